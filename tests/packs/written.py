"""Packs for tests: one for each of several games, made from the game's own data files, and broken ones."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[2] / "src" / "lanterne" / "games"


def printed(game: str, file: str, entry: str) -> dict[str, Any]:
    """An entry of a game's own data file."""
    rows = json.loads((GAMES / game / "content" / file).read_text("utf-8"))
    return next(dict(row) for row in rows if row["id"] == entry)


def write(folder: Path, name: str, files: Mapping[str, Any]) -> Path:
    """Put a pack into a folder of packs; a file is a text, or else rows."""
    for file, told in files.items():
        place = folder / name / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(told if isinstance(told, str) else json.dumps(told), encoding="utf-8")
    return folder / name


def about(game: str, english: str, french: str) -> str:
    """A `pack.toml`."""
    return f'game = "{game}"\nauthor = "Ada"\n[title]\nen = "{english}"\nfr = "{french}"\n'


def deep_halls() -> dict[str, Any]:
    """For HeroQuest: goblins that run, and a treasure of its own."""
    goblin = printed("heroquest", "monsters.json", "goblin")
    goblin["profile"] = goblin["profile"] | {"move": 12, "body": 3}
    return {
        "pack.toml": about("heroquest", "Deep Halls", "Salles profondes")
        + '[summary]\nen = "Goblins run."\nfr = "Les gobelins courent."\n',
        "content/monsters.json": [goblin],
        "content/treasures.json": [{"id": "silver-idol", "count": 3, "category": "wealth", "gold": 60}],
        "locale/idol.en.ftl": "treasure-silver-idol = Silver idol\n    .effect = Worth 60 gold coins.\n",
        "locale/idol.fr.ftl": "treasure-silver-idol = Idole d’argent\n    .effect = Vaut 60 pièces d’or.\n",
    }


def rich_hatchery() -> dict[str, Any]:
    """For Dungeon Lords: a room that gives more, and a stronger goblin."""
    hatchery = printed("dungeon_lords", "rooms.json", "hatchery")
    hatchery["effect"] = {"op": "produce", "workers": 3, "gain": {"food": 3}}
    goblin = printed("dungeon_lords", "monsters.json", "goblin")
    goblin["options"][0]["strikes"][0]["damage"] = 3
    return {
        "pack.toml": about("dungeon-lords", "Rich Hatchery", "Riche couvoir"),
        "content/rooms.json": [hatchery],
        "content/monsters.json": [goblin],
    }


def sharp_axe() -> dict[str, Any]:
    """For Dungeon Run: an axe with two dice, under another name."""
    axe = printed("dungeon_run", "treasures.json", "guild-axe")
    axe["powers"][0]["do"][0]["amount"] = 2
    return {
        "pack.toml": about("dungeon-run", "Sharp Axe", "Hache affûtée"),
        "content/treasures.json": [axe],
    }
