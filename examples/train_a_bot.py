"""Train a bot for the short game of Xorlosch with a small masked PPO, and let it play.

    python examples/train_a_bot.py --steps 200000

It learns against a random player, in games of 30 rounds. The policy is as small as can be and needs numpy only: a
weight for each pair of a fact of the position ("holds 1 of green") and a word of an option ("nearer to a task"). The
score of an option is the sum of the weights of all its pairs; what is not open is not scored at all. Which squares are
next to each other, and which dwarfs count for which task, it finds out as it plays.

Afterwards it plays wherever bots play: lanterne play xorlosch --seats me,train_a_bot:Pupil
"""

import argparse
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy
from numpy.typing import NDArray

import lanterne
from lanterne.envs.agent import AgentBot
from lanterne.envs.gymnasium_env import SeatEnv
from lanterne.envs.observing import Observation, Shown
from lanterne.lab.intervals import Interval, mean, share

Floats = NDArray[numpy.float32]

SETTINGS = {"mode": "short-game", "max_rounds": 30}
LEARNT = Path("pupil.npz")
GAMES, ROLLOUT = 16, 128
"""Games that are played side by side, and steps of each between two lessons."""
EPOCHS, BATCH = 4, 256
DISCOUNT, TRACE = 0.99, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 0.005
HOLDING = 0.2
"""The reward for holding all tasks of a quest at the end of a round: random players hardly ever win a card, so there
must be something to learn from before that."""
FACTS, WORDS, MOST = 64, 256, 8
"""Places for different facts and words, and for the words of one option."""


# --- what the bot sees ------------------------------------------------------------------------------------------------


def facts_of(position: dict[str, Any], seat: int) -> list[str]:
    """What counts in a position, in words."""
    own = position["colours"][seat]
    held = [card for card, task in position["tasks"].items() if task["holder"] == own]
    quests = [f"holds {sum(card in held for card in cards)} of {quest}" for quest, cards in open_quests(position)]
    return ["always", f"{position['points']} points", *quests]


class Chart:
    """What the bot finds out about the board by playing: which squares are next to each other, and which dwarfs are of
    use for a task."""

    def __init__(self) -> None:
        self.near: dict[str, set[str]] = {}
        self.needs: dict[str, str] = {}
        """For a task, the type of dwarf that has power there: `w` or `m`."""

    def look(self, position: dict[str, Any], seat: int, legal: Sequence[str]) -> None:
        """Learn from a decision: where dwarfs may step, and whether those on a task count for it."""
        own = position["colours"][seat]
        for option in legal:
            if option.startswith("step step_dwarf"):
                dwarf, to = option.split()[3::2]
                self.near.setdefault(square_of(position, dwarf), set()).add(to)
        for card, task in position["tasks"].items():
            kinds = {dwarf.split("-")[1][0] for dwarf in at(position, own, square_of_task(position, card))}
            if len(kinds) == 1 and card not in self.needs:
                kind = kinds.pop()
                self.needs[card] = kind if own in task["power"] else "wm".replace(kind, "")

    def ways(self, position: dict[str, Any], seat: int, kind: str) -> dict[str, int]:
        """How far it is from each square to the nearest task that the seat does not hold, for a dwarf of this type."""
        own, tasks = position["colours"][seat], position["tasks"]
        cards = [card for _, cards in open_quests(position) for card in cards]
        wanted = [c for c in cards if tasks.get(c, {}).get("holder") != own and self.needs.get(c, kind) == kind]
        far = dict.fromkeys((square_of_task(position, card) for card in wanted), 0)
        front = list(far)
        for square in front:  # it grows while it is gone through
            for to in self.near.get(square, ()):
                if to not in far:
                    far[to] = far[square] + 1
                    front.append(to)
        return far


def words_of(option: str, position: dict[str, Any], seat: int, ways: dict[str, dict[str, int]]) -> list[str]:
    """What an option does, in words: its step and its things, and whether a dwarf goes to a task or leaves one."""
    step, *things = option.split()[1::2] or [option]
    if step != "step_dwarf":
        return [step, *(re.sub(r"\w+-([wm])\d", r"\1", thing) for thing in things)]
    dwarf, to = things
    own, kind = dwarf.split("-")[0], dwarf.split("-")[1][0]
    square, far = square_of(position, dwarf), ways[kind]
    words = [step]
    before, after = far.get(square, 99), far.get(to, 99)
    if after == 0:
        words.append("to a task")
    words.append("nearer to a task" if after < before else "further from a task" if after > before else "as far")
    if any(t["holder"] == own and square_of_task(position, card) == square for card, t in position["tasks"].items()):
        alone = len(at(position, own, square)) == 1
        words.append("alone leaves a task" if alone else "leaves a task to others")
    return words


def square_of(position: dict[str, Any], dwarf: str) -> str:
    """Where a dwarf stands."""
    stands = position["dwarfs"][dwarf]
    return str(stands if isinstance(stands, str) else stands["at"])


def square_of_task(position: dict[str, Any], card: str) -> str:
    """Where a task is done: `task-green-06` on `ruins-06`."""
    return f"{position['board']}-{card[-2:]}"


def at(position: dict[str, Any], own: str, square: str) -> list[str]:
    """Your own dwarfs on a square."""
    return [dwarf for dwarf in position["dwarfs"] if dwarf.startswith(own) and square_of(position, dwarf) == square]


def open_quests(position: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The quests on the board, each with its cards."""
    return [(quest, cards) for quest, cards in position["quests"]["open"].items() if cards]


def holding(position: dict[str, Any], seat: int) -> float:
    """The shares of the open quests that the seat holds."""
    own, tasks = position["colours"][seat], position["tasks"]
    shares = 0.0
    for _, cards in open_quests(position):
        shares += sum(tasks.get(card, {}).get("holder") == own for card in cards) / len(cards)
    return HOLDING * shares


class Index:
    """Numbers for words, given when they are first met. Number 0 is for all that have none."""

    def __init__(self, size: int, words: Sequence[str] = ()) -> None:
        self.size = size
        self.numbers = {word: number for number, word in enumerate(words, start=1)}

    def of(self, words: list[str], learning: bool) -> list[int]:
        """The numbers of these words. While it is learning, new ones get theirs as long as there are places."""
        for word in words:
            if learning and word not in self.numbers and len(self.numbers) < self.size - 1:
                self.numbers[word] = len(self.numbers) + 1
        return [self.numbers.get(word, 0) for word in words]


class Seen:
    """A decision as the policy sees it: facts, and the words of every option."""

    def __init__(self, policy: "Policy", position: dict[str, Any], seat: int, legal: list[str]) -> None:
        self.facts = numpy.zeros(FACTS, numpy.float32)
        self.facts[policy.facts.of(facts_of(position, seat), policy.learning)] = 1
        self.words = numpy.full((len(legal), MOST), WORDS)
        if policy.learning:
            policy.chart.look(position, seat, legal)
        ways = {kind: policy.chart.ways(position, seat, kind) for kind in "wm"}
        for place, option in enumerate(legal):
            numbers = policy.words.of(words_of(option, position, seat, ways), policy.learning)[:MOST]
            self.words[place, : len(numbers)] = numbers


# --- what it learns ---------------------------------------------------------------------------------------------------


class Policy:
    """A weight for each fact with each word, for the options, and one for each fact, for the worth of a position."""

    def __init__(self) -> None:
        self.facts, self.words, self.chart = Index(FACTS), Index(WORDS), Chart()
        self.learning = False
        self.weights = {
            "option": numpy.zeros((FACTS, WORDS + 1), numpy.float32),  # the last column fills up short options
            "worth": numpy.zeros(FACTS, numpy.float32),
        }
        self._mean = {name: numpy.zeros_like(each) for name, each in self.weights.items()}
        self._square = {name: numpy.zeros_like(each) for name, each in self.weights.items()}
        self._lessons = 0

    def chances(self, seen: Sequence[Seen]) -> tuple[Floats, NDArray[numpy.int64], NDArray[numpy.int64], Floats]:
        """For several decisions: the chance of every option of all of them in a row, to which decision each belongs,
        where the options of each begin, and what each position is worth."""
        facts = numpy.stack([each.facts for each in seen])
        numbers = [len(each.words) for each in seen]
        of = numpy.repeat(numpy.arange(len(seen)), numbers)
        begin = numpy.cumsum([0, *numbers[:-1]])
        words = numpy.concatenate([each.words for each in seen])
        scores = (facts @ self.weights["option"])[of[:, None], words].sum(1)
        chances = numpy.exp(scores - numpy.maximum.reduceat(scores, begin)[of])
        return chances / numpy.add.reduceat(chances, begin)[of], of, begin, facts @ self.weights["worth"]

    def learn(self, seen: Sequence[Seen], chosen: Any, before: Any, gains: Any, returns: Any) -> None:
        """One step of PPO: make what brought more than expected more likely, but not by more than CLIP at once."""
        chances, of, begin, worth = self.chances(seen)
        logs, picked = numpy.log(chances + 1e-9), begin + chosen
        ratio = numpy.exp(logs[picked] - before)
        inside = numpy.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = -gains * ratio * inside / len(seen)
        spread = -numpy.add.reduceat(chances * logs, begin)
        slope = -chances * pull[of] + ENTROPY / len(seen) * chances * (logs + spread[of])
        slope[picked] += pull
        facts = numpy.stack([each.facts for each in seen])
        words = numpy.concatenate([each.words for each in seen])
        by_word = numpy.zeros((len(seen), WORDS + 1), numpy.float32)
        numpy.add.at(by_word, (of[:, None], words), slope[:, None].astype(numpy.float32))
        by_word[:, WORDS] = 0
        self._descend({"option": facts.T @ by_word, "worth": facts.T @ ((worth - returns) / len(seen))})

    def _descend(self, slopes: dict[str, Any]) -> None:
        """A step of Adam."""
        self._lessons += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope * slope - self._square[name])
            mean_ = self._mean[name] / (1 - 0.9**self._lessons)
            square = self._square[name] / (1 - 0.999**self._lessons)
            self.weights[name] -= RATE * mean_ / (numpy.sqrt(square) + 1e-8)

    def save(self, path: Path) -> None:
        """Write all that was learnt to a file."""
        numpy.savez(
            path,
            facts=list(self.facts.numbers),
            words=list(self.words.numbers),
            near=[(square, to) for square, others in self.chart.near.items() for to in sorted(others)],
            needs=list(self.chart.needs.items()),
            option=self.weights["option"],
            worth=self.weights["worth"],
        )

    @classmethod
    def load(cls, path: Path) -> "Policy":
        """What was written to a file."""
        found = cls()
        with numpy.load(path) as learnt:
            found.facts, found.words = Index(FACTS, learnt["facts"].tolist()), Index(WORDS, learnt["words"].tolist())
            found.weights = {name: learnt[name] for name in found.weights}
            found.chart.needs = dict(learnt["needs"].tolist())
            for square, to in learnt["near"].tolist():
                found.chart.near.setdefault(square, set()).add(to)
        return found


# --- how it learns ----------------------------------------------------------------------------------------------------


class Game:
    """One of the games that are played side by side."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.env = SeatEnv("xorlosch", ["random"], settings=SETTINGS, observation="none", rewards="gains")
        self.cards: list[float] = []
        """The cards won in each game that is over."""
        self._begin(seed)

    def _begin(self, seed: int | None = None) -> None:
        self.env.reset(seed=seed)
        self.won = 0.0
        self._look()

    def _look(self) -> None:
        env = self.env.unwrapped_env
        self.position = env.describe("seat_0")
        self.seen = Seen(self.policy, self.position, 0, env.legal())

    def step(self, action: int) -> tuple[float, bool]:
        """Act; the reward, and whether the game is over. Then another begins."""
        _, gain, ended, stopped, _ = self.env.step(action)
        self.won += gain
        if ended or stopped:
            self.cards.append(self.won)
            self._begin()
            return gain, True
        before = self.position["round"]
        self._look()
        bonus = holding(self.position, 0) if self.position["round"] > before else 0.0
        return gain + bonus, False


def train(steps: int, minutes: float, seed: int = 1) -> Policy:
    """Learn for this number of steps, or as long as there is time."""
    chance, policy, began = numpy.random.default_rng(seed), Policy(), time.monotonic()
    policy.learning = True
    games = [Game(policy, seed * 1000 + number) for number in range(GAMES)]
    for lesson in range(1, max(1, steps // (GAMES * ROLLOUT)) + 1):
        seen, chosen, before, worth, rewards, over = [], [], [], [], [], []
        for _ in range(ROLLOUT):
            now = [game.seen for game in games]
            chances, _, begin, value = policy.chances(now)
            picks = numpy.array([drawn(chance, some) for some in numpy.split(chances, begin[1:])])
            results = [game.step(int(pick)) for game, pick in zip(games, picks, strict=True)]
            seen += now
            chosen.append(picks)
            before.append(numpy.log(chances[begin + picks] + 1e-9))
            worth.append(value)
            rewards.append([reward for reward, _ in results])
            over.append([ended for _, ended in results])
        gains, returns = advantages(
            numpy.array(rewards), numpy.array(over), worth, policy.chances([g.seen for g in games])[3]
        )
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        actions, logs = numpy.concatenate(chosen), numpy.concatenate(before)
        for _ in range(EPOCHS):
            for some in numpy.split(chance.permutation(len(seen)), len(seen) // BATCH):
                policy.learn([seen[place] for place in some], actions[some], logs[some], gains[some], returns[some])
        cards = [won for game in games for won in game.cards]
        if lesson % 5 == 0 and cards:
            took = f"{time.monotonic() - began:.0f} s, {time.process_time():.0f} s of CPU time"
            print(f"{lesson * GAMES * ROLLOUT:7} steps, {took}: {told(mean(cards))} cards a game", flush=True)
            for game in games:
                game.cards.clear()
        if time.monotonic() - began > minutes * 60:
            break
    policy.learning = False
    return policy


def drawn(chance: numpy.random.Generator, chances: Floats) -> int:
    """One of the options, as likely as it should be."""
    return min(int(numpy.searchsorted(numpy.cumsum(chances), chance.random())), len(chances) - 1)


def advantages(rewards: Any, over: Any, worth: list[Floats], last: Floats) -> tuple[Floats, Floats]:
    """How much better than expected every step turned out (generalized advantages), and what was to be expected."""
    found, trace, following = [], numpy.zeros(GAMES), last
    for reward, ended, value in zip(rewards[::-1], over[::-1], worth[::-1], strict=True):
        trace = reward + DISCOUNT * following * ~ended - value + DISCOUNT * TRACE * trace * ~ended
        found.append(trace)
        following = value
    gains = numpy.concatenate(found[::-1]).astype(numpy.float32)
    return gains, gains + numpy.concatenate(worth)


# --- how it plays -----------------------------------------------------------------------------------------------------


class Pupil(AgentBot):
    """The bot that was trained."""

    games: ClassVar[tuple[str, ...]] = ("xorlosch",)
    shown: ClassVar[Shown] = "none"
    learnt: ClassVar[Policy | None] = None
    """What it has learnt; if this is None, it is read from a file."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self.policy = self.learnt or Policy.load(LEARNT)
        self.chance = numpy.random.default_rng(self.random.randrange(2**32))

    def act(self, observation: Observation) -> int:
        """An action, as likely as it was taught."""
        seen = Seen(self.policy, self.view.describe(), self.view.seat, self.legal())
        return drawn(self.chance, self.policy.chances([seen])[0])


def told(figure: Interval) -> str:
    """A figure with its interval."""
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def tried(policy: Policy, games: int) -> None:
    """Let it play against random bots, and print how it went."""
    Pupil.learnt = policy
    records = list(lanterne.records("xorlosch", [Pupil, "random"], games, settings=SETTINGS))
    cards = [[float(record.seats[seat]["points"] or 0) for record in records] for seat in (0, 1)]
    more = share(sum(mine > other for mine, other in zip(*cards, strict=True)), games)
    print(f"  cards a game: {told(mean(cards[0]))}, a random opponent {told(mean(cards[1]))}")
    print(f"  more cards than the opponent in {more.value:.0%} ({more.low:.0%} to {more.high:.0%}) of {games} games")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=100, help="games to try it in, before and after")
    parser.add_argument("--out", type=Path, default=LEARNT)
    asked = parser.parse_args()
    print("untrained:")
    tried(Policy(), asked.games)
    trained = train(asked.steps, asked.minutes)
    print("trained:")
    tried(trained, asked.games)
    trained.save(asked.out)
    print(f"{asked.out} has what it learnt")
