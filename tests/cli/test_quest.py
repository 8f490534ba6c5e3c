"""`lanterne quest`."""

from pathlib import Path

import pytest
from tests.cli.typed import Keyboard, Typed, one_sentence
from tests.games.heroquest.heroscribe import quest

from lanterne import packs

CELLAR = quest(("Orc", 8, 17), ("Mummy", 40, 2))


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of HeroScribe, and a folder for packs."""
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "home"))
    path = tmp_path / "cellar.xml"
    path.write_bytes(CELLAR)
    return path


def refused(typed: Typed, code: int) -> str:
    """The one sentence that is said instead."""
    assert typed.code == code
    return one_sentence(typed)


def test_a_file_becomes_a_pack_with_a_report(keyboard: Keyboard, file: Path) -> None:
    typed = keyboard("quest", "import", str(file), "--lang", "en")
    assert (typed.code, typed.err) == (0, "")
    assert typed.out.splitlines() == [
        f"“The Cellar” is now a pack: {packs.folder() / 'the-cellar'}",
        "One monster and one door are on the map.",
        "– Goal: See every room, those behind secret doors too, and come back out.",
        "– Quest 1, as hard as quest 2 of the campaign; played by itself, each hero has 100 gold coins to spend "
        "before it.",
        "– One thing is left out; see below.",
        "– One thing was read from the notes; please compare it.",
        "Left out:",
        "– Mummy on 40, 2 is left out: it is not on the board.",
        "Read from the notes; please compare:",
        "– Wandering monster: Goblin.",
        "To play it: lanterne play heroquest+the-cellar",
    ]
    assert [pack.name for pack in packs.found("heroquest")] == ["the-cellar"]
    again = keyboard("quest", "import", str(file), "--lang", "fr")
    assert "lanterne play heroquest+the-cellar-no2" in again.out
    assert "Mummy en 40, 2 est laissé de côté" in again.out


def test_a_pack_of_a_given_name(keyboard: Keyboard, file: Path) -> None:
    assert keyboard("quest", "import", str(file), "--name", "below", "--goal", "h17").code == 0
    assert packs.read("below").title["en"] == "The Cellar"
    for name in ("below", "goblin-toll", "../out", "Below"):
        refused(keyboard("quest", "import", str(file), "--name", name), 2)
    assert sorted(path.name for path in packs.folder().iterdir()) == ["below"]


def test_what_is_no_quest_is_refused(keyboard: Keyboard, file: Path) -> None:
    file.write_bytes(b"<svg/>")
    said = refused(keyboard("quest", "import", str(file), "--lang", "en"), 1)
    assert "its root element is “svg”" in said
    refused(keyboard("quest", "import", str(file.parent / "nothing.xml")), 2)
    said = refused(keyboard("quest", "import", str(file.parent), "--lang", "en"), 1)
    assert said.endswith("is not played. This is not a HeroScribe file: its root element is “svg”, not “quest”.")
    file.unlink()
    said = refused(keyboard("quest", "import", str(file.parent), "--lang", "en"), 1)
    assert said.endswith("There are no HeroScribe files.")
    assert not packs.folder().exists()


def test_a_folder_becomes_a_campaign(keyboard: Keyboard, file: Path) -> None:
    (file.parent / "second.xml").write_bytes(file.read_bytes())
    typed = keyboard("quest", "import", str(file.parent), "--name", "war", "--lang", "en")
    assert (typed.code, typed.err) == (0, "")
    assert typed.out.splitlines()[1] == "2 quests, played in order as a campaign: heroes keep what they have."
    assert typed.out.splitlines()[-1] == "To play it: lanterne play heroquest+war"


def test_number_difficulty_purse_and_start_are_set_when_a_quest_is_imported(keyboard: Keyboard, file: Path) -> None:
    wished = ("--number", "5", "--difficulty", "9", "--purse", "30", "--start", "g15", "--lang", "en")
    typed = keyboard("quest", "import", str(file), *wished)
    assert "– Quest 5, as hard as quest 9 of the campaign; played by itself, each hero has 30 gold" in typed.out
    said = refused(keyboard("quest", "import", str(file), "--difficulty", "15"), 2)
    assert said.endswith("the difficulty must be at most 14, not 15")


def map_in(file: Path) -> list[str]:
    """What a file shows, but for the marks of its notes."""
    return sorted(line for line in file.read_text().splitlines() if "<object" in line and "Letter" not in line)


def test_quests_are_handed_out_and_come_back(keyboard: Keyboard, file: Path) -> None:
    out = file.parent / "out.xml"
    assert keyboard("quest", "export", "goblin-toll", "--heroscribe", str(out), "--lang", "en").code == 0
    assert keyboard("quest", "import", str(out), "--name", "toll").code == 0
    again = file.parent / "again.xml"
    assert keyboard("quest", "export", "toll", "--heroscribe", str(again), "--lang", "en").code == 0
    assert map_in(again) == map_in(out)
    ours = file.parent / "ours.json"
    assert keyboard("quest", "export", "goblin-toll", str(ours)).code == 0
    assert b'"id": "goblin-toll"' in ours.read_bytes()
    refused(keyboard("quest", "export", "nothing", str(out)), 2)
    refused(keyboard("quest", "export", "goblin-toll", str(file.parent / "no" / "such")), 1)


def test_bots_try_a_file_and_leave_nothing_behind(keyboard: Keyboard, file: Path) -> None:
    typed = keyboard("quest", "test", str(file), "--games", "3", "--workers", "1", "--lang", "en")
    assert (typed.code, typed.err) == (0, "")
    assert "The heroes won 3 of 3 games, 100\u00a0%.\n" in typed.out
    assert "Mummy on 40, 2 is left out" in typed.out
    assert not packs.folder().exists()


def test_bots_try_quests_of_ours_by_name_and_from_a_file(keyboard: Keyboard, file: Path) -> None:
    ours = file.parent / "ours.json"
    keyboard("quest", "export", "proving-vaults", str(ours))
    words = ("--games", "2", "--workers", "1", "--lang", "en")
    by_name = keyboard("quest", "test", "proving-vaults", *words)
    assert by_name.out.startswith("The heroes won 2 of 2 games")
    assert keyboard("quest", "test", str(ours), *words).out == by_name.out
    ours.write_text('{"id": "x"}')
    refused(keyboard("quest", "test", str(ours)), 2)
    refused(keyboard("quest", "test", "nothing"), 2)
    refused(keyboard("quest", "test", "proving-vaults", "--games", "0"), 2)


def test_a_party_comes_to_a_quest_through_its_campaign(keyboard: Keyboard, file: Path) -> None:
    words = ("--games", "3", "--workers", "1", "--lang", "en")
    typed = keyboard("quest", "test", "goblin-toll", "--parties", "2", *words)
    assert (typed.code, typed.err) == (0, "")
    assert "of 3 games" in typed.out
    assert typed.out != keyboard("quest", "test", "goblin-toll", *words).out
    assert "at least 0" in refused(keyboard("quest", "test", "goblin-toll", "--parties", "-1"), 2)
    assert "is not part of a campaign" in refused(keyboard("quest", "test", str(file), "--parties", "1", *words), 2)
