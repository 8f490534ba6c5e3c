"""Action 3: searching for treasure (HQ-TRE).

The offer to search reveals nothing: it is made wherever the board allows it, whether there is a special treasure, a
trapped chest or nothing at all. A quest may forbid searching a room until something has happened (HQ-TRE-17); heroes
learn that when one of them tries. The attempt is public and costs nothing. From then on `State.forbidden` refuses the
search until something happens that may lift the ban.
"""

from lanterne.engine import Event, Offer, Refusal, has, law, part, step
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_NAMES, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import ARTIFACTS, IN_FURNITURE, ITEM_NAMES, QUEST_ITEMS
from lanterne.games.heroquest.content.quests import Find, Trap
from lanterne.games.heroquest.rules.acting import acted_already, spend_action
from lanterne.games.heroquest.rules.gear import gain
from lanterne.games.heroquest.rules.notes import read_notes
from lanterne.games.heroquest.rules.places import change, in_pit, monsters_at
from lanterne.games.heroquest.rules.traps import furniture_springs, known_trap, trap_of_piece
from lanterne.games.heroquest.rules.treasure_cards import draw_card, take_gold
from lanterne.games.heroquest.state import (
    ANY_MOMENT,
    FINDS,
    HEROES,
    ITEMS,
    NONE,
    REGIONS,
    SQUARES,
    Game,
    Hero,
    Square,
    State,
)

SEARCHED = Event("searched-for-treasure", "HQ-TRE-4", hero=HEROES, region=REGIONS)
SEARCHED_PIT = Event("searched-pit", "HQ-TRE-19", hero=HEROES, square=SQUARES)
SEARCH_WAS_FORBIDDEN = Event("search-was-forbidden", "HQ-TRE-17", hero=HEROES, region=REGIONS)
TREASURE_FOUND = Event("treasure-found", "HQ-TRE-5", hero=HEROES, item=ITEMS).staged("item")
FIND_TOLD = Event("find-told", "HQ-TRE-5", find=FINDS).staged("find")
NOTHING_THERE = Event("nothing-there", "HQ-TRE-17", hero=HEROES)

NO_TREASURE_HERE = Refusal("no-treasure-in-corridors", "HQ-TRE-1")
SEARCHED_ALREADY = Refusal("searched-already", "HQ-TRE-2")
PIT_SEARCHED_ALREADY = Refusal("pit-searched-already", "HQ-TRE-19")
SEARCHED_BY_ANOTHER = Refusal("searched-by-another", "HQ-VAR-1")
MONSTER_IN_ROOM = Refusal("monster-in-the-room", "HQ-TRE-3")
MONSTER_IN_PIT = Refusal("monster-in-the-pit", "HQ-TRE-19")
FORBIDDEN = Refusal("search-forbidden", "HQ-TRE-17")


# --- what a quest hides -----------------------------------------------------------------------------------------------


@part("HQ-CAM-4", "HQ-CAM-5")
def hide_treasures(s: State) -> None:
    """Place the special treasures as a quest begins. Of those taken in an earlier try, only artifacts and quest items
    that nobody has are there again. Lost artifacts are together in the room meant for them."""
    owned = {item for sheet in s.sheets for item in sheet.items} | set(s.lost_artifacts)
    s.finds = [left for find in s.chart.finds.values() if (left := _left_of(s, find, owned))]
    if s.lost_artifacts:
        s.finds.append(Find(s.chart.lost_artifacts, NONE, 0, s.lost_artifacts, ""))


def _left_of(s: State, find: Find, owned: set[int]) -> Find | None:
    """What is left of a special treasure; None if nothing, so that a card is drawn. One that was empty from the start
    stays so."""
    taken = find.room in s.taken
    items = tuple(item for item in find.items if (item not in owned if _is_unique(item) else not taken))
    gold = 0 if taken else find.gold
    if (gold, items) == (0, ()) != (find.gold, find.items):
        return None
    return find._replace(gold=gold, items=items)


def _is_unique(item: int) -> bool:
    name = ITEM_NAMES[item]
    return name in ARTIFACTS or name in QUEST_ITEMS


# --- why a search is refused ------------------------------------------------------------------------------------------


@law("HQ-TRE-1", "HQ-TRE-19")
def no_room(s: State, seat: int) -> Refusal | None:
    """In a room, or in a pit wherever it is."""
    square = s.heroes[s.active].square
    return NO_TREASURE_HERE if REGION_OF[square] == CORRIDOR and not in_pit(s, square) else None


@law("HQ-TRE-2", "HQ-TRE-19", "HQ-VAR-1")
def searched_already(s: State, seat: int) -> Refusal | None:
    """Every hero may search each room once and each pit once; in the variant, one search counts for all."""
    row = s.heroes[s.active]
    if in_pit(s, row.square):
        if row.square in row.pits:
            return PIT_SEARCHED_ALREADY
        if s.agreed.single_search and any(row.square in other.pits for other in s.heroes):
            return SEARCHED_BY_ANOTHER
        return None
    bit = 1 << REGION_OF[row.square]
    if row.searched & bit:
        return SEARCHED_ALREADY
    if s.agreed.single_search and any(other.searched & bit for other in s.heroes):
        return SEARCHED_BY_ANOTHER
    return None


@law("HQ-TRE-3", "HQ-TRE-18", "HQ-TRE-19")
def not_alone(s: State, seat: int) -> Refusal | None:
    """No monster may be in the room, awake or asleep; or in the pit, where the room does not matter."""
    if not s.monsters:
        return None
    square = s.heroes[s.active].square
    if in_pit(s, square):
        return MONSTER_IN_PIT if has(monsters_at(s), square) else None
    return MONSTER_IN_ROOM if monsters_at(s) & REGION_SQUARES[REGION_OF[square]] else None


@law("HQ-TRE-17")
def forbidden(s: State, seat: int) -> Refusal | None:
    """A hero has found out that this room must not be searched yet."""
    if not s.forbidden:
        return None
    square = s.heroes[s.active].square
    return FORBIDDEN if has(s.forbidden, REGION_OF[square]) and not in_pit(s, square) else None


# --- the search -------------------------------------------------------------------------------------------------------


@step("HQ-TRE-2", "HQ-TRE-4", "HQ-TRE-16", "HQ-TRE-19", "HQ-TRP-9", "HQ-TRP-20", "HQ-TRP-21")
def search_for_treasure(game: Game) -> None:
    """Search from where the hero stands. Furniture with an undiscovered trap goes off instead; furniture known to be
    trapped is left alone."""
    s = game.state
    hero = s.active
    square = s.heroes[hero].square
    if in_pit(s, square):
        spend_action(game)
        change(s, hero, pits=(*s.heroes[hero].pits, square))
        game.say(SEARCHED_PIT, hero, square)
        game.then(draw_card(hero))
        return
    if _not_yet(game, hero):
        return
    if traps := _lying_in_wait(s, hero):
        furniture_springs(game, hero, traps)
        return
    change(s, hero, searched=s.heroes[hero].searched | 1 << REGION_OF[square])
    game.then(look_through(hero))


@law("HQ-TRP-21")
def trapped_pieces(s: State, seat: int) -> list[tuple[int, ...]]:
    """The pieces in the room that are known to be trapped."""
    square = s.heroes[s.active].square
    if not s.traps or in_pit(s, square):
        return []
    room = REGION_SQUARES[REGION_OF[square]]
    return [(row.square,) for row in s.traps if row.kind == IN_FURNITURE and has(room, row.square)]


@step("HQ-TRP-20", "HQ-TRP-21", "HQ-TRE-16")
def open_anyway(game: Game, square: Square) -> None:
    """Search a piece known to be trapped: its trap goes off, with all undiscovered ones, and is gone."""
    s = game.state
    hero = s.active
    if not _not_yet(game, hero):
        furniture_springs(game, hero, (trap_of_piece(s, square), *_lying_in_wait(s, hero)))


@part("HQ-TRE-17")
def _not_yet(game: Game, hero: int) -> bool:
    """Whether the quest forbids searching this room for now. If so, everybody learns it, and the hero may do something
    else; if not, the search begins, and the action is spent."""
    s = game.state
    room = REGION_OF[s.heroes[hero].square]
    if any(find.room == room and find.forbidden_until and find.forbidden_until not in s.flags for find in s.finds):
        s.forbidden |= 1 << room
        game.say(SEARCH_WAS_FORBIDDEN, hero, room)
        return True
    spend_action(game)
    game.say(SEARCHED, hero, room)
    return False


@law("HQ-TRE-16", "HQ-TRP-20")
def _lying_in_wait(s: State, hero: int) -> list[Trap]:
    """The traps in furniture of the room that nobody has discovered, in the order of the quest."""
    room = REGION_SQUARES[REGION_OF[s.heroes[hero].square]]
    return [trap for trap in s.hidden_traps if trap.kind == IN_FURNITURE and has(room, trap.square)]


@step("HQ-TRE-5", "HQ-TRE-6", "HQ-TRE-7", "HQ-TRE-17", "HQ-TRP-21", "HQ-TRP-22", "HQ-CAM-4")
def look_through(game: Game, hero: Hero) -> None:
    """The first to search gets the special treasure, except what is in a piece that is still trapped. If there is none,
    a card is drawn."""
    s = game.state
    room = REGION_OF[s.heroes[hero].square]
    found = [find for find in s.finds if find.room == room and not known_trap(s, find.piece)]
    s.finds = [find for find in s.finds if find not in found]
    for find in found:
        _take(game, hero, find)
    game.then(read_notes(hero, ANY_MOMENT))
    if not found:
        game.then(draw_card(hero))


def _take(game: Game, hero: int, find: Find) -> None:
    s = game.state
    story = f"{s.chart.briefing.id}-{REGION_NAMES[find.room]}"
    if find == s.chart.finds.get(find.room) and story in FINDS.names:
        game.say(FIND_TOLD, FINDS.number(story))
    if not find.gold and not find.items:
        game.say(NOTHING_THERE, hero)
    if find.gold:
        take_gold(game, hero, find.gold)
    for item in find.items:
        gain(s, hero, item)
        game.say(TREASURE_FOUND, hero, item)


_CLOSED = (acted_already, no_room, searched_already, forbidden, not_alone)

TREASURE: tuple[Offer, ...] = (
    Offer(search_for_treasure, closed=_CLOSED),
    Offer(open_anyway, trapped_pieces, closed=_CLOSED),
)
