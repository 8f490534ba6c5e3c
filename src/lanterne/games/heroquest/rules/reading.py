"""The notes that Zargon keeps and reads out when appropriate (HQ-QST-4): no rule says when they apply."""

from lanterne.engine import Call, Choice, Offer, ask, decision, law, step
from lanterne.games.heroquest.content.sheets import KeptByZargon
from lanterne.games.heroquest.rules.telling import tell_note
from lanterne.games.heroquest.state import NOTES, Game, NoteId, State, zargon

READING = "reading-out"
"""The scope in which Zargon reads."""


@law("HQ-QST-4", "HQ-SET-5")
def kept_notes(s: State, seat: int) -> list[tuple[int]]:
    """The notes that wait for Zargon to read them out."""
    quest = s.chart.briefing.id
    kept = (NOTES.number(f"{quest}-{note.id}") for note in s.chart.notes if isinstance(note.trigger, KeptByZargon))
    return [(note,) for note in kept if note not in s.told]


@step("HQ-QST-4", "HQ-SET-5")
def read_out(game: Game, note: NoteId) -> None:
    """Everybody hears it, and may read it from now on."""
    s = game.state
    tell_note(game, NOTES.names[note].removeprefix(f"{s.chart.briefing.id}-"))
    if not kept_notes(s, zargon(s)):
        game.leave(READING)


@step("HQ-SET-5")
def keep_the_rest(game: Game) -> None:
    """Zargon keeps the others and tells them in time."""
    game.leave(READING)


READ_OR_KEEP = (Offer(read_out, kept_notes), Offer(keep_the_rest))


@step("HQ-QST-4", "HQ-SET-5")
def reading_out(game: Game) -> None:
    """Before the first round Zargon may read out kept notes."""
    game.open(READING)
    game.then(what_to_read())


@decision("HQ-QST-4", "HQ-SET-5", repeats=True)
def what_to_read(game: Game) -> Choice:
    """Which note do you read out to the heroes?"""
    return ask(zargon(game.state), READ_OR_KEEP, default=keep_the_rest())


@law("HQ-AUT-13", "HQ-SET-5")
def reads_everything(s: State) -> Call:
    """An automated Zargon reads out every kept note; otherwise nobody would ever hear them."""
    left = kept_notes(s, zargon(s))
    return read_out(*left[0]) if left else keep_the_rest()
