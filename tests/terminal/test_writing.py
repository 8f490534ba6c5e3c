"""Texts, files to hand in and files to take away, at both terminals: a quest in the workshop."""

import asyncio
from pathlib import Path

import pytest

from lanterne.games.quest_workshop.packing import read_file
from lanterne.terminal.app import TableApp
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from tests.games.heroquest.heroscribe import quest

GAME = "quest-workshop"
TO_THE_TITLE = ("Turn to another page", "Page: Words and files", "Write title", "Title", "Write: Title (English)")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    return tmp_path


def new_session(folder: Path) -> Session:
    return Session.new(GAME, ["me"], {}, folder, seed=bytes(32))


class Typist:
    """Types by what it has read: a wish is the label of an option, or else a line as it is."""

    def __init__(self, *wishes: str) -> None:
        self.wishes = list(wishes)
        self.page: list[str] = []
        self.told: list[str] = []

    def tell(self, line: str) -> None:
        self.page.append(line)
        self.told.append(line)

    def ask(self, prompt: str) -> str:
        if not self.wishes:
            raise EOFError
        wish = self.wishes.pop(0)
        number = next((line.partition(". ")[0] for line in self.page if line.partition(". ")[2].startswith(wish)), wish)
        self.page.clear()
        return number


def typed(session: Session, *wishes: str) -> list[str]:
    """The reply to somebody who types this."""
    typist = Typist(*wishes)
    PlainTable(session, "en", typist.ask, typist.tell).play()
    return typist.told


def test_a_text_is_typed_and_what_was_made_is_taken_away(home: Path) -> None:
    session = new_session(home)
    told = typed(session, *TO_THE_TITLE, "Write the text", "The Bell")
    name = session.table.state.quest.id
    assert session.table.state.texts == ((f"quest-{name}", "The Bell", ""),)
    made = home / "made" / f"{name}.json"
    assert any(str(made) in line for line in told)
    assert read_file(made.read_text("utf-8")).texts == session.table.state.texts
    assert not (home / "made" / f"{name}.zip").exists(), "it cannot be played yet"


def test_a_text_that_does_not_fit_is_refused_and_an_empty_line_leaves_it(home: Path) -> None:
    session = new_session(home)
    told = typed(session, *TO_THE_TITLE, "Write the text", "x" * 1201, "Write the text", "", "Leave it as it was")
    assert any("at most 1,200 characters. (QW-TXT-2)" in line for line in told)
    assert session.table.state.texts == ()
    assert session.table.view(0).decision.name == "edit"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "iso-8859-1"])
def test_a_file_is_handed_in_by_its_path(home: Path, encoding: str) -> None:
    file = home / "cellar.xml"
    file.write_bytes(quest(("Orc", 7, 16), given='name="Le Château"').decode().encode(encoding))
    session = new_session(home)
    told = typed(session, "Load a quest", "Load a file", str(home / "none"), "Load a file", str(file))
    assert any("none cannot be read: No such file or directory." in line for line in told)
    assert "A quest was loaded from a file." in told
    assert session.table.state.texts[0][1] == "Le Château"


def test_a_text_is_typed_on_a_full_screen(home: Path) -> None:
    session = new_session(home)
    for answer in (["turn_to", "words"], ["write_subject", "title", "fr"]):
        session.answer(0, session.table.box.decode(answer))

    async def play() -> None:
        app = TableApp(session, "fr", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("1")
            await pilot.pause()
            await pilot.press(*"Cor", "enter")
            await pilot.pause()
            assert session.table.state.texts[0][2] == "Cor"
            assert session.table.view(0).decision.name == "edit"
        assert any(".json" in line for line in app.farewell())

    asyncio.run(play())
