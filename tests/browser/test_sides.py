"""Panels keep their sides whatever the shape of the map, a tab stays where it was put, and on a low screen the question
and a panel are read at the same time."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adventures import HORDE, HURT
from tests.browser.laid import Laid, lay, newcomer
from tests.browser.lords import DIGGER, SHOP
from tests.browser.pages import Pages, Size
from tests.browser.positions import THREATENED
from tests.browser.quests import AMBUSH
from tests.browser.runs import AT_THE_BEND, SLIME
from tests.browser.seat import Seat
from tests.browser.server import Server

BIG, LOW = Size(1440, 860), Size(1280, 720)

WIDE = SLIME._replace(
    position={
        "heroes": {"dorgan": {"tile": "corridor-8"}},
        "tiles": {
            "corridor-8": {"at": [1, 0], "turn": 90},
            "corridor-9": {"at": [2, 0], "turn": 90},
            "junction-3": {"at": [3, 0], "turn": 90},
            "corridor-10": {"at": [-1, 0], "turn": 90},
            "corridor-11": {"at": [-2, 0], "turn": 90},
        },
    },
)
"""A map much wider than high."""


def seated(new_page: Pages, server: Server, laid: Laid, size: Size) -> Seat:
    page = newcomer(new_page, server, size=size)
    seat = Seat(page)
    people = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
    seats = tuple(name if name.startswith("[") else "Ida" for name in laid.seats)
    seat.opens(lay(server, laid._replace(seats=seats), dict.fromkeys(people, page)))
    seat.until_asked()
    return seat


def sides(page: Page) -> tuple[list[str], list[str]]:
    """The headings at the left, and the tabs at the right."""
    left = page.locator(".left-column .panel-title").all_inner_texts()
    return left, page.locator(".right-column [role=tab]").all_inner_texts()


@pytest.mark.parametrize("size", [BIG, LOW], ids=["1440", "1280"])
def test_panels_keep_their_sides_whatever_the_map_and_in_a_battle(
    new_page: Pages, shared_server: Server, size: Size
) -> None:
    small = sides(seated(new_page, shared_server, AT_THE_BEND, size).page)
    seat = seated(new_page, shared_server, WIDE, size)
    wide = sides(seat.page)
    fight = seated(new_page, shared_server, SLIME, size)
    before = sides(fight.page)
    fight.answers("battle_monster")
    fight.until_asked()
    battle = sides(fight.page)
    assert small[0]
    assert small[1] == wide[1] == before[1] == battle[1]
    assert [name.upper() for name in small[0]][:1] == [name.upper() for name in battle[0]][:1]
    assert {*small[0]} >= {*wide[0]} - {*battle[0]}


def test_a_tab_stays_where_it_was_put(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server, SHOP, LOW)
    log = seat.page.get_by_role("tab", name="Log", exact=True)
    log.click()
    seat.answers("build mint r2c2")
    seat.until_asked_or_over()
    expect(log).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("laid", [AMBUSH, HURT, HORDE, AT_THE_BEND, THREATENED, DIGGER], ids=lambda laid: laid.game)
def test_on_a_low_screen_the_question_and_a_panel_are_seen_together(
    new_page: Pages, shared_server: Server, laid: Laid
) -> None:
    seat = seated(new_page, shared_server, laid, LOW)
    page = seat.page
    prompt = page.locator(".right-column > .prompt-box").bounding_box()
    panel = page.locator(".right-column .tab-panel").bounding_box()
    last = page.locator(".right-column .prompt .choice").last.bounding_box()
    assert prompt
    assert panel
    assert last
    assert last["y"] + last["height"] <= prompt["y"] + prompt["height"] + 1, "all that can be chosen is seen"
    assert panel["height"] >= 80
    assert panel["y"] + panel["height"] <= LOW.height
