"""The runner of scenarios: every kind of expectation that does not hold is found and reported in a sentence."""

import json
import re
from pathlib import Path

import pytest

from lanterne.cli import main
from lanterne.lab.scenario import BadScenario, Difference, parse, read, run

HEAD = """
title = "A walk"
game = "xorlosch"
seats = ["red", "blue"]
"""
POSITION = """
[position]
quests.open.green = ["task-green-02", "task-green-16"]
dwarfs.red-w1 = { at = 1, level = 2 }
dwarfs.red-m1 = 16
dwarfs.blue-w1 = 30
"""
SETUP = """
settings = { start_player = 1 }
chance = [{ shuffle = "card", top = ["task-green-02"] }, { shuffle = "card", top = [] }, { shuffle = "card", top = [] }]
"""


def difference(text: str) -> Difference | None:
    return run(parse(text, "walk.toml"))


def look(*lines: str) -> Difference | None:
    """Red steps to 2; then look."""
    return difference(
        HEAD + POSITION + '[[then]]\nnote = "a step"\nanswer = "step_dwarf red-w1 2"\n' + "\n".join(lines)
    )


def test_what_is_so_makes_no_difference() -> None:
    assert (
        look(
            'asked = "red"',
            'decision = "turn_action"',
            'offered = ["announce green", "step_dwarf red-w1", "raise_dwarf"]',
            'not_offered = ["announce blue", "take_item"]',
            'refused = { "announce blue" = "XOR-QST-3", "add_dwarf warrior" = "XOR-GRP-1" }',
            'default = "end_turn"',
            'events = ["moved red-w1"]',
            'all_events = ["moved red-w1 * 5"]',
            'no_events = ["respect-owed"]',
            "rolled = []",
            "state.points = 5",
            'state.dwarfs = { red-w1.at = "ruins-02", red-m1.at = 16, red-w2 = "absent" }',
            "state.traps = {}",
            'seen.blue.dwarfs.red-w1.at = "2"',
            'ending = "none"',
            "ranking = { red = 1, blue = 2 }",
        )
        is None
    )


PLANTED = [
    ('asked = "blue"', "asked", "blue", "red"),
    ("asked = []", "asked", "none", "red"),
    ('decision = "answer_task"', "decision", "answer_task", "turn_action"),
    ('offered = ["announce blue"]', "offered", "announce blue", "announce green"),
    ('not_offered = ["step_dwarf red-w1"]', "not_offered", "no step_dwarf red-w1", "step_dwarf red-w1 ruins-01"),
    ('only_offered = ["end_turn"]', "only_offered", "end_turn", "also step_dwarf"),
    ('only_offered = ["take_item"]', "only_offered", "take_item", "end_turn"),
    ('refused = { "end_turn" = "XOR-TRN-4" }', "refused.end_turn", "refused by XOR-TRN-4", "it is allowed"),
    ('refused = { "announce blue" = "XOR-OPN-7" }', "refused.announce blue", "XOR-OPN-7", "XOR-QST-3"),
    ('default = "announce green"', "default", "announce green", "end_turn"),
    ('events = ["moved", "moved"]', "events", "moved", "moved red-w1 ruins-02 5"),
    ('events = ["moved red-m1"]', "events", "moved red-m1", "moved red-w1"),
    ("all_events = []", "all_events", "0 events", "moved"),
    ('all_events = ["moved", "moved"]', "all_events", "moved as event 2", "moved"),
    ('no_events = ["moved"]', "no_events", "no moved", "moved"),
    ("rolled = [{ roll = 6, faces = [1] }]", "rolled.1", "roll", "nothing more"),
    ("state.points = 6", "state.points", "6", "5"),
    ("state.spent = 1", "state.spent", "1", "true"),
    ("state.points = true", "state.points", "true", "5"),
    ("state.points.left = 5", "state.points", "a table", "5"),
    ('state.dwarfs.red-w1.at = "7"', "state.dwarfs.red-w1.at", "7", "ruins-02"),
    ('state.dwarfs.red-w1 = "absent"', "state.dwarfs.red-w1", "absent", "at = ruins-02"),
    ("state.dwarfs = {}", "state.dwarfs", "an empty table", "red-w1"),
    ('state.dwarfs.red-w9 = "absent"', "state.dwarfs.red-w9", "absent", "no such entry; there is red-w1"),
    ("state.luck = 3", "state.luck", "3", "no such entry; there is board"),
    ('state.colours = ["red"]', "state.colours", "[red]", "[red, blue]"),
    ('state.colours = ["blue", "red"]', "state.colours", "[blue, red]", "[red, blue]"),
    ("seen.blue.points = 6", "seen.blue.points", "6", "5"),
    ('ending = "stopped"', "ending", "stopped", "none"),
    ("ranking = { blue = 1 }", "ranking.blue", "1", "2"),
    ("draft = { so_far = [] }", "draft", "a combined answer", "turn_action"),
]


@pytest.mark.parametrize(("line", "path", "expected", "found"), PLANTED, ids=[line for line, *_ in PLANTED])
def test_a_planted_difference_is_found(line: str, path: str, expected: str, found: str) -> None:
    seen = look(line)
    assert seen is not None
    assert seen.path == path
    assert expected in seen.expected
    assert found in seen.found
    assert seen.sentence.startswith(f"walk.toml (A walk), block 1 (a step): {path}: expected ")


NONSENSE = [
    ('decision = "dance"', "there is no decision called 'dance'"),
    ('offered = ["dance"]', "there is no step called 'dance'"),
    ('offered = ["step_dwarf red-w9"]', "there is no dwarf called 'red-w9'"),
    ('refused = { "step_dwarf red-w1 [" = "XOR-MOV-3" }', "unclosed bracket"),
    ('events = ["danced"]', "xorlosch has no event 'danced'"),
    ('asked = "pink"', "there is no seat 'pink'; there are red, blue"),
    ("seen.pink.points = 3", "there is no seat 'pink'"),
    ("ranking = { pink = 1 }", "there is no seat 'pink'"),
    ('ending = "happy"', "there is no ending 'happy'"),
    ('as = "pink"\nonly_offered = []', "there is no seat 'pink'"),
]


@pytest.mark.parametrize(("line", "sentence"), NONSENSE, ids=[line for line, _ in NONSENSE])
def test_unknown_words_are_reported(line: str, sentence: str) -> None:
    seen = look(line)
    assert seen is not None
    assert seen.path == ""
    assert sentence in seen.sentence


@pytest.mark.parametrize(
    ("block", "sentence"),
    [
        ('seat = "blue"\nanswer = "end_turn"', "blue is not asked; red is"),
        ('answer = "step_dwarf red-w1 potion-2"', "passage-is-blocked (XOR-MOV-4)"),
        ('answer = ["end_turn", "announce green"]', "blue may not announce green"),
    ],
)
def test_an_answer_that_is_not_open_is_a_difference(block: str, sentence: str) -> None:
    seen = difference(HEAD + POSITION + f"[[then]]\n{block}\n")
    assert seen is not None
    assert sentence in seen.sentence


def test_a_block_without_answer_sees_no_events_of_the_one_before() -> None:
    blocks = '[[then]]\nanswer = ["step_dwarf red-w1 2", "step_dwarf red-w1 7"]\nall_events = ["moved", "moved"]\n'
    assert difference(HEAD + POSITION + blocks + "[[then]]\nall_events = []\n") is None


def test_chance_must_be_scripted_and_used_up() -> None:
    assert difference(HEAD + SETUP + '[[then]]\nasked = "red"\ndecision = "choose_group"\n') is None
    short = SETUP.replace(', { shuffle = "card", top = [] }]', "]")
    seen = difference(HEAD + short + "[[then]]\n")
    assert seen is not None
    assert "set-up: the rules ask for a shuffle of 12 cards, and the script has nothing left" in seen.sentence
    left = SETUP.replace("top = [] }]", 'top = [] }, { pick = "seat", one = "blue" }]')
    seen = difference(HEAD + left + "[[then]]\n")
    assert seen is not None
    assert (seen.path, seen.found) == ("chance", "1 outcomes left over at the end")


def test_what_was_drawn_is_compared() -> None:
    def rolled(top: str, *more: str) -> Difference | None:
        shuffles = ", ".join([f'{{ shuffle = "card", top = {top} }}', *['{ shuffle = "card", top = [] }'] * 2, *more])
        return difference(HEAD + SETUP + f"[[then]]\nrolled = [{shuffles}]\n")

    assert rolled('["task-green-02", "task-green-03"]') is None
    seen = rolled('["task-green-03"]')
    assert seen is not None
    assert seen.path == "rolled.1"
    assert rolled("[]", "{ roll = 2, faces = [1] }") is not None


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ('draft = { picks = ["recruit warrior 6"] }', "draft.picks"),
        ('draft = { not_picks = ["recruit warrior 5"] }', "draft.not_picks"),
        ('draft = { so_far = ["recruit warrior 4"], only_picks = ["recruit warrior 1"] }', "draft.only_picks"),
        ('draft = { refused = { "recruit warrior 5" = "XOR-OPN-3" } }', "draft.refused"),
        (
            'draft = { so_far = ["recruit warrior 5"], refused = { "recruit warrior 1" = "OPN-3" } }',
            "draft.refused",
        ),
        ('draft = { refused = { "recruit warrior 6" = "XOR-OPN-3" } }', "draft.refused"),
        ('draft = [{ unfinished = "none" }]', "draft.unfinished"),
        ('draft = { so_far = ["recruit warrior 1"], unfinished = "XOR-OPN-5" }', "draft.unfinished"),
    ],
)
def test_planted_differences_of_a_combined_answer(line: str, path: str) -> None:
    seen = difference(HEAD + SETUP + f"[[then]]\n{line}\n")
    assert seen is not None
    assert seen.path == path


BAD = [
    ("", "missing required field `title`"),
    ("title = ", "Invalid value"),
    (HEAD, "missing required field `then`"),
    (HEAD + "then = []", "there is no [[then]] block"),
    (HEAD + "[[then]]\nanswers = 3", "unknown field `answers` at then block 1"),
    (HEAD + "[[then]]\n[[then]]\nasked = 1.5", "at then block 2, asked"),
    (HEAD + "colour = 3\n[[then]]", "unknown field `colour`"),
    (HEAD.replace("xorlosch", "chess") + "[[then]]", "there is no game called 'chess'"),
    (HEAD.replace('["red", "blue"]', "9") + "[[then]]", "xorlosch is for 2 to 6 players, not 9"),
    (HEAD + "settings = { luck = 3 }\n[[then]]", "xorlosch has no setting 'luck'"),
    (HEAD + 'rules = ["XOR-FUN-1"]\n[[then]]', "xorlosch has no rule 'XOR-FUN-1'"),
    (HEAD + '[[then]]\nrefused = { "end_turn" = "XOR-FUN-1" }', "xorlosch has no rule 'XOR-FUN-1'"),
    (HEAD + "chance = [{ flip = 2 }]\n[[then]]", "chance 1 must be { roll = …, faces = … }"),
    (HEAD + 'chance = [{ roll = 6, faces = ["one"] }]\n[[then]]', "chance 1: a roll has"),
    (HEAD + "chance = [{ shuffle = 6, top = [] }]\n[[then]]", "chance 1: a shuffle has"),
    (HEAD + 'chance = [{ pick = "seat", one = "pink" }]\n[[then]]', "chance 1: there is no seat 'pink'"),
    ("x = " + "[" * 5000, "it is nested too deeply"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_a_bad_file_is_reported_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(sentence)) as told:
        parse(text, "bad.toml")
    assert str(told.value).startswith("bad.toml: ")


BAD_POSITIONS = [
    ("luck = 3", "a position of xorlosch has no 'luck'"),
    ("active = 'pink'", "there is no colour called 'pink'"),
    ("active = 'green'", "green does not play"),
    ("dwarfs.red-w1 = 31", "there is no square called '31'"),
    ("dwarfs.red-w1 = 'dungeon-07'", "red-w1 is not on the ruins side"),
    ("dwarfs.red-w1 = { at = 7, mood = 3 }", "not 'mood'"),
    ("dwarfs.red-w1 = { level = 7 }", "levels are 1 to 6"),
    ("dwarfs.red-w1 = { level = 6 }", "red has more levels on the board than its total experience"),
    ("dwarfs.red-w1 = { at = 'off', level = 2 }", "red-w1 is off the board"),
    ("dwarfs.red-w1 = { owes = 1 }", "owes must be true or false"),
    ("dwarfs = { red-w1.boots = 2, red-w2.wears = true }", "cannot both wear boots"),
    ("dwarfs.none = 7", "there is no dwarf called 'none'"),
    ("won.red = 3", "won of red must be a list of names"),
    ("won = { red = ['green'], blue = ['task-green-02'] }", "is in two places"),
    ("items.red.dragon-trap = 'lost'", "an item is none, crossed or ready"),
    ("items = { red.dragon-trap = 'ready', blue.dragon-trap = 'ready' }", "there are too few of dragon-trap"),
    ("crossed.dragon-trap = 3", "there are fewer of dragon-trap in the stock"),
    ("stock.dragon-trap = 3", "there cannot be that many of dragon-trap in the stock"),
    ("quests.closed = {}", "quests has open, waiting and pile, not 'closed'"),
    ("quests.open.green = ['task-red-17']", "task-red-17 is not a green card"),
    ("quests.open.green = ['task-green-02', 'task-green-02']", "a green card is in two places"),
    ("quests.open.green = ['task-green-02', 'task-green-03', 'task-green-06']", "a green quest has 2 tasks, not 3"),
    ("quests.open.green = []", "a green quest waits although none is open"),
    ("quests.waiting.green = []", "no green quest waits although task-green-06"),
    ("won.red = ['green', 'blue', 'red']", "no quest is open"),
    ("traps.red-w1 = 'task-green-02'", "red-w1 has no trap on task-green-02"),
    ("failed = 'blue'", "failed must be a list of names"),
    ("points = -1", "points must be a number"),
    ("spent = 2", "spent must be true or false"),
    ("colours = ['red', 'red']", "colours must name 2 different colours"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD_POSITIONS, ids=[line for line, _ in BAD_POSITIONS])
def test_a_bad_position_is_reported_in_a_sentence(line: str, sentence: str) -> None:
    seen = difference(HEAD + f"[position]\n{line}\n[[then]]\n")
    assert seen is not None
    assert sentence in seen.sentence
    assert "set-up" in seen.sentence


def test_seats_go_by_the_colours_that_are_named() -> None:
    def asked(names: str) -> Difference | None:
        return difference(HEAD.replace('"red", "blue"', names) + '[position]\n[[then]]\nasked = "white"\n')

    seen = asked('"white", "pink"')
    assert seen is not None
    assert "there is no colour called 'pink'" in seen.sentence
    assert (
        difference(HEAD.replace('"red", "blue"', '"white", "red"') + '[position]\n[[then]]\nasked = "white"\n') is None
    )


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.toml").write_text(HEAD + POSITION + "[[then]]\nstate.points = 6\n")
    (tmp_path / "deep" / "b.toml").write_text(HEAD + POSITION + "[[then]]\nstate.points = 7\n")
    return tmp_path


def test_the_command_prints_a_line_for_each_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(folder / "a.toml")]) == 0
    assert capsys.readouterr().out == f"ok  {folder / 'a.toml'}: A walk\n1 scenarios: 1 ok, 0 differs, 0 unreadable\n"
    assert main(["scenario", str(folder)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == f"FAILED  {folder / 'deep/b.toml'} (A walk), block 1: state.points: expected 7, found 6"
    (folder / "c.toml").write_bytes(b"\xff")
    assert main(["scenario", str(folder), str(folder / "missing.toml")]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[3] == f"FAILED  {folder / 'missing.toml'}: cannot be read: No such file or directory"
    assert lines[4] == "4 scenarios: 1 ok, 1 differs, 2 unreadable"
    assert main(["scenario"]) == 2


def test_the_command_prints_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--json", str(folder)]) == 1
    results = json.loads(capsys.readouterr().out)
    assert [one["result"] for one in results] == ["ok", "differs"]
    assert results[1]["path"] == "state.points"
    assert (results[1]["expected"], results[1]["found"]) == ("7", "6")


def test_a_file_that_is_read_knows_its_title_and_rules() -> None:
    found = read(Path(__file__).parents[2] / "scenarios/xorlosch/e05-alone.toml")
    assert found.title == "Alone on every task: Red takes both cards"
    assert "XOR-MAJ-1" in found.rules
