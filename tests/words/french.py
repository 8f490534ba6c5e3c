"""What of a check's sentence nobody has put into French."""

import re

from lanterne.words.phrasebook import phrases

SAMPLE = "7"
"""Stands for whatever a sentence names."""
NAMES = re.compile(r"\S+(, \S+| \(\S+|(?<=7) 7\S*)*")
"""A name or number, or several of them: there is nothing to be said in another language."""


def unsaid(sentence: str) -> list[str]:
    """The parts of a sentence that no phrase says, but for names and numbers."""
    body = sentence.removesuffix(".")
    for phrase in phrases("fr"):
        if found := phrase.english.fullmatch(body):
            return [left for words in found.groupdict().values() for left in unsaid(words)]
    return [] if NAMES.fullmatch(body) else [body]
