"""The printed components: what the box holds, and what the tables make of it."""

from collections import Counter

import pytest
from msgspec.structs import astuple

from lanterne.games.dungeon_run.content import bosses as b
from lanterne.games.dungeon_run.content import cards as c
from lanterne.games.dungeon_run.content import encounters as n
from lanterne.games.dungeon_run.content import heroes as h
from lanterne.games.dungeon_run.content import settings as s
from lanterne.games.dungeon_run.content import treasures as r
from lanterne.games.dungeon_run.content.abilities import ABILITIES
from lanterne.games.dungeon_run.content.box import BOX

# What the box holds


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert {row.id: row.count for row in BOX.components} == {
        "rulebook": 1,
        "hero-figures": 8,
        "hero-cards": 8,
        "boss-cards": 4,
        "dungeon-tiles": 26,
        "ability-cards": 80,
        "encounter-cards": 38,
        "treasure-cards": 22,
        "artifact-cards": 4,
        "player-aids": 4,
        "wound-markers": 40,
        "training-tokens": 24,
        "dice": 20,
        "first-player-token": 1,
    }


def test_the_encounter_deck_has_38_cards_of_35_kinds() -> None:
    kinds = Counter(c.CARD_KINDS[card] for card in n.ENCOUNTER_DECK)
    assert kinds == {c.MONSTER: 24, c.TRAP: 9, c.STRANGER: 5}
    twice = [c.CARD_NAMES[card] for card, count in Counter(n.ENCOUNTER_DECK).items() if count > 1]
    assert twice == ["goblin", "skeleton", "slime"]
    assert len(set(n.ENCOUNTER_DECK)) == 35


def test_cards_are_numbered_through_with_monsters_and_bosses_first() -> None:
    """DR-BOS-6: a boss is a monster."""
    assert len(set(c.CARD_NAMES)) == len(c.CARD_NAMES) == 65
    assert [monster.name for monster in b.ALL_MONSTERS] == list(c.CARD_NAMES[: c.FIRST_TRAP])
    assert list(b.BOSSES) == list(range(c.FIRST_BOSS, c.FIRST_TRAP))
    assert [trap.name for trap in n.TRAPS.values()] == list(c.CARD_NAMES[c.FIRST_TRAP : c.FIRST_STRANGER])
    assert [card.name for card in n.STRANGERS.values()] == list(c.CARD_NAMES[c.FIRST_STRANGER : c.FIRST_TREASURE])
    assert [card.name for card in r.EQUIPMENT.values()] == list(c.CARD_NAMES[c.FIRST_TREASURE :])
    assert list(r.ARTIFACTS) == list(range(c.FIRST_ARTIFACT, len(c.CARD_NAMES)))
    assert c.CARD_NAMES[r.SUMMONING_STONE] == "summoning-stone"
    assert b.BOSSES[c.CARD_NAMES.index("scarath")].name == "scarath"


# Heroes


@pytest.mark.parametrize(
    ("hero", "race", "training", "ratings", "life"),
    [
        (h.VARGAGG, "tundra-orc", h.WAR, (5, 1, 2), 7),
        (h.ADDOLGAR_VAYNE, "vanguard", h.WAR, (4, 2, 2), 6),
        (h.STABBINS, "cave-goblin", h.CUNNING, (5, 1, 5), 7),
        (h.DORGAN, "guild-dwarf", h.CUNNING, (4, 1, 4), 10),
        (h.EMMA_GOODLUCK, "grounder", h.MAGIC_TRAINING, (1, 5, 2), 6),
        (h.SAELITH_ASHBORN, "phoenix-elf", h.MAGIC_TRAINING, (2, 5, 2), 6),
        (h.BIRODIN, "mountain-vargath", h.PRAYER, (4, 3, 2), 6),
        (h.ORIANE_MISTVEIL, "jungle-elf", h.PRAYER, (2, 5, 4), 7),
    ],
)
def test_heroes(hero: int, race: str, training: int, ratings: tuple[int, int, int], life: int) -> None:
    card = h.HEROES[hero]
    assert (h.RACE_NAMES[card.race], card.training, card.ratings, card.life) == (race, training, ratings, life)


def test_each_hero_has_ten_ability_cards_of_his_own() -> None:
    """DR-SET-10."""
    for place, hero in enumerate(h.HEROES):
        assert len(hero.deck) == 10
        assert {ABILITIES[card].hero for card in hero.deck} == {place}
    assert sorted(card for hero in h.HEROES for card in hero.deck) == list(range(80))


def test_what_is_known_of_the_published_heroes_is_marked() -> None:
    origins = {row.id: (row.origin, row.origin_of) for row in BOX.heroes}
    assert origins["dorgan"][0] == "seed"
    assert origins["dorgan"][1]["race"] == "public"
    assert [name for name, (origin, _) in origins.items() if origin == "original"] == [
        "saelith-ashborn",
        "oriane-mistveil",
    ]
    assert "skill" not in origins["birodin"][1]  # two dice on the bridge are known
    assert origins["birodin"][1]["brawn"] == "original"


# Monsters and bosses


@pytest.mark.parametrize(
    ("name", "kind", "attack", "power_numbers", "defence", "escape", "life"),
    [
        ("goblin", n.HUMANOID, 3, (5, 6), 3, 3, 2),
        ("mole-ogre", n.HUMANOID, 4, (4, 5, 6), 4, 3, 4),
        ("cave-troll", n.HUMANOID, 4, (4, 6), 4, 4, 5),
        ("stone-cultist", n.HUMANOID, 3, (3, 5), 4, 4, 2),
        ("orc-raider", n.HUMANOID, 4, (4, 5, 6), 4, 3, 3),
        ("dwarf-sapper", n.HUMANOID, 4, (2, 5), 5, 4, 3),
        ("skeleton", n.UNDEAD, 3, (4, 6), 3, 3, 2),
        ("zombie", n.UNDEAD, 4, (2, 4, 6), 3, 2, 4),
        ("mummy", n.UNDEAD, 4, (3, 6), 4, 3, 4),
        ("ghoul", n.UNDEAD, 4, (5, 6), 4, 4, 3),
        ("ghost", n.UNDEAD, 3, (1, 6), 5, 4, 2),
        ("wraith-knight", n.UNDEAD, 4, (4, 5), 5, 4, 4),
        ("fire-drake", n.BEAST, 4, (5, 6), 5, 4, 4),
        ("giant-spider", n.BEAST, 4, (3, 4), 4, 5, 3),
        ("rat-swarm", n.BEAST, 6, (1, 2), 2, 2, 4),
        ("cave-bear", n.BEAST, 3, (4, 5, 6), 4, 3, 4),
        ("tunnel-worm", n.BEAST, 3, (2, 3, 4), 5, 5, 3),
        ("slime", n.INANIMATE, 2, (1, 2, 3), 4, 2, 4),
        ("stone-golem", n.INANIMATE, 5, (4, 5), 5, 2, 4),
        ("animated-armour", n.INANIMATE, 4, (4, 6), 5, 3, 3),
        ("gargoyle", n.INANIMATE, 4, (3, 6), 5, 4, 3),
        ("gra-bogga", n.HUMANOID, 6, (3, 5, 6), 4, 3, 8),
        ("ra-alal", n.UNDEAD, 5, (2, 4, 6), 5, 4, 7),
        ("colossus-of-galnon", n.INANIMATE, 6, (4, 6), 4, 2, 7),
        ("scarath", n.BEAST, 6, (5, 6), 5, 5, 7),
    ],
)
def test_monsters(
    name: str, kind: int, attack: int, power_numbers: tuple[int, ...], defence: int, escape: int, life: int
) -> None:
    card = b.ALL_MONSTERS[c.CARD_NAMES.index(name)]
    assert astuple(card)[:7] == (name, kind, attack, power_numbers, defence, escape, life)


def test_beasts_leave_what_lies_under_them() -> None:
    """DR-ROA-5."""
    assert n.CARRIES == (True, True, False, True)


def test_the_battle_example_of_the_rulebook_can_be_played() -> None:
    """A Brawn of 4 rolls four dice; 1 and 3 are potential hits of the Slime, a 5 hits it, and two hits do not kill."""
    slime = n.MONSTERS[c.CARD_NAMES.index("slime")]
    assert h.HEROES[h.DORGAN].ratings[h.BRAWN] == 4
    assert slime.attack == 2
    assert {1, 3} <= {*slime.power_numbers}
    assert 3 < slime.defence <= 5
    assert slime.life > 2


# Traps


@pytest.mark.parametrize(
    ("name", "ratings", "need", "damage", "attached"),
    [
        ("arrow-trap", (h.SKILL,), 2, 2, False),
        ("pit-trap", (h.SKILL, h.BRAWN), 2, 1, False),
        ("poison-needle", (h.SKILL,), 2, 1, True),
        ("swinging-blade", (h.SKILL, h.BRAWN), 3, 3, False),
        ("falling-block", (h.BRAWN,), 2, 3, False),
        ("gas-vent", (h.SKILL, h.MAGIC), 2, 0, True),
        ("rune-of-weakness", (h.MAGIC,), 2, 0, True),
        ("net-trap", (h.SKILL, h.BRAWN), 2, 0, False),
        ("teleport-glyph", (h.MAGIC, h.SKILL), 2, 0, False),
    ],
)
def test_traps(name: str, ratings: tuple[int, ...], need: int, damage: int, attached: bool) -> None:
    trap = n.TRAPS[c.CARD_NAMES.index(name)]
    assert (trap.ratings, trap.need, trap.damage, bool(trap.attached)) == (ratings, need, damage, attached)


def test_only_the_squire_joins() -> None:
    assert [card.name for card in n.STRANGERS.values() if card.joins] == ["lost-squire"]


# Equipment


ALL = (h.PRAYER, h.WAR, h.MAGIC_TRAINING, h.CUNNING)


@pytest.mark.parametrize(
    ("name", "slot", "enchanted", "trainings"),
    [
        ("guild-axe", r.MAIN_HAND, False, (h.WAR, h.CUNNING)),
        ("vanguard-longsword", r.MAIN_HAND, False, (h.PRAYER, h.WAR)),
        ("sceptre-of-sparks", r.MAIN_HAND, True, (h.MAGIC_TRAINING,)),
        ("twin-daggers", r.MAIN_HAND, False, (h.CUNNING,)),
        ("hammer-of-dawn", r.MAIN_HAND, True, (h.PRAYER, h.WAR)),
        ("thorn-staff", r.MAIN_HAND, True, (h.PRAYER, h.MAGIC_TRAINING)),
        ("thirsting-blade", r.MAIN_HAND, True, ALL),
        ("buckler", r.OFF_HAND, False, (h.PRAYER, h.WAR, h.CUNNING)),
        ("tower-shield", r.OFF_HAND, False, (h.PRAYER, h.WAR)),
        ("orb-of-clarity", r.OFF_HAND, True, (h.PRAYER, h.MAGIC_TRAINING)),
        ("parrying-dagger", r.OFF_HAND, False, (h.WAR, h.CUNNING)),
        ("horned-helm", r.HEAD, False, (h.WAR,)),
        ("circlet-of-insight", r.HEAD, True, (h.PRAYER, h.MAGIC_TRAINING)),
        ("thiefs-hood", r.HEAD, False, (h.CUNNING,)),
        ("chain-hauberk", r.BODY, False, (h.PRAYER, h.WAR)),
        ("leather-jerkin", r.BODY, False, (h.PRAYER, h.WAR, h.CUNNING)),
        ("robe-of-warding", r.BODY, True, (h.PRAYER, h.MAGIC_TRAINING)),
        ("cloak-of-shadows", r.BODY, True, (h.MAGIC_TRAINING, h.CUNNING)),
        ("healing-draught", r.NO_SLOT, False, ALL),
        ("winged-boots", r.NO_SLOT, True, ALL),
        ("lucky-coin", r.NO_SLOT, False, ALL),
        ("skeleton-keys", r.NO_SLOT, False, ALL),
        ("summoning-stone", r.NO_SLOT, True, ALL),
        ("sword-of-the-well-spirit", r.MAIN_HAND, True, ALL),
        ("grimoire-of-echoes", r.OFF_HAND, True, (h.PRAYER, h.MAGIC_TRAINING)),
        ("crown-of-kravlas", r.HEAD, True, ALL),
    ],
)
def test_equipment(name: str, slot: int, enchanted: bool, trainings: tuple[int, ...]) -> None:
    card = r.EQUIPMENT[c.CARD_NAMES.index(name)]
    assert astuple(card)[:4] == (name, slot, enchanted, trainings)


def test_four_slots_hold_one_card_each() -> None:
    """DR-EQP-8."""
    assert r.CAPACITY == (1, 1, 1, 1, 0)


# Numbers and choices


def test_the_numbers_of_the_rulebook() -> None:
    numbers = s.CONSTANTS
    assert (numbers.actions, numbers.least_dice) == (2, 1)  # DR-RND-2, DR-GEN-2
    assert (numbers.ability_draw, numbers.ability_keep) == (2, 1)  # DR-SET-11, DR-ADV-2
    assert (numbers.disarm_on, numbers.hero_hit_on, numbers.flee_on) == (4, 4, 4)  # DR-DIS-3, DR-HVH-7, DR-FLE-1
    assert (numbers.sabotage_dice, numbers.sabotage_wounds) == (2, 1)  # DR-SAB-2, DR-SAB-3
    assert (numbers.assist_part, numbers.least_assist) == (2, 1)  # DR-AST-4
    assert (numbers.rally, numbers.wounds_kept) == (1, 2)  # DR-RAL-1, DR-DEF-2
    assert (numbers.advance_cost, numbers.boss_worth, numbers.advance_tokens) == (2, 2, 1)  # DR-ADV-1, DR-ADV-4


def test_six_actions_and_special_ones_take_an_action_the_rest_is_free() -> None:
    """DR-RND-3, DR-RND-5, DR-RND-6."""
    paid = (s.MOVE, s.ESCAPE, s.BATTLE, s.EQUIP, s.SEARCH, s.ADVANCE, s.SPECIAL)
    free = (s.DISARM, s.ASSIST, s.SABOTAGE, s.RALLY, s.SUMMON)
    assert [s.ACTION_COSTS[action] for action in (*paid, *free)] == [1] * 7 + [0] * 5
    assert [s.ACTION_NAMES[action] for action in free] == ["disarm", "assist", "sabotage", "rally", "summon"]


def test_four_standard_and_two_special_tiles_a_player_while_they_last() -> None:
    """DR-SET-3, DR-PLC-1, DR-PLC-3."""
    assert {players: row.stack for players, row in s.PLAYER_COUNTS.items()} == {
        1: (4, 2),
        2: (8, 4),
        3: (12, 6),
        4: (16, 8),
        5: (16, 8),
        6: (16, 8),
    }
    assert [row.two_boxes for row in s.PLAYER_COUNTS.values()][3:] == [(16, 8), (20, 10), (24, 12)]


def test_the_encounter_deck_is_made_anew_from_five_players_on_and_one_player_has_no_abilities() -> None:
    """DR-PLC-2, DR-PLC-5, DR-SOL-1."""
    assert [players for players, row in s.PLAYER_COUNTS.items() if row.reshuffles] == [5, 6]
    assert [players for players, row in s.PLAYER_COUNTS.items() if not row.abilities] == [1]


def test_points_in_solitaire() -> None:
    """DR-SOL-5."""
    assert (s.TREASURE_POINTS, s.ARTIFACT_POINTS, s.ENCOUNTER_POINTS) == (100, 200, 100)
    assert (s.BOSS_POINTS, s.TRAINING_POINTS) == (300, 300)


def test_the_standard_game_is_the_default() -> None:
    """Mercy for two players and more, two boxes for five and six; simulations end (DR-VIC-5)."""
    assert {name: (setting.default, setting.default_simulation) for name, setting in s.SETTINGS.items()} == {
        "mercy": ("off", "off"),
        "mercy_from_three": ("off", "off"),
        "boxes": ("one", "one"),
        "boss_keeps_away": ("off", "off"),
        "boss_grows": ("on", "on"),
        "heavy_stone": ("two", "two"),
        "begin": ("entrance", "entrance"),
        "hostile_dungeon": ("off", "off"),
        "solo_clock": (None, None),
        "round_limit": (None, 200),
    }
    assert s.SETTINGS["mercy"].seats[1] == (2, 3, 4, 5, 6)
    assert s.SETTINGS["mercy_from_three"].seats[1] == (3, 4, 5, 6)
    assert s.SETTINGS["boxes"].seats[1] == (5, 6)
    assert s.SETTINGS["solo_clock"].seats[1] == (1,)
    assert (s.SETTINGS["solo_clock"].numbers, s.SETTINGS["round_limit"].numbers) == ((5, 200), (1, 9999))
    assert s.SETTINGS["hostile_dungeon"].seats[1] == (1,)
