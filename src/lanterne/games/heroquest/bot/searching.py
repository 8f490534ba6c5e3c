"""What a steady hero searches for when there is nothing to fight: treasure where it pays, traps and secret doors with
spare actions."""

from lanterne.engine import Call, has
from lanterne.games.heroquest.bot.outlook import Ground
from lanterne.games.heroquest.bot.party import stamina
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import IN_FURNITURE, TREASURES
from lanterne.games.heroquest.rules.difficulty import wanderers
from lanterne.games.heroquest.rules.disarming import disarm, disarms
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.searching import search_for_secret_doors, search_for_traps
from lanterne.games.heroquest.rules.treasure import open_anyway, search_for_treasure
from lanterne.games.heroquest.state import QUEST_RULES, State
from lanterne.kit.grid import mask_of
from lanterne.kit.options import Options

HEALTHY = 4
"""Body Points that a hero should have before risking a treasure search."""
NO_TRAPS = "no-traps"
"""The rule of a quest without traps and secret doors."""
NEAR_ROOM = 9
"""A room this near is worth a second search."""


def quiet_search(s: State, hero: int, o: Options) -> Call | None:
    """The search that is worth an action here."""
    return _disarm(o) or (_treasure(s, hero, o) if _pays(s, hero, REGION_OF[s.heroes[hero].square]) else None)


def last_search(s: State, hero: int, o: Options) -> Call | None:
    """If nothing else is left to do, search an unsearched room at any risk."""
    region = REGION_OF[s.heroes[hero].square]
    return _treasure(s, hero, o) if _unsearched(s, region) and not has(s.forbidden, region) else None


def idle_search(s: State, hero: int, o: Options) -> Call | None:
    """Search for traps and secret doors with a spare action."""
    square = s.heroes[hero].square
    if nothing_hidden(s):
        return None
    if search_for_traps.name in o and not has(s.sought_traps, square):
        return o[search_for_traps.name][0]
    if search_for_secret_doors.name in o and not has(s.sought_doors, square):
        return o[search_for_secret_doors.name][0]
    return None


def nothing_hidden(s: State) -> bool:
    """Whether the heroes have been told that the quest has neither traps nor secret doors."""
    return any(str(QUEST_RULES.name(rule)).endswith(f"-{NO_TRAPS}") for rule in s.told_rules)


def _disarm(o: Options) -> Call | None:
    found = o.get(disarm.name, ())
    return found[0] if found else None


def _treasure(s: State, hero: int, o: Options) -> Call | None:
    """Search a room with furniture for traps first. A hero who cannot disarm a trap leaves it to one who can."""
    square = s.heroes[hero].square
    region = REGION_OF[square]
    if search_for_treasure.name not in o or region == CORRIDOR or has(s.pits, square):
        return None
    wary = _pieces(s, region) and not nothing_hidden(s)
    if search_for_traps.name in o and wary and not has(s.sought_traps, square):
        return o[search_for_traps.name][0]
    if trapped := [trap for trap in s.traps if trap.kind == IN_FURNITURE and REGION_OF[trap.square] == region]:
        if any(disarms(s, other) for other in s.order if s.heroes[other].square >= 0):
            return None
        return next((call for call in o.get(open_anyway.name, ()) if call[1] == trapped[0].square), None)
    return o[search_for_treasure.name][0]


def _pieces(s: State, region: int) -> bool:
    return any(REGION_OF[piece.at] == region for piece in s.furniture)


def _unsearched(s: State, region: int) -> bool:
    return not any(has(s.heroes[other].searched, region) for other in s.order)


def _pays(s: State, hero: int, region: int) -> bool:
    """Whether a search is worth its risk: the first search of a room always is, another one only while the cards are
    good. The weak do not search."""
    row = s.heroes[hero]
    if has(row.searched, region) or has(s.forbidden, region):
        return False
    if row.body < min(HEALTHY, max_body(s, hero)) and stamina(s, hero) < HEALTHY + 2:
        return False
    return _unsearched(s, region) or (not s.agreed.single_search and deck_is_good(s))


def deck_is_good(s: State) -> bool:
    """Whether the treasure cards that are left hold more good than harm; everybody can count them."""
    value = 0.0
    for card, left in zip(TREASURES, s.deck, strict=True):
        match card.category:
            case "wealth":
                value += left * card.gold / 15
            case "potion":
                value += left * 2.5
            case "hazard":
                value -= left * 1.5
            case _:
                value -= left * 2.0 * wanderers(s)
    return value > 0


def treasure_rooms(s: State, hero: int, land: Ground) -> int:
    """Quiet rooms nearby that the hero should search."""
    rooms = 0
    dark = ~s.seen
    for region in range(1, len(REGION_SQUARES)):
        squares = REGION_SQUARES[region]
        if squares & dark or squares & land.monsters or not _pays(s, hero, region):
            continue
        if any(trap.kind == IN_FURNITURE and REGION_OF[trap.square] == region for trap in s.traps) and any(
            disarms(s, other) for other in s.order if s.heroes[other].square >= 0
        ):
            continue
        rooms |= squares & land.safe
    square = s.heroes[hero].square
    return rooms if rooms and land.steps(square, rooms) <= NEAR_ROOM else 0


def unsearched_rooms(s: State, land: Ground) -> int:
    """Unsearched rooms, which may hold what the quest is about: the last resort."""
    rooms = 0
    for region in range(1, len(REGION_SQUARES)):
        squares = REGION_SQUARES[region]
        if squares & s.seen and _unsearched(s, region) and not has(s.forbidden, region):
            rooms |= squares & land.safe
    return rooms


def trapped_pieces(s: State, hero: int, land: Ground) -> int:
    """Squares beside furniture known to be trapped, for a hero who can disarm it."""
    traps = [trap.square for trap in s.traps if trap.kind == IN_FURNITURE]
    if not traps or not disarms(s, hero):
        return 0
    squares = 0
    for piece in s.furniture:
        if piece.at in traps:
            squares |= GRID.step(piece.squares, GRID.inner) & REGION_SQUARES[REGION_OF[piece.at]]
    return squares & land.floor & ~mask_of(traps)
