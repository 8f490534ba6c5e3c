"""Positions by name: how a scenario sets up the table. `describing.py` does the inverse.

`docs/scenarios.md` documents the fields; `describe` uses the names that `arrange` reads.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.engine.game import SCOPE
from lanterne.games.warhammer_quest.content.warriors import WARRIOR_NAMES
from lanterne.games.warhammer_quest.position.dungeon import (
    put_adventure,
    put_doors,
    put_dungeon,
    put_falling,
    put_next_cards,
    put_piles,
    put_waiting,
    puts_section,
    puts_sections,
)
from lanterne.games.warhammer_quest.position.monsters import put_monsters
from lanterne.games.warhammer_quest.position.turn import (
    put_active,
    put_event_deck,
    put_guarded,
    put_kin,
    put_phase,
    put_standing,
    put_treasure_deck,
    put_tried,
)
from lanterne.games.warhammer_quest.position.warriors import put_leader, put_spells, put_warriors
from lanterne.games.warhammer_quest.rules.choosing import choose_warriors, seat_warrior
from lanterne.games.warhammer_quest.rules.own_turn import left_in_the_dark, own_turn, own_turn_choice, own_turn_over
from lanterne.games.warhammer_quest.rules.turn import (
    FOUR_PHASES,
    end_of_turn,
    turn_starts,
)
from lanterne.games.warhammer_quest.state import NONE, OWN_TURN, SQUARES, START, TURN, WARRIORS, WARRIORS_PHASE, State
from lanterne.kit.position import Put, check_fields, named, puts_mask, puts_number, puts_truth, puts_words

FIELDS: dict[str, Put] = {
    "adventure": put_adventure,
    "dungeon": put_dungeon,
    "doors": put_doors,
    "piles": put_piles,
    "cards": put_next_cards,
    "blocked": puts_mask("blocked", SQUARES),
    "exits": puts_mask("exits", SQUARES),
    "entered": puts_sections("entered"),
    "known": puts_sections("known"),
    "fallen": puts_sections("fallen"),
    "waiting": put_waiting,
    "first_room": puts_section("first_room"),
    "portcullis": puts_section("portcullis"),
    "chest": puts_section("chest"),
    "falling": put_falling,
    "pits": puts_number("pits", 0),
    "leader": put_leader,
    "warriors": put_warriors,
    "spells": put_spells,
    "power": puts_number("power", 0),
    "tokens": puts_number("tokens", 0),
    "first_tokens": puts_number("first_tokens", 0),
    "monsters": put_monsters,
    "standing": put_standing,
    "events": put_event_deck,
    "treasures": put_treasure_deck,
    "turn": puts_number("turn", 1),
    "owed": puts_number("owed", 0),
    "cleared": puts_number("cleared", 0),
    "counter": puts_number("counter", 0),
    "clock": puts_number("clock", NONE),
    "flags": puts_words("flags"),
    "tried": put_tried,
    "kin": put_kin,
    "guardians_gone": put_guarded,
    "phase": put_phase,
    "active": put_active,
    "moves": puts_number("moves"),
    "pinned": puts_number("pinned"),
    "blows": puts_number("blows"),
    "hands": puts_number("hands"),
    "stopped": puts_truth("stopped"),
}
"""The fields in the order in which they are read."""


def sit(state: State, names: Sequence[str]) -> None:
    """Give these warriors to the seats, so that nobody is asked to choose one."""
    if len(names) != len(state.party):
        raise ValueError(f"there are {len(state.party)} seats, not {len(names)}")
    for seat, name in enumerate(names):
        warrior = named(WARRIORS, name)
        if warrior in state.party:
            raise ValueError(f"{name} cannot be played by two seats")
        seat_warrior(state, seat, warrior)
    state.agenda.remove(choose_warriors())


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Set up a position: the active warrior's own turn, or the start of a phase.

    `state` must come from `new_state`, or from `sit` after it. Raises ValueError with a sentence for anything it does
    not understand.
    """
    check_fields("warhammer-quest", position, FIELDS)
    for seat, warrior in enumerate(state.party):
        if warrior == NONE:
            seat_warrior(state, seat, next(w for w in range(len(WARRIOR_NAMES)) if w not in state.party))
    for field, put in FIELDS.items():
        put(state, position.get(field))
    _agenda(state)


def _agenda(state: State) -> None:
    """The rest of this turn's agenda."""
    if state.phase == START:
        state.agenda[:] = [turn_starts()]
        return
    state.agenda[:] = [(SCOPE, TURN, end_of_turn()), *reversed(FOUR_PHASES[state.phase - 1 :])]
    if state.phase == WARRIORS_PHASE and state.active != NONE:
        order = state.order[state.order.index(state.active) + 1 :]
        state.agenda[-1:] = [
            left_in_the_dark(),
            *(own_turn(warrior) for warrior in reversed(order)),
            (SCOPE, OWN_TURN, own_turn_over(state.active)),
            own_turn_choice(),
        ]
