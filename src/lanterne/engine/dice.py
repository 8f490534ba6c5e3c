"""Chance: dice are passed to a game and never stored in its state.

There are three kinds: a roll of a die (1 to its number of sides), a shuffle of things, and one thing picked from
several. Each outcome can be recorded, scripted and verified.
"""

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from lanterne.engine.ids import NUMBER, Ids
from lanterne.errors import LanterneError


class Outcome(NamedTuple):
    """One outcome of chance: a roll of dice with `of` sides, or a shuffle or pick of named things of the kind `of`."""

    what: str
    of: int | str
    result: tuple[int | str, ...]


class Dice(Protocol):
    """Where steps get chance from, through `game.roll`, `game.rolls`, `game.shuffle` and `game.pick`."""

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        """`number` rolls of a die with faces 1 to `sides`, in order."""

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        """All `things` in random order; the first is on top."""

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        """One of the `things`, all equally likely."""


class SearchDice:
    """Fast pseudo-random chance for simulations and search. Nothing is recorded."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(seed)

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        chance = self._random.random
        return tuple([int(chance() * sides) + 1 for _ in range(number)])

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        order, bits = list(things), self._random.getrandbits
        for last in range(len(order) - 1, 0, -1):  # as `Random.shuffle` does it, without a call for each thing
            size = (last + 1).bit_length()
            place = bits(size)
            while place > last:
                place = bits(size)
            order[last], order[place] = order[place], order[last]
        return order

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        return things[int(self._random.random() * len(things))]


class NoDice:
    """For looking ahead without chance: every request raises `UnscriptedChance`."""

    __slots__ = ()

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        raise UnscriptedChance(f"{number} rolls of a die with {sides} sides")

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        raise UnscriptedChance(f"a shuffle of {len(things)} {kind.kind}s")

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        raise UnscriptedChance(f"one of {len(things)} {kind.kind}s")


class UnscriptedChance(LanterneError):
    """The rules asked for chance that was not scripted or recorded."""


class SeedDice:
    """Live chance: outcome number k depends only on a 256-bit seed and k, so it can be verified later.

    `count` is the number of the next outcome. It never falls, not even after an undo, except in lessons (see
    `Log.chance_numbers`). The bias of a roll is below 2**-200: each number is a remainder of 256 bits.

    >>> dice = SeedDice(bytes(32))
    >>> first = dice.rolls(6, 3)
    >>> dice.count, SeedDice(bytes(32)).rolls(6, 3) == first
    (1, True)
    """

    __slots__ = ("count", "seed")

    def __init__(self, seed: bytes, count: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self.seed = seed
        self.count = count

    def _stream(self, numbers: int) -> bytes:
        """The bytes of the next outcome: 32 for each of its numbers."""
        stream = hashlib.shake_256(self.seed + self.count.to_bytes(8, "big")).digest(32 * numbers)
        self.count += 1
        return stream

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        stream, read = self._stream(number), int.from_bytes
        if number == 1:  # most rolls are of one die, and slicing takes as long as all the rest
            return (read(stream, "big") % sides + 1,)
        return tuple([read(stream[at : at + 32], "big") % sides + 1 for at in range(0, 32 * number, 32)])

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        left, stream = list(things), self._stream(len(things))
        return [left.pop(int.from_bytes(stream[at : at + 32], "big") % len(left)) for at in range(0, len(stream), 32)]

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        return things[int.from_bytes(self._stream(1), "big") % len(things)]


def commitment(seed: bytes) -> str:
    """The hash of a seed, published before the game. Revealing the seed at the end proves that chance was fixed."""
    return hashlib.sha256(b"lanterne seed\n" + seed).hexdigest()


class RecordedDice:
    """Dice that pass every outcome of the wrapped dice to `record`."""

    __slots__ = ("_dice", "_record")

    def __init__(self, dice: Dice, record: Callable[[Outcome], None]) -> None:
        self._dice = dice
        self._record = record

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        result = self._dice.rolls(sides, number)
        self._record(Outcome("roll", sides, result))
        return result

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        result = self._dice.shuffle(kind, things)
        self._record(Outcome("shuffle", kind.kind, tuple([kind.name(thing) for thing in result])))
        return result

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        result = self._dice.pick(kind, things)
        self._record(Outcome("pick", kind.kind, (kind.name(result),)))
        return result


class ScriptedDice:
    """Outcomes in a fixed order, by name: for tests, scenarios and replays.

    A script entry is `("roll", sides, [faces])`, `("shuffle", kind, [names from the top])` or
    `("pick", kind, [name])`. A shuffle may name only the top of the order; the rest follows in its old order.
    A mismatch raises `UnscriptedChance`, which says what the rules asked for and what the script has.

    >>> dice = ScriptedDice([("roll", 6, [4, 2])])
    >>> dice.rolls(6, 2), dice.left
    ((4, 2), 0)
    """

    __slots__ = ("_next", "_script")

    def __init__(self, script: Iterable[tuple[str, int | str, Sequence[Any]]]) -> None:
        self._script = list(script)
        self._next = 0

    @property
    def left(self) -> int:
        """How many scripted outcomes are left."""
        return len(self._script) - self._next

    def _take(self, what: str, of: int | str, wanted: str) -> Sequence[Any]:
        if not self.left:
            raise UnscriptedChance(f"the rules ask for {wanted}, and the script has nothing left")
        entry = self._script[self._next]
        if (entry[0], entry[1]) != (what, of):
            raise UnscriptedChance(f"the rules ask for {wanted}, the script has {entry[0]} of {entry[1]} next")
        self._next += 1
        return entry[2]

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        faces = self._take("roll", sides, f"{number} rolls of a die with {sides} sides")
        numbers = [_number(NUMBER, face) for face in faces]
        if len(numbers) != number or not all(1 <= face <= sides for face in numbers):
            raise UnscriptedChance(f"{list(faces)} is not {number} rolls of a die with {sides} sides")
        return tuple(numbers)

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        names = self._take("shuffle", kind.kind, f"a shuffle of {len(things)} {kind.kind}s")
        top = [_number(kind, name) for name in names]
        rest = list(things)
        for thing, name in zip(top, names, strict=True):
            if thing not in rest:
                raise UnscriptedChance(f"{name} is not, or no longer, among the {kind.kind}s to be shuffled")
            rest.remove(thing)
        return top + rest

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        names = self._take("pick", kind.kind, f"one of {len(things)} {kind.kind}s")
        picked = [_number(kind, name) for name in names]
        if len(picked) != 1 or picked[0] not in things:
            raise UnscriptedChance(f"{list(names)} is not one of the {kind.kind}s to pick from")
        return picked[0]


def _number(kind: Ids, name: Any) -> int:
    try:
        return kind.number(name)
    except (TypeError, ValueError) as error:
        raise UnscriptedChance(f"the script cannot be read: {error}") from None
