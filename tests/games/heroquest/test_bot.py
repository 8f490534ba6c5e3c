"""The steady heroes: what they do in plain positions, and whole games."""

from typing import Any

import pytest
from tests.games.heroquest.fights import hit
from tests.games.heroquest.scene import combat, red, scene, state

from lanterne.engine import Call, Game, Mask, SearchDice, View
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.bot.outlook import Ground, blow, chance_to_kill
from lanterne.games.heroquest.bot.party import leader
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.rules.places import adjacent
from lanterne.games.heroquest.state import HEROES, INSIDE_IT, ITEMS, SQUARES, State
from lanterne.lab.stage import Stage

TOGETHER = {"barbarian": "k9", "dwarf": "k10", "elf": "l9", "wizard": "l10"}
"""In the middle room, the barbarian by its west wall."""
ALL_SOUGHT = {hero: {"at": square, "searched": ["room-11"]} for hero, square in TOGETHER.items()}


def says(stage: Stage, seat: str) -> str:
    """The bot's answer for the seat, in words. It must be open."""
    words = stage.words(BOTS["steady"]("test").choose(stage.view(seat)))
    assert stage.is_open(seat, words), f"{words} is not open"
    return words


def turn_of(stage: Stage, seat: str) -> list[str]:
    """Let the bot play for the seat until somebody else is asked or its turn is over."""
    words: list[str] = []
    while stage.asked == (seat,) and words[-1:] != ["end_turn"]:
        words.append(says(stage, seat))
        stage.play(seat, words[-1])
    return words


def hero_with(at: str, **fields: Any) -> dict[str, Any]:
    return {"at": at, "searched": ["room-11"], **fields}


# --- fighting ---------------------------------------------------------------------------------------------------------


def test_it_strikes_the_monster_beside_it() -> None:
    stage = scene({"barbarian": "k9"}, monsters=[{"foe": "orc", "at": "k10"}])
    assert says(stage, "barbarian") == "strike broadsword orc-1"


def test_of_two_monsters_it_strikes_the_one_that_matters_more() -> None:
    monsters = [{"foe": "goblin", "at": "k8"}, {"foe": "orc", "at": "k10"}]
    stage = scene({"barbarian": "k9"}, monsters=monsters)
    assert says(stage, "barbarian") == "strike broadsword orc-1"


def test_it_goes_up_to_a_monster_and_strikes() -> None:
    stage = scene(
        TOGETHER, monsters=[{"foe": "orc", "at": "n9"}], chance=[red(3, 3), combat("sss"), combat("ww")], round=1
    )
    words = turn_of(stage, "barbarian")
    assert words[0] == "roll_movement"
    assert "strike broadsword orc-1" in words


def test_a_weak_hero_keeps_out_of_the_reach_of_a_slow_monster() -> None:
    heroes = {"barbarian": "k12", "dwarf": "l12", "elf": {"at": "m8", "body": 1}, "wizard": "p11"}
    stage = scene(heroes, monsters=[{"foe": "mummy", "at": "k8"}], chance=[red(6, 6)], active="elf", round=1)
    turn_of(stage, "elf")
    land, elf = Ground(state(stage)), state(stage).heroes[HEROES.number("elf")].square
    beside = adjacent(state(stage), elf) & land.any
    assert land.steps(SQUARES.number("k8"), beside) > 4, "a mummy moves 4 squares"


def test_the_wizard_keeps_his_spells_for_the_strong() -> None:
    spells = ["tempest", "ball-of-flame"]
    for foe, spell in (("dread-warrior", True), ("goblin", False)):
        heroes = {"barbarian": "k9", "wizard": {"at": "p12", "spells": spells}}
        stage = scene(heroes, monsters=[{"foe": foe, "at": "k10"}], active="wizard", party=("barbarian", "wizard"))
        assert says(stage, "wizard").startswith(f"cast_on_foe tempest {foe}-1") is spell


def test_a_healing_spell_is_for_a_hero_who_is_nearly_dead() -> None:
    heroes = {"barbarian": {"at": "k9", "body": 1}, "wizard": {"at": "m9", "spells": ["water-of-healing"]}}
    stage = scene(heroes, monsters=[{"foe": "goblin", "at": "k10"}], active="wizard", party=("barbarian", "wizard"))
    assert says(stage, "wizard") == "cast_on_hero water-of-healing barbarian"


def test_a_potion_of_strength_is_for_the_strong() -> None:
    items = {"items": ["broadsword", "potion-of-strength"], "readied": "broadsword"}
    for foe, drinks in (("gargoyle", True), ("goblin", False)):
        stage = scene({"barbarian": {"at": "k9", **items}}, monsters=[{"foe": foe, "at": "k10"}])
        assert says(stage, "barbarian").startswith("drink") is drinks


def test_fortune_is_tried_with_a_die_that_missed() -> None:
    sword = hero_with("k9", items=["fortunes-longsword"], readied="fortunes-longsword")
    stage = scene({"barbarian": sword}, monsters=[{"foe": "gargoyle", "at": "k10"}], chance=[combat("swb")])
    stage.play("barbarian", "strike fortunes-longsword gargoyle-1")
    assert says(stage, "barbarian") in ("roll_again gargoyle-1 white-shield 1", "roll_again gargoyle-1 black-shield 1")


def test_a_healing_potion_is_drunk_at_the_last_moment_and_not_before() -> None:
    barbarian = {"at": "k9", "body": 1, "items": ["broadsword", "potion-of-healing"], "readied": "broadsword"}
    chance = [combat("sss"), combat("bb")]
    stage = scene({"barbarian": barbarian}, monsters=[{"foe": "orc", "at": "k10"}], chance=chance)
    assert says(stage, "barbarian") == "strike broadsword orc-1"
    hit(stage, "orc-1", "barbarian")
    assert says(stage, "barbarian") == "pass"
    stage.play("barbarian", "pass")
    assert stage.decision == "last_chance"
    assert says(stage, "barbarian") == "drink barbarian potion-of-healing"


def test_a_potion_of_defence_is_for_a_blow_that_may_be_the_last() -> None:
    items = {"items": ["broadsword", "potion-of-defense"], "readied": "broadsword"}
    for body, drinks in ((2, True), (8, False)):
        barbarian = {"at": "k9", "body": body, **items}
        stage = scene({"barbarian": barbarian}, monsters=[{"foe": "orc", "at": "k10"}], chance=[combat("ssw")])
        hit(stage, "orc-1", "barbarian")
        assert says(stage, "barbarian").startswith("drink") is drinks


def test_odds_are_those_of_the_dice() -> None:
    assert chance_to_kill(1, 0, 1) == pytest.approx(1 / 2)
    assert chance_to_kill(2, 1, 2) == pytest.approx(1 / 4 * 5 / 6)
    assert blow(1, 1) == pytest.approx(1 / 2 * 2 / 3)


# --- exploring --------------------------------------------------------------------------------------------------------


def test_a_door_is_opened_once_all_are_near() -> None:
    doors = {"j9-k9": "closed"}
    near = scene(ALL_SOUGHT, seen=["room-11"], doors=doors, round=1)
    assert says(near, "barbarian") == "open_door j9-k9"
    apart = scene(ALL_SOUGHT | {"wizard": hero_with("p12")}, seen=["room-11"], doors=doors, round=1)
    assert not says(apart, "barbarian").startswith("open_door")


def test_a_door_stays_shut_while_there_is_somebody_to_fight() -> None:
    stage = scene(ALL_SOUGHT, doors={"j9-k9": "closed"}, monsters=[{"foe": "orc", "at": "n11"}], round=1)
    assert not says(stage, "barbarian").startswith("open_door")


def test_the_toughest_leads_and_the_wizard_never_if_another_can() -> None:
    stage = scene(
        {"barbarian": {"at": "k9", "body": 1}, "dwarf": {"at": "k10", "body": 2}, "elf": "l9", "wizard": "l10"}
    )
    assert leader(state(stage), [0, 1, 2, 3]) == HEROES.number("elf")
    assert leader(state(stage), [0, 3]) == HEROES.number("barbarian")


def test_the_key_opens_the_way() -> None:
    lock = {"j9-k9": {"is": "closed", "key": "iron-key"}}
    heroes = ALL_SOUGHT | {"elf": hero_with("l9", items=["shortsword", "iron-key"], readied="shortsword")}
    stage = scene(heroes, seen=["room-11"], doors=lock, round=1)
    assert says(stage, "barbarian") == "open_door j9-k9"
    stage.play("barbarian", "open_door j9-k9")  # locked, as all can see now
    assert not says(stage, "barbarian").startswith("open_door")
    land = Ground(state(stage))
    assert land.steps(SQUARES.number("l9"), 1 << SQUARES.number("k9")) == 1
    assert leader(state(stage), [0, 1, 2, 3], 1 << SQUARES.number("k9")) == HEROES.number("elf")


def test_a_quiet_room_is_searched_for_treasure() -> None:
    stage = scene(TOGETHER, round=1)
    assert says(stage, "barbarian") == "search_for_treasure"


def test_a_chest_is_searched_for_traps_first() -> None:
    stage = scene(TOGETHER, furniture=[{"kind": "treasure-chest", "at": ["n9"]}], round=1)
    assert says(stage, "barbarian") == "search_for_traps"


def test_the_badly_hurt_leave_the_searching_to_others() -> None:
    stage = scene(TOGETHER | {"barbarian": {"at": "k9", "body": 1}}, round=1)
    assert "search_for_treasure" not in turn_of(stage, "barbarian")


def test_secret_doors_are_sought_where_nothing_else_leads_on() -> None:
    stage = scene(ALL_SOUGHT, quest="goblin-toll", map="empty", seen="all", round=1, chance=[red(1, 1)] * 2)
    words = turn_of(stage, "barbarian") + turn_of(stage, "dwarf")
    assert {"search_for_secret_doors", "search_for_traps"} <= set(words)


def test_the_dwarf_disarms_the_trap_that_bars_the_way_and_the_others_wait() -> None:
    heroes = {"barbarian": "c10", "dwarf": "d10", "elf": "b10", "wizard": "a10"}
    stage = scene(
        heroes,
        seen=["c10", "d10", "b10", "a10", "e10", "f10", "g10"],
        traps=[{"kind": "pit", "at": "e10"}],
        blocked=["a9", "a11"],
        round=1,
    )
    assert not any(words.startswith(("walk e10", "jump")) for words in turn_of(stage, "barbarian"))
    assert says(stage, "dwarf") == "announce_disarming e10"


def test_what_lies_about_is_taken_along() -> None:
    stage = scene(ALL_SOUGHT, piles=[{"at": "k8", "gold": 50, "items": ["iron-key"]}], round=1)
    assert says(stage, "barbarian") == "take_all k8"


def test_better_armour_is_put_on_when_it_is_found_and_worse_is_not() -> None:
    for found, answer in (
        ("borins-armor", "change_into barbarian borins-armor"),
        ("bracers", "pack_away bracers"),
    ):
        wearing = hero_with("k9", items=["chain-mail"], worn=["chain-mail"])
        stage = scene({"barbarian": wearing}, piles=[{"at": "k10", "items": [found]}])
        stage.play("barbarian", "take_all k10")
        assert says(stage, "barbarian") == answer


def test_the_second_potion_goes_to_a_comrade_without_one() -> None:
    items = ["broadsword", "potion-of-healing", "potion-of-healing"]
    stage = scene(
        ALL_SOUGHT | {"barbarian": hero_with("k9", items=items, readied="broadsword")}, round=1, chance=[red(1, 1)]
    )
    words = turn_of(stage, "barbarian")
    assert words[:2] == ["give_to dwarf", "give dwarf potion-of-healing"]
    assert not any(word.startswith("give_to") for word in words[2:])


def test_the_genie_opens_the_door_that_nobody_can_reach() -> None:
    heroes = {"barbarian": hero_with("k9"), "wizard": hero_with("l9", spells=["genie"])}
    doors = {"d9-d10": "closed"}
    stage = scene(heroes, seen=["room-11", "d10"], doors=doors, active="wizard", party=("barbarian", "wizard"), round=1)
    assert not says(stage, "wizard").startswith("cast"), "a secret door may lead out"
    state(stage).sought_doors = state(stage).sought_traps = Mask(GRID.every)
    assert says(stage, "wizard") == "cast_on_door genie d9-d10"


def test_the_ring_of_return_saves_a_party_that_is_about_to_lose() -> None:
    items = {"items": ["dagger", "ring-of-return"], "readied": "dagger"}
    for body, turns in ((1, True), (6, False)):
        heroes = {"barbarian": {"at": "k9", "body": body}, "wizard": {"at": "l9", "body": 2, **items}}
        monsters = [{"foe": "orc", "at": "k10"}]
        stage = scene(heroes, monsters=monsters, active="wizard", party=("barbarian", "wizard"), round=1)
        assert (says(stage, "wizard") == "turn_ring") is turns


# --- going home -------------------------------------------------------------------------------------------------------

STAIRS = ["o11", "p11", "o12", "p12"]


def test_it_leaves_once_all_is_done() -> None:
    stage = scene(
        ALL_SOUGHT | {"barbarian": hero_with("o11")}, quest="goblin-toll", map="empty", seen="all", stairs=STAIRS
    )
    assert says(stage, "barbarian") == "leave"


def test_it_goes_home_without_opening_more_doors() -> None:
    stage = scene(
        ALL_SOUGHT,
        quest="goblin-toll",
        map="empty",
        seen="all",
        stairs=STAIRS,
        doors={"j9-k9": "closed"},
        chance=[red(6, 6)],
        round=1,
    )
    words = turn_of(stage, "barbarian")
    assert words[0] == "roll_movement"
    assert words[-1] == "leave"


def test_it_stays_while_something_is_left_to_do() -> None:
    heroes = {hero: hero_with(square) for hero, square in zip(TOGETHER, STAIRS, strict=True)}
    stage = scene(
        heroes, quest="proving-vaults", map="empty", seen="all", stairs=STAIRS, doors={"j9-k9": "closed"}, round=1
    )
    assert not says(stage, "barbarian").startswith("leave")


# --- the armoury ------------------------------------------------------------------------------------------------------


def outfitted(quest: int) -> State:
    """The party before a single quest, when it has been to the armoury."""
    game = BOX.new(5, SearchDice(1), {"play": "single-quest", "quest": quest})
    while not any(row.fate == INSIDE_IT for row in game.state.heroes):
        seat = game.asked[0]
        game.answer(seat, BOTS["steady"]("test").choose(BOX.view(game.state, seat)))
    return game.state


def test_protection_comes_first_and_the_gold_is_shared() -> None:
    s = outfitted(4)  # 300 gold each: what four hold together is enough for more than one can buy
    helmet, shield = ITEMS.number("helmet"), ITEMS.number("shield")
    assert [helmet in sheet.worn for sheet in s.sheets] == [True, True, True, False]
    assert [shield in sheet.worn for sheet in s.sheets] == [True, True, True, False]
    assert sum(sheet.gold for sheet in s.sheets[:3]) == 0, "the rest goes on to the hero who buys next"


def test_nobody_buys_what_he_has() -> None:
    s = outfitted(14)
    for sheet in s.sheets:
        assert len(set(sheet.items)) == len(sheet.items)
        assert sheet.readied in sheet.items


# --- whole games ------------------------------------------------------------------------------------------------------


def whole(quest: int, seats: int, seed: int) -> Game[State]:
    """A quest, played to its end by bots alone."""
    game = BOX.new(seats, SearchDice(seed), {"play": "single-quest", "quest": quest, "max_rounds": 150})
    bots = [BOTS["steady"](str(seat)) for seat in range(seats)]
    while not game.over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(BOX.view(game.state, seat)))
    return game


@pytest.mark.parametrize(("quest", "seats"), [(1, 5), (2, 4), (5, 5), (8, 5), (9, 5), (11, 3), (13, 2)])
def test_whole_quests_end_by_the_rules(quest: int, seats: int) -> None:
    assert whole(quest, seats, 1).state.ending in ("success", "unfinished", "defeat")


def test_equal_views_get_equal_answers() -> None:
    game = BOX.new(5, SearchDice(7), {"play": "single-quest", "quest": 3, "max_rounds": 150})
    used = [BOTS["steady"]("one") for _ in range(5)]
    for _ in range(300):
        seat = game.asked[0]
        view: View[State] = BOX.view(game.state, seat)
        answer: Call = used[seat].choose(view)
        fresh = BOX.view(game.state.copy(), seat)
        assert BOTS["steady"]("another").choose(fresh) == answer
        game.answer(seat, answer)
