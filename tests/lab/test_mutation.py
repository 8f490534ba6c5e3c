"""Mutants of the counting game meet its tests."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.lab import counting_project
from tests.lab.counting import BOX

from lanterne.engine import Offer, Refusal
from lanterne.lab import mutation
from lanterne.lab.mutants import fixed_sample, mutants, neutral
from lanterne.lab.mutation import Fate, judge, known_survivors

NAMES = [mutant.name for mutant in mutants(BOX)]


def test_what_does_something_for_a_rule_can_be_disabled() -> None:
    assert NAMES == [
        "law counting.amounts",
        "law counting.once_only",
        "law counting.too_much",
        "law counting.uses",
        "step add",
        "step choose",
        "step take_back",
        "step turn",
        "window objection",
    ]


def fates(root: Path) -> dict[str, Fate]:
    return {fate.name: fate for fate in mutation.run("counting", root, seconds=0.5)}


def test_good_tests_notice_and_a_mutant_that_never_ends_is_stopped(tmp_path: Path) -> None:
    counting_project.make(tmp_path)
    met = fates(tmp_path)
    assert sorted(met) == NAMES
    assert {name: fate.fate for name, fate in met.items() if fate.fate != "killed"} == {"step choose": "timeout"}
    assert met["law counting.too_much"].by.endswith("::test_the_total_never_passes_the_goal")
    assert met["law counting.once_only"].by.endswith("[add 1]")


def replace(root: Path, old: str, new: str) -> None:
    path = root / "tests" / "test_counting.py"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


def test_a_test_that_looks_at_nothing_lets_mutants_survive(tmp_path: Path) -> None:
    counting_project.make(tmp_path)
    replace(tmp_path, '.rule == "CNT-ADD-2"', " != 1")
    met = fates(tmp_path)
    assert met["law counting.too_much"] == met["law counting.too_much"]._replace(fate="survived", by="", tests=1)


def test_what_no_test_cites_is_untested(tmp_path: Path) -> None:
    counting_project.make(tmp_path)
    replace(tmp_path, '@rule("CNT-ADD-2")', "")
    assert fates(tmp_path)["law counting.too_much"].fate == "untested"


def test_without_any_test_all_is_untested(tmp_path: Path) -> None:
    counting_project.make(tmp_path)
    (tmp_path / "tests" / "test_counting.py").unlink()
    assert {fate.fate for fate in fates(tmp_path).values()} == {"untested"}


def test_a_test_that_fails_anyway_is_left_out_and_named(tmp_path: Path) -> None:
    counting_project.make(tmp_path)
    replace(tmp_path, '.rule == "CNT-ADD-2"', " is None")
    met = fates(tmp_path)
    assert met["law counting.too_much"].fate == "untested"
    assert met[""].fate == "failed"
    assert met[""].by.endswith("::test_the_total_never_passes_the_goal")


def test_tests_that_cannot_be_read_are_an_error(tmp_path: Path) -> None:
    counting_project.make(tmp_path)
    replace(tmp_path, "import pytest\n", "import pytest\nimport there_is_no_such_module\n")
    with pytest.raises(RuntimeError, match="there_is_no_such_module"):
        fates(tmp_path)


def test_the_sample_is_always_the_same(tmp_path: Path) -> None:
    counting_project.make(tmp_path)
    drawn = [mutant.name for mutant in fixed_sample(mutants(BOX), 3)]
    assert len(drawn) == 3
    assert sorted(fate.name for fate in mutation.run("counting", tmp_path, sample=3, seconds=0.5)) == drawn


# What a disabled law says


def refuses(a: int) -> Refusal | None: ...
def counts(a: int) -> int:
    return 5


def lists(a: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(5, 5)]


def filters(a: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    return ()


def offers(a: int, *about: int) -> tuple[Offer, ...]:
    return ()


def compares(a: int) -> tuple[int, list[int], bool]:
    return (1, [1], True)


def finds(a: int) -> Sequence[int]:
    return [1]


def maps(a: int) -> dict[int, int]:
    return {1: 1}


class Span(NamedTuple):
    """From here to there, and through what."""

    start: int
    end: int
    through: tuple[int, ...]


def spans(a: int) -> Span:
    return Span(1, 2, (3,))


def widens(a: int, span: Span) -> Span:
    return Span(span.start - a, span.end + a, ())


def joins(one: Span, other: Span) -> Span:
    return Span(one.start, other.end, one.through)


def silent(a: int):  # type: ignore[no-untyped-def]
    return a


def strange(a: int) -> Offer:
    raise NotImplementedError


def test_a_disabled_law_says_what_is_neutral() -> None:
    assert neutral(refuses)(1) is None
    assert neutral(counts)(1) == 0
    assert neutral(lists)((1,)) == []
    assert neutral(filters)(1, (3, 4)) == (3, 4)
    assert neutral(offers)(1, 2, 3) == ()
    assert neutral(compares)(1) == (0, [], False)
    assert neutral(finds)(1) == ()
    assert neutral(maps)(1) == {}
    assert neutral(spans)(1) == Span(0, 0, ())
    assert neutral(widens)(1, Span(4, 5, ())) == (4, 5, ())
    assert neutral(joins)(Span(1, 2, ()), Span(3, 4, ())) == (0, 0, ())


@pytest.mark.parametrize(("law", "why"), [(silent, "has no return type"), (strange, "has no neutral value")])
def test_a_law_without_a_neutral_value_is_an_error(law: Callable[[int], object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        neutral(law)


# Known survivors


def test_known_survivors_are_no_news_and_outdated_ones_are() -> None:
    met = [Fate("step a", "survived"), Fate("step b", "survived"), Fate("step c", "killed"), Fate("", "failed", by="t")]
    known = known_survivors("# why\nstep a: nothing to see\nstep c: old\nstep gone: old\n")
    verdict = judge(met, known, ["step a", "step b", "step c"])
    assert [fate.name for fate in verdict.survivors] == ["step b"]
    assert verdict.outdated == ("step c", "step gone")
    assert verdict.failed == ("t",)
    assert not verdict.good
    assert judge(met[:1], {"step a": "nothing to see"}, ["step a"]).good


def test_a_survivor_needs_a_reason() -> None:
    with pytest.raises(ValueError, match="line 2"):
        known_survivors("step a: nothing to see\nstep b\n")
