"""A phone: by tap, upright and lying."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect

from tests.browser.laid import lay, newcomer, set_players
from tests.browser.pages import PHONE, PHONE_LYING, Pages, fits
from tests.browser.positions import LAST_DRAGON, TALKS
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server


def test_a_friend_joins_on_a_phone_and_plays_by_tap(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    host = new_page(f"{shared_server.address}/new/xorlosch")
    ida = Seat(host)
    host.get_by_label("My name").fill("Ida")
    host.get_by_role("button", name="Remove seat 3").click()
    host.get_by_label("Seat 2", exact=True).select_option("friend")
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("Invitation link for seat 2").input_value()

    page = new_page(shared_server.address, size=PHONE, locale="fr-FR")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    fits(page)
    odo = TapSeat(page)
    page.goto(link)
    fits(page)
    page.get_by_label(odo.word("my-name")).fill("Odo")
    odo.button("sit-down").tap()
    ida.answers("take_colour black")
    odo.answers("take_colour white")
    group = "place_group [recruit warrior 2] [recruit mechanicus 3]"
    ida.until(lambda: ida.now["entry"] == odo.now["entry"], "both are at the same entry")
    first, second = (ida, odo) if ida.mine[0] == ida.now["asked"][0] else (odo, ida)
    first.answers(group)
    second.answers(group)
    fits(page)
    accessible(page)


def test_moves_by_tap_and_sheets(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server, size=PHONE)
    seat = TapSeat(page)
    seat.opens(lay(shared_server, LAST_DRAGON, {0: page, 1: page}))
    seat.answers("step_dwarf green-w1 ruins-path-07")
    bar = page.get_by_role("navigation", name=seat.word("table-lists"))
    bar.get_by_role("button", name=seat.word("table-log")).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("log")).to_contain_text(seat.told[-1]["text"])
    sheet.get_by_role("button", name=seat.word("close")).tap()
    expect(sheet).to_have_count(0)
    seat.answers("step_dwarf green-w1 ruins-17")
    seat.answers("announce red")
    expect(page.get_by_role("dialog", name=seat.word("summary"))).to_be_visible()
    fits(page)


def test_lying_it_shows_board_and_question_side_by_side(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    page = new_page(shared_server.address, size=PHONE_LYING)
    fits(page)
    set_players(shared_server, page, "Ida")
    seat = TapSeat(page)
    seat.opens(lay(shared_server, TALKS, {0: page, 1: page}))
    fits(page)
    expect(page.get_by_role("heading", name=seat.now["prompt"]["title"], level=2)).to_be_in_viewport()
    seat.answers("step_dwarf red-w1 ruins-03")
    fits(page)
    accessible(page)
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    fits(page)
    seat.answers("step_dwarf red-w1 ruins-04")


def test_words_that_come_too_fast_are_refused_above_the_sheet_and_stay_in_their_field(
    new_page: Pages, shared_server: Server
) -> None:
    page = newcomer(new_page, shared_server, size=PHONE)
    seat = TapSeat(page)
    seat.opens(lay(shared_server, TALKS, {0: page, 1: page}))
    page.get_by_role("navigation", name="Lists").get_by_role("button", name="Chat").tap()
    field = page.get_by_label("Say something")
    words = (f"And {number}." for number in range(100))
    while not any(message["type"] == "refused" for message in seat.heard):
        said = next(words)
        heard = len(seat.heard)
        field.fill(said)
        page.get_by_role("button", name="Send").tap()
        seat.until(partial(lambda before: len(seat.heard) > before, heard), "it is said or refused")
    expect(page.locator(".toast")).to_have_text(seat.heard[-1]["sentence"])
    expect(field).to_have_value(said)
