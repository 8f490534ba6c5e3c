"""The ledger of favours (XOR-DIP-22): what is written into it, and when."""

from typing import Any

from tests.citing import rule
from tests.games.xorlosch.talks import ONE_EACH, play, scene

from lanterne.games.xorlosch.scene.favours import favour_panel
from lanterne.lab.stage import Stage
from lanterne.scene import Say


def ledger(table: Stage) -> dict[str, dict[str, dict[str, int]]]:
    found: dict[str, dict[str, dict[str, int]]] = table.describe()["favours"]
    return found


def helped(count: int = 1) -> dict[str, int]:
    return {"helped": count, "hurt": 0}


def hurt(count: int = 1) -> dict[str, int]:
    return {"helped": 0, "hurt": count}


def asked(dwarfs: str = ONE_EACH, **more: Any) -> Stage:
    table = scene(dwarfs, blue="12 14 22", **more)
    play(table, "red: propose blue", "red: ask_all")
    return table


@rule("XOR-DIP-22")
def test_those_who_agreed_have_helped_the_proposer_once_the_quest_is_done() -> None:
    table = asked()
    play(table, "blue: agree task-blue-14")
    assert ledger(table) == {}
    play(table, "green: agree task-blue-22")
    assert ledger(table) == {"blue": {"red": helped()}, "green": {"red": helped()}}


@rule("XOR-DIP-22")
def test_a_veto_that_stands_hurts_and_an_agreement_in_vain_is_nothing() -> None:
    table = asked()
    play(table, "blue: veto task-blue-14", "green: agree task-blue-22")
    assert ledger(table) == {}
    play(table, "blue: keep", "red: withdraw")
    assert ledger(table) == {"blue": {"red": hurt()}}


@rule("XOR-DIP-22")
def test_a_veto_given_up_does_not_hurt() -> None:
    table = asked()
    play(table, "blue: veto task-blue-14", "green: agree task-blue-22", "blue: agree task-blue-14", "red: keep")
    assert ledger(table) == {"blue": {"red": helped()}, "green": {"red": helped()}}


@rule("XOR-DIP-22")
def test_two_tasks_of_one_player_are_one_favour() -> None:
    table = asked("red-w1 L5 on 12, blue-m1 L2 on 14, blue-m2 on 22")
    play(table, "blue: agree task-blue-14", "blue: agree task-blue-22")
    assert ledger(table) == {"blue": {"red": helped()}}


@rule("XOR-DIP-22")
def test_who_renounces_helps_the_one_who_gets_the_task() -> None:
    table = asked("red-w1 L5 on 12, blue-m1 on 14, green-m1 L3 on 22, blue-m2 L2 on 22, yellow-m1 on 22", seats=4)
    play(table, "blue: agree task-blue-14", "green: renounce_for task-blue-22 3", "yellow: agree task-blue-22")
    assert ledger(table) == {}
    play(table, "red: keep")
    assert ledger(table) == {
        "blue": {"red": helped()},
        "green": {"yellow": helped()},
        "yellow": {"red": helped()},
    }


@rule("XOR-DIP-22")
def test_who_is_forced_has_done_no_favour() -> None:
    table = asked("red-w1 L5 on 12, blue-m1 L3 on 14, red-m1 on 14, green-m1 on 22", won={"red": "green-02 green-03"})
    play(table, "blue: renounce task-blue-14", "red: force")
    assert ledger(table) == {"blue": {"red": helped()}}  # blue gave the task up; green was never asked


@rule("XOR-DIP-22")
def test_an_item_hurts_the_one_who_loses_the_task_and_nobody_else() -> None:
    dwarfs = "red-w1 L3 on 12, blue-w1 on 12, red-m1 on 14, green-m1 on 22"
    table = scene(dwarfs, blue="12 14 22", items="blue trap")
    play(table, "red: announce blue", "blue: set_trap blue-w1 task-blue-12")
    assert ledger(table) == {"blue": {"red": hurt()}}
    table = scene(dwarfs, blue="12 14 22", items="red trap")
    play(table, "red: set_trap red-w1 task-blue-12")
    assert ledger(table) == {}  # red held it before
    table = scene("red-w1 on 12, blue-w1 L3 on 12", blue="12 14 22", items="red potion")
    play(table, "red: drink_potion red-w1")
    assert ledger(table) == {"red": {"blue": hurt()}}


@rule("XOR-DIP-22")
def test_the_ledger_lies_open() -> None:
    told = {"red": {"blue": {"helped": 2, "hurt": 1}}, "green": {"red": {"hurt": 3}}}
    table = scene(ONE_EACH, blue="12 14 22", favours=told)
    red, green = favour_panel(table.game.state).nodes
    assert red.detail == (Say("favour-both", {"player": Say("colour-blue"), "helped": 2, "hurt": 1}),)
    assert green.detail == (Say("favour-hurt", {"player": Say("colour-red"), "hurt": 3}),)
