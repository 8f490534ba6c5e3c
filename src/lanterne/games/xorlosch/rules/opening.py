"""The opening groups (XOR-OPN)."""

from lanterne.engine import (
    NUMBER,
    SEATS,
    Call,
    Choice,
    Draft,
    Event,
    Offer,
    Refusal,
    SeatId,
    ask,
    decision,
    law,
    pick,
    step,
)
from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.dwarfs import DICE_OF_A_TYPE, PRESET_DWARFS
from lanterne.games.xorlosch.content.settings import DICE_PER_PLAYER, LEVEL_MIN, START_EXPERIENCE
from lanterne.games.xorlosch.rules.turn import turn
from lanterne.games.xorlosch.state import DwarfType, Game, State, first_die

EXPERIENCE_SPENT = Refusal("experience-spent", "XOR-OPN-1")
NO_DWARF_LEFT = Refusal("no-dwarf-left", "XOR-SET-4")
GROUP_PLACED = Event("group-placed", "XOR-OPN-3", seat=SEATS, dwarfs=NUMBER, saved=NUMBER)


@step("XOR-OPN-3", "XOR-OPN-6")
def open_groups(game: Game) -> None:
    """Players place their groups in turn order; then the first player takes the first turn."""
    s = game.state
    game.then(*(choose_group(seat) for seat in _order(s)), turn(s.first))


@pick("XOR-OPN-3")
def recruit(kind: DwarfType, level: int) -> None:
    """One dwarf of the opening group."""


RECRUITS = tuple((kind, level) for kind in (0, 1) for level in range(LEVEL_MIN, START_EXPERIENCE + 1))


def recruits(s: State, seat: int, so_far: tuple[Call, ...]) -> tuple[tuple[int, int], ...]:
    """A dwarf of either type, of any level that all of the experience can pay for."""
    return RECRUITS


@law("XOR-SET-4")
def no_dwarf_left(s: State, seat: int, so_far: tuple[Call, ...], kind: int, level: int) -> Refusal | None:
    """At most three of a type."""
    taken = [kind for _, kind, _ in so_far]
    return NO_DWARF_LEFT if taken.count(kind) >= DICE_OF_A_TYPE else None


@law("XOR-OPN-1", "XOR-OPN-3")
def no_experience_left(s: State, seat: int, so_far: tuple[Call, ...], kind: int, level: int) -> Refusal | None:
    """At most five levels in all."""
    left = START_EXPERIENCE - sum(level for _, _, level in so_far)
    if level <= left:
        return None
    return Refusal("no-experience-left", "XOR-OPN-3", (("number", left),)) if left else EXPERIENCE_SPENT


@law("XOR-OPN-4", "XOR-OPN-5")
def nobody_recruited(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """At least one dwarf; levels may be left over."""
    return None if so_far else Refusal("group-is-empty", "XOR-OPN-5")


@step("XOR-OPN-3", "XOR-OPN-4", "XOR-GRP-11")
def place_group(game: Game, *dwarfs: Call) -> None:
    """The group starts on the start square."""
    s = game.state
    seat = next(seat for seat in _order(s) if not _placed(s, seat))
    first = first_die(s.players[seat].colour)
    for kind in (0, 1):
        levels = sorted((level for _, of_kind, level in dwarfs if of_kind == kind), reverse=True)
        for die, level in enumerate(levels, start=first + DICE_OF_A_TYPE * kind):
            s.where[die], s.level[die] = BOARDS[s.board].start, level
    game.say(GROUP_PLACED, seat, len(dwarfs), START_EXPERIENCE - sum(level for _, _, level in dwarfs))


def _order(s: State) -> list[int]:
    return [(s.first + place) % len(s.players) for place in range(len(s.players))]


def _placed(s: State, seat: int) -> bool:
    first = first_die(s.players[seat].colour)
    return any(s.level[first : first + DICE_PER_PLAYER])


GROUP = Draft(
    "set", place_group, (Offer(recruit, recruits, each=(no_dwarf_left, no_experience_left)),), nobody_recruited
)
BALANCED = GROUP.confirm(tuple(recruit(kind, level) for kind, level in PRESET_DWARFS["balanced"]))


@decision("XOR-OPN-3", "XOR-OPN-4", "XOR-OPN-5")
def choose_group(game: Game, seat: SeatId) -> Choice:
    """Which dwarfs, at which levels?"""
    return ask(seat, draft=GROUP, default=BALANCED)
