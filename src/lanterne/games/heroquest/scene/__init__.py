"""What the table of HeroQuest looks like.

Heroes and Zargon share one board and see different things: heroes see what public fields say; what only Zargon may
know is added to Zargon's view alone, dimmed.
"""

from lanterne.engine import View, has
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.content.settings import CAMPAIGN_QUESTS
from lanterne.games.heroquest.rules.acting import is_open
from lanterne.games.heroquest.rules.campaign import BETWEEN_QUESTS
from lanterne.games.heroquest.scene.armoury import armoury_panel, in_armoury
from lanterne.games.heroquest.scene.board import board_panel, chart_panel
from lanterne.games.heroquest.scene.chapters import chapter_panel, choosing_quest
from lanterne.games.heroquest.scene.monsters import monster_panel
from lanterne.games.heroquest.scene.pending import pending
from lanterne.games.heroquest.scene.quest import book_panel, quest_panel, quest_title
from lanterne.games.heroquest.scene.sheets import player_panel, sheet_panel
from lanterne.games.heroquest.state import HEROES, NONE, State, zargon
from lanterne.scene import Panel, Say, Scene
from lanterne.scene.saying import said

TITLE = Say("game-heroquest")


def scene(view: View[State]) -> Scene:
    """The board, the quest, the sheets, the monsters, who plays; between quests the armoury and the chapters."""
    s = view.state
    reads = may_read(view)
    lists = (
        sheet_panel(s, view.seat),
        monster_panel(s, reads),
        book_panel(s) if reads else quest_panel(s),
    )
    panels = (
        chart_panel(s) if reads else board_panel(s),
        *((armoury_panel(s),) if in_armoury(s) else ()),
        *((chapter_panel(s),) if choosing_quest(s) else ()),
        *(reversed(lists) if view.seat == zargon(s) else lists),  # what concerns the reader comes first
        player_panel(s, zargons_turn(s)),
    )
    return Scene(TITLE, _status(s), panels, _focus(panels), pending(s))


def may_read(view: View[State]) -> bool:
    """Whether the viewer may read the quest: Zargon, and the heroes once it is won (HQ-SET-4); never a spectator.
    Before it begins, there is nothing to read."""
    s = view.state
    if not view.seats or not (s.quest_won or has(view.seats, zargon(s))):
        return False
    return s.chart.briefing == BRIEFINGS[s.quest]


def zargons_turn(s: State) -> bool:
    """Whether it is Zargon's turn."""
    return s.active == NONE and not between_quests(s) and not s.ending


def between_quests(s: State) -> bool:
    """Whether no quest is being played: before the first round, and when it is over."""
    return not s.round or in_armoury(s) or choosing_quest(s)


def after_quest(s: State) -> bool:
    """Whether a quest of a campaign is over and the next one has not been agreed on."""
    return is_open(s, BETWEEN_QUESTS)


def _focus(panels: tuple[Panel, ...]) -> str:
    return next((panel.id for panel in panels if panel.id in ("armoury", "chapters")), "board")


def _status(s: State) -> tuple[Say, ...]:
    status = [Say("campaign-black-banner")] if s.agreed.campaign and s.quest < CAMPAIGN_QUESTS else []
    status.append(quest_title(s.quest))
    if s.ending:
        return (*status, Say("status-over"))
    if between_quests(s):
        return (*status, Say("status-after") if after_quest(s) else Say("status-before"))
    status.append(Say("status-round", {"round": s.round}))
    if s.active == NONE:
        status.append(Say("status-zargon"))
    elif s.rolled:
        status.append(Say("status-moving", {"hero": said(HEROES, s.active), "to": _to(s.active), "points": s.points}))
    else:
        status.append(Say("status-turn", {"hero": said(HEROES, s.active), "to": _to(s.active)}))
    return tuple(status)


def _to(hero: int) -> Say:
    """The form for "au nain de jouer", which French uses for whose turn it is."""
    return Say(f"hero-{HEROES.name(hero)}.to")
