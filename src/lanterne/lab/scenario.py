"""Scenarios: small text files that set up a position, play, and check the result. `docs/scenarios.md` explains them.

`read` returns a scenario or raises `BadScenario` with a sentence. `run` returns the first difference between what the
file expects and what the rules do, or None.
"""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from lanterne import registry
from lanterne.engine import Call, UnscriptedChance, View
from lanterne.engine.dice import Outcome
from lanterne.engine.game import IllegalAnswer
from lanterne.errors import LanterneError
from lanterne.lab.chance import same_outcome, script
from lanterne.lab.expect import Mismatch, Ordered, beginning_with, compare, in_order
from lanterne.lab.stage import Stage, against_pick

SeatName: TypeAlias = str | int


class BadScenario(LanterneError):
    """The file is not a valid scenario. The message is a sentence."""


class DraftSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is expected of a draft after some picks."""

    so_far: list[str] = []
    picks: list[str] = []
    not_picks: list[str] = []
    only_picks: list[str] | None = None
    refused: dict[str, str] = {}
    unfinished: str | None = None


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block: answers of one seat, and what is expected afterwards."""

    note: str = ""
    seat: SeatName | None = None
    answer: str | list[str] = []
    motion: str | None = None
    agree: SeatName | list[SeatName] = []
    reject: SeatName | None = None
    waits_for: SeatName | list[SeatName] | None = None
    asked: SeatName | list[SeatName] | None = None
    decision: str | None = None
    looking: SeatName | None = msgspec.field(name="as", default=None)
    offered: list[str] = []
    not_offered: list[str] = []
    only_offered: list[str] | None = None
    refused: dict[str, str] = {}
    default: str | None = None
    draft: DraftSeen | list[DraftSeen] = []
    state: dict[str, Any] = {}
    seen: dict[str, dict[str, Any]] = {}
    events: list[str] = []
    no_events: list[str] = []
    all_events: list[str] | None = None
    rolled: list[dict[str, Any]] | None = None
    ending: str | None = None
    ranking: dict[str, int] = {}


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as written in its file."""

    title: str
    game: str
    seats: int | list[str]
    then: list[Then]
    note: str = ""
    rules: list[str] = []
    settings: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    chance: list[dict[str, Any]] = []


class Scenario(NamedTuple):
    """A scenario that was read, and where it was found."""

    file: str
    written: ScenarioFile

    @property
    def title(self) -> str:
        """The title of the scenario."""
        return self.written.title

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules it tests."""
        return tuple(self.written.rules)

    def place(self, at: "_Place") -> tuple[str, str, int, str]:
        """Where a difference was found."""
        return self.file, self.title, at.block, at.note


class Difference(NamedTuple):
    """Where a scenario and the rules differ. Block 0 is the set-up. `path` names what was compared; it is "" for a
    block that could not be played (then `found` is the reason)."""

    file: str
    title: str
    block: int
    note: str
    path: str
    expected: str
    found: str

    @property
    def sentence(self) -> str:
        """The difference on one line."""
        where = f"block {self.block}" if self.block else "set-up"
        place = f"{self.file} ({self.title}), {where}" + (f" ({self.note})" if self.note else "")
        if not self.path:
            return f"{place}: {self.found}"
        return f"{place}: {self.path}: expected {self.expected}, found {self.found}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(path: str | Path) -> Scenario:
    """Read a scenario file. Raises BadScenario with a sentence that names the file."""
    try:
        return parse(Path(path).read_bytes().decode("utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadScenario(f"{path}: cannot be read: {reason}") from None


def parse(text: str, file: str = "scenario") -> Scenario:
    """Parse a scenario. Raises BadScenario with a sentence that names `file`."""
    try:
        written = msgspec.convert(tomllib.loads(text), ScenarioFile)
        box = registry.box(written.game)
        box.full_settings(written.settings)
        number = written.seats if isinstance(written.seats, int) else len(written.seats)
        box.check_seats(number, written.settings)
        _check_rules(written)
        script(written.chance, written.seats)
        if not written.then:
            raise ValueError("there is no [[then]] block")
    except (ValueError, RecursionError) as error:
        said = "it is nested too deeply" if isinstance(error, RecursionError) else _plainly(str(error))
        raise BadScenario(f"{file}: {said}") from None
    return Scenario(file, written)


def _plainly(said: str) -> str:
    """An error of the parser, with readable paths: `$.then[0].asked` becomes `then block 1, asked`."""
    before, at, path = said.partition(" - at `$")
    if not at:
        return said
    place = path.rstrip("`").lstrip(".")
    if place.startswith("then["):
        number, _, rest = place.removeprefix("then[").partition("]")
        place = f"then block {int(number) + 1}" + rest.replace(".", ", ", 1)
    return f"{before} at {place}"


def _check_rules(written: ScenarioFile) -> None:
    known = registry.rule_ids(written.game)
    named = [*written.rules, *(rule for block in written.then for rule in block.refused.values() if rule != "none")]
    for rule in named:
        if rule not in known:
            raise ValueError(f"{written.game} has no rule {rule!r}")


# --- running ----------------------------------------------------------------------------------------------------------


def run(scenario: Scenario) -> Difference | None:
    """Play the scenario. Returns the first difference, or None."""
    written = scenario.written
    place = _Place()
    try:
        chance = script(written.chance, written.seats)
        stage = Stage(registry.box(written.game), written.seats, written.position, chance, written.settings)
        for then in written.then:
            place.block += 1
            place.note = then.note
            _play(stage, then, place)
        if stage.dice.left:
            raise Mismatch("chance", "all chance used", f"{stage.dice.left} outcomes left over at the end")
    except Mismatch as found:
        return Difference(*scenario.place(place), found.path, found.expected, found.found)
    except (ValueError, UnscriptedChance) as error:
        return Difference(*scenario.place(place), "", "", str(error))
    except (AssertionError, RecursionError) as error:
        return Difference(*scenario.place(place), "", "", f"the rules broke a promise: {error}")
    return None


class _Place:
    """How far a scenario has been played: the block, its note, and the number of events and outcomes before it."""

    block = 0
    note = ""
    said = 0
    outcomes = 0


def _play(stage: Stage, then: Then, place: _Place) -> None:
    """Play one block: its answers, then its expectations."""
    for words in [then.answer] if isinstance(then.answer, str) else then.answer:
        stage.play(_who(stage, then.seat), words)
    if then.motion is not None:
        stage.raise_motion(_who(stage, then.seat), then.motion)
    for seat in _seats(then.agree):
        stage.answer_motion(seat, True)
    if then.reject is not None:
        stage.answer_motion(then.reject, False)
    _Look(stage, then, place.said, place.outcomes).at_everything()
    place.said, place.outcomes = len(stage.said), len(stage.outcomes)


def _seats(named: SeatName | list[SeatName]) -> list[SeatName]:
    return named if isinstance(named, list) else [named]


def _who(stage: Stage, seat: SeatName | None) -> SeatName:
    """The seat the block names, or the only one asked."""
    if seat is not None:
        return seat
    asked = stage.asked
    if len(asked) != 1:
        raise ValueError(f"the block must name a seat: {', '.join(asked) or 'nobody'} is asked")
    return asked[0]


class _Look:
    """Check the expectations of one block."""

    def __init__(self, stage: Stage, then: Then, happened: int, rolled: int) -> None:
        self.stage = stage
        self.then = then
        self.said = stage.said[happened:]
        self.outcomes = stage.outcomes[rolled:]

    def at_everything(self) -> None:
        """Check all expectations. Raises Mismatch for the first that does not hold."""
        self._at_asked()
        self._at_options()
        self._at_default()
        self._at_refusals()
        self._at_drafts()
        self._at_events()
        self._at_chance()
        self._at_state()
        self._at_the_end()

    def _at_asked(self) -> None:
        then, stage = self.then, self.stage
        if then.asked is not None:
            self._is("asked", then.asked, stage.asked)
        if then.waits_for is not None:
            self._is("waits_for", then.waits_for, stage.waits_for)
        if then.decision is not None and then.decision != stage.decision:
            if then.decision not in stage.box.steps:
                raise ValueError(f"there is no decision called {then.decision!r}")
            raise Mismatch("decision", then.decision, stage.decision or "none, the game is over")

    def _is(self, path: str, expected: SeatName | list[SeatName], found: tuple[str, ...]) -> None:
        """Whether these are the seats, in any order."""
        names = _seats(expected)
        if sorted(map(self.stage.seat, names)) != sorted(map(self.stage.seat, found)):
            raise Mismatch(path, _list(map(str, names)), _list(found))

    def _at_options(self) -> None:
        then, stage = self.then, self.stage
        if not (then.offered or then.not_offered or then.only_offered is not None):
            return
        options = stage.view(_who(stage, then.looking)).options()
        open_now = _list(stage.words(call) for call in options)
        for words in then.offered:
            if not beginning_with(stage.call(words), options):
                raise Mismatch("offered", words, open_now)
        for words in then.not_offered:
            closed = beginning_with(stage.call(words), options)
            if closed:
                raise Mismatch("not_offered", f"no {words}", _list(stage.words(call) for call in closed))
        if then.only_offered is not None:
            patterns = [stage.call(words) for words in then.only_offered]
            for words, pattern in zip(then.only_offered, patterns, strict=True):
                if not beginning_with(pattern, options):
                    raise Mismatch("only_offered", words, open_now)
            for call in options:
                if not any(beginning_with(pattern, [call]) for pattern in patterns):
                    raise Mismatch("only_offered", _list(then.only_offered), f"also {stage.words(call)}")

    def _at_default(self) -> None:
        """The default answer: the one given for a seat that does not answer in time."""
        then, stage = self.then, self.stage
        if then.default is None:
            return
        view = stage.view(_who(stage, then.looking))
        found = view.default_answer() if view.is_asked else None
        if found != stage.call(then.default):
            raise Mismatch("default", then.default, stage.words(found) if found else "none")

    def _at_refusals(self) -> None:
        """Check that an answer is refused by the rule, and that trying it changes nothing."""
        stage = self.stage
        for words, rule in self.then.refused.items():
            who = _who(stage, self.then.looking)
            before = stage.game.state.encode()
            if stage.is_motion(words):
                against = stage.rules_against_motion(who, words)
                allowed = not against
            else:
                against = stage.rules_against(who, words)
                allowed = self._is_taken(who, words)
            if allowed:
                raise Mismatch(f"refused.{words}", f"refused by {rule}", "it is allowed")
            if stage.game.state.encode() != before:
                raise Mismatch(f"refused.{words}", "nothing changes", "the attempt changed the game")
            if rule != "none" and rule not in against:
                raise Mismatch(f"refused.{words}", f"refused by {rule}", f"refused by {_list(against)}")

    def _is_taken(self, who: SeatName, words: str) -> bool:
        """Whether the game takes an answer. It ought not to."""
        try:
            self.stage.game.answer(self.stage.seat(who), self.stage.call(words))
        except IllegalAnswer:
            return False
        return True

    def _at_drafts(self) -> None:
        stage, drafts = self.stage, self.then.draft
        for draft in drafts if isinstance(drafts, list) else [drafts]:
            view = stage.view(_who(stage, self.then.looking))
            if view.choice is None or view.choice.draft is None:
                raise Mismatch("draft", "a combined answer is asked for", f"{stage.decision or 'nothing'} is asked")
            so_far = tuple(stage.call(words) for words in draft.so_far)
            picks = view.picks(so_far)
            open_now = _list(stage.words(call) for call in picks)
            for words in (*draft.picks, *(draft.only_picks or ())):
                if not beginning_with(stage.call(words), picks):
                    raise Mismatch("draft.picks", words, open_now)
            for words in draft.not_picks:
                if beginning_with(stage.call(words), picks):
                    raise Mismatch("draft.not_picks", f"no {words}", open_now)
            if draft.only_picks is not None:
                patterns = [stage.call(words) for words in draft.only_picks]
                for call in picks:
                    if not any(beginning_with(pattern, [call]) for pattern in patterns):
                        raise Mismatch("draft.only_picks", _list(draft.only_picks), f"also {stage.words(call)}")
            for words, rule in draft.refused.items():
                self._at_refused_pick(view, so_far, words, rule)
            if draft.unfinished is not None:
                refusal = view.unfinished(so_far)
                rule = refusal.rule if refusal else "none"
                if rule != draft.unfinished:
                    raise Mismatch("draft.unfinished", draft.unfinished, rule)

    def _at_refused_pick(self, view: View[Any], so_far: tuple[Call, ...], words: str, rule: str) -> None:
        """Check that a pick is refused by the rule."""
        pick = self.stage.call(words)
        if view.takes(so_far, pick):
            raise Mismatch("draft.refused", f"{words} is refused by {rule}", "it is allowed")
        against = against_pick(view, so_far, pick).found
        if rule != "none" and rule not in against:
            raise Mismatch("draft.refused", f"{words} is refused by {rule}", f"it is refused by {_list(against)}")

    def _at_events(self) -> None:
        then, stage = self.then, self.stage
        happened = [stage.told(said) for said in self.said]
        for name, order, words in (
            ("events", Ordered.AMONG_OTHERS, then.events),
            ("all_events", Ordered.EXACTLY, then.all_events),
            ("no_events", Ordered.NONE, then.no_events),
        ):
            if words is None:
                continue
            for event in words:
                if not event.split() or event.split()[0] not in stage.box.events:
                    raise ValueError(f"{stage.box.name} has no event {event!r}; it has {', '.join(stage.box.events)}")
            missing = in_order(words, happened, order)
            if missing is not None:
                raise Mismatch(name, missing, _list(happened))

    def _at_chance(self) -> None:
        if self.then.rolled is None:
            return
        expected = script(self.then.rolled, list(self.stage.box.seat_names(self.stage.game.state)))
        for place, outcome in enumerate(expected, start=1):
            if place > len(self.outcomes) or not same_outcome(outcome, self.outcomes[place - 1]):
                found = str(self.outcomes[place - 1]) if place <= len(self.outcomes) else "nothing more"
                raise Mismatch(f"rolled.{place}", str(Outcome(outcome[0], outcome[1], tuple(outcome[2]))), found)
        if len(self.outcomes) > len(expected):
            raise Mismatch("rolled", f"{len(expected)} outcomes", f"also {self.outcomes[len(expected)]}")

    def _at_state(self) -> None:
        stage, then = self.stage, self.then
        if then.state:
            compare(stage, "state", then.state, stage.truth())
        for seat, expected in then.seen.items():
            compare(stage, f"seen.{seat}", expected, stage.describe(seat))

    def _at_the_end(self) -> None:
        stage, then = self.stage, self.then
        if then.ending is not None:
            ending = stage.game.state.ending or "none"
            if then.ending not in (*stage.box.endings, "none"):
                raise ValueError(f"there is no ending {then.ending!r}; there are {', '.join(stage.box.endings)}")
            if then.ending != ending:
                raise Mismatch("ending", then.ending, ending)
        if then.ranking:
            places = stage.box.ranking(stage.game.state)
            for name, place in then.ranking.items():
                found = places[stage.seat(name)]
                if found != place:
                    raise Mismatch(f"ranking.{name}", str(place), str(found))


def _list(words: Any) -> str:
    return "; ".join(words) or "none"
