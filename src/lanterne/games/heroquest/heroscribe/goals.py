"""What files do not say: the goal, and how hard a quest is meant to be. You can give both at import."""

import re
from typing import Any, NamedTuple

from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.settings import CAMPAIGN_QUESTS
from lanterne.games.heroquest.heroscribe.captives import captives
from lanterne.games.heroquest.heroscribe.letters import NotAQuest, folded
from lanterne.games.heroquest.heroscribe.notes import Person, Understood, artifacts_named, monster_named
from lanterne.games.heroquest.heroscribe.placing import Placed
from lanterne.scene import Say

EXPLORE = "explore"
GOALS = {EXPLORE: Say("imported-explore"), "kill-all": Say("imported-kill-all"), "leave": Say("imported-leave")}
"""The goals that an imported quest can have besides killing one monster or rescuing one prisoner, in words."""
ARTIFACTS = frozenset(row.id for row in BOX.artifacts)
WRONG_GOAL = "import-no-such-monster"
MOST_NUMBER, MOST_PURSE = 99, 10_000
_NUMBERED = re.compile(
    r"\b(?:quest|quete|chapter|chapitre|mission)\s*(?:no\.?|n°|#)?\s*([0-9]{1,2})\b|^([0-9]{1,2})\s*[.:)–-]"
)
"""A name that gives the number of the quest."""


_FIND = re.compile(r"\b(?:find|retrieve|recover|bring back|seek|fetch|trouve|retrouve|rapporte|recupere)")
_DESTROY = re.compile(r"\b(?:destroy|kill|slay|defeat|detrui|tue[rz]?|vainc|elimin)\w*\b")
_ALL = re.compile(r"\W*(?:all|every|each|tous|toutes)\b")
_RESCUE = re.compile(r"\b(?:rescue|free|save|liberate|delivr|sauve|liber)\w*\b")
_ESCAPE = re.compile(
    r"\b(?:escape|find (?:a|the|your) way out|find the exit|s'echapper|echappez|trouve\w* la sortie)\b"
)
"""What parchments ask for, folded."""


class Wishes(NamedTuple):
    """What is wanted of a quest: its goal (one of GOALS, an artifact, or the square of a monster that must be killed or
    of a prisoner to be rescued), its number, the quest of the campaign that it is as hard as, and the gold that each
    hero may spend before it. `start` is the square where heroes begin. 0, None or "": the file decides. With
    `whole_party`, a quest that has no room for four heroes is refused."""

    goal: str = EXPLORE
    number: int = 0
    difficulty: int = 0
    purse: int | None = None
    start: str = ""
    whole_party: bool = False


def goal_said(goal: str, placed: Placed) -> Say:
    """A goal in words."""
    if goal.lower() in captives(placed):
        return Say("imported-rescue", {"square": goal.upper()})
    if goal in ARTIFACTS:
        return Say("imported-carry", {"item": Say(f"item-{goal}.the")})
    return GOALS.get(goal) or Say("imported-kill", {"square": goal.upper()})


def parts_of(
    goal: str, id_: str, placed: Placed, people: tuple[Person, ...]
) -> tuple[tuple[Person, ...], list[dict[str, Any]]]:
    """The objective, which files do not have. A monster that must be killed becomes a character."""
    if goal == EXPLORE:
        return people, [{"kind": "explore"}]
    if goal == "kill-all":
        return people, [{"kind": "kill-all", "monsters": {}, "wandering": False}]
    if goal == "leave":
        return people, [{"kind": "leave-by-exit"}]
    if goal in ARTIFACTS:
        return people, [{"kind": "carry-out", "item": goal}]
    if goal.lower() in captives(placed):
        return people, [{"kind": "escort-out", "ally": captive_id(id_)}]
    monster = next((one for one in placed.monsters if one.spot == goal.lower()), None)
    if monster is None:
        raise NotAQuest(Say("import-no-such-monster", {"square": goal[:20]}))
    if all(one.monster is not monster for one in people):
        card = next(row.profile for row in BOX.monsters if row.id == monster.entry.name)
        profile = card.move, card.attack, card.defend, card.body, card.mind
        people = (*people, Person(monster, profile, "", monster.spot.upper()))
    number = next(number for number, one in enumerate(people) if one.monster is monster)
    return people, [{"kind": "kill", "monster": person_id(id_, number)}]


def person_id(id_: str, number: int) -> str:
    """An id that does not end in a number, since that would make it one of several of a kind."""
    return f"{id_}-person{''.join(chr(ord('a') + int(digit)) for digit in str(number))}"


def captive_id(id_: str) -> str:
    """The id of the prisoner of a quest."""
    return f"{id_}-captive"


def offered(speech: str, placed: Placed, understood: Understood) -> str:
    """A goal that the parchment seems to ask for, to be confirmed: to find an artifact, to rescue the only prisoner, to
    destroy the only monster of its kind, or all monsters, or to escape. "" if it asks for none that can be met."""
    text = folded(speech)
    treasure = [item for find in understood.finds for item in find.items if item in ARTIFACTS]
    named = [item for item in artifacts_named(text) if item in treasure]
    if named and _FIND.search(text):
        return named[0]
    if _RESCUE.search(text) and len(held := captives(placed)) == 1:
        return next(iter(held))
    if found := _DESTROY.search(text):
        return _target(text[found.end() :][:80], placed, understood)
    return "leave" if _ESCAPE.search(text) and not set(placed.exit) & set(placed.start) else ""


def _target(words: str, placed: Placed, understood: Understood) -> str:
    """The square of the one monster that a text speaks of; "kill-all" if it speaks of all."""
    if _ALL.match(words) and placed.monsters:
        return "kill-all"
    called = [one.monster for one in understood.people if one.name and folded(one.name) in words]
    kind = monster_named(words)
    meant = called or [one for one in placed.monsters if one.entry.name == kind]
    return meant[0].spot if len(meant) == 1 else ""


# --- the number -----------------------------------------------------------------------------------------------------


def number_in(name: str) -> int:
    """The number of a quest that its name gives; 0 if none."""
    found = _NUMBERED.search(folded(name))
    return int(found.group(1) or found.group(2)) if found else 0


def standing(wishes: Wishes, name: str, more: int) -> dict[str, int]:
    """Number, difficulty and purse for the sheet, as far as they are wished for or the name of the file gives them;
    `more` boards of it come before. A quest with a number is as hard as that."""
    given = wishes.number or number_in(name)
    hard = wishes.difficulty or min(given, CAMPAIGN_QUESTS)
    return {
        "number": (given or 1) + more,
        **({"difficulty": hard} if hard else {}),
        **({"purse": wishes.purse} if wishes.purse is not None else {}),
    }
