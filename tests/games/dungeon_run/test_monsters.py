"""Monsters die: in battle and by powers, what they do in dying, and what their killers get (B10)."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.fray import ROOM, Heroes, attack, fray, go_on, rolls, spot, wounds
from tests.games.dungeon_run.scene import hero, run, scene, state, told

from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.monsters import strike_monster
from lanterne.games.dungeon_run.state import CARDS, TILES
from lanterne.lab.stage import Stage

HERE = TILES.number(ROOM)


def loot(stage: Stage, name: str) -> list[str | int]:
    """What lies in the loot pile of a hero."""
    return [CARDS.name(card) for card in hero(stage, name).loot]


# --- killed in battle -------------------------------------------------------------------------------------------------


@rule("DR-BAT-14", "DR-DEF-9", "DR-GEN-7")
def test_a_killed_monster_goes_to_the_loot_pile_of_the_attacker() -> None:
    stage = fray({"dorgan": {}}, "goblin", (1, 1, 1), (1, 1, 3, 3))
    attack(stage, "dorgan")
    assert loot(stage, "dorgan") == ["goblin"]
    assert spot(stage) == spot(stage)._replace(monster=-1, wounds=0)
    assert told(stage, "monster-killed") == ["monster-killed dorgan goblin"]


@rule("DR-BAT-14", "DR-BAT-16", "DR-GEN-7")
def test_one_wound_less_than_its_life_does_not_kill() -> None:
    stage = fray({"dorgan": {}}, "slime", (4, 4), (1, 1, 1, 4), tile={"wounds": 2})
    attack(stage, "dorgan")
    assert (spot(stage).wounds, loot(stage, "dorgan")) == (3, [])


@rule("DR-DEF-11")
def test_what_lies_under_a_killed_monster_stays_there() -> None:
    stage = fray({"dorgan": {}}, "goblin", (1, 1, 1), (1, 1, 3, 3), tile={"treasures": ["buckler"]})
    attack(stage, "dorgan")
    assert len(state(stage).lying[HERE]) == 1
    assert "search" in stage.offered("dorgan")


@rule("DR-BOS-8", "DR-BOS-6")
def test_a_killed_boss_is_looted_and_leaves_the_stone() -> None:
    heroes: Heroes = {"dorgan": {}, "vargagg": {"tile": "entrance"}}
    stage = fray(heroes, "ra-alal", (1,) * 5, (1, 1, 1, 5), tile={"wounds": 6, "treasures": ["buckler"]})
    attack(stage, "dorgan")
    assert loot(stage, "dorgan") == ["ra-alal"]
    assert [card.face for card in state(stage).lying[HERE]][-1] == SUMMONING_STONE
    assert len(state(stage).lying[HERE]) == 2
    assert SUMMONING_STONE not in state(stage).supply
    assert state(stage).bearer == -1
    assert not state(stage).final, "only picking it up begins the final phase"


@rule("DR-RAL-1", "DR-BAT-18")
def test_the_killer_may_rally() -> None:
    stage = fray({"dorgan": {"wounds": 2}}, "goblin", (1, 1, 1), (1, 1, 3, 3))
    attack(stage, "dorgan")
    assert stage.decision == "choose_rally"
    stage.play("dorgan", stage.offered("dorgan")[0])
    assert wounds(stage, "dorgan") == 1


@rule("DR-BAT-18", "DR-BAT-15")
def test_a_killer_who_falls_gets_the_card_but_neither_powers_nor_rally() -> None:
    heroes: Heroes = {
        "vargagg": {"wounds": 6, "abilities": ["vargagg-overkill"]},
        "dorgan": {"tile": "entrance"},
    }
    stage = fray(heroes, "goblin", (1, 1, 5), (1, 3, 3, 3, 3, 3))
    attack(stage, "vargagg", picks="[hit_with 3] [hit_with 3] [hit_with 3] [hit_with 3]")
    assert loot(stage, "vargagg") == ["goblin"]
    assert (hero(stage, "vargagg").condition, wounds(stage, "vargagg")) == (1, 3)


@rule("DR-BAT-18", "DR-ABI-8")
@pytest.mark.parametrize(("hits", "left"), [(3, 2), (4, 1)])
def test_overkill_heals_for_two_surplus_hits(hits: int, left: int) -> None:
    stage = fray({"vargagg": {"wounds": 2, "abilities": ["vargagg-overkill"]}}, "goblin", (1, 1, 1), (1, 3, 3, 3, 3))
    attack(stage, "vargagg", picks=" ".join(["[hit_with 3]"] * hits))
    assert stage.decision == "choose_rally"
    assert wounds(stage, "vargagg") == left


@rule("DR-BAT-18")
def test_trophy_belt_counts_a_kill() -> None:
    stage = fray({"vargagg": {"wounds": 2, "abilities": ["vargagg-trophy-belt"]}}, "goblin", (1, 1, 1), (1, 1, 1, 3, 3))
    attack(stage, "vargagg")
    stage.play("vargagg", stage.offered("vargagg")[0])
    assert wounds(stage, "vargagg") == 0, "one more than a rally alone"


@rule("DR-BAT-18", "DR-ABI-3")
def test_consume_discards_the_card_for_three_wounds() -> None:
    row = {"wounds": 5, "abilities": ["saelith-ashborn-consume"]}
    stage = fray({"saelith-ashborn": row}, "goblin", (1, 1, 1), (1, 1, 1, 3, 3))
    attack(stage, "saelith-ashborn", "magic")
    assert stage.decision == "may_use", "before she rallies"
    stage.play("saelith-ashborn", stage.offered("saelith-ashborn")[1])
    assert loot(stage, "saelith-ashborn") == []
    assert state(stage).encounter_discard[-1] == CARDS.number("goblin")
    assert wounds(stage, "saelith-ashborn") == 2
    assert stage.decision == "choose_rally"


@rule("DR-BAT-18")
def test_scavenger_comes_last_of_all() -> None:
    row = {"wounds": 2, "abilities": ["stabbins-scavenger"]}
    heroes: Heroes = {"stabbins": row, "dorgan": {"wounds": 3}, "birodin": {}}
    stage = fray(heroes, "goblin", (1, 1, 1), (1, 1, 1, 3, 3), tile={"open": ["lucky-coin"]})
    stage.play("stabbins", "battle_monster")
    stage.play("dorgan", "assist 1 brawn")
    stage.play("stabbins", "accept_assist 1 brawn")
    stage.play("birodin", "sabotage 2")
    go_on(stage, "stabbins")
    order = []
    while stage.decision in ("choose_rally", "may_use"):
        order.append((stage.asked[0], stage.decision, wounds(stage, "birodin")))
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[1 if stage.decision == "may_use" else 0])
    assert order == [("stabbins", "choose_rally", 0), ("dorgan", "choose_rally", 0), ("stabbins", "may_use", 1)]
    assert state(stage).lying[HERE] == ()


# --- what monsters do in dying ----------------------------------------------------------------------------------------


@rule("DR-ABI-19", "DR-BAT-18", "DR-BAT-17")
def test_a_skeleton_that_reassembles_was_not_killed() -> None:
    heroes: Heroes = {"dorgan": {"wounds": 1}, "vargagg": {}}
    stage = fray(heroes, "skeleton", (1, 1, 1), (3, 3), (6,))
    stage.play("dorgan", "battle_monster")
    stage.play("vargagg", "sabotage 1")
    go_on(stage, "dorgan")
    assert (spot(stage).wounds, loot(stage, "dorgan")) == (0, [])
    assert spot(stage).monster == CARDS.number("skeleton")
    assert (stage.decision, wounds(stage, "vargagg")) == ("take_action", 0), "no rally, and sabotage was no failure"


@rule("DR-ABI-19")
def test_a_skeleton_that_does_not_reassemble_is_dead() -> None:
    stage = fray({"dorgan": {}}, "skeleton", (1, 1, 1), (1, 1, 3, 3), (5,))
    attack(stage, "dorgan")
    assert loot(stage, "dorgan") == ["skeleton"]


@rule("DR-BAT-18")
def test_the_mummy_forbids_its_killer_to_rally_but_not_his_assistants() -> None:
    heroes: Heroes = {"dorgan": {"wounds": 2}, "vargagg": {"wounds": 1}}
    stage = fray(heroes, "mummy", (1,) * 4, (1, 1, 1, 1, 1, 4), tile={"wounds": 3})
    stage.play("dorgan", "battle_monster")
    stage.play("vargagg", "assist 1 brawn")
    stage.play("dorgan", "accept_assist 1 brawn")
    go_on(stage, "dorgan")
    assert (stage.decision, stage.asked) == ("choose_rally", ("vargagg",))


@rule("DR-BAT-18", "DR-GEN-9")
def test_the_dwarf_sapper_explodes_before_anybody_rallies() -> None:
    heroes: Heroes = {"dorgan": {"wounds": 9}, "vargagg": {}}
    stage = fray(heroes, "dwarf-sapper", (1,) * 4, (1, 1, 1, 5), (2,), (3,), tile={"wounds": 2})
    stage.play("dorgan", "battle_monster")
    stage.play("vargagg", "stand_by")
    go_on(stage, "dorgan")
    assert told(stage, "falls") != []
    assert wounds(stage, "vargagg") == 0
    assert loot(stage, "dorgan") == ["dwarf-sapper"]


@rule("DR-BAT-18")
def test_polymorph_ignores_also_what_a_monster_does_in_dying() -> None:
    emma = {"abilities": ["emma-goodluck-polymorph"]}
    stage = fray({"emma-goodluck": emma}, "skeleton", (1,), (1, 1, 1, 3, 3))
    stage.play("emma-goodluck", "battle_monster")
    stage.play("emma-goodluck", "open_with emma-goodluck-polymorph")
    stage.play("emma-goodluck", "fight_with magic")
    stage.play("emma-goodluck", "pass")
    stage.play("emma-goodluck", stage.offered("emma-goodluck")[0])
    assert loot(stage, "emma-goodluck") == ["skeleton"], "no die is rolled for it"


@rule("DR-BAT-18")
def test_animated_armour_hoards_a_treasure_for_its_killer() -> None:
    stage = fray({"dorgan": {}}, "animated-armour", (1,) * 4, (1, 1, 1, 5), tile={"wounds": 2})
    before = len(state(stage).treasures)
    attack(stage, "dorgan")
    assert (len(hero(stage, "dorgan").loot), len(state(stage).treasures)) == (2, before - 1)


# --- killed by a power (DR-DEF-9, DR-RAL-5) ---------------------------------------------------------------------------


@rule("DR-DEF-9", "DR-RAL-5", "DR-GEN-7")
def test_a_monster_killed_by_a_power_is_looted_and_lets_rally() -> None:
    stage = fray({"dorgan": {"wounds": 1, "tile": "entrance"}}, "slime")
    run(stage, strike_monster(HERE, 4, 0))
    assert loot(stage, "dorgan") == ["slime"]
    assert stage.decision == "choose_rally"
    stage.play("dorgan", stage.offered("dorgan")[0])
    assert (wounds(stage, "dorgan"), state(stage).deeds) == (0, ())


@rule("DR-GEN-7", "DR-DEF-9")
def test_a_power_may_only_wound() -> None:
    stage = fray({"dorgan": {"wounds": 1}}, "slime")
    run(stage, strike_monster(HERE, 3, 0))
    assert (spot(stage).wounds, stage.decision) == (3, "take_action")
    assert told(stage, "monster-struck") == ["monster-struck slime bend-12 3 3 4"]


@rule("DR-ABI-19", "DR-RAL-5")
def test_a_skeleton_reassembles_no_matter_who_struck_it() -> None:
    stage = fray({"dorgan": {"wounds": 1}}, "skeleton", (6,))
    run(stage, strike_monster(HERE, 4, 0))
    assert (spot(stage).wounds, spot(stage).monster) == (0, CARDS.number("skeleton"))
    assert (loot(stage, "dorgan"), stage.decision, state(stage).deeds) == ([], "take_action", ())


@rule("DR-DEF-9", "DR-RAL-5")
@pytest.mark.parametrize(
    ("name", "card", "answer"),
    [("saelith-ashborn", "saelith-ashborn-meteor", 4), ("dorgan", "dorgan-demolition", 3)],
)
def test_special_actions_that_strike_monsters(name: str, card: str, answer: int) -> None:
    row = {"tile": "entrance", "abilities": [card], "loot": ["arrow-trap"], "wounds": 1}
    stage = fray({name: row}, "slime", tile={"wounds": 4 - answer})
    use = next(words for words in stage.offered(name) if card in words)
    stage.play(name, use)
    while stage.decision not in ("choose_rally", "take_action"):
        stage.play(name, stage.offered(name)[0])
    assert stage.decision == "choose_rally"
    assert "slime" in loot(stage, name)


@rule("DR-DEF-9", "DR-BAT-18")
def test_a_boss_killed_by_a_power_leaves_the_stone_where_it_died() -> None:
    stage = scene(
        {"dorgan": {}, "vargagg": {}},
        tiles={ROOM: {"at": [0, 1], "turn": 180, "monster": "scarath", "wounds": 6}},
        chance=rolls(),
    )
    run(stage, strike_monster(HERE, 2, 0))
    assert [card.face for card in state(stage).lying[HERE]] == [SUMMONING_STONE]
    assert told(stage, "stone-appears") == ["stone-appears bend-12"]
