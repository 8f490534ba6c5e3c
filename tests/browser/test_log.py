"""The log is a story, and what it tells can be seen again on the board."""

from playwright.sync_api import expect

from tests.browser.laid import lay, newcomer
from tests.browser.pages import Pages
from tests.browser.quests import AMBUSH
from tests.browser.seat import Seat
from tests.browser.server import Server


def test_a_fight_is_one_line_with_its_sum_and_its_dice_fall_again(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    seat = Seat(page)
    seat.opens(lay(shared_server, AMBUSH, {0: page, 1: page}))
    seat.answers("roll_movement")
    page.get_by_role("tab", name=seat.word("table-log")).click()
    seat.answers(next(option for option in seat.options if option.startswith("strike ")))
    seat.until_asked()
    fight = seat.log.get_by_role("listitem").filter(has=page.locator(".told-sum"))
    expect(fight).to_have_count(1)
    expect(fight.locator(".told-sum")).to_have_text("2 − 1 = 1")
    expect(fight.locator(".told-who svg")).to_be_visible()
    expect(page.locator(".roll")).to_have_count(0, timeout=10_000)
    fight.locator(".told-text").click()
    expect(page.locator(".roll .die").first).to_be_visible()
    fight.locator(".told-text").click()
    expect(page.locator(".roll")).to_have_count(0)


def test_what_happened_is_grouped_by_turn(new_page: Pages, shared_server: Server) -> None:
    page = newcomer(new_page, shared_server)
    seat = Seat(page)
    seat.opens(lay(shared_server, AMBUSH, {0: page, 1: page}))
    page.get_by_role("tab", name=seat.word("table-log")).click()
    for _ in range(2):
        seat.until_asked()
        seat.answers("end_turn")
    seat.until_asked()
    headings = seat.log.locator(".told-turn").all_inner_texts()
    assert any("barbarian" in text.lower() for text in headings), headings
    assert any("Zargon" in text for text in headings), headings
