"""Every scenario of the project, each under the rules it names."""

from pathlib import Path

import pytest
from tests.citing import rule

from lanterne.lab.scenario import Scenario, read, run

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


def told(file: Path) -> Scenario:
    found = read(file)
    return Scenario(file.relative_to(FOLDER.parent).as_posix(), found.written)


SCENARIOS = [told(file) for file in FILES]


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(s, id=Path(s.file).stem, marks=rule(*s.rules)) for s in SCENARIOS],
)
def test_scenario(scenario: Scenario) -> None:
    difference = run(scenario)
    assert difference is None, difference.sentence


def test_every_scenario_names_its_rules_and_a_title_of_its_own() -> None:
    assert all(scenario.rules for scenario in SCENARIOS)
    assert len({scenario.title for scenario in SCENARIOS}) == len(SCENARIOS)


@pytest.mark.parametrize(
    ("game", "last"),
    [("xorlosch", 15), ("heroquest", 10), ("warhammer-quest", 25), ("dungeon-lords", 11), ("dungeon-run", 9)],
)
def test_every_worked_example_is_there(game: str, last: int) -> None:
    stems = {file.stem[:3] for file in (FOLDER / game).glob("e[0-9][0-9]-*.toml")}
    assert stems == {f"e{number:02d}" for number in range(1, last + 1)}
