"""`lanterne verify`: what it proves, and what it finds."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.typed import Keyboard, one_sentence

from lanterne import registry
from lanterne.engine import Seat, Table, write_log
from lanterne.engine.dice import commitment
from lanterne.engine.log import with_seed

Lines = list[dict[str, Any]]


def changed(log: Path, folder: Path, change: Callable[[Lines], None]) -> str:
    """The path of a copy of the log with something changed in it: line 0 is the header, line n + 1 is entry n."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    change(lines)
    copy = folder / "copy.jsonl"
    copy.write_text("\n".join(map(json.dumps, lines)))
    return str(copy)


def test_an_honest_game(game_log: Path, keyboard: Keyboard) -> None:
    typed = keyboard("verify", str(game_log))
    assert (typed.code, typed.err) == (0, "")
    assert typed.out.startswith("Verified: all ")
    assert typed.out.count("\n") == 1


def test_a_running_game(game_log: Path, tmp_path: Path, keyboard: Keyboard) -> None:
    def cut(lines: Lines) -> None:
        del lines[20:]

    typed = keyboard("verify", changed(game_log, tmp_path, cut))
    assert typed.code == 0
    assert typed.out.startswith("Right so far: all 18 answers follow the rules")
    assert typed.out.endswith("can be verified when the game is over and the seed is revealed.\n")


def test_a_seed_that_somebody_was_shown(game_log: Path, tmp_path: Path, keyboard: Keyboard) -> None:
    """The seed left the table in the middle of the game: what follows is correct, but was no secret."""

    def shown(lines: Lines) -> None:
        lines.insert(21, {"type": "seed-shown", "n": 20, "seat": 0, "how": "taken-along"})
        for n, line in enumerate(lines[1:]):
            line["n"] = n

    typed = keyboard("verify", changed(game_log, tmp_path, shown))
    assert (typed.code, typed.err) == (0, "")
    verified, but = typed.out.splitlines()
    assert verified.startswith("Verified: all ")
    assert but.startswith("But the dice were not secret to everybody: at entry 20 somebody who played alone saved")


def test_a_game_that_was_taken_along(tmp_path: Path, keyboard: Keyboard) -> None:
    seats = [Seat("Ann"), Seat("random 2", "random"), Seat("random 3", "random")]
    table = Table.new(registry.box("xorlosch"), seats, {}, bytes(32))
    table.show_seed(0, "taken-in")
    log = tmp_path / "along.log"
    write_log(log, with_seed(table.log, bytes(32)))
    typed = keyboard("verify", str(log))
    assert (typed.code, typed.err) == (0, "")
    right, but = typed.out.splitlines()
    assert right.startswith("Right so far: all 0 answers")
    assert "the game came to the table in a file with its seed" in but


def test_answers_taken_back_alone(tmp_path: Path, keyboard: Keyboard) -> None:
    seats = [Seat("Ann"), Seat("random 2", "random"), Seat("random 3", "random")]
    table = Table.new(registry.box("xorlosch"), seats, {}, bytes(32))
    while not (to := table.before_last_answer(0)) or table.undo_limit(0) <= to:
        seat = table.asked[0]
        table.answer(seat, registry.bot("xorlosch", "random")("1").choose(table.view(seat)))
    table.undo(0, to)
    log = tmp_path / "back.log"
    write_log(log, table.log)
    typed = keyboard("verify", str(log))
    assert (typed.code, typed.err) == (0, "")
    assert typed.out.splitlines()[1].startswith("But while one person played alone with bots, 1 of their answers")


def swap_cards(lines: Lines) -> None:
    order = lines[1]["chance"][1][2]
    order[-1], order[-2] = order[-2], order[-1]


def another_first_player(lines: Lines) -> None:
    entry = next(line for line in lines[2:] if "chance" in line)
    entry["chance"][0][2] = [1 - entry["chance"][0][2][0]]


def a_card_twice(lines: Lines) -> None:
    order = lines[1]["chance"][0][2]
    order[0] = order[1]


def one_outcome_less(lines: Lines) -> None:
    lines[1]["chance"].pop()


def another_seed(lines: Lines) -> None:
    lines[-1]["seed"] = "00" * 32


def no_seed_at_all(lines: Lines) -> None:
    lines[-1]["seed"] = "secret"


def another_commitment(lines: Lines) -> None:
    lines[0]["commitment"] = commitment(bytes(32))


def another_seed_and_its_commitment(lines: Lines) -> None:
    another_seed(lines)
    another_commitment(lines)


def no_commitment(lines: Lines) -> None:
    lines[0]["commitment"] = ""


def seed_kept_secret(lines: Lines) -> None:
    lines.pop()


def another_answer(lines: Lines) -> None:
    lines[3]["answer"] = lines[2]["answer"]


def an_answer_less(lines: Lines) -> None:
    del lines[10]


def an_answer_by_somebody_else(lines: Lines) -> None:
    lines[2]["seat"] = 1


def a_seed_too_early(lines: Lines) -> None:
    lines[20:] = [lines[-1] | {"n": 19}]


def a_game_that_goes_on(lines: Lines) -> None:
    lines.append({"type": "undo", "n": len(lines) - 1, "to": 5, "by": 0, "agreed": [0, 1]})


def other_rules(lines: Lines) -> None:
    lines[0]["rules"] = 99


FOUND: dict[Callable[[Lines], None], str] = {
    swap_cards: "the shuffle of cards in entry 0 (chance number 1) does not follow from the seed",
    another_first_player: "the seat picked in entry 2 (chance number 3) does not follow from the seed",
    a_card_twice: "entry 0 does not follow the rules",
    one_outcome_less: "entry 0 does not follow the rules",
    another_seed: "is not the one that the table committed to",
    no_seed_at_all: "does not contain a seed of 32 bytes (64 hexadecimal digits)",
    another_commitment: "is not the one that the table committed to",
    another_seed_and_its_commitment: "the shuffle of cards in entry 0 (chance number 0) does not follow from the seed",
    no_commitment: "the table did not commit to a seed",
    seed_kept_secret: "the game is over, but its seed was not revealed",
    another_answer: "entry 2 does not follow the rules",
    an_answer_less: "line 11: entry 10 is where entry 9 should be",
    an_answer_by_somebody_else: "entry 1 does not follow the rules: seat 1 is not asked",
    a_seed_too_early: "entry 19",
    a_game_that_goes_on: "the log goes on after its seed was revealed",
    other_rules: "the log is of xorlosch under rules 99",
}


@pytest.mark.parametrize("change", FOUND, ids=lambda change: change.__name__)
def test_what_is_wrong_is_found(
    change: Callable[[Lines], None], game_log: Path, tmp_path: Path, keyboard: Keyboard
) -> None:
    typed = keyboard("verify", changed(game_log, tmp_path, change))
    assert typed.code == 1
    assert FOUND[change] in one_sentence(typed)


def test_chance_that_was_taken_back_counts(tmp_path: Path, keyboard: Keyboard) -> None:
    """Who begins is drawn after the last colour is chosen: taken back and chosen again, it is drawn again."""
    box = registry.box("xorlosch")
    table = Table.new(box, [Seat("Ann"), Seat("Ben")], {"max_rounds": 30}, bytes(range(32)))
    table.answer(0, table.view(0).options()[0])
    for _ in range(2):
        table.answer(1, table.view(1).options()[0])
        table.undo(1, agreed=(0, 1))
    bots = [registry.bot("xorlosch", "random")(str(seat)) for seat in (0, 1)]
    while not table.over:
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.view(seat)))
    log = tmp_path / "taken-back.jsonl"
    write_log(log, table.log)
    typed = keyboard("verify", str(log))
    assert typed.code == 0
    assert "all 6 random outcomes follow from the seed" in typed.out

    def draw_the_first_again(lines: Lines) -> None:
        first, _, third = (line for line in lines[2:] if "chance" in line)
        third["chance"] = [["pick", "seat", [1 - third["chance"][0][2][0]]]]
        assert first["chance"][0][0] == "pick"

    assert "(chance number 5)" in one_sentence(keyboard("verify", changed(log, tmp_path, draw_the_first_again)))
