"""What the table of HeroQuest looks like.

Heroes and Zargon sit at one board and see different things: everything a hero is shown rests on public fields, and
what only Zargon may know is added in his view alone, dimly. What has not changed is the same object as before: nodes
are functions of the few numbers they show, panels of the parts of the state they rest on, and both are kept.
"""

from lanterne.engine import View, has
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.rules.campaign import BETWEEN_QUESTS
from lanterne.games.heroquest.scene.armoury import ARMOURY, in_armoury
from lanterne.games.heroquest.scene.board import board_panel, chart_panel
from lanterne.games.heroquest.scene.chapters import chapter_panel, choosing_quest
from lanterne.games.heroquest.scene.monsters import kinds_here, monster_panel, spells_here
from lanterne.games.heroquest.scene.pending import pending
from lanterne.games.heroquest.scene.quest import book_panel, quest_panel, quest_title
from lanterne.games.heroquest.scene.sheets import player_panel, player_rows, sheet_panel, sheet_rows
from lanterne.games.heroquest.state import HEROES, NONE, State, zargon
from lanterne.kit.memo import rests_on
from lanterne.scene import Panel, Say, Scene
from lanterne.scene.saying import said

TITLE = Say("game-heroquest")


def scene(view: View[State]) -> Scene:
    """The board, the quest, the sheets, the monsters, who plays; between quests the armoury and the chapters."""
    s = view.state
    reads = may_read(view)
    lists = (
        sheet_panel(sheet_rows(s), s.piles, view.seat),
        monster_panel(kinds_here(s), spells_here(s, reads)),
        book_panel(s) if reads else quest_panel(s),
    )
    panels = (
        chart_panel(s) if reads else board_panel(s),
        *((ARMOURY,) if in_armoury(s) else ()),
        *((chapter_panel(s),) if choosing_quest(s) else ()),
        *(reversed(lists) if view.seat == zargon(s) else lists),  # each finds what is his first
        player_panel(player_rows(s), zargons_turn(s)),
    )
    return Scene(TITLE, _status(s), panels, _focus(panels), pending(s))


def may_read(view: View[State]) -> bool:
    """Whether the quest that is played lies open before the reader: Zargon, and the heroes once it is won (HQ-SET-4);
    a spectator never. Before it begins, nothing of it is on the table yet."""
    s = view.state
    if not view.seats or not (s.quest_won or has(view.seats, zargon(s))):
        return False
    return s.chart.briefing == BRIEFINGS[s.quest]


def zargons_turn(s: State) -> bool:
    """Whether the monsters have their turn."""
    return s.active == NONE and not between_quests(s) and not s.ending


def between_quests(s: State) -> bool:
    """Whether no quest is being played: before the first round, and when it is over."""
    return not s.round or in_armoury(s) or choosing_quest(s)


def after_quest(s: State) -> bool:
    """Whether a quest of a campaign is over and the next one is not agreed on."""
    return any(call[:2] == ("scope", BETWEEN_QUESTS) for call in s.agenda)


def _focus(panels: tuple[Panel, ...]) -> str:
    return next((panel.id for panel in panels if panel.id in ("armoury", "chapters")), "board")


@rests_on(
    lambda s: (
        *(s.agreed.campaign, s.quest, between_quests(s), after_quest(s)),
        *(s.round, s.active, s.rolled, s.points, bool(s.ending)),
    )
)
def _status(s: State) -> tuple[Say, ...]:
    told = [Say("campaign-black-banner")] if s.agreed.campaign else []
    told.append(quest_title(s.quest))
    if s.ending:
        return (*told, Say("status-over"))
    if between_quests(s):
        return (*told, Say("status-after") if after_quest(s) else Say("status-before"))
    told.append(Say("status-round", {"round": s.round}))
    if s.active == NONE:
        told.append(Say("status-zargon"))
    elif s.rolled:
        told.append(Say("status-moving", {"hero": said(HEROES, s.active), "to": _to(s.active), "points": s.points}))
    else:
        told.append(Say("status-turn", {"hero": said(HEROES, s.active), "to": _to(s.active)}))
    return tuple(told)


def _to(hero: int) -> Say:
    """French says whose turn it is so: "au nain de jouer"."""
    return Say(f"hero-{HEROES.name(hero)}.to")
