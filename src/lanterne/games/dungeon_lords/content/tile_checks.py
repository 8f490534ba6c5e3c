"""The promises that tiles and cards make.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from itertools import pairwise

from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content.files import Printed
from lanterne.games.dungeon_lords.content.rows import AttackRow, PaladinRow, Skilled

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
            (sum(row.copies) > 0, "there is no tile of it"),
            (row.wage != e.FREE, "it works for nothing"),
            (not row.wage.imps, "a wage has no imps"),
            (any(option.strikes for option in row.options), "it never attacks"),
            (len(row.options) <= 2, "a tile has two lines at most"),
            (row.ghost == (row.id == "ghost"), "the Ghost, and nobody else, is a ghost"),
            (row.troll_token == (row.id == "troll"), "the Troll, and nobody else, brings a token"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"monsters.json, entry {row.id}: {reason}.")
        for place, option in enumerate(row.options, 1):
            if reason := _attack(option):
                raise ValueError(f"monsters.json, entry {row.id}: line {place} {reason}.")


def _attack(option: AttackRow) -> str:
    """What is wrong with a line of a monster, or nothing."""
    if not option.strikes and not option.no_conquest:
        return "does nothing"
    if option.strikes and option.strikes[0].after_kill:
        return "has no strike before the one after a kill"
    if any(strike.never and strike.at != "chosen" for strike in option.strikes):
        return "spares somebody it does not choose"
    return ""


def check_rooms(box: Printed) -> None:
    """DL-PRD-4, DL-ROM-4: rooms of year 1, and no others, produce and have a zone; year 1 comes first."""
    zones = {row.id for row in box.room_zones}
    monsters = {row.id for row in box.monsters}
    for row in box.rooms:
        if row.zone not in zones:
            raise ValueError(f"rooms.json, entry {row.id}: there is no zone {row.zone}.")
        if (row.year == 1) != isinstance(row.effect, e.Produce):
            raise ValueError(f"rooms.json, entry {row.id}: rooms of year 1, and no others, produce.")
        if (row.year == 1) != (row.zone != "any"):
            raise ValueError(f"rooms.json, entry {row.id}: rooms of year 1, and no others, have a zone.")
        if isinstance(row.effect, e.Produce) and row.effect.gain == e.Gain():
            raise ValueError(f"rooms.json, entry {row.id}: it produces nothing.")
        if isinstance(row.effect, e.Strengthen | e.ScoreMonsters):
            for name in row.effect.monsters:
                if name not in monsters:
                    raise ValueError(f"rooms.json, entry {row.id}: there is no monster {name}.")
            if not row.effect.monsters or len(set(row.effect.monsters)) != len(row.effect.monsters):
                raise ValueError(f"rooms.json, entry {row.id}: it names monsters, each once.")
    if [row.year for row in box.rooms] != sorted(row.year for row in box.rooms):
        raise ValueError("rooms.json, the tiles: those of year 1 come first.")


def check_traps(box: Printed) -> None:
    """DL-TRS-2, DL-TRS-7, DL-TRS-8: a trap hurts somebody; what follows a dart needs one who was chosen."""
    for row in box.traps:
        hit = [each.who for each in row.effects if isinstance(each, e.Damage)]
        chosen = any(isinstance(each, e.Poison | e.Hinder) for each in row.effects)
        facts = (
            (bool(hit), "it hurts nobody"),
            (not chosen or "chosen" in hit, "nobody was chosen for what follows"),
            (len(set(hit)) == len(hit), "it hurts somebody twice"),
            (not row.cost.evil and not row.cost.monsters and not row.cost.traps, "a trap costs gold, food or imps"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"traps.json, entry {row.id}: {reason}.")


def check_combat_cards(box: Printed) -> None:
    """DL-SET-3, DL-SET-11, DL-SPL-1: half of the cards for each year, year 1 first; what changes the monsters' step is
    fast."""
    half = len(box.combat_cards) // 2
    if [row.year for row in box.combat_cards] != [1] * half + [2] * half:
        raise ValueError(f"combat-cards.json, the cards: {half} for year 1, then {half} for year 2.")
    for row in box.combat_cards:
        if isinstance(row.effect, BEFORE_MONSTERS) and row.speed != "fast":
            raise ValueError(f"combat-cards.json, entry {row.id}: it comes too late as a slow spell.")


def check_adventurers(box: Printed) -> None:
    """DL-SET-10, DL-PAL-1: four of each class a year, numbered through both years, the stronger the glyph the better;
    each class has its skill. One paladin a year, with all skills."""
    for kind, skill in SKILLS.items():
        tiles = [row for row in box.adventurers if row.kind == kind]
        for number, row in enumerate(sorted(tiles, key=lambda each: int(each.id.rpartition("-")[2])), 1):
            facts = (
                (row.id == f"{kind}-{number}", f"it must be called {kind}-{number}"),
                (row.year == (1 if number <= 4 else 2), "four of each class come in year 1, four in year 2"),
                (_skills(row) == ({skill} if skill else set()), "its skill is not that of its class"),
            )
            for right, reason in facts:
                if not right:
                    raise ValueError(f"adventurers.json, entry {row.id}: {reason}.")
        for weak, strong in pairwise(tiles):
            if weak.year == strong.year and (weak.glyph > strong.glyph or weak.hit_points > strong.hit_points):
                raise ValueError(f"adventurers.json, entry {strong.id}: it is weaker than {weak.id}.")
    for year, paladin in enumerate(box.paladins, 1):
        if paladin.year != year or len(_skills(paladin)) != 3:
            raise ValueError(f"paladins.json, entry {paladin.id}: the paladin of year {year} has all three skills.")


def _skills(row: Skilled | PaladinRow) -> set[str]:
    return {name for name in ("anti_trap", "hearts", "magic") if getattr(row, name)}
