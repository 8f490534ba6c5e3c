"""Text in and out at the terminal: texts the player types, files the player gives, files to take away."""

from pathlib import Path
from typing import Any

from lanterne.data_folder import home
from lanterne.engine import Refusal, TextDraft
from lanterne.engine.choice import DraftShape
from lanterne.terminal.session import Session
from lanterne.words import Words

MOST_BYTES = 1_000_000


def question(shape: DraftShape, words: Words) -> str:
    """What the player is asked to write."""
    return words.text("write-path") if shape == "file" else words.text("write-text")


def written(session: Session, seat: int, line: str, words: Words) -> str:
    """Answer with the line, or with the text of the file that it names. Returns a sentence if that is not possible,
    else ""."""
    view = session.view(seat)
    choice = view.choice
    assert choice is not None
    assert isinstance(choice.draft, TextDraft)
    text = line
    if choice.draft.shape == "file":
        try:
            text = _read(Path(line).expanduser())
        except OSError as error:
            return words.text("write-no-file", path=line, reason=error.strerror or "–")
    refusal: Refusal | None = choice.draft.unfit(view.state, seat, text, *choice.about)
    if refusal is not None:
        return f"{words.refusal(refusal, words.names(view.state, seat))} ({refusal.rule})"
    session.answer(seat, (choice.draft.step.name, text))
    return ""


def _read(path: Path) -> str:
    """The text of a file, cut off beyond any size it could have. Raises OSError."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES)
    for encoding in ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "iso-8859-1"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return ""


def taken_away(session: Session, words: Words) -> list[str]:
    """Write the files made at the table into the folder for them, and say where. Does nothing for most games."""
    workshop = session.table.box.workshop
    if workshop is None:
        return []
    state, lines = _seen(session), []
    for ending, write in workshop.files.items():
        data = write(state, words.language, words.said)
        if data is None:
            continue
        path = home() / "made" / f"{workshop.file_name(state)}.{ending}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        except OSError as error:
            return [words.text("made-not", path=str(path), reason=error.strerror or "–")]
        lines.append(words.text("made-at", path=str(path), what=words.file(ending)))
    return lines


def _seen(session: Session) -> Any:
    """What the person at the terminal may know."""
    seat = next(seat for seat, held in enumerate(session.table.seats) if not held.bot)
    return session.table.view(seat).state
