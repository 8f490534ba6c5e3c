"""A new card of Dungeon Run is a row and its words: rules, scene and bots need nothing else to play with it."""

from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import EventRecord
from lanterne.lab.stage import Stage
from lanterne.pack_checks import sound, told, tried
from lanterne.packs import PackError
from lanterne.words import Words
from lanterne.words.messages import kinds
from tests.packs import written
from tests.refusals import refused

GAME = "dungeon-run+deep-cellar"


def more_dice(pool: str, amount: int) -> dict[str, Any]:
    return {"window": "always", "mode": "static", "do": [{"op": "dice", "pool": pool, "amount": amount}]}


def words(kind: str, name: str, title: str, effect: str, forms: str = "") -> str:
    return "\n    ".join([f"{kind}-{name} = {title}", *(f".{form} = {title}" for form in forms.split()), effect]) + "\n"


CARD_FORMS = "a the cap of to"
WORDS = "".join(
    (
        words("card", "miners-pick", "Pick", ".effect = 1 die, 2 dice.", CARD_FORMS),
        words("card", "loose-step", "Step", ".effect = Step.", CARD_FORMS),
        words("card", "cellar-rat", "Rat", ".effect = { power-nibble.effect }", CARD_FORMS),
        words("power", "nibble", "Nibble", ".effect = It nibbles."),
        words("ability", "vargagg-deep-breath", "Breath", ".effect = 1 die."),
    )
)
PICK = {
    "id": "miners-pick",
    "slot": "main_hand",
    "enchanted": False,
    "trainings": ["war"],
    "powers": [more_dice("battle", 1), more_dice("disarm", 2)],
}


def deep_cellar() -> dict[str, Any]:
    """A pack with a treasure, a trap, a monster and an ability card: rows and words, nothing else."""
    rat = written.printed("dungeon_run", "monsters.json", "rat-swarm")
    rat |= {"id": "cellar-rat", "icon": "rat", "power": rat["power"] | {"id": "nibble"}}
    return {
        "pack.toml": written.about("dungeon-run", "Deep Cellar", "Cave profonde"),
        "content/treasures.json": [PICK],
        "content/traps.json": [{"id": "loose-step", "copies": 2, "ratings": ["skill"], "need": 1, "damage": 1}],
        "content/monsters.json": [rat],
        "content/abilities.json": [
            {"id": "vargagg-deep-breath", "hero": "vargagg", "powers": [more_dice("escape", 1)]}
        ],
        "locale/cellar.en.ftl": WORDS,
        "locale/cellar.fr.ftl": WORDS,
    }


def test_new_cards_need_rows_and_words_only(folder: Path) -> None:
    written.write(folder, "deep-cellar", deep_cellar())
    sound(GAME)
    [pack] = told(GAME, "en")
    assert pack.adds == ("Breath", "Rat", "Step", "Pick")
    tried(GAME)


def test_a_new_card_has_its_words_its_look_and_its_powers(folder: Path) -> None:
    written.write(folder, "deep-cellar", deep_cellar())
    box = registry.box(GAME)
    heroes = {
        "vargagg": {"tile": "junction-3", "equipped": ["miners-pick"], "loot": ["loose-step"]},
        "emma-goodluck": {},
    }
    tiles = {"junction-3": {"at": [1, 0], "turn": 180, "monster": "cellar-rat"}}
    stage = Stage(box, tuple(heroes), {"heroes": heroes, "tiles": tiles, "active": "vargagg"})
    nodes = [node for panel in registry.scene(stage.view("vargagg")).panels for node in panel.nodes]
    icons = {node.label.id: node.icon for node in nodes}
    assert icons["card-cellar-rat"] == "rat", "as its row says"
    assert (icons["card-miners-pick"], icons["card-loose-step"]) == ("locked-chest", "wolf-trap"), "as its kind"
    powers = kinds(box)["power"]
    used = box.events["power-used"]
    said = [
        Words(box, "en", strict=True).event(EventRecord(used, (0, powers.names.index(name))))
        for name in ("miners-pick", "miners-pick-2", "vargagg-deep-breath", "nibble")
    ]
    assert [name in each for name, each in zip(("Pick", "Pick", "Breath", "Nibble"), said, strict=True)] == [True] * 4


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"icon": "teapot"}, r"^The pack deep-cellar, treasures\.json, entry miners-pick: there is no icon teapot\.$"),
        ({"id": "goblin"}, r"^The pack deep-cellar, treasures\.json, entry goblin: the id is used 2 times\.$"),
    ],
)
def test_a_new_card_that_does_not_fit_is_refused(folder: Path, row: dict[str, Any], sentence: str) -> None:
    written.write(folder, "deep-cellar", deep_cellar() | {"content/treasures.json": [PICK | row]})
    with refused(sentence, kind=PackError):
        sound(GAME)
