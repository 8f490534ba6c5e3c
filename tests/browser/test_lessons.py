"""All lessons on the page: each note waits, what it points at is ringed and in sight, and what it asks for can be done
by mouse, by finger and by keys."""

from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lanterne import registry
from lanterne.engine import Call, call_to_text
from lanterne.lesson import Lesson, LessonStep, lesson
from lanterne.server.sentences import Language
from lanterne.words import words_for
from tests.browser.laid import XORLOSCH, kept
from tests.browser.pages import DESK, PHONE, Pages, Size, card
from tests.browser.seat import KeySeat, Seat, TapSeat
from tests.browser.server import Server

LESSONS = [(game, name) for game in registry.OWN_GAMES for name in registry.lessons(game)]


class Finger(TapSeat):
    """Answers by the prompt alone: on a phone things that stand close together are told apart by coming closer."""

    def _touches(self, first: str, second: str) -> bool:
        return False


HANDS: list[tuple[type[Seat], Size, str, Language]] = [
    (Seat, DESK, "en-GB", "en"),
    (Finger, PHONE, "fr-FR", "fr"),
    (KeySeat, DESK, "fr-FR", "fr"),
    (Finger, PHONE, "en-GB", "en"),
]
PLAYED = [(*found, *hand) for found, hand in zip(LESSONS, cycle(HANDS), strict=False)]
"""Each lesson by one hand, in one language; the hands go round among the lessons of a game."""

RINGED = """() => [...document.querySelectorAll(".noted")].some(each => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
})"""
"""Whether something that the lesson speaks of has its ring, with its middle on the screen."""


def hurry(seat: Seat, server: Server) -> None:
    """Let the other seats move at once."""
    table = seat.page.url.replace("/table/", "/api/tables/")
    seat.page.request.put(table, data={"pace": 0}, headers={"Origin": server.address})


def begun(seat: Seat, server: Server, game: str, name: str) -> None:
    seat.page.goto(f"{server.address}/learn/{game}/{name}")
    seat.until(lambda: seat.now.get("note") and seat.shows(), "the lesson")
    hurry(seat, server)


def next_answer(seat: Seat, server: Server, found: Lesson) -> Call | None:
    """What the lesson asks the learner for at the table as it is kept; None after the farewell."""
    table = kept(server, seat.page.url)
    story = found.story(table)
    assert story is not None
    step: LessonStep = story.step
    if not step.way:
        return None
    view = table.view(step.seat)
    return next(call for call in reversed(step.way) if view.is_open(call)) if step.goal else step.way[story.given]


def reads(seat: Seat, server: Server) -> int:
    """Go on through the pages until the learner is asked for something, or is told farewell. Each is on the screen,
    has its ring, and waits. Gives how many there were."""
    page, read = seat.page, 0
    while True:
        seat.until(lambda: seat.shows() and has_news(seat), "a note")
        note = seat.now["note"]
        place = min(note["read"], len(note["pages"]) - 1)
        for told in note["pages"][place:]:
            expect(page.locator(".note-text")).to_have_text(told["text"])
            seat.until(lambda: page.evaluate(RINGED), f"a ring for {told['things']}")
            if told.get("task") or (note.get("over") and told is note["pages"][-1]):
                return read
            expect(page.locator(".prompt")).to_have_count(0)  # first it is read, then something is asked
            assert kept(server, page.url).last == seat.now["entry"], "nobody moves before it is read"
            seat.button("table-note-on").click()
            read += 1
        seat.until(lambda: "note" not in seat.now or has_news(seat), "what comes after the note")


def comes_after(seat: Seat, entry: int) -> bool:
    """Whether the page shows something newer than this entry."""
    return bool(seat.now["entry"] != entry and seat.shows())


def has_news(seat: Seat) -> bool:
    """Whether the lesson has something to read, asks for something, or is over."""
    note = seat.now.get("note")
    if note is None:
        return False
    unread = any(not page.get("task") for page in note["pages"][note["read"] :])
    return unread or note.get("over", False) or (bool(note.get("answers")) and seat.may_answer)


@pytest.mark.parametrize(("game", "name", "hand", "size", "locale", "language"), PLAYED)
def test_a_lesson_is_learnt_on_the_page(
    game: str,
    name: str,
    hand: type[Seat],
    size: Size,
    locale: str,
    language: Language,
    new_page: Pages,
    shared_server: Server,
) -> None:
    found, box = lesson(game, name), registry.box(game)
    seat = hand(new_page("about:blank", size=size, locale=locale))
    begun(seat, shared_server, game, name)
    while True:
        reads(seat, shared_server)
        call = next_answer(seat, shared_server, found)
        if call is None:
            break
        seat.answers(call_to_text(box, call))
    note = seat.page.locator(".note")
    expect(note).to_contain_text(seat.word("table-note-farewell"))
    expect(note.locator(f'a[href="/learn/{game}"]')).to_be_visible()
    names = registry.lessons(game)
    later = names[names.index(name) + 1 :]
    expect(note.locator(f'a[href="/learn/{game}/{later[0]}"]' if later else f'a[href="/new/{game}"]')).to_be_visible()
    if not kept(shared_server, seat.page.url).over:
        seat.button("table-note-play-on").click()
        expect(note).to_have_count(0)


def test_the_list_of_lessons_ticks_what_is_done(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page(shared_server.address))
    title = words_for(registry.box(XORLOSCH), "en").title
    card(seat.page, title).get_by_role("link", name=seat.word("learn")).click()
    rows = seat.page.locator("li.lesson")
    expect(rows).to_have_count(len(registry.lessons(XORLOSCH)))
    expect(seat.page.locator("li.lesson.done")).to_have_count(0)
    found, box = lesson(XORLOSCH, "3-majority"), registry.box(XORLOSCH)
    rows.nth(2).get_by_role("link").click()
    seat.until(lambda: seat.now.get("note") and seat.shows(), "the lesson")
    hurry(seat, shared_server)
    reads(seat, shared_server)
    call = next_answer(seat, shared_server, found)
    assert call is not None
    seat.answers(call_to_text(box, call))
    reads(seat, shared_server)
    seat.page.locator(".note").get_by_role("link", name=seat.word("table-note-lessons")).click()
    expect(seat.page.locator("li.lesson.done")).to_have_count(1)


def test_a_rebel_is_asked_again_and_may_leave(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page("about:blank"))
    begun(seat, shared_server, XORLOSCH, "2-quests")
    reads(seat, shared_server)
    entry = seat.now["entry"]
    seat.tries("end_turn")
    expect(seat.prompt.get_by_role("alert").first).to_contain_text("Not yet")
    assert seat.now["entry"] == entry
    earlier = seat.now["note"]["pages"][0]["text"]
    seat.button("table-note-back").click()
    expect(seat.page.locator(".note-text")).to_have_text(earlier)
    seat.button("table-note-on").click()
    seat.button("table-note-leave").click()
    expect(seat.page.locator(".note")).to_have_count(0)
    seat.answers("end_turn")


def test_whoever_learns_keeps_the_name(new_page: Pages, shared_server: Server, tmp_path: Path) -> None:
    seat = Seat(new_page("about:blank"))
    headers = {"Origin": shared_server.address}
    seat.page.request.post(f"{shared_server.address}/api/me", data={"name": "Ida", "language": "en"}, headers=headers)
    begun(seat, shared_server, XORLOSCH, "1-walking")
    assert [each["name"] for each in seat.people["seats"] if each.get("mine")] == ["Ida"]
    me = seat.page.request.get(f"{shared_server.address}/api/me").json()
    assert me["name"] == "Ida"


def test_a_far_touch_does_what_a_lesson_asks_for(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page("about:blank"))
    begun(seat, shared_server, "warhammer-quest", "1-exploring")
    reads(seat, shared_server)
    done = seat.now["note"]["done"]
    seat.strides("square:1f2")
    reads(seat, shared_server)
    assert seat.now["note"]["done"] == done + 1


def test_who_cannot_get_there_any_more_is_told_to_take_back(new_page: Pages, shared_server: Server) -> None:
    seat = Seat(new_page("about:blank"))
    begun(seat, shared_server, "warhammer-quest", "1-exploring")
    reads(seat, shared_server)
    for there, back in [("walk 1c1", "walk 1b1")] * 2:
        seat.answers(there)
        seat.answers(back)
    expect(seat.page.locator(".note .why")).to_be_visible()
    expect(seat.page.locator(".tool.noted")).to_be_visible()
    while seat.now["note"].get("stuck"):
        entry = seat.now["entry"]
        seat.button("table-undo").click()
        seat.until(partial(comes_after, seat, entry), "it is taken back")
    expect(seat.page.locator(".note .why")).to_have_count(0)
