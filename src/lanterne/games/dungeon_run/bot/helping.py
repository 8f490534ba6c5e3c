"""Choices about others: whom to help, whom to sabotage, and whom to spare."""

from collections.abc import Callable

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.company import holds_a_grudge, is_ahead
from lanterne.games.dungeon_run.bot.odds import against
from lanterne.games.dungeon_run.bot.offered import offered
from lanterne.games.dungeon_run.bot.stakes import stone_is_guarded, takers
from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.helping import (
    accept_assist,
    answer_offer,
    assist,
    declare_help,
    sabotage,
    stand_by,
)
from lanterne.games.dungeon_run.rules.mercy import thumb_up, vote
from lanterne.games.dungeon_run.rules.opponents import needs_help
from lanterne.games.dungeon_run.rules.pool import assist_dice
from lanterne.games.dungeon_run.state import DEAD, NONE, SABOTAGES, Deed, State, clockwise, current, life

LIKELY = 0.15
"""A blow that kills the boss with this chance is worth a wound to spoil."""
SORE = 1
"""With this many wounds the hero helps for the sake of a Rally."""
SHAKY = 0.5
"""A grudge is worth the risk of a wound if a rival with two dice fewer fails at least this often."""

HINDER, STAND_BY, HELP = -1, 0, 1


def _towards(s: State, seat: int, deed: Deed) -> int:
    """Whether this hero wants the acting hero to succeed."""
    if s.final and deed.hero == s.bearer:
        return HINDER
    if s.final and deed.opponent == s.bearer != NONE:
        return HELP
    if deed.kind == BATTLE and deed.monster != NONE:
        return _at_the_stone(s, seat, deed) if stone_is_guarded(s, deed.tile) else _at_a_monster(s, seat, deed)
    if s.final or deed.opponent != NONE:
        return STAND_BY
    return _as_a_comrade(s, seat, deed)


def _at_the_stone(s: State, seat: int, deed: Deed) -> int:
    """When the boss falls, or the monster that stands over the Stone, the next hero with an action left takes it. In
    the Glyph Room all help each other, or nobody would ever get it."""
    if needs_help(s, deed.tile):
        return HELP
    more = sum(assist_dice(s, helper, rating) for helper, rating in deed.declared if rating != SABOTAGES)
    likely = against(s, deed.hero, deed.tile, 1, more=more).win >= LIKELY
    if s.heroes[deed.hero].actions > 0:
        return HINDER if likely else STAND_BY
    others = takers(s, deed.hero, deed.tile)
    soon = [*s.order, *[other for other in clockwise(s, s.first + 1) if other not in s.order]]
    first = next((other for other in soon if other in others), NONE)
    if first == seat:
        return HELP
    return HINDER if likely else STAND_BY


def _at_a_monster(s: State, seat: int, deed: Deed) -> int:
    """The monster holds this hero too (DR-MOV-1), so its death is welcome. A grudge counts for more if spoiling the
    fight is likely to work. In the Glyph Room nobody gets anywhere without help (DR-TSP-4)."""
    if s.final and s.bearer == NONE:
        return STAND_BY
    if holds_a_grudge(s, seat, deed.hero) and not needs_help(s, deed.tile):
        fails = 1 - against(s, deed.hero, deed.tile, 1, more=-CONSTANTS.sabotage_dice).win
        return HINDER if not s.final and fails >= SHAKY else STAND_BY
    return HELP


def _as_a_comrade(s: State, seat: int, deed: Deed) -> int:
    """A trap or an escape: help for the sake of a Rally, or of good company, but not for those who have wronged this
    hero, and not for nothing for those who are ahead."""
    if holds_a_grudge(s, seat, deed.hero):
        return STAND_BY
    return HELP if s.heroes[seat].wounds >= SORE or not is_ahead(s, deed.hero, seat) else STAND_BY


def _is_last_chance(s: State, bearer: int) -> bool:
    """Whether the bearer wins in this turn unless stopped."""
    hero = s.heroes[bearer]
    return s.final and bearer == s.bearer and floor(s).distance(hero.tile, ENTRANCE) <= hero.actions + 1


def _help(view: View[State]) -> Call | None:
    """Help or hinder, whichever the hero wants; a wound that would defeat the hero is too much, except for a last
    chance."""
    s, seat = view.state, view.seat
    deed = current(s)
    assert deed is not None
    hero = s.heroes[seat]
    wanted = _towards(s, seat, deed)
    if wanted == HINDER and (hero.wounds + 1 < life(hero) or _is_last_chance(s, deed.hero)):
        return offered(view, sabotage)
    if wanted == HELP:
        rating = max((BRAWN, MAGIC), key=lambda rating: assist_dice(s, seat, rating))
        return next((call for call in view.options() if call[0] == assist.name and call[2] == rating), None)
    return offered(view, stand_by)


def _accept(view: View[State]) -> Call | None:
    return offered(view, accept_assist)


def _vote(view: View[State]) -> Call | None:
    """Mercy for everybody except those who have wronged this hero, or whose death is this hero's victory."""
    s, seat = view.state, view.seat
    victim = view.options()[0][1]
    alive = sum(hero.condition != DEAD for hero in s.heroes)
    spares = alive > 2 and not holds_a_grudge(s, seat, victim)
    return next(call for call in view.options() if (call[0] == thumb_up.name) == spares)


HELP_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    declare_help.name: _help,
    answer_offer.name: _accept,
    vote.name: _vote,
}
