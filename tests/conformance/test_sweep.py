"""Many checked games: a few in every run, ten thousand with --long."""

import pytest

from lanterne.lab.sweep import sweep

MIXES = (("random",), ("steady",), ("steady", "random"), ("steady:slayer", "steady:broker", "random"))
SETTINGS = ("board", "mode")


def test_a_small_sweep_of_xorlosch() -> None:
    swept = sweep("xorlosch", SETTINGS, MIXES[1:], games=60, workers=1, looks=6)
    assert swept.games == sum(sum(count.values()) for count in swept.endings.values()) == 60
    assert swept.endings["steady"]["stopped"] == 0, "games of steady seats end by the rules"


@pytest.mark.long
def test_ten_thousand_games_of_xorlosch() -> None:
    swept = sweep("xorlosch", SETTINGS, MIXES, games=10_000)
    print(swept)
    assert swept.endings["steady"]["stopped"] <= 0.005 * sum(swept.endings["steady"].values())
    assert {ending for count in swept.endings.values() for ending in count} == {
        "all-quests-done",
        "dragons-slain",
        "stopped",
    }
