"""The summary of a finished game."""

from typing import Any

from tests.games.xorlosch.talks import scene

from lanterne.engine import EventRecord
from lanterne.games.xorlosch.content.cards import CARD_NAMES
from lanterne.games.xorlosch.rules.answers import VETOED
from lanterne.games.xorlosch.rules.award import CARD_WON, QUEST_DONE
from lanterne.games.xorlosch.rules.diplomacy import PROPOSED
from lanterne.games.xorlosch.rules.majority import ANNOUNCED, MAJORITY_LOST
from lanterne.games.xorlosch.rules.reconsideration import DIPLOMACY_FAILED, FORCED_IT, MAJORITY_GONE
from lanterne.games.xorlosch.rules.turn import ROUND_OVER
from lanterne.games.xorlosch.story import turning_points
from lanterne.scene import Say

RED, BLUE = 0, 1


def quest(*wins: tuple[int, str]) -> list[EventRecord]:
    """A quest is done, and these players win these cards."""
    cards = [EventRecord(CARD_WON, (seat, CARD_NAMES.index(f"task-{card}"))) for seat, card in wins]
    return [EventRecord(QUEST_DONE, (0,)), *cards]


def points_of(*told: EventRecord, **more: Any) -> dict[str, Say]:
    """The summary of a game that ends like this, by message."""
    return {say.id: say for say in turning_points(scene("red-w1 on 2", seats=2, **more).game.state, told)}


def lead(*told: EventRecord, **more: Any) -> tuple[str, str, int] | None:
    """Who took the lead for good, with which card, in which round."""
    say = points_of(*told, **more).get("story-lead")
    if say is None:
        return None
    player, card, number = say.args["player"], say.args["card"], say.args["round"]
    assert isinstance(player, Say)
    assert isinstance(card, Say)
    assert isinstance(number, int)
    return player.id, card.id, number


ROUND = EventRecord(ROUND_OVER, (1,))
AHEAD = quest((RED, "green-02"), (RED, "green-03"))
LEVEL = quest((BLUE, "green-06"), (BLUE, "green-07"))


def test_a_lead_is_for_good_only_if_nobody_draws_level_later() -> None:
    assert lead(*AHEAD) == ("colour-red", "card-task-green-03", 1)
    assert lead(*AHEAD, ROUND, *LEVEL, *quest((RED, "green-09"), (RED, "green-11"))) == (
        "colour-red",
        "card-task-green-11",
        2,
    )


def test_with_equal_cards_at_the_end_nobody_has_taken_the_lead_for_good() -> None:
    assert lead(*AHEAD, ROUND, *LEVEL) is None
    assert lead() is None


def test_cards_of_one_quest_come_at_the_same_time() -> None:
    both = quest((BLUE, "blue-04"), (BLUE, "blue-08"), (RED, "blue-12"))
    assert lead(*AHEAD, ROUND, *both) == ("colour-red", "card-task-green-03", 1)


def test_a_game_that_began_in_the_middle_had_cards_and_rounds_before() -> None:
    before = {"blue": "red-03 red-05 red-10", "red": "blue-04"}
    won = before | {"red": "blue-04 green-02 green-03"}
    assert lead(*AHEAD, won=won, round=9) is None  # equal
    won["red"] += " green-09 green-11"
    ahead = quest((RED, "green-09"), (RED, "green-11"))
    assert lead(*AHEAD, ROUND, *ahead, won=won, round=10) == ("colour-red", "card-task-green-11", 11)


def test_a_lead_from_before_the_beginning_is_told_of_no_card() -> None:
    won = {"blue": "red-03 red-05 red-10", "red": "green-02 green-03"}
    assert lead(*AHEAD, won=won) is None


def test_a_quest_forced_in_the_middle_of_talks_is_done_by_majority() -> None:
    forced, gone = EventRecord(FORCED_IT, (RED, 0)), EventRecord(MAJORITY_GONE, (RED, 0))
    told = points_of(
        EventRecord(PROPOSED, (RED, 0)), forced, *AHEAD, EventRecord(PROPOSED, (BLUE, 0)), forced, gone, *LEVEL
    )
    assert told["story-quests"].args == {"majority": 1, "agreed": 1}


def test_only_completed_quests_are_counted_and_failed_proposals_as_such() -> None:
    lost = [EventRecord(ANNOUNCED, (RED, 0)), EventRecord(MAJORITY_LOST, (RED, 0))]
    failed = [EventRecord(PROPOSED, (RED, 0)), EventRecord(VETOED, (BLUE, 0)), EventRecord(DIPLOMACY_FAILED, (0,))]
    told = points_of(*lost, *failed, EventRecord(ANNOUNCED, (RED, 0)), *AHEAD, EventRecord(PROPOSED, (BLUE, 0)), *LEVEL)
    assert told["story-quests"].args == {"majority": 1, "agreed": 1}
    assert told["story-vetoes"].args == {"count": 1, "failed": 1}
