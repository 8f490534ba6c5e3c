"""Escaping from a monster, or in the final phase from other heroes (DR-ESC, DR-FLE)."""

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.heroes import SKILL
from lanterne.games.dungeon_run.content.settings import ESCAPE
from lanterne.games.dungeon_run.rules.actions import begin_action, no_action_left
from lanterne.games.dungeon_run.rules.deeds import moment_of, moments
from lanterne.games.dungeon_run.rules.free_attack import free_attack
from lanterne.games.dungeon_run.rules.held import waives
from lanterne.games.dungeon_run.rules.helping import helpers_are_asked, helpers_are_repaid
from lanterne.games.dungeon_run.rules.movement import exits, leads_nowhere, leave_through
from lanterne.games.dungeon_run.rules.pool import escape_value
from lanterne.games.dungeon_run.rules.rerolls import after_roll
from lanterne.games.dungeon_run.rules.rolls import roll_rating
from lanterne.games.dungeon_run.state import (
    NONE,
    Deed,
    Game,
    Side,
    State,
    conscious,
    deed_of,
    monster_at,
    others_present,
    present,
    set_deed,
)
from lanterne.kit.options import ask_unless_forced

ESCAPED = Event("escaped", "DR-ESC-2", seat=SEATS)
ESCAPE_FAILED = Event("escape-failed", "DR-ESC-4", seat=SEATS)

NOTHING_TO_ESCAPE = Refusal("nothing-to-escape", "DR-ESC-1")


@law("DR-ESC-1", "DR-FLE-1", "DR-FLE-5")
def nothing_to_escape(s: State, seat: int) -> Refusal | None:
    """An escape needs a monster on the tile; in the final phase another conscious hero will do."""
    if monster_at(s, s.heroes[seat].tile) != NONE or (s.final and others_present(s, seat)):
        return None
    return NOTHING_TO_ESCAPE


@step("DR-ESC-1", "DR-ESC-2", "DR-ESC-8")
def escape(game: Game) -> None:
    """Try to get away, with Skill."""
    s = game.state
    tile = s.heroes[s.active].tile
    begin_action(game, Deed(ESCAPE, s.active, tile, monster=monster_at(s, tile)))
    game.then(*ATTEMPT)


ESCAPES = (Offer(escape, closed=(no_action_left, nothing_to_escape)),)


@step("DR-ESC-2")
def escape_is_rolled(game: Game) -> None:
    """The hero rolls Skill."""
    roll_rating(game, deed_of(game.state).hero, "escape", SKILL)


@step("DR-ESC-2", "DR-ESC-3", "DR-ESC-9", "DR-FLE-1", "DR-FLE-3")
def escape_is_judged(game: Game) -> None:
    """One die that shows the escape value or more is enough. The roll alone decides whether the escape succeeds."""
    s = game.state
    deed = deed_of(s)
    if max(deed.dice) < escape_value(s, deed.hero):
        game.say(ESCAPE_FAILED, deed.hero)
        game.then(*[moment_of("escape_failed", seat) for seat in present(s, deed.tile, deed.hero)], escape_fails())
        return
    game.say(ESCAPED, deed.hero)
    set_deed(s, deed._replace(succeeded=True))
    ask_unless_forced(game, choose_way_out(deed.hero))
    game.then(escape_is_over(), helpers_are_repaid())


ATTEMPT = (helpers_are_asked(), escape_is_rolled(), after_roll(), escape_is_judged())

# --- away -------------------------------------------------------------------------------------------------------------


@decision("DR-ESC-3", "DR-ESC-7")
def choose_way_out(game: Game, seat: SeatId) -> Choice:
    """Where do you escape to?"""
    return ask(seat, WAYS_OUT)


@step("DR-ESC-3", "DR-ESC-5", "DR-ESC-7")
def escape_through(game: Game, side: Side) -> None:
    """Leave through this side, as by a Move action. Rules about moving do not apply; rules about entering do."""
    leave_through(game, side)


WAYS_OUT = (Offer(escape_through, exits, each=(leads_nowhere,)),)


@step("DR-ESC-9")
def escape_is_over(game: Game) -> None:
    """The hero's powers for an escape, if they have left the tile and are still standing."""
    s = game.state
    deed = deed_of(s)
    if deed.to != NONE and conscious(s, deed.hero):
        game.then(*moments("escape_success", s, deed.hero))


# --- caught -----------------------------------------------------------------------------------------------------------


@step("DR-ESC-4", "DR-FLE-2", "DR-FLE-4")
def escape_fails(game: Game) -> None:
    """The monster makes a free attack on the hero, unless a power prevents it; heroes make none."""
    s = game.state
    deed = deed_of(s)
    caught = deed.monster != NONE and conscious(s, deed.hero) and s.heroes[deed.hero].tile == deed.tile
    if caught and not waives(s, deed.hero, "escape_fail_attack", deed):
        game.then(free_attack(deed.hero, deed.tile))
