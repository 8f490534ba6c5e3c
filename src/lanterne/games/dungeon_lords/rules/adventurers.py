"""Phase 5: the season's adventurers go to the lords, the weakest to the least evil."""

from lanterne.engine import NUMBER, SEATS, Event, law, step
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS, WARRIOR
from lanterne.games.dungeon_lords.rules.evil import by_evil
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    DUMMY_COUNTER,
    NONE,
    Game,
    Hero,
    State,
    is_paladin,
    put,
)

ADVENTURER_JOINS = Event("adventurer-joins", "DL-ADV-3", adventurer=ADVENTURER_IDS, seat=SEATS, place=NUMBER)
WARRIOR_LEADS = Event("warrior-leads", "DL-ADV-4", adventurer=ADVENTURER_IDS, seat=SEATS)
GOES_TO_DUMMY = Event("goes-to-dummy", "DL-NPC-10", adventurer=ADVENTURER_IDS)
HEROES_CONFUSED = Event("heroes-confused", "DL-SEV-8")


@law("DL-ADV-1", "DL-ADV-2", "DL-NPC-10")
def dealt_in_order(s: State) -> tuple[int, ...]:
    """Who gets an adventurer, the least evil first. In a game of two the dummies' counter gets one like a third lord.
    It counts as more evil than a lord it is tied with."""
    order = by_evil(s)
    if s.dummy_evil == NONE:
        return order
    below = sum(s.lords[seat].evil <= s.dummy_evil for seat in order)
    return (*order[:below], DUMMY_COUNTER, *order[below:])


@law("DL-SEV-8")
def weakest_first(s: State) -> tuple[int, ...]:
    """The season's adventurers in the order in which they are dealt. Confused Heroes reverses it."""
    coming = s.coming[s.season]
    return coming[::-1] if s.confused else coming


@law("DL-ADV-3", "DL-ADV-4", "DL-ADV-5", "DL-ADV-6")
def with_newcomer(party: tuple[Hero, ...], who: int) -> tuple[Hero, ...]:
    """A newcomer joins the end of the line. A warrior goes to the front, ahead of earlier warriors, but behind the
    paladin."""
    place = sum(is_paladin(each.who) for each in party) if ADVENTURERS[who].kind == WARRIOR else len(party)
    return (*party[:place], Hero(who), *party[place:])


@step("DL-ADV-1", "DL-ADV-7", "DL-SUP-5", "DL-NPC-10")
def adventurers_phase(game: Game) -> None:
    """Each lord gets one. The adventurer of the dummies' counter leaves for good."""
    s = game.state
    if s.confused:
        game.say(HEROES_CONFUSED)
    for seat, who in zip(dealt_in_order(s), weakest_first(s), strict=False):
        if seat == DUMMY_COUNTER:
            s.left = (*s.left, who)
            game.say(GOES_TO_DUMMY, who)
            continue
        lord = s.lords[seat]
        party = with_newcomer(lord.party, who)
        put(s, seat, lord._replace(party=party))
        if ADVENTURERS[who].kind == WARRIOR:
            game.say(WARRIOR_LEADS, who, seat)
        else:
            game.say(ADVENTURER_JOINS, who, seat, sum(not is_paladin(each.who) for each in party))
    s.coming = (*s.coming[: s.season], (), *s.coming[s.season + 1 :])
    s.confused = False
