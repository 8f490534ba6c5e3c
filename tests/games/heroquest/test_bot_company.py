"""Steady heroes as company: they come when a comrade fights, keep great spells for great monsters, do not search for
what is not there, do not walk to and fro, and never stand still together."""

import pytest
from tests.games.heroquest.scene import at, combat, red, scene, state
from tests.games.heroquest.test_bot import TOGETHER, hero_with, says, turn_of

from lanterne.engine import Mask, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.bot.exploring import next_place
from lanterne.games.heroquest.bot.outlook import Ground
from lanterne.games.heroquest.state import SQUARES
from lanterne.games.heroquest.turns import Bosses, StallCheck, TurnCounter, Turns, boss_deed, in_vain

STALLED = 20
"""Rounds without any progress. The longest walk home takes fewer."""


def test_a_hero_comes_to_a_fight_that_is_far_away() -> None:
    heroes = {"barbarian": "y19", "dwarf": "h19"}
    monsters = [{"foe": "orc", "at": "x19"}]
    stage = scene(heroes, monsters=monsters, active="dwarf", chance=[red(5, 4)], round=1)
    assert turn_of(stage, "dwarf")[0] == "roll_movement"
    assert at(stage, "dwarf") == "q19", "nine of the sixteen steps to the orc"


def test_who_has_struck_makes_room_for_a_comrade_behind() -> None:
    heroes = {"barbarian": "m10", "dwarf": "n10", "elf": "b2", "wizard": "c2"}
    stage = scene(
        heroes,
        monsters=[{"foe": "gargoyle", "at": "l10"}],
        blocked=["l9", "l11", "k10", "m9", "m11"],
        chance=[combat("www"), red(6, 6)],
        round=1,
    )
    words = turn_of(stage, "barbarian")
    assert words[0] == "strike broadsword gargoyle-1"
    assert state(stage).heroes[0].square != SQUARES.number("m10"), "the dwarf could strike from nowhere else"


@pytest.mark.parametrize(
    ("spell", "foe", "cast"),
    [
        ("genie", "goblin", False),
        ("ball-of-flame", "goblin", False),
        ("genie", "dread-warrior", True),
        ("ball-of-flame", "mummy", True),
    ],
)
def test_genie_and_ball_of_flame_are_not_for_goblins(spell: str, foe: str, cast: bool) -> None:
    heroes = {"barbarian": "k9", "wizard": {"at": "p12", "spells": [spell]}}
    monsters = [{"foe": foe, "at": "k10"}]
    stage = scene(heroes, monsters=monsters, active="wizard", party=("barbarian", "wizard"), round=1)
    assert says(stage, "wizard").startswith("cast_on_foe") is cast


def test_nobody_searches_for_what_the_quest_is_known_not_to_have() -> None:
    furniture = [{"kind": "treasure-chest", "at": ["n9"]}]
    stage = scene(TOGETHER, furniture=furniture, round=1, chance=[red(1, 1)] * 3)
    assert says(stage, "barbarian") == "search_for_traps"
    stage.play("barbarian", "search_for_traps")
    assert in_vain(state(stage), ("search_for_secret_doors",))
    state(stage).sought_traps = state(stage).sought_doors = Mask(0)
    turn_of(stage, "barbarian")
    assert says(stage, "dwarf") == "search_for_treasure"


def test_the_party_takes_the_door_beside_it_and_not_one_between_known_rooms() -> None:
    heroes = {hero: hero_with(square) for hero, square in TOGETHER.items()} | {"barbarian": hero_with("p9")}
    doors = {"p9-q9": "closed", "j9-k9": "closed"}
    stage = scene(heroes, seen=["room-11", "q9", "q8", "q10"], doors=doors, round=1, blocked=["q7", "q11"])
    s = state(stage)
    assert next_place(s, [0, 1, 2, 3], Ground(s))[1] == 1 << SQUARES.number("k9")


def test_a_wizard_who_is_left_alone_brings_home_what_he_carries() -> None:
    """He once stood for a hundred rounds in front of a sorceress who regained her spell in every one of them."""
    alone, together = (
        scene(
            {**others, "wizard": {"at": "f4", "spells": []}},
            quest="whispering-mirror",
            party=tuple(TOGETHER),
            monsters=[{"foe": "sael", "at": "q13", "spells": ["dread-sleep"]}],
            active="wizard",
            round=1,
            chance=[red(3, 3)],
        )
        for others in (
            {hero: {"fate": "dead"} for hero in ("barbarian", "dwarf", "elf")},
            {"barbarian": "q9", "dwarf": "q8", "elf": "q10"},
        )
    )
    assert turn_of(alone, "wizard")[-1] == "leave"
    assert says(together, "wizard") == "search_for_treasure"


@pytest.mark.parametrize(("walls", "words"), [(["a11", "b12", "a13"], "ally_walks elowen f1"), ([], "ally_stays")])
def test_an_ally_does_not_hide_from_monsters_that_cannot_come(walls: list[str], words: str) -> None:
    """She once stayed behind for a hundred rounds, while the last hero waited for her at the stairs."""
    stage = scene(
        {"barbarian": "l1"},
        allies={"elowen": {"at": "e1", "body": 2, "controller": "barbarian"}},
        monsters=[{"foe": "goblin", "at": "a12"}],
        blocked=walls,
        party=("barbarian",),
        active="barbarian",
        round=1,
    )
    stage.play("barbarian", "end_turn")
    assert says(stage, "barbarian") == words


# --- whole games ------------------------------------------------------------------------------------------------------


def counted(quest: int, seed: str, difficulty: str) -> tuple[Turns, Bosses, int]:
    """A quest played by bots alone: its turns, its bosses, and the longest stall."""
    settings = {"play": "single-quest", "quest": quest, "max_rounds": 150, "difficulty": difficulty}
    game = BOX.new(5, SearchDice(seed), settings, simulation=True)
    turns, bosses, stall = TurnCounter(), Bosses(), StallCheck()
    while not game.over:
        seat, s = game.asked[0], game.state
        call = BOTS["steady"]("").choose(BOX.view(s, seat))
        turns.see(s, call)
        bosses = bosses.plus(boss_deed(call))
        stall.see(s)
        game.play(seat, call)
    turns.close()
    return turns.counted, bosses, stall.longest


@pytest.fixture(scope="module")
def six_quests() -> Turns:
    """The turns of six quests together."""
    turns = Turns()
    for quest in (1, 2, 4, 9, 10, 13):
        turns = turns.plus(counted(quest, "company", "tale")[0])
    return turns


def test_few_turns_beside_a_fight_are_empty(six_quests: Turns) -> None:
    assert six_quests.fights > 100
    assert six_quests.empty_fights / six_quests.fights < 0.12


def test_few_turns_lead_to_and_fro(six_quests: Turns) -> None:
    assert six_quests.to_and_fro / six_quests.all < 0.005


def test_nobody_searches_in_vain(six_quests: Turns) -> None:
    assert six_quests.vain_searches == 0


@pytest.mark.parametrize("difficulty", ["tale", "adventure", "peril"])
@pytest.mark.parametrize("quest", [2, 5, 7, 12])
def test_no_quest_stalls(quest: int, difficulty: str) -> None:
    assert counted(quest, "stall", difficulty)[2] < STALLED


@pytest.mark.long
@pytest.mark.parametrize("difficulty", ["tale", "adventure", "peril"])
@pytest.mark.parametrize("quest", range(1, 15))
def test_no_quest_stalls_in_many_games(quest: int, difficulty: str) -> None:
    for number in range(6):
        assert counted(quest, f"stall-{number}", difficulty)[2] < STALLED
