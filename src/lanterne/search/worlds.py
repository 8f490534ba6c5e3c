"""Worlds: full states that agree with a view, and the luck that goes with each; and play-outs in them."""

import hashlib
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from lanterne.engine import BotMaker, Call, Choice, Game, SearchDice, State, View
from lanterne.manifest import Manifest
from lanterne.search.value import Value

S = TypeVar("S", bound=State)

MOST_DECISIONS = 400
"""A play-out that takes longer is judged where it is."""


class Score(NamedTuple):
    """The outcome of a play-out: the value to the seat, and the features of the last position; none if the game
    ended."""

    value: float
    features: Mapping[str, float]


class World(Generic[S]):
    """A state that agrees with a view, made without looking at the truth. Luck is the same in every play-out: it begins
    again with each turn, so that one more die rolled in a turn does not change all that follow."""

    def __init__(self, view: View[S], seed: int) -> None:
        self._box = view.box
        self._seed = seed
        self._state = view.sample(SearchDice(seed))

    def game(self) -> Game[S]:
        """The game from here, with the luck of this world."""
        return Game(self._box, self._state.copy(), self.luck(0))

    def luck(self, turn: int) -> SearchDice:
        """The dice of a turn, counted from now."""
        return SearchDice(self._seed + 1 + turn)


def seed_of(seed: str, view: View[Any]) -> int:
    """A number that depends on a seed and on what the view shows, and on nothing else."""
    seen = view.state.encode()
    told = hashlib.blake2b(seen, digest_size=8, key=seed.encode()[-64:]).digest()
    return int.from_bytes(told, "big")


class PlayOuts(Generic[S]):
    """Plays games on from a view, with the usual bot at every seat."""

    def __init__(self, manifest: Manifest[S], value: Value, view: View[S], seed: int, ahead: int | None = None) -> None:
        assert manifest.mind is not None, f"{view.box.name} has no mind"
        self._box = view.box
        self._view = view
        self._seed = seed
        self._mind = manifest.mind
        self._value = value
        self._maker: BotMaker = self._mind.quick or manifest.bots["steady"]
        self._ahead = self._mind.ahead(view.state) if ahead is None else ahead
        self._worlds: list[World[S]] = []

    def world(self, number: int) -> World[S]:
        """The world of this number, from 0."""
        while len(self._worlds) <= number:
            self._worlds.append(World(self._view, self._seed + 1_000_003 * len(self._worlds)))
        return self._worlds[number]

    def play(self, number: int, line: tuple[Call, ...]) -> Score:
        """Give the first answer of a line in a world, the others when the seat is asked next and they are open, and let
        the usual bots go on until the position is judged. An empty line leaves all to them."""
        return self._judged(self._go_on(self._start(number), line), self._view.seat)

    def everybody(self, number: int) -> list[float]:
        """The outcome for each seat if the usual bots play on, in a world."""
        playing = self._start(number)
        game = self._go_on(playing, ())
        return [self._judged(game, seat).value for seat in range(len(game.state.sealed))]

    def next_choice(self, number: int, line: tuple[Call, ...]) -> View[S] | None:
        """What the seat is asked next after a line, in a world, if it is still its turn and the line can be played
        there; else None."""
        return self._after(self._start(number), line)

    # --- one play-out -------------------------------------------------------------------------------------------------

    def _start(self, number: int) -> "_Playing[S]":
        world = self.world(number)
        return _Playing(world.game(), self._maker, world, number)

    def _go_on(self, playing: "_Playing[S]", line: tuple[Call, ...]) -> Game[S]:
        game, seat = playing.game, self._view.seat
        if line:  # the view's seat is asked, and its first answer was found to be open there
            playing.give(seat, line[0])
        left = list(line[1:])
        while game.choice is not None and playing.turns < self._ahead and playing.decisions < MOST_DECISIONS:
            if left and seat in game.asked:
                answer = left.pop(0)
                if _is_open(game, seat, answer):
                    playing.give(seat, answer)
                    continue
                left.clear()
            playing.usual()
        return game

    def _after(self, playing: "_Playing[S]", line: tuple[Call, ...]) -> View[S] | None:
        game, seat = playing.game, self._view.seat
        playing.give(seat, line[0])
        left = list(line[1:])
        while game.choice is not None and not playing.turns and playing.decisions < MOST_DECISIONS:
            if seat not in game.asked:
                playing.usual()
            elif not left:
                return self._box.view(game.state, seat)
            elif _is_open(game, seat, left[0]):
                playing.give(seat, left.pop(0))
            else:
                return None
        return None

    def _judged(self, game: Game[S], seat: int) -> Score:
        if game.choice is None:
            return Score(self._mind.worth(game.state, self._box.ranking(game.state), seat), {})
        features = self._mind.features(self._box.view(game.state, seat), seat)
        return Score(self._value(features), features)


class _Playing(Generic[S]):
    """A game that is being played out."""

    def __init__(self, game: Game[S], maker: BotMaker, world: World[S], number: int) -> None:
        self.game = game
        self.turns = 0
        """Turns that have ended."""
        self.decisions = 0
        self._world = world
        self._bots = [maker(f"{number} {seat}") for seat in range(len(game.state.sealed))]
        game.on_turn_end = self._turn_ends

    def _turn_ends(self) -> None:
        self.turns += 1
        self.game.dice = self._world.luck(self.turns)

    def give(self, seat: int, answer: Call) -> None:
        self.decisions += 1
        self.game.play(seat, answer)

    def usual(self) -> None:
        """The seat that is asked answers as the usual bot does."""
        game = self.game
        seat = game.asked[0]
        self.give(seat, self._bots[seat].choose(game.box.view(game.state, seat)))


def _is_open(game: Game[Any], seat: int, answer: Call) -> bool:
    choice: Choice | None = game.choice
    if choice is None or seat not in choice.seats:
        return False
    if choice.draft is None:
        return answer in game.options(seat)
    return View(game.box, game.state, seat).is_open(answer)
