"""What a person is shown of a table, made from a view and words and nothing else.

Everything here is a pure function of its arguments, so that a test can make each message again from a sample of the
view and compare: nothing that a seat may not know can be in it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from lanterne import shelf
from lanterne.engine import HIDDEN, NUMBER, SEATS, Call, Faces, Ids, Refusal, Said, Step, View
from lanterne.scene import Line, Node, Panel, Say, Scene
from lanterne.server.messages import (
    Closed,
    Ending,
    Option,
    PanelChange,
    Place,
    Prompt,
    ShownDie,
    ShownDraft,
    ShownFact,
    ShownLine,
    ShownNode,
    ShownPanel,
    Told,
)
from lanterne.words import Names, Words

# --- the scene --------------------------------------------------------------------------------------------------------


def shown_panel(panel: Panel, say: Callable[[Say], str]) -> ShownPanel:
    """A panel with words."""
    nodes = tuple(_node(node, say) for node in panel.nodes)
    lines = tuple(_line(line, say) for line in panel.lines)
    return ShownPanel(panel.id, say(panel.title), panel.kind, nodes, panel.size, lines)


Changed: TypeAlias = dict[tuple[int, int, str], PanelChange]
"""Changes found already, by the identities of the old and the new panel and the language: all who have seen the same
are shown the same. It lives as long as one showing to everybody."""


def changes(before: Scene, after: Scene, words: Words, found: Changed) -> tuple[PanelChange, ...] | None:
    """What changed between two scenes; None if their panels are not the same ones, so that all must be shown anew."""
    if len(before.panels) != len(after.panels):
        return None
    changed: list[PanelChange] = []
    for old, new in zip(before.panels, after.panels, strict=True):
        if old is new:
            continue
        if old.id != new.id or old.size != new.size or old.kind != new.kind:
            return None
        key = (id(old), id(new), words.language)
        if key not in found:
            found[key] = panel_change(old, new, words.said)
        changed.append(found[key])
    return tuple(changed)


def panel_change(old: Panel, new: Panel, say: Callable[[Say], str]) -> PanelChange:
    """What changed on a panel. An unchanged node is the same object in both (see `lanterne.scene`): this is quick."""
    known = {node.id: node for node in old.nodes}
    changed = tuple(_node(node, say) for node in new.nodes if known.get(node.id) is not node)
    ids = [node.id for node in new.nodes]
    here = set(ids)
    gone = tuple(node_id for node_id in known if node_id not in here)
    would_be = [node_id for node_id in known if node_id in here] + [i for i in ids if i not in known]
    return PanelChange(
        new.id,
        changed,
        gone,
        tuple(ids) if would_be != ids else (),
        say(new.title) if new.title != old.title else "",
        tuple(_line(line, say) for line in new.lines) if new.lines is not old.lines else None,
    )


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
        tuple(say(told) for told in node.detail),
        tuple(ShownFact(fact.icon, fact.value, say(fact.label), fact.dim) for fact in node.facts),
        node.on,
        node.thing,
        node.indent,
        node.dim,
        node.active,
    )


def _line(line: Line, say: Callable[[Say], str]) -> ShownLine:
    return ShownLine(line.id, line.points, line.style, say(line.label), line.icon)


# --- what is asked ----------------------------------------------------------------------------------------------------


def prompt(view: View[Any], words: Words, names: Names) -> Prompt:
    """The question to the view's seat; for others whom the game waits for; at the end how it ended."""
    if view.choice is None:
        return Prompt(words.title, words.prompt(view, names))
    rules = view.decision.rules if view.is_asked else ()
    title = names.seats[view.seat] if view.is_asked else ""
    return Prompt(title, words.prompt(view, names), rules)


def options(view: View[Any], words: Words, names: Names) -> tuple[Option, ...]:
    """What the view's seat may answer; empty if it is not asked, or asked for a draft."""
    return tuple(_option(view, words, names, call, warned=True) for call in view.options())


def _option(view: View[Any], words: Words, names: Names, call: Call, warned: bool = False) -> Option:
    warning = shelf.warning(view, call) if warned else None
    return Option(
        words.option(call, names),
        view.box.encode(call),
        call[0],
        things(view, call),
        words.said(warning) if warning is not None else "",
    )


def things(view: View[Any], call: Call) -> tuple[str, ...]:
    """The ids of what a call points at, in the order of its arguments."""
    return _things(view.box.steps[call[0]], call)


@lru_cache(maxsize=1 << 16)
def _things(step: Step[...], call: Call) -> tuple[str, ...]:
    return tuple(
        f"{kind.kind}:{kind.name(arg)}"
        for kind, arg in ((step.kind(place), arg) for place, arg in enumerate(call[1:]))
        if isinstance(arg, int) and kind is not NUMBER
    )


def headings(words: Words, calls: Iterable[Option | Closed]) -> dict[str, str]:
    """The heading of each step among the options."""
    return {verb: words.verb(verb) for verb in dict.fromkeys(call.verb for call in calls)}


def closed(view: View[Any], words: Words, names: Names) -> tuple[Closed, ...]:
    """What the view's seat may not answer now, and why. Many candidates of one step with one reason stand together."""
    groups: dict[tuple[str, Refusal], list[Call]] = {}
    for call, refusal in view.why_not():
        groups.setdefault((call[0], refusal), []).append(call)
    found: list[Closed] = []
    for (name, refusal), calls in groups.items():
        why = words.refusal(refusal, names)
        if len(calls) > MANY:
            pointed = tuple(dict.fromkeys(thing for call in calls for thing in things(view, call)))
            found.append(Closed(words.verb(name), name, why, refusal.rule, pointed))
        else:
            found += [Closed(words.option(c, names), name, why, refusal.rule, things(view, c)) for c in calls]
    return tuple(found)


MANY = 2
"""From more candidates on, what is closed for one reason is told together."""


def draft(view: View[Any], words: Words, names: Names, picked: Sequence[Call] = ()) -> ShownDraft | None:
    """The combined answer the view's seat is asked for, after these picks; None if it is not asked for one. Raises
    ValueError with a sentence if the picks are not legal one after the other."""
    choice = view.choice
    if choice is None or choice.draft is None or not view.is_asked:
        return None
    so_far = tuple(picked)
    for place, pick in enumerate(so_far):
        if pick not in view.picks(so_far[:place]):
            raise ValueError(f"{words.option(pick, names)} cannot be picked")
    whole = choice.draft.confirm(so_far)
    refusal = view.unfinished(so_far)
    return ShownDraft(
        choice.draft.shape,
        words.option(whole, names),
        view.box.encode(whole),
        tuple(_option(view, words, names, pick) for pick in so_far),
        tuple(_option(view, words, names, pick) for pick in view.picks(so_far)),
        words.refusal(refusal, names) if refusal is not None else "",
        refusal.rule if refusal is not None else "",
    )


# --- what happened ----------------------------------------------------------------------------------------------------


def told(n: int, said: Said, words: Words, names: Names) -> Told:
    """An event as a sentence; `said` as those may know it who will read."""
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
    text = words.event(said, names)
    return Told(n, text, "event", said.event.rule, tuple(dict.fromkeys(pointed)), tuple(dice))


def _die(kind: Faces, face: int, words: Words) -> ShownDie:
    return ShownDie(words.thing(kind, face), kind.marks[face], kind.icons[face])


def ending(view: View[Any], words: Words, names: Names, events: Iterable[Said]) -> Ending | None:
    """How the game ended and what decided it; None while it is played."""
    if view.choice is not None:
        return None
    places = view.box.ranking(view.state)
    rows = [
        Place(seat, place, words.thing(SEATS, seat, names), tuple(words.said(say) for say in shelf.account(view, seat)))
        for seat, place in enumerate(places)
    ]
    return Ending(
        words.ending(view.state.ending),
        tuple(sorted(rows, key=lambda row: (row.place, row.seat))),
        tuple(words.said(point) for point in shelf.turning_points(view, events)),
    )


def destination(kind: Ids, number: int) -> str:
    """The id of a thing of this kind, as scenes name it."""
    return f"{kind.kind}:{kind.name(number)}"
