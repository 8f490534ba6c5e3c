"""A sum of gold in the terminal: the number is typed."""

import asyncio
from pathlib import Path

from lanterne.terminal.app import TableApp
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from tests.terminal.test_app import labels, shown, until_asked

GOLD = 130


def with_gold(folder: Path) -> Session:
    """A barbarian with gold, about to give the dwarf some."""
    session = Session.new("heroquest", ["me", "me", "steady"], {"play": "single-quest"}, folder, seed=bytes(32))
    decode, table = session.table.box.decode, session.table
    for seat, hero in enumerate(("barbarian", "dwarf")):
        session.answer(seat, decode(["take_hero", hero]))
    session.answer(0, decode(["begin"]))
    s = table.game.state
    s.sheets[0] = s.sheets[0]._replace(gold=GOLD)
    for words in (["give_to", "dwarf"], ["open_purse", "dwarf"]):
        session.answer(0, decode(words))
    return session


def gold(session: Session) -> list[int]:
    return [sheet.gold for sheet in session.table.state.sheets[:2]]


def test_a_number_is_typed_on_the_full_screen(tmp_path: Path) -> None:
    async def play() -> None:
        session = with_gold(tmp_path)
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(pilot, app)
            assert "Type a number from 0 to 130." in shown(app, "#prompt")
            await pilot.press("enter")
            assert gold(session) == [GOLD, 0], "it must be said how much"
            await pilot.press("2", "5", "7")
            await pilot.pause()
            assert labels(app) == ["Give the dwarf 25 gold coins"], "257 would be too much: the 7 is not taken"
            await pilot.press("backspace", "0")
            await pilot.pause()
            assert labels(app) == ["Give the dwarf 20 gold coins"]
            await pilot.press("enter")
            await pilot.pause()
            assert gold(session) == [GOLD - 20, 20]

    asyncio.run(play())


def test_a_number_is_typed_in_plain_text(tmp_path: Path) -> None:
    told: list[str] = []
    lines = ["131", "-1", "40", "", "30", "1", "q"]
    session = with_gold(tmp_path)
    PlainTable(session, "fr", lambda prompt: lines.pop(0), told.append).play()
    assert told.count("Tapez un nombre de 0 à 130.") >= 4
    assert "1. Donner 40 pièces d’or au nain" in told
    assert "1. Donner 30 pièces d’or au nain" in told
    assert gold(session) == [GOLD - 30, 30]
