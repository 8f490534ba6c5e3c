"""The result of a game, and what decided it; and what has come to an end before."""

from collections.abc import Sequence

from lanterne.registry import chapter_at, ends, looks
from lanterne.scene import Fact
from lanterne.terminal.session import Session
from lanterne.words import Words


def summary(session: Session, words: Words) -> list[str]:
    """The ending, the ranking with what each place is based on and what everybody did, and what decided the game."""
    table = session.table
    view = table.view(-1)
    names = words.names(view.state)
    places = table.box.ranking(view.state)
    happened = [said.seen_by(0) for _, said in session.events]
    count = looks(view).deeds
    deeds: Sequence[tuple[Fact, ...]] = count(view.state, happened) if count is not None else [()] * len(places)
    lines = [words.ending(view.state.ending)]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        account = " ".join(words.said(said) for said in looks(view).account(view.state, seat))
        lines.append(words.text("place", place=places[seat], name=names.seats[seat], told=account))
        lines += [f"   {words.fact(fact)}" for fact in deeds[seat]]
    lines += [words.said(said) for said in looks(view).turning_points(view.state, happened)]
    return lines


def chapter(session: Session, words: Words, after: int) -> list[str]:
    """The last chapter that was over after entry `after`: how it ended, who did what, what happened, what comes next.
    Empty if none was."""
    view = session.table.view(-1)
    last = max((n for n, said in session.events if n > after and ends(view, said)), default=-1)
    over = chapter_at(view, ((n, said.seen_by(0)) for n, said in session.events), last)
    if over is None or session.table.over:
        return []
    found, told = over
    names, count = words.names(view.state), looks(view).deeds
    lines = [f"— {words.said(found.title)} —", *words.all_said(found.told)]
    deeds = count(view.state, told) if count is not None else [()] * len(names.seats)
    for seat, done in enumerate(deeds):
        facts = [words.fact(fact) for fact in (*(found.facts[seat] if found.facts else ()), *done)]
        lines += [f"{names.seats[seat]}: {words.listed(facts)}"] if facts else []
    return [*lines, *words.all_said(found.moments), *words.all_said(found.coming)]
