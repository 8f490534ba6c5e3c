"""axe-core finds nothing, on any page, in either language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.laid import lay, newcomer
from tests.browser.pages import PHONE, Pages, Size
from tests.browser.positions import ENDED, GROUPS, TALKS
from tests.browser.seat import Seat
from tests.browser.server import Server

Accessible = Callable[[Page], None]
DESK_IN_ENGLISH, PHONE_IN_FRENCH = (Size(1280, 800), "en-GB"), (PHONE, "fr-FR")
SIZES = pytest.mark.parametrize(("size", "locale"), [DESK_IN_ENGLISH, PHONE_IN_FRENCH])


@SIZES
@pytest.mark.parametrize("path", ["/", "/new/xorlosch", "/rules/xorlosch", "/about"])
def test_pages(
    path: str, size: Size, locale: str, new_page: Pages, shared_server: Server, accessible: Accessible
) -> None:
    page = new_page(f"{shared_server.address}{path}", size=size, locale=locale)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    accessible(page)


@SIZES
def test_tables(size: Size, locale: str, new_page: Pages, shared_server: Server, accessible: Accessible) -> None:
    page = newcomer(new_page, shared_server, size=size, locale=locale)
    seat = Seat(page)
    seat.opens(lay(shared_server, GROUPS, {0: page, 1: page}))
    seat.picks("recruit warrior 2")
    accessible(page)
    seat.opens(lay(shared_server, TALKS, {0: page, 1: page}))
    accessible(page)
    seat.touches("dwarf:red-w1")
    accessible(page)
    seat.answers("call_reactions")
    accessible(page)
    page.get_by_role("button", name=seat.word("people")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    accessible(page)
    seat.opens(lay(shared_server, TALKS, {0: page, 1: page}, curtain=True))
    accessible(page)


@SIZES
def test_the_end_and_the_replay(
    size: Size, locale: str, new_page: Pages, shared_server: Server, accessible: Accessible
) -> None:
    page = newcomer(new_page, shared_server, size=size, locale=locale)
    address = lay(shared_server, ENDED, {0: page})
    page.goto(address)
    expect(page.get_by_role("dialog")).to_be_visible()
    accessible(page)
    page.goto(f"{address}/replay?at=1")
    expect(page.get_by_role("slider")).to_be_visible()
    accessible(page)


def test_invitations(new_page: Pages, shared_server: Server, accessible: Accessible) -> None:
    host = new_page(f"{shared_server.address}/new/xorlosch")
    host.get_by_label("My name").fill("Ida")
    host.get_by_label("Seat 2", exact=True).select_option("friend")
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("Invitation link for seat 2").input_value()
    expect(host.get_by_alt_text("The link as a QR code")).to_be_visible()
    accessible(host)
    guest = new_page(link, size=PHONE)
    expect(guest.get_by_role("button", name="Take my seat")).to_be_visible()
    accessible(guest)
    host.get_by_role("button", name="Settings").click()
    accessible(host)
