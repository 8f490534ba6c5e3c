"""Positions in the room of the fire chasm, for the tests of its adventures."""

from typing import Any

from tests.games.warhammer_quest.scene import Roll, scene

from lanterne.lab.stage import Stage


def chasm(adventure: str, warriors: dict[str, Any], *chance: Roll, **position: Any) -> Stage:
    """Some warriors in the room of the fire chasm, whose guardians are dead unless told otherwise."""
    told_of = {name: {"cards": [], **({"at": at} if isinstance(at, str) else at)} for name, at in warriors.items()}
    room = {"adventure": f"chasm-{adventure}", "dungeon": ["firechasm"], "guardians_gone": True}
    return scene(told_of, party=tuple(warriors), chance=chance, **{**room, **position})


def bearer(item: str, square: str, **fields: Any) -> dict[str, Any]:
    """A warrior on a square with an object of the adventure."""
    return {"at": square, "cards": [item], **fields}
