"""Movement of heroes (HQ-MOV)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import at, combat, red, refused, scene, state, steps

from lanterne.games.heroquest.state import HEROES, SQUARES


@rule("HQ-MOV-1", "HQ-RND-7", "HQ-MOV-4")
def test_the_allowance_is_the_sum_of_two_red_dice_one_point_a_square() -> None:
    stage = scene({"barbarian": "a10"}, chance=[red(2, 1)])
    assert refused(stage, "barbarian", "walk a9") == ("not-rolled-yet", "HQ-RND-7")
    stage.play("barbarian", "roll_movement")
    assert state(stage).points == 3
    for square in ("a9", "a8", "a7"):
        stage.play("barbarian", f"walk {square}")
    assert (at(stage, "barbarian"), state(stage).points) == ("a7", 0)
    assert refused(stage, "barbarian", "walk a6") == ("no-points-left", "HQ-MOV-4")
    assert refused(stage, "barbarian", "roll_movement") == ("rolled-already", "HQ-RND-5")


@rule("HQ-MOV-2")
def test_plate_mail_leaves_one_die_but_only_if_it_is_worn() -> None:
    owned = {"at": "a10", "items": ["plate-mail"]}
    assert state(scene({"barbarian": owned}, chance=[red(6, 6)])).sheets[0].worn == ()
    stage = scene({"barbarian": owned | {"worn": ["plate-mail"]}}, chance=[red(5)])
    stage.play("barbarian", "roll_movement")
    assert state(stage).points == 5


@rule("HQ-MOV-13", "HQ-SPL-10")
def test_doublings_do_not_add_up_and_are_used_up_together() -> None:
    stage = scene({"barbarian": {"at": "a10", "effects": ["swift"]}}, chance=[red(1, 2, 3, 4)])
    stage.play("barbarian", "roll_movement")
    assert state(stage).points == 10
    assert state(stage).heroes[0].effects == 0


@rule("HQ-VAR-1")
def test_fixed_movement_needs_no_dice() -> None:
    settings = {"fixed_move": "on"}
    stage = scene({"barbarian": "a10"}, settings=settings)
    stage.play("barbarian", "roll_movement")
    assert state(stage).points == 8
    slow = {"at": "a10", "items": ["plate-mail"], "worn": ["plate-mail"], "effects": ["swift"]}
    stage = scene({"barbarian": slow}, settings=settings)
    stage.play("barbarian", "roll_movement")
    assert state(stage).points == 8


@rule("HQ-MOV-3", "HQ-MOV-4")
def test_points_need_not_be_used_and_nobody_moves_diagonally() -> None:
    stage = scene({"barbarian": "k8"}, points=5)
    assert {words for words in stage.offered("barbarian") if words.startswith("walk")} == {"walk l8", "walk k9"}
    stage.play("barbarian", "end_turn")
    assert stage.asked == ("dwarf",)


@rule("HQ-MOV-5", "HQ-MOV-7")
def test_walls_closed_doors_and_monsters_stop_a_hero() -> None:
    stage = scene({"barbarian": "p9"}, points=5, doors={"p9-q9": "closed"}, monsters=[{"foe": "orc-1", "at": "p10"}])
    walks = {words for words in stage.offered("barbarian") if words.startswith("walk")}
    assert walks == {"walk p8", "walk o9"}
    assert refused(stage, "barbarian", "walk p10") == ("monster-in-the-way", "HQ-MOV-5")
    stage.play("barbarian", "open_door p9-q9")
    stage.play("barbarian", "walk q9")
    assert at(stage, "barbarian") == "q9"


@rule("HQ-MOV-6", "HQ-MOV-11")
def test_heroes_are_crossed_only_if_the_points_reach_beyond_them() -> None:
    heroes = {"barbarian": "a10", "dwarf": "a9", "elf": "a8"}
    assert refused(scene(heroes, points=1), "barbarian", "walk a9") == ("nowhere-to-stop", "HQ-MOV-11")
    stage = scene(heroes, points=3)
    stage.play("barbarian", "walk a9")
    assert "end_turn" not in steps(stage, "barbarian")
    stage.play("barbarian", "walk a8")
    stage.play("barbarian", "walk a7")
    assert "end_turn" in steps(stage, "barbarian")


@rule("HQ-MOV-11")
def test_back_is_a_way_out_of_anothers_square() -> None:
    stage = scene({"barbarian": "a10", "dwarf": "a9"}, points=2, monsters=[{"foe": "orc-1", "at": "a8"}])
    stage.play("barbarian", "walk a9")
    assert {w for w in stage.offered("barbarian") if w.startswith("walk")} == {"walk a10"}


@rule("HQ-RND-11", "HQ-MOV-12", "HQ-DOR-2")
def test_free_things_are_done_on_the_way_over_a_comrade_but_no_action() -> None:
    """The dwarf stands at the door and on nothing of what lies there; the barbarian passes over him."""
    stage = scene(
        {"barbarian": {"at": "a10", "items": ["dagger", "rod-of-telekinesis"]}, "dwarf": "a9"},
        points=3, doors={"a9-b9": "closed"}, piles=[{"at": "a9", "items": ["helmet"]}],
        monsters=[{"foe": "orc", "at": "a12"}],
    )  # fmt: skip
    stage.play("barbarian", "walk a9")
    assert steps(stage, "barbarian") == {"walk", "open_door", "take_all", "ready"}
    stage.play("barbarian", "take_all a9")
    stage.play("barbarian", "open_door a9-b9")
    stage.play("barbarian", "walk b9")
    assert (at(stage, "barbarian"), state(stage).points) == ("b9", 1)


@rule("HQ-MOV-11", "HQ-DTH-8", "HQ-EXP-12")
def test_whom_a_hero_brings_back_on_the_way_may_take_the_last_square_to_stop_on() -> None:
    stage = scene(
        {
            "barbarian": {"at": "a10", "items": ["elixir-of-life"]},
            "dwarf": "a9",
            "elf": {"fate": "dead", "fell": "a10"},
        },
        points=2,
        monsters=[{"foe": "orc", "at": "a8"}],
    )
    stage.play("barbarian", "walk a9")
    stage.play("barbarian", "revive elf")
    assert (at(stage, "elf"), at(stage, "barbarian"), state(stage).points) == ("a10", "a7", 0)


@rule("HQ-MOV-11")
@pytest.mark.parametrize(("orcs", "square"), [(["a8"], "a10"), (["a8", "a10"], "a7")])
def test_who_finds_nowhere_to_stop_goes_back_to_the_last_free_square(orcs: list[str], square: str) -> None:
    """Somebody has taken the squares around while the hero was crossing; with none left on the way, the nearest."""
    stage = scene({"barbarian": "a10", "dwarf": "a9"}, points=3)
    stage.play("barbarian", "walk a9")
    game = stage.game
    game.state.points = 0
    game.state.monsters += scene(monsters=[{"foe": "orc", "at": orc} for orc in orcs]).game.state.monsters
    game.state.agenda.append(("settle", 0))
    game.run()
    assert at(stage, "barbarian") == square
    assert "went-back" in stage.events


@rule("HQ-MOV-15", "HQ-MOV-6")
def test_allies_are_crossed_like_heroes_and_not_stopped_on() -> None:
    stage = scene({"barbarian": "a10"}, points=1, allies={"elowen": {"at": "a9"}})
    assert refused(stage, "barbarian", "walk a9") == ("nowhere-to-stop", "HQ-MOV-11")
    stage = scene({"barbarian": "a10"}, points=2, allies={"elowen": {"at": "a9"}})
    stage.play("barbarian", "walk a9")
    assert steps(stage, "barbarian") == {"walk"}


@rule("HQ-MOV-8")
def test_stairs_hold_any_number_but_nobody_walks_on_over_a_monster() -> None:
    stage = scene(
        {"barbarian": "k8", "dwarf": "l8"},
        stairs=["l8", "m8", "l9", "m9"],
        points=4,
        monsters=[{"foe": "orc-1", "at": "l9"}],
    )
    stage.play("barbarian", "walk l8")
    assert "end_turn" in steps(stage, "barbarian")
    stage.play("barbarian", "walk l9")
    assert refused(stage, "barbarian", "walk m9") == ("no-walking-on", "HQ-MOV-8")
    assert "end_turn" in steps(stage, "barbarian")


@rule("HQ-MOV-9", "HQ-MOV-10")
def test_blocked_squares_and_furniture_cannot_be_entered() -> None:
    stage = scene({"barbarian": "k9"}, points=4, blocked=["k8"], furniture=[{"kind": "table", "at": ["l9", "m9"]}])
    assert refused(stage, "barbarian", "walk k8") == ("square-blocked", "HQ-MOV-9")
    assert refused(stage, "barbarian", "walk l9") == ("square-covered", "HQ-MOV-10")


@rule("HQ-MOV-12", "HQ-EXP-5")
def test_a_trap_comes_before_the_look_and_the_look_comes_all_the_same() -> None:
    """A pit on the first square behind a corner: the hero falls, and what the square shows is revealed."""
    stage = scene(
        {"barbarian": "a18"},
        quest="proving-vaults",
        map="empty",
        seen=["a18", "a17"],
        points=4,
        hidden_traps=[{"kind": "pit", "at": "a19"}],
        lurking=[{"kind": "orc", "at": "f19"}],
    )
    stage.play("barbarian", "walk a19")
    told = stage.events
    assert told.index("walked") < told.index("monster-appears")
    assert stage.asked == ("dwarf",)
    assert state(stage).heroes[0].body == 7


@rule("HQ-SPL-10", "HQ-MOV-11")
def test_a_veiled_hero_crosses_monsters_but_does_not_stop_there() -> None:
    orc = [{"foe": "orc-1", "at": "a9"}]
    stage = scene({"barbarian": "a10"}, points=1, monsters=orc, veiled=True)
    assert refused(stage, "barbarian", "walk a9") == ("nowhere-to-stop", "HQ-MOV-11")
    pit = [{"kind": "pit", "at": "a9"}]
    stage = scene({"barbarian": "a10"}, points=2, monsters=orc, veiled=True, hidden_traps=pit)
    stage.play("barbarian", "walk a9")
    assert state(stage).heroes[0].body == 8, "a trap under a monster does not go off while it is crossed"
    assert steps(stage, "barbarian") == {"walk"}
    stage.play("barbarian", "walk a8")
    assert at(stage, "barbarian") == "a8"


@rule("HQ-SPL-10")
def test_the_veil_lasts_for_one_movement() -> None:
    stage = scene({"barbarian": {"at": "a10", "effects": ["veil"]}}, chance=[red(1, 1)])
    stage.play("barbarian", "roll_movement")
    assert state(stage).veiled
    assert state(stage).heroes[0].effects == 0
    stage.play("barbarian", "end_turn")
    assert not state(stage).veiled


@rule("HQ-SPL-14")
def test_through_rock_walls_are_no_obstacle_and_ending_there_is_death() -> None:
    stage = scene({"barbarian": {"at": "l8", "gold": 50}}, phasing=True, points=3, blocked=["l9"])
    stage.play("barbarian", "walk l9")
    assert steps(stage, "barbarian") == {"walk", "end_turn"}
    stage.play("barbarian", "walk l10")
    assert "end_turn" in steps(stage, "barbarian")
    stage.play("barbarian", "walk l9")
    assert state(stage).heroes[0].body == 0
    assert "lost-in-rock" in stage.events
    assert state(stage).sheets[0].gold == 0
    assert stage.asked == ("dwarf",)


@rule("HQ-SPL-14", "HQ-EXP-11")
def test_what_is_rock_is_felt_on_entering_and_a_room_entered_is_revealed() -> None:
    """Room 18 is solid rock in quest 1, room 20 is not; to heroes both look alike."""
    stage = scene({"barbarian": "m14"}, quest="proving-vaults", phasing=True, points=6)
    assert {"walk l14", "walk n14"} <= set(stage.offered("barbarian"))
    stage.play("barbarian", "walk n14")
    stage.play("barbarian", "walk o14")
    assert "room-revealed" in stage.events


@rule("HQ-SPL-14", "HQ-SPL-10")
@pytest.mark.parametrize(("veiled", "square"), [(False, "a11"), (True, "b11")])
def test_through_a_wall_onto_a_monster_in_the_dark_comes_only_who_is_veiled(veiled: bool, square: str) -> None:
    stage = scene(
        {"barbarian": "a10"}, quest="proving-vaults", map="empty", seen=["corridor"], phasing=True, veiled=veiled,
        points=4, lurking=[{"kind": "orc", "at": "b11"}],
    )  # fmt: skip
    stage.play("barbarian", "walk a11")
    stage.play("barbarian", "walk b11")
    assert (at(stage, "barbarian"), state(stage).points) == (square, 2)


@rule("HQ-SPL-14", "HQ-MOV-8", "HQ-MOV-11")
@pytest.mark.parametrize(("points", "square", "left"), [(2, "a10", 0), (3, "a11", 1)])
def test_whom_the_dark_keeps_out_does_not_stay_on_the_square_of_a_comrade(points: int, square: str, left: int) -> None:
    """The point is spent on the orc behind the wall. With none left the hero goes back; with one he walks himself."""
    stage = scene(
        {"barbarian": "a10", "dwarf": "a11"}, quest="proving-vaults", map="empty", seen=["corridor"], phasing=True,
        points=points, lurking=[{"kind": "orc", "at": "b11"}],
    )  # fmt: skip
    stage.play("barbarian", "walk a11")
    stage.play("barbarian", "walk b11")
    assert (at(stage, "barbarian"), state(stage).points) == (square, left)
    assert ("went-back" in stage.events) == (not left)
    assert ("end_turn" in steps(stage, "barbarian")) == (not left)


@rule("HQ-SPL-14", "HQ-SPL-10", "HQ-MOV-8", "HQ-MOV-11")
def test_whom_the_dark_keeps_out_does_not_stay_on_the_square_of_a_monster() -> None:
    """Both orcs stand in unseen rooms; the veil leads over the first, the points do not over the other."""
    stage = scene(
        {"barbarian": "e1"}, quest="proving-vaults", map="empty", seen=["corridor"], phasing=True, veiled=True,
        points=2, lurking=[{"kind": "orc", "at": "e2"}, {"kind": "orc", "at": "f2"}],
    )  # fmt: skip
    stage.play("barbarian", "walk e2")
    assert at(stage, "barbarian") == "e2"
    stage.play("barbarian", "walk f2")
    assert (at(stage, "barbarian"), state(stage).points) == ("e1", 0)


@rule("HQ-SPL-14", "HQ-MOV-11")
def test_nobody_goes_back_into_rock() -> None:
    """The last square that no figure stands on is blocked: it is free for nobody."""
    stage = scene(
        {"barbarian": "a9", "dwarf": "a11"}, quest="proving-vaults", map="empty", seen=["corridor"], phasing=True,
        points=3, blocked=["a10"], lurking=[{"kind": "orc", "at": "b11"}],
    )  # fmt: skip
    for square in ("a10", "a11", "b11"):
        stage.play("barbarian", f"walk {square}")
    assert (at(stage, "barbarian"), state(stage).heroes[0].body) == ("a9", 8)


@rule("HQ-SPL-14", "HQ-MOV-11")
def test_rock_that_the_hero_comes_from_is_no_square_to_stop_on() -> None:
    """Around the dwarf's square are orcs, and the block that the barbarian stands in."""
    orcs = [{"foe": f"orc-{n}", "at": square} for n, square in enumerate(("k10", "m10", "l11"), 1)]
    stage = scene({"barbarian": "l8", "dwarf": "l10"}, phasing=True, points=3, blocked=["l9"], monsters=orcs)
    stage.play("barbarian", "walk l9")
    assert refused(stage, "barbarian", "walk l10") == ("nowhere-to-stop", "HQ-MOV-11")


@rule("HQ-SPL-14")
def test_who_spends_the_last_point_in_rock_on_what_stands_in_the_dark_is_lost() -> None:
    stage = scene(
        {"barbarian": "a10"}, quest="proving-vaults", map="empty", seen=["corridor"], phasing=True, points=2,
        blocked=["a11"], lurking=[{"kind": "orc", "at": "b11"}],
    )  # fmt: skip
    stage.play("barbarian", "walk a11")
    stage.play("barbarian", "walk b11")
    assert "lost-in-rock" in stage.events
    assert state(stage).heroes[0].body == 0


@rule("HQ-DEC-1")
def test_whole_ways_avoid_known_traps_and_know_no_hidden_ones() -> None:
    stage = scene(
        {"barbarian": "k8"},
        points=12,
        traps=[{"kind": "pit", "at": "l8"}],
        hidden_traps=[{"kind": "pit", "at": "k9"}],
    )
    ways = stage.view("barbarian").ways(HEROES.number("barbarian"))
    assert SQUARES.number("l8") not in ways
    path = [SQUARES.name(call[1]) for call in ways[SQUARES.number("m8")].calls]
    assert path[0] == "k9"
    assert "l8" not in path


@rule("HQ-DEC-1")
def test_there_is_no_way_onto_another_hero_or_through_a_monster() -> None:
    stage = scene({"barbarian": "a10", "dwarf": "a9"}, points=3, monsters=[{"foe": "orc-1", "at": "b10"}])
    ways = stage.view("barbarian").ways(HEROES.number("barbarian"))
    names = {SQUARES.name(square) for square in ways}
    assert "a9" not in names
    assert {"a8", "a7", "a11"} <= names
    assert not {"b10", "c10"} & names


@pytest.mark.parametrize("hero", ["dwarf", "elf"])
def test_only_the_active_hero_has_ways(hero: str) -> None:
    stage = scene(points=3)
    assert stage.view("barbarian").ways(HEROES.number(hero)) == {}


def test_the_scripted_dice_of_these_tests_fall_as_they_are_written() -> None:
    assert combat("swb") == ("roll", 6, [1, 4, 6])
