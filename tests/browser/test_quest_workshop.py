"""The workshop in the browser: a quest drawn from nothing, tried, taken away, brought back and played."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.laid import kept
from tests.browser.pages import Pages, card
from tests.browser.seat import KeySeat, Seat
from tests.browser.server import Server
from tests.games.quest_workshop.sheets import WHOLE, WORDS


def begin(seat: Seat, title: str) -> None:
    """From its card in the lobby to an empty sheet."""
    card(seat.page, title).get_by_role("button", name=seat.word("play-now")).click()
    seat.until_asked()


def spelt(answer: Sequence[object]) -> str:
    return " ".join(map(str, answer))


def write(seat: Seat, text: str) -> None:
    """Type a text, and see it taken."""
    before = seat.now["entry"]
    seat.prompt.get_by_role("textbox").fill(text)
    seat.confirms()
    seat.until(lambda: seat.now["entry"] != before, f"{text} is written")


def draw(seat: Seat) -> None:
    """The whole quest of the tests."""
    for answer in WHOLE:
        seat.points_out(spelt(answer))
    for what, english, french in WORDS:
        for language, text in (("en", english), ("fr", french)):
            seat.answers(spelt([*what, language]))
            seat.until_asked()
            write(seat, text)


def open_people(seat: Seat) -> None:
    seat.page.get_by_title(seat.word("people"), exact=True).click()


@pytest.mark.long
def test_a_quest_is_drawn_tried_taken_away_and_brought_back(
    new_page: Pages, shared_server: Server, tmp_path: Path
) -> None:
    seat = Seat(new_page(shared_server.address))
    begin(seat, "Quest Workshop")
    draw(seat)
    seat.until_asked()
    assert seat.touched, "squares can be touched"
    drawn = kept(shared_server, seat.page.url).state
    open_people(seat)
    with seat.page.expect_download() as waiting:
        seat.page.get_by_role("link", name=f"{drawn.quest.id}.json").click()
    file = tmp_path / "quest.json"
    waiting.value.save_as(file)
    seat.page.get_by_role("button", name=seat.word("made-try")).click()
    expect(seat.page.get_by_role("banner")).to_contain_text("HeroQuest")
    seat.until_asked()
    assert seat.now["entry"] == 0, "a new game has begun"
    seat.page.goto(shared_server.address)
    begin(seat, "Quest Workshop")
    seat.answers("bring")
    seat.until_asked()
    before = seat.now["entry"]
    seat.prompt.locator("input[type=file]").set_input_files(file)
    seat.until(lambda: seat.now["entry"] != before, "the file is read")
    again = kept(shared_server, seat.page.url).state
    assert (again.quest, again.texts) == (drawn.quest, drawn.texts)


def test_a_door_is_drawn_and_taken_back_by_keys_in_french(new_page: Pages, shared_server: Server) -> None:
    seat = KeySeat(new_page(shared_server.address, locale="fr-FR"))
    begin(seat, "Atelier de quêtes")
    seat.answers("take door")
    seat.answers("hang b1-b2")
    expect(seat.page.get_by_text("en main\u00a0: Porte")).to_be_visible()
    assert kept(shared_server, seat.page.url).state.quest.doors
