"""What was learnt is read without any extra, and says what its numbers say."""

from importlib.resources import files
from math import exp, tanh

import msgspec
import pytest

from lanterne import registry
from lanterne.engine import SearchDice
from lanterne.packs.packages import package
from lanterne.search import FILE, Value, read_value

LEARNT = [game for game in registry.GAMES if files(package(game)).joinpath(FILE).is_file()]
"""Games with learnt values."""
QUICK = [game for game in LEARNT if game != "dungeon-lords"]
"""Those in which the steady bot, and so a test, takes little time."""


def test_a_value_is_a_logistic_function_with_bent_sums() -> None:
    value = Value(("lead", "late"), (1.0, 0.0), (2.0, 1.0), (0.5, -1.0), 0.25, ((1.0, 2.0, 0.5, -3.0),))
    lead, late = (5.0 - 1.0) / 2.0, 0.5
    total = 0.25 + 0.5 * lead - late - 3.0 * tanh(0.5 + lead + 2.0 * late)
    assert value({"lead": 5.0, "late": 0.5}) == pytest.approx(1 / (1 + exp(-total)))


def test_a_value_is_never_out_of_bounds() -> None:
    value = Value(("lead",), (0.0,), (1.0,), (1000.0,), 0.0)
    assert 0.0 < value({"lead": -5.0}) < 1e-9
    assert 1 - 1e-9 < value({"lead": 5.0}) <= 1.0


@pytest.mark.parametrize("data", [b"", b"{}", b'{"names": "x"}', b"[1, 2]"])
def test_a_file_that_is_no_value_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_value(data)


@pytest.mark.parametrize("game", LEARNT)
def test_what_a_game_has_learnt_is_about_the_features_that_it_has(game: str) -> None:
    """A feature that was added, taken away or renamed makes what was learnt worthless."""
    manifest = registry.manifest(game)
    assert manifest.mind is not None
    value = read_value(files(package(game)).joinpath(FILE).read_bytes())
    seats, settings = manifest.mind.tables[0] if manifest.mind.tables else (manifest.box.seats_with()[0], {})
    state = manifest.box.new(seats, SearchDice(1), settings, simulation=True).state
    found = manifest.mind.features(manifest.box.view(state, 0), 0)
    assert tuple(found) == value.names
    assert {len(value.means), len(value.spreads), len(value.weights)} == {len(value.names)}


def test_a_value_survives_its_file() -> None:
    value = Value(("lead",), (0.5,), (1.5,), (0.25,), -1.0, ((1.0, 2.0, 3.0),), {"games": 3})
    assert read_value(msgspec.json.encode(value)) == value
