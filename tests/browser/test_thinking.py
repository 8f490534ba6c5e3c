"""Bots that think for long: the person who waits is told, and can tell them to decide."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.laid import lay, newcomer
from tests.browser.pages import DESK, PHONE, Pages, Size, fits
from tests.browser.runs import LAST_PHASE
from tests.browser.seat import Seat
from tests.browser.server import Server

THINKS = "[thinks:1000000]"
PONDERS = LAST_PHASE._replace(seats=("Ida", THINKS, THINKS, THINKS))
"""The bots think for as long as they may."""


@pytest.mark.parametrize(("size", "locale", "by_key"), [(DESK, "en-GB", True), (PHONE, "fr-FR", False)])
def test_a_bot_that_thinks_can_be_told_to_decide(
    new_page: Pages,
    shared_server: Server,
    accessible: Callable[[Page], None],
    size: Size,
    locale: str,
    by_key: bool,
) -> None:
    page = newcomer(new_page, shared_server, size=size, locale=locale)
    seat = Seat(page)
    seat.opens(lay(shared_server, PONDERS, {0: page}))
    seat.until_asked()
    assert [each.get("thinks", 0) > 0 for each in seat.people["seats"]] == [False, True, True, True]
    expect(page.locator(".thinking")).to_have_count(0)
    seat.tries("end_turn")
    thinking = page.locator(".thinking")
    expect(thinking).to_be_visible()
    entry = seat.now["entry"]
    accessible(page)
    fits(page)
    if by_key:
        page.keyboard.press(".")
    else:
        thinking.get_by_role("button", name=seat.word("thinking-now")).click()
    seat.until(lambda: seat.now["entry"] > entry, "the bot has decided")
    assert [sent["do"] for sent in seat.sent].count("now") == 1
    seat.until_asked_or_over()
    expect(thinking).to_have_count(0)
