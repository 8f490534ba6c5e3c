"""What was drawn, summed up at the end."""

from collections.abc import Iterable

from lanterne.engine import EventRecord
from lanterne.games.quest_workshop.state import State
from lanterne.scene import Say


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What the quest consists of."""
    doors = len(s.quest.doors) + len(s.quest.secret_doors)
    return (Say("story-made", {"monsters": len(s.quest.monsters), "doors": doors, "notes": len(s.quest.notes)}),)


def turning_points(s: State, told: Iterable[EventRecord]) -> tuple[Say, ...]:
    """Nothing decides a drawing."""
    return ()
