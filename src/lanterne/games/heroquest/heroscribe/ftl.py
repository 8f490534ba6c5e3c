"""The words of an imported quest, for the Fluent files of its pack. The author's texts are used as they are in both
languages; ours are translated."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from lanterne.scene import Say
from lanterne.scene.saying import begins_with_vowel


class AuthorText(NamedTuple):
    """A text by the author of the quest. A `told` text is a sentence, and ends with a full stop."""

    text: str
    told: bool = False


class Fluent(NamedTuple):
    """A pattern of Fluent, the same in all languages."""

    pattern: str


class Both(NamedTuple):
    """Words in English and in French."""

    en: str
    fr: str


class Before(NamedTuple):
    """A name with "of" or "to" before it."""

    word: str
    name: Any


Text: TypeAlias = AuthorText | Fluent | Both | Before | Say


class Message(NamedTuple):
    """A message with its attributes."""

    key: str
    text: Text
    attributes: dict[str, Text]


def typeset(text: str, language: str) -> str:
    """A text in our typography: curly quotes, no Fluent syntax, one line."""
    text = " ".join(text.replace("{", "(").replace("}", ")").replace("$", "＄").split())
    text = re.sub(r'"([^"]*)"', "“\\1”", text).replace('"', "”").replace("'", "’")
    text = re.sub(r"“ +", "“", re.sub(r" +”", "”", text))
    text = re.sub(r"\?{2,}", "?", re.sub(r" +([.,])", r"\1", text))
    if language == "fr":
        text = re.sub(r"«[ \u00a0]*", "«\u00a0", re.sub(r"[ \u00a0]*([:;!?»])", "\u00a0\\1", text))
    return text.strip(" \u00a0") or "–"


def file_of(messages: list[Message], language: str, say: Callable[[Say], str]) -> str:
    """The Fluent file of a language; `say` puts our own words into it."""
    lines = []
    for message in messages:
        lines.append(f"{message.key} = {in_words(message.text, language, say)}")
        for name, text in message.attributes.items():
            lines.append(f"    .{name} = {in_words(text, language, say)}")
    return "\n".join(lines) + "\n"


def in_words(text: Text, language: str, say: Callable[[Say], str]) -> str:
    """A text in a language, as a Fluent file has it."""
    if isinstance(text, Fluent):
        return text.pattern
    if isinstance(text, Say):
        return say(text)
    if isinstance(text, Before):
        return say(_before(text.word, in_words(text.name, language, say)))
    if isinstance(text, Both):
        return typeset(text.fr if language == "fr" else text.en, language)
    return author_text(text, language)


def author_text(text: AuthorText, language: str) -> str:
    """A text by the author, as our files have it."""
    found = typeset(text.text, language)
    return f"{found}." if text.told and not found.endswith((".", "!")) else found


def _before(word: str, name: str) -> Say:
    if word == "to":
        return Say("imported-to", {"name": name})
    if begins_with_vowel(name):
        return Say("imported-of-vowel", {"name": name})
    return Say("imported-of", {"name": name})


def person(id_: str, kind: str, name: str, mark: str, stand_in: bool = False) -> list[Message]:
    """A monster with a profile of its own, by its name, or by its kind and its mark."""
    if name:
        called: Text = AuthorText(name)
        forms = names_in_sentences(called, ("a", "the", "of"))
        foe = names_in_sentences(called, ("the", "cap", "of", "to"))
    else:
        family = "stand-in" if stand_in else "monster"
        called = Fluent(f"{{ {family}-{kind} }} {mark}".rstrip())
        forms = {form: Fluent(f"{{ {family}-{kind}.{form} }} {mark}".rstrip()) for form in ("a", "the", "of")}
        to: Text = Say("imported-to-kind", {"kind": kind, "mark": mark})
        if stand_in:
            to = Fluent(f"{{ stand-in-{kind}.to }} {mark}".rstrip())
        foe = {"the": forms["the"], "cap": called, "of": forms["of"], "to": to}
    return [
        Message(f"monster-{id_}", called, forms),
        Message(f"foe-{id_}", Fluent(f"{{ monster-{id_} }}"), foe),
    ]


def names_in_sentences(name: Text, forms: tuple[str, ...]) -> dict[str, Text]:
    """A name as used inside sentences, in these forms."""
    return {form: Before(form, name) if form in ("of", "to") else name for form in forms}


def potion(id_: str, body: int) -> Message:
    """A healing potion that only this quest has."""
    forms: dict[str, Text] = {form: Say(f"imported-draught.{form}") for form in ("a", "the", "of")}
    effect = Say("imported-draught-effect", {"body": body})
    return Message(f"item-{id_}", Say("imported-draught"), {**forms, "effect": effect})
