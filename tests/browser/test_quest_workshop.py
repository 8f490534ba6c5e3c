"""The workshop in the browser: quests drawn from nothing or brought from HeroScribe, tried, taken away, brought back
and played; in both languages, by mouse, finger and keys."""

from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from lanterne import registry
from lanterne.words import words_for
from tests.browser.laid import kept
from tests.browser.pages import PHONE, Pages, Size, card, violations
from tests.browser.seat import KeySeat, Seat, TapSeat
from tests.browser.server import Server
from tests.games.quest_workshop.sheets import WHOLE, WORDS
from tests.games.quest_workshop.test_heroscribe import CELLAR

GAME = "quest-workshop"
EXAMPLE = Path(__file__).parents[2] / "src" / "lanterne" / "games" / "quest_workshop" / "example.json"
Accessible = Callable[[Page], None]


def begin(seat: Seat) -> None:
    """From its card in the lobby to an empty sheet."""
    words = words_for(registry.box(GAME), seat.language)
    card(seat.page, words.title).get_by_role("button", name=words.begin).click()
    seat.until_asked()


def spelt(answer: Sequence[object]) -> str:
    return " ".join(map(str, answer))


def write(seat: Seat, what: str, text: str) -> None:
    """Type a text, and see it taken."""
    seat.answers(what)
    seat.until_asked()
    before = seat.now["entry"]
    field = seat.prompt.get_by_role("textbox")
    field.fill(text)
    seat.confirms()
    seat.until(lambda: seat.now["entry"] != before, f"{text} is written")


def draw(seat: Seat) -> None:
    """The whole quest of the tests."""
    for answer in WHOLE:
        seat.points_out(spelt(answer))
    for what, english, french in WORDS:
        for language, text in (("en", english), ("fr", french)):
            write(seat, spelt([*what, language]), text)


def bring(seat: Seat, file: Path) -> None:
    """Hand a file in, and see it drawn."""
    seat.answers("bring")
    seat.hands_in(file)


def open_made(seat: Seat) -> None:
    seat.page.get_by_role("banner").get_by_role("button", name=seat.word("made")).click()
    expect(seat.page.get_by_role("dialog", name=seat.word("made"))).to_be_visible()


def try_it(seat: Seat) -> None:
    """From the workshop to a table of HeroQuest, and play a few turns there."""
    drawing = urlsplit(seat.page.url).path
    open_made(seat)
    seat.now = {}
    seat.button("made-try").click()
    expect(seat.page.get_by_role("banner")).to_contain_text("HeroQuest")
    seat.until_asked()
    assert 0 < seat.now["entry"] < 10, "a new game has begun, and its party stands"
    expect(seat.page.get_by_role("link", name=seat.word("drawing-back"))).to_have_attribute("href", drawing)
    seat.button("opening-begin").click()
    for _ in range(6):
        if not seat.until_asked_or_over():
            break
        seat.answers(seat.options[0])


def take_away(seat: Seat, ending: str, into: Path) -> Path:
    open_made(seat)
    with seat.page.expect_download() as waiting:
        seat.page.get_by_role("link", name=f".{ending}").click()
    file = into / f"quest.{ending}"
    waiting.value.save_as(file)
    seat.page.keyboard.press("Escape")
    return file


@pytest.mark.long
def test_a_quest_is_drawn_tried_taken_away_brought_back_and_played(
    new_page: Pages, shared_server: Server, tmp_path: Path
) -> None:
    seat = Seat(new_page(shared_server.address))
    begin(seat)
    draw(seat)
    seat.until_asked()
    assert seat.touched, "squares can be touched"
    drawn = kept(shared_server, seat.page.url).state
    file = take_away(seat, "json", tmp_path)
    for_heroscribe = take_away(seat, "xml", tmp_path)
    assert "The Horn under the Hill" in for_heroscribe.read_text("utf-8")
    try_it(seat)
    seat.page.goto(shared_server.address)
    begin(seat)
    bring(seat, file)
    again = kept(shared_server, seat.page.url).state
    assert (again.quest, again.texts) == (drawn.quest, drawn.texts)
    try_it(seat)


def test_a_whole_quest_is_brought_and_played(new_page: Pages, shared_server: Server, tmp_path: Path) -> None:
    seat = Seat(new_page(shared_server.address))
    begin(seat)
    open_made(seat)
    expect(seat.button("made-try")).to_be_disabled()
    seat.page.keyboard.press("Escape")
    bring(seat, EXAMPLE)
    assert take_away(seat, "json", tmp_path).read_bytes() == EXAMPLE.read_bytes()
    try_it(seat)


def test_a_file_of_heroscribe_is_brought_on_a_phone_and_played(
    new_page: Pages, shared_server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "cellar.xml"
    text = CELLAR.replace("The Cellar", "La Crypte hantée").replace("?>", ' encoding="ISO-8859-1"?>', 1)
    file.write_bytes(text.encode("iso-8859-1"))
    seat = TapSeat(new_page(shared_server.address, size=PHONE, locale="fr-FR"))
    begin(seat)
    bring(seat, file)
    seat.page.get_by_role("button", name="Le fichier", exact=True).tap()
    expect(seat.page.get_by_role("dialog")).to_contain_text("Giant Rat en H16")
    seat.page.keyboard.press("Escape")
    seat.answers("turn_to words")
    seat.until_asked()
    for language in ("en", "fr"):
        write(seat, f"write_subject goal {language}", "Explorez la cave.")
    state = kept(shared_server, seat.page.url).state
    assert state.texts[0][2] == "La Crypte hantée"
    try_it(seat)


def test_a_file_that_is_no_quest_is_told_of_and_changes_nothing(
    new_page: Pages, shared_server: Server, tmp_path: Path
) -> None:
    seat = Seat(new_page(shared_server.address))
    begin(seat)
    (tmp_path / "map.xml").write_text("<map/>")
    bring(seat, tmp_path / "map.xml")
    seat.page.get_by_role("tab", name="The file").click()
    expect(seat.page.get_by_text("its root element is “map”, not “quest”")).to_be_visible()
    (tmp_path / "large.xml").write_text("<quest>" + " " * 300_000)
    seat.answers("bring")
    seat.until_asked()
    seat.prompt.locator("input[type=file]").set_input_files(tmp_path / "large.xml")
    expect(seat.page.get_by_text(seat.word("table-file-too-large"))).to_be_visible()
    assert not kept(shared_server, seat.page.url).state.quest.doors


def test_edits_are_made_taken_back_and_done_again_by_keys_in_french(new_page: Pages, shared_server: Server) -> None:
    seat = KeySeat(new_page(shared_server.address, locale="fr-FR"))
    begin(seat)
    seat.answers("take door")
    seat.answers("hang b1-b2")
    expect(seat.page.get_by_text("en main\u00a0: Porte")).to_be_visible()
    assert kept(shared_server, seat.page.url).state.quest.doors
    seat.page.keyboard.press("u")
    seat.until(lambda: not kept(shared_server, seat.page.url).state.quest.doors, "the door is gone")
    again = seat.page.get_by_role("button", name=seat.word("table-redo"))
    seat.goes_to(again)
    seat.page.keyboard.press("Enter")
    seat.until(lambda: kept(shared_server, seat.page.url).state.quest.doors, "the door is there again")
    seat.until_asked()
    seat.answers("turn_to words")
    seat.until_asked()
    seat.answers("write_subject title fr")
    seat.until_asked()
    expect(seat.prompt.get_by_role("textbox")).to_be_focused()
    seat.page.keyboard.type("Le Puits")
    seat.page.keyboard.press("Enter")
    seat.until_asked()
    assert kept(shared_server, seat.page.url).state.texts[0][2] == "Le Puits"
    seat.answers("write_subject title fr")
    seat.until_asked()
    expect(seat.prompt.get_by_role("textbox")).to_have_value("Le Puits")


def test_its_card_comes_last_and_offers_to_draw(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    cards = seat.page.locator(".game")
    expect(cards).to_have_count(len(registry.GAMES))
    last = cards.last
    expect(last.get_by_role("heading")).to_have_text("Quest Workshop")
    expect(last.get_by_role("button")).to_have_text("Draw a quest")
    expect(last.get_by_role("link")).to_have_text([seat.word("rules")])
    expect(last.get_by_text("1 player", exact=True)).to_be_visible()
    begin(seat)
    seat.page.get_by_title(seat.word("people"), exact=True).click()
    people = seat.page.get_by_role("dialog")
    expect(people).to_be_visible()
    for senseless in ("passing", "pace", "people-give", "chance"):
        expect(people.get_by_text(seat.word(senseless), exact=True)).to_have_count(0)
    seat.page.goto(shared_server.address)
    line = seat.page.locator(".table-line")
    expect(line).to_contain_text(seat.word("is-in-the-making"))


@pytest.mark.parametrize(("size", "locale"), [(Size(1280, 800), "en-GB"), (PHONE, "fr-FR")])
def test_it_is_accessible(
    size: Size, locale: str, new_page: Pages, shared_server: Server, accessible: Accessible
) -> None:
    seat = Seat(new_page(shared_server.address, size=size, locale=locale))
    begin(seat)
    bring(seat, EXAMPLE)
    accessible(seat.page)
    seat.answers("take secret-door")
    seat.until_asked()
    accessible(seat.page)
    seat.answers("turn_to words")
    seat.until_asked()
    seat.answers("write_subject parchment fr")
    seat.until_asked()
    accessible(seat.page)
    # The rest of the page was looked at above; to look at the board takes seconds.
    seat.answers("leave_text")
    seat.answers("bring")
    seat.until_asked()
    assert not violations(seat.page, "section[aria-labelledby=prompt-title]")
    seat.answers("leave_file")
    seat.until_asked()
    open_made(seat)
    assert not violations(seat.page, "dialog[open]")
    seat.page.keyboard.press("Escape")
    seat.answers("finish")
    expect(seat.page.get_by_role("dialog", name=seat.word("summary"))).to_be_visible()
    assert not violations(seat.page, "dialog[open]")
