"""Errors of commands: a sentence for the user, and an exit code."""

from collections.abc import Iterator
from contextlib import contextmanager

from lanterne.languages import LANGUAGES


class CommandFailed(Exception):
    """The command prints this sentence and ends. Exit code 2: bad usage; 1: the operation failed."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


@contextmanager
def refusing(*errors: type[Exception], code: int = 2) -> Iterator[None]:
    """Turn these errors, whose message is a sentence for the user, into `CommandFailed`."""
    try:
        yield
    except errors as error:
        raise CommandFailed(_sentence(error), code) from error


def _sentence(error: Exception) -> str:
    from lanterne.scene.flaw import Flaw
    from lanterne.words.flaws import flaw_sentence

    return flaw_sentence(error, LANGUAGES[0]) if isinstance(error, Flaw) else str(error)
