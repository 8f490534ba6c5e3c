"""What covers the table for a moment: the curtain between two people, a line to write in."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import ModalScreen
from textual.widgets import Input, Static


class Curtain(ModalScreen[None]):
    """Between two people at one device: nothing is shown until the right one is there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self._sentence = sentence

    def compose(self) -> ComposeResult:
        yield Static(self._sentence, id="curtain")


class Saying(ModalScreen[str | None]):
    """A line to write in, for the text of a motion or of an answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, most: int = 60) -> None:
        super().__init__()
        self._title = title
        self._most = most

    def compose(self) -> ComposeResult:
        with Container(id="saying"):
            yield Static(self._title)
            yield Input(max_length=self._most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)
