"""Visibility: every declaration, holes that cannot be read, and invalid declarations."""

import copy
import operator
import pickle
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import pytest
from msgspec.structs import replace

from lanterne.engine import (
    COUNT,
    FACE_UP,
    HIDDEN,
    NOBODY,
    OWNER,
    OWNER_COUNT,
    PILE,
    PUBLIC,
    ROWS,
    Card,
    HiddenRead,
    Row,
    SeenBy,
    State,
)
from lanterne.engine.visibility import StateVisibility


class Hand(NamedTuple):
    gold: Annotated[int, PUBLIC]
    goal: Annotated[int, OWNER]
    cards: Annotated[tuple[int, ...], OWNER_COUNT]
    curse: Annotated[int, NOBODY]


class Figure(Row, frozen=True):
    seat: Annotated[int, PUBLIC]
    strength: Annotated[int, OWNER]


class Room(State):
    round: Annotated[int, PUBLIC]
    quest: Annotated[list[int], NOBODY]
    bag: Annotated[list[int], COUNT]
    note: Annotated[int, SeenBy(lambda state, seat: seat == state.round)]
    deck: Annotated[list[Card], PILE]
    hands: Annotated[list[Hand], ROWS]
    figures: Annotated[tuple[Figure, ...], ROWS]


SIGHTS = StateVisibility(Room)
ROOM = Room(
    agenda=[("act", 1)],
    sealed=[("bid", 3), None, ("bid", 1)],
    ending="",
    round=1,
    quest=[5, 6],
    bag=[7, 8, 9],
    note=42,
    deck=[Card(10, 0b001), Card(11, 0b110), Card(12)],
    hands=[Hand(1, 20, (30, 31), 99), Hand(2, 21, (32,), 99), Hand(3, 22, (), 99)],
    figures=(Figure(2, 50), Figure(0, 51), Figure(-1, 52)),
)


def seen(viewers: int) -> Room:
    room: Room = SIGHTS.mask(ROOM, viewers)
    return room


def shown(value: Any) -> str:
    return repr(value).replace("HIDDEN", "?")


@pytest.mark.parametrize("viewers", [0, 0b001, 0b010, 0b100, 0b101, 0b111])
def test_what_everybody_and_nobody_knows(viewers: int) -> None:
    room = seen(viewers)
    assert (room.agenda, room.ending, room.round) == ([("act", 1)], "", 1)
    assert shown(room.quest) == "?"
    assert shown(room.bag) == "[?, ?, ?]"
    assert [hand.gold for hand in room.hands] == [1, 2, 3]
    assert shown([hand.curse for hand in room.hands]) == "[?, ?, ?]"
    assert [figure.seat for figure in room.figures] == [2, 0, -1]


@pytest.mark.parametrize(
    ("viewers", "goals", "cards", "strengths"),
    [
        (0, "[?, ?, ?]", "[(?, ?), (?,), ()]", "[?, ?, ?]"),
        (0b001, "[20, ?, ?]", "[(30, 31), (?,), ()]", "[?, 51, ?]"),
        (0b010, "[?, 21, ?]", "[(?, ?), (32,), ()]", "[?, ?, ?]"),
        (0b101, "[20, ?, 22]", "[(30, 31), (?,), ()]", "[50, 51, ?]"),
    ],
)
def test_rows_belong_to_their_seat_or_else_their_place(viewers: int, goals: str, cards: str, strengths: str) -> None:
    room = seen(viewers)
    assert shown([hand.goal for hand in room.hands]) == goals
    assert shown([hand.cards for hand in room.hands]) == cards
    assert shown([figure.strength for figure in room.figures]) == strengths
    assert (type(room.hands), type(room.figures)) == (list, tuple)


@pytest.mark.parametrize(
    ("viewers", "faces"), [(0, "[?, ?, ?]"), (1, "[10, ?, ?]"), (0b010, "[?, 11, ?]"), (0b101, "[10, 11, ?]")]
)
def test_cards_in_a_pile_are_known_by_their_mask(viewers: int, faces: str) -> None:
    room = seen(viewers)
    assert shown([card.face for card in room.deck]) == faces
    assert [card.known for card in room.deck] == [0b001, 0b110, 0]


@pytest.mark.parametrize(
    ("viewers", "answers"),
    [
        (0, "[?, None, ?]"),
        (1, "[('bid', 3), None, ?]"),
        (0b010, "[?, None, ?]"),
        (0b101, "[('bid', 3), None, ('bid', 1)]"),
    ],
)
def test_of_sealed_answers_others_know_only_that_they_are_in(viewers: int, answers: str) -> None:
    assert shown(seen(viewers).sealed) == answers


@pytest.mark.parametrize(("viewers", "note"), [(0, "?"), (0b001, "?"), (0b010, "42"), (0b111, "42")])
def test_seen_by_those_for_whom_it_holds(viewers: int, note: str) -> None:
    assert shown(seen(viewers).note) == note


def test_masking_leaves_the_truth_alone() -> None:
    before = ROOM.encode()
    room = seen(0)
    room.bag.append(1)
    room.hands.clear()
    assert ROOM.encode() == before


def test_everything_is_public_to_all_but_what_nobody_knows() -> None:
    room = seen(0b111)
    assert (room.sealed, room.note) == (ROOM.sealed, ROOM.note)
    assert [hand[:3] for hand in room.hands] == [hand[:3] for hand in ROOM.hands]


# --- holes ---------------------------------------------------------------------------------------------


COMPARE = "eq ne lt le gt ge"
COMPUTE = "add sub mul floordiv truediv mod pow and_ or_ xor lshift rshift"
UNARY = "neg pos abs invert index not_ truth"


def right(use: str) -> Callable[[Any], Any]:
    return lambda hole: getattr(operator, use)(hole, 2)


def left(use: str) -> Callable[[Any], Any]:
    return lambda hole: getattr(operator, use)(2, hole)


LOOK: tuple[Callable[[Any], Any], ...] = (
    hash,
    int,
    float,
    len,
    iter,
    list,
    set,
    sorted,
    sum,
    reversed,
    round,
    range,
)
USES: dict[str, Callable[[Any], Any]] = {
    **{f"hole {use} 2": right(use) for use in f"{COMPARE} {COMPUTE} getitem".split()},
    **{f"2 {use} hole": left(use) for use in f"{COMPARE} {COMPUTE}".split()},
    **{use: getattr(operator, use) for use in UNARY.split()},
    **{use.__name__: use for use in LOOK},
    "divmod": lambda hole: divmod(hole, 2),
    "attribute": lambda hole: hole.face,
    "method": lambda hole: hole._replace(face=1),
    "call": lambda hole: hole(),
    "contains": lambda hole: 1 in hole,
    "is contained": lambda hole: hole in (1, 2),
    "index of": lambda hole: [1, 2, 3][hole],
    "key of": lambda hole: {1: 2}[hole],
    "max": lambda hole: max(hole, 1),
    "unpack": lambda hole: [*hole],
    "if": lambda hole: 1 if hole else 2,
    "tuples": lambda hole: (1, hole) == (1, 2),
    "cards": lambda hole: Card(hole) == Card(3),
}


@pytest.mark.parametrize("use", USES)
def test_every_use_of_a_hole_is_a_hidden_read(use: str) -> None:
    with pytest.raises(HiddenRead):
        USES[use](HIDDEN)


def test_a_hole_can_be_moved_about() -> None:
    moved = [*(HIDDEN,), HIDDEN]
    assert moved.pop() is HIDDEN
    assert Card(HIDDEN)._replace(known=3).face is HIDDEN
    assert f"{HIDDEN}" == "HIDDEN"


def test_there_is_one_hole_also_after_copying_and_pickling() -> None:
    assert copy.copy(HIDDEN) is HIDDEN
    assert copy.deepcopy([HIDDEN])[0] is HIDDEN
    assert pickle.loads(pickle.dumps(HIDDEN)) is HIDDEN


# --- declarations that are no good ---------------------------------------------------------------------


def test_a_field_without_a_declaration_is_an_error() -> None:
    class Careless(State):
        bag: list[int]

    with pytest.raises(TypeError, match=r"Careless\.bag does not say who may know it"):
        StateVisibility(Careless)


class Bare(NamedTuple):
    gold: Annotated[int, PUBLIC]
    cards: tuple[int, ...]


class Chest(NamedTuple):
    hands: Annotated[list[Hand], ROWS]


def test_so_is_a_field_of_a_row() -> None:
    class Careless(State):
        rows: Annotated[list[Bare], ROWS]

    with pytest.raises(TypeError, match=r"Bare\.cards does not say who may know it"):
        StateVisibility(Careless)


def test_an_owner_needs_a_row() -> None:
    class Ownerless(State):
        bag: Annotated[list[int], OWNER_COUNT]

    with pytest.raises(TypeError, match=r"Ownerless\.bag has no owner; OWNER_COUNT is for fields of rows"):
        StateVisibility(Ownerless)


def test_rows_are_rows() -> None:
    class Numbers(State):
        rows: Annotated[list[int], ROWS]

    class Single(State):
        rows: Annotated[Hand, ROWS]

    class Nested(State):
        rows: Annotated[list[Chest], ROWS]

    for plain in (Numbers, Single):
        with pytest.raises(TypeError, match="ROWS is for a list or tuple of rows"):
            StateVisibility(plain)
    with pytest.raises(TypeError, match="Chest holds rows"):
        StateVisibility(Nested)


def test_secrets_are_what_seats_know_apart() -> None:
    class TokenBucket(NamedTuple):
        gold: Annotated[int, PUBLIC]

    class Hidden(NamedTuple):
        goal: Annotated[int, OWNER]

    class Open(State):
        rows: Annotated[list[TokenBucket], ROWS]
        bag: Annotated[list[int], COUNT]
        quest: Annotated[int, NOBODY]

    class Goals(State):
        rows: Annotated[list[Hidden], ROWS]

    class Peeks(State):
        deck: Annotated[list[Card], PILE]

    class Note(State):
        note: Annotated[int, SeenBy(lambda state, seat: seat == 0)]

    assert [StateVisibility(each).secrets for each in (Open, Goals, Peeks, Note, Room)] == [
        False,
        True,
        True,
        True,
        True,
    ]


def test_a_face_up_card_is_known_to_spectators_too() -> None:
    room = SIGHTS.mask(replace(ROOM, deck=[Card(10, FACE_UP), Card(11, 0b111)]), 0)
    assert room.deck[0].face == 10
    assert room.deck[1].face is HIDDEN, "all seats know it, but it is not open"
