"""What was agreed on before a game: the game, its settings, who sits where, and how the table is run."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from lanterne.api.bots import bot
from lanterne.engine import Seat
from lanterne.pack_checks import sound
from lanterne.packs import PackError, base, packs_in
from lanterne.registry import box, usual_bot
from lanterne.words import Words, words_for

PACES = (0, 250, 500, 1000, 2000)
"""Milliseconds between two moves of bots."""
LONGEST_QUIET = 30 * 86_400


PlanKind: TypeAlias = Literal["me", "here", "friend", "bot"]
"""Who sits at a seat: "me" (the host), "here" (somebody else at the host's device), "friend" (by link) or "bot"."""


class PlanSeat(msgspec.Struct, frozen=True, omit_defaults=True, rename={"preferences": "wishes"}):
    """A seat before the game. The `name` of a friend is empty until somebody comes. `preferences`: what the seat chose
    in advance, by step (see `lanterne.engine.box.Seats`). The database calls them `wishes`."""

    kind: PlanKind
    name: str = ""
    bot: str = ""
    preferences: dict[str, str] = {}


class TablePlan(msgspec.Struct, frozen=True, omit_defaults=True, rename={"settings": "options"}):
    """What was agreed on. `game` is a full name: with its packs and the hashes of their contents. `pace` is in
    milliseconds, `quiet` in seconds (0: never). `lesson` names the lesson this table follows. `imported`: its log was
    uploaded, and it can only be looked at. `shared`: somebody other than the host has sat here. `ready`: the host wants
    to play at once, and the set-up is answered for them as the game suggests. `eased`: habits are on for everybody who
    has not turned them off. `drawing`: the id of the workshop's table whose quest is tried here. `called`: what the
    host calls the table, "" for the game's title. `put_away`: the ids of those who do not want to see it among their
    tables. The database calls the settings `options`."""

    game: str
    settings: dict[str, str | int | None]
    seats: tuple[PlanSeat, ...]
    pace: int = 500
    quiet: int = 0
    curtain: bool = False
    lesson: str = ""
    imported: bool = False
    shared: bool = False
    ready: bool = False
    eased: bool = False
    drawing: str = ""
    called: str = ""
    put_away: tuple[str, ...] = ()

    def check(self, outside_bots: bool = False) -> None:
        """Raises ValueError with a sentence for the first thing that is not valid. `outside_bots`: those of installed
        packages may play too."""
        found = box(sound(self.game))
        found.full_settings(self.settings)
        found.check_seats(len(self.seats), self.settings)
        for seat in self.seats:
            if seat.kind == "bot":
                bot(self.game, seat.bot, outside_bots, by_module=False)
        if all(seat.kind == "bot" for seat in self.seats):
            raise ValueError("at least one seat must be a person's")
        self.check_running()

    def check_running(self) -> None:
        """The same for what the host may change during a game."""
        if self.pace not in PACES:
            raise ValueError(f"bots move every {', '.join(map(str, PACES))} milliseconds, not every {self.pace}")
        if not 0 <= self.quiet <= LONGEST_QUIET:
            raise ValueError(f"a seat may be quiet for 0 to {LONGEST_QUIET} seconds")


def words_of(plan: TablePlan, language: str) -> Words:
    """The words of the game, without those of its packs if they are gone."""
    try:
        return words_for(box(plan.game), language)
    except PackError:
        return words_for(box(base(plan.game)), language)


def title_of(plan: TablePlan, language: str) -> str:
    """The name of the game and of its packs; those that are gone have the names of their folders."""
    words = words_of(plan, language)
    gone = packs_in(plan.game) if base(words.box.name) == words.box.name else ()
    return " + ".join((words.title, *gone))


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the name of the ending, and the place of each seat."""

    ending: str
    places: tuple[int, ...]


def with_seat(plan: TablePlan, seat: int, planned: PlanSeat) -> TablePlan:
    """The plan with this seat replaced."""
    return msgspec.structs.replace(plan, seats=(*plan.seats[:seat], planned, *plan.seats[seat + 1 :]))


def substitute(game: str) -> str:
    """The bot that takes a free seat: the game's own first one, or else a random one."""
    return usual_bot(game)


def players_of(plan: TablePlan) -> list[Seat]:
    """Who sits at the table; a friend who has not come is replaced by a bot. People are told apart by name, and the
    knowledge of seats with the same name adds up. So only the host's seats may share a name."""
    taken = [seat.name for seat in plan.seats if seat.kind == "me"]
    seats: list[Seat] = []
    for place, planned in enumerate(plan.seats):
        bot = planned.bot or ("" if planned.name else substitute(plan.game))
        if planned.kind == "me" and not bot:
            seats.append(Seat(planned.name))
            continue
        seats.append(Seat(unlike(f"{bot} {place + 1}" if bot else planned.name, taken), bot))
        taken.append(seats[-1].person)
    return seats


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody else has it already."""
    number, own = 2, name
    while own in others:
        own = f"{name} {number}"
        number += 1
    return own
