"""The wheel has everything that people need, and works without the folder that it was built from."""

import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest
from tools import setup

from lanterne import registry
from lanterne.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "lanterne"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel as it is published: made from the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    words = [setup.find_uv(), "build", "--build-constraints", "requirements/build.txt", "--out-dir", str(folder)]
    environment = {key: value for key, value in os.environ.items() if key not in {"VIRTUAL_ENV", "PYTHONPATH"}}
    for more in (["--offline"], []):  # what builds it may have been fetched before
        done = subprocess.run([*words, *more], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            break
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def wanted() -> dict[str, set[str]]:
    """The files that a wheel must have, by what they are for."""
    found = {
        "code": names("*.py"),
        "page": names("server/generated/**/*") | {"server/docs.css", "server/lantern.svg"},
        "icons": {"draw/generated/icons.json"},
        "fonts": {f"draw/generated/{font}.woff2" for font in fonts()},
        "words": names("*.ftl"),
        "rulebooks": {f"{game}/rulebook/{file}" for game in games() for file in ("ids.txt", *books())},
        "content": names("games/*/content/**/*.json"),
        "learnt values": names("games/*/learnt.json"),
        "lessons": names("games/*/lessons/*.toml"),
        "migrations": names("server/migrations/versions/v*.py"),
        "game cards": {
            f"server/cards/{game}.{language}.{kind}"
            for game in registry.OWN_GAMES
            for language in LANGUAGES
            for kind in ("json", "svg")
        },
        "types": {"py.typed"},
    }
    found["everything else"] = names("*") - set().union(*found.values())
    return found


def names(pattern: str) -> set[str]:
    found = [file for file in SOURCE.rglob(pattern) if file.is_file() and "__pycache__" not in file.parts]
    return {file.relative_to(SOURCE).as_posix() for file in found}


def games() -> list[str]:
    return [f"games/{name.replace('-', '_')}" for name in registry.OWN_GAMES]


def books() -> list[str]:
    return [f"{language}.md" for language in LANGUAGES]


def fonts() -> list[str]:
    """The fonts that pictures are written in, as the build names them."""
    listed = (ROOT / "hatch_build.py").read_text("utf-8").partition("FONTS = {")[2].partition("}")[0]
    return re.findall(r'"([\w-]+)": \(', listed)


def missing(needed: Mapping[str, Collection[str]], have: Collection[str]) -> list[str]:
    """What a wheel with these files lacks. A kind of which nothing is needed is one that was moved unnoticed."""
    gone = [f"{kind}: {name}" for kind, files in needed.items() for name in sorted(files) if name not in have]
    return gone + [f"{kind}: none at all" for kind, files in needed.items() if not files]


def test_what_is_missing_is_noticed() -> None:
    needed = wanted()
    everything = set().union(*needed.values())
    assert missing(needed, everything) == []
    for kind, files in needed.items():
        gone = min(files)
        assert f"{kind}: {gone}" in missing(needed, everything - {gone})
    assert missing({**needed, "lessons": set()}, everything) == ["lessons: none at all"]


def test_every_game_has_words_and_rules_in_both_languages() -> None:
    needed = wanted()
    for game in games():
        for language in LANGUAGES:
            assert any(name.startswith(f"{game}/") and name.endswith(f".{language}.ftl") for name in needed["words"])
    assert len(needed["fonts"]) >= 4
    assert len(needed["migrations"]) >= 4


@pytest.mark.long
def test_the_wheel_has_it_all(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert archive.testzip() is None
        have = {name.removeprefix("lanterne/") for name in archive.namelist() if name.startswith("lanterne/")}
        rest = [name for name in archive.namelist() if not name.startswith("lanterne/")]
        assert missing(wanted(), have) == []
        for name in have:
            assert archive.read(f"lanterne/{name}") == (SOURCE / name).read_bytes(), name
    assert {name.partition("/")[0].rpartition(".")[2] for name in rest} == {"dist-info"}
    for licence in ("LICENSE", "third-party.txt"):
        assert any("/licenses/" in name and name.endswith(f"/{licence}") for name in rest), licence


@pytest.mark.long
def test_the_page_of_the_wheel_finds_its_files(unpacked: Path) -> None:
    page = unpacked / "lanterne" / "server" / "generated"
    linked = re.findall(r'(?:src|href)="/?(assets/[^"]+)"', (page / "index.html").read_text("utf-8"))
    assert linked
    scripts = [file.read_text("utf-8") for file in page.glob("assets/*.js")]
    linked += [found for text in scripts for found in re.findall(r"assets/[\w.-]+\.(?:js|css|woff2)", text)]
    assert [name for name in linked if not (page / name).is_file()] == []


@pytest.mark.long
def test_the_wheel_has_every_icon_of_the_games(unpacked: Path) -> None:
    lists = [*(SOURCE / "games").glob("*/icons.txt"), SOURCE / "draw" / "icons.txt"]
    used = {name for file in lists for name in file.read_text("utf-8").split()}
    assert used
    assert used <= set(json.loads((unpacked / "lanterne" / "draw" / "generated" / "icons.json").read_text("utf-8")))


@pytest.mark.long
def test_a_game_is_played_from_the_wheel(unpacked: Path, tmp_path: Path) -> None:
    """With the other packages of this environment, but Lanterne from the wheel."""

    def run(*words: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(unpacked), "LANTERNE_HOME": str(tmp_path / "home")}
        done = subprocess.run(
            [sys.executable, "-P", *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert run("-c", "import lanterne; print(lanterne.__file__)").strip().startswith(str(unpacked))
    listed = run("-m", "lanterne.cli", "games")
    for game in registry.OWN_GAMES:
        assert game in listed
    run("-m", "lanterne.cli", "simulate", "xorlosch", "--games", "1", "--setting", "max_rounds=30", "--logs", "logs")
    (log,) = (tmp_path / "logs").iterdir()
    # A picture takes icons and fonts as well.
    run("-m", "lanterne.cli", "replay", str(log), "--svg", "table.svg")
    assert "font-face" in (tmp_path / "table.svg").read_text("utf-8")
