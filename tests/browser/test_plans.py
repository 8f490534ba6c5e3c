"""A plan of battle with a mouse: picked on the board, with what would come of it, and an answer instead of it."""

from playwright.sync_api import expect

from tests.browser.laid import Laid, kept, lay, newcomer, sit
from tests.browser.pages import PHONE, Pages, fits
from tests.browser.seat import TapSeat
from tests.browser.server import Server

PLANNING = Laid(
    ("Ida", "Odo"),
    ("red", "blue"),
    position={
        "lords": {
            "red": {
                "evil": 6,
                "party": ["warrior-2", "thief-1", "wizard-2"],
                "traps": ["anti-magic-dart", "pendulum"],
                "ready": ["witch", "ghost"],
            },
            "blue": {"evil": 10, "party": ["paladin-1", "priest-1"], "ready": ["goblin"]},
        },
        "phase": "planning",
        "round": 2,
        "first": "blue",
    },
    game="dungeon-lords",
)
"""Red plans, and may wait, since the paladin stands at Blue's dungeon."""


def test_a_plan_is_picked_on_the_board_and_tells_what_would_come_of_it(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, PLANNING, {0: seat.page}))
    seat.until_asked()
    foreseen = seat.page.locator(".foreseen li")
    expect(foreseen.first).to_contain_text("nobody captured")
    seat.touches("monster:witch")
    expect(seat.page.locator(".tray")).to_contain_text("Witch")
    expect(foreseen.first).to_contain_text("warrior 2 captured")
    seat.page.get_by_role("button", name=seat.word("table-confirm"), exact=True).click()
    seat.until(lambda: not seat.is_asked or bool(kept(shared_server, seat.page.url).state.sealed[0]), "red has planned")
    assert kept(shared_server, seat.page.url).state.sealed[0][0] == "make_plan"


def test_somebody_waits_instead_and_it_fits_on_a_phone(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server, size=PHONE)
    seat = TapSeat(page)
    seat.opens(lay(shared_server, PLANNING, {0: seat.page}))
    seat.until_asked()
    instead = seat.page.locator(".instead button")
    expect(instead).to_contain_text("Wait")
    fits(seat.page)
    instead.click()
    seat.until(lambda: kept(shared_server, seat.page.url).state.sealed[0] == ("wait",), "red waits")
