"""What happens to a player waits for them; a film says in words what it shows, and marks what has changed."""

import pytest
from playwright.sync_api import expect

from tests.browser.adventures import HORDE
from tests.browser.laid import lay, set_players
from tests.browser.pages import DESK, PHONE, Pages, Size
from tests.browser.quests import THREE
from tests.browser.seat import Seat
from tests.browser.server import Server

PIT = THREE._replace(
    position={**THREE.position, "hidden_traps": [{"kind": "pit", "at": "l10"}]},
)
"""There is a pit beside the barbarian, and he does not know."""


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")], ids=["desk", "phone"])
def test_what_befalls_me_waits_for_me(new_page: Pages, shared_server: Server, size: Size, locale: str) -> None:
    page = new_page(shared_server.address, size=size, locale=locale, moving=True)
    set_players(shared_server, page, "Ida")
    page.evaluate("localStorage.setItem('lanterne-reading', 'brief'); localStorage.setItem('lanterne-speed', 'fast')")
    seat = Seat(page)
    seat.opens(lay(shared_server, PIT, {0: page, 1: page, 2: page}))
    seat.answers("roll_movement")
    seat.until_asked()
    seat.tries("walk l10")
    fate = page.locator(".stage-fate .stage-card")
    expect(fate).to_be_visible()
    told = next(line["text"] for line in seat.told if line.get("befalls"))
    expect(fate).to_contain_text(told)
    expect(fate.locator(".stage-time")).to_have_count(0)
    page.wait_for_timeout(2500)  # longer than such a sentence would stay
    expect(fate).to_be_visible()
    assert not page.locator(".prompt .choice").count(), "nobody is asked before it is read"
    page.keyboard.press(" ")
    expect(fate).to_have_count(0)
    seat.until_asked()


def test_what_befalls_somebody_else_goes_by(new_page: Pages, shared_server: Server) -> None:
    ida, odo = (new_page(shared_server.address, moving=True) for _ in range(2))
    for page, name in ((ida, "Ida"), (odo, "Odo")):
        set_players(shared_server, page, name)
    laid = PIT._replace(seats=("Ida", "Odo", "Odo", "[steady]"))
    address = lay(shared_server, laid, {0: ida, 1: odo, 2: odo})
    first, other = Seat(ida), Seat(odo)
    first.opens(address)
    other.opens(address)
    first.answers("roll_movement")
    first.until_asked()
    first.tries("walk l10")
    expect(ida.locator(".stage-fate")).to_be_visible()
    other.until(lambda: other.now["entry"] == first.now["entry"] and other.shows(), "the other sees it, too")
    expect(odo.locator(".stage-fate")).to_have_count(0)


def test_a_film_has_words_and_marks_what_has_changed(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address, size=DESK, moving=True)
    set_players(shared_server, page, "Ida")
    page.evaluate("localStorage.setItem('lanterne-speed', 'slow')")
    seat = Seat(page)
    seat.opens(lay(shared_server, HORDE, dict.fromkeys(range(4), page)))
    seat.tries("end_own_turn")
    words = page.locator(".film-captions")
    expect(words).to_be_visible()
    told = {line["text"] for line in seat.now["told"]}
    assert set(words.locator("p").all_inner_texts()) <= told
    expect(page.locator(".node.changed")).to_have_count(0)
    page.keyboard.press(".")
    seat.until_asked()
    expect(words).to_have_count(0)
    changed = page.locator(".node.changed")
    assert changed.count() > 3
    assert all(
        "foe:" in thing or "warrior:" in thing
        for thing in changed.evaluate_all("all => all.map(each => each.dataset.thing)")
    )
    seat.answers("end_own_turn")
    expect(changed).to_have_count(0)
