"""Where the server listens, and when a browser is opened."""

import socket
import webbrowser
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tests.cli.typed import Keyboard, one_sentence

from lanterne.cli import _port
from lanterne.server import serving


class Call(NamedTuple):
    host: str
    port: int
    database: str
    address: str
    open_browser: bool
    webhooks: bool = False
    open_packs: bool = False
    outside_bots: bool = False
    open_metrics: bool = False


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """What the server was asked to do, instead of doing it."""
    made: list[Call] = []
    monkeypatch.setattr(serving, "run", lambda *arguments, **named: made.append(Call(*arguments, **named)))
    return made


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that something else listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine with a screen and a browser."""
    for sign in ("SSH_CONNECTION", "SSH_TTY", "CI", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(sign, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    return monkeypatch


def test_no_word_is_the_same_as_serve(calls: list[Call], keyboard: Keyboard) -> None:
    assert keyboard().code == keyboard("serve").code == 0
    assert calls[0] == calls[1]
    assert calls[0].host == "127.0.0.1"


def test_what_is_chosen_is_handed_on(calls: list[Call], keyboard: Keyboard) -> None:
    words = ["--host", "localhost", "--database", "sqlite:///a.db", "--address", "https://games.example.org:8443/"]
    assert keyboard("serve", *words, "--port", "0", "--no-browser").code == 0
    assert calls[0]._replace(port=0) == Call(
        "localhost", 0, "sqlite:///a.db", "https://games.example.org:8443/", open_browser=False
    )
    assert keyboard("serve", "--no-browser", "--open-packs").code == 0
    assert (calls[1].webhooks, calls[1].open_packs) == (False, True)
    assert calls[0].port > 0, "any free port is a certain one"


def test_a_chosen_port_that_is_taken_is_refused_with_a_free_one(
    taken: int, calls: list[Call], keyboard: Keyboard
) -> None:
    said = one_sentence(keyboard("serve", "--port", str(taken)))
    beginning = f"port {taken} is in use, maybe by Lanterne; try --port "
    assert said.startswith(beginning)
    assert not calls
    assert keyboard("serve", "--port", said.removeprefix(beginning)).code == 0


def test_the_usual_port_gives_way_to_the_next_free_one(
    taken: int, calls: list[Call], keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_port, "USUAL", taken)
    assert keyboard().code == 0
    assert calls[0].port not in (0, taken)


def test_a_port_that_was_just_left_is_free(calls: list[Call], keyboard: Keyboard) -> None:
    """As after killing a server with people connected."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)):
            here, _ = listening.accept()
            here.close()
    assert keyboard("serve", "--port", str(port)).code == 0
    assert calls[0].port == port


def test_ctrl_c_is_the_usual_end(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(serving, "run", stopped)
    assert keyboard("serve", "--port", "0") == (0, "", "")


def test_a_person_at_a_screen_gets_a_browser(calls: list[Call], keyboard: Keyboard, screen: pytest.MonkeyPatch) -> None:
    keyboard()
    keyboard("serve", "--no-browser")
    assert [call.open_browser for call in calls] == [True, False]


@pytest.mark.parametrize("sign", ["SSH_CONNECTION", "SSH_TTY", "CI"])
def test_nobody_at_the_screen_means_no_browser(
    sign: str, calls: list[Call], keyboard: Keyboard, screen: pytest.MonkeyPatch
) -> None:
    screen.setenv(sign, "1")
    keyboard()
    assert not calls[0].open_browser


@pytest.mark.parametrize(("system", "opened"), [("linux", False), ("darwin", True), ("win32", True)])
def test_a_display_is_asked_for_where_there_may_be_none(
    system: str, opened: bool, calls: list[Call], keyboard: Keyboard, screen: pytest.MonkeyPatch
) -> None:
    screen.delenv("DISPLAY")
    screen.setattr("lanterne.cli.serve.sys.platform", system)
    keyboard()
    assert calls[0].open_browser is opened


def test_no_browser_at_all_is_no_trouble(calls: list[Call], keyboard: Keyboard, screen: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    screen.setattr(webbrowser, "get", none)
    assert keyboard().code == 0
    assert not calls[0].open_browser
