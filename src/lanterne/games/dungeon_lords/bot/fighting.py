"""The rest of a combat, fought in mind: by rule of thumb, or with the best of a few plans in every round."""

from lanterne.engine import Call
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH
from lanterne.games.dungeon_lords.bot.trying import play_out_unasked
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.content.calendar import MAGIC
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.rules.battle import battle
from lanterne.games.dungeon_lords.rules.dungeon import ground, nearest, room_cells
from lanterne.games.dungeon_lords.rules.planning import lay, mark, planned, station, unfit
from lanterne.games.dungeon_lords.rules.prison import prisoners
from lanterne.games.dungeon_lords.state import Game, Lord, State, put
from lanterne.kit.grid import squares_of


def turn_up(state: State, card: int) -> None:
    """This is the card of the round."""
    state.town = state.town[1:]
    state.shown_cards = (*state.shown_cards, card)


def fight_on(game: Game, seat: int, deck: list[int]) -> None:
    """The remaining rounds, with plans made by rule of thumb."""
    state = game.state
    for card in deck:
        lord = state.lords[seat]
        if not lord.party:
            break
        if not nearest(lord):
            put(state, seat, lord._replace(prison=_without_one(lord)))
            continue
        fight(game, seat, usual_plan(lord, len(MAGIC) - state.round + 1), card)
    state.round = len(MAGIC) + 1


def _without_one(lord: Lord) -> tuple[int, ...]:
    """The prisoners after one is released because no tile is left (DL-PLN-9)."""
    gone = prisoners(lord)[:1]
    return tuple([who for who in lord.prison if who not in gone])


def usual_plan(lord: Lord, rounds: int) -> tuple[Call, ...]:
    """Defend a tunnel rather than a room, with a trap, the strongest monster and a ghost; in the last round with all
    ghosts."""
    tiles = nearest(lord)
    cell = next(squares_of(tiles & ~room_cells(lord) or tiles))
    by_strength = sorted(lord.ready, key=STRENGTH.__getitem__, reverse=True)
    monsters = [kind for kind in by_strength if not MONSTER_TABLE[kind].ghost]
    ghosts = [kind for kind in by_strength if MONSTER_TABLE[kind].ghost]
    limit = ground(lord, cell).monsters if len(monsters) > rounds or rounds == 1 else 1
    kinds = (*monsters[:limit], *(ghosts if rounds == 1 else ghosts[:1]))
    trap = next(((trap,) for trap in lord.traps if unfit(lord, cell, (trap,), kinds) is None), ())
    marked = (mark(cell),) if tiles.bit_count() > 1 else ()
    return (*marked, *map(lay, trap), *map(station, kinds))


def fight(game: Game, seat: int, picks: tuple[Call, ...], card: int) -> None:
    """One battle with this plan, against this card."""
    state = game.state
    put(state, seat, planned(state.lords[seat], picks))
    turn_up(state, card)
    state.agenda.append(battle(seat))
    game.run()
    play_out_unasked(game)
    state.round += 1


# --- the best of a few plans ------------------------------------------------------------------------------------------

PLANS_THOUGHT_OF = 5
"""At most this many plans are thought of in a round to come."""


def best_end(game: Game, outlook: Outlook, deck: list[int]) -> State:
    """The end of this combat if these cards come: that of the usual plans, or a better one with the plan in each round
    after which the lord stands best. The game's own state stays as it is."""
    usual, weighed = game.state.copy(), game.state
    fight_on(Game(game.box, usual, game.dice), outlook.seat, deck)
    for card in deck:
        weighed = max(_after_round(game, weighed, outlook.seat, card), key=outlook.worth)
    return max(usual, weighed, key=outlook.worth)


def _after_round(game: Game, before: State, seat: int, card: int) -> list[State]:
    """The table after each of a few plans for the next battle."""
    lord = before.lords[seat]
    found = []
    if lord.party and nearest(lord):
        for picks in few_plans(lord, len(MAGIC) - before.round + 1):
            state = before.copy()
            fight(Game(game.box, state, game.dice), seat, picks, card)
            found.append(state)
        return found
    state = before.copy()
    if lord.party:
        put(state, seat, lord._replace(prison=_without_one(lord)))
    turn_up(state, card)
    state.round += 1
    return [state]


def few_plans(lord: Lord, rounds: int) -> list[tuple[Call, ...]]:
    """The usual plan, the empty one, and a few others for a tunnel rather than a room, with one trap or none, one
    monster or none, and a ghost or none."""
    tiles = nearest(lord)
    cell = next(squares_of(tiles & ~room_cells(lord) or tiles))
    marked = (mark(cell),) if tiles.bit_count() > 1 else ()
    kinds = sorted(set(lord.ready), key=STRENGTH.__getitem__, reverse=True)
    monsters = [kind for kind in kinds if not MONSTER_TABLE[kind].ghost]
    ghosts = tuple(kind for kind in lord.ready if MONSTER_TABLE[kind].ghost)
    fighters: list[tuple[int, ...]] = [(kind,) for kind in monsters]
    if ghosts:
        fighters = [(*some, *ghosts[:1]) for some in fighters] + [ghosts[:1], *fighters]
    traps: list[tuple[int, ...]] = [(trap,) for trap in sorted(set(lord.traps))]
    sets = [(trap, some) for trap in [*traps, ()] for some in fighters] + [(trap, ()) for trap in traps]
    open_sets = [(trap, some) for trap, some in sets if unfit(lord, cell, trap, some) is None]
    step = max(1, -(-len(open_sets) // (PLANS_THOUGHT_OF - 2)))
    found = [usual_plan(lord, rounds), marked]
    found += [(*marked, *map(lay, trap), *map(station, some)) for trap, some in open_sets[::step]]
    return list(dict.fromkeys(found))
