"""Traps: ratings, successes, damage and effects in one batch, and where the card goes."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state, told

from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC, SKILL
from lanterne.games.dungeon_run.rules.disarm import disarm, disarm_ratings, trap_need
from lanterne.games.dungeon_run.state import CARDS, STANDING, TILES
from lanterne.lab.stage import Stage

Rows = dict[str, dict[str, Any]]

HERE = "crossroads-1"
ALONG = "corridor-8"


def found(trap: str, rows: Rows, *dice: list[int], **position: Any) -> Stage:
    """The first of these heroes has just found a trap on his tile."""
    heroes = {name: {"tile": HERE, **row} for name, row in rows.items()}
    lies = {HERE: {"at": [0, 1]}, ALONG: {"at": [0, 2]}, "corridor-9": {"at": [0, 3]}}
    stage = scene(heroes, tiles=lies, chance=[("roll", 6, each) for each in dice], **position)
    s = state(stage)
    card = CARDS.number(trap)
    s.encounters = [each for each in s.encounters if each.face != card]
    run(stage, disarm(0, card))
    return stage


ONE = {"dorgan": {}, "vargagg": {"tile": "entrance"}}
DAMAGE = {
    "arrow-trap": 2,
    "pit-trap": 1,
    "poison-needle": 1,
    "swinging-blade": 3,
    "falling-block": 3,
    "gas-vent": 1,
    "rune-of-weakness": 0,
    "net-trap": 0,
    "teleport-glyph": 0,
}
NEED = dict.fromkeys(DAMAGE, 2) | {"swinging-blade": 3}
RATING = dict.fromkeys(DAMAGE, "skill") | {"falling-block": "brawn", "rune-of-weakness": "magic"}


def with_rating(stage: Stage, rating: str) -> None:
    if stage.decision == "choose_disarm_rating":
        stage.play("saelith-ashborn", f"disarm_with {rating}")


@pytest.mark.parametrize("trap", DAMAGE)
@rule("DR-DIS-1", "DR-DIS-3", "DR-DIS-7")
def test_enough_fours_disarm_the_trap_and_it_is_loot(trap: str) -> None:
    """Saelith with every rating at 6; a four counts, a three does not, and one success fewer would not do."""
    trained: Rows = {
        "saelith-ashborn": {"training": {"brawn": 4, "magic": 1, "skill": 4}},
        "vargagg": {"tile": "entrance"},
    }
    good = [1, 2, 3, 3, 4, 5] if NEED[trap] == 2 else [1, 2, 3, 4, 4, 5]
    stage = found(trap, trained, good)
    with_rating(stage, RATING[trap])
    assert hero(stage, "saelith-ashborn").loot == (CARDS.number(trap),)
    assert hero(stage, "saelith-ashborn").wounds == 0
    assert state(stage).encounter_discard == ()
    assert state(stage).deeds == ()
    bad = [1, 2, 3, 3, 3, 5] if NEED[trap] == 2 else [1, 2, 3, 3, 4, 5]
    unlucky = found(trap, trained, bad)
    with_rating(unlucky, RATING[trap])
    assert hero(unlucky, "saelith-ashborn").loot == ()
    assert hero(unlucky, "saelith-ashborn").wounds == DAMAGE[trap]
    assert told(unlucky, "trap-goes-off") == [f"trap-goes-off saelith-ashborn {trap} {NEED[trap] - 1} {NEED[trap]}"]
    stays = trap in ("poison-needle", "gas-vent", "rune-of-weakness")
    assert (CARDS.number(trap) in state(unlucky).encounter_discard) == (not stays)
    assert (CARDS.number(trap) in hero(unlucky, "saelith-ashborn").traps) == stays


@rule("DR-DIS-2", "DR-DIS-1")
def test_the_finder_chooses_among_the_ratings_of_the_card() -> None:
    stage = found("pit-trap", ONE, [6, 6, 6, 6])
    assert (stage.decision, stage.asked) == ("choose_disarm_rating", ("dorgan",))
    assert stage.offered("dorgan") == ["disarm_with skill", "disarm_with brawn"]
    before = hero(stage, "dorgan").actions
    stage.play("dorgan", "disarm_with brawn")
    assert told(stage, "rolled") == ["rolled dorgan brawn 6,6,6,6"]
    assert hero(stage, "dorgan").actions == before, "it costs no action"
    alone = found("arrow-trap", ONE, [6, 6, 6, 6])
    assert alone.decision == "take_action", "one rating: no question"


@rule("DR-DIS-2", "DR-ABI-3")
@pytest.mark.parametrize(
    ("name", "ability", "ratings"),
    [
        ("vargagg", "vargagg-battering-ram", [SKILL, BRAWN]),
        ("saelith-ashborn", "saelith-ashborn-melt-the-lock", [SKILL, MAGIC]),
    ],
)
def test_powers_allow_another_rating(name: str, ability: str, ratings: list[int]) -> None:
    other = "dorgan"
    stage = scene({name: {"abilities": [ability]}, other: {}})
    assert disarm_ratings(state(stage), 0, CARDS.number("arrow-trap")) == ratings
    assert disarm_ratings(state(stage), 1, CARDS.number("arrow-trap")) == [SKILL]
    both = disarm_ratings(state(stage), 0, CARDS.number("pit-trap"))
    assert len(both) == len(set(both)), "none twice"


@rule("DR-DIS-3", "DR-ABI-3", "DR-DEF-8")
@pytest.mark.parametrize(
    ("row", "need"),
    [
        ({}, 3),
        ({"tile": ALONG}, 3),
        ({"tile": "corridor-9"}, 2),
        ({"condition": "unconscious"}, 2),
    ],
    ids=["here", "beside", "two-away", "unconscious"],
)
def test_nasty_surprise_asks_others_near_him_for_one_more(row: dict[str, Any], need: int) -> None:
    surprise = {"tile": HERE, "abilities": ["dorgan-nasty-surprise"], **row}
    lies = {HERE: {"at": [0, 1]}, ALONG: {"at": [0, 2]}, "corridor-9": {"at": [0, 3]}}
    stage = scene({"stabbins": {"tile": HERE}, "dorgan": surprise}, tiles=lies)
    trap = CARDS.number("arrow-trap")
    assert trap_need(state(stage), 0, trap) == need
    assert trap_need(state(stage), 1, trap) == 2, "not himself"


@rule("DR-DIS-2", "DR-DIS-7", "DR-SAB-3", "DR-RAL-1")
def test_helpers_take_part_and_success_repays_them() -> None:
    rows = {"dorgan": {"wounds": 1}, "vargagg": {"wounds": 1}, "emma-goodluck": {}}
    stage = found("arrow-trap", rows, [1, 1, 4, 4])
    stage.play("vargagg", "assist 1 brawn")
    stage.play("dorgan", "accept_assist 1 brawn")
    stage.play("emma-goodluck", "sabotage 2")
    assert hero(stage, "dorgan").loot == (CARDS.number("arrow-trap"),)
    assert (stage.decision, stage.asked) == ("choose_rally", ("dorgan",)), "the finder first"
    stage.play("dorgan", "rally 0")
    stage.play("vargagg", "rally 1")
    assert [hero(stage, name).wounds for name in rows] == [0, 0, 1]


@rule("DR-DIS-7")
def test_after_a_failure_nobody_rallies_and_no_saboteur_pays() -> None:
    rows = {"dorgan": {"wounds": 1}, "emma-goodluck": {"wounds": 1}}
    stage = found("arrow-trap", rows, [1, 4])
    stage.play("emma-goodluck", "sabotage 1")
    assert stage.decision == "take_action"
    assert [hero(stage, name).wounds for name in rows] == [3, 1]


@rule("DR-DIS-4", "DR-DIS-7", "DR-GEN-8")
def test_damage_and_effects_are_one_batch_and_the_card_is_discarded_before_anybody_falls() -> None:
    """The Gas Vent wounds Dorgan, one wound from falling, and stays with him; falling, he loses it once."""
    rows = {"dorgan": {"wounds": 9}, "vargagg": {"wounds": 6}}
    stage = found("gas-vent", rows, [1, 1, 1, 1])
    stage.play("vargagg", "stand_by")
    stage.play("dorgan", "disarm_with skill")
    assert hero(stage, "dorgan").condition != STANDING
    assert hero(stage, "vargagg").condition != STANDING, "everybody on the tile"
    assert hero(stage, "dorgan").traps == ()
    assert state(stage).encounter_discard.count(CARDS.number("gas-vent")) == 1


@rule("DR-DIS-4")
@pytest.mark.parametrize(("trap", "lost"), [("pit-trap", 0), ("net-trap", 1)])
def test_pit_and_net_take_the_actions_of_this_turn(trap: str, lost: int) -> None:
    stage = found(trap, ONE, [1, 1, 1, 1])
    stage.play("dorgan", "disarm_with skill")
    assert (hero(stage, "dorgan").actions, hero(stage, "dorgan").lost) == (0, lost)


@rule("DR-DIS-4")
def test_the_teleport_glyph_sends_its_finder_to_the_entrance() -> None:
    stage = found("teleport-glyph", ONE, [1, 1, 1, 1])
    stage.play("dorgan", "disarm_with skill")
    assert hero(stage, "dorgan").tile == TILES.number("entrance")


@rule("DR-DIS-5", "DR-DIS-6")
def test_a_pure_heart_is_free_of_lasting_traps() -> None:
    stage = found(
        "rune-of-weakness",
        {"birodin": {"abilities": ["birodin-pure-heart"]}, "dorgan": {"tile": "entrance"}},
        [1, 1, 1],
    )
    assert hero(stage, "birodin").traps == ()
    assert state(stage).encounter_discard == (CARDS.number("rune-of-weakness"),)


@rule("DR-ABI-13")
def test_a_trap_that_somebody_laid_is_disarmed_as_if_drawn() -> None:
    trap = {"card": "arrow-trap", "by": "dorgan", "hidden": True}
    lies = {HERE: {"at": [0, 1], "trap": trap}}
    stage = scene({"stabbins": {}, "dorgan": {"tile": HERE}}, tiles=lies, chance=[("roll", 6, [1, 1, 1, 4, 4])])
    stage.play("stabbins", "move N")
    assert (stage.decision, stage.asked) == ("declare_help", ("dorgan",))
    stage.play("dorgan", "stand_by")
    assert hero(stage, "stabbins").loot == (CARDS.number("arrow-trap"),)
    assert state(stage).traps[TILES.number(HERE)] == ()
