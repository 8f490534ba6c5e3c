"""`lanterne replay`."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.typed import Keyboard, one_sentence, run


def replayed(keyboard: Keyboard, log: Path, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(keyboard("replay", str(log), "--json", *words).out)
    return found


def test_a_game_that_is_over(game_log: Path, keyboard: Keyboard) -> None:
    typed = keyboard("replay", str(game_log))
    assert (typed.code, typed.err) == (0, "")
    assert "\nover: stopped; places: 1 " in typed.out
    assert "\n  round: 30\n" in typed.out
    where = replayed(keyboard, game_log)
    assert (where["ending"], where["asked"], where["decision"]) == ("stopped", [], None)
    assert sorted(where["ranking"]) == sorted(seat["name"] for seat in where["seats"])
    assert f"\nhash: {where['hash']}\n" in typed.out


def test_a_game_in_the_middle(game_log: Path, keyboard: Keyboard) -> None:
    start, after = replayed(keyboard, game_log, "--to", "0"), replayed(keyboard, game_log, "--to", "4")
    assert (start["entry"], start["asked"], start["decision"]) == (0, ["1"], "choose_colour")
    assert start["ending"] is start["ranking"] is None
    assert after["entry"] == 4
    assert after["asked"] == [after["position"]["active"]]
    assert after["hash"] != start["hash"]
    assert "\nasked: 1, for choose_colour (XOR-SET-2)\n" in keyboard("replay", str(game_log), "--to", "0").out


def test_another_process_comes_to_the_same_hash(game_log: Path, keyboard: Keyboard) -> None:
    assert json.loads(run("replay", game_log, "--json", PYTHONHASHSEED="1").out) == replayed(keyboard, game_log)


def test_what_happened_on_the_way(game_log: Path, keyboard: Keyboard) -> None:
    events = replayed(keyboard, game_log, "--events", "--to", "1")["events"]
    assert events[0] == {
        "entry": 0,
        "message": "quest-opened",
        "rule": "XOR-NEW-2",
        "arguments": {"quest": "green", "cards": ["task-green-06", "task-green-18"]},
    }
    assert (events[-1]["entry"], events[-1]["message"]) == (1, "colour-chosen")
    assert keyboard("replay", str(game_log), "--events", "--to", "1").out.startswith("    0  ")


@pytest.mark.parametrize("to", ["-1", "100000"])
def test_there_is_no_such_entry(to: str, game_log: Path, keyboard: Keyboard) -> None:
    typed = keyboard("replay", str(game_log), "--to", to)
    assert typed.code == 2
    assert " has entries 0 to " in one_sentence(typed)


def test_a_log_that_breaks_the_rules(game_log: Path, tmp_path: Path, keyboard: Keyboard) -> None:
    lines = game_log.read_text().splitlines()
    lines[2] = '{"type":"answer","n":1,"seat":1,"answer":["take_colour","red"]}'
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(lines))
    typed = keyboard("replay", str(changed))
    assert typed.code == 1
    assert one_sentence(typed) == "entry 1 does not follow the rules: seat 1 is not asked"
