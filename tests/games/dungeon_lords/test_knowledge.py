"""What is known to exactly those who may know it: combat cards, and traps that are given up or shuffled back; and
samples that keep to it."""

from collections import Counter
from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import run, scene, state

from lanterne.engine import HIDDEN, SearchDice, View
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.content.cards import TRAP_CARDS
from lanterne.games.dungeon_lords.rules.exchanges import peek
from lanterne.games.dungeon_lords.rules.purse import draw_traps, give_up_trap
from lanterne.games.dungeon_lords.state import TRAPS, State
from lanterne.lab.stage import Stage

RED, BLUE, GREEN, YELLOW = range(4)
SPECTATOR = -1
EVERYBODY = (RED, BLUE, GREEN, YELLOW, SPECTATOR)
MANY = range(60)


def seen(stage: Stage, seat: int) -> State:
    """The position as this seat sees it."""
    return View(BOX, state(stage), seat).state


def sampled(stage: Stage, seat: int, number: int) -> State:
    return View(BOX, state(stage), seat).sample(SearchDice(f"{number}"))


def names(traps: Any) -> list[str]:
    return ["?" if trap is HIDDEN else TRAPS.names[trap] for trap in traps]


@rule("DL-REP-2")
def test_a_card_is_known_to_those_who_looked_at_it() -> None:
    stage = scene(seats=4)
    run(stage, peek(RED, 2), peek(GREEN, 2), peek(RED, 4))
    for seat in EVERYBODY:
        known = [place for place, card in enumerate(seen(stage, seat).town, 1) if card.face is not HIDDEN]
        assert known == {RED: [2, 4], GREEN: [2]}.get(seat, [])
        for number in range(5):
            town = sampled(stage, seat, number).town
            assert all(town[place - 1] == state(stage).town[place - 1] for place in known)
            assert len({card.face for card in town}) == 4


@rule("DL-SUP-4")
def test_a_trap_given_up_is_known_to_who_gave_it_up() -> None:
    stage = scene({"blue": {"traps": ["pendulum", "trap-door"]}}, seats=4)
    run(stage, give_up_trap(TRAPS.number("trap-door"), BLUE))
    for seat in EVERYBODY:
        assert names(card.face for card in seen(stage, seat).given_up) == ["trap-door" if seat == BLUE else "?"]
        assert names(seen(stage, seat).lords[BLUE].traps) == ["pendulum" if seat == BLUE else "?"]


# --- after the discard was shuffled -----------------------------------------------------------------------------------

REDS = ("fire-wall", "trap-door")
BLUES = ("cursed-ring", "kamikaze-imp", "rolling-stone")
GIVEN_UP = "poisoned-meal"


def shuffled() -> Stage:
    """Red and blue hold traps, blue has given one up, all others have been sprung; then green draws two."""
    held = [*REDS, *BLUES, GIVEN_UP]
    sprung = [TRAPS.names[trap] for trap in (Counter(TRAP_CARDS) - Counter(map(TRAPS.number, held))).elements()]
    lords = {"red": {"traps": [*REDS]}, "blue": {"traps": [*BLUES, GIVEN_UP]}}
    chance = [("shuffle", "trap", ["pendulum", "pendulum", GIVEN_UP])]
    stage = scene(lords, seats=4, sprung=sprung, trap_pile=[], chance=chance)
    run(stage, give_up_trap(TRAPS.number(GIVEN_UP), BLUE))
    draw_traps(stage.game, GREEN, 2)
    return stage


@rule("DL-SUP-3")
def test_who_knew_the_discard_knows_what_the_new_pile_was_made_of() -> None:
    stage = shuffled()
    assert len(state(stage).shuffled_back) == 22
    for seat in EVERYBODY:
        back = names(card.face for card in seen(stage, seat).shuffled_back)
        assert back.count("?") == {BLUE: 0, SPECTATOR: 22}.get(seat, 1)
        assert (GIVEN_UP in back[-1:]) == (seat == BLUE)
        assert set(names(seen(stage, seat).trap_pile)) == {"?"}, "nobody knows where in it they lie"


@rule("DL-SUP-3")
def test_what_went_into_the_new_pile_is_in_no_hand_that_was_held_before() -> None:
    stage = shuffled()
    hands = set()
    for number in MANY:
        to_red, to_blue = sampled(stage, RED, number), sampled(stage, BLUE, number)
        hand = set(names(to_red.lords[BLUE].traps))
        assert hand < {*BLUES, GIVEN_UP}, "red knows all other cards to have been in the discard"
        assert sorted(names(to_blue.lords[RED].traps)) == sorted(REDS), "and blue knows what he gave up himself"
        hands.add(frozenset(hand))
        for s in (to_red, to_blue):
            cards = [*s.trap_pile, *s.sprung, *(trap for lord in s.lords for trap in lord.traps)]
            assert Counter(cards) == Counter(TRAP_CARDS)
    assert len(hands) == 4, "red cannot tell which of the four it was"


@rule("DL-SUP-3")
@pytest.mark.parametrize("drawn", [1, 2])
def test_who_has_drawn_since_has_so_many_of_any_kind(drawn: int) -> None:
    stage = shuffled()
    draw_traps(stage.game, BLUE, drawn)
    new = []
    for number in MANY:
        hand = sampled(stage, RED, number).lords[BLUE].traps
        older = Counter(map(TRAPS.number, (*BLUES, GIVEN_UP)))
        new.append((Counter(hand) - older).total())
    assert max(new) == drawn
    assert len(set(new)) > 1


@rule("DL-SUP-3")
def test_a_trap_of_the_new_pile_may_be_given_up_face_down() -> None:
    stage = shuffled()
    draw_traps(stage.game, BLUE, 1)
    run(stage, give_up_trap(TRAPS.number(GIVEN_UP), BLUE))
    given = set()
    for number in MANY:
        s = sampled(stage, RED, number)
        older = {*BLUES, GIVEN_UP}
        new = [trap for trap in names((*s.lords[BLUE].traps, s.given_up[0].face)) if trap not in older]
        assert len(new) <= 1
        given |= set(names([s.given_up[0].face]))
    assert len(given) > 4, "red cannot tell whether it was an older one"


# --- planned traps ----------------------------------------------------------------------------------------------------


@rule("DL-PLN-8")
def test_no_sample_lays_a_trap_that_its_lord_cannot_pay() -> None:
    poor = {"gold": 0, "food": 0, "imps": 0, "tunnels": ["r1c2"], "target": "r1c2", "trapped": ["pendulum"]}
    stage = scene({"blue": poor}, seats=4)
    laid = Counter(name for number in MANY for name in names(sampled(stage, RED, number).lords[BLUE].trapped))
    assert sum(laid.values()) == len(MANY)
    assert not {"cursed-ring", "kamikaze-imp", "poisoned-meal"} & laid.keys()
    assert len(laid) > 3
