"""`lanterne games` and `lanterne rules`."""

import json

import pytest
from tests.cli.typed import Keyboard

from lanterne import registry


def test_games_are_listed_with_settings_and_bots(keyboard: Keyboard) -> None:
    typed = keyboard("games")
    assert typed.code == 0
    assert "xorlosch: 2 to 6 players, rules version 2\n" in typed.out
    assert "max_rounds             none, 30, 60, 150; 150 in simulations (XOR-END-8)\n" in typed.out


def test_a_setting_tells_for_how_many_its_values_are(keyboard: Keyboard) -> None:
    out = keyboard("games").out
    assert "dungeon-lords: 1 to 4 players, " in out
    assert "for 2 to 4 players: none\n" in out
    assert "for 1 player: first-blood, magic-word, guest-of-honour" in out
    games = {game["name"]: game for game in json.loads(keyboard("games", "--json").out)}
    trainer = next(setting for setting in games["dungeon-lords"]["settings"] if setting["name"] == "trainer")
    assert trainer["seats"] == [[2, 3, 4], [1], [1], [1]]


def test_games_as_data(keyboard: Keyboard) -> None:
    games = {game["name"]: game for game in json.loads(keyboard("games", "--json").out)}
    assert tuple(games) == registry.GAMES
    xorlosch = games["xorlosch"]
    assert xorlosch["players"] == {"least": 2, "most": 6}
    assert xorlosch["bots"] == list(registry.bots("xorlosch"))
    assert xorlosch["stop"] in xorlosch["endings"]
    limit = next(setting for setting in xorlosch["settings"] if setting["name"] == "max_rounds")
    assert (limit["default"], limit["simulation"], limit["rule"]) == (None, 150, "XOR-END-8")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_a_rule_comes_with_its_table_and_without_its_anchor(keyboard: Keyboard) -> None:
    out = keyboard("rules", "xorlosch", "XOR-MOV-1").out
    assert out.startswith("**XOR-MOV-1** In each turn you have 8 movement points")
    assert "| Movement points | 7 | 6 | 5 | 4 | 3 | 2 |" in out
    assert "<a " not in out
    assert "XOR-MOV-2" not in out


def test_the_last_rule_of_a_chapter_ends_before_the_next_chapter(keyboard: Keyboard) -> None:
    out = keyboard("rules", "xorlosch", "xor-trn-6").out
    assert out.startswith("**XOR-TRN-6**")
    assert "Movement" not in out


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("LANG", "fr_CH.UTF-8", "À chaque tour"),
        ("LC_ALL", "fr", "À chaque tour"),
        ("LC_ALL", "de_DE.UTF-8", "In each turn"),
        ("LANG", "C", "In each turn"),
    ],
)
def test_the_book_follows_the_terminal(
    variable: str, value: str, words: str, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert words in keyboard("rules", "xorlosch", "XOR-MOV-1").out


def test_the_language_can_be_chosen(keyboard: Keyboard) -> None:
    assert "À chaque tour" in keyboard("rules", "xorlosch", "XOR-MOV-1", "--lang", "fr").out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_whole_book(lang: str, keyboard: Keyboard) -> None:
    out = keyboard("rules", "xorlosch", "--lang", lang).out
    assert out.startswith("# ")
    assert "XOR-SET-1" in out
    assert "<a " not in out
