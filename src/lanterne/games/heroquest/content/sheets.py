"""The rows of a quest's file. Squares are given by name: a letter for the column, a number for the row.

Only Zargon knows a quest, except for what `Briefing` (quests.py) takes from it. Nothing in it is numbered, and only
things that are named when they appear have ids, so that no id shown to a hero gives anything else away.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterne.games.heroquest.content.rows import Profile, Tag
from lanterne.kit.printed import Count, Id, Origin, Some

Spot = Annotated[str, Meta(pattern="^[a-z](1?[1-9]|10)$")]
"""A square: m10 is in the thirteenth column, in the tenth row."""
Between = tuple[Spot, Spot]
"""An edge, by the squares on its two sides."""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a quest."""


class Source(Sheet, frozen=True, kw_only=True):
    """Where a quest that was not made here comes from."""

    format: Literal["heroscribe"]
    name: str
    region: str


# The map


class Start(Sheet, frozen=True, kw_only=True):
    """A group of start squares, and the places in the order of turns that begin there."""

    id: Id
    squares: tuple[Spot, ...]
    positions: tuple[Some, ...]


class Door(Sheet, frozen=True, kw_only=True):
    """A door; locked until somebody holds the `key` or the `flag` is set; perhaps opened from one side only. One with a
    `barrier` stands in no wall of the board, but across a corridor or a room, and closes the way itself."""

    between: Between
    open: bool = False
    key: Id | None = None
    flag: Id | None = None
    opens_from: Spot | None = None
    barrier: bool = False


class Passage(Sheet, frozen=True, kw_only=True):
    """A trapdoor, tunnel or teleport: two squares with a way between them for heroes. A `hidden` one must be found."""

    kind: Literal["trapdoor", "tunnel", "teleport"]
    ends: Between
    hidden: bool = False


class Piece(Sheet, frozen=True, kw_only=True):
    """A piece of furniture by its upper left square; `turned` if its width runs downwards."""

    kind: Id
    at: Spot
    turned: bool = False


class Character(Sheet, frozen=True, kw_only=True):
    """A monster with a name of its own: its figure, its profile and its magic. One that stands in for a monster of the
    expansions has the figure and the profile of that table, which packs may replace."""

    id: Id
    figure: Id
    profile: Profile
    spells: tuple[Id, ...] = ()
    immune_spells: tuple[Id, ...] = ()
    immune_fire: bool = False
    escape: Spot | None = None
    stand_in: Id | None = None
    origin: Origin
    origin_of: dict[str, Origin] = {}


class Placed(Sheet, frozen=True, kw_only=True):
    """A monster: a kind or one of the characters. One that waits is brought in by a note; a reinforcement is on the map
    only if the difficulty of the table says so."""

    kind: Id
    at: Spot
    waits: bool = False
    reinforcement: bool = False


class Object(Sheet, frozen=True, kw_only=True):
    """A solid thing that matters to the quest; with Body Points it can be attacked."""

    id: Id
    at: Spot
    defend: Count = 0
    body: Count = 0


class Ally(Sheet, frozen=True, kw_only=True):
    """Somebody on the heroes' side: from the start, or once an action has been done."""

    id: Id
    at: Spot
    profile: Profile
    joins: Id | None = None
    controlled: bool
    untargetable: bool = False
    origin: Origin


class Trap(Sheet, frozen=True, kw_only=True):
    """A trap on a square; one in a piece of furniture is on the square the piece is placed by."""

    kind: Id
    at: Spot
    variant: Id | None = None
    damage: Count = 0


class Find(Sheet, frozen=True, kw_only=True):
    """The special treasure of a room, perhaps in a piece of furniture. Without gold and items: nothing, and no card."""

    room: Id
    piece: Spot | None = None
    gold: Count = 0
    items: tuple[Id, ...] = ()
    forbidden_until: Id | None = None


# What happens


class Monsters(Sheet, frozen=True, kw_only=True):
    """Which monsters: those with a tag, except these."""

    tag: Tag | None = None
    besides: tuple[Id, ...] = ()


class Trigger(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What makes a note happen. The kinds follow."""


class QuestStart(Trigger, frozen=True, tag="quest-start"):
    """The quest begins."""


class KeptByZargon(Trigger, frozen=True, tag="kept"):
    """Zargon keeps the note and decides when to read it out."""


class Seen(Trigger, frozen=True, tag="seen"):
    """The square has been revealed."""

    at: Spot


class TreasureSearch(Trigger, frozen=True, tag="treasure-search"):
    """The room has been searched for treasure for the first time."""

    room: Id


class Killed(Trigger, frozen=True, tag="killed"):
    """The character is dead."""

    monster: Id


class Wounded(Trigger, frozen=True, tag="wounded"):
    """The character has lost Body Points and lives."""

    monster: Id


class AllKilled(Trigger, frozen=True, tag="all-killed"):
    """All such monsters are dead, including those never seen."""

    monsters: Monsters


class AnyOf(Trigger, frozen=True, tag="any-of"):
    """One of these has happened."""

    triggers: tuple[TreasureSearch | AllKilled | Killed, ...]


class FlagsSet(Trigger, frozen=True, tag="flags-set"):
    """All these flags are set."""

    flags: tuple[Id, ...]


class GroupGone(Trigger, frozen=True, tag="group-gone"):
    """Nobody of a start group is left in the dungeon; true at once for a group without heroes."""

    group: Id


class ZargonTurnEnds(Trigger, frozen=True, tag="zargon-turn-ends"):
    """A turn of Zargon ends while these are still standing."""

    standing: tuple[Id, ...]


class WavesBeaten(Trigger, frozen=True, tag="waves-beaten"):
    """The last wave has come and no monster lives."""


AnyTrigger = (
    QuestStart
    | KeptByZargon
    | Seen
    | TreasureSearch
    | Killed
    | Wounded
    | AllKilled
    | AnyOf
    | FlagsSet
    | GroupGone
    | ZargonTurnEnds
    | WavesBeaten
)


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What a note or an action does. The kinds follow."""


class Give(Effect, frozen=True, tag="give"):
    """The hero who did the action or killed the monster gets an item; otherwise it is left where the monster fell."""

    item: Id
    to: Literal["killer", "actor"]


class Spawn(Effect, frozen=True, tag="spawn"):
    """Monsters appear."""

    monsters: tuple[Placed, ...]


class SpawnWaiting(Effect, frozen=True, tag="spawn-waiting"):
    """A monster that waits is brought in."""

    monster: Id


class SetFlag(Effect, frozen=True, tag="set-flag"):
    """A flag is set."""

    flag: Id


class RevealCorridors(Effect, frozen=True, tag="reveal-corridors"):
    """All corridors are revealed."""


class AllyJoins(Effect, frozen=True, tag="ally-joins"):
    """An ally joins the heroes."""

    ally: Id


class RegainSpell(Effect, frozen=True, tag="regain-spell"):
    """A caster gets back a spent spell, the first of them in its list."""

    monster: Id


class MustCast(Effect, frozen=True, tag="must-cast"):
    """A caster must cast this spell the next time it acts, if it can."""

    monster: Id
    spell: Id


class Deliver(Effect, frozen=True, tag="deliver"):
    """Each of these items that the hero holds is used up, and sets its flag."""

    flags: dict[Id, Id]


class Weaken(Effect, frozen=True, tag="weaken"):
    """Such monsters defend with fewer dice, but always with at least one."""

    monsters: Monsters
    defend: Some


AnyEffect = (
    Give | Spawn | SpawnWaiting | SetFlag | RevealCorridors | AllyJoins | RegainSpell | MustCast | Deliver | Weaken
)


class Note(Sheet, frozen=True, kw_only=True):
    """Something that happens, and is then read out to everybody."""

    id: Id
    trigger: AnyTrigger
    effects: tuple[AnyEffect, ...]
    once: bool = True


class Needs(Sheet, frozen=True, kw_only=True):
    """What an action requires: no monster in the room, one of these items in hand, these characters dead."""

    quiet_room: Id | None = None
    any_item: tuple[Id, ...] = ()
    dead: tuple[Id, ...] = ()


class Action(Sheet, frozen=True, kw_only=True):
    """Something only this quest lets heroes do instead of another action, next to (or on) one of these squares. Its
    outcome is read out like a note."""

    id: Id
    squares: tuple[Spot, ...]
    reach: Literal["adjacent", "on"] = "adjacent"
    needs: Needs
    effects: tuple[AnyEffect, ...]
    once: bool = True


class Wave(Sheet, frozen=True, kw_only=True):
    """Monsters that come at the start of that turn of Zargon."""

    turn: Some
    monsters: tuple[Placed, ...]


class Collapse(Sheet, frozen=True, kw_only=True):
    """Squares that fill with rubble one after the other, at the end of each turn of Zargon, once the flag is set."""

    flag: Id
    squares: tuple[Spot, ...]


# The goal


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """One part of the objective. The kinds follow."""


class Kill(Part, frozen=True, tag="kill"):
    """A character is killed, or an object destroyed."""

    monster: Id


class KillAll(Part, frozen=True, tag="kill-all"):
    """All such monsters are killed; wandering ones too, unless they do not count."""

    monsters: Monsters
    wandering: bool = True


class CarryOut(Part, frozen=True, tag="carry-out"):
    """A hero who leaves by the exit holds the item."""

    item: Id


class EscortOut(Part, frozen=True, tag="escort-out"):
    """The ally leaves by the exit; the quest is lost when it dies."""

    ally: Id


class Flag(Part, frozen=True, tag="flag"):
    """The flag is set."""

    flag: Id


class LeaveByExit(Part, frozen=True, tag="leave-by-exit"):
    """A hero leaves by the exit."""


class Explore(Part, frozen=True, tag="explore"):
    """Every room has been seen, those behind secret doors too."""


AnyPart = Kill | KillAll | CarryOut | EscortOut | Flag | LeaveByExit | Explore


class Rule(Sheet, frozen=True, kw_only=True):
    """A rule of this quest only. A `public` one is read out with the parchment, any other when it first applies: to a
    search, a door that is tried, a spell, or an attackable object that comes into view; or the note of the same name
    states it."""

    id: Id
    public: bool = False
    applies: Literal["search", "door", "spell", "object", "note"] | None = None
