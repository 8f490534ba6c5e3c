"""The eight zones of the central board: what each space costs and yields, and whose minions stand there."""

from msgspec.structs import replace

from lanterne.games.dungeon_lords.content.effects import Cost, Gain
from lanterne.games.dungeon_lords.content.orders import DIG, MINE, MONSTER, ROOM, ZONES
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import area, minion
from lanterne.games.dungeon_lords.state import FREE, ORDERS, SPACES, State
from lanterne.kit.rects import Rect, across
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said

TOP, HIGH, COLUMNS = 118, 190, 4
NUMERALS = ("I", "II", "III")
MINION = 52


def zones(away: tuple[int, ...]) -> tuple[Node, ...]:
    """All zones. `away`: the orders that the viewer cannot give this round."""
    nodes: list[Node] = []
    for zone in range(len(ZONES)):
        nodes.append(_zone(zone, zone in away))
        nodes += [_space(zone, place, part) for place, part in enumerate(_parts(zone))]
    return tuple(nodes)


def minions(s: State) -> tuple[Node, ...]:
    """The minions on the spaces."""
    return tuple([_standing(space, who) for space, who in enumerate(s.spaces) if who != FREE])


def _parts(zone: int) -> tuple[Rect, ...]:
    return across(_box(zone).inside, len(NUMERALS), 6)


def _box(zone: int) -> Rect:
    row, column = divmod(zone, COLUMNS)
    wide = (1000 - 8 * (COLUMNS - 1)) / COLUMNS
    return Rect(column * (wide + 8), TOP + row * (HIGH + 8), wide, HIGH)


def _zone(zone: int, away: bool) -> Node:
    name = ORDERS.name(zone)
    detail = (Say("zone-away"),) if away else ()
    here = area(f"zone:{name}", _caption(zone), _box(zone), (*detail, Say(f"zone-{name}.effect")), dim=away)
    return replace(here, icon=looks.ORDER_ICONS[zone], thing=f"order:{name}")


def _caption(zone: int) -> Say:
    """The name of a zone, short enough for the board."""
    return Say("realm-monster") if zone == MONSTER else Say(f"zone-{ORDERS.name(zone)}")


def _space(zone: int, place: int, box: Rect) -> Node:
    number = len(NUMERALS) * zone + place
    return Node(
        id=f"space:{SPACES.name(number)}",
        shape="space",
        label=said(SPACES, number),
        at=box.at,
        size=box.size,
        tone="#4d463c",
        mark=NUMERALS[place],
        detail=(effect_said(SPACES, number),),
        facts=space_facts(zone, place),
        on=f"zone:{ORDERS.name(zone)}",
    )


def _standing(space: int, who: int) -> Node:
    zone, place = divmod(space, len(NUMERALS))
    box, name = _parts(zone)[place], SPACES.name(space)
    spot = Rect(box.left + box.wide - MINION - 2, box.top + box.high - MINION - 24, MINION, MINION)
    return minion(f"minion:{name}", who, spot, f"space:{name}")


# --- costs and yields -------------------------------------------------------------------------------------------------


def space_facts(zone: int, place: int) -> tuple[Fact, ...]:
    """What a space costs and yields, as icons with numbers. Its `effect` says it in words."""
    space = ZONES[zone].spaces[place]
    words = effect_said(SPACES, len(NUMERALS) * zone + place)
    found = [*_paid(space.cost), *([(looks.WAGE_ICON, "−")] if space.wage else [])]
    if zone in (DIG, MINE):
        found.append((looks.ORDER_ICONS[zone], f"≤{space.imps}"))
        found += [(looks.IMP_ICON, f"+{space.foreman}")] if space.foreman else []
    elif zone in (MONSTER, ROOM):
        found.append((looks.ORDER_ICONS[zone], str(ZONES[zone].resolves.index(place) + 1)))
    else:
        found += _received(space.gain)
    found += [(looks.EYE_ICON, f"+{space.peeks}")] if space.peeks else []
    return tuple(Fact(icon, value, words) for icon, value in found)


def _paid(cost: Cost) -> list[tuple[str, str]]:
    goods = ((looks.GOLD_ICON, cost.gold), (looks.FOOD_ICON, cost.food))
    found = [(icon, f"−{count}") for icon, count in goods if count]
    return [*found, *([(looks.EVIL_ICON, f"+{cost.evil}")] if cost.evil else [])]


def _received(gain: Gain) -> list[tuple[str, str]]:
    goods = (
        (looks.FOOD_ICON, gain.food),
        (looks.GOLD_ICON, gain.gold),
        (looks.IMP_ICON, gain.imps),
        (looks.TRAP_ICON, gain.traps),
    )
    found = [(icon, f"+{count}") for icon, count in goods if count]
    return [*found, *([(looks.EVIL_ICON, f"−{-gain.evil}")] if gain.evil else [])]
