"""The games of HeroQuest that are recorded: of every quest one that four heroes win, one that a hero alone loses."""

from tests.games.recording import Sought

from lanterne.games.heroquest.content.quests import BRIEFINGS

WON, LOST = ("success",), ("defeat", "unfinished")

SOUGHT: dict[str, Sought] = {
    f"{number:02}-{briefing.id}-{kind}": Sought(
        ("steady",), endings, {"play": "single-quest", "quest": number, "difficulty": "tale"}, seed=number, seats=seats
    )
    for number, briefing in enumerate(BRIEFINGS, 1)
    for kind, endings, seats in (("won", WON, 5), ("lost", LOST, 2))
}
