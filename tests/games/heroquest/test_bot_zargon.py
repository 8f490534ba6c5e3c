"""The bot in Zargon's seat (HQ-PLC-1): a whole table on which no person plays him."""

import random
from collections import Counter

import pytest
from tests.citing import rule

from lanterne.bots import RandomBot
from lanterne.engine import Call, Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.rules.zargon import let_rest_act
from lanterne.games.heroquest.state import State, zargon

ROAMING = ("open_door", "walk", "roll_movement")


def rest_of_turn(state: State, seed: int, first: Call | None) -> bytes:
    """How a turn of Zargon ends if the bot plays it, perhaps after a `first` answer."""
    game = Game(BOX, state.copy(), SearchDice(seed))
    bot = BOTS["steady"]("zargon")
    if first is not None:
        game.answer(zargon(state), first)
    while not game.over and game.state.round == state.round and game.asked[0] == zargon(state):
        game.answer(zargon(state), bot.choose(BOX.view(game.state, zargon(state))))
    return game.state.encode()


def outing(quest: int, heroes: int, decisions: int, compared: bool = False) -> Counter[str]:
    """What Zargon is asked while heroes without a plan roam about. The bot's answers are open, or
    this fails. If `compared`, so does a turn of Zargon that plays itself otherwise than the bot would."""
    settings = BOX.full_settings({"play": "single-quest", "quest": quest, "max_rounds": 150, "difficulty": "tale"})
    game = Game(BOX, BOX.setup(settings, heroes + 1), SearchDice(quest))
    anyhow, drafter = random.Random(heroes), RandomBot(str(heroes))
    bot = BOTS[BOX.substitute(game.state, heroes)]("zargon")
    asked: Counter[str] = Counter()
    for _ in range(decisions):
        if game.over:
            break
        seat = game.asked[0]
        view = BOX.view(game.state, seat)
        if seat == zargon(game.state):
            asked[game.decision.name] += 1
            if compared and game.decision.name == "zargon_choice":
                by_itself = rest_of_turn(game.state, quest, let_rest_act())
                by_itself = by_itself.replace(b'"rest_acts":true', b'"rest_acts":false')
                assert by_itself == rest_of_turn(game.state, quest, None)
            game.answer(seat, bot.choose(view))
        else:
            calls = [call for call in view.options() if not call[0].startswith("leave")]
            roaming = [call for call in calls if call[0] in ROAMING] or calls
            game.answer(seat, anyhow.choice(roaming) if roaming else drafter.choose(view))
    return asked


@rule("HQ-PLC-1")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_one_to_four_heroes_can_play_without_anybody_being_zargon(heroes: int) -> None:
    asked = outing(1, heroes, 600) + outing(2, heroes, 600)
    assert asked["zargon_choice"] > 0
    assert asked["monster_choice"] == asked["zargon_choice"], "he uses all his monsters, one after the other"


@rule("HQ-PLC-1", "HQ-AUT-13")
@pytest.mark.parametrize("quest", [3, 8])
def test_a_turn_that_plays_itself_goes_as_the_bot_would_play_it(quest: int) -> None:
    assert outing(quest, 4, 800, compared=True)["zargon_choice"] > 0


@pytest.mark.long
@pytest.mark.parametrize("quest", range(1, 15))
def test_the_bot_has_an_open_answer_in_every_quest(quest: int) -> None:
    assert outing(quest, 4, 4000, compared=True)["monster_choice"] > 0
