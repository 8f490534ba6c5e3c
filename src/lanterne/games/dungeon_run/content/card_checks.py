"""The promises that heroes, encounters, bosses and equipment make.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter

from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.power_checks import all_of, places
from lanterne.games.dungeon_run.content.terms import Face
from lanterne.kit.printed import check_facts
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw


def check_heroes(box: Printed) -> None:
    """DR-SET-9: as many heroes of each training, each of a race of his own, with two powers."""
    heroes, trainings = len(box.heroes), len(box.trainings)
    races = Counter(row.race for row in box.heroes)
    schools = Counter(row.training for row in box.heroes)
    known = {row.id for row in box.races}
    for row in box.heroes:
        facts = (
            (row.race in known, Say("dr-no-race", {"name": row.race})),
            (races[row.race] == 1, Say("dr-race-taken", {"name": row.race})),
            (schools[row.training] * trainings == heroes, Say("dr-trained", {"name": row.training})),
            (bool(row.personal.powers), Say("dr-personal")),
            (bool(row.summoner.powers), Say("dr-summoner")),
        )
        check_facts("heroes.json", row.id, facts)


def check_abilities(box: Printed) -> None:
    """An ability card is called after its hero, and does something."""
    heroes = {row.id for row in box.heroes}
    for row in box.abilities:
        facts = (
            (row.hero in heroes, Say("dr-no-hero", {"name": row.hero})),
            (row.id.startswith(f"{row.hero}-"), Say("dr-called-after", {"hero": row.hero})),
            (bool(row.powers), Say("dr-idle")),
        )
        check_facts("abilities.json", row.id, facts)


def check_power_names(box: Printed) -> None:
    """Powers printed on heroes and monsters are found by name."""
    powers = [("heroes", row.id, each.id) for row in box.heroes for each in (row.personal, row.summoner)]
    powers += [("monsters", row.id, row.power.id) for row in box.monsters]
    powers += [("bosses", row.id, row.power.id) for row in box.bosses]
    owners: dict[str, str] = {}
    for table, owner, power in powers:
        if power in owners:
            raise Flaw("dr-same-power", f"{table}.json", owner, owner=owners[power], name=power)
        owners[power] = owner


def check_monsters(box: Printed) -> None:
    """DR-BAT-5, DR-ABI-2: a monster has power numbers and a power; a boss is there once and lives longer than any."""
    longest = max(row.life for row in box.monsters)
    for table, rows in (("monsters", box.monsters), ("bosses", box.bosses)):
        for row in rows:
            facts = (
                (_rising(row.power_numbers), Say("dr-power-numbers")),
                (len(row.power_numbers) < 6, Say("dr-all-hit")),
                (bool(row.power.powers), Say("dr-monster-power")),
                (table == "monsters" or row.copies == 1, Say("dr-one-boss")),
                (table == "monsters" or row.life > longest, Say("dr-boss-life")),
            )
            check_facts(f"{table}.json", row.id, facts)
    for name in (row.id for row in box.monster_types):
        if not any(row.type == name for row in box.monsters):
            raise Flaw("dr-no-monster-of", "monster-types.json", name)


def check_traps(box: Printed) -> None:
    """DR-DIS-2, DR-DIS-4, DR-DIS-6: a trap can be disarmed and does something; what is attached has lasting powers."""
    for row in box.traps:
        attaches = any(isinstance(each, e.Attach) for effects in row.effects for each in effects.do)
        facts = (
            (bool(row.ratings) and len(set(row.ratings)) == len(row.ratings), Say("dr-ratings")),
            (row.damage > 0 or bool(row.effects), Say("dr-idle")),
            (attaches == bool(row.attached), Say("dr-attached")),
            (all(power.mode == "static" for power in row.attached), Say("dr-attached-static")),
            (all(effects.do for effects in row.effects), Say("dr-empty-effect")),
        )
        check_facts("traps.json", row.id, facts)


def check_strangers(box: Printed) -> None:
    """DR-CON-7, DR-CON-8: a stranger can be met by a special action; one who joins is offered to the finder."""
    for row in box.strangers:
        offered = [power for power in row.powers if power.window == "revealed"]
        facts = (
            (any(power.mode == "special_action" for power in row.powers), Say("dr-met")),
            (
                row.joins == any(isinstance(each, e.Join) for power in offered for each in power.do),
                Say("dr-offered"),
            ),
            (
                row.joins or all(power.mode == "special_action" for power in row.powers),
                Say("dr-not-joining"),
            ),
        )
        check_facts("strangers.json", row.id, facts)


def check_equipment(box: Printed) -> None:
    """DR-EQP-7, DR-EQP-13: somebody may equip each card; artifacts are enchanted, and each can be had in one way."""
    for table, rows in (("treasures", box.treasures), ("artifacts", box.artifacts)):
        for row in rows:
            if not row.trainings or len(set(row.trainings)) != len(row.trainings):
                raise Flaw("dr-trainings", f"{table}.json", row.id)
    for treasure in box.treasures:
        if not treasure.powers:
            raise Flaw("dr-idle", "treasures.json", treasure.id)
    yields = [
        (each.artifact, place.entry)
        for place, power in places(box)
        for each in all_of(power.do)
        if isinstance(each, e.GainArtifact)
    ]
    for name, giver in yields:
        if name not in {row.id for row in box.artifacts}:
            raise Flaw("dr-yields", "artifacts.json", name, giver=giver)
    for artifact in box.artifacts:
        if not artifact.enchanted:
            raise Flaw("dr-enchanted", "artifacts.json", artifact.id)
        givers = [giver for name, giver in yields if name == artifact.id] or ["boss"]
        if givers != [artifact.source]:
            raise Flaw("dr-comes-from", "artifacts.json", artifact.id, givers=", ".join(givers))
    if [row.id for row in box.artifacts if row.source == "boss"] != ["summoning-stone"]:
        raise Flaw("dr-boss-leaves", "artifacts.json", "summoning-stone")


def _rising(faces: tuple[Face, ...]) -> bool:
    return bool(faces) and list(faces) == sorted(set(faces))
