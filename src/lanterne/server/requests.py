"""What a client says: the requests of the WebSocket. What the server says is in `messages.py`."""

from typing import TypeAlias

import msgspec

from lanterne.languages import Language
from lanterne.server.messages import EncodedCall


class Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What a client wants; `id` is its own number for it, quoted in a refusal."""

    id: int = 0


class Answer(Request, frozen=True, tag="answer"):
    """Answer the choice that waits."""

    choice: int
    seat: int
    answer: EncodedCall


class Walk(Request, frozen=True, tag="walk"):
    """Walk a thing to a far destination by single options; it stops at the first surprise. The thing "" is the figure
    whose turn it is."""

    choice: int
    seat: int
    thing: str
    to: str


class TakeShortcut(Request, frozen=True, tag="shortcut"):
    """Give several answers by one choice (`ClosedNow.shortcuts`), up to the first surprise."""

    choice: int
    seat: int
    name: str


class AskSeen(Request, frozen=True, tag="seen"):
    """What is in sight of this thing? Answered by `SeenFrom`."""

    thing: str


class AskClosed(Request, frozen=True, tag="closed"):
    """What may I not answer, and why, and how far can things go? Answered by `ClosedNow`. Explaining takes longer than
    playing, so it is asked for by those who show it to somebody."""

    choice: int
    seat: int


class AskHint(Request, frozen=True, tag="hint"):
    """What would be a good answer? Answered by `Hint`, after some seconds."""

    choice: int
    seat: int


class AskSecondThought(Request, frozen=True, tag="second-thought"):
    """Is there a clearly better answer than this one? Answered by `SecondThought`; nothing is decided yet."""

    choice: int
    seat: int
    answer: EncodedCall


class Pick(Request, frozen=True, tag="draft"):
    """What follows these picks? Answered by `DraftNow`; nothing is decided yet. `fitting`: one was taken out, and
    picks that only fitted after it go with it."""

    choice: int
    seat: int
    picked: list[EncodedCall]
    fitting: bool = False


class TakeBack(Request, frozen=True, tag="undo"):
    """Take back the last answer; beyond the barrier everybody is asked."""


class ChooseOneself(Request, frozen=True, tag="choose"):
    """Go back before what was chosen for this person so that they could play at once (`Now.opening`)."""


class Redo(Request, frozen=True, tag="redo"):
    """Answer again what was just taken back."""


class Raise(Request, frozen=True, tag="motion"):
    """Raise a motion, with words where it needs some."""

    seat: int
    name: str
    words: str = ""


class Agree(Request, frozen=True, tag="agree"):
    """Agree to the request that waits (an undo, a motion), or let it fall."""

    seat: int
    yes: bool = True


class SayAloud(Request, frozen=True, tag="say"):
    """Say something to the table."""

    text: str


class LookAs(Request, frozen=True, tag="look"):
    """Look through this seat of mine (the curtain is drawn aside)."""

    seat: int


class Speak(Request, frozen=True, tag="speak"):
    """Go on in this language."""

    language: Language


class Prefer(Request, frozen=True, tag="prefer"):
    """Pass in all reactions, when `lanterne.server.messages.Passing` says."""

    seat: int
    passing: str


class SetAutoAnswer(Request, frozen=True, tag="spare"):
    """Do not ask this seat the question of this name any more, or ask it again."""

    seat: int
    question: str
    spare: bool = True


class GoOn(Request, frozen=True, tag="read"):
    """I have read what the lesson says: this many pages of all that it has said (`Note.pages`)."""

    seat: int
    pages: int


class PlayFreely(Request, frozen=True, tag="leave-lesson"):
    """I want no lesson any more: this goes on as an ordinary game."""

    seat: int


class PlayNow(Request, frozen=True, tag="now"):
    """Bots that think ahead answer with the best they have found, until a person is asked again."""


FromClient: TypeAlias = (
    Answer
    | Walk
    | TakeShortcut
    | AskSeen
    | AskClosed
    | AskHint
    | AskSecondThought
    | Pick
    | TakeBack
    | ChooseOneself
    | Redo
    | Raise
    | Agree
    | SayAloud
    | LookAs
    | Speak
    | Prefer
    | SetAutoAnswer
    | GoOn
    | PlayFreely
    | PlayNow
)
