"""What the first view of a table costs on the way."""

from typing import Any

from tests.browser.laid import lay, set_players
from tests.browser.pages import Pages
from tests.browser.positions import TALKS
from tests.browser.seat import Seat
from tests.browser.server import Server

WHOLE = 400_000
SCRIPTS = 75_000


def test_the_first_view_of_a_table_is_small(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address)
    set_players(shared_server, page, "Ida")
    address = lay(shared_server, TALKS, {0: page, 1: page})
    first = page.context.new_page()
    browser = page.context.new_cdp_session(first)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    frames: list[int] = []

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def loaded(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    def told(event: dict[str, Any]) -> None:
        frames.append(len(event["response"]["payloadData"].encode()))

    browser.on("Network.responseReceived", answered)
    browser.on("Network.loadingFinished", loaded)
    browser.on("Network.webSocketFrameReceived", told)
    browser.send("Network.enable")
    browser.send("Network.setCacheDisabled", {"cacheDisabled": True})
    seat = Seat(first)
    seat.opens(address)
    first.wait_for_load_state("networkidle")
    scripts = sum(sizes.get(request, 0) for request, kind in kinds.items() if kind == "Script")
    whole = sum(sizes.values()) + sum(frames)
    assert 10_000 < scripts < SCRIPTS, f"{scripts} bytes of scripts"
    assert scripts < whole < WHOLE, f"{whole} bytes"
    print(f"the first view: {whole} bytes, of which scripts {scripts}, what was told {sum(frames)}")
