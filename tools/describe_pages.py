"""Write what `describe` gives of each game, docs/describe, from games that bots play, and from the tables in
docs/scenarios.md that say what a field means.

    python tools/describe_pages.py            write the pages
    python tools/describe_pages.py --check    exit code 1 if a page is out of date
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lanterne
from lanterne.engine import Ids
from lanterne.registry import OWN_GAMES, box

DOCS = Path(__file__).parents[1] / "docs"
PAGES = DOCS / "describe"
EXAMPLES = 3
DECISIONS = 900
EVERY = 15
"""All seats look at one in this many decisions."""

GAMES: dict[str, list[dict[str, Any]]] = {
    "xorlosch": [{"players": 3}],
    "heroquest": [{"players": 5, "play": "single-quest", "quest": 5}, {"players": 3}],
    "warhammer-quest": [{"players": 4}],
    "dungeon-lords": [{"players": 4}, {"players": 2}],
    "dungeon-run": [{"players": 4}, {"players": 1}],
    "quest-workshop": [{}],
}


TITLES = {
    "xorlosch": "Xorlosch",
    "heroquest": "HeroQuest",
    "warhammer-quest": "Warhammer Quest",
    "dungeon-lords": "Dungeon Lords",
    "dungeon-run": "Dungeon Run",
}
"""The chapters of docs/scenarios.md."""


class Field:
    """What was seen at one place of the data."""

    def __init__(self) -> None:
        self.kinds: dict[str, None] = {}
        self.examples: dict[str, None] = {}

    def see(self, kind: str, value: Any = None) -> None:
        self.kinds[kind] = None
        if kind.startswith("a list of"):
            self.kinds.pop("a list", None)
        elif kind == "a list" and any(each.startswith("a list of") for each in self.kinds):
            self.kinds.pop("a list")
        if value is not None and len(self.examples) < EXAMPLES:
            self.examples[json.dumps(value, ensure_ascii=False)] = None


def main() -> int:
    """Write or check the pages; the exit code."""
    pages = {PAGES / f"{game}.md": page(game) for game in OWN_GAMES}
    pages[PAGES / "README.md"] = overview()
    if "--check" in sys.argv[1:]:
        return int(any(not path.is_file() or path.read_text("utf-8") != text for path, text in pages.items()))
    PAGES.mkdir(exist_ok=True)
    for path, text in pages.items():
        path.write_text(text, "utf-8")
    return 0


def overview() -> str:
    """The page that lists the others."""
    links = [f"- [{lanterne.load(game).title()}]({game}.md)" for game in OWN_GAMES]
    return "\n".join(("# What `describe` gives", "", "Written by `tools/describe_pages.py`.", "", *links, ""))


def page(game: str) -> str:
    """The page of a game."""
    fields: dict[str, Field] = {}
    names = kinds(game)
    example: dict[str, Any] = {}
    for position in looked_at(game):
        gather(position, "", fields, names)
        example = example or position
    meanings = meaning(game)
    lines = [
        f"# {lanterne.load(game).title()}: what `describe` gives",
        "",
        f'Written by `tools/describe_pages.py` from random games: `lanterne.new_table("{game}").describe()` and what',
        "follows in play. `*` stands for the name of a thing, `[]` for each member of a list. What a seat may not know",
        "is `unknown`, a number where there was a list, or missing.",
        "",
        "| field | what it is | for example | meaning |",
        "|---|---|---|---|",
        *(f"| `{path}` | {', '.join(f.kinds)} | {shown(f)} | {told(path, meanings)} |" for path, f in in_order(fields)),
        "",
        *prose(game),
        "## The first position",
        "",
        "```json",
        json.dumps(example, ensure_ascii=False, indent=1),
        "```",
        "",
    ]
    return "\n".join(lines)


def looked_at(game: str) -> Iterator[dict[str, Any]]:
    """Positions of a game of bots, as every seat and a spectator see them."""
    for settings in GAMES[game]:
        table = lanterne.new_table(game, seed=1, **settings)
        for _ in range(DECISIONS // EVERY):
            for seat in (*range(table.players), -1):
                yield table.describe(seat)
            table.let_play("random", decisions=EVERY)
            if table.over:
                break


def kinds(game: str) -> dict[str, frozenset[str]]:
    """The names of all things of the game, by kind, the seats among them."""
    found = box(game)
    ids = {kind for step in found.steps.values() for _, kind in step.params}
    ids |= {kind for event in found.events.values() for _, kind in event.params} | set(found.things)
    return {kind.kind: frozenset(kind.names) for kind in sorted(ids, key=_order) if kind.names}


def _order(kind: Ids) -> tuple[int, str]:
    return len(kind.names), kind.kind


def gather(value: Any, path: str, fields: dict[str, Field], names: dict[str, frozenset[str]]) -> None:
    """Note what is here, and everything below it."""
    field = fields.setdefault(path, Field()) if path else Field()
    if isinstance(value, dict):
        kind = kind_of(value, names)
        if path:
            field.see("nothing" if not value else f"by {kind}" if kind else "a table")
        for name, inner in value.items():
            gather(inner, f"{path}.{'*' if kind and path else name}".lstrip("."), fields, names)
    elif isinstance(value, list | tuple):
        for inner in value:
            if isinstance(inner, str | int):
                field.see("a list of texts" if isinstance(inner, str) else "a list of numbers", inner)
            else:
                field.see("a list")
                gather(inner, f"{path}[]", fields, names)
        if not value:
            field.see("a list")
    elif value is None:
        field.see("nothing")
    elif isinstance(value, bool):
        field.see("yes or no")
    elif isinstance(value, int):
        field.see("a number", value)
    else:
        field.see("a text", value)


def kind_of(table: dict[str, Any], names: dict[str, frozenset[str]]) -> str:
    """The kind of things that a table has an entry for each of; "" if its entries have fixed names."""
    keys = set(map(str, table))
    if keys and all(key.isdecimal() for key in keys):
        return "number"
    return next((kind for kind, known in names.items() if keys and keys <= known), "")


def in_order(fields: dict[str, Field]) -> list[tuple[str, Field]]:
    """Fields as they were first seen, each followed by what is inside it."""
    seen = {path: place for place, path in enumerate(fields)}

    def places(path: str) -> list[int]:
        ends = [found.start() for found in re.finditer(r"[.\[]", path)] + [len(path)]
        return [seen[path[:end]] for end in ends if path[:end] in seen]

    return sorted(fields.items(), key=lambda item: places(item[0]))


def shown(field: Field) -> str:
    return ", ".join(f"`{example}`" for example in field.examples).replace("|", "\\|")


# --- what fields mean -------------------------------------------------------------------------------------------------


def meaning(game: str) -> dict[str, str]:
    """By field, from the tables about positions in docs/scenarios.md."""
    found: dict[str, str] = {}
    for part in chapter(game):
        for names, text in re.findall(r"^\| (`[^|]+`) \| ([^|]*) \|", part, re.MULTILINE):
            for name in re.findall(r"`([^`]+)`", names):
                found.setdefault(name, text.strip())
    return found


def prose(game: str) -> list[str]:
    """What docs/scenarios.md says about positions besides the tables."""
    told = [text for part in chapter(game) for text in part.split("\n\n") if text.startswith(("Of a", "`state` and"))]
    return [each for text in told for each in (re.sub(r"\s*And( these)?:$", "", text.strip()), "")]


def chapter(game: str) -> list[str]:
    """The parts "Position" and "What can be expected" of the game's chapter in docs/scenarios.md."""
    chapters = re.split(r"^## ", (DOCS / "scenarios.md").read_text("utf-8"), flags=re.MULTILINE)
    title = TITLES.get(game, "")
    found = next((each for each in chapters if title and each.startswith(f"{title}\n")), "")
    parts = re.split(r"^### ", found, flags=re.MULTILINE)
    return [part for part in parts if part.startswith(("Position", "What can be expected"))]


def told(path: str, meanings: dict[str, str]) -> str:
    """The meaning of a field: of its whole path, or of its name inside a table."""
    plain = path.replace(".*", "").replace("[]", "")
    if path.endswith(("*", "[]")):
        return ""
    if "." not in plain:
        return meanings.get(plain, "")
    inside = re.search(r"of an? [^:;]+: [^;]*", meanings.get(plain.rpartition(".")[2], ""))
    return meanings.get(plain) or (inside.group() if inside else "")


if __name__ == "__main__":
    sys.exit(main())
