"""docs/architecture.md tells the truth: its code is in the sources, and the walk of a click names what is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOC = (ROOT / "docs" / "architecture.md").read_text("utf-8")
MOVEMENT = ROOT / "src" / "lanterne" / "games" / "xorlosch" / "rules" / "movement.py"
MOST_HOPS = MOST_FILES = 30


def hops() -> list[tuple[str, str]]:
    """Where each hop of the walk is, and what happens there."""
    return re.findall(r"^\| \d+ \| (.+?) \| (.+) \|$", DOC, re.MULTILINE)


def source(name: str, known: dict[str, Path]) -> Path:
    """The file of this name: named with its folder the first time, then without."""
    if "/" in name:
        inside = ROOT if name.startswith("web/") else ROOT / "src" / "lanterne"
        known[Path(name).name] = inside / name
    return known[Path(name).name]


def test_its_code_is_in_the_sources() -> None:
    written = MOVEMENT.read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    assert len(blocks) == 3
    assert [block for block in blocks if block not in written] == []


def test_every_hop_of_a_click_exists() -> None:
    known: dict[str, Path] = {}
    missing = []
    for where, _ in hops():
        file, *names = re.findall(r"`([^`]+)`", where)
        path = source(file, known)
        texts = [each.read_text("utf-8") for each in (path.rglob("*.py") if path.is_dir() else [path])]
        missing += [
            (file, name)
            for name in (each.rpartition(".")[2] for each in names)
            if not any(re.search(rf"(def|function|const) {name}\b", text) for text in texts)
        ]
    assert missing == []


def test_a_click_can_be_followed_in_a_sitting() -> None:
    found = hops()
    files = {name.rpartition("/")[2] for hop in found for name in re.findall(r"`([\w/]+\.(?:py|tsx?))`", " ".join(hop))}
    assert 20 < len(found) <= MOST_HOPS
    assert 20 < len(files) <= MOST_FILES
