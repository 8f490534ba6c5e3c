"""The look of Lanterne: the table is dark, and what you may do is lit."""

NIGHT = "#151417"
STONE = "#211e20"
STONE_LIGHT = "#2c2826"
SEAM = "#3a352d"
PARCHMENT = "#f0e4c8"
INK = "#2b2218"
BONE = "#eee5d0"
QUIET = "#b8ab91"
DANGER = "#ff6b57"
WOOD = "#5b4026"
GOLD = "#ffd166"
"""Gold light means "yours to touch", and nothing else."""
PATH = "#8d8069"

TITLE = "Cinzel, 'Times New Roman', serif"
TEXT = "'Alegreya Sans', 'Segoe UI', sans-serif"


def luminance(colour: str) -> float:
    """How light a colour `#rrggbb` is, from 0 to 1, as the eye weighs it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ink_on(colour: str) -> str:
    """Bone or ink, whichever reads better on the colour."""
    return INK if luminance(colour) > 0.3 else BONE
