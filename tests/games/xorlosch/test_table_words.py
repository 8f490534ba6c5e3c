"""What the table says of quests and players is true in every position."""

from tests.games.xorlosch.talks import all_cards_but, play, scene

from lanterne.engine import View
from lanterne.games.xorlosch import BOX
from lanterne.lab.stage import Stage
from lanterne.registry import scene as shown
from lanterne.scene import Say
from lanterne.words import words_for


def told(table: Stage, thing: str = "") -> list[Say]:
    """What is said of a thing of the table, or in its status line."""
    seen = shown(View(BOX, table.game.state, -1))
    if not thing:
        return list(seen.status)
    return [say for panel in seen.panels for node in panel.nodes if node.id == thing for say in node.detail]


def ids(says: list[Say]) -> list[str]:
    """The messages only."""
    return [say.id for say in says]


def test_a_dwarf_of_the_wrong_type_is_there_but_cannot_do_the_task() -> None:
    table = scene("red-m1 on 2, red-m2 on 16", green="2 16")
    nobody = Say("task-nobody")
    assert nobody in told(table, "task:task-green-02")
    assert nobody not in told(table, "task:task-green-16")
    assert words_for(BOX, "en").said(nobody) == "Nobody there can do it"


def test_in_the_talks_the_quest_says_who_holds_what_not_that_it_could_be_proposed() -> None:
    table = scene("red-w1 on 4, blue-m1 on 8, blue-w1 on 12", blue="4 8 12")
    threat, own = told(table, "quest:blue")[:2]
    assert (threat.id, threat.args["player"]) == ("outlook-threat", Say("colour-blue"))
    assert own.id == "outlook-diplomacy"
    play(table, "red: propose blue")
    assert ids(told(table, "quest:blue")) == ["outlook-held", "pile-left"], "nobody can announce what is being settled"
    first = told(table, "quest:blue")[0]
    assert (first.id, first.args["held"], first.args["tasks"]) == ("outlook-held", 1, 3)


def test_when_the_game_is_over_nobody_is_to_play() -> None:
    table = scene(
        "red-w1 on 17, red-m1 on 19, red-w2 on 20, red-w3 on 23, red-m2 on 16, blue-w1 on 2",
        seats=2,
        green="2 16",
        blue="",
        red="17 19 20 23",
        waiting={"green": "", "blue": "", "red": ""},
        won={"blue": " ".join(all_cards_but("green-02", "green-16", "red-17", "red-19", "red-20", "red-23"))},
        settings={"mode": "short-game"},
    )
    assert "status-turn" in ids(told(table))
    assert "player-active" in ids(told(table, "seat:0"))
    play(table, "red: announce red")
    assert ids(told(table)) == ["board-ruins", "status-over"]
    assert "player-active" not in ids(told(table, "seat:0"))
    assert ids(told(table, "quest:green")) == ["pile-left"]
