"""When heroes go through trapdoors, tunnels and teleports: when nothing is left to do on this side (HQ-QST-17)."""

from lanterne.engine import Call, has
from lanterne.games.heroquest.bot.outlook import Ground, doors_to_open, unseen_corridors
from lanterne.games.heroquest.bot.party import exit_squares, going_home
from lanterne.games.heroquest.rules.movement import roll_movement
from lanterne.games.heroquest.rules.passages import go_through
from lanterne.games.heroquest.state import NONE, State
from lanterne.kit.options import Options


def ways_through(s: State, square: int, land: Ground) -> int:
    """The ends of passages worth going through from here: nobody knows where they lead, or there is more to explore
    beyond, or the way home."""
    reach, ends = land.reach(square), 0
    wanted = exit_squares(s) if going_home(s) else doors_to_open(s, land.floor, ~s.seen) | unseen_corridors(s)
    for row in s.passages:
        new = row.to == NONE or (not has(reach, row.to) and wanted & land.reach(row.to))
        if new and has(reach, row.square):
            ends |= 1 << row.square
    return ends


def goes_through(s: State, hero: int, place: int, o: Options, land: Ground) -> Call | None:
    """The answer of a hero who stands where the party wants to go through."""
    square = s.heroes[hero].square
    if not s.passages or not has(place & ways_through(s, square, land), square):
        return None
    found = o.get(go_through.name) or o.get(roll_movement.name)
    return found[0] if found else None
