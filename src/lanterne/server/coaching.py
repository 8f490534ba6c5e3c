"""What the coach says, in words."""

from collections.abc import Sequence
from typing import Any

from lanterne.engine import View
from lanterne.scene import Say
from lanterne.server import render
from lanterne.server.coach import Advised, Reason
from lanterne.server.messages import Hint, SecondThought
from lanterne.server.sentences import Language, sentence
from lanterne.words import Words, words_for


def hint(view: View[Any], choice: int, advised: Advised, language: Language) -> Hint:
    """What a strong player would answer, and why."""
    words = words_for(view.box, language)
    call = view.box.decode(advised.answer)
    label = words.option(call, words.names(view.state, view.seat))
    why = [compared(view, advised, words), *reasons(advised.reasons, words)] if advised.instead else []
    names = words.names(view.state, view.seat)
    then = [words.option(view.box.decode(each), names) for each in advised.then]
    if then:
        why.insert(0, sentence(language, "coach-then", answers="; ".join(then)))
    return Hint(choice, view.seat, label, tuple(why), render.things(view.box, call))


def second_thought(view: View[Any], choice: int, advised: Advised | None, language: Language) -> SecondThought:
    """Whether something speaks against an answer."""
    if advised is None:
        return SecondThought(choice)
    words = words_for(view.box, language)
    better = words.option(view.box.decode(advised.answer), words.names(view.state, view.seat))
    said = sentence(language, "coach-second-thought", better=better, gain=_percent(advised.gain))
    return SecondThought(choice, " ".join([said, *reasons(advised.reasons, words)]))


def compared(view: View[Any], advised: Advised, words: Words) -> str:
    """How much better an answer is than the next best, if that is clear."""
    other = words.option(view.box.decode(advised.instead), words.names(view.state, view.seat))
    gain = _percent(advised.gain)
    if gain < 1 or advised.gain < advised.doubt:
        return sentence(words.language, "coach-as-good", other=other)
    return sentence(words.language, "coach-better", other=other, gain=gain)


def reasons(found: Sequence[Reason], words: Words) -> tuple[str, ...]:
    """What an answer brings more of, and what less."""
    said = []
    for message, more in (("coach-more", True), ("coach-less", False)):
        things = [words.said(Say(reason.what)) for reason in found if reason.more == more]
        if things:
            said.append(sentence(words.language, message, things="; ".join(things)))
    return tuple(said)


def _percent(share: float) -> int:
    return round(100 * share)
