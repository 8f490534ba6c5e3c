"""What is seen of a large board: what matters now, large enough, until somebody wants to see something else."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adventures import HORDE, LAST_GUARDIAN
from tests.browser.laid import Laid, lay, newcomer, set_players
from tests.browser.pages import PHONE, Pages, Size
from tests.browser.quests import AMBUSH, FAR_FROM_HOME
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server

SQUARES = """() => {
    const squares = [...document.querySelectorAll('[data-thing^="square:"]')].map((node) => {
        const box = node.querySelector('.hit').getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    });
    let least = Infinity;
    for (const [x, y] of squares) for (const [x2, y2] of squares)
        if (Math.abs(y - y2) < 1 && x2 - x > 1) least = Math.min(least, x2 - x);
    return least;
}"""
"""How far apart two neighbouring squares are, in pixels."""
VIEW = "() => document.querySelector('.plane').style.transform"
GLIDES = """() => {
    const plane = document.querySelector('.board-picture.gliding');
    return plane ? getComputedStyle(plane).transitionDuration : '';
}"""

Opened = Callable[[Laid, Size], Seat]


@pytest.fixture
def opened(new_page: Pages, shared_server: Server) -> Opened:
    """Open a table at which one person has all seats that no bot has."""

    def opens(laid: Laid, size: Size) -> Seat:
        page = newcomer(new_page, shared_server, size=size)
        seat = TapSeat(page) if size is PHONE else Seat(page)
        people = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
        seat.opens(lay(shared_server, laid, dict.fromkeys(people, page)))
        seat.until_asked()
        return seat

    return opens


def view(page: Page) -> str:
    found: str = page.evaluate(VIEW)
    return found


@pytest.mark.parametrize("laid", [AMBUSH, LAST_GUARDIAN, HORDE], ids=["heroquest", "warhammer quest", "horde"])
@pytest.mark.parametrize(("size", "least"), [(Size(1440, 860), 56), (Size(1280, 720), 48), (PHONE, 36)])
def test_the_squares_of_a_fight_are_large(opened: Opened, laid: Laid, size: Size, least: int) -> None:
    seat = opened(laid, size)
    assert seat.page.evaluate(SQUARES) >= least


def test_the_whole_board_is_one_key_away_and_home_goes_back(opened: Opened) -> None:
    seat = opened(AMBUSH, Size(1440, 860))
    near = view(seat.page)
    seat.page.keyboard.press("0")
    assert seat.page.evaluate(SQUARES) < 48
    assert view(seat.page) != near
    seat.answers("roll_movement")
    seat.until_asked()
    assert seat.page.evaluate(SQUARES) < 48, "who wants to see everything goes on seeing it"
    seat.page.keyboard.press("Home")
    assert seat.page.evaluate(SQUARES) >= 56


def test_what_acts_is_gone_to(opened: Opened) -> None:
    seat = opened(FAR_FROM_HOME, Size(1280, 720))
    for hero in ("barbarian", "dwarf", "elf"):
        expect(seat.thing(f"hero:{hero}")).to_be_in_viewport()
        seat.answers("end_turn")
        seat.until_asked()


def test_who_has_moved_the_board_is_not_moved_away_from_there(opened: Opened) -> None:
    seat = opened(FAR_FROM_HOME, Size(1280, 720))
    near = view(seat.page)
    board = seat.page.locator(".board").bounding_box()
    assert board
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    seat.page.mouse.move(x, y)
    seat.page.mouse.wheel(0, -300)
    seat.page.wait_for_function(f"() => ({VIEW})() !== {near!r}")
    own = view(seat.page)
    seat.answers("end_turn")
    seat.until_asked()
    assert view(seat.page) == own
    seat.page.keyboard.press("Home")
    assert view(seat.page) != own
    expect(seat.thing("hero:dwarf")).to_be_in_viewport()


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "calm"])
def test_the_view_eases_unless_motion_is_unwelcome(new_page: Pages, shared_server: Server, moving: bool) -> None:
    page = new_page(shared_server.address, size=Size(1280, 720), moving=moving)
    set_players(shared_server, page, "Ida")
    seat = Seat(page)
    seat.opens(lay(shared_server, AMBUSH, {0: page, 1: page}))
    seat.until_asked()
    page.keyboard.press("0")
    page.keyboard.press("Home")
    eased = page.evaluate(GLIDES)
    assert (eased not in ("", "0s")) == moving, eased
