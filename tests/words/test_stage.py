"""What events put on the stage has a heading, a name or a text, and a picture, whatever card it is."""

from importlib.resources import files
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import HIDDEN, NUMBER, SEATS, Event, EventRecord, Faces
from lanterne.languages import LANGUAGES
from lanterne.packs.packages import package
from lanterne.server import render
from lanterne.words import Names, Words

ON_STAGE = {
    "dungeon-lords": {"combat-card", "event", "special-event", "adventurer"},
    "dungeon-run": {"card"},
    "heroquest": {"treasure", "find", "note", "quest-rule", "quest", "spell", "hero", "foe", "item"},
    "warhammer-quest": {"event", "item", "spell", "adventure", "warrior", "section"},
    "xorlosch": {"quest"},
}
"""The kinds of cards of each game."""
NAMES = Names(tuple("ABCDEF"))


def staged(game: str) -> list[Event]:
    return [event for event in registry.box(game).events.values() if event.card >= 0]


def happened(event: Event, number: int) -> EventRecord:
    """The event with this card, and the first of whatever else it tells."""

    def value(place: int, name: str, kind: Any) -> Any:
        one = 1 if kind is NUMBER else 0
        if place == event.card:
            return number
        return ((one, 1) if name in event.counted else one,) if name in event.lists else one

    args = tuple(value(place, name, kind) for place, (name, kind) in enumerate(event.params))
    return EventRecord(event, args)


@pytest.mark.parametrize("game", ON_STAGE)
def test_every_kind_of_card_is_put_on_the_stage(game: str) -> None:
    kinds = {event.params[event.card][1].kind for event in staged(game)}
    assert kinds == ON_STAGE[game]
    assert all(
        kind not in (SEATS, NUMBER) and not isinstance(kind, Faces)
        for event in staged(game)
        for _, kind in [event.params[event.card]]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ON_STAGE)
def test_every_card_has_words_and_a_picture(game: str, language: str) -> None:
    words = Words(registry.box(game), language, strict=True)
    icons = files(package(game)).joinpath("icons.txt").read_text("utf-8").split()
    for event in staged(game):
        kind = event.params[event.card][1]
        for number, name in enumerate(kind.names):
            card = render.told(4, happened(event, number), words, NAMES).stage
            assert card is not None
            assert card.heading, event
            assert card.title or card.text, (event, name)
            assert card.icon in icons, (event, name, card.icon)


@pytest.mark.parametrize(("game", "kind"), [("heroquest", "treasure"), ("heroquest", "spell"), ("dungeon-run", "card")])
def test_a_card_tells_what_it_does(game: str, kind: str) -> None:
    words = Words(registry.box(game), "en", strict=True)
    event = next(event for event in staged(game) if event.params[event.card][1].kind == kind)
    for number in range(len(event.params[event.card][1].names)):
        card = render.told(4, happened(event, number), words, NAMES).stage
        assert card is not None
        assert card.text, card


def test_what_a_reader_may_not_know_is_not_on_the_stage() -> None:
    event = next(event for event in staged("dungeon-run") if event.message == "gains-treasure")
    words = Words(registry.box("dungeon-run"), "en", strict=True)
    hidden = tuple(HIDDEN if place == event.card else 0 for place in range(len(event.params)))
    assert render.told(4, EventRecord(event, hidden), words, NAMES).stage is None
