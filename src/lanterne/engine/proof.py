"""Proof that all chance in a log follows from the seed that the table committed to before the game."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from lanterne.engine.box import Box
from lanterne.engine.dice import Dice, SeedDice, commitment
from lanterne.engine.ids import Ids
from lanterne.engine.log import Answer, AnyEntry, Log, LogError, SeedOpened, SeedShown, without_seed
from lanterne.engine.table import Table


class Proof(NamedTuple):
    """What was verified: the number of answers that follow the rules and, if the seed is `opened`, the number of
    outcomes that follow from it, in order, including those that were taken back.

    Chance may be fixed and yet not secret: `shown` is the entry with which the seed left the table before the end, None
    if it never did; `taken_back_alone` counts the answers that somebody alone with bots took back after seeing their
    outcome. `over`: the game has ended.

    Before the entry `continued` it was played under other rules, which are not there any more: of that part only the
    rolls of dice are verified. 0 if it has always been played under the same ones."""

    answers: int
    outcomes: int
    opened: bool
    over: bool
    shown: SeedShown | None
    taken_back_alone: int
    continued: int = 0


class _ProvenDice:
    """Recorded dice, compared with what the seed gives for the same request. `entries` and `numbers` are, for every
    outcome in the log, its entry and its number."""

    def __init__(self, recorded: Dice, seed: bytes, entries: Sequence[int], numbers: Sequence[int]) -> None:
        self._recorded = recorded
        self._seed = seed
        self._entries = entries
        self._numbers = numbers
        self._place = 0

    def _given(self) -> SeedDice:
        """Dice that give the next outcome."""
        return SeedDice(self._seed, self._numbers[self._place])

    def _compare(self, recorded: Any, given: Any, what: str) -> None:
        number, entry = self._numbers[self._place], self._entries[self._place]
        self._place += 1
        if recorded != given:
            raise LogError(f"{what} in entry {entry} (chance number {number}) does not follow from the seed")

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        result = self._recorded.rolls(sides, number)
        self._compare(result, self._given().rolls(sides, number), "the roll of dice")
        return result

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        result = self._recorded.shuffle(kind, things)
        self._compare(result, self._given().shuffle(kind, things), f"the shuffle of {kind.kind}s")
        return result

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        result = self._recorded.pick(kind, things)
        self._compare(result, self._given().pick(kind, things), f"the {kind.kind} picked")
        return result


def prove(box: Box[Any], log: Log) -> Proof:
    """Replay a log and verify its chance. Raises LogError with a sentence for the first thing that is wrong.

    The log of an unfinished game has no seed yet, so its chance cannot be verified, unless somebody who played alone
    took it along: then it says so, and the seed is its last line.
    """
    first = 0 if log.continued is None else log.continued.n
    answers = sum(isinstance(entry, Answer) for entry in log.entries[first:])
    entries = [entry.n for entry in log.entries for _ in getattr(entry, "chance", ())]
    opened = next((entry for entry in log.entries if isinstance(entry, SeedOpened)), None)
    shown = next((entry for entry in log.entries if isinstance(entry, SeedShown)), None)
    if opened is None:
        table = Table.replay(box, log)
        if table.over:
            raise LogError("the game is over, but its seed was not revealed")
        return Proof(answers, len(entries), False, False, shown, table.taken_back_alone, first)
    seed = _committed_seed(log.header.commitment, opened)
    if opened is not log.entries[-1]:
        raise LogError(f"the log goes on after its seed was revealed in entry {opened.n}")
    numbers, _ = log.chance_numbers()
    earlier = sum(n < first for n in entries)
    _prove_rolls([*log.entries[:first]], seed, numbers)
    played = without_seed(log)[0]
    proven = entries[earlier:], numbers[earlier:]
    table = Table.replay(box, played, watch=lambda recorded: _ProvenDice(recorded, seed, *proven))
    if not table.over and shown is None:
        raise LogError(f"the seed was revealed in entry {opened.n}, before the game was over")
    return Proof(answers, len(entries), True, table.over, shown, table.taken_back_alone, first)


def _prove_rolls(entries: Sequence[AnyEntry], seed: bytes, numbers: Sequence[int]) -> None:
    """Verify the rolls of dice in entries whose rules are gone. What was shuffled or picked from, nobody knows."""
    outcomes = ((entry, outcome) for entry in entries for outcome in getattr(entry, "chance", ()))
    for number, (entry, outcome) in zip(numbers, outcomes, strict=False):
        what, of, result = outcome
        if what == "roll" and tuple(result) != SeedDice(seed, number).rolls(int(of), len(result)):
            raise LogError(f"the roll in entry {entry.n} (chance number {number}) does not follow from the seed")


def _committed_seed(committed: str, opened: SeedOpened) -> bytes:
    try:
        seed = bytes.fromhex(opened.seed)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise LogError(f"entry {opened.n} does not contain a seed of 32 bytes (64 hexadecimal digits)")
    if not committed:
        raise LogError("the table did not commit to a seed, so its chance was not fixed before the game")
    if commitment(seed) != committed:
        raise LogError(f"the seed revealed in entry {opened.n} is not the one that the table committed to")
    return seed
