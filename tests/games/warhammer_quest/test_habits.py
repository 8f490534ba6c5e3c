"""What goes without saying (WQ-EQP-11, WQ-WAR-3), and how a party waits."""

from tests.citing import rule
from tests.games.warhammer_quest.moments import EMPTY, window
from tests.games.warhammer_quest.scene import PARTY, scene

from lanterne.engine import Seat, Table
from lanterne.engine.walk import Walks
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.rules.habits import all_wait, end_at_once, pass_in_peace
from lanterne.games.warhammer_quest.rules.own_turn import end_own_turn
from lanterne.games.warhammer_quest.state import EXPLORATION, EXPLORATION_WINDOW, MONSTERS_PHASE, MONSTERS_PHASE_WINDOW

POTION = EMPTY | {"elf": {"cards": ["healing-potion"]}, "dwarf": {"cards": [], "wounds": 3}}


@rule("WQ-EQP-11")
def test_nobody_is_asked_for_a_card_as_the_phase_of_no_monsters_starts() -> None:
    calm = scene(POTION)
    window(calm, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert calm.asked == ("elf",)
    assert pass_in_peace(calm.view("elf")) == ("pass",)
    assert pass_in_peace(calm.view("dwarf")) is None, "only who is asked"
    other = scene(POTION)
    window(other, EXPLORATION_WINDOW, EXPLORATION)
    assert pass_in_peace(other.view("elf")) is None, "other moments are asked about"


@rule("WQ-EQP-11")
def test_with_a_monster_about_everybody_is_asked() -> None:
    stage = scene(POTION, monsters={"skaven-1": "1c3"})
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert pass_in_peace(stage.view(stage.asked[0])) is None


@rule("WQ-WAR-3")
def test_a_turn_ends_by_itself_only_if_nothing_is_left() -> None:
    stage = scene(EMPTY, active="barbarian")
    assert {call[0] for call in stage.view("barbarian").options()} > {"end_own_turn"}
    assert end_at_once(stage.view("barbarian")) is None
    assert end_at_once(stage.view("elf")) is None
    still = scene(EMPTY, active="barbarian", moves=0)
    assert end_at_once(still.view("barbarian")) == end_own_turn()
    assert end_at_once(still.view("elf")) is None, "only whose turn it is"
    beside = scene(EMPTY, active="barbarian", moves=0, monsters={"skaven-1": "1c3"})
    assert end_at_once(beside.view("barbarian")) is None, "there is something to strike"


@rule("WQ-WAR-3")
def test_all_warriors_of_a_person_wait() -> None:
    position = {"warriors": {name: {"at": f"1a{row}", "cards": []} for row, name in enumerate(PARTY, start=1)}}
    table = Table.new(BOX, [Seat("Ann")] * 4, {}, bytes(32), names=PARTY, position=position)
    shortcut = next(each for each in table.view_of_person(table.asked[0]).shortcuts() if each.name == "all_wait")
    turn, waited = table.state.turn, []
    for seat, call in Walks().follow(table, table.asked[0], shortcut):
        assert call == end_own_turn()
        waited.append(seat)
        table.answer(seat, call)
    assert sorted(waited) == [0, 1, 2, 3], "each of them once"
    assert table.state.turn >= turn


@rule("WQ-WAR-3")
def test_nobody_waits_by_one_click_with_a_monster_about() -> None:
    stage = scene(EMPTY, active="barbarian", monsters={"skaven-1": "1d1"})
    view = stage.view("barbarian")
    assert all_wait(view, view) is None
