"""Sharing new monsters among the warriors (WQ-PLC), and the squares they get.

A group that arrives is placed kind by kind. The rest is on the agenda, as the arguments of `sharing` and `swarming`.
Both begin with the same arguments, and answers about squares rely on that.
"""

from collections.abc import Sequence

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, has, law, part, step
from lanterne.games.warhammer_quest.content.monsters import MONSTERS, SNOTLING
from lanterne.games.warhammer_quest.rules.dice import draw_counter
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, free, reachable
from lanterne.games.warhammer_quest.rules.footing import (
    FAR_END,
    RANDOM_PIT,
    barred,
    best_square,
    concerned,
    far_end_first,
    nearest_squares,
    section_first,
    shooting_squares,
    squares_against,
)
from lanterne.games.warhammer_quest.rules.placement import place_one
from lanterne.games.warhammer_quest.state import FOES, NONE, SQUARES, Game, Kind, Square, State, Warrior, kind_of
from lanterne.games.warhammer_quest.state import MONSTERS as MONSTER_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of, squares_of

COUNTER_DRAWN = Event("counter-for-monster", "WQ-PLC-3", foe=FOES, warrior=WARRIOR_IDS)
NO_ROOM_LEFT = Event("no-room-left", "WQ-PLC-5", monster=MONSTER_IDS, number=NUMBER)


# --- kind after kind --------------------------------------------------------------------------------------------------


@step("WQ-PLC-6", "WQ-PLC-9", "WQ-PLC-14", "WQ-BST-8")
def kind_arrives(game: Game, asking: int, card: int, place: int, manner: int, since: int, *groups: int) -> None:
    """The next kind. Archers take the squares farthest away from which they see somebody; those that find none are
    placed like the others. All counters are in the cup."""
    if not groups:
        return None
    s = game.state
    kind, number, *rest = groups
    if manner in (FAR_END, RANDOM_PIT):
        squares = pit_squares(game, place, manner, number)
        place_in_order(game, card, place, since, kind, squares)
        place_away(game, card, place, manner, since, kind, number - len(squares))
    else:
        party = concerned(s, place)
        if MONSTERS[kind].missile_to_hit:
            number -= _post(game, card, place, manner, kind, number)
        frame = (asking, card, place, manner, since, kind, NONE, number, mask_of(party))
        if kind == SNOTLING:
            return game.then(swarming(*frame, *rest))
        in_rounds = number // len(party) * len(party) if party else 0
        return game.then(sharing(*frame, 0, in_rounds, *rest))
    return game.then(kind_arrives(asking, card, place, manner, since, *rest))


@part("WQ-OBJ-3", "WQ-OBJ-5")
def pit_squares(game: Game, place: int, manner: int, number: int) -> list[int]:
    """Empty squares of the fighting pit for this many monsters: from its far end on, or each at random."""
    pit = far_end_first(game.state, place, free(game.state))
    if manner == RANDOM_PIT:
        return [pit.pop(pit.index(game.pick(SQUARES, pit))) for _ in range(min(number, len(pit)))]
    return pit[:number]


def _post(game: Game, card: int, place: int, manner: int, kind: int, number: int) -> int:
    """Place archers where they see somebody. Returns how many found such a square."""
    s = game.state
    squares = shooting_squares(s, place, section_first(s, card, place), free(s) & ~barred(s, manner))[:number]
    for square in squares:
        place_one(game, kind, square, NONE, card)
    return len(squares)


@step("WQ-PLC-2", "WQ-PLC-3", "WQ-PLC-11", "WQ-ONE-1")
def sharing(
    game: Game,
    asking: int,
    card: int,
    place: int,
    manner: int,
    since: int,
    kind: int,
    whose: int,
    number: int,
    cup: int,
    turn: int,
    in_rounds: int,
    *rest: int,
) -> None:
    """Monsters of one kind, of which `number` are left: one for each warrior, round after round, as long as there is
    one for everybody; then by counters drawn from the cup, which is refilled when it is empty. A monster whose warrior
    has no free square next to them is left for the counters. `whose` is the warrior of the last monster."""
    s = game.state
    party = concerned(s, place)
    strict = section_first(s, card, place)
    empty = free(s) & ~barred(s, manner)
    while number:
        if turn < in_rounds:
            whose = party[turn % len(party)]
            turn += 1
            squares = squares_against(s, place, whose, strict, empty)
            if not squares:
                continue
        else:
            open_to = {w: found for w in party if (found := squares_against(s, place, w, strict, empty))}
            if not open_to:
                break
            in_cup = [w for w in open_to if has(cup, w)]
            if not in_cup:
                cup, in_cup = mask_of(party), list(open_to)
            whose = draw(game, in_cup)
            cup &= ~(1 << whose)
            squares = open_to[whose]
        number -= 1
        if asking and squares & (squares - 1):
            frame = (asking, card, place, manner, since, kind, whose, number, cup, turn, in_rounds)
            return game.then(square_for_monster(kind, whose, place, card, manner), sharing(*frame, *rest))
        square = best_square(s, place, whose, squares)
        place_one(game, kind, square, whose, card)
        empty &= ~(1 << square)
    place_away(game, card, place, manner, since, kind, number)
    return game.then(kind_arrives(asking, card, place, manner, since, *rest))


@step("WQ-BST-8")
def swarming(
    game: Game,
    asking: int,
    card: int,
    place: int,
    manner: int,
    since: int,
    kind: int,
    whose: int,
    number: int,
    cup: int,
    *rest: int,
) -> None:
    """Snotlings, of which `number` are left: a counter is drawn, and as many as possible go around that warrior, then
    around the next."""
    s = game.state
    strict = section_first(s, card, place)
    empty = free(s) & ~barred(s, manner)
    while number:
        squares = squares_against(s, place, whose, strict, empty) if whose != NONE else 0
        if not squares:
            in_cup = [w for w in squares_of(cup) if squares_against(s, place, w, strict, empty)]
            if not in_cup:
                break
            whose = draw(game, in_cup)
            cup &= ~(1 << whose)
            continue
        number -= 1
        if asking and number + 1 < squares.bit_count():
            frame = (asking, card, place, manner, since, kind, whose, number, cup)
            return game.then(square_for_monster(kind, whose, place, card, manner), swarming(*frame, *rest))
        square = best_square(s, place, whose, squares)
        place_one(game, kind, square, whose, card)
        empty &= ~(1 << square)
    place_away(game, card, place, manner, since, kind, number)
    return game.then(kind_arrives(asking, card, place, manner, since, *rest))


def draw(game: Game, among: Sequence[int], foe: int = NONE) -> int:
    """Draw a counter and show it, with the monster that it is drawn for. For a single warrior nothing is drawn."""
    drawn = draw_counter(game, among)
    if len(among) > 1:
        game.say(COUNTER_DRAWN, foe, drawn)
    return drawn


# --- which square (WQ-D-11) -------------------------------------------------------------------------------------------


@decision("WQ-PLC-1", "WQ-PLC-11")
def square_for_monster(game: Game, monster: Kind, warrior: Warrior, place: int, card: int, manner: int) -> Choice:
    """On which square next to this warrior do you place the monster?"""
    return ask(game.state.placer, WHICH_SQUARE, monster, warrior, place, card, manner, default=place_for_me())


@law("WQ-PLC-11")
def squares_offered(
    s: State, seat: int, kind: int, warrior: int, place: int, card: int, manner: int
) -> list[tuple[int, int, int]]:
    """The squares next to the warrior that count as free."""
    empty = free(s) & ~barred(s, manner)
    squares = squares_against(s, place, warrior, section_first(s, card, place), empty)
    return [(kind, square, warrior) for square in squares_of(squares)]


@step("WQ-PLC-1", "WQ-PLC-2")
def put_monster(game: Game, monster: Kind, square: Square, warrior: Warrior) -> None:
    """The monster stands there."""
    card = game.state.agenda[-1][2]
    place_one(game, monster, square, warrior, card)


@step("WQ-PLC-1", "WQ-AUT-1")
def place_for_me(game: Game) -> None:
    """This monster and the others of this occasion take their default squares."""
    s = game.state
    name, _, card, place, manner, since, kind, whose, *plan = s.agenda.pop()
    squares = squares_against(s, place, whose, section_first(s, card, place), free(s) & ~barred(s, manner))
    place_one(game, kind, best_square(s, place, whose, squares), whose, card)
    s.agenda.append((name, 0, card, place, manner, since, kind, whose, *plan))


WHICH_SQUARE = (Offer(place_for_me), Offer(put_monster, squares_offered))


# --- away from the warriors -------------------------------------------------------------------------------------------


@part("WQ-PLC-4", "WQ-PLC-5")
def place_away(game: Game, card: int, place: int, manner: int, since: int, kind: int, number: int) -> None:
    """Monsters that found no square next to a warrior go on the closest empty squares. If there is none, they do not
    come at all."""
    if not number:
        return
    s = game.state
    squares = nearest_squares(s, place, section_first(s, card, place), free(s) & ~barred(s, manner))
    place_in_order(game, card, place, since, kind, squares[:number])
    if number > len(squares):
        game.say(NO_ROOM_LEFT, kind, number - len(squares))


def place_in_order(game: Game, card: int, place: int, since: int, kind: int, squares: list[int]) -> None:
    """One monster on each of these squares, against warriors shared out evenly."""
    for square in squares:
        place_one(game, kind, square, shared_target(game, place, since, kind, square), card)


@part("WQ-PLC-7", "WQ-PLC-12")
def shared_target(game: Game, place: int, since: int, kind: int, square: int) -> int:
    """The target of a monster placed away from the warriors: one it happens to be next to, otherwise one of those
    concerned; the one with the fewest of its kind so far, by counter among equals. NONE if there is none."""
    s = game.state
    near = adjacent(s, square)
    pool = [w for w in reachable(s) if has(near, s.warriors[w].square)] or concerned(s, place)
    if not pool:
        return NONE
    own = [row.target for row in s.monsters[since:] if kind_of(row.foe) == kind]
    fewest = min(map(own.count, pool))
    return draw(game, [w for w in pool if own.count(w) == fewest])
