"""What the cards of tables that are open to additions promise. Every check raises a Flaw that names the file,
the entry and the reason."""

from collections.abc import Sequence
from importlib.resources import files

from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.rows import CardRow
from lanterne.kit.printed import PrintedRow, file_of, no_id_twice
from lanterne.scene.flaw import Flaw

ICONS = frozenset(files("lanterne.games.dungeon_run").joinpath("icons.txt").read_text("utf-8").split())


def check_card_names(box: Printed) -> None:
    """Cards, and powers with a name of their own, are found by name: no two may have the same."""
    taken = [power.id for row in box.heroes for power in (row.personal, row.summoner)]
    taken += [row.power.id for row in (*box.monsters, *box.bosses)]
    others: dict[str, Sequence[PrintedRow]] = {"tiles": box.tiles, "markers": box.markers, "abilities": box.abilities}
    for table, rows in (others | _cards(box)).items():
        taken += [row.id for row in rows]
        no_id_twice(file_of(table), taken)


def check_icons(box: Printed) -> None:
    """The icon of a card is one of those that Lanterne has drawn."""
    for table, rows in _cards(box).items():
        for row in rows:
            if row.icon not in ICONS:
                raise Flaw("dr-no-icon", file_of(table), row.id, name=row.icon)


def _cards(box: Printed) -> dict[str, tuple[CardRow, ...]]:
    """The tables of cards that `cards.py` numbers."""
    return {
        "monsters": box.monsters,
        "bosses": box.bosses,
        "traps": box.traps,
        "strangers": box.strangers,
        "treasures": box.treasures,
        "artifacts": box.artifacts,
    }
