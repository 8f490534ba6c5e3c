"""A game as it comes in its box: name, number of seats, settings, rules, endings, and how to set it up."""

from collections.abc import Callable, Mapping, Sequence
from inspect import isfunction
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from lanterne.engine.choice import Refusal
from lanterne.engine.dice import Dice
from lanterne.engine.event import Event, EventRecord
from lanterne.engine.game import Game, scope_
from lanterne.engine.ids import NUMBER, SEATS, Ids
from lanterne.engine.seen import Seen
from lanterne.engine.state import State
from lanterne.engine.step import Call, Step, decode_call, encode_call
from lanterne.engine.view import View
from lanterne.engine.visibility import StateVisibility
from lanterne.engine.way import Way
from lanterne.engine.window import WINDOW_STEPS, Window

S = TypeVar("S", bound=State)

Settings: TypeAlias = Mapping[str, str | int | None]


class Setting(NamedTuple):
    """Something the table agrees on before the game. `simulation` is its default in simulations. `only_with` is another
    setting and the value it must have for this one to matter. `seats` gives, for each value, the numbers of seats it
    allows; empty means that every value allows every number."""

    name: str
    values: tuple[str | int | None, ...]
    default: str | int | None
    rule: str
    origin: str
    simulation: str | int | None = None
    only_with: tuple[str, str | int | None] | None = None
    seats: tuple[tuple[int, ...], ...] = ()

    def is_for(self, value: str | int | None, seats: int) -> bool:
        """Whether this value allows this number of seats."""
        return not self.seats or seats in self.seats[self.values.index(value)]


class Spare(NamedTuple):
    """How seats are spared a decision: whether it `concerns` a seat at all, and whether one that has not said anything
    about it is spared it `at_first`, as things stand. Both are asked with a state and a seat."""

    concerns: Callable[[Any, int], bool]
    at_first: Callable[[Any, int], bool] = lambda state, seat: False


class Motion(NamedTuple):
    """An act that a seat may raise without being asked. Those whom `answers` names must all agree; then `step` runs,
    with the seat that raised it as its argument, before the next decision. With `unfit` the seat says some words with
    it, a name for instance, which the step is given too: `(state, seat, words)` tells what speaks against them.
    `belongs(state, seat)`: whether it is part of the game as it was agreed on, and as far as it has come, and is
    anything for this seat; one that is not is not even shown."""

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


class Trial(NamedTuple):
    """Something that was made at a table, to be played at another: the game, and the files of a pack for it, by their
    paths in the pack."""

    game: str
    files: Mapping[str, bytes]


class Box(Generic[S]):
    """Everything that makes a game. The rooms above the engine know a game only through this.

    `rules` are the modules of the game's rules, in the order of play; their steps, windows and events are found by
    looking. `endings` are the ways a game ends by its rules, `stop` the one that a setting (a limit of rounds) cuts it
    off with. `setup(settings, seats)` gives the state in which the first step is on the agenda. `ranking(state)` gives
    each seat's place, 1 for winners; where all lose together, nobody has it. `sample(view, dice)` makes a full state
    that agrees with a view.
    `components(state)` counts every component, wherever it is: the count never changes in a game.
    `arrange(state, position)` puts a scenario's position on the board and raises ValueError with a sentence for
    what it does not understand; `describe(view)` is the position as names, for expectations and notebooks.
    `sit(state, names)` seats players by the names they go by, before the game begins or a position is arranged.
    `introduce(state, players)` tells a game whose rules ask for it, as it begins, which seats are one player's: for
    each seat the first of the same player. Without it each seat is a player of its own.
    `nickname(state, kind, word)` gives the full name for a short one that people use.
    `ways(view, thing)` tells where a thing can go now, and by which options; thing -1 is whoever has the turn, in games
    whose options need not say who walks.
    `seen_from(view, thing)` tells what is in sight of a thing, by the ids of scenes; None if nobody can look from
    there. Games without lines of sight have no such function.
    `substitute(state, seat)` names the bot that plays on for somebody who leaves.
    `facts` are what every question to a player may mention besides what it is about, each with its kind: points left,
    the quest that is talked of; they rest on public facts. `things` are kinds of things that have words although no
    step or event names them.
    `minutes` is how long a game takes people, from and to. `wishes` are steps with exactly one argument that a seat may
    decide on before the game (a colour): when it is asked and the wish is among its options, that is its answer.
    `alone` is the table of one person who plays alone: for each seat, whether it is theirs; bots take the others.
    Without it they take the first seat, and there are three if the game allows it.
    `assents` are decisions by which seats agree to what another has proposed, each with the step that agrees: whoever
    has proposed or agreed at one seat need not be asked at the others.
    `spares` are decisions that a seat may wish not to be asked. Its answer is then what happens if a seat does not
    answer in time.
    `files` are the files that a seat may take away from the table, by the ending of their names: each makes one of the
    state, the language of whoever takes it, and a function that says things in it; None as long as there is nothing to
    take. `file_name(state)` is what they are called. A game with files
    `makes` something, and is no contest. `tries(state)` is what was made there and can be played at once, None as long
    as it cannot. `example()` is a state to show to those who do not know the game yet; without it bots play one.
    `campaign` are the settings that make of a table a campaign, one log with many chapters; none if there is no such
    thing. `former_bots` are bots that there are no more, and who plays for them at tables of earlier days.
    """

    def __init__(
        self,
        name: str,
        *,
        version: int,
        prefix: str,
        state: type[S],
        rules: tuple[ModuleType, ...],
        seats: range,
        settings: tuple[Setting, ...],
        endings: tuple[str, ...],
        stop: str,
        setup: Callable[[dict[str, Any], int], S],
        ranking: Callable[[S], tuple[int, ...]],
        sample: Callable[[View[S], Dice], S],
        components: Callable[[S], Mapping[str, int]],
        arrange: Callable[[S, Mapping[str, Any]], None],
        describe: Callable[[View[S]], dict[str, Any]],
        seat_names: Callable[[S], tuple[str, ...]],
        sit: Callable[[S, Sequence[str]], None] | None = None,
        set_players: Callable[[S, tuple[int, ...]], None] = lambda state, players: None,
        ways: Callable[[View[S], int], dict[int, Way]] = lambda view, thing: {},
        seen_from: Callable[[View[S], str], Seen | None] | None = None,
        nickname: Callable[[S, Ids, str], str] = lambda state, kind, word: word,
        motions: tuple[Motion, ...] = (),
        substitute: Callable[[S, int], str] = lambda state, seat: "random",
        facts: Mapping[str, tuple[Ids, Callable[[S], int]]] | None = None,
        things: tuple[Ids, ...] = (),
        minutes: tuple[int, int] = (60, 90),
        wishes: tuple[Step[...], ...] = (),
        former_bots: Mapping[str, str] | None = None,
        alone: tuple[bool, ...] = (),
        campaign: Settings | None = None,
        assents: Mapping[Step[...], Step[...]] | None = None,
        spares: Mapping[Step[...] | Window, Spare] | None = None,
        files: Mapping[str, Callable[[S, str, Callable[[Any], str]], bytes | None]] | None = None,
        file_name: Callable[[S], str] = lambda state: "made",
        tries: Callable[[S], Trial | None] = lambda state: None,
        example: Callable[[], S] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.prefix = prefix
        self.state = state
        self.rules = rules
        self.seats = seats
        self.settings = settings
        self.endings = endings
        self.stop = stop
        self.setup = setup
        self.ranking = ranking
        self.sample = sample
        self.components = components
        self.arrange = arrange
        self.describe = describe
        self.seat_names = seat_names
        self._sit = sit
        self.set_players = set_players
        self.ways = ways
        self.seen_from = seen_from
        self.nickname = nickname
        self.motions = motions
        self.substitute = substitute
        self.facts = facts or {}
        self.things = things
        self.minutes = minutes
        self.wishes = wishes
        self.former_bots = former_bots or {}
        self.alone = alone or tuple(seat == 0 for seat in range(min(seats, key=lambda count: abs(count - 3))))
        self.campaign = dict(campaign or {})
        self.assents = {asking.name: agreeing.name for asking, agreeing in (assents or {}).items()}
        self.spares = {asking.name: spare for asking, spare in (spares or {}).items()}
        self.makes = bool(files)
        self.files = dict(files or {})
        self.file_name = file_name
        self.tries = tries
        self.example = example
        self.visibility = StateVisibility(state)
        self.steps: dict[str, Step[...]] = {}
        self.events: dict[str, Event] = {}
        self.windows: dict[str, Window] = {}
        self.laws: dict[str, Callable[..., Any]] = {}
        for own in (scope_, *WINDOW_STEPS):
            self._add(own)
        ahead: dict[str, Step[...]] = {}
        for module in rules:
            self._look_through(module, ahead)
        for declared in ahead.values():
            self._check_forward(declared)
        for wish in wishes:
            if len(wish.params) != 1 or not wish.params[0][1].names:
                raise ValueError(f"{wish.name} cannot be wished for: a wish has one argument, and it is a thing")
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

    def new(
        self,
        seats: int,
        dice: Dice,
        settings: Mapping[str, Any] | None = None,
        listener: Callable[[EventRecord], None] | None = None,
        simulation: bool = False,
    ) -> Game[S]:
        """A new game, run to its first decision. Raises ValueError with a sentence for what cannot be."""
        self.check_seats(seats, settings)
        state = self.setup(self.full_settings(settings or {}, simulation), seats)
        return Game(self, state, dice, listener)

    def seats_with(self, chosen: Mapping[str, Any] | None = None) -> tuple[int, ...]:
        """The numbers of seats that the game is for with these settings, the rest by default. Raises ValueError with a
        sentence for settings that cannot be."""
        full = self.agreed(chosen or {})
        return tuple(
            seats for seats in self.seats if all(setting.is_for(full[setting.name], seats) for setting in self.settings)
        )

    def check_seats(self, seats: int, chosen: Mapping[str, Any] | None = None) -> None:
        """Raises ValueError with a sentence if the game, with these settings, is not for so many."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {players_in_words(self.seats)}, not {seats}")
        full = self.agreed(chosen or {})
        for setting in self.settings:
            value = full[setting.name]
            if not setting.is_for(value, seats):
                numbers = setting.seats[setting.values.index(value)]
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
        """The table of one person who plays alone with these settings: `alone`, or what they leave of it or need more.
        Raises ValueError with a sentence for settings that cannot be."""
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

    def decode(self, words: Any, state: S | None = None) -> Call:
        """The call behind the names; with a state, also behind the short names people use in it, and behind the names
        that seats go by. Raises ValueError with a sentence."""
        if state is None:
            return decode_call(self.steps, words)
        seats = self.seat_names(state)

        def full(kind: Ids, word: str) -> str:
            if kind in (SEATS, NUMBER) and word in seats and not word.isdecimal():
                return str(seats.index(word))
            return self.nickname(state, kind, word)

        return decode_call(self.steps, words, full)


def players_in_words(numbers: Sequence[int]) -> str:
    """From how many to how many players."""
    least, most = numbers[0], numbers[-1]
    return f"{least} to {most} players" if least < most else f"{least} player{'s' if least > 1 else ''}"


def value_in_words(value: str | int | None) -> str:
    """A value of a setting as it is typed."""
    return "none" if value is None else str(value)


def _value(setting: Setting, value: Any) -> str | int | None:
    for allowed in setting.values:
        if value == allowed or (isinstance(value, str) and value == value_in_words(allowed)):
            return allowed
    allowed_words = ", ".join(map(value_in_words, setting.values))
    raise ValueError(f"setting {setting.name} cannot be {value!r}; it can be {allowed_words}")
