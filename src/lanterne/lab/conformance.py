"""What must hold in every game, checked by playing whole games.

`play_and_check` plays one game with bots and checks that play ends by a rule or by the game's named stop, that an
answer is always open, that no component is lost, that positions survive saving and can be shown, and that nobody is
told anything they may not know. It raises `Broken` with a sentence that names the game, seed and decision.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lanterne.bots import Bot
from lanterne.engine import Box, Call, EventRecord, Game, HiddenRead, NoDice, SearchDice, View
from lanterne.engine.choice import is_open
from lanterne.lab.scenery import flaws, ghost_flaws
from lanterne.registry import bot as find_bot
from lanterne.registry import ghosts, scene


class Broken(Exception):
    """A game broke a promise that every game makes. The message is a sentence."""


class Observation(NamedTuple):
    """A decision: the state before it and the answer that was given."""

    number: int
    state: Any
    seat: int
    answer: Call


class Played(NamedTuple):
    """A game in which everything held."""

    ending: str
    decisions: int
    places: tuple[int, ...]
    hash: str


def play_and_check(
    box: Box[Any], bots: Sequence[str], settings: Mapping[str, Any], seed: str, looks: int = 20
) -> Played:
    """Play one game with these bots and check it throughout. `looks` random decisions are checked closely.

    Raises Broken.
    """
    players: list[Bot] = [find_bot(box.name, name)(f"{seed} seat {seat}") for seat, name in enumerate(bots)]
    chosen = random.Random(f"{seed} looks")
    kept: list[Observation] = []
    decisions = 0
    try:
        game = box.new(len(bots), SearchDice(f"{seed} chance"), settings, simulation=True)
        counted: Mapping[str, int] | None = None
        while not game.over:
            if not game.asked:
                raise Broken("a decision waits and nobody is asked")
            seat = game.asked[0]
            view = box.view(game.state, seat)
            _something_is_open(view)
            answer = players[seat].choose(view)
            if not view.is_open(answer):
                raise Broken(f"{bots[seat]} answered {answer}, which is not open")
            place = decisions if decisions < looks else int(chosen.random() * (decisions + 1))
            if place < looks:  # a fair sample of all decisions, however many there will be
                look = Observation(decisions, game.state.copy(), seat, answer)
                kept[place : place + 1] = [look]
            game.play(seat, answer)
            decisions += 1
            now = box.components(game.state)
            if counted is not None and now != counted:
                raise Broken(f"components changed from {counted} to {now}")
            counted = now
        if game.state.ending not in box.endings:
            raise Broken(f"the game ended by {game.state.ending!r}, which is not one of its endings")
        places = box.ranking(game.state)
        if min(places) not in (1, 2) or len(places) != len(bots):
            raise Broken(f"{places} is not a ranking of {len(bots)} seats")
        for look in kept:
            look_closely(box, look, seed)
    except (Broken, AssertionError, HiddenRead) as error:
        which = f"{box.name}, seats {','.join(bots)}, settings {dict(settings)}, seed {seed!r}"
        raise Broken(f"{which}, after {decisions} decisions: {error}") from error
    return Played(game.state.ending, decisions, places, game.state.hash())


def _something_is_open(view: View[Any]) -> None:
    choice = view.choice
    assert choice is not None
    if choice.draft is not None and (view.picks(()) or view.unfinished(()) is None):
        return
    if not view.options():
        raise Broken(f"{view.decision.name} offers nothing")
    if choice.default is not None and not view.is_open(choice.default):
        raise Broken(f"the default of {view.decision.name}, {choice.default}, is not open")


def look_closely(box: Box[Any], look: Observation, seed: str) -> None:
    """Check that a position survives saving and keeps its secrets. Raises Broken."""
    try:
        survives_saving(box, look.state)
        drafts_agree(box, look)
        shortcuts_begin(box, look)
        if look.number % 4 == 0:  # slow, and scenes change little
            can_be_shown(box, look)
        for seat in range(-1, len(look.state.sealed)):
            keeps_secrets(box, look, seat, f"{seed} sample {look.number} {seat}")
    except Broken as error:
        raise Broken(f"decision {look.number}: {error}") from error


def survives_saving(box: Box[Any], state: Any) -> None:
    """Check that a saved and loaded position is the same, asks the same and offers the same. Raises Broken."""
    loaded = box.state.decode(state.encode())
    if loaded.hash() != state.hash() or loaded != state:
        raise Broken("the position changes when it is saved and loaded")
    view, again = box.view(state, -1), box.view(loaded, -1)
    if view.message() != again.message():
        raise Broken("the choice changes when the position is saved and loaded")
    for seat in view.choice.seats if view.choice else ():
        offered = box.view(state, seat).options()
        if offered != box.view(loaded, seat).options():
            raise Broken(f"the options of seat {seat} change when the position is saved and loaded")
        for call in offered:
            if box.decode(box.encode(call)) != call:
                raise Broken(f"{call} does not survive being named: {box.encode(call)}")


def drafts_agree(box: Box[Any], look: Observation) -> None:
    """Check that of a draft, at each pick of the answer, the table opens everything that may be picked and closes none
    of it, and that every candidate is listed once. Raises Broken."""
    view = box.view(look.state, look.seat)
    choice = view.choice
    if choice is None or choice.draft is None or not choice.draft.offers:
        return
    made = look.answer[1:] if look.answer[0] == choice.draft.step.name else ()
    for number in range(len(made) + 1):
        so_far = made[:number]
        opened, closed = choice.draft.sorted_out(view.state, view.seat, so_far, *choice.about)
        if sorted(opened) != sorted(view.picks(so_far)):
            raise Broken(f"after {so_far} the table of {choice.draft.step.name} opens {opened}")
        calls = [*opened, *(call for call, _ in closed)]
        if len(calls) != len(set(calls)):
            raise Broken(f"after {so_far} {choice.draft.step.name} lists a candidate twice: {calls}")


def shortcuts_begin(box: Box[Any], look: Observation) -> None:
    """Check that the shortcuts offered to the asked seat, alone or with all others, begin with open answers. Raises
    Broken."""
    for seats in (1 << look.seat, (1 << len(look.state.sealed)) - 1):
        view = View(box, look.state, look.seat, seats)
        for shortcut in view.shortcuts():
            call = shortcut.follow(view, view)
            if call is None or not view.is_open(call):
                raise Broken(f"shortcut {shortcut.name} begins with {call}, which is not open")


def can_be_shown(box: Box[Any], look: Observation) -> None:
    """Check that the scene of the asked seat is valid and shows every option. Raises Broken."""
    view = box.view(look.state, look.seat)
    shown = scene(view)
    wrong = flaws(shown, view) or ghost_flaws(shown, view, ghosts(view))
    if wrong:
        raise Broken(f"the scene of seat {look.seat} is wrong: {wrong[0]}")


def keeps_secrets(box: Box[Any], look: Observation, seat: int, seed: str) -> None:
    """Check that everything a seat is sent about a position can be rebuilt from a sample of its view, byte for byte,
    and so can the events that follow an answer if it brings the seat nothing new. Raises Broken."""
    try:
        view = View(box, look.state, seat)
        message, described = view.message(), repr(box.describe(view))
        other = view.sample(SearchDice(seed))
        seen = View(box, other, seat)
    except HiddenRead:
        raise Broken(f"what seat {seat} is told depends on something hidden from it") from None
    if seen.message() != message or repr(box.describe(seen)) != described:
        raise Broken(f"seat {seat} is told something it may not know")
    if box.components(other) != box.components(look.state):
        raise Broken("a sample has other components than the game")
    if view.choice is not None and view.choice.reveal is not None:
        return  # the last answer reveals those of the others, and events may mention them
    instead = _like(box, look, other)
    if instead is None:
        return
    truth, dream = _follow(box, look, look.state, seat, look.answer), _follow(box, look, other, seat, instead)
    if truth[0] == dream[0] and truth[1] != dream[1]:
        raise Broken(f"the events that seat {seat} hears reveal something it may not know")


def _like(box: Box[Any], look: Observation, other: Any) -> Call | None:
    """The answer. If it names something that only its seat holds (a card in hand) and does not have in the other state,
    another answer of the same step; to everybody else it must look the same."""
    truth, dream = (Game(box, state.copy(), NoDice()) for state in (look.state, other))
    if _offers(truth, look) == _offers(dream, look):
        return look.answer
    return next((call for call in dream.options(look.seat) if call[0] == look.answer[0]), None)


def _offers(game: Game[Any], look: Observation) -> bool:
    return game.choice is not None and is_open(game.state, game.choice, look.seat, look.answer)


def _follow(box: Box[Any], look: Observation, state: Any, seat: int, answer: Call) -> tuple[bytes, str]:
    said: list[EventRecord] = []
    game = Game(box, state.copy(), SearchDice("the same chance for all"), said.append)
    game.play(look.seat, answer)
    viewers = 1 << seat if seat >= 0 else 0
    return View(box, game.state, seat).message(), repr([event.seen_by(viewers) for event in said])
