"""Who takes over what a dead warrior leaves, and the lantern of a leader who leaves (WQ-DTH-2, WQ-LAN-6, WQ-LAN-7)."""

from lanterne.engine import Choice, Event, Offer, Refusal, ask, decision, law, part, sealed, step
from lanterne.games.warhammer_quest.content.cards import FIRST_OBJECT, FIRST_TREASURE, LANTERN
from lanterne.games.warhammer_quest.rules.dice import draw_counter
from lanterne.games.warhammer_quest.rules.dungeon import cards_of, inside
from lanterne.games.warhammer_quest.rules.gear import hand_over
from lanterne.games.warhammer_quest.state import ITEMS, NONE, Game, Item, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

TAKEN_OVER = Event("taken-over", "WQ-DTH-2", warrior=WARRIOR_IDS, item=ITEMS, dead=WARRIOR_IDS)
LEFT_BEHIND = Event("left-behind", "WQ-DTH-3", item=ITEMS, dead=WARRIOR_IDS)
NEW_LEADER = Event("new-leader", "WQ-LAN-6", warrior=WARRIOR_IDS)

LANTERN_MUST_BURN = Refusal("lantern-must-burn", "WQ-LAN-6")


@law("WQ-DTH-2", "WQ-LAN-6")
def heirs(s: State) -> list[int]:
    """The warriors who can take something over: those in the dungeon, wherever they are, in turn order."""
    return inside(s)


@part("WQ-DTH-1", "WQ-DTH-2", "WQ-DTH-3")
def belongings_pass_on(game: Game, dead: int) -> None:
    """Treasures stay with the body. Equipment cards, objects of the adventure and the key get another holder."""
    s = game.state
    for row in cards_of(s, dead):
        if FIRST_TREASURE <= row.item < FIRST_OBJECT:
            hand_over(s, dead, NONE, row.item)
        else:
            game.then(passes_on(dead, row.item))


@step("WQ-DTH-2", "WQ-DTH-3", "WQ-LAN-6")
def passes_on(game: Game, dead: Warrior, item: Item) -> None:
    """The players decide who takes it; if only one warrior is left, that one does."""
    found = heirs(game.state)
    if len(found) > 1:
        game.then(who_takes_over(dead, item))
    else:
        settle_inheritance(game, dead, item, found)


def settle_inheritance(game: Game, dead: int, item: int, named: list[int]) -> None:
    """One of the named warriors gets it, by counter if there are several; if nobody is named, it stays with the
    body."""
    s = game.state
    if not named:
        hand_over(s, dead, NONE, item)
        if heirs(s):
            game.say(LEFT_BEHIND, item, dead)
        return
    warrior = draw_counter(game, named)
    hand_over(s, dead, warrior, item)
    game.say(TAKEN_OVER, warrior, item, dead)
    if item == LANTERN:
        lead(game, warrior)


@part("WQ-LAN-6", "WQ-DTH-2")
def lead(game: Game, warrior: int) -> None:
    """The warrior with the lantern is the leader."""
    game.state.leader = warrior
    game.say(NEW_LEADER, warrior)


# --- a killed warrior (WQ-D-32) ---------------------------------------------------------------------------------------


@step("WQ-DTH-2")
def name_heir(game: Game, warrior: Warrior) -> None:
    """A proposal, revealed when all have answered."""


@step("WQ-DTH-3")
def name_nobody(game: Game) -> None:
    """A proposal to leave it with the body."""


def possible_heirs(s: State, seat: int, dead: int, item: int) -> list[tuple[int]]:
    """The warriors who can take it over."""
    return [(warrior,) for warrior in heirs(s)]


@law("WQ-LAN-6")
def must_burn(s: State, seat: int, dead: int, item: int) -> Refusal | None:
    """The lantern is always taken over."""
    return LANTERN_MUST_BURN if item == LANTERN else None


HEIRS = (Offer(name_heir, possible_heirs), Offer(name_nobody, closed=(must_burn,)))


@decision("WQ-DTH-2", "WQ-DTH-3", "WQ-LAN-6")
def who_takes_over(game: Game, dead: Warrior, item: Item) -> Choice:
    """Who takes it over? Each living player names a warrior."""
    s = game.state
    seats = tuple(s.warriors[warrior].seat for warrior in heirs(s))
    return sealed(seats, heirs_named(dead, item), HEIRS, dead, item)


@step("WQ-DTH-2", "WQ-LAN-6")
def heirs_named(game: Game, dead: Warrior, item: Item) -> None:
    """If the players do not agree, a counter of those named is drawn."""
    s = game.state
    answers = {game.sealed(s.warriors[warrior].seat) for warrior in heirs(s)}
    settle_inheritance(game, dead, item, [warrior for warrior in heirs(s) if name_heir(warrior) in answers])


# --- a leader who leaves ----------------------------------------------------------------------------------------------


@step("WQ-LAN-7")
def hand_over_lantern(game: Game, warrior: Warrior) -> None:
    """A leader has left the dungeon. The lantern stays while others do."""
    s = game.state
    staying = inside(s)
    if len(staying) == 1:
        _give_lantern(game, warrior, staying[0])
    elif staying:
        game.then(who_leads_now(warrior))


def _give_lantern(game: Game, leaver: int, warrior: int) -> None:
    hand_over(game.state, leaver, warrior, LANTERN)
    lead(game, warrior)


@step("WQ-LAN-7")
def give_lantern_to(game: Game, warrior: Warrior) -> None:
    """The leader's choice."""
    _give_lantern(game, game.state.leader, warrior)


def those_who_stay(s: State, seat: int, leaver: int) -> list[tuple[int]]:
    """The warriors still in the dungeon."""
    return [(warrior,) for warrior in inside(s)]


NEXT_LEADER = (Offer(give_lantern_to, those_who_stay),)


@decision("WQ-LAN-7")
def who_leads_now(game: Game, warrior: Warrior) -> Choice:
    """To whom does the departing leader hand the lantern? Nobody else has a say."""
    return ask(game.state.warriors[warrior].seat, NEXT_LEADER, warrior)
