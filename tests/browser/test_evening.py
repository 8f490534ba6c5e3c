"""Coming, going and coming back."""

from playwright.sync_api import expect

from tests.browser.laid import kept, lay, newcomer, sit
from tests.browser.pages import PHONE, Pages, card
from tests.browser.positions import ALONE, ENDED, GROUPS, TALKS
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server


def test_one_click_begins_a_game_against_bots(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address, locale="fr-FR"))
    card(seat.page, "Xorlosch").get_by_role("button", name=seat.word("play-now"), exact=True).click()
    seat.button("opening-begin").click()
    assert [each["kind"] for each in seat.people["seats"]] == ["person", "bot", "bot"]
    seat.answers("end_turn")
    seat.page.goto(shared_server.address)
    expect(seat.page.get_by_role("heading", level=1)).to_have_text(seat.word("welcome"))  # no name was asked


def test_a_person_moves_to_a_phone(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, TALKS._replace(seats=ALONE), {0: page, 1: page})
    page.goto(shared_server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Create the link").click()
    link = page.get_by_label("Link to move to another device").input_value()
    phone = TapSeat(new_page(link, size=PHONE))
    phone.button("move-here-now").tap()
    expect(phone.page.get_by_role("heading", name="Welcome back, Ida")).to_be_visible()
    phone.page.get_by_role("link", name="Continue").tap()
    phone.answers("step_dwarf red-w1 ruins-03")
    assert kept(shared_server, address).log.entries[-1].n == phone.now["entry"]
    new_page.excuse("status of 404")
    thief = Seat(new_page(link))
    thief.button("move-here-now").click()
    expect(thief.page.get_by_role("status")).not_to_be_empty()
    thief.opens(address)
    assert thief.mine == []


def test_a_rematch_seats_the_same_people(new_page: Pages, shared_server: Server) -> None:
    ida, odo = sit(new_page, shared_server), Seat(newcomer(new_page, shared_server, "Odo"))
    address = lay(shared_server, ENDED, {0: ida.page, 1: odo.page})
    ida.page.goto(address)
    summary = ida.page.get_by_role("dialog", name="How it ended")
    ida.now = {}
    summary.get_by_role("button", name="Rematch").click()
    ida.until_asked()
    assert ida.page.url != address
    odo.page.goto(shared_server.address)
    odo.page.get_by_role("link", name="Continue").first.click()
    odo.until(lambda: odo.mine == [1], "Odo sits where he sat")
    ida.answers("take_colour white")
    odo.answers("take_colour black")


def test_a_friend_takes_over_from_a_bot_by_link(new_page: Pages, shared_server: Server) -> None:
    ida = sit(new_page, shared_server)
    ida.opens(lay(shared_server, TALKS._replace(seats=("Ida", "[random]")), {0: ida.page}))
    ida.page.get_by_role("button", name="At the table").click()
    people = ida.page.get_by_role("dialog", name="At the table")
    blue = people.get_by_role("listitem").filter(has_text="Blue")
    blue.get_by_role("button", name="Invite…").click()
    odo = Seat(new_page(blue.get_by_label("Invitation link for seat 2").input_value()))
    odo.page.get_by_label("My name").fill("Odo")
    odo.button("sit-down").click()
    odo.until(lambda: odo.mine == [1], "Odo has the seat")
    expect(blue).to_contain_text("Odo")
    people.get_by_role("button", name="Close", exact=True).click()
    ida.answers("call_reactions")
    odo.answers("pass")


def test_picks_are_dragged_into_a_draft(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    seat.opens(lay(shared_server, GROUPS._replace(seats=ALONE), {0: page, 1: page}))
    label = seat.draft["picks"][1]["label"]
    tray = page.get_by_role("list", name="Chosen so far")
    page.get_by_role("group", name="Choose from").get_by_role("button", name=label).drag_to(tray)
    expect(tray.get_by_role("button")).to_have_count(1)
    expect(tray).to_contain_text(label)


def test_the_rulebook_is_searched(new_page: Pages, shared_server: Server) -> None:
    page = new_page(f"{shared_server.address}/rules/xorlosch", locale="fr-FR")
    page.get_by_role("combobox").fill("bottes")
    found = page.get_by_role("option").first
    expect(found).to_contain_text("XOR-")
    rule = (found.get_attribute("id") or "").removeprefix("find-")
    found.click()
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
