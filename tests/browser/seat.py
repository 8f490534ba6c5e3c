"""A seat at a table in a browser: what its page was told, and the hand that plays it: by mouse, by tap, by keys.

What may be answered is read from what the server sent to the page; what is done then is done on the page alone.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from lanterne.server.sentences import Language
from tests.browser.words import word

PATIENCE = 30.0
"""Seconds to wait for something before giving up."""
FEW = 7
"""Up to this many options stand in the prompt one by one; more are sorted by what they do."""

POINT = """thing => {
    for (const node of document.querySelectorAll(`[data-node][data-thing="${thing}"]:has([role=button])`)) {
        const box = node.getBoundingClientRect();
        for (const [right, down] of [[.5, .5], [.5, .8], [.5, .2], [.2, .5], [.8, .5], [.2, .8], [.8, .2]]) {
            const [x, y] = [box.left + right * box.width, box.top + down * box.height];
            if (document.elementFromPoint(x, y)?.closest("[data-node]") === node) return [x, y];
        }
    }
    return null;
}"""
"""Where on the screen a thing that may be touched can be touched; null if others hide it."""

AT_REST = """() => {
    const moving = document.getAnimations().filter(each => each instanceof CSSTransition);
    return Promise.allSettled(moving.map(each => each.finished)).then(() => null);
}"""
"""Ends when nothing glides any more: a hand waits until the board has come to rest."""

SHOWN = "() => { const page = document.querySelector('[data-entry]'); return page && {...page.dataset}; }"
"""Which entry the page shows, and whether it waits for the server."""


def spelt(answer: list[Any]) -> str:
    """An answer as words, its picks in brackets."""
    return " ".join(f"[{spelt(part)}]" if isinstance(part, list) else str(part) for part in answer)


class Seat:
    """Somebody with a mouse. Make it before the page goes to a table, so that it hears everything."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.now: dict[str, Any] = {}
        self.people: dict[str, Any] = {}
        self.draft: dict[str, Any] = {}
        self.ways: dict[str, dict[str, int]] = {}
        self.told: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.touched = 0  # how often a thing on the board was touched
        page.on("websocket", self._listen)

    # --- listening ----------------------------------------------------------------------------------------------------

    def _listen(self, socket: WebSocket) -> None:
        self.now = {}
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["type"] == "now":
            # What is being put together stays while others answer the same question.
            same = (message.get("choice"), message.get("seat")) == (self.now.get("choice"), self.now.get("seat"))
            unfinished = same and "draft" in message and self.draft.get("picked") and not message.get("whole")
            self.now = message
            self.told = message.get("told", []) if message.get("whole") else self.told + message.get("told", [])
            self.draft, self.ways = self.draft if unfinished else message.get("draft", {}), {}
        elif message["type"] == "closed" and message["choice"] == self.now.get("choice"):
            self.now["closed"] = message["closed"]
            self.now["verbs"] = self.now.get("verbs", {}) | message["verbs"]
            self.ways = message.get("ways", {})
        elif message["type"] == "people":
            self.people = message
        elif message["type"] == "draft" and message["choice"] == self.now.get("choice"):
            self.draft = message["draft"]  # one for a choice that is closed may come late; the page ignores it too

    @property
    def mine(self) -> list[int]:
        """The seats of this person."""
        return [seat["seat"] for seat in self.people.get("seats", ()) if seat.get("mine")]

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this person, with nothing in between."""
        return not self.now.get("curtain") and any(seat in self.mine for seat in self.now.get("asked", ()))

    @property
    def may_answer(self) -> bool:
        """Whether this person is asked and has something to answer with: not before a paused game goes on."""
        return self.is_asked and ("options" in self.now or "draft" in self.now)

    @property
    def options(self) -> list[str]:
        """What may be answered."""
        return [spelt(option["answer"]) for option in self.now.get("options", ())]

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def language(self) -> Language:
        """The language of the page, once it speaks."""
        expect(self.page.get_by_role("banner")).to_be_visible()
        return "fr" if self.page.locator("html").get_attribute("lang") == "fr" else "en"

    def word(self, message: str, **args: str | int) -> str:
        """What the page says for a message, in its language."""
        return word(self.language, message, **args)

    def button(self, message: str, **args: str | int) -> Locator:
        """The button that says this."""
        return self.page.get_by_role("button", name=self.word(message, **args), exact=True)

    @property
    def prompt(self) -> Locator:
        """Where the game speaks to this person."""
        return self.page.locator("section[aria-labelledby=prompt-title]")

    @property
    def log(self) -> Locator:
        """What happened, in sentences."""
        return self.page.get_by_role("log", name=self.word("table-log"))

    def thing(self, name: str) -> Locator:
        """A thing on the board."""
        return self.page.locator(f'[data-node][data-thing="{name}"]')

    # --- waiting ------------------------------------------------------------------------------------------------------

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait until something holds; fails with `what` if it never does."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"it never came: {what}; last told: {json.dumps(self.now)[:2000]}"
            self.page.wait_for_timeout(5)

    def shows(self) -> bool:
        """Whether the page shows what it was last told, and waits for nothing."""
        shown = self.page.evaluate(SHOWN)
        if shown is not None and "chapter" in shown:  # something has ended: it is read before the game goes on
            self._reads_on()
            return False
        return bool(self.now) and shown is not None and shown == {"entry": str(self.now["entry"])}

    def _reads_on(self) -> None:
        button = self.page.locator(".dialog-scene .scene-ways .button-gold")
        if button.count():
            self._presses(button)

    def until_asked(self) -> None:
        """Wait until the game waits for this person, and the page shows it."""
        self.until(lambda: self.shows() and self.may_answer, "this seat is asked")  # news comes while the page is seen

    def until_asked_or_over(self) -> bool:
        """Wait until this person is asked (True) or the game has ended (False)."""
        self.until(lambda: self.shows() and (self.may_answer or "ending" in self.now), "asked, or the end")
        return "ending" not in self.now

    # --- playing ------------------------------------------------------------------------------------------------------

    def opens(self, address: str) -> None:
        """Go to a table."""
        self.now = {}
        self.page.goto(address)
        self.until(lambda: self.now and (self.now.get("curtain") or self.shows()), f"the table {address}")

    def answers(self, words: str) -> None:
        """Give this answer, and see it taken."""
        self.until_asked()
        before = self.now["entry"]
        self.tries(words)
        self.until(lambda: self.now.get("entry", before) != before, f"{words} is taken")

    def points_out(self, words: str) -> None:
        """Give this answer by touching one thing on the board if that has no other meaning, else as `answers` does."""
        self.until_asked()
        before = self.now["entry"]
        option = self.now["options"][self.options.index(words)] if words in self.options else {}
        things = option.get("things", ())
        about = [other for other in self.now.get("options", ()) if set(things) & set(other.get("things", ()))]
        if (
            len(things) != 1
            or len(about) != 1
            or self.page.locator("[data-node] [aria-pressed=true]").count()
            or not self._touches_if_free(things[0])
        ):
            self.answers(words)
        else:
            if option.get("grave"):  # the first touch looks
                expect(self.page.locator(".thing-menu")).to_be_visible()
                assert self.now["entry"] == before
                assert self._touches_if_free(things[0])
            if option.get("warning"):
                self._presses(self.button("table-anyway"))
            self.until(lambda: self.now.get("entry", before) != before, f"{words} is taken")

    def tries(self, words: str) -> None:
        """Do on the page what gives this answer."""
        self.until_asked()
        if "draft" in self.now and words not in self.options:
            self._puts_together(words)
            return
        assert words in self.options, f"{words} is not among {self.options}"
        option = self.now["options"][self.options.index(words)]
        things = option.get("things", ())
        if len(things) != 2 or not self._touches(*things):
            self._chooses(option)
        if option.get("warning"):
            self._presses(self.button("table-anyway"))

    def picks(self, words: str) -> None:
        """Add this to what is being put together."""
        offered = [spelt(option["answer"]) for option in self.draft["picks"]]
        assert words in offered, f"{words} is not among {offered}"
        picked = len(self.draft.get("picked", ()))
        label = self.draft["picks"][offered.index(words)]["label"]
        choices = self.page.get_by_role("group", name=self.word("table-picks"))
        self._presses(choices.get_by_role("button", name=label, exact=True))
        self.until(lambda: len(self.draft.get("picked", ())) > picked, f"{words} is picked")
        chosen = self.prompt.get_by_role("listitem").get_by_role("button")  # in one tray, or in one for each side
        expect(chosen).to_have_count(picked + 1)

    def clears(self) -> None:
        """Take away what is being put together, such as a suggestion that it begins with."""
        chosen = self.prompt.get_by_role("listitem").get_by_role("button")
        for left in reversed(range(self._picked())):
            self._presses(chosen.first)
            expect(chosen).to_have_count(left)
        self.until(lambda: not self._picked(), "nothing is picked")

    def _picked(self) -> int:
        return len(self.draft.get("picked", ()))

    def confirms(self) -> None:
        """Answer with what was put together."""
        self._presses(self.prompt.locator(".draft-confirm"))

    def hands_in(self, file: Path) -> None:
        """Answer the question that waits with a file, and see it taken."""
        self.until_asked()
        before = self.now["entry"]
        self.prompt.locator("input[type=file]").set_input_files(file)
        self.until(lambda: self.now["entry"] != before, f"{file.name} is read")
        self.until_asked()

    def touches(self, thing: str) -> None:
        """Touch a thing on the board."""
        self.until(lambda: self.page.evaluate(POINT, thing), f"{thing} can be touched")
        assert self._touches_if_free(thing)

    def walks(self, thing: str, to: str) -> None:
        """Walk a thing to a far place by one touch."""
        assert self.goes_far(thing, to), f"{thing} cannot go to {to}, or is hidden"

    def goes_far(self, thing: str, to: str) -> bool:
        """Walk a thing to a far place by one touch, if it can go there and nothing hides either of them."""
        self.until_asked()
        before = self.now["entry"]
        pressed = self.thing(thing).locator("[aria-pressed=true]")
        if not pressed.count() and not self._touches_if_free(thing):
            return False
        expect(pressed).to_have_count(1)
        self.until(lambda: "closed" in self.now, f"where {thing} can go")
        if to not in self.ways.get(thing, ()):
            return False
        expect(self.thing(to).get_by_role("button")).to_have_count(1)
        if not self._touches_if_free(to):
            return False
        self.until(lambda: self.now.get("entry", before) != before, f"{thing} walks to {to}")
        # The page asks again how far things can go; that is answered when the walk is over.
        self.until(lambda: "closed" in self.now or not self._moves(thing), f"{thing} has arrived")
        return True

    def strides(self, to: str) -> None:
        """Walk to a far place by one touch, with the figure whose turn it is, where no option has to say who walks."""
        self.until_asked()
        before = self.now["entry"]
        self.until(lambda: to in self.ways.get("", ()), f"a way to {to}")
        self.touches(to)
        self.until(lambda: self.now.get("entry", before) != before, f"the walk to {to}")
        # The page asks again what is closed and how far one can go; that is answered when the walk is over.
        self.until(lambda: "closed" in self.now or not self.now.get("options"), f"the end of the walk to {to}")

    def _moves(self, thing: str) -> bool:
        """Whether a thing can go somewhere."""
        begun = [option["things"] for option in self.now.get("options", ()) if len(option.get("things", ())) > 1]
        return any(things[0] == thing for things in begun)

    def _puts_together(self, words: str) -> None:
        wanted = [pick for pick in words.partition(" ")[2].strip("[]").split("] [") if pick]
        begun = [spelt(option["answer"]) for option in self.draft.get("picked", ())]
        if sorted(begun) != sorted(wanted):
            self.clears()
            for pick in wanted:
                self.picks(pick)
        self.confirms()

    def _touches(self, first: str, second: str) -> bool:
        """Touch two things one after the other, if nothing hides them and that has one meaning."""
        both = [option for option in self.now["options"] if {first, second} <= set(option.get("things", ()))]
        if len(both) != 1 or self.thing(first).count() != 1 or self.thing(second).count() != 1:
            return False
        pressed = self.thing(first).locator("[aria-pressed=true]")
        looks = both[0].get("grave", False)
        if not pressed.count():
            if not self._touches_if_free(first):
                return False
            expect(pressed).to_have_count(1)
            looks = False  # this touch has looked
        if not self._touches_if_free(second):
            return False
        if looks:
            expect(self.page.locator(".thing-menu")).to_be_visible()
            return self._touches_if_free(second)
        return True

    def _touches_if_free(self, thing: str) -> bool:
        self.page.evaluate(AT_REST)
        point = self.page.evaluate(POINT, thing)
        if point is None:
            return False
        self._points(*point)
        self.touched += 1
        return True

    def _chooses(self, option: dict[str, Any]) -> None:
        """Choose an option in the prompt: at once, or under what it does."""
        if option.get("ghost", {}).get("turns"):
            self._lays(option)
            return
        heading = self.now["verbs"][option["verb"]]
        same = [other for other in self.now["options"] if other["verb"] == option["verb"]]
        if len(self.now["options"]) > FEW and not option.get("great"):
            verb = self.prompt.get_by_role("button", name=f"{heading} · {len(same)}", exact=True)
            back = self.prompt.get_by_role("button", name="← ")
            if back.count() and not back.and_(self.prompt.get_by_role("button", name=f"← {heading}")).count():
                self._goes_back(back)
            if len(same) > 1 and not back.count():
                self._presses(verb)
        group = self.prompt.get_by_role("group")
        named = f"{option['label']} {option.get('note', '')}".strip()
        self._presses(group.get_by_role("button", name=named, exact=True))

    def _lays(self, option: dict[str, Any]) -> None:
        """Turn the tile until it lies like that, and lay it."""
        ways = [each for each in self.now["options"] if each.get("ghost", {}).get("turns")]
        tiles = {each["ghost"]["turns"]: each["ghost"]["nodes"][0]["label"] for each in reversed(ways)}
        if len(tiles) > 1:
            group = self.prompt.get_by_role("group", name=self.word("table-picks"))
            self._presses(group.get_by_role("button", name=tiles[option["ghost"]["turns"]], exact=True))
        words = self.prompt.locator(".laying-words")
        for _ in range(len(ways)):
            if (words.text_content() or "").startswith(option["label"]):
                break
            self._presses(self.prompt.locator(".laying-turn"))
            self.page.wait_for_timeout(20)
        expect(words).to_contain_text(option["label"])
        self._presses(self.prompt.locator(".laying-lay"))

    # --- the hand -----------------------------------------------------------------------------------------------------

    def _goes_back(self, back: Locator) -> None:
        self._presses(back)
        expect(back).to_have_count(0)

    def _presses(self, button: Locator) -> None:
        button.click()

    def _points(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)
        self.page.mouse.move(1, 1)  # where the pointer rests, more is told about the thing, over its neighbours


class TapSeat(Seat):
    """Somebody with a finger on a screen."""

    def _presses(self, button: Locator) -> None:
        button.tap()

    def _points(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class KeySeat(Seat):
    """Somebody with a keyboard and nothing else: every button by the key it shows, or by going there with Tab."""

    def _touches(self, first: str, second: str) -> bool:
        return False

    def _goes_back(self, back: Locator) -> None:
        while back.count():  # a thing that is selected is let go first
            self.page.keyboard.press("Escape")

    def _presses(self, button: Locator) -> None:
        key = button.locator("kbd")
        if key.count() and key.text_content() != "⏎":
            self.page.keyboard.press((key.text_content() or "").lower())
        else:
            self.goes_to(button)
            self.page.keyboard.press("Enter")

    def goes_to(self, wanted: Locator) -> None:
        """Press Tab until this has the focus."""
        expect(wanted).to_have_count(1)
        for _ in range(200):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead there")

    def goes_by_arrows(self, thing: str) -> None:
        """Go from lit thing to lit thing on the board until this one has the focus."""
        wanted = self.thing(thing)
        for _ in range(60):
            here = self.page.evaluate("document.activeElement.closest('[data-thing]')?.dataset.thing")
            if here == thing:
                return
            at, to = self.thing(here).bounding_box(), wanted.bounding_box()
            assert at
            assert to
            right, down = to["x"] - at["x"], to["y"] - at["y"]
            across = "ArrowRight" if right > 0 else "ArrowLeft"
            along = "ArrowDown" if down > 0 else "ArrowUp"
            first, second = (across, along) if abs(right) > abs(down) else (along, across)
            self.page.keyboard.press(first)
            if self.page.evaluate("document.activeElement.closest('[data-thing]')?.dataset.thing") == here:
                self.page.keyboard.press(second)
        raise AssertionError(f"the arrows do not lead to {thing}")
