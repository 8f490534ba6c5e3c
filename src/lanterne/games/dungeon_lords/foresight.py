"""What a plan would lead to: the battle is fought out on a copy of the lord's view, with what the lord knows and
nothing more.

Everything the lord may not know is a hole in that copy, and reading a hole is an error. If the combat card is unknown,
every card that it may be is tried; cards with the same outcome are grouped.
"""

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple

from lanterne.engine import HIDDEN, Box, Call, Game, NoDice, View
from lanterne.games.dungeon_lords.content.adventurers import ILLUSION
from lanterne.games.dungeon_lords.content.calendar import MAGIC
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARDS
from lanterne.games.dungeon_lords.content.cards import COMBAT_DECKS
from lanterne.games.dungeon_lords.content.scoring import CONQUERED_POINTS, PALADIN_POINTS, PRISONER_POINTS
from lanterne.games.dungeon_lords.rules.battle import battle
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.party import hit_points, magic
from lanterne.games.dungeon_lords.rules.planning import make_plan, planned
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    CELLS,
    COMBAT_CARDS,
    NONE,
    State,
    host_of,
    is_paladin,
    put,
)
from lanterne.scene import Say
from lanterne.scene.saying import said

MOST_TRIED = 80
"""At most this many ways of fighting are tried for one plan."""
MOST_NAMED = 2


class Outcome(NamedTuple):
    """How a battle ends: who is captured, whether the tile falls, the lord's evil, and who is left with how many hit
    points."""

    captured: tuple[int, ...]
    conquered: bool
    evil: int
    left: tuple[tuple[int, int], ...]


def foresee(view: View[State], answer: Call) -> tuple[Say, ...]:
    """What the plan would lead to, for each card that may be turned up. Empty for other answers."""
    s, seat = view.state, view.seat
    if answer[0] != make_plan.name or not nearest(s.lords[seat]):
        return ()
    ready = laid(s, seat, answer[1:])
    outcomes = _outcomes(view.box, ready, seat)
    lines = [] if s.lords[seat].party else [Say("foreseen-if-he-comes")]
    groups: dict[tuple[tuple[int, ...], bool, int], list[int]] = {}
    for card, found in outcomes.items():
        groups.setdefault(found[:3], []).append(card)
    target = ready.lords[seat].target
    for alike in sorted(groups.values(), key=len):
        cards = _cards(alike, len(outcomes))
        lines.append(Say("foreseen-with", {"cards": cards, "told": _outcome_said(outcomes[alike[0]], target)}))
    if len(outcomes) == 1:
        lines += [_left(who, points) for found in outcomes.values() for who, points in found.left]
    return tuple(lines)


# --- what the lord knows ----------------------------------------------------------------------------------------------


def expected(s: State) -> tuple[int, ...]:
    """The cards that may be turned up this round: the one the lord has looked at, or else all that have not been seen
    elsewhere this year."""
    coming = s.town[0].face
    if coming is not HIDDEN:
        return (coming,)
    seen = [*s.shown_cards, *(card.face for card in s.town if card.face is not HIDDEN)]
    return tuple(card for card in COMBAT_DECKS[s.year - 1] if card not in seen)


def laid(s: State, seat: int, picks: tuple[Call, ...]) -> State:
    """The table when this plan is laid and the battle begins. If there is no party, the paladin has come: the lord who
    had him has become less evil."""
    ready = s.copy()
    ready.sealed[:] = [None] * len(ready.sealed)
    put(ready, seat, planned(ready.lords[seat], picks))
    host = host_of(ready)
    if not ready.lords[seat].party and host != NONE:
        left, mine = ready.lords[host], ready.lords[seat]
        paladin = next(hero for hero in left.party if is_paladin(hero.who))
        others = tuple(hero for hero in left.party if hero is not paladin)
        put(ready, host, left._replace(party=others, evil=min(left.evil, mine.evil - 1)))
        put(ready, seat, mine._replace(party=(paladin,)))
        ready.paladin = seat
    ready.agenda.append(battle(seat))
    return ready


# --- the battle, in mind ----------------------------------------------------------------------------------------------


def _outcomes(box: Box[State], ready: State, seat: int) -> dict[int, Outcome]:
    """How the battle ends, by the card that is turned up. If nobody can cast a spell, only the card's fatigue
    matters."""
    silent = magic(ready.lords[seat].party) < MAGIC[ready.round - 1]
    kinds = {card: CARDS[card].fatigue if silent else card for card in expected(ready)}
    fought: dict[int, Outcome] = {}
    for card, kind in kinds.items():
        if kind not in fought:
            fought[kind] = _outcome(box, ready, seat, card, MOST_TRIED // len({*kinds.values()}))
    return {card: fought[kind] for card, kind in kinds.items()}


def _outcome(box: Box[State], ready: State, seat: int, card: int, most: int) -> Outcome:
    """How the battle ends with this card if the lord plays well: they aim at the adventurer who pays off most, and a
    limited number of other options are tried."""
    s = ready.copy()
    s.town, s.shown_cards = s.town[1:], (*s.shown_cards, card)
    before = s.lords[seat]
    game = Game(box, s, NoDice())
    whom = [NONE, *(hero.who for hero in before.party)] if s.fight is not None else [NONE]
    aim = max(whom, key=lambda who: _value(_played_out(box, s, seat, who), seat))
    most -= len(whom)
    while s.fight is not None:
        options = game.options(seat)
        best = _next(game, options, aim)
        if 1 < len(options) <= most:
            most -= len(options)
            tried = sorted(options, key=lambda option: option != best)  # the first among equals
            best = max(tried, key=lambda option: _value(_played_out(box, s, seat, aim, option), seat))
        game.play(seat, best)
    after = s.lords[seat]
    return Outcome(
        tuple(sorted(who for who in after.prison if who not in before.prison)),
        after.conquered != before.conquered,
        after.evil,
        tuple((hero.who, hit_points(hero) - hero.damage) for hero in after.party if hero.who != ILLUSION),
    )


def _played_out(box: Box[State], s: State, seat: int, aim: int, *options: Call) -> State:
    """The end if the lord takes these options and then keeps aiming at this adventurer."""
    game = Game(box, s.copy(), NoDice())
    for option in options:
        game.play(seat, option)
    while game.state.fight is not None:
        game.play(seat, _next(game, game.options(seat), aim))
    return game.state


def _next(game: Game[State], options: list[Call], aim: int) -> Call:
    """The first option that targets the adventurer, or else the default answer."""
    assert game.choice is not None
    for option in options if aim != NONE else ():
        step = game.box.steps[option[0]]
        if any(arg == aim and step.kind(place) is ADVENTURER_IDS for place, arg in enumerate(option[1:])):
            return option
    default = game.choice.default
    return default if default in options else options[0]


def _value(s: State, seat: int) -> tuple[int, int]:
    """Points first, then the damage to the party and what the lord has left."""
    lord = s.lords[seat]
    points = sum(PALADIN_POINTS if is_paladin(who) else PRISONER_POINTS for who in lord.prison)
    points += CONQUERED_POINTS * lord.conquered.bit_count()
    means = lord.gold + lord.food + lord.imps + len(lord.traps) + len(lord.ready) - lord.evil
    return points, sum(hero.damage for hero in lord.party) + means


# --- in words ---------------------------------------------------------------------------------------------------------


def _outcome_said(found: Outcome, target: int) -> Say:
    captured = (
        Say("foreseen-captured", {"who": _listed(map(_the, found.captured)), "number": len(found.captured)})
        if found.captured
        else Say("foreseen-nobody-captured")
    )
    cell = said(CELLS, target)
    falls, holds = Say("foreseen-tile-falls", {"cell": cell}), Say("foreseen-tile-holds", {"cell": cell})
    tile = falls if found.conquered else holds
    return Say("foreseen-outcome", {"captured": captured, "tile": tile, "evil": found.evil})


def _cards(alike: list[int], all_cards: int) -> Say:
    """Name these cards. If they are many, say "all" or "all others" instead."""
    if len(alike) == all_cards > 1:
        return Say("foreseen-any-card")
    if len(alike) > max(MOST_NAMED, all_cards / 2):
        return Say("foreseen-other-cards", {"number": len(alike), "all": all_cards})
    return _listed(said(COMBAT_CARDS, card) for card in alike)


def _left(who: int, points: int) -> Say:
    return Say("foreseen-left", {"who": Say(f"adventurer-{ADVENTURER_IDS.name(who)}.cap"), "points": points})


def _the(who: int) -> Say:
    return Say(f"adventurer-{ADVENTURER_IDS.name(who)}.the")


def _listed(parts: Iterable[Say]) -> Say:
    """One thing, or several with commas and an "and" before the last."""
    *first, last = parts
    if not first:
        return last
    before = reduce(lambda some, more: Say("foreseen-comma", {"first": some, "last": more}), first)
    return Say("and", {"first": before, "last": last})
