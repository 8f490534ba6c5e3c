"""The table sounds, if it may; and readers who do not hear are told in words."""

from playwright.sync_api import Page, expect

from tests.browser.laid import lay, set_players
from tests.browser.pages import DESK, Pages
from tests.browser.quests import AMBUSH
from tests.browser.seat import Seat
from tests.browser.server import Server

COUNT = """
window.begun = 0;
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...given) { window.begun += 1; return start.apply(this, given); };
}
"""


def seated(new_page: Pages, server: Server, *wishes: str) -> Seat:
    page = new_page(server.address, size=DESK, moving=True)
    page.add_init_script(COUNT)
    set_players(server, page, "Ida")
    for wish in wishes:
        page.evaluate(f"localStorage.setItem({wish!r}.split('=')[0], {wish!r}.split('=')[1])")
    seat = Seat(page)
    seat.opens(lay(server, AMBUSH, {0: page, 1: page}))
    seat.until_asked()
    return seat


def begun(page: Page) -> int:
    found: int = page.evaluate("window.begun")
    return found


def test_nothing_sounds_until_somebody_wants_it(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    seat = seated(new_page, shared_server)
    seat.page.on("request", lambda request: fetched.append(request.url))
    seat.answers("roll_movement")
    seat.until_asked()
    assert begun(seat.page) == 0
    assert not [url for url in fetched if "sounds" in url], "who hears nothing fetches nothing"
    expect(seat.page.locator(".sound-words")).to_have_count(0)


def test_dice_blades_and_a_drone_sound_once_the_slider_is_moved(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server)
    page = seat.page
    page.get_by_role("button", name=seat.word("settings")).click()
    slider = page.get_by_role("slider", name=seat.word("volume"))
    slider.focus()
    slider.press("ArrowRight")
    seat.until(lambda: begun(page) >= 5, "the drone")
    page.keyboard.press("Escape")
    drone = begun(page)
    seat.answers("roll_movement")
    seat.until(lambda: begun(page) > drone, "dice")
    seat.until_asked()
    page.get_by_role("button", name=seat.word("settings")).click()
    slider.focus()
    slider.press("ArrowLeft")
    page.keyboard.press("Escape")
    silent = begun(page)
    seat.tries("strike broadsword orc-1")
    seat.until_asked()
    assert begun(page) == silent


def test_what_sounds_is_told_in_words(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server, "lanterne-sound-words=on")
    words = seat.page.locator(".sound-words")
    seat.tries("roll_movement")
    expect(words).to_have_text(seat.word("sound-dice"))
    seat.until_asked()
    seat.tries("strike broadsword orc-1")
    expect(words).to_have_text(seat.word("sound-dice"))
    expect(words).to_have_text(seat.word("sound-fall"))
    seat.until_asked()
    assert begun(seat.page) == 0, "words are read, not heard"
