"""Playing by plain text, line by line: for screen readers, pipes and programs.

Everything needed to play is in the text: the scene in sentences on request, the question, the numbered options, what
happened, and on request why something is not possible.
"""

import re
from collections.abc import Callable
from signal import SIGINT, signal
from threading import Event
from typing import Any

from lanterne.draw.plain import spoken
from lanterne.engine import Call, IllegalAnswer, View, story
from lanterne.languages import LANGUAGES
from lanterne.registry import scene
from lanterne.terminal.coach import hint_lines
from lanterne.terminal.menu import Item, amount_range, closed, menu
from lanterne.terminal.notes import MARK, heading, leads_on, next_lines, pointed
from lanterne.terminal.session import Session
from lanterne.terminal.sight import looker, named, seen_lines
from lanterne.terminal.summary import chapter, summary
from lanterne.terminal.writing import question, taken_away, written
from lanterne.words import Names, Words, words_for

NUMBER = re.compile("[0-9]{1,9}")


class Quit(Exception):
    """The person wants to stop for now."""


class PlainTable:
    """One game by text. `ask(prompt)` reads a line (and raises EOFError at the end), `tell(line)` writes one."""

    def __init__(
        self,
        session: Session,
        language: str,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        warnings: bool = True,
    ) -> None:
        self.session = session
        self.warnings = warnings
        self.language = language
        self._ask = ask
        self._tell = tell
        self._heard = -1
        self._at_the_keyboard = session.people[0] if len(session.people) == 1 else ""

    @property
    def words(self) -> Words:
        """The words in the current language."""
        return words_for(self.session.table.box, self.language)

    def play(self) -> None:
        """Play until the game is over or the person quits. What was played is saved in any case."""
        self._tell(self.words.text("plain-help"))
        if self.session.saying is not None:
            self._tell(self.words.text("may-say", motion=self.words.verb(self.session.saying.step.name)))
        if self.session.mended:
            self._tell(self.words.text("mended"))
        try:
            while not self.session.table.over or self.session.is_reading:
                if self.session.is_reading:
                    self._read()
                elif self.session.person_asked is None:
                    self._bot_moves()
                else:
                    self._turn(self.session.person_asked)
        except (Quit, EOFError):
            for line in (self.words.text("saved-at", path=str(self.session.path)), *self._made()):
                self._tell(line)
            return
        self._tell_news(-1)
        for line in (*summary(self.session, self.words), *self._made()):
            self._tell(line)

    def _bot_moves(self) -> None:
        """Let one bot answer. Ctrl-C tells one that thinks to decide at once."""
        seat = self.session.thinker
        if seat is None:
            self.session.bot_moves()
            return
        hurried = Event()
        name = self.words.names(self.session.table.state, -1).seats[seat]
        self._tell(self.words.text("plain-thinks", name=name))
        before = signal(SIGINT, lambda *_: hurried.set())
        try:
            call = self.session.thought(seat, hurried.is_set)
        finally:
            signal(SIGINT, before)
        self.session.bot_moves(call)

    def _made(self) -> list[str]:
        return taken_away(self.session, self.words)

    # --- a lesson ---------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Tell one page of the lesson, and wait until it is read."""
        assert self.session.lesson is not None
        self._tell_news(self.session.lesson.learner)
        self._tell_page()
        if self._ask(f"{self.words.text('lesson-go-on')} ").strip() == "q":
            raise Quit
        over = self.session.story is not None and not self.session.story.step.way
        self.session.go_on()
        if over and not self.session.is_reading:
            for line in next_lines(self.session, self.words):
                self._tell(line)

    def _tell_page(self) -> None:
        page = self.session.page
        if page is None or self.session.lesson is None:
            return
        rules = f" ({', '.join(page.rules)})" if page.rules else ""
        self._tell(f"{heading(self.session, self.words)} {self.words.said(page.note)}{rules}")
        names = pointed(self.session, page, self.words)
        if names:
            self._tell(f"{MARK} {', '.join(names)}")
        if self.session.story is not None and self.session.story.stuck:
            self._tell(self.words.text("lesson-stuck"))

    # --- one decision of a person -----------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        self._curtain(seat)
        self._tell_news(seat)
        view = self.session.view(seat)
        names = self.words.names(view.state, seat)
        so_far = view.suggested()
        trail: list[list[Item]] = [menu(view, self.words, names, so_far)]
        warned: tuple[Call, ...] = ()
        self._tell("")
        self._tell_page()
        self._tell(f"{self._question(view, names)} ({view.decision.rules[0]})")
        if view.auto_answerable:
            self._tell(self.words.text("may-spare", effect=self.words.auto_answer(view.auto_answerable)[1]))
        asked = view.amount()
        while True:
            if asked is not None and not so_far:
                self._tell(amount_range(asked[0], self.words))
            items = trail[-1] if asked is None or so_far else []
            for number, item in enumerate(items, 1):
                more = "…" if item.items else ""
                more += f" {MARK}" if leads_on(self.session, item, so_far) else ""
                why = f" ({self.words.refusal(item.refusal, names)})" if item.refusal else ""
                self._tell(f"{number}. {item.label}{more}{why}")
                for line in item.foreseen:
                    self._tell(f"   {line}")
            said = self._ask("> ").strip()
            if asked is not None and not so_far and NUMBER.fullmatch(said):
                if int(said) in asked[0]:
                    so_far = ((*asked[1], int(said)),)
                    trail = [menu(view, self.words, names, so_far)]
                else:
                    self._tell(amount_range(asked[0], self.words))
                continue
            if not NUMBER.fullmatch(said):
                if said == "" and len(trail) > 1:
                    trail.pop()
                elif said == "" and so_far:
                    so_far = so_far[:-1]
                    trail = [menu(view, self.words, names, so_far)]
                elif self._command(said, seat, view, names, so_far):
                    return
                continue
            if not 1 <= int(said) <= len(items):
                self._tell(self.words.text("plain-no-such-number", number=len(items)))
                continue
            item = items[int(said) - 1]
            if item.refusal is not None:
                self._tell(f"{self.words.refusal(item.refusal, names)} ({item.refusal.rule})")
            elif item.writes:
                line = self._ask(f"{question(item.writes, self.words)} ").strip()
                trouble = written(self.session, seat, line, self.words) if line else None
                if trouble == "":
                    return
                if trouble:
                    self._tell(trouble)
            elif item.items:
                trail.append(list(item.items))
            elif item.pick is not None:
                so_far = (*so_far, item.pick)
                trail = [menu(view, self.words, names, so_far)]
            elif (other := self.session.lesson_refuses(seat, item.calls[0])) is not None:
                self._tell(self.words.said(other))
            elif item.warning and self.warnings and warned != item.calls:
                warned = item.calls
                self._tell(f"{item.warning} {self.words.text('choose-again')}")
            else:
                self.session.walk(seat, item.calls, item.shortcut)
                return

    def _question(self, view: View[Any], names: Names) -> str:
        """What is asked. A person with several seats is told which one is asked, unless the question says it."""
        question = self.words.prompt(view, names)
        name = names.seats[view.seat]
        several = self.session.table.person_seats(view.seat).bit_count() > 1
        return f"{name}. {question}" if several and name not in question else question

    def _command(self, said: str, seat: int, view: View[Any], names: Names, so_far: tuple[Call, ...]) -> bool:
        """Carry out a command; `so_far` are the picks of a draft. True if the position has changed."""
        word, _, rest = said.partition(" ")
        if word == "q":
            raise Quit
        if word == "t":
            for line in spoken(scene(view), self.words.said):
                self._tell(line)
        elif word == "w":
            for item in closed(view, self.words, names, so_far):
                assert item.refusal is not None
                self._tell(f"{item.label}: {self.words.refusal(item.refusal, names)} ({item.refusal.rule})")
        elif word == "s":
            self._tell_sight(rest.strip(), view)
        elif word == "h":
            self._tell(self.words.text("coach-thinks"))
            for line in hint_lines(self.session, view, self.words):
                self._tell(line)
        elif word == "n" and view.auto_answerable:
            self._tell(self.words.text("spared", effect=self.words.auto_answer(view.auto_answerable)[1]))
            self.session.set_auto_answer(seat)
            return True
        elif word == "m" and self.session.saying is not None:
            refusal = self.session.say(seat, rest)
            if refusal is None:
                return True
            self._tell(f"{self.words.refusal(refusal, names)} ({refusal.rule})")
        elif word == "a":
            self.session.ask_again(seat)
            self._tell(self.words.text("asked-again"))
        elif word == "u":
            try:
                self.session.undo(seat)
            except IllegalAnswer:
                self._tell(self.words.text("undo-barrier"))
                return False
            self._tell(self.words.text("undone"))
            return True
        elif word == "l" and rest in LANGUAGES:
            self.language = rest
            return True
        else:
            self._tell(self.words.text("plain-help"))
        return False

    def _tell_sight(self, name: str, view: View[Any]) -> None:
        shown = scene(view)
        if view.box.seen_from is None:
            self._tell(self.words.text("seen-never"))
            return
        thing = named(shown, name, self.words) if name else looker(view, shown)
        for line in seen_lines(view.seen_from(thing), thing, shown, self.words):
            self._tell(line)

    def _curtain(self, seat: int) -> None:
        """Between two people at one device, show nothing until the right one is there."""
        person = self.session.table.seats[seat].person
        if (self._at_the_keyboard and self._at_the_keyboard != person) or not self._at_the_keyboard:
            self._tell("\n" * 40)
            self._ask(self.words.text("curtain", person=person) + " ")
            self._at_the_keyboard = person

    def _tell_news(self, seat: int) -> None:
        """Tell what has happened since the last question, as far as this person may know it."""
        table = self.session.table
        viewers = table.person_seats(seat) if seat >= 0 else 0
        names = self.words.names(table.state, seat)
        for said in story(said.seen_by(viewers) for n, said in self.session.events if n > self._heard):
            self._tell(self.words.event(said, names))
        for line in chapter(self.session, self.words, self._heard):
            self._tell(line)
        self._heard = len(table.log.entries) - 1
