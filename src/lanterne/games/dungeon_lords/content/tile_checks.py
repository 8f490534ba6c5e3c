"""The promises that tiles and cards make.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from itertools import pairwise

from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content.files import Printed
from lanterne.games.dungeon_lords.content.rows import AttackRow, PaladinRow, Skilled
from lanterne.kit.printed import check_facts
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

BEFORE_MONSTERS = (
    e.InvisibleWizards,
    e.Shield,
    e.PayOrWithdrawEach,
    e.WithdrawAllOrGainEvil,
    e.WithdrawOne,
    e.BanishOne,
    e.Sheep,
    e.AttackFirstOnly,
    e.Illusion,
    e.ReduceStrikes,
)
"""Spells that would come too late after the monsters have acted."""

SKILLS = {"warrior": "", "thief": "anti_trap", "priest": "hearts", "wizard": "magic"}
"""What each class can do."""


def check_monsters(box: Printed) -> None:
    """DL-MON-3, DL-ATK-2, DL-ATK-3, DL-ATK-7: a creature costs something and strikes; strikes can hit somebody."""
    for row in box.monsters:
        facts = (
            (sum(row.copies) > 0, Say("dl-no-tile-of-it")),
            (row.wage != e.FREE, Say("dl-works-for-nothing")),
            (not row.wage.imps, Say("dl-wage-imps")),
            (any(option.strikes for option in row.options), Say("dl-never-attacks")),
            (len(row.options) <= 2, Say("dl-two-lines")),
            (row.ghost == (row.id == "ghost"), Say("dl-ghost")),
            (row.troll_token == (row.id == "troll"), Say("dl-troll")),
        )
        check_facts("monsters.json", row.id, facts)
        for place, option in enumerate(row.options, 1):
            if reason := _attack(option):
                raise Flaw("dl-line", "monsters.json", row.id, number=place, reason=reason)


def _attack(option: AttackRow) -> Say | None:
    """What is wrong with a line of a monster, or nothing."""
    if not option.strikes and not option.no_conquest:
        return Say("dl-line-idle")
    if option.strikes and option.strikes[0].after_kill:
        return Say("dl-after-kill")
    if any(strike.never and strike.at != "chosen" for strike in option.strikes):
        return Say("dl-spares")
    return None


def check_rooms(box: Printed) -> None:
    """DL-PRD-4, DL-ROM-4: rooms of year 1, and no others, produce and have a zone; year 1 comes first."""
    zones = {row.id for row in box.room_zones}
    monsters = {row.id for row in box.monsters}
    for row in box.rooms:
        if row.zone not in zones:
            raise Flaw("dl-no-zone", "rooms.json", row.id, name=row.zone)
        if (row.year == 1) != isinstance(row.effect, e.Produce):
            raise Flaw("dl-year-1-produces", "rooms.json", row.id)
        if (row.year == 1) != (row.zone != "any"):
            raise Flaw("dl-year-1-zone", "rooms.json", row.id)
        if isinstance(row.effect, e.Produce) and row.effect.gain == e.Gain():
            raise Flaw("dl-produces-nothing", "rooms.json", row.id)
        if isinstance(row.effect, e.Strengthen | e.ScoreMonsters):
            for name in row.effect.monsters:
                if name not in monsters:
                    raise Flaw("dl-no-monster", "rooms.json", row.id, name=name)
            if not row.effect.monsters or len(set(row.effect.monsters)) != len(row.effect.monsters):
                raise Flaw("dl-names-monsters", "rooms.json", row.id)
    if [row.year for row in box.rooms] != sorted(row.year for row in box.rooms):
        raise Flaw("dl-year-1-first", "rooms.json", Say("dl-tiles"))


def check_traps(box: Printed) -> None:
    """DL-TRS-2, DL-TRS-7, DL-TRS-8: a trap hurts somebody; what follows a dart needs one who was chosen."""
    for row in box.traps:
        hit = [each.who for each in row.effects if isinstance(each, e.Damage)]
        chosen = any(isinstance(each, e.Poison | e.Hinder) for each in row.effects)
        facts = (
            (bool(hit), Say("dl-hurts-nobody")),
            (not chosen or "chosen" in hit, Say("dl-nobody-chosen")),
            (len(set(hit)) == len(hit), Say("dl-hurts-twice")),
            (not row.cost.evil and not row.cost.monsters and not row.cost.traps, Say("dl-trap-cost")),
        )
        check_facts("traps.json", row.id, facts)


def check_combat_cards(box: Printed) -> None:
    """DL-SET-3, DL-SET-11, DL-SPL-1: half of the cards for each year, year 1 first; what changes the monsters' step is
    fast."""
    half = len(box.combat_cards) // 2
    if [row.year for row in box.combat_cards] != [1] * half + [2] * half:
        raise Flaw("dl-half-a-year", "combat-cards.json", Say("dl-cards"), half=half)
    for row in box.combat_cards:
        if isinstance(row.effect, BEFORE_MONSTERS) and row.speed != "fast":
            raise Flaw("dl-too-slow", "combat-cards.json", row.id)


def check_adventurers(box: Printed) -> None:
    """DL-SET-10, DL-PAL-1: four of each class a year, numbered through both years, the stronger the glyph the better;
    each class has its skill. One paladin a year, with all skills."""
    for kind, skill in SKILLS.items():
        tiles = [row for row in box.adventurers if row.kind == kind]
        for number, row in enumerate(sorted(tiles, key=lambda each: int(each.id.rpartition("-")[2])), 1):
            facts = (
                (row.id == f"{kind}-{number}", Say("dl-called", {"name": f"{kind}-{number}"})),
                (row.year == (1 if number <= 4 else 2), Say("dl-four-a-year")),
                (_skills(row) == ({skill} if skill else set()), Say("dl-skill")),
            )
            check_facts("adventurers.json", row.id, facts)
        for weak, strong in pairwise(tiles):
            if weak.year == strong.year and (weak.glyph > strong.glyph or weak.hit_points > strong.hit_points):
                raise Flaw("dl-weaker", "adventurers.json", strong.id, other=weak.id)
    for year, paladin in enumerate(box.paladins, 1):
        if paladin.year != year or len(_skills(paladin)) != 3:
            raise Flaw("dl-paladin", "paladins.json", paladin.id, number=year)


def _skills(row: Skilled | PaladinRow) -> set[str]:
    return {name for name in ("anti_trap", "hearts", "magic") if getattr(row, name)}
