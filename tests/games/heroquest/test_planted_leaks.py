"""A leak is planted for each hidden thing (section 7 of the rules), and must be caught."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Annotated, Any, NamedTuple

import pytest
from msgspec import field
from tests.games.hearing import play
from tests.games.heroquest.scene import scene
from tests.games.heroquest.secrets import keeps_to_itself, nothing_in_the_dark_matters, whole_game
from tests.games.leaks import leaky, running

from lanterne.engine import COUNT, PUBLIC, Box, Choice, Offer, Refusal, Seen, View, Way, ask, decision, step
from lanterne.engine.visibility import StateVisibility
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content import quests
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_OF
from lanterne.games.heroquest.content.quests import Placed, Quest, Trap
from lanterne.games.heroquest.rules import monster_turn, treasure_cards, turn, zargon
from lanterne.games.heroquest.rules.doors import BARRED, doors_here, lock_of, open_door
from lanterne.games.heroquest.rules.exploration import is_floor
from lanterne.games.heroquest.rules.movement import BLOCKED, beside, walk
from lanterne.games.heroquest.rules.places import monster
from lanterne.games.heroquest.rules.spell_effects import is_immune
from lanterne.games.heroquest.rules.spells import KNOWN_IMMUNITY, cast_on_foe, foes_in_sight
from lanterne.games.heroquest.rules.turn import end_turn
from lanterne.games.heroquest.state import EDGE_OF, KIND_OF, REGIONS, SQUARES, Foe, Game, Hero, Square, State
from lanterne.lab.conformance import Broken, Observation

STEADY = ("steady",) * 5
SEED = "planted"

# --- where they are planted -------------------------------------------------------------------------------------------


@cache
def on_the_move() -> Observation:
    """A hero in the middle of a quest who could walk on and is about to end the turn."""
    look = next(
        look
        for look in islice(whole_game(2, STEADY, "leaks"), 100, None)
        if look.state.agenda[-1] == ("turn_choice",) and look.state.points > 1 and look.state.lurking
    )
    return look._replace(answer=end_turn())


def positioned(hero: str, fields: dict[str, Any], **position: Any) -> Observation:
    """A position in which this hero is about to end the turn."""
    state = scene({hero: fields}, active=hero, **position).game.state
    return Observation(0, state, state.heroes[state.active].seat, end_turn())


@cache
def phasing() -> Observation:
    """A hero who can walk into rock, or into a room, at the wall of one."""
    return positioned("dwarf", {"at": "e6"}, quest="goblin-toll", seen=["corridor"], points=4, phasing=True)


@cache
def before_a_locked_door() -> Observation:
    return positioned("dwarf", {"at": "p10"}, quest="goblin-toll", seen="all", lurking=[])


@cache
def before_the_witch() -> Observation:
    told = {"at": "d3", "spells": ["ball-of-flame"]}
    return positioned("wizard", told, monsters=[{"foe": "sabrane", "at": "d2"}])


def comes_to(question: str, *quest_numbers: int) -> Observation:
    """An answer after which, with the chance of this test, this is asked; monsters wait in the dark."""
    return next(
        look
        for quest in quest_numbers
        for look in whole_game(quest, STEADY, "leaks")
        if look.state.lurking and play(BOX, look.state, look.seat, look.answer, SEED).state.agenda[-1][0] == question
    )


@cache
def in_a_search() -> Observation:
    """A hero finds no treasure but a wandering monster: Zargon will be asked where it appears."""
    return comes_to("wandering_square", 2, 3, 5, 6)


@cache
def as_it_appears() -> Observation:
    """Zargon puts a wandering monster down, and there are others like it in the dark."""
    return next(
        look
        for quest in (2, 5, 6, 9, 10, 12)
        for look in whole_game(quest, STEADY, "wandering")
        if look.answer[0] == "monster_appears"
        and any(row.kind == look.state.chart.wandering and not _will_be_near(look, row) for row in look.state.lurking)
    )


def _will_be_near(look: Observation, placed: Placed) -> bool:
    return placed.waits or REGION_OF[placed.square] == CORRIDOR


@cache
def a_monster_moves() -> Observation:
    """A monster goes next to a hero: Zargon will be asked whether it acts."""
    return comes_to("monster_acts", 2, 3)


@cache
def last_turn_of_the_heroes() -> Observation:
    """The last of the heroes ends the turn."""
    return next(
        look
        for look in whole_game(2, STEADY, "leaks")
        if look.answer == end_turn() and look.state.active == look.state.order[-1] and look.state.lurking
    )


# --- how they are planted ---------------------------------------------------------------------------------------------


def declared(state: type[State]) -> Box[State]:
    return leaky(BOX, state=state, visibility=StateVisibility(state))


def offering(*offers: Offer) -> Box[State]:
    """A turn of a hero offers this besides."""

    def turn_choice(game: Game) -> Choice:
        seat = game.state.heroes[game.state.active].seat
        return ask(seat, (*turn.EVERYTHING[seat].offers, *offers))

    return running(BOX, decision(repeats=True)(turn_choice))


# --- what leaks -------------------------------------------------------------------------------------------------------


class OpenQuest(State):
    """Everybody may read the quest."""

    chart: Annotated[Quest, PUBLIC] = quests.QUESTS[0]


class OpenTraps(State):
    """Everybody may read where the traps are."""

    hidden_traps: Annotated[list[Trap], PUBLIC] = field(default_factory=list)


class CountedMonsters(State):
    """Everybody may know how many monsters wait in the dark."""

    lurking: Annotated[list[Placed], COUNT] = field(default_factory=list)


def notes_described(view: View[State]) -> dict[str, Any]:
    """The description contains the notes of the book."""
    return BOX.describe(view) | {"notes": [note.id for note in quests.QUESTS[view.state.quest].notes]}


def spells_described(view: View[State]) -> dict[str, Any]:
    """The description contains the Dread spells of the monsters in it."""
    return BOX.describe(view) | {"dread": [len(row.spells) for row in view.state.monsters]}


def ways_round_traps(view: View[State], thing: int) -> dict[int, Way]:
    """The preview of a way stops short of traps that the book knows of."""
    trapped = {trap.square for trap in quests.QUESTS[view.state.quest].traps}
    return {to: way for to, way in BOX.ways(view, thing).items() if to not in trapped}


def sight_of_what_lurks(view: View[State], thing: str) -> Seen | None:
    """What is in sight of a square tells with its last place whether a monster of the book waits nearby."""
    seen = BOX.seen_from(view, thing) if BOX.seen_from is not None else None
    near = {f"square:{SQUARES.name(placed.square)}" for placed in quests.QUESTS[view.state.quest].monsters}
    return seen._replace(places=(*seen.places, *sorted(near))) if seen is not None else None


def onto_a_trap(s: State, seat: int, to: int) -> Refusal | None:
    return BLOCKED if any(trap.square == to for trap in s.hidden_traps) else None


def secret_doors(s: State, seat: int) -> Iterator[tuple[int]]:
    for door in s.chart.doors:
        if door.secret:
            yield (EDGE_OF[min(door.a, door.b), max(door.a, door.b)],)


def locked(s: State, seat: int, door: int) -> Refusal | None:
    return BARRED if lock_of(s, door).flag else None


def into_rock(s: State, seat: int, to: int) -> Refusal | None:
    return None if is_floor(s, to) else BLOCKED


def into_rock_by_the_book(s: State, seat: int, to: int) -> Refusal | None:
    return None if quests.QUESTS[s.quest].dungeon >> to & 1 else BLOCKED


def immune(s: State, seat: int, spell: int, foe: int) -> Refusal | None:
    return KNOWN_IMMUNITY if is_immune(s, KIND_OF[foe], spell) else None


def treasure_elsewhere(s: State, seat: int) -> Refusal | None:
    """A search is refused with the room where there is something to find."""
    room = next((find.room for find in s.finds), -1)
    return Refusal("searched-already", "HQ-TRE-2", (("region", room),)) if room in range(len(REGIONS.names)) else None


@step()
def monster_appears(game: Game, hero: Hero, square: Square) -> None:
    """The number of a monster counts those of its kind in the dark."""
    s = game.state
    treasure_cards.monster_appears.run(game, hero, square)
    row = s.monsters[-1]
    foe = row.foe + sum(placed.kind == KIND_OF[row.foe] for placed in s.lurking)
    s.monsters[-1] = row._replace(foe=foe)
    s.agenda[-1] = ("monster_strikes", foe, hero)


@step()
def monster_comes(game: Game, hero: Hero) -> None:
    """The agenda tells which wandering monster it will be."""
    s = game.state
    treasure_cards.monster_comes.run(game, hero)
    if s.agenda[-1][0] == "wandering_square":
        s.agenda.insert(-1, ("lose_body", hero, s.chart.wandering))


@step()
def second_half(game: Game, foe: Foe) -> None:
    """After its move Zargon is asked about a monster only if it can cast."""
    if game.state.rolled and not monster(game.state, foe).spells:
        return
    monster_turn.second_half.run(game, foe)


@step()
def zargon_turn(game: Game) -> None:
    """The event at the start of Zargon's turn tells how many wait."""
    zargon.zargon_turn.run(game)
    game.say(zargon.ZARGON_BEGINS, len(game.state.lurking))


class Leak(NamedTuple):
    """A leak, and where it shows."""

    box: Box[State]
    look: Callable[[], Observation]
    asked_only: bool = False
    """Only the seat that is asked could learn something: nobody else is shown options."""


LEAKS: dict[str, Leak] = {
    # Quest map, notes, unrevealed monsters, furniture, doors
    "the quest is declared public": Leak(declared(OpenQuest), on_the_move),
    "the notes are told with the position": Leak(leaky(BOX, describe=notes_described), on_the_move),
    "unrevealed monsters can be counted": Leak(declared(CountedMonsters), on_the_move),
    "an event counts unrevealed monsters": Leak(running(BOX, zargon_turn), last_turn_of_the_heroes),
    "a monster's number counts hidden ones": Leak(running(BOX, monster_appears), as_it_appears),
    # Traps
    "hidden traps are declared public": Leak(declared(OpenTraps), on_the_move),
    "a step onto a hidden trap is refused": Leak(offering(Offer(walk, beside, each=(onto_a_trap,))), on_the_move, True),
    # Secret doors
    "a hidden secret door can be opened": Leak(offering(Offer(open_door, secret_doors)), on_the_move, True),
    # Special treasures, the kind of the wandering monster
    "a refusal names the room of a treasure": Leak(
        offering(Offer(end_turn, closed=(treasure_elsewhere,))), on_the_move, True
    ),
    "the agenda names the wandering monster": Leak(running(BOX, monster_comes), in_a_search),
    # Dread spells of a monster
    "Dread spells are told with the position": Leak(leaky(BOX, describe=spells_described), before_the_witch),
    "Zargon is asked about casters only": Leak(running(BOX, second_half), a_monster_moves),
    # Locks and one-way doors
    "a locked door is told apart": Leak(
        offering(Offer(open_door, doors_here, each=(locked,))), before_a_locked_door, True
    ),
    # Which unexplored rooms are solid rock; quest immunities
    "a dark room is told apart": Leak(offering(Offer(walk, beside, each=(into_rock,))), phasing, True),
    "the book tells a dark room apart": Leak(
        offering(Offer(walk, beside, each=(into_rock_by_the_book,))), phasing, True
    ),
    "an immune monster is no target": Leak(
        offering(Offer(cast_on_foe, foes_in_sight, each=(immune,))), before_the_witch, True
    ),
    # Lines of sight
    "the dark is in sight": Leak(leaky(BOX, seen_from=sight_of_what_lurks), on_the_move),
    # Movement options
    "a way goes round hidden traps": Leak(leaky(BOX, ways=ways_round_traps), on_the_move, True),
}

CASES = [
    (name, who)
    for name, leak in LEAKS.items()
    for who in ("asked", "other", "spectator")
    if who == "asked" or not leak.asked_only
]


@pytest.mark.parametrize(("name", "who"), CASES)
def test_planted_leaks_are_caught(name: str, who: str) -> None:
    leak = LEAKS[name]
    look = leak.look()
    heroes = len(look.state.order)
    seat = {"asked": look.seat % heroes, "other": (look.seat + 1) % heroes, "spectator": -1}[who]
    with pytest.raises(Broken):
        watch(leak.box, look, seat)
    watch(BOX, look, seat)


def watch(box: Box[State], look: Observation, seat: int) -> None:
    """One sample or twin may agree with the truth by chance; several are unlikely to."""
    for number in range(3):
        keeps_to_itself(box, look, seat, f"{SEED} {number}")
    nothing_in_the_dark_matters(box, look, (seat,), SEED)
