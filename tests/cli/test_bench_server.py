"""`lanterne bench server` plays on a separate server and reports the result."""

import json

import pytest
from tests.cli.typed import Keyboard, one_sentence


def test_two_tables_are_measured_and_the_server_is_gone(keyboard: Keyboard) -> None:
    typed = keyboard("bench", "server", "--tables", "2", "--seconds", "1", "--json")
    (load,) = json.loads(typed.out)
    assert load["tables"] == 2
    assert load["moves"] > 0
    assert 0 < load["p50_ms"] <= load["p99_ms"]
    assert load["ysteps_a_move"] * load["moves_a_cpu_second_at_pace"] == pytest.approx(5.5e6, rel=0.01)
    slower = load["moves_a_cpu_second_at_pace"] / load["moves_a_cpu_second"]
    assert load["p99_ms"] / load["p99_ms_at_pace"] == pytest.approx(slower, rel=0.01)
    assert typed.code in (0, 1), "1 means that a figure is over its budget"


@pytest.mark.parametrize("tables", ["0", "many", "5,,6", "-3", "100000"])
def test_a_number_of_tables_that_cannot_be_gets_a_sentence(tables: str, keyboard: Keyboard) -> None:
    said = one_sentence(keyboard("bench", "server", "--tables", tables))
    assert said.startswith("--tables must be a list of numbers from 1 to")


def test_tables_belong_to_the_server(keyboard: Keyboard) -> None:
    assert one_sentence(keyboard("bench", "--tables", "5")) == "--tables is for `lanterne bench server`"
