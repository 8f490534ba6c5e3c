"""Several things in an event become a list in its sentence; what is counted has its number."""

from lanterne.engine import NUMBER, SEATS, Event, EventRecord, Ids, counted, only, several, step
from lanterne.server import render
from lanterne.words import Names, Words
from tests.engine.play import little_box

CARDS = Ids("card", ("lamp", "rope", "key"))
FOUND = Event("found", "LIT-1", seat=SEATS, cards=several(CARDS))
SCORE = Event("score", "LIT-2", players=counted(SEATS), round=NUMBER)
TEXTS = {
    "en": {
        "own": """
and = { $first } and { $last }
counted = { $thing } { $number }
card-lamp = Lamp
card-rope = Rope
card-key = Key
log-found = { $cards-count ->
        [hidden] { $seat } finds something.
        [one] { $seat } finds one thing: { $cards }.
       *[other] { $seat } finds { $cards-count } things: { $cards }.
    }
log-score = Round { $round }: { $players }.
"""
    }
}


@step()
def rest(game: object) -> None:
    """Nothing happens."""


WORDS = Words(little_box(rest), "en", strict=True, texts=TEXTS)
NAMES = Names(("Red", "Blue", "Green"))


def told(event: Event, *args: object, viewers: int = -1) -> tuple[str, tuple[str, ...]]:
    """The sentence, and the things it points at."""
    line = render.told(1, EventRecord(event, args).seen_by(viewers), WORDS, NAMES)
    return line.text, line.things


def test_several_things_are_listed_and_pointed_at() -> None:
    assert told(FOUND, 0, (0, 1, 2)) == (
        "Red finds 3 things: Lamp, Rope and Key.",
        ("seat:0", "card:lamp", "card:rope", "card:key"),
    )
    assert told(FOUND, 1, (2,)) == ("Blue finds one thing: Key.", ("seat:1", "card:key"))


def test_what_is_counted_has_its_number() -> None:
    assert told(SCORE, ((1, 5), (0, 3), (2, 0)), 4) == (
        "Round 4: Blue 5, Red 3 and Green 0.",
        ("seat:1", "seat:0", "seat:2"),
    )


def test_a_list_can_be_secret() -> None:
    assert told(FOUND, 0, only((0, 1), 0), viewers=0b10) == ("Red finds something.", ("seat:0",))
    assert told(FOUND, 0, only((0, 1), 0), viewers=0b01)[0] == "Red finds 2 things: Lamp and Rope."


def test_events_say_which_arguments_are_lists() -> None:
    assert (sorted(FOUND.lists), sorted(FOUND.counted)) == (["cards"], [])
    assert (sorted(SCORE.lists), sorted(SCORE.counted)) == (["players"], ["players"])
    assert FOUND.params == (("seat", SEATS), ("cards", CARDS))
