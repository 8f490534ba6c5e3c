"""What can be seen from a square or by a figure on the known board (HQ-LOS)."""

from lanterne.engine import Ids, Seen, View, has
from lanterne.games.heroquest.rules.places import looks, square_of, square_of_foe, targets
from lanterne.games.heroquest.state import FOE_OF_OBJECT, FOES, HEROES, NONE, SQUARES, State
from lanterne.kit.grid import squares_of


def seen_from(view: View[State], thing: str) -> Seen | None:
    """The revealed squares in look line of a figure or a square, and the figures there: those that could be targets,
    and those behind another figure. None if it is not on a revealed square."""
    s = view.state
    here = _where(s, thing)
    if here == NONE or not has(s.seen, here):
        return None
    squares = {square for square in squares_of(s.seen) if looks(s, here, square)}
    pieces = [piece.at for piece in s.furniture if squares & {*squares_of(piece.squares)}]
    figures = [(name, square) for name, square in _figures(s) if square in squares and name != thing]
    free = {name for name, square in figures if targets(s, here, square)}
    return Seen(
        f"square:{SQUARES.name(here)}",
        (
            *(f"square:{SQUARES.name(square)}" for square in sorted(squares)),
            *(f"furniture:{SQUARES.name(at)}" for at in pieces),
        ),
        tuple(name for name, _ in figures if name in free),
        tuple(name for name, _ in figures if name not in free),
    )


def _where(s: State, thing: str) -> int:
    """The square of a thing by its id in scenes; NONE if it is not on the board."""
    kind, _, name = thing.partition(":")
    if kind == "square":
        return _number(SQUARES, name)
    number = _number(HEROES if kind == "hero" else FOES, name) if kind in ("hero", "foe") else NONE
    if number == NONE:
        return NONE
    return square_of(s, number) if kind == "hero" else square_of_foe(s, number)


def _number(kind: Ids, name: str) -> int:
    try:
        return kind.number(name)
    except ValueError:
        return NONE


def _figures(s: State) -> list[tuple[str, int]]:
    """Every possible target, by its id in scenes, with its square."""
    heroes = [(hero, row.square) for hero, row in enumerate(s.heroes) if row.square != NONE]
    heroes += [(row.hero, row.square) for row in s.allies]
    foes = [(row.foe, row.square) for row in s.monsters]
    foes += [(FOE_OF_OBJECT[row.object], row.square) for row in s.objects if FOE_OF_OBJECT[row.object] != NONE]
    return [
        *((f"hero:{HEROES.name(hero)}", square) for hero, square in heroes),
        *((f"foe:{FOES.name(foe)}", square) for foe, square in foes),
    ]
