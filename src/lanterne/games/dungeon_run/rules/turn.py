"""A turn: one menu of actions and free powers, until the hero stops or can do nothing more (DR-RND)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.engine.choice import any_open
from lanterne.games.dungeon_run.content.effects import IgnoreRule
from lanterne.games.dungeon_run.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_run.rules.advance import ADVANCES
from lanterne.games.dungeon_run.rules.battle import BATTLES
from lanterne.games.dungeon_run.rules.equipment import EQUIPS
from lanterne.games.dungeon_run.rules.escape import ESCAPES
from lanterne.games.dungeon_run.rules.held import powers_of
from lanterne.games.dungeon_run.rules.movement import MOVES
from lanterne.games.dungeon_run.rules.search import SEARCHES
from lanterne.games.dungeon_run.rules.special import FREE_POWERS, SPECIALS
from lanterne.games.dungeon_run.rules.trade import TRADES
from lanterne.games.dungeon_run.state import STANDING, Game, State

TURN = "turn"
"""The scope of a turn."""
TURN_STOPPED = Event("turn-stopped", "DR-RND-10", seat=SEATS, left=NUMBER)


@step("DR-RND-2", "DR-RND-10")
def end_turn(game: Game) -> None:
    """Do nothing more in this turn."""
    s = game.state
    if s.heroes[s.active].actions:
        game.say(TURN_STOPPED, s.active, s.heroes[s.active].actions)
    game.leave(TURN)


ACTIONS: tuple[Offer, ...] = (
    *MOVES,
    *ESCAPES,
    *BATTLES,
    *SEARCHES,
    *EQUIPS,
    *TRADES,
    *ADVANCES,
    *SPECIALS,
    *FREE_POWERS,
)
"""What can be done in a turn. Each line is closed while the hero has no action left that it would cost."""
MAY_BE_FREE: tuple[Offer, ...] = (*EQUIPS, *TRADES, *FREE_POWERS)
"""Lines that do not always need an action. All others are closed without one."""
MENU = (*ACTIONS, Offer(end_turn))


@law("DR-RND-10")
def can_go_on(s: State, seat: int) -> bool:
    """Whether a hero without actions has anything left to choose. That takes a power: one between actions, or one that
    pays for an Equip action."""
    held = powers_of(s, seat)
    may = "between_actions" in held.by_window or IgnoreRule in held.static
    return may and any_open(s, Choice((seat,), MAY_BE_FREE), seat)


@step("DR-RND-2", "DR-RND-8", "DR-RND-12")
def turn_goes_on(game: Game, seat: SeatId) -> None:
    """The hero chooses again, until they stop; a hero who has fallen, or who can do nothing more, is not asked."""
    hero = game.state.heroes[seat]
    if hero.condition == STANDING and (hero.actions or can_go_on(game.state, seat)):
        game.then(*AGAIN[seat])


@decision("DR-RND-2", "DR-RND-3", "DR-RND-4", "DR-RND-5", "DR-RND-6", "DR-RND-10")
def take_action(game: Game, seat: SeatId) -> Choice:
    """What do you do?"""
    return ASKED[seat]


ASKED = tuple([ask(seat, MENU, default=end_turn()) for seat in range(max(PLAYER_COUNTS))])
"""By seat: the question to a hero in their turn, which is always the same."""
AGAIN = tuple([(take_action(seat), turn_goes_on(seat)) for seat in range(max(PLAYER_COUNTS))])
"""By seat: an action, and what follows it."""
