"""The heroes: what is printed on their cards."""

from lanterne.engine import Row
from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.powers import Power

BRAWN, MAGIC, SKILL = range(3)
RATING_NAMES = ("brawn", "magic", "skill")
"""The ratings. Brawn and Magic, the first two, are for battles and assistance (DR-BAT-6, DR-AST-4)."""

PRAYER, WAR, MAGIC_TRAINING, CUNNING = range(4)
TRAINING_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.trainings)
RACE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.races)

VARGAGG, ADDOLGAR_VAYNE, STABBINS, DORGAN, EMMA_GOODLUCK, SAELITH_ASHBORN, BIRODIN, ORIANE_MISTVEIL = range(8)
HERO_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.heroes)


class Hero(Row, frozen=True):
    """A hero card: base values by rating, Life, the personal power and the summoner power. `deck`: the ability cards,
    as places in `abilities.ABILITIES`."""

    name: str
    race: int
    training: int
    ratings: tuple[int, int, int]
    life: int
    personal_name: str
    personal: tuple[Power, ...]
    summoner_name: str
    summoner: tuple[Power, ...]
    deck: tuple[int, ...]


HEROES: tuple[Hero, ...] = tuple(
    Hero(
        row.id,
        RACE_NAMES.index(row.race),
        TRAINING_NAMES.index(row.training),
        (row.brawn, row.magic, row.skill),
        row.life,
        row.personal.id,
        row.personal.powers,
        row.summoner.id,
        row.summoner.powers,
        tuple(place for place, card in enumerate(BOX.abilities) if card.hero == row.id),
    )
    for row in BOX.heroes
)
