"""What is in a quest when it begins: on a retry, on a replay, and with lost artifacts (HQ-CAM-4, HQ-CAM-5). It is
Zargon's: only steps use this."""

from collections.abc import Iterable

from lanterne.engine import law
from lanterne.games.heroquest.content.board import REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import FIGURES, QUEST_ITEMS
from lanterne.games.heroquest.content.quests import Find, Placed, Quest
from lanterne.games.heroquest.rules.artifacts import IS_ARTIFACT, with_zargon
from lanterne.games.heroquest.rules.gear import NUMBER_OF
from lanterne.games.heroquest.state import NONE, SQUARES, Game, State
from lanterne.kit.grid import mask_of, squares_of

IS_QUEST_ITEM: frozenset[int] = frozenset(NUMBER_OF[name] for name in QUEST_ITEMS)


def emptied_rooms(s: State) -> tuple[int, ...]:
    """The rooms whose special treasure has been taken in this try or in one before it."""
    left = {find.room for find in s.finds}
    return tuple(room for room in s.chart.finds if room not in left or room in s.taken)


@law("HQ-CAM-4", "HQ-CAM-5", "HQ-SET-14")
def finds_now(s: State, chart: Quest) -> list[Find]:
    """The special treasures of a quest that begins. What was taken in an earlier try is gone, but for artifacts and
    quest items that are missing again; an artifact that a hero has is not handed out once more; lost artifacts wait in
    the room that the quest names for them."""
    found = [find for row in chart.finds.values() if (find := _left_of(s, row))]
    if not s.lost_artifacts:
        return found
    for place, find in enumerate(found):
        if find.room == chart.lost_artifacts:
            found[place] = find._replace(items=tuple(sorted(find.items + s.lost_artifacts)))
            return found
    return [*found, Find(chart.lost_artifacts, NONE, 0, s.lost_artifacts, "")]


def _left_of(s: State, find: Find) -> Find | None:
    """What is left of a special treasure; None if a card is drawn instead. One that holds nothing, and lets nobody draw
    a card, stays so."""
    items = tuple(item for item in find.items if item not in IS_ARTIFACT | IS_QUEST_ITEM or with_zargon(s, item))
    if find.room in s.taken:
        items = tuple(item for item in items if item in IS_ARTIFACT | IS_QUEST_ITEM)
        return find._replace(gold=0, items=items) if items else None
    return None if find.items and not items and not find.gold else find._replace(items=items)


@law("HQ-CAM-5")
def rearranged(game: Game, monsters: Iterable[Placed], chart: Quest) -> list[Placed]:
    """On a retry every monster without a name is moved to a random free square of its own region."""
    monsters = list(monsters)
    unnamed = [place for place, row in enumerate(monsters) if row.kind < len(FIGURES) and not row.waits]
    kept = [row.square for place, row in enumerate(monsters) if place not in unnamed]
    taken = chart.blocked | mask_of(kept)
    for piece in chart.furniture:
        taken |= piece.squares
    for thing in (*chart.objects, *chart.allies):
        taken |= 1 << thing.square
    for start in chart.starts:
        taken |= mask_of(start.squares)
    for region in sorted({REGION_OF[monsters[place].square] for place in unnamed}):
        here = [place for place in unnamed if REGION_OF[monsters[place].square] == region]
        squares = list(squares_of(REGION_SQUARES[region] & chart.dungeon & ~taken))
        for place, square in zip(here, game.shuffle(SQUARES, squares), strict=False):
            monsters[place] = monsters[place]._replace(square=square)
    return monsters
