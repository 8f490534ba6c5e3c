"""Roaming: at the end of a round the monsters move, as the First Player likes (DR-ROA)."""

from typing import get_args

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.effects import ControlRoam, Roam
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.automation import first_to_roam, roaming_target
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import always, at_window, card_powers
from lanterne.games.dungeon_run.rules.monster_moves import monster_goes, move_monster, those_open, ways_out
from lanterne.games.dungeon_run.rules.powers import monster_moment
from lanterne.games.dungeon_run.state import (
    CARDS,
    NONE,
    POWERS,
    STANDING,
    TILES,
    CardId,
    Game,
    PowerId,
    State,
    TileId,
    clockwise,
    conscious,
)

ROAM: Moment = "roam"
ROAM_WINDOW = get_args(Moment).index(ROAM)

MONSTERS_ROAM = Event("monsters-roam", "DR-ROA-1", seat=SEATS)
MONSTERS_HUNT = Event("monsters-hunt", "DR-SOL-7")
LEADS = Event("leads-monster", "DR-ABI-24", seat=SEATS, power=POWERS, monster=CARDS)
CANNOT_ROAM = Event("cannot-roam", "DR-ROA-9", monster=CARDS, tile=TILES)


# --- who roams, and where to ------------------------------------------------------------------------------------------


def _manner(monster: int) -> str:
    for _, op in always(card_powers(monster), Roam):
        return op.via
    return ""


MANNERS = tuple([_manner(monster) for monster in range(len(ALL_MONSTERS))])
"""How a monster's card lets it roam: "" as usual, "sides" or "never"."""


@law("DR-ROA-1", "DR-ROA-7", "DR-ROA-10")
def due(s: State) -> tuple[int, ...]:
    """The tiles of the monsters that roam: all those with no conscious hero on their tile, except those that never
    roam."""
    held = {hero.tile for hero in s.heroes if hero.condition == STANDING}
    return tuple(
        [
            tile
            for tile in floor(s).lies
            if (monster := s.spots[tile].monster) != NONE and tile not in held and MANNERS[monster] != "never"
        ]
    )


@law("DR-ROA-8", "DR-ROA-15")
def teleports_to(s: State) -> list[int]:
    """The tiles in play to which the boss may be sent. With the setting that keeps it away, the Entrance and the tiles
    adjacent to it are left out."""
    dungeon = floor(s)
    if not s.boss_keeps_away:
        return list(dungeon.lies)
    near = (ENTRANCE, *dungeon.joined[ENTRANCE])
    return [tile for tile in dungeon.lies if tile not in near]


@law("DR-ROA-3", "DR-ROA-8", "DR-ROA-9", "DR-ROA-10")
def roaming_ways(s: State, tile: int) -> list[int]:
    """The tiles to which the monster on a tile may roam: adjacent ones, for the boss all others."""
    monster = s.spots[tile].monster
    if monster >= FIRST_BOSS:
        return those_open(s, teleports_to(s))
    return ways_out(s, tile, across=MANNERS[monster] == "sides")


_AWAKE = frozenset(card for card in range(len(ALL_MONSTERS)) if ROAM in card_powers(card).by_window)
"""The monsters that have a power for this moment."""


@step("DR-ROA-1", "DR-ROA-14")
def monsters_roam(game: Game) -> None:
    """All have played. Powers of monsters for this moment come first, then those of heroes; then the other monsters
    roam."""
    s = game.state
    awake = [tile for tile in floor(s).lies if s.spots[tile].monster in _AWAKE]
    game.at_once(*[monster_moment(ROAM_WINDOW, tile, NONE) for tile in awake], roaming_begins())


@step("DR-ROA-1", "DR-ROA-7", "DR-ROA-14", "DR-RND-13", "DR-SOL-7")
def roaming_begins(game: Game) -> None:
    """From now on it is fixed which monsters are due to roam. If none of them can, no event tells of it. In a hostile
    dungeon the First Player does not move them."""
    s = game.state
    s.roaming = due(s)
    if not any(roaming_ways(s, tile) for tile in s.roaming):
        s.roaming = ()
        return
    if s.hostile:
        game.say(MONSTERS_HUNT)
    else:
        game.say(MONSTERS_ROAM, s.first)
    leads = [leading(seat, number) for seat in clockwise(s, s.first) for number in at_window(s, seat, ROAM)]
    game.then(*leads, roaming_goes_on())


# --- heroes who lead monsters -----------------------------------------------------------------------------------------

LEADING = "leading"
"""The scope in which a hero leads monsters; leaving it ends that."""


@step("DR-ABI-24", "DR-ROA-14")
def leading(game: Game, seat: SeatId, power: PowerId) -> None:
    """A hero may lead as many monsters that are due to roam as the power says, if it works now."""
    s = game.state
    target = POWER_TABLE[power].power.target
    assert target is not None
    if conscious(s, seat) and left(s, seat, power) and holds(s, seat, power, None):
        game.open(LEADING)
        game.then(*[leads_one(seat, power)] * (target.most or 1))


@law("DR-ABI-24", "DR-ROA-3")
def ways_to_lead(s: State, seat: int, holder: int, power: int) -> list[tuple[int, int, int, int]]:
    """The power, each monster that it can lead, its tile, and where to."""
    known = POWER_TABLE[power].power
    assert known.target is not None
    (op,) = [op for op in known.do if isinstance(op, ControlRoam)]
    home = s.heroes[holder].tile
    near = floor(s).joined[home] if known.target.where == "adjacent_tile" else tuple(floor(s).lies)
    return [
        (power, s.spots[tile].monster, tile, to)
        for tile in s.roaming
        if tile in near and not (known.target.ordinary and s.spots[tile].monster >= FIRST_BOSS)
        for to in roaming_ways(s, tile)
        if op.to == "legal" or to == home
    ]


@step("DR-ABI-24")
def leads_one(game: Game, seat: SeatId, power: PowerId) -> None:
    """The hero is asked as long as there is a monster to lead."""
    if ways_to_lead(game.state, seat, seat, power):
        game.then(may_lead(seat, power))


@step("DR-ABI-24", "DR-ROA-9")
def lead(game: Game, power: PowerId, monster: CardId, tile: TileId, to: TileId) -> None:
    """The hero moves a monster, which does not roam any more in this round."""
    s = game.state
    seat = next(seat for seat in range(len(s.heroes)) if power in at_window(s, seat, ROAM))
    if left(s, seat, power):
        use_up(s, seat, power)
    game.say(LEADS, seat, power, monster)
    s.roaming = tuple([other for other in s.roaming if other != tile])
    game.then(move_monster(tile, to))


@step("DR-ABI-24")
def lead_no_more(game: Game) -> None:
    """Leave the other monsters to the First Player."""
    game.leave(LEADING)


LEADS_OFFERED = (Offer(lead_no_more), Offer(lead, ways_to_lead))


@decision("DR-ABI-24")
def may_lead(game: Game, seat: SeatId, power: PowerId) -> Choice:
    """Which monster do you lead, and where to?"""
    return ask(seat, LEADS_OFFERED, seat, power, default=lead_no_more())


# --- the First Player moves the others --------------------------------------------------------------------------------


@step("DR-ROA-2", "DR-ROA-4", "DR-SOL-7")
def roaming_goes_on(game: Game) -> None:
    """As long as a monster that is due can roam, it must. In a hostile dungeon nobody chooses."""
    s = game.state
    for tile in s.roaming:
        ways = roaming_ways(s, tile)
        if ways:
            break
    else:
        s.roaming = ()
        return
    if s.hostile:
        game.then(move_the_rest())
    elif len(ways) == len(s.roaming) == 1:
        game.at_once(roam(s.spots[tile].monster, tile, ways[0]), ROAMING_GOES_ON)
    else:
        game.then(next_to_roam(s.first), ROAMING_GOES_ON)


ROAMING_GOES_ON = roaming_goes_on()


@step("DR-ROA-2", "DR-ROA-9")
def roam(game: Game, monster: CardId, tile: TileId, to: TileId) -> None:
    """A monster goes to another tile: an adjacent one, the boss wherever it is sent."""
    s = game.state
    s.roaming = tuple([other for other in s.roaming if other != tile])
    monster_goes(game, tile, to)


@step("DR-ROA-9")
def pass_over(game: Game, monster: CardId, tile: TileId) -> None:
    """A monster whose turn it is cannot move: it stays, even if a way opens later."""
    s = game.state
    s.roaming = tuple([other for other in s.roaming if other != tile])
    game.say(CANNOT_ROAM, monster, tile)


@step("DR-ROA-2", "DR-ROA-4")
def move_the_rest(game: Game) -> None:
    """All others roam by the defaults of `automation.py`, one after the other."""
    s = game.state
    able = {tile: ways for tile in s.roaming if (ways := roaming_ways(s, tile))}
    if able:
        tile = first_to_roam(s, able)
        game.at_once(roam(s.spots[tile].monster, tile, roaming_target(s, tile, able[tile])), move_the_rest())


def roaming_moves(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Each monster that can roam, its tile, and where to."""
    return [(s.spots[tile].monster, tile, to) for tile in s.roaming for to in roaming_ways(s, tile)]


def blocked(s: State, seat: int) -> list[tuple[int, int]]:
    """Each monster that cannot roam now, and its tile."""
    return [(s.spots[tile].monster, tile) for tile in s.roaming if not roaming_ways(s, tile)]


def all_the_rest(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """All others at once, unless only one monster is left, with one way to go."""
    return ((),) if len(s.roaming) > 1 or len(roaming_ways(s, s.roaming[0])) > 1 else ()


ROAMS = (
    Offer(roam, roaming_moves),
    Offer(pass_over, blocked),
    Offer(move_the_rest, all_the_rest),
)


@decision("DR-ROA-2", "DR-ROA-4", "DR-ROA-8", "DR-ROA-9", "DR-RND-13")
def next_to_roam(game: Game, seat: SeatId) -> Choice:
    """Which monster roams next, and where to?"""
    return ask(seat, ROAMS, default=move_the_rest())
