"""Trapdoors, tunnels and teleports of quests by others: ways between two squares (HQ-QST-17)."""

from lanterne.engine import Event, Offer, Refusal, law, part, step
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.rules.exploration import place_passage, reveal
from lanterne.games.heroquest.rules.movement import NO_WALKING_ON, entered, is_held_up, no_points_left
from lanterne.games.heroquest.rules.places import change, free, nearest
from lanterne.games.heroquest.state import HEROES, NONE, PASSAGES, SQUARES, Game, PassageRow, State

WENT_THROUGH = Event("went-through", "HQ-QST-17", hero=HEROES, passage=PASSAGES, square=SQUARES)
NO_WAY_OUT = Event("no-way-out-of-passage", "HQ-QST-17", hero=HEROES, passage=PASSAGES)


@law("HQ-QST-17")
def passage_at(s: State, square: int) -> PassageRow | None:
    """The end of a passage on a square, as far as the heroes know."""
    return next((row for row in s.passages if row.square == square), None)


def passages_here(s: State, seat: int) -> list[tuple[()]]:
    """The passage that begins where the hero stands."""
    return [()] if s.passages and passage_at(s, s.heroes[s.active].square) else []


def held_up(s: State, seat: int) -> Refusal | None:
    """A hero who has come onto a monster's square goes no farther in this movement (HQ-MOV-8)."""
    return NO_WALKING_ON if is_held_up(s) else None


@part("HQ-QST-17")
def comes_out(game: Game, row: PassageRow) -> int:
    """Where a figure that goes through comes out: on the other end, or on the nearest free square to it; NONE if there
    is none. What is there is revealed first, and everybody knows now where the passage leads."""
    s = game.state
    to = row.to
    if to == NONE:
        passage = next(each for each in s.chart.passages if row.square in (each.a, each.b))
        to = passage.beyond(row.square)
        region = REGION_OF[to]
        reveal(game, 1 << to if region == CORRIDOR else REGION_SQUARES[region])
        place_passage(game, passage, 1 << to)
        ends = {row.square: to, to: row.square}
        s.passages = tuple(each._replace(to=ends.get(each.square, each.to)) for each in s.passages)
    return nearest(s, to, free(s))


@step("HQ-QST-17")
def go_through(game: Game) -> None:
    """One step from one end to the other, however far apart they are. If no square is free there, the hero comes
    back."""
    s = game.state
    hero = s.active
    here = s.heroes[hero].square
    row = passage_at(s, here)
    assert row is not None, f"no passage begins on {here}"
    s.points -= 1
    to = comes_out(game, row)
    if to == NONE:
        game.say(NO_WAY_OUT, hero, row.kind)
        return
    s.path = (*s.path, here)
    change(s, hero, square=to)
    game.say(WENT_THROUGH, hero, row.kind, to)
    game.then(entered(hero, to))


PASSAGE: tuple[Offer, ...] = (Offer(go_through, passages_here, closed=(no_points_left, held_up)),)
