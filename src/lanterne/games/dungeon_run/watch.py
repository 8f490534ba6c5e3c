"""What simulations count in a game of Dungeon Run while it is played: company, the boss, rounds without progress."""

from collections.abc import Mapping, Sequence

from lanterne.engine import Call, EventRecord
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.battle import BATTLE_BEGINS, DUEL_BEGINS, SURPRISE, battle_hero, battle_monster
from lanterne.games.dungeon_run.rules.battle import charge_hero as charge
from lanterne.games.dungeon_run.rules.death import DIES
from lanterne.games.dungeon_run.rules.escape import ESCAPED
from lanterne.games.dungeon_run.rules.fall import FALLS, SOLO_DEATH
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.trade import open_trade
from lanterne.games.dungeon_run.rules.turn import end_turn
from lanterne.games.dungeon_run.state import DEAD, NONE, State, current, monster_at, others_present
from lanterne.manifest import Figure, Watch

STALL = 8
"""After this many rounds without progress a game has stalled."""
COLUMNS = (
    "blows_at_boss",
    "felled_by_boss",
    "fled_from_boss",
    "trades_opened",
    "ambushes",
    "duels",
    "turns_ended_beside_bearer",
)


def progress(s: State) -> tuple[int, ...]:
    """What a game has come to, in figures that never fall of themselves: tiles laid, tokens taken, cards won, treasures
    found, wounds of the boss; in the final phase heroes killed, who has the Stone, and how far they are from home.
    A change of any of them is progress; wounds come and go, and do not count."""
    if s.final:
        away = NONE if s.bearer == NONE else floor(s).distance(s.heroes[s.bearer].tile, ENTRANCE)
        return (sum(hero.condition == DEAD for hero in s.heroes), s.bearer, away)
    boss = next((spot.wounds for spot in s.spots if spot.monster >= FIRST_BOSS), NONE)
    trained = sum(sum(hero.training) for hero in s.heroes)
    won = sum(len(hero.loot) for hero in s.heroes)
    return (len(s.laid), len(s.encounters), len(s.treasures), won, trained, boss)


def is_slain(s: State) -> bool:
    """Whether the boss was revealed and killed."""
    return not s.boss and all(spot.monster < FIRST_BOSS for spot in s.spots)


class Patience:
    """Watches a game for progress; `longest` is the greatest number of rounds without any."""

    def __init__(self) -> None:
        self.longest = 0
        self._seen: set[tuple[int, ...]] = set()
        self._since = 0

    def look(self, s: State) -> None:
        """Note the position; a place where the game has been before is no progress."""
        now = progress(s)
        if now not in self._seen:
            self._seen.add(now)
            self._since = s.round
        self.longest = max(self.longest, s.round - self._since)


class RunWatch(Watch[State]):
    """Counts in one game. Heroes are felled by the boss in a battle with it, in an escape from it, or by its power. An
    ambush is an attack on another hero before the final phase, a duel one in it."""

    def __init__(self, s: State) -> None:
        self._began = s.first
        self._counts = [dict.fromkeys(COLUMNS, 0) for _ in s.heroes]
        self._patience = Patience()
        self._revealed = self._slain = self._taker = NONE
        self._against = NONE
        self._beside: list[int] = []
        self._last = s

    def before(self, s: State, seat: int, answer: Call) -> None:
        """What the answer counts as; against which monsters heroes are."""
        deed = current(s)
        self._against = NONE if deed is None else deed.monster
        self._beside = [monster_at(s, hero.tile) for hero in s.heroes]
        if column := self._deed(s, seat, answer):
            self._counts[seat][column] += 1

    def _deed(self, s: State, seat: int, answer: Call) -> str:
        match answer[0]:
            case open_trade.name:
                return "trades_opened"
            case battle_hero.name | charge.name:
                return "duels" if s.final else "ambushes"
            case battle_monster.name if monster_at(s, s.heroes[seat].tile) >= FIRST_BOSS:
                return "blows_at_boss"
            case end_turn.name if s.final and s.heroes[seat].actions and s.bearer in others_present(s, seat):
                return "turns_ended_beside_bearer"
        return ""

    def after(self, s: State, events: Sequence[EventRecord]) -> None:
        """Who fell to the boss or fled from it, and how far the game has come."""
        for told in events:
            event = told.event
            if event is BATTLE_BEGINS or event is SURPRISE:
                self._against = told.args[1]
            elif event is DUEL_BEGINS:
                self._against = NONE
            elif event in (FALLS, DIES, SOLO_DEATH):
                self._counts[told.args[0]]["felled_by_boss"] += self._against >= FIRST_BOSS
            elif event is ESCAPED:
                self._counts[told.args[0]]["fled_from_boss"] += self._beside[told.args[0]] >= FIRST_BOSS
        self._taker = s.bearer if self._taker == NONE else self._taker
        self._patience.look(s)
        self._revealed = s.round if self._revealed == NONE and not s.boss else self._revealed
        self._slain = s.round if self._slain == NONE and is_slain(s) else self._slain
        self._last = s

    def game(self) -> Mapping[str, Figure]:
        """The boss, the Stone, and the most rounds without progress."""
        s = self._last
        lived = (s.round if self._slain == NONE else self._slain) - self._revealed + 1
        return {
            "boss_met": self._revealed != NONE,
            "boss_rounds": None if self._revealed == NONE else lived,
            "boss_felled_somebody": any(counts["felled_by_boss"] for counts in self._counts),
            "first_taker_won": None if self._taker == NONE else s.winner == self._taker,
            "rounds_without_progress": self._patience.longest,
            "stalled": self._patience.longest >= STALL,
        }

    def seat(self, seat: int) -> Mapping[str, Figure]:
        """What a hero did, and the place in the first round."""
        place = (seat - self._began) % len(self._counts) + 1
        return {"first_round_place": f"place {place}", **self._counts[seat]}
