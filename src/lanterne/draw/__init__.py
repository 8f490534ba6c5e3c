"""Drawing: scenes as pictures. The shapes of all games are drawn here, once."""

from lanterne.draw.picture import picture

__all__ = ["picture"]
