"""Which messages a game needs, and what each of them is given. This page is the convention.

| message | says | is given |
|---|---|---|
| `game-<game>` with `.summary` | the title, and what the game is about in a few sentences | |
| `game-<game>.mood` | for whom it is: how heavy, in which mood, alone or together | |
| `game-<game>.rematch` | for games with something to take over into a rematch: the button that starts it | |
| `game-<game>.begin` | for games in which something is made: the button that starts it | |
| `file-<ending>` | a file that can be downloaded from such a table, and what it is for | |
| `<kind>-<name>` | a thing: `square-ruins-07`, `item-travel-boots` | |
| `seat-<name>` | a seat as the game names it; seats named by number are the common `seat` | |
| `do-<step>` | an option, or a pick of a draft | the step's parameters |
| `verb-<step>` | what a step does, without its arguments | |
| `ask-<decision>` | a question, a full sentence | the decision's parameters, `seat`, the box's facts |
| `ask-<window>` | the question in a window | what the window is about, `seat`, the box's facts |
| `spare-<decision>`, `spare-<habit>` with `.effect` | what can be answered automatically, and the answer | |
| `shortcut-<name>` with `.effect` | several answers by one choice, in a few words and in a sentence | |
| `no-<message>` | a refusal, a full sentence | the refusal's arguments, each named after its kind |
| `log-<message>` | an event, a full sentence | the event's parameters |
| `stage-<message>` | what a card is that an event puts on the stage, in a word or two | |
| `ending-<name>` | how a game ended, a full sentence | |
| `setting-<setting>` with `.effect` | a setting, and what it does | |
| `setting-<setting>-<value>` | a value of a setting that is a word, or `none` | |
| `setting-<setting>-<value>.effect` | what a value of an announced setting brings | |
| `setting-<setting>-number` | a value of a setting that is a number | `number` |
| `bot-<name>` with `.effect` | a bot, and how it plays | |
| `lesson-<lesson>` with `.about` | the title of a lesson, and what it teaches, in a few words | |
| `lesson-<lesson>-<note>` | a note of a lesson, up to three short sentences | what its step is to `say` |
| any other | what `Say(…)` and `Flaw(…)`, and `.text(…)` in the terminal, name | its arguments |

Names are written with hyphens for all of `_`, `/` and `:`. A thing may have `.effect` (what it does), `.flavor`
(flavour text) and `.symbol`, and forms for use inside sentences, the same for all things of its kind. Things that only
differ by a number, `foe-orc-1`, `foe-orc-2` …, may share one message that takes it: `foe-orc = Orc { $number }`; so may
`square-3b2` and others, as `square-b2`. Things whose words follow from their names in every language, such as the
square `b2`, need no messages: their kind says how they are `spelled`.

A kind may take its words from other kinds: with `POWERS = Ids("power", …, words_from=(CARDS, TILES))`, `power-lamp` is
said as `card-lamp`, or else as `tile-lamp`, unless there is a `power-lamp`. If several have the same name,
`power-lamp-2` and so on are said as `power-lamp` is.

An argument `die` that is a thing comes as `$die` (its words), `$die-id` (its name, to select by; `none` if there is
none) and `$die-<form>` for each form its kind has: `$die-the`. A number and a text come as themselves. A seat comes as
`$seat`, `$seat-of` (“de Marc”, “d’Anne”), `$seat-number` (from 1) and `$seat-id`: `you` for the reader, `other`, or
`none`. Several things, and the picks of a draft, come as a list in words, `$dwarfs`, and as `$dwarfs-count`; things
that an event counts come each with its number, as the common message `counted` says it. What the reader may not know
comes as `hidden`, in every form: the message must select on `$card-id`, or on `$gold` itself if it is a number.
"""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

from lanterne.engine import NUMBER, SEATS, TEXT, Box, Choice, Draft, Event, Faces, Ids, Offer, Step
from lanterne.engine.upgrade import NotContinued
from lanterne.engine.window import WINDOW_STEPS
from lanterne.packs import base
from lanterne.packs.packages import package

EXPLAINING = ("effect", "flavor", "symbol")
"""Attributes for panels and tooltips; all others are forms for sentences."""

COMMON = ("none", "no-dice", "seat", "seat-of", "and", "counted", "picks", "waiting", "ask-want", "ask-first")
"""The messages that `Words` itself needs in every game."""

SEVERAL = re.compile(r"-\d+$")
"""What tells several things with the same name apart."""

PLACES = ("file", "entry", "pack", "game")
"""What a flaw is given besides: where it was found."""


class Given(NamedTuple):
    """One argument of a message. `needed`: a message that does not use it says too little. `many`: it is a list;
    `filled`: never an empty one; `counted`: of things with a number each."""

    kind: Ids
    needed: bool = True
    many: bool = False
    filled: bool = False
    counted: bool = False


Gifts: TypeAlias = dict[str, Given]


def hyphened(name: str) -> str:
    """A name as written in message ids."""
    return name.replace("_", "-").replace("/", "-").replace(":", "-")


def split(variable: str, gifts: Gifts) -> tuple[str, str]:
    """The argument behind a variable, and the form of it; ("", variable) if there is none."""
    if variable in gifts:
        return variable, ""
    name = max((each for each in gifts if variable.startswith(f"{each}-")), key=len, default="")
    return name, variable.removeprefix(f"{name}-")


@cache
def given_to_option(step: Step[...]) -> Gifts:
    """What `do-<step>` is given: the step's parameters in order. A `seat` is not needed: it is the reader, who does
    it."""
    rest = {p.name for p in inspect.signature(step.run).parameters.values() if p.kind is p.VAR_POSITIONAL}
    return {
        hyphened(name): Given(kind, kind not in (NUMBER, TEXT) and name != "seat", name in rest)
        for name, kind in step.params
    }


@cache
def given_to_event(event: Event) -> Gifts:
    """What `log-<message>` is given: the event's parameters in order; dice, and what is declared so, come as a list."""
    return {
        hyphened(name): Given(
            kind,
            needed=kind is not NUMBER,
            many=name in event.lists,
            filled=not isinstance(kind, Faces),
            counted=name in event.counted,
        )
        for name, kind in event.params
    }


def prompt_id(decision: str) -> str:
    """The message of a question; all windows with an arbiter share `ask-want` and `ask-first`."""
    window, _, what = decision.partition("/")
    return f"ask-{hyphened(window if what in ('', 'ask') else what)}"


def prompt_params(box: Box[Any], decision: str) -> tuple[tuple[str, Ids], ...]:
    """Names and kinds of the arguments of a decision's call, also if a window asks it."""
    window, _, what = decision.partition("/")
    if not what:
        return tuple((hyphened(name), kind) for name, kind in box.steps[decision].params)
    first = ("wanting", NUMBER) if what == "first" else ("seat", SEATS)
    return (first, *((hyphened(name), kind) for name, kind in box.windows[window].params))


def given_to_prompt(box: Box[Any], decision: str) -> Gifts:
    """What the question is given: the asked seat, the facts of the box, and what the decision is about."""
    facts = {hyphened(name): Given(kind, needed=False) for name, (kind, _) in box.facts.items()}
    own = {name: Given(kind, kind not in (NUMBER, SEATS)) for name, kind in prompt_params(box, decision)}
    if decision.endswith(("/want", "/first")):  # one sentence for all windows: it cannot say what they are about
        return {"seat": Given(SEATS, needed=False)}
    return {"seat": Given(SEATS, needed=False)} | facts | own


@cache
def kinds(box: Box[Any]) -> dict[str, Ids]:
    """All kinds of things of a game by name: those of its steps, windows and events, and its other things."""
    params = [param for step in box.steps.values() if "/" not in step.name for param in step.params]
    params += [param for window in box.windows.values() for param in window.params]
    params += [param for event in box.events.values() for param in event.params]
    found = [kind for _, kind in params] + [kind for kind, _ in box.facts.values()] + list(box.things)
    return {kind.kind: kind for kind in found if kind not in (NUMBER, SEATS, TEXT)}


def thing_ids(kind: Ids) -> list[str]:
    """The messages for the members of a kind, in order."""
    return [f"{hyphened(kind.kind)}-{hyphened(name)}" for name in kind.names]


def spelled(box: Box[Any]) -> dict[str, str]:
    """The words of things that are spelled and need no messages (see `Ids`), by what their messages would be called."""
    found: dict[str, str] = {}
    for kind in kinds(box).values():
        if kind.spelled is not None:
            found |= dict(zip(thing_ids(kind), map(kind.spelled, kind.names), strict=True))
    return found


def fallbacks(box: Box[Any]) -> dict[str, tuple[str, ...]]:
    """For each thing of a kind with `words_from`: the messages that say it if it has none of its own, best first."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in kinds(box).values():
        prefixes = [f"{hyphened(each.kind)}-" for each in (kind, *kind.words_from)]
        for name in map(hyphened, kind.names if kind.words_from else ()):
            keys = [prefix + each for each in (name, SEVERAL.sub("", name)) for prefix in prefixes]
            found[keys[0]] = tuple(dict.fromkeys(keys[1:]))
    return found


# --- what a game can say --------------------------------------------------------------------------------------------


def offered(box: Box[Any]) -> set[str]:
    """The names of the steps that can be options: in offers, drafts, picks, motions, and in windows."""
    found = {step.name for step in WINDOW_STEPS} | {motion.step.name for motion in box.motions}
    for module in box.rules:
        for value in vars(module).values():
            found |= set(_steps_in(value))
    return found


def _steps_in(value: Any) -> Iterator[str]:
    if isinstance(value, Offer | Draft):
        yield value.step.name
    elif isinstance(value, Choice):  # a constant choice, made once
        yield from _steps_in((*value.offers, value.draft))
    elif isinstance(value, Step) and "game" not in inspect.signature(value.run).parameters:  # a pick
        yield value.name
    elif isinstance(value, tuple):
        for part in value:
            yield from _steps_in(part)


def pick_headings(box: Box[Any]) -> set[str]:
    """The names of the picks that make one side of an offer, or can be refused."""
    drafts = [value for module in box.rules for value in vars(module).values() if isinstance(value, Draft)]
    refused = {
        offer.step.name for draft in drafts for offer in draft.offers if offer.closed or offer.each or offer.never
    }
    return refused | {side.name for draft in drafts for side in draft.sides}


def refusals(rules: Iterable[ModuleType]) -> dict[str, set[str]]:
    """The messages of all refusals written in the rules, each with the names of its arguments.

    Raises ValueError with a sentence for a refusal whose message or arguments are not written out.
    """
    found: dict[str, set[str]] = {}
    for module in rules:
        for node in _refusals_in(inspect.getsource(module)):
            message, names = _refusal(module, node)
            if found.setdefault(message, names) != names:
                raise ValueError(f"{module.__name__}: {message} has other arguments elsewhere")
    return found


@cache
def _refusals_in(source: str) -> tuple[ast.Call, ...]:
    """The calls that make refusals in a source, cached: a game with packs has the same source."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return tuple(call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal")


def _refusal(module: ModuleType, node: ast.Call) -> tuple[str, set[str]]:
    written = [*node.args, *(keyword.value for keyword in node.keywords)]
    match written:
        case [ast.Constant(value=str(message)), _]:
            return message, set()
        case [ast.Constant(value=str(message)), _, ast.Tuple(elts=pairs)]:
            firsts = [pair.elts[0] for pair in pairs if isinstance(pair, ast.Tuple)]
            names = {first.value for first in firsts if isinstance(first, ast.Constant)}
            if len(names) == len(pairs):
                return message, {str(name) for name in names}
    raise ValueError(
        f"{module.__name__}, line {node.lineno}: write the message and the arguments of a refusal as literals"
    )


def given_to_refusal(box: Box[Any], names: Iterable[str]) -> Gifts:
    """What a refusal is given: each argument is named after its kind, is `seat`, or is a number."""
    known = kinds(box) | {"seat": SEATS}
    return {hyphened(name): Given(kind := known.get(name, NUMBER), kind is not NUMBER) for name in names}


@lru_cache(maxsize=2048)
def written(source: str) -> Mapping[str, Gifts]:
    """The messages that a piece of code names: `Say("id", {"name": …})`, `….text("id", name=…)` and
    `Flaw("id", file=…, name=…)`."""
    found: dict[str, Gifts] = {}
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="Say"), args=[ast.Constant(value=str(key))]):
                found.setdefault(key, {})
            case ast.Call(func=ast.Name(id="Say"), args=[ast.Constant(value=str(key)), ast.Dict(keys=keys)]):
                names = [each.value for each in keys if isinstance(each, ast.Constant)]
                found[key] = {str(name): Given(NUMBER, needed=False) for name in names}
            case ast.Call(func=ast.Attribute(attr="text"), args=[ast.Constant(value=str(key))], keywords=keywords):
                found[key] = {hyphened(str(each.arg)): Given(NUMBER, needed=False) for each in keywords}
            case ast.Call(func=ast.Name(id="Flaw" | "PackError"), args=[ast.Constant(value=str(key)), *_]):
                found[key] = {str(each.arg): Given(NUMBER) for each in node.keywords if each.arg not in PLACES}
    return found


def written_in(package: str, but: str = "") -> dict[str, Gifts]:
    """The messages that all modules of a package name, including its subpackages `but` one."""
    return _written_in(files(package), but)


def _written_in(folder: Traversable, but: str) -> dict[str, Gifts]:
    found: dict[str, Gifts] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir() and file.name != but:
            found |= _written_in(file, but)
        elif file.name.endswith(".py"):
            found |= written(file.read_text(encoding="utf-8"))
    return found


def lesson_messages(game: str) -> dict[str, Gifts]:
    """The titles and notes of the lessons in the game's folder."""
    found: dict[str, Gifts] = {}
    folder = files(package(game)).joinpath("lessons")
    for file in folder.iterdir() if folder.is_dir() else ():
        name, _, ending = file.name.rpartition(".")
        if ending == "toml":
            steps = tomllib.loads(file.read_text(encoding="utf-8"))["step"]
            found |= {f"lesson-{name}": {}, f"lesson-{name}.about": {}}
            for step in steps:
                if "note" in step:
                    given = {variable: Given(NUMBER) for variable in step.get("say", {})}
                    found[f"lesson-{name}-{step['note']}"] = given
    return found


def _has_package(game: str) -> bool:
    """Whether a game has a package, unlike those that tests make up."""
    try:
        return find_spec(package(game)) is not None
    except ValueError:  # a module without a file, as in tests
        return False


LEVELS = ("novice", "strong", "master")
"""Bots that any game may have (`lanterne.search`). Their words are common."""


def needed(box: Box[Any], bots: Iterable[str]) -> dict[str, Gifts]:
    """Every message that the game, its bots, its scene, its lessons and the terminal need, with what it is given."""
    found: dict[str, Gifts] = {name: {} for name in COMMON}
    found["seat"] = {"number": Given(NUMBER)}
    found["seat-of"] = {"name": Given(NUMBER), "begins": Given(NUMBER, needed=False)}
    found["and"] = found["picks"] = {"first": Given(NUMBER), "last": Given(NUMBER)}
    found["waiting"] = {"seats": Given(SEATS)}
    found["ask-want"] = found["ask-first"] = {"seat": Given(SEATS, needed=False)}
    title = f"game-{hyphened(base(box.name))}"
    found |= {title: {}, f"{title}.summary": {}, f"{title}.mood": {}} | (
        {f"{title}.begin": {}} if box.workshop is not None else {}
    )
    found |= {f"{title}.rematch": {}} if box.rematch is not None else {}
    if box.workshop is not None:
        found |= {f"file-{ending}": {} for ending in box.workshop.files}
    for kind in kinds(box).values():
        if kind.spelled is None:
            found |= {key: {} for key in thing_ids(kind)}
    found |= written_in("lanterne", but="games")
    if _has_package(box.name):
        found |= written_in(package(box.name)) | lesson_messages(box.name)
    found |= {f"do-{hyphened(name)}": given_to_option(box.steps[name]) for name in offered(box)}
    headings = {name for name in offered(box) if _is_heading(box.steps[name])} | pick_headings(box)
    found |= {f"verb-{hyphened(name)}": {} for name in headings}
    for name, step in box.steps.items():
        window, _, what = name.partition("/")
        if step.asks and (what in ("", "ask") or box.windows[window].has_arbiter):
            found[prompt_id(name)] = given_to_prompt(box, name)
    for message, names in refusals(box.rules).items():
        found[f"no-{hyphened(message)}"] = given_to_refusal(box, names)
    for event in box.events.values():
        found[f"log-{hyphened(event.message)}"] = given_to_event(event)
        found |= {f"stage-{hyphened(event.message)}": {}} if event.card >= 0 else {}
    found |= {f"ending-{hyphened(name)}": {} for name in box.endings}
    for version, upgrade in box.upgrades.items():
        message = upgrade.why if isinstance(upgrade, NotContinued) else f"rules-changed-{version + 1}"
        found |= {message: {}} if message else {}
    for name in (*box.auto_answers, *box.habits):
        found |= {f"spare-{hyphened(name)}": {}, f"spare-{hyphened(name)}.effect": {}}
    for shortcut in box.shortcuts:
        found |= {f"shortcut-{hyphened(shortcut.name)}": {}, f"shortcut-{hyphened(shortcut.name)}.effect": {}}
    for setting in box.settings:
        found |= {f"setting-{hyphened(setting.name)}": {}, f"setting-{hyphened(setting.name)}.effect": {}}
        found |= {value_id(setting.name, value): value_gifts(value) for value in setting.values}
        if setting.announced:
            found |= {f"{value_id(setting.name, value)}.effect": value_gifts(value) for value in setting.values}
    for name in (*LEVELS, *bots):
        found |= {f"bot-{hyphened(name)}": {}, f"bot-{hyphened(name)}.effect": {}}
    return found


def _is_heading(step: Step[...]) -> bool:
    """Whether there can be several options of a step at once, so that it needs a heading."""
    return bool(step.params) and "game" in inspect.signature(step.run).parameters


def value_id(setting: str, value: str | int | None) -> str:
    """The message for a value of a setting."""
    what = "none" if value is None else "number" if isinstance(value, int) else hyphened(value)
    return f"setting-{hyphened(setting)}-{what}"


def value_gifts(value: str | int | None) -> Gifts:
    """What that message is given."""
    return {"number": Given(NUMBER)} if isinstance(value, int) else {}
