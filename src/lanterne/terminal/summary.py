"""The result of a game, and what decided it."""

from lanterne.registry import looks
from lanterne.terminal.session import Session
from lanterne.words import Words


def summary(session: Session, words: Words) -> list[str]:
    """The ending, the ranking with what each place is based on, and what decided the game."""
    table = session.table
    view = table.view(-1)
    names = words.names(view.state)
    places = table.box.ranking(view.state)
    lines = [words.ending(view.state.ending)]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        account = " ".join(words.said(said) for said in looks(view).account(view.state, seat))
        lines.append(words.text("place", place=places[seat], name=names.seats[seat], told=account))
    happened = [said.seen_by(0) for _, said in session.events]
    lines += [words.said(said) for said in looks(view).turning_points(view.state, happened)]
    return lines
