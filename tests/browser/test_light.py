"""What shines most: the acting figure, then targets, then squares to walk to; and no touch is lost while the board
moves."""

import pytest
from playwright.sync_api import expect

from tests.browser.laid import Laid, lay, newcomer, set_players
from tests.browser.pages import DESK, PHONE, Pages
from tests.browser.positions import WALK
from tests.browser.quests import AMBUSH, RICH, THREE
from tests.browser.seat import AT_REST, POINT, Seat
from tests.browser.server import Server

GLOWS = """thing => {
    const ring = document.querySelector(`[data-thing="${thing}"] .ring-near`);
    return ring ? Number(getComputedStyle(ring).opacity) : 0;
}"""
BELOW = """thing => {
    const node = document.querySelector(`[data-thing="${thing}"]`);
    const [ring, mark, badge] = ['.ring-line', '.mark', '.badge'].map(each => node.querySelector(each));
    return [mark, badge].filter(Boolean).map(each => Boolean(ring.compareDocumentPosition(each) & 4));
}"""
"""Whether letter and points of a thing are painted after the ring around it."""


def seated(new_page: Pages, server: Server, laid: Laid) -> Seat:
    page = newcomer(new_page, server)
    seat = Seat(page)
    people = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
    seats = tuple(name if name.startswith("[") else "Ida" for name in laid.seats)
    seat.opens(lay(server, laid._replace(seats=seats), dict.fromkeys(people, page)))
    seat.until_asked()
    return seat


def test_who_acts_then_what_can_be_struck_then_where_one_walks(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server, AMBUSH)
    seat.answers("roll_movement")
    seat.until_asked()
    page = seat.page
    expect(seat.thing("hero:barbarian").locator(".ring-acts")).to_have_count(1)
    expect(page.locator(".ring-acts")).to_have_count(1)
    struck, walked = page.evaluate(GLOWS, "foe:orc-1"), page.evaluate(GLOWS, "square:l8")
    assert struck > walked > page.evaluate(GLOWS, "foe:goblin-1") == 0
    assert page.evaluate(BELOW, "foe:orc-1") == [True]


def test_a_distance_and_the_way_are_told_of_what_is_pointed_at(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server, AMBUSH)
    seat.answers("roll_movement")
    seat.until_asked()
    seat.until(lambda: "square:n12" in seat.ways.get("", {}), "a way")
    page = seat.page
    expect(page.locator(".cost")).to_have_count(0)
    seat.thing("square:n12").locator(".hit").hover()
    expect(page.locator(".cost")).to_have_text([str(seat.ways[""]["square:n12"])])
    steps = page.locator(".trail").get_attribute("d") or ""
    assert steps.count("L") == seat.ways[""]["square:n12"], "from square to square, to the figure that walks"
    seat.prompt.hover()
    expect(page.locator(".cost")).to_have_count(0)


def test_where_few_places_can_be_reached_all_distances_are_told(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server, WALK)
    if not seat.page.locator("[aria-pressed=true]").count():
        seat.touches("dwarf:red-w1")
    seat.until(lambda: "closed" in seat.now, "where the dwarf can go")
    expect(seat.page.locator(".cost")).to_have_count(len(seat.ways["dwarf:red-w1"]))


def test_to_whom_one_could_give_something_does_not_shine(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server, THREE)
    seat.answers("roll_movement")
    seat.until_asked()
    assert "give_to dwarf" in seat.options
    assert seat.page.evaluate(GLOWS, "hero:dwarf") == 0
    expect(seat.thing("hero:dwarf").get_by_role("button")).to_have_count(1)


def test_squares_beside_a_door_can_be_seen_to_be_reached(new_page: Pages, shared_server: Server) -> None:
    beside = RICH._replace(position={**RICH.position, "map": "quest", "seen": "all"})
    try:
        seat = seated(new_page, shared_server, beside)
    except (KeyError, ValueError) as problem:
        pytest.fail(f"the position: {problem}")
    seat.answers("roll_movement")
    seat.until_asked()
    doors = {str(node.get_attribute("data-node")) for node in seat.page.locator('[data-node^="door:"]').all()}
    assert doors
    seat.until(lambda: bool(seat.ways.get("")), "ways")
    for square in seat.ways[""]:
        expect(seat.thing(square).locator(".ring-line").first).to_be_attached()


@pytest.mark.parametrize("key", ["0", "+"])
def test_a_press_counts_where_it_began_though_the_board_moves(new_page: Pages, shared_server: Server, key: str) -> None:
    page = new_page(shared_server.address, size=DESK, moving=True)
    set_players(shared_server, page, "Ida")
    seat = Seat(page)
    seat.opens(lay(shared_server, WALK._replace(seats=("Ida", "Ida")), {0: page, 1: page}))
    seat.until_asked()
    if page.locator("[aria-pressed=true]").count():
        page.keyboard.press("Escape")
    seat.until(lambda: page.evaluate(POINT, "dwarf:red-w1"), "the dwarf can be touched")
    page.evaluate(AT_REST)  # the camera has gone where the dwarf is
    x, y = page.evaluate(POINT, "dwarf:red-w1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("document.querySelector('.plane').style.transform += ' translate(300px, 200px)'")
    page.keyboard.press(key)
    page.mouse.up()
    expect(seat.thing("dwarf:red-w1").locator("[aria-pressed=true]")).to_have_count(1)


def test_a_finger_that_stays_is_told_the_distance(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server, size=PHONE)
    seat = Seat(page)
    seat.opens(lay(shared_server, AMBUSH, {0: page, 1: page}))
    seat.answers("roll_movement")
    seat.until_asked()
    seat.until(lambda: "square:l10" in seat.ways.get("", {}), "a way")
    seat.thing("square:l10").locator(".hit").dispatch_event(
        "pointerdown", {"pointerType": "touch", "bubbles": True, "pointerId": 7, "button": 0}
    )
    expect(page.locator(".cost")).to_have_text([str(seat.ways[""]["square:l10"])])
