"""Phase 2, the zones: they are resolved one after another, space by space (DL-ACT)."""

from lanterne.engine import NUMBER, Call, Event, Step, step
from lanterne.games.dungeon_lords.content.orders import MONSTER
from lanterne.games.dungeon_lords.rules.building import cannot_build, choose_room
from lanterne.games.dungeon_lords.rules.digging import cannot_dig, choose_cell
from lanterne.games.dungeon_lords.rules.exchanges import cannot_exchange, choose_exchange, improve_reputation
from lanterne.games.dungeon_lords.rules.hiring import cannot_hire, choose_monster
from lanterne.games.dungeon_lords.rules.mining import cannot_mine, choose_miners
from lanterne.games.dungeon_lords.rules.minions import IN_ORDER, PRINTED, ZONE_OF, Obstacle, decline_action, go_home
from lanterne.games.dungeon_lords.rules.trap_buying import cannot_buy_traps, choose_traps
from lanterne.games.dungeon_lords.state import FIRST_DUMMY, FREE, MONSTERS, Game, Space

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
"""For each zone: what may stand in the way, and the question for the lord."""

ACTION_ON: tuple[tuple[Obstacle, Call], ...] = tuple(
    (cannot, choose(space)) for space, (cannot, choose) in enumerate(ACTIONS[zone] for zone in ZONE_OF)
)
"""The same for each space."""


@step("DL-ACT-1", "DL-ACT-2")
def resolve_zones(game: Game) -> None:
    """The taken spaces: zone after zone in their order, from the shortest to the longest, or in reverse where creatures
    and rooms are chosen."""
    taken = game.state.spaces
    game.at_once(*[SPACE_BY_SPACE[space] for space in IN_ORDER if taken[space] != FREE])


@step("DL-ACT-3", "DL-ACT-4")
def resolve_space(game: Game, space: Space) -> None:
    """The minion's owner performs the action or declines. A lord who cannot perform it declines; everybody is told
    why."""
    s = game.state
    seat = s.spaces[space]
    if seat >= FIRST_DUMMY:
        game.at_once(dummy_returns(space))
        return
    cannot, choice = ACTION_ON[space]
    obstacle = cannot(s, seat, space)
    if obstacle is None:
        game.then(choice)
    else:
        game.say(obstacle, seat, space)
        game.at_once(decline_action())


SPACE_BY_SPACE = tuple(resolve_space(space) for space in range(len(PRINTED)))


@step("DL-ACT-6", "DL-NPC-11", "DL-VAR-3")
def dummy_returns(game: Game, space: Space) -> None:
    """A dummy's minion does nothing. A greedy dummy discards the leftmost creature of the tavern."""
    s = game.state
    dummy = s.spaces[space] - FIRST_DUMMY
    go_home(s, space)
    if s.greedy and ZONE_OF[space] == MONSTER and s.tavern:
        game.say(DUMMY_TAKES, dummy + 1, s.tavern[0])
        s.dismissed, s.tavern = (*s.dismissed, s.tavern[0]), s.tavern[1:]
