"""What each difficulty makes easier than the printed game (WQ-VAR-9)."""

from typing import NamedTuple


class Difficulty(NamedTuple):
    """`detour`: the way round after a cave-in (WQ-VAR-5). `calm`: nothing unexpected happens while there are monsters
    (WQ-VAR-10). `breather`: wounds come back after a combat (WQ-VAR-11). `half_guards`: half the guardians
    (WQ-VAR-12). `potions`: a healing potion for everybody (WQ-VAR-13)."""

    detour: bool
    calm: bool
    breather: bool
    half_guards: bool
    potions: bool


#                               detour calm   breather half_guards potions
DIFFICULTIES = {
    "as-printed": Difficulty(False, False, False, False, False),
    "gentler":    Difficulty(True,  True,  True,  True,  False),
    "tale":       Difficulty(True,  True,  True,  True,  True),
}  # fmt: skip
DIFFICULTY_NAMES = tuple(DIFFICULTIES)
