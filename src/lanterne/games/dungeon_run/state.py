"""The state of a game of Dungeon Run, and the names of its things."""

from functools import cache
from typing import Annotated, Any, TypeAlias

from msgspec import field

from lanterne import engine
from lanterne.engine import (
    COUNT,
    FACE_UP,
    HIDDEN,
    OWNER_COUNT,
    PILE,
    PILES,
    PUBLIC,
    ROWS,
    Card,
    Ids,
    Row,
    Visibility,
    has,
)
from lanterne.games.dungeon_run.content.abilities import ABILITY_NAMES
from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.cards import CARD_NAMES, FIRST_TREASURE
from lanterne.games.dungeon_run.content.encounters import TYPE_NAMES
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES, HEROES, RACE_NAMES, RATING_NAMES, TRAINING_NAMES
from lanterne.games.dungeon_run.content.powers import Power
from lanterne.games.dungeon_run.content.settings import ACTION_NAMES
from lanterne.games.dungeon_run.content.sources import POWER_NAMES, POWER_TABLE
from lanterne.games.dungeon_run.content.tiles import LAID_NAMES, MARKER_NAMES, SIDE_NAMES
from lanterne.games.dungeon_run.content.treasures import SLOT_NAMES

HERO_IDS = Ids("hero", HERO_NAMES)
ABILITIES = Ids("ability", ABILITY_NAMES)
CARDS = Ids("card", CARD_NAMES)
TILES = Ids("tile", LAID_NAMES)
"""The tiles of two boxes: a number here names one piece. `content.tiles.printed` gives what is printed on it."""
MARKERS = Ids("marker", MARKER_NAMES)
POWERS = Ids("power", POWER_NAMES, words_from=(ABILITIES, CARDS, TILES, MARKERS))
"""Everything that a card, tile or marker does, one number for each entry of its list: `content/sources.py`."""
RATINGS = Ids("rating", RATING_NAMES)
ACTIONS = Ids("action", ACTION_NAMES)
SIDES = Ids("side", SIDE_NAMES)
TURNS = Ids("turn", ("0", "90", "180", "270"))
"""How far a tile is turned clockwise."""
TRAININGS = Ids("training", TRAINING_NAMES)
SLOTS = Ids("slot", SLOT_NAMES)
TYPES = Ids("type", TYPE_NAMES)
RACES = Ids("race", RACE_NAMES)
SCORES = Ids("score", tuple(row.id for row in BOX.scoring))
PRINTED = (TRAININGS, SLOTS, TYPES, RACES, MARKERS, SCORES, ACTIONS)
"""Printed things that have words but are never chosen."""

HeroCard: TypeAlias = Annotated[int, HERO_IDS]
Ability: TypeAlias = Annotated[int, ABILITIES]
CardId: TypeAlias = Annotated[int, CARDS]
TileId: TypeAlias = Annotated[int, TILES]
PowerId: TypeAlias = Annotated[int, POWERS]
Rating: TypeAlias = Annotated[int, RATINGS]
Side: TypeAlias = Annotated[int, SIDES]
Turn: TypeAlias = Annotated[int, TURNS]

NONE = -1
EVERYBODY = FACE_UP
"""The seats that know a card which lies face up."""

STANDING, UNCONSCIOUS, DEAD = range(3)
"""The condition of a hero."""

FREE_ATTACK, TEST, CONTENT = range(len(ACTION_NAMES), len(ACTION_NAMES) + 3)
"""Kinds of deeds that are not actions, beside those of `content.settings.ACTION_NAMES`; the last: a content die."""
SABOTAGES = NONE
"""What a saboteur declares, instead of the rating that a helper assists with."""


def _loot_as_seen(s: Any, loot: tuple[int, ...], owner: int, viewers: int) -> tuple[int, ...]:
    looker, looked_through = s.looks_through
    if has(viewers, owner):
        return loot
    if owner == looked_through and has(viewers, looker):
        return tuple([card if card >= FIRST_TREASURE else HIDDEN for card in loot])
    return (HIDDEN,) * len(loot)


LOOT = Visibility("LOOT", _loot_as_seen)
"""A loot pile: its owner knows it, the others how many cards it has (DR-LOT-2); a hero who looks through it sees
treasures and artifacts (DR-ABI-20)."""


class Hero(Row, frozen=True):
    """A hero, by seat. Cards in the loot pile and cards equipped are ints of `content.cards`."""

    card: Annotated[int, PUBLIC] = NONE
    """The hero card, once it is chosen."""
    tile: Annotated[int, PUBLIC] = 0
    condition: Annotated[int, PUBLIC] = STANDING
    wounds: Annotated[int, PUBLIC] = 0
    training: Annotated[tuple[int, int, int], PUBLIC] = (0, 0, 0)
    """Training tokens by rating."""

    # cards
    abilities: Annotated[tuple[int, ...], PUBLIC] = ()
    deck: Annotated[tuple[int, ...], COUNT] = ()
    """Ability cards, the next first."""
    drawn: Annotated[tuple[int, ...], OWNER_COUNT] = ()
    """Ability cards drawn, one of which will be kept."""
    given_up: Annotated[tuple[int, ...], OWNER_COUNT] = ()
    """Ability cards discarded."""
    equipped: Annotated[tuple[int, ...], PUBLIC] = ()
    loot: Annotated[tuple[int, ...], LOOT] = ()
    strangers: Annotated[tuple[int, ...], PUBLIC] = ()
    traps: Annotated[tuple[int, ...], PUBLIC] = ()
    """Trap cards beside the hero card (DR-DIS-6)."""

    # What lasts for a while, and how long
    actions: Annotated[int, PUBLIC] = 0
    """Actions left in the hero's turn."""
    lost: Annotated[int, PUBLIC] = 0
    """Actions that the hero will lose in the next turn (DR-RND-11)."""
    equips: Annotated[int, PUBLIC] = 0
    """Equip actions taken in this turn (DR-EQP-5)."""
    fought: Annotated[bool, PUBLIC] = False
    """Whether the hero has fought a battle in this turn, as the acting hero."""
    refused: Annotated[int, PUBLIC] = 0
    """The seats that this hero can no longer open a trade with in this turn (DR-EQP-14)."""
    unassisted: Annotated[bool, PUBLIC] = False
    """Whether nobody assisted against the monster of a Glyph Room in this turn (DR-TSP-12)."""
    used_turn: Annotated[tuple[int, ...], PUBLIC] = ()
    """Once-per-turn powers used in this turn; the next two are the same for the round and the game. Limits count for a
    whole card: each entry is the first power of its card (`content.sources.LIMITED_AS`)."""
    used_round: Annotated[tuple[int, ...], PUBLIC] = ()
    used_game: Annotated[tuple[int, ...], PUBLIC] = ()
    changed: Annotated[tuple[int, int, int], PUBLIC] = (0, 0, 0)
    """How much higher or lower the ratings are in this turn."""
    bonus: Annotated[int, PUBLIC] = 0
    """Extra dice in the next battle roll of this turn (next_roll)."""
    weakened: Annotated[tuple[tuple[int, int], ...], PUBLIC] = ()
    """Dice fewer until the end of the next turn (debuff): pairs of a roll, as in `POOL_NAMES`, and a number; those that
    came in the hero's own turn are in `weakening` until it is over."""
    weakening: Annotated[tuple[tuple[int, int], ...], PUBLIC] = ()
    wronged_by: Annotated[int, PUBLIC] = 0
    """The seats that have wronged this hero (DR-ABI-20)."""
    struck_by: Annotated[int, PUBLIC] = NONE
    """The hero whose hits or power brought the wounds up to this hero's Life, if one did (DR-DIE-5)."""
    flames: Annotated[int, PUBLIC] = NONE
    """The tile where this hero's Flames marker lies; the same for the Sanctuary (DR-ABI-14)."""
    sanctuary: Annotated[int, PUBLIC] = NONE


class Spot(Row, frozen=True):
    """What can be seen on a tile: the monster with its wounds, a stranger, and whose trap lies there (DR-ABI-13)."""

    monster: int = NONE
    wounds: int = 0
    stranger: int = NONE
    trapper: int = NONE


BARE = Spot()


class Wounds(Row, frozen=True):
    """Wounds that are about to be placed on a hero: how many, from where (`rules.wounds.SOURCES`), and by which hero,
    if one has dealt them."""

    seat: int
    amount: int
    source: int
    by: int = NONE


class Deed(Row, frozen=True):
    """What is being resolved: an action (DR-RER-7), or a free attack or test within one. They form a stack in
    `State.deeds`, the innermost last.

    `monster` is the card of the monster it is about, `opponent` the hero attacked, `trap` the trap. `dice` are those of
    the acting hero, `foe_dice` those of the monster or of the hero attacked.
    """

    kind: int
    hero: int
    """The acting hero; NONE where a monster tests or attacks nobody."""
    tile: int = NONE
    """Where it happens."""
    monster: int = NONE
    opponent: int = NONE
    trap: int = NONE
    by_action: bool = False
    """A battle that began with a Battle action."""
    surprise: bool = False
    change: int = 0
    """Dice more or fewer, by the power that gave this battle (DR-ABI-18)."""
    to: int = NONE
    """The side through which a hero wants to leave."""

    # B2 and B4: helpers, ratings, powers that were chosen
    declared: tuple[tuple[int, int], ...] = ()
    """Seats and what each has declared: a rating, or SABOTAGES (DR-AST-8)."""
    powers: tuple[tuple[int, int], ...] = ()
    """Seats and the powers that they use for this deed."""
    rating: int = NONE
    foe_rating: int = NONE

    # rolls
    dice: tuple[int, ...] = ()
    foe_dice: tuple[int, ...] = ()
    power: int = NONE
    """The power whose test this is, and which of its operations; its holder and its target."""
    operation: int = NONE
    holder: int = NONE
    target: int = NONE

    # the results
    hits: int = 0
    """Hits on the opponent; the next: potential hits on the acting hero that are not blocked."""
    suffered: int = 0
    dealt: int = 0
    """Wounds placed on the opponent; on the acting hero; hits beyond those that killed."""
    taken: int = 0
    surplus: int = 0
    succeeded: bool = False
    no_rally: int = 0
    """The seats that may not rally for this."""
    card: int = NONE
    """The card of the monster killed, until it is in a loot pile."""

    # limits within the action
    rerolled: int = 0
    """The seats that have caused a reroll (DR-RER-4)."""
    used: tuple[tuple[int, int], ...] = ()
    """Seats and once-per-action powers they have used; as in `Hero.used_turn`."""


class State(engine.State):
    """Where everything is. Piles are drawn from their front."""

    # agreed before the game
    mercy: Annotated[bool, PUBLIC]
    mercy_from_three: Annotated[bool, PUBLIC]
    boxes: Annotated[int, PUBLIC]
    boss_keeps_away: Annotated[bool, PUBLIC]
    boss_grows: Annotated[bool, PUBLIC]
    heavy_stone: Annotated[bool, PUBLIC]
    """Whether the Stone takes an action of each turn (DR-STO-5)."""
    race: Annotated[bool, PUBLIC]
    """Whether the game begins at the race (DR-RAC-1)."""
    hostile: Annotated[bool, PUBLIC]
    solo_clock: Annotated[int, PUBLIC]
    """The round limit of a solitaire game; 0: none."""
    round_limit: Annotated[int, PUBLIC]
    """0: none."""

    # players
    heroes: Annotated[list[Hero], ROWS]
    first: Annotated[int, PUBLIC] = 0
    """The First Player."""
    order: Annotated[tuple[int, ...], PUBLIC] = ()
    """The seats that still have their turn in this round, the next first."""
    active: Annotated[int, PUBLIC] = NONE
    """Whose turn it is."""
    round: Annotated[int, PUBLIC] = 0
    final: Annotated[bool, PUBLIC] = False
    """Whether the final phase has begun (DR-FIN-1)."""
    bearer: Annotated[int, PUBLIC] = NONE
    """Who has the Stone, equipped or in the loot pile (DR-STO-3): this can never be hidden."""
    winner: Annotated[int, PUBLIC] = NONE

    # the dungeon
    laid: Annotated[tuple[int, ...], PUBLIC] = ()
    """The tiles in play in the order in which they were laid, each as `floor.spot_code` writes where and how."""
    spots: Annotated[list[Spot], PUBLIC] = field(default_factory=list)
    """By tile, whether it is in play or not."""
    lying: Annotated[list[tuple[Card, ...]], PILES] = field(default_factory=list)
    """By tile: the treasures and artifacts there, under the monster if there is one."""
    traps: Annotated[list[tuple[Card, ...]], PILES] = field(default_factory=list)
    """By tile: the trap that somebody has placed there (DR-ABI-13)."""
    stack: Annotated[tuple[int, ...], COUNT] = ()
    set_aside: Annotated[tuple[int, ...], PUBLIC] = ()
    """Tiles drawn in this action and not laid: they did not fit (DR-TIL-6), or nobody has decided yet."""
    put_back: Annotated[tuple[int, ...], PUBLIC] = ()
    """Tiles of the stack that all have seen: drawn, set aside and shuffled back (DR-TIL-12)."""
    drawn_tiles: Annotated[tuple[int, ...], PUBLIC] = ()
    """Tiles drawn since the last action began, wherever they are now, in the order in which all saw them."""
    stuck: Annotated[bool, PUBLIC] = False
    """Whether no tile could be placed in this action (DR-TIL-10)."""
    left_out: Annotated[tuple[int, ...], PUBLIC] = ()
    """Tiles that fitted nowhere and have left the game (DR-TIL-10). All had been drawn, so everybody has seen them."""
    roaming: Annotated[tuple[int, ...], PUBLIC] = ()
    """The monsters, by their tile, that have still to roam in this round."""

    # cards
    boss: Annotated[list[Card], PILE] = field(default_factory=list)
    """The boss card under the Lair, until it is turned up (DR-BOS-5)."""
    encounters: Annotated[list[Card], PILE] = field(default_factory=list)
    encounter_discard: Annotated[tuple[int, ...], PUBLIC] = ()
    """The last is on top."""
    treasures: Annotated[list[Card], PILE] = field(default_factory=list)
    treasure_discard: Annotated[tuple[int, ...], PUBLIC] = ()
    supply: Annotated[tuple[int, ...], PUBLIC] = ()
    """Artifacts that nobody has found."""
    gone: Annotated[tuple[int, ...], PUBLIC] = ()
    """Cards that have left the game: discarded bosses."""
    drawn: Annotated[tuple[int, ...], PUBLIC] = ()
    """Encounter cards drawn openly and not resolved yet."""
    found: Annotated[tuple[int, ...], PUBLIC] = ()
    """Treasures and artifacts that somebody is taking openly (search, plunder, trade)."""
    shown: Annotated[tuple[int, ...], PUBLIC] = ()
    """Cards that were turned up for all to see since the last action began, wherever they are now: drawn, found by a
    search, or a trap that was set off."""
    looked_at: Annotated[list[Card], PILE] = field(default_factory=list)
    """Treasures of the deck that somebody looks at now; or a card taken, until another is given for it (DR-ABI-20)."""
    looks_through: Annotated[tuple[int, int], PUBLIC] = (NONE, NONE)
    """Who looks through whose loot pile now."""
    offered: Annotated[list[Card], PILE] = field(default_factory=list)
    """In a trade, what the active hero gives, and what they get."""
    asked: Annotated[list[Card], PILE] = field(default_factory=list)

    deeds: Annotated[tuple[Deed, ...], PUBLIC] = ()
    incoming: Annotated[Wounds | None, PUBLIC] = None
    """Wounds that somebody may still pass on to another (DR-ABI-11)."""


Game: TypeAlias = engine.Game[State]


# --- heroes -----------------------------------------------------------------------------------------------------------


def put(s: State, seat: int, hero: Hero) -> None:
    """Replace the row of the hero."""
    s.heroes[seat] = hero


def solo(s: State) -> bool:
    """Whether this is a solitaire game (DR-SOL)."""
    return len(s.heroes) == 1


def life(hero: Hero) -> int:
    """How many wounds defeat the hero (DR-GEN-7)."""
    return HEROES[hero.card].life


def clockwise(s: State, seat: int) -> tuple[int, ...]:
    """All seats from this one on, those of killed heroes included."""
    return _from(seat, len(s.heroes))


@cache
def _from(seat: int, seats: int) -> tuple[int, ...]:
    return tuple([(seat + place) % seats for place in range(seats)])


def conscious(s: State, seat: int) -> bool:
    """Whether the hero is alive and not unconscious."""
    return s.heroes[seat].condition == STANDING


def present(s: State, tile: int, seat: int) -> list[int]:
    """The conscious heroes on a tile, clockwise from this seat."""
    heroes = s.heroes
    found: list[int] = []
    for other in _from(seat, len(heroes)):
        hero = heroes[other]
        if hero.tile == tile and hero.condition == STANDING:
            found.append(other)
    return found


def others_present(s: State, seat: int) -> list[int]:
    """The other conscious heroes on a hero's tile, clockwise."""
    found = present(s, s.heroes[seat].tile, seat)
    if seat in found:
        found.remove(seat)
    return found


def monster_at(s: State, tile: int) -> int:
    """The monster on a tile, or NONE."""
    return s.spots[tile].monster


# --- deeds ------------------------------------------------------------------------------------------------------------


def begin_deed(s: State, deed: Deed) -> None:
    """This becomes the current deed."""
    s.deeds += (deed,)


def deed_of(s: State) -> Deed:
    """The current deed."""
    return s.deeds[-1]


def current(s: State) -> Deed | None:
    """The current deed, or None."""
    return s.deeds[-1] if s.deeds else None


def set_deed(s: State, deed: Deed) -> None:
    """Replace the innermost deed."""
    s.deeds = (*s.deeds[:-1], deed)


def end_deed(s: State) -> Deed:
    """The innermost deed is over; the one around it goes on."""
    deed = s.deeds[-1]
    s.deeds = s.deeds[:-1]
    return deed


def power(number: int) -> Power:
    """What is printed on the card."""
    return POWER_TABLE[number].power
