"""What the log tells: the cards of a quest, the score after it, the winner and why (XOR-NEW, XOR-END)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.talks import all_cards_but, play, scene

from lanterne.engine import EventRecord
from lanterne.games.xorlosch import BOX
from lanterne.lab.stage import Stage
from lanterne.words import words_for

FOUR = {"green": "green-29", "blue": "green-25 red-30"}


def log(table: Stage, language: str = "en") -> list[str]:
    """All events, in words."""
    words = words_for(BOX, language)
    told: list[EventRecord] = table.said
    return [words.event(said, words.names(table.game.state)) for said in told]


@rule("XOR-NEW-1", "XOR-NEW-2", "XOR-NEW-3")
def test_a_quest_that_is_done_tells_the_score_and_the_cards_that_follow() -> None:
    table = scene(
        "red-w1 on 2, red-m1 on 16",
        green="2 16",
        waiting={"green": "3 15"},
        pile={"green": "7 9"},
        won=FOUR,
    )
    play(table, "red: announce green")
    assert log(table)[-4:] == [
        "Red wins “Dragon Lance (16)”.",
        "Task cards: Red 2, Blue 2 and Green 1.",
        "A new green quest is on the board: Kobold (3) and Amulet (15).",
        "A new green quest waits beside its pile: Crossbow (7) and Crossbow (9).",
    ]
    assert log(table, "fr")[-3] == "Cartes de tâches\u00a0: Rouge 2, Bleu 2 et Vert 1."


def won(red: str, dwarfs: str) -> Stage:
    """Red completes the last quest of a short game, with these cards before it; blue has six dragons."""
    dragons = all_cards_but("red-17", "red-19", "red-20", "red-23")
    rest = [card for card in dragons if card.startswith("red") and card not in red.split()]
    table = scene(
        "red-w1 on 17, red-m1 on 19, red-w2 on 20, red-w3 on 23, " + dwarfs,
        red="17 19 20 23",
        seats=2,
        waiting={"red": ""},
        won={"red": red, "blue": " ".join(rest)},
        settings={"mode": "short-game"},
    )
    play(table, "red: announce red")
    return table


@pytest.mark.parametrize(
    ("red", "dwarfs", "told"),
    [
        ("red-03 red-05 red-10", "blue-w1 L5 on 1", "Red has the most task cards, 7, and wins."),
        ("red-03", "blue-w1 L5 on 1", "Blue has the most task cards, 7, and wins."),
        (
            "red-03 red-05",
            "blue-w1 L2 on 1",
            "Blue and Red have 6 task cards each; Blue wins by stronger dwarfs, level 2 against 1.",
        ),
        (
            "red-03 red-05",
            "blue-w1 on 1, blue-w2 on 1, blue-w3 on 1",
            "Red and Blue have 6 task cards each; Red wins by stronger dwarfs, level 1 against 0.",
        ),
        (
            "red-03 red-05",
            "blue-w1 on 1, blue-w2 on 1, blue-w3 on 1, blue-m1 on 1",
            "Red and Blue have 6 task cards each and equal dwarfs: they share the victory.",
        ),
    ],
)
@rule("XOR-END-3", "XOR-END-4", "XOR-END-5", "XOR-END-6")
def test_the_winner_is_named_with_the_reason(red: str, dwarfs: str, told: str) -> None:
    assert log(won(red, dwarfs))[-1] == told


@rule("XOR-END-3", "XOR-END-8")
def test_a_game_that_is_stopped_names_its_winner_too() -> None:
    table = scene("red-w1 on 1, blue-w1 L2 on 1", seats=2, round=29, settings={"max_rounds": 30})
    play(table, "red: end_turn", "blue: end_turn")
    assert table.game.over
    assert log(table)[-1].startswith("Blue and Red have 0 task cards each; Blue wins")
