"""Options of the whole test run."""

import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from lanterne.packs.packages import FOLDERS, from_outside
from tests.server.postgres import why_not

settings.register_profile("lanterne", deadline=None)  # a busy machine is no reason to fail
settings.load_profile("lanterne")

os.environ[FOLDERS] = str(Path(__file__).parent / "example")
"""The example of docs/new-game.md is registered in all tests and in all processes that they start."""
from_outside.cache_clear()  # mutants are looked for only after the registry was read
from_outside()

signal.signal(signal.SIGINT, signal.default_int_handler)
"""What tests start can be stopped by Ctrl-C; a shell that runs them in the background hands on that it is ignored."""

gc.disable()
"""Ten thousand tests are collected and stay: garbage collection over all of them again and again would take a quarter
of the time. See `pytest_collection_finish`."""

BROWSER = Path(__file__).parent / "browser"
"""Every test in this folder needs a browser."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("lanterne")
    group.addoption("--long", action="store_true", help="run the tests marked long as well")
    group.addoption("--no-browser", action="store_true", help="leave out the tests that need a browser")


@pytest.hookimpl(tryfirst=True)  # so that -m sees the marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker("browser")
    unwanted = [
        item
        for item in items
        if (item.get_closest_marker("long") and not config.getoption("--long"))
        or (item.get_closest_marker("browser") and config.getoption("--no-browser"))
    ]
    if unwanted:
        config.hook.pytest_deselected(items=unwanted)
        items[:] = [item for item in items if item not in unwanted]


def pytest_collection_finish() -> None:
    """From here on garbage is collected again; objects that exist now stay to the end and are not scanned."""
    gc.freeze()
    gc.enable()


def pytest_report_header(config: pytest.Config) -> list[str]:
    return left_out(config)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Repeat at the end what was left out, and what ./check found before the tests."""
    for line in left_out(config):
        terminalreporter.line(line)
    failed = os.environ.get("CHECK_FAILED")
    if failed:
        terminalreporter.section("other checks", red=True)
        terminalreporter.line(f"failed before the tests: {failed}", red=True)


def left_out(config: pytest.Config) -> list[str]:
    browser = ["browser tests: off (--no-browser)"] if config.getoption("--no-browser") else []
    return browser + ([f"tests with PostgreSQL: off ({why_not()})"] if why_not() else [])
