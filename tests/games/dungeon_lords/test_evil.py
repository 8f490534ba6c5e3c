"""The Evilometer and the paladin's travels."""

from tests.citing import rule
from tests.games.dungeon_lords.scene import DUMMIES, TOKENS, lord, run, scene, state, told

from lanterne.games.dungeon_lords.rules.calendar import year_begins
from lanterne.games.dungeon_lords.rules.evil import by_evil, evil_moves
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, COLOURS, GONE, TENT, Hero
from lanterne.lab.stage import Stage

RED, BLUE, GREEN, YELLOW = range(4)


def host(stage: Stage) -> str:
    """Whose party the paladin is in."""
    at = state(stage).paladin
    assert at in (TENT, GONE) or ADVENTURER_IDS.number(f"paladin-{state(stage).year}") in [
        hero.who for hero in state(stage).lords[at].party
    ]
    return {TENT: "tent", GONE: "gone"}.get(at) or COLOURS.names[at]


def evils(**levels: int) -> Stage:
    return scene({name: {"evil": evil} for name, evil in levels.items()}, seats=4)


@rule("DL-GEN-4", "DL-GEN-5", "DL-EVL-1")
def test_a_counter_stops_at_both_ends_of_the_track() -> None:
    stage = evils(red=13, blue=1)
    run(stage, evil_moves(RED, 3), evil_moves(BLUE, -2), evil_moves(RED, 1))
    assert (lord(stage, "red").evil, lord(stage, "blue").evil) == (14, 0)
    assert told(stage, "evil-gained") == ["evil-gained red 1 14"]
    assert told(stage, "evil-stays") == ["evil-stays red 14"]


@rule("DL-EVL-2", "DL-EVL-3")
def test_of_equals_the_one_earlier_in_turn_order_counts_as_less_evil() -> None:
    stage = scene({name: {"evil": evil} for name, evil in zip(COLOURS.names, (5, 3, 5, 5), strict=True)}, first="green")
    assert by_evil(state(stage)) == (BLUE, GREEN, YELLOW, RED)


@rule("DL-PAL-1", "DL-PAL-2", "DL-EVL-4")
def test_the_paladin_comes_to_who_reaches_or_passes_his_space() -> None:
    stage = evils(red=7, blue=8)
    run(stage, evil_moves(RED, 1))
    assert host(stage) == "tent"
    run(stage, evil_moves(RED, 3), evil_moves(RED, -2))
    assert host(stage) == "red", "the whole amount moves before anybody looks"
    assert [hero.who for hero in lord(stage, "red").party] == [ADVENTURER_IDS.number("paladin-1")]


@rule("DL-PAL-3", "DL-PAL-4", "DL-PAL-5")
def test_the_worked_example_of_the_paladin_who_stays() -> None:
    stage = scene({"red": {"evil": 10, "party": ["paladin-1"]}, "blue": {"evil": 9}}, seats=4)
    run(stage, evil_moves(BLUE, 1))
    assert host(stage) == "red", "a tie never moves him"
    run(stage, evil_moves(BLUE, -2), evil_moves(RED, -3))
    assert host(stage) == "red", "he neither leaves for the tent nor goes to a lord below his space"
    run(stage, evil_moves(BLUE, 1))
    assert host(stage) == "blue"


@rule("DL-PAL-5")
def test_when_his_host_falls_he_goes_to_the_highest_and_of_equals_to_the_last_in_turn_order() -> None:
    lords = {"red": {"evil": 12, "party": ["paladin-1"]}, "blue": {"evil": 11}, "green": {"evil": 11}}
    stage = scene({**lords, "yellow": {"evil": 10}}, first="green")
    run(stage, evil_moves(RED, -3))
    assert host(stage) == "blue"


@rule("DL-PAL-6", "DL-ADV-5", "DL-CBT-11")
def test_he_takes_his_damage_with_him_and_stands_in_front_behind_an_illusion() -> None:
    lords = {
        "red": {"evil": 9, "party": [{"who": "paladin-2", "damage": 2, "extra": 1}, "thief-5"]},
        "blue": {"evil": 9, "party": ["illusion", "warrior-5"]},
    }
    stage = scene(lords, year=2, seats=4)
    run(stage, evil_moves(BLUE, 1))
    party = lord(stage, "blue").party
    assert [ADVENTURER_IDS.names[hero.who] for hero in party] == ["illusion", "paladin-2", "warrior-5"]
    assert party[1] == Hero(ADVENTURER_IDS.number("paladin-2"), 2, 1)
    assert [hero.who for hero in lord(stage, "red").party] == [ADVENTURER_IDS.number("thief-5")]


@rule("DL-PAL-7")
def test_a_captured_paladin_goes_nowhere_and_no_other_comes() -> None:
    stage = scene({"red": {"evil": 9, "prison": ["paladin-1"]}, "blue": {"evil": 8}}, seats=4, paladin="gone")
    run(stage, evil_moves(BLUE, 5))
    assert host(stage) == "gone"
    assert not lord(stage, "blue").party


@rule("DL-PAL-10")
def test_the_dummy_counter_attracts_nobody() -> None:
    stage = scene({"red": {"evil": 8}, "blue": {"evil": 4}}, dummy_evil=12, chance=DUMMIES)
    run(stage, evil_moves(BLUE, 1))
    assert host(stage) == "tent"


@rule("DL-PAL-8", "DL-YR2-3", "DL-YR2-2", "DL-YR2-4")
def test_the_second_year_brings_the_other_paladin_at_once_to_the_highest() -> None:
    lords = {"red": {"evil": 9, "rooms": {"r1c1": "mint"}}, "blue": {"evil": 9}}
    stage = scene(lords, phase="production", dummy_evil=1, chance=(TOKENS, *DUMMIES))
    assert host(stage) == "tent"
    run(stage, year_begins(2))
    assert host(stage) == "blue", "among equals the last in the new turn order"
    assert ADVENTURER_IDS.number("paladin-1") in state(stage).left
    assert state(stage).dummy_evil == 0, "never below 0"
    assert state(stage).first == RED, "with two lords the token stays"


@rule("DL-YR2-2", "DL-YR2-1", "DL-YR2-6")
def test_the_token_goes_right_with_four_lords_and_left_with_three() -> None:
    for seats, first in ((4, YELLOW), (3, BLUE)):
        red = {
            "gold": 7,
            "unpaid": 2,
            "prison": ["thief-1"],
            "inaccessible": ["dig", "mine"],
            "rooms": {"r1c1": "mint"},
        }
        chance = (TOKENS, *DUMMIES[: 4 - seats])
        stage = scene({"red": red}, seats=seats, phase="production", chance=chance)
        later = state(stage).next_town
        run(stage, year_begins(2))
        s = state(stage)
        assert s.first == first
        assert tuple(card.face for card in s.town) == later
        kept = lord(stage, "red")
        assert (kept.gold, kept.unpaid, len(kept.prison), kept.inaccessible) == (7, 2, 1, (2, 3))
