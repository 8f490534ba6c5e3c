"""Text in pieces: lines of characters that know what they show."""

from typing import NamedTuple

from lanterne.scene import Node


class Piece(NamedTuple):
    """A run of characters of one line; `node` is the id of what it shows, "" for none; a `lit` one may be touched."""

    text: str
    tone: str = ""
    node: str = ""
    lit: bool = False
    dim: bool = False


Page = list[list[Piece]]


def short(node: Node) -> str:
    """A node in a few characters: its mark and its badge."""
    return f"{node.mark}{node.badge}"


def letters(pieces: list[Piece]) -> list[Piece]:
    """The same characters, each a piece of its own."""
    return [piece._replace(text=letter) for piece in pieces for letter in piece.text]


def runs(row: list[Piece]) -> list[Piece]:
    """A line with neighbours of one kind together."""
    found: list[Piece] = []
    for piece in row:
        if found and found[-1][1:] == piece[1:]:
            found[-1] = found[-1]._replace(text=found[-1].text + piece.text)
        else:
            found.append(piece)
    return found
