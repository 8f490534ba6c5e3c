"""Searching for treasure (HQ-TRE, HQ-TRP-20 to HQ-TRP-22, HQ-CAM-4, HQ-CAM-5)."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import Roll, combat, refused, scene, state, steps

from lanterne.engine import Game, Ids, ScriptedDice, SeedDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.rules.doors import unbar
from lanterne.games.heroquest.rules.treasure import hide_treasures, open_anyway
from lanterne.games.heroquest.state import FOES, ITEMS, REGIONS, SQUARES, TREASURES, MonsterRow
from lanterne.lab.stage import Stage

SEARCH = "search_for_treasure"
CHEST = [{"kind": "treasure-chest", "at": ["l9"]}]
NEEDLE = [{"kind": "furniture", "at": "l9", "variant": "poison-needle", "damage": 2}]


def card(name: str) -> Roll:
    """The Treasure card that is drawn."""
    return ("pick", "treasure", [name])


def gold(stage: Stage, hero: int = 0) -> int:
    return state(stage).sheets[hero].gold


def owns(stage: Stage, item: str, hero: int = 0) -> bool:
    return ITEMS.number(item) in state(stage).sheets[hero].items


def left(stage: Stage, name: str) -> int:
    return state(stage).deck[TREASURES.number(name)]


# --- where and when ---------------------------------------------------------------------------------------------------


@rule("HQ-TRE-1")
def test_there_is_no_treasure_in_corridors() -> None:
    stage = scene({"barbarian": "j9"}, doors={"j9-k9": "open"})
    assert refused(stage, "barbarian", SEARCH) == ("no-treasure-in-corridors", "HQ-TRE-1")


@rule("HQ-TRE-2", "HQ-TRE-4")
def test_every_hero_may_search_a_room_once() -> None:
    stage = scene({"barbarian": "k9", "dwarf": "m9"}, chance=[card("gem")])
    stage.play("barbarian", SEARCH)
    assert (state(stage).heroes[0].square, gold(stage)) == (SQUARES.number("k9"), 35)
    stage.play("barbarian", "end_turn")
    assert SEARCH in steps(stage, "dwarf")

    again = scene({"barbarian": {"at": "k9", "searched": ["room-11"]}})
    assert refused(again, "barbarian", SEARCH) == ("searched-already", "HQ-TRE-2")
    elsewhere = scene({"barbarian": {"at": "k9", "searched": ["room-10"]}})
    assert SEARCH in steps(elsewhere, "barbarian")


@rule("HQ-VAR-1")
def test_in_the_variant_one_search_of_a_room_does_for_all() -> None:
    heroes = {"barbarian": "k9", "elf": {"at": "m9", "searched": ["room-11"], "pits": ["a9"]}}
    stage = scene(heroes, settings={"single_search": "on"})
    assert refused(stage, "barbarian", SEARCH) == ("searched-by-another", "HQ-VAR-1")
    in_pit = scene(heroes | {"barbarian": "a9"}, settings={"single_search": "on"}, pits=["a9"])
    assert refused(in_pit, "barbarian", SEARCH) == ("searched-by-another", "HQ-VAR-1")
    assert SEARCH in steps(scene(heroes), "barbarian")


@rule("HQ-TRE-3", "HQ-TRE-18")
@pytest.mark.parametrize("asleep", [False, True])
def test_no_search_while_a_monster_is_in_the_room(asleep: bool) -> None:
    stage = scene({"barbarian": "k9"}, monsters=[{"foe": "orc", "at": "p12", "asleep": asleep}])
    assert refused(stage, "barbarian", SEARCH) == ("monster-in-the-room", "HQ-TRE-3")
    outside = scene({"barbarian": "k9"}, doors={"j9-k9": "open"}, monsters=[{"foe": "orc", "at": "j9"}])
    assert SEARCH in steps(outside, "barbarian")  # in view, but not in the room


@rule("HQ-TRE-18")
def test_allies_do_not_disturb() -> None:
    stage = scene(
        {"barbarian": "k9"},
        quest="captive-cartographer",
        map="empty",
        seen="all",
        allies={"elowen": {"at": "m9", "joined": False}},
    )
    assert SEARCH in steps(stage, "barbarian")


# --- special treasure -------------------------------------------------------------------------------------------------


@rule("HQ-TRE-5", "HQ-TRE-6", "HQ-TRE-7")
def test_the_first_searcher_has_the_special_treasure_and_later_ones_draw_cards() -> None:
    finds = [{"room": "room-11", "gold": 120, "items": ["potion-of-speed", "holy-water"]}]
    stage = scene({"barbarian": "k9", "dwarf": "m9"}, finds=finds, chance=[card("jewels")])
    stage.play("barbarian", SEARCH)
    assert (gold(stage), owns(stage, "potion-of-speed"), owns(stage, "holy-water")) == (120, True, True)
    assert "card-drawn" not in stage.events
    stage.play("barbarian", "end_turn")
    stage.play("dwarf", SEARCH)
    assert gold(stage, 1) == 50


@rule("HQ-TRE-5")
def test_what_the_quest_tells_is_told_when_it_is_found() -> None:
    stage = scene({"barbarian": "s3"}, quest="old-bones", lurking=[])
    stage.play("barbarian", SEARCH)
    assert owns(stage, "phantom-blade")
    told = [stage.told(said) for said in stage.said]
    assert "find-told old-bones-room-05" in told
    assert "treasure-found barbarian phantom-blade" in told
    assert "item-found" not in stage.events


@rule("HQ-TRE-17")
def test_a_room_may_hold_nothing_at_all() -> None:
    stage = scene({"barbarian": "k9", "dwarf": "m9"}, finds=[{"room": "room-11"}], chance=[card("gem")])
    stage.play("barbarian", SEARCH)
    assert (gold(stage), stage.events.count("card-drawn")) == (0, 0)
    stage.play("barbarian", "end_turn")
    stage.play("dwarf", SEARCH)
    assert gold(stage, 1) == 35


@rule("HQ-TRE-17")
def test_a_forbidden_search_is_found_out_by_trying_and_costs_nothing() -> None:
    finds = [{"room": "room-11", "gold": 5, "forbidden_until": "bell-rung"}]
    stage = scene({"barbarian": "k9", "dwarf": "m9"}, finds=finds)
    assert SEARCH in steps(stage, "barbarian")
    stage.play("barbarian", SEARCH)
    assert (state(stage).heroes[0].acted, state(stage).heroes[0].searched, gold(stage)) == (False, 0, 0)
    assert refused(stage, "barbarian", SEARCH) == ("search-forbidden", "HQ-TRE-17")
    stage.play("barbarian", "end_turn")
    assert refused(stage, "dwarf", SEARCH) == ("search-forbidden", "HQ-TRE-17")
    assert stage.describe("elf")["forbidden"] == ["room-11"]

    known = scene({"barbarian": "k9"}, forbidden=["room-11"])
    assert refused(known, "barbarian", SEARCH) == ("search-forbidden", "HQ-TRE-17")
    in_pit = scene({"barbarian": "k9"}, forbidden=["room-11"], pits=["k9"])
    assert SEARCH in steps(in_pit, "barbarian")

    allowed = scene({"barbarian": "k9"}, finds=finds, flags=["bell-rung"])
    allowed.play("barbarian", SEARCH)
    assert gold(allowed) == 5


@rule("HQ-TRE-17")
def test_a_ban_is_worth_another_try_once_something_has_happened() -> None:
    finds = [{"room": "room-11", "gold": 5, "forbidden_until": "bell-rung"}]
    stage = scene({"barbarian": "k9"}, finds=finds)
    stage.play("barbarian", SEARCH)
    state(stage).flags = ("bell-rung",)
    unbar(state(stage))
    stage.play("barbarian", SEARCH)
    assert (gold(stage), state(stage).heroes[0].acted) == (5, True)


@rule("HQ-TRE-17", "HQ-TRP-21")
def test_a_forbidden_room_keeps_its_trapped_chest_shut() -> None:
    finds = [{"room": "room-11", "gold": 5, "forbidden_until": "bell-rung"}]
    stage = scene({"barbarian": "k9"}, finds=finds, furniture=CHEST, traps=NEEDLE)
    stage.play("barbarian", "open_anyway l9")
    assert (state(stage).heroes[0].body, len(state(stage).traps), stage.asked) == (8, 1, ("barbarian",))


@rule("HQ-CAM-4")
def test_lost_artifacts_lie_in_the_room_meant_for_them_beside_its_treasure() -> None:
    stage = scene({"barbarian": "s3"}, quest="old-bones", lurking=[])
    s = state(stage)
    s.chart = s.chart._replace(lost_artifacts=REGIONS.number("room-05"))
    s.lost_artifacts = (ITEMS.number("orcs-bane"),)
    hide_treasures(s)
    s.lost_artifacts += (ITEMS.number("spell-ring"),)  # lost in this quest: to be found in the next
    stage.play("barbarian", SEARCH)
    assert owns(stage, "orcs-bane")
    assert owns(stage, "phantom-blade")
    assert not owns(stage, "spell-ring")
    assert state(stage).lost_artifacts == (ITEMS.number("spell-ring"),)
    assert "card-drawn" not in stage.events


@rule("HQ-CAM-5", "HQ-CAM-4")
def test_of_what_was_taken_in_an_earlier_try_only_missing_unique_things_are_there_again() -> None:
    def hidden(taken: list[str], items: dict[int, list[str]]) -> dict[str, tuple[int, int]]:
        stage = scene({}, quest="drowned-scriptorium")
        s = state(stage)
        s.taken = tuple(REGIONS.number(name) for name in taken)
        for hero, owned in items.items():
            s.sheets[hero] = s.sheets[hero]._replace(items=tuple(ITEMS.number(name) for name in owned))
        hide_treasures(s)
        return {str(REGIONS.name(find.room)): (find.gold, len(find.items)) for find in s.finds}

    every = {"room-03": (0, 1), "room-20": (0, 1), "room-17": (25, 0), "room-13": (65, 0), "room-08": (0, 1)}
    assert hidden([], {}) == every
    rooms = ["room-03", "room-20", "room-17", "room-08"]
    assert hidden(rooms, {}) == {"room-03": (0, 1), "room-20": (0, 1), "room-13": (65, 0)}
    assert hidden(rooms, {1: ["talisman-of-lore"]}) == {"room-03": (0, 1), "room-13": (65, 0)}
    assert hidden([], {1: ["talisman-of-lore"]}) == {room: what for room, what in every.items() if room != "room-20"}


@rule("HQ-CAM-5")
def test_where_gold_is_gone_a_card_is_drawn_but_nothing_stays_nothing() -> None:
    stage = scene({"barbarian": "w17"}, quest="captive-cartographer", lurking=[], chance=[card("gem")])
    s = state(stage)
    s.taken = (REGIONS.number("room-22"), REGIONS.number("room-16"))
    hide_treasures(s)
    stage.play("barbarian", SEARCH)
    assert "card-drawn" not in stage.events
    stage = scene({"barbarian": "w13"}, quest="captive-cartographer", lurking=[], chance=[card("gem")])
    s = state(stage)
    s.taken = (REGIONS.number("room-22"), REGIONS.number("room-16"))
    hide_treasures(s)
    stage.play("barbarian", SEARCH)
    assert gold(stage) == 35


# --- trapped furniture ------------------------------------------------------------------------------------------------

IN_CHEST = [{"room": "room-11", "piece": "l9", "gold": 75}]


@rule("HQ-TRE-16", "HQ-TRP-20")
def test_undiscovered_traps_in_furniture_spring_together_instead_of_the_search() -> None:
    traps = [*NEEDLE, {"kind": "furniture", "at": "n11", "damage": 1}, {"kind": "pit", "at": "k8"}]
    furniture = [*CHEST, {"kind": "treasure-chest", "at": ["n11"]}]
    stage = scene({"barbarian": "k9"}, furniture=furniture, hidden_traps=traps, finds=IN_CHEST)
    stage.play("barbarian", SEARCH)
    assert (state(stage).heroes[0].body, gold(stage), stage.asked) == (5, 0, ("dwarf",))
    assert len(state(stage).hidden_traps) == 1  # the pit
    assert state(stage).heroes[0].searched == 0  # this search is not used up

    later = scene({"barbarian": "k9"}, furniture=furniture, hidden_traps=[], finds=IN_CHEST)
    later.play("barbarian", SEARCH)
    assert gold(later) == 75


@rule("HQ-TRP-21", "HQ-TRE-5")
def test_a_discovered_trap_is_left_alone_with_what_lies_in_it() -> None:
    stage = scene({"barbarian": "k9"}, furniture=CHEST, traps=NEEDLE, finds=IN_CHEST, chance=[card("gem")])
    assert {SEARCH, "open_anyway"} <= steps(stage, "barbarian")
    stage.play("barbarian", SEARCH)
    assert (gold(stage), state(stage).heroes[0].body) == (35, 8)
    assert len(state(stage).finds) == 1

    besides = [{"room": "room-11", "piece": "n11", "gold": 60}]
    other = scene({"barbarian": "k9"}, furniture=CHEST, traps=NEEDLE, finds=besides)
    other.play("barbarian", SEARCH)
    assert gold(other) == 60


@rule("HQ-TRP-21", "HQ-TRP-20")
def test_opening_it_anyway_springs_it_and_makes_it_harmless() -> None:
    chance = [card("gem")]
    stage = scene({"barbarian": "k9", "dwarf": "m9"}, furniture=CHEST, traps=NEEDLE, finds=IN_CHEST, chance=chance)
    stage.play("barbarian", "open_anyway l9")
    assert (gold(stage), state(stage).heroes[0].body, stage.asked) == (0, 6, ("dwarf",))
    assert state(stage).heroes[0].searched == 0
    stage.play("dwarf", SEARCH)
    assert gold(stage, 1) == 75


@rule("HQ-TRP-21")
def test_opening_anyway_is_a_search() -> None:
    searched = {"at": "k9", "searched": ["room-11"]}
    stage = scene({"barbarian": searched}, furniture=CHEST, traps=NEEDLE)
    assert refused(stage, "barbarian", "open_anyway l9") == ("searched-already", "HQ-TRE-2")
    elsewhere = scene({"barbarian": "w7"}, furniture=CHEST, traps=NEEDLE)
    assert "open_anyway" not in steps(elsewhere, "barbarian")


@rule("HQ-TRP-21")
@pytest.mark.parametrize("seed", range(6))
def test_a_known_trap_works_in_every_sample_of_what_heroes_know(seed: int) -> None:
    stage = scene({"barbarian": "q3"}, quest="old-bones", lurking=[])
    stage.play("barbarian", "search_for_traps")
    stage.play("barbarian", "end_turn")
    sample = stage.view("dwarf").sample(SeedDice(bytes([seed] * 32)))
    sample.heroes[1] = sample.heroes[1]._replace(square=SQUARES.number("q3"))
    game = Game(BOX, sample, SeedDice(bytes(32)))
    game.answer(1, open_anyway(SQUARES.number("q5")))
    assert (sample.heroes[1].body, sample.traps) == (6, [])


@rule("HQ-TRP-22", "HQ-TRP-21")
def test_a_disarmed_chest_is_searched_on_a_later_turn() -> None:
    stage = scene(
        {"dwarf": "k9", "elf": "m9"}, active="dwarf", furniture=CHEST, traps=NEEDLE, finds=IN_CHEST,
        chance=[combat("s")],
    )  # fmt: skip
    stage.play("dwarf", "disarm l9")
    assert SEARCH not in steps(stage, "dwarf")
    stage.play("dwarf", "end_turn")
    stage.play("elf", SEARCH)
    assert gold(stage, 2) == 75


# --- Treasure cards ---------------------------------------------------------------------------------------------------


@rule("HQ-TRE-7", "HQ-TRE-8", "HQ-TRE-9")
def test_riches_and_potions_are_kept_and_their_cards_stay_out() -> None:
    chance = [card("gold-25"), card("potion-of-strength")]
    stage = scene({"barbarian": "k9", "dwarf": "m9"}, chance=chance)
    stage.play("barbarian", SEARCH)
    assert (gold(stage), left(stage, "gold-25"), sum(state(stage).deck)) == (25, 1, 23)
    stage.play("barbarian", "end_turn")
    stage.play("dwarf", SEARCH)
    assert owns(stage, "potion-of-strength", 1)
    assert left(stage, "potion-of-strength") == 0
    assert stage.events.count("card-drawn") == 2


@rule("HQ-TRE-8")
def test_every_card_left_is_as_likely_as_any_other() -> None:
    class Watched(ScriptedDice):
        def pick(self, kind: Ids, things: Sequence[int]) -> int:
            seen.extend(kind.name(thing) for thing in things)
            return super().pick(kind, things)

    seen: list[str | int] = []
    stage = scene({"barbarian": "k9"}, deck={"gem": 1, "wandering-monster": 3})
    stage.game.dice = Watched([card("gem")])
    stage.play("barbarian", SEARCH)
    assert seen == ["gem", "wandering-monster", "wandering-monster", "wandering-monster"]


@rule("HQ-TRE-10", "HQ-TRE-11")
@pytest.mark.parametrize("name", ["hazard-arrow", "hazard-hole"])
def test_a_hazard_costs_a_point_and_the_turn_and_goes_back(name: str) -> None:
    stage = scene({"barbarian": "k9"}, chance=[card(name)])
    stage.play("barbarian", SEARCH)
    assert (state(stage).heroes[0].body, stage.asked) == (7, ("dwarf",))
    assert (sum(state(stage).deck), int(state(stage).pits)) == (24, 0)


# --- wandering monsters -----------------------------------------------------------------------------------------------

WANDERER = card("wandering-monster")


@rule("HQ-TRE-12", "HQ-TRE-14", "HQ-TRE-15", "HQ-TRE-10")
def test_zargon_puts_the_wandering_monster_next_to_the_searcher_and_it_attacks() -> None:
    chance = [WANDERER, combat("ssw"), combat("bb")]
    stage = scene({"barbarian": "k9", "dwarf": "m9"}, wandering="orc", chance=chance)
    stage.play("barbarian", SEARCH)
    assert (stage.decision, stage.asked) == ("wandering_square", ("zargon",))
    assert stage.offered("zargon") == [f"monster_appears barbarian {square}" for square in ("k8", "l9", "k10")]
    stage.play("zargon", "monster_appears barbarian l9")
    row = state(stage).monsters[0]
    assert (row.square, row.wandering, row.done) == (SQUARES.number("l9"), True, False)
    assert (state(stage).heroes[0].body, state(stage).heroes[1].body) == (6, 7)
    assert (stage.asked, left(stage, "wandering-monster")) == (("barbarian",), 6)
    assert "roll_movement" in steps(stage, "barbarian")


@rule("HQ-TRE-15")
def test_beside_means_in_the_room_and_an_automated_zargon_takes_the_most_heroes() -> None:
    stage = scene({"barbarian": "k9", "dwarf": "l10"}, doors={"j9-k9": "open"}, chance=[WANDERER])
    stage.play("barbarian", SEARCH)
    assert "monster_appears barbarian j9" not in stage.offered("zargon")
    choice = stage.game.choice
    assert choice is not None
    assert choice.default is not None
    assert stage.words(choice.default) == "monster_appears barbarian l9"  # next to two heroes, before k10 in order


@rule("HQ-TRE-15")
@pytest.mark.parametrize(
    ("heroes", "position", "square"),
    [
        ({"barbarian": "l9", "wizard": "k8", "dwarf": "n9", "elf": "n9"}, {"pits": ["n9"]}, "m9"),
        ({"barbarian": "l9", "dwarf": "m10"}, {"allies": {"elowen": {"at": "k8"}}}, "m9"),
    ],
)
def test_an_automated_zargon_counts_heroes_also_two_in_a_pit_and_no_allies(
    heroes: dict[str, str], position: dict[str, Any], square: str
) -> None:
    stage = scene(heroes, chance=[WANDERER], **position)
    stage.play("barbarian", SEARCH)
    choice = stage.game.choice
    assert choice is not None
    assert choice.default is not None
    assert stage.words(choice.default) == f"monster_appears barbarian {square}"


@rule("HQ-TRE-12", "HQ-DEC-2")
def test_zargon_is_not_asked_where_there_is_one_square() -> None:
    heroes = {"barbarian": "k9", "dwarf": "k8", "elf": "k10"}
    stage = scene(heroes, wandering="orc", chance=[WANDERER, combat("www")])
    stage.play("barbarian", SEARCH)
    assert (state(stage).monsters[0].square, stage.asked) == (SQUARES.number("l9"), ("barbarian",))


@rule("HQ-TRE-13")
def test_with_no_square_beside_it_comes_as_near_as_it_can_and_does_not_attack() -> None:
    heroes = {"barbarian": "k9", "dwarf": "k8", "elf": "k10", "wizard": "l9"}
    stage = scene(heroes, chance=[WANDERER], doors={"j9-k9": "open"})
    stage.play("barbarian", SEARCH)
    assert [SQUARES.name(row.square) for row in state(stage).monsters] == ["l8"]  # not j9, the nearest outside
    assert stage.asked == ("barbarian",)


@rule("HQ-TRE-13")
def test_in_a_full_room_no_monster_appears() -> None:
    room = [f"{column}{row}" for row in range(8, 13) for column in "klmnop"]
    tomb = [{"kind": "tomb", "at": [square for square in room if square != "k9"]}]
    stage = scene({"barbarian": "k9"}, furniture=tomb, chance=[WANDERER])
    stage.play("barbarian", SEARCH)
    assert (state(stage).monsters, sum(state(stage).deck)) == ([], 24)
    assert "no-monster-comes" in stage.events


@rule("HQ-FIG-2")
def test_without_a_figure_of_the_colour_no_wandering_monster_is_placed() -> None:
    greys = ["dread-warrior"] * 4 + ["gargoyle", "dread-sorcerer"]
    monsters = [{"foe": kind, "at": f"{column}1"} for kind, column in zip(greys, "ghijkl", strict=True)]
    full = scene({"barbarian": "k9"}, wandering="gargoyle", monsters=monsters, chance=[WANDERER])
    full.play("barbarian", SEARCH)
    assert (len(state(full).monsters), "no-monster-comes" in full.events) == (6, True)
    one_free = scene({"barbarian": "k9"}, wandering="gargoyle", monsters=monsters[1:], chance=[WANDERER])
    one_free.play("barbarian", SEARCH)
    assert one_free.asked == ("zargon",)


# --- pits -------------------------------------------------------------------------------------------------------------


@rule("HQ-TRE-19", "HQ-TRP-9")
def test_a_pit_is_searched_like_a_room_of_its_own() -> None:
    stage = scene(
        {"barbarian": {"at": "k9", "searched": ["room-11"]}},
        pits=["k9"],
        finds=IN_CHEST,
        furniture=CHEST,
        hidden_traps=NEEDLE,
        monsters=[{"foe": "orc", "at": "p12"}],
        chance=[card("gem")],
    )
    stage.play("barbarian", SEARCH)
    assert (gold(stage), len(state(stage).finds), len(state(stage).hidden_traps)) == (35, 1, 1)
    assert state(stage).heroes[0].pits == (SQUARES.number("k9"),)

    again = scene({"barbarian": {"at": "k9", "pits": ["k9"]}}, pits=["k9"])
    assert refused(again, "barbarian", SEARCH) == ("pit-searched-already", "HQ-TRE-19")
    other = scene({"barbarian": {"at": "a9", "pits": ["k9"]}}, pits=["k9", "a9"])
    assert SEARCH in steps(other, "barbarian")  # another pit, in a corridor


@rule("HQ-TRE-19")
def test_only_a_monster_in_the_same_pit_forbids_the_search() -> None:
    stage = scene({"barbarian": "k9"}, pits=["k9"])
    state(stage).monsters.append(MonsterRow(FOES.number("orc-1"), SQUARES.number("k9"), 1))
    assert refused(stage, "barbarian", SEARCH) == ("monster-in-the-pit", "HQ-TRE-19")


@rule("HQ-TRE-19", "HQ-TRE-13")
def test_a_wandering_monster_comes_to_the_edge_of_the_pit() -> None:
    stage = scene({"barbarian": "a9"}, pits=["a9"], chance=[WANDERER])
    stage.play("barbarian", SEARCH)
    assert stage.offered("zargon") == ["monster_appears barbarian a8", "monster_appears barbarian a10"]

    heroes = {"barbarian": "a9", "dwarf": "a8", "elf": "a10"}
    stage = scene(heroes, pits=["a9"], chance=[WANDERER])
    stage.play("barbarian", SEARCH)
    assert [SQUARES.name(row.square) for row in state(stage).monsters] == ["a7"]
