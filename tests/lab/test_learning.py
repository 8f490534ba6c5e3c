"""Learning: the same seed gives the same file, and what is learnt holds on games that were held back."""

import random
from pathlib import Path

import pytest

from lanterne.cli.learn import learn as command
from lanterne.errors import BadArgument
from lanterne.lab import learning
from lanterne.lab.learning import Seen, as_file, learn
from lanterne.search import read_value


def test_the_same_seed_gives_the_same_file_whatever_the_number_of_workers() -> None:
    one, two = learn("warhammer-quest", 5, 3), learn("warhammer-quest", 5, 3, workers=2)
    assert as_file(one.value) == as_file(two.value)
    assert as_file(learn("warhammer-quest", 5, 4).value) != as_file(one.value)


def made_up(games: int, seed: int, bent: bool) -> list[list[Seen]]:
    """Games whose ends follow from two features and not from a third. With `bent`, only the two together count."""
    chance = random.Random(seed)
    found = []
    for _ in range(games):
        one, two, three = (chance.gauss(0, 1) for _ in range(3))
        total = 3 * one * two if bent else 2 * one - two
        won = chance.random() < 1 / (1 + 2.718281828**-total)
        found.append([Seen((one, two, three), float(won))])
    return found


def fitted(bent: bool) -> learning.Learnt:
    return learning._fit(("one", "two", "three"), made_up(3000, 1, bent), made_up(1000, 2, bent), 1, {})


def test_what_counts_is_found() -> None:
    value = fitted(bent=False).value
    assert value.hidden == ()
    one, two, three = value.weights
    assert 1.6 < one < 2.3
    assert -1.2 < two < -0.8
    assert abs(three) < 0.15


def test_bent_sums_are_taken_where_they_help() -> None:
    value = fitted(bent=True).value
    assert value.hidden
    assert value({"one": 2.0, "two": 2.0, "three": 0.0}) > 0.8
    assert value({"one": 2.0, "two": -2.0, "three": 0.0}) < 0.2


def test_what_is_expected_comes_true() -> None:
    for expected, came, number in fitted(bent=False).bins:
        if number > 60:
            assert abs(expected - came) < 0.12


def test_the_file_says_what_it_was_learnt_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "learnt.json", tmp_path / "plot.svg"
    command("warhammer-quest", games=5, workers=1, out=out, plot=plot)
    value = read_value(out.read_bytes())
    assert value.learnt["games"] == 5
    assert value.learnt["held back"] > 0
    assert plot.read_text("utf-8").startswith("<svg")
    assert "came true" in capsys.readouterr().out


def test_a_game_without_features_has_nothing_to_learn() -> None:
    with pytest.raises(BadArgument, match="declares no features"):
        learn("quest-workshop", 5)
