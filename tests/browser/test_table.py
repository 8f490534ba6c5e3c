"""What a table offers besides plain moves."""

from typing import Any

from playwright.sync_api import expect

from lanterne.engine import Table
from tests.browser.laid import kept, lay, sit
from tests.browser.pages import Pages
from tests.browser.positions import ALONE, TALKS, WALK
from tests.browser.server import Server


def test_what_is_closed_says_why_and_by_which_rule(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    seat.opens(lay(shared_server, WALK._replace(seats=ALONE), {0: page, 1: page}))
    seat.until(lambda: "closed" in seat.now, "the reasons")
    closed = next(each for each in seat.now["closed"] if each["verb"] == "take_item")
    reason = seat.prompt.get_by_text(closed["why"])
    expect(reason).to_have_count(0)
    folded = seat.prompt.get_by_text("Not possible now")
    take = seat.prompt.get_by_role("button", name=seat.now["verbs"]["take_item"])
    folded.click()
    take.click()
    expect(reason).to_be_visible()
    seat.prompt.get_by_role("status").get_by_role("button", name=f"Rule {closed['rule']}").click()
    rule = page.get_by_role("dialog", name=closed["rule"])
    expect(rule).to_contain_text("item")
    rule.get_by_role("link", name="In the rulebook").click()
    expect(page).to_have_url(f"{shared_server.address}/rules/xorlosch#{closed['rule']}")
    expect(page.locator(f"[id='{closed['rule']}']")).to_be_in_viewport()
    page.get_by_role("link", name="To the table").click()
    seat.until_asked()

    # The reason was asked for now, not for later.
    folded.click()
    take.click()
    expect(reason).to_be_visible()
    seat.answers("step_dwarf red-w1 ruins-06")
    expect(take).to_be_visible()
    expect(reason).to_have_count(0)


def test_everybody_finds_the_own_place_marked(new_page: Pages, shared_server: Server) -> None:
    first, second = sit(new_page, shared_server), sit(new_page, shared_server)
    address = lay(shared_server, WALK, {0: first.page, 1: second.page})
    for number, seat in enumerate((first, second)):
        seat.opens(address)
        places = seat.page.locator(".seats [data-thing^='seat:']")
        own = seat.page.locator(f".seats [data-thing='seat:{number}'] .item-detail")
        expect(own).to_contain_text("You")
        expect(places.filter(has_text="You")).to_have_count(1)


def test_a_walk_is_one_click_and_is_taken_back_whole(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, WALK._replace(seats=ALONE), {0: page, 1: page})
    seat.opens(address)
    seat.walks("dwarf:red-w1", "square:ruins-11")
    seat.until(lambda: len(kept(shared_server, address).log.entries) == 4, "three steps")
    seat.until_asked()
    walks = [request for request in seat.sent if request["do"] in ("walk", "answer")]
    assert [request["do"] for request in walks] == ["walk"]
    before = seat.now["entry"]
    seat.button("table-undo").click()
    seat.until(lambda: seat.now["entry"] > before and seat.shows(), "the walk is taken back")
    assert place_of_dwarf(kept(shared_server, address)) == place_of_dwarf(WALK.table())


def place_of_dwarf(table: Table[Any]) -> Any:
    return table.box.describe(table.view(-1))["dwarfs"]["red-w1"]


def test_a_walk_stops_when_something_happens(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    position = {**WALK.position, "items": {"blue": {"experience-potion": "ready"}}}
    laid = WALK._replace(seats=ALONE, settings={"interrupt_mode": "full"}, position=position)
    address = lay(shared_server, laid, {0: page, 1: page})
    seat.opens(address)
    seat.walks("dwarf:red-w1", "square:ruins-11")
    seat.until(lambda: seat.now["asked"] == [1] and seat.shows(), "Blue may react")
    assert len(kept(shared_server, address).log.entries) == 2
    expect(seat.prompt).to_contain_text(seat.now["prompt"]["text"])
    seat.answers("pass")
    seat.until(lambda: seat.now["asked"] == [0], "Red is asked again")


def test_the_log_shows_what_it_speaks_of(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    seat.opens(lay(shared_server, WALK._replace(seats=ALONE), {0: page, 1: page}))
    seat.answers("step_dwarf red-w1 ruins-08")
    line = seat.told[-1]
    sentence = seat.log.get_by_role("button", name=line["text"], exact=True)
    sentence.click()
    expect(sentence).to_have_attribute("aria-pressed", "true")
    sentence.click()
    expect(sentence).to_have_attribute("aria-pressed", "false")


def test_two_persons_share_a_screen_behind_a_curtain(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    seat.opens(lay(shared_server, TALKS, {0: page, 1: page}, curtain=True))
    assert (seat.now["seat"], seat.now["curtain"]) == (-1, "Ida")
    expect(page.get_by_role("heading", name="The screen is for Ida")).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)
    page.get_by_role("button", name="I am Ida").click()
    seat.answers("call_reactions")
    expect(page.get_by_role("heading", name="The screen is for Odo")).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)
    assert "options" not in seat.now
    page.get_by_role("button", name="I am Odo").click()
    seat.answers("pass")
    expect(page.get_by_role("heading", name="The screen is for Ida")).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, TALKS._replace(seats=("Ida", "[random]")), {0: page}, pace=2000)
    seat.opens(address)
    page.get_by_role("button", name="At the table").click()
    people = page.get_by_role("dialog", name="At the table")
    mine = people.get_by_role("listitem").filter(has_text="Red")
    mine.get_by_role("button", name="Hand to a bot…").click()
    mine.get_by_role("button", name="Let the bot play").click()
    seat.until(lambda: seat.mine == [], "a bot has the seat")
    mine.get_by_role("button", name="Take over").click()
    seat.until(lambda: seat.mine == [0], "Ida has her seat again")
    people.get_by_role("button", name="Close", exact=True).click()
    expect(seat.log).to_contain_text(next(line["text"] for line in seat.told if line.get("kind") == "seat"))


def test_the_host_pauses_and_closes(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    seat.opens(lay(shared_server, TALKS._replace(seats=ALONE), {0: page, 1: page}))
    people = page.get_by_role("dialog", name="At the table")
    page.get_by_role("button", name="At the table").click()
    people.get_by_role("button", name="Pause", exact=True).click()
    people.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_text("You have paused the game.")).to_be_visible()
    seat.until(lambda: "options" not in seat.now and seat.shows(), "nothing can be done")
    expect(page.locator("[data-node]").get_by_role("button")).to_have_count(0)
    page.get_by_role("button", name="At the table").click()
    people.get_by_role("button", name="Resume", exact=True).click()
    people.get_by_role("button", name="Close", exact=True).click()
    seat.answers("step_dwarf red-w1 ruins-03")
    page.get_by_role("button", name="At the table").click()
    people.get_by_role("button", name="Close the table…").click()
    people.get_by_role("button", name="Close it for good").click()
    people.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_text("The host has closed this table.")).to_be_visible()
