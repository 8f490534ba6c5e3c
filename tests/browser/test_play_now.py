"""Play now is playing: from the lobby to the first decision of the game."""

from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from lanterne import registry
from lanterne.server.sentences import Language
from lanterne.words import words_for
from tests.browser.laid import kept
from tests.browser.pages import DESK, PHONE, Pages, Size, card, fits
from tests.browser.seat import Seat
from tests.browser.server import Server

GAMES = [game for game in registry.GAMES if registry.box(game).workshop is None]
MOST_CLICKS = 2
LOOKED_AT = list(zip(GAMES, cycle([("en-GB", "en", DESK), ("fr-FR", "fr", PHONE)]), strict=False))


@pytest.mark.parametrize(("game", "look"), LOOKED_AT)
def test_two_clicks_lead_from_the_lobby_to_the_first_decision(
    game: str, look: tuple[str, Language, Size], new_page: Pages, shared_server: Server
) -> None:
    locale, language, size = look
    seat = Seat(new_page(shared_server.address, locale=locale, size=size))
    box = registry.box(game)
    card(seat.page, words_for(box, language).title).get_by_role(
        "button", name=seat.word("play-now"), exact=True
    ).click()
    clicks = 1
    seat.until(lambda: seat.may_answer, "this seat is asked")
    if "opening" in seat.now:
        fits(seat.page)
        seat.button("opening-begin").click()
        clicks += 1
    seat.until_asked()
    expect(seat.prompt).to_be_visible()
    assert clicks <= MOST_CLICKS
    assert kept(shared_server, seat.page.url).game.decision.name not in box.ready


def test_the_opening_tells_the_story_and_is_left_by_a_key(
    new_page: Pages, shared_server: Server, accessible: Callable[[Page], None]
) -> None:
    seat = Seat(new_page(shared_server.address))
    card(seat.page, "HeroQuest").get_by_role("button", name=seat.word("play-now"), exact=True).click()
    begin = seat.button("opening-begin")
    expect(begin).to_be_focused()
    opening = seat.page.locator(".opening")
    expect(opening).to_contain_text("Slay Verag")
    expect(opening).to_contain_text("Rock Skin")
    accessible(seat.page)
    entry = seat.now["entry"]
    seat.page.keyboard.press("1")
    seat.page.keyboard.press("Enter")
    expect(opening).to_have_count(0)
    seat.until_asked()
    assert seat.now["entry"] == entry, "a number chooses nothing that is not seen"
    seat.answers("roll_movement")
    seat.page.reload()
    seat.until_asked()
    expect(opening).to_have_count(0)


def test_a_hero_who_would_rather_choose_may(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    card(seat.page, "HeroQuest").get_by_role("button", name=seat.word("play-now"), exact=True).click()
    seat.button("opening-choose").click()
    seat.until(lambda: "take_hero wizard" in seat.options, "the heroes are chosen")
    seat.answers("take_hero wizard")
    seat.until(lambda: "take_hero elf" in seat.options, "the next one")
