"""HeroScribe files written here, one for each thing that quests by others need: what becomes of each, and how bots do.

    python -m tests.games.heroquest.samples [GAMES]

prints the table of docs/measured.md: for each file, the goal as played, and how many of GAMES (10) games four steady
heroes win.
"""

import os
import sys
import tempfile
from typing import NamedTuple

from tests.games.heroquest.heroscribe import BASE, DOOR, STAIRS, Thing, quest

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.heroscribe.goals import EXPLORE, Wishes
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.packing import pack_of
from lanterne.games.heroquest.heroscribe.series import series
from lanterne.games.heroquest.heroscribe.sheet import Imported, imported
from lanterne.games.heroquest.heroscribe.vocabulary import STAND_INS
from lanterne.lab.quests import QuestTrials, tried
from lanterne.languages import LANGUAGES
from lanterne.packs import made_of
from lanterne.packs.archives import put
from lanterne.words import words_for


class Sample(NamedTuple):
    """What a file is about, its bytes, and what is wished of it."""

    about: str
    data: bytes
    wishes: Wishes = Wishes()


GUARDED: list[Thing] = [("Gargoyle", 7, 15), ("Goblin", 8, 16)]
BEYOND: list[Thing] = [("Goblin", 20, 4)]
CLOSET: list[Thing] = [("DoorIn", 1, 0), ("SingleBlockedSquare", 3, 1), ("SingleBlockedSquare", 1, 2), ("Door", 2, 1)]
ESCAPE: list[Thing] = [("DoorIn", 1, 0), ("DoorOut", 13, 0), ("Door", 3, 1)]
BLADE = ("A. The chest holds the Spirit Blade.",)
HOARD: list[Thing] = [("TreasureChest", 7, 15), ("LetterA", 7, 15)]
PARTY: list[Thing] = [("Barbarian", 7, 15), ("Elf", 7, 16)]
NAMED = 'name="Quest 9: The Cellar" region="USA" version="1.0" width="1" height="1"'
WOLVES: list[Thing] = [("GiantWolf", 7, 15), ("IceGremlin", 8, 15)]

SAMPLES: dict[str, Sample] = {
    "secret": Sample("the start room has only a secret door", quest(("SecretDoor", 5, 16, "leftward"), base=[STAIRS])),
    "numbered": Sample("the title gives the number", quest(*GUARDED, given=NAMED)),
    "asked": Sample("number, difficulty and purse given", quest(), Wishes(number=5, difficulty=3, purse=300)),
    "shell": Sample("the start room alone", quest(base=[STAIRS])),
    "wolves": Sample("monsters of the expansions", quest(*WOLVES)),
    "zoo": Sample("all 17 of them", quest(*((name, 6 + n % 4, 14 + n // 4) for n, name in enumerate(STAND_INS)))),
    "stone": Sample("StoneDoorway", quest(("StoneDoorway", 5, 16, "rightward"), base=[STAIRS])),
    "portcullis": Sample("Portcullis", quest(("Portcullis", 5, 16, "rightward"), base=[STAIRS])),
    "apart": Sample("heroes drawn apart from the stairs", quest(*PARTY)),
    "start": Sample("the start given as a square", quest(base=[DOOR, ("DoorOut", 1, 0)]), Wishes(start="g15")),
    "closet": Sample("an entrance for two", quest(base=CLOSET)),
    "trapdoors": Sample("two trapdoors", quest(("TrapDoor", 7, 15), ("TrapDoor", 20, 3), *BEYOND)),
    "tunnels": Sample("two ice tunnels", quest(("IceTunnelA", 7, 15), ("IceTunnelA", 20, 3), *BEYOND)),
    "teleport": Sample(
        "a hidden teleport",
        quest(("TeleportTrapA", 7, 15), ("TeleportTrapB", 20, 3), *BEYOND, notes=["The teleport is hidden."]),
    ),
    "corridor": Sample("a door across a corridor", quest(("Door", 7, 18), ("Door", 4, 19, "rightward"))),
    "destroy": Sample("“Destroy the Gargoyle”", quest(*GUARDED, speech="Destroy the Gargoyle!"), Wishes(goal="g15")),
    "rescue": Sample("“Rescue the dwarf”", quest(("Dwarf", 7, 15), speech="Rescue the dwarf!"), Wishes(goal="g15")),
    "escape": Sample("“Escape”", quest(base=ESCAPE, speech="Escape!"), Wishes(goal="leave")),
    "find": Sample(
        "“Find the Spirit Blade”",
        quest(*HOARD, notes=BLADE, speech="Find the Spirit Blade."),
        Wishes(goal="spirit-blade"),
    ),
    "spoken": Sample("an artifact only spoken of", quest(*HOARD, notes=["A. Only the Spirit Blade can harm him."])),
}


def offered(sample: Sample, name: str) -> str:
    """The goal that the report offers if nobody has chosen one; "" if none."""
    first = imported(sample.data, name, sample.wishes._replace(goal=EXPLORE))[0].report.first
    return next(
        (str(one.args["option"]).removeprefix("--goal ") for one in first if one.id == "import-goal-offered"), ""
    )


def won(found: Imported, games: int) -> int:
    """How many games bots win."""
    put(made_of(found.id, pack_of([found], {each: words_for(BOX, each).said for each in LANGUAGES})))
    plan = QuestTrials(f"heroquest+{found.id}", {"play": "single-quest", "quest": found.id}, games)
    return sum(ending == "success" for ending, *_ in tried(plan))


def row(name: str, sample: Sample, games: int) -> str:
    """A line of the table."""
    try:
        [found] = imported(sample.data, name, sample.wishes)
    except NotAQuest as error:
        return f"| {sample.about} | refused: {words_for(BOX, 'en').said(error.said)} | | |"
    heroes, number = found.sheet["heroes"], found.sheet["number"]
    goal = found.sheet["parts"][0]["kind"]
    told = f"{goal}{', offered' if offered(sample, name) == sample.wishes.goal else ''}"
    return f"| {sample.about} | {told} | {number} / {heroes} | {won(found, games)} of {games} |"


def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["LANTERNE_HOME"] = home
        print("| file | goal | number / heroes | won |\n|---|---|---|---|")
        for name, sample in SAMPLES.items():
            print(row(f"sample-{name}", sample, games), flush=True)
        folder = [(f"{n}.xml", quest(*GUARDED, base=BASE)) for n in (2, 1)]
        numbers = [one.sheet["number"] for one in series(folder, "war").quests]
        print(f"| a folder of two files | a campaign | {', '.join(map(str, numbers))} / 4 | |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
