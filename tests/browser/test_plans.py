"""A plan of battle with a mouse: picked on the board, with a preview of the result, and an answer instead of it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lanterne import registry
from lanterne.words import words_for
from tests.browser.laid import Laid, kept, lay, newcomer, sit
from tests.browser.pages import DESK, PHONE, Pages, Size, fits
from tests.browser.seat import Seat, TapSeat
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


CROWDED = PLANNING._replace(
    position={
        "lords": {
            "red": {
                "gold": 0,
                "party": ["warrior-2", "thief-1", "wizard-2"],
                "traps": ["cursed-ring", "pendulum"],
                "ready": ["witch", "goblin", "troll", "ghost"],
                "spent": ["vampire"],
            },
        },
        "phase": "planning",
        "round": 2,
    }
)
"""Red has more creatures than can fight in a tunnel, one that is face down, and a trap that is too dear."""


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


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")], ids=["desk", "phone"])
def test_what_cannot_be_added_to_a_plan_says_why(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None], size: Size, locale: str
) -> None:
    page = newcomer(new_page, shared_server, size=size, locale=locale)
    seat = TapSeat(page) if size is PHONE else Seat(page)
    seat.opens(lay(shared_server, CROWDED, {0: page}))
    seat.until_asked()
    words = words_for(registry.box(CROWDED.game), locale[:2])
    dear, asleep = words.text("no-traps-too-dear"), words.text("no-face-down")
    assert {closed["rule"] for closed in seat.draft["closed"]} == {"DL-PLN-7", "DL-PLN-8"}
    closed = page.locator("details.quietly")
    if size is PHONE:
        closed.locator("summary").tap()
    closed.get_by_role("button", name=seat.draft["closed"][0]["label"], exact=True).click()
    expect(closed.locator(".why")).to_contain_text(dear)
    seat.picks("station witch")
    expect(closed.get_by_role("button")).to_have_count(4)
    expect(closed.locator(".why")).to_have_text("")
    last = seat.draft["closed"][-1]
    closed.get_by_role("button", name=last["label"], exact=True).click()
    expect(closed.locator(".why")).to_contain_text(asleep)
    expect(closed.locator(".why")).to_contain_text(last["rule"])
    fits(page)
    accessible(page)


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
