"""Summoning (HQ-DRD-8): the roll, and where the monsters appear."""

from lanterne.engine import Choice, Event, Offer, ask, decision, law, part, step
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import FIGURE_COLOR, FIGURES, MONSTER_NAMES, MONSTERS, SPELLS
from lanterne.games.heroquest.content.rows import Summon
from lanterne.games.heroquest.rules.exploration import place_monster
from lanterne.games.heroquest.rules.places import floor, free, monster, open_edges, surroundings
from lanterne.games.heroquest.state import FOES, KIND_OF, Foe, Game, Kind, Spell, Square, State, zargon
from lanterne.games.heroquest.state import SPELLS as SPELL_IDS
from lanterne.kit.grid import squares_of
from lanterne.kit.pips import PIPS, pips

SUMMONING_ROLLED = Event("summoning-rolled", "HQ-DRD-8", foe=FOES, spell=SPELL_IDS, dice=PIPS)


def called_by(spell: int, roll: int) -> list[tuple[int, int]]:
    """The kinds of monsters and their numbers that the roll calls, by the card's table."""
    effect = SPELLS[spell].effect
    assert isinstance(effect, Summon)
    line = next(line for line in effect.table if roll in line.faces)
    return [(MONSTER_NAMES.index(name), number) for name, number in line.monsters.items()]


@law("HQ-FIG-2")
def figures_left(s: State, kind: int) -> int:
    """How many figures of the monster's colour are not on the board."""
    colour = MONSTERS[kind].color
    owned = sum(number for number, other in zip(FIGURES, FIGURE_COLOR, strict=True) if other == colour)
    return owned - sum(MONSTERS[KIND_OF[row.foe]].color == colour for row in s.monsters)


@law("HQ-DRD-8")
def nearest_squares(s: State, caster: int) -> list[int]:
    """The free squares of the caster's room, or of the corridor in look line, that are nearest to the caster: one, or
    several equally near."""
    square = monster(s, caster).square
    wanted = free(s) & surroundings(s, square)
    if wanted:
        for ring in GRID.rings(1 << square, open_edges(s), floor(s)):
            if ring & wanted:
                return list(squares_of(ring & wanted))
    return []


@law("HQ-DRD-1", "HQ-DRD-8")
def can_be_summoned(s: State, caster: int, spell: int) -> bool:
    """Whether the spell could summon anything: there is a square, and a figure for some roll."""
    calls = (kind for roll in range(1, 7) for kind, _ in called_by(spell, roll))
    return bool(nearest_squares(s, caster)) and any(figures_left(s, kind) > 0 for kind in calls)


@step("HQ-DRD-8")
def summon(game: Game, foe: Foe, spell: Spell) -> None:
    """One red die tells who comes."""
    roll = game.roll(6)
    game.say(SUMMONING_ROLLED, foe, spell, pips((roll,)))
    game.then(*(summoned_appear(foe, kind, number) for kind, number in called_by(spell, roll)))


@step("HQ-DRD-8", "HQ-FIG-2", "HQ-DEC-2", "HQ-DEC-4", "HQ-AUT-12")
def summoned_appear(game: Game, foe: Foe, kind: Kind, number: int) -> None:
    """`number` monsters of a kind appear on the nearest squares, as far as there are squares and figures. If there are
    more squares than monsters, Zargon chooses; if the rest of the turn is automated, the first squares are taken."""
    s = game.state
    number = min(number, figures_left(s, kind))
    squares = nearest_squares(s, foe)
    if number <= 0 or not squares:
        return
    if len(squares) > number and not s.rest_acts:
        game.then(choose_summon_square(foe, kind), summoned_appear(foe, kind, number - 1))
        return
    for square in squares[:number]:
        place_summoned(game, kind, square)
    game.then(summoned_appear(foe, kind, number - len(squares[:number])))


@part("HQ-DRD-8", "HQ-ZAR-10")
def place_summoned(game: Game, kind: int, square: int) -> None:
    """A summoned monster does not act before the next turn of Zargon."""
    place_monster(game, kind, square, done=True)


@step("HQ-DRD-8")
def put_summoned(game: Game, kind: Kind, square: Square) -> None:
    """Zargon has chosen."""
    place_summoned(game, kind, square)


def summon_choices(s: State, seat: int, foe: int, kind: int) -> list[tuple[int, int]]:
    """The nearest squares."""
    return [(kind, square) for square in nearest_squares(s, foe)]


PUT_SUMMONED = (Offer(put_summoned, summon_choices),)


@decision("HQ-DRD-8", "HQ-DEC-2")
def choose_summon_square(game: Game, foe: Foe, kind: Kind) -> Choice:
    """On which of the nearest squares does the next one appear (HQ-D-23)?"""
    return ask(zargon(game.state), PUT_SUMMONED, foe, kind)
