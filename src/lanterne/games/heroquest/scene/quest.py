"""The quest: parchment, goal and rules, what has been read out, the Treasure cards; for Zargon the rest of the book."""

from lanterne.games.heroquest.content.quests import BRIEFINGS, Placed
from lanterne.games.heroquest.content.settings import CAMPAIGN_QUESTS
from lanterne.games.heroquest.scene.looks import (
    DECK_ICON,
    FIND_ICON,
    GOAL_ICON,
    HIDDEN_ICON,
    NOTE_ICON,
    QUEST_ICON,
    monster_icon,
    monster_tone,
)
from lanterne.games.heroquest.state import (
    BOOK,
    KINDS,
    LEVELS,
    NOTES,
    QUEST_RULES,
    REGIONS,
    SPELLS,
    TREASURES,
    Immunity,
    State,
)
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

PARCHMENT_TONE = "#c9b78c"
SECRET_TONE = "#6a1b2a"


def quest_panel(s: State) -> Panel:
    """The quest as everybody knows it."""
    return Panel("quest", Say("panel-quest"), "list", _known(s))


def book_panel(s: State) -> Panel:
    """The quest as Zargon's book has it."""
    name = BRIEFINGS[s.quest].id
    known = {f"{name}-{rule}" for rule in BRIEFINGS[s.quest].rules} | {QUEST_RULES.name(rule) for rule in s.told_rules}
    untold = [rule.id for rule in s.chart.rules if f"{name}-{rule.id}" not in known]
    rules = [_secret(f"rule:{rule}", Say(f"quest-rule-{name}-{rule}")) for rule in untold]
    unread = [note.id for note in s.chart.notes if note.id not in s.fired]
    notes = [_secret(f"unread:{note}", Say(f"note-{name}-{note}")) for note in unread]
    finds = [_find(name, find.room) for find in s.finds]
    waves = [_wave(wave.turn, wave.monsters) for wave in s.chart.waves if wave.turn >= s.round]
    return Panel(
        "quest", Say("panel-quest"), "list", (*_known(s), _wandering(s.chart.wandering), *rules, *notes, *finds, *waves)
    )


def _known(s: State) -> tuple[Node, ...]:
    return (
        *parchment_nodes(s),
        *(_told_rule(rule) for rule in s.told_rules),
        *(_read(note) for note in s.told),
        *(_immune(row) for row in s.immunities),
        *((_deck(s.deck),) if s.deck else ()),
    )


def parchment_nodes(s: State) -> tuple[Node, ...]:
    """The story, the goal, and the rules that go with it."""
    return (_title(s), _goal(s.quest, s.hopeless), *(_rule(s.quest, rule) for rule in BRIEFINGS[s.quest].rules))


def quest_title(quest: int) -> Say:
    """What a quest is called: those of the book with their numbers, those of packs by their names alone."""
    name = said(BOOK, quest)
    return Say("quest-title", {"number": quest + 1, "quest": name}) if quest < CAMPAIGN_QUESTS else name


def _title(s: State) -> Node:
    quest, row = s.quest, BRIEFINGS[s.quest]
    level = Say("quest-difficulty", {"difficulty": said(LEVELS, s.agreed.difficulty)})
    return Node(
        id=f"quest:{row.id}",
        shape="banner",
        label=quest_title(quest),
        tone=PARCHMENT_TONE,
        icon=QUEST_ICON,
        mark=str(quest + 1) if quest < CAMPAIGN_QUESTS else "",
        detail=(level, Say(f"quest-{row.id}.flavor"), *((Say("quest-is-won"),) if s.quest_won else ())),
    )


def _goal(quest: int, hopeless: bool) -> Node:
    row = BRIEFINGS[quest]
    details = [Say("quest-reward", {"gold": row.gold})] if row.gold else []
    details += [Say("quest-hopeless")] if hopeless else []
    return Node(
        id="goal",
        shape="card",
        label=Say("quest-goal"),
        tone=PARCHMENT_TONE,
        icon=GOAL_ICON,
        detail=(Say(f"quest-{row.id}.effect"), *details),
        indent=1,
        active=True,
    )


def _rule(quest: int, rule: str) -> Node:
    return _read_out(f"rule:{rule}", Say("quest-rule"), Say(f"quest-rule-{BRIEFINGS[quest].id}-{rule}"))


def _told_rule(rule: int) -> Node:
    return _read_out(f"told-rule:{QUEST_RULES.name(rule)}", Say("quest-rule"), said(QUEST_RULES, rule))


def _read(note: int) -> Node:
    return _read_out(f"note:{NOTES.name(note)}", Say("quest-note"), said(NOTES, note))


def _read_out(node_id: str, label: Say, text: Say) -> Node:
    return Node(node_id, "card", label, tone=PARCHMENT_TONE, icon=NOTE_ICON, detail=(text,), indent=1)


def _immune(row: Immunity) -> Node:
    return Node(
        id=f"immune:{KINDS.name(row.kind)}:{SPELLS.name(row.spell)}",
        shape="card",
        label=Say("quest-immune", {"monster": said(KINDS, row.kind), "spell": said(SPELLS, row.spell)}),
        tone=monster_tone(row.kind),
        icon=monster_icon(row.kind),
        indent=1,
    )


def _deck(deck: tuple[int, ...]) -> Node:
    left = sum(deck)
    kinds = [
        Say("deck-of-kind", {"count": count, "treasure": said(TREASURES, card)})
        for card, count in enumerate(deck)
        if count
    ]
    return Node(
        id="deck",
        shape="card",
        label=Say("deck"),
        tone="#8a7440",
        icon=DECK_ICON,
        badge=str(left),
        detail=(Say("deck-left", {"count": left}), *kinds),
    )


# --- Zargon's ---------------------------------------------------------------------------------------------------------


def _secret(node_id: str, text: Say) -> Node:
    return Node(node_id, "card", Say("quest-unread"), tone=SECRET_TONE, icon=HIDDEN_ICON, detail=(text,), indent=1)


def _wandering(kind: int) -> Node:
    return Node(
        id="wandering",
        shape="monster",
        label=Say("quest-wandering"),
        tone=monster_tone(kind),
        icon=monster_icon(kind),
        detail=(said(KINDS, kind),),
    )


def _find(quest: str, room: int) -> Node:
    return Node(
        id=f"find:{REGIONS.name(room)}",
        shape="card",
        label=Say("quest-find", {"region": said(REGIONS, room)}),
        tone=SECRET_TONE,
        icon=FIND_ICON,
        detail=(Say(f"find-{quest}-{REGIONS.name(room)}"),),
        indent=1,
    )


def _wave(turn: int, monsters: tuple[Placed, ...]) -> Node:
    counted = {placed.kind: sum(other.kind == placed.kind for other in monsters) for placed in monsters}
    details = [Say("wave-of-kind", {"count": count, "monster": said(KINDS, kind)}) for kind, count in counted.items()]
    first = next(iter(counted))
    return Node(
        id=f"wave:{turn}",
        shape="ghost",
        label=Say("quest-wave", {"turn": turn}),
        tone=monster_tone(first),
        icon=monster_icon(first),
        detail=tuple(details),
        indent=1,
    )
