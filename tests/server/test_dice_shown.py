"""Dice in an event become dice on the screen, in the sentence they belong to."""

import pytest

from lanterne.engine import NUMBER, Event, EventRecord, Faces, only, step
from lanterne.server import render
from lanterne.words import Names, Words
from tests.engine.play import little_box

COMBAT = Faces("combat", ("skull", "shield"), icons=("skull-crossed-bones", "round-shield"))
D6 = Faces("d6", "123456")
ATTACKED = Event("attacked", "LIT-1", dice=COMBAT)
WALKED = Event("walked", "LIT-2", dice=D6)
STRUCK = Event("attacked", "LIT-1", dice=COMBAT).hitting(0)
PARRIED = Event("attacked", "LIT-1", dice=COMBAT).cancelling(1)
AIMED = Event("aimed", "LIT-2", needed=NUMBER, dice=D6).needing("needed")
ROLLED_AGAIN = Event("rolled-again", "LIT-2", before=COMBAT, dice=COMBAT).hitting(0)
TEXTS = {
    "en": {
        "own": """
and = { $first } and { $last }
combat-skull = a skull
combat-shield = a shield
d6-3 = 3
d6-5 = 5
log-attacked = { $dice-count ->
        [hidden] Dice behind a screen.
        [one] One die: { $dice }.
       *[other] { $dice-count } dice: { $dice }.
    }
log-walked = { $dice }
log-aimed = { $needed }: { $dice }
log-rolled-again = { $before }, then { $dice }
"""
    }
}


@step()
def rest(game: object) -> None:
    """Nothing happens."""


WORDS = Words(little_box(rest), "en", strict=True, texts=TEXTS)
NAMES = Names(("Red",))


def test_each_die_is_shown_as_it_fell_and_named_in_the_sentence() -> None:
    told = render.told(4, EventRecord(ATTACKED, ((0, 1, 0),)), WORDS, NAMES)
    assert told.text == "3 dice: a skull, a shield and a skull."
    assert [die.icon for die in told.dice] == ["skull-crossed-bones", "round-shield", "skull-crossed-bones"]
    assert [die.label for die in told.dice] == ["a skull", "a shield", "a skull"]
    assert told.things == (), "a face is nothing that could be pointed at"


def test_a_die_without_icons_shows_its_mark() -> None:
    told = render.told(4, EventRecord(WALKED, ((2, 4),)), WORDS, NAMES)
    assert [(die.mark, die.icon) for die in told.dice] == [("3", ""), ("5", "")]


def test_dice_that_only_one_seat_may_see_are_hidden_from_the_others() -> None:
    said = EventRecord(ATTACKED, (only((0, 1), 1),))
    assert render.told(4, said.seen_by(0b10), WORDS, NAMES).text == "2 dice: a skull and a shield."
    others = render.told(4, said.seen_by(0b01), WORDS, NAMES)
    assert (others.text, others.dice) == ("Dice behind a screen.", ())


def test_every_face_has_an_icon_or_none() -> None:
    with pytest.raises(ValueError, match="each face of d3 has an icon, or none has"):
        Faces("d3", "123", icons=("skull", "shield"))


def counts(event: Event, *args: object) -> list[str]:
    return [die.counts for die in render.told(4, EventRecord(event, args), WORDS, NAMES).dice]


def test_dice_that_count_are_told_from_those_in_vain() -> None:
    assert counts(ATTACKED, (0, 1)) == ["", ""], "where the game does not say, nothing is claimed"
    assert counts(STRUCK, (0, 1, 0)) == ["yes", "no", "yes"]
    assert counts(AIMED, 5, (2, 4)) == ["no", "yes"]
    assert counts(AIMED, 3, (2, 4)) == ["yes", "yes"]


def test_a_defence_cancels_and_dice_that_were_rolled_again_are_gone() -> None:
    told = render.told(4, EventRecord(PARRIED, ((0, 1),)), WORDS, NAMES)
    assert ([die.counts for die in told.dice], told.cancels) == (["no", "yes"], True)
    assert counts(ROLLED_AGAIN, (1, 1), (0, 1)) == ["gone", "gone", "yes", "no"]
