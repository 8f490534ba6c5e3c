"""The example of docs/new-game.md in the browser. Nothing in `web/` and no list of games knows it."""

from playwright.sync_api import expect

from lanterne import registry
from lanterne.engine import call_to_text
from tests.browser.laid import kept
from tests.browser.pages import PHONE, Pages, card, fits
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server

GAME = "sleeping-dragon"


def begin(seat: Seat, title: str, *choices: str) -> None:
    """From its card in the lobby to a table with bots that do not linger."""
    card(seat.page, title).get_by_role("link", name=seat.word("more-choices")).click()
    seat.page.get_by_label(seat.word("my-name")).fill("Ida")
    for choice in (*choices, seat.word("pace-none")):
        seat.page.get_by_role("radio", name=choice).check()
    seat.page.get_by_role("button", name=seat.word("begin")).click()


def play_to_the_end(seat: Seat, server: Server) -> set[str]:
    """Play as a bot would, on the board where that is possible; gives the kinds of answers that there were."""
    hand = registry.bot(GAME, "steady")("the hand with the mouse")
    given = set()
    while seat.until_asked_or_over():
        table = kept(server, seat.page.url)
        call = hand.choose(table.view(seat.mine[0]))
        given.add(call[0])
        seat.points_out(call_to_text(table.box, call))
    return given


def test_a_whole_game_from_the_lobby_to_its_end_by_mouse(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    begin(seat, "While the Dragon Sleeps")
    given = play_to_the_end(seat, shared_server)
    assert "sneak" in given
    assert seat.touched, "chambers can be touched"
    assert kept(shared_server, seat.page.url).over
    summary = seat.page.get_by_role("dialog", name="How it ended")
    for colour in ("Red", "Blue", "Green"):
        expect(summary.get_by_role("listitem").filter(has_text=colour).first).to_be_visible()


def test_a_whole_game_in_french_on_a_phone(new_page: Pages, shared_server: Server) -> None:
    seat = TapSeat(new_page(shared_server.address, size=PHONE, locale="fr-FR"))
    begin(seat, "Tant que dort le dragon", "Léger\u00a0: deux dés")
    seat.until_asked()
    expect(seat.page.get_by_text("dans quelle salle vous glissez-vous")).to_be_visible()
    fits(seat.page)
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, seat.page.url).over


def test_its_rulebook_has_a_page(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address)
    card(page, "While the Dragon Sleeps").get_by_role("link", name="Rules").click()
    expect(page.get_by_text("SD-EYE-2").first).to_be_visible()
