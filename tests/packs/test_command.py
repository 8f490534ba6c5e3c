"""`lanterne packs`, and playing with them at the command line."""

import json
from pathlib import Path

import pytest

from lanterne import packs
from lanterne.cli import main
from lanterne.engine.log import read_log
from tests.packs import written


def test_packs_are_listed_with_what_they_do(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs"]) == 0
    assert capsys.readouterr().out == f"There are no packs in {folder}.\n"
    written.write(folder, "deep-halls", written.deep_halls())
    written.write(folder, "sharp-axe", written.sharp_axe() | {"content/treasures.json": [{"id": "guild-axe"}]})
    written.write(folder, "broken", {"pack.toml": "game ="})
    assert main(["packs", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "deep-halls: Deep Halls, by Ada, for heroquest",
        "  Goblins run.",
        "  replaces  Goblin",
        "  adds      Silver idol",
        "",
        "sharp-axe: Sharp Axe, by Ada, for dungeon-run",
        "  cannot be used: The pack sharp-axe, treasures.json, entry guild-axe: Object missing required field `slot`.",
        "",
        "The pack broken, pack.toml: Invalid value (at end of document).",
    ]
    assert main(["packs", "--json", "--lang", "fr"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed[0]["adds"] == ["Idole d’argent"]
    assert [bool(pack["flaw"]) for pack in listed] == [False, True, True]
    assert listed[2]["flaw"].startswith("Le pack broken, pack.toml\u00a0: une valeur manque")


def test_checking_plays_a_game_and_tells_by_the_exit_code(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written.write(folder, "rich-hatchery", written.rich_hatchery())
    assert main(["packs", "--check"]) == 0
    written.write(folder, "broken", {"pack.toml": "game ="})
    assert main(["packs", "--check"]) == 1
    assert "The pack broken, pack.toml" in capsys.readouterr().out


def test_bots_play_with_a_pack(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written.write(folder, "rich-hatchery", written.rich_hatchery())
    words = ["simulate", "dungeon-lords", "--pack", "rich-hatchery", "--games", "2", "--workers", "2"]
    assert main([*words, "--logs", str(tmp_path / "logs")]) == 0
    name = f"dungeon-lords+{packs.read('rich-hatchery').full_name}"
    assert capsys.readouterr().out.startswith(f"{name}: 2 games")
    logs = sorted((tmp_path / "logs").iterdir())
    assert [read_log(log).header.game for log in logs] == [name, name]
    assert main(["verify", str(logs[0])]) == 0


def test_a_pack_that_is_not_for_the_game_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written.write(folder, "rich-hatchery", written.rich_hatchery())
    assert main(["play", "heroquest", "--pack", "rich-hatchery"]) == 2
    told = "lanterne: The pack rich-hatchery is made for dungeon-lords, not for heroquest.\n"
    assert capsys.readouterr().err == told
    assert main(["simulate", "heroquest", "--pack", "nowhere"]) == 2
    assert capsys.readouterr().err.startswith("lanterne: The pack nowhere: there is no pack.toml in ")
