"""Dice: live chance is a function of seed and number; scripts fit exactly or fail with a sentence."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.engine import NUMBER, NoDice, ScriptedDice, SearchDice, SeedDice, UnscriptedChance
from lanterne.engine.dice import Dice, Outcome, RecordedDice, commitment
from tests.engine.cellar import CARDS, SQUARES
from tests.engine.play import SEED

ASKED = st.lists(
    st.one_of(
        st.tuples(st.just("roll"), st.integers(1, 100), st.integers(0, 8)),
        st.tuples(st.just("shuffle"), st.integers(0, 12), st.just(0)),
        st.tuples(st.just("pick"), st.integers(1, 12), st.just(0)),
    ),
    max_size=8,
)


def get(dice: Dice, asked: tuple[str, int, int]) -> Any:
    what, size, number = asked
    if what == "roll":
        return dice.rolls(size, number)
    return dice.shuffle(CARDS, range(size)) if what == "shuffle" else dice.pick(CARDS, range(size))


@given(st.binary(min_size=32, max_size=32), ASKED, ASKED)
def test_live_chance_depends_on_seed_and_number_alone(seed: bytes, before: Any, after: Any) -> None:
    dice = SeedDice(seed)
    for asked in before:
        get(dice, asked)
    assert dice.count == len(before)
    fresh = SeedDice(seed, len(before))
    assert [get(dice, asked) for asked in after] == [get(fresh, asked) for asked in after]


@given(st.binary(min_size=32, max_size=32), ASKED)
def test_live_chance_is_what_was_asked_for(seed: bytes, all_asked: list[tuple[str, int, int]]) -> None:
    for dice in (SeedDice(seed), SearchDice(seed.hex())):
        for what, size, number in all_asked:
            result = get(dice, (what, size, number))
            if what == "roll":
                assert len(result) == number
                assert all(1 <= face <= size for face in result)
            elif what == "shuffle":
                assert sorted(result) == list(range(size))
            else:
                assert result in range(size)


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected


# The limits are the 99.9 % points of chi-square with 5, 23 and 2 degrees of freedom.
@pytest.mark.parametrize("dice", [SeedDice(SEED), SearchDice(1)])
def test_live_chance_is_even(dice: Dice) -> None:
    rolls = Counter(face for _ in range(600) for face in dice.rolls(6, 10))
    assert chi_square(rolls, 6) < 20.5
    orders = Counter(tuple(dice.shuffle(CARDS, range(4))) for _ in range(4800))
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 49.7
    assert chi_square(Counter(dice.pick(CARDS, (3, 5, 7)) for _ in range(3000)), 3) < 13.8


def test_the_dice_of_one_roll_are_independent() -> None:
    dice = SeedDice(SEED)
    pairs = Counter(dice.rolls(6, 2) for _ in range(3600))
    assert chi_square(pairs, 36) < 66.6


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SeedDice(b"short")


def test_a_commitment_binds_the_seed() -> None:
    assert commitment(SEED) == commitment(bytes(SEED))
    assert commitment(SEED) != commitment(SEED[::-1])
    assert SEED.hex() not in commitment(SEED)


def test_search_dice_repeat_from_their_seed() -> None:
    one, same, other = SearchDice(5), SearchDice(5), SearchDice(6)
    rolls = one.rolls(1000, 5)
    assert rolls == same.rolls(1000, 5)
    assert rolls != other.rolls(1000, 5)


# --- recorded and scripted -----------------------------------------------------------------------------


@given(ASKED)
def test_what_was_recorded_can_be_scripted(all_asked: list[tuple[str, int, int]]) -> None:
    record: list[Outcome] = []
    live = RecordedDice(SeedDice(SEED), record.append)
    results = [get(live, asked) for asked in all_asked]
    assert len(record) == len(all_asked)
    script = ScriptedDice(record)
    assert script.left == len(record)
    assert [get(script, asked) for asked in all_asked] == results
    assert script.left == 0


def test_outcomes_are_recorded_by_name() -> None:
    record: list[Outcome] = []
    dice = RecordedDice(ScriptedDice([("shuffle", "card", ["rat-2"]), ("pick", "square", ["crypt"])]), record.append)
    dice.shuffle(CARDS, [0, 1, 2])
    dice.pick(SQUARES, [4, 5])
    assert record == [("shuffle", "card", ("rat-2", "rat-1", "rat-3")), ("pick", "square", ("crypt",))]


def test_a_scripted_shuffle_may_name_only_the_top() -> None:
    dice = ScriptedDice([("shuffle", "card", ["gem-1", "rat-2"])])
    assert dice.shuffle(CARDS, [0, 1, 9, 2]) == [9, 1, 0, 2]


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ([], "ask for 2 rolls of a die with 6 sides, and the script has nothing left"),
        ([("roll", 8, [1, 2])], "the script has roll of 8 next"),
        ([("pick", "card", ["rat-1"])], "the script has pick of card next"),
        ([("roll", 6, [1])], r"\[1\] is not 2 rolls of a die with 6 sides"),
        ([("roll", 6, [0, 1])], r"\[0, 1\] is not 2 rolls"),
        ([("roll", 6, [7, 1])], r"\[7, 1\] is not 2 rolls"),
        ([("roll", 6, ["skull", 1])], "'skull' is not a number"),
        ([("roll", 6, [None, 1])], "cannot be read"),
    ],
)
def test_rolls_that_do_not_fit(script: list[Any], sentence: str) -> None:
    with pytest.raises(UnscriptedChance, match=sentence):
        ScriptedDice(script).rolls(6, 2)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["gem-1"], "gem-1 is not, or no longer, among the cards"),
        (["rat-1", "rat-1"], "rat-1 is not, or no longer, among the cards"),
        (["ghost"], "there is no card called 'ghost'"),
        (["none"], "none is not, or no longer"),
    ],
)
def test_shuffles_that_do_not_fit(names: list[str], sentence: str) -> None:
    with pytest.raises(UnscriptedChance, match=sentence):
        ScriptedDice([("shuffle", "card", names)]).shuffle(CARDS, [0, 1, 2])


@pytest.mark.parametrize("names", [[], ["gem-1"], ["rat-1", "rat-2"], ["ghost"], ["none"]])
def test_picks_that_do_not_fit(names: list[str]) -> None:
    with pytest.raises(UnscriptedChance):
        ScriptedDice([("pick", "card", names)]).pick(CARDS, [0, 1, 2])


def test_no_dice_say_what_was_asked_of_them() -> None:
    with pytest.raises(UnscriptedChance, match="2 rolls of a die with 6 sides"):
        NoDice().rolls(6, 2)
    with pytest.raises(UnscriptedChance, match="a shuffle of 3 cards"):
        NoDice().shuffle(CARDS, range(3))
    with pytest.raises(UnscriptedChance, match="one of 3 cards"):
        NoDice().pick(CARDS, range(3))


def test_a_shuffle_for_search_is_that_of_the_standard_library() -> None:
    for number in range(60):
        things = list(range(number))
        random.Random(number).shuffle(things)
        assert SearchDice(number).shuffle(NUMBER, range(number)) == things
