"""A turn of the steady hero: what each thing on the menu is worth."""

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.cards import gain_of_equipping
from lanterne.games.dungeon_run.bot.going import side_to_go
from lanterne.games.dungeon_run.bot.odds import against, against_hero, is_boss
from lanterne.games.dungeon_run.content import dice_effects as d
from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.heroes import SKILL
from lanterne.games.dungeon_run.content.settings import ESCAPE
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.chances import at_least
from lanterne.games.dungeon_run.rules.pool import escape_value, pool
from lanterne.games.dungeon_run.state import NONE, Deed, State, life, monster_at, power

SEARCH = 8.0
ADVANCE = 6.0
KILL = 5.0
BOSS_KILL = 12.0
FALL = 7.0
DEATH = 30.0
RIVAL = 25.0
"""What the bearer's fall is worth to others."""


def act(view: View[State]) -> Call | None:
    """The option that is worth most; to end the turn is worth nothing."""
    s, seat = view.state, view.seat
    moves = [call for call in view.options() if call[0] == "move"]
    best, most = next(call for call in view.options() if call[0] == "end_turn"), 0.0
    if moves and not _is_home(s, seat):
        pull, side = side_to_go(s, seat, [call[1] for call in moves])
        if pull > most:
            best, most = next(call for call in moves if call[1] == side), pull
    for call in view.options():
        if call[0] not in ("move", "end_turn", "open_trade"):
            value = _value(s, seat, call)
            if value > most:
                best, most = call, value
    return best


def _is_home(s: State, seat: int) -> bool:
    """Whether he only has to stay to win."""
    return s.final and s.bearer == seat and s.heroes[seat].tile == ENTRANCE


def _value(s: State, seat: int, call: Call) -> float:
    match call[0]:
        case "search":
            return SEARCH + (10 * SEARCH if s.bearer == NONE and not s.boss else 0.0)
        case "advance":
            return 0.0 if s.final else ADVANCE
        case "battle_monster":
            return _battle(s, seat)
        case "battle_hero":
            return _duel(s, seat, call[1])
        case "escape":
            return _escape(s, seat)
        case "rearrange":
            gain = gain_of_equipping(s, seat)
            return 3 * gain if gain > 0.2 else 0.0
        case "use_power" | "use_power_on" | "use_power_against" | "use_power_at":
            return _power(s, seat, call)
    return 0.0


def _price_of_falling(s: State) -> float:
    return DEATH if s.final or len(s.heroes) == 1 else FALL


def _battle(s: State, seat: int) -> float:
    """A fight with the monster here; whoever has the Stone fights only what holds him."""
    tile = s.heroes[seat].tile
    odds = against(s, seat, tile, helped=not s.final)
    prize = BOSS_KILL if is_boss(s, tile) else KILL
    if s.final and s.bearer == seat:
        prize = KILL
    return max(prize * odds.win + 1 - _price_of_falling(s) * odds.fall - 0.3 * odds.loss, 0.4)


def _duel(s: State, seat: int, other: int) -> float:
    """Others are attacked in the final phase only: the bearer, or whoever stands in his way."""
    if not s.final or _is_home(s, seat):
        return 0.0
    odds = against_hero(s, seat, other)
    prize = RIVAL if s.bearer == other else 6.0 if s.bearer == seat else 2.0
    return prize * odds.win + (3 if s.bearer == other else 0) - 0.5 * DEATH * odds.fall


def _escape(s: State, seat: int) -> float:
    """Getting away is worth what the fight would cost, or what draws him on."""
    if _is_home(s, seat):
        return 0.0
    tile = s.heroes[seat].tile
    deed = Deed(ESCAPE, seat, tile, monster=monster_at(s, tile))
    chance = at_least(pool(s, seat, "escape", SKILL, deed), escape_value(s, seat))
    pull, _ = side_to_go(s, seat, list(range(4)))
    value = chance * max(pull, 0.0)
    if deed.monster != NONE:
        odds = against(s, seat, tile)
        printed = ALL_MONSTERS[deed.monster]
        left = life(s.heroes[seat]) - s.heroes[seat].wounds
        hurts = printed.attack * len(printed.power_numbers) / 6
        value = chance * max(value, _price_of_falling(s) * odds.fall)
        value -= (1 - chance) * (_price_of_falling(s) if hurts >= left else hurts * 0.5)
    return value


def _power(s: State, seat: int, call: Call) -> float:
    """Special actions and free powers: healing where it is needed, the rest a little."""
    number = call[2]
    target = call[3] if len(call) > 3 else NONE
    hero = s.heroes[seat]
    value = 0.0
    for op in power(number).do:
        match op:
            case d.Heal():
                healed = s.heroes[target] if call[0] == "use_power_on" and target != NONE else hero
                mine = healed is hero
                value += 1.6 * min(op.amount, healed.wounds) if mine and healed.wounds > 1 else 0.0
            case d.Wound() if call[0] == "use_power_against":
                spot = s.spots[target]
                foe = ALL_MONSTERS[spot.monster].life - spot.wounds
                value += (BOSS_KILL if is_boss(s, target) else KILL) if foe <= op.amount else 1.0
            case e.ExtraActions():
                value += 3.0
            case e.TakeCard():
                value += 1.5
            case e.RatingTest() if any(isinstance(each, e.GainArtifact) for each in op.passed):
                value += 2.5
            case e.GainTreasure():
                value += 2.0
            case e.Join():
                value += 4.0
    return value
