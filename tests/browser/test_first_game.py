"""The guided first game, played on the page in both languages."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from lanterne import registry
from lanterne.engine import call_to_text
from lanterne.lesson import lesson
from lanterne.server.sentences import Language
from lanterne.words import words_for
from tests.browser.laid import XORLOSCH, kept
from tests.browser.pages import Pages, card
from tests.browser.seat import Seat
from tests.browser.server import Server

FIRST = lesson(XORLOSCH, "first-game")
BOX = registry.box(XORLOSCH)
LESSONS = [(game, registry.lessons(game)[0]) for game in registry.GAMES if registry.lessons(game)]
PLAYED = [(*found, *spoken) for found, spoken in zip(LESSONS, cycle([("en-GB", "en"), ("fr-FR", "fr")]), strict=False)]
"""Each lesson in one language; that all is told in both is for the tests of the server."""
PLAYED_ON = {"warhammer-quest": "end_own_turn", "dungeon-lords": "make_plan"}
"""Where a lesson ends before the game does: an answer that goes on."""


def hurry(seat: Seat, server: Server) -> None:
    """Let the other seat move at once."""
    table = seat.page.url.replace("/table/", "/api/tables/")
    seat.page.request.put(table, data={"pace": 0}, headers={"Origin": server.address})


def until_step(seat: Seat, number: int) -> None:
    """Wait until the lesson stands at this step and asks the learner."""
    seat.until(lambda: seat.now.get("note", {}).get("place") == number, f"step {number}")
    seat.until_asked()


@pytest.mark.parametrize(("game", "name", "locale", "language"), PLAYED)
def test_the_first_game_is_learnt_by_playing_it(
    game: str, name: str, locale: str, language: Language, new_page: Pages, shared_server: Server
) -> None:
    seat = Seat(new_page(shared_server.address, locale=locale))
    first, box = lesson(game, name), registry.box(game)
    words = words_for(box, language)
    card(seat.page, words.title).get_by_role("link", name=seat.word("learn")).click()
    seat.until_asked()
    hurry(seat, shared_server)
    for step in first.steps:
        if step.by_lesson or not step.answers:
            continue
        until_step(seat, step.number)
        for number, page in enumerate(step.pages):
            expect(seat.page.get_by_text(words.said(page.note), exact=True)).to_be_visible()
            if number < len(step.pages) - 1:
                seat.button("table-note-on").click()
        seat.answers(call_to_text(box, step.answers[0]))
    seat.until(lambda: seat.now.get("note", {}).get("place") == len(first.steps), "the farewell")
    expect(seat.page.get_by_text(words.said(first.steps[-1].pages[0].note), exact=True)).to_be_visible()
    table = kept(shared_server, seat.page.url)
    assert table.over or table.asked == (first.learner,), "the game is over, or the learner may play on"
    for _ in first.steps[-1].pages[1:]:
        seat.button("table-note-on").click()
    note = seat.page.locator(".note")
    for way in ("/", f"/new/{game}"):
        expect(note.locator(f'a[href="{way}"]')).to_be_visible()
    if table.over:
        expect(note.get_by_text(seat.word("table-note-play-on"))).to_have_count(0)
    else:
        seat.button("table-note-play-on").click()
        expect(note).to_have_count(0)
        seat.answers(PLAYED_ON[game])


def test_what_the_lesson_does_not_ask_for_is_refused_with_a_sentence(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(f"{shared_server.address}/learn/xorlosch"))
    seat.until_asked()
    entry = seat.now["entry"]
    seat.tries("end_turn")
    expect(seat.prompt.get_by_role("alert")).to_contain_text("For now")
    assert seat.now["entry"] == entry
    seat.answers(call_to_text(BOX, FIRST.steps[0].answers[0]))
    expect(seat.prompt.get_by_role("alert")).to_have_count(0)
