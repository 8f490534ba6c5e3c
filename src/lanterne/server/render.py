"""What a person is shown of a table, made from a view and words and nothing else.

Everything here is a pure function of its arguments, so that a test can make each message again from a sample of the
view and compare: nothing that a seat may not know can be in it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from lanterne import registry
from lanterne.coaching import why
from lanterne.engine import (
    HIDDEN,
    NUMBER,
    SEATS,
    Box,
    Call,
    Draft,
    EventRecord,
    Faces,
    Remark,
    TextDraft,
    View,
)
from lanterne.scene import Fact, Ghost, Line, Node, Panel, Say, Scene, Sheet
from lanterne.search.coach import Advice
from lanterne.server.messages import (
    Closed,
    Ending,
    Hint,
    LineKind,
    LogLine,
    Option,
    PanelChange,
    Place,
    Prompt,
    ShownAmount,
    ShownCard,
    ShownDie,
    ShownDraft,
    ShownFact,
    ShownGhost,
    ShownLine,
    ShownNode,
    ShownPanel,
    ShownSheet,
    ShownShortcut,
)
from lanterne.words import Names, Words
from lanterne.words.closed import ClosedLine, closed_lines, closed_picks

LONG = 40
"""Letters of a name, at most; what is longer is a text."""
NOTHING = -1

# --- the scene --------------------------------------------------------------------------------------------------------


def shown_panel(panel: Panel[Any], words: Words) -> ShownPanel:
    """A panel with words."""
    nodes = tuple([_node(node, words.said) for node in panel.nodes])
    lines = tuple([_line(line, words) for line in panel.lines])
    return replace(panel, title=words.said(panel.title), nodes=nodes, lines=lines)


def changes(before: Scene, after: Scene, words: Words) -> tuple[PanelChange, ...] | None:
    """What changed between two scenes; None if their panels are not the same ones, so that all must be shown again."""
    if len(before.panels) != len(after.panels):
        return None
    changed: list[PanelChange] = []
    for old, new in zip(before.panels, after.panels, strict=True):
        if old == new:
            continue
        if old.id != new.id or old.size != new.size or old.kind != new.kind:
            return None
        changed.append(panel_change(old, new, words))
    return tuple(changed)


def panel_change(old: Panel, new: Panel, words: Words) -> PanelChange:
    """What changed on a panel: nodes that are new or no longer equal, the ids of those that are gone, and the order of
    all of them unless it is the old one with the new ones at the end."""
    changed, gone, order = _node_changes(old.nodes, new.nodes)
    return PanelChange(
        new.id,
        tuple([_node(node, words.said) for node in changed]),
        gone,
        order,
        words.said(new.title) if new.title != old.title else "",
        tuple(_line(line, words) for line in new.lines) if new.lines != old.lines else None,
        new.near if new.near != old.near else None,
    )


def _node_changes(old: tuple[Node, ...], new: tuple[Node, ...]) -> tuple[list[Node], tuple[str, ...], tuple[str, ...]]:
    """The nodes, the ids and the order that `panel_change` tells of."""
    known, here = [node.id for node in old], [node.id for node in new]
    if known == here:  # mostly
        return [node for before, node in zip(old, new, strict=True) if node != before], (), ()
    was, stays = {node.id: node for node in old}, {*here}
    changed = [node for node in new if was.get(node.id) != node]
    would_be = [*(name for name in known if name in stays), *(name for name in here if name not in was)]
    return changed, tuple([name for name in known if name not in stays]), tuple(here) if would_be != here else ()


def _node(node: Node[Any], say: Callable[[Say], str]) -> ShownNode:
    return replace(
        node,
        label=say(node.label),
        mark=node.mark if isinstance(node.mark, str) else say(node.mark),
        detail=tuple([say(words) for words in node.detail]),
        facts=tuple([_fact(fact, say) for fact in node.facts]),
    )


def _fact(fact: Fact[Any], say: Callable[[Say], str]) -> ShownFact:
    return replace(fact, label=say(fact.label), mark=fact.mark if isinstance(fact.mark, str) else say(fact.mark))


def facts(each: Iterable[Fact[Any]], words: Words) -> tuple[ShownFact, ...]:
    """Facts with words."""
    return tuple([_fact(fact, words.said) for fact in each])


def _line(line: Line[Any], words: Words) -> ShownLine:
    return replace(line, label=words.said(line.label), joins=())


def shown_ghost(ghost: Ghost[Any], words: Words) -> ShownGhost:
    """A ghost with words."""
    nodes = tuple([_node(node, words.said) for node in ghost.nodes])
    return replace(ghost, nodes=nodes, lines=tuple([_line(line, words) for line in ghost.lines]))


# --- what is asked ----------------------------------------------------------------------------------------------------


def prompt(view: View[Any], words: Words, names: Names) -> Prompt:
    """The question to the view's seat; for others whom the game waits for; at the end how it ended."""
    if view.choice is None:
        return Prompt(words.title, words.prompt(view, names))
    if not view.is_asked:
        return waiting(view.choice.seats, words, names)
    title, spare = names.seats[view.seat], view.auto_answerable
    told = words.prompt(view, names)
    spared = words.auto_answer(spare)[1] if spare else ""
    shows = registry.looks(view).sheet
    sheet = shows(view) if shows is not None else None
    shown = shown_sheet(sheet, words) if sheet is not None else None
    return Prompt(title, told, view.decision.rules, spare, spared, _cards_asked_about(view, words), shown)


def shown_sheet(sheet: Sheet[Any], words: Words) -> ShownSheet:
    """A sheet with words."""
    rows = tuple([replace(row, label=words.said(row.label), cells=words.all_said(row.cells)) for row in sheet.rows])
    return replace(sheet, title=words.said(sheet.title), columns=words.all_said(sheet.columns), rows=rows)


def _cards_asked_about(view: View[Any], words: Words) -> tuple[ShownCard, ...]:
    """The cards that a question is about: a treasure that somebody is to have, a power that could be used."""
    looks, step, args = registry.looks(view), view.decision, view.state.agenda[-1][1:]
    found = []
    for place, thing in enumerate(args):
        kind = step.kind(place)
        icon = looks.picture(kind.kind, thing) if kind is not NUMBER and isinstance(thing, int) and thing >= 0 else ""
        if icon and (text := words.about(kind, thing)):
            found.append(ShownCard("", icon, words.thing(kind, thing), text))
    return tuple(found)


def waiting(asked: tuple[int, ...], words: Words, names: Names) -> Prompt:
    """Whom the game waits for, for those who are not asked."""
    return Prompt("", words.waiting(asked, names))


def opening(view: View[Any], words: Words) -> ShownPanel | None:
    """What is read before the first decision; None if the view's seat is not asked for one yet."""
    shows = registry.looks(view).opening
    if shows is None or not view.is_asked or view.ready_answer() is not None:
        return None
    return shown_panel(shows(view), words)


def options(view: View[Any], words: Words, names: Names) -> tuple[Option, ...]:
    """What the view's seat may answer, except drafts. Empty if it is not asked, or asked for a draft only."""
    found: list[Option] = []
    looks, notes, ghosts = registry.looks(view), registry.notes(view), registry.ghosts(view)
    grave, great = {step.name for step in looks.grave}, {step.name for step in looks.great}
    for call in view.options():
        warning = looks.warning(view, call)
        warned = words.said(warning) if warning is not None else ""
        note = " · ".join(words.all_said(notes[call])) if call in notes else ""
        option = _option(view, words, names, call, warned, note)
        ghost = shown_ghost(ghosts[call], words) if call in ghosts else None
        found.append(replace(option, grave=call[0] in grave, great=call[0] in great, ghost=ghost))
    return tuple(found)


def _option(view: View[Any], words: Words, names: Names, call: Call, warning: str = "", note: str = "") -> Option:
    pointed, aside = things(view.box, call), call[0] in registry.looks(view).aside
    return Option(words.option(call, names), view.box.encode(call), call[0], pointed, warning, note, aside)


@lru_cache(maxsize=4096)
def things(box: Box[Any], call: Call) -> tuple[str, ...]:
    """The ids of what a call points at, in the order of its arguments. Cached: the same calls come again and again."""
    step = box.steps[call[0]]
    args = [(step.kind(place), arg) for place, arg in enumerate(call[1:]) if isinstance(arg, int)]
    return tuple([kind.thing(arg) for kind, arg in args if kind is not NUMBER])


def option_headings(view: View[Any], words: Words) -> dict[str, str]:
    """The headings of the options, and of the sides of an offer."""
    return headings(words, [call[0] for call in view.options()], view.choice.draft if view.choice else None)


def headings(words: Words, steps: Iterable[str], draft: Draft | None = None) -> dict[str, str]:
    """The heading of each of these steps, and of each side of an offer."""
    sides = [side.name for side in draft.sides] if draft is not None else []
    return {step: words.verb(step) for step in dict.fromkeys([*steps, *sides])}


def closed(view: View[Any], words: Words, names: Names) -> tuple[Closed, ...]:
    """What the view's seat cannot answer now, and why."""
    return _closed(view, words, names, closed_lines(view, words, names))


def _closed(view: View[Any], words: Words, names: Names, lines: Iterable[ClosedLine]) -> tuple[Closed, ...]:
    return tuple(
        [
            Closed(
                label,
                calls[0][0],
                words.refusal(refusal, names),
                refusal.rule,
                tuple(dict.fromkeys([thing for call in calls for thing in things(view.box, call)])),
            )
            for label, refusal, calls in lines
        ]
    )


def shortcuts(view: View[Any], words: Words) -> tuple[ShownShortcut, ...]:
    """What the view's seat may do by several answers at once."""
    return tuple([ShownShortcut(each.name, *words.shortcut(each.name)) for each in view.shortcuts()])


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
        tuple(_option(view, words, names, pick) for pick in so_far),
        () if amount else tuple(_option(view, words, names, pick) for pick in view.picks(so_far)),
        _closed(view, words, names, closed_picks(view, words, names, so_far)),
        words.refusal(refusal, names) if refusal is not None else "",
        refusal.rule if refusal is not None else "",
        amount,
        _places(view, so_far) if choice.draft.shape == "slots" else 0,
        words.all_said(registry.foresee(view, whole)) if ahead and refusal is None else (),
        refusal is None and not ahead and registry.looks(view).foresee is not None,
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
    """The log line of an event, as `said` by `EventRecord.seen_by` for its readers."""
    pointed: list[str] = []
    rolls: list[list[ShownDie]] = []
    for (_, kind), arg in zip(said.event.params, said.args, strict=True):
        if arg is HIDDEN or kind is NUMBER:
            continue
        if isinstance(kind, Faces):
            rolls.append([_die(kind, face, words) for face in arg])
            continue
        each = [one[0] if isinstance(one, tuple) else one for one in (arg if isinstance(arg, tuple) else (arg,))]
        pointed += [kind.thing(thing) for thing in each if thing != -1]
    text, thread = words.event(said, names), said.event.thread(said.args)
    joins = " ".join(map(str, thread)) if thread is not None else ""
    things, dice = tuple(dict.fromkeys(pointed)), _counted(rolls, said.event.counts(said.args))
    about: LineKind = "remark" if isinstance(said.event, Remark) else "event"
    hidden = any(arg is HIDDEN for arg in said.args)
    return LogLine(
        n,
        text,
        about,
        said.event.rule,
        things,
        dice,
        thread=joins,
        cancels=said.event.cancels,
        stage=_stage(said, words),
        needs=0 if hidden else said.event.needed(said.args),
        odds=0 if hidden else round(100 * said.event.odds(said.args)),
        befalls=_befallen(said),
    )


def _befallen(said: EventRecord) -> tuple[str, ...]:
    """To whom it happened."""
    for (name, kind), arg in zip(said.event.params, said.args, strict=True):
        if name == said.event.befalls and arg is not HIDDEN:
            each = [one[0] if isinstance(one, tuple) else one for one in (arg if isinstance(arg, tuple) else (arg,))]
            return tuple([kind.thing(one) for one in each if one != NOTHING])
    return ()


def _stage(said: EventRecord, words: Words) -> ShownCard | None:
    """The card that an event puts on the stage, if its readers may know it."""
    place = said.event.card
    if place < 0 or said.args[place] is HIDDEN or said.args[place] == NOTHING:
        return None
    kind, thing = said.event.params[place][1], said.args[place]
    title, about = words.thing(kind, thing), words.about(kind, thing)
    if len(title) > LONG:  # such as what is read out: it has no name
        title, about = "", (title, *about)
    icon = registry.manifest(words.box.name).looks.picture(kind.kind, thing)
    return ShownCard(words.stage(said.event), icon, title, about, said.event.sound)


def _counted(rolls: Sequence[Sequence[ShownDie]], counts: Sequence[bool]) -> tuple[ShownDie, ...]:
    """All dice of an event. Of several rolls the last one counts; the dice before were rolled again."""
    if not rolls:
        return ()
    gone = [replace(die, counts="gone") for roll in rolls[:-1] for die in roll]
    last = rolls[-1]
    if counts:
        last = [replace(die, counts="yes" if good else "no") for die, good in zip(last, counts, strict=True)]
    return (*gone, *last)


def _die(kind: Faces, face: int, words: Words) -> ShownDie:
    tone = registry.dice_of(words.box.name).get(kind.kind, "")
    return ShownDie(words.thing(kind, face), kind.marks[face], kind.icons[face], tone=tone)


def hint(view: View[Any], choice: int, advice: Advice, words: Words) -> Hint:
    """What the coach would answer, and why."""
    label = words.option(advice.answer, words.names(view.state, view.seat))
    return Hint(choice, view.seat, label, why(view, advice, words), things(view.box, advice.answer))


def deeds(view: View[Any], words: Words, events: Sequence[EventRecord]) -> tuple[tuple[ShownFact, ...], ...]:
    """Who did what in these events, for each seat; nothing if the game does not say."""
    counts = registry.looks(view).deeds
    if counts is None:
        return ((),) * len(view.state.sealed)
    return tuple([facts(done, words) for done in counts(view.state, events)])


def ending(view: View[Any], words: Words, names: Names, events: Iterable[EventRecord]) -> Ending | None:
    """How the game ended and what decided it; None while it is played."""
    if view.choice is not None:
        return None
    events = tuple(events)
    places = view.box.ranking(view.state)
    done = deeds(view, words, events)
    rows = [
        Place(
            seat,
            place,
            words.thing(SEATS, seat, names),
            tuple(words.said(say) for say in registry.looks(view).account(view.state, seat)),
            done[seat],
        )
        for seat, place in enumerate(places)
    ]
    return Ending(
        words.ending(view.state.ending),
        tuple(sorted(rows, key=lambda row: (row.place, row.seat))),
        tuple(words.said(point) for point in registry.looks(view).turning_points(view.state, events)),
        words.rematch,
        registry.search(view.box.name) is not None,
    )
