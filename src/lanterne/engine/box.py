"""What a game gives the engine: how it is played, who can sit down, how its positions are made and described."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import isfunction
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from lanterne.engine.choice import Refusal
from lanterne.engine.dice import Dice
from lanterne.engine.event import Event, EventRecord, Remark
from lanterne.engine.game import Game, scope_
from lanterne.engine.ids import NUMBER, SEATS, Ids
from lanterne.engine.state import State
from lanterne.engine.step import Call, Step, decode_call, encode_call
from lanterne.engine.upgrade import Upgrade, check_upgrades
from lanterne.engine.view import Seen, Shortcut, View, Way
from lanterne.engine.visibility import StateVisibility
from lanterne.engine.window import WINDOW_STEPS, Window

S = TypeVar("S", bound=State)

Settings: TypeAlias = Mapping[str, str | int | None]


class Setting(NamedTuple):
    """Something the table agrees on before the game. `simulation` is its default in simulations. `only_with` is another
    setting and the value it must have for this one to matter. `seats` gives, for each value, the numbers of seats it
    allows; empty means that every value allows every number. `numbers` is the least and the most of a range: every
    whole number in it is a value too, and allows the same seats as the number among `values`, its example. `announced`:
    everybody at the table is told what was chosen and what it brings; each value has words for that. `before` is the
    value for games that are older than the setting."""

    name: str
    values: tuple[str | int | None, ...]
    default: str | int | None
    rule: str
    origin: str
    simulation: str | int | None = None
    only_with: tuple[str, str | int | None] | None = None
    seats: tuple[tuple[int, ...], ...] = ()
    numbers: tuple[int, int] | None = None
    announced: bool = False
    before: str | int | None = None

    @property
    def example(self) -> int:
        """The number that `values` names of the range."""
        return next(value for value in self.values if isinstance(value, int))

    def has(self, number: int) -> bool:
        """Whether a number is in the range."""
        return self.numbers is not None and self.numbers[0] <= number <= self.numbers[1]

    def counts(self, agreed: Mapping[str, Any]) -> bool:
        """Whether this setting matters with these."""
        return self.only_with is None or agreed[self.only_with[0]] == self.only_with[1]

    def seats_for(self, value: str | int | None) -> tuple[int, ...]:
        """The numbers of seats that this value allows; empty means every number."""
        if not self.seats:
            return ()
        return self.seats[self.values.index(value if value in self.values else self.example)]

    def is_for(self, value: str | int | None, seats: int) -> bool:
        """Whether this value allows this number of seats."""
        return not self.seats or seats in self.seats_for(value)


class AutoAnswer(NamedTuple):
    """A decision that can be answered automatically. `concerns(state, seat)`: whether a seat can have it at all.
    `by_default(state, seat)`: whether it is answered automatically as long as the seat has not chosen."""

    concerns: Callable[[Any, int], bool]
    by_default: Callable[[Any, int], bool] = lambda state, seat: False


class Habit(NamedTuple):
    """An answer that goes without saying, which can be given automatically for a seat: what `answer(view)` returns, or
    None if there is something to decide. `concerns(state, seat)`: whether a seat can have it at all. A `usual` one is
    on unless the seat turns it off; the others are off until the seat turns them on."""

    name: str
    answer: Callable[[View[Any]], Call | None]
    concerns: Callable[[Any, int], bool] = lambda state, seat: True
    usual: bool = True


class Rematch(NamedTuple):
    """What a new game with the same people takes over from one that is over: for each seat, what it chooses, by
    preference; and the settings that are different this time."""

    preferences: tuple[Mapping[str, str], ...]
    settings: Settings


class Motion(NamedTuple):
    """Something that a seat may propose without being asked. When all seats in `answers` have agreed, `step` runs
    before the next decision, with the seat that raised the motion as its argument. A motion with `unfit` needs a text,
    a name for instance, which the step gets too; `unfit(state, seat, text)` says what is wrong with it. The
    motion exists for this seat (with these settings, at this point of the game) only if `belongs(state, seat)`;
    otherwise it is not even shown."""

    step: Step[...]
    answers: Callable[[Any, int], tuple[int, ...]]
    closed: Callable[[Any, int], Refusal | None]
    unfit: Callable[[Any, int, str], Refusal | None] | None = None
    belongs: Callable[[Any, int], bool] = lambda state, seat: True

    def call(self, seat: int, words: str) -> Call:
        """What runs when all have agreed."""
        return (self.step.name, seat) if self.unfit is None else (self.step.name, seat, words)

    def refused(self, state: Any, seat: int, words: str = "") -> Refusal | None:
        """Why the seat may not raise it now with these words, or None if it may."""
        refusal = self.closed(state, seat)
        if refusal is not None or self.unfit is None:
            return refusal
        return self.unfit(state, seat, words)


class Raised(NamedTuple):
    """A motion that was raised: by whom, who has agreed so far, and its text."""

    motion: Motion
    by: int
    agreed: frozenset[int]
    words: str

    def waits_for(self, state: Any) -> tuple[int, ...]:
        """The seats that must still agree."""
        settled = self.agreed | {self.by}
        return tuple(seat for seat in self.motion.answers(state, self.by) if seat not in settled)

    def with_consent(self, seat: int) -> "Raised":
        """The same motion, to which this seat has agreed too."""
        return self._replace(agreed=self.agreed | {seat})

    @property
    def call(self) -> Call:
        """What runs when all have agreed."""
        return self.motion.call(self.by, self.words)


def words_of_motion(motion: Motion, words: str) -> str:
    """The text of a motion as it is kept: none if the motion needs none."""
    return " ".join(words.split()) if motion.unfit is not None else ""


class Trial(NamedTuple):
    """Something made at one table that can be played at another: the game, and the files of a pack for it, by their
    paths in the pack."""

    game: str
    files: Mapping[str, bytes]


@dataclass(frozen=True, kw_only=True)
class Play(Generic[S]):
    """How a game is played. Every game gives all of this but motions."""

    state: type[S]
    rules: tuple[ModuleType, ...]
    """The modules of the rules in the order of play. Their steps, windows, events and laws are found by inspection."""
    settings: tuple[Setting, ...] = ()
    setup: Callable[[dict[str, Any], int], S]
    """`setup(settings, seats)` gives the state with the first step on the agenda."""
    endings: tuple[str, ...]
    """The ways a game ends by its rules."""
    stop: str
    """The ending of a game that a setting cuts off, such as a limit of rounds."""
    ranking: Callable[[S], tuple[int, ...]]
    """Each seat's place at the end, 1 for winners. Where all lose together, nobody is first."""
    points: Callable[[S, int], int | None] = lambda state, seat: None
    """`points(state, seat)`: what the seat has by the game's own count, from the true state; None if it has none."""
    motions: tuple[Motion, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Seats(Generic[S]):
    """Who can sit at the table. Every game gives numbers, names and minutes; the rest is for some."""

    numbers: range
    names: Callable[[S], tuple[str, ...]]
    """What each seat is called: a colour, a hero, or its number as long as it has no other name."""
    minutes: tuple[int, int]
    """How long a game takes people: from and to."""
    sit: Callable[[S, Sequence[str]], None] | None = None
    """`sit(state, names)` seats players by name, before a game begins or a position is arranged. Raises ValueError."""
    solo: tuple[bool, ...] = ()
    """For one person alone: for each seat, whether it is theirs. Bots take the others. By default the person takes the
    first of three seats, or of the nearest number the game allows."""
    set_players: Callable[[S, tuple[int, ...]], None] = lambda state, players: None
    """Called once as the game begins: `players[seat]` is the lowest seat held by the same person."""
    preferences: tuple[Step[...], ...] = ()
    """Steps with one argument that a seat may choose before the game (a colour). When the seat is asked and its
    preference is among its options, that is its answer."""
    rematch: Callable[[S], Rematch] | None = None
    """`rematch(state)`: what is taken over if the same people play again. By default everything is chosen again."""
    substitute: Callable[[S, int], str] = lambda state, seat: "random"
    """`substitute(state, seat)` names the bot that plays on for a person who leaves."""
    assents: Mapping[Step[...], Step[...]] = field(default_factory=dict)
    """Decisions by which seats agree to a proposal, each with the step that agrees. A person who proposed or agreed at
    one seat is not asked again at their other seats."""
    ready: Mapping[Step[...], Callable[[S, int], Call] | None] = field(default_factory=dict)
    """Decisions of the set-up, each with what a seat answers whose person wants to play at once: `answer(state, seat)`;
    None stands for the default answer. What follows is the first decision of the game."""
    auto_answers: Mapping[Step[...] | Window, AutoAnswer] = field(default_factory=dict)
    """Decisions that a seat may have answered automatically: with what is answered for a seat that runs out of time."""
    habits: tuple[Habit, ...] = ()
    """Answers that can be given automatically for a seat if there is nothing to decide."""
    remarks: tuple[Remark, ...] = ()
    """What bots may say with their answers."""


@dataclass(frozen=True, kw_only=True)
class Positions(Generic[S]):
    """States made, hidden and described. Every game gives all of this but `full_name` and `optional`."""

    sample: Callable[[View[S], Dice], S]
    """A full state that agrees with a view. It never looks up the truth."""
    components: Callable[[S], Mapping[str, int]]
    """Counts every component wherever it is. The count never changes during a game."""
    arrange: Callable[[S, Mapping[str, Any]], None]
    """Puts a scenario's position on the board. Raises ValueError with a sentence for what it does not understand."""
    describe: Callable[[View[S]], dict[str, Any]]
    """The position by names, for expectations and programs."""
    full_name: Callable[[S, Ids, str], str] = lambda state, kind, word: word
    """`full_name(state, kind, word)` gives the full name for a short one that people use."""
    optional: frozenset[str] = frozenset()
    """Fields that tables of `describe` have only now and then, so that scenarios can expect their absence."""


@dataclass(frozen=True, kw_only=True)
class Questions(Generic[S]):
    """What questions to players may mention, and what players can ask of the board. All of it is optional."""

    facts: Mapping[str, tuple[Ids, Callable[[S], int]]] = field(default_factory=dict)
    """Public facts that any question may mention (points left, the quest under discussion), each with its kind."""
    things: tuple[Ids, ...] = ()
    """Kinds of things that have words although no step or event names them."""
    ways: Callable[[View[S], int], dict[int, Way]] = lambda view, thing: {}
    """`ways(view, thing)`: where a thing can go now, and by which options. Thing -1 is the figure whose turn it is, in
    games whose options need not name it."""
    shortcuts: tuple[Shortcut, ...] = ()
    """What players may do by several answers at once, besides going far."""
    surprised: Callable[[S, S], bool] = lambda before, after: False
    """`surprised(before, after)`: whether an answer brought something new that ends a walk or a shortcut. Both are
    states as the player may know them."""
    seen_from: Callable[[View[S], str], Seen | None] | None = None
    """`seen_from(view, thing)`: what is in sight of a thing, by the ids of scenes; None if nobody can look from there.
    Games without lines of sight leave it out."""


@dataclass(frozen=True, kw_only=True)
class Workshop(Generic[S]):
    """For games in which something is made rather than won."""

    files: Mapping[str, Callable[[S, str, Callable[[Any], str]], bytes | None]]
    """The files a seat may take away, by the ending of their names. Each is made from the state, the reader's language
    and a function that puts words into it; None while there is nothing to take."""
    file_name: Callable[[S], str]
    tries: Callable[[S], Trial | None]
    """What was made and can be played at once; None while it cannot."""
    example: Callable[[], S]
    """A state to show to newcomers."""


class Box(Generic[S]):
    """A game as the engine knows it: what the game gives, in groups, and what is found in its rules.

    `version` rises whenever a log of the version before would no longer replay; `upgrades` say how games of each
    earlier version go on (see `lanterne.engine.upgrade`). `prefix` begins the game's rule ids.
    `campaign` are the settings that turn a table into a campaign, one log with many chapters.

    Raises ValueError with a sentence if an upgrade is missing, or if the rules contradict themselves: two steps of one
    name, a step declared ahead that does not exist, a preference that is not for a thing, seats for a person alone that
    the settings do not allow."""

    def __init__(
        self,
        name: str,
        *,
        version: int,
        prefix: str,
        play: Play[S],
        seats: Seats[S],
        positions: Positions[S],
        questions: Questions[S] | None = None,
        campaign: Settings | None = None,
        workshop: Workshop[S] | None = None,
        upgrades: Mapping[int, Upgrade] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.upgrades = dict(upgrades or {})
        check_upgrades(name, version, self.upgrades)
        self.prefix = prefix

        self.state = play.state
        self.rules = play.rules
        self.settings = play.settings
        self.setup = play.setup
        self.endings = play.endings
        self.stop = play.stop
        self.ranking = play.ranking
        self.points = play.points
        self.motions = play.motions

        numbers = seats.numbers
        self.seats = numbers
        self.seat_names = seats.names
        self.minutes = seats.minutes
        self.alone = seats.solo or tuple(seat == 0 for seat in range(min(numbers, key=lambda count: abs(count - 3))))
        self.set_players = seats.set_players
        self.preferences = seats.preferences
        self.rematch = seats.rematch
        self.substitute = seats.substitute
        self.assents = {asking.name: agreeing.name for asking, agreeing in seats.assents.items()}
        self.ready = {asking.name: answer for asking, answer in seats.ready.items()}
        self.auto_answers = {asking.name: auto for asking, auto in seats.auto_answers.items()}
        self.habits = {habit.name: habit for habit in seats.habits}
        self.remarks = {remark.message: remark for remark in seats.remarks}
        self._sit = seats.sit

        self.sample = positions.sample
        self.components = positions.components
        self.arrange = positions.arrange
        self.describe = positions.describe
        self.full_name = positions.full_name
        self.optional = positions.optional

        questions = questions or Questions()
        self.facts = questions.facts
        self.things = questions.things
        self.ways = questions.ways
        self.shortcuts = questions.shortcuts
        self.surprised = questions.surprised
        self.seen_from = questions.seen_from

        self.campaign = dict(campaign or {})
        self.workshop = workshop

        self.visibility = StateVisibility(play.state)
        self.steps: dict[str, Step[...]] = {}
        self.events: dict[str, Event] = {}
        self.windows: dict[str, Window] = {}
        self.laws: dict[str, Callable[..., Any]] = {}
        for own in (scope_, *WINDOW_STEPS):
            self._add(own)
        ahead: dict[str, Step[...]] = {}
        for module in play.rules:
            self._look_through(module, ahead)
        for declared in ahead.values():
            self._check_forward(declared)
        self.events.update(self.remarks)
        for preference in seats.preferences:
            if len(preference.params) != 1 or not preference.params[0][1].names:
                raise ValueError(f"{preference.name} cannot be a preference: its one argument must be a thing")
        if len(self.alone) not in self.seats_with() or not any(self.alone):
            raise ValueError(f"{name} cannot be played alone by {self.alone}")

    def _add(self, found: Step[...]) -> None:
        if self.steps.setdefault(found.name, found) is not found:
            raise ValueError(f"{self.name} has two steps called {found.name}")

    def _look_through(self, module: ModuleType, ahead: dict[str, Step[...]]) -> None:
        for found in vars(module).values():
            if isinstance(found, Step) and found.forward:
                if ahead.setdefault(found.name, found) is not found:
                    raise ValueError(f"{self.name} declares {found.name} ahead twice")
            elif isinstance(found, Step):
                self._add(found)
            elif isinstance(found, Window):
                self.windows[found.name] = found
                for own in found.steps:
                    self._add(own)
            elif isinstance(found, Event):
                if self.events.setdefault(found.message, found) is not found:
                    raise ValueError(f"{self.name} has two events called {found.message}")
            elif isfunction(found) and "rules" in vars(found):
                self.laws[f"{found.__module__}:{found.__qualname__}"] = found

    def _check_forward(self, declared: Step[...]) -> None:
        """A step that was declared ahead exists, and takes the same arguments."""
        found = self.windows.get(declared.name) or self.steps.get(declared.name)
        if found is None:
            raise ValueError(f"{self.name} declares {declared.name} ahead, and has no such step")
        if found.params != declared.params:
            raise ValueError(f"{self.name} declares {declared.name} ahead with other arguments than it takes")

    def full_settings(self, chosen: Mapping[str, Any], simulation: bool = False) -> dict[str, Any]:
        """All settings: the chosen ones, checked, and the defaults of the others. Raises ValueError with a sentence for
        a choice that is not allowed or would have no effect."""
        full = self.agreed(chosen, simulation)
        for setting in self.settings:
            if setting.only_with is None or setting.name not in chosen or full[setting.name] == setting.default:
                continue
            other, value = setting.only_with
            if full[other] != value:
                found = value_in_words(full[other])
                raise ValueError(
                    f"setting {setting.name} only counts with {other}={value_in_words(value)}, and {other} is {found}"
                )
        return full

    def agreed(self, chosen: Mapping[str, Any], simulation: bool = False) -> dict[str, Any]:
        """All settings as a table once agreed on them, each checked by itself. Raises ValueError with a sentence."""
        known = {setting.name: setting for setting in self.settings}
        full = {s.name: s.simulation if simulation and s.simulation is not None else s.default for s in self.settings}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(f"{self.name} has no setting {name!r}; it has {', '.join(sorted(known)) or 'none'}")
            full[name] = _value(known[name], value)
        return full

    def settled(self, recorded: Mapping[str, Any]) -> dict[str, Any]:
        """All settings of a recorded game, even if it is older than some of them. Raises ValueError with a sentence."""
        return self.agreed({**self.before, **recorded})

    @property
    def before(self) -> dict[str, Any]:
        """The settings that have a value from before they existed, with that value."""
        return {setting.name: setting.before for setting in self.settings if setting.before is not None}

    def new(
        self,
        seats: int,
        dice: Dice,
        settings: Mapping[str, Any] | None = None,
        listener: Callable[[EventRecord], None] | None = None,
        simulation: bool = False,
    ) -> Game[S]:
        """A new game, run to its first decision. Raises ValueError with a sentence if seats or settings do not fit."""
        self.check_seats(seats, settings)
        state = self.setup(self.full_settings(settings or {}, simulation), seats)
        return Game(self, state, dice, listener)

    def seats_with(self, chosen: Mapping[str, Any] | None = None) -> tuple[int, ...]:
        """The numbers of seats that these settings allow; the other settings have their defaults. Raises ValueError
        with a sentence for settings that do not fit."""
        full = self.agreed(chosen or {})
        counting = [setting for setting in self.settings if setting.counts(full)]
        return tuple(
            seats for seats in self.seats if all(setting.is_for(full[setting.name], seats) for setting in counting)
        )

    def check_seats(self, seats: int, chosen: Mapping[str, Any] | None = None) -> None:
        """Raises ValueError with a sentence if the game, with these settings, is not for this number of players."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {players_in_words(self.seats)}, not {seats}")
        full = self.agreed(chosen or {})
        for setting in self.settings:
            value = full[setting.name]
            if setting.counts(full) and not setting.is_for(value, seats):
                numbers = setting.seats_for(value)
                chosen_one = f"{setting.name}={value_in_words(value)}"
                raise ValueError(f"{self.name} with {chosen_one} is for {players_in_words(numbers)}, not {seats}")

    def settings_for(self, seats: int) -> dict[str, Any]:
        """The settings this number of seats needs: the first value that allows it, wherever the default does not."""
        return {
            setting.name: next(value for value in setting.values if setting.is_for(value, seats))
            for setting in self.settings
            if not setting.is_for(setting.default, seats)
        }

    def alone_with(self, chosen: Mapping[str, Any] | None = None) -> tuple[bool, ...]:
        """The seats for one person alone with these settings: `alone`, made shorter or longer if the settings need it.
        Raises ValueError with a sentence for settings that do not fit."""
        usual = len(self.alone)
        seats = min(self.seats_with(chosen), key=lambda number: abs(number - usual))
        if seats < usual and not any(self.alone[:seats]):
            return (True,) + (False,) * (seats - 1)
        return self.alone[:seats] + (False,) * (seats - usual)

    def sit(self, state: S, names: Sequence[str]) -> None:
        """Seat players by name, in order, before the game begins. Raises ValueError with a sentence."""
        if self._sit is None:
            raise ValueError(f"the seats of {self.name} have no names to choose; give their number")
        self._sit(state, names)

    def view(self, state: S, seat: int) -> View[S]:
        """What `seat` may know; -1 is a spectator."""
        return View(self, state, seat)

    def encode(self, call: Call) -> list[Any]:
        """A call with names for people, logs and programs."""
        return encode_call(self.steps, call)

    def encode_remark(self, said: EventRecord) -> tuple[Any, ...]:
        """A remark with names, for the log."""
        named = (kind.name(arg) for (_, kind), arg in zip(said.event.params, said.args, strict=True))
        return said.event.message, *named

    def decode_remark(self, words: tuple[Any, ...], seats: int) -> EventRecord:
        """The remark behind the names, at a table with this number of seats. Raises ValueError with a sentence."""
        found = self.remarks.get(str(words[0]))
        if found is None or len(words) != len(found.params) + 1:
            raise ValueError(f"there is no remark {words[0]!r} of {len(words) - 1} words")
        args = tuple(kind.number(word) for (_, kind), word in zip(found.params, words[1:], strict=True))
        for (_, kind), arg in zip(found.params, args, strict=True):
            if kind is SEATS and not 0 <= arg < seats:
                raise ValueError(f"there is no seat {arg}")
        return EventRecord(found, args)

    def decode(self, words: Any, state: S | None = None) -> Call:
        """The call behind the names. With a state, the short names that people use in it and the names of seats work
        too. Raises ValueError with a sentence."""
        if state is None:
            return decode_call(self.steps, words)
        seats = self.seat_names(state)

        def full(kind: Ids, word: str) -> str:
            if kind in (SEATS, NUMBER) and word in seats and not word.isdecimal():
                return str(seats.index(word))
            return self.full_name(state, kind, word)

        return decode_call(self.steps, words, full)


def players_in_words(numbers: Sequence[int]) -> str:
    """The number of players, in words: "2 to 4 players"."""
    least, most = numbers[0], numbers[-1]
    return f"{least} to {most} players" if least < most else f"{least} player{'s' if least > 1 else ''}"


def value_in_words(value: str | int | None) -> str:
    """A value of a setting as it is typed."""
    return "none" if value is None else str(value)


_DIGITS = re.compile("[0-9]{1,9}")


def choice_in_words(setting: Setting, value: str | int | None) -> str:
    """A value of a setting as the choice it stands for: a number of a range stands for all of it."""
    if setting.numbers is not None and isinstance(value, int):
        return f"{setting.numbers[0]} to {setting.numbers[1]}"
    return value_in_words(value)


def _value(setting: Setting, value: Any) -> str | int | None:
    for allowed in setting.values:
        if value == allowed or (isinstance(value, str) and value == value_in_words(allowed)):
            return allowed
    number = int(value) if isinstance(value, str) and _DIGITS.fullmatch(value) else value
    if isinstance(number, int) and not isinstance(number, bool) and setting.has(number):
        return number
    allowed_words = ", ".join(choice_in_words(setting, allowed) for allowed in setting.values)
    raise ValueError(f"setting {setting.name} cannot be {value!r}; it can be {allowed_words}")
