"""The reward, the honour, the way out, and the rules that only this quest has (QW-GOA-3, QW-GOA-5, QW-RUL)."""

from collections.abc import Iterable
from typing import Literal

from lanterne.engine import Amount, Call, Choice, Offer, Refusal, ask, decision, law, pick, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.quest_workshop.entries import add, every, fresh, id_of, is_full
from lanterne.games.quest_workshop.rules.pages import on
from lanterne.games.quest_workshop.rules.tools import MOST_GOLD
from lanterne.games.quest_workshop.state import (
    APPLIES,
    EXIT,
    HONOUR,
    MOST,
    Applies,
    Entry,
    Game,
    State,
    change,
    page_name,
)
from lanterne.games.quest_workshop.texts import subject_key, without

SAY_WHICH_REWARD = Refusal("say-which-reward", "QW-GOA-3")
ENOUGH_RULES = Refusal("enough-rules", "QW-RUL-1", (("number", MOST["rule"]),))
TELLS_ALREADY = Refusal("tells-already", "QW-RUL-1")

# --- the reward -------------------------------------------------------------------------------------------------------


@step("QW-GOA-3")
def set_reward(game: Game) -> None:
    """Choose the reward."""
    game.then(rewarding())


@pick("QW-GOA-3")
def reward(gold: int) -> None:
    """This much gold for every hero."""


@law("QW-GOA-3")
def rewards(s: State, seat: int) -> range:
    return range(MOST_GOLD + 1)


@step("QW-GOA-3")
def promise(game: Game, *picked: Call) -> None:
    """Every hero who comes home gets this much gold."""
    for _, gold in picked:
        change(game.state, gold=gold)


REWARD = Amount(promise, reward, rewards, SAY_WHICH_REWARD)


@decision("QW-GOA-3")
def rewarding(game: Game) -> Choice:
    """How much gold is the reward?"""
    return ask(0, (), draft=REWARD, default=promise(reward(game.state.quest.gold)))


@step("QW-GOA-3")
def honour(game: Game) -> None:
    """Toggle: heroes who come home bear a title from then on."""
    s = game.state
    s.texts = without(s.texts, (subject_key(s.quest, HONOUR),))
    change(s, title=None if s.quest.title else s.quest.id)


# --- the way out ------------------------------------------------------------------------------------------------------


@step("QW-GOA-5")
def name_exit(game: Game) -> None:
    """Toggle: the exit has a name of its own."""
    s = game.state
    s.texts = without(s.texts, (subject_key(s.quest, EXIT),))
    change(s, exit_named=not s.quest.exit_named)


@step("QW-GOA-5")
def allow_retreat(game: Game) -> None:
    """Toggle: heroes may also leave by the stairs without having won."""
    change(game.state, retreat=not game.state.quest.retreat)


# --- rules of the quest -----------------------------------------------------------------------------------------------


def every_moment(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(applies,) for applies in range(len(APPLIES.names))] if page_name(s) == "rules" else []


@law("QW-RUL-1")
def no_more_rules(s: State, seat: int) -> Refusal | None:
    return ENOUGH_RULES if is_full(s, "rule") else None


@step("QW-RUL-1")
def new_rule(game: Game, applies: Applies) -> None:
    """Add a rule of this quest only, as text: read out with the parchment, or when it first applies."""
    s, name = game.state, str(APPLIES.name(applies))
    if name == "parchment":
        add(s, "rule", sheets.Rule(id=fresh(s, "rule"), public=True))
    else:
        add(s, "rule", sheets.Rule(id=fresh(s, "rule"), applies=APPLIES_TO[name]))


APPLIES_TO: dict[str, Literal["search", "door", "spell", "object"]] = {
    "search": "search",
    "door": "door",
    "spell": "spell",
    "object": "object",
}


def every_telling(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, "note") if page_name(s) == "rules" else []


@law("QW-RUL-1")
def tells_already(s: State, seat: int, entry: int) -> Refusal | None:
    return TELLS_ALREADY if any(rule.id == id_of(s, entry) for rule in s.quest.rules) else None


@step("QW-RUL-1")
def new_rule_told(game: Game, entry: Entry) -> None:
    """Add a rule of this quest only that is stated in a note; it has the name of the note."""
    add(game.state, "rule", sheets.Rule(id=id_of(game.state, entry), applies="note"))


SETTLING = (
    Offer(set_reward, on("rules")),
    Offer(honour, on("rules")),
    Offer(name_exit, on("rules")),
    Offer(allow_retreat, on("rules")),
    Offer(new_rule, every_moment, closed=(no_more_rules,)),
    Offer(new_rule_told, every_telling, closed=(no_more_rules,), each=(tells_already,)),
)
