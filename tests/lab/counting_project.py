"""A complete project around the counting game in a separate folder: rulebooks, tests and a scenario."""

import shutil
from pathlib import Path

HERE = Path(__file__).parent

IDS = """\
CNT-ADD-1 rule
CNT-ADD-2 rule
CNT-BCK-1 rule
CNT-TRN-1 rule
CNT-TRN-2 rule
CNT-END-1 rule
CNT-LOK-1 display: how the total is drawn
CNT-OLD-1 none: withdrawn
"""

TESTS = """\
import pytest

from counting import BOX
from lanterne.lab.stage import Stage
from tests.citing import rule


@rule("CNT-ADD-1", "CNT-TRN-1")
def test_players_add_in_turn() -> None:
    stage = Stage(BOX, 2)
    assert stage.offered("first") == ["add 1", "add 2", "go_on"]
    stage.play("first", "add 2")
    stage.play("second", "pass")
    assert stage.asked == ("second",)
    assert stage.describe() == {"total": 2}


@rule("CNT-ADD-2")
def test_the_total_never_passes_the_goal() -> None:
    assert Stage(BOX, 2, {"total": 4}).refusal("first", "add 2").rule == "CNT-ADD-2"


@pytest.mark.parametrize("again", [pytest.param("add 1", marks=rule("CNT-BCK-1"))])
def test_once_an_addition_is_taken_back(again: str) -> None:
    stage = Stage(BOX, 2)
    stage.play("first", "add 2")
    stage.play("second", "take_back 2")
    assert stage.describe() == {"total": 0}
    stage.play("second", again)
    assert stage.decision == "choose"


@rule("CNT-END-1", "CNT-TRN-2")
def test_nothing_much() -> None:
    assert Stage(BOX, 2).asked == ("first",)
"""


def make(root: Path) -> Path:
    """Write the project; returns its rulebook folder."""
    rulebook = root / "rulebook"
    (root / "tests").mkdir(parents=True)
    rulebook.mkdir()
    shutil.copy(HERE / "counting.py", root)
    shutil.copy(HERE.parent / "citing.py", root / "tests")
    (root / "tests" / "__init__.py").touch()
    (root / "tests" / "test_counting.py").write_text(TESTS)
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(*ids): is about these rules"]\n')
    (rulebook / "ids.txt").write_text(IDS)
    ids = [line.split()[0] for line in IDS.splitlines() if " none" not in line]
    for language in ("en", "fr"):
        (rulebook / f"{language}.md").write_text("".join(f'<a id="{id_}"></a>**{id_}** …\n\n' for id_ in ids))
    return rulebook
