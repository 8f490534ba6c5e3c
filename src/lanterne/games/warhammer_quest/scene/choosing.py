"""Before the party is complete: the warriors to choose from."""

from lanterne.games.warhammer_quest.content.warriors import WARRIOR_NAMES
from lanterne.games.warhammer_quest.content.warriors import WARRIORS as SHEETS
from lanterne.games.warhammer_quest.scene.looks import (
    INITIATIVE_ICON,
    MOVE_ICON,
    SKILL_ICON,
    STRENGTH_ICON,
    TOUGHNESS_ICON,
    WARRIOR_ICONS,
    WARRIOR_MARKS,
    WARRIOR_TONES,
)
from lanterne.games.warhammer_quest.state import WARRIORS, State
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def choosing_panel(s: State) -> Panel:
    """All four warriors, with what they are good at; those already taken are dimmed."""
    nodes = tuple(warrior_node(warrior, warrior in s.party) for warrior in range(len(WARRIOR_NAMES)))
    return Panel("choosing", Say("panel-choosing"), "list", nodes)


def warrior_node(warrior: int, taken: bool) -> Node:
    sheet = SHEETS[warrior]
    return Node(
        id=f"warrior:{WARRIORS.name(warrior)}",
        shape="person",
        label=said(WARRIORS, warrior),
        tone=WARRIOR_TONES[warrior],
        icon=WARRIOR_ICONS[warrior],
        mark=WARRIOR_MARKS[warrior],
        detail=(effect_said(WARRIORS, warrior),),
        facts=(
            Fact(MOVE_ICON, str(sheet.movement), Say("fact-moves", {"count": sheet.movement})),
            Fact(SKILL_ICON, str(sheet.ws), Say("fact-skill", {"count": sheet.ws})),
            Fact(STRENGTH_ICON, str(sheet.strength), Say("fact-strength", {"count": sheet.strength})),
            Fact(
                TOUGHNESS_ICON,
                str(sheet.toughness + sheet.armour),
                Say("fact-toughness", {"count": sheet.toughness + sheet.armour}),
            ),
            Fact(INITIATIVE_ICON, str(sheet.initiative), Say("fact-initiative")),
        ),
        dim=taken,
    )
