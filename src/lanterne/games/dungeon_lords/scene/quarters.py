"""What a lord has besides the dungeon: supplies, lair, traps, prison, and the party at the entrance."""

from lanterne.games.dungeon_lords.content.adventurers import ILLUSION
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import adventurer, area, creature, trap
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    COLOURS,
    MONSTERS,
    TRAPS,
    Hero,
    Lord,
    free_imps,
    trolls,
)
from lanterne.kit.rects import Rect, packed
from lanterne.scene import Node, Say

PARTY, SUPPLIES = Rect(0, 0, 574, 132), Rect(586, 0, 414, 132)
LAIR, TRAP_ROOM, PRISON = Rect(586, 140, 414, 212), Rect(586, 360, 414, 118), Rect(586, 486, 414, 118)


SUPPLY_MARKS = {
    "gold": Say("mark-gold"),
    "food": Say("mark-food"),
    "imps": Say("mark-imps"),
    "evil": Say("mark-evil"),
    "trolls": Say("mark-trolls"),
    "unpaid": Say("mark-unpaid"),
}


def quarters(seat: int, lord: Lord, own: bool, choosing: bool) -> tuple[Node, ...]:
    """All quarters. `own`: the viewer may have to choose something here; `choosing`: perhaps a creature."""
    name = str(COLOURS.name(seat))
    return (
        *_party(name, lord, own),
        *_supplies(name, lord),
        *_lair(name, lord, own and choosing),
        *_traps(name, lord, own),
        *_prison(name, lord),
    )


def _area(name: str, place: str, box: Rect) -> Node:
    return area(f"{name}-area:{place}", Say(f"area-{place}"), box, (Say(f"area-{place}.effect"),))


def _party(name: str, lord: Lord, own: bool) -> tuple[Node, ...]:
    here = _area(name, "party", PARTY)
    places = packed(PARTY.inside, max(4, len(lord.party)))
    nodes = [here]
    for number, (hero, box) in enumerate(zip(lord.party, places, strict=False)):
        thing = f"adventurer:{ADVENTURER_IDS.name(hero.who)}" if own or hero.who != ILLUSION else ""
        nodes.append(adventurer(f"{name}-hero:{hero.who}", hero, box, here.id, thing, not number))
    return tuple(nodes)


def _supplies(name: str, lord: Lord) -> tuple[Node, ...]:
    here = area(f"{name}-area:supplies", Say("area-supplies"), SUPPLIES)
    owned = trolls(lord)
    free_trolls = max(0, owned - lord.trolls_in_rooms)
    shown = [
        ("gold", looks.GOLD_ICON, looks.GOLD_TONE, str(lord.gold), Say("fact-gold", {"count": lord.gold})),
        ("food", looks.FOOD_ICON, looks.FOOD_TONE, str(lord.food), Say("fact-food", {"count": lord.food})),
        (
            *("imps", looks.IMP_ICON, looks.IMP_TONE, str(free_imps(lord))),
            Say("fact-imps", {"free": free_imps(lord), "all": lord.imps}),
        ),
        ("evil", looks.EVIL_ICON, looks.EVIL_TONE, str(lord.evil), Say("fact-evil", {"count": lord.evil})),
    ]
    if owned:
        label = Say("fact-trolls", {"free": free_trolls, "all": owned})
        shown.append(("trolls", looks.TROLL_ICON, looks.MONSTER_TONES[3], str(free_trolls), label))
    if lord.unpaid:
        label = Say("fact-unpaid", {"count": lord.unpaid})
        shown.append(("unpaid", looks.UNPAID_ICON, looks.UNPAID_TONE, str(lord.unpaid), label))
    nodes = [here]
    for (what, icon, tone, value, label), box in zip(
        shown, packed(SUPPLIES.inside, max(4, len(shown)), 84), strict=False
    ):
        nodes.append(
            Node(
                id=f"{name}-supply:{what}",
                shape="thing",
                label=label,
                at=box.at,
                size=box.size,
                tone=tone,
                icon=icon,
                mark=SUPPLY_MARKS[what],
                badge=value,
                on=here.id,
            )
        )
    return tuple(nodes)


def _lair(name: str, lord: Lord, choosing: bool) -> tuple[Node, ...]:
    here = _area(name, "lair", LAIR)
    kinds = [*((kind, False) for kind in lord.ready), *((kind, True) for kind in lord.spent)]
    places = packed(LAIR.inside, max(3, len(kinds)), 84)
    nodes = [here]
    for number, ((kind, face_down), box) in enumerate(zip(kinds, places, strict=False)):
        thing = f"monster:{MONSTERS.name(kind)}" if choosing else ""
        nodes.append(creature(f"{name}-lair:{number}", kind, box, here.id, thing, face_down))
    return tuple(nodes)


def _traps(name: str, lord: Lord, own: bool) -> tuple[Node, ...]:
    here = _area(name, "trap-room", TRAP_ROOM)
    places = packed(TRAP_ROOM.inside, max(4, len(lord.traps)), 80)
    return (
        here,
        *(
            trap(f"{name}-trap:{number}", kind, box, here.id, f"trap:{TRAPS.name(kind)}" if own else "")
            for number, (kind, box) in enumerate(zip(lord.traps, places, strict=False))
        ),
    )


def _prison(name: str, lord: Lord) -> tuple[Node, ...]:
    here = _area(name, "prison", PRISON)
    places = packed(PRISON.inside, max(4, len(lord.prison)), 80)
    return (
        here,
        *(
            adventurer(f"{name}-prisoner:{who}", Hero(who), box, here.id, f"adventurer:{ADVENTURER_IDS.name(who)}")
            for who, box in zip(lord.prison, places, strict=False)
        ),
    )
