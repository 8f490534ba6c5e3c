"""A turn of the steady hero: what each thing on the menu is worth."""

from collections.abc import Collection

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.cards import gain_of_equipping
from lanterne.games.dungeon_run.bot.going import side_to_go
from lanterne.games.dungeon_run.bot.odds import against, is_boss
from lanterne.games.dungeon_run.bot.powers import use_worth
from lanterne.games.dungeon_run.bot.stakes import (
    AT_LEAST,
    BOSS,
    HURT,
    KILL,
    duel,
    eagerness,
    fight_here,
    is_deadly,
    price_of_falling,
    rests,
    stone_is_guarded,
    wants_rest,
)
from lanterne.games.dungeon_run.bot.trading import Offer, trade_worth
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.heroes import SKILL
from lanterne.games.dungeon_run.content.settings import ESCAPE
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.advance import advance
from lanterne.games.dungeon_run.rules.battle import battle_hero, battle_monster
from lanterne.games.dungeon_run.rules.chances import at_least
from lanterne.games.dungeon_run.rules.equipment import rearrange
from lanterne.games.dungeon_run.rules.escape import escape
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.movement import move
from lanterne.games.dungeon_run.rules.pool import escape_value, pool
from lanterne.games.dungeon_run.rules.powers import use_power, use_power_against, use_power_at, use_power_on
from lanterne.games.dungeon_run.rules.search import search
from lanterne.games.dungeon_run.rules.toughness import attack_dice
from lanterne.games.dungeon_run.rules.trade import open_trade
from lanterne.games.dungeon_run.rules.turn import end_turn
from lanterne.games.dungeon_run.state import NONE, Deed, State, life, monster_at, present, solo

SEARCH = 8.0
ADVANCE = 6.0


def act(view: View[State], made: Collection[Offer]) -> Call | None:
    """The option that is worth most; to end the turn is worth nothing. `made`: the offers that the hero has made."""
    s, seat = view.state, view.seat
    moves = [call for call in view.options() if call[0] == move.name]
    if wants_rest(s, seat):
        moves = [call for call in moves if not _leads_to_a_monster(s, seat, call[1])]
    best, most = next(call for call in view.options() if call[0] == end_turn.name), 0.0
    if moves and not _is_home(s, seat) and not rests(s, seat):
        pull, side = side_to_go(s, seat, [call[1] for call in moves])
        if pull > most:
            best, most = next(call for call in moves if call[1] == side), pull
    for call in view.options():
        if call[0] not in (move.name, end_turn.name):
            value = _value(s, seat, call, made)
            if value > most:
                best, most = call, value
    return best


def _leads_to_a_monster(s: State, seat: int, side: int) -> bool:
    other = floor(s).beyond[s.heroes[seat].tile][side]
    return other != NONE and monster_at(s, other) != NONE


def _is_home(s: State, seat: int) -> bool:
    """Whether the hero only has to stay to win."""
    return s.final and s.bearer == seat and s.heroes[seat].tile == ENTRANCE


def _value(s: State, seat: int, call: Call, made: Collection[Offer]) -> float:
    match call[0]:
        case search.name:
            return SEARCH + (10 * SEARCH if s.bearer == NONE and not s.boss else 0.0)
        case advance.name:
            return 0.0 if s.final else ADVANCE
        case battle_monster.name:
            return _battle(s, seat)
        case battle_hero.name:
            return duel(s, seat, call[1])
        case escape.name:
            return _escape(s, seat)
        case open_trade.name:
            return trade_worth(s, seat, call[1], made)
        case rearrange.name:
            gain = gain_of_equipping(s, seat)
            return 3 * gain if gain > 0.2 else 0.0
        case use_power.name | use_power_on.name | use_power_against.name | use_power_at.name:
            return use_worth(s, seat, call)
    return 0.0


def _battle(s: State, seat: int) -> float:
    """A fight with the monster here; it is better than doing nothing; but a hero who needs a rest would rather get
    away."""
    hero = s.heroes[seat]
    worth = fight_here(s, seat, hero.tile, hero.actions)
    if s.final and s.bearer in present(s, hero.tile, seat):
        worth += KILL  # it holds the bearer, or keeps others from attacking the bearer
    if stone_is_guarded(s, hero.tile):
        worth += BOSS + eagerness(s)
    return max(worth, AT_LEAST / 4 if rests(s, seat) else AT_LEAST)


def _escape(s: State, seat: int) -> float:
    """Getting away is worth as much as the best place elsewhere, or as staying would cost. In the final phase nobody
    leaves the Stone behind, least of all to a monster. A lone hero without a wound stays: they will never be readier
    for the boss."""
    tile = s.heroes[seat].tile
    if _is_home(s, seat) or (s.final and stone_is_guarded(s, tile)):
        return 0.0
    if solo(s) and is_boss(s, tile) and not s.heroes[seat].wounds:
        return 0.0
    deed = Deed(ESCAPE, seat, tile, monster=monster_at(s, tile))
    chance = at_least(pool(s, seat, "escape", SKILL, deed), escape_value(s, seat))
    pull, _ = side_to_go(s, seat, list(range(4)))
    value = chance * pull
    if deed.monster != NONE:
        odds = against(s, seat, tile)
        printed = ALL_MONSTERS[deed.monster]
        left = life(s.heroes[seat]) - s.heroes[seat].wounds
        hurts = attack_dice(s, deed.monster) * len(printed.power_numbers) / 6
        if rests(s, seat):
            value = 2 * price_of_falling(s, seat) * chance * against(s, seat, tile, 1).fall
        elif is_deadly(s) and not is_boss(s, tile) and fight_here(s, seat, tile, s.heroes[seat].actions) <= 0:
            value = chance * max(pull, 0.5 * price_of_falling(s, seat) * odds.fall)
        value -= (1 - chance) * (price_of_falling(s, seat) if hurts >= left else hurts * HURT)
        value = max(value, AT_LEAST / 2)
    return value
