"""Why an answer is refused, in the words of the game or of a lesson."""

from typing import Any

from lanterne.engine import Box, Refusal, View
from lanterne.scene import Say
from lanterne.server.sentences import Language, RequestRefused
from lanterne.words import words_for


class RuleForbids(RequestRefused):
    """A rule does not allow the answer."""

    def __init__(self, view: View[Any], refusal: Refusal) -> None:
        super().__init__(409, "not-offered")
        self.rule = refusal.rule
        self._view, self._refusal = view, refusal

    def said(self, language: Language) -> str:
        words = words_for(self._view.box, language)
        return words.refusal(self._refusal, words.names(self._view.state, self._view.seat))


class LessonAsks(RequestRefused):
    """The answer is not the one that the lesson waits for."""

    def __init__(self, box: Box[Any], say: Say) -> None:
        super().__init__(409, "not-offered")
        self._box, self._say = box, say

    def said(self, language: Language) -> str:
        return words_for(self._box, language).said(self._say)
