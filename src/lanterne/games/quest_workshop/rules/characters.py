"""Characters: monsters with a profile and magic of their own; the wandering monster (QW-MON-2 to QW-MON-4)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.quest_workshop.drawing import placed
from lanterne.games.quest_workshop.rules.placing import ESCAPE
from lanterne.games.quest_workshop.state import (
    CHARACTERS,
    MONSTERS,
    MOST_CHARACTERS,
    NONE,
    SPELLS,
    STATS,
    Game,
    Monster,
    Spell,
    Stat,
    State,
    change,
    tool_name,
)

PROFILES = {row.id: row.profile for row in BOX.monsters}
LEAST, MOST = (0, 0, 0, 1, 0), (12, 8, 8, 10, 8)
"""The bounds of a profile, by place in `STATS`."""

ENOUGH_CHARACTERS = Refusal("enough-characters", "QW-MON-2", (("number", MOST_CHARACTERS),))
NO_LOWER = Refusal("no-lower", "QW-MON-2")
NO_HIGHER = Refusal("no-higher", "QW-MON-2")
IS_NEEDED = Refusal("character-needed", "QW-MON-2")
HAS_OWNER = Refusal("spell-has-owner", "QW-MON-3")
WANDERS_ALREADY = Refusal("wanders-already", "QW-MON-4")


def every_kind(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(kind,) for kind in range(len(MONSTERS.names))]


@law("QW-MON-2")
def no_more_characters(s: State, seat: int) -> Refusal | None:
    return ENOUGH_CHARACTERS if len(s.quest.characters) >= MOST_CHARACTERS else None


@step("QW-MON-2")
def create(game: Game, monster: Monster) -> None:
    """A character with this figure begins with the profile of its kind."""
    s, kind = game.state, str(MONSTERS.name(monster))
    used = {row.id for row in s.quest.characters}
    name = next(f"{s.quest.id}-c{n}" for n in range(1, MOST_CHARACTERS + 2) if f"{s.quest.id}-c{n}" not in used)
    row = sheets.Character(id=name, figure=kind, profile=PROFILES[kind], origin="pack")
    change(s, characters=(*s.quest.characters, row))


def in_hand(s: State) -> int:
    """The character whose figure is in hand."""
    name = tool_name(s)
    return CHARACTERS.number(name) if name in CHARACTERS.names else NONE


def every_stat(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(stat,) for stat in range(len(STATS.names))] if in_hand(s) != NONE else []


def _value(s: State, stat: int) -> int:
    return int(getattr(s.quest.characters[in_hand(s)].profile, str(STATS.name(stat))))


@law("QW-MON-2")
def at_most(s: State, seat: int, stat: int) -> Refusal | None:
    return NO_HIGHER if _value(s, stat) >= MOST[stat] else None


@law("QW-MON-2")
def at_least(s: State, seat: int, stat: int) -> Refusal | None:
    return NO_LOWER if _value(s, stat) <= LEAST[stat] else None


@step("QW-MON-2")
def improve(game: Game, stat: Stat) -> None:
    _by(game.state, stat, 1)


@step("QW-MON-2")
def lessen(game: Game, stat: Stat) -> None:
    _by(game.state, stat, -1)


def _by(s: State, stat: int, number: int) -> None:
    row = s.quest.characters[in_hand(s)]
    profile = replace(row.profile, **{str(STATS.name(stat)): _value(s, stat) + number})
    _rewrite(s, replace(row, profile=profile))


def _rewrite(s: State, row: sheets.Character) -> None:
    change(s, characters=tuple(row if n == in_hand(s) else each for n, each in enumerate(s.quest.characters)))


def unknown_spells(s: State, seat: int) -> Iterable[tuple[int]]:
    known = s.quest.characters[in_hand(s)].spells if in_hand(s) != NONE else SPELLS.names
    return [(spell,) for spell, name in enumerate(SPELLS.names) if name not in known]


def known_spells(s: State, seat: int) -> Iterable[tuple[int]]:
    known = s.quest.characters[in_hand(s)].spells if in_hand(s) != NONE else ()
    return [(spell,) for spell, name in enumerate(SPELLS.names) if name in known]


@law("QW-MON-3")
def has_owner(s: State, seat: int, spell: int) -> Refusal | None:
    """There is one card of each Dread spell."""
    return HAS_OWNER if any(SPELLS.name(spell) in row.spells for row in s.quest.characters) else None


@step("QW-MON-3")
def teach(game: Game, spell: Spell) -> None:
    row = game.state.quest.characters[in_hand(game.state)]
    _rewrite(game.state, replace(row, spells=(*row.spells, str(SPELLS.name(spell)))))


@step("QW-MON-3")
def unlearn(game: Game, spell: Spell) -> None:
    """Who no longer escapes needs no square to escape to."""
    row, name = game.state.quest.characters[in_hand(game.state)], SPELLS.name(spell)
    spells = tuple(each for each in row.spells if each != name)
    _rewrite(game.state, replace(row, spells=spells, escape=row.escape if ESCAPE in spells else None))


def one_in_hand(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if in_hand(s) != NONE else []


@law("QW-MON-2")
def is_needed(s: State, seat: int) -> Refusal | None:
    """Somebody who is on the map, or of whom notes or the goal speak, cannot be dismissed."""
    if in_hand(s) == NONE:
        return None
    name, quest = s.quest.characters[in_hand(s)].id, s.quest
    spoken_of = repr((quest.parts, quest.notes, quest.actions))
    return IS_NEEDED if placed(quest, name) or repr(name) in spoken_of else None


@step("QW-MON-2")
def dismiss(game: Game) -> None:
    """The sheet has no such character any more, and no words for it."""
    s = game.state
    gone = s.quest.characters[in_hand(s)]
    s.texts = tuple(told for told in s.texts if told[0].partition(".")[0] != f"monster-{gone.id}")
    change(s, characters=tuple(row for row in s.quest.characters if row is not gone))
    s.tool = NONE


@law("QW-MON-4")
def wanders_already(s: State, seat: int, kind: int) -> Refusal | None:
    return WANDERS_ALREADY if s.quest.wandering == MONSTERS.name(kind) else None


@step("QW-MON-4")
def let_wander(game: Game, monster: Monster) -> None:
    """This is the wandering monster of the quest."""
    change(game.state, wandering=str(MONSTERS.name(monster)))


CASTING = (
    Offer(create, every_kind, closed=(no_more_characters,)),
    Offer(improve, every_stat, each=(at_most,)),
    Offer(lessen, every_stat, each=(at_least,)),
    Offer(teach, unknown_spells, each=(has_owner,)),
    Offer(unlearn, known_spells),
    Offer(dismiss, one_in_hand, closed=(is_needed,)),
    Offer(let_wander, every_kind, each=(wanders_already,)),
)
