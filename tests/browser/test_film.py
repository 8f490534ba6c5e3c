"""The monsters' phase as a film: watched, sped up, skipped; and a dungeon too large to be seen at once."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.adventures import HORDE
from tests.browser.laid import kept, lay, newcomer, set_players
from tests.browser.pages import DESK, PHONE, Pages, Size, fits
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server

Film = Callable[..., tuple[Seat, str]]

PATIENT = "localStorage.setItem('lanterne-speed', 'slow')"
SQUARE = """() => document.querySelector('[data-thing^="square:"] .hit').getBoundingClientRect().width"""


@pytest.fixture
def film(new_page: Pages, shared_server: Server) -> Film:
    """Lets the Dwarf end the warriors' phase on a page where things move: then the horde comes."""

    def begin(wish: str, size: Size = DESK, locale: str = "en-GB") -> tuple[Seat, str]:
        page = new_page(shared_server.address, size=size, locale=locale, moving=True)
        set_players(shared_server, page, "Ida")
        page.evaluate(wish)
        seat = TapSeat(page) if size is PHONE else Seat(page)
        address = lay(shared_server, HORDE, dict.fromkeys(range(4), page))
        seat.opens(address)
        seat.tries("end_own_turn")
        expect(bar(seat)).to_be_visible()
        return seat, address

    return begin


def bar(seat: Seat) -> Locator:
    return seat.page.get_by_role("group", name=seat.word("film"), exact=True)


def place(seat: Seat, thing: str) -> tuple[float, float]:
    """Where a thing is drawn on the plane."""
    x, y = seat.thing(thing).evaluate("node => /translate\\((.*)px, (.*)px\\)/.exec(node.style.transform).slice(1)")
    return float(x), float(y)


def at_last(seat: Seat) -> dict[str, Any]:
    """The things of the board as the server showed them last, by name."""
    [change] = [change for change in seat.now["changes"] if change["id"] == "board"]
    return {node["id"]: tuple(node["at"]) for node in change["set"]}


def test_the_monsters_are_watched_one_after_the_other(film: Film) -> None:
    seat, _ = film(PATIENT)
    told = [line["text"] for line in seat.now["told"]]
    assert len(seat.now["beats"]) > 10
    expect(seat.prompt).to_contain_text(seat.word("film-runs"))
    expect(seat.log).to_contain_text(told[0])
    expect(seat.log).not_to_contain_text(told[-1])
    expect(seat.prompt.get_by_role("button")).to_have_count(0)
    for _ in range(2):
        seat.page.keyboard.press(",")
    seat.until_asked()  # nobody skipped anything
    expect(bar(seat)).to_have_count(0)
    expect(seat.log).to_contain_text(told[-1])
    assert {thing: place(seat, thing) for thing in at_last(seat)} == at_last(seat)
    seat.answers("end_own_turn")


def test_a_film_is_sped_up(film: Film) -> None:
    seat, _ = film(PATIENT)
    faster = bar(seat).get_by_role("button", name=seat.word("film-faster"))
    for rate in ("×2", "×4", "×1"):
        faster.click()
        expect(faster).to_contain_text(rate)
    for rate in ("×2", "×4", "×1"):
        seat.page.keyboard.press(",")
        expect(faster).to_contain_text(rate)


def test_who_skips_is_asked_at_once_and_answers_nothing_by_it(film: Film, shared_server: Server) -> None:
    seat, address = film(PATIENT)
    button = bar(seat).get_by_role("button", name=seat.word("film-skip"))
    box = button.bounding_box()
    assert box
    entry = seat.now["entry"]
    seat.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    seat.until_asked()
    expect(bar(seat)).to_have_count(0)
    assert {thing: place(seat, thing) for thing in at_last(seat)} == at_last(seat)
    assert kept(shared_server, address).log.entries[-1].n == entry
    seat.page.keyboard.press(".")
    seat.answers("end_own_turn")


def test_keys_that_are_pressed_during_a_film_answer_nothing(film: Film, shared_server: Server) -> None:
    seat, address = film(PATIENT)
    entry = seat.now["entry"]
    for key in "12345u":
        seat.page.keyboard.press(key)
    seat.page.keyboard.press(".")
    seat.until_asked()
    assert kept(shared_server, address).log.entries[-1].n == entry


def test_who_always_skips_sees_no_film_until_the_settings_say_so(film: Film, shared_server: Server) -> None:
    seat, _ = film(PATIENT)
    bar(seat).get_by_role("button", name=seat.word("film-never")).click()
    seat.until_asked()
    assert seat.page.evaluate("localStorage.getItem('lanterne-films')") == "skip"
    seat.opens(lay(shared_server, HORDE, dict.fromkeys(range(4), seat.page)))
    seat.answers("end_own_turn")
    assert seat.now["beats"]
    seat.until_asked()
    expect(bar(seat)).to_have_count(0)
    seat.button("settings").click()
    seat.page.get_by_role("checkbox", name=seat.word("films")).check()
    assert seat.page.evaluate("localStorage.getItem('lanterne-films')") is None


def test_a_film_on_a_phone(film: Film, accessible: Callable[[Page], None]) -> None:
    seat, _ = film(PATIENT, PHONE, "fr-FR")
    fits(seat.page)
    accessible(seat.page)
    expect(seat.log).to_contain_text(seat.now["told"][0]["text"])
    bar(seat).get_by_role("button", name=seat.word("film-skip")).tap()
    seat.until_asked()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_large_dungeon_is_seen_around_the_acting_figure(new_page: Pages, shared_server: Server, size: Size) -> None:
    page = newcomer(new_page, shared_server, size=size)
    seat = Seat(page)
    seat.opens(lay(shared_server, HORDE, dict.fromkeys(range(4), page)))
    seat.until_asked()
    assert page.evaluate(SQUARE) > 30
    expect(seat.thing("warrior:dwarf")).to_be_in_viewport()
    page.keyboard.press("0")
    assert page.evaluate(SQUARE) < 26
    page.keyboard.press("Home")
    assert page.evaluate(SQUARE) > 30
    expect(seat.thing("warrior:dwarf")).to_be_in_viewport()
    expect(seat.button("table-home")).to_be_visible()
