"""Between the two: who assists and who sabotages, with the dice gained or lost."""

from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC
from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM, ESCAPE
from lanterne.games.dungeon_run.rules.helping import declare_help
from lanterne.games.dungeon_run.rules.pool import assist_dice, sabotage_dice
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.fight.places import BETWEEN, HELPERS, area
from lanterne.games.dungeon_run.scene.seeing import asked
from lanterne.games.dungeon_run.state import HERO_IDS, NONE, RATINGS, SABOTAGES, Deed, State, conscious
from lanterne.kit.rects import Rect, in_rows
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

SIDE = 80
UNDECIDED = -2
"""The declaration of a hero who has not declared yet."""


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
    chosen = s.agenda[-1][1] if asked(s) == declare_help.name else NONE
    here.sort(key=lambda seat: seat != chosen)  # the hero who is asked comes beside the choices
    ways = (BRAWN, MAGIC, SABOTAGES) if chosen in here else ()
    room = Rect(BETWEEN.left + 16, BETWEEN.top + 34, BETWEEN.wide - 32, BETWEEN.high - 40)
    first, *spots = in_rows(room, 1 + len(here) + len(ways), SIDE, 18)
    found = [area(HELPERS, BETWEEN, Say("fight-helpers") if here else Say("fight-alone"))]
    for seat, box in zip(here, (first, *spots[len(ways) :]), strict=False):
        says = declared.get(seat, UNDECIDED)
        found.append(_helper(seat, s.heroes[seat].card, says, _dice(s, deed, seat, says), box))
    found += [_way(way, _dice(s, deed, chosen, way), box) for way, box in zip(ways, spots, strict=False)]
    return found


def _dice(s: State, deed: Deed, seat: int, says: int) -> int:
    """How many dice more or fewer the acting hero has because of this hero's declaration."""
    if says == SABOTAGES:
        return -sabotage_dice(s, deed.hero, deed)
    return assist_dice(s, seat, says, deed) if says != UNDECIDED else 0


def _way(says: int, dice: int, box: Rect) -> Node:
    """One of the ways to help or hinder, with what it does."""
    sabotages = says == SABOTAGES
    return Node(
        id=f"declare:{'sabotage' if sabotages else RATINGS.name(says)}",
        shape="thing",
        label=_told(says, dice),
        at=box.at,
        size=box.size,
        tone=looks.RED if sabotages else looks.PILE_TONE,
        icon=looks.SABOTAGE_ICON if sabotages else looks.RATING_ICONS[says],
        mark="!" if sabotages else "+",
        badge=_signed(dice),
        on=HELPERS,
        thing="" if sabotages else f"rating:{RATINGS.name(says)}",
    )


def _told(says: int, dice: int) -> Say:
    if says == SABOTAGES:
        return Say("helper-sabotages", {"count": -dice})
    return Say("helper-assists", {"rating": said(RATINGS, says), "count": dice})


def _signed(dice: int) -> str:
    return f"{dice:+d}".replace("-", "−")


def _helper(seat: int, card: int, says: int, dice: int, box: Rect) -> Node:
    told = _told(says, dice) if says != UNDECIDED else Say("helps-not")
    return Node(
        id=f"helper:{HERO_IDS.name(card)}",
        shape="hero" if says != UNDECIDED else "ally",
        label=said(HERO_IDS, card),
        at=box.at,
        size=box.size,
        tone=looks.HERO_TONES[card],
        icon=looks.SABOTAGE_ICON if says == SABOTAGES else looks.HERO_ICONS[card],
        mark=looks.HERO_MARKS[card],
        badge=_signed(dice) if dice else "",
        detail=(told,),
        on=HELPERS,
        thing=f"seat:{seat}",
        dim=says == UNDECIDED,
    )
