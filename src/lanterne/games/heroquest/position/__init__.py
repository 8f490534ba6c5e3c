"""Positions by name: how a scenario puts a position on the board. `describing.py` goes the other way.

The fields are documented in `docs/scenarios.md`; `describe` uses the same names that `arrange` reads.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.engine import Mask
from lanterne.engine.game import scope_
from lanterne.games.heroquest.content.cards import HERO_NAMES
from lanterne.games.heroquest.position.board import (
    put_acts,
    put_allies,
    put_deck,
    put_forbidden,
    put_lost_artifacts,
    put_monsters,
    put_piles,
    put_results,
    put_seen,
    put_stairs,
    put_traps,
)
from lanterne.games.heroquest.position.heroes import put_heroes
from lanterne.games.heroquest.position.quest import (
    put_blocked,
    put_doors,
    put_finds,
    put_furniture,
    put_hidden_traps,
    put_lurking,
    put_map,
    put_passages,
    put_quest,
    put_wandering,
)
from lanterne.games.heroquest.position.turn import put_active, put_announced, put_path, put_points
from lanterne.games.heroquest.rules.acting import TURN
from lanterne.games.heroquest.rules.places import heroes_at
from lanterne.games.heroquest.rules.quest_actions import come_upon
from lanterne.games.heroquest.rules.setup import choose_hero, seat_hero
from lanterne.games.heroquest.rules.turn import hero_turn, turn_choice, turn_ends
from lanterne.games.heroquest.rules.zargon import zargon_turn
from lanterne.games.heroquest.state import HEROES, NONE, SQUARES, State
from lanterne.kit.position import Put, check_fields, named, puts_mask, puts_number, puts_truth, puts_words

FIELDS: dict[str, Put] = {
    "quest": put_quest,
    "map": put_map,
    "blocked": put_blocked,
    "furniture": put_furniture,
    "doors": put_doors,
    "passages": put_passages,
    "stairs": put_stairs,
    "hidden_traps": put_hidden_traps,
    "finds": put_finds,
    "lurking": put_lurking,
    "wandering": put_wandering,
    "flags": puts_words("flags"),
    "fired": puts_words("fired"),
    "dead": puts_words("dead"),
    "heroes": put_heroes,
    "seen": put_seen,
    "monsters": put_monsters,
    "allies": put_allies,
    "traps": put_traps,
    "pits": puts_mask("pits", SQUARES),
    "walked": puts_mask("walked", SQUARES),
    "piles": put_piles,
    "deck": put_deck,
    "lost_artifacts": put_lost_artifacts,
    "forbidden": put_forbidden,
    "acts": put_acts,
    "active": put_active,
    "points": put_points,
    "path": put_path,
    "announced": put_announced,
    "phasing": puts_truth("phasing"),
    "veiled": puts_truth("veiled"),
    "struck": puts_truth("struck"),
    "round": puts_number("round"),
    "tries": puts_number("tries"),
    "results": put_results,
}
"""By field, in the order they are put on the board."""


def sit(state: State, names: Sequence[str]) -> None:
    """Seat the heroes in this order, Zargon last, so that nobody has to choose a hero."""
    if len(names) != len(state.order) + 1 or names[-1] != "zargon":
        raise ValueError(f"{len(state.order) + 1} seats are {len(state.order)} heroes and zargon, who comes last")
    for seat, name in enumerate(names[:-1]):
        hero = named(HEROES, name)
        if hero >= len(HERO_NAMES) or hero in state.order:
            raise ValueError(f"{name} cannot be played by seat {seat + 1}")
        seat_hero(state, seat, hero)
        state.agenda.remove(choose_hero(seat))


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Put the position on the board: the first decision of the active hero's turn, or of Zargon's.

    `state` comes from `new_state`, or from `sit` after it. Raises ValueError with a sentence for what it does not
    understand.
    """
    check_fields("heroquest", position, FIELDS)
    for seat in range(len(state.order)):
        if state.order[seat] == NONE:
            seat_hero(state, seat, next(hero for hero in range(len(HERO_NAMES)) if hero not in state.order))
    for field, put in FIELDS.items():
        put(state, position.get(field))
    come_upon(state)
    state.walked = Mask(state.walked | heroes_at(state))
    if state.active == NONE:
        state.agenda[:] = [zargon_turn()]
    else:
        state.agenda[:] = [
            zargon_turn(),
            *(hero_turn(hero) for hero in reversed(state.order[state.order.index(state.active) + 1 :])),
            scope_(TURN, turn_ends(state.active)),
            turn_choice(),
        ]
