"""The end of something is a scene: a quest, a year, the hunt, the game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from lanterne import registry
from lanterne.engine import call_to_text
from tests.browser import lords, quests, runs
from tests.browser.laid import Laid, lay, newcomer
from tests.browser.pages import DESK, PHONE, Pages, Size
from tests.browser.positions import ENDED, LAST_DRAGON
from tests.browser.seat import Seat
from tests.browser.server import Server

LAST_TASK = LAST_DRAGON._replace(settings={}, seats=("Ida", "[steady]"))
"""The same in a full game: it goes on after the dragons."""
TAKEN = Laid(
    ("Ida", "[steady]"),
    ("vargagg", "dorgan"),
    position={
        "round": 12,
        "heroes": {"vargagg": {"tile": "lair"}, "dorgan": {"tile": "junction-3"}},
        "tiles": runs.WAY_IN | {"lair": {"at": [0, 4], "treasures": ["summoning-stone"]}},
        "stack": [],
    },
    game=runs.DUNGEON_RUN,
)
"""The Stone lies before Vargagg."""


def scene(page: Page) -> Locator:
    return page.locator(".dialog-scene")


def open_seat(new_page: Pages, server: Server, laid: Laid, size: Size = DESK, locale: str = "en-GB") -> Seat:
    """Ida at a table, in all seats that are not a bot's."""
    page = newcomer(new_page, server, size=size, locale=locale)
    seat = Seat(page)
    own = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
    seat.opens(lay(server, laid, dict.fromkeys(own, page)))
    return seat


def wins_the_dragons(seat: Seat) -> None:
    for words in ("step_dwarf green-w1 ruins-path-07", "step_dwarf green-w1 ruins-17"):
        seat.answers(words)
    seat.until_asked()
    seat.tries("announce red")


def inside(page: Page) -> None:
    """Nothing of the scene is beyond the edges of the page, and what goes on is in sight."""
    expect(scene(page)).to_be_visible()
    view = page.viewport_size
    box = scene(page).bounding_box()
    button = scene(page).locator(".scene-ways .button").first.bounding_box()
    assert view
    assert box
    assert button
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= view["width"]
    assert button["y"] + button["height"] <= view["height"]
    assert scene(page).evaluate("box => box.scrollWidth <= box.clientWidth")


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")], ids=["desk", "phone"])
def test_a_quest_that_is_done_is_told_before_the_game_goes_on(
    new_page: Pages, shared_server: Server, size: Size, locale: str
) -> None:
    seat = open_seat(new_page, shared_server, LAST_TASK, size, locale)
    page = seat.page
    page.evaluate("localStorage.setItem('lanterne-reading', 'wait')")
    page.reload()
    wins_the_dragons(seat)
    inside(page)
    expect(scene(page).locator(".scene-won .scene-title")).to_have_text(
        "Red quest" if locale == "en-GB" else "Quête rouge"
    )
    expect(scene(page).locator(".scene-part")).to_have_count(2)
    expect(scene(page).locator(".scene-part").first).to_contain_text("+4")
    assert scene(page).locator(".scene-ways .button-gold").evaluate("button => button === document.activeElement")
    page.keyboard.press("Enter")
    expect(scene(page)).to_have_count(0)
    seat.until_asked()
    if size == PHONE:
        return
    # It can be read again.
    seat.log.locator(".told-chapter").click()
    expect(scene(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(scene(page)).to_have_count(0)


def test_one_of_many_goes_on_by_itself_and_nobody_has_to_read(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    page.goto(shared_server.address)
    page.evaluate("localStorage.setItem('lanterne-reading', 'brief')")
    seat = Seat(page)
    seat.opens(lay(shared_server, LAST_TASK, {0: page}))
    wins_the_dragons(seat)
    expect(scene(page)).to_be_visible()
    expect(scene(page).locator(".stage-time")).to_be_attached()
    expect(scene(page)).to_have_count(0, timeout=12_000)
    page.evaluate("localStorage.setItem('lanterne-reading', 'off')")
    other = Seat(page)
    other.opens(lay(shared_server, LAST_TASK, {0: page}))
    wins_the_dragons(other)
    expect(other.log.locator(".told-chapter")).to_be_visible()
    expect(scene(page)).to_have_count(0)


def test_when_the_stone_is_taken_the_race_is_announced(new_page: Pages, shared_server: Server) -> None:
    seat = open_seat(new_page, shared_server, TAKEN)
    seat.until_asked()
    seat.tries("search")
    inside(seat.page)
    expect(scene(seat.page).locator(".scene-even .scene-title")).to_have_text("The Stone is taken")
    expect(scene(seat.page)).to_contain_text("The hero who leaves the dungeon with the Stone wins.")


def test_a_quest_of_a_campaign_ends_before_the_armoury_opens(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = open_seat(new_page, shared_server, quests.HOMECOMING)
    seat.until_asked()
    seat.tries("leave")
    inside(seat.page)
    accessible(seat.page)
    expect(scene(seat.page)).to_contain_text("The Goblin Toll")
    expect(scene(seat.page)).to_contain_text("gold coins gained")
    seat.until_asked()  # reads on
    assert seat.now["prompt"]["text"].startswith("The barbarian is in the armoury")


def before_the_year_ends() -> tuple[Laid, str]:
    """A game of Dungeon Lords with the answers of bots up to the last one of the year, and that one."""
    laid = lords.PLANS
    table = laid.table()
    bots = [registry.bot(laid.game, "steady")(f"{seat}") for seat in range(len(laid.seats))]
    answers: list[tuple[int, str]] = []
    while table.view(-1).state.year == 1:
        seat = table.asked[0]
        call = bots[seat].choose(table.view(seat))
        answers.append((seat, call_to_text(table.box, call)))
        table.answer(seat, call)
    (last, words) = answers[-1]
    assert last == 0, "Ida's answer ends the year"
    return laid._replace(answers=tuple(answers[:-1])), words


def test_a_year_ends_with_what_each_lord_has_achieved(new_page: Pages, shared_server: Server) -> None:
    laid, last = before_the_year_ends()
    seat = open_seat(new_page, shared_server, laid)
    seat.until_asked()
    seat.tries(last)
    inside(seat.page)
    expect(scene(seat.page).locator(".scene-title")).to_have_text("The first year is over")
    expect(scene(seat.page).locator(".scene-part")).to_have_count(4)
    expect(scene(seat.page)).to_contain_text("points so far")


def test_those_who_won_and_those_who_lost_see_another_end(new_page: Pages, shared_server: Server) -> None:
    winner, loser = (newcomer(new_page, shared_server, name) for name in ("Ida", "Odo"))
    address = lay(shared_server, ENDED, {0: winner, 1: loser})
    for page, outcome in ((winner, "won"), (loser, "lost")):
        page.goto(address)
        expect(page.locator(f".dialog-scene .scene-{outcome}")).to_be_visible()
        expect(page.locator(".scene-first")).to_contain_text("Green")
        expect(page.get_by_role("button", name="Rematch")).to_be_focused()


def test_the_armoury_is_a_shop_in_which_one_looks_first(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = open_seat(new_page, shared_server, quests.HOMECOMING)
    page = seat.page
    seat.answers("leave")
    seat.until_asked()
    shop = page.get_by_role("region", name="Armoury")
    dagger = shop.get_by_role("button", name="Dagger")
    expect(dagger).to_contain_text("25")
    expect(shop.locator(".item.active")).to_contain_text("Barbarian")
    expect(shop.locator(".item", has_text="Plate Mail")).to_contain_text("gold short")
    expect(shop.get_by_role("button", name="Plate Mail")).to_have_count(0)
    accessible(page)
    entry = seat.now["entry"]
    dagger.click()
    expect(page.locator(".thing-menu")).to_contain_text("25 gold")
    assert seat.now["entry"] == entry, "the first click looks"
    dagger.click()
    seat.until(lambda: seat.now["entry"] > entry, "the second click buys")
    expect(shop.locator(".item", has_text="Dagger").last).to_contain_text("Already in your bag")
