"""The rule ledger of every game is whole, and the ledger itself sees every kind of gap."""

from pathlib import Path

import pytest

from lanterne import registry
from lanterne.lab import ledger
from tests.lab import counting_project
from tests.lab.counting import BOX

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_rule_is_in_the_rulebooks_in_the_code_and_in_a_test(game: str) -> None:
    assert not [f"{gap.id} {gap.sentence}" for gap in ledger.read(game, ROOT).gaps()]


def test_no_test_cites_a_game_that_is_not_there() -> None:
    assert not ledger.strays(ROOT)


# The ledger itself, on a project that is whole until something is planted in it


def gaps(root: Path) -> set[tuple[str, str]]:
    return {(gap.id, gap.kind) for gap in ledger.ledger_of(BOX, root / "rulebook", root).gaps()}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    counting_project.make(tmp_path)
    assert gaps(tmp_path) == set()
    return tmp_path


def test_ids_of_games_among_the_tests_are_no_strays(root: Path) -> None:
    first, *others = sorted({gap.id for gap in ledger.strays(root)})
    listed = root / "tests" / "example" / "rulebook" / "ids.txt"
    listed.parent.mkdir(parents=True)
    listed.write_text("".join(f"{id_} rule\n" for id_ in others))
    assert others
    assert {gap.id for gap in ledger.strays(root)} == {first}


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("file", "old", "new", "gap"),
    [
        ("rulebook/en.md", '<a id="CNT-ADD-1"></a>', "", ("CNT-ADD-1", "not-in-en")),
        ("rulebook/fr.md", '<a id="CNT-ADD-1"></a>', "", ("CNT-ADD-1", "not-in-fr")),
        ("rulebook/fr.md", '<a id="CNT-LOK-1"></a>', "", ("CNT-LOK-1", "not-in-fr")),
        ("rulebook/en.md", "**CNT-ADD-1**", '<a id="CNT-ADD-1"></a>', ("CNT-ADD-1", "two-anchors")),
        ("rulebook/en.md", "…", '<a id="CNT-XXX-1"></a>', ("CNT-XXX-1", "unknown")),
        ("rulebook/ids.txt", "CNT-OLD-1 none: withdrawn", "CNT-NEW-1 rule", ("CNT-NEW-1", "no-code")),
        ("rulebook/ids.txt", "CNT-OLD-1 none: withdrawn", "CNT-NEW-1 rule", ("CNT-NEW-1", "no-test")),
        ("rulebook/ids.txt", "CNT-ADD-2 rule\n", "", ("CNT-ADD-2", "unknown")),
        ("rulebook/ids.txt", "CNT-END-1 rule", "CNT-END-1 rule\nCNT-END-1 rule", ("CNT-END-1", "listed-twice")),
        ("rulebook/ids.txt", "none: withdrawn", "none", ("CNT-OLD-1", "no-reason")),
        ("rulebook/ids.txt", "none: withdrawn", "gone: withdrawn", ("CNT-OLD-1", "bad-line")),
        ("tests/test_counting.py", '@rule("CNT-ADD-2")', "", ("CNT-ADD-2", "no-test")),
        ("tests/test_counting.py", ', marks=rule("CNT-BCK-1")', "", ("CNT-BCK-1", "no-test")),
        ("tests/test_counting.py", '"CNT-ADD-2"', '"CNT-ADD-2", "CNT-ADD-9"', ("CNT-ADD-9", "unknown")),
    ],
)
def test_a_planted_gap_is_found(root: Path, file: str, old: str, new: str, gap: tuple[str, str]) -> None:
    change(root / file, old, new)
    assert gap in gaps(root)


def test_a_scenario_cites_rules_too(root: Path) -> None:
    change(root / "tests" / "test_counting.py", '@rule("CNT-ADD-2")', "")
    (root / "scenarios").mkdir()
    (root / "scenarios" / "goal.toml").write_text('rules = ["CNT-ADD-2"]\n')
    assert gaps(root) == set()


def test_ids_of_events_and_refusals_must_be_known(root: Path) -> None:
    (root / "rulebook" / "ids.txt").write_text("")
    where = {gap.sentence for gap in ledger.ledger_of(BOX, root / "rulebook", None).gaps() if gap.id == "CNT-END-1"}
    assert "is not in ids.txt, but event won has it" in where
    refused = {gap.sentence for gap in ledger.ledger_of(BOX, root / "rulebook", None).gaps() if gap.id == "CNT-ADD-2"}
    assert any("a refusal in" in sentence for sentence in refused)


def test_without_tests_only_books_and_code_are_compared(root: Path) -> None:
    found = ledger.ledger_of(BOX, root / "rulebook", None)
    assert found.tests is None
    assert found.gaps() == []
