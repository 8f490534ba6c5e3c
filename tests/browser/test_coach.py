"""The coach: hints, second thoughts before a blunder, and the look back at a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lanterne import registry
from lanterne.engine import call_to_text, text_to_call
from tests.browser.laid import Laid, lay, newcomer
from tests.browser.pages import DESK, PHONE, Pages, Size, fits
from tests.browser.positions import LAST_DRAGON
from tests.browser.runs import LAST_PHASE
from tests.browser.seat import Seat
from tests.browser.server import Server

ALONE = LAST_DRAGON._replace(seats=("Ida", "[steady]"))
"""Green is two steps and an announcement from victory, against a bot."""
AT_THE_QUEST = ALONE._replace(
    answers=((0, "step_dwarf green-w1 ruins-path-07"), (0, "step_dwarf green-w1 ruins-17")),
)
"""The same, two steps later: all that is missing is to announce."""


def over(laid: Laid, *first: str) -> Laid:
    """The game when seat 0 has begun with these answers, and the steady bot has played everybody to the end."""
    table = laid.table()
    answers = [(0, words) for words in first]
    for _, words in answers:
        table.answer(0, text_to_call(table.box, words, table.state))
    bots = [registry.bot(laid.game, "steady")(f"over {seat}") for seat in range(len(laid.seats))]
    while not table.over:
        seat = table.asked[0]
        call = bots[seat].choose(table.view(seat))
        answers.append((seat, call_to_text(table.box, call)))
        table.answer(seat, call)
    return laid._replace(answers=tuple(answers))


THINKING = 120_000
"""Milliseconds in which a game is gone through, on a busy machine."""

SIZES = pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")])


def sits(
    new_page: Pages, server: Server, laid: Laid, size: Size = DESK, locale: str = "en-GB", doubts: bool = False
) -> Seat:
    """One person at seat 0; with `doubts`, the coach looks at each answer first."""
    page = newcomer(new_page, server, size=size, locale=locale)
    if doubts:
        page.add_init_script("localStorage.setItem('lanterne-second-thoughts', 'on')")
    seat = Seat(page)
    seat.opens(lay(server, laid, {0: page}))
    return seat


@SIZES
def test_a_hint_says_what_and_why(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None], size: Size, locale: str
) -> None:
    seat = sits(new_page, shared_server, AT_THE_QUEST, size, locale)
    seat.until_asked()
    seat.page.get_by_role("button", name=seat.word("coach-ask")).click()
    hint = seat.page.locator(".hint")
    # Whatever it begins with, it ends with the quest that wins the game.
    announce = next(option["label"] for option in seat.now["options"] if option["answer"][0] == "announce")
    expect(hint).to_contain_text(announce)
    said = hint.locator("strong").inner_text()
    assert said in [option["label"] for option in seat.now["options"]]
    accessible(seat.page)
    fits(seat.page)
    seat.tries("announce red")
    seat.until_asked_or_over()
    expect(hint).to_have_count(0)


def test_a_blunder_gets_a_second_thought(new_page: Pages, shared_server: Server) -> None:
    seat = sits(new_page, shared_server, LAST_PHASE, doubts=True)
    seat.until_asked()
    seat.tries("move N")
    warning = seat.page.locator(".warning")
    expect(warning).to_contain_text("looks about")
    assert not [sent for sent in seat.sent if sent["do"] == "answer"]
    warning.get_by_role("button", name=seat.word("table-no")).click()
    expect(warning).to_have_count(0)
    seat.tries("move S")
    seat.until(lambda: [sent for sent in seat.sent if sent["do"] == "answer"], "the better answer is given")
    doubted = [sent["answer"] for sent in seat.sent if sent["do"] == "second-thought"]
    assert doubted == [["move", "N"], ["move", "S"]]


def test_there_are_no_hints_among_people(new_page: Pages, shared_server: Server) -> None:
    page, other = newcomer(new_page, shared_server), newcomer(new_page, shared_server, "Odo")
    seat = Seat(page)
    seat.opens(lay(shared_server, LAST_DRAGON, {0: page, 1: other}))
    seat.until_asked()
    expect(page.locator(".prompt .choice").first).to_be_visible()
    expect(page.get_by_role("button", name=seat.word("coach-ask"))).to_have_count(0)
    assert not seat.people.get("coach")


@SIZES
def test_the_look_back_shows_the_curve_and_lets_one_play_on(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None], size: Size, locale: str
) -> None:
    seat = sits(new_page, shared_server, over(LAST_PHASE, "move N"), size, locale)
    page = seat.page
    page.get_by_role("dialog").get_by_role("link", name=seat.word("review-show")).click()
    expect(page.locator(".curve-line.mine")).to_be_visible(timeout=THINKING)
    expect(
        page.locator(".moment").filter(has_text=seat.word("review-better", answer="").strip(" .")).first
    ).to_be_visible()
    accessible(page)
    fits(page)
    page.get_by_role("button", name=seat.word("review-play-on")).last.click()
    seat.until_asked()
    assert seat.options
