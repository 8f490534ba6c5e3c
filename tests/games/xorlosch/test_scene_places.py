"""Where things stand on the board: nothing hides anything else, however many dwarfs meet on a square."""

import pytest
from tests.games.xorlosch.talks import scene

from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.cards import CARD_COLOUR
from lanterne.games.xorlosch.scene.board import board_panel
from lanterne.games.xorlosch.state import NONE, TASK_SQUARE, State
from lanterne.lab.scenery import TOUCH
from lanterne.scene import Node

ALL_DICE = 36


def crowd(s: State, square: int, dwarfs: int) -> State:
    """This many dwarfs on one square, and cards on all the others."""
    s.where = [square] * dwarfs + [NONE] * (ALL_DICE - dwarfs)
    cards = [card for card, place in enumerate(TASK_SQUARE[s.board]) if place not in (NONE, square)]
    s.open = [tuple(card for card in cards if CARD_COLOUR[card] == quest) for quest in range(3)]
    return s


def overlap(one: Node, other: Node) -> float:
    """By how much one covers the other; less than nothing if it does not."""
    across, down = ((one.size[axis] + other.size[axis]) / 2 - abs(one.at[axis] - other.at[axis]) for axis in (0, 1))
    return min(across, down)


@pytest.mark.parametrize("board", range(len(BOARDS)))
def test_a_crowd_fits_on_any_square_and_covers_no_card_of_another(board: int) -> None:
    s = scene("", seats=6).game.state.copy()
    s.board = board
    for square in BOARDS[board].squares:
        for dwarfs in (1, 2, 3, 4, 7, 9, 13, 16, 21, 24, 30, ALL_DICE):
            nodes = board_panel(crowd(s, square, dwarfs)).nodes
            standing = [node for node in nodes if node.id.startswith("dwarf:")]
            cards = [node for node in nodes if node.id.startswith("card:")]
            assert len(standing) == dwarfs
            assert min(node.size[0] for node in standing) >= 8, "it can be touched"
            assert max(overlap(dwarf, card) for dwarf in standing for card in cards) <= TOUCH
