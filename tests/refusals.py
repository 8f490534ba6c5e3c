"""Files that must be refused, with a sentence in both languages."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lanterne.scene.flaw import Flaw
from lanterne.words.flaws import flaw_sentence


@contextmanager
def refused(pattern: str, game: str = "", kind: type[Flaw] = Flaw) -> Iterator[None]:
    """What is done here must raise a flaw whose English sentence has this pattern, and which French says otherwise;
    `game` is the game whose words are needed."""
    with pytest.raises(kind) as found:
        yield
    flaw = found.value
    flaw.game = flaw.game or game
    english, french = flaw_sentence(flaw, "en"), flaw_sentence(flaw, "fr")
    assert re.search(pattern, english), english
    assert french != english
