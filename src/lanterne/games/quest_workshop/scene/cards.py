"""The entries of a sheet as cards."""

from collections.abc import Callable, Iterator
from typing import Any

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.rows import Profile
from lanterne.games.heroquest.scene.looks import NAMED_TONE, NOTE_ICON, QUEST_ICON, monster_icon
from lanterne.games.heroquest.state import SQUARES
from lanterne.games.quest_workshop.entries import called, effects_of, family_of, place_of, row_of
from lanterne.games.quest_workshop.scene.palette import ALLY_TONE, THING_TONE
from lanterne.games.quest_workshop.scene.telling import all_said, effect_said, when_said
from lanterne.games.quest_workshop.state import APPLIES, ENTRIES, LANGUAGES, MONSTERS, ROOMS, SPELLS, STATS, State
from lanterne.games.quest_workshop.telling import action_said, foe_said, item_said
from lanterne.games.quest_workshop.texts import entry_keys, text_of
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

PARCHMENT = "#c9b48a"
LOOKS = {
    "character": ("warlock-hood", NAMED_TONE),
    "ally": ("cowled", ALLY_TONE),
    "object": ("lever", THING_TONE),
    "item": ("swap-bag", THING_TONE),
    "rule": ("scroll-quill", PARCHMENT),
    "flag": ("flag-objective", PARCHMENT),
    "note": (NOTE_ICON, PARCHMENT),
    "action": ("lever", PARCHMENT),
    "wave": ("crossed-swords", PARCHMENT),
    "group": ("run", PARCHMENT),
}


def entry_node(s: State, entry: int) -> Node:
    """An entry with its details and its texts."""
    family, row = family_of(entry), row_of(s, entry)
    icon, tone = LOOKS[family]
    if isinstance(row, sheets.Character):
        icon = monster_icon(MONSTERS.number(row.figure))
    name = called(s, entry)
    return Node(
        id=f"entry:{ENTRIES.name(entry)}",
        shape="card",
        label=said(ENTRIES, entry),
        tone=tone,
        icon=icon,
        mark=str(place_of(entry) + 1),
        detail=(
            *((Say("known-as", {"name": name}),) if name else ()),
            *_DETAIL.get(family, _nothing)(s, row),
            *(say for key in entry_keys(s, entry) for say in texts(s, key)),
        ),
        active=s.open == entry,
    )


def texts(s: State, key: str) -> tuple[Say, ...]:
    """The text of this key in each language."""
    english, french = (text_of(s, key, language) for language in range(len(LANGUAGES.names)))
    return (
        Say("in-english", {"text": english}) if english else Say("no-english"),
        Say("in-french", {"text": french}) if french else Say("no-french"),
    )


def effect_nodes(s: State) -> Iterator[Node]:
    """What the open note or action does, in order."""
    for number, effect in enumerate(effects_of(s), 1):
        say = effect_said(s.quest, effect)
        yield Node(f"effect:{number}", "card", say, tone=PARCHMENT, icon=QUEST_ICON, mark=str(number))


def _nothing(s: State, row: Any) -> Iterator[Say]:
    return iter(())


def _profile(profile: Profile) -> Iterator[Say]:
    for n, name in enumerate(STATS.names):
        yield Say("stat-is", {"stat": said(STATS, n), "number": int(getattr(profile, name))})


def _character(s: State, row: sheets.Character) -> Iterator[Say]:
    yield said(MONSTERS, MONSTERS.number(row.figure))
    yield from _profile(row.profile)
    yield from (said(SPELLS, SPELLS.number(name)) for name in row.spells)
    for name in row.immune_spells:
        yield Say("shrugs-off", {"spell": said(SPELLS, SPELLS.number(name))})
    if row.immune_fire:
        yield Say("is-fireproof")


def _ally(s: State, row: sheets.Ally) -> Iterator[Say]:
    yield _square(row.at)
    yield from _profile(row.profile)
    yield Say("is-led") if row.controlled else Say("stays-put")
    if row.untargetable:
        yield Say("is-left-alone")
    if row.joins:
        yield Say("joins-by", {"entry": action_said(s.quest, row.joins)})


def _object(s: State, row: sheets.Object) -> Iterator[Say]:
    yield _square(row.at)
    if not row.body:
        yield Say("is-firm")
        return
    for n, name in enumerate(STATS.names):
        if name in ("defend", "body"):
            yield Say("stat-is", {"stat": said(STATS, n), "number": int(getattr(row, name))})


def _square(name: str) -> Say:
    return said(SQUARES, LAYOUT.square(name))


def _rule(s: State, row: sheets.Rule) -> Iterator[Say]:
    if row.applies == "note":
        yield Say("rule-of-note")
    else:
        yield said(APPLIES, APPLIES.number(row.applies or "parchment"))


def _note(s: State, row: sheets.Note) -> Iterator[Say]:
    yield when_said(s.quest, row.trigger)
    yield from _effects(s, row)


def _effects(s: State, row: sheets.Note | sheets.Action) -> Iterator[Say]:
    yield from (effect_said(s.quest, effect) for effect in row.effects)
    if not row.once:
        yield Say("happens-again")


def _action(s: State, row: sheets.Action) -> Iterator[Say]:
    if row.squares:
        where = all_said([_square(name) for name in row.squares])
        yield Say("done-on", {"squares": where}) if row.reach == "on" else Say("done-beside", {"squares": where})
    else:
        yield Say("done-nowhere")
    if row.needs.quiet_room:
        yield Say("asks-quiet", {"region": said(ROOMS, ROOMS.number(row.needs.quiet_room))})
    if row.needs.any_item:
        items = all_said([item_said(s.quest, name) for name in row.needs.any_item])
        yield Say("asks-item", {"items": items})
    if row.needs.dead:
        yield Say("asks-death", {"others": all_said([foe_said(s.quest, name) for name in row.needs.dead])})
    yield from _effects(s, row)


def _wave(s: State, row: sheets.Wave) -> Iterator[Say]:
    yield Say("wave-turn", {"number": row.turn})
    yield Say("then-monsters", {"number": len(row.monsters)})


def _group(s: State, row: sheets.Start) -> Iterator[Say]:
    yield Say("group-squares", {"number": len(row.squares)})
    yield Say("group-places", {"places": ", ".join(map(str, row.positions)) or "–"})


_DETAIL: dict[str, Callable[[State, Any], Iterator[Say]]] = {
    "character": _character,
    "ally": _ally,
    "object": _object,
    "rule": _rule,
    "note": _note,
    "action": _action,
    "wave": _wave,
    "group": _group,
}
