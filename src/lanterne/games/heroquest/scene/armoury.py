"""The armoury: what can be bought between quests, and for how much."""

from lanterne.games.heroquest.content.cards import ITEM_COST
from lanterne.games.heroquest.rules.armoury import shopping
from lanterne.games.heroquest.scene.looks import ITEM_ICONS
from lanterne.games.heroquest.scene.sheets import item_tone
from lanterne.games.heroquest.state import ITEMS, State
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def in_armoury(s: State) -> bool:
    """Whether a hero is being asked what to buy."""
    return any(call[0] == shopping.name for call in s.agenda)


def _ware(item: int, cost: int) -> Node:
    return Node(
        id=f"armoury:{ITEMS.name(item)}",
        shape="card",
        label=said(ITEMS, item),
        tone=item_tone(item),
        icon=ITEM_ICONS[item],
        badge=str(cost),
        detail=(Say("price", {"gold": cost}), effect_said(ITEMS, item)),
        thing=f"item:{ITEMS.name(item)}",
    )


ARMOURY = Panel(
    "armoury",
    Say("panel-armoury"),
    "list",
    tuple(_ware(item, cost) for item, cost in enumerate(ITEM_COST) if cost),
)
"""The same for everybody, at any time."""
