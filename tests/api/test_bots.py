"""Bots of your own: found, refused, and sent to other processes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

import lanterne
from lanterne.api import bots
from tests.browser.server import SOURCES

QUICK = {"max_rounds": 30}


class Plain:
    """Needs no base class and no seed."""

    def choose(self, view: lanterne.View) -> str:
        return str(view.default())


class Seeded(lanterne.Bot):
    """Random, in words of its own."""

    def choose(self, view: lanterne.View) -> lanterne.Option:
        return view.random(self.random)


class OnlyLords(Plain):
    games: ClassVar[tuple[str, ...]] = ("dungeon-lords",)


class Mute:
    """No bot at all."""


class Shrug:
    def choose(self, view: lanterne.View) -> Any:
        return None


def figures(report: lanterne.Report) -> dict[str, Any]:
    return {name: value for name, value in report.figures().items() if name not in ("seconds", "games_per_second")}


@pytest.mark.parametrize("who", [Plain, Plain(), Seeded, f"{__name__}:Plain", f"{__name__}:Seeded"])
def test_a_bot_in_any_form_plays(who: Any) -> None:
    report = lanterne.simulate("xorlosch", [who, "random"], games=2, settings=QUICK)
    assert report.games == 2
    name = who if isinstance(who, str) else bots.name_of(who)
    assert report.bots == (name, "random")
    table = lanterne.new_table("xorlosch", players=2, seed=1)
    assert table.let_play([who, "random"], decisions=30) == 30


def test_workers_change_nothing() -> None:
    alone, together = (
        lanterne.simulate("xorlosch", [Seeded, "random"], games=4, workers=workers, settings=QUICK)
        for workers in (1, 2)
    )
    assert figures(alone) == figures(together)


def test_the_same_bot_by_name_and_by_class_plays_the_same() -> None:
    one, other = (
        lanterne.simulate("xorlosch", [who], games=2, settings=QUICK) for who in (Seeded, f"{__name__}:Seeded")
    )
    assert figures(one) == figures(other)


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        ("stedy", "xorlosch has no bot called 'stedy'; it has random, novice, steady"),
        ("steady:slyer", "xorlosch has no bot called 'steady:slyer'; it has random, novice, steady"),
        ("no_such_module:Bot", "the bot no_such_module:Bot cannot be loaded: there is no module no_such_module"),
        (f"{__name__}:Gone", f"the bot {__name__}:Gone cannot be loaded: {__name__} has no Gone"),
        (f"{__name__}:Mute", f"{__name__}:Mute is not a bot: it has no method"),
        (Mute, "Mute is not a bot: it has no method"),
        (Mute(), "Mute is not a bot: it has no method"),
        (7, "builtins:int is not a bot"),
        (OnlyLords, "OnlyLords plays dungeon-lords, not xorlosch"),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(who: Any, sentence: str) -> None:
    with pytest.raises(lanterne.BadArgument, match=sentence):
        lanterne.simulate("xorlosch", [who], games=1)
    with pytest.raises(lanterne.BadArgument, match=sentence):
        lanterne.new_table("xorlosch", seed=1).let_play(who)


def test_a_module_that_does_not_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bots.py").write_text("1 / 0\n")
    (tmp_path / "needy_bots.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(tmp_path)
    for module, sentence in {
        "broken_bots": "cannot be loaded: ZeroDivisionError: division by zero",
        "needy_bots": "cannot be loaded: No module named 'no_such_library'",
    }.items():
        with pytest.raises(lanterne.BadArgument, match=sentence):
            lanterne.simulate("xorlosch", [f"{module}:Bot"], games=1)


def test_an_answer_that_is_none() -> None:
    with pytest.raises(lanterne.BadArgument, match=r"Shrug chose None; a bot returns an option, or words"):
        lanterne.new_table("xorlosch", seed=1).let_play(Shrug)
    with pytest.raises(lanterne.Broke, match="Shrug chose None"):
        lanterne.simulate("xorlosch", [Shrug], games=1)


def test_a_class_that_cannot_be_sent_to_other_processes() -> None:
    class Inner(Plain):
        pass

    assert lanterne.simulate("xorlosch", [Inner], games=1, settings=QUICK).games == 1
    with pytest.raises(lanterne.BadArgument, match=r"Inner cannot be sent to other processes .*; put it in a module"):
        lanterne.simulate("xorlosch", [Inner], games=2, workers=2)


def test_a_base_class_does_not_choose() -> None:
    with pytest.raises(NotImplementedError, match="Bot does not say how it chooses"):
        lanterne.new_table("xorlosch", seed=1).let_play(lanterne.Bot)


def test_a_module_in_the_folder_of_a_command(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text("class MyBot:\n    def choose(self, view):\n        return view.default()\n")

    def typed(*words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-P", "-m", "lanterne.cli", *words],
            env={**os.environ, "PYTHONPATH": str(SOURCES), "LANTERNE_HOME": str(tmp_path / "home")},
            cwd=tmp_path,
            input=lines,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    words = ["simulate", "xorlosch", "--games", "2", "--workers", "2", "--setting", "max_rounds=30"]
    done = typed(*words, "--seats", "steady,my_bots:MyBot")
    assert done.returncode == 0, done.stderr
    assert "(my_bots:MyBot)" in done.stdout
    play = ["play", "xorlosch", "--plain", "--lang", "en"]
    begun = typed(*play, "--seats", "my_bots:MyBot,me", lines="q\n")
    assert begun.returncode == 0, begun.stderr
    [saved] = (tmp_path / "home" / "games").glob("*.log")

    alone = typed(*play, "--resume", str(saved), lines="q\n")
    assert alone.returncode == 2
    assert alone.stderr.startswith("lanterne: my_bots:MyBot is not part of Lanterne; to let it play: lanterne play")
    assert typed(*play, "--resume", str(saved), "--seats", "my_bots:MyBot,me", lines="q\n").returncode == 0
    assert typed(*play, "--seats", "my_bots:MyBot,me", lines="q\n").returncode == 0
    assert len(list((tmp_path / "home" / "games").glob("*.log"))) == 1
    assert typed(*play, lines="q\n").returncode == 0, "a game of one's own begins"
    assert len(list((tmp_path / "home" / "games").glob("*.log"))) == 2
