"""How the automated Zargon casts Dread spells and keeps his casters out of reach (HQ-AUT-3, HQ-AUT-8)."""

from fractions import Fraction
from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.automated import answer, does
from tests.games.heroquest.scene import combat, scene

from lanterne.games.heroquest.content.cards import SPELL_NAMES
from lanterne.games.heroquest.rules.sorcery import expected_loss
from lanterne.lab.stage import Stage


def facing(
    heroes: dict[str, Any], spells: list[str], *others: dict[str, Any], at: str = "p12", **position: Any
) -> Stage:
    """Zargon's turn with a caster who has these Dread spells; only the heroes that are named play."""
    fields = position.pop("caster", {})
    caster = {"foe": "orsk", "at": at, "spells": [f"dread-{spell}" for spell in spells], **fields}
    return scene(heroes, party=tuple(heroes), active="zargon", monsters=[caster, *others], **position)


def casts(heroes: dict[str, Any], spells: list[str], *others: dict[str, Any], **position: Any) -> str:
    """What the caster does first, without its name."""
    return does(facing(heroes, spells, *others, **position), "orsk").replace(" orsk", "").replace("dread-", "")


# --- which ------------------------------------------------------------------------------------------------------------


@rule("HQ-AUT-3")
def test_the_first_spell_by_priority_whose_condition_holds() -> None:
    spells = ["rust", "fear", "tempest", "sleep", "cloud-of-dread"]
    assert casts({"wizard": "k8", "elf": "k9"}, spells) == "cast cloud-of-dread"
    assert casts({"wizard": "k8"}, spells) == "cast_at sleep wizard", "one hero is not enough for the cloud"
    asleep = {"at": "k8", "conditions": ["asleep"]}
    assert casts({"wizard": asleep}, spells) == "cast_at tempest wizard", "the same condition is not laid twice"


@rule("HQ-AUT-3", "HQ-QST-9")
def test_what_a_note_wants_comes_before_everything() -> None:
    heroes = {"wizard": "k8", "elf": "k9"}
    wanted = {"must_cast": "dread-fear"}
    assert casts(heroes, ["cloud-of-dread", "fear"], caster=wanted) == "cast_at fear elf"
    wanted = {"must_cast": "dread-lightning-bolt"}
    struck = casts({"wizard": "l8"}, ["lightning-bolt"], {"foe": "orc-1", "at": "n10"}, caster=wanted)
    assert struck == "cast_line lightning-bolt northwest", "although it strikes as many monsters as heroes"


@rule("HQ-AUT-3")
def test_escape_is_for_the_wounded_whom_a_hero_can_reach() -> None:
    def flees(body: int, door: str) -> bool:
        stage = facing(
            {"wizard": "a10"},
            ["escape"],
            at="p12",
            doors={"j10-k10": door},
            quest="black-banner",
            map="empty",
            seen="all",
            caster={"foe": "ulvane", "body": body},
        )
        return does(stage, "ulvane") == "cast ulvane dread-escape"

    assert flees(2, "open")
    assert not flees(2, "closed"), "no hero gets at it"
    assert not flees(4, "open"), "it is whole"


@rule("HQ-AUT-3")
def test_firestorm_in_a_room_with_two_heroes_who_lose_more_than_the_monsters() -> None:
    heroes = {"wizard": "k8", "elf": "k9"}
    orcs = [{"foe": f"orc-{n}", "at": f"{'klmn'[n]}11"} for n in range(1, 4)]
    mummies = [{"foe": f"mummy-{n}", "at": f"{'klmn'[n]}11"} for n in range(1, 4)]
    assert casts(heroes, ["firestorm"]) == "cast firestorm"
    assert casts(heroes, ["firestorm"], *orcs) == "cast firestorm", "three orcs lose 1 each, the heroes more"
    assert casts(heroes, ["firestorm"], *mummies) != "cast firestorm", "three mummies lose nearly 2 each"
    assert casts({"wizard": "k8"}, ["firestorm"]) != "cast firestorm"
    assert not casts({"wizard": "a1", "elf": "b1"}, ["firestorm"], at="d1").startswith("cast"), "not in a corridor"


@rule("HQ-AUT-3")
def test_what_somebody_can_expect_to_lose_is_never_more_than_he_has() -> None:
    storm, bolt = SPELL_NAMES.index("dread-firestorm"), SPELL_NAMES.index("dread-lightning-bolt")
    assert expected_loss(storm, 8) == 3 - Fraction(2, 3)
    assert expected_loss(storm, 2) == 2 - Fraction(1, 9)
    assert expected_loss(storm, 1) == 1
    assert expected_loss(bolt, 8) == 2
    assert expected_loss(bolt, 1) == 1


@rule("HQ-AUT-3")
def test_lightning_strikes_more_heroes_than_monsters() -> None:
    spells = ["lightning-bolt"]
    assert casts({"wizard": "l8", "elf": "k12", "dwarf": "m12"}, spells) == "cast_line lightning-bolt west"
    orc = {"foe": "orc-1", "at": "n12"}
    struck = casts({"wizard": "l8", "elf": "k12", "dwarf": "m12"}, spells, orc)
    assert struck == "cast_line lightning-bolt west", "one more in the west, but that is no more than the wizard alone"
    orcs = [orc, {"foe": "orc-2", "at": "o12"}]
    assert casts({"wizard": "l8", "elf": "k12", "dwarf": "m12"}, spells, *orcs) == "cast_line lightning-bolt northwest"
    assert casts({"wizard": "p8", "dwarf": "k12"}, spells) == "cast_line lightning-bolt north", "the wizard first"
    assert not casts({"wizard": "l8"}, spells, {"foe": "orc-1", "at": "n10"}).startswith("cast")


@rule("HQ-AUT-3")
def test_summoning_needs_a_hero_in_sight_and_room() -> None:
    for spell in ("summon-undead", "summon-orcs"):
        assert casts({"wizard": "k8"}, [spell]) == f"cast {spell}"
        assert not casts({"wizard": "a1"}, [spell], doors={"j10-k10": "open"}).startswith("cast")
        walls = ["o12", "p10", "o11"]
        assert not casts({"wizard": "p11"}, [spell], blocked=walls).startswith("cast"), "no room"


@rule("HQ-AUT-3")
def test_command_takes_a_weak_mind_else_the_strongest_arm() -> None:
    heroes = {"wizard": {"at": "k8", "mind": 4}, "barbarian": "k10", "dwarf": "k12"}
    assert casts(heroes, ["command"]) == "cast_at command dwarf", "both are weak; the dwarf comes first"
    heroes |= {"barbarian": {"at": "k10", "mind": 4}, "dwarf": {"at": "k12", "mind": 4}}
    assert casts(heroes, ["command"]) == "cast_at command barbarian", "three Attack dice"


@rule("HQ-AUT-3")
def test_sleep_takes_the_weakest_mind_and_fire_the_weakest_body() -> None:
    heroes = {"wizard": "k8", "elf": {"at": "k10", "mind": 1}, "barbarian": {"at": "k12", "body": 2}}
    assert casts(heroes, ["sleep"]) == "cast_at sleep elf"
    assert casts(heroes, ["ball-of-flame"]) == "cast_at ball-of-flame barbarian"
    allies = {"elowen": {"at": "m12", "body": 1}}
    assert casts(heroes, ["ball-of-flame"], allies=allies) == "cast_at ball-of-flame elowen"
    assert casts(heroes, ["sleep"], allies=allies) == "cast_at sleep elf"


@rule("HQ-AUT-3")
@pytest.mark.parametrize("spell", ["tempest", "fear", "rust"])
def test_the_others_take_the_strongest_on_whom_they_work(spell: str) -> None:
    sword = {"items": ["broadsword"], "readied": "broadsword"}
    heroes: dict[str, Any] = {"wizard": "k8", "elf": "k10", "barbarian": {"at": "k12", **sword}}
    assert casts(heroes, [spell]) == f"cast_at {spell} barbarian"
    immune: dict[str, dict[str, Any]] = {
        "tempest": {"conditions": ["miss-turn"], **sword},
        "fear": {"conditions": ["afraid"], **sword},
        "rust": {"items": ["battle-axe"], "readied": "battle-axe"},
    }
    heroes["barbarian"] = {"at": "k12", **immune[spell]}
    assert casts(heroes, [spell]) == f"cast_at {spell} elf", "two dice with the shortsword"


# --- from where -------------------------------------------------------------------------------------------------------


@rule("HQ-AUT-3")
def test_a_target_must_be_visible_and_the_caster_goes_to_the_nearest_square_from_where_one_is() -> None:
    orc = {"foe": "orc-1", "at": "n10"}
    assert casts({"wizard": "l8"}, ["fear"]) == "cast_at fear wizard"
    stage = facing({"wizard": "l8"}, ["fear"], orc)
    assert does(stage, "orsk") == "go orsk p10", "the orc stands in the way, also of p11 and o12"
    stage.play("zargon", "go orsk p10")
    assert answer(stage) == "cast_at orsk dread-fear wizard"


@rule("HQ-AUT-3")
def test_a_caster_that_can_cast_nothing_fights_like_the_others() -> None:
    assert casts({"wizard": "m10"}, []) == "go n10"
    assert casts({"wizard": {"at": "m10", "conditions": ["afraid"]}}, ["fear"]) == "go n10"


@rule("HQ-AUT-8", "HQ-AUT-7")
def test_a_caster_that_has_acted_keeps_away_but_in_sight_of_a_hero() -> None:
    stage = facing({"wizard": "m10"}, ["fear"], at="m11")
    assert does(stage, "orsk") == "cast_at orsk dread-fear wizard"
    stage.play("zargon", "cast_at orsk dread-fear wizard")
    assert answer(stage) == "go orsk p8", "five steps away; lowest row first"
    stage = facing({"wizard": "m10"}, ["fear"], at="n10", doors={"p8-q8": "open"})
    stage.play("zargon", "use orsk")
    stage.play("zargon", "cast_at orsk dread-fear wizard")
    assert answer(stage) == "go orsk q8", "from p7 and q10, which are farther, it would see nobody"


@rule("HQ-AUT-8")
def test_a_caster_without_such_a_square_stays() -> None:
    stage = facing({"wizard": "p11", "elf": "o12"}, ["fear"], at="p12", chance=[combat("ww")])
    stage.play("zargon", "use orsk")
    stage.play("zargon", "cast_at orsk dread-fear wizard")
    assert answer(stage) == "stand_down"
    stage = facing({"wizard": "m10"}, ["fear"], at="p8")
    stage.play("zargon", "use orsk")
    stage.play("zargon", "cast_at orsk dread-fear wizard")
    assert answer(stage) == "stand_down", "it is there already"


@rule("HQ-AUT-7", "HQ-AUT-8")
def test_after_its_last_spell_and_after_a_blow_a_caster_is_a_caster_still() -> None:
    spent = {"spent": ["dread-fear"]}
    stage = facing({"wizard": "m10"}, [], at="m11", caster=spent, chance=[combat("www")])
    assert does(stage, "orsk") == "strike_hero orsk wizard"
    stage.play("zargon", "strike_hero orsk wizard")
    assert answer(stage) == "go orsk p8"
