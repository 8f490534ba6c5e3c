"""Ranking answers and telling chances: the same every time, within the budget, and true where it can be checked."""

from importlib import import_module
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Bot, Call, SearchDice, View
from lanterne.manifest import Effort
from lanterne.packs.packages import package
from lanterne.search import LEVELS, Budget, NoviceBot, Search, SearchBot
from tests.search.test_value import LEARNT, QUICK

FEW = Budget(30)


def thinking_in(game: str) -> Search[Any]:
    found = registry.search(game)
    assert found is not None
    return found


def some_view(game: str, lines: int = 2) -> View[Any]:
    """A view in which there are at least this many other lines to think about."""
    box, thinking = registry.box(game), thinking_in(game)
    seats, settings = thinking.mind.tables[0] if thinking.mind.tables else (box.seats_with()[0], {})
    playing = box.new(seats, SearchDice(3), settings, simulation=True)
    maker = thinking.mind.quick or thinking.manifest.bots["steady"]
    bots = [maker(f"{seat}") for seat in range(seats)]
    decisions = 0
    while True:
        seat = playing.asked[0]
        view = box.view(playing.state, seat)
        answer = bots[seat].choose(view)
        decisions += 1
        if decisions > 40 and len(thinking.lines(view, answer)) >= lines:
            return view
        playing.play(seat, answer)


@pytest.mark.parametrize("game", QUICK)
def test_the_same_question_gets_the_same_answer(game: str) -> None:
    view = some_view(game)
    first = registry.rank(view, FEW, "seed")
    assert registry.rank(view, FEW, "seed") == first
    assert len(first) > 1
    assert all(view.is_open(each.answer) for each in first)
    assert len({each.answer for each in first}) == len(first)
    assert [each.usual for each in first].count(True) == 1
    assert sum(each.worlds for each in first) <= 30


@pytest.mark.parametrize("game", QUICK)
def test_values_and_chances_are_shares(game: str) -> None:
    view = some_view(game)
    for each in registry.rank(view, FEW):
        assert 0 <= each.value <= 1
        assert each.spread >= 0
        assert each.doubt >= 0
    for chances in (registry.chance(view), registry.chance(view, Budget(2))):
        assert len(chances) == len(view.state.sealed)
        assert all(0 <= each <= 1 for each in chances)
        sides = thinking_in(game).mind.sides(view.state)
        if len(set(sides)) > 1:
            assert sum(dict(zip(sides, chances, strict=True)).values()) == pytest.approx(1)


@pytest.mark.parametrize("game", QUICK)
def test_who_is_stopped_at_once_gives_the_usual_answer(game: str) -> None:
    view = some_view(game)
    thinking = thinking_in(game)
    best = thinking.rank(view, Budget(stop=lambda: True), "seed")[0]
    assert best.answer == thinking.manifest.bots["steady"]("seed").choose(view)
    assert best.usual


@pytest.mark.parametrize("game", LEARNT)
def test_seats_of_one_side_share_what_a_game_was_worth(game: str) -> None:
    """Otherwise they would not think together."""
    mind, box = thinking_in(game).mind, registry.box(game)
    seats, settings = mind.tables[0] if mind.tables else (box.seats_with()[0], {})
    for seed in range(2):
        playing = box.new(seats, SearchDice(seed), settings, simulation=True)
        maker = mind.quick or registry.manifest(game).bots["steady"]
        bots = [maker(f"{seat}") for seat in range(seats)]
        while not playing.over:
            seat = playing.asked[0]
            playing.play(seat, bots[seat].choose(box.view(playing.state, seat)))
        places, sides = box.ranking(playing.state), mind.sides(playing.state)
        worths = [mind.worth(playing.state, places, seat) for seat in range(seats)]
        assert all(0 <= each <= 1 for each in worths)
        assert len(set(zip(sides, worths, strict=True))) == len(set(sides))


def test_a_game_that_is_over_is_told_as_it_ended() -> None:
    game = registry.box("xorlosch").new(2, SearchDice(1), {"max_rounds": 30}, simulation=True)
    bots = [registry.bot("xorlosch", "steady")(f"{seat}") for seat in range(2)]
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(game.box.view(game.state, seat)))
    places = game.box.ranking(game.state)
    if registry.search("xorlosch") is None:
        pytest.skip("Xorlosch has learnt no values")
    assert registry.chance(game.box.view(game.state, -1)) == tuple(
        1 / places.count(1) if place == 1 else 0.0 for place in places
    )


def test_a_game_without_a_mind_has_no_opinion_and_no_levels() -> None:
    view = registry.box("quest-workshop").new(1, SearchDice(1)).choice
    assert view is not None
    game = registry.box("quest-workshop").new(1, SearchDice(1))
    assert registry.rank(game.box.view(game.state, 0)) == []
    assert registry.chance(game.box.view(game.state, 0)) == ()
    assert not {"novice", "strong", "master"} & set(registry.bots("quest-workshop"))


@pytest.mark.parametrize("game", registry.OWN_GAMES)
def test_levels_stand_in_their_order_and_the_usual_bot_is_steady(game: str) -> None:
    names = [name for name in registry.bots(game) if name in LEVELS]
    assert names == [name for name in LEVELS if name in names]
    if game != "quest-workshop":
        assert registry.usual_bot(game) == "steady"


@pytest.mark.parametrize("game", QUICK)
def test_bots_of_all_levels_give_open_answers(game: str) -> None:
    thinking = thinking_in(game)
    box = registry.box(game)
    seats, settings = thinking.mind.tables[0] if thinking.mind.tables else (box.seats_with()[0], {})
    playing = box.new(seats, SearchDice(2), settings, simulation=True)
    makers = (SearchBot, NoviceBot)
    bots: list[Bot] = [makers[seat % 2](f"{seat}", thinking, Effort(8, 1.0)) for seat in range(seats)]
    for _ in range(30):
        if playing.over:
            break
        seat = playing.asked[0]
        playing.answer(seat, bots[seat].choose(box.view(playing.state, seat)))  # raises if it is not open


def test_bots_can_be_named_by_their_play_outs() -> None:
    made = registry.bot("dungeon-run", "thinks:40")("seed")
    assert isinstance(made, SearchBot)
    assert made.effort.iterations == 40
    for name in ("thinks:0", "thinks:x", "thinks:", "thinks:-3", "think:40"):
        with pytest.raises(ValueError, match="has no bot called"):
            registry.bot("dungeon-run", name)
    with pytest.raises(ValueError, match="has no bot called"):
        registry.bot("quest-workshop", "thinks:40")


def test_a_novice_slips_but_is_never_silly() -> None:
    """Values are planted: of the options, one is as good as the usual answer, one a little worse, the others silly."""
    view = some_view("dungeon-run", lines=3)
    thinking = thinking_in("dungeon-run")
    usual = thinking.manifest.bots["steady"]("").choose(view)
    others = thinking.lines(view, usual)
    worth = {others[0]: 0.5, others[1]: 0.47}

    class Planted(Search[Any]):
        def weigh(self, view: View[Any], lines: Any, budget: Budget, seed: str = "", ahead: int | None = None) -> Any:
            found = super().weigh(view, lines, Budget(2 * len(list(lines))), seed, ahead)
            return [each._replace(value=0.5 if each.usual else worth.get(each.line, 0.1)) for each in found]

    planted = Planted(thinking.manifest, thinking.value)
    given: set[Call] = {NoviceBot(f"novice {number}", planted, Effort(8, 1.0)).choose(view) for number in range(30)}
    may_be_given = {usual, *(line[0] for line in worth)}
    silly = {line[0] for line in others} - may_be_given
    assert len(given) > 1
    assert not given & silly
    for number in range(30):
        novice = NoviceBot(f"novice {number}", planted, Effort(8, 1.0))
        novice.choose(view)
        assert novice.choose(view) == usual, "what changed nothing is not done twice"


def test_a_sealed_answer_that_is_in_can_be_thought_about_again() -> None:
    """It may still be replaced: the seat is asked, although the game waits for others."""
    box = registry.box("dungeon-lords")
    game = box.new(3, SearchDice(4), simulation=True)
    bots = [thinking_in("dungeon-lords").mind.quick for _ in range(3)]
    assert bots[0] is not None
    while game.choice is not None and (game.choice.reveal is None or len(game.asked) < 2):
        seat = game.asked[0]
        game.answer(seat, bots[0](f"{seat}").choose(box.view(game.state, seat)))
    seat = game.asked[0]
    usual = bots[0]("usual").choose(box.view(game.state, seat))
    game.answer(seat, usual)
    view = box.view(game.state, seat)
    assert view.is_asked
    assert seat not in game.asked
    ranked = registry.rank(view, Budget(12), "seed", usual)
    assert len(ranked) > 1
    assert all(view.is_open(each.answer) for each in ranked)


@pytest.mark.parametrize("game", [game for game in registry.OWN_GAMES if registry.search(game) is not None])
def test_what_is_worth_a_thought_goes_by_names_that_exist(game: str) -> None:
    """A step that was renamed would no longer be thought about."""
    features = import_module(f"{package(game)}.features")
    steps = {name.partition("/")[0] for name in registry.box(game).steps}
    for each in ("THOUGHT_ABOUT", "NOT_THOUGHT_ABOUT", "DEEDS", "SETTLED"):
        assert set(getattr(features, each, ())) <= steps
