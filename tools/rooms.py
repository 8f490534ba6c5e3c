"""Draw the map of the packages, docs/pictures/rooms.svg, from the import rules in pyproject.toml.

    tools/rooms.py            write the picture
    tools/rooms.py --check    exit code 1 if the picture is out of date

A package may import the packages below it. Packages beside each other do not know each other.
"""

import ast
import sys
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "rooms.svg"
CONTRACT = "Rooms stand on the rooms below them"
WIDTH, ROW, GAP, MARGIN = 960, 64, 10, 16


def layers() -> list[list[str]]:
    """The packages of Lanterne from top to bottom, as the import rules list them."""
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    listed: list[str] = next(rule["layers"] for rule in rules if rule["name"] == CONTRACT)
    return [[name.strip(" ()") for name in layer.split("|")] for layer in listed]


def purpose(name: str) -> str:
    """What a package is for: the first clause of its docstring."""
    inside = ROOT / "src" / "lanterne"
    file = inside / name / "__init__.py"
    source = (file if file.is_file() else inside / f"{name}.py").read_text("utf-8")
    words = (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[0].replace("\n", " ")
    return words.partition(". ")[0].rstrip(".")


def picture() -> str:
    """The map as SVG."""
    rows = layers()
    height = 2 * MARGIN + len(rows) * (ROW + GAP) - GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
    ]
    for place, row in enumerate(rows):
        wide = (WIDTH - 2 * MARGIN - (len(row) - 1) * GAP) / len(row)
        top = MARGIN + place * (ROW + GAP)
        for column, name in enumerate(row):
            parts += box(name, MARGIN + column * (wide + GAP), top, wide)
    return "\n".join([*parts, "</svg>"]) + "\n"


def box(name: str, left: float, top: float, wide: float) -> list[str]:
    """One package: its name, and what it is for."""
    lines = wrapped(purpose(name), int(wide / 6.3))[:2]
    return [
        f'<rect x="{left:g}" y="{top}" width="{wide:g}" height="{ROW}" rx="6" fill="#efe4cb" stroke="#8a7440"/>',
        f'<text x="{left + 10:g}" y="{top + 20}" font-size="15" font-weight="bold" fill="#3b3020">'
        f"{escape(name)}</text>",
        *(
            f'<text x="{left + 10:g}" y="{top + 38 + 16 * number}" font-size="12" fill="#3b3020">{escape(line)}</text>'
            for number, line in enumerate(lines)
        ),
    ]


def wrapped(words: str, most: int) -> list[str]:
    """The words in lines of at most this many characters."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def main() -> int:
    drawn = picture()
    if "--check" not in sys.argv:
        PICTURE.write_text(drawn, "utf-8")
        return 0
    if PICTURE.is_file() and PICTURE.read_text("utf-8") == drawn:
        return 0
    print(f"{PICTURE.relative_to(ROOT)} is out of date: run tools/rooms.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
