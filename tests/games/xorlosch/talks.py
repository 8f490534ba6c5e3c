"""Scenes of Xorlosch in the words of its worked examples, and shorthands for talks and reactions.

`scene("blue-w1 L3 on 17, red-w1 on 17 potion", red="17 19 20 23")` puts these dwarfs on the board (level 1 if none is
told) and these task cards, by number, in the open quest of that colour. `items="blue trap, green potion crossed"` lie
in front of these players, ready unless told otherwise.
"""

from collections.abc import Mapping
from typing import Any

from lanterne.engine import call_to_text
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.content.cards import CARD_NAMES
from lanterne.lab.stage import Stage

ITEMS = {"boots": "travel-boots", "potion": "experience-potion", "trap": "dragon-trap"}
QUESTS = ("green", "blue", "red")


def scene(
    dwarfs: str,
    *,
    seats: int = 3,
    green: str | None = None,
    blue: str | None = None,
    red: str | None = None,
    waiting: Mapping[str, str] | None = None,
    pile: Mapping[str, str] | None = None,
    items: str = "",
    won: Mapping[str, str] | None = None,
    settings: Mapping[str, Any] | None = None,
    **more: Any,
) -> Stage:
    """A table at the first action of red's turn, or of the `active` player's."""
    shown = {name: numbers for name, numbers in zip(QUESTS, (green, blue, red), strict=True) if numbers is not None}
    position = {
        "dwarfs": dict(_dwarf(told) for told in dwarfs.split(", ") if told),
        "quests": {
            "open": {name: cards(name, numbers) for name, numbers in shown.items()},
            "waiting": {name: cards(name, numbers) for name, numbers in (waiting or {}).items()},
            "pile": {name: cards(name, numbers) for name, numbers in (pile or {}).items()},
        },
        "items": _items(items),
        "won": {name: [f"task-{card}" for card in told.split()] for name, told in (won or {}).items()},
        **more,
    }
    return Stage(BOX, seats, position, settings=settings)


def _dwarf(told: str) -> tuple[str, dict[str, Any]]:
    name, *words = told.split()
    level = int(words[0][1:]) if words[0].startswith("L") else 1
    return name, {"level": level, "at": words[words.index("on") + 1], "potion": "potion" in words}


def _items(told: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for name, item, *side in (words.split() for words in told.split(", ") if words):
        found.setdefault(name, {})[ITEMS[item]] = side[0] if side else "ready"
    return found


def cards(quest: str, numbers: str) -> list[str]:
    """The names of a quest's cards by their numbers."""
    return [f"task-{quest}-{int(number):02d}" for number in numbers.split()]


def all_cards_but(*left: str) -> list[str]:
    """All 36 cards without their `task-`, but for these."""
    return [name.removeprefix("task-") for name in CARD_NAMES if name.removeprefix("task-") not in left]


# --- playing --------------------------------------------------------------------------------------------------------


def play(table: Stage, *lines: str) -> None:
    """Play lines like `blue: veto task-blue-14`. A seat that is not asked, or may not answer so, fails."""
    for line in lines:
        seat, words = line.split(": ")
        table.play(seat, words)


ONE_EACH = "red-w1 L5 on 12, blue-m1 L2 on 14, green-m1 on 22"
"""The blue quest with one task for each of three players; red has nothing to raise."""


def blue_vetoes(dwarfs: str, **more: Any) -> Stage:
    """The first round of reconsideration after blue's veto for 14 and green's agreement for 22."""
    table = scene(dwarfs, blue="12 14 22", **more)
    play(table, "red: propose blue", "red: ask_all", "blue: veto task-blue-14", "green: agree task-blue-22")
    return table


# --- looking --------------------------------------------------------------------------------------------------------


def waits(table: Stage) -> str:
    """Who is asked, and for which decision: `blue: answer_task`."""
    return f"{', '.join(table.asked)}: {table.decision}"


def offered(table: Stage) -> list[str]:
    """All that is open to the player who is asked."""
    return table.offered(table.asked[0])


def uses(table: Stage) -> list[str]:
    """The items that the player who is asked could use."""
    return [words for words in offered(table) if words.startswith(("drink_potion", "set_trap"))]


def quest_actions(table: Stage) -> list[str]:
    """The announcements and proposals that are open."""
    return [words for words in offered(table) if words.startswith(("announce", "propose"))]


def default(table: Stage) -> str:
    """What happens if the player who is asked does not answer in time."""
    choice = table.game.choice
    assert choice is not None
    assert choice.default is not None
    return call_to_text(BOX, choice.default)


def forbidding(table: Stage, words: str) -> str:
    """The rule that forbids the player who is asked to do this; "" if none does."""
    refusal = table.refusal(table.asked[0], words)
    return refusal.rule if refusal else ""


def holder(table: Stage, card: str) -> str:
    """Who would receive the task now."""
    return str(table.describe()["tasks"][f"task-{card}"]["holder"])


def score(table: Stage) -> dict[str, int]:
    """The task cards of those who have any."""
    return {name: cards for name, cards in table.describe()["score"].items() if cards}


def won(table: Stage, seat: str) -> list[str]:
    """The task cards in front of a player, without their `task-`."""
    return [card.removeprefix("task-") for card in table.describe()["won"][seat]]
