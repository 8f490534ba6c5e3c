"""The report on an imported quest begins with what matters, and says the rest once for all things that are alike."""

from tests.games.heroquest.heroscribe import STAIRS, quest, refusal, taken_in

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.heroscribe.telling import report
from lanterne.words import words_for


def parts(data: bytes, goal: str = "explore", language: str = "en") -> list[tuple[str, list[str]]]:
    """The report, with its headings."""
    say = words_for(BOX, language).said
    return [(say(heading), [say(each) for each in said]) for heading, said in report([taken_in(data, goal)])]


def test_the_start_room_alone_is_refused_with_the_reason() -> None:
    assert refusal(quest(base=[STAIRS])) == "Only the start room could be played: no door leads out of it."
    across = ("Door", 3, 15, "rightward")
    assert refusal(quest(across, base=[("Stairway", 4, 15)])) == (
        "Only the start room could be played: no door leads out of it."
    ), "a door across the room leads nowhere"
    rock = quest(("Door", 5, 16, "rightward"), base=[STAIRS], dark=[(6, 14, 4, 5)])
    assert refusal(rock) == (
        "Only the start room could be played: no door leads out of it, and the one drawn cannot be used. "
        "Door on E16 is left out: it leads into solid rock."
    )


def test_a_fight_in_the_start_room_is_a_quest_and_it_is_said_first() -> None:
    (_, summary), *_ = parts(quest(("Orc", 5, 17), base=[STAIRS]), "kill-all")
    assert summary[0] == "Only the start room could be played: no door leads out of it."


def test_a_report_begins_with_a_summary_and_groups_the_rest() -> None:
    rats = [("GiantRat", 7 + number % 2, 15 + number // 2) for number in range(6)]
    lost = [("Goblin", 20, number) for number in range(3, 8)] + [("Orc", 21, 3)]
    data = quest(*rats, *lost, ("Goblin_EU", 7, 14), ("Skeleton_EU", 8, 14), notes=["A. a", "B. b"])
    first, *rest = parts(data)
    assert first == (
        "2 monsters and one door are on the map.",
        [
            "Goal: See every room, those behind secret doors too, and come back out.",
            "Quest 1, as hard as quest 2 of the campaign; "
            "played by itself, each hero has 100 gold coins to spend before it.",
            "6 things are left out; see below.",
            "6 things on the map have no rules here.",
        ],
    )
    assert dict(rest)["Left out:"] == ["Goblin (T3, T4, T5, T6, T7), Orc (U3): it cannot be reached."]
    doubts = dict(rest)["Played differently from the drawing, or to be checked:"]
    assert "Objects by other names: Goblin_EU (Goblin), Skeleton_EU (Skeleton)." in doubts
    assert "GiantRat (G15, H15, G16, H16, G17, H17): no rules here; mentioned when it comes into view." in doubts
    assert "Notes begin with A, B, but the map shows no such marks." in doubts
    assert len(parts(data, language="fr")) == len(rest) + 1
