"""The benchmark measures what it says. How fast things are is for `lanterne bench` to say, not for a test."""

import gc
import json

import pytest

from lanterne import registry
from lanterne.cli.bench import bench
from lanterne.lab import bench as lab


def test_a_random_game_is_always_the_same_and_shows_every_position() -> None:
    box, seen = registry.box("xorlosch"), []
    decisions = lab.random_game(box, 3, {"max_rounds": 30}, 7, lambda game: seen.append(game.state.hash()))
    assert decisions == len(seen)
    assert decisions == lab.random_game(box, 3, {"max_rounds": 30}, 7)


def test_a_thing_that_costs_ten_steps_measures_about_ten() -> None:
    yard = lab.Yard()

    def ten_thousand_steps() -> int:
        for i in range(10_000):
            yard.step(i)
        return 1_000

    cost = lab.measure(ten_thousand_steps, 0.1)
    assert 7 < cost.ysteps < 13
    assert cost.units_a_run == 1_000


def test_monsters_that_play_themselves_are_counted_and_those_that_zargon_uses_are_not() -> None:
    box, play = registry.box("heroquest"), lab.play_of("heroquest")
    assert 0 < lab.activations(box, play) < 0.2
    assert lab.activations(box, play._replace(automatic={"use": lambda s, *_: s.quest_won})) == 0
    assert lab.activations(registry.box("xorlosch"), lab.play_of("xorlosch")) == 0


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing, and each game with the first of its settings only."""
    plays = {name: play._replace(settings=play.settings[:1]) for name, play in lab.PLAYS.items()}
    monkeypatch.setattr(lab, "PLAYS", plays)
    monkeypatch.setattr(lab, "POSITIONS", 5)
    monkeypatch.setattr(gc, "collect", lambda: 0)  # takes long where all tests lie in the memory
    monkeypatch.setattr(lab, "ROUND", 0.001)
    monkeypatch.setattr(lab, "FEWEST_ROUNDS", 1)
    monkeypatch.setattr(lab, "YARD_STEPS", 1_000)
    monkeypatch.setattr(lab, "SEEDS", 2)


@pytest.mark.usefixtures("short")
def test_every_game_and_every_peer_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    bench(json=True, seconds=0.01)
    lines = json.loads(capsys.readouterr().out)
    played = [game for game in registry.GAMES if game != "quest-workshop"]
    assert [line["name"] for line in lines] == [*played, "python-chess", "catanatron"]
    for line in lines:
        assert line["ysteps_a_decision"] >= line["ysteps_with_activations"] > 0
    assert lines[0]["budgets"] == {"play": 100.0, "copy": 5.0, "view": 200.0}
    assert set(lines[0]["micros"]) == {"options", "copy", "view", "sample"}


@pytest.mark.usefixtures("short")
def test_without_the_peers_a_sentence_says_how_to_get_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda package: None)
    monkeypatch.setattr(registry, "GAMES", ("sleeping-dragon",))
    bench(seconds=0.01)
    told = capsys.readouterr().out
    assert "steps a decision" in told
    assert "pip install lanterne[bench]" in " ".join(told.split())
