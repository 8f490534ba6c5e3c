"""Every kind of card of every game has its stage: large, with heading, picture and words, until one goes on.

A real table is open, and after it has been shown the server's line also carries the cards, as `render.told` makes them
of the game's own events.
"""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from lanterne import registry
from lanterne.engine import NUMBER, Event, EventRecord, Faces
from lanterne.server import render
from lanterne.server.sentences import Language
from lanterne.words import words_for
from tests.browser import adventures, lords, positions, quests, runs
from tests.browser.laid import Laid, lay, set_players
from tests.browser.pages import DESK, PHONE, Pages
from tests.browser.server import Server

TABLES: dict[str, Laid] = {
    "xorlosch": positions.WALK,
    "heroquest": quests.THREE,
    "warhammer-quest": adventures.HURT,
    "dungeon-lords": lords.ORDERS,
    "dungeon-run": runs.SLIME,
}
STAGED = {name: [event for event in registry.box(name).events.values() if event.card >= 0] for name in TABLES}


def line_of(event: Event, game: str, language: Language, member: int = 0) -> dict[str, Any]:
    """The event as it is sent to the page, about this member of its kind of card."""

    def sample(place: int, name: str, kind: Any) -> Any:
        one = 1 if kind is NUMBER else member if place == event.card else 0
        several = (one, 1) if name in event.counted else one
        return (several,) if name in event.lists or isinstance(kind, Faces) else one

    args = tuple(sample(place, name, kind) for place, (name, kind) in enumerate(event.params))
    words = words_for(registry.box(game), language)
    state = registry.box(game).setup(registry.box(game).full_settings({}), len(TABLES[game].seats))
    line = render.told(0, EventRecord(event, args), words, words.names(state))
    found: dict[str, Any] = json.loads(msgspec.json.encode(line))
    return found


@pytest.mark.parametrize("game", TABLES)
def test_every_card_of_a_game_has_a_heading_a_picture_and_words(game: str) -> None:
    looks = registry.manifest(game).looks
    assert STAGED[game]
    for event in STAGED[game]:
        _, kind = event.params[event.card]
        for member in range(len(kind.names)):
            assert looks.picture(kind.kind, member), f"{event.message}: {kind.name(member)} has no picture"
    for event in STAGED[game]:
        for language in ("en", "fr"):
            shown = line_of(event, game, "fr" if language == "fr" else "en")["stage"]
            assert shown["heading"]
            assert shown.get("title") or shown.get("text")


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_the_stage_shows_every_kind_of_card(
    new_page: Pages, shared_server: Server, game: str, size: Any, locale: str
) -> None:
    page = new_page(shared_server.address, size=size, locale=locale, moving=True)
    set_players(shared_server, page, "Ida")
    page.evaluate("localStorage.setItem('lanterne-reading', 'wait')")
    lines: list[WebSocketRoute] = []
    heard: list[dict[str, Any]] = []
    _listen(page, lines, heard)
    laid = TABLES[game]
    seats = tuple("Ida" for _ in laid.seats if not _.startswith("["))
    people = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
    named = iter(seats)
    laid = laid._replace(seats=tuple(name if name.startswith("[") else next(named) for name in laid.seats))
    page.goto(lay(shared_server, laid, dict.fromkeys(people, page)))
    expect(page.locator("[data-entry]")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.prompt .choice, .prompt button')")
    now = heard[-1]
    for number, event in enumerate(STAGED[game], 1):
        line = line_of(event, game, "fr" if locale == "fr-FR" else "en") | {"n": now["entry"] + number}
        shown = {key: value for key, value in now.items() if key not in ("whole", "panels", "beats", "told", "note")}
        lines[-1].send(json.dumps(shown | {"entry": now["entry"] + number, "told": [line]}))
        card = page.locator(".stage .stage-card")
        expect(card.locator(".stage-heading")).to_have_text(line["stage"]["heading"])
        expect(card.locator(".stage-picture svg")).to_be_visible()
        box = card.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size.width
        assert box["height"] <= size.height
        page.keyboard.press(" ")
        expect(page.locator(".stage")).to_have_count(0)


def _listen(page: Page, lines: list[WebSocketRoute], heard: list[dict[str, Any]]) -> None:
    """Stand on the line between page and server."""

    def joins(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lines.append(route)

        def tells(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "now":
                heard.append(told)
            route.send(message)

        server.on_message(tells)

    page.route_web_socket(lambda _: True, joins)
