"""How smoothly the board moves: `.local/dev/bin/python -m tools.frames`. Needs Chromium.

A dungeon of Warhammer Quest is opened in a browser of 1440 × 860 and filled up to 60 figures. The view goes to the
whole board and back, again and again, while the browser traces its own frames. Told are the frames it drew in a second,
those it dropped, and the longest pause between two of them, all while the board was on its way.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, sync_playwright
from tests.browser.adventures import HORDE
from tests.browser.laid import lay, set_players
from tests.browser.pages import FLAGS, chromium
from tests.browser.server import Server

SIZE = (1440, 860)
FIGURES = 60
JOURNEYS = 8
TRAVELS = 460
"""How long the board is on its way, in milliseconds."""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "home")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            server.start()
            _measure(browser, server)
        finally:
            browser.close()
            server.clear()
    return 0


def _measure(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(server.address)
    set_players(server, page, "Ada")
    _fill(page)
    page.goto(lay(server, HORDE, dict.fromkeys(range(4), page)))
    page.wait_for_selector("[data-entry] .plane .node-token")
    page.wait_for_timeout(2000)
    figures = page.locator(".plane .node-token").count()
    devtools = context.new_cdp_session(page)
    times = _trace(page, devtools)
    pauses = [later - sooner for sooner, later in zip(times, times[1:], strict=False) if later - sooner < 200_000]
    moving = sum(pauses) / 1_000_000
    print(f"{figures} things on the board; {len(pauses)} frames in {moving:.2f} s of movement")
    print(f"{len(pauses) / moving:.1f} frames a second; the longest pause {max(pauses) / 1000:.0f} ms")


def _trace(page: Page, devtools: CDPSession) -> list[int]:
    """When frames were drawn while the board moved, in microseconds."""
    events: list[dict[str, Any]] = []
    devtools.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    done: list[bool] = []
    devtools.on("Tracing.tracingComplete", lambda _: done.append(True))
    devtools.send("Tracing.start", {"categories": "devtools.timeline,disabled-by-default-devtools.timeline.frame"})
    for number in range(JOURNEYS):
        page.keyboard.press("Home" if number % 2 else "0")
        page.wait_for_timeout(TRAVELS)
        page.wait_for_timeout(400)
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return sorted(event["ts"] for event in events if event["name"] == "DrawFrame")


def _fill(page: Page) -> None:
    """Put more figures of the kinds that are there on the squares that are free."""

    def joins(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tells(message: str | bytes) -> None:
            told = json.loads(message)
            for panel in told.get("panels", ()):
                nodes = panel.get("nodes", [])
                figures = [node for node in nodes if node["shape"] in ("hero", "monster")]
                taken = {node.get("on") for node in figures}
                free = [node for node in nodes if node["shape"] == "tile" and node["id"] not in taken]
                for number, square in enumerate(free[: FIGURES - len(figures)] if figures else ()):
                    like = figures[number % len(figures)]
                    name = f"foe:more-{number}"
                    nodes.append(like | {"id": name, "thing": name, "at": square["at"], "on": square["id"]})
            route.send(json.dumps(told))

        server.on_message(tells)

    page.route_web_socket(lambda _: True, joins)


if __name__ == "__main__":
    sys.exit(main())
