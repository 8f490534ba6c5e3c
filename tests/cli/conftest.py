"""A keyboard, and the log of a game that was played with it."""

from pathlib import Path

import pytest
from tests.cli.typed import Keyboard

from lanterne.lab.simulate import simulate


@pytest.fixture
def keyboard(capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(capsys)


@pytest.fixture(scope="session")
def game_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("logs")
    simulate("xorlosch", ["random"], games=1, seed=7, settings={"max_rounds": 30}, logs=folder)
    return folder / "xorlosch-7-000001.jsonl"
