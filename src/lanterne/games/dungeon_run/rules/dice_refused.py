"""Why a die or a power cannot be assigned in this way in B6 (DR-BAT-8 to DR-BAT-10, DR-HVH-8, DR-ABI-3, DR-ABI-9).

These are the candidates of an assignment and the objections to each. `panel.open_picks` lists the open ones quickly.
"""

from lanterne.engine import Call, Refusal, law
from lanterne.games.dungeon_run.rules.panel import cancelled_by_must, due, may_block, panel_of, rest_of
from lanterne.games.dungeon_run.state import NONE, State, deed_of

MUST_CANCEL = Refusal("must-cancel", "DR-ABI-3")
MAY_NOT_BLOCK = Refusal("may-not-block", "DR-ABI-9")
ONLY_EQUAL_BLOCKS = Refusal("only-equal-blocks", "DR-ABI-9")


def _between_heroes(s: State) -> bool:
    return deed_of(s).opponent != NONE


# --- hits -------------------------------------------------------------------------------------------------------------


def dice_left(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> list[tuple[int]]:
    """The dice not assigned yet, equal ones once."""
    return [(face,) for face in sorted(set(rest_of(panel_of(s), so_far).dice))]


@law("DR-BAT-9", "DR-HVH-8")
def too_low_to_hit(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """A die hits if it equals or beats the defence; between heroes from 4 on."""
    least = panel_of(s).least
    rule = "DR-HVH-8" if _between_heroes(s) else "DR-BAT-9"
    return Refusal("too-low-to-hit", rule, (("number", least),)) if args[-1] < least else None


# --- blocks -----------------------------------------------------------------------------------------------------------


@law("DR-ABI-9")
def barred_from_blocking(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> Refusal | None:
    """A hero who has used a power that bars blocks cannot block in any way."""
    return None if panel_of(s).blocks else MAY_NOT_BLOCK


def blocks_left(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> list[tuple[int, int]]:
    """Each die left against each potential hit left."""
    rest = rest_of(panel_of(s), so_far)
    faces = sorted(set(rest.dice))
    return [(face, against) for against in sorted(set(rest.foes)) for face in faces]


@law("DR-BAT-8", "DR-BAT-10", "DR-HVH-8", "DR-ABI-9")
def cannot_block(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """A low die blocks only what shows the same, and some hits only an equal die blocks."""
    panel, (face, against) = panel_of(s), args[-2:]
    if may_block(panel, face, against):
        return None
    if against in panel.only_equal:
        return ONLY_EQUAL_BLOCKS
    return Refusal("too-low-to-block", "DR-HVH-8" if _between_heroes(s) else "DR-BAT-8", (("number", panel.least),))


@law("DR-ABI-3")
def kept_for_power(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """The potential hits that are left must be cancelled by a power."""
    panel = panel_of(s)
    rest = rest_of(panel, so_far)
    return MUST_CANCEL if len(rest.foes) <= due(panel) - cancelled_by_must(panel, rest) else None


# --- powers -----------------------------------------------------------------------------------------------------------


def parries_left(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> list[tuple[int, int, int]]:
    """Each power that lets any die block, with each die that cannot block a hit by itself."""
    panel = panel_of(s)
    used = rest_of(panel, so_far).used
    return [
        (use.power, face, against)
        for face, against in blocks_left(s, seat, so_far)
        if not may_block(panel, face, against)
        for use in panel.parries
        if used.count(use.power) < use.amount
    ]


@law("DR-ABI-9")
def cannot_parry(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """Hits that only an equal die blocks defy powers that block with any die."""
    return ONLY_EQUAL_BLOCKS if args[-1] in panel_of(s).only_equal else None


def cancels_left(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> list[tuple[int, int]]:
    """Each power that blocks without a die, against each potential hit left."""
    panel = panel_of(s)
    rest = rest_of(panel, so_far)
    return [
        (use.power, against)
        for against in sorted(set(rest.foes))
        for use in panel.cancels
        if rest.used.count(use.power) < use.amount
    ]


@law("DR-ABI-3")
def kept_for_other_power(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """A power that may be used leaves enough for those that must."""
    must = any(use.power == args[-2] and use.must for use in panel_of(s).cancels)
    return None if must else kept_for_power(s, seat, so_far)
