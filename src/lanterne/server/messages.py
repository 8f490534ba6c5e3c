"""What the server says to a client at a table, as data; what clients say is in `requests.py`. Types only.

`tools/wire.py` makes `web/src/messages.ts` from both files.

A client is sent a `Now` after everything that happens: the whole table at first, later only what changed. Names of
things are those of scenes (`dwarf:red-w1`), answers are those of the log: the name of the step, then its arguments by
name. All words are in the language of the connection.
"""

from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from lanterne.engine.choice import DraftShape
from lanterne.engine.event import StageSound
from lanterne.scene import Fact, Ghost, Line, Node, Panel, Sheet, SheetRow
from lanterne.scene.chapter import Outcome

EncodedCall: TypeAlias = list[Any]
"""An answer or a pick by names: `["step_dwarf", "red-w1", "ruins-07"]`; a combined answer holds its picks as lists."""


# --- what is shown ----------------------------------------------------------------------------------------------------


ShownFact: TypeAlias = Fact[str]
ShownNode: TypeAlias = Node[str]
ShownLine: TypeAlias = Line[str]
ShownPanel: TypeAlias = Panel[str]
ShownGhost: TypeAlias = Ghost[str]
ShownSheetRow: TypeAlias = SheetRow[str]
ShownSheet: TypeAlias = Sheet[str]


class PanelChange(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What changed on a panel: nodes that are new or different, the ids of those that are gone, and their order if that
    changed. A node that is set with another `at` moves there. `near`: what matters now, if that changed."""

    id: str
    set: tuple[ShownNode, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    title: str = ""
    lines: tuple[ShownLine, ...] | None = None
    near: tuple[str, ...] | None = None


DieCounts: TypeAlias = Literal["", "yes", "no", "gone"]
"""Whether a die counts."""


class ShownDie(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A die as it fell: its face as a mark of one or two characters or as an icon, and what it says. It may `count` or
    not, if the game says which dice do; "gone" is a die that was rolled again. `tone` is its colour, "" for bone."""

    label: str
    mark: str = ""
    icon: str = ""
    counts: DieCounts = ""
    tone: str = ""


class ShownCard(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that everybody should read: a card that is drawn, a spell, a quest that is won. `heading` says what it
    is; a `title` is missing where it has words only. `sound` is the sound played with it."""

    heading: str
    icon: str
    title: str = ""
    text: tuple[str, ...] = ()
    sound: StageSound = "card"


class SeatDeeds(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat did in a chapter, in figures."""

    seat: int
    name: str
    facts: tuple[ShownFact, ...] = ()


class ShownChapter(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What has come to an end before the game does, such as a quest or a year: how it ended (`outcome`, `told`), what
    decided it, what comes next, and who did what. A `passing` one goes on by itself once it has been read."""

    title: str
    icon: str
    outcome: Outcome = ""
    told: tuple[str, ...] = ()
    moments: tuple[str, ...] = ()
    coming: tuple[str, ...] = ()
    deeds: tuple[SeatDeeds, ...] = ()
    passing: bool = False


LineKind: TypeAlias = Literal["event", "remark", "auto", "undo", "seat", "shown", "rules"]
"""What a log line is about: an "event" of the game, a "remark" of a bot, an answer that was given for a seat ("auto":
by a preference, for a bot that failed), an "undo", a "seat" that somebody else plays now, that the seed was "shown" to
somebody, or that the "rules" have changed."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence of the log. `n` is the entry it belongs to, `things` what it speaks of; the first of them has rolled
    the `dice`, if there are any. With `cancels`, each of these that counts cancels one of the roll before. `stage` is
    what it puts before everybody's eyes. Of an undo: the sentences of entries after `to` no longer hold. Of neighbours
    with the same `thread`, the last says it all: the steps of a walk. Of dice, `needs` is what each had to show at
    least, and `odds` how likely it was to count, in per cent; 0 if the game does not say. `befalls` are those of the
    `things` to whom it happened without their doing: they want to know. `chapter` is what
    ended with it."""

    n: int
    text: str
    kind: LineKind = "event"
    rule: str = ""
    things: tuple[str, ...] = ()
    dice: tuple[ShownDie, ...] = ()
    to: int = -1
    thread: str = ""
    cancels: bool = False
    stage: ShownCard | None = None
    needs: int = 0
    odds: int = 0
    befalls: tuple[str, ...] = ()
    chapter: ShownChapter | None = None


class ShownBeat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A moment on the way to a `Now`, for those who want to watch it: `changes` since the beat before (the first one:
    since the last `Now`), or all `panels` if they are not the same ones. The last `untold` sentences of the `Now` come
    after it."""

    untold: int
    status: tuple[str, ...] = ()
    focus: str = ""
    changes: tuple[PanelChange, ...] = ()
    panels: tuple[ShownPanel, ...] = ()


# --- what is asked ----------------------------------------------------------------------------------------------------


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The question that waits, or whom the game waits for. `title` says who is asked. `spare` names the question if the
    seat may wish not to be asked it any more (see `SetAutoAnswer`), and `spared` tells what is answered then. `cards`
    are what it is about, and so is the `sheet`."""

    title: str
    text: str
    rules: tuple[str, ...] = ()
    spare: str = ""
    spared: str = ""
    cards: tuple[ShownCard, ...] = ()
    sheet: ShownSheet | None = None


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that may be answered or picked. `verb` is the step; `things` are what it points at, in the order of its
    arguments; `warning` is a reason to think twice, `note` what it would lead to. A `grave` one costs or harms: a touch
    on a thing shows it first. One that is `aside` is seldom wanted: its things are not highlighted. A `great` one
    stands before all others. `ghost` is what it would lay on the board."""

    label: str
    answer: EncodedCall
    verb: str
    things: tuple[str, ...] = ()
    warning: str = ""
    note: str = ""
    aside: bool = False
    grave: bool = False
    great: bool = False
    ghost: ShownGhost | None = None


class Closed(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that may not be answered now, why, and by which rule. Many answers of one step with the same reason are
    one entry, with the heading of the step and all the `things` they point at."""

    label: str
    verb: str
    why: str
    rule: str
    things: tuple[str, ...] = ()


class ShownAmount(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A number that is asked for: from `least` to `most` by steps of `step`. The pick is `pick` with the number at its
    end."""

    least: int
    most: int
    step: int
    pick: EncodedCall


class ShownDraft(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A combined answer that is being put together. `picked` are the picks so far, `picks` the legal next ones,
    `closed` what may not be picked next, and why. To confirm, answer with `answer`; `why` (and its rule) says why that
    is not possible yet, "" if it is; then `foreseen` is what it would lead to, as far as the seat can tell. Where a
    number is asked for, `amount` stands for the picks. Where the order of picks counts, `places` says how many there
    are. `ahead`: what it would lead to can be asked for, by picking the same again. `before`: where a text is asked
    for, what stood there."""

    shape: DraftShape
    label: str
    answer: EncodedCall
    picked: tuple[Option, ...] = ()
    picks: tuple[Option, ...] = ()
    closed: tuple[Closed, ...] = ()
    why: str = ""
    rule: str = ""
    amount: ShownAmount | None = None
    places: int = 0
    foreseen: tuple[str, ...] = ()
    ahead: bool = False
    before: str = ""


class NotePage(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a lesson says; `things` are what it points at, `rules` what it teaches. A `task` stays until it is done,
    any other page until the learner goes on."""

    text: str
    rules: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    task: bool = False


class Note(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the lesson of this name has said so far, page by page. Those before `first` were read at earlier moments,
    those before `read` at this one. The learner has done `done` of `tasks` things. `answers` are those that lead on;
    `stuck` says that nothing does until something is taken back. `over`: the lesson has nothing more to ask, and
    `next` is the one that comes after it, "" if it is the last."""

    name: str
    pages: tuple[NotePage, ...]
    first: int
    read: int
    done: int
    tasks: int
    answers: tuple[EncodedCall, ...] = ()
    stuck: str = ""
    over: bool = False
    next: str = ""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A request that people have to agree to: an undo beyond the barrier, or a motion. `waits_for`: seats that have not
    agreed yet."""

    text: str
    waits_for: tuple[int, ...] = ()


class MotionOpen(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A motion that this person's seat may raise; `why` says why not now, "" if it may. `words`: some are said with it,
    a name for instance. `alone`: others would have
    to agree, but this person holds all their seats."""

    name: str
    label: str
    seat: int
    why: str = ""
    rule: str = ""
    words: bool = False
    alone: bool = False


class Place(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat at the end of the game, what its place rests on, and what it did, in figures."""

    seat: int
    place: int
    name: str
    told: tuple[str, ...] = ()
    facts: tuple[ShownFact, ...] = ()


class Ending(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How a game ended. `rematch`: what a new game with the same people is called, "" for the usual words.
    `review`: the coach can look back at it."""

    text: str
    places: tuple[Place, ...]
    turning_points: tuple[str, ...] = ()
    rematch: str = ""
    review: bool = False


UndoKind: TypeAlias = Literal["", "free", "ask"]
"""Whether the last answer can be taken back: not at all (""), "free"ly, or if everybody agrees ("ask")."""


class Now(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="now"):
    """The table after entry `entry` of the log, for one person.

    `choice` identifies the question, and answers quote it. `seat` is the seat this person looks through, -1 for a
    spectator or behind a curtain. `whole`: `panels` is everything; otherwise `changes` is what changed since the last
    update of this connection. `told` are the new log lines, or the last ones if `whole`. `sight`: the game has lines of
    sight, see `AskSeen`. `beats`: what happened one after the other, if a long part has played by itself; the update is
    the last beat and is complete without the others.

    From `prompt` on, the fields are about this person only. `verbs` are the headings of the steps among the `options`.
    `curtain` is the name of the person the screen is for, if somebody else has to look away first. `opening` is what
    they should read before the first decision, if the set-up was answered for them.
    """

    entry: int
    choice: int
    seat: int
    whole: bool = False
    title: str = ""
    status: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()
    focus: str = ""
    panels: tuple[ShownPanel, ...] = ()
    changes: tuple[PanelChange, ...] = ()
    told: tuple[LogLine, ...] = ()
    asked: tuple[int, ...] = ()
    seat_names: tuple[str, ...] = ()
    request: Asked | None = None
    note: Note | None = None
    sight: bool = False
    beats: tuple[ShownBeat, ...] = ()
    prompt: Prompt | None = None
    options: tuple[Option, ...] = ()
    verbs: dict[str, str] = {}
    draft: ShownDraft | None = None
    undo: UndoKind = ""
    redo: bool = False
    motions: tuple[MotionOpen, ...] = ()
    curtain: str = ""
    opening: ShownPanel | None = None
    ending: Ending | None = None


# --- other things the server says -------------------------------------------------------------------------------------


class SpareShown(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A question that a seat may wish not to be asked: its name, what it is about, what is answered then, and whether
    the seat is `spared` it."""

    name: str
    label: str
    effect: str
    spared: bool = False


SeatKind: TypeAlias = Literal["person", "bot", "free"]
"""Who sits at a seat; a "free" one waits for a friend."""

Passing: TypeAlias = Literal["", "turn", "always"]
"""When a seat passes in reactions: never, "turn" until it is asked for something that is not a reaction, "always"."""
PASSING: Final[tuple[Passing, ...]] = get_args(Passing)


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits where. `mine`: this person's. `thinks`: how many seconds a bot may think about a decision, 0 if it
    answers at once."""

    seat: int
    name: str
    kind: SeatKind
    bot: str = ""
    online: bool = False
    mine: bool = False
    passing: Passing = ""
    spares: tuple[SpareShown, ...] = ()
    thinks: float = 0.0


Status: TypeAlias = Literal["gathering", "playing", "paused", "over", "closed"]


class People(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="people"):
    """Who is at the table. `host`: this person is the host. `watching` counts spectators. `quiet`: seconds after which
    a silent seat may be given to a bot, 0 for never; the game has been waiting since `since` (milliseconds since
    1970). `told`: what everybody must know who plays here, see `lanterne.server.told`. `coach`: this person may ask for
    hints."""

    status: Status
    seats: tuple[SeatShown, ...]
    host: bool = False
    watching: int = 0
    quiet: int = 0
    since: int = 0
    told: tuple[str, ...] = ()
    coach: bool = False


class SeenFrom(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="seen"):
    """What is in sight of a thing: see `lanterne.engine.Seen`. Without `here`, nobody can look from there."""

    thing: str
    here: str = ""
    places: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()


class ShownShortcut(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Several answers by one choice: its name, and what it does in a few words and in a sentence."""

    name: str
    label: str
    effect: str


class ClosedNow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="closed"):
    """What is closed to a seat in a choice, with the headings of the steps. `ways`: for each thing that can go further
    than one option takes it, where to, and what that costs. The thing "" is the figure whose turn it is, if the options
    need not say who walks. `via`: for each of these destinations the last place before it, if there is one between.
    `shortcuts`: what can be done by several answers at once."""

    choice: int
    closed: tuple[Closed, ...]
    verbs: dict[str, str]
    ways: dict[str, dict[str, int]] = {}
    via: dict[str, dict[str, str]] = {}
    shortcuts: tuple[ShownShortcut, ...] = ()


class Hint(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="hint"):
    """What the coach would answer, in words, why, and the things it points at."""

    choice: int
    seat: int
    text: str
    why: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


class SecondThought(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="second-thought"):
    """The coach's objection to the answer that was asked about; "" if none."""

    choice: int
    text: str = ""


class DraftNow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="draft"):
    """The draft after the picks that were sent."""

    choice: int
    draft: ShownDraft


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something a person said; `at` in milliseconds since 1970."""

    n: int
    at: int
    name: str
    text: str
    seat: int = -1


class Chat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="chat"):
    """What was said at the table."""

    lines: tuple[ChatLine, ...]


class RequestRefusedMessage(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag="refused"):
    """Something could not be done; nothing was changed. `to` is the `id` of the request. `stale`: the choice was closed
    already; the next `Now` shows what waits instead."""

    to: int
    sentence: str
    rule: str = ""
    stale: bool = False


FromServer: TypeAlias = (
    Now | People | SeenFrom | ClosedNow | Hint | SecondThought | DraftNow | Chat | RequestRefusedMessage
)
