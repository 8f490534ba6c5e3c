"""How many dice a hero has: ratings and their changes, and pools part by part."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.rolling import HERE, deed, dice, power, room
from tests.games.dungeon_run.scene import hero, scene, state

from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC, SKILL
from lanterne.games.dungeon_run.content.settings import BATTLE, ESCAPE
from lanterne.games.dungeon_run.content.terms import POOL_NAMES, Pool
from lanterne.games.dungeon_run.rules.pool import (
    assist_dice,
    pool,
    pool_parts,
    rating,
)
from lanterne.games.dungeon_run.rules.rolls import roll_rating
from lanterne.games.dungeon_run.state import (
    NONE,
    RATINGS,
    SABOTAGES,
    TILES,
    Deed,
    begin_deed,
    deed_of,
    put,
)

# --- ratings ----------------------------------------------------------------------------------------------------------


@rule("DR-GEN-3", "DR-GEN-4")
def test_training_tokens_count_and_the_base_value_stays() -> None:
    stage = room({"training": {"brawn": 2}})
    assert [rating(state(stage), 0, each) for each in range(3)] == [4 + 2, 1, 4]


@pytest.mark.parametrize(
    ("name", "row", "which", "expected"),
    [
        ("saelith-ashborn", {"abilities": ["saelith-ashborn-kindled-will"]}, MAGIC, 5 + 1),
        ("vargagg", {"equipped": ["tower-shield"]}, SKILL, 2 - 1),
        ("dorgan", {"traps": ["poison-needle"]}, BRAWN, 4 - 1),
        ("dorgan", {"traps": ["gas-vent"]}, SKILL, 4 - 1),
    ],
    ids=["kindled-will", "tower-shield", "poison-needle", "gas-vent"],
)
@rule("DR-GEN-3", "DR-ABI-21")
def test_cards_and_traps_change_ratings(name: str, row: dict[str, Any], which: int, expected: int) -> None:
    stage = room(row, name)
    assert rating(state(stage), 0, which) == expected
    others = [each for each in range(3) if each != which]
    bare = room({}, name)
    assert [rating(state(stage), 0, each) for each in others] == [rating(state(bare), 0, each) for each in others]


@rule("DR-GEN-3", "DR-ABI-6")
def test_panther_form_counts_in_this_turn() -> None:
    stage = room({}, "oriane-mistveil")
    put(state(stage), 0, state(stage).heroes[0]._replace(changed=(0, -2, 2)))
    assert [rating(state(stage), 0, each) for each in range(3)] == [2, 5 - 2, 4 + 2]
    assert dice(stage, "escape", SKILL) == 4 + 2


# --- pools ------------------------------------------------------------------------------------------------------------

JURY = ["dorgan-jury-rig"]
POOLS = [
    ("blood-rage", "vargagg", {"wounds": 3}, "slime", "battle", BRAWN, 5 + 1),
    ("blood-rage-unhurt", "vargagg", {"wounds": 2}, "slime", "battle", BRAWN, 5),
    ("blood-rage-magic", "vargagg", {"wounds": 3}, "slime", "battle", MAGIC, 1),
    ("avatar-of-the-ram", "birodin", {"equipped": ["summoning-stone"]}, "slime", "battle", BRAWN, 4 + 2),
    ("bane-of-the-dead", "addolgar-vayne", {"abilities": "bane-of-the-dead"}, "zombie", "battle", BRAWN, 4 + 2),
    ("bane-of-the-living", "addolgar-vayne", {"abilities": "bane-of-the-dead"}, "slime", "battle", BRAWN, 4),
    ("lockpicker", "stabbins", {"abilities": "lockpicker"}, "", "disarm", SKILL, 5 + 2),
    ("lockpicker-escape", "stabbins", {"abilities": "lockpicker"}, "slime", "escape", SKILL, 5),
    ("clever-familiar", "emma-goodluck", {"abilities": "clever-familiar"}, "", "disarm", SKILL, 2 + 1),
    ("clever-familiar-2", "emma-goodluck", {"abilities": "clever-familiar"}, "slime", "escape", SKILL, 2 + 1),
    ("flame-lash", "saelith-ashborn", {"abilities": "flame-lash"}, "slime", "battle", MAGIC, 5 + 1),
    ("flame-lash-brawn", "saelith-ashborn", {"abilities": "flame-lash"}, "slime", "battle", BRAWN, 2),
    ("heat-haze", "saelith-ashborn", {"abilities": "heat-haze"}, "slime", "escape", SKILL, 2 + 2),
    ("ancestral-whispers", "oriane-mistveil", {"abilities": "ancestral-whispers"}, "ra-alal", "battle", MAGIC, 5 + 1),
    ("whispers-ordinary", "oriane-mistveil", {"abilities": "ancestral-whispers"}, "zombie", "battle", MAGIC, 5),
    ("rune-battle", "dorgan", {"traps": ["rune-of-weakness"]}, "slime", "battle", BRAWN, 4 - 1),
    ("rune-disarm", "dorgan", {"traps": ["rune-of-weakness"]}, "", "disarm", SKILL, 4 - 1),
    ("rune-escape", "dorgan", {"traps": ["rune-of-weakness"]}, "slime", "escape", SKILL, 4 - 1),
    ("lost-squire", "dorgan", {"strangers": ["lost-squire"]}, "slime", "battle", BRAWN, 4 + 1),
    ("guild-axe", "dorgan", {"abilities": JURY, "equipped": ["guild-axe"]}, "slime", "battle", BRAWN, 4 + 1),
    ("guild-axe-magic", "dorgan", {"abilities": JURY, "equipped": ["guild-axe"]}, "slime", "battle", MAGIC, 1),
    ("longsword", "dorgan", {"abilities": JURY, "equipped": ["vanguard-longsword"]}, "slime", "battle", BRAWN, 5),
    (
        "longsword-undead",
        "dorgan",
        {"abilities": JURY, "equipped": ["vanguard-longsword"]},
        "mummy",
        "battle",
        BRAWN,
        6,
    ),
    ("sceptre", "dorgan", {"abilities": JURY, "equipped": ["sceptre-of-sparks"]}, "slime", "battle", MAGIC, 1 + 2),
    ("twin-daggers", "dorgan", {"abilities": JURY, "equipped": ["twin-daggers"]}, "slime", "battle", BRAWN, 4 + 1),
    ("twin-daggers-2", "dorgan", {"abilities": JURY, "equipped": ["twin-daggers"]}, "slime", "escape", SKILL, 4 + 1),
    ("hammer-of-dawn", "dorgan", {"abilities": JURY, "equipped": ["hammer-of-dawn"]}, "slime", "battle", BRAWN, 4 + 1),
    ("thorn-staff", "dorgan", {"abilities": JURY, "equipped": ["thorn-staff"]}, "slime", "battle", MAGIC, 1 + 1),
    (
        "thirsting-blade",
        "dorgan",
        {"abilities": JURY, "equipped": ["thirsting-blade"]},
        "slime",
        "battle",
        BRAWN,
        4 + 2,
    ),
    ("circlet", "dorgan", {"abilities": JURY, "equipped": ["circlet-of-insight"]}, "", "disarm", SKILL, 4 + 1),
    ("thiefs-hood", "dorgan", {"abilities": JURY, "equipped": ["thiefs-hood"]}, "slime", "escape", SKILL, 4 + 1),
    ("cloak", "dorgan", {"abilities": JURY, "equipped": ["cloak-of-shadows"]}, "slime", "escape", SKILL, 4 + 2),
    ("skeleton-keys", "dorgan", {"abilities": JURY, "equipped": ["skeleton-keys"]}, "", "disarm", SKILL, 4 + 2),
    ("well-sword", "dorgan", {"equipped": ["sword-of-the-well-spirit"]}, "slime", "battle", MAGIC, 1 + 1),
    ("clutching-claws", "dorgan", {}, "ghoul", "escape", SKILL, 4 - 1),
    ("clutching-claws-battle", "dorgan", {}, "ghoul", "battle", BRAWN, 4),
]


@pytest.mark.parametrize(
    ("name", "row", "monster", "kind", "with_rating", "expected"),
    [case[1:] for case in POOLS],
    ids=[case[0] for case in POOLS],
)
@rule("DR-ABI-6", "DR-ABI-21")
def test_cards_change_pools(
    name: str, row: dict[str, Any], monster: str, kind: Pool, with_rating: int, expected: int
) -> None:
    known = dict(row)
    if isinstance(known.get("abilities"), str):
        known["abilities"] = [f"{name}-{known['abilities']}"]
    other = "vargagg" if name != "vargagg" else "stabbins"
    tile = {"at": [0, 1]} | ({"monster": monster} if monster else {})
    stage = scene({name: {"tile": HERE, **known}, other: {}}, tiles={HERE: tile})
    assert dice(stage, kind, with_rating) == expected


@pytest.mark.parametrize(
    ("name", "row", "attacks", "expected"),
    [
        ("vargagg", {"equipped": ["summoning-stone"]}, True, 5 + 2),
        ("stabbins", {"abilities": ["stabbins-backstab"]}, True, 5 + 2),
        ("stabbins", {"abilities": ["stabbins-backstab"]}, False, 5),
        ("dorgan", {"abilities": ["dorgan-long-memory"], "wronged_by": ["oriane-mistveil"]}, True, 4 + 2),
        ("dorgan", {"abilities": ["dorgan-long-memory"]}, True, 4),
    ],
    ids=["avalanche", "backstab", "backstab-defending", "long-memory", "long-memory-never-wronged"],
)
@rule("DR-ABI-6", "DR-GEN-12")
def test_powers_against_heroes(name: str, row: dict[str, Any], attacks: bool, expected: int) -> None:
    stage = scene(
        {name: {"tile": HERE, **row}, "oriane-mistveil": {"tile": HERE}},
        tiles={HERE: {"at": [0, 1]}},
    )
    fight = Deed(BATTLE, 0, TILES.number(HERE), opponent=1)
    if not attacks:
        fight = fight._replace(hero=1, opponent=0)
    assert pool(state(stage), 0, "battle", BRAWN, fight) == expected


@rule("DR-ABI-6")
def test_the_horned_helm_works_only_in_a_battle_action() -> None:
    stage = room({"abilities": JURY, "equipped": ["horned-helm"]}, monster="slime")
    assert dice(stage, "battle", BRAWN, by_action=True) == 4 + 1
    assert dice(stage, "battle", BRAWN, surprise=True) == 4
    assert dice(stage, "battle", MAGIC, by_action=True) == 1


@pytest.mark.parametrize(
    ("name", "chosen", "with_rating", "expected"),
    [
        ("vargagg", "vargagg-reckless-swing", BRAWN, 5 + 2),
        ("oriane-mistveil", "oriane-mistveil-call-lightning", MAGIC, 5 + 3),
    ],
)
@rule("DR-ABI-6")
def test_powers_chosen_for_the_battle_add_their_dice(name: str, chosen: str, with_rating: int, expected: int) -> None:
    stage = room({}, name, monster="slime")
    assert dice(stage, "battle", with_rating, powers=((0, power(chosen)),)) == expected
    assert dice(stage, "battle", with_rating, powers=((1, power(chosen)),)) == 5, "another's do not"


@rule("DR-ABI-6")
def test_the_grimoire_doubles_base_and_training_but_no_bonus() -> None:
    row = {"training": {"magic": 1}, "abilities": ["saelith-ashborn-kindled-will"], "traps": ["rune-of-weakness"]}
    stage = room(row, "saelith-ashborn", monster="slime")
    doubled = ((0, power("grimoire-of-echoes")),)
    assert dice(stage, "battle", MAGIC) == (5 + 1) + 1 - 1
    assert dice(stage, "battle", MAGIC, powers=doubled) == (5 + 1) * 2 + 1 - 1
    assert dice(stage, "battle", BRAWN, powers=doubled) == 2 - 1, "only Magic is doubled"


@rule("DR-ABI-6", "DR-ABI-18")
def test_a_battle_given_by_a_power_has_its_own_dice() -> None:
    stage = room({}, "vargagg", monster="slime")
    assert dice(stage, "battle", BRAWN, change=-1) == 5 - 1


@rule("DR-ABI-6", "DR-TSP-9")
def test_the_circlet_helps_in_the_tests_of_tiles_only() -> None:
    stage = room({"abilities": JURY, "equipped": ["circlet-of-insight"]})
    assert dice(stage, "test", SKILL, power=power("ancient-bridge")) == 4 + 1
    assert dice(stage, "test", SKILL, power=power("web")) == 4


@pytest.mark.parametrize("kind", ["battle", "disarm", "escape"])
@rule("DR-ABI-6")
def test_what_weakens_a_hero_counts_in_its_rolls_only(kind: Pool) -> None:
    """Infection and Poisoned Knife, from his own turn or another's."""
    stage = room({}, monster="slime" if kind != "disarm" else "")
    weak = ((POOL_NAMES.index(kind), 1),)
    with_rating = BRAWN if kind == "battle" else SKILL
    put(state(stage), 0, state(stage).heroes[0]._replace(weakened=weak, weakening=weak))
    assert dice(stage, kind, with_rating) == 4 - 2
    for other in {"battle", "disarm", "escape"} - {kind}:
        assert dice(stage, other, SKILL) == 4  # type: ignore[arg-type]


@rule("DR-ABI-6")
def test_ram_charge_adds_to_one_battle_roll_and_is_spent() -> None:
    stage = room({}, "birodin", monster="slime", other="dorgan", chance=[("roll", 6, [1, 2, 3, 4, 5, 6])])
    put(state(stage), 0, state(stage).heroes[0]._replace(bonus=2))
    assert dice(stage, "escape", SKILL) == 2, "not in an escape"
    begin_deed(state(stage), deed(stage, BATTLE))
    roll_rating(stage.game, 0, "battle", BRAWN)
    assert deed_of(state(stage)).dice == (1, 2, 3, 4, 5, 6)
    assert hero(stage, "birodin").bonus == 0
    assert dice(stage, "battle", BRAWN) == 4


@rule("DR-GEN-2", "DR-ABI-6", "DR-SAB-5", "DR-SAB-2")
def test_at_least_one_die_is_rolled_whatever_takes_dice_away() -> None:
    """EX-6: Magic 1, two saboteurs. With an assistant the sum comes first, the minimum last."""
    stage = room({}, "vargagg", monster="slime")
    sabotaged = ((1, SABOTAGES), (2, SABOTAGES))
    assert dice(stage, "battle", MAGIC, declared=sabotaged) == 1
    assert dice(stage, "battle", BRAWN, declared=sabotaged) == 5 - 2, "several cost no more than one"
    helped = scene(
        {"vargagg": {"tile": HERE}, "dorgan": {"tile": HERE}}, tiles={HERE: {"at": [0, 1], "monster": "slime"}}
    )
    assert dice(helped, "battle", MAGIC, declared=((1, BRAWN), (1, SABOTAGES))) == 1 + 2 - 2


@rule("DR-AST-4", "DR-AST-5")
def test_half_of_base_and_training_and_at_least_one_die() -> None:
    """EX-9: Brawn 5 and a token and a weapon are 3 dice; Magic 1 is 1 die; a trap's penalty is ignored."""
    row = {"training": {"brawn": 1}, "equipped": ["guild-axe"], "traps": ["poison-needle"]}
    stage = scene({"vargagg": row, "dorgan": {}})
    assert assist_dice(state(stage), 0, BRAWN) == 3
    assert assist_dice(state(stage), 0, MAGIC) == 1


@rule("DR-AST-4", "DR-AST-7", "DR-AST-10")
def test_each_assistant_adds_his_own_half_to_the_dice_of_the_acting_hero() -> None:
    heroes = ("emma-goodluck", "vargagg", "addolgar-vayne")
    stage = scene({name: {"tile": HERE} for name in heroes}, tiles={HERE: {"at": [0, 1], "monster": "slime"}})
    both = ((1, BRAWN), (2, MAGIC))
    assert dice(stage, "battle", MAGIC, declared=both) == 5 + 5 // 2 + 2 // 2
    assert dice(stage, "escape", SKILL, declared=both) == 2 + 5 // 2 + 2 // 2
    assert dice(stage, "disarm", SKILL, declared=both) == 2 + 5 // 2 + 2 // 2


@rule("DR-AST-4")
def test_brother_in_arms_adds_a_die_when_he_assists() -> None:
    stage = scene({"dorgan": {}, "addolgar-vayne": {"abilities": ["addolgar-vayne-brother-in-arms"]}})
    assert assist_dice(state(stage), 1, BRAWN) == 2 + 1
    assert pool(state(stage), 1, "battle", BRAWN, Deed(BATTLE, 1, 0)) == 4, "not in his own battles"


@rule("DR-SAB-2")
def test_sabotage_costs_unmovable_one_die() -> None:
    stage = room({"abilities": ["birodin-unmovable"]}, "birodin", monster="slime", other="dorgan")
    assert dice(stage, "battle", BRAWN, declared=((1, SABOTAGES),)) == 4 - 1


@rule("DR-ABI-6", "DR-TSP-10")
def test_the_parts_of_a_pool_are_told_and_hero_powers_are_still_at_the_cursed_stone() -> None:
    row = {"wounds": 4, "training": {"brawn": 1}, "equipped": ["guild-axe"], "tile": HERE}
    told = {"vargagg": row, "dorgan": {"tile": HERE}}
    stage = scene(told, tiles={HERE: {"at": [0, 1], "monster": "slime"}})
    declared = ((1, BRAWN),)
    parts = pool_parts(state(stage), 0, "battle", BRAWN, deed(stage, BATTLE, declared=declared))
    assert [tuple(part) for part in parts] == [
        ("base", NONE, 5),
        ("training", NONE, 1),
        ("power", power("blood-rage"), 1),
        ("power", power("guild-axe"), 1),
        ("assist", 1, 2),
    ]
    near = {HERE: {"at": [0, 1], "monster": "slime"}, "cursed-stone": {"at": [1, 1]}}
    assert dice(scene(told, tiles=near), "battle", BRAWN) == 6 + 1, "the axe works, Blood Rage does not"


@rule("DR-GEN-2")
def test_the_roll_is_told_with_its_dice_in_order() -> None:
    stage = room({}, monster="slime", chance=[("roll", 6, [5, 1, 4, 5])])
    begin_deed(state(stage), deed(stage, ESCAPE))
    roll_rating(stage.game, 0, "escape", RATINGS.number("skill"))
    assert [stage.told(said) for said in stage.said] == ["rolled dorgan skill 1,4,5,5"]
    assert deed_of(state(stage)).rating == SKILL
