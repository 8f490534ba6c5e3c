"""The open page of the quest's sheet: what is on it, the entries that it can mention, and the other pages."""

from collections.abc import Iterator

from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.difficulty import difficulty, purse
from lanterne.games.heroquest.scene.looks import GOAL_ICON, QUEST_ICON, monster_icon
from lanterne.games.quest_workshop.entries import every, open_family
from lanterne.games.quest_workshop.rules.pages import every_page
from lanterne.games.quest_workshop.scene.cards import PARCHMENT, effect_nodes, entry_node, texts
from lanterne.games.quest_workshop.scene.telling import part_said
from lanterne.games.quest_workshop.state import MONSTERS, MOST, PAGES, SUBJECTS, State, page_name
from lanterne.games.quest_workshop.texts import subject_key, subjects
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

SHOWN = {
    "map": ("group", "flag"),
    "people": ("character", "ally", "object", "item"),
    "goal": ("character", "object", "ally", "flag"),
    "rules": ("rule", "note"),
    "notes": ("flag", "note", "action", "wave"),
    "words": tuple(MOST),
    "profile": (),
    "when": ("character", "object", "flag", "group"),
    "then": ("character", "ally", "flag"),
}
"""The families of entries that a page shows."""


def sheet_panel(s: State) -> Panel:
    """Everything on the page that is not on the board. The open entry comes first."""
    shown = [entry for (entry,) in every(s, *SHOWN[page_name(s)])]
    first = [s.open] if page_name(s) in ("profile", "when", "then") else []
    nodes = (
        *(entry_node(s, entry) for entry in first),
        *_page_nodes(s),
        *(entry_node(s, entry) for entry in shown if entry not in first),
        *(_page(page, page == s.page) for (page,) in every_page(s, 0)),
    )
    return Panel("sheet", Say("panel-sheet"), "list", nodes)


def author_panel() -> Panel:
    """The author."""
    return Panel(
        "author", Say("panel-author"), "list", (Node("seat:0", "person", Say("seat-author"), icon="scroll-quill"),)
    )


def _page(page: int, active: bool) -> Node:
    return Node(
        f"page:{PAGES.name(page)}", "thing", said(PAGES, page), tone=PARCHMENT, icon="tied-scroll", active=active
    )


def _page_nodes(s: State) -> Iterator[Node]:
    """What is on the page besides entries."""
    match page_name(s):
        case "goal":
            for number, part in enumerate(s.quest.parts, 1):
                yield _card(f"part:{number}", part_said(s.quest, part), GOAL_ICON, str(number))
        case "rules":
            yield from _terms(s)
        case "notes" if s.quest.collapse is not None:
            flag, number = s.quest.collapse.flag, len(s.quest.collapse.squares)
            yield _card("collapse", Say("sheet-collapse", {"flag": flag, "number": number}), "falling-boulder")
        case "then" if open_family(s) in ("note", "action"):
            yield from effect_nodes(s)
        case "words":
            for n in subjects(s.quest):
                key = subject_key(s.quest, n)
                node_id = f"subject:{SUBJECTS.name(n)}"
                yield Node(node_id, "card", said(SUBJECTS, n), tone=PARCHMENT, icon=QUEST_ICON, detail=texts(s, key))


def _card(node_id: str, label: Say, icon: str, mark: str = "") -> Node:
    return Node(node_id, "card", label, tone=PARCHMENT, icon=icon, mark=mark)


def _terms(s: State) -> Iterator[Node]:
    """Reward, number, difficulty, purse, wandering monster and the other terms of the quest."""
    quest = s.quest
    yield _card("reward", Say("sheet-reward", {"gold": quest.gold}), "swap-bag")
    yield _card("number", Say("sheet-number", {"number": quest.number}), QUEST_ICON, str(quest.number))
    yield _card("difficulty", Say("sheet-difficulty", {"number": difficulty(quest, BOX)}), GOAL_ICON)
    yield _card("purse", Say("sheet-purse", {"gold": purse(quest, BOX)}), "swap-bag")
    kind = MONSTERS.number(quest.wandering)
    yield _card("wandering", Say("sheet-wandering", {"monster": said(MONSTERS, kind)}), monster_icon(kind))
    if quest.title:
        yield _card("honour", Say("sheet-honour"), "flag-objective")
    if quest.exit_named:
        yield _card("exit", Say("sheet-exit"), "exit-door")
    if quest.retreat:
        yield _card("retreat", Say("sheet-retreat"), "stairs")
