"""People who mean no good, and people who only know the address."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.laid import kept, lay, newcomer, set_players
from tests.browser.pages import PHONE, Pages, fits
from tests.browser.positions import ALONE, TALKS
from tests.browser.seat import Seat
from tests.browser.server import Server

HOSTILE = "<img src=x onerror=hacked=1>"
LINES = (
    "<script>window.hacked = 1</script>",
    '<img src=x onerror="window.hacked = 1"><svg onload="window.hacked = 1">',
    '"><a href="javascript:window.hacked=1">here</a>',
    "\u202eesrever ni\u202c \u2067 and \u200f marks",
    "Xorlosch" * 60,
    "{ $name } &lt;b&gt; ${hacked} </p></li>",
)

WISH = """(address) => new Promise((done) => {
    const socket = new WebSocket(address);
    const heard = [];
    socket.onmessage = (event) => {
        const last = JSON.parse(event.data);
        heard.push(last);
        if (last.type === "now") socket.send(JSON.stringify((%s)(last)));
        if (last.type === "refused") { socket.close(); done(heard); }
    };
})"""
"""Open a connection of one's own, wish for something, and give everything that was heard up to the refusal."""


def unharmed(page: Page) -> None:
    """Nothing that was written has become a part of the page."""
    assert page.evaluate("window.hacked === undefined")
    for planted in ("img[src='x']", "svg[onload]", "script:not([src])", "a[href^='javascript']"):
        expect(page.locator(planted)).to_have_count(0)
    fits(page)


def test_names_and_chat_stay_text(new_page: Pages, shared_server: Server) -> None:
    bad = newcomer(new_page, shared_server, HOSTILE)
    good = newcomer(new_page, shared_server, "Odo", size=PHONE)
    evil, odo = Seat(bad), Seat(good)
    address = lay(shared_server, TALKS._replace(seats=(HOSTILE, "Odo")), {0: bad, 1: good})
    evil.opens(address)
    odo.opens(address)
    bad.get_by_role("tab", name="Chat").click()
    for number, line in enumerate(LINES, start=1):
        bad.get_by_label("Say something").fill(line)
        bad.get_by_role("button", name="Send").click()
        expect(bad.get_by_role("log", name="Chat").get_by_role("listitem")).to_have_count(number)
    good.get_by_role("navigation", name="Lists").get_by_role("button", name="Chat").tap()
    for page in (bad, good):
        said = page.get_by_role("log", name="Chat").get_by_role("listitem")
        expect(said).to_have_count(len(LINES))
        for number, line in enumerate(LINES):
            expect(said.nth(number)).to_contain_text(line[:500])
            expect(said.nth(number)).to_contain_text(HOSTILE)
        unharmed(page)
    bad.get_by_role("button", name="At the table: 2 people are here").click()
    expect(bad.get_by_role("dialog", name="At the table")).to_contain_text(HOSTILE)
    unharmed(bad)
    bad.goto(shared_server.address)
    expect(bad.get_by_role("heading", level=1)).to_contain_text(HOSTILE)
    expect(bad.get_by_text(f"{HOSTILE}, Odo")).to_be_visible()
    unharmed(bad)


def test_who_has_only_the_address_is_a_spectator(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    ida = Seat(page)
    address = lay(shared_server, TALKS._replace(seats=ALONE), {0: page, 1: page})
    ida.opens(address)
    stranger = Seat(new_page(shared_server.address))
    stranger.opens(ida.page.url)
    see_only(stranger)
    ida.answers("step_dwarf red-w1 ruins-03")
    stranger.until(lambda: stranger.now["entry"] == ida.now["entry"] and stranger.shows(), "the stranger sees the step")
    see_only(stranger)
    expect(stranger.log).to_contain_text(ida.told[-1]["text"])
    expect(ida.page.get_by_role("button", name="At the table")).to_be_visible()


def see_only(seat: Seat) -> None:
    """This page was told nothing that is for a seat, and offers nothing."""
    assert seat.mine == []
    for message in seat.heard:
        if message["type"] == "now":
            assert message["seat"] == -1
            private = ("options", "closed", "draft", "undo", "redo", "motions", "verbs", "note", "curtain")
            assert not any(message.get(part) for part in private), message
    expect(seat.page.get_by_role("group", name=seat.word("table-options"))).to_have_count(0)
    expect(seat.page.locator("[data-node]").get_by_role("button")).to_have_count(0)
    expect(seat.button("table-undo")).to_have_count(0)


def test_a_stranger_cannot_answer_by_any_way(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    ida = Seat(page)
    address = lay(shared_server, TALKS._replace(seats=ALONE), {0: page, 1: page})
    ida.opens(address)
    name = address.rpartition("/")[2]
    entries = kept(shared_server, address).log.entries
    nobody, known = new_page(shared_server.address), new_page(shared_server.address)
    set_players(shared_server, known, "Eve")
    new_page.excuse(r"status of 4\d\d")
    for stranger in (nobody, known):
        for wish in (
            "({choice}) => ({do: 'answer', id: 1, choice, seat: 0, answer: ['end_turn']})",
            "({choice}) => ({do: 'walk', id: 1, choice, seat: 0, thing: 'dwarf:red-w1', to: 'square:ruins-03'})",
            "({choice}) => ({do: 'closed', id: 1, choice, seat: 0})",
            "({choice}) => ({do: 'draft', id: 1, choice, seat: 0, picked: []})",
            "() => ({do: 'look', id: 1, seat: 0})",
            "() => ({do: 'undo', id: 1})",
            "() => ({do: 'prefer', id: 1, seat: 1, passing: 'always'})",
        ):
            socket = f"{shared_server.address.replace('http', 'ws')}/api/tables/{name}/play?lang=en"
            heard: list[dict[str, Any]] = stranger.evaluate(WISH % wish, socket)
            assert heard[-1]["sentence"], wish
            assert all(message["seat"] == -1 for message in heard if message["type"] == "now")
        asked = {
            "POST answers": {"choice": 0, "seat": 0, "answer": ["end_turn"]},
            "GET moments?seat=0": None,
            "GET log": None,
            "POST seats/1/invite": None,
            "POST seats/0/take": {"name": "Eve"},
            "POST seats/0/hand-over": {"bot": "random"},
            "POST pause": None,
            "POST close": None,
            "PUT ": {"pace": 0},
        }
        for what, body in asked.items():
            method, _, path = what.partition(" ")
            status = stranger.evaluate(
                "([method, path, body]) => fetch(path, {method, body: body && JSON.stringify(body),"
                " headers: {'content-type': 'application/json'}}).then((answer) => answer.status)",
                [method, f"/api/tables/{name}/{path}".rstrip("/"), body],
            )
            assert 400 <= status < 500, f"{what} was answered with {status}"
    assert kept(shared_server, address).log.entries == entries
    ida.answers("step_dwarf red-w1 ruins-03")
