"""Who waits in the objective room (WQ-OBJ-3, WQ-OBJ-4)."""

from dataclasses import replace

from lanterne.engine import NUMBER, Event, law, part, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES, Guardians, Special
from lanterne.games.warhammer_quest.content.cards import EVENTS
from lanterne.games.warhammer_quest.content.monsters import MINOTAUR
from lanterne.games.warhammer_quest.content.tables import GUARDIANS as TABLE
from lanterne.games.warhammer_quest.content.tables import Group
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.places import mark, next_to
from lanterne.games.warhammer_quest.rules.behaviour import BEHAVIOURS
from lanterne.games.warhammer_quest.rules.difficulty import thin_out
from lanterne.games.warhammer_quest.rules.dungeon import change_monster, free, reading_order, steps_to
from lanterne.games.warhammer_quest.rules.events import (
    EVENT_DRAWN,
    ROOM_EVENT,
    chain_over,
    monsters_come,
    shuffle_events,
)
from lanterne.games.warhammer_quest.rules.footing import FAR_AWAY, FAR_END, RANDOM_PIT, USUAL
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.placement import arrive, gather, place_one
from lanterne.games.warhammer_quest.rules.plot import ROOM_ENTERED
from lanterne.games.warhammer_quest.rules.sharing import shared_target
from lanterne.games.warhammer_quest.rules.windows import pause
from lanterne.games.warhammer_quest.state import EVENTS as EVENT_IDS
from lanterne.games.warhammer_quest.state import GUARDIANS, NONE, ON_BOARD, PLACING_WINDOW, Game, Place, State, kind_of
from lanterne.kit.grid import squares_of
from lanterne.kit.pips import PIPS

GUARDIANS_ROLLED = Event("guardians-rolled", "WQ-OBJ-3", dice=PIPS, modifier=NUMBER, row=NUMBER)
NO_GUARDIANS = Event("no-guardians", "WQ-OBJ-3")
GOES_BACK = Event("event-goes-back", "WQ-OBJ-3", event=EVENT_IDS)

MANNERS = {
    "normal": USUAL,
    "normal_except_one": USUAL,
    "far_end_of_pit_first": FAR_END,
    "random_pit_square": RANDOM_PIT,
    "random_pit_squares": RANDOM_PIT,
}
"""How they are placed, by the words used in the adventure file."""
ONE_IS_SPECIAL = "normal_except_one"
"""The rolled number includes the special guardian."""
NOBODY_WAITS = "none"
MINOTAUR_SEEN = "minotaur_among_guardians"
"""What the reward of an adventure may depend on."""


@step("WQ-OBJ-1", "WQ-OBJ-3", "WQ-MON-3")
def guardians_arrive(game: Game) -> None:
    """The objective room has been entered for the first time: first what the adventure does then, then its
    guardians."""
    s = game.state
    s.room_event = objective_place(s)
    game.then(ahead.adventure_moment(ROOM_ENTERED), call_guardians(s.room_event), chain_over())


@step("WQ-OBJ-3", "WQ-VAR-4", "WQ-VAR-12")
def call_guardians(game: Game, place: Place) -> None:
    """A roll on the table, or the fixed groups of the adventure, or nobody. Special guardians are placed before the
    others."""
    s = game.state
    guardians = ADVENTURES[s.adventure].guardians
    if guardians.placement == NOBODY_WAITS:
        game.say(NO_GUARDIANS)
        return
    groups = rolled_groups(game, guardians) if guardians.from_table else guardians.groups
    numbers = thin_out(game, gather(game, groups))
    if ADVENTURES[s.adventure].reward.condition == MINOTAUR_SEEN and MINOTAUR in numbers[::2]:
        s.flags += (MINOTAUR_SEEN,)
    for special in guardians.specials:
        if guardians.placement == ONE_IS_SPECIAL:
            numbers = one_fewer(numbers, special.kind)
        post(game, place, special)
    game.then(arrive(GUARDIANS, place, MANNERS[guardians.placement], *numbers), on_guard(), pause(PLACING_WINDOW))
    if guardians.extra_card:
        game.then(extra_card(place))


@part("WQ-OBJ-3")
def rolled_groups(game: Game, guardians: Guardians) -> tuple[Group, ...]:
    """The line of the table by the die. The adventure may replace kinds by others."""
    die = game.roll(6)
    line = min(len(TABLE), max(1, die + guardians.modifier))
    game.say(GUARDIANS_ROLLED, (die - 1,), guardians.modifier, line)
    instead = dict(guardians.replace)
    return tuple(replace(group, kind=instead.get(group.kind, group.kind)) for group in TABLE[line - 1])


def one_fewer(numbers: list[int], kind: int) -> list[int]:
    """Kinds and numbers in pairs, with one monster of the kind fewer."""
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [part for each, number in pairs for part in (each, number - (each == kind))]


@part("WQ-OBJ-3", "WQ-AUT-8", "WQ-PLC-12")
def post(game: Game, place: int, special: Special) -> None:
    """Place a special guardian; if its place is taken, on the nearest free square."""
    s = game.state
    square = post_square(s, special.where)
    if square == NONE:
        return
    place_one(
        game,
        special.kind,
        square,
        shared_target(game, place, len(s.monsters), special.kind, square),
        GUARDIANS,
        attacks=special.attacks,
        behaviour=BEHAVIOURS[special.behaviour],
        special=special.name,
    )


@law("WQ-OBJ-3")
def post_square(s: State, where: str) -> int:
    """The free square that the adventure means, the first in reading order; if none is free, the one with the fewest
    steps to it. NONE if the whole dungeon is full."""
    words, name = where.split(":")
    meant = mark(s, name) if words == "mark" else next_to(s, name)
    empty = free(s)
    steps = steps_to(s, meant)
    order = sorted(squares_of(empty), key=lambda square: (steps.get(square, FAR_AWAY), reading_order(s, square)))
    return order[0] if order else NONE


@step("WQ-OBJ-3", "WQ-OBJ-4", "WQ-AUT-8")
def on_guard(game: Game) -> None:
    """They are on the board and behave as the adventure says. From now on the game watches for the last of them to
    go."""
    s = game.state
    guardians = ADVENTURES[s.adventure].guardians
    wounds = {group.kind: group.wounds for group in guardians.groups if group.wounds}
    for row in tuple(s.monsters):
        if row.card == GUARDIANS and not row.special:
            whole = wounds.get(kind_of(row.foe), row.whole)
            behaviour = BEHAVIOURS[guardians.behaviour]
            change_monster(s, row.foe, behaviour=behaviour, wounds=row.wounds + whole - row.whole, whole=whole)
    s.guarded = ON_BOARD


@step("WQ-OBJ-3", "WQ-EVT-7")
def extra_card(game: Game, place: Place) -> None:
    """The next card with monsters comes as well; the cards above it are shuffled back into the deck."""
    s = game.state
    others: list[int] = []
    found = NONE
    while found == NONE:
        if not s.events:
            shuffle_events(game)
        if not s.events:
            break
        card, *rest = s.events
        s.events = tuple(rest)
        if EVENTS[card].monsters:
            found = card
        else:
            others.append(card)
            game.say(GOES_BACK, card)
    if others:
        s.events = tuple(game.shuffle(EVENT_IDS, (*others, *s.events)))
    if found != NONE:
        s.chain += (found,)
        game.say(EVENT_DRAWN, found, s.laid[place].section)
        game.then(monsters_come(found, place, ROOM_EVENT))
