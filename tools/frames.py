"""How smoothly the board moves: `.local/dev/bin/python -m tools.frames`. Needs Chromium.

A dungeon of Warhammer Quest is opened in a browser of 1440 × 860 and filled up to 60 figures. The view goes to the
whole board and back, again and again, while the browser traces its own frames. Told are the frames it showed in a
second and the longest pause between two of them, while the board was on its way, and how long the page's own thread was
busy then: with scripts, style, layout and paint. That thread must be free for 60 frames a second whatever draws them.
How many frames are drawn depends on the machine, too: without a graphics card the processor does it, and shares its
time with everything else.
"""

import json
import sys
import tempfile
from itertools import pairwise
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
"""How long the board moves, in milliseconds."""


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
    events = _trace(page, devtools)
    starts = [event["ts"] for event in events if event["name"] == "go"]
    shown = sorted(event["ts"] for event in events if event["name"] == SHOWN and event["ph"] == "b")
    moving = [[at for at in shown if is_within(at, start)] for start in starts]
    frames = sum(map(len, moving))
    pauses = [later - sooner for times in moving for sooner, later in pairwise(times)]
    page_thread = next((event["pid"], event["tid"]) for event in events if event["name"] == "go")
    tasks = [
        event
        for event in events
        if event["name"] == TASK
        and (event["pid"], event["tid"]) == page_thread
        and any(is_within(event["ts"], start) for start in starts)
    ]
    busy = [event.get("tdur", event["dur"]) / 1000 for event in tasks]
    work = sum(event.get("tdur", 0) for event in events if event["name"] in WORK) / 1000
    wanted = len(starts) * TRAVELS * 60 / 1000
    print(f"{figures} things on the board, {len(starts)} journeys of {TRAVELS} ms")
    print(
        f"{1000 * frames / (TRAVELS * len(starts)):.1f} frames a second, the longest pause {max(pauses) / 1000:.0f} ms"
    )
    print(
        f"the page's thread was busy for {sum(busy) / len(starts):.0f} ms of a journey, {sum(busy) / wanted:.1f} ms "
        f"for each of 60 frames a second; its longest task took {max(busy):.0f} ms"
    )
    print(f"style, layout and paint took {work / len(starts):.0f} ms of the processor for a journey")


def is_within(at: float, start: float) -> bool:
    """Whether something at this time, in microseconds, was in the journey that began then."""
    return start <= at <= start + 1000 * TRAVELS


TASK = "RunTask"
SHOWN = "SubmitCompositorFrameToPresentationCompositorFrame"
WORK = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")


def _trace(page: Page, devtools: CDPSession) -> list[dict[str, Any]]:
    """What the browser says of its frames while the board goes to and fro."""
    events: list[dict[str, Any]] = []
    devtools.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    done: list[bool] = []
    devtools.on("Tracing.tracingComplete", lambda _: done.append(True))
    hidden = "disabled-by-default-devtools.timeline"
    kinds = f"toplevel,devtools.timeline,{hidden},{hidden}.frame,blink.user_timing,benchmark,cc"
    devtools.send("Tracing.start", {"categories": kinds})
    for number in range(JOURNEYS):
        page.evaluate("performance.mark('go')")
        page.keyboard.press("Home" if number % 2 else "0")
        page.wait_for_timeout(TRAVELS + 400)
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def _fill(page: Page) -> None:
    """Put more figures of the same kinds on free squares."""

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
