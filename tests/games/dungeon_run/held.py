"""What heroes can have."""

from lanterne.games.dungeon_run.content.abilities import ABILITIES
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES, HEROES
from lanterne.games.dungeon_run.content.powers import Power
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT

BY_NAME: dict[str, tuple[Power, ...]] = (
    {hero.personal_name: hero.personal for hero in HEROES}
    | {hero.summoner_name: hero.summoner for hero in HEROES}
    | {row.name.removeprefix(f"{HERO_NAMES[row.hero]}-"): row.powers for row in ABILITIES}
    | {card.name: card.powers for card in EQUIPMENT.values()}
)
"""Powers, abilities, treasures and artifacts, by name."""
