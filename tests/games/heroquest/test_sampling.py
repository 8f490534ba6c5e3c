"""Samples: a full state that agrees with a view, dressed from another quest."""

from collections.abc import Iterator
from itertools import islice

import pytest
from tests.games.heroquest.scene import at, scene, state
from tests.games.heroquest.secrets import PLAYERS, whole_game

from lanterne.engine import Game, SearchDice, View
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.board import GRID, INSIDE
from lanterne.games.heroquest.content.cards import IN_FURNITURE, MONSTERS
from lanterne.games.heroquest.content.quests import QUESTS
from lanterne.games.heroquest.state import BOOK, EDGES, KIND_OF, State
from lanterne.lab.conformance import Observation

PARTY = ("fickle", "steady", "fickle", "steady", "fickle")
QUEST_NUMBERS = range(1, len(QUESTS) + 1)


def dreams(quest: int, most: int, every: int) -> Iterator[tuple[Observation, int, State]]:
    """Samples of heroes and of a spectator in the course of a game, from its first decision on."""
    for look in islice(whole_game(quest, PARTY, f"samples of {quest}"), 0, most, every):
        for seat in (-1, look.number % 4):
            yield look, seat, View(BOX, look.state, seat).sample(SearchDice(f"{look.number} {seat}"))


def play_on(dream: State, seed: str, decisions: int) -> None:
    """Bots of all kinds play on from a sample; every answer must be open, and no step may fail."""
    game = Game(BOX, dream.copy(), SearchDice(seed), lambda said: None)
    players = [PLAYERS["random" if seat % 2 else "steady"](f"{seed} {seat}") for seat in range(len(dream.order) + 1)]
    for _ in range(decisions):
        if game.over:
            return
        seat = game.asked[0]
        game.answer(seat, players[seat].choose(View(BOX, game.state, seat)))


@pytest.mark.parametrize("quest", QUEST_NUMBERS)
def test_samples_can_be_played_on(quest: int) -> None:
    for look, seat, dream in dreams(quest, 300, 37):
        play_on(dream, f"{look.number} {seat}", 25)


@pytest.mark.long
@pytest.mark.parametrize("quest", QUEST_NUMBERS)
def test_samples_of_whole_games_can_be_played_on(quest: int) -> None:
    for look, seat, dream in dreams(quest, 5000, 11):
        play_on(dream, f"{look.number} {seat}", 200)


@pytest.mark.parametrize("quest", QUEST_NUMBERS)
def test_samples_keep_to_what_heroes_have_found_out(quest: int) -> None:
    looked = 0
    for look, seat, dream in dreams(quest, 600, 9):
        assert View(BOX, dream, seat).message() == View(BOX, look.state, seat).message()
        if dream.seen:
            flaws = list(contradictions(dream))
            assert flaws == [], f"decision {look.number}"
            looked += 1
    assert looked > 10


def contradictions(s: State) -> Iterator[str]:
    """What heroes would know to be wrong."""
    chart = s.chart
    if chart == QUESTS[s.quest] or s.pages[s.quest] == s.quest:
        yield "the quest that is played is in the sample"
    searched = 0
    for row in s.heroes:
        searched |= row.searched
    for trap in s.hidden_traps:
        if s.sought_traps >> trap.square & 1:
            yield "a trap lies where heroes have searched"
        if any(hero.square == trap.square for hero in s.heroes):
            yield "a trap lies under a hero"
        if trap.kind == IN_FURNITURE and trap.square not in {piece.at for piece in chart.furniture}:
            yield "a trap is in furniture that is not there"
    known = {EDGES[row.door] for row in s.doors}
    for door in chart.doors:
        edge = (min(door.a, door.b), max(door.a, door.b))
        sides = 1 << door.a | 1 << door.b
        if edge in known:
            if sides & ~chart.dungeon & ~s.rock:
                yield "a door leads into rock"
        elif sides & (s.sought_doors if door.secret else s.seen):
            yield "heroes have overlooked a door"
    ground = chart.dungeon & ~chart.blocked
    if GRID.reach(ground, INSIDE, GRID.every, 1) & ~(chart.dungeon | chart.blocked | s.rock):
        yield "floor lies open to rock"
    for find in s.finds:
        if searched >> find.room & 1:
            yield "a treasure lies where heroes have searched"
    for placed in s.lurking:
        if not (chart.dungeon & ~s.seen & ~chart.blocked) >> placed.square & 1:
            yield "a monster lurks in rock, or in full view"
    for monster in s.monsters:
        if set(monster.spells) & set(monster.spent):
            yield "a Dread spell that has been cast is there again"
        if monster.spells and "caster" not in MONSTERS[KIND_OF[monster.foe]].tags:
            yield "somebody casts who cannot"
    if {piece.at for piece in chart.furniture if piece.squares & s.seen} != {row.at for row in s.furniture}:
        yield "furniture stands where heroes see none"


def test_casters_have_spells_in_samples_that_are_not_their_own() -> None:
    stage = scene({"dwarf": "b4"}, quest="ember-witch", lurking=[], monsters=[{"foe": "sabrane", "at": "d4"}])
    true = state(stage).monsters[0].spells
    hands = {stage.view("dwarf").sample(SearchDice(seed)).monsters[0].spells for seed in range(40)}
    assert true, "the witch is a caster"
    assert all(hands)
    assert len(hands) > 2
    assert true not in hands


@pytest.mark.parametrize("quest", ["goblin-toll", "divided-by-stone"])
def test_in_a_sample_the_ring_of_return_leads_to_known_floor(quest: str) -> None:
    stage = scene({"dwarf": {"items": ["ring-of-return"]}}, quest=quest, lurking=[], active="dwarf")
    for seed in range(len(BOOK.names)):
        sample = stage.view("dwarf").sample(SearchDice(seed))
        game = Game(BOX, sample, SearchDice(seed))
        game.answer(1, ("turn_ring",))
        for row in game.state.heroes:
            assert state(stage).seen >> row.square & 1
    assert at(stage, "dwarf") == "c2"
