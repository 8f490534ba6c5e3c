"""Quests tested by bots: how often heroes win, how long it takes, where they die, what they never see."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from typing import Any, NamedTuple

from lanterne import registry
from lanterne.bots import Bot
from lanterne.engine import Game, SeedDice
from lanterne.lab.parties import Campaign, Unreached
from lanterne.lab.planning import bot_seed, chance_seed

BOT = "steady"
MOST_SEATS = 5


class QuestTrials(NamedTuple):
    """Which quest of which game to try, and the seed: the same plan gives the same tries. With `parties`, that many
    parties reach the quest in campaigns and try it in turn; with 0, every try is a game of its own."""

    game: str
    settings: Mapping[str, Any]
    games: int
    seed: int = 1
    parties: int = 0


def tried(plan: QuestTrials, workers: int = 1, tick: Callable[[], None] = lambda: None) -> list[Any]:
    """Play all tries and return their tales, party by party, as tuples; `tick` is called after each."""
    found = []
    for one in chain.from_iterable(_here(plan) if workers == 1 else _in_workers(plan, workers)):
        found.append(one)
        tick()
    return found


def _here(plan: QuestTrials) -> Iterator[list[Any]]:
    for first in range(1, _beginnings(plan) + 1):
        yield tales(plan, first)


def _in_workers(plan: QuestTrials, workers: int) -> Iterator[list[Any]]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        firsts = range(1, _beginnings(plan) + 1)
        yield from pool.map(tales, [plan] * len(firsts), firsts, chunksize=1 if plan.parties else 2)


def _beginnings(plan: QuestTrials) -> int:
    return min(plan.parties, plan.games) if plan.parties else plan.games


def tales(plan: QuestTrials, first: int) -> list[Any]:
    """The tale of one try by four heroes against the automated Zargon. With parties, the tales of all tries of one
    party."""
    if not plan.parties:
        return [_played(plan, _new(plan, plan.settings, first), first)]
    party = _party(plan, first)
    box = registry.box(plan.game)
    return [
        _played(plan, Game(box, party.copy(), SeedDice(chance_seed(plan.seed, number))), number)
        for number in range(first, plan.games + 1, plan.parties)
    ]


def _new(plan: QuestTrials, settings: Mapping[str, Any], number: int) -> Game[Any]:
    box = registry.box(plan.game)
    seats = box.seats_with(settings)[-1]
    return box.new(seats, SeedDice(chance_seed(plan.seed, number)), dict(settings), simulation=True)


def _played(plan: QuestTrials, game: Game[Any], number: int) -> Any:
    bots = _bots(plan, number)
    while not game.over:
        _answer(game, bots)
    return tuple(registry.quests(plan.game).tale(game.state))


def _party(plan: QuestTrials, number: int) -> Any:
    """The state in which a party reaches the quest. Raises Unreached if its campaign ends before."""
    quest = plan.settings["quest"]
    game = _new(plan, {**plan.settings, "play": "campaign", "quest": 1}, number)
    party = Campaign(game, _bots(plan, number)).party(quest, [quest])
    if party is None:
        raise Unreached(f"party {number} gave up its campaign before it reached the quest")
    return party


def _bots(plan: QuestTrials, number: int) -> list[Bot]:
    return [registry.bot(plan.game, BOT)(bot_seed(plan.seed, number, seat)) for seat in range(MOST_SEATS)]


def _answer(game: Game[Any], bots: Sequence[Bot]) -> None:
    seat = game.asked[0]
    game.answer(seat, bots[seat].choose(game.box.view(game.state, seat)))
