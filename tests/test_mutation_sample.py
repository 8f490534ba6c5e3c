"""A fixed sample of mutants of every game is noticed by the tests of its rules; all of them with --long."""

from pathlib import Path

import pytest

from lanterne import registry
from lanterne.lab import mutation
from lanterne.lab.mutants import mutants
from lanterne.packs.packages import package

ROOT = Path(__file__).parent.parent


def check(game: str, sample: int | None) -> None:
    fates = mutation.run(package(game), ROOT, sample)
    names = [mutant.name for mutant in mutants(registry.box(game))]
    verdict = mutation.judge(fates, mutation.survivors_of(game), names)
    assert not verdict.failed, "these fail without any mutant"
    assert not [(fate.name, fate.fate, fate.rules) for fate in verdict.survivors], "no test notices"
    assert not verdict.outdated, "these stand in survivors.txt, but are noticed now or are no more"


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_tests_notice_a_sample_of_mutants(game: str) -> None:
    check(game, sample=15)


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_the_tests_notice_every_mutant(game: str) -> None:
    check(game, sample=None)
