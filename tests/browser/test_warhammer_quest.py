"""Warhammer Quest with a mouse: four warriors of one person, two people, a phone, a whole adventure."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adventures import HURT, LAST_GUARDIAN, PARTY, WHOLE
from tests.browser.laid import kept, lay, newcomer, sit
from tests.browser.pages import PHONE, Pages, card, fits
from tests.browser.quests import play_to_the_end
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server


def test_a_warrior_who_plays_alone_has_all_four_and_sets_out(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    card(seat.page, "Warhammer Quest").get_by_role("button", name=seat.word("play-now"), exact=True).click()
    seat.button("opening-choose").click()
    seat.until(lambda: "take_warrior barbarian" in seat.options, "the warriors are chosen")
    seat.until_asked()
    assert not seat.now.get("motions"), "nothing to trade or to give up yet"
    before = seat.now["entry"]
    seat.page.locator('main [data-thing="warrior:barbarian"]').click()  # its card lies where the board will be
    seat.until(lambda: seat.now["entry"] != before, "the Barbarian is taken")
    for warrior in PARTY[1:]:
        seat.answers(f"take_warrior {warrior}")
    assert seat.mine == [0, 1, 2, 3]
    while not (seat.until_asked_or_over() and "end_own_turn" in seat.options):
        seat.answers(seat.options[0])
    assert [motion["name"] for motion in seat.now["motions"]] == ["ask_me_again", "wish_to_trade", "give_up"]
    table = kept(shared_server, seat.page.url)
    told = table.box.describe(table.view(0))
    assert told["turn"] == 1
    assert told["active"] in PARTY, "a warrior who cannot do anything is not asked"


def test_the_last_turns_of_an_adventure_are_won_by_mouse(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server, locale="fr-FR")
    seat.opens(lay(shared_server, LAST_GUARDIAN, dict.fromkeys(range(4), seat.page)))
    seat.until_asked()
    before = seat.now["entry"]
    seat.touches("foe:skaven-1")
    expect(seat.page.locator(".thing-menu")).to_be_visible()
    assert seat.now["entry"] == before, "the first touch looks"
    seat.touches("foe:skaven-1")
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, seat.page.url).state.ending == "won"
    expect(seat.page.get_by_role("dialog", name=seat.word("summary"))).to_be_visible()


def test_a_spell_is_cast_out_of_turn_by_a_second_person(new_page: Pages, shared_server: Server) -> None:
    pages = newcomer(new_page, shared_server), newcomer(new_page, shared_server, "Odo", locale="fr-FR")
    ida, odo = Seat(pages[0]), Seat(pages[1])
    address = lay(shared_server, HURT, {0: ida.page, 1: odo.page})
    ida.opens(address)
    odo.opens(address)
    ida.answers("strike skaven-1")
    odo.until_asked()
    assert not ida.is_asked
    odo.answers("cast_on heal-wounds barbarian")
    ida.until_asked()
    told = kept(shared_server, address).state.warriors[0]
    assert told.wounds > 4
    expect(odo.log).to_contain_text("Soins")


def test_a_warrior_strikes_on_a_phone(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    page = newcomer(new_page, shared_server, size=PHONE, locale="fr-FR")
    seat = TapSeat(page)
    seat.opens(lay(shared_server, LAST_GUARDIAN, dict.fromkeys(range(4), page)))
    seat.until_asked()
    fits(page)
    accessible(page)
    seat.answers("strike skaven-1")
    seat.until_asked()
    assert any(line.get("dice") for line in seat.told), "the dice are shown"


@pytest.mark.long
def test_a_whole_adventure_by_mouse(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, WHOLE, dict.fromkeys(range(4), seat.page)))
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, seat.page.url).state.ending
    assert seat.touched > 50
