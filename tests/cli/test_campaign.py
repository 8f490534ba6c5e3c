"""Campaigns at the command line: begun, listed, resumed, exported, imported, with nobody at the keyboard."""

import json
from pathlib import Path

import pytest
from tests.cli.typed import Keyboard, one_sentence

from lanterne.engine.log import parse_log
from lanterne.terminal.session import Session


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", _no_line)
    return tmp_path


def _no_line(prompt: str) -> str:
    raise EOFError


def begin(keyboard: Keyboard) -> Path:
    typed = keyboard("campaign", "new", "heroquest", "--plain", "--lang", "en")
    assert typed.code == 0, typed.err
    return Path(typed.out.split("The game is saved: ")[1].strip())


def listed(keyboard: Keyboard) -> list[dict[str, object]]:
    typed = keyboard("campaign", "list", "--json", "--lang", "en")
    assert typed.code == 0, typed.err
    found: list[dict[str, object]] = json.loads(typed.out)
    return found


def test_a_campaign_is_begun_by_one_person_with_all_heroes_and_stands_in_the_list(
    home: Path, keyboard: Keyboard
) -> None:
    assert "There is no campaign yet" in keyboard("campaign", "list").out
    path = begin(keyboard)
    [one] = listed(keyboard)
    assert one["file"] == str(path)
    assert one["seats"] == ["me", "me", "me", "me", "steady"]
    assert "Quest 1" in str(one["stands"])
    assert str(path) in keyboard("campaign", "list").out


def test_a_single_quest_is_no_campaign(home: Path, keyboard: Keyboard) -> None:
    keyboard("play", "heroquest", "--plain", "--setting", "play=single-quest")
    assert listed(keyboard) == []
    assert "no campaign to resume" in one_sentence(keyboard("campaign", "resume"))
    assert "xorlosch has no campaign" in one_sentence(keyboard("campaign", "new", "xorlosch"))


def test_the_newest_campaign_is_resumed_where_it_stood(home: Path, keyboard: Keyboard) -> None:
    path = begin(keyboard)
    session = Session.resume(path)
    session.answer(0, session.table.box.decode(["take_hero", "elf"]))
    typed = keyboard("campaign", "resume", "--plain", "--lang", "en")
    assert typed.code == 0, typed.err
    assert str(path) in typed.out
    assert Session.resume(path).table.state.order[0] == 2


def test_an_exported_campaign_is_imported_and_rolls_the_same_dice(home: Path, keyboard: Keyboard) -> None:
    path, out = begin(keyboard), home / "out.log"
    assert keyboard("campaign", "export", str(out)).code == 0
    typed = keyboard("campaign", "import", str(out))
    assert typed.code == 0, typed.err
    paths = [Path(str(one["file"])) for one in listed(keyboard)]
    assert len(paths) == 2
    assert path in paths
    played = []
    for each in paths:
        session = Session.resume(each)
        for hero in ("barbarian", "dwarf", "elf", "wizard"):
            session.answer(session.table.asked[0], session.table.box.decode(["take_hero", hero]))
        for words in (["take_group", "wizard", "fire"], ["take_group", "elf", "earth"], ["begin"], ["roll_movement"]):
            session.answer(session.table.asked[0], session.table.box.decode(words))
        played.append(session.table.state.points)
    assert played[0] == played[1]


def test_what_was_not_exported_is_not_imported(home: Path, keyboard: Keyboard) -> None:
    path = begin(keyboard)
    assert "its dice are still secret" in one_sentence(keyboard("campaign", "import", str(path)))
    out = home / "out.log"
    keyboard("campaign", "export", str(out), "--of", str(path))
    lines = out.read_bytes().splitlines()
    seed = json.loads(lines[-1])
    wrong = home / "wrong.log"
    for bad in ("00" * 32, "no seed"):
        wrong.write_bytes(b"\n".join([*lines[:-1], json.dumps({**seed, "seed": bad}).encode()]))
        assert one_sentence(keyboard("campaign", "import", str(wrong)))
    assert len(parse_log(out.read_bytes()).entries) == len(lines) - 1
