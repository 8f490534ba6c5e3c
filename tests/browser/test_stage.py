"""Cards that are drawn, spells, quests that are won: large on the table until they have been read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.adventures import HURT
from tests.browser.laid import Laid, lay, newcomer, set_players
from tests.browser.lords import PLANS
from tests.browser.pages import DESK, PHONE, Pages, Size, fits
from tests.browser.positions import LAST_DRAGON
from tests.browser.quests import THREE
from tests.browser.runs import CHEST
from tests.browser.seat import Seat
from tests.browser.server import Server

WAIT = "localStorage.setItem('lanterne-reading', 'wait')"


def moving(new_page: Pages, server: Server, laid: Laid, size: Size = DESK, locale: str = "en-GB") -> Seat:
    """One person with all seats that no bot has, on a page where things move and cards wait to be read."""
    page = new_page(server.address, size=size, locale=locale, moving=True)
    set_players(server, page, "Ida")
    page.evaluate(WAIT)
    seat = Seat(page)
    people = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
    seats = tuple(name if name.startswith("[") else "Ida" for name in laid.seats)
    seat.opens(lay(server, laid._replace(seats=seats), dict.fromkeys(people, page)))
    seat.until_asked()
    return seat


def card(seat: Seat) -> Locator:
    return seat.page.locator(".stage-card")


GAMES = {
    "heroquest": (THREE, ["roll_movement"], "search_for_treasure", "Treasure card"),
    "warhammer quest": (HURT, ["strike skaven-1"], "cast_on heal-wounds barbarian", "Spell"),
    "dungeon run": (CHEST, [], "search", "Found"),
    "xorlosch": (
        LAST_DRAGON,
        ["step_dwarf green-w1 ruins-path-07", "step_dwarf green-w1 ruins-17"],
        "announce red",
        "Announced",
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_read_before_the_game_goes_on(new_page: Pages, shared_server: Server, game: str) -> None:
    laid, before, last, heading = GAMES[game]
    seat = moving(new_page, shared_server, laid)
    for answer in before:
        seat.answers(answer)
        seat.until_asked()
    seat.tries(last)
    expect(card(seat)).to_contain_text(heading)
    expect(card(seat).locator("svg")).to_be_visible()
    assert not seat.page.locator(".prompt .choice").count(), "nobody is asked while it is read"
    seat.page.keyboard.press(" ")
    expect(card(seat).filter(has_text=heading)).to_have_count(0)
    seat.page.keyboard.press(".")
    seat.until_asked_or_over()
    expect(card(seat)).to_have_count(0)


def test_a_combat_card_of_dungeon_lords_is_shown_in_a_film(new_page: Pages, shared_server: Server) -> None:
    seat = moving(new_page, shared_server, PLANS)
    seat.picks("mark r1c2")
    seat.confirms()
    expect(card(seat)).to_contain_text("Combat card")
    seat.page.keyboard.press(".")
    expect(card(seat)).to_have_count(0)
    seat.until_asked()


def test_a_card_on_a_phone_in_french(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = moving(new_page, shared_server, THREE, PHONE, "fr-FR")
    seat.answers("roll_movement")
    seat.tries("search_for_treasure")
    expect(card(seat)).to_contain_text("Carte Trésor")
    fits(seat.page)
    accessible(seat.page)
    card(seat).get_by_role("button", name=seat.word("stage-on")).click()
    expect(card(seat)).to_have_count(0)
    seat.until_asked()


def test_who_watches_no_films_is_asked_at_once_with_the_card_aside(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    seat = Seat(page)
    seat.opens(lay(shared_server, THREE, {0: page, 1: page, 2: page}))
    seat.answers("roll_movement")
    seat.answers("search_for_treasure")
    expect(card(seat)).to_contain_text("Treasure card")
    seat.until_asked()
    assert page.locator(".stage-aside").evaluate("each => getComputedStyle(each).pointerEvents") == "none"
