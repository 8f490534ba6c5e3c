"""Write the notices of third parties, src/lanterne/server/third-party.txt: whose work is in Lanterne's packages, with
the licences, and what it is installed with. From the lock files and from the packages that they name.

python tools/notices.py            write the file
python tools/notices.py --check    exit code 1 if it is out of date
"""

import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
NOTICES = ROOT / "src" / "lanterne" / "server" / "third-party.txt"

BUILDERS = ("vite", "rolldown")
"""What builds the page. Little helpers of theirs are in it; what they need themselves is not."""
ADDRESSES = {"CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/legalcode"}
"""Licences that ask for their address rather than their text."""
AUTHORS = {"@iconify-json/game-icons": "Lorc, Delapouite and contributors, https://game-icons.net"}
"""Whom a licence asks to name, where the package has no text that does."""
TEXTS = {"Apache-2.0": "detect-libc"}
"""A package that has the text of a licence, for those that come without it."""
CLASSIFIERS = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
RULE = "-" * 80

HEAD = """\
Third-party notices of Lanterne

Lanterne itself is under the MIT licence. Its packages also contain the work of others: the libraries of the page, its
icons and its fonts. Their licences follow. At the end stand the Python packages that are installed beside Lanterne,
each with its own licence inside.
"""


def main() -> int:
    """Write or check the file; the exit code."""
    if "--check" in sys.argv[1:]:
        return int(not NOTICES.is_file() or NOTICES.read_text("utf-8") != notices(lock(), pinned()))
    NOTICES.write_text(notices(lock(), pinned()), "utf-8")
    return 0


def notices(packages: dict[str, Any], pins: dict[str, str]) -> str:
    """The whole file."""
    parts = [HEAD]
    for name in shipped(packages):
        told = packages[f"node_modules/{name}"]
        parts.append(f"{RULE}\n{name} {told['version']} ({told['license']})\n\n{licence(name, told['license'])}\n")
    parts.append(f"{RULE}\nInstalled beside Lanterne\n")
    parts.append("".join(f"{name} {version} ({licence_of(name)})\n" for name, version in sorted(pins.items())))
    return "\n".join(parts)


def lock() -> dict[str, Any]:
    """The npm packages that are locked, by their folders."""
    packages: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    return packages


def pinned() -> dict[str, str]:
    """The Python packages that Lanterne is installed with, and their versions."""
    written = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;\\]+)", written, re.MULTILINE))


def shipped(packages: dict[str, Any]) -> list[str]:
    """The npm packages of which something is in the page, its icons or its fonts."""
    waiting = [name for name in packages[""]["dependencies"] if name not in BUILDERS]
    found = set(BUILDERS)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += packages[f"node_modules/{name}"].get("dependencies", {})
    return sorted(found)


def licence(name: str, kind: str) -> str:
    """The text of the licence of an npm package, or its address."""
    lines = [AUTHORS[name]] if name in AUTHORS else []
    text = in_package(name)
    if kind in ADDRESSES:
        lines.append(ADDRESSES[kind])
    elif text or kind in TEXTS:
        lines.append(text or f"{by(name)}\n\n{in_package(TEXTS[kind])}")
    else:
        raise SystemExit(f"{name}: no text of its licence {kind}")
    return "\n".join(lines)


def in_package(name: str) -> str:
    """The licence in an npm package, without those of what its own packages contain; "" if there is none."""
    files = sorted(file for file in (WEB / "node_modules" / name).iterdir() if re.match(r"(?i)licen[cs]e", file.name))
    text = files[0].read_text("utf-8") if files else ""
    own = re.split(r"^# Licenses? of bundled dependencies", text, maxsplit=1, flags=re.MULTILINE)[0]
    return "\n".join(line.rstrip() for line in own.strip().splitlines())


def by(name: str) -> str:
    """The author of an npm package."""
    told = json.loads((WEB / "node_modules" / name / "package.json").read_text("utf-8"))["author"]
    return str(told["name"] if isinstance(told, dict) else re.sub(r"\s*<.*?>", "", told))


def licence_of(name: str) -> str:
    """The licence of a Python package, as it says itself."""
    told = metadata.metadata(name)
    for field in ("License-Expression", "License"):
        said = " ".join(told.get_all(field) or ())
        if re.fullmatch(r"[\w.+-]+(?: (?:AND|OR) [\w.+-]+)*", said):
            return said
    kinds = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier") or [] if each.startswith("License ::")]
    if not kinds:
        raise SystemExit(f"{name}: it does not say what its licence is")
    return ", ".join(CLASSIFIERS[kind] for kind in kinds)


if __name__ == "__main__":
    sys.exit(main())
