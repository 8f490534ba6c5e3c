"""Lines of sight in the terminal: on the full screen, and told by text alone."""

import asyncio
from pathlib import Path

from rich.text import Text
from textual.widgets import Static

from lanterne.registry import scene
from lanterne.terminal.app import TableApp
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from lanterne.terminal.sight import looker, named
from lanterne.words import words_for
from tests.terminal.test_app import choose, shown, until_asked


def at_the_stairs(folder: Path) -> Session:
    """A barbarian alone in quest 1, about to move."""
    session = Session.new("heroquest", ["me", "steady"], {"play": "single-quest"}, folder, seed=bytes(32))
    for words in (["take_hero", "barbarian"], ["begin"]):
        session.answer(0, session.table.box.decode(words))
    return session


def lit_marks(app: TableApp) -> int:
    text = app.query_one("#panel", Static).content
    assert isinstance(text, Text)
    return sum("bold" in str(span.style) for span in text.spans)


def test_the_key_s_shows_what_is_seen_and_follows_the_cursor(tmp_path: Path) -> None:
    async def play() -> None:
        session = at_the_stairs(tmp_path)
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(pilot, app)
            assert "s sight" in shown(app, "#keys")
            assert len(shown(app, "#keys")) <= 80
            await pilot.press("s")
            await pilot.pause()
            assert "Barbarian sees 1" in shown(app, "#panel")
            assert "No clear line to anybody." in shown(app, "#panel")
            assert lit_marks(app) > 3
            await choose(pilot, app, "Roll and move")
            await until_asked(pilot, app)
            await choose(pilot, app, "Walk")
            assert "sees" in shown(app, "#panel")
            assert "Barbarian sees" not in shown(app, "#panel"), "the place under the cursor"
            await pilot.press("l", "escape")
            await pilot.pause()
            assert "voit" not in shown(app, "#panel")
            assert "s vue" in shown(app, "#keys")
            assert len(shown(app, "#keys")) <= 80

    asyncio.run(play())


def test_a_game_without_lines_of_sight_says_so(tmp_path: Path) -> None:
    told: list[str] = []
    lines = ["s", "q"]
    session = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    PlainTable(session, "en", lambda prompt: lines.pop(0), told.append).play()
    assert "This game has no lines of sight." in told


def test_sight_is_described_in_text(tmp_path: Path) -> None:
    told: list[str] = []
    session = at_the_stairs(tmp_path)
    lines = ["s", "s y17", "s Barbare", "s nowhere", "l fr", "s barbare", "q"]
    PlainTable(session, "en", lambda prompt: lines.pop(0), told.append).play()
    assert sum(line.startswith("Barbarian sees") for line in told) == 1
    assert any(line.startswith("Y17") and "Clear line" not in line for line in told)
    assert told.count("Clear line to: Barbarian.") == 1, "from Y17; nobody is in sight of the barbarian"
    assert told.count("Nobody can look from there: choose a figure or a known place.") == 2
    assert any(line.startswith("Barbare voit") for line in told)


def test_looking_is_from_the_thing_pointed_at_or_the_active_figure(tmp_path: Path) -> None:
    session = at_the_stairs(tmp_path)
    view = session.view(0)
    shown_now, words = scene(view), words_for(view.box, "en")
    assert looker(view, shown_now) == "hero:barbarian"
    assert looker(view, shown_now, ["door:nowhere", "square:y17"]) == "square:y17"
    assert named(shown_now, "BARBARIAN", words) == "hero:barbarian"
    assert named(shown_now, "l9", words) == "", "nobody has seen it"
