"""A flawed adventure is refused with a sentence that names the adventure and the reason."""

from typing import Any

import pytest
from tests.games.flaws import Spoil, entry, swap
from tests.games.warhammer_quest.flaws import refuse


def guardians(table: list[Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = entry(table, name)["guardians"]
    return found


FLAWS: list[tuple[Spoil, str]] = [
    (lambda t: t[0].update(room="guard-room"), "entry pit-the-beast: there is no objective room guard-room"),
    (lambda t: t[0].update(roll=7), "entry pit-the-beast: Expected `int` <= 6"),
    (lambda t: t[0].update(roll=2), "entry pit-the-beast: number 1 of fighting-pit should stand in its place"),
    (lambda t: t.pop(), "the book: it has 29 adventures, not 30"),
    (lambda t: t[5].pop("first_game"), "the book: it advises 0 adventures for a first game, not 1"),
    (lambda t: t[4].update(first_game=True), "the book: it advises 2 adventures for a first game, not 1"),
    (lambda t: guardians(t, "pit-blood-debt").update(from_table=True), "entry pit-blood-debt: its guardians come from"),
    (
        lambda t: guardians(t, "pit-the-beast").update(placement="normal"),
        "entry pit-the-beast: guardians and no others",
    ),
    (lambda t: guardians(t, "pit-maneater").update(placement="none"), "entry pit-maneater: guardians and no others"),
    (
        lambda t: guardians(t, "pit-blood-debt").update(modifier=1),
        "entry pit-blood-debt: only guardians from the table",
    ),
    (
        lambda t: guardians(t, "pit-free-the-prisoners")["replace"].update(orc="skaven"),
        "entry pit-free-the-prisoners: there is no monster orc",
    ),
    (
        lambda t: guardians(t, "pit-blood-debt")["groups"][0].update(monster="cow"),
        "entry pit-blood-debt: there is no monster cow",
    ),
    (
        lambda t: guardians(t, "tomb-exorcism").update(placement="far_end_of_pit_first"),
        "entry tomb-exorcism: its room has no pit",
    ),
    (
        lambda t: guardians(t, "chasm-preserve-the-fires").pop("specials"),
        "entry chasm-preserve-the-fires: one of its guardians must be the special one",
    ),
    (
        lambda t: guardians(t, "chasm-preserve-the-fires")["specials"][0].update(monster="snotling"),
        "entry chasm-preserve-the-fires: no snotling is there to be the engineer",
    ),
    (
        lambda t: guardians(t, "chasm-preserve-the-fires")["specials"][0].update(where="mark:brazier"),
        "entry chasm-preserve-the-fires: there is no brazier in its room",
    ),
    (
        lambda t: entry(t, "fountain-true-kingship")["reward"].pop("bet_wrong"),
        "entry fountain-true-kingship: its reward leaves out the others",
    ),
    (
        lambda t: entry(t, "fountain-nurgles-rot")["reward"].pop("bearer_gold"),
        "entry fountain-nurgles-rot: its reward leaves out the others",
    ),
    (lambda t: t[0]["reward"].update(keep_half=True), "entry pit-the-beast: there is no gold to keep half of"),
    (lambda t: t[6].update(exit="immediate"), "entry chasm-warpstone-icon: it must reward those who walk out if the"),
    (
        lambda t: (t[0].update(exit="walk"), t[0]["reward"].update(each_escaped_gold="1D6")),
        "entry pit-the-beast: its room has no way out",
    ),
    (
        lambda t: entry(t, "chasm-dragons-eye").update(failures=["required_warrior_dead"], required=None),
        "entry chasm-dragons-eye: no warrior is required, so no death can fail it",
    ),
    (
        lambda t: entry(t, "tomb-hero-awakens").pop("required"),
        "entry tomb-hero-awakens: no warrior is required, so none can get the shard",
    ),
    (lambda t: t[6].update(failures=["clock", "clock"]), "entry chasm-warpstone-icon: it can fail twice for the same"),
    (
        lambda t: entry(t, "tomb-deathking")["thresholds"].pop(),
        "entry tomb-deathking: its thresholds must grow from one warrior to four",
    ),
    (
        lambda t: swap(entry(t, "tomb-deathking")["thresholds"], 0, 3),
        "entry tomb-deathking: its thresholds must grow from one warrior to four",
    ),
    (
        lambda t: entry(t, "tomb-exorcism")["objects"][0].update(item="shard"),
        "entry tomb-exorcism: another item is called shard",
    ),
    (
        lambda t: entry(t, "tomb-exorcism")["objects"][0].update(item="rope"),
        "entry tomb-exorcism: another item is called rope",
    ),
    (
        lambda t: entry(t, "tomb-identify")["numbers"].update(luckstein_up_to=6),
        "entry tomb-identify: luckstein_up_to is 6, of 1 to 5",
    ),
    (
        lambda t: entry(t, "tomb-identify").update(dice={"lid": "D6"}),
        "entry tomb-identify: Expected `str` matching regex",
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), FLAWS, ids=[sentence for _, sentence in FLAWS])
def test_a_flawed_adventure_is_refused_with_a_sentence(spoil: Spoil, sentence: str) -> None:
    refuse("adventures.json", spoil, sentence)
