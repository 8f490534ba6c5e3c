"""The printed components: what the box holds, and what the tables make of it."""

from collections import Counter

import pytest
from msgspec.structs import astuple
from tests.refusals import refused

from lanterne.games.warhammer_quest.content import cards as c
from lanterne.games.warhammer_quest.content import monsters as m
from lanterne.games.warhammer_quest.content import sections as s
from lanterne.games.warhammer_quest.content import warriors as w
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES, FIRST_GAME, NOBODY, Adventure
from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.dice import Roll, roll_of
from lanterne.games.warhammer_quest.content.settings import SETTINGS
from lanterne.games.warhammer_quest.content.tables import ESCAPE, GUARDIANS, TO_HIT, Group


def adventure(name: str) -> Adventure:
    return ADVENTURES[ADVENTURE_NAMES.index(name)]


def treasure(name: str) -> c.TreasureCard:
    return c.TREASURES[c.TREASURE_NAMES.index(name)]


# Dice


@pytest.mark.parametrize(
    ("text", "roll", "least", "most"),
    [
        ("1D6", Roll(1, 0, 1, 6), 1, 6),
        ("2D6+3", Roll(2, 3, 1, 6), 5, 15),
        ("1D6x100", Roll(1, 0, 100, 6), 100, 600),
        ("1D3", Roll(1, 0, 1, 3), 1, 3),
        ("6", Roll(0, 6, 1, 6), 6, 6),
        ("0", Roll(0, 0, 1, 6), 0, 0),
        ("12D6", Roll(12, 0, 1, 6), 12, 72),
    ],
)
def test_dice_are_read_as_printed(text: str, roll: Roll, least: int, most: int) -> None:
    assert roll_of(text) == roll
    assert (roll.least, roll.most) == (least, most)


@pytest.mark.parametrize("text", ["", "D6", "1D8", "0D6", "1D66", "1D6+", "1D6-1", "6x2", "1d6", "+3", "1D6x0"])
def test_what_is_no_roll_is_refused(text: str) -> None:
    with refused("is not a roll of dice$", "warhammer-quest"):
        roll_of(text)


# What the box holds


def test_the_box_holds_87_monsters_19_events_23_dungeon_cards_30_treasures_15_spells_and_30_adventures() -> None:
    assert sum(sheet.figures for sheet in m.MONSTERS) == 87
    assert Counter(card.monsters for card in c.EVENTS) == {True: 12, False: 7}
    assert Counter(s.SECTIONS[card].kind for card in c.DUNGEON_CARDS) == {s.ROOM: 6, s.CORRIDOR: 12, s.OBJECTIVE: 5}
    assert sum(card.copies for card in c.TREASURES) == 30
    assert Counter(card.kind for card in c.SPELLS) == {c.ATTACK: 5, c.DEFENCE: 5, c.HEALING: 5}
    assert len(ADVENTURES) == 30
    assert sum(row.tiles for row in BOX.sections) == 19


def test_objective_cards_come_after_the_eighteen_others() -> None:
    assert {s.SECTIONS[card].kind for card in c.DUNGEON_CARDS[:18]} == {s.ROOM, s.CORRIDOR}
    assert c.DUNGEON_CARDS[18:] == (s.FIGHTING_PIT, s.FIRECHASM, s.FOUNTAIN, s.TOMB, s.IDOL)


def test_some_parts_of_the_box_are_not_for_the_basic_game() -> None:
    assert {row.id for row in BOX.components if not row.used} == {
        "blank-event-cards",
        "level-sheets",
        "luck-tokens",
        "scenery-tokens",
        "role-play-book",
        "how-to-play-leaflet",
    }


# Sections


def test_cells_tell_row_and_column_by_their_number() -> None:
    corner = s.SECTIONS[s.CORNER]
    assert corner.cells == (2, 3, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27)
    assert corner.doors == (s.Door("N", (2, 3), s.NORTH), s.Door("W", (16, 24), s.WEST))


def test_a_passage_has_three_places_for_its_far_door() -> None:
    passage = s.SECTIONS[s.SECTION_NAMES.index("passageway-i")]
    west, east, north, south = (next(i for i, d in enumerate(passage.doors) if d.name == name) for name in "WENS")
    assert set(passage.exits[west]) == {east, north, south}
    assert passage.exits[east] == passage.exits[north] == passage.exits[south] == (west,)
    assert not passage.junction


def test_left_and_right_of_a_junction_are_those_of_who_comes_in() -> None:
    """WQ-EXP-11: by the arm on the west, straight on counts as right, for the stem is on the left."""
    junction = s.SECTIONS[s.T_JUNCTION]
    names = [door.name for door in junction.doors]
    seen = {name: tuple(names[i] for i in sides) for name, sides in zip(names, junction.left_right, strict=True)}
    assert junction.junction
    assert seen == {"N": ("E", "W"), "W": ("N", "E"), "E": ("W", "N")}
    assert names[junction.attach[0]] == "N"


def test_the_fire_chasm_is_crossed_by_its_bridge_only() -> None:
    room = s.SECTIONS[s.FIRECHASM]
    assert (room.chasm, room.bridge) == ((2, 3, 18, 19, 26, 27), (10, 11))
    assert not set(room.chasm) & set(room.passable)
    assert set(room.bridge) <= set(room.passable)
    assert room.high == (14, 15, 22, 23)
    assert room.secret_exits == (s.Mark("behind-dragon", (7, 31), s.EAST),)


def test_only_high_obstacles_stop_sight() -> None:
    high = {name for row in s.SECTIONS for name, cells in row.obstacles if set(cells) <= set(row.high)}
    low = {name for row in s.SECTIONS for name, cells in row.obstacles if set(cells) <= set(row.low)}
    assert (high, low) == ({"stone-dragon", "idol"}, {"fountain", "tomb"})


def test_the_pit_is_in_the_fighting_pit() -> None:
    assert {row.name for row in s.SECTIONS if row.pit} == {"fighting-pit"}
    assert s.SECTIONS[s.FIGHTING_PIT].pit == (11, 12, 13, 14, 19, 20, 21, 22)


def test_objective_rooms_are_dead_ends() -> None:
    for row in s.SECTIONS:
        assert (row.exits == ((),)) == (row.kind == s.OBJECTIVE)


# Warriors and monsters


def test_the_barbarian_is_as_printed() -> None:
    assert astuple(w.WARRIORS[w.BARBARIAN])[:14] == (
        "barbarian", roll_of("1D6+9"), 4, 3, 5, 4, 3, 1, 3, 1, 6, c.LANTERN, False, 0,
    )  # fmt: skip


def test_only_the_elf_has_a_bow_and_is_never_pinned() -> None:
    assert [sheet.name for sheet in w.WARRIORS if sheet.has_bow] == ["elf"]
    assert [sheet.name for sheet in w.WARRIORS if not sheet.pinning] == ["elf"]
    assert w.WARRIORS[w.ELF].bow_strength == 3


def test_warriors_act_in_the_order_of_initiative_and_of_the_tables() -> None:
    """WQ-WAR-2: with the Barbarian as leader, Elf 6, Wizard 3, Dwarf 2."""
    assert [w.WARRIORS[i].initiative for i in (w.BARBARIAN, w.ELF, w.WIZARD, w.DWARF)] == [3, 6, 3, 2]


def test_warriors_have_eleven_wounds_on_average() -> None:
    assert sum(sheet.wounds.least + sheet.wounds.most for sheet in w.WARRIORS) / 8 == 11


def test_everybody_starts_with_a_card_of_his_own() -> None:
    owned = [c.EQUIPMENT_NAMES[sheet.equipment] for sheet in w.WARRIORS]
    assert owned == ["lantern", "healing-potion", "hand-of-death-scroll", "rope"]
    assert c.EQUIPMENT[c.HAND_OF_DEATH_SCROLL].users == 1 << w.WIZARD
    assert c.EQUIPMENT[c.ROPE].users == 0b1111


@pytest.mark.parametrize(
    ("kind", "profile", "number", "value"),
    [
        (m.ORC_WARRIOR, (4, 3, 3, 4, 3, 1), "1D6", 55),
        (m.ORC_ARCHER, (4, 3, 3, 4, 3, 1), "1D6", 55),
        (m.SPEARMAN, (4, 2, 3, 3, 2, 1), "1D6", 20),
        (m.NIGHT_ARCHER, (4, 2, 3, 3, 2, 1), "1D6", 20),
        (m.SNOTLING, (4, 1, 1, 1, 1, 1), "1D6", 10),
        (m.SKAVEN, (5, 3, 3, 3, 3, 1), "2D6", 40),
        (m.MINOTAUR, (6, 4, 4, 4, 15, 2), "1", 440),
        (m.SPIDER, (6, 2, 0, 2, 1, 1), "2D6", 15),
        (m.RAT, (6, 2, 2, 3, 1, 1), "2D6", 20),
        (m.BAT, (8, 2, 2, 2, 1, 1), "2D6", 15),
    ],
)
def test_monsters_are_as_in_the_table_of_the_rulebook(
    kind: int, profile: tuple[int, ...], number: str, value: int
) -> None:
    sheet = m.MONSTERS[kind]
    assert (sheet.movement, sheet.ws, sheet.strength, sheet.toughness, sheet.wounds, sheet.attacks) == profile
    assert (sheet.number, sheet.value) == (roll_of(number), value)


def test_special_attacks_of_monsters() -> None:
    """WQ-BST-1 to WQ-BST-8."""
    assert {i for i, sheet in enumerate(m.MONSTERS) if sheet.damage == roll_of("2D6")} == {m.MINOTAUR, m.RAT}
    assert m.MONSTERS[m.SPIDER].damage == roll_of("1D3")
    assert [i for i, sheet in enumerate(m.MONSTERS) if sheet.reach == 2] == [m.SPEARMAN]
    assert [i for i, sheet in enumerate(m.MONSTERS) if sheet.never_pinned] == [m.BAT]
    assert [i for i, sheet in enumerate(m.MONSTERS) if sheet.at_once] == [m.BAT, m.SNOTLING]
    shooters = {i: (sheet.missile_to_hit, sheet.missile_strength) for i, sheet in enumerate(m.MONSTERS)}
    assert {i: shot for i, shot in shooters.items() if shot != (0, 0)} == {m.ORC_ARCHER: (4, 3), m.NIGHT_ARCHER: (5, 1)}


# Tables


def test_the_barbarian_hits_a_goblin_on_3_and_a_minotaur_on_4() -> None:
    assert TO_HIT[w.WARRIORS[w.BARBARIAN].ws][m.MONSTERS[m.SPEARMAN].ws] == 3
    assert TO_HIT[w.WARRIORS[w.BARBARIAN].ws][m.MONSTERS[m.MINOTAUR].ws] == 4
    assert (TO_HIT[1][10], TO_HIT[10][1], TO_HIT[2][4], TO_HIT[8][2]) == (6, 2, 4, 2)
    assert len(TO_HIT) == 11


def test_the_second_line_of_guardians_is_the_hardest_fixed_one() -> None:
    six = roll_of("6")
    assert GUARDIANS[1] == (Group(m.MINOTAUR, roll_of("1")), Group(m.ORC_WARRIOR, six), Group(m.ORC_ARCHER, six))
    assert len(GUARDIANS) == 6


def test_only_a_six_escapes_with_everything() -> None:
    assert [i + 1 for i, line in enumerate(ESCAPE) if line == (False, "none", "none")] == [6]
    assert [line.dies for line in ESCAPE] == [True, False, False, False, False, False]


# Cards


def test_e_cards_are_known_by_name() -> None:
    assert c.EVENT_NAMES[c.CAVE_IN] == "cave-in"
    assert c.EVENT_NAMES[c.OLD_BONES] == "old-bones"
    assert not any(c.EVENTS[card].monsters for card in range(c.CAVE_IN, c.OLD_BONES + 1))


def test_two_m_cards_draw_another_card_before_the_fight() -> None:
    assert [card.name for card in c.EVENTS if card.draw_another == "before_fight"] == [
        "night-goblin-archers",
        "minotaur",
    ]


def test_snotlings_come_in_2d6_whatever_the_table_says() -> None:
    """WQ-EVT-17, WQ-VAR-8."""
    card = c.EVENTS[c.EVENT_NAMES.index("snotlings")]
    assert card.groups == (Group(m.SNOTLING, roll_of("2D6")),)
    assert m.MONSTERS[m.SNOTLING].number == roll_of("1D6")


def test_spells_of_the_rulebook_cost_what_it_says() -> None:
    known = {"fireball": 5, "shield": 6, "heal-wounds": 4}
    assert {card.name: card.power for card in c.SPELLS if card.name in known} == known
    assert [card.name for card in c.SPELLS if card.duration == "full_turn"] == ["levitate"]
    assert c.SPELL_NAMES[c.SHIELD_SPELL] == "shield"
    assert c.SPELL_NAMES[c.RESURRECTION] == "resurrection"


def test_value_and_charges_of_treasures() -> None:
    arrows, stone = treasure("arrows-of-death"), treasure("deathstone")
    assert (arrows.value, arrows.value_condition, arrows.charges) == (roll_of("100"), "per_charge", roll_of("1D6"))
    assert arrows.needs_bow
    assert (stone.value_condition, stone.users) == ("unused", 1 << w.WIZARD)
    assert treasure("pearl-necklace").value == roll_of("1D6x10")
    assert [card.name for card in c.TREASURES if card.copies == 2] == ["gold-hoard", "bag-of-gold"]


def test_one_cloak_is_worn_in_place_of_a_shield() -> None:
    assert {card.name: card.slot for card in c.TREASURES if card.slot} == {
        "dragon-shield": c.SHIELD,
        "enchanted-shield": c.SHIELD,
        "fur-cloak": c.SHIELD,
        "shield-of-deliverance": c.SHIELD,
        "hell-mace": c.WEAPON,
    }


def test_items_are_equipment_then_treasures_then_what_is_brought_along() -> None:
    assert c.ITEM_NAMES[: c.FIRST_TREASURE] == c.EQUIPMENT_NAMES
    assert c.ITEM_NAMES[c.FIRST_TREASURE : c.FIRST_OBJECT] == c.TREASURE_NAMES
    assert c.ITEM_NAMES[c.FIRST_OBJECT] == "portcullis-key"
    assert c.PORTCULLIS_KEY == c.FIRST_OBJECT
    assert len(set(c.ITEM_NAMES)) == len(c.ITEM_NAMES)


# Adventures


def test_the_icon_of_warpstone_is_the_first_adventure_of_the_fire_chasm() -> None:
    """An example of the rulebook."""
    icon = adventure("chasm-warpstone-icon")
    assert (icon.room, icon.roll, icon.exit, icon.needs_first_room) == (s.FIRECHASM, 1, "walk", True)
    assert icon.reward.each_escaped_gold == roll_of("1D6x100")
    assert [(c.ITEM_NAMES[item], to) for item, to in icon.objects] == [("icon", "leader")]


def test_the_prisoners_are_for_a_first_game() -> None:
    first = ADVENTURES[FIRST_GAME]
    assert first.name == "pit-free-the-prisoners"
    assert first.guardians.replace == ((m.SPEARMAN, m.SKAVEN), (m.NIGHT_ARCHER, m.SKAVEN))


def test_some_adventures_need_a_warrior_but_not_all_of_them_his_life() -> None:
    needed = {row.name: w.WARRIOR_NAMES[row.required] for row in ADVENTURES if row.required != NOBODY}
    assert needed == {
        "pit-sword-of-power": "barbarian",
        "pit-hells-gate": "wizard",
        "chasm-extinguish-the-flames": "dwarf",
        "chasm-dragons-eye": "dwarf",
        "tomb-hero-awakens": "wizard",
        "tomb-destroy-the-tomb": "dwarf",
    }
    mortal = {row.name for row in ADVENTURES if "required_warrior_dead" in row.failures}
    assert needed.keys() - mortal == {"pit-hells-gate", "tomb-hero-awakens"}


def test_joint_thresholds_are_scaled_to_the_party() -> None:
    """WQ-OBJ-16."""
    assert {row.name: row.thresholds for row in ADVENTURES if row.thresholds} == {
        "tomb-deathking": (4, 7, 10, 13),
        "idol-desecration": (6, 12, 18, 24),
    }


def test_the_minotaur_of_the_sword_has_20_wounds() -> None:
    assert adventure("pit-sword-of-power").guardians.groups == (Group(m.MINOTAUR, roll_of("1"), 20),)


def test_the_shaman_does_not_fight() -> None:
    guardians = adventure("idol-kill-the-shaman").guardians
    (shaman,) = guardians.specials
    assert (shaman.kind, shaman.attacks, shaman.reach, shaman.never_pinned) == (m.SPEARMAN, 0, 1, True)
    assert [(group.kind, group.count.add) for group in guardians.groups] == [(m.SPEARMAN, 6), (m.NIGHT_ARCHER, 5)]


def test_the_engineer_is_one_of_the_skaven() -> None:
    (engineer,) = adventure("chasm-preserve-the-fires").guardians.specials
    assert (engineer.kind, engineer.attacks, engineer.reach) == (m.SKAVEN, 1, 1)


def test_the_exorcism_is_paid_twice() -> None:
    assert adventure("tomb-exorcism").reward.each_gold == (roll_of("1D6x50"), roll_of("1D6x50"))


# Choices


def test_settings_default_to_the_published_game_but_for_its_difficulty() -> None:
    assert {name: setting.default for name, setting in SETTINGS.items()} == {
        "adventure": "random",
        "difficulty": "tale",
        "scaled_hordes": "off",
        "cave_in_detour": "off",
        "fast_escape": "off",
        "chosen_spells": "off",
        "snotling_1d6": "off",
        "max_turns": 200,
    }
    simulated = {name: setting.default_simulation for name, setting in SETTINGS.items()}
    assert simulated.pop("difficulty") == "as-printed"
    assert all(simulated[name] == SETTINGS[name].default for name in simulated)
    assert SETTINGS["adventure"].values == ("random", "first-game", *ADVENTURE_NAMES)
