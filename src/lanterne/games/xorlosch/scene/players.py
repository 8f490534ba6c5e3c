"""The players: what each has in front of them."""

from lanterne.games.xorlosch.content.cards import ITEM_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_HEX
from lanterne.games.xorlosch.scene.things import COLOUR_MARKS, ITEM_ICONS, player_name
from lanterne.games.xorlosch.state import ABSENT, CROSSED, NONE, State, group, saved
from lanterne.scene import Fact, Node, Panel, Say


def player_panel(s: State) -> Panel:
    """The players in the order of their seats."""
    nodes = tuple(_player(s, seat) for seat in range(len(s.players)))
    return Panel("players", Say("panel-players"), "list", nodes)


def _player(s: State, seat: int) -> Node:
    player, name = s.players[seat], player_name(s, seat)
    if player.colour == NONE:
        return Node(id=f"seat:{seat}", shape="person", label=name, icon="dwarf-face", dim=True)
    active = s.active == seat and not s.ending
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=name,
        tone=COLOUR_HEX[player.colour],
        icon="dwarf-king",
        mark=COLOUR_MARKS[player.colour],
        badge=str(len(player.won)),
        detail=(Say("player-active", {"points": s.points}),) if active else (),
        facts=_facts(s, seat),
        active=active,
    )


def _facts(s: State, seat: int) -> tuple[Fact, ...]:
    won, dwarfs, left = len(s.players[seat].won), len(group(s, seat)), saved(s, seat)
    return (
        Fact("trophy-cup", str(won), Say("player-score", {"count": won})),
        Fact("dwarf-face", str(dwarfs), Say("player-dwarfs", {"count": dwarfs})),
        Fact("upgrade", str(left), Say("player-saved", {"count": left})),
        *(_item(item, side == CROSSED) for item, side in enumerate(s.players[seat].items) if side != ABSENT),
    )


def _item(item: int, crossed: bool) -> Fact:
    name = Say(f"item-{ITEM_NAMES[item]}")
    label = Say("item-crossed", {"item": name}) if crossed else Say("item-ready", {"item": name})
    return Fact(ITEM_ICONS[item], "✕" if crossed else "✓", label, crossed)
