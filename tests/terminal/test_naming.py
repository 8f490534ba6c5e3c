"""Names of heroes at the terminal."""

import asyncio
from pathlib import Path

from textual.widgets import Input

from lanterne.terminal.app import TableApp
from lanterne.terminal.plain import PlainTable
from tests.terminal.test_app import shown, until_asked
from tests.terminal.test_sight import at_the_stairs


def test_a_hero_is_named_on_the_full_screen(tmp_path: Path) -> None:
    async def play() -> None:
        session = at_the_stairs(tmp_path)
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(140, 40)) as pilot:
            await until_asked(pilot, app)
            assert "m Name your hero" in shown(app, "#keys")
            await pilot.press("m")
            await pilot.pause()
            app.screen.query_one(Input).value = "Conan"
            await pilot.press("enter")
            await pilot.pause()
            assert session.table.state.names[0] == "Conan"
            await pilot.press("m", "escape")
            await pilot.pause()
            assert session.table.state.names[0] == "Conan", "nothing was said"
            await pilot.press("tab")
            await pilot.pause()
            assert "Conan (Barbarian)" in shown(app, "#panel")

    asyncio.run(play())


def test_a_hero_is_named_by_text_and_a_bad_name_gets_a_sentence(tmp_path: Path) -> None:
    told: list[str] = []
    lines = [f"m {'x' * 31}", "m Conan", "t", "q"]
    session = at_the_stairs(tmp_path)
    PlainTable(session, "fr", lambda prompt: lines.pop(0), told.append).play()
    assert "m suivi de quelques mots\u00a0: Nommer votre héros" in told
    assert "Un nom compte au plus 30 caractères. (HQ-SET-10)" in told
    assert any("Conan (Barbare)" in line for line in told)
