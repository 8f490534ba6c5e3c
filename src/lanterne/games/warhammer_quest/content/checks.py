"""The promises that the printed components make, checked when they are loaded.

Sections: `section_checks.py`. Adventures: `adventure_checks.py`. Every check raises ValueError with a sentence that
names the file, the entry and the reason.
"""

from collections.abc import Iterator

from lanterne.games.warhammer_quest.content.adventure_checks import check_adventures, groups
from lanterne.games.warhammer_quest.content.files import Printed
from lanterne.games.warhammer_quest.content.rows import Figures
from lanterne.games.warhammer_quest.content.section_checks import check_section
from lanterne.kit.printed import PrintedEntry, chapters, check_counts, check_ids, check_origins, check_rules, file_of

# The rules know these entries by name or by place, so each must be there, in this order.
ENTRIES: dict[str, tuple[str, ...]] = {
    "warriors": ("barbarian", "elf", "wizard", "dwarf"),
    "equipment": ("lantern", "rope", "healing-potion", "hand-of-death-scroll"),
    "monsters": (
        "minotaur",
        "orc-warrior",
        "orc-archer",
        "skaven",
        "goblin-spearman",
        "night-goblin-archer",
        "giant-rat",
        "giant-bat",
        "giant-spider",
        "snotling",
    ),
    "events": (
        "giant-bats",
        "giant-rats",
        "giant-spiders",
        "snotlings",
        "night-goblin-archers",
        "goblin-spearmen",
        "goblin-band",
        "skaven",
        "orc-warriors",
        "orc-warband",
        "minotaur",
        "minotaurs",
        "cave-in",
        "portcullis",
        "dead-body",
        "trap",
        "encounter",
        "scorpions",
        "old-bones",
    ),
    "spells": (
        "fireball",
        "freeze",
        "lightning-bolt",
        "ogre-strength",
        "pit-of-despair",
        "levitate",
        "rebound",
        "shield",
        "iron-skin",
        "confuse",
        "heal-wounds",
        "healing-hands",
        "life-force",
        "lifebringer",
        "resurrection",
    ),
    "combat": tuple(f"ws-{skill}" for skill in range(1, 11)),
    "guardians": tuple(f"roll-{die}" for die in range(1, 7)),
    "escape": tuple(f"roll-{die}" for die in range(1, 7)),
    "settings": (
        "adventure",
        "scaled_hordes",
        "cave_in_detour",
        "fast_escape",
        "chosen_spells",
        "snotling_1d6",
        "max_turns",
    ),
}

_CHAPTERS = (
    "GEN 11, SET 17, SEQ 4, EQP 11, POW 5, EVT 17, PLC 14, LOS 5, WAR 9, LAN 7, MOV 10, PIN 8, MON 13, ONE 3, FST 5, "
    "EXP 13, CMB 11, DBL 7, WND 7, MIS 8, HEA 6, GLD 4, TRE 16, DTH 4, MAG 17, HRO 9, BST 11, OBJ 17, END 8, VAR 8, "
    "AUT 10"
)
RULES: dict[str, int] = chapters(_CHAPTERS)
"""How many rules each chapter of the rulebook has."""

LEAST_MOST = {"up_to": (1, 5), "on": (1, 6), "from": (2, 12)}
"""What a number can be that a die or a total is compared with, by the last words of its name."""


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    for check in CHECKS:
        check(box)
    return box


def ids(box: Printed) -> None:
    """No id twice, none missing, in the promised order."""
    check_ids(_tables(box), ENTRIES)


def origins(box: Printed) -> None:
    """An origin of its own belongs to a field the entry has."""
    check_origins(_tables(box))


def rules(box: Printed) -> None:
    """Every rule that an entry names is in the rulebook."""
    check_rules(_tables(box), RULES)


def figures(box: Printed) -> None:
    """A number that a die is compared with is one that the die can show."""
    for table, rows in _tables(box):
        for row in rows:
            for name, number in row.numbers.items() if isinstance(row, Figures) else ():
                for words, (least, most) in LEAST_MOST.items():
                    if name.endswith(f"_{words}") and not least <= number <= most:
                        raise ValueError(f"{file_of(table)}, entry {row.id}: {name} is {number}, of {least} to {most}.")


def components(box: Printed) -> None:
    """Components: the box holds as much of everything as its list says."""
    check_counts({row.id: row.count for row in box.components}, _counts(box), _tables(box))


def sections(box: Printed) -> None:
    """Each section by itself."""
    for row in box.sections:
        check_section(row)


def dungeon_cards(box: Printed) -> None:
    """WQ-SET-10, WQ-SET-11: each section has its card, rooms just one; the objective rooms come last."""
    kinds = {row.id: row.kind for row in box.sections}
    for card in box.dungeon_cards:
        if card.id not in kinds:
            raise ValueError(f"dungeon-cards.json, entry {card.id}: there is no such section.")
        if kinds[card.id] != "corridor" and card.copies != 1:
            raise ValueError(f"dungeon-cards.json, entry {card.id}: a room has one card.")
    for name in kinds:
        if name not in {card.id for card in box.dungeon_cards}:
            raise ValueError(f"sections.json, entry {name}: it has no card.")
    order = [kinds[card.id] == "objective" for card in box.dungeon_cards]
    if order != sorted(order):
        raise ValueError("dungeon-cards.json, the cards: the objective rooms must come last.")


def warriors(box: Printed) -> None:
    """WQ-SET-4, WQ-PIN-2: each warrior starts with a card of his own; a die can free him; a bow has dice."""
    owners = {card.id: card.owner for card in box.equipment}
    for row in box.warriors:
        if owners.get(row.equipment) != row.id:
            raise ValueError(f"warriors.json, entry {row.id}: {row.equipment} is not his card.")
        if row.pinning and not 2 <= row.pinning <= 6:
            raise ValueError(f"warriors.json, entry {row.id}: no die decides whether he is pinned.")
        if ("bow" in row.dice) != (row.bow_strength > 0):
            raise ValueError(f"warriors.json, entry {row.id}: a bow has dice and strength.")
        if "damage" not in row.dice:
            raise ValueError(f"warriors.json, entry {row.id}: his weapon has no dice.")


def monsters(box: Printed) -> None:
    """WQ-MIS-2: a missile weapon needs somebody who can shoot."""
    for row in box.monsters:
        if row.bs and not 2 <= row.bs <= 6:
            raise ValueError(f"monsters.json, entry {row.id}: no die shows {row.bs}.")
        if row.missile_strength and not row.bs:
            raise ValueError(f"monsters.json, entry {row.id}: it has a missile weapon, but cannot shoot.")


def combat(box: Printed) -> None:
    """WQ-CMB-3: it is never easier to hit a better fighter, nor harder for one; equals hit on 4."""
    table = [row.to_hit for row in box.combat]
    for place, row in enumerate(box.combat):
        if len(row.to_hit) != len(table):
            raise ValueError(f"combat.json, entry {row.id}: it has {len(row.to_hit)} numbers, not {len(table)}.")
        if list(row.to_hit) != sorted(row.to_hit):
            raise ValueError(f"combat.json, entry {row.id}: a better defender is easier to hit.")
        if place and any(now > before for now, before in zip(row.to_hit, table[place - 1], strict=True)):
            raise ValueError(f"combat.json, entry {row.id}: a better attacker finds it harder to hit.")
        if row.to_hit[place] != 4:
            raise ValueError(f"combat.json, entry {row.id}: equals hit on {row.to_hit[place]}, not on 4.")


def monster_groups(box: Printed) -> None:
    """Groups on cards and in the table of guardians are of known monsters, and each kind once."""
    for table, rows in (("events", box.events), ("guardians", box.guardians)):
        for row in rows:
            try:
                groups(row.groups, box)
            except ValueError as error:
                raise ValueError(f"{table}.json, entry {row.id}: {error}") from error
            if len({group.monster for group in row.groups}) != len(row.groups):
                raise ValueError(f"{table}.json, entry {row.id}: it has two groups of a kind.")
            if table == "guardians" and not row.groups:
                raise ValueError(f"{table}.json, entry {row.id}: nobody comes.")


def events(box: Printed) -> None:
    """WQ-EVT-2, WQ-EVT-3: an M card brings monsters and is worth a treasure, an E card neither; 12 and 7."""
    for row in box.events:
        if row.monsters != bool(row.groups) or row.monsters != (row.treasure == 1) or row.treasure > 1:
            raise ValueError(f"events.json, entry {row.id}: M cards and no others bring monsters, and one treasure.")
        if row.monsters and row.draw_another not in ("never", "before_fight"):
            raise ValueError(f"events.json, entry {row.id}: an M card draws another before the fight, or none.")
        if row.draw_another == "on_1_3" and row.numbers.get("another_up_to") != 3:
            raise ValueError(f"events.json, entry {row.id}: its die for another card is not compared with 3.")
    if (found := sum(row.monsters for row in box.events)) != 12:
        raise ValueError(f"events.json, the cards: there are {found} with monsters, not 12.")


def treasures(box: Printed) -> None:
    """WQ-EQP-5, WQ-EQP-9, WQ-TRE-12: use, moment, charges, slot and value of a card fit together."""
    for row in box.treasures:
        facts = (
            ((row.use == "charges") == (row.charges is not None), "cards with charges, and no others, count them"),
            (row.value_condition != "per_charge" or row.charges is not None, "it has no charge to be paid for"),
            (
                row.value_condition != "unused" or row.use == "once",
                "only a card that stays after its use can be unused",
            ),
            ((row.use == "immediate") == (row.when == "on_receipt"), "what is used at once is used on receipt"),
            ((row.use == "immediate") == (row.category == "gold"), "gold, and nothing else, is taken at once"),
            ((row.value == "0") == (row.category == "gold"), "gold, and nothing else, cannot be sold"),
            ((row.use == "none") == (row.when == "never"), "what has no use has no moment"),
            ((row.category == "weapon") == (row.slot == "weapon"), "weapons, and no others, are held as weapons"),
            (row.category != "shield" or row.slot == "shield", "a shield is held as a shield"),
            (row.needs_bow == (row.category == "ammunition"), "ammunition, and nothing else, needs a bow"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"treasures.json, entry {row.id}: {reason}.")


def users(box: Printed) -> None:
    """WQ-EQP-10: a card is for all, or for those it names."""
    for table, rows in (("equipment", box.equipment), ("treasures", box.treasures)):
        for row in rows:
            if not row.users or len(set(row.users)) != len(row.users) or ("all" in row.users and len(row.users) > 1):
                raise ValueError(f"{table}.json, entry {row.id}: it is for all, or for some, each named once.")


def spells(box: Printed) -> None:
    """Components: five spells of each kind, attack first, then defence, then healing."""
    found = [row.kind for row in box.spells]
    if found != ["attack"] * 5 + ["defence"] * 5 + ["healing"] * 5:
        raise ValueError("spells.json, the cards: five attack, five defence and five healing spells, in this order.")


def item_names(box: Printed) -> None:
    """Equipment, treasures and what events bring along share one list of names; adventures: `adventure_checks.py`."""
    known = {row.id for row in box.equipment}
    brought = [("treasures", row.id, row.id) for row in box.treasures]
    brought += [("events", row.id, row.item) for row in box.events if row.item]
    for table, entry, name in brought:
        if name in known:
            raise ValueError(f"{table}.json, entry {entry}: another item is called {name}.")
        known.add(name)


def settings(box: Printed) -> None:
    """WQ-VAR-7: a default is one of the values; any adventure can be chosen."""
    for setting in box.settings:
        if len(set(setting.values)) != len(setting.values):
            raise ValueError(f"settings.json, entry {setting.id}: a value stands there twice.")
        for default in (setting.default, setting.default_simulation):
            if default not in setting.values:
                raise ValueError(f"settings.json, entry {setting.id}: the default {default} is not among its values.")
    if box.settings[0].values != ("random", "first-game", *(row.id for row in box.adventures)):
        raise ValueError("settings.json, entry adventure: it must offer random, first-game, then every adventure.")


CHECKS = (
    ids,
    origins,
    rules,
    figures,
    components,
    sections,
    dungeon_cards,
    warriors,
    monsters,
    combat,
    monster_groups,
    events,
    treasures,
    users,
    spells,
    item_names,
    check_adventures,
    settings,
)


def _counts(box: Printed) -> Iterator[tuple[str, str, int]]:
    """What the list of components counts: the table, the component and how many there are."""
    for monster in box.monsters:
        yield "monsters", f"{monster.id}-figures", monster.figures
    yield "warriors", "warrior-sheets", len(box.warriors)
    yield "equipment", "equipment-cards", len(box.equipment)
    yield "events", "event-cards", len(box.events)
    yield "dungeon_cards", "dungeon-cards", sum(card.copies for card in box.dungeon_cards)
    yield "treasures", "treasure-cards", sum(card.copies for card in box.treasures)
    yield "spells", "spell-cards", len(box.spells)
    yield "sections", "dungeon-rooms", sum(row.tiles for row in box.sections if row.kind == "room")
    yield "sections", "objective-rooms", sum(row.tiles for row in box.sections if row.kind == "objective")
    passages = [row for row in box.sections if row.kind == "corridor"]
    yield "sections", "corridors", sum(row.tiles for row in passages if row.shape != "stairs")
    yield "sections", "stairs", sum(row.tiles for row in passages if row.shape == "stairs")
    yield "spells", "pit-of-despair-templates", sum(row.numbers.get("templates", 0) for row in box.spells)


def _tables(box: Printed) -> list[tuple[str, tuple[PrintedEntry, ...]]]:
    """The tables with their names."""
    return list(box._asdict().items())
