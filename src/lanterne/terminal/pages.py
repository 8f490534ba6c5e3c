"""What is written on the screen, as text in colours: options, panels, rules, reasons, news."""

from typing import Any

from rich.text import Text

from lanterne.draw.look import BONE, DANGER, GOLD, QUIET, luminance
from lanterne.draw.pieces import Page
from lanterne.engine import Call, Table, View, story
from lanterne.scene import Panel, Scene
from lanterne.terminal.menu import Item, closed
from lanterne.terminal.notes import MARK, heading, pointed
from lanterne.terminal.session import Session
from lanterne.words import Names, Words
from lanterne.words.rulebook import rules


def status(shown: Scene, words: Words, width: int) -> Text:
    """The status of the game; before it the title, if there is room for both."""
    title, stands = words.said(shown.title), "  ·  ".join(map(words.said, shown.status))
    both = f"{title}  ·  {stands}" if stands else title
    return Text(f" {both if len(both) < width or not stands else stands}", style=f"bold {BONE}")


def keys(session: Session, words: Words, seconds: float, narrow: bool) -> Text:
    """What the keys do."""
    pace = f"{seconds:g}"
    motion = words.verb(session.saying.step.name) if session.saying is not None else "none"
    sight = "yes" if session.table.box.seen_from is not None else "no"
    line = (
        words.text("keys-narrow", seconds=pace, sight=sight)
        if narrow
        else words.text("keys", seconds=pace, sight=sight, motion=motion)
    )
    return Text(f" {line}", style=QUIET)


def numbered(number: int, item: Item) -> Text:
    """An option with the key that chooses it, and what it would lead to; a closed one is dimmed."""
    key = f"{number}" if number < 10 else " "
    style = QUIET if item.refusal is not None else BONE
    text = Text(f"{key} ", style=GOLD).append(f"{item.label}{' …' if item.items else ''}", style=style)
    for line in item.foreseen:
        text.append(f"\n  {line}", style=QUIET)
    return text


def note_page(session: Session, words: Words) -> Text:
    """What the lesson says now, and the names of what it points at. The board stays in sight below."""
    page = session.page
    if page is None:
        return Text()
    text = Text(f"{heading(session, words)} ", style=GOLD).append(words.said(page.note), style=BONE)
    names = pointed(session, page, words)
    if names:
        text.append(f"\n{MARK} {', '.join(names)}", style=QUIET)
    if session.story is not None and session.story.stuck:
        text.append(f"\n{words.text('lesson-stuck')}", style=GOLD)
    return text


def tabs(shown: Scene, panel: Panel, words: Words) -> Text:
    """The titles of all panels; the one that is shown is highlighted."""
    text = Text()
    for other in shown.panels:
        text.append(f" {words.said(other.title)} ", style="reverse" if other is panel else QUIET)
    return text


def rule_page(table: Table[Any], language: str) -> Text:
    """The rules behind the question that waits."""
    known = rules(table.box.name, language)
    cited = table.game.decision.rules if not table.over else ()
    return Text("\n\n".join(_without_marks(known[rule]) for rule in cited if rule in known))


def _without_marks(rule: str) -> str:
    """A rule without its Markdown."""
    return rule.replace("*", "").replace("`", "").replace("\n> ", "\n")


def why_page(view: View[Any], words: Words, names: Names, so_far: tuple[Call, ...]) -> Text:
    """What is not possible now, and why."""
    page = Text()
    for item in closed(view, words, names, so_far):
        assert item.refusal is not None
        page.append(f"{item.label}\n", style=BONE)
        page.append(f"   {words.refusal(item.refusal, names)} {item.refusal.rule}\n", style=QUIET)
    return page or Text(words.text("nothing-closed"))


NEWS = 60
"""The events that the page of news looks back at."""


def news(session: Session, words: Words, names: Names, seat: int) -> Text:
    """What has happened recently, as far as the person at the seat may know it."""
    viewers = session.table.person_seats(seat)
    recent = story(said.seen_by(viewers) for _, said in session.events[-NEWS:])
    return Text("\n".join(words.event(said, names) for said in recent), style=QUIET)


def painted(page: Page, chosen: frozenset[str]) -> Text:
    """A panel in its colours; what is chosen is highlighted."""
    text = Text()
    for line in page:
        for piece in line:
            reverse = " reverse" if piece.node in chosen else ""
            text.append(piece.text, style=_style(piece.tone, piece.lit, piece.dim) + reverse)
        text.append("\n")
    return text


def rows_to_show(page: Page, chosen: frozenset[str]) -> list[int]:
    """The rows with what is chosen, else with what may be touched; counted from 1."""
    rows = [row for row, line in enumerate(page, 1) if any(piece.node in chosen for piece in line)]
    return rows or [row for row, line in enumerate(page, 1) if any(piece.lit for piece in line)]


def _style(tone: str, lit: bool, dim: bool) -> str:
    if lit:
        return f"bold {GOLD}"
    if tone == "danger":
        return DANGER
    if tone.startswith("#"):
        return _readable(tone)
    return "dim" if dim else BONE


def _readable(tone: str) -> str:
    """A tone light enough to read on the dark background."""
    parts = [int(tone[place : place + 2], 16) for place in (1, 3, 5)]
    while luminance(tone) < 0.22:
        parts = [min(255, part + 24) for part in parts]
        tone = "#" + "".join(f"{part:02x}" for part in parts)
    return tone
