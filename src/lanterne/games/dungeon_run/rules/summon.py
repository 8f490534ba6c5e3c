"""Summoning: the bearer of the Stone begins the turn with a monster of the encounter deck (DR-STO, DR-SUM)."""

from lanterne.engine import SEATS, Card, Choice, Event, Offer, Refusal, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.cards import FIRST_TRAP
from lanterne.games.dungeon_run.content.effects import ChooseMonster
from lanterne.games.dungeon_run.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.conditions import holds
from lanterne.games.dungeon_run.rules.encounter import take_encounter
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import at_window
from lanterne.games.dungeon_run.rules.loot import without
from lanterne.games.dungeon_run.rules.monster_moves import drive_stranger_off, open_to_monsters
from lanterne.games.dungeon_run.state import (
    CARDS,
    EVERYBODY,
    NONE,
    TILES,
    CardId,
    Game,
    State,
    TileId,
    conscious,
    current,
    monster_at,
)
from lanterne.kit.options import ask_unless_forced

SUMMONS = Event("summons", "DR-SUM-1", seat=SEATS)
SUMMON_FINDS = Event("summon-finds", "DR-SUM-2", card=CARDS)
SUMMON_DISCARDS = Event("summon-discards", "DR-SUM-2", card=CARDS)
NOTHING_COMES = Event("nothing-comes", "DR-SUM-6", seat=SEATS)
MONSTER_SUMMONED = Event("monster-summoned", "DR-SUM-3", card=CARDS, tile=TILES).staged("card")
PUT_AT_BOTTOM = Event("put-at-bottom", "DR-ABI-3", card=CARDS)

MONSTER_IS_THERE = Refusal("monster-is-there", "DR-SUM-3")
SANCTUARY_IS_THERE = Refusal("sanctuary-is-there", "DR-ABI-14")


# --- whether the bearer may summon ------------------------------------------------------------------------------------


@law("DR-SUM-3", "DR-SUM-7")
def monster_is_there(s: State, seat: int, tile: int) -> Refusal | None:
    """One monster on a tile at most."""
    return None if monster_at(s, tile) == NONE else MONSTER_IS_THERE


@law("DR-ABI-14")
def sanctuary_is_there(s: State, seat: int, tile: int) -> Refusal | None:
    """No monster comes onto a Sanctuary."""
    return None if open_to_monsters(s, tile) else SANCTUARY_IS_THERE


@law("DR-SUM-5", "DR-PLC-2", "DR-PLC-5")
def deck_gives(s: State) -> bool:
    """Whether there is a card to draw; with five or six players the discard pile becomes the deck."""
    return bool(s.encounters) or (PLAYER_COUNTS[len(s.heroes)].reshuffles and bool(s.encounter_discard))


@law("DR-STO-1", "DR-STO-2", "DR-SUM-1", "DR-SUM-7")
def can_summon(s: State, seat: int) -> bool:
    """Whether the hero has the Stone equipped, and there is a tile for a monster."""
    if SUMMONING_STONE not in s.heroes[seat].equipped or not conscious(s, seat) or not deck_gives(s):
        return False
    return any(open_to_monsters(s, tile) for tile in floor(s).lies)


@step("DR-SUM-1", "DR-SUM-5", "DR-SUM-7")
def may_summon(game: Game, seat: SeatId) -> None:
    """Before their first action the bearer of the Stone is asked."""
    if can_summon(game.state, seat):
        game.then(choose_to_summon(seat))


@step("DR-SUM-1")
def summon_nobody(game: Game) -> None:
    """Do not summon in this turn."""


# --- drawing ----------------------------------------------------------------------------------------------------------


@law("DR-SUM-2", "DR-ABI-3")
def monsters_to_find(s: State, seat: int) -> int:
    """One, or what a power says (Call of the Wild)."""
    powers = [number for number in at_window(s, seat, "summon") if holds(s, seat, number, current(s))]
    does = [op for number in powers for op in POWER_TABLE[number].power.do]
    return max([1, *[op.draw for op in does if isinstance(op, ChooseMonster)]])


@step("DR-STO-2", "DR-STO-4", "DR-SUM-1", "DR-SUM-2", "DR-SUM-6", "DR-PLC-2")
def summon(game: Game) -> None:
    """Cards are drawn openly until a monster comes; all others are discarded. The deck is reshuffled once at most."""
    s = game.state
    game.say(SUMMONS, s.active)
    wanted, reshuffled = monsters_to_find(s, s.active), False
    while len(s.drawn) < wanted and deck_gives(s):
        if not s.encounters:
            if reshuffled:
                break
            reshuffled = True
        card = take_encounter(game)
        if card < FIRST_TRAP:
            s.drawn += (card,)
            game.say(SUMMON_FINDS, card)
        else:
            s.encounter_discard += (card,)
            game.say(SUMMON_DISCARDS, card)
    if s.drawn:
        ask_unless_forced(game, choose_summoned(s.active))
    else:
        game.say(NOTHING_COMES, s.active)


SUMMON_OR_NOT = (Offer(summon), Offer(summon_nobody))


@decision("DR-SUM-1")
def choose_to_summon(game: Game, seat: SeatId) -> Choice:
    """Do you summon a monster?"""
    return ask(seat, SUMMON_OR_NOT, default=summon_nobody())


# --- placing ----------------------------------------------------------------------------------------------------------


def found_monsters(s: State, seat: int) -> list[tuple[int]]:
    """The monsters that were found."""
    return [(card,) for card in dict.fromkeys(s.drawn)]


@step("DR-SUM-3", "DR-ABI-3")
def call_monster(game: Game, card: CardId) -> None:
    """This monster comes; another that was found goes to the bottom of the deck, and everybody knows it."""
    s = game.state
    for other in without(s.drawn, card):
        s.encounters.append(Card(other, EVERYBODY))
        game.say(PUT_AT_BOTTOM, other)
    s.drawn = (card,)
    ask_unless_forced(game, choose_summoning_tile(s.active, card))


MONSTERS_FOUND = (Offer(call_monster, found_monsters),)


@decision("DR-SUM-3", "DR-ABI-3")
def choose_summoned(game: Game, seat: SeatId) -> Choice:
    """Which of the monsters found do you place?"""
    return ask(seat, MONSTERS_FOUND)


@step("DR-SUM-3", "DR-SUM-4", "DR-SUM-6")
def place_summoned(game: Game, tile: TileId) -> None:
    """The monster comes without wounds, on top of any cards there, and does nothing yet. A stranger there goes."""
    s = game.state
    (card,) = s.drawn
    s.drawn = ()
    drive_stranger_off(game, tile)
    s.spots[tile] = s.spots[tile]._replace(monster=card, wounds=0)
    game.say(MONSTER_SUMMONED, card, tile)


def tiles_in_play(s: State, seat: int, card: int) -> list[tuple[int]]:
    """All tiles, Entrance and Lair too (DR-SUM-7)."""
    return [(tile,) for tile in floor(s).lies]


def _monster_is_there(s: State, seat: int, card: int, tile: int) -> Refusal | None:
    return monster_is_there(s, seat, tile)


def _sanctuary_is_there(s: State, seat: int, card: int, tile: int) -> Refusal | None:
    return sanctuary_is_there(s, seat, tile)


SUMMONING_TILES = (Offer(place_summoned, tiles_in_play, each=(_monster_is_there, _sanctuary_is_there)),)


@decision("DR-SUM-3", "DR-SUM-7", "DR-ABI-14")
def choose_summoning_tile(game: Game, seat: SeatId, card: CardId) -> Choice:
    """On which tile does the monster come?"""
    return ask(seat, SUMMONING_TILES, card)
