"""Rounds and turns: order, actions, the First Player token, and what one turn or round leaves behind."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, steps, told

from lanterne.games.dungeon_run.content.sources import POWER_NAMES
from lanterne.games.dungeon_run.rules.rounds import round_begins, round_ends, turn_begins, turn_is_cleared
from lanterne.games.dungeon_run.state import TILES, put

THREE = ("vargagg", "emma-goodluck", "dorgan")


@rule("DR-RND-1", "DR-RND-2", "DR-RND-10")
def test_turns_go_clockwise_from_the_first_player_and_may_end_early() -> None:
    stage = scene(THREE, first="emma-goodluck")
    asked = []
    for _ in range(3):
        asked.append(stage.asked[0])
        stage.play(stage.asked[0], "end_turn")
    assert asked == ["emma-goodluck", "dorgan", "vargagg"]
    assert state(stage).round == 2
    assert stage.asked == ("dorgan",), "the token goes to the left"


@rule("DR-RND-2", "DR-RND-7", "DR-RND-11")
def test_lost_actions_are_gone_after_one_turn() -> None:
    stage = scene({"vargagg": {}, "emma-goodluck": {"lost": 3}})
    stage.play("vargagg", "end_turn")
    assert told(stage, "actions-lost") == ["actions-lost emma-goodluck 2"]
    assert state(stage).round == 2, "with no action left the turn ends by itself"
    assert (hero(stage, "emma-goodluck").lost, hero(stage, "emma-goodluck").actions) == (0, 2)


@rule("DR-DEF-7", "DR-RND-7", "DR-RND-11")
def test_an_unconscious_hero_stands_up_and_misses_the_turn_with_its_lost_actions() -> None:
    stage = scene({"vargagg": {}, "emma-goodluck": {"condition": "unconscious", "lost": 1}})
    stage.play("vargagg", "end_turn")
    assert told(stage, "stands-up") == ["stands-up emma-goodluck"]
    assert stage.asked == ("emma-goodluck",), "round 2 is hers to begin"
    assert state(stage).round == 2
    assert hero(stage, "emma-goodluck").actions == 2


@rule("DR-RND-9")
def test_killed_heroes_have_no_turn_and_no_token() -> None:
    stage = scene({"vargagg": {}, "emma-goodluck": {"condition": "dead"}, "dorgan": {}})
    stage.play("vargagg", "end_turn")
    assert stage.asked == ("dorgan",)
    stage.play("dorgan", "end_turn")
    assert state(stage).first == seat(stage, "dorgan")
    assert stage.asked == ("dorgan",)


@rule("DR-FIN-3", "DR-FIN-4")
def test_the_summoner_takes_the_token_when_a_round_begins_and_keeps_it() -> None:
    bearer = {"equipped": ["summoning-stone"], "tile": "bend-12"}
    tiles = {"bend-12": {"at": [0, 1], "turn": 90}}
    stage = scene({"vargagg": {}, "emma-goodluck": {}, "dorgan": bearer}, tiles=tiles, final=True, stack=[])
    assert state(stage).first == 0, "not in the middle of a round"
    run(stage, round_ends())
    assert state(stage).first == seat(stage, "dorgan")


@rule("DR-FIN-4")
def test_a_stone_in_the_loot_pile_gives_no_token() -> None:
    stage = scene({"vargagg": {}, "emma-goodluck": {}, "dorgan": {"loot": ["summoning-stone"]}}, final=True, stack=[])
    state(stage).agenda[:] = [round_ends()]
    stage.game.run()
    assert state(stage).first == seat(stage, "emma-goodluck")
    assert not told(stage, "stone-takes-token")


@rule("DR-ABI-4", "DR-RND-7")
def test_what_holds_for_a_turn_ends_with_it_for_everybody() -> None:
    stage = scene(THREE)
    s = state(stage)
    boots = POWER_NAMES.index("winged-boots")
    for place in range(3):
        row = s.heroes[place]._replace(used_turn=(boots,), used_round=(boots,), changed=(0, -2, 2), bonus=2, refused=3)
        put(s, place, row)
    run(stage, turn_is_cleared())
    for row in s.heroes:
        assert (row.used_turn, row.changed, row.bonus, row.refused) == ((), (0, 0, 0), 0, 0)
        assert row.used_round == (boots,)
    s.agenda[:] = [round_ends()]
    stage.game.run()
    assert all(row.used_round == () for row in s.heroes)


@rule("DR-RND-7")
def test_weakness_lasts_to_the_end_of_the_next_turn_of_its_own() -> None:
    stage = scene(THREE)
    s = state(stage)
    put(s, 0, s.heroes[0]._replace(weakened=((0, 1),), weakening=((3, 1),)))
    put(s, 1, s.heroes[1]._replace(weakened=((0, 1),)))
    run(stage, turn_is_cleared())
    assert s.heroes[0].weakened == ((3, 1),)
    assert s.heroes[0].weakening == ()
    assert s.heroes[1].weakened == ((0, 1),), "it was not her turn"


@rule("DR-ABI-14")
def test_markers_go_when_their_owner_s_next_turn_starts() -> None:
    stage = scene({"vargagg": {}, "birodin": {}}, tiles={"entrance": {"sanctuary": "birodin"}})
    assert hero(stage, "birodin").sanctuary == 0
    run(stage, turn_begins(seat(stage, "birodin")))
    assert hero(stage, "birodin").sanctuary == -1


@rule("DR-VIC-5")
def test_a_limit_of_rounds_ends_the_game_with_no_winner() -> None:
    stage = scene(THREE, settings={"round_limit": 200}, round=200)
    state(stage).agenda[:] = [round_begins()]
    stage.game.run()
    assert state(stage).ending == "stopped"


@rule("DR-VIC-5")
@pytest.mark.parametrize(("limit", "after"), [(57, 57), ("57", 57), (1, 1), (9999, 9999)])
def test_the_limit_is_any_number_of_rounds(limit: int | str, after: int) -> None:
    stage = scene(THREE, settings={"round_limit": limit}, round=after - 1)
    state(stage).agenda[:] = [round_begins()]
    stage.game.run()
    assert (state(stage).ending, state(stage).round) == ("", after), "the last round is played"
    state(stage).agenda[:] = [round_begins()]
    stage.game.run()
    assert state(stage).ending == "stopped"


@rule("DR-VIC-5")
@pytest.mark.parametrize("limit", [0, 10000, -1, "many", "5.5", True, 5.5])
def test_the_limit_is_a_whole_number_from_one_on(limit: object) -> None:
    with pytest.raises(ValueError, match=r"setting round_limit cannot be .*; it can be none, 1 to 9999"):
        scene(THREE, settings={"round_limit": limit})


@rule("DR-RND-3")
def test_there_are_six_actions_and_what_stands_on_the_tile_decides_which_are_open() -> None:
    rich = {"tile": "corridor-8", "loot": ["goblin", "slime", "guild-axe"]}
    alone = {"corridor-8": {"at": [0, 1], "treasures": ["buckler"]}}
    held = {"corridor-8": {"at": [0, 1], "treasures": ["buckler"], "monster": "mummy"}}
    free = scene({"vargagg": rich, "emma-goodluck": {}}, tiles=alone)
    assert steps(free, "vargagg") == {"move", "search", "rearrange", "advance", "end_turn"}
    watched = scene({"vargagg": rich, "emma-goodluck": {}}, tiles=held)
    assert steps(watched, "vargagg") == {"escape", "battle_monster", "rearrange", "advance", "end_turn"}


@rule("DR-RND-4", "DR-RND-2")
def test_the_same_action_may_be_taken_twice_but_not_a_third_time() -> None:
    tiles = {"corridor-8": {"at": [0, 1]}, "corridor-9": {"at": [0, 2]}}
    stage = scene({"dorgan": {}, "emma-goodluck": {}}, tiles=tiles)
    stage.play("dorgan", "move N")
    assert hero(stage, "dorgan").actions == 1
    stage.play("dorgan", "move N")
    assert state(stage).heroes[0].tile == TILES.number("corridor-9")
    assert stage.asked == ("emma-goodluck",), "two actions are a turn"
