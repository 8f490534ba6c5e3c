"""The rows of the data files: one frozen record per printed thing, fields as in the file. Operations: `effects.py`.

Reading is strict: an unknown field, a missing field or a value of the wrong kind is an error.
Ids are the names used in saves, logs and messages; the rules work with the small ints of the tables.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterne.games.dungeon_lords.content.effects import (
    FREE,
    Cost,
    Gain,
    RoomEffect,
    SpecialEffect,
    Spell,
    TokenEffect,
    TrapEffect,
)
from lanterne.kit.printed import Count, Id, PrintedEntry, Some

RuleId = Annotated[str, Meta(pattern="^DL-[A-Z0-9]{3}-[0-9]+$")]
CellName = Annotated[str, Meta(pattern="^r[0-9]c[0-9]$")]
"""A cell of a dungeon: its row, 0 nearest the surface, and its column."""
Year = Literal[1, 2]
Class = Literal["warrior", "thief", "priest", "wizard"]
Owned = Literal[
    "evil", "rooms", "conquered_rooms", "tunnels", "conquered_tunnels", "monsters", "imps", "gold", "food", "traps"
]
"""What titles count."""


# The box and the boards


class Supply(PrintedEntry, frozen=True, kw_only=True):
    """A supply of tokens or figures; only a `limited` one can run out (DL-SUP-1)."""

    component: Id
    count: Some
    limited: bool


class Evilometer(PrintedEntry, frozen=True, kw_only=True):
    """The track: its ends, where counters start, and the paladin space."""

    lowest: Count
    highest: Some
    start: Count
    paladin: Count


class Start(PrintedEntry, frozen=True, kw_only=True):
    """What a lord begins with. `drawn_to_choose`: the orders from which the inaccessible ones are chosen (DL-VAR-1)."""

    gold: Count
    food: Count
    imps: Count
    minions: Some
    hand: Some
    inaccessible: Some
    drawn_to_choose: Some


class DungeonBoard(PrintedEntry, frozen=True, kw_only=True):
    """The cells of a dungeon, the one below the entrance, and the first tunnels."""

    grid: tuple[str, ...]
    entrance: CellName
    tunnels: tuple[CellName, ...]


class RoomZone(PrintedEntry, frozen=True, kw_only=True):
    """Where in a dungeon a room may be built: `#`."""

    grid: tuple[str, ...]


class Area(PrintedEntry, frozen=True, kw_only=True):
    """A place of a board and what is there; `spaces` 0: any number."""

    holds: tuple[Id, ...]
    spaces: Count = 0
    face_down: bool = False


# Time


class SeasonRow(PrintedEntry, frozen=True, kw_only=True):
    """A building round. `announces`: the season whose event and adventurers are shown; `party_place`: where its
    adventurer joins the line, 0 if none comes."""

    phases: tuple[Id, ...]
    announces: Id | None = None
    passes_token: bool
    party_place: Count = 0


class PhaseRow(PrintedEntry, frozen=True, kw_only=True):
    """A phase of building or of combat."""

    period: Literal["building", "combat"]


class YearRow(PrintedEntry, frozen=True, kw_only=True):
    """What differs between the years: the backs of tiles, how often a room produces, how many more traps are drawn when
    traps are bought, and how many are then discarded."""

    back: Literal["silver", "gold"]
    room_uses: Some
    extra_traps: Count
    traps_given_up: Count
    combat_cards: Some


class CombatRoundRow(PrintedEntry, frozen=True, kw_only=True):
    """A combat round, and the magic its spell needs."""

    magic: Some


class BattlegroundRow(PrintedEntry, frozen=True, kw_only=True):
    """What a plan may use in a tunnel or a room: traps, at how much gold each, and monsters; ghosts are not limited."""

    traps: Some
    trap_gold: Count
    monsters: Some


# Orders


class SpaceRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of a zone: its cost, with the creature's `wage` or not, and its gain. `imps`: the most imps that may
    work, each for the whole gain; `foreman` more must stand by. `peeks`: combat cards looked at."""

    cost: Cost = FREE
    wage: bool = False
    imps: Count = 0
    foreman: Count = 0
    gain: Gain
    peeks: Count = 0


class ZoneRow(PrintedEntry, frozen=True, kw_only=True):
    """A zone of the main board: the line it is printed in, and the order in which its spaces are resolved."""

    line: Literal[1, 2]
    resolves: tuple[Literal[1, 2, 3], Literal[1, 2, 3], Literal[1, 2, 3]]
    spaces: tuple[SpaceRow, SpaceRow, SpaceRow]
    rules: tuple[RuleId, ...]


class OrderRow(PrintedEntry, frozen=True, kw_only=True):
    """An order card; its id is that of its zone. `first`: what it costs as the first order."""

    first: Cost = FREE
    rules: tuple[RuleId, ...]


# Tiles


class StrikeRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One damage number: its target, and whom it may `never` hit. `after_kill`: only if the strike before it eliminated
    somebody."""

    at: Literal["first", "chosen", "all"]
    damage: Some
    never: Literal["first", "priest"] | None = None
    after_kill: bool = False


class AttackRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of a monster: its cost and strikes. Without strikes it is not an attack (DL-HEA-3)."""

    cost: Cost = FREE
    strikes: tuple[StrikeRow, ...]
    returns: bool = False
    no_conquest: bool = False
    no_healing: bool = False


class MonsterRow(PrintedEntry, frozen=True, kw_only=True):
    """A kind of monster, or the ghost; `copies`: tiles of each year."""

    ghost: bool
    copies: tuple[Count, Count]
    wage: Cost
    options: tuple[AttackRow, ...]
    troll_token: bool = False
    rules: tuple[RuleId, ...]


class RoomRow(PrintedEntry, frozen=True, kw_only=True):
    """A room tile."""

    year: Year
    zone: Id
    effect: RoomEffect
    rules: tuple[RuleId, ...]


class Skilled(PrintedEntry, frozen=True, kw_only=True):
    """What is printed on every adventurer."""

    year: Year
    hit_points: Some
    anti_trap: Count
    hearts: Count
    magic: Count


class AdventurerRow(Skilled, frozen=True, kw_only=True):
    """An adventurer tile; tiles of a class are numbered through both years. `kind`: the class."""

    kind: Class
    glyph: Annotated[int, Meta(ge=1, le=4)]


class PaladinRow(Skilled, frozen=True, kw_only=True):
    """A paladin."""


# Cards and tokens


class TrapRow(PrintedEntry, frozen=True, kw_only=True):
    """A trap card, and what it costs when it is sprung."""

    copies: Some
    cost: Cost = FREE
    effects: tuple[TrapEffect, ...]
    rules: tuple[RuleId, ...]


class CombatCardRow(PrintedEntry, frozen=True, kw_only=True):
    """A combat card: its spell, and the fatigue of a party that conquers."""

    year: Year
    speed: Literal["fast", "slow"]
    fatigue: Count
    effect: Spell
    rules: tuple[RuleId, ...]


class EventTokenRow(PrintedEntry, frozen=True, kw_only=True):
    """An event token."""

    component: Id
    effect: TokenEffect
    rules: tuple[RuleId, ...]


class SpecialEventRow(PrintedEntry, frozen=True, kw_only=True):
    """A special event card."""

    effect: SpecialEffect
    rules: tuple[RuleId, ...]


# The end


class Score(PrintedEntry, frozen=True, kw_only=True):
    """The points for each such thing at the end; `licence`: the lowest total that earns one (DL-WIN-3)."""

    points: int


class TitleRow(PrintedEntry, frozen=True, kw_only=True):
    """A title goes to the lord with the most, or the fewest, of all these together."""

    counts: tuple[Owned, ...]
    best: Literal["most", "fewest"]


# Choices


class PlayerCountRow(PrintedEntry, frozen=True, kw_only=True):
    """What depends on the number of players: dummies and their orders, adventurers a season, where the token goes
    between the years, how much evil the dummies' counter then loses, and the points for titles."""

    players: Literal[2, 3, 4]
    dummies: Count
    dummy_counters: Count
    orders_shown: Count
    orders_chosen: Count
    orders_inaccessible: Count
    dummy_evil_lost: Count
    adventurers: Some
    token: Literal["left", "right", "stays"]
    title_alone: Some
    title_shared: Some


class TrainerRow(PrintedEntry, frozen=True, kw_only=True):
    """A prepared combat for one lord (DL-VAR-4): the dungeon and supplies, the party front first, the cards in order.
    `best`: the best possible score, found by trying everything (`tools/dungeon_lords_trainer.py`)."""

    year: Year
    evil: Count
    gold: Count
    food: Count
    imps: Count
    tunnels: tuple[CellName, ...]
    rooms: dict[CellName, Id]
    traps: tuple[Id, ...]
    monsters: tuple[Id, ...]
    party: tuple[Id, ...]
    combat_cards: tuple[Id, ...]
    best: int
