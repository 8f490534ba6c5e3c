"""Chapters: parts of a game that end before it does, and the sentences about them."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from lanterne import registry
from lanterne.engine import EventRecord, Seat, Table
from lanterne.languages import LANGUAGES
from lanterne.words import Words


class Played(NamedTuple):
    """How many play, what they agree on, how many chapters are waited for, and after how many answers in vain."""

    seats: int
    agreed: Mapping[str, Any] = {}
    chapters: int = 1
    most: int = 6000


PLAYED = {
    "xorlosch": Played(3, chapters=4),
    "dungeon-lords": Played(3),
    "dungeon-run": Played(3),
    "heroquest": Played(3, {"difficulty": "tale"}, 2),
    "warhammer-quest": Played(4, most=400),
}
WITH_CHAPTERS = [name for name in PLAYED if registry.manifest(name).looks.chapters]


@cache
def play(game: str) -> tuple[Table[Any], list[tuple[int, EventRecord]]]:
    """A game of bots until enough chapters are over, and what spectators know of it."""
    seats, agreed, chapters, most = PLAYED[game]
    happened: list[tuple[int, EventRecord]] = []
    held = [Seat(f"{number}", "steady") for number in range(seats)]
    table = Table.new(
        registry.box(game), held, dict(agreed), bytes([5]) * 32, listener=lambda n, said: happened.append((n, said))
    )
    bots = [registry.bot(game, "steady")(f"{seat}") for seat in range(seats)]
    view = table.view(-1)
    for _ in range(most):
        if table.over or sum(registry.ends(view, said) for _, said in happened) >= chapters:
            break
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.view(seat)))
    return table, [(n, said.seen_by(0)) for n, said in happened]


def test_games_with_an_end_before_the_end_have_chapters() -> None:
    assert WITH_CHAPTERS == ["xorlosch", "dungeon-lords", "dungeon-run", "heroquest"]


@pytest.mark.parametrize("game", WITH_CHAPTERS)
def test_every_chapter_tells_who_did_what_and_what_comes_next(game: str) -> None:
    table, happened = play(game)
    view, looks = table.view(-1), registry.manifest(game).looks
    finals = sorted({n for n, said in happened if registry.ends(view, said)})
    assert finals
    icons = registry.icons(game)
    since = -1
    for n in finals:
        over = registry.chapter_at(view, happened, n)
        assert over is not None
        chapter, told = over
        assert told == [said for number, said in happened if since < number <= n]
        since = n
        assert looks.deeds is not None
        deeds = looks.deeds(view.state, told)
        assert len(deeds) == len(table.seats)
        assert any(deeds) or any(chapter.facts)
        assert {chapter.icon, *(fact.icon for done in (*deeds, *chapter.facts) for fact in done)} <= icons
        for language in LANGUAGES:
            words = Words(registry.box(game), language, strict=True)
            assert words.said(chapter.title)
            assert words.all_said(chapter.told)
            assert words.all_said(chapter.coming)
            assert all(words.all_said(chapter.moments))
            assert all(words.fact(fact) for done in deeds for fact in done)


@pytest.mark.parametrize("game", WITH_CHAPTERS)
def test_where_nothing_ended_there_is_no_chapter(game: str) -> None:
    table, happened = play(game)
    view = table.view(-1)
    finals = {n for n, said in happened if registry.ends(view, said)}
    others = [n for n, _ in happened if n not in finals][:20]
    assert others
    assert all(registry.chapter_at(view, happened, n) is None for n in others)


WHO_STRUCK = {"heroquest": {"crossed-swords"}}
"""Who killed a monster is told by the blow before: that may be in another part."""


@pytest.mark.parametrize("game", PLAYED)
def test_deeds_are_those_of_the_events_and_add_up(game: str) -> None:
    table, happened = play(game)
    looks = registry.manifest(game).looks
    assert looks.deeds is not None
    said = [each for _, each in happened]
    state = table.view(-1).state
    assert not any(looks.deeds(state, []))
    middle = len(said) // 2
    whole, first, second = (
        [{fact.icon: int(fact.value) for fact in done} for done in looks.deeds(state, part)]
        for part in (said, said[:middle], said[middle:])
    )
    assert any(whole)
    for seat, done in enumerate(whole):
        for icon, number in done.items():
            if icon not in WHO_STRUCK.get(game, ()):
                assert number == first[seat].get(icon, 0) + second[seat].get(icon, 0), icon
