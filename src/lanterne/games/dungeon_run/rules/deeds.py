"""Parts of an action, such as tests and free attacks: they share its limits (DR-RER-7)."""

from typing import get_args

from lanterne.engine import Call, law, part, step
from lanterne.games.dungeon_run.content.terms import Moment, Source
from lanterne.games.dungeon_run.rules.held import powers_of
from lanterne.games.dungeon_run.rules.powers import moment
from lanterne.games.dungeon_run.rules.wounds import wounded
from lanterne.games.dungeon_run.state import Deed, Game, State, begin_deed, current, deed_of, end_deed, set_deed

_WINDOWS: tuple[Moment, ...] = get_args(Moment)
_SOURCES: tuple[Source, ...] = get_args(Source)


@part("DR-RER-7")
def begin_part(s: State, deed: Deed) -> None:
    """This becomes the current deed, as a part of the action under way, if there is one. Rerolls caused and powers used
    in that action count here too."""
    action = current(s)
    begin_deed(s, deed if action is None else deed._replace(rerolled=action.rerolled, used=action.used))


@law("DR-RER-7")
def end_part(s: State) -> Deed:
    """The part is over and the action goes on; powers used up in the part are used up in the action."""
    part = end_deed(s)
    if s.deeds:
        set_deed(s, deed_of(s)._replace(rerolled=part.rerolled, used=part.used))
    return part


@step("DR-RER-7")
def part_ends(game: Game) -> None:
    """The test or free attack is resolved, and the action goes on."""
    end_part(game.state)


@step("DR-RER-7")
def deed_ends(game: Game) -> None:
    """A disarm, or a battle that costs no action, is over; so are its limits."""
    end_deed(game.state)


def moment_of(window: Moment, seat: int) -> Call:
    """The call that lets a hero's powers work at a moment."""
    return moment(_WINDOWS.index(window), seat)


def moments(window: Moment, s: State, seat: int) -> tuple[Call, ...]:
    """The same as a list, empty if the hero has no power for that moment."""
    return (moment_of(window, seat),) if window in powers_of(s, seat).by_window else ()


def wounds_for(seat: int, amount: int, source: Source, by: int) -> Call:
    """The call for wounds to a hero: their source, and the hero who caused them, if any (DR-ABI-11)."""
    return wounded(seat, amount, _SOURCES.index(source), by)
