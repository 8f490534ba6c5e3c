"""Where things lie on the table of a fight: three areas one above the other, each with facts, a figure and dice."""

from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.figures import life_left
from lanterne.games.dungeon_run.state import HERO_IDS, State, life
from lanterne.kit.rects import Rect
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said

WIDE = 840
ABOVE, BETWEEN, BELOW = Rect(0, 0, WIDE, 220), Rect(0, 230, WIDE, 122), Rect(0, 362, WIDE, 238)
SIZE = (WIDE, 600)
AGAINST, HELPERS, ACTING = "against", "helpers", "acting"
"""The ids of the areas."""
FACTS, TOKEN = 104, 136
"""How much room facts have at the left of an area, and the side of a figure."""


def figure_box(area: Rect) -> Rect:
    """Where the figure of an area is."""
    return Rect(area.left + FACTS, area.top + (area.high - TOKEN) / 2 + 12, TOKEN, TOKEN)


def dice_box(area: Rect) -> Rect:
    """Where the dice of an area are."""
    left = FACTS + TOKEN + 26
    return Rect(area.left + left, area.top + 36, area.wide - left - 16, area.high - 46)


def area(name: str, box: Rect, label: Say, facts: tuple[Fact, ...] = (), told: tuple[Say, ...] = ()) -> Node:
    """One of the three."""
    return Node(
        id=name, shape="area", label=label, at=box.at, size=box.size, tone=looks.AREA_TONE, detail=told, facts=facts
    )


def hero_figure(s: State, seat: int, box: Rect, on: str, takes: tuple[str, ...] = ()) -> Node:
    """A hero in a fight, in the area `on`. `takes`: the picks that are about them."""
    hero = s.heroes[seat]
    return Node(
        id=f"{on}:{HERO_IDS.name(hero.card)}",
        shape="hero",
        label=said(HERO_IDS, hero.card),
        at=box.at,
        size=box.size,
        tone=looks.HERO_TONES[hero.card],
        icon=looks.HERO_ICONS[hero.card],
        mark=looks.HERO_MARKS[hero.card],
        badge=str(life_left(hero)),
        detail=(Say("figure-wounds", {"wounds": hero.wounds, "most": life(hero)}), effect_said(HERO_IDS, hero.card)),
        on=on,
        thing=f"seat:{seat}",
        takes=takes,
    )
