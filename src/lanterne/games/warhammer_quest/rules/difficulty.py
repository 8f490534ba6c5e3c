"""How hard the game is (WQ-VAR-9 to WQ-VAR-13): what a table may make easier than the printed game."""

from lanterne.engine import NUMBER, Event, law, part, step
from lanterne.games.warhammer_quest.content.cards import HEALING_POTION
from lanterne.games.warhammer_quest.rules.harm import heal
from lanterne.games.warhammer_quest.state import DIFFICULTIES, INSIDE, ITEMS, MONSTERS, CardRow, Game, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

DIFFICULTY_SET = Event("difficulty-set", "WQ-VAR-9", difficulty=DIFFICULTIES)
EVENT_STAYS_AWAY = Event("event-stays-away", "WQ-VAR-10")
CAUGHT_BREATH = Event("caught-breath", "WQ-VAR-11", warrior=WARRIOR_IDS, dice=PIPS)
GUARDIANS_HALVED = Event("guardians-halved", "WQ-VAR-12", monster=MONSTERS, printed=NUMBER, number=NUMBER)
POTION_FOR_ALL = Event("potion-for-all", "WQ-VAR-13", warrior=WARRIOR_IDS, item=ITEMS)


@step("WQ-VAR-9")
def tell_difficulty(game: Game) -> None:
    """Announce the difficulty to everybody."""
    game.say(DIFFICULTY_SET, game.state.agreed.difficulty)


@law("WQ-VAR-10")
def is_calm(s: State) -> bool:
    """Whether nothing unexpected can happen, because there are monsters on the board already."""
    return s.agreed.mercy.calm and bool(s.monsters)


@step("WQ-VAR-11")
def catch_breath(game: Game, warrior: Warrior) -> None:
    """After a combat a warrior who is hurt regains a die of wounds, even at 0 wounds."""
    row = game.state.warriors[warrior]
    if row.fate != INSIDE or row.wounds >= row.starting:
        return
    die = game.roll(6)
    game.say(CAUGHT_BREATH, warrior, (die - 1,))
    game.then(heal(warrior, die))


@part("WQ-VAR-12")
def thin_out(game: Game, numbers: list[int]) -> list[int]:
    """Kinds and numbers of guardians in pairs, with half of each group, rounded up."""
    if not game.state.agreed.mercy.half_guards:
        return numbers
    thinned = list(numbers)
    for place in range(1, len(numbers), 2):
        thinned[place] = (numbers[place] + 1) // 2
        if thinned[place] != numbers[place]:
            game.say(GUARDIANS_HALVED, numbers[place - 1], numbers[place], thinned[place])
    return thinned


@part("WQ-VAR-13")
def hand_out_potions(game: Game) -> None:
    """Everybody who has no healing potion of their own sets out with one."""
    s = game.state
    if not s.agreed.mercy.potions:
        return
    for warrior in s.party:
        if CardRow(HEALING_POTION, warrior) not in s.cards:
            s.cards.append(CardRow(HEALING_POTION, warrior))
            game.say(POTION_FOR_ALL, warrior, HEALING_POTION)
