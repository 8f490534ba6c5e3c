"""The number of the quest, how hard it is, and the gold to spend before it (QW-GOA-6)."""

from lanterne.engine import Amount, Call, Choice, Offer, Refusal, ask, decision, law, pick, step
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.difficulty import difficulty, purse
from lanterne.games.heroquest.content.settings import CAMPAIGN_QUESTS
from lanterne.games.quest_workshop.rules.pages import on
from lanterne.games.quest_workshop.state import Game, State, change

MOST_NUMBER, MOST_PURSE = 99, 2000

SAY_WHICH_NUMBER = Refusal("say-which-number", "QW-GOA-6")
SAY_HOW_HARD = Refusal("say-how-hard", "QW-GOA-6")
SAY_WHICH_PURSE = Refusal("say-which-purse", "QW-GOA-6")

# --- the number -------------------------------------------------------------------------------------------------------


@step("QW-GOA-6")
def set_number(game: Game) -> None:
    """Choose the number of the quest."""
    game.then(numbering())


@pick("QW-GOA-6")
def numbered(number: int) -> None:
    """This number."""


@law("QW-GOA-6")
def numbers(s: State, seat: int) -> range:
    return range(1, MOST_NUMBER + 1)


@step("QW-GOA-6")
def give_number(game: Game, *picked: Call) -> None:
    """The quest has this number."""
    for _, number in picked:
        change(game.state, number=number)


NUMBER = Amount(give_number, numbered, numbers, SAY_WHICH_NUMBER)


@decision("QW-GOA-6")
def numbering(game: Game) -> Choice:
    """Which number does the quest have?"""
    return ask(0, (), draft=NUMBER, default=give_number(numbered(game.state.quest.number)))


# --- the difficulty ---------------------------------------------------------------------------------------------------


@step("QW-GOA-6")
def set_difficulty(game: Game) -> None:
    """Choose how hard the quest is."""
    game.then(judging())


@pick("QW-GOA-6")
def as_hard_as(number: int) -> None:
    """As hard as this quest of the campaign."""


@law("QW-GOA-6")
def degrees(s: State, seat: int) -> range:
    return range(1, CAMPAIGN_QUESTS + 1)


@step("QW-GOA-6")
def judge(game: Game, *picked: Call) -> None:
    """The quest is as hard as that one; until the author chooses, its monsters decide."""
    for _, number in picked:
        change(game.state, difficulty=number)


DEGREE = Amount(judge, as_hard_as, degrees, SAY_HOW_HARD)


@decision("QW-GOA-6")
def judging(game: Game) -> Choice:
    """Which quest of the campaign is it as hard as?"""
    return ask(0, (), draft=DEGREE, default=judge(as_hard_as(difficulty(game.state.quest, BOX))))


# --- the purse --------------------------------------------------------------------------------------------------------


@step("QW-GOA-6")
def set_purse(game: Game) -> None:
    """Choose how much gold heroes may spend before the quest."""
    game.then(funding())


@pick("QW-GOA-6")
def each_spends(gold: int) -> None:
    """This much gold for each hero."""


@law("QW-GOA-6")
def purses(s: State, seat: int) -> range:
    return range(MOST_PURSE + 1)


@step("QW-GOA-6")
def fund(game: Game, *picked: Call) -> None:
    """Each hero has this much gold to spend; until the author chooses, it follows from how hard the quest is."""
    for _, gold in picked:
        change(game.state, purse=gold)


PURSE = Amount(fund, each_spends, purses, SAY_WHICH_PURSE)


@decision("QW-GOA-6")
def funding(game: Game) -> Choice:
    """How much gold may each hero spend before the quest?"""
    given = min(purse(game.state.quest, BOX), MOST_PURSE)
    return ask(0, (), draft=PURSE, default=fund(each_spends(given)))


STANDING = (
    Offer(set_number, on("rules")),
    Offer(set_difficulty, on("rules")),
    Offer(set_purse, on("rules")),
)
