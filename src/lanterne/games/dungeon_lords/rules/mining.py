"""Mine Gold (DL-MIN)."""

from itertools import islice

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, ask, decision, law, step
from lanterne.games.dungeon_lords.content.effects import Gain
from lanterne.games.dungeon_lords.rules.dungeon import tunnels
from lanterne.games.dungeon_lords.rules.minions import DECLINE, PRINTED, acting, go_home
from lanterne.games.dungeon_lords.rules.purse import receive
from lanterne.games.dungeon_lords.state import SPACES, Game, Lord, Space, State, free_imps, put
from lanterne.kit.grid import mask_of, squares_of

MINED = Event("mined", "DL-MIN-1", seat=SEATS, number=NUMBER, foremen=NUMBER, gold=NUMBER)
NO_IMP_TO_MINE = Event("no-imp-to-mine", "DL-MIN-1", seat=SEATS, space=SPACES)
NO_TUNNEL_TO_MINE = Event("no-tunnel-to-mine", "DL-MIN-2", seat=SEATS, space=SPACES)


@law("DL-MIN-1", "DL-MIN-2")
def mines(lord: Lord) -> int:
    """The tunnels that an imp may mine: not conquered, not a room, not yet mined this round. An imp that dug one this
    round is not in the way."""
    return tunnels(lord) & ~lord.conquered & ~lord.mining


@law("DL-MIN-1", "DL-DIG-2", "DL-DIG-7")
def most_miners(lord: Lord, space: int) -> int:
    """How many imps may mine here, each in its own tunnel. A foreman takes one more imp. Trolls are not imps."""
    printed = PRINTED[space]
    return min(printed.imps, free_imps(lord) - printed.foreman, mines(lord).bit_count())


@law("DL-ACT-4")
def cannot_mine(s: State, seat: int, space: int) -> Event | None:
    """Refuse without a free imp or a tunnel to mine."""
    lord = s.lords[seat]
    if not mines(lord):
        return NO_TUNNEL_TO_MINE
    return None if most_miners(lord, space) > 0 else NO_IMP_TO_MINE


@step("DL-MIN-1", "DL-MIN-2")
def mine(game: Game, number: int) -> None:
    """This many imps bring one gold each. The tunnels are taken in the order of the cells; which ones makes no
    difference later."""
    s = game.state
    seat, space = acting(s)
    lord = s.lords[seat]
    printed = PRINTED[space]
    mined = mask_of(islice(squares_of(mines(lord)), number))
    put(s, seat, lord._replace(mining=lord.mining | mined, foremen=lord.foremen + printed.foreman))
    go_home(s, space)
    gold = number * printed.gain.gold
    game.say(MINED, seat, number, printed.foreman, gold)
    receive(game, seat, Gain(gold=gold), told=True)


def _numbers(s: State, seat: int, space: int) -> list[tuple[int]]:
    return [(number,) for number in range(most_miners(s.lords[seat], space), 0, -1)]


MINING = (Offer(mine, _numbers), DECLINE)


@decision("DL-ACT-3", "DL-MIN-1")
def choose_miners(game: Game, space: Space) -> Choice:
    """How many imps do you send?"""
    return ask(game.state.spaces[space], MINING, space)
