"""What a viewer sees of the cards, and what the open question is about."""

from lanterne.engine import View, has
from lanterne.games.dungeon_lords.rules.hiring import choose_monster
from lanterne.games.dungeon_lords.state import NONE, Lord, State

FACE_DOWN = NONE
"""A card of which the viewer sees only the back."""


def lord_seen(view: View[State], seat: int) -> Lord:
    """A lord as the viewer sees them: cards that the viewer may not know are face down."""
    lord = view.state.lords[seat]
    if has(view.seats, seat):
        return lord
    return lord._replace(
        traps=_backs(lord.traps),
        trapped=_backs(lord.trapped),
        programmed=_backs(lord.programmed),
        drawn=_backs(lord.drawn),
    )


def town_seen(view: View[State]) -> tuple[int, ...]:
    """This year's combat cards from the first round on. Cards that are neither turned up nor known to the viewer are
    face down."""
    s = view.state
    return (*s.shown_cards, *(card.face if card.known & view.seats else FACE_DOWN for card in s.town))


def asked(s: State) -> str:
    """The name of the open question, "" if there is none."""
    return s.agenda[-1][0] if s.agenda else ""


def hiring(s: State) -> bool:
    """Whether a creature is being chosen from the tavern. Otherwise creatures are chosen from a lord's own."""
    return asked(s) == choose_monster.name


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (FACE_DOWN,) * len(cards)
