"""Several ordinary answers by one choice, up to the first surprise (HQ-DEC-4); where a walk stops (HQ-DEC-1)."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import PARTY

from lanterne.engine import Seat, Table
from lanterne.engine.log import Answer
from lanterne.engine.walk import Walks
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.state import HEROES, SQUARES, State
from lanterne.words import words_for

ALONE = ("Ann", "Ann", "Ann", "Ann", "bot")
ROOM: dict[str, Any] = {"barbarian": "k8", "dwarf": "l8", "elf": "k9", "wizard": "l9"}
"""All four in the hall in the middle of the board."""
CORRIDOR = [f"{column}7" for column in "jklmnopq"]
"""The corridor north of that hall."""


def table(
    people: Sequence[str] = ALONE,
    heroes: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> Table[State]:
    """A position with these people; "bot" is one."""
    seats = [Seat(f"bot {n}", "steady") if person == "bot" else Seat(person) for n, person in enumerate(people)]
    party = [hero for hero in PARTY if hero in (heroes or ROOM)]
    told = {hero: {"at": at} if isinstance(at, str) else at for hero, at in (heroes or ROOM).items()}
    bare = {"quest": "goblin-toll", "map": "empty", "seen": "all", "heroes": told, **position}
    return Table.new(BOX, seats, settings or {}, bytes(32), names=(*party, "zargon"), position=bare)


def offered(at: Table[State], seat: int = 0) -> set[str]:
    return {each.name for each in at.view_of_person(seat).shortcuts()}


def take(at: Table[State], name: str, seat: int = 0, walks: Walks | None = None) -> list[str]:
    """Choose a shortcut, and say what was answered, by hero."""
    shortcut = next(each for each in BOX.shortcuts if each.name == name)
    found = []
    for asked, call in (walks or Walks()).follow(at, seat, shortcut):
        assert call in at.view(asked).options(), "only ordinary answers"
        at.answer(asked, call)
        found.append(f"{PARTY[at.state.order[asked]]} {' '.join(map(str, BOX.encode(call)))}")
    return found


def where(at: Table[State], hero: str) -> str:
    return str(SQUARES.name(at.state.heroes[HEROES.number(hero)].square))


# --- searching --------------------------------------------------------------------------------------------------------


@rule("HQ-DEC-4", "HQ-TRE-2")
def test_the_heroes_search_a_room_one_after_the_other() -> None:
    at = table(deck={"gem": 9})
    assert "search_in_turn" in offered(at)
    assert take(at, "search_in_turn") == [
        "barbarian search_for_traps",
        "barbarian end_turn",
        "dwarf search_for_treasure",
        "dwarf end_turn",
        "elf search_for_treasure",
        "elf end_turn",
        "wizard search_for_treasure",
        "wizard end_turn",
        "barbarian search_for_treasure",
        "barbarian end_turn",
        "dwarf search_for_secret_doors",
    ]
    assert at.asked == (1,), "and the dwarf may still move"
    assert "search_in_turn" not in offered(at, 1), "nothing is left to be found"
    assert all(isinstance(entry, Answer) and not entry.auto for entry in at.log.entries[1:]), "logged like any answer"


@rule("HQ-DEC-4")
@pytest.mark.parametrize(
    ("position", "last"),
    [
        ({"deck": {"wandering-monster": 9}, "wandering": "orc"}, "dwarf search_for_treasure"),
        ({"deck": {"hazard-arrow": 9}}, "dwarf search_for_treasure"),
        ({"deck": {"gem": 9}, "hidden_traps": [{"kind": "pit", "at": "p12"}]}, "barbarian search_for_traps"),
        ({"deck": {"gem": 9}, "heroes": {**ROOM, "elf": "b2"}}, "dwarf end_turn"),
        ({"deck": {"gem": 9}, "settings": {"single_search": "on"}}, "elf search_for_secret_doors"),
    ],
    ids=["a monster", "a hazard", "a trap", "a hero elsewhere", "one search for all"],
)
def test_searching_stops_at_the_first_surprise(position: dict[str, Any], last: str) -> None:
    assert take(table(**position), "search_in_turn")[-1] == last


@rule("HQ-DEC-4")
def test_searching_stops_when_it_is_the_turn_of_somebody_else() -> None:
    at = table(("Ann", "Ann", "Bob", "Ann", "bot"), deck={"gem": 9})
    assert take(at, "search_in_turn")[-1] == "dwarf end_turn"
    assert at.asked == (2,)
    assert "search_in_turn" not in offered(at, 2), "Bob has one hero only"


@rule("HQ-DEC-4")
@pytest.mark.parametrize(
    "position",
    [
        {"monsters": [{"foe": "orc", "at": "p12"}]},
        {"heroes": {**ROOM, "barbarian": "j7"}},
        {"pits": ["k8"]},
        {"active": "zargon", "monsters": [{"foe": "orc", "at": "z19"}]},
        {"heroes": {**ROOM, "barbarian": {"at": "k8", "acted": True}}},
        {"people": ("Ann", "Bob", "Bob", "Bob", "bot")},
    ],
    ids=["a monster in view", "in the corridor", "in a pit", "not asked", "acted", "one hero of four"],
)
def test_searching_in_turn_is_not_always_offered(position: dict[str, Any]) -> None:
    assert "search_in_turn" not in offered(table(**position))


@rule("HQ-DEC-4")
def test_a_party_of_one_searches_alone() -> None:
    at = table(("Ann", "bot"), heroes={"dwarf": "k8"}, deck={"gem": 9})
    kinds = [words.split()[1] for words in take(at, "search_in_turn")]
    assert kinds == [
        *("search_for_traps", "end_turn"),
        *("search_for_treasure", "end_turn"),
        "search_for_secret_doors",
    ]


# --- going back -------------------------------------------------------------------------------------------------------

FIXED = {"fixed_move": "on"}
BACK: dict[str, Any] = {"stairs": ["j7", "k7"], "walked": CORRIDOR, "settings": FIXED}
"""The exit at the west end of the corridor, and 8 squares a turn."""


@rule("HQ-DEC-4", "HQ-MOV-3")
def test_a_hero_goes_back_as_far_as_the_roll_allows() -> None:
    squares = [*CORRIDOR, "q8", "q9", "q10", "q11"]
    at = table(heroes={**ROOM, "barbarian": "q11"}, **{**BACK, "walked": squares})
    steps = take(at, "go_back")
    assert steps == [
        "barbarian roll_movement",
        *[f"barbarian walk {to}" for to in ("q10", "q9", "q8", "q7", "p7", "o7", "n7", "m7")],
    ]
    assert at.asked == (0,), "the action is still to come"
    assert "go_back" not in offered(at)


@rule("HQ-DEC-4")
def test_the_way_back_leads_only_over_squares_that_heroes_have_walked() -> None:
    assert "go_back" in offered(table(heroes={**ROOM, "barbarian": "q7"}, **BACK))
    gap: dict[str, Any] = {**BACK, "walked": [square for square in CORRIDOR if square != "m7"]}
    assert "go_back" not in offered(table(heroes={**ROOM, "barbarian": "q7"}, **gap))
    known: dict[str, Any]
    for known in (
        {"pits": ["m7"]},
        {"traps": [{"kind": "spear", "at": "m7"}]},
        {"monsters": [{"foe": "orc", "at": "m7"}]},
    ):
        assert "go_back" not in offered(table(heroes={**ROOM, "barbarian": "q7"}, **BACK, **known))


@rule("HQ-DEC-4", "HQ-EXP-9")
def test_where_heroes_go_is_remembered_for_the_way_back() -> None:
    at = table(heroes={**ROOM, "barbarian": "l7"}, stairs=["l7"], settings=FIXED)
    at.answer(0, BOX.decode(["roll_movement"]))
    for to in ("m7", "n7", "o7"):
        at.answer(0, BOX.decode(["walk", to]))
    at.answer(0, BOX.decode(["end_turn"]))
    for seat in (1, 2, 3):
        at.answer(seat, BOX.decode(["end_turn"]))
    assert take(at, "go_back") == [f"barbarian {each}" for each in ("roll_movement", "walk n7", "walk m7", "walk l7")]


@rule("HQ-DEC-4", "HQ-MOV-6")
def test_no_hero_stops_on_anothers_square_on_the_way_back() -> None:
    many: dict[str, Any] = {**BACK, "stairs": ["j7"], "walked": [*CORRIDOR, "q8", "q9"]}
    at = table(heroes={**ROOM, "barbarian": "q9", "dwarf": "j8", "elf": "k7"}, **many)
    assert take(at, "go_back")[-1] == "barbarian walk l7", "8 squares would lead to the elf"


@rule("HQ-DEC-4", "HQ-DEC-1")
def test_the_way_back_stops_at_a_surprise() -> None:
    at = table(heroes={**ROOM, "barbarian": "q7"}, **BACK, hidden_traps=[{"kind": "spear", "at": "n7"}])
    assert take(at, "go_back")[-1] == "barbarian walk n7"
    at = table(
        heroes={"barbarian": "q7", "dwarf": "b2", "elf": "b3", "wizard": "c2"},
        **{**BACK, "seen": CORRIDOR},
        lurking=[{"kind": "orc", "at": "n1"}],
    )
    assert take(at, "go_back")[-1] == "barbarian walk n7"
    assert at.state.monsters, "seen round the corner"


@rule("HQ-DEC-4")
def test_all_heroes_of_a_person_march_back_turn_by_turn() -> None:
    squares = [*CORRIDOR, "q8", "q9", "q10", "q11"]
    heroes = {"barbarian": "q11", "dwarf": "q10", "elf": "q9", "wizard": "q8"}
    at = table(heroes=heroes, **{**BACK, "walked": squares})
    answers = take(at, "march_back")
    assert {where(at, hero) for hero in PARTY} <= {"j7", "k7"}
    assert {words.split()[1] for words in answers} == {"roll_movement", "walk", "end_turn"}, "nobody leaves"
    assert at.state.round == 1
    assert not offered(at) & {"go_back", "march_back"}


@rule("HQ-DEC-4")
@pytest.mark.parametrize(
    "position",
    [
        {"monsters": [{"foe": "orc", "at": "z19"}]},
        {"heroes": {**ROOM, "barbarian": "q7", "dwarf": {"at": "p7", "conditions": ["asleep"]}}},
        {"heroes": {**ROOM, "barbarian": "q7"}, "people": ("Ann", "Bob", "Bob", "Bob", "bot")},
        {"walked": []},
    ],
    ids=["a monster on the board", "somebody asleep", "the only hero", "nowhere walked"],
)
def test_marching_back_is_not_always_offered(position: dict[str, Any]) -> None:
    assert "march_back" not in offered(table(**{"heroes": {**ROOM, "barbarian": "q7"}, **BACK, **position}))


@rule("HQ-DEC-4")
def test_the_march_stops_at_a_hero_who_gets_no_nearer_and_for_somebody_else() -> None:
    heroes = {"barbarian": "q7", "dwarf": "m10", "elf": "o7", "wizard": "n7"}
    assert take(table(heroes=heroes, **BACK), "march_back")[-1] == "barbarian end_turn", "the dwarf has no way"
    at = table(("Ann", "Bob", "Ann", "Ann", "bot"), heroes=heroes, **BACK)
    assert take(at, "march_back")[-1] == "barbarian end_turn"
    assert at.asked == (1,)


@rule("HQ-DEC-4")
def test_before_the_heroes_are_in_the_dungeon_there_are_no_shortcuts() -> None:
    at = Table.new(
        BOX, [Seat("Ann"), Seat("Ann"), Seat("bot", "steady")], {}, bytes(32), names=("elf", "wizard", "zargon")
    )
    assert at.game.decision.name == "choose_group"
    assert offered(at, at.asked[0]) == set()


# --- taking back, and words -------------------------------------------------------------------------------------------


@rule("HQ-DEC-4")
@pytest.mark.parametrize(("people", "free"), [(ALONE, True), (("Ann", "Ann", "Ann", "Ann", "Zoe"), False)])
def test_a_shortcut_is_taken_back_as_one(people: tuple[str, ...], free: bool) -> None:
    at, walks = table(people, deck={"gem": 9}), Walks()
    take(at, "search_in_turn", walks=walks)
    assert walks.back(at, 1) == (0, free), "with others at the table they are asked about the whole"
    at.undo(1, 0, agreed=range(5))
    assert at.asked == (0,)


@rule("HQ-DEC-4")
def test_every_shortcut_has_words_in_both_languages() -> None:
    for language in ("en", "fr"):
        assert all(all(words_for(BOX, language).shortcut(each.name)) for each in BOX.shortcuts)


# --- walks ------------------------------------------------------------------------------------------------------------


@rule("HQ-DEC-1")
@pytest.mark.parametrize(
    ("hidden", "stop"),
    [
        ({}, "p7"),
        ({"lurking": [{"kind": "orc", "at": "m1"}]}, "m7"),
        ({"doors": {"l3-m3": "unseen"}}, "m7"),
        ({"blocked": ["m1"]}, "m7"),
        ({"hidden_traps": [{"kind": "spear", "at": "n7"}]}, "n7"),
    ],
    ids=["nothing", "a monster", "a door", "a block", "a trap"],
)
def test_a_walk_stops_at_what_is_newly_revealed(hidden: dict[str, Any], stop: str) -> None:
    heroes = {"barbarian": "k7", "dwarf": "b2", "elf": "b3", "wizard": "c2"}
    at = table(heroes=heroes, seen=CORRIDOR, points=10, **hidden)
    for seat, call in Walks().walk(at, 0, at.view(0).ways()[SQUARES.number("p7")].calls):
        at.answer(seat, call)
    assert where(at, "barbarian") == stop
