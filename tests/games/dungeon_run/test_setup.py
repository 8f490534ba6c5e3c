"""The set-up: what lies where, what nobody has seen, who begins, and which hero and first card each player takes."""

from collections import Counter

import pytest
from tests.citing import rule

from lanterne.engine import HIDDEN, Game, IllegalAnswer, ScriptedDice, SearchDice
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.content.bosses import BOSSES
from lanterne.games.dungeon_run.content.encounters import ENCOUNTER_DECK
from lanterne.games.dungeon_run.content.heroes import BIRODIN, DORGAN, EMMA_GOODLUCK, HEROES, STABBINS, VARGAGG
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, PRINTED_ON, SPECIAL_KIND, STANDARD_KIND
from lanterne.games.dungeon_run.content.treasures import ARTIFACTS, TREASURES
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.setup import keep_first_ability, roll_for_first, take_hero
from lanterne.games.dungeon_run.state import NONE, State


def begun(seats: int, seed: int = 1, **settings: str) -> Game[State]:
    """A game at its first decision: who plays which hero."""
    return BOX.new(seats, SearchDice(seed), settings)


def with_heroes(seats: int, seed: int = 1, **settings: str) -> Game[State]:
    """A game in which everybody has taken the first hero that is open."""
    game = begun(seats, seed, **settings)
    while game.decision.name == "choose_hero":
        game.play(game.asked[0], game.options(game.asked[0])[0])
    return game


@rule("DR-SET-1", "DR-SET-2", "DR-SET-13", "DR-SET-14")
def test_all_stand_on_the_entrance_and_nobody_knows_the_boss() -> None:
    s = begun(3).state
    assert list(floor(s).lies) == [ENTRANCE]
    assert (floor(s).lies[ENTRANCE].x, floor(s).lies[ENTRANCE].y) == (0, 0)
    for hero in s.heroes:
        assert (hero.tile, hero.wounds, sum(hero.training), hero.equipped, hero.loot) == (ENTRANCE, 0, 0, (), ())
    assert len(s.boss) == 1
    for seat in range(3):
        assert BOX.view(s, seat).state.boss[0].face is HIDDEN
    assert {begun(2, seed).state.boss[0].face for seed in range(40)} == set(BOSSES)


@pytest.mark.parametrize(
    ("seats", "boxes", "standard", "special"),
    [(1, "one", 4, 2), (2, "one", 8, 4), (4, "one", 16, 8), (6, "one", 16, 8), (5, "two", 20, 10), (6, "two", 24, 12)],
)
@rule("DR-SET-3", "DR-PLC-1", "DR-PLC-3", "DR-PLC-4", "DR-SOL-7")
def test_the_stack_has_four_standard_and_two_special_tiles_for_each_player(
    seats: int, boxes: str, standard: int, special: int
) -> None:
    s = begun(seats, boxes=boxes).state
    kinds = Counter(PRINTED_ON[tile].kind for tile in s.stack)
    assert kinds == {STANDARD_KIND: standard, SPECIAL_KIND: special}
    assert len(set(s.stack)) == standard + special
    assert all(tile is HIDDEN for tile in BOX.view(s, 0).state.stack)


@rule("DR-SET-3")
def test_which_tiles_are_taken_is_left_to_chance() -> None:
    stacks = [begun(2, seed).state.stack for seed in range(30)]
    assert len({frozenset(stack) for stack in stacks}) > 20
    assert len({stack[0] for stack in stacks}) > 8, "and special tiles lie among the others"
    assert {PRINTED_ON[stack[0]].kind for stack in stacks} == {STANDARD_KIND, SPECIAL_KIND}


@rule("DR-SET-4", "DR-SET-5")
def test_decks_lie_face_down_and_artifacts_open() -> None:
    s = begun(2).state
    assert Counter(card.face for card in s.encounters) == Counter(ENCOUNTER_DECK)
    assert {card.face for card in s.treasures} == set(TREASURES)
    assert [card.face for card in s.encounters] != [card.face for card in begun(2, 2).state.encounters]
    seen = BOX.view(s, 1).state
    assert all(card.face is HIDDEN for card in (*seen.encounters, *seen.treasures))
    assert seen.supply == tuple(ARTIFACTS)


@rule("DR-SET-6", "DR-SET-7")
def test_only_those_who_share_the_highest_die_roll_again() -> None:
    game = begun(3)
    game.state.agenda[:] = [roll_for_first()]
    game.dice = ScriptedDice([("roll", 6, (face,)) for face in (5, 2, 5, 3, 4)])
    game.run()
    assert game.state.first == 2
    assert game.asked == (2,)


@rule("DR-SET-8", "DR-SET-9")
def test_a_training_is_taken_once_until_all_four_are() -> None:
    game = begun(6)
    order = [(game.state.first + place) % 6 for place in range(6)]
    for seat, card in zip(order, (VARGAGG, STABBINS, EMMA_GOODLUCK), strict=False):
        assert game.asked == (seat,)
        game.answer(seat, take_hero(card, seat))
    with pytest.raises(IllegalAnswer):
        game.answer(order[3], take_hero(DORGAN, order[3]))  # Talent is taken, Prayer is not
    with pytest.raises(IllegalAnswer):
        game.answer(order[3], take_hero(VARGAGG, order[3]))
    reasons = {call[1]: refusal.rule for call, refusal in game.why_not(order[3])}
    assert reasons[DORGAN] == "DR-SET-9"
    assert reasons[VARGAGG] == "DR-SET-8"
    game.answer(order[3], take_hero(BIRODIN, order[3]))
    game.answer(order[4], take_hero(DORGAN, order[4]))
    assert len(game.options(order[5])) == 3


@rule("DR-SET-10", "DR-SET-11", "DR-SET-12")
def test_all_keep_one_of_two_ability_cards_at_once_and_in_secret() -> None:
    game = with_heroes(3)
    s = game.state
    assert game.asked == (0, 1, 2)
    first, second = s.heroes[1].drawn
    assert set(s.heroes[1].deck) | {first, second} == set(HEROES[s.heroes[1].card].deck)
    game.answer(1, keep_first_ability(second))
    seen = BOX.view(s, 0).state
    assert all(ability is HIDDEN for ability in seen.heroes[1].drawn)
    assert seen.heroes[1].abilities == ()
    for seat in (0, 2):
        game.answer(seat, keep_first_ability(s.heroes[seat].drawn[0]))
    assert s.heroes[1].abilities == (second,)
    assert s.heroes[1].given_up == (first,)
    assert BOX.view(s, 0).state.heroes[1].given_up[0] is HIDDEN
    assert BOX.view(s, 1).state.heroes[1].given_up == (first,)


@rule("DR-SOL-1", "DR-SOL-7")
def test_alone_there_are_no_ability_cards() -> None:
    game = with_heroes(1)
    (hero,) = game.state.heroes
    assert hero.abilities == hero.deck == hero.drawn == ()
    assert game.decision.name == "take_action"
    assert game.state.first == 0


@rule("DR-SET-8")
def test_nobody_has_a_hero_before_choosing() -> None:
    assert all(hero.card == NONE for hero in begun(4).state.heroes)
