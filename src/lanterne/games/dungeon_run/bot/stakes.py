"""What is at stake in a fight: what a kill brings, what a fall costs, and who gets the Stone when the boss falls."""

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.bot.company import holds_a_grudge, rivalry
from lanterne.games.dungeon_run.bot.odds import Odds, against, against_hero, is_boss
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.dice_effects import Heal
from lanterne.games.dungeon_run.content.sources import PERSONAL, powers_on
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import powers_of
from lanterne.games.dungeon_run.rules.mercy import mercy_is_asked_for
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import NONE, STANDING, State, life, power, present, solo

AT_LEAST = 0.4
"""Where a fight is needed to get on, it is worth at least this much."""
KILL = 5.0
"""A card for the loot pile, and a wound less."""
BOSS_CARD = 4.0
STONE = 25.0
BOSS = 3.0
"""What makes the boss attractive besides the fight itself: a hero who is not there when it falls gets nothing."""
EARLY = 10
IMPATIENCE = 0.5
"""From this round on the boss attracts more, by this much a round."""
HURT = 0.5
"""What a wound costs if it does not defeat the hero; a wound of the boss gains as much."""
SCAR = 0.6
SCRATCH = 1
"""This many wounds are not worth waiting for."""
LOST_TURN = 4.5
DEATH = 30.0
SOLO_WIN = 40.0
RIVAL = 25.0
"""What the bearer's fall is worth to others."""
NEXT_TO_NOTHING = 12.0
"""What heroes without the Stone risk with their life: little, since they lose anyway if the bearer gets home."""
LEFT_BEHIND = 4.0
"""A card that a beaten hero leaves on the tile (DR-DEF-3)."""
PREY = 3
"""A hero who can bear no more wounds than this is worth going after."""
OUT_OF_THE_WAY = 4.0
"""What it is worth to have a rival lie unconscious while the boss is about."""
ENMITY = 0.5
"""What it costs to make an enemy."""
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


def eagerness(s: State) -> float:
    """How much the boss gains in worth from round to round once the dungeon is explored, so that nobody hunts small
    game for ever."""
    return 0.0 if s.stack else IMPATIENCE * max(0, s.round - EARLY)


def stone_lies(s: State, tile: int) -> bool:
    """Whether the Stone lies on a tile, with or without a monster over it. It always lies face up."""
    return any(card.face is not HIDDEN and card.face == SUMMONING_STONE for card in s.lying[tile])


def stone_is_guarded(s: State, tile: int) -> bool:
    """Whether a hero who kills the monster on a tile could take the Stone there."""
    return is_boss(s, tile) or (s.spots[tile].monster != NONE and stone_lies(s, tile))


def can_rest(s: State, seat: int) -> bool:
    """Whether the hero has a power that heals from turn to turn, here or away from the Cursed Stone."""
    return heals_here(s, seat) or any(map(_heals, powers_on(PERSONAL, s.heroes[seat].card)))


def heals_here(s: State, seat: int) -> bool:
    """Whether such a power works where the hero is (DR-TSP-2)."""
    windows = powers_of(s, seat).by_window
    return any(map(_heals, (*windows.get("turn_start", ()), *windows.get("turn_end", ()))))


def _heals(number: int) -> bool:
    return power(number).window in ("turn_start", "turn_end") and any(isinstance(op, Heal) for op in power(number).do)


def needs_rest(s: State, seat: int) -> bool:
    """Whether a lone hero would like to recover before going on: from all wounds before the fight with the boss; at any
    other time a single one is not worth a round."""
    return solo(s) and s.heroes[seat].wounds > (SCRATCH if s.stack else 0) and can_rest(s, seat)


def rests(s: State, seat: int) -> bool:
    """Whether a lone hero recovers before going on and can do so here, where the power that heals works."""
    return wants_rest(s, seat) and heals_here(s, seat)


def wants_rest(s: State, seat: int) -> bool:
    """Whether a lone hero recovers before going on, here or somewhere else. Nobody rests if a monster has nowhere to
    roam but onto the hero's tile."""
    return needs_rest(s, seat) and not _is_cornered(s, seat)


def _is_cornered(s: State, seat: int) -> bool:
    """Whether some ordinary monster, here or on an adjacent tile, could not roam elsewhere. A monster that is here
    needs another tile than the one to which the hero escapes."""
    plan, mine = floor(s), s.heroes[seat].tile
    for tile in (mine, *plan.joined[mine]):
        if NONE < s.spots[tile].monster < FIRST_BOSS:
            free = sum(to != mine and s.spots[to].monster == NONE for to in plan.joined[tile])
            if free < (2 if tile == mine else 1):
                return True
    return False


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
    if stone_is_guarded(s, tile):
        return _for_the_stone(s, seat, tile, actions, more)
    odds = against(s, seat, tile, more=more)
    prize = KILL + len(s.lying[tile])
    if s.final:
        prize = 2.0
    return prize * odds.win - cost(s, seat, odds)


def _for_the_stone(s: State, seat: int, tile: int, actions: int, more: int) -> float:
    """Killing the boss, or the monster that stands over the Stone, is worth most if an action is left to take the
    Stone, or if nobody is near who would. Leaving the kill to others is bad."""
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
    return monster_life(s, spot.monster) - spot.wounds


def duel(s: State, seat: int, other: int, more: int = 0) -> float:
    """What it is worth to attack another hero: in the final phase the bearer, or somebody who hunts the bearer; before
    it, somebody who is easily beaten or has asked for it."""
    if s.bearer == seat and s.heroes[seat].tile == ENTRANCE:
        return 0.0
    if not s.final:
        return _ambush(s, seat, other, more)
    odds = against_hero(s, seat, other, more=more)
    now = against_hero(s, seat, other, 1, more=more)
    if s.bearer == other:
        risk = NEXT_TO_NOTHING * (0.3 * odds.fall + 0.4 * now.fall)
        return max(RIVAL * (0.5 * odds.win + 0.5 * now.win) + 2 + now.dealt - risk, AT_LEAST)
    prize = 8.0 if s.bearer == seat else 3.0
    return prize * (0.5 * odds.win + 0.5 * now.win) - DEATH * (0.3 * odds.fall + 0.4 * now.fall)


def _ambush(s: State, seat: int, other: int, more: int) -> float:
    """A beaten hero loses a turn and a card. The fewer heroes there are, the more a rival's loss is worth; those who
    have wronged this hero are attacked with pleasure."""
    foe, grudge = s.heroes[other], holds_a_grudge(s, seat, other)
    now = against_hero(s, seat, other, 1, more=more)
    prize = rivalry(s) * (LOST_TURN + (0.0 if s.stack else OUT_OF_THE_WAY))
    if foe.equipped or foe.loot:
        prize += LEFT_BEHIND if foe.equipped else LEFT_BEHIND / 2
    spite = HURT * now.dealt if grudge else -ENMITY
    return prize * now.win + spite - cost(s, seat, now)


def prey(s: State, seat: int, tile: int) -> float:
    """What it is worth to go to a tile before the final phase and attack somebody there with the next action."""
    if s.final or s.spots[tile].monster != NONE or s.heroes[seat].actions < 2:
        return 0.0
    weak = [other for other in present(s, tile, seat) if other != seat and _can_bear(s, other) <= PREY]
    return max([duel(s, seat, other) for other in weak], default=0.0)


def _can_bear(s: State, seat: int) -> int:
    return life(s.heroes[seat]) - s.heroes[seat].wounds
