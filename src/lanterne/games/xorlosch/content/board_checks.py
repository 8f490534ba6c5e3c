"""Checks of one side of the board."""

from lanterne.games.xorlosch.content.files import BoardFile


def check_board(board: BoardFile) -> None:
    """Pass, or raise ValueError with file, entry and reason."""
