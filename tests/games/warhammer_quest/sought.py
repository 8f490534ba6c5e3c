"""The games of Warhammer Quest that are recorded: of every adventure one that four warriors win with spells of their
choice, and one that a warrior alone loses."""

from tests.games.recording import Sought

from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES

LOST = ("failed", "perished", "left", "given-up")
EASIER = {"chosen_spells": "on", "cave_in_detour": "on"}

SOUGHT: dict[str, Sought] = {
    f"{number + 1:02}-{name}-{kind}": Sought(
        ("steady",), endings, {**agreed, "adventure": name}, seed=number, seats=seats
    )
    for number, name in enumerate(ADVENTURE_NAMES)
    for kind, endings, agreed, seats in (("won", ("won",), EASIER, 4), ("lost", LOST, {}, 1))
}
