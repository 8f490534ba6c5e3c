"""Whose work Lanterne contains, and under which licence: as the lock files have it, with nothing left out."""

import copy
import re
from pathlib import Path

import pytest
from tools import notices

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"


def written() -> str:
    return notices.NOTICES.read_text("utf-8")


def test_they_are_as_the_lock_files_have_it() -> None:
    assert written() == notices.notices(notices.lock(), notices.pinned()), "run tools/notices.py"


def test_another_version_or_another_package_is_noticed() -> None:
    packages, pins = notices.lock(), notices.pinned()
    newer = copy.deepcopy(packages)
    newer["node_modules/preact"]["version"] = "99.0.0"
    assert notices.notices(newer, pins) != written()
    assert notices.notices(packages, {**pins, "rich": "99.0.0"}) != written()
    assert notices.notices(packages, {name: version for name, version in pins.items() if name != "rich"}) != written()
    more = copy.deepcopy(packages)
    more[""]["dependencies"]["picocolors"] = "*"
    assert notices.shipped(more) == sorted([*notices.shipped(packages), "picocolors"])


def test_every_requirement_is_named_with_its_licence() -> None:
    pins = notices.pinned()
    assert len(pins) >= 30
    for name, version in pins.items():
        assert re.search(rf"^{re.escape(name)} {re.escape(version)} \(\w", written(), re.MULTILINE), name


def test_what_the_page_imports_is_named() -> None:
    """A package that is used without being a dependency of the page would be in it without a notice."""
    found: set[str] = set()
    for file in (WEB / "src").rglob("*"):
        if file.suffix in (".ts", ".tsx", ".css"):
            text = file.read_text("utf-8")
            found |= set(re.findall(r"""(?:from|import) ["']((?:@[\w.-]+/)?[a-z][\w.-]*)""", text))
            found |= set(re.findall(r"""url\(["']?(@[\w.-]+/[\w.-]+)""", text))
    assert {"preact", "@fluent/bundle", "@fontsource/cinzel"} <= found
    assert found <= set(notices.shipped(notices.lock()))


def test_fonts_and_icons_come_with_their_licence() -> None:
    build = (ROOT / "hatch_build.py").read_text("utf-8")
    fonts = set(re.findall(r'": \("([\w-]+)", "', build))
    assert len(fonts) >= 3
    for font in fonts:
        section = written().partition(f"\n@fontsource/{font} ")[2].partition(f"\n{notices.RULE}\n")[0]
        assert "SIL OPEN FONT LICENSE Version 1.1" in section, font
    icons = written().partition("\n@iconify-json/game-icons ")[2].partition(f"\n{notices.RULE}\n")[0]
    assert "Lorc, Delapouite" in icons
    assert "creativecommons.org/licenses/by/3.0" in icons


def test_a_package_without_a_licence_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "in_package", lambda name: "")
    with pytest.raises(SystemExit, match="preact: no text of its licence MIT"):
        notices.licence("preact", "MIT")
