"""A leak is planted for each hidden thing (section 7 of the rules), and must be caught."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from tests.citing import rule
from tests.games.dungeon_run.planting import (
    accepting,
    appraising,
    beside_a_trap,
    describing,
    divining,
    falling,
    first_abilities,
    giving_in_return,
    hoarding,
    in_the_dungeon,
    in_the_library,
    laying_a_trap,
    learning,
    learnt,
    looking_through,
    offering,
    open_field,
    open_row,
    running,
    sticky_fingers,
    voting,
)
from tests.games.dungeon_run.secrets import brings_nothing_new, keeps_to_itself
from tests.games.hearing import Draw

from lanterne.engine import Box, SeatId, View, step
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.rules import (
    advance,
    attaching,
    content_die,
    exchange,
    fall,
    looking,
    taking,
    trade,
)
from lanterne.games.dungeon_run.scene import scene
from lanterne.games.dungeon_run.state import EVERYBODY, CardId, Game, State, TileId
from lanterne.lab.conformance import Broken, Observation, keeps_secrets
from lanterne.scene import Say, Scene

# --- steps that tell too much -----------------------------------------------------------------------------------------


@step()
def look_at_boss(game: Game, seat: SeatId) -> None:
    """All are taken to have looked."""
    looking.look_at_boss.run(game, seat)
    game.state.boss[0] = game.state.boss[0]._replace(known=EVERYBODY)


@step()
def look_at_encounter(game: Game, seat: SeatId) -> None:
    """All are taken to have looked."""
    looking.look_at_encounter.run(game, seat)
    game.state.encounters[0] = game.state.encounters[0]._replace(known=EVERYBODY)


@step()
def place_treasure(game: Game, card: CardId) -> None:
    """The treasure chosen lies face up."""
    content_die.place_treasure.run(game, card)
    s = game.state
    tile = s.heroes[0].tile
    s.lying[tile] = tuple([each._replace(known=EVERYBODY) for each in s.lying[tile]])


@step()
def place_both(game: Game, card: CardId) -> None:
    """All know the treasure that was put at the bottom of the deck."""
    content_die.place_treasure.run(game, card)
    game.state.treasures[-1] = game.state.treasures[-1]._replace(known=EVERYBODY)


place_both.name = "place_treasure"


@step()
def leave_card(game: Game, card: CardId) -> None:
    """A card left from a loot pile lies face up."""
    fall.leave_card.run(game, card)
    s = game.state
    tile = s.heroes[1].tile
    s.lying[tile] = tuple([each._replace(known=EVERYBODY) for each in s.lying[tile]])


@step()
def lay_hidden_trap(game: Game, seat: SeatId, card: CardId, tile: TileId) -> None:
    """The trap lies face up."""
    attaching.lay_hidden_trap.run(game, seat, card, tile)
    game.state.traps[tile] = tuple([each._replace(known=EVERYBODY) for each in game.state.traps[tile]])


@step()
def lay_noted_trap(game: Game, seat: SeatId, card: CardId, tile: TileId) -> None:
    """The agenda names the trap."""
    attaching.lay_hidden_trap.run(game, seat, card, tile)
    game.state.agenda.insert(0, ("disarm", seat, card))


lay_noted_trap.name = "lay_hidden_trap"


@step()
def take_from(game: Game, seat: SeatId, victim: SeatId, card: CardId) -> None:
    """The card taken lies open until another is given for it."""
    taking.take_from.run(game, seat, victim, card)
    game.state.looked_at = [each._replace(known=EVERYBODY) for each in game.state.looked_at]


# --- scenes that show too much ----------------------------------------------------------------------------------------


def loot_drawn(view: View[State]) -> Scene:
    """The scene shows what is in the loot piles."""
    held = [int(card) for hero in view.state.heroes for card in hero.loot]
    return _with_numbers(view, held)


def answers_drawn(view: View[State]) -> Scene:
    """The scene shows what others have chosen in secret."""
    return _with_numbers(view, [int(answer[1]) for answer in view.state.sealed if answer is not None])


def boss_drawn(view: View[State]) -> Scene:
    """The scene shows which boss waits."""
    return _with_numbers(view, [int(card.face) for card in view.state.boss])


def _with_numbers(view: View[State], numbers: list[int]) -> Scene:
    table = scene(view)
    return replace(table, status=(*table.status, *(Say("status-round", {"number": each}) for each in numbers)))


SAMPLES = 4

# --- all of them ------------------------------------------------------------------------------------------------------

ASKED, OTHER, THIRD, SPECTATOR = "asked", "other", "third", "spectator"
EVERY, BUT_ASKED, BUT_BOTH = (ASKED, THIRD, SPECTATOR), (OTHER, THIRD, SPECTATOR), (THIRD, SPECTATOR)


class Leak(NamedTuple):
    """A leak, where it shows, and who could learn something. `all_hear`: a module whose events tell everybody what they
    should tell some. `shows`: the answer itself rightly shows something."""

    look: Callable[[], Observation]
    box: Box[State] = BOX
    who: tuple[str, ...] = EVERY
    draw: Draw = scene
    all_hear: ModuleType | None = None
    shows: bool = False


def faces(*fields: str) -> Callable[[State], Any]:
    """The first faces of some piles."""
    return lambda s: [int(getattr(s, field)[0].face) for field in fields]


LEAKS: dict[str, Leak] = {
    # Boss card
    "the boss is declared public": Leak(in_the_dungeon, open_field("boss")),
    "the boss is told with the position": Leak(in_the_dungeon, describing(faces("boss"))),
    "the boss is in the scene": Leak(in_the_dungeon, draw=boss_drawn),
    "all hear which boss was looked at": Leak(in_the_library, who=BUT_ASKED, all_hear=looking),
    "all have looked at the boss": Leak(in_the_library, running(look_at_boss), BUT_ASKED),
    # Tile stack and decks
    "the stack is declared public": Leak(in_the_dungeon, open_field("stack")),
    "the next tile is told with the position": Leak(in_the_dungeon, describing(lambda s: int(s.stack[0]))),
    "the encounter deck is declared public": Leak(in_the_dungeon, open_field("encounters")),
    "the treasure deck is declared public": Leak(in_the_dungeon, open_field("treasures")),
    "the next cards are told with the position": Leak(in_the_dungeon, describing(faces("encounters", "treasures"))),
    "ability decks are declared public": Leak(in_the_dungeon, open_row("deck")),
    "all hear which encounter was looked at": Leak(divining, who=BUT_ASKED, all_hear=looking),
    "all have looked at the encounter": Leak(divining, running(look_at_encounter), BUT_ASKED),
    # Treasures on tiles
    "treasures on tiles are declared public": Leak(in_the_dungeon, open_field("lying")),
    "treasures on tiles are told with the position": Leak(
        in_the_dungeon, describing(lambda s: [int(card.face) for pile in s.lying for card in pile])
    ),
    "treasures looked at are declared public": Leak(appraising, open_field("looked_at"), BUT_ASKED),
    "all hear which treasure was chosen": Leak(appraising, who=BUT_ASKED, all_hear=content_die),
    "the treasure chosen lies face up": Leak(appraising, running(place_treasure), BUT_ASKED),
    "all know the treasure at the bottom": Leak(appraising, running(place_both), BUT_ASKED),
    "all hear what was left from a loot pile": Leak(falling, who=(THIRD, SPECTATOR), all_hear=fall),
    "what was left from a loot pile lies face up": Leak(falling, running(leave_card), (THIRD, SPECTATOR)),
    # Cards moved between loot piles
    "all hear what sticky fingers took": Leak(sticky_fingers, who=BUT_BOTH, all_hear=taking),
    "all hear what a shady deal took": Leak(looking_through, who=BUT_BOTH, all_hear=taking),
    "what a shady deal took lies open": Leak(looking_through, running(take_from), BUT_BOTH),
    "what a shady deal took is declared public": Leak(giving_in_return, open_field("looked_at"), BUT_BOTH),
    "all hear what is given in return": Leak(giving_in_return, who=BUT_BOTH, all_hear=taking),
    "all hear which treasure was gained": Leak(hoarding, who=BUT_ASKED, all_hear=taking),
    # Loot piles
    "loot piles are declared public": Leak(in_the_dungeon, open_row("loot")),
    "loot piles are told with the position": Leak(
        in_the_dungeon, describing(lambda s: [int(card) for hero in s.heroes for card in hero.loot])
    ),
    "loot piles are in the scene": Leak(in_the_dungeon, draw=loot_drawn),
    "who looks through a loot pile sees all of it": Leak(looking_through, open_row("loot"), (ASKED, THIRD, SPECTATOR)),
    # Discarded ability cards and unchosen draws
    "ability cards drawn are declared public": Leak(learning, open_row("drawn"), BUT_ASKED, shows=True),
    "ability cards given up are declared public": Leak(learnt, open_row("given_up"), BUT_ASKED),
    "all hear which ability card was given up": Leak(learning, who=BUT_ASKED, all_hear=advance, shows=True),
    # Traps laid face down
    "traps on tiles are declared public": Leak(beside_a_trap, open_field("traps"), BUT_ASKED),
    "all hear which trap was laid": Leak(laying_a_trap, who=BUT_ASKED, all_hear=attaching),
    "the trap lies face up": Leak(laying_a_trap, running(lay_hidden_trap), BUT_ASKED),
    "the agenda names the trap": Leak(laying_a_trap, running(lay_noted_trap), BUT_ASKED),
    # Trade offers
    "what is offered is declared public": Leak(accepting, open_field("offered"), BUT_BOTH),
    "all hear what is offered": Leak(offering, who=BUT_BOTH, all_hear=trade),
    "all hear what changes hands": Leak(accepting, who=BUT_BOTH, all_hear=exchange),
    # Mercy votes and the choice of the first ability card
    "votes are open before all are in": Leak(voting, open_field("sealed")),
    "votes are in the scene": Leak(voting, draw=answers_drawn),
    "first ability cards are open before all are in": Leak(first_abilities, open_field("sealed")),
    "first ability cards are told with the position": Leak(
        first_abilities, describing(lambda s: [answer[1] for answer in s.sealed if answer is not None])
    ),
    "ability cards drawn at the set-up are declared public": Leak(first_abilities, open_row("drawn")),
}

CASES = [(name, who) for name, leak in LEAKS.items() for who in leak.who]


@pytest.mark.parametrize(("name", "who"), CASES)
@rule("DR-LOT-2", "DR-ABI-22")
def test_planted_leaks_are_caught(name: str, who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak = LEAKS[name]
    look = leak.look()
    seat = -1 if who == SPECTATOR else look.seat if who == ASKED else 1 - look.seat if who == OTHER else 2
    watch(BOX, look, seat, scene, leak.shows)
    if leak.all_hear is not None:
        monkeypatch.setattr(leak.all_hear, "only", lambda value, *seats: value)
    with pytest.raises(Broken):
        watch(leak.box, look, seat, leak.draw, leak.shows)


def watch(box: Box[State], look: Observation, seat: int, draw: Draw, shows: bool) -> None:
    """One sample may agree with the truth by chance; several are unlikely to. What an answer shows may hide what it
    tells, until a sample agrees in that."""
    for number in range(SAMPLES):
        keeps_to_itself(box, look, seat, f"planted {number}", draw)
        if not shows:
            brings_nothing_new(box, look, seat, f"planted {number}", draw)
    for number in range(SAMPLES, shows * SAMPLES * SAMPLES):
        keeps_secrets(box, look, seat, f"planted {number}")
