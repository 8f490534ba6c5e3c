"""The end of the game, and the points of a solitaire game."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state, told

from lanterne.games.dungeon_run.content.settings import SPECIAL
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.victory import boss_is_dead, ranking, score, scored, victory_is_checked
from lanterne.games.dungeon_run.rules.wounds import FROM_BATTLE, FROM_TILE, wounded
from lanterne.games.dungeon_run.state import DEAD, NONE, Deed, begin_deed
from lanterne.lab.stage import Stage

AWAY = {"corridor-8": {"at": [0, 1]}}


@rule("DR-VIC-1", "DR-STO-3")
@pytest.mark.parametrize("zone", ["equipped", "loot"])
def test_a_hero_who_possesses_the_stone_at_the_entrance_wins_at_the_end_of_his_turn(zone: str) -> None:
    heroes = {"vargagg": {zone: ["summoning-stone"]}, "dorgan": {"tile": "corridor-8"}}
    stage = scene(heroes, tiles=AWAY, final=True, stack=[])
    assert not stage.game.over, "not before his turn is over"
    stage.play("vargagg", "end_turn")
    assert state(stage).ending == "escaped"
    assert ranking(state(stage)) == (1, 2)


@rule("DR-VIC-1")
def test_the_stone_at_the_entrance_wins_nothing_at_the_end_of_another_s_turn() -> None:
    heroes = {"vargagg": {"equipped": ["summoning-stone"]}, "dorgan": {"tile": "corridor-8"}}
    stage = scene(heroes, tiles=AWAY, final=True, active="dorgan", stack=[])
    stage.play("dorgan", "end_turn")
    assert not stage.game.over


@rule("DR-VIC-1")
def test_the_stone_wins_nothing_elsewhere() -> None:
    heroes = {"vargagg": {"equipped": ["summoning-stone"], "tile": "corridor-8"}, "dorgan": {}}
    stage = scene(heroes, tiles=AWAY, final=True, stack=[])
    stage.play("vargagg", "end_turn")
    assert not stage.game.over


@rule("DR-VIC-1")
def test_the_entrance_wins_nothing_without_the_stone() -> None:
    stage = scene(final=True, stack=[])
    stage.play("vargagg", "end_turn")
    assert not stage.game.over


def slaughter(*seats: int, number: int = 3) -> Stage:
    """These heroes die of one batch of wounds; then victory is checked."""
    names = ("vargagg", "dorgan", "emma-goodluck")[:number]
    stage = scene(names, final=True, stack=[])
    run(stage, *[wounded(seat, 12, FROM_TILE, NONE) for seat in seats], falls_are_checked(NONE))
    assert not stage.game.over, "not in the middle of something"
    run(stage, victory_is_checked())
    return stage


@rule("DR-VIC-2", "DR-VIC-4")
def test_the_last_hero_alive_wins() -> None:
    stage = slaughter(0, 1)
    assert state(stage).ending == "last-hero"
    assert ranking(state(stage)) == (2, 2, 1)
    assert told(stage, "last-hero") == ["last-hero emma-goodluck"]


@rule("DR-VIC-2")
def test_two_heroes_alive_go_on() -> None:
    assert not slaughter(2).game.over


@rule("DR-VIC-3")
def test_if_the_last_heroes_die_together_nobody_wins() -> None:
    stage = slaughter(0, 1, number=2)
    assert state(stage).ending == "nobody"
    assert ranking(state(stage)) == (2, 2)


@rule("DR-VIC-2")
def test_an_unconscious_hero_is_alive() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"condition": "unconscious"}})
    run(stage, victory_is_checked())
    assert not stage.game.over


# --- solitaire --------------------------------------------------------------------------------------------------------

BOSS_TILES: dict[str, Any] = {"lair": {"at": [0, 1], "turn": 0, "monster": "gra-bogga"}}
RICH: dict[str, Any] = {
    "equipped": ["guild-axe"],
    "loot": ["buckler", "slime", "goblin", "gas-vent", "crown-of-kravlas"],
    "training": {"skill": 1},
}
"""The hero of the worked example: 1000 points."""


@rule("DR-SOL-3", "DR-SOL-5", "DR-SOL-6")
def test_alone_a_defeated_hero_loses_and_keeps_what_he_has_for_the_score() -> None:
    stage = scene({"vargagg": RICH}, tiles=AWAY)
    run(stage, wounded(0, 12, FROM_TILE, NONE), falls_are_checked(NONE))
    assert state(stage).ending == "lost"
    assert hero(stage, "vargagg").condition == DEAD
    assert score(state(stage)) == 1000
    assert told(stage, "total") == ["total vargagg 1000"]
    assert ranking(state(stage)) == (2,)


@rule("DR-SOL-9", "DR-SOL-5")
@pytest.mark.parametrize(("clock", "ending"), [(None, ""), (12, "too-late"), (13, ""), ("12", "too-late")])
def test_alone_the_clock_may_run_out_and_points_are_counted(clock: int | str | None, ending: str) -> None:
    stage = scene({"vargagg": RICH}, tiles=AWAY, settings={"solo_clock": clock}, round=12)
    assert not stage.game.over, "the last round is played"
    stage.play("vargagg", "end_turn")
    assert state(stage).ending == ending
    assert told(stage, "total") == (["total vargagg 1000"] if ending else [])
    assert told(stage, "time-is-up") == (["time-is-up vargagg"] if ending else [])
    assert ranking(state(stage)) == (2,)


@rule("DR-SOL-9", "DR-SOL-4")
def test_the_boss_may_still_be_slain_in_the_last_round() -> None:
    boss = {"lair": {"at": [0, 1], "monster": "gra-bogga", "wounds": 7}}
    stage = scene({"vargagg": {"tile": "lair"}}, tiles=boss, stack=[], settings={"solo_clock": 5}, round=5)
    run(stage, victory_is_checked())
    assert not stage.game.over
    s = state(stage)
    s.spots[1] = s.spots[1]._replace(monster=NONE, wounds=0)
    run(stage, victory_is_checked())
    assert s.ending == "boss-slain"


@rule("DR-SOL-9")
def test_the_clock_is_for_one_player_alone() -> None:
    with pytest.raises(ValueError, match="solo_clock=30 is for 1 player, not 2"):
        scene({"vargagg": {}, "dorgan": {}}, settings={"solo_clock": 30})
    with pytest.raises(ValueError, match="setting solo_clock cannot be 4; it can be none, 5 to 200"):
        scene({"vargagg": {}}, settings={"solo_clock": 4})


@rule("DR-SOL-5", "DR-SOL-6")
def test_the_boss_card_counts_as_a_boss_only_and_every_token_counts() -> None:
    vargagg = {"loot": ["gra-bogga", "slime"], "training": {"brawn": 2, "skill": 1}}
    stage = scene({"vargagg": vargagg, "dorgan": {}})
    assert scored(state(stage), 0) == ((0, 0), (0, 0), (1, 100), (1, 300), (3, 900))


@rule("DR-SOL-4")
def test_alone_the_game_is_won_when_the_boss_is_dead() -> None:
    stage = scene({"vargagg": {"tile": "lair"}}, tiles={"lair": {"at": [0, 1], "monster": "gra-bogga"}}, stack=[])
    s = state(stage)
    assert not boss_is_dead(s)
    run(stage, victory_is_checked())
    assert not stage.game.over
    s.spots[1] = s.spots[1]._replace(wounds=7)
    begin_deed(s, Deed(SPECIAL, 0, 1))
    run(stage, ("strike_monster", 1, 1, 0))
    assert s.ending == "boss-slain"
    assert ranking(s) == (1,)
    assert score(s) == 300


@rule("DR-SOL-8", "DR-BAT-15")
def test_if_hero_and_boss_defeat_each_other_the_game_is_lost_and_the_boss_card_counts() -> None:
    stage = scene({"vargagg": {"loot": ["gra-bogga"], "tile": "lair"}}, tiles={"lair": {"at": [0, 1]}}, stack=[])
    assert boss_is_dead(state(stage))
    run(stage, wounded(0, 12, FROM_BATTLE, NONE), falls_are_checked(NONE))
    assert state(stage).ending == "lost"
    assert score(state(stage)) == 300


@rule("DR-SOL-4")
def test_a_boss_that_nobody_has_seen_is_not_dead() -> None:
    stage = scene({"vargagg": {}})
    assert not boss_is_dead(state(stage))
    with_others = scene({"vargagg": {"loot": ["gra-bogga"]}, "dorgan": {}}, tiles={"lair": {"at": [0, 1]}}, stack=[])
    run(with_others, victory_is_checked())
    assert not with_others.game.over, "with others the race begins"
