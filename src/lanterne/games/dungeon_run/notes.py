"""Notes beside an option: the dice and odds of an escape; what a content die brings as it lies, and what another roll
could bring; where a tile would lead."""

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.content.heroes import SKILL
from lanterne.games.dungeon_run.content.settings import ESCAPE
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON
from lanterne.games.dungeon_run.rules.chances import disarm_chance, escape_chance, trial_chance
from lanterne.games.dungeon_run.rules.content_die import keep_content, reroll_content
from lanterne.games.dungeon_run.rules.disarm import disarm_with
from lanterne.games.dungeon_run.rules.escape import escape
from lanterne.games.dungeon_run.rules.fighting_powers import fight_with
from lanterne.games.dungeon_run.rules.pool import defence, escape_value, pool, with_rating
from lanterne.games.dungeon_run.rules.rolls import DIE
from lanterne.games.dungeon_run.rules.tiles import lay
from lanterne.games.dungeon_run.rules.trials import try_with
from lanterne.games.dungeon_run.state import NONE, Deed, State, deed_of
from lanterne.kit.tiles import opposite
from lanterne.scene import Say


def notes(view: View[State]) -> dict[Call, tuple[Say, ...]]:
    """The odds of an escape, and the content die."""
    found: dict[Call, tuple[Say, ...]] = {}
    for call in view.options():
        if call[0] == escape.name:
            found[call] = _escape(view.state)
        elif call[0] == keep_content.name:
            found[call] = _as_it_fell(view.state)
        elif call[0] == reroll_content.name:
            found[call] = _another_roll(view.state)
        elif call[0] == fight_with.name and len(call) == 2 and deed_of(view.state).monster != NONE:
            found[call] = (_battle(view.state, call[1]),)
        elif call[0] == disarm_with.name:
            found[call] = (_chance(disarm_chance(view.state, deed_of(view.state), call[1])),)
        elif call[0] == try_with.name:
            found[call] = (_chance(trial_chance(view.state, deed_of(view.state), call[1])),)
        elif call[0] == lay.name:
            found[call] = (_leads(view.state, call[1], call[2]),)
    return found


def _leads(s: State, tile: int, turn: int) -> Say:
    """Where the tile would lead: its exits but the one through which it is entered."""
    entered = 1 << opposite(deed_of(s).to)
    return Say("note-leads", {"sides": PRINTED_ON[tile].exits[turn] & ~entered})


def _escape(s: State) -> tuple[Say, ...]:
    """How many dice, the lowest number that succeeds, and the chance that one of them shows it. Help is not counted."""
    hero = s.active
    deed = Deed(ESCAPE, hero, s.heroes[hero].tile)
    return (
        Say("note-escape", {"dice": pool(s, hero, "escape", SKILL, deed), "face": escape_value(s, hero)}),
        _chance(escape_chance(s, deed)),
    )


def _chance(part: float) -> Say:
    return Say("note-chance", {"chance": round(100 * part)})


def _battle(s: State, rating: int) -> Say:
    """How many dice a rating gives against the monster, and from which number on each hits."""
    deed = with_rating(deed_of(s), deed_of(s).hero, rating)
    return Say("note-battle", {"dice": pool(s, deed.hero, "battle", rating, deed), "face": defence(s, deed)})


def _as_it_fell(s: State) -> tuple[Say, ...]:
    deed = deed_of(s)
    die, printed = deed.dice[0], PRINTED_ON[deed.tile]
    brings = [Say("note-encounter")] if die in printed.encounter else []
    brings += [Say("note-treasure")] if die in printed.treasure else []
    return (Say("note-rolled", {"number": die}), *(brings or [Say("note-nothing")]))


def _another_roll(s: State) -> tuple[Say, ...]:
    """The chances that the tile's die brings an encounter, a treasure, or nothing."""
    printed = PRINTED_ON[deed_of(s).tile]
    faces = range(1, DIE + 1)
    encounter = sum(face in printed.encounter for face in faces)
    treasure = sum(face in printed.treasure for face in faces)
    return (Say("note-of-six", {"encounter": encounter, "treasure": treasure}),)
