"""Positions in which leaks are planted, and how to plant them."""

from collections.abc import Callable
from functools import cache
from typing import Any

from tests.games.hearing import play
from tests.games.leaks import leaky, running
from tests.games.warhammer_quest.chambers import chamber
from tests.games.warhammer_quest.scene import scene as position
from tests.games.warhammer_quest.secrets import whole_game

from lanterne.engine import Box, Choice, Offer, ask, decision
from lanterne.engine.visibility import StateVisibility
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES
from lanterne.games.warhammer_quest.rules import exploration, own_turn
from lanterne.games.warhammer_quest.rules.own_turn import end_own_turn
from lanterne.games.warhammer_quest.state import Game, State
from lanterne.lab.conformance import Observation

STEADY = ("steady",) * 4
SEED = "planted"
KINGSHIP, WATERS = "fountain-true-kingship", "fountain-waters-of-fate"

# --- where they are planted -------------------------------------------------------------------------------------------


def found(adventures: tuple[str, ...], fits: Callable[[Observation], bool], **settings: str) -> Observation:
    """The first decision of some games that fits."""
    games = (whole_game(name, STEADY, f"leaks {seed}", settings) for seed in range(40) for name in adventures)
    return next(look for game in games for look in game if fits(look))


def waits_for(look: Observation, question: str) -> bool:
    return bool(look.state.agenda[-1][0] == question)


def asked_next(look: Observation) -> str:
    """The question after the answer; nothing if the game is over."""
    agenda = play(BOX, look.state, look.seat, look.answer, SEED).state.agenda
    return str(agenda[-1][0]) if agenda else ""


@cache
def own() -> Observation:
    """A warrior in the middle of a game who is about to end their turn; others are still to come."""
    look = found(
        ADVENTURE_NAMES[1:4],
        lambda look: waits_for(look, "own_turn_choice") and look.state.turn > 3 and look.state.moves > 0,
    )
    return look._replace(answer=end_own_turn())


@cache
def explores() -> Observation:
    """The leader stands before a doorway with cards, and does not explore."""
    look = found(ADVENTURE_NAMES[1:4], lambda look: waits_for(look, "choose_exploration") and look.state.turn > 1)
    return look._replace(answer=exploration.stay_put())


@cache
def last_own_turn() -> Observation:
    """The last warrior is about to end their turn; nothing stands in the way of exploring."""
    return found(
        ADVENTURE_NAMES[1:4],
        lambda look: look.answer == end_own_turn() and look.state.turn > 1 and asked_next(look) == "choose_exploration",
    )


@cache
def before_the_dice() -> Observation:
    """The answer ends a turn, and the die of power of the next brings nothing."""
    return found(
        ADVENTURE_NAMES[1:4],
        lambda look: (
            waits_for(look, "choose_exploration")
            and "nothing-stirs" in said(play(BOX, look.state, look.seat, look.answer, SEED).said)
        ),
    )


def said(events: list[Any]) -> list[str]:
    return [each.event.message for each in events]


@cache
def junction() -> Observation:
    """The leader lays a junction, and both of its branches have cards."""
    return found(
        ADVENTURE_NAMES[1:2],
        lambda look: (
            look.answer[0] in ("explore", "lay_section")
            and "pile-divided" in said(play(BOX, look.state, look.seat, look.answer, SEED).said)
        ),
    )


@cache
def cracks() -> Observation:
    """The roof is about to crack in a room that has just been entered; there are cards behind it, and elsewhere."""
    dungeon = ["guard-room", {"section": "t-junction", "at": "1E"}, {"section": "dungeon-cell", "at": "2W"}]
    stage = position(
        {"barbarian": {"at": "3b2", "cards": ["lantern"]}, "elf": {"at": "3b3", "cards": []}},
        party=("barbarian", "elf"),
        active="elf",
        dungeon=dungeon,
        piles={"2E": 8, "3E": 2},
        first_room=1,
        waiting=[3],
        events=["cave-in"],
    )
    state = stage.game.state
    assert "roof-cracks" in said(play(BOX, state, state.warriors[state.active].seat, end_own_turn(), SEED).said)
    return Observation(0, state, state.warriors[state.active].seat, end_own_turn())


@cache
def treasure_found() -> Observation:
    """The leader gives a treasure away."""
    return found(ADVENTURE_NAMES[1:4], lambda look: waits_for(look, "share") and len(look.state.treasures) > 1)


@cache
def bets_down() -> Observation:
    """A warrior of a party that has laid its bets, about to end their turn."""
    look = found((KINGSHIP,), lambda look: waits_for(look, "own_turn_choice"))
    return look._replace(answer=end_own_turn())


@cache
def betting() -> Observation:
    """Somebody has laid a bet already."""
    return found((KINGSHIP,), lambda look: waits_for(look, "choose_bets") and look.seat == 1)


@cache
def last_bet() -> Observation:
    """All others have laid their bets."""
    return found((KINGSHIP,), lambda look: waits_for(look, "choose_bets") and look.seat == 3)


@cache
def far_door() -> Observation:
    """The leader is about to open the way to a new deck."""
    rooms = ["guard-room", {"section": "fountain-of-light", "at": "1E"}]
    stage = chamber(WATERS, {"elf": "2h2", "dwarf": "2h3"}, dungeon=rooms, piles={}, leader="elf")
    state = stage.game.state
    return Observation(0, state, state.warriors[state.leader].seat, BOX.decode(["open_far_door"]))


# --- how they are planted ---------------------------------------------------------------------------------------------


def declared(state: type[State]) -> Box[State]:
    return leaky(BOX, state=state, visibility=StateVisibility(state))


def offering(*offers: Offer) -> Box[State]:
    """A warrior's own turn offers this besides."""

    def own_turn_choice(game: Game) -> Choice:
        s = game.state
        seat = s.warriors[s.active].seat
        return ask(seat, (*own_turn.EVERYTHING[s.adventure][seat].offers, *offers))

    return running(BOX, decision(repeats=True)(own_turn_choice))
