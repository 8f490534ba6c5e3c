"""Things of the board that are carried to others, by mouse and by finger."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.laid import kept, lay, newcomer, sit
from tests.browser.pages import PHONE, Pages
from tests.browser.runs import ROLLED, SLIME
from tests.browser.seat import Seat, TapSeat, spelt
from tests.browser.server import Server

FOE = "[data-node='fought:slime']"


def middle(page: Page, node: str) -> tuple[float, float]:
    """The middle of a node on the screen."""
    box = page.locator(f"{node} .hit").bounding_box()
    assert box is not None, f"{node} is not shown"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def die(whose: str, place: int) -> str:
    """A die of the hero or of the monster."""
    return f"[data-node='{whose}-die:{place}']"


def takes_up(page: Page, node: str) -> None:
    """Press on a node and draw it a little."""
    x, y = middle(page, node)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 8, steps=3)
    expect(page.locator(".ghost")).to_be_visible()


def picked(seat: Seat) -> list[str]:
    """What is in the draft."""
    return sorted(spelt(pick["answer"]) for pick in seat.draft.get("picked", ()))


def carries(seat: Seat, node: str, to: str) -> None:
    """Draw a node to another one, and see the draft change."""
    page = seat.page
    takes_up(page, node)
    expect(page.locator(f"{to}.goal")).to_be_visible()
    page.mouse.move(*middle(page, to), steps=4)
    expect(page.locator(f"{to}.over")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    seat.until(seat.shows, "the draft")


def test_dice_are_assigned_by_carrying_them(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, ROLLED, {0: page})
    seat.opens(address)
    seat.until_asked()
    suggested = ["block_with 3 3", "hit_with 4", "hit_with 4", "hit_with 5"]
    assert picked(seat) == suggested
    # Taken out of the draft, the first 4 may hit, or block what is not blocked yet.
    carries(seat, die("own", 1), die("foe", 1))
    seat.until(lambda: picked(seat) == ["block_with 3 3", "block_with 4 3", "hit_with 4", "hit_with 5"], "a block")
    expect(page.locator(".ties path.tie-top")).to_have_count(4)
    # The 3 only blocks: the monster takes it not, and where nothing takes it, it stays what it was.
    takes_up(page, die("own", 0))
    expect(page.locator(f"{die('foe', 0)}.goal")).to_be_visible()
    expect(page.locator(f"{FOE}.goal")).to_have_count(0)
    page.mouse.move(*middle(page, FOE), steps=4)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    seat.until(lambda: len(picked(seat)) == 4, "the 3 is back")
    assert page.locator(".thing-menu").count() == 0
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    accessible(page)
    # Escape puts a die back, and the pointer that still holds it does nothing.
    takes_up(page, die("own", 3))
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    page.mouse.move(*middle(page, FOE), steps=4)
    page.mouse.up()
    seat.until(lambda: len(picked(seat)) == 4 and seat.shows(), "the 5 is back")
    assert "block_with 4 3" in picked(seat)
    seat.confirms()
    seat.until(lambda: any(sent["do"] == "answer" for sent in seat.sent) and seat.shows(), "the answer is taken")
    (given,) = (spelt(sent["answer"]) for sent in seat.sent if sent["do"] == "answer")
    assigned = ["[block_with 3 3]", "[block_with 4 3]", "[hit_with 4]", "[hit_with 5]"]
    assert sorted(given.replace("] [", "]|[").partition(" ")[2].split("|")) == assigned
    assert kept(shared_server, address).state.heroes[0].wounds == 0, "both potential hits were blocked"


def test_a_hero_is_carried_to_whom_he_fights_and_the_ground_still_moves(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, SLIME, {0: page})
    seat.opens(address)
    seat.until_asked()
    hero, plane = "[data-node='figure:dorgan']", page.locator(".board .plane")
    for _ in range(3):
        page.keyboard.press("+")
    before = plane.get_attribute("style")
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 90, steps=4)
    expect(page.locator(".ghost")).to_have_count(0)
    page.mouse.up()
    assert plane.get_attribute("style") != before, "empty ground was dragged"
    page.keyboard.press("0")
    still = plane.get_attribute("style")
    takes_up(page, hero)
    page.mouse.move(*middle(page, "[data-node='monster:slime']"), steps=4)
    assert plane.get_attribute("style") == still, "only the hero was carried"
    page.mouse.up()
    seat.until(lambda: any(sent["do"] == "answer" for sent in seat.sent), "the battle")
    assert [sent["answer"] for sent in seat.sent if sent["do"] == "answer"] == [["battle_monster"]]


def test_a_die_is_carried_by_finger(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server, size=PHONE)
    seat = TapSeat(page)
    seat.opens(lay(shared_server, ROLLED, {0: page}))
    seat.until_asked()
    browser = page.context.new_cdp_session(page)

    def fingers(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at)]
        browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), there = middle(page, die("own", 1)), middle(page, die("foe", 1))
    fingers("touchStart", (x, y))
    fingers("touchMove", (x, y - 12))
    expect(page.locator(f"{die('foe', 1)}.goal")).to_be_visible()
    fingers("touchMove", there)
    fingers("touchEnd")
    seat.until(lambda: "block_with 4 3" in picked(seat) and seat.shows(), "a block")
    # A second finger puts back what the first one holds: the two of them zoom.
    before, plane = picked(seat), page.locator(".board .plane")
    seen = plane.get_attribute("style")
    fingers("touchStart", (x, y))
    fingers("touchMove", (x, y - 12))
    expect(page.locator(".ghost")).to_be_visible()
    fingers("touchStart", (x, y - 12), (x + 60, y - 12))
    expect(page.locator(".ghost")).to_have_count(0)
    fingers("touchMove", (x - 40, y - 12), (x + 120, y - 12))
    fingers("touchEnd")
    assert plane.get_attribute("style") != seen
    seat.until(lambda: picked(seat) == before and seat.shows(), "the die is back")
