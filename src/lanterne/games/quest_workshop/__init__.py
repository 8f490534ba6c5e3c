"""The quest workshop: one author draws a quest of HeroQuest, square by square. Edits are the options of one decision
that is asked again and again; whatever forbids an edit closes its option and explains why."""

from collections.abc import Callable
from importlib import resources

from lanterne.engine import NUMBER, Box, Play, Positions, Questions, Seats, Trial, View, Workshop
from lanterne.engine.dice import Dice
from lanterne.games.quest_workshop import rules
from lanterne.games.quest_workshop.advice import warning
from lanterne.games.quest_workshop.bot import BOTS
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.heroscribe import for_heroscribe
from lanterne.games.quest_workshop.names import flags_of
from lanterne.games.quest_workshop.packing import file_of, pack_of, read_file, zipped
from lanterne.games.quest_workshop.position import arrange, describe, seat_names, sit
from lanterne.games.quest_workshop.rules.editing import edit
from lanterne.games.quest_workshop.rules.finishing import ranking
from lanterne.games.quest_workshop.rules.setup import new_state
from lanterne.games.quest_workshop.scene import scene
from lanterne.games.quest_workshop.state import DEVICES, PIECES, State
from lanterne.games.quest_workshop.story import account, turning_points
from lanterne.manifest import Looks, Manifest
from lanterne.scene import Say


def sample(view: View[State], dice: Dice) -> State:
    """Nothing is hidden."""
    return view.state.copy()


def drawn(state: State, language: str, say: Callable[[Say], str]) -> bytes:
    """The quest in one file that the workshop can load again."""
    return file_of(state)


def packed(state: State, language: str, say: Callable[[Say], str]) -> bytes | None:
    """The quest as a pack, once it can be played."""
    return None if flaws(state) else zipped(state.quest.id, pack_of(state))


def example() -> State:
    """A complete quest of our own."""
    state = new_state({}, 1)
    text = resources.files(__package__).joinpath("example.json").read_text("utf-8")
    state.quest, state.texts = read_file(text)
    state.flags = flags_of(state.quest)
    state.agenda[:] = [edit()]
    return state


def tries(state: State) -> Trial | None:
    """HeroQuest with this quest, once it can be played."""
    return None if flaws(state) else Trial("heroquest", pack_of(state))


GAME: Manifest[State] = Manifest(
    box=Box(
        "quest-workshop",
        version=1,
        prefix="QW",
        play=Play(
            state=State,
            rules=rules.IN_ORDER,
            setup=new_state,
            endings=("finished", "unfinished"),
            stop="unfinished",
            ranking=ranking,
        ),
        seats=Seats(
            numbers=range(1, 2),
            names=seat_names,
            minutes=(30, 120),
            sit=sit,
            solo=(True,),
            substitute=lambda state, seat: "idle",
        ),
        positions=Positions(
            sample=sample,
            components=lambda state: {"sheets": 1},
            arrange=arrange,
            describe=describe,
        ),
        questions=Questions(
            facts={"monsters": (NUMBER, lambda s: len(s.quest.monsters))},
            things=(DEVICES, PIECES),
        ),
        workshop=Workshop(
            files={"json": drawn, "zip": packed, "xml": for_heroscribe},
            file_name=lambda state: state.quest.id,
            tries=tries,
            example=example,
        ),
    ),
    looks=Looks(
        beside=False,
        scene=scene,
        account=account,
        turning_points=turning_points,
        warning=warning,
    ),
    bots=BOTS,
)
BOX = GAME.box
