"""Dungeon Lords with a mouse: the end of a game, two people who program at once, the trainer, a phone, a whole game."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from lanterne import registry
from lanterne.games.dungeon_lords.content.trainers import TRAINERS
from lanterne.games.dungeon_lords.rules.scoring import total
from lanterne.games.dungeon_lords.state import ORDERS as ORDER_IDS
from lanterne.games.dungeon_lords.state import TITLES
from lanterne.words import words_for
from tests.browser.laid import kept, lay, newcomer, sit
from tests.browser.lords import DUNGEON_LORDS, LAST_SEASON, ORDERS, PLANS, WHOLE
from tests.browser.pages import PHONE, Pages, fits
from tests.browser.quests import play_to_the_end
from tests.browser.seat import KeySeat, Seat, TapSeat, spelt
from tests.browser.server import Server


def picked(seat: Seat) -> list[str]:
    """What an answer in the making is made of so far."""
    return [spelt(option["answer"]) for option in seat.draft.get("picked", ())]


def choice(seat: Seat, words: str) -> Locator:
    """What can be added to it."""
    offered = {spelt(option["answer"]): option["label"] for option in seat.draft["picks"]}
    choices = seat.page.get_by_role("group", name=seat.word("table-picks"))
    return choices.get_by_role("button", name=offered[words], exact=True)


def slots(seat: Seat) -> Locator:
    """Its places, in order."""
    return seat.page.get_by_role("list", name=seat.word("table-picked")).get_by_role("listitem")


def until_picked(seat: Seat, *words: str) -> None:
    """Wait until it is made of these, on the page too."""
    seat.until(lambda: picked(seat) == list(words), f"{words} are picked")
    expect(slots(seat).get_by_role("button")).to_have_count(len(words))


def log(seat: Seat) -> Locator:
    """What happened, in sentences: behind a tab of its own."""
    seat.page.get_by_role("tab", name=seat.word("table-log"), exact=True).click()
    return seat.log


def gives(seat: Seat, order: str) -> None:
    """Give an order by a click into the middle of its zone, whatever stands there."""
    zone = seat.thing(f"order:{order}").last.bounding_box()  # the first is the small picture in its tab
    assert zone
    seat.page.mouse.click(zone["x"] + zone["width"] / 2, zone["y"] + zone["height"] / 2)


def test_the_last_season_is_played_to_the_count_of_points(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = sit(new_page, shared_server)
    address = lay(shared_server, LAST_SEASON, {0: seat.page})
    seat.opens(address)
    seat.until_asked()
    gives(seat, "dig")
    until_picked(seat, "give_order dig")
    gives(seat, "monster")
    until_picked(seat, "give_order dig", "give_order monster")
    seat.picks("give_order room")
    accessible(seat.page)
    seat.confirms()
    play_to_the_end(seat, shared_server)
    state = kept(shared_server, address).state
    assert (state.ending, state.year) == ("scored", 2)
    summary = seat.page.get_by_role("dialog", name=seat.word("summary"))
    expect(summary).to_be_visible()
    accessible(seat.page)
    for lord in range(4):
        expect(summary).to_contain_text(str(total(state, lord)))
    counted = " ".join(line["text"] for line in seat.told)
    words = words_for(registry.box(DUNGEON_LORDS), "en")
    assert all(words.text(f"title-{title}") in counted for title in TITLES.names)


def test_two_people_program_at_the_same_time(new_page: Pages, shared_server: Server) -> None:
    pages = newcomer(new_page, shared_server), newcomer(new_page, shared_server, "Odo", locale="fr-FR")
    ida, odo = Seat(pages[0]), KeySeat(pages[1])
    address = lay(shared_server, ORDERS, {0: ida.page, 1: odo.page})
    ida.opens(address)
    odo.opens(address)
    ida.until_asked()
    odo.until_asked()

    # Ida drags: into empty places, onto one that is taken, and from place to place.
    choice(ida, "give_order mine").drag_to(slots(ida).nth(0))
    until_picked(ida, "give_order mine")
    choice(ida, "give_order dig").drag_to(slots(ida).nth(1))
    until_picked(ida, "give_order mine", "give_order dig")
    choice(ida, "give_order room").drag_to(slots(ida).nth(0))
    until_picked(ida, "give_order room", "give_order dig")
    slots(ida).nth(0).get_by_role("button").drag_to(slots(ida).nth(1))
    until_picked(ida, "give_order dig", "give_order room")
    ida.picks("give_order mine")
    dummy = spelt(ida.draft["picks"][0]["answer"])
    ida.picks(dummy)
    heard = len(odo.heard)
    ida.confirms()

    # Odo is told only that Ida has chosen.
    odo.until(lambda: odo.now["asked"] == [1], "Ida has chosen")
    odo.until_asked()
    (news,) = (message for message in odo.heard[heard:] if message["type"] == "now")
    assert not news.get("told")
    changed = json.dumps([news.get("panels"), news.get("patches"), news.get("status")])
    french = words_for(registry.box(DUNGEON_LORDS), "fr")
    assert not any(french.text(f"order-{order}") in changed for order in ORDER_IDS.names)
    ida.until(lambda: not ida.is_asked, "Ida hears that her choice was taken")

    # Odo uses keys: those of the choices, and arrows from place to place.
    odo.picks("give_order traps")
    odo.picks("give_order dig")
    odo.goes_to(slots(odo).nth(0).get_by_role("button"))
    odo.page.keyboard.press("ArrowRight")
    until_picked(odo, "give_order dig", "give_order traps")
    odo.picks("give_order imps")
    odo.picks(spelt(odo.draft["picks"][0]["answer"]))
    odo.confirms()

    # Then both see everything.
    ida.until(lambda: ida.now["entry"] == odo.now["entry"] > 1, "both have chosen")
    red, blue = kept(shared_server, address).state.lords
    assert [ORDER_IDS.names[order] for order in red.orders] == ["dig", "room", "mine"]
    assert [ORDER_IDS.names[order] for order in blue.orders] == ["dig", "traps", "imps"]
    odo.until(odo.shows, "the page shows what it was told")
    for order in red.orders:
        expect(log(odo)).to_contain_text(french.text(f"order-{ORDER_IDS.names[order]}"))


def test_the_combat_trainer_is_begun_and_finished_by_mouse(new_page: Pages, shared_server: Server) -> None:
    page = new_page(f"{shared_server.address}/new/{DUNGEON_LORDS}")
    seat = Seat(page)
    words = words_for(registry.box(DUNGEON_LORDS), "en")
    page.get_by_label("My name").fill("Ida")
    page.get_by_label(words.text("setting-trainer"), exact=True).select_option("first-blood")
    page.get_by_role("button", name=seat.word("begin"), exact=True).click()
    seat.until_asked()
    assert len(seat.now["seat_names"]) == 1
    begun = words.text("log-training-begins", trainer=words.text("trainer-first-blood"), best=TRAINERS[0].best)
    expect(log(seat)).to_contain_text(begun)
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, page.url).state.ending == "trained"
    expect(page.get_by_role("dialog", name=seat.word("summary"))).to_be_visible()


def test_a_phone_shows_one_board_at_a_time(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    page = newcomer(new_page, shared_server, size=PHONE, locale="fr-FR")
    seat = TapSeat(page)
    seat.opens(lay(shared_server, PLANS, {0: page}))
    seat.until_asked()
    fits(page)
    accessible(page)
    expect(seat.thing("cell:r1c2")).to_be_visible()
    expect(seat.thing("space:food-1")).to_have_count(0)
    boards = [panel["title"] for panel in seat.now["panels"] if panel["kind"] == "plane"]
    page.get_by_role("tab", name=boards[0], exact=True).tap()
    expect(seat.thing("space:food-1")).to_be_visible()
    expect(seat.thing("cell:r1c2")).to_have_count(0)
    fits(page)
    page.get_by_role("tab", name=boards[1], exact=True).tap()
    seat.touches("monster:witch")  # it lies so close to the ghost that the first tap only comes nearer
    seat.touches("monster:witch")
    seat.until(lambda: picked(seat) == ["station witch"], "a creature is stationed by a tap")
    seat.picks("mark r1c2")
    seat.confirms()
    seat.until(lambda: "options" in seat.now, "the battle begins")
    seat.answers("act witch 0")
    fits(page)


@pytest.mark.long
def test_a_whole_game_by_mouse(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    address = lay(shared_server, WHOLE, {0: seat.page})
    seat.opens(address)
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, address).state.ending == "scored"
    assert seat.touched > 10
