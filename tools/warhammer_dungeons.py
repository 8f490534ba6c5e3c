"""Lay random dungeons of Warhammer Quest, check their layout, and print how often a party is cut off.

    .local/dev/bin/python -m tools.warhammer_dungeons --dungeons 10000 --workers 2

A lone leader goes from one unexplored doorway to the next until reaching the objective room. All choices are random
among those the rules offer; in the last row the leader takes the suggested placements. Events come as in the game, in
every new dungeon room and when a turn's die shows 1, but only cave-ins have an effect: a fight just costs FIGHT turns
per monster card, and the leader always escapes a collapse. The same arguments give the same table.
"""

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from lanterne.engine import Box, Call, Choice, Game, Offer, Play, Positions, SearchDice, Seats, ask, decision, step
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import CAVE_IN, EVENTS
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.position import sit
from lanterne.games.warhammer_quest.rules import cave_in as cave_ins
from lanterne.games.warhammer_quest.rules import entrance, exploration, laying, portcullis
from lanterne.games.warhammer_quest.rules.cave_in import cave_in, collapses, ignores_cave_in, is_cut_off, within_reach
from lanterne.games.warhammer_quest.rules.dungeon import change, layout, places, section_squares, steps_to, unexplored
from lanterne.games.warhammer_quest.rules.entrance import lay_entrance
from lanterne.games.warhammer_quest.rules.exploration import choose_exploration, exploration_phase, explore
from lanterne.games.warhammer_quest.rules.movement import first_enters
from lanterne.games.warhammer_quest.rules.piles import objective_place, usual_doors
from lanterne.games.warhammer_quest.rules.setup import make_deck
from lanterne.games.warhammer_quest.state import EVENTS as EVENT_IDS
from lanterne.games.warhammer_quest.state import INSIDE, NONE, OUTSIDE, DoorRow, Place, State, place_of
from lanterne.kit.grid import first_of, mask_of, squares_of

MOVES = 4
FIGHT = 3
"""Turns that a fight takes."""
MOST_TURNS = 1000
NO_CAVE_INS, PUBLISHED, DETOUR = MODES = ("none", "published", "detour")


# --- a game of nothing but laying -------------------------------------------------------------------------------------


@step()
def wait(game: Game[State]) -> None:
    """Nothing happens."""


WAITING = (Offer(wait),)


@decision(repeats=True)
def go_on(game: Game[State]) -> Choice:
    """Wait until `Party.do` puts the next step on the agenda."""
    return ask(0, WAITING)


@step()
def settle(game: Game[State]) -> None:
    """There is nothing to settle."""


@step()
def draw_event(game: Game[State], place: Place) -> None:
    """Draw an event card, and those it calls for. When the deck is empty, shuffle the discards."""
    s = game.state
    if not s.events:
        s.events = tuple(game.shuffle(EVENT_IDS, [card for card in s.old_events if card not in s.chain]))
        s.old_events = tuple(card for card in s.old_events if card in s.chain)
        if not s.events:
            return
    card, *rest = s.events
    s.events = tuple(rest)
    s.chain += (card,)
    if card != CAVE_IN:
        s.old_events += (card,)
        s.counter += FIGHT * EVENTS[card].monsters
        another = EVENTS[card].draw_another
        if another != "never" and (another in ("before_fight", "immediately") or game.roll(6) <= 3):
            game.then(draw_event(place))
    elif "no-cave-ins" in s.flags or ignores_cave_in(s, place):
        s.old_events += (card,)
        game.then(draw_event(place))
    else:
        game.then(cave_in(place), escape(place))


@step()
def escape(game: Game[State], place: Place) -> None:
    """Leave a section before its roof comes down, by the one way that is left."""
    s = game.state
    outside = s.doors[s.laid[place].door]
    if outside.beyond == OUTSIDE:
        s.flags += ("left",)
    else:
        change(s, s.leader, square=outside.squares[0])


def _laying_box() -> Box[State]:
    rules = (laying, entrance, exploration, cave_ins, portcullis, sys.modules[__name__])
    return Box(
        "dungeons",
        version=1,
        prefix="WQ",
        play=Play(
            state=State,
            rules=rules,
            settings=BOX.settings,
            setup=BOX.setup,
            endings=("laid",),
            stop="stopped",
            ranking=BOX.ranking,
        ),
        seats=Seats(numbers=range(1, 2), names=BOX.seat_names, minutes=BOX.minutes),
        positions=Positions(sample=BOX.sample, components=BOX.components, arrange=BOX.arrange, describe=BOX.describe),
    )


# --- one dungeon ------------------------------------------------------------------------------------------------------


class Wrong(AssertionError):
    """A dungeon that the rules do not allow."""


class Told(NamedTuple):
    """How a dungeon went."""

    end: str
    sections: int
    apart: int
    turns: int
    fallen: int
    detours: int


class Party:
    """A leader who walks through a dungeon and lays it on the way."""

    def __init__(self, seed: str, mode: str, suggested: bool) -> None:
        self.random = random.Random(seed)
        self.suggested = suggested
        detour = "on" if mode == DETOUR else "off"
        s = BOX.setup(BOX.full_settings({"difficulty": "as-printed", "cave_in_detour": detour}), 1)
        sit(s, ["barbarian"])
        s.agenda = [go_on()]
        s.adventure = self.random.randrange(len(ADVENTURES))
        s.leader = s.party[0]
        s.events = tuple(self.random.sample(range(len(EVENTS)), len(EVENTS)))
        if mode == NO_CAVE_INS:
            s.flags = ("no-cave-ins",)
        self.detours = 0
        self.goal = NONE
        self.checked: tuple[DoorRow, ...] = ()
        self.looked: tuple[DoorRow, ...] = ()
        self.distance: dict[int, int] = {}
        self.game = Game(LAYING, s, SearchDice(seed))
        self.do(make_deck())
        self.do(lay_entrance())
        change(s, s.leader, fate=INSIDE, wounds=10, square=first_of(section_squares(s, 0)))

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def here(self) -> int:
        """The square of the leader."""
        return self.state.warriors[self.state.leader].square

    def do(self, call: Call) -> None:
        """Run a step and all that follows from it. Decisions are answered at random."""
        self.state.agenda.append(call)
        self.game.run()
        while self.game.decision is not go_on:
            self.game.play(0, self._answer())

    def _answer(self) -> Call:
        options = self.game.options(0)
        if self.game.decision is choose_exploration:
            options = [option for option in options if option[0] == explore.name]
        self.detours += self.game.decision is cave_ins.choose_detour
        if self.suggested:
            return options[0]
        if len({option[1:] for option in options}) != len(options):
            raise Wrong(f"two placements look alike: {options}")
        return self.random.choice(options)

    def go(self) -> Told:
        """Lay the dungeon until the leader reaches the objective room, or no longer can."""
        s = self.state
        end = ""
        while not end:
            if s.turn == MOST_TURNS:
                raise Wrong("the leader does not reach an end")
            end = self._turn()
        apart = sum(row.layer != s.laid[s.doors[row.door].section].layer for row in s.laid)
        return Told(end, len(s.laid), apart, s.turn, s.fallen.bit_count(), self.detours)

    def _turn(self) -> str:
        s = self.state
        s.turn += 1
        s.chain = ()
        if self.game.roll(6) == 1:
            self.do(draw_event(place_of(self.here)))
        if s.counter:
            s.counter -= 1
        else:
            self._walk()
        waiting, s.waiting = s.waiting, ()
        for place in waiting:
            if SECTIONS[s.laid[place].section].kind == OBJECTIVE:
                return "found"
            s.chain = ()
            self.do(draw_event(place))
        if not s.counter:
            self.do(exploration_phase())
        self.do(collapses())
        if "left" in s.flags:
            return "left"
        if s.doors is not self.checked:
            self.check()
            if is_cut_off(s) and not (s.agreed.cave_in_detour and s.falling):
                return "cut off"
            self.checked = s.doors
        return ""

    def _walk(self) -> None:
        """Walk a few squares towards the goal."""
        s = self.state
        if s.doors is not self.looked:
            self.distance = self._way()
            self.looked = s.doors
        for _ in range(MOVES if self.distance else 0):
            if not self.distance[self.here]:
                return
            beside = squares_of(layout(s).graph.near[self.here])
            square = min(beside, key=lambda each: self.distance.get(each, MOST_TURNS))
            change(s, s.leader, square=square)
            if not s.entered >> place_of(square) & 1:
                first_enters(s, place_of(square))

    def _way(self) -> dict[int, int]:
        """The distance of each square from the goal: the objective room, or else a doorway with cards."""
        s = self.state
        reached = within_reach(s)
        room = objective_place(s)
        goals = section_squares(s, room) & reached if room != NONE else 0
        if not goals:
            doors = {n: mask_of(door.squares) & reached for n, door in enumerate(s.doors) if unexplored(door)}
            near = [number for number, squares in doors.items() if squares]
            if not near:
                return {}
            self.goal = self.goal if self.goal in near else self.random.choice(near)
            goals = doors[self.goal]
        return steps_to(s, goals)

    def check(self) -> None:
        """Check what must hold for every dungeon. Raises Wrong with a sentence."""
        s = self.state
        taken: dict[tuple[int, int, int], int] = {}
        for number, row in enumerate(s.laid):
            for _, (x, y) in places(number, row):
                if taken.setdefault((row.layer, x, y), number) != number:
                    raise Wrong(f"sections {taken[row.layer, x, y] + 1} and {number + 1} overlap")
        cards = sorted([*s.drawn, *(card for door in s.doors for card in door.pile)])
        whole = list(range(entrance.DECK))
        if cards != whole and (objective_place(s) == NONE or cards != sorted({*cards} & {*whole})):  # WQ-EXP-13
            raise Wrong(f"the cards of the deck are {cards}")
        if len(s.drawn) != len(s.laid):
            raise Wrong("a drawn section has not been laid")
        for number, door in enumerate(s.doors):
            if door.pile and (door.beyond != NONE or SECTIONS[s.laid[door.section].section].kind == OBJECTIVE):
                raise Wrong(f"doorway {number + 1} keeps a pile that has been used")
            if door.beyond >= 0 and s.laid[door.beyond].door != number:
                raise Wrong(f"doorway {number + 1} leads to a section that is joined to another")
        added = 0
        for number in range(len(s.laid)):
            doors = sum(door.section == number for door in s.doors)
            if doors < usual_doors(s, number):
                raise Wrong(f"section {number + 1} lacks an exit")
            added += doors - usual_doors(s, number)
        if added != self.detours:
            raise Wrong(f"{added} doorways were added, with {self.detours} detours")


def lay_dungeon(mode: str, suggested: bool, seed: str) -> Told:
    """Lay one dungeon."""
    return Party(seed, mode, suggested).go()


# --- many -------------------------------------------------------------------------------------------------------------


def line(mode: str, suggested: bool, told: list[Told]) -> str:
    """A line of the table."""
    ends = Counter(each.end for each in told)
    number, sections = len(told), sum(each.sections for each in told)
    apart = sum(each.apart for each in told)
    with_apart = sum(bool(each.apart) for each in told)
    numbers: list[Any] = [
        f"{number:,}",
        f"{sections / number:.1f}",
        f"{apart / (sections - number):.1%}, {with_apart / number:.1%}",
        f"{sum(each.turns for each in told) / number:.0f}",
        f"{sum(bool(each.fallen) for each in told) / number:.1%}",
        f"{sum(bool(each.detours) for each in told) / number:.1%}",
        f"{ends['found'] / number:.1%}",
        f"{ends['cut off'] + ends['left']:,} ({(ends['cut off'] + ends['left']) / number:.1%})",
    ]
    return f"| {mode} | {'suggested' if suggested else 'random'} | " + " | ".join(numbers) + " |"


def main() -> None:
    """Lay dungeons and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dungeons", type=int, default=10_000)
    parser.add_argument("--seed", default="dungeon")
    parser.add_argument("--workers", type=int, default=2)
    asked, start = parser.parse_args(), time.perf_counter()
    print(
        "| cave-ins | placements | dungeons | sections | laid apart: of sections, of dungeons | turns "
        "| with a collapse | with a detour | objective room reached | cut off |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(asked.workers) as pool:
        seeds = [f"{asked.seed}-{number}" for number in range(asked.dungeons)]
        for mode, suggested in (*((mode, False) for mode in MODES), (NO_CAVE_INS, True)):
            told = list(pool.map(partial(lay_dungeon, mode, suggested), seeds, chunksize=50))
            print(line(mode, suggested, told), flush=True)
    print(f"\n{time.perf_counter() - start:.0f} s with {asked.workers} workers.")


LAYING = _laying_box()

if __name__ == "__main__":
    main()
