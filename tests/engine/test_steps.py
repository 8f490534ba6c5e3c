"""Steps make calls; calls are written with names and read back; bad input gets a sentence."""

from types import ModuleType
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.engine import Call, Ids, decision, forward, pick, step
from tests.engine.cellar import (
    CARDS,
    CELLAR,
    CRYPT,
    SquareId,
    act,
    bid,
    call,
    crowded,
    deal,
    goods,
    sell,
    show,
    toss,
    walk,
)
from tests.engine.play import decisions, little_box


def test_calling_a_step_does_nothing_but_name_it() -> None:
    assert walk(CRYPT) == ("walk", CRYPT)
    assert (deal.rules, deal.asks) == (("CEL-SET-1", "CEL-SET-2"), False)
    assert act.asks
    assert crowded.__dict__["rules"] == ("CEL-ACT-1",)


def test_a_trailing_underscore_keeps_python_quiet_and_is_no_part_of_the_name() -> None:
    @step()
    def import_(game: Any) -> None: ...

    assert import_() == ("import",)


def test_arguments_are_given_by_place() -> None:
    with pytest.raises(TypeError, match="walk are given by place"):
        walk(square=CRYPT)


def test_parameters_have_kinds() -> None:
    assert walk.params == (("square", CELLAR.steps["walk"].params[0][1]),)
    assert [name for name, _ in bid.params] == ["amount"]
    assert show.params[0][1] is CARDS


def test_calls_are_written_with_names() -> None:
    assert CELLAR.encode(walk(CRYPT)) == ["walk", "crypt"]
    assert CELLAR.encode(toss(2)) == ["toss", 2]
    assert CELLAR.encode(call(3)) == ["call", "each_call"]
    assert CELLAR.encode(sell(goods(0), goods(11))) == ["sell", ["goods", "rat-1"], ["goods", "gem-3"]]


def test_minus_one_is_none_in_every_kind() -> None:
    assert CELLAR.encode(walk(-1)) == ["walk", "none"]
    assert CELLAR.decode(["walk", "none"]) == walk(-1)
    assert CELLAR.decode(["toss", -1]) == toss(-1)


def test_every_option_of_random_games_is_read_back() -> None:
    for seed in range(6):
        for game in decisions(seed):
            for seat in game.asked:
                for option in game.options(seat):
                    assert CELLAR.decode(CELLAR.encode(option)) == option


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (None, "an answer is a list"),
        ("walk", "an answer is a list"),
        ([], "an answer is a list"),
        ([3, "crypt"], "an answer is a list"),
        (["fly", "crypt"], "there is no step called 'fly'"),
        (["walk", "attic"], "there is no square called 'attic'"),
        (["walk", 5], "there is no square called 5"),
        (["walk", True], "True cannot be an argument of walk"),
        (["walk", None], "None cannot be an argument of walk"),
        (["walk", 1.5], "1.5 cannot be an argument of walk"),
        (["walk", {"to": "crypt"}], "cannot be an argument of walk"),
        (["toss", "two"], "'two' is not a seat"),
        (["toss", "9" * 5000], "is not a seat"),
        (["sell", ["goods", "gold"]], "there is no card called 'gold'"),
        (["sell", []], "an answer is a list"),
    ],
)
def test_bad_words_get_a_sentence(words: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        CELLAR.decode(words)


def test_an_answer_nested_beyond_all_measure_gets_a_sentence() -> None:
    words: list[Any] = ["sell"]
    for _ in range(5000):
        words = ["sell", words]
    with pytest.raises(ValueError, match="nested"):
        CELLAR.decode(words)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["sell", "goods", "rat-1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=8,
)


@given(
    st.lists(JSON, max_size=4)
    | st.builds(lambda name, args: [name, *args], st.sampled_from(["sell", "walk"]), st.lists(JSON, max_size=4))
)
def test_whatever_comes_in_is_a_call_or_a_sentence(words: list[Any]) -> None:
    try:
        read: Call = CELLAR.decode(words)
    except ValueError:
        return
    assert read[0] in CELLAR.steps


def test_two_members_of_a_kind_have_two_names() -> None:
    with pytest.raises(ValueError, match="two rooms have the same name"):
        Ids("room", ["hall", "hall"])


def test_two_steps_of_a_box_have_two_names() -> None:
    @step()
    def walk_(game: Any) -> None: ...

    @decision()
    def walk(game: Any) -> None: ...

    other = ModuleType("other")
    vars(other)["walk"] = walk
    box = little_box(walk_)
    with pytest.raises(ValueError, match="two steps called walk"):
        box._look_through(other, {})


ROOMS = Ids("room", ["hall", "cellar"])


def test_a_step_is_named_before_it_is_defined() -> None:
    @forward
    def rest(game: Any, room: Annotated[int, ROOMS]) -> None: ...

    @step()
    def rest_(game: Any, room: Annotated[int, ROOMS]) -> None: ...

    assert rest(1) == rest_(1) == ("rest", 1)
    box = little_box(rest, rest_)
    assert box.steps["rest"] is rest_


def test_a_step_declared_ahead_exists_and_takes_the_same() -> None:
    @forward
    def rest(game: Any, room: Annotated[int, ROOMS]) -> None: ...

    @step()
    def rest_(game: Any, rooms: Annotated[int, ROOMS]) -> None: ...

    @step()
    def walk(game: Any) -> None: ...

    with pytest.raises(ValueError, match="little declares rest ahead, and has no such step"):
        little_box(rest, walk)
    with pytest.raises(ValueError, match="little declares rest ahead with other arguments than it takes"):
        little_box(rest, rest_)


def test_a_box_finds_its_steps_windows_events_and_laws() -> None:
    assert {"walk", "bid", "goods", "scope", "pass", "each_call", "each_call/ask"} <= set(CELLAR.steps)
    assert {"each_call", "ambush"} <= set(CELLAR.windows)
    assert {"drew", "peeked"} <= set(CELLAR.events)
    assert "tests.engine.cellar:crowded" in CELLAR.laws
    cited = {rule for known in CELLAR.steps.values() for rule in known.rules}
    assert cited
    assert all(rule.startswith(CELLAR.prefix) for rule in cited)


def test_a_pick_is_named_but_takes_no_game() -> None:
    @pick("LIT-1")
    def slot(place: int, what: int) -> None: ...

    assert slot(1, 2) == ("slot", 1, 2)
    assert [name for name, _ in slot.params] == ["place", "what"]


def test_settings_are_checked() -> None:
    assert CELLAR.full_settings({}) == {"traps": 1, "rounds": None}
    assert CELLAR.full_settings({}, simulation=True) == {"traps": 1, "rounds": 6}
    assert CELLAR.full_settings({"traps": "2", "rounds": "none"}) == {"traps": 2, "rounds": None}
    with pytest.raises(ValueError, match="cellar has no setting 'rats'; it has rounds, traps"):
        CELLAR.full_settings({"rats": 1})
    with pytest.raises(ValueError, match="setting rounds cannot be 7; it can be none, 1, 6"):
        CELLAR.full_settings({"rounds": 7})
    with pytest.raises(ValueError, match="cellar is for 2 to 4 players, not 5"):
        CELLAR.check_seats(5)


def test_a_wish_has_one_argument_that_is_a_thing() -> None:
    @step()
    def take(game: Any, square: SquareId) -> None: ...

    @step()
    def pay(game: Any, gold: int) -> None: ...

    @step()
    def swap(game: Any, one: SquareId, other: SquareId) -> None: ...

    assert little_box(take, preferences=(take,)).preferences == (take,)
    for wish in (pay, swap):
        with pytest.raises(ValueError, match=f"{wish.name} cannot be a preference"):
            little_box(wish, preferences=(wish,))
