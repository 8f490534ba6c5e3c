"""Taking away what is on squares (QW-MAP-10)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, has, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT, SQUARE_NAMES
from lanterne.games.quest_workshop.drawing import occupied
from lanterne.games.quest_workshop.entries import has_effects, open_family, open_row, rewrite
from lanterne.games.quest_workshop.rules.placing import comes_later
from lanterne.games.quest_workshop.rules.starting import drop_start, starts
from lanterne.games.quest_workshop.state import Game, Square, State, change, tool_name
from lanterne.games.quest_workshop.texts import without


def squares_in_use(s: State, seat: int) -> Iterable[tuple[int]]:
    """Where there is something for the eraser: arrivals of the open entry, and things on the map. Objects and allies
    are entries, and are thrown away as such."""
    if tool_name(s) != "eraser":
        return []
    quest = s.quest
    names = {row.at for row in comes_later(s) or ()}
    names |= {*quest.blocked, *quest.exit, *starts(s), *(row.at for row in quest.furniture)}
    names |= {row.at for row in quest.monsters} | {trap.at for trap in quest.traps}
    names |= {row.escape for row in quest.characters if row.escape}
    return [(square,) for square in sorted(map(LAYOUT.square, names))]


@step("QW-MAP-10")
def clear(game: Game, square: Square) -> None:
    """Take away what is on top: an arrival of the open entry, else a figure, else a trap, else a piece of furniture
    with what is in it, else a blocked square, else an escape square, else the stairs with their start and exit squares,
    else a start or exit square."""
    s, at = game.state, SQUARE_NAMES[square]
    quest = s.quest
    if any(row.at == at for row in comes_later(s) or ()):
        _drop_arrivals(s, at)
    elif any(row.at == at for row in quest.monsters):
        change(s, monsters=tuple(row for row in quest.monsters if row.at != at))
    elif any(row.at == at for row in quest.traps):
        change(s, traps=tuple(row for row in quest.traps if row.at != at))
        s.texts = without(s.texts, (f"sprung-{quest.id}-{at}",))
    elif any(row.at == at for row in quest.furniture):
        _drop_piece(s, at)
    elif at in quest.blocked:
        change(s, blocked=tuple(name for name in quest.blocked if name != at))
    elif any(row.escape == at for row in quest.characters):
        rows = [replace(row, escape=None) if row.escape == at else row for row in quest.characters]
        change(s, characters=tuple(rows))
    elif has(occupied(quest).stairs, square):
        _drop_stairs(s)
    else:
        change(s, exit=tuple(name for name in quest.exit if name != at))
        drop_start(s, at)


def _drop_arrivals(s: State, at: str) -> None:
    """Remove the arrivals of the open entry there; an effect without arrivals is removed too."""
    row = open_row(s)
    if open_family(s) == "wave":
        rewrite(s, s.open, replace(row, monsters=tuple(each for each in row.monsters if each.at != at)))
    elif has_effects(s):
        effects: list[sheets.AnyEffect] = []
        for effect in row.effects:
            if not isinstance(effect, sheets.Spawn):
                effects.append(effect)
                continue
            left = tuple(each for each in effect.monsters if each.at != at)
            effects += [sheets.Spawn(monsters=left)] if left else []
        rewrite(s, s.open, replace(row, effects=tuple(effects)))


def _drop_piece(s: State, at: str) -> None:
    gone = [find.room for find in s.quest.finds if find.piece == at]
    s.texts = without(s.texts, tuple(f"find-{s.quest.id}-{room}" for room in gone))
    change(
        s,
        furniture=tuple(row for row in s.quest.furniture if row.at != at),
        finds=tuple(find for find in s.quest.finds if find.piece != at),
    )


def _drop_stairs(s: State) -> None:
    mask = occupied(s.quest).stairs
    covered = [name for name in SQUARE_NAMES if has(mask, LAYOUT.square(name))]
    change(s, stairs="", exit=tuple(name for name in s.quest.exit if name not in covered))
    for name in covered:
        drop_start(s, name)


CLEARING = (Offer(clear, squares_in_use),)
