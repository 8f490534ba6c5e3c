"""The table as one player sees it: how strong the others are at each task, what they could do next, who is a threat."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from lanterne.engine import has
from lanterne.games.xorlosch.bot.paths import BY_FREE, costs_from
from lanterne.games.xorlosch.content.cards import CARD_TYPE, QUEST_MAJORITY
from lanterne.games.xorlosch.content.dwarfs import DIE_TYPE
from lanterne.games.xorlosch.content.rows import BotProfile
from lanterne.games.xorlosch.content.settings import MOVEMENT_BASE
from lanterne.games.xorlosch.rules.favours import favour
from lanterne.games.xorlosch.rules.tasks import power
from lanterne.games.xorlosch.state import TASK_SQUARE, State, colour_of, group, saved

NOWHERE: frozenset[int] = frozenset()
HASTE = 1.5
AMONG_THREE = 2
"""The weights of a profile are those against two rivals."""
MOST_OWED = 3
"""The most favours, or wrongs, that count."""


class Rivals(NamedTuple):
    """What the other players have at a task: the highest power among them, and the seats that have it."""

    power: int
    seats: tuple[int, ...]


class Threat(NamedTuple):
    """What a rival could complete in their next turn: levels by card. The other tasks must be covered by others."""

    seat: int
    levels: tuple[tuple[int, int], ...]
    spare: int
    """Saved levels."""


class Outlook:
    """Facts that do not change during the bot's turn, computed on first use."""

    def __init__(self, state: State, seat: int, profile: BotProfile, stall: int) -> None:
        self.state = state
        self.seat = seat
        self.profile = profile
        self.colour = state.players[seat].colour
        self.square_of = TASK_SQUARE[state.board]
        self.stall = stall
        """Full rounds beyond two in which no quest was completed."""
        self.relief = profile.stall_relief * stall
        self.favours = tuple(owed(state, seat, other, profile) for other in range(len(state.players)))
        """What the bot owes each other player for favours, in cards; less than 0 for a wrong."""
        self.others = tuple(o for o in range(len(state.players)) if o != seat)
        self.weights = rival_weights(state, seat, profile)
        ahead = all(len(state.players[o].won) <= len(state.players[seat].won) for o in self.others)
        self.haste = HASTE if state.short_game and ahead else 1.0
        """How much more a dragon quest is worth to a player who wants the game to end."""
        self.leader = max(self.others, key=lambda other: len(state.players[other].won))
        share = 2.0 if len(state.players) == 2 else 1.0
        self.fear = tuple(profile.denial * share if other != seat else 0.0 for other in range(len(state.players)))
        """How much a card counts if a rival is about to win it."""
        self._rivals: dict[int, Rivals] = {}
        self._threats: dict[tuple[int, ...], tuple[Threat, ...]] = {}
        self._shares: dict[tuple[int, ...], tuple[int, list[float], list[bool]]] = {}
        self._others_weights: dict[int, tuple[float, ...]] = {}
        self.postings: dict[tuple[object, ...], Any] = {}
        """Cache of `plans`."""
        self.alternatives: dict[tuple[int, tuple[int, ...]], float] = {}
        """Cache of `bargaining`."""
        self._ways: dict[tuple[int, int, int, bool], Sequence[int]] = {}
        self._slow: dict[int, frozenset[int]] = {}

    def rivals(self, card: int) -> Rivals:
        """The strongest other players at a task, of an open or a waiting quest."""
        found = self._rivals.get(card)
        if found is None:
            powers = [(power(self.state, other, card), other) for other in self.others]
            most = max(powers)[0]
            found = Rivals(most, tuple(other for strength, other in powers if strength == most) if most else ())
            self._rivals[card] = found
        return found

    def shares(self, cards: tuple[int, ...]) -> tuple[int, list[float], list[bool]]:
        """The tasks that others cover, as a bit mask; and for every bit mask of the bot's tasks, the utility of the
        share if the strongest others get the rest, and whether they would probably agree."""
        found = self._shares.get(cards)
        if found is None:
            covered, values = 0, [0.0]
            gains = [(0,) * len(self.weights)]
            for place, card in enumerate(cards):
                seats = self.rivals(card).seats
                covered |= bool(seats) << place
                rival = min(seats, key=lambda seat: self.weights[seat], default=self.seat)
                hurt = self.weights[rival]
                values = [value - hurt for value in values] + [value + 1.0 for value in values]
                gains = [_one_more(share, rival) for share in gains] + gains
            consent = [all(self.is_content(other, share) for other in self.others if share[other]) for share in gains]
            found = self._shares[cards] = (covered, values, consent)
        return found

    def is_content(self, other: int, share: Sequence[int]) -> bool:
        """Whether the cards of a share alone would make another player agree, judged by the bot's own character. (They
        may still hope for more.)"""
        if other not in self._others_weights:
            self._others_weights[other] = rival_weights(self.state, other, self.profile)
        weights = self._others_weights[other]
        hurt = sum(weight * gain for weight, gain in zip(weights, share, strict=True))
        return share[other] - hurt >= self.profile.agree_threshold - self.relief

    def slow(self, level: int) -> frozenset[int]:
        """The squares on which a dwarf of this level owes respect (XOR-RES-1, XOR-RES-10)."""
        found = self._slow.get(level)
        if found is None:
            s = self.state
            found = self._slow[level] = frozenset(
                s.where[die]
                for die, strength in enumerate(s.level)
                if colour_of(die) != self.colour and (strength > level or (strength and has(s.potions, die)))
            )
        return found

    def costs(self, square: int, level: int, owed: int, boots: bool) -> Sequence[int]:
        """What a dwarf of this level pays from the square to every other; level 0 owes no respect."""
        key = (square, level, owed, boots)
        found = self._ways.get(key)
        if found is None:
            slow = self.slow(level) if level else NOWHERE
            found = self._ways[key] = costs_from(square, owed, slow, boots)
        return found

    def threats(self, quest: int, cards: tuple[int, ...]) -> tuple[Threat, ...]:
        """The majorities that rivals could reach in their next turns by walking alone."""
        found = self._threats.get(cards)
        if found is None:
            found = self._threats[cards] = tuple(
                threat for other in self.others for threat in self._threats_of(other, quest, cards)
            )
        return found

    def _threats_of(self, other: int, quest: int, cards: tuple[int, ...]) -> list[Threat]:
        s = self.state
        dwarfs = group(s, other)
        points = MOVEMENT_BASE - len(dwarfs)
        walks: list[tuple[int, int, tuple[tuple[int, int], ...]]] = [(0, 0, ())]
        for card in cards:
            square, kind = self.square_of[card], CARD_TYPE[card]
            more = []
            for die in dwarfs:
                if DIE_TYPE[die] == kind and (far := BY_FREE[s.where[die]][square]) <= points:
                    more += [
                        (used | 1 << die, cost + far, (*levels, (card, s.level[die])))
                        for used, cost, levels in walks
                        if not has(used, die) and cost + far <= points
                    ]
            walks += more
        spare = saved(s, other)
        return [Threat(other, levels, spare) for _, _, levels in walks if len(levels) >= QUEST_MAJORITY[quest]]


def _one_more(share: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*share[:seat], share[seat] + 1, *share[seat + 1 :])


def owed(state: State, seat: int, other: int, profile: BotProfile) -> float:
    """What the seat owes another player for favours, by the ledger: what they have done for it, less what it has done
    for them."""
    theirs, own = favour(state, other, seat), favour(state, seat, other)
    kept = 2 * theirs.hurt if profile.grudge else theirs.hurt + own.helped - own.hurt
    balance = theirs.helped - kept
    return profile.favour * max(-MOST_OWED, min(MOST_OWED, balance))


def rival_weights(state: State, seat: int, profile: BotProfile) -> tuple[float, ...]:
    """How much a card of each other player hurts, in the bot's cards: more, the further ahead that player is; less, the
    more rivals there are to beat. With two players, a card for the other is a card lost."""
    players = state.players
    if len(players) == 2:
        return (0.0, 1.0) if seat == 0 else (1.0, 0.0)
    own, share = len(players[seat].won), profile.rival_weight * AMONG_THREE / (len(players) - 1)
    return tuple(
        0.0 if other == seat else share * (1 + min(1.0, max(-0.5, (len(player.won) - own) / 6)))
        for other, player in enumerate(players)
    )
