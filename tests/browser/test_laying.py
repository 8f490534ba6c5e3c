"""Tiles are laid where they lie: a ghost on the board, turned by a click, a finger or R, then laid."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adventures import PASSAGE
from tests.browser.laid import Laid, kept, lay, newcomer
from tests.browser.lords import DIGGER, SHOP
from tests.browser.pages import DESK, PHONE, Pages, Size
from tests.browser.runs import AT_THE_BEND
from tests.browser.seat import KeySeat, Seat, TapSeat
from tests.browser.server import Server

GHOST = ".laid-hit"


def seated(
    new_page: Pages, server: Server, laid: Laid, kind: type[Seat] = Seat, size: Size = DESK, locale: str = "en-GB"
) -> tuple[Seat, str]:
    page = newcomer(new_page, server, size=size, locale=locale)
    seat = kind(page)
    seats = ("Ida",) * len(laid.seats)
    address = lay(server, laid._replace(seats=seats), dict.fromkeys(range(len(seats)), page))
    seat.opens(address)
    seat.until_asked()
    return seat, address


def shown(page: Page) -> str:
    """Which way to lay it is seen on the board."""
    return page.locator("[data-laid]").get_attribute("data-laid") or ""


def test_a_tile_is_turned_by_clicks_on_it_and_laid(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat, address = seated(new_page, shared_server, AT_THE_BEND)
    seat.answers("move E")
    seat.until_asked()
    page = seat.page
    assert shown(page) == "lay bend-13 180"
    expect(seat.prompt).to_contain_text("leads south")
    accessible(page)
    page.locator(GHOST).click()
    assert shown(page) == "lay bend-13 270"
    expect(seat.prompt).to_contain_text("leads north")
    expect(page.locator(".laid-words")).to_have_text("leads north")
    assert kept(shared_server, address).state.set_aside, "so far it was only looked at"
    page.locator(".laying-lay").click()
    seat.until(lambda: "lay bend-13 270" not in seat.options, "it is laid")
    assert not kept(shared_server, address).state.set_aside
    expect(page.locator("[data-laid]")).to_have_count(0)


def test_a_tile_is_turned_and_laid_by_keys(new_page: Pages, shared_server: Server) -> None:
    seat, address = seated(new_page, shared_server, PASSAGE, KeySeat)
    seat.answers("explore 3")
    seat.until_asked()
    page = seat.page
    first = shown(page)
    assert first == seat.options[0] == "lay_section 3 passageway-i ahead", "what is suggested is seen first"
    seen = [first]
    for _ in seat.options[1:]:
        page.keyboard.press("r")
        seen.append(shown(page))
    assert sorted(seen) == sorted(seat.options)
    page.keyboard.press("r")
    assert shown(page) == first, "and from the beginning again"
    seat.answers("lay_section 3 passageway-i left")
    assert len(kept(shared_server, address).state.laid) == 3


def test_a_tile_is_turned_by_a_finger_on_a_phone_in_french(new_page: Pages, shared_server: Server) -> None:
    seat, address = seated(new_page, shared_server, PASSAGE, TapSeat, PHONE, "fr-FR")
    seat.answers("explore 3")
    seat.until_asked()
    page = seat.page
    box = page.locator(GHOST).bounding_box()
    assert box
    assert box["y"] < page.locator(".prompt").bounding_box()["y"], "the ghost is not below the question"  # type: ignore[index]
    page.locator(GHOST).tap()
    assert shown(page) == "lay_section 3 passageway-i left"
    expect(seat.prompt).to_contain_text("mène à l’est")
    page.locator(".laying-lay").tap()
    seat.until(lambda: "lay_section 3 passageway-i left" not in seat.options, "it is laid")
    assert len(kept(shared_server, address).state.laid) == 3


@pytest.mark.parametrize(("laid", "first", "where", "answer"), [
    (SHOP, "room:mint", "cell:r2c2", "build mint r2c2"),
    (DIGGER, "", "cell:r0c0", "dig r0c0"),
])  # fmt: skip
def test_what_one_points_at_is_seen_before_it_is_built(
    new_page: Pages, shared_server: Server, laid: Laid, first: str, where: str, answer: str
) -> None:
    seat, _ = seated(new_page, shared_server, laid)
    page = seat.page
    if first:
        seat.touches(first)
    expect(page.locator("[data-laid]")).to_have_count(0)
    seat.thing(where).locator(".hit").first.hover()
    expect(page.locator("[data-laid]")).to_have_count(1)
    assert shown(page) == answer
    seat.prompt.hover(position={"x": 5, "y": 5})
    expect(page.locator("[data-laid]")).to_have_count(0)
