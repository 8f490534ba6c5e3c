"""Remarks of bots give the right reason, are in the log, and reveal nothing hidden."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.games.xorlosch.talks import ONE_EACH, play, scene

from lanterne import registry
from lanterne.engine import Answer, Call, EventRecord, LogError, SearchDice, Seat, Table, View
from lanterne.games.xorlosch import BOX, GAME
from lanterne.games.xorlosch.bot import BOTS
from lanterne.games.xorlosch.bot.remarks import REMARKS, remark
from lanterne.games.xorlosch.state import State
from lanterne.lab.stage import Stage
from lanterne.server.chronicle import Chronicle
from lanterne.words import words_for


def says(table: Stage, words: str, bot: str = "steady", language: str = "en") -> str:
    """What the bot whose answer is awaited would say with this answer."""
    (name,) = table.asked
    seat = BOX.seat_names(table.game.state).index(name)
    said = remark(BOX.view(table.game.state, -1), seat, bot, BOX.decode(words.split(), table.game.state))
    told = words_for(BOX, language)
    return told.event(said, told.names(table.game.state)) if said is not None else ""


def asked_about_14(dwarfs: str = ONE_EACH, **more: Any) -> Stage:
    table = scene(dwarfs, blue="12 14 22", **more)
    play(table, "red: propose blue", "red: ask_task task-blue-14")
    return table


LEAD = {"red": "green-02 green-03 green-06 green-07 green-09 green-11"}


def test_a_veto_says_why() -> None:
    assert says(asked_about_14(), "veto task-blue-14") == "Blue: “That is too little for me.”"
    assert says(asked_about_14(won=LEAD), "veto task-blue-14") == "Blue: “Not while you lead, Red.”"
    assert says(asked_about_14(won=LEAD), "veto task-blue-14", language="fr") == (
        "Bleu\u00a0: «\u00a0Pas tant que tu mènes, Rouge.\u00a0»"
    )


def test_a_bot_that_was_wronged_remembers() -> None:
    wronged, behind = {"red": {"blue": {"hurt": 3}}}, {"blue": LEAD["red"]}
    assert says(asked_about_14(favours=wronged, won=behind), "veto task-blue-14", "steady:avenger") == (
        "Blue: “I have not forgotten, Red.”"
    )


def test_a_counter_offer_names_the_task() -> None:
    dwarfs = "red-w1 L3 on 17, red-m1 L2 on 19, green-w1 on 20, blue-w1 on 23, blue-m1 on 19"
    table = scene(dwarfs, red="17 19 20 23", won=LEAD)
    play(table, "red: propose red", "red: ask_task task-red-23")
    assert says(table, "veto task-red-23") == "Blue: “I agree if ‘West Wind Dragon (19)’ is mine.”"


def test_a_favour_is_returned_with_a_word() -> None:
    kind = {"red": {"blue": {"helped": 2}}}
    assert (
        says(asked_about_14(favours=kind), "agree task-blue-14") == "Blue: “You have helped me, Red. Now I help you.”"
    )
    assert says(asked_about_14(), "agree task-blue-14") == "Blue: “That is fair.”"


def test_an_offer_and_an_attack_name_the_other() -> None:
    dwarfs = "red-w1 L5 on 12, blue-m1 L2 on 14, green-m1 on 14, yellow-m1 on 14, green-m2 on 22"
    table = asked_about_14(dwarfs, seats=4)
    assert says(table, "renounce_for task-blue-14 2") == (
        "Blue: “Take ‘Carbuncle Stone (14)’, Green, and let us be done.”"
    )
    table = scene("red-w1 L3 on 12, blue-w1 on 12, red-m1 on 14, green-m1 on 22", blue="12 14 22", items="blue trap")
    play(table, "red: announce blue")
    assert says(table, "set_trap blue-w1 task-blue-12") == "Blue: “Nothing personal, Red.”"


def test_other_bots_and_other_answers_are_silent() -> None:
    assert says(asked_about_14(), "veto task-blue-14", "random") == ""
    table = scene(ONE_EACH, blue="12 14 22")
    assert says(table, "end_turn") == ""


# --- in whole games -------------------------------------------------------------------------------------------------


def talkative_game(chronicle: Chronicle | None = None) -> Table[State]:
    """A game of four characters, in which bots say what they have to say."""
    names = ("steady", "steady:broker", "steady:avenger", "steady:slayer")
    bots = [BOTS[name](f"{seat}") for seat, name in enumerate(names)]
    listener = chronicle.hear if chronicle is not None else None
    table = Table.new(BOX, [Seat(name, name) for name in names], seed=bytes(32), listener=listener)
    while not table.over:
        (seat,) = table.asked
        call = bots[seat].choose(table.view(seat))
        table.answer(seat, call, remark=registry.remark(table, seat, call))
    return table


def test_remarks_are_in_the_log_and_change_nothing() -> None:
    chronicle = Chronicle()
    table = talkative_game(chronicle)
    spoken = [entry for entry in table.log.entries if isinstance(entry, Answer) and entry.remark]
    assert len(spoken) > 5
    again = Chronicle()
    replayed = Table.replay(BOX, table.log, listener=again.hear)
    assert list(again) == list(chronicle)
    mute = [msgspec.structs.replace(e, remark=()) if isinstance(e, Answer) else e for e in table.log.entries]
    silent = Table.replay(BOX, msgspec.structs.replace(table.log, entries=mute))
    assert silent.state.hash() == replayed.state.hash() == table.state.hash()
    heard = {what.event for _, what in chronicle if isinstance(what, EventRecord)}
    assert len(heard & set(REMARKS)) >= 3


@pytest.mark.parametrize(
    "words", [("remark-mine", 0), ("remark-fair",), ("remark-fair", 9), ("remark-if-mine", 0, "x")]
)
def test_a_log_with_a_remark_that_does_not_exist_is_refused(words: tuple[Any, ...]) -> None:
    table = talkative_game()
    at = next(n for n, entry in enumerate(table.log.entries) if isinstance(entry, Answer))
    table.log.entries[at] = msgspec.structs.replace(table.log.entries[at], remark=words)
    with pytest.raises(LogError):
        Table.replay(BOX, table.log)


def test_a_remark_says_only_what_everybody_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    def spied(view: View[State], seat: int, bot: str, answer: Call) -> EventRecord | None:
        assert (view.seat, view.seats) == (-1, 0)
        said = remark(view, seat, bot, answer)
        dreamt = remark(View(BOX, view.sample(SearchDice("dream")), -1), seat, bot, answer)
        assert said == dreamt
        return said

    monkeypatch.setattr(registry, "manifest", lambda name: replace(GAME, remark=spied))
    assert talkative_game().over


def test_nothing_is_said_with_a_sealed_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.manifest("dungeon-lords")

    def betray(view: View[Any], seat: int, bot: str, answer: Call) -> EventRecord | None:
        raise AssertionError("a sealed answer is nobody's business")

    table = Table.new(game.box, [Seat("steady", "steady")] * 4, seed=bytes(32))
    while not (table.game.choice is not None and table.game.choice.reveal is not None):
        seat = table.asked[0]
        table.answer(seat, table.view(seat).default_answer())
    monkeypatch.setattr(registry, "manifest", lambda name: replace(game, remark=betray))
    seat = table.asked[0]
    assert registry.remark(table, seat, table.view(seat).default_answer()) is None
