"""Samples: a full state that agrees with a view, with the hidden cards dealt again."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from tests.citing import rule
from tests.games.hearing import play
from tests.games.warhammer_quest.chambers import chamber
from tests.games.warhammer_quest.planting import betting, far_door, junction, treasure_found
from tests.games.warhammer_quest.scene import scene, state
from tests.games.warhammer_quest.secrets import PLAYERS, whole_game
from tests.games.warhammer_quest.test_cave_in import BRANCHES, DETOUR, falls

from lanterne.engine import Game, SearchDice, View
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.cards import (
    DUNGEON_CARDS,
    EVENTS,
    FIRST_OBJECT,
    FIRST_TREASURE,
    TREASURES,
)
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.rules.piles import has_detour
from lanterne.games.warhammer_quest.state import NONE, State
from lanterne.lab.conformance import Observation

PARTY = ("fickle", "steady", "fickle", "random")
MANY = range(40)
SETTINGS: tuple[dict[str, str], ...] = ({"cave_in_detour": "on"}, {})


def sampled(s: State, seat: int, seed: object) -> State:
    """A sample of what this seat sees."""
    return View(BOX, s, seat).sample(SearchDice(f"{seed}"))


def dreams(adventure: int, most: int, every: int) -> Iterator[tuple[Observation, int, State]]:
    """Samples of players and of a spectator in the course of a game, from its first decision on."""
    game = whole_game(ADVENTURE_NAMES[adventure], PARTY, f"samples of {adventure}", SETTINGS[adventure % 2])
    for look in islice(game, 0, most, every):
        for seat in (-1, look.number % len(PARTY)):
            yield look, seat, sampled(look.state, seat, f"{look.number} {seat}")


def play_on(dream: State, seed: str, decisions: int) -> None:
    """Bots of all kinds play on from a sample; every answer must be open, and no step may fail."""
    game = Game(BOX, dream.copy(), SearchDice(seed), lambda said: None)
    players = [PLAYERS["random" if seat % 2 else "steady"](f"{seed} {seat}") for seat in range(len(dream.party))]
    for _ in range(decisions):
        if game.over:
            return
        seat = game.asked[0]
        game.answer(seat, players[seat].choose(View(BOX, game.state, seat)))


@pytest.mark.parametrize("adventure", range(len(ADVENTURES)), ids=ADVENTURE_NAMES)
def test_samples_agree_with_all_that_is_known(adventure: int) -> None:
    for look, seat, dream in dreams(adventure, 600, 11):
        assert View(BOX, dream, seat).message() == View(BOX, look.state, seat).message()
        assert [*contradictions(look.state, seat, dream)] == [], f"decision {look.number}"


@pytest.mark.parametrize("adventure", range(len(ADVENTURES)), ids=ADVENTURE_NAMES)
def test_samples_can_be_played_on(adventure: int) -> None:
    for look, seat, dream in dreams(adventure, 300, 61):
        play_on(dream, f"{look.number} {seat}", 25)


@pytest.mark.long
@pytest.mark.parametrize("adventure", range(len(ADVENTURES)), ids=ADVENTURE_NAMES)
def test_samples_of_whole_games_can_be_played_on(adventure: int) -> None:
    for look, seat, dream in dreams(adventure, 5000, 17):
        assert [*contradictions(look.state, seat, dream)] == [], f"decision {look.number}"
        play_on(dream, f"{look.number} {seat}", 200)


def contradictions(truth: State, seat: int, dream: State) -> Iterator[str]:
    """What somebody at this seat would know to be wrong."""
    if not dream.drawn:
        if dream.deck != ():
            yield "there are dungeon cards before any is dealt"
        return
    room = DUNGEON_CARDS.index(ADVENTURES[dream.adventure].room)
    plain = [card for card, section in enumerate(DUNGEON_CARDS) if SECTIONS[section].kind != OBJECTIVE]
    if sorted(dream.deck) != sorted((*plain, room)):
        yield "a dungeon card is there twice, or not at all"
    if [DUNGEON_CARDS[dream.deck[place]] for place in dream.drawn] != [
        DUNGEON_CARDS[truth.deck[place]] for place in dream.drawn
    ]:
        yield "a section on the table is another one"
    if not has_detour(dream) and dream.deck.index(room) not in range(6, 13):
        yield "the objective room lies in the upper half, or is not used"
    if dream.doors and room not in [
        dream.deck[place] for place in (*dream.drawn, *(c for door in dream.doors for c in door.pile))
    ]:
        yield "the objective room is in no pile"
    seen = {*dream.old_events, *dream.standing, *dream.chain}
    if sorted((*dream.events, *seen)) != [*range(len(EVENTS))]:
        yield "an event card is there twice, or not at all"
    treasures = Counter({FIRST_TREASURE + kind: card.copies for kind, card in enumerate(TREASURES)})
    held = [row.item for row in dream.cards if FIRST_TREASURE <= row.item < FIRST_OBJECT]
    if Counter((*dream.treasures, *dream.old_treasures, *held, *[dream.found][: dream.found != NONE])) != treasures:
        yield "a treasure is there too often, or not at all"
    for row, dreamt in zip(truth.warriors, dream.warriors, strict=True):
        if (row.bet == NONE) != (dreamt.bet == NONE):
            yield "somebody has a bet who has laid none, or none who has"
        if row.seat == seat and row.bet != dreamt.bet:
            yield "one's own bet is another one"


# --- moments ----------------------------------------------------------------------------------------------------------


def objectives(s: State) -> set[int]:
    """The places in the deck where a spectator's samples have the objective room."""
    room = DUNGEON_CARDS.index(ADVENTURES[s.adventure].room)
    return {sampled(s, -1, seed).deck.index(room) for seed in MANY}


@rule("WQ-SET-13", "WQ-EXP-11")
def test_behind_a_junction_the_objective_room_can_be_in_either_pile() -> None:
    look = junction()
    s = play(BOX, look.state, look.seat, look.answer, "sampled").state
    left, right = s.doors[-2:]
    found = objectives(s)
    assert found & {*left.pile}
    assert found & {*right.pile}
    assert found <= {*range(6, 13)}
    tops = {sampled(s, -1, seed).deck[left.pile[0]] for seed in MANY}
    assert len(tops) > 5, "what comes next is not known"


def detour_laid(**position: Any) -> State:
    """A doorway was added to the first section, and five cards lie behind it."""
    stage = scene(
        {"barbarian": "1d2"},
        party=("barbarian",),
        dungeon=BRANCHES,
        piles={"3W": 3, "4E": 2},
        settings=DETOUR,
        chance=[("shuffle", "dungeon-card", [])],
        **position,
    )
    falls(stage, 1)
    stage.play("barbarian", stage.offered("barbarian")[0])
    return state(stage)


@rule("WQ-VAR-5")
def test_behind_a_detour_the_objective_room_can_be_anywhere() -> None:
    s = detour_laid()
    assert len(s.doors[-1].pile) == 5
    assert objectives(s) == {*s.doors[-1].pile}
    for seed in MANY:
        assert "a dungeon card is there twice, or not at all" not in contradictions(s, -1, sampled(s, -1, seed))


@rule("WQ-OBJ-11")
def test_in_a_new_deck_any_card_may_be_that_was_not_laid() -> None:
    look = far_door()
    s = play(BOX, look.state, look.seat, look.answer, "sampled").state
    pile = s.doors[-1].pile
    assert pile
    tops = Counter(sampled(s, -1, seed).deck[pile[0]] for seed in range(400))
    laid = {row.section for row in s.laid}
    assert len(tops) == 17, "all but the two that lie on the table"
    assert not [card for card in tops if SECTIONS[DUNGEON_CARDS[card]].kind == OBJECTIVE]
    assert len(laid) == 2


@rule("WQ-TRE-7")
def test_a_treasure_that_has_been_turned_up_is_known() -> None:
    look = treasure_found()
    for seed in MANY:
        dream = sampled(look.state, -1, seed)
        assert dream.found == look.state.found != NONE
        assert [*contradictions(look.state, -1, dream)] == []
    assert len({sampled(look.state, -1, seed).treasures[0] for seed in MANY}) > 5


@rule("WQ-OBJ-13")
def test_answers_that_are_sealed_are_guessed() -> None:
    look = betting()
    first = look.seat - 1
    assert {sampled(look.state, -1, seed).sealed[first] for seed in MANY} == {("bet_on", king) for king in range(3)}
    assert {sampled(look.state, first, seed).sealed[first] for seed in MANY} == {look.state.sealed[first]}


@rule("WQ-OBJ-13", "WQ-DTH-4")
def test_the_bet_of_a_dead_warrior_stays_his_secret() -> None:
    fields = {"elf": {"at": "1c2", "bet": "rudin"}, "wizard": {"fate": "dead", "bet": "bardin"}}
    stage = chamber("fountain-true-kingship", fields, flags=["bets"])
    wizard = state(stage).party.index(2)
    assert {sampled(state(stage), 0, seed).warriors[2].bet for seed in MANY} == {0, 1, 2}
    assert {sampled(state(stage), wizard, seed).warriors[2].bet for seed in MANY} == {0}


@rule("WQ-EVT-7")
def test_event_cards_that_stand_or_are_being_resolved_are_not_in_the_deck() -> None:
    s = state(scene(standing=["encounter"]))
    trap, bones, *rest = s.events
    s.old_events, s.chain, s.events = (trap,), (bones,), tuple(rest)
    known = {trap, bones, *s.standing}
    assert len(known) == 3
    for seed in MANY:
        dream = sampled(s, -1, seed)
        assert not known & {*dream.events}
        assert len(dream.events) == len(s.events)
