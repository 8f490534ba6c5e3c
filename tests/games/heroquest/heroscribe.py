"""Files of HeroScribe for the tests, written here: a stairway, a room behind a door, and what a test puts there."""

from collections.abc import Iterable
from html import escape

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.heroscribe.goals import Wishes
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.sheet import Imported, imported
from lanterne.words import words_for

PUBLIC = '<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest {}//EN" "http://nowhere.invalid/quest.dtd">'
STAIRS, DOOR = ("Stairway", 2, 15), ("Door", 5, 16, "rightward")
BASE = (STAIRS, DOOR)
"""The heroes come down in the south-west corner; a door leads east into the room from F14 to I18."""

Thing = tuple[str, float | str, float | str] | tuple[str, float | str, float | str, str]


def quest(
    *things: Thing,
    base: Iterable[Thing] = BASE,
    dark: Iterable[tuple[int, int, int, int]] = (),
    notes: Iterable[str] = ("Wandering Monster in this Quest: Goblin",),
    head: str = "",
    given: str = 'name="The Cellar" region="USA" version="1.0" width="1" height="1"',
    speech: str = "It is dark below.",
) -> bytes:
    """A file with these objects on its board."""
    rows = [f'<dark left="{x}" top="{y}" width="{w}" height="{h}"/>' for x, y, w, h in dark]
    for name, left, top, *turned in (*base, *things):
        rotation = f' rotation="{turned[0]}"' if turned else ""
        rows.append(f'<object id="{escape(name)}" left="{left}" top="{top}"{rotation} zorder="0.0"/>')
    texts = "".join(f"<note>{escape(note)}</note>" for note in notes)
    board = f"<board>{''.join(rows)}</board>"
    return f'<?xml version="1.0"?>{head}<quest {given}>{board}<speech>{speech}</speech>{texts}</quest>'.encode()


def taken_in(data: bytes, goal: str = "explore") -> Imported:
    """The quest of the first board."""
    return imported(data, "cellar", Wishes(goal=goal))[0]


def told(found: Imported, language: str = "en") -> list[str]:
    """All sentences of the report but the summary."""
    say = words_for(BOX, language).said
    return [say(sentence) for part in found.report[1:] for sentence in part]


def refusal(data: bytes, language: str = "en", goal: str = "explore") -> str:
    """Why the file is no quest; it must not be one."""
    try:
        taken_in(data, goal)
    except NotAQuest as error:
        return words_for(BOX, language).said(error.said)
    raise AssertionError("the file was taken in")
