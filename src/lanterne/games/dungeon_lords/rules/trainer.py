"""The combat trainer: one lord, a prepared position, one combat (DL-VAR-4)."""

from lanterne.engine import NUMBER, SEATS, Card, Event, law, part, step
from lanterne.games.dungeon_lords.content.calendar import AUTUMN
from lanterne.games.dungeon_lords.content.trainers import TRAINERS as TRAINER_TABLE
from lanterne.games.dungeon_lords.rules.scoring import tell, things, total
from lanterne.games.dungeon_lords.state import NONE, TENT, TRAINERS, Game, Hero, Lord, State, is_paladin, put
from lanterne.kit.grid import mask_of

TRAINING_BEGINS = Event("training-begins", "DL-VAR-4", trainer=TRAINERS, best=NUMBER)
TRAINED = Event("trained", "DL-VAR-4", seat=SEATS, points=NUMBER, best=NUMBER)


@part("DL-VAR-4")
def arrange_trainer(s: State, trainer: int) -> None:
    """Set up the prepared position: creatures face up, the combat cards face down in their order, the year's paladin in
    his tent unless he is in the party."""
    prepared = TRAINER_TABLE[trainer]
    s.trainer, s.year, s.season = trainer, prepared.year, AUTUMN
    s.town = [Card(card) for card in prepared.combat_cards]
    s.paladin = 0 if any(map(is_paladin, prepared.party)) else TENT
    lord = Lord(
        evil=prepared.evil,
        gold=prepared.gold,
        food=prepared.food,
        imps=prepared.imps,
        dug=mask_of((*prepared.tunnels, *(cell for cell, _ in prepared.rooms))),
        rooms=tuple(sorted(prepared.rooms)),
        ready=prepared.monsters,
        traps=prepared.traps,
        party=tuple([Hero(who) for who in prepared.party]),
    )
    put(s, 0, lord)


@step("DL-VAR-4")
def set_up_trainer(game: Game) -> None:
    """One combat instead of two years of play."""
    s = game.state
    arrange_trainer(s, s.trainer)
    game.say(TRAINING_BEGINS, s.trainer, TRAINER_TABLE[s.trainer].best)


@law("DL-VAR-4")
def trained(s: State) -> bool:
    """Whether the party is gone."""
    return s.trainer != NONE and not s.lords[0].party


@step("DL-VAR-4")
def trainer_ends(game: Game) -> None:
    """Count the results of the battles and compare them with the best possible."""
    s = game.state
    tell(game, 0, things(s, 0))
    game.say(TRAINED, 0, total(s, 0), TRAINER_TABLE[s.trainer].best)
    game.end("trained")
