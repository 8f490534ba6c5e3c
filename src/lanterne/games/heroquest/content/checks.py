"""The promises the printed components make, checked when they are loaded. Quests: `quest_checks.py` and after.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter
from itertools import pairwise

from lanterne.games.heroquest.content.files import BoardFile, Printed
from lanterne.games.heroquest.content.layout import Layout, layout_of
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.heroquest.content.rows import Gear, Rust, Summon
from lanterne.games.heroquest.content.sheets import Give
from lanterne.kit.printed import check_settings, check_tables, no_id_twice, tables_of
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

# The rules know these entries by name or by place, so each must be there, in this order.
ENTRIES = {
    "heroes": ("barbarian", "dwarf", "elf", "wizard"),
    "monsters": (
        "goblin",
        "orc",
        "abomination",
        "skeleton",
        "zombie",
        "mummy",
        "dread-warrior",
        "gargoyle",
        "dread-sorcerer",
    ),
    "dice": ("combat", "red"),
    "spell_groups": ("air", "fire", "water", "earth"),
    "traps": ("pit", "falling-block", "spear", "furniture"),
    "furniture_traps": ("poison-gas", "poison-needle", "explosive-latch", "dart"),
    "conditions": ("asleep", "paralysed", "afraid", "commanded", "miss-turn"),
    "tiles": ("stairway", "blocked-single", "blocked-double", "pit", "secret-door", "falling-block", "skull"),
    "settings": (
        "play",
        "quest",
        "difficulty",
        "single_search",
        "fixed_move",
        "tall_furniture",
        "sell_half",
        "safe_stairs",
        "far_gifts",
        "max_rounds",
    ),
    "constants": (
        "start_gold",
        "jump_cost",
        "fixed_move",
        "fixed_move_plate_mail",
        "unarmed_attack",
        "budget_per_quest",
    ),
    "zargon": ("hero_priority", "spell_priority"),
    "difficulties": ("tale", "adventure", "peril"),
}
CAMPAIGN = "black-banner"

FIGURES = {
    "orc": 8,
    "goblin": 6,
    "abomination": 3,
    "dread-warrior": 4,
    "dread-sorcerer": 1,
    "gargoyle": 1,
    "skeleton": 4,
    "zombie": 2,
    "mummy": 2,
}
FURNITURE = {
    "table": 2,
    "throne": 1,
    "alchemists-bench": 1,
    "treasure-chest": 3,
    "tomb": 1,
    "sorcerers-table": 1,
    "bookcase": 2,
    "rack": 1,
    "fireplace": 1,
    "weapons-rack": 1,
    "cupboard": 1,
}
QUESTS = 14
ROOMS, CORRIDOR, WALLS = 22, 148, 261
SIZE = (26, 19)


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    tables = tables_of(box, "board", "quests")
    check_tables(tables, ENTRIES)
    for check in CHECKS:
        check(box)
    check_settings(box.settings)
    layout = layout_of(box.board)
    board_walls(layout)
    places = ((place, name) for row in box.campaign for place, name in enumerate(row.quests, 1))
    for number, ((place, name), quest) in enumerate(zip(places, box.quests, strict=True)):
        if quest.id != name:
            raise Flaw("hq-holds-quest", f"quests/{name}.json", Say("flaw-place-whole"), quest=quest.id)
        if (number >= QUESTS) != (quest.origin == "pack"):
            raise Flaw("hq-campaign-origin", f"quests/{name}.json", Say("hq-origin"))
        check_quest(quest, place, layout, box)
    quest_names(box)
    artifacts_found(box)
    return box


def quest_book(box: Printed) -> None:
    """Components: a book of 14 quests. Packs bring campaigns of their own."""
    own, *others = box.campaign
    if own.id != CAMPAIGN:
        raise Flaw("flaw-row-missing", "campaign.json", CAMPAIGN)
    if len(set(own.quests)) != QUESTS or len(own.quests) != QUESTS:
        raise Flaw("hq-campaign-quests", "campaign.json", own.id, count=QUESTS)
    for row in others:
        if row.origin != "pack":
            raise Flaw("hq-no-such-thing", "campaign.json", row.id)
    no_id_twice("campaign.json", [name for row in box.campaign for name in row.quests])
    numbers = {quest.id: quest.number for quest in box.quests}
    for row in others:
        for one, other in pairwise(row.quests):
            if numbers.get(one, 0) >= numbers.get(other, 0):
                raise Flaw("hq-campaign-numbers", "campaign.json", row.id, one=one, other=other)


def board_rows(box: Printed) -> None:
    """Components: 26 columns by 19 rows, every square of a region, the corridor first, then 22 rooms."""
    board: BoardFile = box.board
    width, height = SIZE
    if len(board.rows) != height:
        raise Flaw("flaw-row-count", "board.json", Say("hq-rows"), count=len(board.rows), listed=height)
    letters = [region.letter for region in board.regions]
    no_id_twice("board.json", [region.id for region in board.regions])
    for number, row in enumerate(board.rows, 1):
        if len(row) != width:
            what = Say("hq-row-number", {"number": number})
            raise Flaw("hq-squares", "board.json", what, count=len(row), wanted=width)
        for letter in row:
            if letter not in letters:
                raise Flaw("hq-no-letter", "board.json", Say("hq-row-number", {"number": number}), letter=letter)
    if board.regions[0].id != "corridor" or board.regions[0].letter != ".":
        raise Flaw("hq-corridor-first", "board.json", Say("hq-region", {"name": board.regions[0].id}))
    for place, region in enumerate(board.regions[1:], 1):
        if region.id != f"room-{place:02}":
            raise Flaw("flaw-row-order", "board.json", Say("hq-region", {"name": region.id}), other=f"room-{place:02}")
        if letters.count(region.letter) > 1:
            raise Flaw("hq-same-letter", "board.json", Say("hq-region", {"name": region.id}), letter=region.letter)
    if len(board.regions) != 1 + ROOMS:
        raise Flaw("hq-rooms", "board.json", Say("hq-regions"), count=len(board.regions) - 1, wanted=ROOMS)


def board_walls(layout: Layout) -> None:
    """Components: 148 corridor squares, 261 wall edges; each region is one connected piece."""
    if layout.squares[0].bit_count() != CORRIDOR:
        what = Say("hq-region", {"name": "corridor"})
        raise Flaw("hq-squares", "board.json", what, count=layout.squares[0].bit_count(), wanted=CORRIDOR)
    for name, squares in zip(layout.regions, layout.squares, strict=True):
        if len(layout.grid.parts(layout.inside, squares)) != 1:
            raise Flaw("hq-connected", "board.json", Say("hq-region", {"name": name}))
    walls = layout.grid.inner.minus(layout.inside)
    found = walls.east.bit_count() + walls.south.bit_count()
    if found != WALLS:
        raise Flaw("hq-edges", "board.json", Say("hq-walls"), count=found, wanted=WALLS)


def pieces(box: Printed) -> None:
    """Components: 31 monster figures and 15 pieces of furniture, 6 combat dice and 2 red ones."""
    for table, rows, counts in (
        ("monsters", {row.id: row.figures for row in box.monsters}, FIGURES),
        ("furniture", {row.id: row.count for row in box.furniture}, FURNITURE),
        ("dice", {row.id: row.count for row in box.dice}, {"combat": 6, "red": 2}),
    ):
        for name, count in counts.items():
            if rows.get(name) != count:
                raise Flaw("hq-box-count", f"{table}.json", name, count=count, wanted=rows.get(name, 0))
        if extra := rows.keys() - counts.keys():
            raise Flaw("hq-box-none", f"{table}.json", min(extra))


def cards(box: Printed) -> None:
    """Components: 93 cards: 24 treasure, 23 equipment, 14 artifacts, 12 Dread spells, 12 spells, 8 monsters. What packs
    have put among them is not counted."""
    if any(row.origin == "pack" for _, rows in tables_of(box, "board", "quests") for row in rows):
        return
    for table, found, count in (
        ("treasures", sum(row.count for row in box.treasures), 24),
        ("equipment", sum(row.cards for row in box.equipment), 23),
        ("artifacts", len(box.artifacts), 14),
        ("dread-spells", len(box.dread_spells), 12),
        ("spells", len(box.spells), 12),
        ("monsters", sum(row.card for row in box.monsters), 8),
    ):
        if found != count:
            raise Flaw("flaw-row-count", f"{table}.json", Say("hq-cards"), count=found, listed=count)


def spells(box: Printed) -> None:
    """HQ-SET-17, HQ-SET-19: four groups of three spells, each advised to a hero who casts."""
    found = Counter(spell.group for spell in box.spells)
    for spell in box.spells:
        if spell.group not in ENTRIES["spell_groups"]:
            raise Flaw("hq-no-group", "spells.json", spell.id, name=spell.group)
        if found[spell.group] != 3:
            raise Flaw("hq-group-spells", "spells.json", spell.id, group=spell.group, count=found[spell.group])
    casters = {hero.id: hero.spell_groups for hero in box.heroes}
    advised = Counter(group.advised for group in box.spell_groups)
    for group in box.spell_groups:
        if not casters.get(group.advised):
            raise Flaw("hq-casts-none", "spell-groups.json", group.id, hero=group.advised)
        if advised[group.advised] != casters[group.advised]:
            raise Flaw("hq-advised", "spell-groups.json", group.id, hero=group.advised)


def users_and_weapons(box: Printed) -> None:
    """HQ-EQP-1, HQ-EQP-2, HQ-EQP-6: heroes are heroes, a start weapon is one its owner can use and fits the card;
    armour has a place on the body and gives a die."""
    heroes = {hero.id for hero in box.heroes}
    gear: tuple[tuple[str, Gear], ...] = (
        *(("equipment", row) for row in box.equipment),
        *(("artifacts", row) for row in box.artifacts),
    )
    for table, row in gear:
        if unknown := set(row.users) - heroes:
            raise Flaw("hq-no-hero", f"{table}.json", row.id, name=min(unknown))
        if (row.category == "weapon") != (row.attack > 0):
            raise Flaw("hq-attack-dice", f"{table}.json", row.id)
        if (row.category == "armour") != (row.slot is not None) or (row.defend > 0) != (row.slot is not None):
            raise Flaw("hq-defend-dice", f"{table}.json", row.id)
    weapons = {row.id: row for row in box.equipment}
    for hero in box.heroes:
        weapon = weapons.get(hero.weapon)
        if weapon is None or hero.id not in weapon.users:
            raise Flaw("hq-no-weapon", "heroes.json", hero.id, item=hero.weapon)
        if weapon.attack != hero.attack:
            raise Flaw(
                "hq-weapon-dice", "heroes.json", hero.id, item=weapon.id, count=weapon.attack, wanted=hero.attack
            )


def item_names(box: Printed) -> None:
    """Potions, equipment, artifacts and quest items share one list of names; the armoury sells one potion."""
    potions = {row.id for row in box.potions}
    for row in box.artifacts:
        if row.id in potions | {other.id for other in box.equipment}:
            raise Flaw("hq-same-item", "artifacts.json", row.id)
    for sold in box.equipment:
        if (sold.id in potions) != sold.id.startswith("potion-"):
            raise Flaw("hq-in-potions", "equipment.json", sold.id)


def treasures(box: Printed) -> None:
    """HQ-TRE-9 to HQ-TRE-12: wealth has gold, a potion is one, a hazard hurts; nothing else."""
    potions = {row.id for row in box.potions}
    for row in box.treasures:
        facts = ("wealth" if row.gold else "") + ("potion" if row.item else "") + ("hazard" if row.damage else "")
        if facts != (row.category if row.category != "wandering-monster" else ""):
            raise Flaw("hq-card-of", "treasures.json", row.id, category=row.category)
        if row.item and row.item not in potions:
            raise Flaw("hq-no-potion", "treasures.json", row.id, name=row.item)


def magic(box: Printed) -> None:
    """HQ-DRD-7, HQ-DRD-8: a summoning table covers every face of the die with known monsters; rust knows its prey."""
    monsters, equipment = {row.id for row in box.monsters}, {row.id for row in box.equipment}
    for spell in box.dread_spells:
        if isinstance(spell.effect, Summon):
            if sorted(face for line in spell.effect.table for face in line.faces) != [1, 2, 3, 4, 5, 6]:
                raise Flaw("hq-faces", "dread-spells.json", spell.id)
            for name in (name for line in spell.effect.table for name in line.monsters):
                if name not in monsters:
                    raise Flaw("flawed-no-monster", "dread-spells.json", spell.id, name=name)
        if isinstance(spell.effect, Rust) and (unknown := set(spell.effect.items) - equipment):
            raise Flaw("hq-no-equipment", "dread-spells.json", spell.id, name=min(unknown))


def trap_tiles(box: Printed) -> None:
    """HQ-TRP-8, HQ-TRP-11, HQ-TRP-15: a trap with a tile has one in the box."""
    for trap in box.traps:
        if trap.tile and trap.tile not in {tile.id for tile in box.tiles}:
            raise Flaw("hq-no-tile", "traps.json", trap.id, name=trap.tile)


def preferences(box: Printed) -> None:
    """HQ-AUT-3: every hero and allies, every Dread spell, each once."""
    wanted = ({hero.id for hero in box.heroes} | {"ally"}, {spell.id for spell in box.dread_spells})
    for row, names in zip(box.zargon, wanted, strict=True):
        if sorted(row.names) != sorted(names):
            raise Flaw("hq-each-once", "zargon.json", row.id, names=", ".join(sorted(names)))


def stand_ins(box: Printed) -> None:
    """A stand-in is played with a figure of the box."""
    for row in box.stand_ins:
        if row.figure not in {monster.id for monster in box.monsters}:
            raise Flaw("flawed-no-monster", "stand-ins.json", row.id, name=row.figure)


CHECKS = (
    quest_book,
    board_rows,
    pieces,
    cards,
    stand_ins,
    spells,
    users_and_weapons,
    item_names,
    treasures,
    magic,
    trap_tiles,
    preferences,
)


def quest_names(box: Printed) -> None:
    """What a quest brings along has a name of its own in the whole campaign, as its words have."""
    seen: dict[tuple[str, str], str | Say] = {}
    seen |= {("flawed-character", row.id): Say("hq-box") for row in box.monsters}
    seen |= {("flawed-item", row.id): Say("hq-box") for row in (*box.equipment, *box.potions, *box.artifacts)}
    for quest in box.quests:
        own = [(Say("flawed-character", {"name": row.id}), row.id) for row in quest.characters]
        own += [(Say("flawed-item", {"name": name}), name) for name in quest.items]
        own += [(Say("flawed-object", {"name": row.id}), row.id) for row in quest.objects]
        own += [(Say("flawed-ally", {"name": row.id}), row.id) for row in quest.allies]
        own += [(Say("flawed-action", {"name": row.id}), row.id) for row in quest.actions]
        for entry, name in own:
            if (entry.id, name) in seen:
                raise Flaw("hq-named-already", quest.file, entry, where=seen[entry.id, name])
            seen[entry.id, name] = quest.id


def artifacts_found(box: Printed) -> None:
    """HQ-SET-14, HQ-ITM-9: every artifact is handed out by exactly one quest of the campaign, and by none twice."""
    campaign: Counter[str] = Counter()
    artifacts = {row.id for row in box.artifacts}
    for quest in box.quests:
        given = Counter(name for find in quest.finds for name in find.items)
        given.update(effect.item for _, effect in quest.effects if isinstance(effect, Give))
        if quest.origin != "pack":
            campaign += given
        for name in sorted(artifacts):
            if quest.origin == "pack" and given[name] > 1:
                raise Flaw("hq-handed-twice", quest.file, Say("flawed-item", {"name": name}), count=given[name])
    for row in box.artifacts:
        if campaign[row.id] != 1:
            raise Flaw("hq-handed-out", "artifacts.json", row.id, count=campaign[row.id])
