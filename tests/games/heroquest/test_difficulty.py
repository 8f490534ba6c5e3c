"""The difficulty of the table (HQ-DIF): what it adds to the monsters, and what a tale leaves as it is."""

from itertools import pairwise
from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import FALLEN, ending, sheet
from tests.games.heroquest.scene import Roll, combat, scene, state

from lanterne.engine import Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.content.box import BOX as PRINTED
from lanterne.games.heroquest.content.difficulty import difficulty
from lanterne.games.heroquest.content.quests import QUESTS
from lanterne.games.heroquest.rules.automation import first_deed
from lanterne.games.heroquest.rules.difficulty import attack_of, body_of, menace, on_the_map, wanderers
from lanterne.games.heroquest.rules.weapons import foe_attack_dice
from lanterne.games.heroquest.state import BOOK, KINDS, LEVELS, State
from lanterne.lab.stage import Stage

HARDER = ("adventure", "peril")


def table(level: str, quest: str = "black-banner", **position: Any) -> Stage:
    """A table of this difficulty, on bare rooms of a quest."""
    return scene({"barbarian": "m9"}, quest=quest, map="empty", seen="all", settings={"difficulty": level}, **position)


# --- the choice -------------------------------------------------------------------------------------------------------


@rule("HQ-DIF-1")
def test_people_play_an_adventure_unless_they_choose_otherwise() -> None:
    assert BOX.full_settings({})["difficulty"] == "adventure"
    assert LEVELS.names == ("tale", "adventure", "peril")


@rule("HQ-DIF-1", "HQ-SET-23")
@pytest.mark.parametrize("level", LEVELS.names)
def test_it_is_read_out_with_the_parchment(level: str) -> None:
    stage = Stage(BOX, ("barbarian", "dwarf", "zargon"), settings={"difficulty": level})
    while stage.decision != "start_choice":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[0])
    assert stage.events.index("difficulty-told") == stage.events.index("parchment-read") + 1
    assert state(stage).agreed.difficulty == LEVELS.number(level)


@rule("HQ-DIF-1")
def test_a_tale_adds_nothing_to_any_monster() -> None:
    for quest in BOOK.names:
        s = state(table("tale", str(quest)))
        for kind in range(len(KINDS.names)):
            card = KINDS.names[kind]
            assert (attack_of(s, kind), body_of(s, kind)) == _printed(str(card))
        assert wanderers(s) == 1


def _printed(name: str) -> tuple[int, int]:
    cards = {row.id: row.profile for row in PRINTED.monsters}
    cards |= {row.id: row.profile for quest in PRINTED.quests for row in quest.characters}
    return cards[name].attack, cards[name].body


@rule("HQ-DIF-1", "HQ-VAR-1")
def test_what_it_adds_goes_by_the_number_of_the_quest_and_never_falls() -> None:
    for level in HARDER:
        added = [menace(state(table(level, str(quest)))) for quest in BOOK.names[:14]]
        for one, other in pairwise(added):
            assert other.attack >= one.attack
            assert other.boss_body >= one.boss_body
    numbers = [difficulty(quest, PRINTED) for quest in PRINTED.quests[:14]]
    assert numbers == list(range(1, 15)), "reinforcements do not change as how hard a quest counts"


# --- what it adds -----------------------------------------------------------------------------------------------------


@rule("HQ-DIF-2")
@pytest.mark.parametrize("level", HARDER)
def test_monsters_roll_more_attack_dice_and_leaders_as_many_as_their_column_says(level: str) -> None:
    stage = table(level, monsters=[{"foe": "orc", "at": "m10"}, {"foe": "vorrakh", "at": "n9"}])
    s = state(stage)
    orc, leader = (row.foe for row in s.monsters)
    assert foe_attack_dice(s, orc, s.monsters[0].square) == 3 + menace(s).attack
    assert foe_attack_dice(s, leader, s.monsters[1].square) == 5 + menace(s).boss_attack
    assert menace(s).attack > 0


@rule("HQ-DIF-2", "HQ-ATK-14")
def test_a_pit_takes_one_of_the_added_dice_too() -> None:
    stage = table("adventure", monsters=[{"foe": "orc", "at": "m10"}], pits=["m10"])
    s = state(stage)
    assert foe_attack_dice(s, s.monsters[0].foe, s.monsters[0].square) == 3 + menace(s).attack - 1


@rule("HQ-DIF-3")
@pytest.mark.parametrize(("level", "more"), [("tale", 0), ("adventure", 2), ("peril", 2)])
def test_a_leader_comes_with_more_body_points(level: str, more: int) -> None:
    stage = table(level, "proving-vaults", monsters=[{"foe": "verag", "at": "m11"}, {"foe": "orc", "at": "n12"}])
    assert [row.body for row in state(stage).monsters] == [3 + more, 1]


def _in_quest(quest: str, level: str) -> Game[State]:
    """A quest in its first round, played so far by bots."""
    number = BOOK.number(quest) + 1
    settings = {"play": "single-quest", "quest": number, "difficulty": level}
    game = BOX.new(5, SearchDice(3), settings, simulation=True)
    while not game.state.round:
        seat = game.asked[0]
        game.play(seat, BOTS["steady"]("").choose(BOX.view(game.state, seat)))
    return game


@rule("HQ-DIF-3", "HQ-DRD-9")
def test_a_leader_with_all_its_body_points_does_not_flee() -> None:
    for body, flees in ((None, False), (3, True)):
        monsters: list[dict[str, Any]] = [{"foe": "sabrane", "at": "m10", "spells": ["dread-escape"]}]
        stage = table("adventure", "ember-witch", monsters=monsters)
        s = state(stage)
        s.monsters[0] = s.monsters[0]._replace(body=body or body_of(s, KINDS.number("sabrane")))
        assert (first_deed(s, s.monsters[0].foe)[0] == "cast") is flees


@rule("HQ-DIF-4", "HQ-TRE-12")
@pytest.mark.parametrize("level", LEVELS.names)
def test_a_card_brings_as_many_wandering_monsters_as_the_table_says(level: str) -> None:
    card: Roll = ("pick", "treasure", ["wandering-monster"])
    added = menace(state(table(level)))
    chance = [card, *[combat("w" * (2 + added.attack))] * added.wanderers]
    stage = scene(
        {"barbarian": "k9"},
        quest="black-banner",
        map="empty",
        seen="all",
        wandering="goblin",
        settings={"difficulty": level},
        chance=chance,
    )
    s = state(stage)
    stage.play("barbarian", "search_for_treasure")
    while stage.decision == "wandering_square":
        stage.play("zargon", stage.offered("zargon")[0])
    assert len(s.monsters) == wanderers(s) == added.wanderers
    assert wanderers(s) == (2 if level == "peril" else 1), "in quest 14"
    assert stage.asked == ("barbarian",), "both have struck, and the turn goes on"


@rule("HQ-DIF-5")
@pytest.mark.parametrize("number", range(14))
def test_reinforcements_are_on_the_map_except_in_a_tale(number: int) -> None:
    quest = str(BOOK.names[number])
    here = {level: on_the_map(state(table(level, quest)), QUESTS[number]) for level in LEVELS.names}
    more = sum(placed.reinforcement for placed in QUESTS[number].monsters)
    assert len(here["tale"]) == len(QUESTS[number].monsters) - more
    assert len(here["adventure"]) == len(here["peril"]) == len(QUESTS[number].monsters)
    if number < 4:
        assert more >= 4, "the first quests have more in them"


@rule("HQ-DIF-5", "HQ-QST-15")
def test_reinforcements_wait_in_their_rooms() -> None:
    tale, adventure = (_in_quest("proving-vaults", level).state for level in ("tale", "adventure"))
    assert len(adventure.lurking) - len(tale.lurking) == 7


# --- leaders and the fallen -------------------------------------------------------------------------------------------


@rule("HQ-DIF-6")
@pytest.mark.parametrize(
    ("level", "others", "hero", "deed"),
    [
        ("adventure", [{"foe": "orc", "at": "p12"}], "k8", "stand_down"),
        ("peril", [{"foe": "orc", "at": "p12"}], "k8", "stand_down"),
        ("tale", [{"foe": "orc", "at": "p12"}], "k8", "go"),
        ("adventure", [], "k8", "go"),
        ("adventure", [{"foe": "orc", "at": "p12", "asleep": True}], "k8", "go"),
        ("adventure", [{"foe": "orc", "at": "x12"}], "k8", "go"),
        ("adventure", [{"foe": "orc", "at": "p12"}], "n11", "strike_hero"),
    ],
)
def test_a_leader_leaves_the_fighting_to_its_guards(
    level: str, others: list[dict[str, Any]], hero: str, deed: str
) -> None:
    monsters = [{"foe": "vorrakh", "at": "o11"}, *others]
    heroes = {"barbarian": hero}
    stage = scene(
        heroes, quest="black-banner", map="empty", seen="all", settings={"difficulty": level}, monsters=monsters
    )
    s = state(stage)
    assert first_deed(s, s.monsters[0].foe)[0] == deed


@rule("HQ-DIF-6", "HQ-AUT-3")
def test_a_leader_behind_its_guards_still_casts() -> None:
    monsters = [
        {"foe": "ulvane", "at": "o11", "spells": ["dread-ball-of-flame"]},
        {"foe": "orc", "at": "p12"},
    ]
    stage = scene(
        {"barbarian": "k11"},
        quest="black-banner",
        map="empty",
        seen="all",
        settings={"difficulty": "adventure"},
        monsters=monsters,
    )
    s = state(stage)
    assert first_deed(s, s.monsters[0].foe)[0] == "cast_at"


@rule("HQ-DIF-7", "HQ-DTH-7")
@pytest.mark.parametrize(("level", "gold"), [("tale", 0), ("adventure", 100), ("peril", 100)])
def test_a_new_hero_brings_what_the_next_quest_would_give(level: str, gold: int) -> None:
    stage = ending({"wizard": FALLEN}, won=True, settings={"difficulty": level})
    stage.play("wizard", "send_new_hero wizard")
    assert sheet(stage, "wizard").gold == gold
    assert stage.events[-1] == ("new-hero-brings" if gold else "new-hero-joined")
