"""Notes: what happens when, and is then read out (QW-NOT)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.quest_workshop.rules.objective import every_character, every_flag
from lanterne.games.quest_workshop.rules.rooms import ARTIFACTS, SOLID_ROCK, given
from lanterne.games.quest_workshop.state import (
    FLAGS,
    ITEMS,
    MOST_NOTES,
    NONE,
    Character,
    Flag,
    Game,
    Item,
    Note,
    Room,
    State,
    change,
)

ENOUGH_NOTES = Refusal("enough-notes", "QW-NOT-1", (("number", MOST_NOTES),))
OPEN_ALREADY = Refusal("open-already", "QW-NOT-2")
DOES_ALREADY = Refusal("does-already", "QW-NOT-2")
ONLY_A_KILLER = Refusal("only-a-killer", "QW-NOT-2")


# --- when -------------------------------------------------------------------------------------------------------------


@law("QW-NOT-1")
def no_more_notes(s: State, seat: int) -> Refusal | None:
    return ENOUGH_NOTES if len(s.quest.notes) >= MOST_NOTES else None


def every_room(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(room,) for room in range(1, len(LAYOUT.regions))]


@law("QW-MAP-4")
def is_rock(s: State, seat: int, region: int) -> Refusal | None:
    return SOLID_ROCK if LAYOUT.regions[region] in s.quest.dark_rooms else None


def _add(s: State, trigger: sheets.AnyTrigger) -> None:
    used = {note.id for note in s.quest.notes} | {action.id for action in s.quest.actions}
    name = next(f"note-{n}" for n in range(1, len(used) + 2) if f"note-{n}" not in used)
    change(s, notes=(*s.quest.notes, sheets.Note(id=name, trigger=trigger, effects=())))
    s.note = len(s.quest.notes) - 1


def _character(s: State, character: int) -> str:
    return s.quest.characters[character].id


@step("QW-NOT-1")
def note_at_start(game: Game) -> None:
    """A note that is read when the quest begins; like every new note it lies open."""
    _add(game.state, sheets.QuestStart())


@step("QW-NOT-1")
def note_on_search(game: Game, region: Room) -> None:
    """A note that is read when a room is first searched for treasure."""
    _add(game.state, sheets.TreasureSearch(room=LAYOUT.regions[region]))


@step("QW-NOT-1")
def note_on_death(game: Game, character: Character) -> None:
    """A note that is read when a character dies."""
    _add(game.state, sheets.Killed(monster=_character(game.state, character)))


@step("QW-NOT-1")
def note_on_wound(game: Game, character: Character) -> None:
    """A note that is read when a character has lost Body Points and lives."""
    _add(game.state, sheets.Wounded(monster=_character(game.state, character)))


@step("QW-NOT-1")
def note_on_last_death(game: Game) -> None:
    """A note that is read when all monsters are dead."""
    _add(game.state, sheets.AllKilled(monsters=sheets.Monsters()))


@step("QW-NOT-1", "QW-NOT-3")
def note_on_flag(game: Game, flag: Flag) -> None:
    """A note that is read once a flag is set."""
    _add(game.state, sheets.FlagsSet(flags=(str(FLAGS.name(flag)),)))


# --- what -------------------------------------------------------------------------------------------------------------


def every_note(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(note,) for note in range(min(len(s.quest.notes), MOST_NOTES))]


def if_open(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if s.note != NONE else []


@law("QW-NOT-2")
def lies_open(s: State, seat: int, note: int) -> Refusal | None:
    return OPEN_ALREADY if s.note == note else None


@step("QW-NOT-2")
def open_note(game: Game, note: Note) -> None:
    """What is done next is done to this note; monsters that are put down come when it is read."""
    game.state.note = note


@step("QW-NOT-2")
def close_note(game: Game) -> None:
    game.state.note = NONE


def flags_if_open(s: State, seat: int) -> Iterable[tuple[int]]:
    return every_flag(s, seat) if s.note != NONE else []


def items_if_open(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(item,) for item in range(len(ITEMS.names))] if s.note != NONE else []


@law("QW-NOT-2", "QW-NOT-3")
def sets_already(s: State, seat: int, flag: int) -> Refusal | None:
    return DOES_ALREADY if sheets.SetFlag(flag=str(FLAGS.name(flag))) in s.quest.notes[s.note].effects else None


@law("QW-NOT-2", "QW-TRE-2")
def not_to_be_given(s: State, seat: int, item: int) -> Refusal | None:
    """Only who kills a character gets something from it; an artifact is found once."""
    if not isinstance(s.quest.notes[s.note].trigger, sheets.Killed):
        return ONLY_A_KILLER
    name = str(ITEMS.name(item))
    if name in ARTIFACTS and name in given(s):
        return Refusal("artifact-there", "QW-TRE-2", (("item", item),))
    return None


@law("QW-NOT-2")
def reveals_already(s: State, seat: int) -> Refusal | None:
    if s.note == NONE:
        return None
    return DOES_ALREADY if sheets.RevealCorridors() in s.quest.notes[s.note].effects else None


def _does(s: State, effect: sheets.AnyEffect) -> None:
    note = s.quest.notes[s.note]
    _rewrite(s, replace(note, effects=(*note.effects, effect)))


def _rewrite(s: State, note: sheets.Note) -> None:
    change(s, notes=(*s.quest.notes[: s.note], note, *s.quest.notes[s.note + 1 :]))


@step("QW-NOT-2", "QW-NOT-3")
def then_set(game: Game, flag: Flag) -> None:
    """The open note sets a flag."""
    _does(game.state, sheets.SetFlag(flag=str(FLAGS.name(flag))))


@step("QW-NOT-2")
def then_give(game: Game, item: Item) -> None:
    """The open note gives an item to whoever killed the character."""
    _does(game.state, sheets.Give(item=str(ITEMS.name(item)), to="killer"))


@step("QW-NOT-2")
def then_reveal(game: Game) -> None:
    """The open note reveals all corridors."""
    _does(game.state, sheets.RevealCorridors())


@step("QW-NOT-2")
def strip_note(game: Game) -> None:
    """The open note is only read, and does nothing."""
    s = game.state
    _rewrite(s, replace(s.quest.notes[s.note], effects=()))


@step("QW-NOT-2")
def drop_note(game: Game) -> None:
    """The sheet has the open note no longer, and no words for it."""
    s = game.state
    gone = s.quest.notes[s.note]
    s.texts = tuple(told for told in s.texts if told[0] != f"note-{s.quest.id}-{gone.id}")
    change(s, notes=tuple(note for note in s.quest.notes if note is not gone))
    s.note = NONE


NOTING = (
    Offer(note_at_start, closed=(no_more_notes,)),
    Offer(note_on_search, every_room, closed=(no_more_notes,), each=(is_rock,)),
    Offer(note_on_death, every_character, closed=(no_more_notes,)),
    Offer(note_on_wound, every_character, closed=(no_more_notes,)),
    Offer(note_on_last_death, closed=(no_more_notes,)),
    Offer(note_on_flag, every_flag, closed=(no_more_notes,)),
    Offer(open_note, every_note, each=(lies_open,)),
    Offer(then_set, flags_if_open, each=(sets_already,)),
    Offer(then_give, items_if_open, each=(not_to_be_given,)),
    Offer(then_reveal, if_open, closed=(reveals_already,)),
    Offer(strip_note, if_open),
    Offer(drop_note, if_open),
    Offer(close_note, if_open),
)
