"""The options of a choice as a small tree: what to do, with what, where. Both terminals show the same tree."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from lanterne.engine import Call, Ids, Refusal, Shortcut, TextDraft, View, Way
from lanterne.engine.choice import DraftShape
from lanterne.registry import foresee, looks, notes
from lanterne.words import Names, Words
from lanterne.words.closed import closed_lines, closed_picks


class Item(NamedTuple):
    """One line. Choosing it gives the answers in `calls` one after the other (of a `shortcut`, which are not known yet,
    the first is there), opens the submenu in `items`, or makes a
    `pick` of a draft. A `refusal` says why it cannot be chosen, a `warning` why to think twice, `foreseen` what it
    would lead to. `things` are the ids of what it points at. `writes` is the shape of what the player writes: a text or
    a file."""

    label: str
    calls: tuple[Call, ...] = ()
    items: tuple["Item", ...] = ()
    pick: Call | None = None
    refusal: Refusal | None = None
    warning: str = ""
    things: frozenset[str] = frozenset()
    cost: int = 0
    foreseen: tuple[str, ...] = ()
    writes: DraftShape | Literal[""] = ""
    shortcut: Shortcut | None = None


def menu(view: View[Any], words: Words, names: Names, so_far: tuple[Call, ...] = ()) -> list[Item]:
    """What the view's seat may do now. `so_far` are the picks of a draft that is being put together."""
    choice = view.choice
    if choice is None or not view.is_asked:
        return []
    if choice.draft is not None:
        return _draft(view, words, names, so_far)
    items: list[Item] = []
    for name, calls in _grouped(view.options(), lambda call: call[0]):
        if len(calls) == 1 or len(view.options()) <= FEW:
            items += [_leaf(view, words, names, call) for call in calls]
        elif far := _far(view, words, names, calls):
            items.append(_group(view, words, name, far))
        elif len(calls[0]) > 2:
            parts = [_part(view, words, names, first, group) for first, group in _grouped(calls, lambda call: call[1])]
            items.append(_group(view, words, name, parts))
        else:
            items.append(_group(view, words, name, [_leaf(view, words, names, call) for call in calls]))
    return items + [_shortcut(view, words, each) for each in view.shortcuts()]


FEW = 7
"""Up to this many options are one list; more are grouped by what they do."""


def _grouped(calls: Iterable[Call], key: Callable[[Call], Any]) -> list[tuple[Any, list[Call]]]:
    groups: dict[Any, list[Call]] = {}
    for call in calls:
        groups.setdefault(key(call), []).append(call)
    return list(groups.items())


def _leaf(view: View[Any], words: Words, names: Names, call: Call) -> Item:
    warned = looks(view).warning(view, call)
    said = words.said(warned) if warned is not None else ""
    noted = words.all_said(notes(view).get(call, ()))
    return Item(words.option(call, names), (call,), things=view.pointed_at(call), warning=said, foreseen=noted)


def _shortcut(view: View[Any], words: Words, shortcut: Shortcut) -> Item:
    label, effect = words.shortcut(shortcut.name)
    first = shortcut.follow(view, view)
    assert first is not None, "only what is offered is shown"
    return Item(label, (first,), foreseen=(effect,), shortcut=shortcut)


def _group(view: View[Any], words: Words, name: str, items: list[Item]) -> Item:
    pointed = frozenset(thing for item in items for thing in item.things)
    return Item(words.verb(name), items=tuple(items), things=pointed)


def _part(view: View[Any], words: Words, names: Names, first: int, calls: list[Call]) -> Item:
    """Everything that can be done with one thing. If it can move, each destination is one line with its cost."""
    step = view.box.steps[calls[0][0]]
    kind = step.kind(0)
    ways = view.ways(first)
    walk = {way.calls[0] for way in ways.values()} & set(calls)
    items = [_leaf(view, words, names, call) for call in calls if call not in walk]
    if walk:  # otherwise the options with it are not moves
        items += _destinations(words, names, ways, step.kind(1), frozenset({kind.thing(first)}))
    pointed = frozenset(thing for item in items for thing in item.things)
    return Item(words.thing(kind, first, names), items=tuple(items), things=pointed)


def _far(view: View[Any], words: Words, names: Names, calls: list[Call]) -> list[Item]:
    """Where the figure whose turn it is can go, if these calls are first steps of that and need not name it."""
    step = view.box.steps[calls[0][0]]
    ways = view.ways() if len(calls[0]) == 2 else {}
    walk = {way.calls[0] for way in ways.values()} & set(calls)
    if not walk:
        return []
    items = [_leaf(view, words, names, call) for call in calls if call not in walk]
    return items + _destinations(words, names, ways, step.kind(0), frozenset())


def _destinations(words: Words, names: Names, ways: dict[int, Way], target: Ids, who: frozenset[str]) -> list[Item]:
    """Each destination as one line with its cost, the nearest first."""
    items = []
    for to, way in sorted(ways.items(), key=lambda found: (found[1].cost, found[0])):
        label = words.text("way", to=words.thing(target, to, names), cost=way.cost)
        items.append(Item(label, way.calls, things=who | {target.thing(to)}, cost=way.cost))
    return items


def _draft(view: View[Any], words: Words, names: Names, so_far: tuple[Call, ...]) -> list[Item]:
    assert view.choice is not None
    assert view.choice.draft is not None
    instead = [_leaf(view, words, names, call) for call in view.options()]
    if isinstance(view.choice.draft, TextDraft):
        return [Item(words.verb(view.choice.draft.step.name), writes=view.choice.draft.shape), *instead]
    unfinished = view.unfinished(so_far)
    whole = view.choice.draft.confirm(so_far)
    shown = view.picks(so_far) if view.amount() is None else []  # a number is typed
    picks = [Item(words.option(pick, names), pick=pick, things=view.pointed_at(pick)) for pick in shown]
    foreseen = words.all_said(foresee(view, whole)) if unfinished is None else ()
    return [*picks, Item(words.option(whole, names), (whole,), refusal=unfinished, foreseen=foreseen), *instead]


def closed(view: View[Any], words: Words, names: Names, so_far: tuple[Call, ...] = ()) -> list[Item]:
    """What cannot be done now, and why; first what cannot be picked after the picks of a draft so far."""
    return [
        Item(line.label, refusal=line.refusal, things=frozenset().union(*map(view.pointed_at, line.calls)))
        for line in (*closed_picks(view, words, names, so_far), *closed_lines(view, words, names))
    ]


def amount_range(bounds: range, words: Words) -> str:
    """Which numbers may be typed where an amount is asked for."""
    return words.text("amount-range", least=bounds.start, most=bounds[-1], step=bounds.step)
