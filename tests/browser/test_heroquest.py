"""HeroQuest with a mouse: as heroes, as Zargon, from one quest to the next."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lanterne.engine.log import Answer
from tests.browser.laid import kept, lay, newcomer, sit
from tests.browser.pages import PHONE, Pages, card
from tests.browser.quests import (
    CORNERED,
    FAR_FROM_HOME,
    HOMECOMING,
    IN_LINE,
    LAST_BLOW,
    LUCKY,
    RICH,
    THREE,
    WHOLE,
    play_to_the_end,
)
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server


def test_a_player_alone_has_all_heroes_and_walks_far_by_one_click(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    card(seat.page, "HeroQuest").get_by_role("button", name=seat.word("play-now"), exact=True).click()
    seat.button("opening-begin").click()
    assert seat.mine == [0, 1, 2, 3]
    seat.answers("roll_movement")
    seat.strides("square:w16")
    seat.until_asked()
    table = kept(shared_server, seat.page.url)
    assert table.box.describe(table.view(0))["heroes"]["barbarian"]["at"] == "w16"
    assert [held.bot for held in table.seats] == ["", "", "", "", "steady"]


def test_the_end_of_quest_1_is_won_by_mouse(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, LAST_BLOW, {0: seat.page, 1: seat.page}))
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, seat.page.url).state.ending == "success"
    summary = seat.page.get_by_role("dialog", name=seat.word("summary"))
    expect(summary).to_be_visible()


@pytest.mark.long
def test_the_whole_of_quest_1_by_mouse(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, WHOLE, dict.fromkeys(range(4), seat.page)))
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, seat.page.url).state.ending == "success"
    assert seat.touched > 50


def test_zargon_wins_against_a_bot(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, CORNERED, {1: seat.page}))
    seat.answers("use orc-1")
    seat.answers("strike_hero orc-1 wizard")
    play_to_the_end(seat, shared_server)
    assert kept(shared_server, seat.page.url).state.ending == "defeat"


def test_a_campaign_goes_from_quest_1_by_the_armoury_to_quest_2(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server, locale="fr-FR")
    seat.opens(lay(shared_server, HOMECOMING, {0: seat.page}))
    seat.answers("leave")
    seat.until_asked()
    assert "undo" not in seat.now or not seat.now["undo"], "a chapter is over: nobody goes back"
    seat.answers(next(option for option in seat.options if option.startswith("buy helmet")))
    seat.answers("leave_armoury")
    seat.answers(next(option for option in seat.options if option.startswith("propose_next goblin-toll")))
    seat.answers("begin")
    seat.until_asked()
    table = kept(shared_server, seat.page.url)
    told = table.box.describe(table.view(0))
    assert (told["quest"], told["results"]) == ("goblin-toll", ["proving-vaults success"])
    assert "helmet" in told["heroes"]["barbarian"]["items"]
    expect(seat.page.get_by_role("banner")).to_contain_text("Quête 2")
    seat.page.reload()
    seat.until(lambda: seat.now and seat.shows(), "the table again")
    expect(seat.page.get_by_role("banner")).to_contain_text("Quête 2")


def test_lines_of_sight_are_shown_by_mouse_and_by_key(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, IN_LINE, {0: seat.page, 1: seat.page}))
    seat.until_asked()
    eye, legend = seat.button("table-sight"), seat.page.get_by_role("region", name=seat.word("table-sight"))
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "true")
    expect(legend).to_contain_text("Barbarian")
    expect(legend).to_contain_text(seat.word("table-sight-hidden", names="Orc 1"))
    expect(seat.page.locator("[data-seen]")).to_have_count(3)
    accessible(seat.page)
    before = seat.now["entry"]
    seat.page.locator("[data-thing='foe:orc-2'] .hit").click()
    expect(legend).to_contain_text("Orc 2")
    expect(seat.page.locator("[data-seen='hero:barbarian']")).to_have_count(1)
    seat.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    seat.page.locator("[data-thing='square:k12'] .hit").hover()
    seat.page.keyboard.press("v")
    expect(legend).to_contain_text("K12")
    seat.page.keyboard.press("v")
    expect(legend).to_have_count(0)
    assert seat.now["entry"] == before, "who looks does nothing"


def test_any_sum_of_gold_is_given(new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, RICH, {0: seat.page, 1: seat.page}))
    seat.answers("give_to elf")
    seat.answers("open_purse elf")
    number = seat.page.get_by_role("spinbutton", name=seat.word("table-amount"))
    expect(seat.prompt).to_contain_text("Keep it all")
    number.fill("348")
    expect(number).to_have_attribute("aria-invalid", "true")
    expect(seat.button("table-confirm")).to_have_attribute("aria-disabled", "true")
    accessible(seat.page)
    number.fill("124")
    seat.button("table-more").click()
    expect(seat.prompt).to_contain_text("Give the elf 125 gold coins")
    seat.confirms()
    seat.until_asked()
    assert [sheet.gold for sheet in kept(shared_server, seat.page.url).state.sheets] == [222, 0, 125, 0]


def test_a_question_is_asked_no_more_and_then_again(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, LUCKY, {0: seat.page, 1: seat.page}))
    seat.answers("roll_movement")
    seat.answers("strike fortunes-longsword gargoyle-1")
    seat.until_asked()
    assert seat.now["prompt"]["spare"] == "fortune"
    before = seat.now["entry"]
    seat.button("spare-now").click()
    seat.until(lambda: seat.now["entry"] > before, "it is answered")
    entry = kept(shared_server, seat.page.url).log.entries[-1]
    assert isinstance(entry, Answer)
    assert (entry.answer[0], entry.auto) == ("keep_roll", "spared")

    def spared(hero: int) -> bool:
        (fortune,) = (each for each in seat.people["seats"][hero]["spares"] if each["name"] == "fortune")
        return bool(fortune.get("spared"))

    seat.until(lambda: all(map(spared, (0, 1))), "what a person wishes holds for all their heroes")
    seat.page.get_by_role("button", name=seat.word("people")).click()
    seat.page.get_by_text(seat.word("spares-of", name=seat.word("seats-all-mine"))).click()
    never = seat.page.get_by_role("radio", name=seat.word("spare-never", effect="the roll stays as it is"))
    expect(never.first).to_be_checked()
    seat.page.get_by_role("group", name="One die again").first.get_by_role("radio", name=seat.word("spare-ask")).check()
    seat.until(lambda: not any(map(spared, (0, 1))), "asked again")


def test_a_hero_is_named(new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]) -> None:
    seat = sit(new_page, shared_server, locale="fr-FR")
    seat.opens(lay(shared_server, IN_LINE, {0: seat.page, 1: seat.page}))
    seat.until_asked()
    name = seat.page.get_by_role("textbox", name="Nommer votre héros")
    seat.page.get_by_role("button", name="Nommer votre héros").click()
    accessible(seat.page)
    name.fill("x" * 31)
    name.press("Enter")
    expect(seat.prompt).to_contain_text("Un nom compte au plus 30 caractères.")
    seat.page.get_by_role("button", name="Nommer votre héros").click()
    name.fill("Conan")
    name.press("Enter")
    expect(seat.page.get_by_role("tabpanel")).to_contain_text("Conan (Barbare)")
    assert kept(shared_server, seat.page.url).state.names[0] == "Conan"


def test_a_hero_who_has_all_heroes_gives_up_alone_once_they_are_sure(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, THREE, dict.fromkeys(range(3), seat.page)))
    give_up = seat.page.get_by_role("button", name="Give up the quest")
    sure = seat.prompt.get_by_role("alert").filter(has_text=seat.word("table-motion-sure", what="Give up the quest"))
    give_up.click()
    expect(sure).to_be_visible()
    expect(give_up).to_have_count(0)
    sure.get_by_role("button", name=seat.word("table-no"), exact=True).click()
    expect(sure).to_have_count(0)
    assert not [request for request in seat.sent if request["do"] == "motion"], "who is not sure does nothing"
    give_up.click()
    sure.get_by_role("button", name=seat.word("table-yes"), exact=True).click()
    seat.until(lambda: "ending" in seat.now, "the quest is given up")
    assert [request["do"] for request in seat.sent if request["do"] in ("motion", "agree")] == ["motion"]


def test_a_hero_who_has_several_heroes_agrees_for_all_of_them_at_once(new_page: Pages, shared_server: Server) -> None:
    ida, odo = sit(new_page, shared_server), Seat(newcomer(new_page, shared_server, "Odo"))
    laid = THREE._replace(seats=("Ida", "Odo", "Odo", *THREE.seats[3:]))
    address = lay(shared_server, laid, {0: ida.page, 1: odo.page, 2: odo.page})
    ida.opens(address)
    odo.opens(address)
    give_up = ida.page.get_by_role("button", name="Give up the quest")
    give_up.click()
    waits = ida.prompt.get_by_text(ida.word("table-request-waits", names="Dwarf, Elf"))
    expect(waits).to_be_visible()
    expect(give_up).to_have_count(0)  # one thing is asked at a time
    odo.button("table-decline").click()
    expect(waits).to_have_count(0)
    give_up.click()
    odo.button("table-agree").click()
    ida.until(lambda: "ending" in ida.now, "the quest is given up")
    assert [request["yes"] for request in odo.sent if request["do"] == "agree"] == [False, True, True]
    assert not [request for request in ida.sent if request["do"] == "agree"], "nobody votes with themselves"


def test_all_heroes_march_back_by_one_click_and_it_is_taken_back_by_another(
    new_page: Pages, shared_server: Server
) -> None:
    seat = sit(new_page, shared_server)
    seat.opens(lay(shared_server, FAR_FROM_HOME, dict.fromkeys(range(3), seat.page)))
    seat.until_asked()
    march = seat.page.get_by_role("button", name="All back to the exit")
    march.click()
    seat.until(lambda: not march.count(), "nobody is left to go back")
    seat.until_asked()
    told = kept(shared_server, seat.page.url).state
    assert all(told.exit >> row.square & 1 for row in told.heroes if row.square >= 0)
    assert [request["name"] for request in seat.sent if request["do"] == "shortcut"] == ["march_back"]
    seat.page.keyboard.press("u")
    expect(march).to_be_visible()
    assert kept(shared_server, seat.page.url).last == 0


def test_lines_of_sight_are_shown_by_finger(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server, size=PHONE, locale="fr-FR")
    seat = TapSeat(page)
    seat.opens(lay(shared_server, IN_LINE, {0: page, 1: page}))
    seat.until_asked()
    seat.button("table-sight").tap()
    legend = page.get_by_role("region", name=seat.word("table-sight"))
    expect(legend).to_contain_text("Barbare")
    page.locator("[data-thing='foe:orc-1'] .hit").tap()
    expect(legend).to_contain_text(seat.word("table-sight-hidden", names="Barbare"))
    legend.get_by_role("button").tap()
    expect(legend).to_have_count(0)


def test_a_hero_walks_and_strikes_on_a_phone(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address, size=PHONE)
    page.request.post(
        f"{shared_server.address}/api/me",
        data={"name": "Ida", "language": "en"},
        headers={"Origin": shared_server.address},
    )
    seat = TapSeat(page)
    seat.opens(lay(shared_server, LAST_BLOW, {0: page, 1: page}))
    seat.answers("strike broadsword verag")
    seat.until_asked()
    assert any(line.get("dice") for line in seat.told), "the dice are shown"
