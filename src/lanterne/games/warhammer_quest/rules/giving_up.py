"""Giving up (WQ-END-5), and the optional flight to the surface (WQ-VAR-6)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Motion, Offer, Refusal, SeatId, decision, law, sealed, step
from lanterne.games.warhammer_quest.content.cards import FIRST_OBJECT, FIRST_TREASURE
from lanterne.games.warhammer_quest.content.tables import ESCAPE
from lanterne.games.warhammer_quest.rules.dungeon import cards_of, change, inside, monsters_in
from lanterne.games.warhammer_quest.rules.ending import GIVEN_UP, game_ends
from lanterne.games.warhammer_quest.rules.gear import lose
from lanterne.games.warhammer_quest.rules.harm import DIED
from lanterne.games.warhammer_quest.rules.windows import has_set_out
from lanterne.games.warhammer_quest.state import (
    DEAD,
    INSIDE,
    ITEMS,
    NONE,
    OUT,
    WARRIORS,
    Game,
    State,
    Warrior,
    place_of,
)
from lanterne.kit.pips import PIPS

GIVING_UP_PROPOSED = Event("giving-up-proposed", "WQ-END-5", seat=SEATS)
VOTED = Event("voted", "WQ-END-5", seat=SEATS, yes=NUMBER)
GAVE_UP = Event("gave-up", "WQ-END-5")
WENT_ON = Event("went-on", "WQ-END-5")
ESCAPE_ROLLED = Event("escape-rolled", "WQ-VAR-6", warrior=WARRIORS, dice=PIPS)
ESCAPE_COST = Event("escape-cost", "WQ-VAR-6", warrior=WARRIORS, gold=NUMBER, number=NUMBER)

NO_LIVING_WARRIOR = Refusal("no-living-warrior", "WQ-END-5")
MONSTERS_AT_LEADER = Refusal("monsters-at-leader", "WQ-END-5")
NO_FAST_ESCAPE = Refusal("no-fast-escape", "WQ-VAR-6")
OVER_ALREADY = Refusal("over-already", "WQ-OBJ-9")


# --- the proposal -----------------------------------------------------------------------------------------------------


@law("WQ-END-5")
def cannot_give_up(s: State, seat: int) -> Refusal | None:
    """A player with a warrior in the dungeon may propose it, unless a monster is in the leader's section."""
    if s.result:
        return OVER_ALREADY
    if seat < 0 or s.party[seat] == NONE or s.warriors[s.party[seat]].fate != INSIDE or s.leader == NONE:
        return NO_LIVING_WARRIOR
    square = s.warriors[s.leader].square
    return MONSTERS_AT_LEADER if square >= 0 and monsters_in(s, place_of(square)) else None


@law("WQ-VAR-6")
def has_fast_escape(s: State) -> bool:
    """Whether the setting allows fast escapes."""
    return s.agreed.fast_escape


@law("WQ-VAR-6")
def cannot_flee(s: State, seat: int) -> Refusal | None:
    """Only with the setting for fast escapes."""
    return cannot_give_up(s, seat) if has_fast_escape(s) else NO_FAST_ESCAPE


def nobody(s: State, seat: int) -> tuple[int, ...]:
    """The proposal itself needs nobody's consent: it is put to the vote."""
    return ()


@step("WQ-END-5")
def give_up(game: Game, seat: SeatId) -> None:
    """The party votes on it."""
    game.say(GIVING_UP_PROPOSED, seat)
    game.then(vote(seat, 0))


@step("WQ-VAR-6")
def flee(game: Game, seat: SeatId) -> None:
    """The party votes on it."""
    game.say(GIVING_UP_PROPOSED, seat)
    game.then(vote(seat, 1))


MOTIONS = (
    Motion(give_up, nobody, cannot_give_up, belongs=has_set_out),
    Motion(flee, nobody, cannot_flee, belongs=lambda s, seat: has_set_out(s, seat) and has_fast_escape(s)),
)


@step("WQ-END-5")
def vote_yes(game: Game) -> None:
    """For it."""


@step("WQ-END-5")
def vote_no(game: Game) -> None:
    """Against it."""


VOTES = (Offer(vote_yes), Offer(vote_no))


@decision("WQ-END-5")
def vote(game: Game, seat: SeatId, fast: int) -> Choice:
    """Does the party give up? All players with a warrior in the dungeon vote at the same time."""
    s = game.state
    voters = tuple(each for each, warrior in enumerate(s.party) if s.warriors[warrior].fate == INSIDE)
    return sealed(voters, count_votes(seat, fast), VOTES, seat, fast, default=vote_no())


@step("WQ-END-5", "WQ-VAR-6")
def count_votes(game: Game, seat: SeatId, fast: int) -> None:
    """The majority decides, and the leader breaks ties."""
    s = game.state
    ayes = noes = 0
    leader_for = False
    for each, warrior in enumerate(s.party):
        if s.warriors[warrior].fate != INSIDE:
            continue
        yes = game.sealed(each) == vote_yes()
        game.say(VOTED, each, int(yes))
        ayes, noes = ayes + yes, noes + (not yes)
        leader_for |= yes and warrior == s.leader
    if ayes < noes or (ayes == noes and not leader_for):
        game.say(WENT_ON)
        return
    game.say(GAVE_UP)
    s.result = GIVEN_UP
    if fast:
        game.then(*(run_for_it(warrior) for warrior in inside(s)))
    game.then(party_gives_up())


@step("WQ-END-5")
def party_gives_up(game: Game) -> None:
    """The game ends at once, lost."""
    game.state.agenda.clear()
    game.then(game_ends())


@step("WQ-VAR-6", "WQ-GEN-6")
def run_for_it(game: Game, warrior: Warrior) -> None:
    """A die on the escape table: some warriors die, others lose what they carry."""
    s = game.state
    die = game.roll(6)
    line = ESCAPE[die - 1]
    game.say(ESCAPE_ROLLED, warrior, (die - 1,))
    if line.dies:  # nobody is left to take over what the warrior carried
        change(s, warrior, fate=DEAD, square=NONE)
        game.say(DIED, warrior)
        return
    gold = s.warriors[warrior].gold
    lost = {"none": 0, "half": -(-gold // 2), "all": gold}[line.gold]
    cards = [card for card in cards_of(s, warrior) if FIRST_TREASURE <= card.item < FIRST_OBJECT]
    if line.treasures == "one" and cards:
        picked = game.pick(ITEMS, [card.item for card in cards])
        cards = [next(card for card in cards if card.item == picked)]
    elif line.treasures == "none":
        cards = []
    for card in cards:
        lose(s, warrior, card.item)
        s.old_treasures += (card.item,)
    change(s, warrior, gold=gold - lost, fate=OUT, square=NONE)
    game.say(ESCAPE_COST, warrior, lost, len(cards))
