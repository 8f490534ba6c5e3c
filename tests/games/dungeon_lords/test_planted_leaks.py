"""A leak is planted for each hidden thing (section 7 of the rules), and must be caught."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from tests.games.dungeon_lords.planting import (
    SEED,
    buys_traps,
    describing,
    first_orders,
    given_up,
    gives_up,
    in_battle,
    in_winter,
    last_plan,
    open_field,
    open_row,
    peeks,
    planning,
    programming,
    two_program,
)
from tests.games.dungeon_lords.secrets import faces_do_not_matter, keeps_to_itself
from tests.games.hearing import Draw
from tests.games.leaks import running

from lanterne.engine import Box, SeatId, View, step
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.rules import exchanges, minions, purse, trap_buying
from lanterne.games.dungeon_lords.rules import planning as plans
from lanterne.games.dungeon_lords.rules.new_round import EVENT_ANNOUNCED, MONSTER_OFFERED
from lanterne.games.dungeon_lords.scene import scene
from lanterne.games.dungeon_lords.state import Game, State, Trap
from lanterne.lab.conformance import Broken, Observation
from lanterne.scene import Say, Scene

# --- steps that tell too much -----------------------------------------------------------------------------------------


@step()
def buy_traps(game: Game) -> None:
    """All hear which trap was drawn."""
    seat, _ = minions.acting(game.state)
    trap_buying.buy_traps.run(game)
    game.say(purse.TRAP_DRAWN, seat, game.state.lords[seat].traps[-1])


@step()
def buy_noted_traps(game: Game) -> None:
    """The agenda names the trap that comes next."""
    trap_buying.buy_traps.run(game)
    game.state.agenda.insert(0, ("spring", game.state.trap_pile[0]))


buy_noted_traps.name = "buy_traps"


@step()
def peek(game: Game, seat: SeatId, position: int) -> None:
    """All hear which card was looked at."""
    exchanges.peek.run(game, seat, position)
    game.say(exchanges.PEEKED, seat, position, game.state.town[position - 1].face)


@step()
def peek_for_all(game: Game, seat: SeatId, position: int) -> None:
    """All are taken to have looked."""
    exchanges.peek.run(game, seat, position)
    s = game.state
    s.town[position - 1] = s.town[position - 1]._replace(known=0b1111)


peek_for_all.name = "peek"


@step()
def give_up_trap(game: Game, trap: Trap, seat: SeatId) -> None:
    """All hear which trap was given up."""
    purse.give_up_trap.run(game, trap, seat)
    game.say(purse.TRAP_GIVEN_UP, seat, trap)


@step()
def give_up_openly(game: Game, trap: Trap, seat: SeatId) -> None:
    """The trap lies face up in the discard."""
    purse.give_up_trap.run(game, trap, seat)
    s = game.state
    s.given_up.pop()
    s.sprung = (*s.sprung, trap)


give_up_openly.name = "give_up_trap"


@step()
def plans_are_shown(game: Game) -> None:
    """Planned traps are shown with the rest of the plans."""
    plans.plans_are_shown.run(game)
    for seat, lord in enumerate(game.state.lords):
        for trap in lord.trapped:
            game.say(plans.TRAP_LAID, seat, trap)


@step()
def decline_action(game: Game) -> None:
    """Declining tells everybody which creature comes next."""
    minions.decline_action.run(game)
    game.say(MONSTER_OFFERED, game.state.monster_pile[0])


@step()
def decline_knowingly(game: Game) -> None:
    """Declining tells which event comes next."""
    minions.decline_action.run(game)
    game.say(EVENT_ANNOUNCED, game.state.tokens[0], 3)


decline_knowingly.name = "decline_action"


# --- scenes that show too much ----------------------------------------------------------------------------------------


def traps_drawn(view: View[State]) -> Scene:
    """The scene shows what others hold."""
    held = [int(trap) for lord in view.state.lords for trap in lord.traps]
    table = scene(view)
    return replace(table, status=(*table.status, *(Say("combat-round", {"number": trap}) for trap in held)))


def answers_drawn(view: View[State]) -> Scene:
    """The scene shows what others have chosen in secret."""
    table = scene(view)
    chosen = [len(answer) for answer in view.state.sealed if answer is not None]
    return replace(table, status=(*table.status, *(Say("combat-round", {"number": number}) for number in chosen)))


# --- all of them ------------------------------------------------------------------------------------------------------

EVERYBODY, ALL_BUT_ASKED, SPECTATOR = ("asked", "other", "spectator"), ("other", "spectator"), ("spectator",)


class Leak(NamedTuple):
    """A leak, where it shows, and who could learn something."""

    box: Box[State]
    look: Callable[[], Observation]
    who: tuple[str, ...] = EVERYBODY
    draw: Draw = scene


def sealed_answers(s: State) -> Any:
    return [answer[1] for answer in s.sealed if answer is not None]


LEAKS: dict[str, Leak] = {
    # Programmed orders; the orders of whom two are set aside
    "programmed orders are open before all are in": Leak(open_field("sealed"), programming),
    "programmed orders are told with the position": Leak(describing(sealed_answers), programming),
    "programmed orders are in the scene": Leak(BOX, programming, draw=answers_drawn),
    "orders to choose from are declared public": Leak(open_row("drawn"), first_orders),
    "orders set aside are open before all are in": Leak(open_field("sealed"), first_orders),
    # A dummy's third order
    "a dummy's third order is open before both are in": Leak(open_field("sealed"), two_program, ("asked",)),
    "a dummy's third order is told with the position": Leak(
        describing(lambda s: [answer[4] for answer in s.sealed if answer is not None]), two_program, ("asked",)
    ),
    # Combat cards in town
    "combat cards are declared public": Leak(open_field("town"), in_winter),
    "combat cards are told with the position": Leak(describing(lambda s: int(s.town[1].face)), in_winter),
    "all hear which card was looked at": Leak(running(BOX, peek), peeks, ALL_BUT_ASKED),
    "all have looked": Leak(running(BOX, peek_for_all), peeks, ("other",)),
    "the combat cards of next year are declared public": Leak(open_field("next_town"), in_winter),
    # The special event, and tokens of later seasons
    "special events are declared public": Leak(open_field("specials"), in_winter),
    "tokens are declared public": Leak(open_field("tokens"), in_winter),
    "the next event is told with the position": Leak(describing(lambda s: int(s.tokens[0])), in_winter),
    "all hear which event comes next": Leak(running(BOX, decline_knowingly), in_winter),
    # Piles
    "the monster pile is declared public": Leak(open_field("monster_pile"), in_winter),
    "the room pile is declared public": Leak(open_field("room_pile"), in_winter),
    "the adventurer pile is declared public": Leak(open_field("adventurer_pile"), in_winter),
    "the adventurers of next year are declared public": Leak(open_field("next_adventurers"), in_winter),
    "the trap pile is declared public": Leak(open_field("trap_pile"), in_winter),
    "the next creature is told with the position": Leak(describing(lambda s: int(s.monster_pile[0])), in_winter),
    "all hear which creature comes next": Leak(running(BOX, decline_action), in_winter),
    "the agenda names the next trap": Leak(running(BOX, buy_noted_traps), buys_traps, ALL_BUT_ASKED),
    # Traps held
    "traps are declared public": Leak(open_row("traps"), buys_traps),
    "traps are told with the position": Leak(
        describing(lambda s: [int(trap) for lord in s.lords for trap in lord.traps]), buys_traps
    ),
    "traps are in the scene": Leak(BOX, buys_traps, draw=traps_drawn),
    "all hear which trap was drawn": Leak(running(BOX, buy_traps), buys_traps, ALL_BUT_ASKED),
    # Plans, and planned traps
    "plans are open before all are in": Leak(open_field("sealed"), planning),
    "plans are told with the position": Leak(describing(sealed_answers), planning),
    "planned traps are declared public": Leak(open_row("trapped"), in_battle),
    "planned traps are shown with the plans": Leak(running(BOX, plans_are_shown), last_plan),
    # Traps given up
    "all hear which trap was given up": Leak(running(BOX, give_up_trap), gives_up, ALL_BUT_ASKED),
    "a trap that was given up lies open": Leak(running(BOX, give_up_openly), gives_up, ALL_BUT_ASKED),
    "traps that were given up are declared public": Leak(open_field("given_up"), given_up),
}

CASES = [(name, who) for name, leak in LEAKS.items() for who in leak.who]


@pytest.mark.parametrize(("name", "who"), CASES)
def test_planted_leaks_are_caught(name: str, who: str) -> None:
    leak = LEAKS[name]
    look = leak.look()
    seat = {"asked": look.seat, "other": (look.seat + 1) % len(look.state.lords), "spectator": -1}[who]
    watch(BOX, look, seat, scene)
    with pytest.raises(Broken):
        watch(leak.box, look, seat, leak.draw)


def watch(box: Box[State], look: Observation, seat: int, draw: Draw) -> None:
    """One sample or twin may agree with the truth by chance; several are unlikely to."""
    for number in range(4):
        keeps_to_itself(box, look, seat, f"{SEED} {number}", draw)
        faces_do_not_matter(box, look, seat, SEED, f"{number}", draw)
