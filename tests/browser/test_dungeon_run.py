"""Dungeon Run with a mouse: the race for the Entrance, a trade and a sabotage between two people, alone, on a phone, a
whole game."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from lanterne import registry
from lanterne.games.dungeon_run.rules.victory import score
from lanterne.games.dungeon_run.state import CARDS, TILES
from lanterne.words import words_for
from tests.browser.laid import kept, lay, newcomer, sit
from tests.browser.pages import PHONE, Pages, fits
from tests.browser.quests import play_to_the_end
from tests.browser.runs import ALONE, COMPANIONS, DICE, DUNGEON_RUN, LAST_PHASE, WHOLE
from tests.browser.seat import KeySeat, Seat, TapSeat
from tests.browser.server import Server

WON = ("escaped", "last-hero")
"""How a race ends for somebody."""


def summary(seat: Seat) -> Locator:
    """The box that tells how it ended."""
    return seat.page.get_by_role("dialog", name=seat.word("summary"))


def log(seat: Seat) -> Locator:
    """What happened, in sentences: behind a tab of its own."""
    seat.page.get_by_role("tab", name=seat.word("table-log"), exact=True).click()
    return seat.log


def cards(faces: tuple[int, ...]) -> set[str]:
    """Cards by their names."""
    return {CARDS.names[face] for face in faces}


def test_the_last_phase_of_four_is_raced_to_its_end(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = sit(new_page, shared_server)
    words = words_for(registry.box(DUNGEON_RUN), "en")
    address = lay(shared_server, LAST_PHASE, {0: seat.page})
    seat.opens(address)
    seat.until_asked()
    bearer = words.text("chase-bearer", hero=words.text("hero-vargagg"))
    expect(seat.page.get_by_text(bearer, exact=True)).to_be_visible()
    accessible(seat.page)
    seat.touches("side:S")
    seat.until(lambda: kept(shared_server, address).state.heroes[0].actions == 1, "he has moved")
    seat.answers("move S")
    seat.until_asked_or_over()
    play_to_the_end(seat, shared_server)
    state = kept(shared_server, address).state
    assert state.ending in WON
    expect(summary(seat)).to_be_visible()
    expect(summary(seat)).to_contain_text(words.text(f"ending-{state.ending}"))
    accessible(seat.page)


def test_two_people_trade_and_one_sabotages_the_other(new_page: Pages, shared_server: Server) -> None:
    pages = newcomer(new_page, shared_server), newcomer(new_page, shared_server, "Odo", locale="fr-FR")
    ida, odo = Seat(pages[0]), KeySeat(pages[1])
    address = lay(shared_server, COMPANIONS, {0: ida.page, 1: odo.page})
    ida.opens(address)
    odo.opens(address)
    ida.answers("open_trade 1")
    ida.picks("give twin-daggers 0 1")
    ida.picks("ask_for guild-axe 0 1")
    ida.confirms()

    # Odo sees what lies between them, and nothing else of what she has.
    french = words_for(registry.box(DUNGEON_RUN), "fr")
    odo.until_asked()
    heard = json.dumps(odo.heard, ensure_ascii=False)
    assert french.text("card-twin-daggers") in heard
    assert french.text("card-sceptre-of-sparks") not in heard
    odo.answers("accept_trade 1 0")
    ida.answers("wear_received [wear guild-axe 0]")
    odo.answers("wear_received [wear twin-daggers 1]")
    ida.until_asked()
    vargagg, dorgan = kept(shared_server, address).state.heroes
    assert (cards(vargagg.equipped), cards(dorgan.equipped)) == ({"guild-axe"}, {"twin-daggers"})
    assert cards(vargagg.loot) == {"sceptre-of-sparks", "skeleton"}
    assert vargagg.actions == 1

    # No thanks: he sabotages her, in vain, and that costs him a wound.
    ida.answers("battle_monster")
    odo.answers("sabotage 1")
    ida.answers("fight_with brawn")
    ida.until_asked()
    advised = next(words for words in ida.options if words.startswith("assign_as_advised"))
    ida.answers(advised)
    ida.until(lambda: kept(shared_server, address).state.active == 1, "her turn is over")
    vargagg, dorgan = kept(shared_server, address).state.heroes
    assert cards(vargagg.loot) == {"sceptre-of-sparks", "skeleton", "rat-swarm"}
    assert dorgan.wounds == 1
    odo.until_asked()
    expect(log(odo)).to_contain_text(french.text("rating-brawn"))


def test_alone_a_game_is_begun_and_another_played_to_its_points(new_page: Pages, shared_server: Server) -> None:
    page = new_page(f"{shared_server.address}/new/{DUNGEON_RUN}")
    seat = Seat(page)
    page.get_by_label("My name").fill("Ida")
    for number in (3, 2):
        page.get_by_role("button", name=f"Remove seat {number}").click()
    page.get_by_role("button", name=seat.word("begin"), exact=True).click()
    seat.answers("take_hero vargagg 0")
    seat.until_asked()
    assert seat.mine == [0]
    assert "move N" in seat.options, "there is no ability card to choose"

    address = lay(shared_server, ALONE, {0: page})
    seat.opens(address)
    play_to_the_end(seat, shared_server, 200)
    state = kept(shared_server, address).state
    assert state.ending in ("boss-slain", "lost")
    assert score(state) > 0
    expect(summary(seat)).to_contain_text(f"{score(state):,}")


def test_on_a_phone_dice_are_assigned_by_taps(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    page = newcomer(new_page, shared_server, size=PHONE, locale="fr-FR")
    seat = TapSeat(page)
    address = lay(shared_server, DICE, {0: page})
    seat.opens(address)
    seat.until_asked()
    fits(page)
    accessible(page)
    seat.answers("battle_monster")
    seat.answers("fight_with brawn")
    seat.until_asked()
    fits(page)
    accessible(page)
    seat.clears()
    seat.picks("hit_with 6")
    seat.picks("block_with 3 3")
    seat.confirms()
    seat.until(lambda: not kept(shared_server, address).state.deeds, "the battle is over")
    state = kept(shared_server, address).state
    assert state.spots[TILES.number("bend-12")].wounds == 1
    assert state.heroes[0].wounds == 1, "of two potential hits one is blocked"
    seat.until_asked()
    fits(page)


@pytest.mark.long
def test_a_whole_game_by_mouse(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    address = lay(shared_server, WHOLE, {0: seat.page})
    seat.opens(address)
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, address).state.ending in (*WON, "nobody")
    assert seat.touched > 10
