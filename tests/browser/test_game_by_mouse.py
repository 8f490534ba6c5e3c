"""A game from the lobby to its end, with a mouse and nothing else."""

from playwright.sync_api import Page, expect

from lanterne import shelf
from lanterne.engine import words_of_call
from tests.browser.laid import kept
from tests.browser.pages import Pages
from tests.browser.seat import Seat
from tests.browser.server import Server


def set_up(page: Page, name: str) -> None:
    """Fill in the form of a short game for two that ends after thirty rounds at the latest."""
    page.get_by_role("link", name="More choices…").click()
    page.get_by_label("My name").fill(name)
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("radio", name="Short game").check()
    page.get_by_role("radio", name="At once").check()
    page.get_by_role("button", name="Begin").click()


def play_on(seat: Seat, server: Server) -> int:
    """Play as a bot would until the game is over; tells how many answers that took."""
    bot = shelf.bot("xorlosch", "steady:slayer")("the hand with the mouse")
    answers = 0
    while seat.until_asked_or_over():
        table = kept(server, seat.page.url)
        seat.answers(words_of_call(table.box, bot.choose(table.view(seat.mine[0]))))
        answers += 1
    return answers


def test_a_short_game_from_the_lobby_to_its_end(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address)
    seat = Seat(page)
    set_up(page, "Ida")
    assert play_on(seat, shared_server) > 10
    table = kept(shared_server, page.url)
    assert table.over
