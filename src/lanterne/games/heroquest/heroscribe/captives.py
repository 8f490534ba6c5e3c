"""Prisoners that heroes can rescue: a figure of their side, drawn on the map away from where they begin."""

from typing import Any

from lanterne.games.heroquest.content.board import CORRIDOR, REGION_NAMES, REGION_OF
from lanterne.games.heroquest.heroscribe.drawing import Located
from lanterne.games.heroquest.heroscribe.ftl import Message, Text
from lanterne.games.heroquest.heroscribe.placing import Placed
from lanterne.games.heroquest.heroscribe.vocabulary import MEN_AT_ARMS, known_as
from lanterne.scene import Say

PROFILE = {"move": 6, "attack": 0, "defend": 2, "body": 2, "mind": 2}
"""A profile of our own: files have none."""


def captives(placed: Placed) -> dict[str, Located]:
    """Heroes and men-at-arms on free squares of the map, by square; the heroes who begin there are not among them."""
    found = [one for one in placed.markers if one.entry.becomes == "hero" or known_as(one.drawn.id) in MEN_AT_ARMS]
    taken = placed.blocked | sum({one.squares for one in (*placed.furniture, *placed.monsters)})
    return {one.spot: one for one in found if not one.squares & taken and one.at not in placed.start}


def rescue(id_: str, ally: str, one: Located) -> dict[str, Any]:
    """A prisoner on the sheet: a hero next to them sets them free when no monster is in the room."""
    region = REGION_OF[one.at]
    needs = {} if region == CORRIDOR else {"quiet_room": REGION_NAMES[region]}
    freed = [{"kind": "ally-joins", "ally": ally}]
    return {
        "allies": [
            {
                "id": ally,
                "at": one.spot,
                "profile": PROFILE,
                "joins": f"{id_}-free",
                "controlled": True,
                "origin": "pack",
            }
        ],
        "actions": [{"id": f"{id_}-free", "squares": [one.spot], "needs": needs, "effects": freed}],
    }


def rescue_words(id_: str, ally: str) -> list[Message]:
    """The words of a prisoner and of setting them free."""
    forms: dict[str, Text] = {form: Say(f"imported-captive.{form}") for form in ("the", "cap", "of", "to")}
    return [
        Message(f"hero-{ally}", Say("imported-captive"), {**forms, "effect": Say("imported-captive-effect")}),
        Message(f"quest-action-{id_}-free", Say("imported-free"), {}),
        Message(f"note-{id_}-{id_}-free", Say("imported-freed"), {}),
    ]
