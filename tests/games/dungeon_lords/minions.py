"""Minions on the main board, for the tests of its zones."""

from typing import Any

from tests.games.dungeon_lords.scene import scene, state

from lanterne.games.dungeon_lords.state import COLOURS, FREE, ORDERS, SPACES
from lanterne.lab.stage import Stage


def orders(*first: str) -> dict[str, list[str]]:
    """Three orders revealed this round, and two others inaccessible."""
    given = list(first) + [order for order in ORDERS.names if order not in first][: 3 - len(first)]
    away = [order for order in reversed(ORDERS.names) if order not in given][:2]
    return {"orders": given, "inaccessible": away}


def at(space: str, red: dict[str, Any] | None = None, *, waits: str = "room-1", **position: Any) -> Stage:
    """Red's minion on this space, and Blue's on one that is resolved later, where play stops. Four lords."""
    zone, later = space.rpartition("-")[0], waits.rpartition("-")[0]
    lords = {"red": orders(zone) | (red or {}), "blue": orders(later)}
    position = {"shop": ["hatchery", "mint"]} | position
    return scene(lords, seats=4, spaces={space: "red", waits: "blue"}, **position)


def minions(stage: Stage) -> dict[str, str]:
    """Who stands where on the main board: a colour, or a dummy from 1."""
    standing = enumerate(state(stage).spaces)
    return {SPACES.names[space]: _name(who) for space, who in standing if who != FREE}


def _name(who: int) -> str:
    return COLOURS.names[who] if who < len(COLOURS.names) else f"dummy-{who - len(COLOURS.names) + 1}"


def program(stage: Stage, seat: str, *given: str, dummy: str = "") -> None:
    """The lord's three orders, and the third one of his dummy."""
    picks = [f"[give_order {order}]" for order in given] + ([f"[dummy_order {dummy}]"] if dummy else [])
    stage.play(seat, " ".join(("program", *picks)))
