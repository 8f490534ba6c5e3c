"""Dice come first, then what they lead to, then the next question; and each roll is seen by itself."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.laid import Laid, lay, newcomer, set_players
from tests.browser.pages import DESK, PHONE, Pages, Size, fits
from tests.browser.quests import AMBUSH
from tests.browser.runs import SLIME
from tests.browser.seat import Seat
from tests.browser.server import Server

WATCH = """words => {
    window.painted = {};
    const seen = (what, there) => { if (there && !(what in painted)) painted[what] = performance.now(); };
    const look = () => {
        const sides = document.querySelectorAll('.roll .roll-side');
        seen('attack', sides.length === 1);
        seen('defence', sides.length === 2);
        seen('cancelled', document.querySelector('.roll .struck'));
        seen('harm', document.querySelector('.harm'));
        seen('gone', !document.querySelector('[data-thing="foe:orc-1"]'));
        seen('words', document.querySelector('[role=log]')?.textContent.includes(words));
        seen('question', 'gone' in painted && document.querySelector('.prompt .choice'));
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes when each of these is first painted."""

ORDER = ["attack", "defence", "cancelled", "harm", "gone", "words", "question"]


def moving(new_page: Pages, server: Server, laid: Laid, size: Size = DESK) -> Seat:
    """A seat at a page where things move."""
    page = new_page(server.address, size=size, moving=True)
    set_players(server, page, "Ida")
    seat = Seat(page)
    people = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
    seat.opens(lay(server, laid, dict.fromkeys(people, page)))
    seat.until_asked()
    return seat


def painted(seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = seat.page.evaluate("window.painted")
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_dice_then_what_they_lead_to_then_the_next_question(new_page: Pages, shared_server: Server, size: Size) -> None:
    seat = moving(new_page, shared_server, AMBUSH, size)
    seat.answers("roll_movement")
    seat.until_asked()
    if size is DESK:
        seat.page.get_by_role("tab", name=seat.word("table-log")).click()
    seat.page.evaluate(WATCH, "Orc 1 dies.")
    seat.tries("strike broadsword orc-1")
    expect(seat.page.locator(".roll-side")).to_have_count(2)
    expect(seat.page.locator(".roll-by")).to_have_text(["Barbarian", "Orc 1"])
    fits(seat.page)
    seat.until_asked()
    wanted = ORDER if size is DESK else [what for what in ORDER if what != "words"]
    seat.until(lambda: "question" in painted(seat), "the next question")
    times = painted(seat)
    assert [what for what in sorted(times, key=times.__getitem__) if what in wanted] == wanted
    assert times["question"] > times["gone"] > times["harm"] + 100
    expect(seat.page.locator(".roll")).to_have_count(0)


def test_a_key_goes_on_and_another_skips_the_rest(new_page: Pages, shared_server: Server) -> None:
    seat = moving(new_page, shared_server, AMBUSH)
    seat.page.evaluate("localStorage.setItem('lanterne-speed', 'slow')")
    seat.page.reload()
    seat.until_asked()
    seat.tries("roll_movement")
    roll = seat.page.locator(".roll-side")
    expect(roll).to_have_count(1)
    assert not seat.page.locator(".prompt .choice").count(), "nobody is asked while the dice roll"
    seat.page.keyboard.press(" ")
    expect(roll).to_have_count(0)
    seat.until_asked()
    seat.tries("strike broadsword orc-1")
    expect(roll).to_have_count(1)
    seat.page.keyboard.press("Enter")
    expect(roll).to_have_count(2)
    seat.page.keyboard.press(".")
    expect(roll).to_have_count(0)
    seat.until_asked()
    expect(seat.thing("foe:orc-1")).to_have_count(0)


def test_who_wants_no_motion_is_asked_at_once_and_sees_the_dice_lie(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    seat = Seat(page)
    seat.opens(lay(shared_server, AMBUSH, {0: page, 1: page}))
    seat.answers("roll_movement")
    seat.answers("strike broadsword orc-1")
    seat.until_asked()
    expect(seat.thing("foe:orc-1")).to_have_count(0)
    expect(page.locator(".roll-by")).to_have_text(["Barbarian", "Orc 1"])
    expect(page.locator(".roll .struck")).to_have_count(2)


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_an_escape_shows_its_dice(new_page: Pages, shared_server: Server, calm: bool) -> None:
    if calm:
        page = newcomer(new_page, shared_server)
        seat = Seat(page)
        seat.opens(lay(shared_server, SLIME, {0: page}))
    else:
        seat = moving(new_page, shared_server, SLIME)
    seat.tries("escape")
    expect(seat.page.locator(".roll-side").first).to_be_visible()
    expect(seat.page.locator(".roll-side .die").first).to_be_visible()
    rolls = [line for line in seat.now["told"] if line.get("dice") and line["n"] == seat.now["entry"]]
    assert rolls
    if calm:
        expect(seat.page.locator(".roll-side")).to_have_count(len(rolls))
