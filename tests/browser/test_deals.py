"""Xorlosch at the table: dwarfs that can be read three to a square, tasks as slots in their holders' colours, great
acts first, and the whole share of a deal beside agreeing, vetoing and renouncing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.laid import Laid, lay, newcomer
from tests.browser.pages import PHONE, Pages, Size, fits
from tests.browser.positions import CROWD, TALKS, THREATENED
from tests.browser.seat import Seat
from tests.browser.server import Server

BIG, LOW = Size(1440, 860), Size(1280, 720)
LEAST = 13
"""The least height, in pixels, of letters and numbers on a die."""


def seated(new_page: Pages, server: Server, laid: Laid, size: Size = BIG, locale: str = "en-GB") -> Seat:
    page = newcomer(new_page, server, size=size, locale=locale)
    seat = Seat(page)
    seat.opens(lay(server, laid, {0: page, 1: page}))
    seat.until_asked()
    return seat


def written(page: Page, dwarf: str) -> list[float]:
    """How high the letter and the number of a dwarf are on the screen."""
    found: list[float] = page.evaluate(
        """name => [".mark text", ".badge text"].map(each => {
            const text = document.querySelector(`.board [data-node="${name}"] ${each}`);
            return parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        })""",
        dwarf,
    )
    return found


@pytest.mark.parametrize("size", [BIG, LOW], ids=["1440", "1280"])
def test_three_dwarfs_and_more_on_a_square_can_be_read(new_page: Pages, shared_server: Server, size: Size) -> None:
    seat = seated(new_page, shared_server, CROWD, size)
    for dwarf in ("red-w1", "red-w2", "red-m1", "blue-w2"):
        node = seat.page.locator(f'.board [data-node="dwarf:{dwarf}"]')
        expect(node.locator(".mark")).to_have_text(dwarf[0].upper())
        assert min(written(seat.page, f"dwarf:{dwarf}")) >= LEAST


def test_tasks_are_slots_in_their_holders_colours_and_threats_are_told(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = seated(new_page, shared_server, THREATENED)
    row = seat.page.locator('.item[data-thing="card:task-blue-12"]')
    expect(row.locator(".share-mark")).to_have_text(["R", "B"])
    expect(row.locator(".share:not(.dim) .share-mark")).to_have_text(["R"])
    expect(seat.page.locator('.item[data-thing="quest:blue"]')).to_contain_text("Blue can announce")
    accessible(seat.page)


def test_the_great_acts_come_first_and_the_first_touch_on_the_quest_looks(
    new_page: Pages, shared_server: Server
) -> None:
    seat = seated(new_page, shared_server, TALKS)
    first = seat.prompt.locator(".choice").first
    expect(first).to_have_class("choice great")
    expect(first).to_contain_text("Announce the blue quest")
    expect(first).to_contain_text("Red 2 · Blue 1")
    before = seat.now["entry"]
    seat.page.locator('.item[data-thing="quest:blue"]').click()
    expect(seat.page.locator(".thing-menu")).to_be_visible()
    assert seat.now["entry"] == before


@pytest.mark.parametrize(("size", "locale"), [(BIG, "en-GB"), (LOW, "fr-FR"), (PHONE, "fr-FR")])
def test_a_deal_shows_the_whole_share_before_and_after(
    new_page: Pages, shared_server: Server, size: Size, locale: str, accessible: Callable[[Page], None]
) -> None:
    seat = seated(new_page, shared_server, THREATENED, size, locale)
    seat.answers("propose blue")
    seat.answers("ask_task task-blue-08")
    seat.until_asked()
    rows = seat.prompt.locator(".deal tbody tr")
    expect(rows).to_have_count(2)
    red, blue = ([cell.inner_text() for cell in row.locator("td").all()] for row in rows.all())
    assert (red[0], red[2]) == ("0", "1")
    assert (blue[0], blue[2]) == ("0", "2")
    arrow = "Red 0 → 1 · Blue 0 → 2" if locale == "en-GB" else "Rouge 0 → 1 · Bleu 0 → 2"
    expect(seat.prompt.locator(".choice", has_text=arrow)).to_have_count(1)
    accessible(seat.page)
    fits(seat.page)
