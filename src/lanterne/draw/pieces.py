"""Text in pieces: runs of characters, each with the node it shows."""

from typing import NamedTuple

from lanterne.scene import Node


class Piece(NamedTuple):
    """A run of characters of one line. `node` is the id of what it shows, "" for nothing; `lit`: it may be touched."""

    text: str
    tone: str = ""
    node: str = ""
    lit: bool = False
    dim: bool = False


Page = list[list[Piece]]


def short(node: Node) -> str:
    """A node in a few characters: its mark and its badge."""
    return f"{node.letters}{node.badge}"


def letters(pieces: list[Piece]) -> list[Piece]:
    """The same characters, each as a separate piece."""
    return [piece._replace(text=letter) for piece in pieces for letter in piece.text]


def runs(row: list[Piece]) -> list[Piece]:
    """A line with neighbouring pieces of the same kind merged."""
    found: list[Piece] = []
    for piece in row:
        if found and found[-1][1:] == piece[1:]:
            found[-1] = found[-1]._replace(text=found[-1].text + piece.text)
        else:
            found.append(piece)
    return found
