"""A bot of an installed package, chosen on the page and playing at the table."""

from pathlib import Path

import pytest

from lanterne import registry
from lanterne.engine import call_to_text
from lanterne.engine.log import Answer
from tests.api.installing import install
from tests.browser.laid import kept
from tests.browser.pages import Pages, card
from tests.browser.seat import Seat
from tests.browser.server import Server

ANSWERS = 4


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_it_is_chosen_on_the_page_and_plays(new_page: Pages, tmp_path: Path, locale: str) -> None:
    install(tmp_path / "packages")
    server = Server(tmp_path / "home", "--outside-bots", path=(tmp_path / "packages",))
    try:
        server.start()
        seat = Seat(new_page(server.address, locale=locale))
        title = "The Dragon Hunters of Xorlosch" if locale == "en-GB" else "Les chasseurs de dragons de Xorlosch"
        card(seat.page, title).get_by_role("link", name=seat.word("more-choices")).click()
        seat.page.get_by_label(seat.word("my-name")).fill("Ida")
        for choice in seat.page.get_by_role("combobox").filter(has_text="dreamer").all():
            choice.select_option("dreamer")
        seat.page.get_by_role("radio", name=seat.word("pace-none")).check()
        seat.page.get_by_role("button", name=seat.word("begin")).click()
        hand = registry.bot("xorlosch", "steady")("the hand with the mouse")
        for _ in range(ANSWERS):
            assert seat.until_asked_or_over()
            table = kept(server, seat.page.url)
            seat.points_out(call_to_text(table.box, hand.choose(table.view(seat.mine[0]))))
        table = kept(server, seat.page.url)
        bots = [place for place, held in enumerate(table.seats) if held.bot]
        assert [table.seats[place].bot for place in bots] == ["dreamer", "dreamer"]
        given = [entry for entry in table.log.entries if isinstance(entry, Answer) and entry.seat in bots]
        assert given
        assert not any(entry.auto for entry in given), "they chose for themselves"
        seat.page.close()
    finally:
        server.clear()
