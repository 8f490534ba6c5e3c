"""Disarming traps (HQ-DIS)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import at, combat, red, refused, scene, state, steps

from lanterne.games.heroquest.state import SQUARES

PIT = [{"kind": "pit", "at": "a9"}]
KIT = {"at": "a10", "items": ["tool-kit"]}
CHEST = [{"kind": "treasure-chest", "at": ["l9"]}]
NEEDLE = [{"kind": "furniture", "at": "l9", "variant": "poison-needle", "damage": 2}]


@rule("HQ-DIS-1")
def test_the_dwarf_or_somebody_with_a_tool_kit_disarms_what_is_discovered() -> None:
    bare = scene({"barbarian": "a10"}, traps=PIT)
    assert refused(bare, "barbarian", "announce_disarming a9") == ("no-tools", "HQ-DIS-1")
    assert "announce_disarming a9" in scene({"barbarian": KIT}, traps=PIT).offered("barbarian")
    assert "announce_disarming a9" in scene({"dwarf": "a10"}, traps=PIT, active="dwarf").offered("dwarf")
    hidden = scene({"dwarf": "a10"}, hidden_traps=PIT, active="dwarf")
    assert "announce_disarming" not in steps(hidden, "dwarf")


@rule("HQ-DIS-2", "HQ-DIS-3", "HQ-DIS-5", "HQ-DIS-6", "HQ-TRP-6")
@pytest.mark.parametrize("face", ["w", "b"])
def test_with_a_tool_kit_any_shield_disarms_and_the_hero_walks_on(face: str) -> None:
    stage = scene({"barbarian": KIT}, traps=PIT, chance=[red(2, 2), combat(face)])
    stage.play("barbarian", "announce_disarming a9")
    assert (state(stage).rolled, state(stage).points, state(stage).heroes[0].acted) == (True, 4, False)
    stage.play("barbarian", "walk a9")
    assert (state(stage).traps, int(state(stage).pits), state(stage).heroes[0].acted) == ([], 0, True)
    assert (state(stage).heroes[0].body, state(stage).points, stage.asked) == (8, 3, ("barbarian",))
    stage.play("barbarian", "walk a8")
    stage.play("barbarian", "walk a9")  # an ordinary square
    assert state(stage).heroes[0].body == 8


@rule("HQ-DIS-2", "HQ-DEC-1")
def test_a_way_leads_onto_the_announced_trap_and_round_all_others() -> None:
    traps = [*PIT, {"kind": "pit", "at": "a8"}]
    stage = scene({"barbarian": KIT | {"at": "a11"}}, traps=traps, chance=[red(3, 3), combat("w")])
    stage.play("barbarian", "announce_disarming a9")
    ways = stage.view("barbarian").ways(0)
    assert SQUARES.number("a8") not in ways
    for call in ways[SQUARES.number("a9")].calls:
        stage.game.answer(0, call)
    assert (at(stage, "barbarian"), state(stage).heroes[0].body, len(state(stage).traps)) == ("a9", 8, 1)


@rule("HQ-DIS-3", "HQ-TRP-18")
def test_with_a_tool_kit_a_skull_springs_the_trap() -> None:
    stage = scene({"barbarian": KIT}, traps=PIT, chance=[red(2, 2), combat("s")])
    stage.play("barbarian", "announce_disarming a9")
    stage.play("barbarian", "walk a9")
    assert (state(stage).heroes[0].body, stage.asked, at(stage, "barbarian")) == (7, ("dwarf",), "a9")


@rule("HQ-DIS-4", "HQ-DIS-8")
@pytest.mark.parametrize(("face", "hurt"), [("s", 0), ("w", 0), ("b", 1)])
@pytest.mark.parametrize("items", [["shortsword"], ["shortsword", "tool-kit"]])
def test_the_dwarf_fails_at_the_black_shield_alone(face: str, hurt: int, items: list[str]) -> None:
    dwarf = {"at": "a10", "items": items}
    stage = scene({"dwarf": dwarf}, active="dwarf", traps=PIT, chance=[red(2, 2), combat(face)])
    stage.play("dwarf", "announce_disarming a9")
    stage.play("dwarf", "walk a9")
    assert state(stage).heroes[1].body == 7 - hurt


@rule("HQ-TRP-18")
def test_a_bungled_spear_hits_without_a_roll_to_dodge() -> None:
    stage = scene({"barbarian": KIT}, traps=[{"kind": "spear", "at": "a9"}], chance=[red(2, 2), combat("s")])
    stage.play("barbarian", "announce_disarming a9")
    stage.play("barbarian", "walk a9")
    assert (state(stage).heroes[0].body, state(stage).traps, stage.asked) == (7, [], ("dwarf",))


@rule("HQ-DIS-7")
def test_the_announcement_comes_before_the_roll_and_lapses_unspent() -> None:
    late = scene({"barbarian": KIT}, traps=PIT, points=5)
    assert refused(late, "barbarian", "announce_disarming a9") == ("announce-before-moving", "HQ-DIS-7")
    assert late.refusal("barbarian", "walk a9") is None
    late.play("barbarian", "walk a9")  # without an announcement it springs
    assert state(late).heroes[0].body == 7

    stage = scene({"barbarian": KIT}, traps=PIT, chance=[red(1, 1)])
    stage.play("barbarian", "announce_disarming a9")
    stage.play("barbarian", "walk a11")
    assert stage.is_open("barbarian", "search_for_traps")  # another action may still follow
    after = scene({"barbarian": KIT | {"acted": True}}, traps=PIT)
    assert refused(after, "barbarian", "announce_disarming a9") == ("acted-already", "HQ-RND-5")


@rule("HQ-DIS-2", "HQ-DIS-1")
def test_who_gives_the_tools_away_on_the_way_springs_the_trap() -> None:
    stage = scene({"barbarian": KIT, "elf": "a11"}, traps=PIT, chance=[red(2, 2)])
    stage.play("barbarian", "announce_disarming a9")
    stage.play("barbarian", "give_to elf")
    stage.play("barbarian", "give elf tool-kit")
    stage.play("barbarian", "walk a9")
    assert state(stage).heroes[0].body == 7


@rule("HQ-DIS-8", "HQ-DIS-5", "HQ-TRP-22")
def test_a_trapped_chest_is_disarmed_from_beside_it_without_moving() -> None:
    stage = scene({"dwarf": "k9"}, active="dwarf", furniture=CHEST, traps=NEEDLE, chance=[combat("w")])
    stage.play("dwarf", "disarm l9")
    assert (state(stage).traps, state(stage).heroes[1].body, state(stage).heroes[1].acted) == ([], 7, True)
    assert "roll_movement" in steps(stage, "dwarf")  # action first, then movement
    assert refused(stage, "dwarf", "search_for_treasure") == ("acted-already", "HQ-RND-5")  # on a later turn

    far = scene({"dwarf": "k8"}, active="dwarf", furniture=CHEST, traps=NEEDLE)
    assert refused(far, "dwarf", "disarm l9") == ("not-at-the-piece", "HQ-DIS-8")


@rule("HQ-DIS-8", "HQ-DIS-7")
def test_on_the_way_a_chest_is_disarmed_only_if_it_was_announced() -> None:
    stage = scene({"dwarf": "k8"}, active="dwarf", furniture=CHEST, traps=NEEDLE, chance=[red(2, 1), combat("w")])
    stage.play("dwarf", "announce_disarming l9")
    stage.play("dwarf", "walk k9")
    assert (len(state(stage).traps), state(stage).points) == (1, 2)
    stage.play("dwarf", "disarm l9")
    assert (state(stage).traps, state(stage).points, stage.asked) == ([], 2, ("dwarf",))

    silent = scene({"dwarf": "k9"}, active="dwarf", furniture=CHEST, traps=NEEDLE, points=3)
    assert refused(silent, "dwarf", "disarm l9") == ("announce-before-moving", "HQ-DIS-7")


@rule("HQ-DIS-8", "HQ-TRP-20")
def test_a_bungled_chest_does_what_the_quest_says_and_ends_the_turn() -> None:
    stage = scene({"dwarf": "k9"}, active="dwarf", furniture=CHEST, traps=NEEDLE, chance=[combat("b")])
    stage.play("dwarf", "disarm l9")
    assert (state(stage).traps, state(stage).heroes[1].body, stage.asked) == ([], 5, ("elf",))
