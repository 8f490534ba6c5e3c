"""Drawing: scenes as pictures. The shapes of all games are drawn here, once."""

from lanterne.draw.picture import board_picture, picture

__all__ = ["board_picture", "picture"]
