"""The bot's group in an imagined turn: where it is, what it has left, what it would do."""

from collections.abc import Sequence

from lanterne.engine import Call, has
from lanterne.games.xorlosch.bot.outlook import NOWHERE, Outlook
from lanterne.games.xorlosch.bot.paths import way
from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.cards import BOOTS, CARD_TYPE, POTION, TRAP
from lanterne.games.xorlosch.content.dwarfs import DICE_OF_A_TYPE
from lanterne.games.xorlosch.content.settings import (
    BOOTS_BONUS,
    DICE_PER_PLAYER,
    GROUP_CHANGES_PER_TURN,
    MOVEMENT_BASE,
    NEW_DWARF_LEVEL,
    POWER_POTION,
    POWER_TRAP,
)
from lanterne.games.xorlosch.rules.group import add_dwarf, raise_dwarf, remove_dwarf
from lanterne.games.xorlosch.rules.items import drink_potion, put_on_boots, set_trap, take_item
from lanterne.games.xorlosch.rules.movement import step_dwarf
from lanterne.games.xorlosch.state import ABSENT, NONE, State, first_die, saved

ALL_DICE = (1 << DICE_PER_PLAYER) - 1
"""The bit mask of all dice of one colour."""


class Party:
    """The bot's six dice (0–2 warriors, 3–5 mechanici), points, items, quests, and the calls that led here."""

    __slots__ = (
        "boots_points",
        "calls",
        "gained",
        "gone",
        "hurt",
        "items",
        "level",
        "locked",
        "open",
        "outlook",
        "owing",
        "points",
        "potions",
        "saved",
        "spent",
        "traps",
        "waiting",
        "wearer",
        "where",
    )

    def __init__(self, outlook: Outlook) -> None:
        s: State = outlook.state
        first = first_die(outlook.colour)
        end = first + DICE_PER_PLAYER
        self.outlook = outlook
        self.where = s.where[first:end]
        self.level = s.level[first:end]
        self.owing = s.owing >> first & ALL_DICE
        self.potions = s.potions >> first & ALL_DICE
        self.wearer = s.wearer - first if first <= s.wearer < end else NONE
        self.boots_points = s.boots_points
        self.traps = tuple(trap.card for trap in s.traps if first <= trap.die < end)
        self.items = list(s.players[outlook.seat].items)
        self.points = s.points
        self.spent = s.spent or s.changes >= GROUP_CHANGES_PER_TURN
        self.saved = saved(s, outlook.seat)
        self.open = list(s.open)
        self.waiting = list(s.waiting)
        self.gained = 0.0
        self.hurt = 0.0
        """Cards that others win, each times its weight."""
        self.locked = 0
        """Dwarfs that must stay where they are, as a bit mask."""
        self.gone = 0
        """Quests that are settled for this turn, as a bit mask."""
        self.calls: list[Call] = []

    def copy(self) -> "Party":
        other = Party.__new__(Party)
        other.outlook = self.outlook
        other.where = self.where[:]
        other.level = self.level[:]
        other.owing, other.potions = self.owing, self.potions
        other.wearer, other.boots_points = self.wearer, self.boots_points
        other.traps = self.traps
        other.items = self.items[:]
        other.points, other.spent, other.saved = self.points, self.spent, self.saved
        other.open, other.waiting = self.open[:], self.waiting[:]
        other.gained, other.hurt = self.gained, self.hurt
        other.locked, other.gone = self.locked, self.gone
        other.calls = self.calls[:]
        return other

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        return sum(square >= 0 for square in self.where)

    @property
    def points_next_turn(self) -> int:
        return MOVEMENT_BASE - self.size

    def power(self, card: int) -> int:
        """As the rules count it (XOR-TSK-4), for the imagined group."""
        if card in self.traps:
            return POWER_TRAP
        square = self.outlook.square_of[card]
        first = DICE_OF_A_TYPE * CARD_TYPE[card]
        total = 0
        for die in (first, first + 1, first + 2):  # the dice of the type, as in the rules
            if self.where[die] == square:
                if has(self.potions, die):
                    return POWER_POTION
                total += self.level[die]
        return total

    def costs(self, die: int) -> Sequence[int]:
        """What it costs this dwarf, in points of the group, to go to each square."""
        boots = die == self.wearer
        level = 0 if has(self.potions, die) else self.level[die]
        costs = self.outlook.costs(self.where[die], level, has(self.owing, die), boots)
        if boots and self.boots_points:
            return [max(0, cost - self.boots_points) for cost in costs]
        return costs

    def can_add(self, kind: int) -> bool:
        """Whether a die of this type is off the board."""
        return NONE in self.where[DICE_OF_A_TYPE * kind : DICE_OF_A_TYPE * (kind + 1)]

    # --- thinking ahead -----------------------------------------------------------------------------------------------

    def add(self, kind: int) -> None:
        die = self.where.index(NONE, DICE_OF_A_TYPE * kind, DICE_OF_A_TYPE * (kind + 1))
        self.where[die], self.level[die] = BOARDS[self.outlook.state.board].start, NEW_DWARF_LEVEL
        self.saved -= NEW_DWARF_LEVEL
        self.points = self.points_next_turn
        self.calls.append(add_dwarf(kind))

    def remove(self, die: int) -> None:
        self.saved += self.level[die]
        self.where[die], self.level[die] = NONE, 0
        self.points = self.points_next_turn
        self.calls.append(remove_dwarf(first_die(self.outlook.colour) + die))

    def raise_(self, die: int, levels: int) -> None:
        self.level[die] += levels
        self.saved -= levels
        self.calls += [raise_dwarf(first_die(self.outlook.colour) + die)] * levels

    def drink(self, die: int) -> None:
        self.items[POTION] = ABSENT
        self.potions |= 1 << die
        self.owing &= ~(1 << die)
        self.calls.append(drink_potion(first_die(self.outlook.colour) + die))

    def set_trap(self, die: int, card: int) -> None:
        self.items[TRAP] = ABSENT
        self.traps = (*self.traps, card)
        self.calls.append(set_trap(first_die(self.outlook.colour) + die, card))

    def put_on_boots(self, die: int) -> None:
        self.items[BOOTS] = ABSENT
        self.wearer, self.boots_points = die, BOOTS_BONUS
        self.calls.append(put_on_boots(first_die(self.outlook.colour) + die))

    def take(self, item: int, side: int) -> None:
        self.items[item] = side
        self.calls.append(take_item(item))

    def walk(self, die: int, to: int) -> None:
        """Go towards the square, as far as the points last."""
        start, owed, boots = self.where[die], has(self.owing, die), die == self.wearer
        if start == to:
            return
        level = 0 if has(self.potions, die) else self.level[die]
        slow = self.outlook.slow(level) if level else NOWHERE
        costs = self.outlook.costs(start, level, owed, boots)
        name = first_die(self.outlook.colour) + die
        spent = 0
        purse = self.points + (self.boots_points if boots else 0)
        for square in way(start, to, costs, owed, slow, boots):
            if costs[square] > purse:
                break
            spent = costs[square]
            self.where[die] = square
            self.owing = self.owing | 1 << die if square in slow else self.owing & ~(1 << die)
            self.calls.append(step_dwarf(name, square))
            self.spent = True
        if boots:
            from_boots = min(spent, self.boots_points)
            self.boots_points -= from_boots
            spent -= from_boots
        self.points -= spent
