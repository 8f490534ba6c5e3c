"""How monsters move (WQ-MON-11, WQ-AUT-3, WQ-AUT-7, WQ-AUT-8), in the pit and over the chasm too (WQ-OBJ-5)."""

from tests.citing import rule
from tests.games.warhammer_quest.fray import ROOM_AND_PASSAGE, attacks, misses, monsters_act, stands
from tests.games.warhammer_quest.scene import counter, dice, scene
from tests.games.warhammer_quest.test_allocation import LONG

ALONE = ["barbarian"]


@rule("WQ-AUT-3", "WQ-MON-10", "WQ-MON-11")
def test_a_monster_takes_the_nearest_square_with_the_fewest_other_warriors_beside_it() -> None:
    stage = monsters_act(
        {"barbarian": "1b3", "elf": "1a1"},
        {"skaven-1": {"at": "1d2", "target": "barbarian"}},
        *misses(1),
        party=["barbarian", "elf"],
    )
    assert stands(stage) == {"skaven-1": "1c2"}  # the first of the two that are one step away
    stage = monsters_act(
        {"barbarian": "1b3", "elf": "1b1"},
        {"skaven-1": {"at": "1d2", "target": "barbarian"}},
        *misses(1),
        party=["barbarian", "elf"],
    )
    assert stands(stage) == {"skaven-1": "1c3"}  # 1c2 is beside the elf


@rule("WQ-MON-11", "WQ-MOV-3")
def test_monsters_do_not_pass_through_others_and_go_no_further_than_they_can() -> None:
    wall = {f"giant-rat-{n}": {"at": square, "fewer": 1} for n, square in enumerate(("1b1", "1b2"), 1)}
    stage = monsters_act(
        {"barbarian": "1a1"},
        {**wall, "skaven-1": {"at": "1f1", "first": False}},
        party=ALONE,
        dungeon=LONG,
    )
    assert attacks(stage) == []
    assert stands(stage)["skaven-1"] == "1c1"
    stage = monsters_act({"barbarian": "1a1"}, {"orc-warrior-1": {"at": "2c1"}}, party=ALONE, dungeon=LONG)
    assert stands(stage) == {"orc-warrior-1": "1e1"}  # four squares
    stage = monsters_act({"barbarian": "1a1"}, {"orc-warrior-1": "1f1"}, *misses(1), party=ALONE, dungeon=LONG)
    assert stands(stage) == {"orc-warrior-1": "1b1"}


@rule("WQ-AUT-7")
def test_it_goes_to_the_nearest_of_equals_to_the_one_with_the_fewest_monsters_then_by_counter() -> None:
    apart = {"barbarian": "1a1", "elf": "3e1"}
    middle = {"orc-warrior-2": {"at": "2c1", "first": False}}
    stage = monsters_act(
        apart,
        {**middle, "skaven-1": {"at": "1b1", "first": False}},
        *misses(1),
        party=["barbarian", "elf"],
        dungeon=LONG,
    )
    assert stands(stage)["orc-warrior-2"] == "3a1"
    stage = monsters_act(apart, middle, counter("barbarian"), party=["barbarian", "elf"], dungeon=LONG)
    assert stands(stage)["orc-warrior-2"] == "1e1"


@rule("WQ-AUT-7")
def test_no_counter_is_drawn_where_it_makes_no_difference() -> None:
    """Two warriors are equally near, but it cannot go on, or the way to both begins alike."""
    plug = {"giant-rat-1": {"at": "1b1", "fewer": 1}, "giant-rat-2": {"at": "1b2", "fewer": 1}}
    both = {"barbarian": "1a1", "elf": "1a2"}
    for start, end in (("1c1", "1c1"), ("1f1", "1c1")):
        stage = monsters_act(
            both, {**plug, "skaven-1": {"at": start, "first": False}}, party=["barbarian", "elf"], dungeon=LONG
        )
        assert stands(stage)["skaven-1"] == end


@rule("WQ-AUT-7")
def test_the_way_is_measured_without_models_and_occupied_squares_stop_it() -> None:
    plug = {"giant-rat-1": {"at": "1d2", "fewer": 1}, "giant-rat-2": {"at": "1d3", "fewer": 1}}
    stage = monsters_act(
        {"barbarian": "1c2"},
        {**plug, "skaven-1": {"at": "2c1", "first": False}},
        party=ALONE,
        dungeon=ROOM_AND_PASSAGE,
    )
    assert stands(stage)["skaven-1"] == "2a1"


@rule("WQ-AUT-7")
def test_with_nobody_to_go_to_it_stays() -> None:
    stage = monsters_act(
        {"barbarian": {"at": "1a1", "conditions": ["invisible"]}}, {"skaven-1": {"at": "1d4"}}, party=ALONE
    )
    assert stands(stage) == {"skaven-1": "1d4"}


# --- the fighting pit -------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-5", "WQ-MON-11")
def test_climbing_out_of_the_pit_costs_two() -> None:
    pit = {"party": ALONE, "dungeon": ["fighting-pit"], "adventure": "pit-maneater"}
    stage = monsters_act({"barbarian": "1a1"}, {"orc-warrior-1": {"at": "1f2", "first": False}}, **pit)
    assert attacks(stage) == []
    assert stands(stage) == {"orc-warrior-1": "1c1"}  # two steps, and two for the climb
    stage = monsters_act({"barbarian": "1a1"}, {"orc-warrior-1": {"at": "1e2", "first": False}}, *misses(1), **pit)
    assert stands(stage) == {"orc-warrior-1": "1b1"}
    stage = monsters_act({"barbarian": "1f2"}, {"orc-warrior-1": {"at": "1b2", "first": False}}, *misses(1), **pit)
    assert attacks(stage) == ["orc-warrior-1 barbarian"]  # stepping down costs one


@rule("WQ-OBJ-5")
def test_what_comes_through_the_gate_of_hell_climbs_at_the_cost_of_a_step() -> None:
    stage = monsters_act(
        {"barbarian": "1a1"},
        {"orc-warrior-1": {"at": "1f2", "first": False}},
        *misses(1),
        party=ALONE,
        dungeon=["fighting-pit"],
        adventure="pit-hells-gate",
    )
    assert attacks(stage) == ["orc-warrior-1 barbarian"]


@rule("WQ-AUT-8", "WQ-PIN-7")
def test_a_monster_that_stays_in_its_pit_fights_only_there() -> None:
    pit = {"party": ["barbarian", "dwarf"], "dungeon": ["fighting-pit"]}
    store = {"minotaur-1": {"at": "1d2", "behaviour": "in-pit-until-shot", "first": False}}
    stage = monsters_act({"barbarian": "1c2", "dwarf": "1a1"}, store, **pit)
    assert attacks(stage) == []
    assert stands(stage) == {"minotaur-1": "1d2"}
    stage = monsters_act({"barbarian": "1c2", "dwarf": "1g2"}, store, *misses(2), **pit)
    assert attacks(stage) == ["minotaur-1 dwarf"] * 2
    free = {"minotaur-1": {"at": "1d2", "first": False}}
    stage = monsters_act({"barbarian": "1c2", "dwarf": "1a1"}, free, counter("dwarf"), *misses(2), **pit)
    assert attacks(stage) == ["minotaur-1 dwarf"] * 2


# --- other behaviours -------------------------------------------------------------------------------------------------


@rule("WQ-AUT-8")
def test_a_monster_that_does_not_move_attacks_only_beside_it() -> None:
    for behaviour in ("unmoving", "unmoving-until-attacked"):
        post = {"goblin-spearman-1": {"at": "1c1", "behaviour": behaviour, "first": False}}
        stage = monsters_act({"barbarian": "1a1"}, post, party=ALONE)
        assert stands(stage) == {"goblin-spearman-1": "1c1"}  # nor does it reach over two squares
        stage = monsters_act({"barbarian": "1b1"}, post, *misses(1), party=ALONE)
        assert attacks(stage) == ["goblin-spearman-1 barbarian"]


@rule("WQ-AUT-8", "WQ-PIN-7")
def test_a_monster_that_flees_is_not_pinned_and_goes_as_far_away_as_it_can() -> None:
    stage = monsters_act(
        {"barbarian": "1a1"},
        {"goblin-spearman-1": {"at": "1b1", "behaviour": "fleeing", "special": "shaman"}},
        party=ALONE,
    )
    assert attacks(stage) == []
    assert stands(stage) == {"goblin-spearman-1": "1d1"}  # as far as the others of its column and row, and nearer
    stage = monsters_act(
        {"barbarian": {"at": "1a1", "conditions": ["invisible"]}},
        {"goblin-spearman-1": {"at": "1b1", "behaviour": "fleeing"}},
        party=ALONE,
    )
    assert stands(stage) == {"goblin-spearman-1": "1b1"}


# --- the fire chasm ---------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15")
def test_minotaurs_leap_the_chasm_where_the_bridge_is_to_be_cut() -> None:
    chasm = {"party": ALONE, "dungeon": ["firechasm"], "blocked": ["1c2", "1d2"]}
    bull = {"minotaur-1": {"at": "1a3", "first": False}}
    stage = monsters_act(
        {"barbarian": "1g4"}, bull, *misses(2), **chasm, adventure="chasm-destroy-the-bridge"
    )  # fmt: skip
    assert attacks(stage) == ["minotaur-1 barbarian"] * 2
    stage = monsters_act({"barbarian": "1g4"}, bull, **chasm, adventure="chasm-warpstone-icon")
    assert stands(stage) == {"minotaur-1": "1a3"}
    goblin = {"orc-warrior-1": {"at": "1a3", "first": False}}
    stage = monsters_act({"barbarian": "1g4"}, goblin, **chasm, adventure="chasm-destroy-the-bridge")
    assert stands(stage) == {"orc-warrior-1": "1a3"}


@rule("WQ-OBJ-15", "WQ-AUT-7")
def test_a_leap_counts_on_the_way_of_one_who_cannot_strike_yet() -> None:
    stage = monsters_act(
        {"barbarian": "2h4"},
        {"minotaur-1": {"at": "1d1", "first": False}},
        party=ALONE,
        dungeon=["passageway-i", {"section": "firechasm", "at": "1E"}],
        blocked=["2c2", "2d2"],
        adventure="chasm-destroy-the-bridge",
    )
    assert stands(stage) == {"minotaur-1": "2e3"}


@rule("WQ-AUT-7")
def test_one_that_is_hemmed_in_stays_without_any_counter_drawn() -> None:
    stage = scene(
        {"barbarian": "1a1", "elf": "1d2", "wizard": "1a2", "dwarf": "1d3"},
        dungeon=["guard-room", {"section": "stairway", "at": "1E"}],
        phase="monsters",
        monsters={
            "skaven-1": {"at": "2f1", "first": False},
            "orc-warrior-1": {"at": "2e1", "behaviour": "unmoving"},
            "orc-warrior-2": {"at": "2e2", "behaviour": "unmoving"},
            "orc-warrior-3": {"at": "2f2", "behaviour": "unmoving"},
        },
        chance=[dice(4)],
    )
    assert stands(stage)["skaven-1"] == "2f1"
