"""Words for things, and for what is still to come."""

from lanterne.engine import Ids
from lanterne.scene import Say
from lanterne.scene.saying import effect_said, said, still_to_come

HEROES = Ids("hero", ("dwarf", "elf"))
AGENDA = [("round",), ("rest",), ("turn", 0), ("count",), ("scope",), ("turn", 1), ("count",), ("turn", 1), ("asked",)]


def told(call: tuple[object, ...]) -> Say | None:
    return Say(f"turn-{call[1]}") if call[0] == "turn" else Say("rest") if call[0] == "rest" else None


def test_a_thing_has_the_message_of_its_kind_and_name() -> None:
    assert said(HEROES, 1) == Say("hero-elf")
    assert effect_said(HEROES, 1) == Say("hero-elf.effect")
    assert said(HEROES, 1) is said(HEROES, 1)


def test_what_is_still_to_come_is_listed_once_next_first_up_to_a_usual_step() -> None:
    assert still_to_come(AGENDA, told) == (Say("turn-1"), Say("turn-0"), Say("rest"))
    assert still_to_come(AGENDA, told, ("scope",)) == (Say("turn-1"),)
    assert still_to_come(AGENDA, told, ("rest",)) == (Say("turn-1"), Say("turn-0"))
    assert still_to_come([("asked",)], told) == ()
