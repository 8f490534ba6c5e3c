"""Scenes of Xorlosch: set the scene, play, look."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.games.xorlosch import BOX
from lanterne.lab.stage import Stage

SHUFFLED = (("shuffle", "card", ()),) * 3
"""Three piles in the order of the card list."""


class Scene(Stage):
    """A stage of Xorlosch with the looks that its tests need."""

    def dwarf(self, name: str) -> dict[str, Any]:
        """Where the dwarf stands, its level, and what works on it."""
        return dict(self.describe()["dwarfs"][name])

    def at(self, name: str) -> str:
        """The square of the dwarf without the name of the side, "off" for a die off the board."""
        found = self.describe()["dwarfs"].get(name)
        return str(found["at"]).split("-", 1)[1] if found else "off"

    def look(self, field: str) -> Any:
        """One field of the position."""
        return self.describe()[field]

    @property
    def points(self) -> int:
        """The movement points that are left."""
        return int(self.look("points"))

    def refused(self, seat: str, words: str) -> str:
        """The rule that forbids this to the seat; "" if no such answer is known here, "open" if it may be given."""
        if self.is_open(seat, words):
            return "open"
        refusal = self.refusal(seat, words)
        return refusal.rule if refusal else ""

    def steps(self, seat: str) -> set[str]:
        """What the seat can do now, without with what."""
        return {words.split()[0] for words in self.offered(seat)}

    def things(self, seat: str, step: str) -> list[str]:
        """With what the seat can do this now."""
        return [words.removeprefix(step).strip() for words in self.offered(seat) if words.split()[0] == step]

    def end_turns(self, *seats: str) -> None:
        """These players end their turns one after the other."""
        for seat in seats:
            self.play(seat, "end_turn")


def scene(dwarfs: str, seats: int = 3, settings: Mapping[str, Any] | None = None, **position: Any) -> Scene:
    """The middle of a game at the first action of a turn, red's unless said otherwise: `red-w1 L2 on 6, red-m1 on
    start`. Levels not told are 1."""
    told = {}
    for words in filter(None, dwarfs.split(", ")):
        found = re.fullmatch(r"(\S+)(?: L(\d))? on (\S+)(?: (potion))?", words)
        assert found, f"a dwarf is `red-w1 L2 on 6`, not `{words}`"
        name, level, square, potion = found.groups()
        told[name] = {"at": square, "level": int(level or 1), "potion": bool(potion)}
    return Scene(BOX, seats, {"dwarfs": told, **position}, settings=settings)


def new_game(seats: int, chance: Sequence[tuple[str, int | str, Sequence[Any]]] = SHUFFLED, **settings: Any) -> Scene:
    """A new game from its set-up; the first seat begins unless said otherwise."""
    return Scene(BOX, seats, chance=chance, settings={"start_player": 1, **settings})


def group(warriors: Sequence[int] = (), mechanici: Sequence[int] = ()) -> str:
    """The words for an opening group of these levels."""
    picks = [("warrior", level) for level in sorted(warriors)] + [("mechanicus", level) for level in sorted(mechanici)]
    return " ".join(["place_group", *(f"[recruit {kind} {level}]" for kind, level in picks)])


def begin(stage: Scene, *colours: str) -> Scene:
    """Colours in seat order; every player begins with a warrior of level 3 and a mechanicus of level 2."""
    for seat, colour in enumerate(colours, start=1):
        stage.play(seat, f"take_colour {colour}")
    for _ in colours:
        stage.play(stage.asked[0], group([3], [2]))
    return stage
