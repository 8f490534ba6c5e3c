"""The manifest: everything a game gives, in one place.

A game's package has one, called `GAME`. Reading it top to bottom tells what the game consists of; nothing else is
looked up in the package but files (`locale`, `rulebook`, `lessons`, `content`, `icons.txt`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from lanterne.engine import BotMaker, Box, Call, Event, EventRecord, State, Step, View
from lanterne.scene import Fact, Ghost, Mood, Panel, Say, Scene, Sheet
from lanterne.scene.chapter import Chapter
from lanterne.scene.imported import ImportedPack

S = TypeVar("S", bound=State)

SayIn: TypeAlias = Mapping[str, Callable[[Say], str]]
"""For each language, a function that puts words into it."""


@dataclass(frozen=True, kw_only=True)
class Looks(Generic[S]):
    """What people see and read of a game. Notes and foresight are optional."""

    scene: Callable[[View[S]], Scene]
    """What the table looks like to the view's seat, without the mark at its own place."""
    account: Callable[[S, int], tuple[Say, ...]]
    """At the end: what a seat's place is based on."""
    turning_points: Callable[[S, Iterable[EventRecord]], tuple[Say, ...]]
    """At the end: what decided the game, from everything that happened in it."""
    deeds: Callable[[S, Sequence[EventRecord]], Sequence[tuple[Fact, ...]]] | None = None
    """Who did what in these events, in figures for each seat: monsters slain, gold found."""
    chapters: Mapping[Event, Callable[[S, Sequence[EventRecord]], Chapter]] = field(default_factory=dict)
    """What is over with an event before the game is, such as a quest or a year, told from all events since the chapter
    before. Of the state it may only use what does not change: it is asked again later."""
    warning: Callable[[View[S], Call], Say | None]
    """A word before an answer that the seat might regret; None if there is nothing to say."""
    opening: Callable[[View[S]], Panel] | None = None
    """What players who start at once should read before the first decision: the story, and who goes, as cards."""
    notes: Callable[[View[S]], Mapping[Call, tuple[Say, ...]]] | None = None
    """What an answer would lead to, in a few words beside it."""
    ghosts: Callable[[View[S]], Mapping[Call, Ghost]] | None = None
    """Previews of what answers would lay on the board: tiles, rooms."""
    sheet: Callable[[View[S]], Sheet | None] | None = None
    """What the question is about, as a table beside it, such as who would have what; None if it is about no such
    thing."""
    grave: tuple[Step[...], ...] = ()
    """Answers that cost something or do harm: the first touch on a thing shows them, the second gives them."""
    great: tuple[Step[...], ...] = ()
    """The most important acts of the game, shown before all other options."""
    foresee: Callable[[View[S], Call], tuple[Say, ...]] | None = None
    """What a combined answer would lead to as far as the seat can tell. It may take a while."""
    pictures: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The icons of what events put on the stage (`Event.staged`): for each kind of thing by the numbers of its members;
    a kind that has only one has it for all."""

    dice: Mapping[str, str] = field(default_factory=dict)
    """The colours of dice that are not of bone, `#rrggbb` by kind."""
    aside: frozenset[str] = frozenset()
    """Steps that players seldom want, such as giving something away: their things are not highlighted."""
    beside: bool = True
    """Whether lists stand on both sides of the board. A game whose boards are wide leaves them the room, and has all
    its lists at the right. It is the same throughout a game, whatever the board grows to."""
    mood: Mood = "vault"
    """The material of its boards, and how it sounds there."""

    def picture(self, kind: str, number: int) -> str:
        """The icon of a thing that is shown large; "" if it has none."""
        icons = self.pictures.get(kind, ())
        return icons[number if len(icons) > 1 else 0] if icons else ""


class Asked(NamedTuple):
    """Something that people may say about a file: a whole number from `least` to `most`, or with `most` 0 a word."""

    name: str
    label: Say
    hint: Say
    least: int = 0
    most: int = 0


@dataclass(frozen=True, kw_only=True)
class Importing:
    """How a game makes packs of files that people bring along."""

    read: Callable[[bytes, SayIn, Mapping[str, str]], ImportedPack]
    """The pack made from a file's bytes; the second argument has what people asked for, by the names in `asks`. Raises
    ImportRefused."""
    endings: tuple[str, ...]
    """What the names of such files end with."""
    read_all: Callable[[Sequence[tuple[str, bytes]], str, SayIn], ImportedPack] | None = None
    """The pack made from several such files, by name, and what their folder or archive is called. Raises
    ImportRefused."""
    hint: Say
    """What such files are, in words."""
    asks: tuple[Asked, ...] = ()
    """What people may say about a file that is not in it."""


@dataclass(frozen=True, kw_only=True)
class Quests(Generic[S]):
    """Quests that can be exported and tried out by bots, one at a time (`lanterne quest`)."""

    file: Callable[[str], bytes]
    """The quest of this name as a file that Lanterne reads again."""
    heroscribe: Callable[[str, Callable[[Say], str]], bytes]
    """The same as HeroScribe would save it, with its texts in one language."""
    tale: Callable[[S], Any]
    """What happened in a single quest that is over."""
    has_come: Callable[[S, int], bool]
    """In a campaign: whether the party stands before the quest of this number, from 1, for the first time."""
    by_itself: Callable[[S], S]
    """The quest before which a campaign's party stands, as a game of its own."""
    told: Callable[[str, Sequence[Any]], list[Say]]
    """A summary of many tries of the quest of this name, in a few sentences."""


Figure: TypeAlias = bool | int | float | str | None
"""The value of a cell in a table of results."""


def _first_argument(state: Any, seat: int, *rest: Any) -> int:
    return seat


class Tally(NamedTuple):
    """An event that adds to a column of a seat. `seat(state, *args)` is the seat it counts for, or -1 for nobody; by
    default its first argument. `amount(state, *args)` is how much it adds. Both get the arguments of the event, and the
    state after the answer that caused it."""

    event: Event
    seat: Callable[..., int] = _first_argument
    amount: Callable[..., int] = lambda state, *args: 1


class Watch(Generic[S]):
    """Counts in one game what neither its last state nor single events tell: rounds without progress, answers given in
    a certain position. It is made with the state in which the game begins, and shown every answer, before and after it
    is played. Every game has the same columns."""

    def __init__(self, s: S) -> None:
        """The game begins."""

    def before(self, s: S, seat: int, answer: Call) -> None:
        """An answer that is about to be given."""

    def after(self, s: S, events: Sequence[EventRecord]) -> None:
        """The same answer, played, with the events it brought about."""

    def game(self) -> Mapping[str, Figure]:
        """Columns of the game, once it is over."""
        return {}

    def seat(self, seat: int) -> Mapping[str, Figure]:
        """Columns of a seat."""
        return {}

    def chapters(self) -> Sequence[Mapping[str, Figure]]:
        """A row for each chapter of the game, such as the quests of a campaign. Each says in `won` whether it was."""
        return ()


@dataclass(frozen=True, kw_only=True)
class Statistics(Generic[S]):
    """What simulations record of a game besides its result, as columns by name. All of it is optional."""

    game: Mapping[str, Callable[[S], Figure]] = field(default_factory=dict)
    """Columns of a game, read from its last state."""
    game_events: Mapping[str, tuple[Event, ...]] = field(default_factory=dict)
    """Columns of a game that count events."""
    seat: Mapping[str, Callable[[S, int], Figure]] = field(default_factory=dict)
    """Columns of a seat, read from the last state. Words are groups to compare, such as the hero that was played."""
    seat_events: Mapping[str, tuple[Tally, ...]] = field(default_factory=dict)
    """Columns of a seat that add up events."""
    first: Mapping[str, tuple[Tally, ...]] = field(default_factory=dict)
    """Columns of a seat: whether the first of these events in the game was this seat's."""
    watch: Callable[[S], Watch[S]] | None = None
    """Counts the rest, and the chapters."""
    shares: Mapping[str, str] = field(default_factory=dict)
    """Columns that count a part of what another column of their table counts: reports say which part."""


class Effort(NamedTuple):
    """How hard a level thinks about a decision."""

    iterations: int
    """How many play-outs at most."""
    seconds: float
    """The most time it may take where people wait for it; 0 if it answers at once. Games among bots do not look at the
    clock."""


def _victory(state: Any, places: tuple[int, ...], seat: int) -> float:
    """A victory, shared among those who have won together."""
    return places.count(1) ** -1 if places[seat] == 1 else 0.0


def _each_alone(state: Any) -> tuple[int, ...]:
    return tuple(range(len(state.sealed)))


def _once_round(state: Any) -> int:
    return len(state.sealed) + 1


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[S]):
    """What thinking ahead needs to know of a game (`lanterne.search`), and the levels it makes."""

    features: Callable[[View[S], int], Mapping[str, float]]
    """`features(view, seat)`: what a position means for a seat, in a few named figures, judged from the view. The names
    are always the same. `lanterne learn` finds their weights, and writes `learnt.json` beside the game's manifest."""
    reasons: Mapping[str, Say] = field(default_factory=dict)
    """Names of features for the coach's reasons ("more of this, less of that"). Features without a name are not
    mentioned."""
    burdens: frozenset[str] = frozenset()
    """The features of which less is better; of all others, more is better."""
    mirrored: Callable[[S, int], bool] = lambda state, seat: False
    """Whether a seat's features have the opposite sign: a larger figure then means less of what its name says."""
    worth: Callable[[S, tuple[int, ...], int], float] = _victory
    """`worth(state, places, seat)`: the value of the end of a game to a seat, from 0 to 1. By default a victory, shared
    among those who have won together."""
    sides: Callable[[S], tuple[int, ...]] = _each_alone
    """The side of each seat: seats of one side think together. By default everybody is for themselves."""
    ahead: Callable[[S], int] = _once_round
    """How many turns, as `Game.turn_ends` counts them, a play-out lasts before it is judged by its value. By default
    the rest of this one and one of each seat."""
    quick: BotMaker | None = None
    """Who plays in play-outs, if the steady bot is too slow for it."""
    lines: Callable[[View[S], Call], Iterable[tuple[Call, ...]]] | None = None
    """`lines(view, usual)`: what to consider beside the steady bot's own answer: single answers, or sequences for the
    seat's next decisions. By default each option. A game gives its own where an answer is a draft, where it knows good
    plans, or where it can tell that nothing needs to be considered."""
    tables: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """The tables, seats and settings, at which values are learnt, in turn. By default one of each size."""
    slips: float = 0.4
    """How often a novice does not give the answer that comes to mind first. The more decisions there are in a turn, the
    less often."""
    levels: Mapping[str, Effort] = field(default_factory=dict)
    """The levels that have proved stronger than the one before, with their effort: `novice`, `strong`, `master`. A
    level that is not here does not exist in the game; `steady` always does."""


@dataclass(frozen=True, kw_only=True)
class Manifest(Generic[S]):
    """Everything that makes a game. Every game has a box, looks and bots; the rest is for some."""

    box: Box[S]
    """How it is played, who can sit down, how positions are made: what the engine needs."""
    looks: Looks[S]
    bots: Mapping[str, BotMaker]
    """The game's own bots, by name."""
    study_bots: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots for measurements, by name: simulations find them, but nobody is offered them at a table."""
    statistics: Statistics[S] = field(default_factory=Statistics)
    sizes: Mapping[str, int] = field(default_factory=dict)
    """How long lists of the state become, for observations as numbers (`lanterne.envs`): a name for each list and each
    set of bits, as `tools/tensor_sizes.py` finds them."""
    importing: Importing | None = None
    quests: Quests[S] | None = None
    mind: Mind[S] | None = None
    remark: Callable[[View[S], int, str, Call], EventRecord | None] | None = None
    """`remark(view, seat, bot, answer)`: what a bot says with the answer it is about to give, one of the remarks of the
    box, or None. The view is a spectator's: a remark can only say what everybody may know."""
