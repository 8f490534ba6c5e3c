"""The promises the printed components make, checked when they are loaded. Quests: `quest_checks.py` and after.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from collections import Counter

from lanterne.games.heroquest.content.files import BoardFile, Printed
from lanterne.games.heroquest.content.layout import Layout, layout_of
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.heroquest.content.rows import Gear, Rust, Summon
from lanterne.games.heroquest.content.sheets import Give
from lanterne.kit.printed import PrintedEntry, check_ids, check_origins, check_settings_refer, no_id_twice

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
        "single_search",
        "fixed_move",
        "tall_furniture",
        "veteran",
        "sell_half",
        "max_rounds",
    ),
    "constants": (
        "start_gold",
        "jump_cost",
        "fixed_move",
        "fixed_move_plate_mail",
        "veteran_from_quest",
        "unarmed_attack",
        "wandering_monsters",
        "budget_per_quest",
    ),
    "zargon": ("hero_priority", "spell_priority"),
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
    for check in CHECKS:
        check(box)
    layout = layout_of(box.board)
    board_walls(layout)
    places = ((place, name) for row in box.campaign for place, name in enumerate(row.quests, 1))
    for number, ((place, name), quest) in enumerate(zip(places, box.quests, strict=True)):
        if quest.id != name:
            raise ValueError(f"quests/{name}.json, the file as a whole: it holds the quest {quest.id}.")
        if (number >= QUESTS) != (quest.origin == "pack"):
            raise ValueError(f"quests/{name}.json, the origin: it is that of the campaign it belongs to.")
        check_quest(quest, place, layout, box)
    quest_names(box)
    artifacts_found(box)
    return box


def ids(box: Printed) -> None:
    """No id twice, none missing, in the promised order."""
    check_ids(_tables(box), ENTRIES)


def origins(box: Printed) -> None:
    """Where single fields come from."""
    check_origins(_tables(box))


def quest_book(box: Printed) -> None:
    """Components: a book of 14 quests. Packs bring campaigns of their own."""
    own, *others = box.campaign
    if own.id != CAMPAIGN:
        raise ValueError(f"campaign.json, entry {CAMPAIGN}: it is missing.")
    if len(set(own.quests)) != QUESTS or len(own.quests) != QUESTS:
        raise ValueError(f"campaign.json, entry {own.id}: it must name {QUESTS} quests, each once.")
    for row in others:
        if row.origin != "pack":
            raise ValueError(f"campaign.json, entry {row.id}: the game has no such thing.")
    no_id_twice("campaign.json", [name for row in box.campaign for name in row.quests])


def board_rows(box: Printed) -> None:
    """Components: 26 columns by 19 rows, every square of a region, the corridor first, then 22 rooms."""
    board: BoardFile = box.board
    width, height = SIZE
    if len(board.rows) != height:
        raise ValueError(f"board.json, the rows: there are {len(board.rows)}, not {height}.")
    letters = [region.letter for region in board.regions]
    no_id_twice("board.json", [region.id for region in board.regions])
    for number, row in enumerate(board.rows, 1):
        if len(row) != width:
            raise ValueError(f"board.json, row {number}: it has {len(row)} squares, not {width}.")
        for letter in row:
            if letter not in letters:
                raise ValueError(f"board.json, row {number}: no region has the letter {letter}.")
    if board.regions[0].id != "corridor" or board.regions[0].letter != ".":
        raise ValueError(f"board.json, region {board.regions[0].id}: the corridor must come first, with a dot.")
    for place, region in enumerate(board.regions[1:], 1):
        if region.id != f"room-{place:02}":
            raise ValueError(f"board.json, region {region.id}: room-{place:02} should stand in its place.")
        if letters.count(region.letter) > 1:
            raise ValueError(f"board.json, region {region.id}: another region has the letter {region.letter}.")
    if len(board.regions) != 1 + ROOMS:
        raise ValueError(f"board.json, the regions: there are {len(board.regions) - 1} rooms, not {ROOMS}.")


def board_walls(layout: Layout) -> None:
    """Components: 148 corridor squares, 261 wall edges; each region is one connected piece."""
    if layout.squares[0].bit_count() != CORRIDOR:
        raise ValueError(
            f"board.json, region corridor: it has {layout.squares[0].bit_count()} squares, not {CORRIDOR}."
        )
    for name, squares in zip(layout.regions, layout.squares, strict=True):
        if len(layout.grid.parts(layout.inside, squares)) != 1:
            raise ValueError(f"board.json, region {name}: it is not one connected piece.")
    walls = layout.grid.inner.minus(layout.inside)
    found = walls.east.bit_count() + walls.south.bit_count()
    if found != WALLS:
        raise ValueError(f"board.json, the walls: regions meet at {found} edges, not at {WALLS}.")


def pieces(box: Printed) -> None:
    """Components: 31 monster figures and 15 pieces of furniture, 6 combat dice and 2 red ones."""
    for table, rows, counts in (
        ("monsters", {row.id: row.figures for row in box.monsters}, FIGURES),
        ("furniture", {row.id: row.count for row in box.furniture}, FURNITURE),
        ("dice", {row.id: row.count for row in box.dice}, {"combat": 6, "red": 2}),
    ):
        for name, count in counts.items():
            if rows.get(name) != count:
                raise ValueError(f"{table}.json, entry {name}: the box holds {count}, not {rows.get(name, 0)}.")
        if extra := rows.keys() - counts.keys():
            raise ValueError(f"{table}.json, entry {min(extra)}: the box holds no such thing.")


def cards(box: Printed) -> None:
    """Components: 93 cards: 24 treasure, 23 equipment, 14 artifacts, 12 Dread spells, 12 spells, 8 monsters. What packs
    have put among them is not counted."""
    if any(row.origin == "pack" for _, rows in _tables(box) for row in rows):
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
            raise ValueError(f"{table}.json, the cards: there are {found}, not {count}.")


def spells(box: Printed) -> None:
    """HQ-SET-17, HQ-SET-19: four groups of three spells, each advised to a hero who casts."""
    found = Counter(spell.group for spell in box.spells)
    for spell in box.spells:
        if spell.group not in ENTRIES["spell_groups"]:
            raise ValueError(f"spells.json, entry {spell.id}: there is no group {spell.group}.")
        if found[spell.group] != 3:
            raise ValueError(f"spells.json, entry {spell.id}: {spell.group} has {found[spell.group]} spells, not 3.")
    casters = {hero.id: hero.spell_groups for hero in box.heroes}
    advised = Counter(group.advised for group in box.spell_groups)
    for group in box.spell_groups:
        if not casters.get(group.advised):
            raise ValueError(f"spell-groups.json, entry {group.id}: {group.advised} casts no spells.")
        if advised[group.advised] != casters[group.advised]:
            raise ValueError(f"spell-groups.json, entry {group.id}: {group.advised} is advised too many groups or few.")


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
            raise ValueError(f"{table}.json, entry {row.id}: there is no hero {min(unknown)}.")
        if (row.category == "weapon") != (row.attack > 0):
            raise ValueError(f"{table}.json, entry {row.id}: weapons and no others have Attack dice.")
        if (row.category == "armour") != (row.slot is not None) or (row.defend > 0) != (row.slot is not None):
            raise ValueError(f"{table}.json, entry {row.id}: armour and nothing else has a slot and Defend dice.")
    weapons = {row.id: row for row in box.equipment}
    for hero in box.heroes:
        weapon = weapons.get(hero.weapon)
        if weapon is None or hero.id not in weapon.users:
            raise ValueError(f"heroes.json, entry {hero.id}: {hero.weapon} is no weapon this hero can buy and use.")
        if weapon.attack != hero.attack:
            raise ValueError(
                f"heroes.json, entry {hero.id}: a {weapon.id} has {weapon.attack} dice, not {hero.attack}."
            )


def item_names(box: Printed) -> None:
    """Potions, equipment, artifacts and quest items share one list of names; the armoury sells one potion."""
    potions = {row.id for row in box.potions}
    for row in box.artifacts:
        if row.id in potions | {other.id for other in box.equipment}:
            raise ValueError(f"artifacts.json, entry {row.id}: another item has this name.")
    for sold in box.equipment:
        if (sold.id in potions) != sold.id.startswith("potion-"):
            raise ValueError(f"equipment.json, entry {sold.id}: what it does must stand in potions.json.")


def treasures(box: Printed) -> None:
    """HQ-TRE-9 to HQ-TRE-12: wealth has gold, a potion is one, a hazard hurts; nothing else."""
    potions = {row.id for row in box.potions}
    for row in box.treasures:
        facts = ("wealth" if row.gold else "") + ("potion" if row.item else "") + ("hazard" if row.damage else "")
        if facts != (row.category if row.category != "wandering-monster" else ""):
            raise ValueError(f"treasures.json, entry {row.id}: what it gives does not fit a card of {row.category}.")
        if row.item and row.item not in potions:
            raise ValueError(f"treasures.json, entry {row.id}: there is no potion {row.item}.")


def magic(box: Printed) -> None:
    """HQ-DRD-7, HQ-DRD-8: a summoning table covers every face of the die with known monsters; rust knows its prey."""
    monsters, equipment = {row.id for row in box.monsters}, {row.id for row in box.equipment}
    for spell in box.dread_spells:
        if isinstance(spell.effect, Summon):
            if sorted(face for line in spell.effect.table for face in line.faces) != [1, 2, 3, 4, 5, 6]:
                raise ValueError(f"dread-spells.json, entry {spell.id}: its table must name every face once.")
            for name in (name for line in spell.effect.table for name in line.monsters):
                if name not in monsters:
                    raise ValueError(f"dread-spells.json, entry {spell.id}: there is no monster {name}.")
        if isinstance(spell.effect, Rust) and (unknown := set(spell.effect.items) - equipment):
            raise ValueError(f"dread-spells.json, entry {spell.id}: there is no equipment {min(unknown)}.")


def trap_tiles(box: Printed) -> None:
    """HQ-TRP-8, HQ-TRP-11, HQ-TRP-15: a trap with a tile has one in the box."""
    for trap in box.traps:
        if trap.tile and trap.tile not in {tile.id for tile in box.tiles}:
            raise ValueError(f"traps.json, entry {trap.id}: there is no tile {trap.tile}.")


def settings(box: Printed) -> None:
    """A default is one of the values."""
    for setting in box.settings:
        for default in (setting.default, setting.default_simulation):
            if default not in setting.values:
                raise ValueError(f"settings.json, entry {setting.id}: the default {default} is not among its values.")
    check_settings_refer(box.settings)


def preferences(box: Printed) -> None:
    """HQ-AUT-3: every hero and allies, every Dread spell, each once."""
    wanted = ({hero.id for hero in box.heroes} | {"ally"}, {spell.id for spell in box.dread_spells})
    for row, names in zip(box.zargon, wanted, strict=True):
        if sorted(row.names) != sorted(names):
            raise ValueError(f"zargon.json, entry {row.id}: it must name each of {', '.join(sorted(names))} once.")


CHECKS = (
    ids,
    origins,
    quest_book,
    board_rows,
    pieces,
    cards,
    spells,
    users_and_weapons,
    item_names,
    treasures,
    magic,
    trap_tiles,
    settings,
    preferences,
)


def quest_names(box: Printed) -> None:
    """What a quest brings along has a name of its own in the whole campaign, as its words have."""
    seen = {("character", row.id): "the box" for row in box.monsters}
    seen |= {("item", row.id): "the box" for row in (*box.equipment, *box.potions, *box.artifacts)}
    for quest in box.quests:
        own = [("character", row.id) for row in quest.characters]
        own += [("item", name) for name in quest.items]
        own += [("object", row.id) for row in quest.objects]
        own += [("ally", row.id) for row in quest.allies]
        own += [("action", row.id) for row in quest.actions]
        for kind, name in own:
            if (kind, name) in seen:
                where = seen[kind, name]
                raise ValueError(f"quests/{quest.id}.json, {kind} {name}: {where} has this name already.")
            seen[kind, name] = quest.id


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
                raise ValueError(
                    f"quests/{quest.id}.json, item {name}: it is handed out {given[name]} times, not once."
                )
    for row in box.artifacts:
        if campaign[row.id] != 1:
            raise ValueError(f"artifacts.json, entry {row.id}: {campaign[row.id]} quests hand it out, not 1.")


def _tables(box: Printed) -> list[tuple[str, tuple[PrintedEntry, ...]]]:
    """The tables with their names, board and quests aside."""
    return [(name, rows) for name, rows in box._asdict().items() if name not in ("board", "quests")]
