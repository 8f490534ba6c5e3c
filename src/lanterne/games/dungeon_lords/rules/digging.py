"""Dig Tunnels (DL-DIG)."""

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, ask, decision, has, law, step
from lanterne.games.dungeon_lords.rules.dungeon import diggable, next_to
from lanterne.games.dungeon_lords.rules.minions import PRINTED, acting, decline_action, go_home
from lanterne.games.dungeon_lords.state import CELLS, SPACES, Cell, Game, Lord, Space, State, free_imps, put
from lanterne.kit.grid import each_of

TUNNEL_DUG = Event("tunnel-dug", "DL-DIG-1", seat=SEATS, cell=CELLS)
FOREMAN = Event("foreman", "DL-DIG-2", seat=SEATS)
NO_IMP_TO_DIG = Event("no-imp-to-dig", "DL-DIG-1", seat=SEATS, space=SPACES)
NOWHERE_TO_DIG = Event("nowhere-to-dig", "DL-DIG-4", seat=SEATS, space=SPACES)

FULL_BLOCK = Refusal("full-block", "DL-DIG-4")


@law("DL-DIG-1", "DL-DIG-2", "DL-DIG-7")
def tunnels_left(lord: Lord, space: int) -> int:
    """How many more tunnels the lord may dig here: each takes an imp, and one more imp is the foreman where one is
    needed. Troll tokens do not count. A lord digs once a round, so every digging imp belongs to this minion."""
    printed = PRINTED[space]
    begun = lord.digging.bit_count()
    return min(printed.imps - begun, free_imps(lord) - (0 if begun else printed.foreman))


@law("DL-ACT-4", "DL-DIG-4")
def cannot_dig(s: State, seat: int, space: int) -> Event | None:
    """Refuse without a free imp or a cell to dig."""
    lord = s.lords[seat]
    if tunnels_left(lord, space) < 1:
        return NO_IMP_TO_DIG
    return None if diggable(lord.dug) else NOWHERE_TO_DIG


@law("DL-DIG-3", "DL-DIG-9")
def cells_beside(s: State, seat: int, space: int) -> tuple[tuple[int], ...]:
    """The empty cells next to the lord's tiles."""
    dug = s.lords[seat].dug
    return each_of(next_to(dug) & ~dug)


@law("DL-DIG-4")
def fills_block(s: State, seat: int, space: int, cell: int) -> Refusal | None:
    """No 2 × 2 block may become completely dug."""
    return None if has(diggable(s.lords[seat].dug), cell) else FULL_BLOCK


@step("DL-DIG-1", "DL-DIG-2", "DL-DIG-5", "DL-DIG-6")
def dig(game: Game, cell: Cell) -> None:
    """An imp digs a tunnel; at the first tunnel the foreman joins. The next tunnel may start from this one."""
    s = game.state
    seat, space = acting(s)
    lord = s.lords[seat]
    if not lord.digging and PRINTED[space].foreman:
        lord = lord._replace(foremen=lord.foremen + PRINTED[space].foreman)
        game.say(FOREMAN, seat)
    put(s, seat, lord._replace(dug=lord.dug | 1 << cell, digging=lord.digging | 1 << cell))
    game.say(TUNNEL_DUG, seat, cell)
    game.then(stop_digging() if cannot_dig(s, seat, space) else choose_cell(space))


@step("DL-ACT-3", "DL-DIG-1")
def stop_digging(game: Game) -> None:
    """Dig no further: the minion goes home."""
    _, space = acting(game.state)
    go_home(game.state, space)


def _before(s: State, seat: int, space: int) -> tuple[tuple[()], ...]:
    return ((),) if not s.lords[seat].digging else ()


def _after(s: State, seat: int, space: int) -> tuple[tuple[()], ...]:
    return ((),) if s.lords[seat].digging else ()


DIGGING = (Offer(dig, cells_beside, each=(fills_block,)), Offer(stop_digging, _after), Offer(decline_action, _before))


@decision("DL-ACT-3", "DL-DIG-1", "DL-DIG-5")
def choose_cell(game: Game, space: Space) -> Choice:
    """Where do you dig the next tunnel? You may decline before the first and stop after it."""
    return ask(game.state.spaces[space], DIGGING, space)
