"""The promises that heroes, encounters, bosses and equipment make.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from collections import Counter

from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.power_checks import all_of, places
from lanterne.games.dungeon_run.content.terms import Face


def check_heroes(box: Printed) -> None:
    """DR-SET-9: as many heroes of each training, each of a race of his own, with two powers."""
    heroes, trainings = len(box.heroes), len(box.trainings)
    races = Counter(row.race for row in box.heroes)
    schools = Counter(row.training for row in box.heroes)
    known = {row.id for row in box.races}
    for row in box.heroes:
        facts = (
            (row.race in known, f"there is no race {row.race}"),
            (races[row.race] == 1, f"another hero is of the race {row.race}"),
            (schools[row.training] * trainings == heroes, f"too many or too few are trained in {row.training}"),
            (bool(row.personal.powers), "its personal power is empty"),
            (bool(row.summoner.powers), "its summoner power is empty"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"heroes.json, entry {row.id}: {reason}.")


def check_abilities(box: Printed) -> None:
    """An ability card is called after its hero, and does something."""
    heroes = {row.id for row in box.heroes}
    for row in box.abilities:
        facts = (
            (row.hero in heroes, f"there is no hero {row.hero}"),
            (row.id.startswith(f"{row.hero}-"), f"it is not called after {row.hero}"),
            (bool(row.powers), "it does nothing"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"abilities.json, entry {row.id}: {reason}.")


def check_power_names(box: Printed) -> None:
    """Powers printed on heroes and monsters are found by name."""
    powers = [("heroes", row.id, each.id) for row in box.heroes for each in (row.personal, row.summoner)]
    powers += [("monsters", row.id, row.power.id) for row in box.monsters]
    powers += [("bosses", row.id, row.power.id) for row in box.bosses]
    owners: dict[str, str] = {}
    for table, owner, power in powers:
        if power in owners:
            raise ValueError(f"{table}.json, entry {owner}: {owners[power]} has a power {power}, too.")
        owners[power] = owner


def check_monsters(box: Printed) -> None:
    """DR-BAT-5, DR-ABI-2: a monster has power numbers and a power; a boss is there once and lives longer than any."""
    longest = max(row.life for row in box.monsters)
    for table, rows in (("monsters", box.monsters), ("bosses", box.bosses)):
        for row in rows:
            facts = (
                (_rising(row.power_numbers), "its power numbers are not in order"),
                (len(row.power_numbers) < 6, "each of its dice would hit"),
                (bool(row.power.powers), "every monster has a power"),
                (table == "monsters" or row.copies == 1, "a boss is there once"),
                (table == "monsters" or row.life > longest, "a boss lives longer than any monster"),
            )
            for right, reason in facts:
                if not right:
                    raise ValueError(f"{table}.json, entry {row.id}: {reason}.")
    for name in (row.id for row in box.monster_types):
        if not any(row.type == name for row in box.monsters):
            raise ValueError(f"monster-types.json, entry {name}: no monster is of that type.")


def check_traps(box: Printed) -> None:
    """DR-DIS-2, DR-DIS-4, DR-DIS-6: a trap can be disarmed and does something; what is attached has lasting powers."""
    for row in box.traps:
        attaches = any(isinstance(each, e.Attach) for effects in row.effects for each in effects.do)
        facts = (
            (bool(row.ratings) and len(set(row.ratings)) == len(row.ratings), "it names its ratings, each once"),
            (row.damage > 0 or bool(row.effects), "it does nothing"),
            (attaches == bool(row.attached), "it stays with a hero if, and only if, it has powers there"),
            (all(power.mode == "static" for power in row.attached), "what is attached is static"),
            (all(effects.do for effects in row.effects), "an effect of it is empty"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"traps.json, entry {row.id}: {reason}.")


def check_strangers(box: Printed) -> None:
    """DR-CON-7, DR-CON-8: a stranger can be met by a special action; one who joins is offered to the finder."""
    for row in box.strangers:
        offered = [power for power in row.powers if power.window == "revealed"]
        facts = (
            (any(power.mode == "special_action" for power in row.powers), "it cannot be met"),
            (
                row.joins == any(isinstance(each, e.Join) for power in offered for each in power.do),
                "who joins, and nobody else, is offered to the finder",
            ),
            (
                row.joins or all(power.mode == "special_action" for power in row.powers),
                "who does not join has special actions only",
            ),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"strangers.json, entry {row.id}: {reason}.")


def check_equipment(box: Printed) -> None:
    """DR-EQP-7, DR-EQP-13: somebody may equip each card; artifacts are enchanted, and each can be had in one way."""
    for table, rows in (("treasures", box.treasures), ("artifacts", box.artifacts)):
        for row in rows:
            if not row.trainings or len(set(row.trainings)) != len(row.trainings):
                raise ValueError(f"{table}.json, entry {row.id}: it names its trainings, each once.")
    for treasure in box.treasures:
        if not treasure.powers:
            raise ValueError(f"treasures.json, entry {treasure.id}: it does nothing.")
    yields = [
        (each.artifact, place.entry)
        for place, power in places(box)
        for each in all_of(power.do)
        if isinstance(each, e.GainArtifact)
    ]
    for name, giver in yields:
        if name not in {row.id for row in box.artifacts}:
            raise ValueError(f"artifacts.json, entry {name}: it is missing, and {giver} yields it.")
    for artifact in box.artifacts:
        if not artifact.enchanted:
            raise ValueError(f"artifacts.json, entry {artifact.id}: all artifacts are enchanted.")
        givers = [giver for name, giver in yields if name == artifact.id] or ["boss"]
        if givers != [artifact.source]:
            raise ValueError(f"artifacts.json, entry {artifact.id}: it comes from {', '.join(givers)}.")
    if [row.id for row in box.artifacts if row.source == "boss"] != ["summoning-stone"]:
        raise ValueError("artifacts.json, entry summoning-stone: it, and nothing else, is left by the boss.")


def _rising(faces: tuple[Face, ...]) -> bool:
    return bool(faces) and list(faces) == sorted(set(faces))
