"""What is at stake in a fight: what a kill brings, what a fall costs, and who gets the Stone when the boss falls."""

from lanterne.games.dungeon_run.bot.odds import Odds, against, against_hero, is_boss
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.dice_effects import Heal
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import powers_of
from lanterne.games.dungeon_run.rules.mercy import mercy_is_asked_for
from lanterne.games.dungeon_run.state import NONE, STANDING, State, life, power, solo

KILL = 5.0
"""A card for the loot pile, and a wound less."""
BOSS_CARD = 4.0
STONE = 25.0
BOSS = 3.0
"""What attracts a hero to the boss besides the fight itself: a hero who is not there when it falls gets nothing."""
HURT = 0.5
"""What a wound costs that does not defeat the hero; the same for one of the boss, as a gain."""
SCAR = 0.6
LOST_TURN = 4.5
DEATH = 30.0
SOLO_WIN = 40.0
RIVAL = 25.0
"""What the bearer's fall is worth to others."""
LET_IN = 5.0
"""What it costs to leave the boss to others who could kill it at one blow."""
ONE_BLOW = 3
"""How many wounds a hero deals at one blow."""


def is_deadly(s: State) -> bool:
    """Whether a hero who falls is out of the game."""
    return s.final or solo(s) or mercy_is_asked_for(s, s.first)


def price_of_falling(s: State, seat: int) -> float:
    """A turn and a card; but a badly wounded hero stands up with half their wounds (DR-DEF-2)."""
    if is_deadly(s):
        return DEATH
    hero = s.heroes[seat]
    return LOST_TURN + (0.8 if hero.equipped else 0.0) - HURT * max(0, hero.wounds - life(hero) // 2)


def can_rest(s: State, seat: int) -> bool:
    """Whether the hero has a power that heals from turn to turn."""
    windows = powers_of(s, seat).by_window
    numbers = (*windows.get("turn_start", ()), *windows.get("turn_end", ()))
    return any(isinstance(op, Heal) for number in numbers for op in power(number).do)


def rests(s: State, seat: int) -> bool:
    """Whether a lone hero recovers before going on."""
    return solo(s) and s.heroes[seat].wounds > 0 and can_rest(s, seat)


def cost(s: State, seat: int, odds: Odds) -> float:
    """What a fight with these odds costs the hero."""
    hurt = 2 * HURT if is_deadly(s) else HURT
    return price_of_falling(s, seat) * odds.fall + hurt * odds.loss


def takers(s: State, seat: int, tile: int) -> list[int]:
    """The other heroes who could take what lies on a tile before this one's next turn."""
    plan = floor(s)
    found = []
    for other, hero in enumerate(s.heroes):
        if other == seat or hero.condition != STANDING:
            continue
        far = plan.distance(hero.tile, tile)
        held = hero.tile != tile and s.spots[hero.tile].monster != NONE
        if far == 0 or (far == 1 and not held):
            found.append(other)
    return found


def fight_here(s: State, seat: int, tile: int, actions: int, more: int = 0) -> float:
    """What it is worth to fight the monster on a tile with this many actions left."""
    if is_boss(s, tile):
        return _boss(s, seat, tile, actions, more)
    odds = against(s, seat, tile, more=more)
    prize = KILL + len(s.lying[tile])
    if s.final:
        prize = 2.0
    return prize * odds.win - cost(s, seat, odds)


def _boss(s: State, seat: int, tile: int, actions: int, more: int) -> float:
    """To kill the boss is worth most with an action left to take the Stone, or with nobody near who would; leaving it
    to others who could kill it is bad."""
    now = against(s, seat, tile, 1, more=more)
    if solo(s) and can_rest(s, seat):
        return SOLO_WIN * now.win + 2 * now.dealt - 2 * DEATH * now.fall
    if solo(s):
        odds = against(s, seat, tile, more=more)
        return SOLO_WIN * odds.win - 10 * odds.fall
    others = takers(s, seat, tile)
    first = STONE * now.win * (1.0 if actions > 1 else 0.2 if others else 0.9)
    value = first + BOSS_CARD * now.win + SCAR * now.dealt - cost(s, seat, now)
    if actions > 1:
        both = against(s, seat, tile, 2, more=more)
        value += (both.win - now.win) * (BOSS_CARD + STONE * (0.2 if others else 0.9)) * 0.7
    if others and ONE_BLOW < _left(s, tile) <= ONE_BLOW + now.dealt:
        value -= LET_IN * (1 - now.win)
    return value


def _left(s: State, tile: int) -> int:
    spot = s.spots[tile]
    return ALL_MONSTERS[spot.monster].life - spot.wounds


def duel(s: State, seat: int, other: int, more: int = 0) -> float:
    """What it is worth to attack another hero: in the final phase the bearer, or somebody who hunts the bearer."""
    if not s.final or (s.bearer == seat and s.heroes[seat].tile == ENTRANCE):
        return 0.0
    odds = against_hero(s, seat, other, more=more)
    now = against_hero(s, seat, other, 1, more=more)
    prize = RIVAL if s.bearer == other else 8.0 if s.bearer == seat else 3.0
    value = prize * (0.5 * odds.win + 0.5 * now.win) - DEATH * (0.3 * odds.fall + 0.4 * now.fall)
    return value + (2 + now.dealt if s.bearer == other else 0.0)
