"""The chapters of the campaign: which quests are completed, open or locked, when the next one is chosen."""

from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.rules.agreement import consent
from lanterne.games.heroquest.rules.campaign import chapters, failed_tries, next_quest, open_quest
from lanterne.games.heroquest.scene.looks import QUEST_ICON
from lanterne.games.heroquest.scene.quest import PARCHMENT_TONE
from lanterne.games.heroquest.state import BOOK, State
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

LOCKED_TONE = "#5a5348"


def choosing_quest(s: State) -> bool:
    """Whether the next quest is being proposed or agreed on."""
    return any(call[0] in (next_quest.name, consent.name) for call in s.agenda)


def chapter_panel(s: State) -> Panel:
    """All quests in order."""
    first = open_quest(s)
    nodes = tuple(_chapter(quest, quest < first, quest > first, failed_tries(s, quest)) for quest in chapters(s))
    return Panel("chapters", Say("panel-chapters"), "list", nodes)


def _chapter(quest: int, completed: bool, locked: bool, tries: int) -> Node:
    row = BRIEFINGS[quest]
    details = [Say("chapter-completed")] if completed else []
    details += [Say("chapter-tried", {"count": tries})] if tries else []
    details.append(Say("chapter-locked") if locked else Say(f"quest-{row.id}.effect"))
    return Node(
        id=f"chapter:{row.id}",
        shape="card",
        label=Say("quest-title", {"number": row.number, "quest": said(BOOK, quest)}),
        tone=LOCKED_TONE if locked else PARCHMENT_TONE,
        icon=QUEST_ICON,
        mark=str(row.number),
        detail=tuple(details),
        thing=f"quest:{row.id}",
    )
