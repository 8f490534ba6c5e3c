"""What the panels share: names of players, and what a task card looks like."""

from functools import cache

from lanterne.games.xorlosch.content.cards import CARD_COLOUR, CARD_TYPE, QUEST_HEX, TYPE_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.state import CARDS, NONE, SQUARES, TASK_SQUARE, State
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

TYPE_ICONS = ("battle-axe", "pincers")
TYPE_MARKS = "wm"
TYPE_LETTERS = (Say("mark-warrior"), Say("mark-mechanicus"))
ITEM_ICONS = ("boots", "round-potion", "wolf-trap")
QUEST_MARKS = "gbr"
COLOUR_MARKS = (
    *(Say("mark-red"), Say("mark-blue"), Say("mark-green")),
    *(Say("mark-yellow"), Say("mark-black"), Say("mark-white")),
)


def player_name(s: State, seat: int) -> Say:
    """The words for a player, who is known by colour once one is chosen."""
    colour = s.players[seat].colour
    return Say(f"colour-{COLOUR_NAMES[colour]}") if colour != NONE else Say("seat", {"number": seat + 1})


@cache
def card_node(board: int, card: int) -> Node:
    """A task card as printed, on the board and in lists."""
    return Node(
        id=f"card:{CARDS.name(card)}",
        shape=("task-2", "task-3", "task-4")[CARD_COLOUR[card]],
        label=said(CARDS, card),
        tone=QUEST_HEX[CARD_COLOUR[card]],
        icon=TYPE_ICONS[CARD_TYPE[card]],
        mark=f"{QUEST_MARKS[CARD_COLOUR[card]]}{TYPE_MARKS[CARD_TYPE[card]].upper()}",
        detail=(task_detail(board, card),),
    )


@cache
def task_detail(board: int, card: int) -> Say:
    """What a task needs: a dwarf of its type on its square."""
    square = Say(f"square-{SQUARES.name(TASK_SQUARE[board][card])}")
    return Say("task-needs", {"type": Say(f"type-{TYPE_NAMES[CARD_TYPE[card]]}"), "square": square})
