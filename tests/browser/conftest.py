"""A browser, a server, and pages that are listened to.

While the browser runs, Playwright's event loop is the one of this thread: a test here that needs a connection of its
own opens a blocking one. For the same reason the browser is closed after the last test of this folder, before others
begin: once for each worker.
"""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.pages import FLAGS, Pages, chromium, violations
from tests.browser.server import Server

FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=20_000)  # milliseconds; a busy machine is no reason to fail


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def server(new_page: Pages, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, with nothing on its tables. The test's pages close before it ends."""
    own = Server(tmp_path / "home")
    try:
        own.start()
        yield own
        close(new_page, request, tmp_path)
    finally:
        own.clear()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that are not disturbed by other tables and do not stop it."""
    shared = Server(tmp_path_factory.mktemp("shared") / "home")
    try:
        shared.start()
        yield shared
    finally:
        shared.clear()


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pages]:
    """Opens pages: `new_page(server.address, size=PHONE, locale="fr-FR")`."""
    pages = Pages(browser)
    yield pages
    close(pages, request, tmp_path)
    complaints = pages.complaints
    assert not complaints, "\n".join(("a page complained:", *complaints))


def close(pages: Pages, request: pytest.FixtureRequest, folder: Path) -> None:
    """Close the pages, once; if the test has failed, with pictures of them."""
    if request.node.stash.get(FAILED, False):
        for picture in pages.picture(folder):
            print("how it looked:", picture)
    pages.close()


@pytest.fixture
def page(new_page: Pages, shared_server: Server) -> Page:
    """The first page, on a desk, in English."""
    return new_page(shared_server.address)


@pytest.fixture
def accessible() -> Callable[[Page], None]:
    """Fails if axe-core finds anything on the page."""

    def check(page: Page) -> None:
        found = violations(page)
        assert not found, "\n".join(("axe-core found:", *found))

    return check


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
