"""Positions in which leaks are planted, and how to plant them."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from msgspec import Struct, defstruct
from tests.games.dungeon_lords.secrets import whole_game
from tests.games.hearing import play
from tests.games.leaks import leaky

from lanterne.engine import PUBLIC, ROWS, Box, View
from lanterne.engine.visibility import StateVisibility
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.state import Lord, State
from lanterne.lab.conformance import Observation

SEED = "planted"

# --- where they are planted -------------------------------------------------------------------------------------------


def found(lords: int, fits: Callable[[Observation], bool], **settings: str) -> Observation:
    """The first decision of some games that fits."""
    games = (whole_game(("random",) * lords, f"leaks {seed}", settings) for seed in range(20))
    return next(look for game in games for look in game if fits(look))


def waits_for(look: Observation, decision: str) -> bool:
    return bool(look.state.agenda[-1][0] == decision)


def answered(look: Observation) -> int:
    """How many have answered in secret already."""
    return sum(answer is not None for answer in look.state.sealed)


def said(look: Observation) -> list[str]:
    """The messages of what the answer brings."""
    return [each.event.message for each in play(BOX, look.state, look.seat, look.answer, SEED).said]


@cache
def programming() -> Observation:
    """Two of four lords have programmed their orders, and a third is about to."""
    return found(4, lambda look: waits_for(look, "program_orders") and answered(look) == 2)


@cache
def two_program() -> Observation:
    """In a game of two one lord has programmed his orders and his dummy's, and the other has not; nobody answers."""
    return found(2, lambda look: waits_for(look, "program_orders") and answered(look) == 1)


@cache
def first_orders() -> Observation:
    """All draw three orders, and one lord has chosen two of them."""
    return found(
        4, lambda look: waits_for(look, "choose_first_orders") and answered(look) == 1, initial_orders="chosen"
    )


@cache
def buys_traps() -> Observation:
    """A lord is about to draw a trap, while others hold some."""
    return found(
        4,
        lambda look: (
            look.answer[0] == "buy_traps"
            and look.state.year == 1
            and sum(bool(lord.traps) for lord in look.state.lords) > 2
        ),
    )


@cache
def peeks() -> Observation:
    """A lord is about to look at a combat card."""
    return found(4, lambda look: look.answer[0] == "exchange_and_peek")


@cache
def gives_up() -> Observation:
    """A lord who holds different traps is about to give one up."""
    return found(4, lambda look: look.answer[0] == "give_up_trap" and len({*look.state.lords[look.seat].traps}) > 2)


@cache
def given_up() -> Observation:
    """A trap lies face down in the discard, and a lord other than the giver is asked."""
    return found(
        4,
        lambda look: (
            any(card.known != 1 << look.seat for card in look.state.given_up) and look.answer[0] == "decline_action"
        ),
    )


@cache
def planning() -> Observation:
    """Some have planned in secret, one with a trap, and not all; no battle follows yet."""
    return found(
        4,
        lambda look: (
            waits_for(look, "plan_battles")
            and answered(look) in (1, 2)
            and any("lay" in repr(answer) for answer in look.state.sealed)
        ),
    )


@cache
def last_plan() -> Observation:
    """With this plan all are made; others have laid traps that are not sprung before the next decision."""
    return found(
        4,
        lambda look: (
            waits_for(look, "plan_battles")
            and "trap-laid" in said(look)
            and "trap-sprung" not in said(look)
            and any(
                lord.trapped and seat not in (look.seat, (look.seat + 1) % 4)
                for seat, lord in enumerate(play(BOX, look.state, look.seat, look.answer, SEED).state.lords)
            )
        ),
    )


@cache
def in_battle() -> Observation:
    """A battle goes on while another lord's trap waits face down."""
    return found(
        4,
        lambda look: (
            look.state.fight is not None
            and "trap-sprung" not in said(look)
            and any(
                lord.trapped and seat not in (look.seat, (look.seat + 1) % 4)
                for seat, lord in enumerate(look.state.lords)
            )
        ),
    )


@cache
def in_winter() -> Observation:
    """In the first winter a lord declines, and nothing new is turned up; both special events lie face down."""
    return found(
        4,
        lambda look: (
            look.answer[0] == "decline_action" and len(look.state.specials) == 2 and "phase-begins" not in said(look)
        ),
    )


# --- how they are planted ---------------------------------------------------------------------------------------------


def open_field(name: str) -> Box[State]:
    """Everybody may read this field of the state."""
    return leaky(BOX, visibility=StateVisibility(_with_field(State, name, Annotated[Any, PUBLIC])))


def open_row(name: str) -> Box[State]:
    """Everybody may read this field of a lord."""
    rows: Any = list[_with_field(Lord, name, Annotated[Any, PUBLIC])]  # type: ignore[misc]
    return leaky(BOX, visibility=StateVisibility(_with_field(State, "lords", Annotated[rows, ROWS])))


def _with_field(kind: type[Struct], name: str, hint: Any) -> type:
    return defstruct("Open", [(name, hint)], bases=(kind,), kw_only=True, frozen=kind is Lord)


def describing(tell: Callable[[State], Any]) -> Box[State]:
    """The description says something more."""

    def describe(view: View[State]) -> dict[str, Any]:
        return BOX.describe(view) | {"leak": repr(tell(view.state))}

    return leaky(BOX, describe=describe)
