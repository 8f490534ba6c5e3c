"""What a person is shown of a table, made from a view and words and nothing else.

Everything here is a pure function of its arguments, so that a test can make each message again from a sample of the
view and compare: nothing that a seat may not know can be in it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import replace

from lanterne import registry
from lanterne.engine import (
    HIDDEN,
    NUMBER,
    SEATS,
    Call,
    Draft,
    EventRecord,
    Faces,
    HiddenRead,
    Ids,
    Refusal,
    Step,
    TextDraft,
    View,
)
from lanterne.scene import Line, Node, Panel, Say, Scene
from lanterne.scene.memo import by_identity
from lanterne.server.messages import (
    Closed,
    Ending,
    LogLine,
    Option,
    PanelChange,
    Place,
    Prompt,
    Ready,
    ShownAmount,
    ShownDie,
    ShownDraft,
    ShownFact,
    ShownLine,
    ShownNode,
    ShownPanel,
)
from lanterne.words import Names, Words

_encoder = msgspec.json.Encoder()


def ready(part: Any) -> Ready:
    """A part of a message, written out: what comes again and again is written once."""
    return Ready(_encoder.encode(part))


# --- the scene --------------------------------------------------------------------------------------------------------


def shown_panel(panel: Panel, words: Words) -> ShownPanel:
    """A panel with words."""
    nodes = tuple(map(_nodes(words), panel.nodes))
    lines = tuple(_line(line, words) for line in panel.lines)
    return ShownPanel(panel.id, words.said(panel.title), panel.kind, nodes, panel.size, lines)


def changes(before: Scene, after: Scene, words: Words) -> tuple[PanelChange, ...] | None:
    """What changed between two scenes; None if their panels are not the same ones, so that all must be shown anew."""
    if len(before.panels) != len(after.panels):
        return None
    changed: list[PanelChange] = []
    for old, new in zip(before.panels, after.panels, strict=True):
        if old is new:
            continue
        if old.id != new.id or old.size != new.size or old.kind != new.kind:
            return None
        changed.append(panel_change(old, new, words))
    return tuple(changed)


def panel_change(old: Panel, new: Panel, words: Words) -> PanelChange:
    """What changed on a panel. An unchanged node is the same object in both (see `lanterne.scene`): this is quick."""
    other = list(map(is_not, old.nodes, new.nodes))
    changed = list(compress(new.nodes, other))
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    ids = [node.id for node in changed]
    if len(old.nodes) != len(new.nodes) or [node.id for node in compress(old.nodes, other)] != ids:
        changed, gone, order = _rearranged(old, new)
    return PanelChange(
        new.id,
        tuple(map(_nodes(words), changed)),
        gone,
        order,
        words.said(new.title) if new.title != old.title else "",
        tuple(_line(line, words) for line in new.lines) if new.lines is not old.lines else None,
    )


def _rearranged(old: Panel, new: Panel) -> tuple[list[Node], tuple[str, ...], tuple[str, ...]]:
    """The nodes that are new or different, the ids of those that are gone, and the order of all of them unless it is
    the old one with the new ones at the end."""
    known = {node.id: node for node in old.nodes}
    here = {node.id: None for node in new.nodes}
    changed = [node for node in new.nodes if known.get(node.id) is not node]
    gone = tuple([node_id for node_id in known if node_id not in here])
    ids = list(here)
    would_be = [node_id for node_id in known if node_id in here] + [i for i in ids if i not in known]
    return changed, gone, tuple(ids) if would_be != ids else ()


@lru_cache(maxsize=32)
def _nodes(words: Words) -> Callable[[Node], Ready]:
    """Gives nodes words and writes them out; the same node is written once."""
    return by_identity(lambda node: ready(_node(node, words.said)), most=1 << 13)


def _node(node: Node, say: Callable[[Say], str]) -> ShownNode:
    return ShownNode(
        node.id,
        node.shape,
        say(node.label),
        node.at,
        node.size,
        node.tone,
        node.icon,
        node.mark,
        node.badge,
        tuple([say(told) for told in node.detail]),
        tuple([ShownFact(fact.icon, fact.value, say(fact.label), fact.dim) for fact in node.facts]),
        node.on,
        node.thing,
        node.indent,
        node.dim,
        node.active,
        node.does,
        node.takes,
    )


def _line(line: Line, words: Words) -> ShownLine:
    return ShownLine(line.id, line.points, line.style, words.said(line.label), line.icon)


# --- what is asked ----------------------------------------------------------------------------------------------------


def prompt(view: View[Any], words: Words, names: Names) -> Prompt:
    """The question to the view's seat; for others whom the game waits for; at the end how it ended."""
    if view.choice is None:
        return Prompt(words.title, words.prompt(view, names))
    if not view.is_asked:
        return waiting(view.choice.seats, words, names)
    title, spare = names.seats[view.seat], view.spareable
    told = words.prompt(view, names)
    return Prompt(title, told, view.decision.rules, spare, words.spare(spare)[1] if spare else "")


def waiting(asked: tuple[int, ...], words: Words, names: Names) -> Prompt:
    """Whom the game waits for, for those who are not asked."""
    return Prompt("", words.waiting(asked, names))


def options(view: View[Any], words: Words, names: Names) -> tuple[Ready, ...]:
    """What the view's seat may answer, drafts aside; empty if it is not asked, or asked for a draft alone."""
    found: list[Ready] = []
    warning_of, notes = registry.warnings_of(view.box.name), registry.notes(view)
    step, naming = "", names
    for call in view.options():
        if call[0] != step:  # most stand side by side
            step, naming = call[0], words.naming(call, names)
        warning = warning_of(view, call)
        think = words.said(warning) if warning is not None else ""
        note = " · ".join(words.all_said(notes[call])) if call in notes else ""
        found.append(_ready_option(words, naming, call, think, note))
    return tuple(found)


KEPT = 1 << 14
"""So many options and reasons against them are kept, ready to be shown again: most come again and again."""


@lru_cache(maxsize=KEPT)
def _option(words: Words, names: Names, call: Call) -> Option:
    return Option(words.option(call, names), words.box.encode(call), call[0], _things(words.box.steps[call[0]], call))


@lru_cache(maxsize=KEPT)
def _ready_option(words: Words, names: Names, call: Call, warning: str, note: str) -> Ready:
    return ready(replace(_option(words, names, call), warning=warning, note=note))


@lru_cache(maxsize=KEPT)
def _things(step: Step[...], call: Call) -> tuple[str, ...]:
    """The ids of what a call points at, in the order of its arguments."""
    return tuple(
        f"{kind.kind}:{kind.name(arg)}"
        for kind, arg in ((step.kind(place), arg) for place, arg in enumerate(call[1:]))
        if isinstance(arg, int) and kind is not NUMBER
    )


def headings(words: Words, steps: Sequence[str], draft: Draft | None = None) -> dict[str, str]:
    """The heading of each step among these, and of each side of an offer."""
    sides = [side.name for side in draft.sides] if draft is not None else []
    return _headings(words, tuple(dict.fromkeys([*steps, *sides])))


@lru_cache(maxsize=KEPT)
def _headings(words: Words, steps: tuple[str, ...]) -> dict[str, str]:
    return {step: words.verb(step) for step in steps}


def closed(view: View[Any], words: Words, names: Names) -> tuple[Closed, ...]:
    """What the view's seat may not answer now, and why. Many candidates of one step with one reason stand together."""
    groups: dict[tuple[str, Refusal], list[Call]] = {}
    name, last, calls = "", None, []
    for call, refusal in view.why_not():
        if refusal is not last or call[0] != name:  # most stand side by side already
            name, last = call[0], refusal
            calls = groups.setdefault((name, refusal), [])
        calls.append(call)
    found: list[Closed] = []
    for (_, refusal), calls in groups.items():
        found += _closed(words, words.naming(calls[0], names, refusal), refusal, tuple(calls))
    return tuple(found)


MANY = 2
"""From more candidates on, what is closed for one reason is told together."""


@lru_cache(maxsize=KEPT)
def _closed(words: Words, names: Names, refusal: Refusal, calls: tuple[Call, ...]) -> tuple[Closed, ...]:
    """Candidates of one step that are closed for one reason."""
    name, why = calls[0][0], words.refusal(refusal, names)
    pointed = [_things(words.box.steps[name], call) for call in calls]
    if len(calls) > MANY:
        together = tuple(dict.fromkeys(thing for things in pointed for thing in things))
        return (Closed(words.verb(name), name, why, refusal.rule, together),)
    labels = [words.option(call, names) for call in calls]
    return tuple(Closed(label, name, why, refusal.rule, things) for label, things in zip(labels, pointed, strict=True))


def draft(
    view: View[Any], words: Words, names: Names, picked: Sequence[Call] = (), ahead: bool = False
) -> ShownDraft | None:
    """The combined answer the view's seat is asked for, after these picks; None if it is not asked for one. Raises
    ValueError with a sentence if the picks are not legal one after the other. To look `ahead` may take a while."""
    choice = view.choice
    if choice is None or choice.draft is None or not view.is_asked:
        return None
    so_far = tuple(picked)
    for place, pick in enumerate(so_far):
        if not view.takes(so_far[:place], pick):
            raise ValueError(f"{words.option(pick, names)} cannot be picked")
    whole = choice.draft.confirm(so_far)
    refusal = view.unfinished(so_far)
    amount = _amount(view)
    return ShownDraft(
        choice.draft.shape,
        words.option(whole, names),
        view.box.encode(whole),
        tuple(_option(words, words.naming(pick, names), pick) for pick in so_far),
        () if amount else tuple(_option(words, words.naming(pick, names), pick) for pick in view.picks(so_far)),
        words.refusal(refusal, names) if refusal is not None else "",
        refusal.rule if refusal is not None else "",
        amount,
        _places(view, so_far) if choice.draft.shape == "slots" else 0,
        words.all_said(registry.foresee(view, whole)) if ahead and refusal is None else (),
        refusal is None and not ahead and registry.looks_ahead(view.box.name),
        choice.draft.before(view.state, view.seat, *choice.about) if isinstance(choice.draft, TextDraft) else "",
    )


def _places(view: View[Any], so_far: tuple[Call, ...]) -> int:
    """How many picks in order make an answer, beginning with these."""
    while view.unfinished(so_far) is not None:
        following = view.picks(so_far)
        if not following:
            break
        so_far = (*so_far, following[0])
    return len(so_far)


def _amount(view: View[Any]) -> ShownAmount | None:
    asked = view.amount()
    if asked is None:
        return None
    bounds, pick = asked
    return ShownAmount(bounds.start, bounds[-1], bounds.step, view.box.encode(pick))


# --- what happened ----------------------------------------------------------------------------------------------------


def told(n: int, said: EventRecord, words: Words, names: Names) -> LogLine:
    """An event as a sentence; `said` as those may know it who will read."""
    names = words.addressed(said.event, names)
    try:
        text, things, dice = _sentence(said, words, names)
    except HiddenRead:  # a hole cannot be looked up
        text, things, dice = _sentence.__wrapped__(said, words, names)
    return LogLine(n, text, "event", said.event.rule, things, dice)


@lru_cache(maxsize=KEPT)
def _sentence(said: EventRecord, words: Words, names: Names) -> tuple[str, tuple[str, ...], tuple[ShownDie, ...]]:
    """An event as a sentence, what it speaks of, and the dice that fell."""
    pointed: list[str] = []
    dice: list[ShownDie] = []
    for (_, kind), arg in zip(said.event.params, said.args, strict=True):
        if arg is HIDDEN or kind is NUMBER:
            continue
        for one in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(kind, Faces):
                dice.append(_die(kind, one, words))
            elif one != -1:
                pointed.append(f"{kind.kind}:{kind.name(one)}")
    return words.event(said, names), tuple(dict.fromkeys(pointed)), tuple(dice)


def _die(kind: Faces, face: int, words: Words) -> ShownDie:
    return ShownDie(words.thing(kind, face), kind.marks[face], kind.icons[face])


def ending(view: View[Any], words: Words, names: Names, events: Iterable[EventRecord]) -> Ending | None:
    """How the game ended and what decided it; None while it is played."""
    if view.choice is not None:
        return None
    places = view.box.ranking(view.state)
    rows = [
        Place(
            seat, place, words.thing(SEATS, seat, names), tuple(words.said(say) for say in registry.account(view, seat))
        )
        for seat, place in enumerate(places)
    ]
    return Ending(
        words.ending(view.state.ending),
        tuple(sorted(rows, key=lambda row: (row.place, row.seat))),
        tuple(words.said(point) for point in registry.turning_points(view, events)),
    )


def destination(kind: Ids, number: int) -> str:
    """The id of a thing of this kind, as scenes name it."""
    return f"{kind.kind}:{kind.name(number)}"
