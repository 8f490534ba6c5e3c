"""The orders of a lord: the three of this round, and those that cannot be given."""

from lanterne.engine import has
from lanterne.games.dungeon_lords.scene.sight import FACE_DOWN
from lanterne.games.dungeon_lords.scene.tiles import area, minion, order, room
from lanterne.games.dungeon_lords.state import COLOURS, ORDERS, ROOMS, Lord
from lanterne.kit.rects import Rect, across, packed
from lanterne.scene import Node, Say

ROUND, AWAY = Rect(0, 616, 574, 184), Rect(586, 616, 414, 184)
PLACES = 3
MINION = 54


def order_row(seat: int, lord: Lord, own: bool, rooms: tuple[int, ...]) -> tuple[Node, ...]:
    """The order spaces from left to right, face up or down, then the inaccessible orders, or the `rooms` if the lord
    can build one now."""
    name = str(COLOURS.name(seat))
    spaces, away = (
        area(f"{name}-area:{place}", Say(f"area-{place}"), box, (Say(f"area-{place}.effect"),))
        for place, box in (("order-spaces", ROUND), ("inaccessible-orders", AWAY))
    )
    nodes = [spaces]
    given = [*((card, False) for card in lord.orders), *((card, True) for card in lord.programmed)]
    for number, box in enumerate(across(ROUND.inside, PLACES)):
        slot = _slot(f"{name}-slot:{number}", number, box, spaces.id)
        nodes.append(slot)
        if number < len(given):
            card, face_down = given[number]
            side = box.high - 12
            spot = Rect(box.left + 8, box.top + 6, side, side)
            nodes.append(order(f"{name}-order:{number}", card, spot, slot.id, face_down, _thing(card, own)))
        if has(lord.on_cards, number):
            spot = Rect(box.left + box.wide - MINION, box.top + box.high - MINION - 4, MINION, MINION)
            nodes.append(minion(f"{name}-on-card:{number}", seat, spot, f"{name}-order:{number}"))
    if rooms:
        return (*nodes, *_rooms(rooms))
    cards = [
        order(f"{name}-away:{number}", card, box, away.id, True)
        for number, (card, box) in enumerate(zip(lord.inaccessible, packed(AWAY.inside, 3, 130), strict=False))
    ]
    return (*nodes, away, *cards)


def _rooms(rooms: tuple[int, ...]) -> tuple[Node, ...]:
    """The rooms of the shop, within reach of the dungeon."""
    here = area("own-area:shop", Say("area-room-shop"), AWAY, (Say("area-room-shop.effect"),))
    return (
        here,
        *(
            room(f"own-shop:{ROOMS.name(kind)}", kind, box, here.id, f"room:{ROOMS.name(kind)}")
            for kind, box in zip(rooms, packed(AWAY.inside, 3, 120), strict=False)
        ),
    )


def _thing(card: int, own: bool) -> str:
    return f"order:{ORDERS.name(card)}" if own and card != FACE_DOWN else ""


def _slot(node_id: str, number: int, box: Rect, on: str) -> Node:
    return Node(
        id=node_id,
        shape="floor",
        label=Say("row-order", {"number": number + 1}),
        at=box.at,
        size=box.size,
        tone="#3a342e",
        mark=str(number + 1),
        on=on,
    )
