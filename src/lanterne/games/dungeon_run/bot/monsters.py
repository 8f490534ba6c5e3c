"""Choices about monsters: where the First Player sends them, and where the bearer summons them."""

from collections.abc import Callable

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.going import place_worth
from lanterne.games.dungeon_run.bot.offered import offered
from lanterne.games.dungeon_run.bot.stakes import eagerness, fight_here, needs_rest
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.floor import FAR, floor
from lanterne.games.dungeon_run.rules.opponents import needs_help
from lanterne.games.dungeon_run.rules.places import monster_goes_where
from lanterne.games.dungeon_run.rules.roaming import move_the_rest, next_to_roam, roam
from lanterne.games.dungeon_run.rules.summon import choose_summoned, choose_summoning_tile, choose_to_summon, summon
from lanterne.games.dungeon_run.state import STANDING, State, present, solo


def _summon(view: View[State]) -> Call | None:
    return offered(view, summon)


def _summoning_tile(view: View[State]) -> Call | None:
    """Where most others are, but not where the hero is or goes."""
    s, seat = view.state, view.seat
    plan = floor(s)
    home = plan.distances(ENTRANCE)
    mine = home.get(s.heroes[seat].tile, FAR)

    def trouble(call: Call) -> float:
        tile = call[1]
        others = [other for other in present(s, tile, seat) if other != seat]
        near = sum(
            plan.distance(tile, hero.tile) == 1
            for other, hero in enumerate(s.heroes)
            if other != seat and hero.condition == STANDING
        )
        on_my_way = (
            home.get(tile, FAR) <= mine and plan.distance(tile, s.heroes[seat].tile) + home.get(tile, FAR) == mine
        )
        return 3 * len(others) + near - 10 * on_my_way

    return max(view.options(), key=trouble)


def _summoned(view: View[State]) -> Call | None:
    """The monster that is harder to get past."""
    return max(view.options(), key=lambda call: ALL_MONSTERS[call[1]].escape + ALL_MONSTERS[call[1]].attack)


# --- roaming ----------------------------------------------------------------------------------------------------------


def _roam(view: View[State]) -> Call | None:
    """The boss comes to where this hero can reach it first and has a short way home with the Stone. A lone hero keeps
    other monsters away. Otherwise they move as they do without a choice."""
    s, seat = view.state, view.seat
    moves = [call for call in view.options() if call[0] == roam.name]
    if solo(s):
        return max(moves, key=lambda call: _alone(s, seat, call), default=None)
    boss = [call for call in moves if call[1] >= FIRST_BOSS]
    if boss:
        return max(boss, key=lambda call: _for_me(s, seat, call[3]))
    return offered(view, move_the_rest)


def _alone(s: State, seat: int, call: Call) -> int:
    """A lone hero draws near the monsters that they would fight if there is nothing better to do, and keeps all others
    away."""
    _, monster, tile, to = call
    if monster >= FIRST_BOSS:
        wanted = not s.stack
    else:
        wanted = fight_here(s, seat, tile, 2) > place_worth(s, seat, s.heroes[seat].tile)
    wanted = wanted and not needs_rest(s, seat)
    far = floor(s).distance(s.heroes[seat].tile, to)
    return -far if wanted else far


def _for_me(s: State, seat: int, tile: int) -> float:
    """How good it is to have the boss on a tile."""
    plan = floor(s)
    others = [
        plan.distance(hero.tile, tile)
        for other, hero in enumerate(s.heroes)
        if other != seat and hero.condition == STANDING
    ]
    if needs_help(s, tile):
        return -FAR
    mine = plan.distance(s.heroes[seat].tile, tile) * (1 + eagerness(s))
    return min([*others, 4]) - mine - 0.3 * plan.distance(tile, ENTRANCE)


def _drive(view: View[State]) -> Call | None:
    """A monster goes where others are, not where this hero is."""
    s, seat = view.state, view.seat

    def good(call: Call) -> int:
        here = present(s, call[-1], seat)
        return len(here) - 5 * (seat in here)

    return max(view.options(), key=good)


MONSTER_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    choose_to_summon.name: _summon,
    choose_summoned.name: _summoned,
    choose_summoning_tile.name: _summoning_tile,
    next_to_roam.name: _roam,
    monster_goes_where.name: _drive,
}
