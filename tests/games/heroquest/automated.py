"""What the automated Zargon answers, in words."""

from tests.games.heroquest.scene import state

from lanterne.games.heroquest.rules.automation import answer_to
from lanterne.lab.stage import Stage


def answer(stage: Stage) -> str:
    """His answer to the decision that waits. It must be open."""
    call = answer_to(state(stage), state(stage).agenda[-1])
    assert call, f"he has no answer to {stage.decision}"
    words = stage.words(call)
    assert stage.is_open("zargon", words), f"{words} is not open"
    return words


def does(stage: Stage, foe: str) -> str:
    """What a monster does first, once it is used."""
    stage.play("zargon", f"use {foe}")
    return answer(stage)


def order(stage: Stage) -> list[str]:
    """In which order he uses his monsters, if none of them does anything."""
    used = []
    while stage.decision == "zargon_choice":
        words = answer(stage)
        used.append(words.removeprefix("use "))
        stage.play("zargon", words)
        stage.play("zargon", "stand_down")
    return used
