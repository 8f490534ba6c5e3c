"""Fields of positions: what they put into a state, and the sentences for what they cannot be."""

from types import SimpleNamespace

import pytest

from lanterne.engine import Ids, Mask
from lanterne.kit.position import check_fields, names_of, one_of, puts_mask, puts_number, puts_truth, puts_words

SQUARES = Ids("square", ("a1", "a2", "b1"))


def test_a_missing_number_is_the_usual_one_or_stays() -> None:
    state = SimpleNamespace(turn=7)
    puts_number("turn")(state, None)
    assert state.turn == 7
    puts_number("turn", 0)(state, None)
    assert state.turn == 0
    puts_number("turn", 1)(state, 5)
    assert state.turn == 5
    with pytest.raises(ValueError, match="turn must be a number, not 'late'"):
        puts_number("turn")(state, "late")


def test_a_missing_truth_stays() -> None:
    state = SimpleNamespace(struck=True)
    puts_truth("struck")(state, None)
    assert state.struck
    puts_truth("struck")(state, False)
    assert not state.struck


def test_missing_words_and_sets_are_empty() -> None:
    state = SimpleNamespace(flags=("old",), pits=Mask(4))
    puts_words("flags")(state, None)
    puts_mask("pits", SQUARES)(state, None)
    assert (state.flags, state.pits) == ((), 0)
    puts_mask("pits", SQUARES)(state, ["b1", "a1"])
    assert isinstance(state.pits, Mask)
    assert names_of(SQUARES, state.pits) == ["a1", "b1"]


def test_unknown_words_get_a_sentence() -> None:
    assert one_of("fate", ("inside", "dead"), "dead") == 1
    with pytest.raises(ValueError, match="fate is one of inside, dead, not 'lost'"):
        one_of("fate", ("inside", "dead"), "lost")
    with pytest.raises(ValueError, match="a position of cellar has no 'luck'; it has turn, pits"):
        check_fields("cellar", {"luck": 3}, ("turn", "pits"))
