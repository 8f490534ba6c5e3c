"""Dread spells (HQ-DRD)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import red, refused, scene, state

from lanterne.games.heroquest.content.cards import SPELL_NAMES
from lanterne.games.heroquest.rules.dread_targets import DIRECTIONS, in_line
from lanterne.games.heroquest.state import DOORS, SQUARES
from lanterne.kit.grid import squares_of
from lanterne.lab.stage import Stage

SPELL = {name: place for place, name in enumerate(SPELL_NAMES)}
AIMED = ("dread-ball-of-flame", "dread-command", "dread-fear", "dread-rust", "dread-sleep", "dread-tempest")


def caster(*spells: str, at: str = "m9", chance: Any = (), heroes: Any = None, **position: Any) -> Stage:
    """Zargon's turn: a sorcerer in the hall in the middle of the board, the others far away in a room of their own."""
    fields = position.pop("caster", {})
    monsters = [{"foe": "ulvane", "at": at, "spells": list(spells)} | fields, *position.pop("monsters", [])]
    stage = scene(heroes, active="zargon", monsters=monsters, chance=chance, **position)
    stage.play("zargon", "use ulvane")
    return stage


def hero(stage: Stage, name: str) -> dict[str, Any]:
    """What everybody can see of a hero."""
    return dict(stage.describe()["heroes"][name])


def monster(stage: Stage, name: str) -> dict[str, Any]:
    """What everybody can see of a monster, nothing if it is not on the board."""
    return dict(stage.describe()["monsters"].get(name, {}))


def casts(stage: Stage) -> set[str]:
    """What Zargon can cast now."""
    return {words for words in stage.offered("zargon") if words.startswith("cast")}


# --- casting ----------------------------------------------------------------------------------------------------------


@rule("HQ-DRD-1")
def test_a_dread_spell_takes_the_place_of_the_blow_and_is_spent() -> None:
    stage = caster("dread-fear", "dread-tempest", heroes={"dwarf": "l9"})
    assert stage.is_open("zargon", "strike_hero ulvane dwarf")
    stage.play("zargon", "cast_at ulvane dread-fear dwarf")
    assert hero(stage, "dwarf")["conditions"] == ["afraid"]
    assert monster(stage, "ulvane")["spent"] == ["dread-fear"]
    assert not [words for words in stage.offered("zargon") if words.startswith(("cast", "strike"))]
    assert [row.spells for row in state(stage).monsters] == [(SPELL["dread-tempest"],)]


@rule("HQ-DRD-1")
@pytest.mark.parametrize("spell", AIMED)
def test_a_spell_with_one_target_needs_a_hero_in_sight(spell: str) -> None:
    swords = {"items": ["shortsword"], "readied": "shortsword"}
    stage = caster(spell, heroes={"barbarian": "l9", "dwarf": {"at": "k9"} | swords, "elf": {"at": "m11"} | swords})
    assert stage.is_open("zargon", f"cast_at ulvane {spell} elf")
    assert refused(stage, "zargon", f"cast_at ulvane {spell} dwarf") == ("hero-not-visible", "HQ-DRD-1")
    assert refused(stage, "zargon", f"cast_at ulvane {spell} wizard") == ("hero-not-visible", "HQ-DRD-1")


@rule("HQ-DRD-1")
def test_a_monster_without_spells_casts_nothing() -> None:
    stage = scene({"dwarf": "l9"}, active="zargon", monsters=[{"foe": "orc-1", "at": "m9"}])
    stage.play("zargon", "use orc-1")
    assert casts(stage) == set()


@rule("HQ-DRD-1", "HQ-DRD-11")
def test_what_lies_on_a_hero_already_is_not_cast_again() -> None:
    stage = caster("dread-sleep", heroes={"dwarf": {"at": "l9", "conditions": ["asleep"]}})
    assert refused(stage, "zargon", "cast_at ulvane dread-sleep dwarf") == ("has-condition-already", "HQ-DRD-11")


@rule("HQ-DRD-11")
def test_different_conditions_lie_on_one_hero() -> None:
    stage = caster("dread-fear", heroes={"dwarf": {"at": "l9", "conditions": ["asleep"]}})
    stage.play("zargon", "cast_at ulvane dread-fear dwarf")
    assert hero(stage, "dwarf")["conditions"] == ["asleep", "afraid"]


# --- forced casts -----------------------------------------------------------------------------------------------------


@rule("HQ-QST-9")
def test_a_forced_spell_comes_before_everything_else() -> None:
    told = {"must_cast": "dread-tempest"}
    stage = caster("dread-fear", "dread-tempest", heroes={"dwarf": "l9", "elf": "m8"}, caster=told)
    assert casts(stage) == {"cast_at ulvane dread-tempest dwarf", "cast_at ulvane dread-tempest elf"}
    assert refused(stage, "zargon", "cast_at ulvane dread-fear dwarf") == ("must-cast-first", "HQ-QST-9")
    assert refused(stage, "zargon", "strike_hero ulvane dwarf") == ("must-cast-first", "HQ-QST-9")
    stage.play("zargon", "cast_at ulvane dread-tempest elf")
    assert state(stage).monsters[0].must_cast == -1


@rule("HQ-QST-9")
@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"must_cast": "dread-escape", "spells": ["dread-fear"]}, id="spent"),
        pytest.param({"must_cast": "dread-rust", "spells": ["dread-fear", "dread-rust"]}, id="nothing rusts"),
    ],
)
def test_a_spell_that_cannot_be_cast_forces_nothing(told: dict[str, Any]) -> None:
    stage = caster(heroes={"dwarf": {"at": "l9", "items": []}}, caster=told)
    assert stage.is_open("zargon", "cast_at ulvane dread-fear dwarf")
    assert stage.is_open("zargon", "strike_hero ulvane dwarf")


# --- Mind rolls -------------------------------------------------------------------------------------------------------

MIND_ROLLS = (("dread-sleep", "asleep"), ("dread-command", "commanded"))


@rule("HQ-DRD-2", "HQ-DRD-3")
@pytest.mark.parametrize(("spell", "condition"), MIND_ROLLS)
@pytest.mark.parametrize(("dice", "falls"), [((5, 5, 1), True), ((1, 1, 6), False)])
def test_a_mind_roll_at_once_with_a_die_for_each_mind_point_left(
    spell: str, condition: str, dice: tuple[int, ...], falls: bool
) -> None:
    stage = caster(spell, heroes={"wizard": {"at": "l9", "mind": 3}}, chance=[red(*dice)])
    stage.play("zargon", f"cast_at ulvane {spell} wizard")
    assert hero(stage, "wizard")["conditions"] == ([condition] if falls else [])
    assert monster(stage, "ulvane")["spent"] == [spell]


@rule("HQ-DRD-3", "HQ-DRD-10")
@pytest.mark.parametrize(("spell", "condition"), [("dread-fear", "afraid"), ("dread-tempest", "miss-turn")])
def test_fear_and_tempest_allow_no_roll_at_once(spell: str, condition: str) -> None:
    stage = caster(spell, heroes={"wizard": "l9"})
    stage.play("zargon", f"cast_at ulvane {spell} wizard")
    assert hero(stage, "wizard")["conditions"] == [condition]


@rule("HQ-DRD-3", "HQ-DRD-1")
def test_the_cloud_fills_the_room_and_each_hero_rolls() -> None:
    stage = caster(
        "dread-cloud-of-dread",
        heroes={"barbarian": "k8", "dwarf": {"at": "p12", "conditions": ["paralysed"]}, "elf": "m10"},
        chance=[red(1, 2), red(1, 6, 1, 1)],
        allies={"elowen": {"at": "l8", "body": 2, "joined": True}},
    )
    stage.play("zargon", "cast ulvane dread-cloud-of-dread")
    assert hero(stage, "barbarian")["conditions"] == ["paralysed"]
    assert hero(stage, "dwarf")["conditions"] == ["paralysed"]
    assert hero(stage, "elf")["conditions"] == hero(stage, "wizard")["conditions"] == []
    assert stage.dice.left == 0


@rule("HQ-DRD-1", "HQ-LOS-11")
def test_in_a_corridor_the_cloud_reaches_as_far_as_the_look() -> None:
    stage = caster(
        "dread-cloud-of-dread",
        at="j8",
        heroes={"barbarian": "j12", "dwarf": "q10", "elf": "j9"},
        chance=[red(1, 2), red(1, 1, 1, 1)],
    )
    stage.play("zargon", "cast ulvane dread-cloud-of-dread")
    assert [hero(stage, name)["conditions"] for name in ("barbarian", "dwarf", "elf")] == [
        ["paralysed"],
        [],
        ["paralysed"],
    ]


@rule("HQ-DRD-1")
def test_a_cloud_that_would_catch_nobody_is_refused() -> None:
    stage = caster("dread-cloud-of-dread", heroes={"dwarf": {"at": "l9", "conditions": ["paralysed"]}})
    assert refused(stage, "zargon", "cast ulvane dread-cloud-of-dread") == ("strikes-nobody", "HQ-DRD-1")


# --- damage -----------------------------------------------------------------------------------------------------------


@rule("HQ-DRD-6")
@pytest.mark.parametrize(("dice", "body"), [((4, 1), 5), ((5, 1), 6), ((6, 6), 7)])
def test_each_5_or_6_saves_a_hero_a_point_from_ball_of_flame(dice: tuple[int, ...], body: int) -> None:
    stage = caster("dread-ball-of-flame", heroes={"dwarf": {"at": "l9", "body": 7}}, chance=[red(*dice)])
    stage.play("zargon", "cast_at ulvane dread-ball-of-flame dwarf")
    assert hero(stage, "dwarf")["body"] == body
    assert stage.dice.left == 0


@rule("HQ-QST-16")
def test_allies_are_struck_by_damage_and_by_nothing_else() -> None:
    told: dict[str, Any] = {"elowen": {"at": "l9", "body": 2, "joined": True}}
    stage = caster(*AIMED, allies=told, chance=[red(5, 1)])
    assert casts(stage) == {"cast_at ulvane dread-ball-of-flame elowen"}
    stage.play("zargon", "cast_at ulvane dread-ball-of-flame elowen")
    assert stage.describe()["allies"]["elowen"]["body"] == 1
    told["elowen"]["joined"] = False
    assert casts(caster(*AIMED, allies=told)) == set()
    assert casts(caster(*AIMED, allies={"tamsin": {"at": "l9", "body": 1, "joined": True}})) == set()


@rule("HQ-DRD-6", "HQ-DRD-1")
def test_firestorm_strikes_everybody_else_in_the_room() -> None:
    stage = caster(
        "dread-firestorm",
        heroes={"barbarian": "k8", "dwarf": "p12", "elf": "j8"},
        monsters=[{"foe": "gargoyle-1", "at": "o9"}, {"foe": "orc-1", "at": "q9"}],
        chance=[red(1, 2), red(5, 2), red(6, 6)],
    )
    stage.play("zargon", "cast ulvane dread-firestorm")
    assert [hero(stage, name)["body"] for name in ("barbarian", "dwarf", "elf")] == [5, 5, 6]
    assert (monster(stage, "gargoyle-1")["body"], monster(stage, "ulvane")["body"]) == (2, 3)


@rule("HQ-QST-14", "HQ-DRD-6")
def test_firestorm_does_not_harm_who_is_proof_against_fire() -> None:
    stage = caster("dread-firestorm", monsters=[{"foe": "sabrane", "at": "o9"}])
    stage.play("zargon", "cast ulvane dread-firestorm")
    assert monster(stage, "sabrane")["body"] == 3


@rule("HQ-DRD-6")
def test_firestorm_works_in_rooms_only() -> None:
    stage = caster("dread-firestorm", at="j8", heroes={"barbarian": "j9"})
    assert refused(stage, "zargon", "cast ulvane dread-firestorm") == ("not-in-corridors", "HQ-DRD-6")


@rule("HQ-DRD-1")
def test_firestorm_in_an_empty_room_is_refused() -> None:
    stage = caster("dread-firestorm", heroes={"barbarian": "j9"})
    assert refused(stage, "zargon", "cast ulvane dread-firestorm") == ("strikes-nobody", "HQ-DRD-1")


@rule("HQ-DTH-9", "HQ-DRD-6")
def test_all_are_struck_before_the_first_one_falls() -> None:
    potion = {"items": ["potion-of-healing"], "body": 1}
    stage = caster(
        "dread-lightning-bolt",
        heroes={"dwarf": {"at": "n9"} | potion, "barbarian": {"at": "o9"} | potion, "elf": {"at": "p9", "body": 3}},
    )
    stage.play("zargon", "cast_line ulvane dread-lightning-bolt east")
    assert [hero(stage, name)["body"] for name in ("barbarian", "dwarf", "elf")] == [0, 0, 1]
    assert stage.asked == ("barbarian",)


@rule("HQ-DRD-6", "HQ-DRD-1")
def test_lightning_strikes_heroes_and_monsters_in_its_line_without_a_roll() -> None:
    stage = caster(
        "dread-lightning-bolt",
        heroes={"barbarian": "n10", "dwarf": "p12", "elf": "p9"},
        monsters=[{"foe": "gargoyle-1", "at": "o11"}],
        furniture=[{"kind": "table", "at": ["l8"]}],
    )
    assert casts(stage) == {f"cast_line ulvane dread-lightning-bolt {way}" for way in ("east", "southeast")}
    assert refused(stage, "zargon", "cast_line ulvane dread-lightning-bolt north") == ("strikes-nobody", "HQ-DRD-1")
    stage.play("zargon", "cast_line ulvane dread-lightning-bolt southeast")
    assert [hero(stage, name)["body"] for name in ("barbarian", "dwarf", "elf")] == [6, 5, 6]
    assert monster(stage, "gargoyle-1")["body"] == 1


LINES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("m9", "west", "k9 l9", {}),
    ("m9", "west", "d9 e9 f9 g9 h9 i9 j9 k9 l9 b9 c9", {"doors": {"j9-k9": "open", "i9-j9": "open", "e9-f9": "open"}}),
    ("m9", "west", "j9 k9 l9", {"doors": {"j9-k9": "open", "i9-j9": "closed"}}),
    ("m9", "east", "n9 o9 p9", {"furniture": [{"kind": "table", "at": ["n9", "o9"]}]}),
    ("m9", "east", "n9", {"blocked": ["o9"]}),
    ("m9", "southeast", "n10 o11 p12", {"blocked": ["n9"]}),
    ("m9", "southeast", "", {"blocked": ["n9", "m10"]}),
    ("p8", "northeast", "", {}),
    ("p8", "northeast", "q7", {"doors": {"p8-q8": "open"}}),
    ("p8", "southeast", "q9 r10", {"doors": {"p8-q8": "open"}}),
    ("k8", "northwest", "", {}),
    ("a1", "southwest", "", {}),
    ("z19", "east", "", {}),
]


@rule("HQ-DRD-6", "HQ-LOS-6")
@pytest.mark.parametrize(("at", "direction", "crossed", "position"), LINES)
def test_where_lightning_goes(at: str, direction: str, crossed: str, position: dict[str, Any]) -> None:
    s = state(scene(**position))
    found = in_line(s, SQUARES.number(at), DIRECTIONS.number(direction))
    assert {SQUARES.name(square) for square in squares_of(found)} == set(crossed.split())


# --- Rust -------------------------------------------------------------------------------------------------------------


@rule("HQ-DRD-7")
def test_rust_takes_an_ordinary_sword_or_helmet_of_zargons_choice() -> None:
    items = ["shortsword", "broadsword", "helmet", "orcs-bane", "shield"]
    told = {"at": "l9", "items": items, "readied": "broadsword", "worn": ["helmet", "shield"]}
    stage = caster("dread-rust", heroes={"barbarian": told})
    stage.play("zargon", "cast_at ulvane dread-rust barbarian")
    assert stage.decision == "choose_rust"
    assert stage.offered("zargon") == [
        f"rusts_away barbarian {item}" for item in ("broadsword", "shortsword", "helmet")
    ]
    stage.play("zargon", "rusts_away barbarian broadsword")
    left = hero(stage, "barbarian")
    assert ("broadsword" in left["items"], left["readied"] == "broadsword") == (False, False)
    assert set(left["items"]) == set(items) - {"broadsword"}


@rule("HQ-DRD-7")
def test_the_only_thing_that_rusts_is_gone_without_a_question() -> None:
    told = {"at": "l9", "items": ["helmet", "orcs-bane"], "worn": ["helmet"]}
    stage = caster("dread-rust", heroes={"barbarian": told})
    stage.play("zargon", "cast_at ulvane dread-rust barbarian")
    assert (hero(stage, "barbarian")["items"], hero(stage, "barbarian")["worn"]) == (["orcs-bane"], [])


@rule("HQ-DRD-7", "HQ-DRD-1")
def test_a_hero_with_nothing_that_rusts_is_no_target() -> None:
    told = {"at": "l9", "items": ["orcs-bane", "battle-axe", "chain-mail"]}
    stage = caster("dread-rust", heroes={"barbarian": told})
    assert refused(stage, "zargon", "cast_at ulvane dread-rust barbarian") == ("nothing-to-rust", "HQ-DRD-7")


# --- Escape -----------------------------------------------------------------------------------------------------------


@rule("HQ-DRD-9")
def test_escape_leads_to_the_marked_square() -> None:
    stage = caster("dread-escape", quest="black-banner", map="empty", seen="all", caster={"body": 2})
    stage.play("zargon", "cast ulvane dread-escape")
    assert (monster(stage, "ulvane")["at"], monster(stage, "ulvane")["body"]) == ("s3", 2)


@rule("HQ-DRD-9", "HQ-EXP-12")
def test_escape_leads_beside_a_marked_square_that_is_taken() -> None:
    told: dict[str, Any] = {"quest": "black-banner", "map": "empty", "seen": "all"}
    stage = caster("dread-escape", monsters=[{"foe": "orc-1", "at": "s3"}, {"foe": "orc-2", "at": "s2"}], **told)
    stage.play("zargon", "cast ulvane dread-escape")
    assert monster(stage, "ulvane")["at"] == "r3"


@rule("HQ-DRD-9")
def test_who_escapes_into_the_dark_comes_back_when_it_is_revealed() -> None:
    told: dict[str, Any] = {"quest": "black-banner", "map": "empty", "seen": ["room-11", "room-01"]}
    stage = caster(
        "dread-escape",
        "dread-fear",
        caster={"body": 1},
        heroes={"barbarian": {"at": "n2", "effects": ["courage"]}},
        doors={"n2-o2": "closed", "q3-r3": "closed"},
        **told,
    )
    stage.play("zargon", "cast ulvane dread-escape")
    assert monster(stage, "ulvane") == {}
    assert hero(stage, "barbarian")["effects"] == []
    stage.play("zargon", "end_zargon_turn") if stage.asked == ("zargon",) else None
    state(stage).agenda.append(("door_opens", DOORS.number("q3-r3")))
    stage.game.run()
    assert (monster(stage, "ulvane")["at"], monster(stage, "ulvane")["body"]) == ("s3", 1)
    assert [row.spells for row in state(stage).monsters] == [(SPELL["dread-fear"],)]


@rule("HQ-DRD-1", "HQ-DRD-9")
def test_without_a_marked_square_there_is_no_escape() -> None:
    stage = caster("dread-escape")
    assert refused(stage, "zargon", "cast ulvane dread-escape") == ("strikes-nobody", "HQ-DRD-1")


# --- summoning --------------------------------------------------------------------------------------------------------


@rule("HQ-DRD-8")
@pytest.mark.parametrize(
    ("spell", "die", "come"),
    [
        ("dread-summon-orcs", 3, ["orc"] * 4),
        ("dread-summon-orcs", 4, ["orc"] * 5),
        ("dread-summon-orcs", 6, ["orc"] * 6),
        ("dread-summon-undead", 2, ["skeleton"] * 4),
        ("dread-summon-undead", 3, ["skeleton"] * 3 + ["zombie"] * 2),
        ("dread-summon-undead", 5, ["zombie"] * 2 + ["mummy"] * 2),
    ],
)
def test_a_die_tells_who_is_summoned(spell: str, die: int, come: list[str]) -> None:
    stage = caster(spell, chance=[red(die)])
    stage.play("zargon", f"cast ulvane {spell}")
    while stage.decision == "choose_summon_square":
        stage.play("zargon", stage.offered("zargon")[0])
    names = [name.rsplit("-", 1)[0] for name in stage.describe()["monsters"] if name != "ulvane"]
    assert names == come


@rule("HQ-DRD-8", "HQ-DEC-2", "HQ-ZAR-10")
def test_the_summoned_fill_the_nearest_squares_and_do_not_act_yet() -> None:
    stage = caster("dread-summon-orcs", chance=[red(4)], heroes={"barbarian": "l9"})
    stage.play("zargon", "cast ulvane dread-summon-orcs")
    assert {row["at"] for row in stage.describe()["monsters"].values()} == {"m9", "m8", "n9", "m10"}
    assert stage.decision == "choose_summon_square"
    second_ring = ["l8", "n8", "k9", "o9", "l10", "n10", "m11"]
    assert stage.offered("zargon") == [f"put_summoned orc {square}" for square in second_ring]
    stage.play("zargon", "put_summoned orc o9")
    stage.play("zargon", "put_summoned orc l10")
    assert stage.decision != "choose_summon_square"
    stage.play("zargon", "stand_down")
    assert not [words for words in stage.offered("zargon") if words.startswith("use")]


@rule("HQ-DRD-8", "HQ-LOS-11")
def test_in_a_corridor_the_summoned_appear_in_look_line() -> None:
    stage = caster("dread-summon-orcs", at="a1", heroes={"barbarian": "a2"}, chance=[red(1)])
    stage.play("zargon", "cast ulvane dread-summon-orcs")
    while stage.decision == "choose_summon_square":
        stage.play("zargon", stage.offered("zargon")[0])
    assert {row["at"] for row in stage.describe()["monsters"].values()} == {"a1", "b1", "c1", "a3", "d1"}


@rule("HQ-FIG-2", "HQ-DRD-8")
def test_nobody_comes_for_whom_there_is_no_figure() -> None:
    bones = [f"{row}{number}" for row in "bcd" for number in (11, 12)] + ["e11"]
    many = [{"foe": "skeleton", "at": square} for square in bones]
    stage = caster("dread-summon-undead", monsters=many, chance=[red(3)])
    stage.play("zargon", "cast ulvane dread-summon-undead")
    assert stage.decision == "choose_summon_square"
    stage.play("zargon", "put_summoned skeleton m10")
    assert len(state(stage).monsters) == 9
    assert stage.decision != "choose_summon_square"


@rule("HQ-DRD-1", "HQ-FIG-2")
def test_a_summoning_that_could_bring_nobody_is_refused() -> None:
    bones = [f"{row}{number}" for row in "bcde" for number in (11, 12)]
    stage = caster("dread-summon-undead", monsters=[{"foe": "skeleton", "at": square} for square in bones])
    assert refused(stage, "zargon", "cast ulvane dread-summon-undead") == ("strikes-nobody", "HQ-DRD-1")


@rule("HQ-DRD-1", "HQ-DRD-8")
def test_a_summoning_needs_a_free_square() -> None:
    cupboards = [{"kind": "cupboard", "at": ["l8", "l9", "m8"]}, {"kind": "cupboard", "at": ["n9", "m10"]}]
    stage = caster("dread-summon-orcs", furniture=cupboards)
    assert refused(stage, "zargon", "cast ulvane dread-summon-orcs") == ("strikes-nobody", "HQ-DRD-1")


# --- a turn that plays itself -----------------------------------------------------------------------------------------


@rule("HQ-DEC-4", "HQ-AUT-12", "HQ-DRD-7")
def test_in_a_turn_that_plays_itself_zargon_is_not_asked_what_rusts() -> None:
    told = {"at": "l9", "items": ["helmet", "shortsword", "broadsword"], "readied": "shortsword"}
    stage = caster("dread-rust", heroes={"barbarian": told})
    state(stage).rest_acts = True
    stage.play("zargon", "cast_at ulvane dread-rust barbarian")
    assert set(hero(stage, "barbarian")["items"]) == {"helmet", "shortsword"}


@rule("HQ-DEC-4", "HQ-AUT-12", "HQ-DRD-8")
def test_in_a_turn_that_plays_itself_the_summoned_take_the_first_of_the_nearest_squares() -> None:
    stage = caster("dread-summon-orcs", chance=[red(4)])
    state(stage).rest_acts = True
    stage.play("zargon", "cast ulvane dread-summon-orcs")
    orcs = [row["at"] for name, row in stage.describe()["monsters"].items() if name != "ulvane"]
    assert orcs == ["m8", "l9", "n9", "m10", "l8"]
