"""The table on a full terminal screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from time import monotonic
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from lanterne.draw.look import BONE, GOLD
from lanterne.draw.pieces import Page
from lanterne.draw.plain import list_page, plane_page
from lanterne.engine import Call, IllegalAnswer, LogError
from lanterne.languages import LANGUAGES
from lanterne.registry import scene
from lanterne.scene import Scene
from lanterne.terminal.coach import hint_lines
from lanterne.terminal.menu import Item, amount_range, menu
from lanterne.terminal.notes import MARK, leads_on
from lanterne.terminal.pages import (
    keys,
    news,
    note_page,
    numbered,
    painted,
    rows_to_show,
    rule_page,
    status,
    tabs,
    why_page,
)
from lanterne.terminal.screens import Curtain, Saying
from lanterne.terminal.session import Session
from lanterne.terminal.sight import looker, seen_lines
from lanterne.terminal.summary import chapter, summary
from lanterne.terminal.writing import question, taken_away, written
from lanterne.words import Names, Words, words_for

WIDE = 100
"""From this many columns on, the board and the options are side by side."""

PACES = (0.01, 0.15, 0.5, 1.2)
"""Seconds between two moves of bots."""
PICTURE = 0.1
"""Seconds for which the fastest bots move on before the table is drawn again; drawing takes longer than a move."""
LONGEST = 1500
"""Letters that can be typed where a text is asked for."""


class TableApp(App[str]):
    """One game between the people at this terminal and bots. `pace` is how fast bots move, an index of PACES. `run`
    returns a sentence if the game ended because it could not be saved."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "panel(1)", priority=True, show=False),
        Binding("shift+tab", "panel(-1)", priority=True, show=False),
        Binding("escape,backspace", "step_back", show=False),
        Binding("u", "undo", show=False),
        Binding("w", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("s", "sight", show=False),
        Binding("n", "never", show=False),
        Binding("a", "ask_again", show=False),
        Binding("m", "say", show=False),
        Binding("r", "rule", show=False),
        Binding("l", "language", show=False),
        Binding("p", "pace", show=False),
        Binding("full_stop", "decide_now", show=False),
        Binding("pageup", "scroll(-1)", priority=True, show=False),
        Binding("pagedown", "scroll(1)", priority=True, show=False),
        Binding("q,ctrl+c", "quit", priority=True, show=False),
    ]

    def __init__(self, session: Session, language: str, pace: int = 2, warnings: bool = True) -> None:
        super().__init__()
        self.warnings = warnings
        self._warned: tuple[Call, ...] = ()
        self.session = session
        self.language_code = language
        self.pace = pace
        self._panel = 0
        self._trail: list[list[Item]] = []
        self._path: tuple[str, ...] = ()
        self._hinted: list[str] = []
        self._so_far: tuple[Call, ...] = ()
        self._typed = ""
        self._shown_seat = next(seat for seat, held in enumerate(session.table.seats) if not held.bot)
        self._at_the_keyboard = session.people[0] if len(session.people) == 1 else ""
        self._rule_open = ""
        self._hurried = Event()
        """Set when the bot that thinks now is to come to an end."""
        self._thinks_about = -1
        """The choice about which a bot thinks, -1 for none."""
        self._chapter: list[str] = []
        self._is_unread = False
        self._told_until = len(session.table.log.entries) - 1

    # --- the screen -------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield Static(id="note")
        with Container(id="table"):
            with VerticalScroll(id="left", can_focus=False):
                yield Static(id="panel")
            with Container(id="side"):
                yield Static(id="prompt")
                yield OptionList(id="options")
                with VerticalScroll(id="news", can_focus=False):
                    yield Static(id="log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._arrange(self.size.width)
        self.query_one(OptionList).focus()
        if self.session.mended:
            self.notify(self.words.text("mended"), timeout=10)
        self._go_on()

    def on_resize(self, event: events.Resize) -> None:
        self._arrange(event.size.width)
        self.call_after_refresh(self._draw)  # once the panels know their new sizes

    def _arrange(self, width: int) -> None:
        self.set_class(width < WIDE, "narrow")

    @property
    def words(self) -> Words:
        """The words in the current language."""
        return words_for(self.session.table.box, self.language_code)

    @property
    def names(self) -> Names:
        """What the seats are called, for the person who reads."""
        return self.words.names(self.session.table.state, self._shown_seat)

    # --- the game ---------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Show the position: to the person who is asked, behind a curtain if somebody else was there before; while bots
        move, to the person who was there last."""
        session = self.session
        seat = session.person_asked
        if seat is not None or session.table.over:
            self._stop_thinking()
        self._trail, self._so_far, self._warned, self._typed = [], (), (), ""
        if over := chapter(session, self.words, self._told_until):
            self._chapter, self._is_unread = over, True
        self._told_until = len(session.table.log.entries) - 1
        if session.table.over:
            self._rule_open = "summary"
        elif self._rule_open in ("hint", "chapter"):
            self._rule_open = ""
        if session.is_reading and session.lesson is not None:
            self._rule_open = ""
            self._turn_to_noted()
        elif seat is None and not session.table.over:
            self.set_timer(PACES[self.pace], self._bots_move)
        elif seat is not None:
            person = session.table.seats[seat].person
            self._so_far = session.view(seat).suggested()
            if person != self._at_the_keyboard:
                self._at_the_keyboard, self._shown_seat = person, seat
                self.push_screen(Curtain(self.words.text("curtain", person=person)), lambda _: self._draw())
                return
            self._shown_seat = seat
            self._turn_to_focus()
            if self._is_unread:
                self._rule_open, self._is_unread = "chapter", False
            if session.lesson is not None:
                self._rule_open = ""
        self._draw()

    def _turn_to_focus(self) -> None:
        """Show the panel that the question is about."""
        shown = scene(self.session.view(self._shown_seat))
        self._panel = next((at for at, panel in enumerate(shown.panels) if panel.id == shown.focus), self._panel)

    def _turn_to_noted(self) -> None:
        """Show the panel in which the things are that the lesson speaks of."""
        page = self.session.page
        shown = scene(self.session.view(self._shown_seat))
        for at, panel in enumerate(shown.panels):
            if page is not None and any({node.id, node.thing} & set(page.things) for node in panel.nodes):
                self._panel = at
                return

    def _bots_move(self) -> None:
        """Let one bot move; at the fastest pace, as many as there is time for between two pictures."""
        session = self.session
        if self._thinks_about == session.table.choice_id:
            return
        if session.thinker is not None:
            self._thinks_about = session.table.choice_id
            self._draw()
            self.run_worker(self._bot_thinks, thread=True, group="bots")
            return
        end = monotonic() + (0 if self.pace else PICTURE)
        with self._saving():
            moved = session.bot_moves()
            while moved and session.person_asked is session.thinker is None and monotonic() < end:
                moved = session.bot_moves() or moved
            if moved:
                self._go_on()

    def _bot_thinks(self) -> None:
        """Beside the screen, which stays awake."""
        seat, asked, hurried = self.session.thinker, self._thinks_about, self._hurried
        if seat is not None:
            call = self.session.thought(seat, hurried.is_set)
            self.call_from_thread(self._bot_has_thought, call, asked)

    def _bot_has_thought(self, call: Call, asked: int) -> None:
        if asked != self._thinks_about:  # it was taken back meanwhile
            return
        self._thinks_about = -1
        with self._saving():
            self.session.bot_moves(call)
            self._go_on()

    def _stop_thinking(self) -> None:
        """What is being thought is no longer needed; bots take their time again."""
        self._hurried.set()
        self._hurried, self._thinks_about = Event(), -1

    def on_unmount(self) -> None:
        """A bot that thinks does not keep the screen open."""
        self._hurried.set()

    @contextmanager
    def _saving(self) -> Iterator[None]:
        """For code that saves: if saving fails, the app ends with the reason."""
        try:
            yield
        except LogError as error:
            self.exit(str(error))

    def farewell(self) -> list[str]:
        """What is left on the terminal when the screen is gone: how the game ended, or where it is saved."""
        made = taken_away(self.session, self.words)
        if self.session.table.over:
            return summary(self.session, self.words) + made
        return [self.words.text("saved-at", path=str(self.session.path)), *made]

    def _items(self) -> list[Item]:
        if self.session.is_reading:
            return [Item(self.words.text("lesson-go-on"))]
        if not self._trail:
            view = self.session.view(self._shown_seat)
            asked = self.session.person_asked == self._shown_seat
            self._trail = [menu(view, self.words, self.names, self._so_far) if asked else []]
            self._path = ()
        return self._trail[-1]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._choose(event.option_index)

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789" and self._amount is not None:
            self._type(self._typed + event.character)
        elif event.character and event.character in "123456789":
            self._choose(int(event.character) - 1)

    @property
    def _amount(self) -> tuple[range, Call] | None:
        """The bounds of the number that is asked for, and the pick without it; None if no number is asked for."""
        asked = self.session.person_asked == self._shown_seat
        return self.session.view(self._shown_seat).amount() if asked else None

    def _type(self, typed: str) -> None:
        """Type a digit, unless the number would be too large."""
        assert self._amount is not None
        bounds, pick = self._amount
        if typed and int(typed) > bounds[-1]:
            self.notify(amount_range(bounds, self.words), timeout=6)
            return
        self._typed = typed
        self._so_far = ((*pick, int(typed)),) if typed and int(typed) in bounds else ()
        self._trail = []
        self._draw()

    def _choose(self, place: int) -> None:
        items = self._items()
        if not 0 <= place < len(items):
            return
        item = items[place]
        if self.session.is_reading:
            self.session.go_on()
            self._go_on()
        elif item.refusal is not None:
            self.notify(f"{self.words.refusal(item.refusal, self.names)} ({item.refusal.rule})", timeout=6)
        elif item.writes:
            self.push_screen(Saying(question(item.writes, self.words), LONGEST), self._written)
        elif item.items:
            self._trail.append(list(item.items))
            self._path = (*self._path, item.label)
            self._draw()
        elif item.pick is not None:
            self._so_far = (*self._so_far, item.pick)
            self._trail = []
            self._draw()
        elif (other := self.session.lesson_refuses(self._shown_seat, item.calls[0])) is not None:
            self.notify(self.words.said(other), timeout=6)
        elif item.warning and self.warnings and self._warned != item.calls:
            self._warned = item.calls
            self.notify(f"{item.warning} {self.words.text('choose-again')}", timeout=6)
        else:
            with self._saving():
                self.session.walk(self._shown_seat, item.calls, item.shortcut)
                self._go_on()

    def _written(self, line: str | None) -> None:
        if not line or not line.strip():
            return
        with self._saving():
            trouble = written(self.session, self._shown_seat, line.strip(), self.words)
            if trouble:
                self.notify(trouble, timeout=6)
            else:
                self._go_on()

    # --- keys -------------------------------------------------------------------------------------------------------

    def action_panel(self, step: int) -> None:
        """Show the next panel."""
        self._panel += step
        self._rule_open = ""
        self._draw()
        self.query_one("#left", VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, step: int) -> None:
        """Scroll the panel by a page."""
        left = self.query_one("#left", VerticalScroll)
        left.scroll_relative(y=step * max(1, left.size.height - 2), animate=False)

    def action_step_back(self) -> None:
        """Leave a submenu, or take back the last pick of a draft."""
        if self._rule_open:
            self._rule_open = ""
        elif len(self._trail) > 1:
            self._trail.pop()
            self._path = self._path[:-1]
        elif self._typed:
            self._type(self._typed[:-1])
        elif self._so_far:
            self._so_far, self._trail = self._so_far[:-1], []
        self._draw()

    def action_undo(self) -> None:
        """Take back the last answer, if that is free."""
        with self._saving():
            try:
                self.session.undo(self._shown_seat)
            except IllegalAnswer:
                self.notify(self.words.text("undo-barrier"), timeout=6)
                return
            self._go_on()

    def action_why(self) -> None:
        """Show what is not possible now, and why; or the panels again."""
        self._open("why")

    def action_hint(self) -> None:
        """Ask the coach, who takes some seconds; or show the panels again."""
        if self._rule_open == "hint":
            self._open("hint")
        elif self.session.person_asked == self._shown_seat:
            self._hinted = [self.words.text("coach-thinks")]
            self._open("hint")
            self.run_worker(self._think, thread=True, exclusive=True)

    def _think(self) -> None:
        view, words, asked = self.session.view(self._shown_seat), self.words, self.session.table.choice_id
        found = hint_lines(self.session, view, words)
        self.call_from_thread(self._hint_is_there, found, asked)

    def _hint_is_there(self, found: list[str], asked: int) -> None:
        if asked == self.session.table.choice_id and self._rule_open == "hint":
            self._hinted = found
            self._draw()

    def action_sight(self) -> None:
        """Show what can be seen from the thing under the cursor, or by the figure whose turn it is; or the panels
        again."""
        if self.session.table.box.seen_from is None:
            self.notify(self.words.text("seen-never"), timeout=6)
        else:
            self._open("sight")

    def action_never(self) -> None:
        """Never ask this again, if it can be answered automatically."""
        view = self.session.view(self._shown_seat)
        if not view.auto_answerable:
            return
        _, effect = self.words.auto_answer(view.auto_answerable)
        with self._saving():
            self.session.set_auto_answer(self._shown_seat)
            self.notify(self.words.text("spared", effect=effect), timeout=6)
            self._go_on()

    def action_say(self) -> None:
        """Ask for the text of a motion, and raise it."""
        motion = self.session.saying
        if motion is not None and self.session.person_asked is not None:
            self.push_screen(Saying(self.words.verb(motion.step.name)), self._say)

    def _say(self, words: str | None) -> None:
        if words is None:
            return
        with self._saving():
            refusal = self.session.say(self._shown_seat, words)
            if refusal is not None:
                self.notify(f"{self.words.refusal(refusal, self.names)} ({refusal.rule})", timeout=6)
            self._trail = []
            self._draw()

    def action_ask_again(self) -> None:
        """Ask everything again."""
        self.session.ask_again(self._shown_seat)
        self.notify(self.words.text("asked-again"), timeout=6)

    def action_rule(self) -> None:
        """Show the rules behind the question; or the panels again."""
        self._open("rule")

    def _open(self, page: str) -> None:
        self._rule_open = "" if self._rule_open == page else page
        self._draw()
        self.query_one("#left", VerticalScroll).scroll_home(animate=False)

    def action_language(self) -> None:
        """Switch to the next language."""
        self.language_code = LANGUAGES[(LANGUAGES.index(self.language_code) + 1) % len(LANGUAGES)]
        self._trail = []
        self._draw()

    def action_decide_now(self) -> None:
        """Bots that think answer with the best they have found, until a person is asked again."""
        self._hurried.set()
        self._draw()

    def action_pace(self) -> None:
        """Let bots move faster or slower."""
        self.pace = (self.pace + 1) % len(PACES)
        self._draw()

    # --- drawing ----------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        session, words = self.session, self.words
        view = session.view(self._shown_seat)
        shown = scene(view)
        self.query_one("#status", Static).update(status(shown, words, self.size.width))
        note = self.query_one("#note", Static)
        note.update(note_page(session, words))
        note.display = session.page is not None
        self.query_one("#panel", Static).update(self._left(shown))
        self.query_one("#prompt", Static).update(self._prompt(view))
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([self._option(number, item) for number, item in enumerate(self._items(), 1)])
        if self._items():
            options.highlighted = 0
        self.query_one("#log", Static).update(news(session, words, self.names, self._shown_seat))
        self.query_one("#news", VerticalScroll).scroll_end(animate=False)
        self.query_one("#keys", Static).update(keys(session, words, PACES[self.pace], self.has_class("narrow")))

    def _option(self, number: int, item: Item) -> Option:
        text = numbered(number, item)
        return Option(text.append(f" {MARK}", style=GOLD) if leads_on(self.session, item, self._so_far) else text)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        for panel in self.query("#panel").results(Static):  # the widgets are gone while the app closes
            panel.update(self._left(scene(self.session.view(self._shown_seat))))

    def _under_cursor(self) -> frozenset[str]:
        """The things that distinguish the highlighted option from the others; of a submenu, the things that all its
        options share."""
        items, place = self._items(), self.query_one(OptionList).highlighted
        if place is None or not 0 <= place < len(items):
            return frozenset()
        if items[place].items:
            return frozenset.intersection(*(item.things for item in items[place].items))
        common = frozenset.intersection(*(item.things for item in items)) if len(items) > 1 else frozenset()
        return items[place].things - common

    def _lit(self) -> frozenset[str]:
        if self.session.is_reading and self.session.page is not None:
            return frozenset(self.session.page.things)
        return frozenset(thing for item in self._items() for thing in item.things)

    def _prompt(self, view: Any) -> Text:
        rule = f" {view.decision.rules[0]}" if view.choice is not None and view.is_asked else ""
        text = Text(f"{self._who_is_asked()}{self.words.prompt(view, self.names)}")
        text.append(rule, style="italic")
        if self._thinks_about >= 0:
            hurried = self._hurried.is_set()
            told = self.words.text("thinks-hurried") if hurried else self.words.text("thinks")
            text.append(f"\n{told}", style="italic")
        if view.auto_answerable:
            text.append(
                f"\n{self.words.text('may-spare', effect=self.words.auto_answer(view.auto_answerable)[1])}",
                style="italic",
            )
        if self._amount is not None:
            text.append(f"\n{amount_range(self._amount[0], self.words)} › {self._typed}", style="bold")
        return text.append(f"\n{' › '.join(self._path)}", style="bold") if self._path else text

    def _who_is_asked(self) -> str:
        """The seat that answers, if people at this terminal hold several."""
        several = sum(not seat.bot for seat in self.session.table.seats) > 1
        asked = self.session.person_asked == self._shown_seat
        return f"{self.names.seats[self._shown_seat]} · " if several and asked else ""

    def _left(self, shown: Scene) -> Text:
        if self._rule_open == "summary":
            return Text("\n".join(summary(self.session, self.words)))
        if self._rule_open == "chapter":
            return Text("\n".join(self._chapter))
        if self._rule_open == "rule":
            return rule_page(self.session.table, self.language_code)
        if self._rule_open == "hint":
            return Text("\n\n".join(self._hinted))
        if self._rule_open == "why":
            return why_page(self.session.view(self._shown_seat), self.words, self.names, self._so_far)
        if self._rule_open == "sight":
            return self._sight(shown)
        lit, chosen = self._lit(), self._under_cursor()
        panel = shown.panels[self._panel % len(shown.panels)]
        page = (
            plane_page(panel, self._columns, lit, self.words.said)
            if panel.kind == "plane"
            else list_page(panel, self.words.said, self._columns, lit)
        )
        self.call_after_refresh(self._show_lit, page, chosen)
        return Text.assemble(tabs(shown, panel, self.words), "\n", painted(page, chosen))

    @property
    def _columns(self) -> int:
        return max(40, self.query_one("#left", VerticalScroll).size.width - 3)

    def _sight(self, shown: Scene) -> Text:
        """The board with everything in sight lit, and the same in words."""
        view = self.session.view(self._shown_seat)
        thing = looker(view, shown, sorted(self._under_cursor()))
        seen = view.seen_from(thing)
        text = Text("\n".join(seen_lines(seen, thing, shown, self.words)), style=BONE)
        panel = next((panel for panel in shown.panels if panel.kind == "plane"), None)
        if seen is None or panel is None:
            return text
        here = frozenset({seen.here, thing})
        page = plane_page(panel, self._columns, frozenset((*seen.places, *seen.figures, *seen.hidden)))
        self.call_after_refresh(self._show_lit, page, here)
        return Text.assemble(text, "\n", painted(page, here))

    def _show_lit(self, page: Page, chosen: frozenset[str]) -> None:
        """Scroll to what the highlighted option points at, else to what may be touched, if the panel is too small."""
        rows = rows_to_show(page, chosen)
        left = self.query_one("#left", VerticalScroll)
        if rows and not (left.scroll_y <= rows[0] and rows[-1] < left.scroll_y + left.size.height):
            left.scroll_to(y=max(0, (rows[0] + rows[-1] - left.size.height) // 2), animate=False)
