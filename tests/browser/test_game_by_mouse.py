"""Games from the lobby to their end, with a mouse and nothing else."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lanterne import registry
from lanterne.engine import Table, call_to_text
from tests.browser.laid import XORLOSCH, kept
from tests.browser.pages import Pages, card
from tests.browser.seat import Seat
from tests.browser.server import Server

BOT = registry.bot(XORLOSCH, "steady:slayer")


def set_up(page: Page, name: str, *choices: str) -> None:
    """Fill in the form of a game against two bots that do not linger."""
    card(page, "Xorlosch").get_by_role("link", name="Friends, variants…").click()
    page.get_by_label("My name").fill(name)
    for choice in (*choices, "At once"):
        page.get_by_role("radio", name=choice).check()
    page.get_by_role("button", name="Begin").click()


def plan(table: Table[Any], seat: int) -> tuple[str, str]:
    """What a bot would answer, and where it would go with the same dwarf before it does anything else ("" if that is
    one step or none)."""
    bot = BOT("the hand with the mouse")
    call = bot.choose(table.view(seat))
    words = call_to_text(table.box, call)
    far = ""
    while call[0] == "step_dwarf":
        table.answer(seat, call)
        if table.over or seat not in table.asked:
            break
        following = bot.choose(table.view(seat))
        if following[:2] != call[:2]:
            break
        call, far = following, call_to_text(table.box, following).split()[2]
    return words, far


def play_to_the_end(seat: Seat, server: Server) -> None:
    """Play as a bot would until the game is over; what is far is walked to by one click."""
    while seat.until_asked_or_over():
        words, far = plan(kept(server, seat.page.url), seat.mine[0])
        if far and seat.goes_far(f"dwarf:{words.split()[1]}", f"square:{far}"):
            continue
        seat.answers(words)


def see_the_end(seat: Seat, server: Server) -> None:
    table = kept(server, seat.page.url)
    assert table.over
    summary = seat.page.get_by_role("dialog", name="How it ended")
    for place in seat.now["ending"]["places"]:
        expect(summary.get_by_role("listitem").filter(has_text=place["name"]).first).to_be_visible()
    summary.get_by_role("link", name="To the lobby").click()
    expect(seat.page.get_by_role("link", name="Replay")).to_be_visible()


def test_a_short_game_from_the_lobby_to_its_end(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    set_up(seat.page, "Ida", "Short game")
    play_to_the_end(seat, shared_server)
    assert seat.touched > 10
    see_the_end(seat, shared_server)


@pytest.mark.long
@pytest.mark.parametrize(("board", "french"), [("The Ruins", False), ("The Dungeon", True)])
def test_a_whole_game_against_bots(board: str, french: bool, new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    set_up(seat.page, "Ida", board, "Full game")
    seat.until_asked()
    if french:
        seat.page.get_by_role("button", name="FR, Français").click()
        seat.until(lambda: seat.language == "fr" and seat.shows(), "French")
    play_to_the_end(seat, shared_server)
    answers = sum(sent["do"] in ("answer", "walk") for sent in seat.sent)
    assert seat.touched > answers / 2 > 20, "most is done on the board"
    assert kept(shared_server, seat.page.url).over
