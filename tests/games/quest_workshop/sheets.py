"""Sheets for the tests: a stage with one, and a whole quest drawn from nothing."""

from typing import Any

from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.state import State
from lanterne.lab.stage import Stage

WHOLE = (
    ["take", "door"],
    ["hang", "b1-b2"],
    ["take", "stairs"],
    ["put", "b2"],
    ["take_furniture", "furniture-treasure-chest"],
    ["put", "e2"],
    ["take_trap", "device-dart"],
    ["put", "e2"],
    ["take_treasure", "gold"],
    ["put", "e2"],
    ["take_figure", "monster-orc"],
    ["put", "a5"],
    ["turn_to", "people"],
    ["create", "gargoyle"],
    ["teach", "dread-fear"],
    ["improve", "body"],
    ["close_entry"],
    ["take_figure", "character-1"],
    ["put", "a8"],
    ["turn_to", "goal"],
    ["ask_kill", "character-1"],
    ["turn_to", "rules"],
    ["let_wander", "goblin"],
    ["turn_to", "notes"],
    ["new_note"],
    ["when_dead", "character-1"],
    ["turn_to", "then"],
    ["look_for_item"],
    ["take_gear", "holy-water"],
    ["then_give"],
    ["take_figure", "monster-goblin"],
    ["put", "a3"],
    ["close_entry"],
    ["turn_to", "words"],
)
"""A quest in the north-west, all but its words."""

WORDS = (
    (["write_subject", "title"], "The Horn under the Hill", "Le Cor sous la colline"),
    (["write_subject", "goal"], "Slay the keeper.", "Tuez le gardien."),
    (["write_subject", "parchment"], 'Something {blows} a "horn" at night.', "Quelqu'un sonne du cor: la nuit!"),
    (["write_entry", "character-1"], "Ashgar", "Ashgar"),
    (["write_entry", "note-1"], "A goblin comes running.", "Un gobelin accourt."),
    (["write_find", "room-01"], "The chest holds 25 gold coins.", "Le coffre contient 25 pièces d’or."),
    (["write_trap", "e2"], "A dart: lose 1 Body Point.", "Une fléchette : perdez 1 point de Corps."),
)


def stage(sheet: dict[str, Any] | None = None, **position: Any) -> Stage:
    """A sheet with these fields, the others as in an empty one."""
    return Stage(BOX, 1, {"sheet": sheet or {}, **position})


def draw(at: Stage, *answers: list[Any]) -> None:
    """Give these answers one after the other."""
    for answer in answers:
        at.game.answer(0, BOX.decode(answer))


def turn_to(at: Stage, page: str, *answers: list[Any]) -> None:
    """Give these answers on this page."""
    if at.truth()["page"] != page:
        draw(at, ["turn_to", page])
    draw(at, *answers)


def write(at: Stage) -> None:
    """Write all words of the whole quest."""
    for what, english, french in WORDS:
        for language, text in (("en", english), ("fr", french)):
            draw(at, [*what, language], ["write", text])


def whole_quest() -> State:
    """A quest that was drawn from nothing, and can be played."""
    at = stage()
    draw(at, *WHOLE)
    write(at)
    state: State = at.game.state
    return state


def why(at: Stage, answer: list[Any]) -> tuple[str, str] | None:
    """The reason and the rule for which an answer is closed; None if it is open."""
    call = BOX.decode(answer)
    view = BOX.view(at.game.state, 0)
    if view.is_open(call):
        return None
    return next((refusal.message, refusal.rule) for closed, refusal in view.why_not() if closed == call)
