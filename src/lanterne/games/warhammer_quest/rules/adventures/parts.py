"""What several adventures have in common: what is handed out as they begin, the part of a warrior they cannot do
without, and guardians whose death is the goal (WQ-OBJ)."""

from lanterne.engine import Event, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES, NOBODY
from lanterne.games.warhammer_quest.rules.adventures.places import GONE
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, goal_reached
from lanterne.games.warhammer_quest.rules.plot import is_his_part_over, whose_part
from lanterne.games.warhammer_quest.state import ITEMS, CardRow, Game
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

TAKES_PART = Event("takes-part", "WQ-OBJ-7", warrior=WARRIOR_IDS, required=WARRIOR_IDS)
OBJECT_GIVEN = Event("object-given", "WQ-OBJ-15", warrior=WARRIOR_IDS, item=ITEMS)


def give(game: Game, warrior: int, item: int) -> None:
    """An object of the adventure comes to a warrior."""
    game.state.cards.append(CardRow(item, warrior))
    game.say(OBJECT_GIVEN, warrior, item)


@step("WQ-OBJ-7", "WQ-OBJ-15")
def adventure_begins(game: Game) -> None:
    """If the warrior whom the chosen adventure cannot do without does not play, the leader has his part. What the
    adventure gives them to take along is handed out."""
    s = game.state
    adventure = ADVENTURES[s.adventure]
    if adventure.required != NOBODY and adventure.required not in s.party:
        s.kin = s.leader
        game.say(TAKES_PART, s.leader, adventure.required)
    for item, to in adventure.objects:
        if to == "required":
            give(game, whose_part(s), item)
        elif to == "each_warrior":
            for warrior in s.party:
                give(game, warrior, item)


@step("WQ-OBJ-7", "WQ-OBJ-10", "WQ-OBJ-17")
def his_part_may_be_over(game: Game) -> None:
    """The death of the warrior whom the adventure cannot do without fails it."""
    if is_his_part_over(game.state):
        game.then(adventure_failed())


@step("WQ-OBJ-9", "WQ-OBJ-17")
def guardians_may_be_dead(game: Game) -> None:
    """The goal is reached once the guardians have come and gone."""
    if game.state.guarded == GONE:
        game.then(goal_reached())
