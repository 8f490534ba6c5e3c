"""The first touch looks, the second acts, in every game, on whatever costs or harms; and a lit square wins over the
piece that stands on it."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.adventures import HURT
from tests.browser.laid import Laid, lay, newcomer
from tests.browser.lords import SHOP
from tests.browser.pages import DESK, PHONE, Pages, Size
from tests.browser.positions import ALONE, RED_AND_BLUE, THREATENED
from tests.browser.quests import LAST_BLOW
from tests.browser.runs import COMPANIONS
from tests.browser.seat import Seat, TapSeat
from tests.browser.server import Server


class Harm(NamedTuple):
    """A moment, a thing that can only be harmed or paid for, and the answer that a second touch on it gives."""

    laid: Laid
    thing: str
    answer: str
    first: str = ""


TIRED = THREATENED._replace(position={**THREATENED.position, "points": 0})
"""Red has no point to walk left, and experience to spend."""

ALONE_TOGETHER = COMPANIONS._replace(
    position={
        **COMPANIONS.position,
        "tiles": {"bend-12": {"at": [0, 1], "turn": 180}},
        "heroes": {"vargagg": {"tile": "bend-12"}, "dorgan": {"tile": "bend-12"}},
    }
)
"""Two heroes on a tile, and nothing to trade."""

HARMS = {
    "xorlosch": Harm(TIRED, "dwarf:red-w2", "raise_dwarf red-w2"),
    "heroquest": Harm(LAST_BLOW, "foe:", "strike"),
    "warhammer quest": Harm(HURT, "foe:skaven-1", "strike skaven-1"),
    "dungeon run": Harm(ALONE_TOGETHER, "seat:1", "battle_hero"),
    "dungeon lords": Harm(SHOP, "cell:r2c2", "build mint r2c2"),
}


def seated(new_page: Pages, server: Server, laid: Laid, size: Size = DESK) -> Seat:
    page = newcomer(new_page, server, size=size)
    seat = (TapSeat if size == PHONE else Seat)(page)
    people = [number for number, name in enumerate(laid.seats) if not name.startswith("[")]
    seats = tuple(name if name.startswith("[") else "Ida" for name in laid.seats)
    seat.opens(lay(server, laid._replace(seats=seats), dict.fromkeys(people, page)))
    seat.until_asked()
    return seat


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", HARMS)
def test_the_first_touch_looks_and_the_second_acts(
    new_page: Pages, shared_server: Server, game: str, size: Size
) -> None:
    laid, thing, answer, _ = HARMS[game]
    seat = seated(new_page, shared_server, laid, size)
    page = seat.page
    found = [each for each in seat.now["options"] if " ".join(map(str, each["answer"])).startswith(answer)]
    assert found, f"{answer} is not among {seat.options}"
    (option, *_) = found
    assert option["grave"], "it costs or harms"
    touched = next((each for each in reversed(option["things"]) if each.startswith(thing)), option["things"][-1])
    about = [each for each in seat.now["options"] if touched in each.get("things", ())]
    before = seat.now["entry"]
    seat.touches(touched)
    if len(about) > 1:
        # What else could be meant: a menu is looked at anyway.
        expect(page.locator(".thing-menu, .options .choice-back, [aria-pressed=true]").first).to_be_visible()
        assert seat.now["entry"] == before
        return
    page.wait_for_timeout(150)
    assert seat.now["entry"] == before, "the first touch only looks"
    expect(page.get_by_role("button", name=option["label"]).first).to_be_visible()
    seat.touches(touched)
    if option.get("warning"):
        seat.button("table-anyway").first.click()
    seat.until(lambda: seat.now["entry"] != before, "the second touch acts")


STANDS = Laid(
    ALONE,
    RED_AND_BLUE,
    position={"dwarfs": {"red-w1": 7, "red-w2": {"at": 6, "level": 1}, "blue-w1": 3}},
)
"""A red dwarf beside a square on which another red dwarf stands."""


def test_a_lit_square_wins_over_the_piece_that_stands_on_it(new_page: Pages, shared_server: Server) -> None:
    seat = seated(new_page, shared_server, STANDS)
    walks = [words for words in seat.options if words.startswith("step_dwarf red-w1")]
    assert walks
    seat.touches("dwarf:red-w1")
    seat.until(lambda: "closed" in seat.now, "where the dwarf can go")
    assert "square:ruins-06" in seat.ways["dwarf:red-w1"]
    before = seat.now["entry"]
    seat.touches("dwarf:red-w2")
    seat.until(lambda: seat.now["entry"] != before, "it walks there")
    assert any("ruins-06" in str(sent) for sent in seat.sent if sent["do"] in ("walk", "answer"))
