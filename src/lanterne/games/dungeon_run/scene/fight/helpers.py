"""Between the two: who assists and who sabotages, with the dice that it gives or takes."""

from functools import lru_cache

from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM, ESCAPE
from lanterne.games.dungeon_run.rules.pool import assist_dice, sabotage_dice
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.fight.places import BETWEEN, HELPERS, area
from lanterne.games.dungeon_run.state import HERO_IDS, RATINGS, SABOTAGES, Deed, State, conscious
from lanterne.kit.boxes import Box, in_rows
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

SIDE = 80
UNDECIDED = -2
"""What a hero who could still declare something has declared."""


def helpers(s: State, deed: Deed) -> list[Node]:
    """The heroes on the tile who may help or hinder, with what they have declared (DR-AST-8)."""
    if deed.kind not in (BATTLE, DISARM, ESCAPE):
        return []
    declared = dict(deed.declared)
    tile = s.heroes[deed.hero].tile
    here = [
        seat
        for seat, hero in enumerate(s.heroes)
        if seat not in (deed.hero, deed.opponent) and hero.tile == tile and conscious(s, seat)
    ]
    found = [area_of_helpers(bool(here))]
    room = Box(BETWEEN.left + 16, BETWEEN.top + 34, BETWEEN.wide - 32, BETWEEN.high - 40)
    for seat, box in zip(here, in_rows(room, len(here), SIDE, 40), strict=True):
        says = declared.get(seat, UNDECIDED)
        dice = 0
        if says == SABOTAGES:
            dice = -sabotage_dice(s, deed.hero, deed)
        elif says != UNDECIDED:
            dice = assist_dice(s, seat, says, deed)
        found.append(_helper(seat, s.heroes[seat].card, says, dice, box))
    return found


@lru_cache(maxsize=2)
def area_of_helpers(anybody: bool) -> Node:
    """The middle area."""
    return area(HELPERS, BETWEEN, Say("fight-helpers") if anybody else Say("fight-alone"))


@lru_cache(maxsize=1024)
def _helper(seat: int, card: int, says: int, dice: int, box: Box) -> Node:
    told = Say("helps-not")
    if says == SABOTAGES:
        told = Say("helper-sabotages", {"count": -dice})
    elif says != UNDECIDED:
        told = Say("helper-assists", {"rating": said(RATINGS, says), "count": dice})
    return Node(
        id=f"helper:{HERO_IDS.name(card)}",
        shape="hero" if says != UNDECIDED else "ally",
        label=said(HERO_IDS, card),
        at=box.at,
        size=box.size,
        tone=looks.HERO_TONES[card],
        icon=looks.SABOTAGE_ICON if says == SABOTAGES else looks.HERO_ICONS[card],
        mark=looks.HERO_MARKS[card],
        badge=f"{dice:+d}".replace("-", "−") if dice else "",
        detail=(told,),
        on=HELPERS,
        thing=f"seat:{seat}",
        dim=says == UNDECIDED,
    )
