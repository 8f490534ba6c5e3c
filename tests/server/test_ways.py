"""How far things can go: all of them at once, and the options that take them there."""

from typing import Any

from lanterne import registry
from lanterne.engine import SearchDice, View
from lanterne.server.ways import via, way, ways


def turns(count: int) -> list[View[Any]]:
    """The first turns of a game of Xorlosch in which everybody gives the default answer, as the active seat sees
    them."""
    box = registry.box("xorlosch")
    game = box.new(3, SearchDice(7))
    found: list[View[Any]] = []
    while len(found) < count:
        seat = game.asked[0]
        view = box.view(game.state.copy(), seat)
        if view.decision.name == "turn_action":
            found.append(view)
        game.answer(seat, view.default_answer())
    return found


def test_each_thing_that_can_go_somewhere_has_its_ways() -> None:
    far = 0
    for view in turns(12):
        moved = {thing for call in view.options() if call[0] == "step_dwarf" for thing in view.pointed_at(call)}
        found = ways(view)
        assert set(found) == {thing for thing in moved if thing.startswith("dwarf:")}
        for thing, places in found.items():
            for to, cost in places.items():
                calls = way(view, thing, to)
                assert calls[0] in view.options()
                assert {thing, to} <= view.pointed_at(calls[-1])
                assert cost >= len(calls)
                far += len(calls) > 1
    assert far > 0


def test_what_cannot_go_anywhere_has_no_way() -> None:
    [view] = turns(1)
    assert way(view, "dwarf:nobody", "square:ruins-03") == ()
    assert way(view, "", "square:ruins-03") == ()


def test_a_way_that_begins_with_a_roll_can_be_followed_back() -> None:
    box = registry.box("heroquest")
    game = box.new(5, SearchDice(7), {"play": "single-quest"})
    while (view := box.view(game.state, game.asked[0])).decision.name != "turn_choice":
        game.answer(game.asked[0], view.default_answer())
    [places] = ways(view).values()
    before = via(view)[""]
    for to, cost in places.items():
        calls = way(view, "", to)
        assert calls[0] == ("roll_movement",)
        assert (to in before) == (cost > 1)
        assert to not in before or before[to] in {thing for call in calls[1:] for thing in view.pointed_at(call)}
