"""What decided a game, and words of warning."""

from typing import Any

from tests.games.heroquest.scene import scene, state

from lanterne.engine import Call, EventRecord
from lanterne.games.heroquest.advice import warning
from lanterne.games.heroquest.rules.attack import STRUCK
from lanterne.games.heroquest.rules.death import DIED
from lanterne.games.heroquest.rules.ending import QUEST_ENDED, leave, leave_together
from lanterne.games.heroquest.rules.harm import SLAIN
from lanterne.games.heroquest.rules.movement import walk
from lanterne.games.heroquest.rules.treasure_cards import GOLD_FOUND
from lanterne.games.heroquest.rules.turn import ROUND_BEGUN, end_turn
from lanterne.games.heroquest.rules.zargon import ZARGON_BEGINS
from lanterne.games.heroquest.state import FOES, HEROES, SQUARES, SUCCESS
from lanterne.games.heroquest.story import account, turning_points
from lanterne.scene import Say

BARBARIAN, WIZARD = HEROES.number("barbarian"), HEROES.number("wizard")
ORC, KARROW = FOES.number("orc-1"), FOES.number("karrow")


def test_the_story_tells_who_slew_whom_who_fell_and_how_it_ended() -> None:
    told = [
        EventRecord(ROUND_BEGUN, (1,)),
        EventRecord(STRUCK, (BARBARIAN, 0, ORC, (0,))),
        EventRecord(SLAIN, (ORC,)),
        EventRecord(GOLD_FOUND, (BARBARIAN, 25)),
        EventRecord(ROUND_BEGUN, (2,)),
        EventRecord(STRUCK, (WIZARD, 0, KARROW, (0,))),
        EventRecord(SLAIN, (KARROW,)),
        EventRecord(ZARGON_BEGINS, (2,)),
        EventRecord(SLAIN, (ORC,)),
        EventRecord(DIED, (WIZARD,)),
        EventRecord(QUEST_ENDED, (3, SUCCESS)),
    ]
    points = turning_points(state(scene()), told)
    assert [point.id for point in points] == [
        "story-character",
        "story-death",
        "story-quest",
        "story-kills",
        "story-found",
    ]
    character, death, quest, kills, found = (point.args for point in points)
    assert (character["foe"], character["hero"]) == (Say("foe-karrow"), Say("hero-wizard.the"))
    assert character["round"] == death["round"] == quest["rounds"] == 2
    assert (kills["total"], kills["count"], found["gold"]) == (3, 1, 25), "what falls in Zargon's turn is no hero's"


def test_a_game_without_blows_has_little_to_tell() -> None:
    assert turning_points(state(scene()), [EventRecord(ROUND_BEGUN, (1,))]) == ()


def test_each_seat_has_something_to_show() -> None:
    s = state(scene({"barbarian": {"gold": 40}, "wizard": {"fate": "dead"}}))
    assert [say.id for say in account(s, 0)] == ["story-gold"]
    assert [say.id for say in account(s, 3)] == ["story-gold", "story-fell"]
    zargons = account(s, 4)
    assert [(say.id, say.args) for say in zargons] == [("story-zargon", {"count": 1})]


def warned(heroes: dict[str, Any], call: Call, **position: Any) -> str:
    found = warning(scene(heroes, active="barbarian", **position).view("barbarian"), call)
    return found.id if found else ""


def test_ending_a_turn_too_early_is_warned_of() -> None:
    beside = [{"foe": "orc-1", "at": "d4"}]
    assert warned({"barbarian": "d3"}, end_turn(), monsters=beside) == "warn-strike"
    away = [{"foe": "orc-1", "at": "p10"}]
    assert warned({"barbarian": "d3"}, end_turn(), monsters=away) == "warn-move"
    assert warned({"barbarian": "d3"}, end_turn(), monsters=away, points=2) == "", "has moved"


def test_who_has_acted_or_meets_no_monster_may_stay_without_a_warning() -> None:
    away = [{"foe": "orc-1", "at": "p10"}]
    acted: dict[str, Any] = {"barbarian": {"at": "d3", "acted": True}}
    assert warned(acted, end_turn(), monsters=away) == ""
    assert warned({"barbarian": "d3"}, end_turn()) == ""


def test_a_step_into_a_known_trap_is_warned_of_and_a_hidden_one_is_not() -> None:
    step = walk(SQUARES.number("d4"))
    trap = [{"kind": "pit", "at": "d4"}]
    assert warned({"barbarian": "d3"}, step, points=2, traps=trap) == "warn-trap"
    assert warned({"barbarian": "d3"}, step, points=2, hidden_traps=trap) == ""


def test_leaving_before_the_quest_is_fulfilled_is_warned_of() -> None:
    assert warned({"barbarian": "d3"}, leave()) == "warn-leave"


def leaving(quest: str, call: Call, homeward: bool = False, **barbarian: Any) -> str:
    """The warning to the first hero who leaves."""
    stage = scene({"barbarian": {"at": "d3"} | barbarian}, quest=quest, map="empty", seen="all", active="barbarian")
    state(stage).homeward = homeward
    found = warning(stage.view("barbarian"), call)
    return found.id if found else ""


def test_who_fulfils_the_quest_by_leaving_is_not_warned() -> None:
    assert leaving("proving-vaults", leave(), homeward=True) == ""
    assert leaving("goblin-toll", leave()) == ""
    assert leaving("drowned-scriptorium", leave()) == "warn-leave"
    assert leaving("drowned-scriptorium", leave(), items=["ledger-of-tides"]) == ""
    assert leaving("captive-cartographer", leave()) == "warn-leave"
    assert leaving("captive-cartographer", leave_together(HEROES.number("elowen"))) == ""
