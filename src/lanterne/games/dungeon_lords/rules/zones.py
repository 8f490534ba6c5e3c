"""Phase 2, the zones: they are resolved one after another, space by space (DL-ACT)."""

from lanterne.engine import NUMBER, Event, Step, step
from lanterne.games.dungeon_lords.content.orders import MONSTER, ZONES
from lanterne.games.dungeon_lords.rules.building import cannot_build, choose_room
from lanterne.games.dungeon_lords.rules.digging import cannot_dig, choose_cell
from lanterne.games.dungeon_lords.rules.exchanges import cannot_exchange, choose_exchange, improve_reputation
from lanterne.games.dungeon_lords.rules.hiring import cannot_hire, choose_monster
from lanterne.games.dungeon_lords.rules.mining import cannot_mine, choose_miners
from lanterne.games.dungeon_lords.rules.minions import PRINTED, RESOLVED, ZONE_OF, Obstacle, decline_action, go_home
from lanterne.games.dungeon_lords.rules.trap_buying import cannot_buy_traps, choose_traps
from lanterne.games.dungeon_lords.state import FIRST_DUMMY, FREE, MONSTERS, Game, Order, Space

DUMMY_TAKES = Event("dummy-takes", "DL-VAR-3", dummy=NUMBER, monster=MONSTERS)

ACTIONS: tuple[tuple[Obstacle, Step[int]], ...] = (
    (cannot_exchange, choose_exchange),
    (cannot_exchange, improve_reputation),
    (cannot_dig, choose_cell),
    (cannot_mine, choose_miners),
    (cannot_exchange, choose_exchange),
    (cannot_buy_traps, choose_traps),
    (cannot_hire, choose_monster),
    (cannot_build, choose_room),
)
"""For each zone what may stand in the way, and what the lord is asked."""


@step("DL-ACT-1")
def resolve_zones(game: Game) -> None:
    """All eight, always in the same order."""
    game.at_once(*ZONES_IN_ORDER)


@step("DL-ACT-2")
def resolve_zone(game: Game, zone: Order) -> None:
    """The spaces on which somebody stands, from the shortest to the longest, or the other way round where creatures
    and rooms are chosen."""
    taken = game.state.spaces
    game.at_once(*[SPACE_BY_SPACE[space] for space in RESOLVED[zone] if taken[space] != FREE])


ZONES_IN_ORDER = tuple(resolve_zone(zone) for zone in range(len(ZONES)))


@step("DL-ACT-3", "DL-ACT-4")
def resolve_space(game: Game, space: Space) -> None:
    """The owner of the minion performs the action or declines. Who cannot perform it declines; all are told why."""
    s = game.state
    seat = s.spaces[space]
    if seat >= FIRST_DUMMY:
        game.at_once(dummy_returns(space))
        return
    cannot, choose = ACTIONS[ZONE_OF[space]]
    obstacle = cannot(s, seat, space)
    if obstacle is None:
        game.then(choose(space))
    else:
        game.say(obstacle, seat, space)
        game.at_once(decline_action())


SPACE_BY_SPACE = tuple(resolve_space(space) for space in range(len(PRINTED)))


@step("DL-ACT-6", "DL-NPC-11", "DL-VAR-3")
def dummy_returns(game: Game, space: Space) -> None:
    """The minion of a dummy does nothing. A greedy one discards the left-most creature of the tavern."""
    s = game.state
    dummy = s.spaces[space] - FIRST_DUMMY
    go_home(s, space)
    if s.greedy and ZONE_OF[space] == MONSTER and s.tavern:
        game.say(DUMMY_TAKES, dummy + 1, s.tavern[0])
        s.dismissed, s.tavern = (*s.dismissed, s.tavern[0]), s.tavern[1:]
