"""The coach: what it advises, why, and what it says of a game that is over."""

from typing import Any

import pytest

from lanterne import registry
from lanterne.coaching import second_thought as said
from lanterne.coaching import told, why
from lanterne.engine import Call, Seat, Table, View, call_to_text, text_to_call
from lanterne.manifest import Mind
from lanterne.search import Budget, Search
from lanterne.search.coach import hint, reasons, second_thought
from lanterne.search.review import decisions, review_table
from lanterne.words import LANGUAGES, words_for
from tests.browser.runs import LAST_PHASE

HOME, AWAY = "move S", "move N"
GAMES = [name for name in registry.OWN_GAMES if registry.search(name) is not None]


def thinking(game: str) -> Search[Any]:
    found = registry.search(game)
    assert found is not None
    return found


def called(view: View[Any], words: str) -> Call:
    return text_to_call(view.box, words, view.state)


def test_the_bearer_is_told_to_run_home() -> None:
    view = LAST_PHASE.table().view(0)
    advice = hint(thinking("dungeon-run"), view, Budget(120))
    assert call_to_text(view.box, advice.answer) == HOME


def test_a_blunder_gets_a_second_thought_and_a_good_answer_none() -> None:
    view, search = LAST_PHASE.table().view(0), thinking("dungeon-run")
    advice = second_thought(search, view, called(view, AWAY), Budget(120))
    assert advice is not None
    assert call_to_text(view.box, advice.answer) == HOME
    assert advice.instead == called(view, AWAY)
    assert advice.gain > 0.1
    assert second_thought(search, view, called(view, HOME), Budget(120)) is None


def test_the_same_question_gets_the_same_advice() -> None:
    view, search = LAST_PHASE.table().view(0), thinking("dungeon-run")
    assert hint(search, view, Budget(60), "seed") == hint(search, view, Budget(60), "seed")


def test_reasons_are_more_of_what_is_good_and_less_of_what_is_bad() -> None:
    view, search = LAST_PHASE.table().view(0), thinking("dungeon-run")
    here = dict(search.mind.features(view, 0))
    near = {**here, "way home": here["way home"] + 0.5, "can be caught": here["can be caught"] + 0.5}
    found = {(reason.what.id, reason.more) for reason in reasons(search, view, near, here)}
    assert ("feature-way-home", True) in found
    assert ("feature-can-be-caught", True) not in found, "more danger is no reason"
    assert reasons(search, view, {}, here) == (), "the end of a game has no features"


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_feature_with_words(game: str) -> None:
    mind: Mind[Any] = thinking(game).mind
    box = registry.box(game)
    table = Table.new(box, seated(game), {}, bytes(32))
    names = set(mind.features(table.view(0), 0))
    assert set(mind.reasons) <= names
    assert mind.burdens <= set(mind.reasons)
    for language in LANGUAGES:
        words = words_for(box, language)
        assert all(words.said(reason) != reason.id for reason in mind.reasons.values())


def seated(game: str) -> list[Seat]:
    return [Seat(f"player {number}") for number in range(max(registry.box(game).seats))]


def over() -> Table[Any]:
    """The race after Vargagg has run away from home; the steady bot plays it to the end."""
    table = LAST_PHASE.table()
    table.answer(0, called(table.view(0), AWAY))
    bots = [registry.bot("dungeon-run", "steady")(f"over {seat}") for seat in range(4)]
    while not table.over:
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.view(seat)))
    return table


def test_a_review_finds_the_blunder_and_ends_as_the_game_did() -> None:
    table = over()
    found = review_table(thinking("dungeon-run"), table, [0])
    assert [point.n for point in found.points[:-1]] == [decision.n for decision in decisions(table, [0])]
    first = found.moments[0]
    assert call_to_text(table.box, first.answer) == AWAY
    assert first.better is not None
    assert call_to_text(table.box, first.better.answer) == HOME
    places = table.box.ranking(table.state)
    assert found.points[-1].chances[0] == (1 / places.count(1) if places[0] == 1 else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_coach_says_is_whole_sentences(language: str) -> None:
    table = over()
    words = words_for(table.box, language)
    view = LAST_PHASE.table().view(0)
    search = thinking("dungeon-run")
    lines = list(why(view, hint(search, view, Budget(60)), words))
    advice = second_thought(search, view, called(view, AWAY), Budget(120))
    assert advice is not None
    lines.append(said(view, advice, words))
    for moment in review_table(search, table, [0]).moments:
        lines += told(moment, words)
    assert len(lines) > 3
    for line in lines:
        assert "coach-" not in line
        assert "feature-" not in line
        assert "{" not in line
