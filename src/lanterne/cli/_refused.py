"""Errors of commands: a sentence for the user, and an exit code."""

from collections.abc import Iterator
from contextlib import contextmanager


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
        raise CommandFailed(str(error), code) from error
