"""The steady bot: what it does in plain positions, and whole games."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from lanterne.bots import Bot, RandomBot
from lanterne.engine import Call, SearchDice, View, call_to_text
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.bot import BOTS
from lanterne.games.xorlosch.bot.steady import SteadyBot
from lanterne.games.xorlosch.content.settings import BOT_PROFILES
from lanterne.games.xorlosch.state import State
from lanterne.lab.stage import Stage

SURE = msgspec.structs.replace(BOT_PROFILES["steady"], noise=0.0)
"""The steady character, without its whims."""


def says(stage: Stage, seat: str, bot: Bot | None = None) -> str:
    """The bot's answer for the seat, in words."""
    return call_to_text(BOX, (bot or tempered()).choose(stage.view(seat)))


def turn_of(stage: Stage, seat: str, bot: Bot | None = None) -> list[str]:
    """Let the bot play for the seat until somebody else is asked or its turn is over."""
    bot = bot or tempered()
    words: list[str] = []
    while stage.asked == (seat,) and words[-1:] != ["end_turn"]:
        words.append(says(stage, seat, bot))
        stage.play(seat, words[-1])
    return words


GREEN = {"open": {"green": ["task-green-02", "task-green-16"]}}
"""A warrior is wanted on 2, a mechanicus on 16."""


# --- its own turn ---------------------------------------------------------------------------------------------------


def test_it_completes_a_quest_whose_tasks_it_holds() -> None:
    stage = Stage(BOX, 2, {"dwarfs": {"red-w1": 2, "red-m1": 16, "blue-w1": "start"}, "quests": GREEN})
    assert "announce green" in turn_of(stage, "red")


def test_it_walks_to_the_last_task_and_completes_the_quest() -> None:
    stage = Stage(BOX, 2, {"dwarfs": {"red-w1": 1, "red-m1": 16, "blue-w1": "start"}, "quests": GREEN})
    words = turn_of(stage, "red")
    assert words.index("step_dwarf red-w1 ruins-02") < words.index("announce green")


def test_it_raises_a_dwarf_that_is_a_level_short() -> None:
    dwarfs = {"red-w1": 2, "red-m1": 16, "blue-w1": {"at": 2, "level": 2}}
    stage = Stage(BOX, 2, {"dwarfs": dwarfs, "quests": GREEN})
    words = turn_of(stage, "red")
    assert words.index("raise_dwarf red-w1") < words.index("announce green")


def test_it_puts_on_boots_that_complete_a_quest_now() -> None:
    dwarfs = {"red-w1": {"at": 2, "level": 3}, "red-m1": {"at": 8, "level": 2}, "blue-w1": "start"}  # 8 to 16 is far
    position = {"dwarfs": dwarfs, "quests": GREEN}
    assert "announce green" not in turn_of(Stage(BOX, 2, position), "red")
    words = turn_of(Stage(BOX, 2, position | {"items": {"red": {"travel-boots": "ready"}}}), "red")
    assert words.index("put_on_boots red-m1") < words.index("announce green")


def test_it_completes_nothing_in_its_first_turn() -> None:
    position = {"turns": {"red": 1}, "dwarfs": {"red-w1": 2, "red-m1": 16, "blue-w1": "start"}, "quests": GREEN}
    words = turn_of(Stage(BOX, 2, position), "red")
    assert words[-1] == "end_turn"
    assert not [word for word in words if word.startswith(("announce", "propose"))]


def test_it_takes_an_item_whose_squares_it_holds() -> None:
    position = {"dwarfs": {"red-w1": "trap-1", "red-m1": "trap-2", "blue-w1": "start"}}
    assert "take_item dragon-trap" in turn_of(Stage(BOX, 2, position), "red")


def test_a_new_bot_in_the_middle_of_a_turn_goes_on_sensibly() -> None:
    stage = Stage(BOX, 2, {"dwarfs": {"red-w1": 1, "red-m1": 16, "blue-w1": "start"}, "quests": GREEN})
    words: list[str] = []
    while stage.asked == ("red",) and words[-1:] != ["end_turn"]:
        words.append(says(stage, "red"))  # a new bot every time
        stage.play("red", words[-1])
    assert "announce green" in words


# --- diplomacy and reactions ----------------------------------------------------------------------------------------


def asked_for_16(won: Mapping[str, Sequence[str]] | None = None, round_: int = 3) -> Stage:
    """Blue, on 2, proposes green; red, on 16, is asked."""
    position = {
        "active": "blue",
        "round": round_,
        "dwarfs": {"red-m1": 16, "blue-w1": 2, "green-w1": "start"},
        "quests": GREEN,
        "won": won or {},
    }
    stage = Stage(BOX, 3, position)
    stage.play("blue", "propose green")
    stage.play("blue", "ask_all")
    assert stage.asked == ("red",)
    return stage


def test_it_agrees_to_what_gains_it_a_card() -> None:
    assert says(asked_for_16(), "red") == "agree task-green-16"


def leader_proposes() -> Stage:
    """Blue leads by far and proposes the red quest: two cards for blue, one each for green and red."""
    position = {
        "active": "blue",
        "dwarfs": {"blue-w1": 17, "blue-m1": 19, "green-w1": 20, "red-w1": 23},
        "quests": {"open": {"red": ["task-red-17", "task-red-19", "task-red-20", "task-red-23"]}},
        "won": {
            "blue": ["task-blue-01", "task-blue-04", "task-blue-08", "task-blue-10", "task-green-02", "task-green-03"]
        },
    }
    stage = Stage(BOX, 3, position)
    stage.play("blue", "propose red")
    stage.play("blue", "ask_task task-red-23")
    return stage


def test_it_vetoes_what_mostly_serves_the_leader() -> None:
    stage = leader_proposes()
    assert stage.asked == ("red",)
    assert says(stage, "red") == "veto task-red-23"


def last_word(*answers: str) -> str:
    """Blue and green have vetoed red's proposal of the blue quest; in the round they answer so. What does red say?"""
    quests = {"open": {"blue": ["task-blue-12", "task-blue-14", "task-blue-22"]}}
    stage = Stage(BOX, 3, {"dwarfs": {"red-w1": 12, "blue-m1": 14, "green-m1": 22}, "quests": quests})
    stage.play("red", "propose blue")
    stage.play("red", "ask_all")
    for seat, words in [("blue", "veto task-blue-14"), ("green", "veto task-blue-22")]:
        stage.play(seat, words)
    for seat, words in zip(("blue", "green"), answers, strict=True):
        stage.play(seat, words)
    assert (stage.asked, stage.decision) == (("red",), "propose_on")
    return says(stage, "red")


def test_it_gives_a_proposal_up_only_if_nobody_has_given_way_in_the_round() -> None:
    assert last_word("keep", "keep") == "withdraw"
    assert last_word("keep", "agree task-blue-22") == "keep"


def test_it_traps_a_majority_that_would_cost_it() -> None:
    position = {
        "active": "blue",
        "dwarfs": {"blue-w1": 2, "blue-m1": 16, "red-w1": 16},
        "quests": GREEN,
        "items": {"red": {"dragon-trap": "ready"}},
    }
    stage = Stage(BOX, 2, position)
    stage.play("blue", "announce green")
    assert says(stage, "red") == "set_trap red-w1 task-green-16"


# --- every number of a profile counts -------------------------------------------------------------------------------


def tempered(seed: str = "test", **changes: Any) -> SteadyBot:
    return SteadyBot(seed, msgspec.structs.replace(SURE, **changes))


@cache
def seen_in_a_game() -> list[View[State]]:
    """What steady players saw at the beginning of their turns in a game of three."""
    views: list[View[State]] = []
    game = BOX.new(3, SearchDice("profiles"), simulation=True)
    bots = [tempered(f"{seat}") for seat in range(3)]
    while not game.over and len(views) < 60:
        (seat,) = game.asked
        view = BOX.view(game.state, seat)
        if game.decision.name == "turn_action" and not game.state.spent:
            views.append(view)
        game.play(seat, bots[seat].choose(view))
    return views


@pytest.mark.parametrize(
    "change",
    [{"noise": 1.0}, {"plan_turns": 1}, {"discount": 0.3}, {"denial": 0.0}, {"use_waiting_quests": False}],
    ids=lambda change: next(iter(change)),
)
def test_the_profile_changes_what_it_does_in_its_turn(change: dict[str, Any]) -> None:
    assert any(tempered().choose(view) != tempered(**change).choose(view) for view in seen_in_a_game())


def test_an_item_is_worth_the_interest_in_items() -> None:
    position = {"dwarfs": {"red-w1": "trap-1", "red-m1": "trap-2", "blue-w1": "start"}}
    assert "take_item dragon-trap" not in turn_of(Stage(BOX, 2, position), "red", tempered(item_interest=0.0))


def test_weight_of_rivals_and_threshold_decide_on_a_proposal() -> None:
    assert says(asked_for_16(), "red", tempered(rival_weight=1.0)) == "veto task-green-16"
    assert says(asked_for_16(), "red", tempered(agree_threshold=1.0)) == "veto task-green-16"


def test_it_gives_way_when_the_game_stalls() -> None:
    def after_ten_rounds(bot: SteadyBot) -> str:
        bot.choose(asked_for_16(round_=0).view("red"))
        return says(asked_for_16(round_=10), "red", bot)

    assert after_ten_rounds(tempered(agree_threshold=1.0, stall_relief=0.0)) == "veto task-green-16"
    assert after_ten_rounds(tempered(agree_threshold=1.0, stall_relief=0.2)) == "agree task-green-16"


def test_it_keeps_its_trap_for_the_turns_of_others_if_that_is_its_temper() -> None:
    def turn(keeps: bool) -> list[str]:
        position = {
            "dwarfs": {"red-w1": 4, "red-m1": 8, "red-w2": 10, "blue-w1": {"at": 10, "level": 5}, "green-w1": "start"},
            "quests": {"open": {"blue": ["task-blue-04", "task-blue-08", "task-blue-10"]}},
            "items": {"red": {"dragon-trap": "ready"}},
        }
        return turn_of(Stage(BOX, 3, position), "red", tempered(keep_trap_for_reaction=keeps, item_interest=0.9))

    assert "set_trap red-w2 task-blue-10" in turn(False)
    assert "set_trap red-w2 task-blue-10" not in turn(True)


# --- renouncing -----------------------------------------------------------------------------------------------------


RED_QUEST = {"open": {"red": ["task-red-17", "task-red-19", "task-red-20", "task-red-23"]}}


def test_it_renounces_in_favour_of_the_one_who_then_agrees() -> None:
    dwarfs = {
        "red-w1": 17,
        "green-m1": {"at": 19, "level": 5},
        "yellow-m1": {"at": 19, "level": 2},
        "blue-m1": 19,
        "green-w1": 20,
        "blue-w1": 23,
    }
    ahead = {"green": [f"task-green-{n}" for n in ("06", "07", "09", "11", "15", "16")]}

    def reconsidered(**settings: str) -> str:
        stage = Stage(BOX, 4, {"dwarfs": dwarfs, "won": ahead, "quests": RED_QUEST}, settings=settings)
        for seat, words in (("red", "propose red"), ("red", "ask_all"), ("green", "agree task-red-19")):
            stage.play(seat, words)
        for seat, words in (("green", "agree task-red-20"), ("blue", "veto task-red-23"), ("blue", "keep")):
            stage.play(seat, words)
        return says(stage, "green")

    assert reconsidered() == "renounce_for task-red-19 1"  # blue gets a second card; yellow would be the next in line
    assert reconsidered(renouncing="in_line") == "keep"


def test_after_a_renunciation_it_raises_a_dwarf_that_then_ties() -> None:
    dwarfs = {
        "red-w1": 17,
        "red-w2": 23,
        "yellow-m1": 19,
        "yellow-w1": 20,
        "blue-w1": {"at": 23, "level": 5},
        "green-w1": {"at": 23, "level": 3},
    }
    stage = Stage(BOX, 4, {"dwarfs": dwarfs, "quests": RED_QUEST, "won": {"red": ["task-green-06"]}})
    for seat, words in (
        ("red", "propose red"),
        ("red", "ask_all"),
        ("yellow", "agree task-red-19"),
        ("yellow", "agree task-red-20"),
        ("blue", "renounce task-red-23"),
        ("green", "agree task-red-23"),
    ):
        stage.play(seat, words)
    assert turn_of(stage, "red")[:3] == ["raise_dwarf red-w2", "raise_dwarf red-w2", "keep"]


def test_it_withdraws_if_a_renunciation_spoils_the_proposal() -> None:
    def answer(leads: int) -> str:
        dwarfs = {"red-w1": {"at": 2, "level": 5}, "blue-m1": {"at": 16, "level": 3}, "green-m1": 16, "yellow-m1": 16}
        won = {"yellow": [f"task-red-{n}" for n in ("03", "05", "10", "13", "15", "17")][:leads]}
        stage = Stage(BOX, 4, {"dwarfs": dwarfs, "quests": GREEN, "won": won})
        stage.play("red", "propose green")
        stage.play("red", "ask_all")
        stage.play("blue", "renounce_for task-green-16 3")
        stage.play("yellow", "agree task-green-16")
        return says(stage, "red", tempered(rival_weight=1.0))

    assert answer(leads=0) == "keep"
    assert answer(leads=6) == "withdraw"


# --- whole games ----------------------------------------------------------------------------------------------------


def whole_game(bots: Sequence[Bot], seed: str, **settings: Any) -> tuple[State, list[Call]]:
    game = BOX.new(len(bots), SearchDice(seed), settings, simulation=True)
    calls: list[Call] = []
    while not game.over:
        (seat,) = game.asked
        calls.append(bots[seat].choose(BOX.view(game.state, seat)))
        game.answer(seat, calls[-1])
    return game.state, calls


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("board", ["ruins", "dungeon"])
@pytest.mark.parametrize("mode", ["full-game", "short-game"])
def test_a_game_of_steady_players_ends_by_the_rules(seats: int, board: str, mode: str) -> None:
    bots = [BOTS["steady"](f"{seat}") for seat in range(seats)]
    state, _ = whole_game(bots, f"{board} {mode}", board=board, mode=mode)
    assert state.ending != BOX.stop


def test_it_plays_with_a_window_after_every_action() -> None:
    state, _ = whole_game([BOTS["steady"](f"{seat}") for seat in range(3)], "windows", interrupt_mode="full")
    assert state.ending == "all-quests-done"


@pytest.mark.parametrize("board", ["ruins", "dungeon"])
def test_it_beats_random_play(board: str) -> None:
    won = 0
    for number in range(10):
        seat = number % 2
        bots: list[Bot] = [RandomBot(f"{number}"), RandomBot(f"{number}")]
        bots[seat] = BOTS["steady"](f"{number}")
        state, _ = whole_game(bots, f"{number}", board=board, max_rounds=30)
        won += BOX.ranking(state)[seat] == 1 and BOX.ranking(state)[1 - seat] != 1
    assert won == 10


def test_equal_seeds_play_equal_games() -> None:
    one, again, other = (whole_game([BOTS["steady"](f"{s}{k}") for k in "ab"], "equal")[1] for s in ("x", "x", "y"))
    assert one == again
    assert one != other


def test_a_game_does_not_depend_on_the_hashes_of_the_day() -> None:
    def played(hash_seed: str) -> str:
        script = (
            "from tests.games.xorlosch.test_bot import *\n"
            "print(whole_game([BOTS['steady'](k) for k in 'abc'], 'hash', mode='short-game')[1])"
        )
        env = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)}
        return subprocess.run(
            [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True
        ).stdout

    assert played("1") == played("2")
