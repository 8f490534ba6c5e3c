"""Sets of small numbers as bits of an integer: seats, squares, dice."""


def has(mask: int, member: int) -> bool:
    """Whether a set has this member."""
    return mask >> member & 1 == 1
