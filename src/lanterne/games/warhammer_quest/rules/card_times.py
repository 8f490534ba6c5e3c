"""Who may use a card, when, and whether it would have an effect (WQ-EQP-1, WQ-EQP-10)."""

from collections.abc import Callable

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, HEALING_POTION, ITEM_NAMES, TREASURES
from lanterne.games.warhammer_quest.rules.areas import areas_in_sight
from lanterne.games.warhammer_quest.rules.dungeon import foes_at, inside, is_conscious
from lanterne.games.warhammer_quest.rules.gear import works
from lanterne.games.warhammer_quest.rules.pinning import foes_beside
from lanterne.games.warhammer_quest.state import (
    BY_HAND,
    IN_PIT,
    INVISIBLE,
    NOT_YET,
    POWER_ROLL_WINDOW,
    RAGE,
    SENSELESS,
    WARRIORS_PHASE_WINDOW,
    WEBBED,
    State,
    place_of,
)

_NUMBER = ITEM_NAMES.index
SALVE, INCENSE, MAGIC_POTION, TALON, MACE = (
    _NUMBER(name) for name in ("healing-salve", "incense-of-healing", "magic-potion", "talon-of-death", "hell-mace")
)
HEALING: frozenset[int] = frozenset((HEALING_POTION, SALVE, INCENSE, MAGIC_POTION))

About = tuple[int, ...]
"""The moment of a window; empty in a warrior's own turn."""


# --- who and when -----------------------------------------------------------------------------------------------------


@law("WQ-EQP-10", "WQ-HEA-6", "WQ-WND-4", "WQ-BST-7")
def able(s: State, warrior: int, item: int) -> bool:
    """A warrior who is unconscious, webbed or senseless may use only healing cards."""
    row = s.warriors[warrior]
    return item in HEALING or (is_conscious(row) and not row.conditions & (WEBBED | SENSELESS))


def _any_time(s: State, warrior: int, about: About) -> bool:
    return True


def _after_power_roll(s: State, warrior: int, about: About) -> bool:
    return about == (POWER_ROLL_WINDOW,)


def _start_of_warriors_phase(s: State, warrior: int, about: About) -> bool:
    return about == (WARRIORS_PHASE_WINDOW,)


def _before_first_attack(s: State, warrior: int, about: About) -> bool:
    return not about and not s.warriors[warrior].fought


def _after_move(s: State, warrior: int, about: About) -> bool:
    return not about and not s.hands


_WHEN: dict[str, Callable[[State, int, About], bool]] = {
    "any_time": _any_time,
    "after_power_roll": _after_power_roll,
    "start_of_warriors_phase": _start_of_warriors_phase,
    "own_turn_before_first_attack": _before_first_attack,
    "own_turn_after_move": _after_move,
}
WHEN = {HEALING_POTION: _any_time} | {
    item: _WHEN[card.when] for item, card in enumerate(TREASURES, FIRST_TREASURE) if card.when in _WHEN
}
"""For each card, whether it may be used at this moment. Cards for a warrior's own turn are offered only there."""


@law("WQ-EQP-1", "WQ-EQP-3")
def is_time(s: State, warrior: int, item: int, about: About) -> bool:
    """Any time, unless the card says otherwise."""
    return WHEN[item](s, warrior, about)


# --- with which effect ------------------------------------------------------------------------------------------------


@law("WQ-HEA-1", "WQ-HEA-2", "WQ-HEA-4", "WQ-HEA-6")
def hurt_warriors(s: State) -> list[int]:
    """The warriors a healing card can help: living ones who have lost wounds, even unconscious, wherever they are."""
    return [warrior for warrior in inside(s) if s.warriors[warrior].wounds < s.warriors[warrior].starting]


@law("WQ-HEA-1", "WQ-HEA-4")
def somebody_hurt_here(s: State, warrior: int) -> bool:
    """Whether the incense would help anybody in the section."""
    here = place_of(s.warriors[warrior].square)
    return any(place_of(s.warriors[other].square) == here for other in hurt_warriors(s))


@law("WQ-MAG-12", "WQ-EVT-14")
def bomb_reaches(s: State, warrior: int) -> bool:
    """Whether an area in sight has a monster in it."""
    row = s.warriors[warrior]
    if not s.monsters or row.conditions & IN_PIT:
        return False
    foes = foes_at(s)
    return bool(areas_in_sight(s, row.square, foes, foes))


@law("WQ-EQP-5")
def mace_in_hand(s: State, warrior: int) -> bool:
    """The attacks of the mace need the mace in hand, and a warrior who may attack."""
    return works(s, warrior, MACE) and may_attack(s, warrior)


def may_attack(s: State, warrior: int) -> bool:
    """Whether the active warrior can still attack this turn, if a monster comes within reach."""
    row = s.warriors[warrior]
    return bool(s.monsters) and s.hands in (NOT_YET, BY_HAND) and not row.fresh and not row.conditions & RAGE


def _is_seen(s: State, warrior: int) -> bool:
    return not s.warriors[warrior].conditions & INVISIBLE


def _somebody_has_not_fought(s: State, warrior: int) -> bool:
    return any(not s.warriors[other].fought for other in inside(s))


def _foes_beside(s: State, warrior: int) -> bool:
    return bool(foes_beside(s, warrior))


def _out_of_pits(s: State, warrior: int) -> bool:
    return not s.warriors[warrior].conditions & IN_PIT


_EFFECT: dict[int, Callable[[State, int], bool]] = {
    _NUMBER("firebomb"): bomb_reaches,
    _NUMBER("flash-powder"): _somebody_has_not_fought,
    MACE: mace_in_hand,
    INCENSE: somebody_hurt_here,
    _NUMBER("invisibility-ring"): _is_seen,
    TALON: _foes_beside,
    _NUMBER("time-freezing-ring"): _out_of_pits,
}
"""For each card, whether it would have an effect now. Cards not listed always have."""


def does_something(s: State, warrior: int, item: int) -> bool:
    """Whether a card without a target would have an effect now."""
    effect = _EFFECT.get(item)
    return effect is None or effect(s, warrior)
