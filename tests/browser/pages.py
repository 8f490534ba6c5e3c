"""Pages in a real browser: an error on a page's console fails the test."""

import re
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Size(NamedTuple):
    """What a page has room for."""

    width: int
    height: int


DESK = Size(1280, 800)
PHONE = Size(390, 844)
PHONE_LYING = Size(844, 390)
COARSE = 0.5
"""Pixels for a unit of length: few, since nobody looks at them and painting is most of a browser's work."""
NOWHERE = "about:blank"
"""Where a page is that has not gone anywhere: to show the lobby takes a second."""


def chromium() -> str:
    """Where Chromium is. Without one the test run ends with a sentence."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    pytest.exit("there is no Chromium for the browser tests; --no-browser leaves them out", returncode=2)


def card(page: Page, title: str) -> Locator:
    """The card of a game in the lobby; the title may be a part of it."""
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title))


class Pages:
    """Opens pages, each for a person of its own: what one browser keeps, another does not know."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._pages: list[Page] = []
        self._complaints: list[str] = []
        self._excused: list[str] = []

    def __call__(
        self,
        address: str,
        *,
        size: Size = DESK,
        locale: str = "en-GB",
        beside: Page | None = None,
        moving: bool = False,
    ) -> Page:
        """A page at that address; `beside` another page it is one more tab of the same person. Things jump to their
        places unless the page is `moving`."""
        if beside is None:
            context = self._browser.new_context(
                viewport={"width": size.width, "height": size.height},
                device_scale_factor=COARSE,
                locale=locale,
                has_touch=size in (PHONE, PHONE_LYING),
                reduced_motion="no-preference" if moving else "reduce",
            )
        else:
            context = beside.context
        context.set_default_timeout(20_000)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complaints.append(f"uncaught: {error}"))
        self._pages.append(page)
        page.goto(address)
        return page

    def excuse(self, pattern: str) -> None:
        """Complaints that this test expects, such as those of a page whose server was killed."""
        self._excused.append(pattern)

    @property
    def complaints(self) -> list[str]:
        """What the pages complained of so far: errors, also of what the content security policy forbids."""
        return [said for said in self._complaints if not any(re.search(pattern, said) for pattern in self._excused)]

    def picture(self, folder: Path) -> list[Path]:
        """A screenshot of every page that is still open, as people see it."""
        made = []
        for number, page in enumerate(self._pages):
            if not page.is_closed():
                made.append(folder / f"page-{number}.png")
                page.screenshot(path=made[-1], scale="css")
        return made

    def close(self) -> None:
        """Close all pages."""
        for context in {page.context for page in self._pages if not page.is_closed()}:
            context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complaints.append(f"{message.text} ({message.location.get('url', '')})")


def fits(page: Page) -> None:
    """Fails if anything makes the page wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def violations(page: Page, part: str = "html") -> list[str]:
    """What keeps people with a screen reader, a keyboard or weak eyes from using the page, or one part of it, as
    axe-core sees it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", part)[
        "violations"
    ]
    return [f"{one['id']}: {one['help']}: {node['html']}" for one in found for node in one["nodes"]]
