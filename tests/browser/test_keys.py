"""The end of a game by keyboard alone."""

from playwright.sync_api import expect

from tests.browser.laid import kept, lay, newcomer, set_players
from tests.browser.pages import Pages
from tests.browser.positions import ALONE, GROUPS, LAST_DRAGON
from tests.browser.seat import KeySeat
from tests.browser.server import Server


def test_a_game_is_played_to_its_summary_without_a_mouse(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address)
    set_players(shared_server, page, "Ida")
    address = lay(shared_server, LAST_DRAGON._replace(seats=ALONE), {0: page, 1: page})
    seat = KeySeat(page)
    page.reload()
    seat.goes_to(page.get_by_role("link", name="Continue"))
    page.keyboard.press("Enter")
    seat.until_asked()

    # On the board: to the dwarf, then by arrows to a lit square.
    dwarf, square = seat.thing("dwarf:green-w1"), seat.thing("square:ruins-path-07")
    seat.goes_to(page.locator("[data-node] [tabindex='0']"))
    seat.goes_by_arrows("dwarf:green-w1")
    page.keyboard.press("Enter")
    expect(dwarf.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(square.get_by_role("button")).to_have_count(1)
    seat.goes_by_arrows("square:ruins-path-07")
    before = seat.now["entry"]
    page.keyboard.press("Enter")
    seat.until(lambda: seat.now["entry"] != before, "the dwarf moves")

    # In the prompt: by the keys that the options carry.
    seat.answers("step_dwarf green-w1 ruins-17")
    seat.answers("announce red")
    summary = page.get_by_role("dialog", name="How it ended")
    expect(summary).to_be_visible()
    assert kept(shared_server, address).over
    seat.goes_to(summary.get_by_role("link", name="To the lobby"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()


def test_a_group_is_put_together_and_an_answer_taken_back_by_keys(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    seat = KeySeat(page)
    seat.opens(lay(shared_server, GROUPS._replace(seats=ALONE), {0: page, 1: page}))
    seat.answers("place_group [recruit warrior 2] [recruit mechanicus 3]")
    entry = seat.now["entry"]
    page.keyboard.press("u")
    seat.until(lambda: seat.now["entry"] > entry, "it is taken back")
    seat.until_asked()
    assert "draft" in seat.now
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    seat.answers("place_group [recruit warrior 5]")
