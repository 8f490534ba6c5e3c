"""What warriors do together: choose who carries a thing (WQ-D-06), do a part each, reach a total (WQ-OBJ-16)."""

from lanterne.engine import NUMBER, Call, Choice, Event, Offer, Refusal, ask, decision, has, law, part, sealed, step
from lanterne.engine.choice import Predicate
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES, NOBODY
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dungeon import inside, is_conscious
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, goal_reached
from lanterne.games.warhammer_quest.rules.gear import gain
from lanterne.games.warhammer_quest.rules.plot import is_his_part_over, whose_part
from lanterne.games.warhammer_quest.state import GONE, ITEMS, WEBBED, CardRow, Game, Item, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

BEARER_NAMED = Event("bearer-named", "WQ-OBJ-15", warrior=WARRIOR_IDS, bearer=WARRIOR_IDS, item=ITEMS)
BEARS = Event("bears", "WQ-OBJ-15", warrior=WARRIOR_IDS, item=ITEMS)
BEYOND_THEIR_STRENGTH = Event("beyond-their-strength", "WQ-OBJ-16", most=NUMBER, needed=NUMBER)

DONE_ALREADY = Refusal("done-already", "WQ-OBJ-15")

HOPELESS = "hopeless"
"""In `State.flags` once the party has been told that it can no longer reach its total."""


# --- the bearer (WQ-D-06) ---------------------------------------------------------------------------------------------


@step("WQ-OBJ-15")
def find_bearer(game: Game, item: Item) -> None:
    """Before setting out, one warrior is given the thing to carry; a lone warrior simply takes it."""
    s = game.state
    if len(s.party) == 1:
        entrust(game, s.party[0], item)
    else:
        game.then(choose_bearer(item))


def entrust(game: Game, warrior: int, item: int) -> None:
    """A warrior carries it from now on. If they die, another can take it over (WQ-DTH-3)."""
    game.say(BEARS, warrior, item)
    gain(game, warrior, item)


@step("WQ-OBJ-15")
def name_bearer(game: Game, warrior: Warrior) -> None:
    """A proposal, revealed when all have answered."""


def possible_bearers(s: State, seat: int, item: int) -> list[tuple[int]]:
    """Any warrior of the party."""
    return [(warrior,) for warrior in s.party]


BEARERS = (Offer(name_bearer, possible_bearers),)


@decision("WQ-OBJ-15")
def choose_bearer(game: Game, item: Item) -> Choice:
    """Who carries it? Each player names a warrior."""
    return sealed(tuple(range(len(game.state.party))), bearers_named(item), BEARERS, item)


@step("WQ-OBJ-15")
def bearers_named(game: Game, item: Item) -> None:
    """If all name the same warrior, that one carries it; otherwise the leader decides, knowing the proposals."""
    s = game.state
    named = {warrior: game.sealed(seat)[1] for seat, warrior in enumerate(s.party)}
    for warrior, bearer in named.items():
        game.say(BEARER_NAMED, warrior, bearer, item)
    if len(set(named.values())) == 1:
        entrust(game, named[s.leader], item)
    else:
        game.then(leader_names_bearer(item))


@step("WQ-OBJ-15")
def give_to_bearer(game: Game, warrior: Warrior, item: Item) -> None:
    """The leader's word."""
    entrust(game, warrior, item)


def all_with_thing(s: State, seat: int, item: int) -> list[tuple[int, int]]:
    """Any warrior of the party, with the thing."""
    return [(warrior, item) for warrior in s.party]


LEADERS_WORD = (Offer(give_to_bearer, all_with_thing),)


@decision("WQ-OBJ-15")
def leader_names_bearer(game: Game, item: Item) -> Choice:
    """The players do not agree: whom does the leader choose?"""
    s = game.state
    return ask(s.warriors[s.leader].seat, LEADERS_WORD, item)


# --- the part of each -------------------------------------------------------------------------------------------------


@law("WQ-OBJ-15")
def did_his_part(s: State, seat: int) -> Refusal | None:
    """Once for each warrior."""
    return DONE_ALREADY if has(s.tried, s.active) else None


def does_his_part(s: State, warrior: int) -> None:
    """Note that a warrior has done their part."""
    s.tried |= 1 << warrior


@law("WQ-OBJ-15", "WQ-OBJ-17")
def all_did_their_part(s: State) -> bool:
    """Whether every living warrior in the dungeon has; false if none is left."""
    party = inside(s)
    return bool(party) and all(has(s.tried, warrior) for warrior in party)


# --- acts that cost nothing -------------------------------------------------------------------------------------------


def after_moving(game: Game, resolution: Call) -> None:
    """Declare an act that costs nothing but ends the movement, then do it."""
    game.then(ahead.stop_moving(), resolution)


@law("WQ-OBJ-15")
def still_open(s: State, requirements: tuple[Predicate, ...]) -> bool:
    """Whether such an act can still be done after others have used their cards."""
    row = s.warriors[s.active]
    return (
        is_conscious(row)
        and not row.conditions & WEBBED
        and all(requirement(s, row.seat) is None for requirement in requirements)
    )


# --- a total to reach -------------------------------------------------------------------------------------------------


@law("WQ-OBJ-16")
def threshold(s: State) -> int:
    """The total that the party must reach. It depends on how many warriors set out, and does not fall when some die."""
    return ADVENTURES[s.adventure].thresholds[len(s.party) - 1]


@part("WQ-OBJ-16")
def tell_if_hopeless(game: Game, most: int) -> None:
    """If the living can no longer reach the total, tell them so, once."""
    s = game.state
    if 0 < most < threshold(s) and HOPELESS not in s.flags:
        s.flags += (HOPELESS,)
        game.say(BEYOND_THEIR_STRENGTH, most, threshold(s))


# --- what several adventures have in common (WQ-OBJ) ------------------------------------------------------------------

TAKES_PART = Event("takes-part", "WQ-OBJ-7", warrior=WARRIOR_IDS, required=WARRIOR_IDS)
OBJECT_GIVEN = Event("object-given", "WQ-OBJ-15", warrior=WARRIOR_IDS, item=ITEMS)


def give(game: Game, warrior: int, item: int) -> None:
    """A warrior gets an object of the adventure."""
    game.state.cards.append(CardRow(item, warrior))
    game.say(OBJECT_GIVEN, warrior, item)


@step("WQ-OBJ-7", "WQ-OBJ-15")
def adventure_begins(game: Game) -> None:
    """If the warrior whom the chosen adventure cannot do without does not play, the leader takes that part. Then the
    objects of the adventure are handed out."""
    s = game.state
    adventure = ADVENTURES[s.adventure]
    if adventure.required != NOBODY and adventure.required not in s.party:
        s.kin = s.leader
        game.say(TAKES_PART, s.leader, adventure.required)
    for item, to in adventure.objects:
        if to == "required":
            give(game, whose_part(s), item)
        elif to == "each_warrior":
            for warrior in s.party:
                give(game, warrior, item)


@step("WQ-OBJ-7", "WQ-OBJ-10", "WQ-OBJ-17")
def his_part_may_be_over(game: Game) -> None:
    """The death of the warrior whom the adventure cannot do without fails it."""
    if is_his_part_over(game.state):
        game.then(adventure_failed())


@step("WQ-OBJ-9", "WQ-OBJ-17")
def guardians_may_be_dead(game: Game) -> None:
    """The goal is reached once the guardians have come and gone."""
    if game.state.guarded == GONE:
        game.then(goal_reached())
