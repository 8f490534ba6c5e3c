"""What a command says when it cannot do what it is asked."""

from collections.abc import Iterator
from contextlib import contextmanager


class CommandFailed(Exception):
    """The command ends with this sentence. Code 2: it cannot be asked for so; 1: something is wrong with the thing."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


@contextmanager
def refusing(*errors: type[Exception], code: int = 2) -> Iterator[None]:
    """Around calls whose errors carry a sentence for the person at the keyboard."""
    try:
        yield
    except errors as error:
        raise CommandFailed(str(error), code) from error
