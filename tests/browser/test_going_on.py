"""Whatever comes between, the game goes on: another language, a reload, a second tab, a server that was killed."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.laid import kept, lay, sit
from tests.browser.pages import NOWHERE, Pages
from tests.browser.positions import ALONE, GROUPS, LAST_DRAGON, TALKS
from tests.browser.seat import Seat
from tests.browser.server import Server


def test_the_language_changes_in_the_middle_of_a_game(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server, "fr-FR")
    page = seat.page
    seat.opens(lay(shared_server, TALKS._replace(seats=ALONE), {0: page, 1: page}))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    seat.answers("step_dwarf red-w1 ruins-03")
    seat.until_asked()
    before = seat.now["prompt"]["text"], seat.told[-1]["text"], page.get_by_role("tab").first.inner_text()
    expect(seat.prompt).to_contain_text(before[0])
    page.get_by_role("button", name="EN, English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    seat.until(lambda: seat.now["prompt"]["text"] != before[0] and seat.shows(), "the question in English")
    expect(seat.prompt).to_contain_text(seat.now["prompt"]["text"])
    expect(seat.log).to_contain_text(seat.told[-1]["text"])
    expect(seat.log).not_to_contain_text(before[1])
    expect(page.get_by_role("tab", name=before[2], exact=True)).to_have_count(0)
    expect(page.get_by_text("Not possible now")).to_be_visible()
    seat.answers("step_dwarf red-w1 ruins-04")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_reload_finds_the_question_that_waits(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    seat.opens(lay(shared_server, TALKS._replace(seats=ALONE), {0: page, 1: page}))
    seat.answers("step_dwarf red-w1 ruins-03")
    seat.until_asked()
    seat.touches("dwarf:red-w2")
    question, options, told = seat.now["prompt"], seat.options, [line["text"] for line in seat.told]
    page.reload()
    seat.until_asked()
    assert (seat.now["prompt"], seat.options, [line["text"] for line in seat.told]) == (question, options, told)
    seat.answers("step_dwarf red-w2 ruins-13")


def test_a_reload_in_the_middle_of_a_draft_begins_it_again(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, GROUPS._replace(seats=ALONE), {0: page, 1: page})
    seat.opens(address)
    seat.picks("recruit warrior 2")
    entries = len(kept(shared_server, address).log.entries)
    page.reload()
    seat.until_asked()
    chosen = page.get_by_role("list", name=seat.word("table-picked"))
    expect(chosen.get_by_role("button")).to_have_count(0)
    assert len(kept(shared_server, address).log.entries) == entries
    seat.answers("place_group [recruit warrior 2] [recruit mechanicus 1]")
    seat.answers("place_group [recruit mechanicus 5]")


def test_a_pick_is_taken_out_of_a_draft_again(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    seat.opens(lay(shared_server, GROUPS._replace(seats=ALONE), {0: page, 1: page}))
    seat.picks("recruit warrior 2")
    seat.picks("recruit warrior 3")
    chosen = page.get_by_role("list", name=seat.word("table-picked")).get_by_role("button")
    chosen.first.click()
    expect(chosen).to_have_count(1)
    seat.confirms()
    seat.until_asked()
    assert seat.now["entry"] == 3


def test_a_killed_server_comes_back_with_nothing_lost(new_page: Pages, server: Server) -> None:
    seat = sit(new_page, server)
    page = seat.page
    address = lay(server, LAST_DRAGON._replace(seats=ALONE), {0: page, 1: page})
    seat.opens(address)
    seat.answers("step_dwarf green-w1 ruins-path-07")
    seat.until(seat.shows, "the step is shown")
    told, entry = [line["text"] for line in seat.told], seat.now["entry"]
    page.evaluate("window.untouched = true")
    new_page.excuse("WebSocket connection|ERR_CONNECTION|Failed to load resource")
    server.kill()
    expect(page.get_by_text(seat.word("table-lost"))).to_be_visible()
    server.start()
    expect(page.get_by_text(seat.word("table-lost"))).to_have_count(0)
    seat.until_asked()
    assert ([line["text"] for line in seat.told], seat.now["entry"]) == (told, entry)
    assert page.evaluate("window.untouched"), "the page was loaded again"
    expect(seat.log).to_contain_text(told[-1])
    seat.answers("step_dwarf green-w1 ruins-17")
    seat.answers("announce red")
    assert kept(server, address).over


def test_an_answer_that_was_acknowledged_survives_a_kill_at_once(new_page: Pages, server: Server) -> None:
    seat = sit(new_page, server)
    page = seat.page
    address = lay(server, TALKS._replace(seats=ALONE), {0: page, 1: page})
    seat.opens(address)
    new_page.excuse("WebSocket connection|ERR_CONNECTION|Failed to load resource")
    for square in ("03", "04", "03"):
        seat.answers(f"step_dwarf red-w1 ruins-{square}")
        server.kill()
        assert kept(server, address).log.entries[-1].n == seat.now["entry"]
        server.start()
        seat.until(lambda: seat.now and seat.shows(), "the page is back")


def test_two_tabs_of_one_seat_show_the_same(new_page: Pages, shared_server: Server) -> None:
    one = sit(new_page, shared_server)
    address = lay(shared_server, TALKS._replace(seats=ALONE), {0: one.page, 1: one.page})
    one.opens(address)
    other = Seat(new_page(NOWHERE, beside=one.page))
    other.opens(address)
    one.answers("step_dwarf red-w1 ruins-03")
    other.until(lambda: other.now["entry"] == one.now["entry"], "the second tab follows")
    other.answers("step_dwarf red-w1 ruins-04")
    one.until(lambda: one.now["entry"] == other.now["entry"] and one.shows(), "the first tab follows")
    expect(one.log).to_contain_text(other.told[-1]["text"])
    one.answers("step_dwarf red-w2 ruins-13")


class Slow:
    """A connection on which what the server says may be long under way."""

    def __init__(self) -> None:
        self.is_slow = False
        self._messages: list[str | bytes] = []

    def join(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        self._messages.append(message)
        if not self.is_slow:
            self.catch_up()

    def catch_up(self) -> None:
        """What was said arrives."""
        self.is_slow = False
        while self._messages:
            self._page.send(self._messages.pop(0))


def test_who_answers_too_late_is_told_so(new_page: Pages, shared_server: Server) -> None:
    one = sit(new_page, shared_server)
    address = lay(shared_server, TALKS._replace(seats=ALONE), {0: one.page, 1: one.page})
    one.opens(address)
    page, under_way = new_page(NOWHERE, beside=one.page), Slow()
    other = Seat(page)
    page.route_web_socket("**/play?*", under_way.join)
    page.goto(address)
    label = one.now["options"][one.options.index("call_reactions")]["label"]
    react = other.prompt.get_by_role("button", name=label)
    expect(react).to_be_visible()
    under_way.is_slow = True
    one.answers("step_dwarf red-w1 ruins-03")
    react.click()
    expect(page.locator("[data-busy]")).to_have_count(1)
    one.page.wait_for_timeout(500)
    under_way.catch_up()
    expect(other.prompt.get_by_role("alert")).to_contain_text("Too late")
    expect(other.log).to_contain_text(one.told[-1]["text"])
    assert kept(shared_server, address).log.entries[-1].n == one.now["entry"]
