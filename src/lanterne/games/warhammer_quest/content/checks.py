"""The promises that the printed components make, checked when they are loaded.

Sections: `section_checks.py`. Adventures: `adventure_checks.py`. Every check raises a Flaw that names the file, the
entry and the reason.
"""

from collections.abc import Iterator

from lanterne.games.warhammer_quest.content.adventure_checks import check_adventures, groups
from lanterne.games.warhammer_quest.content.files import Printed
from lanterne.games.warhammer_quest.content.rows import Figures
from lanterne.games.warhammer_quest.content.section_checks import check_section
from lanterne.kit.printed import chapters, check_counts, check_facts, check_settings, check_tables, file_of, tables_of
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

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
        "difficulty",
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
    "EXP 13, CMB 11, DBL 7, WND 7, MIS 8, HEA 6, GLD 4, TRE 16, DTH 4, MAG 17, HRO 9, BST 11, OBJ 17, END 8, VAR 13, "
    "AUT 10"
)
RULES: dict[str, int] = chapters(_CHAPTERS)
"""How many rules each chapter of the rulebook has."""

LEAST_MOST = {"up_to": (1, 5), "on": (1, 6), "from": (2, 12)}
"""The values that a number may have that a die or a total is compared with, by the last words of its name."""


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    tables = tables_of(box)
    check_tables(tables, ENTRIES, RULES)
    for check in CHECKS:
        check(box)
    return box


def figures(box: Printed) -> None:
    """A number that a die is compared with must be one that the die can show."""
    for table, rows in tables_of(box):
        for row in rows:
            for name, number in row.numbers.items() if isinstance(row, Figures) else ():
                for words, (least, most) in LEAST_MOST.items():
                    if name.endswith(f"_{words}") and not least <= number <= most:
                        raise Flaw(
                            "wq-figure", file_of(table), row.id, field=name, number=number, least=least, most=most
                        )


def components(box: Printed) -> None:
    """Components: the box holds as much of everything as its list says."""
    check_counts({row.id: row.count for row in box.components}, _counts(box), tables_of(box))


def sections(box: Printed) -> None:
    """Each section by itself."""
    for row in box.sections:
        check_section(row)


def dungeon_cards(box: Printed) -> None:
    """WQ-SET-10, WQ-SET-11: each section has its card, rooms just one; the objective rooms come last."""
    kinds = {row.id: row.kind for row in box.sections}
    for card in box.dungeon_cards:
        if card.id not in kinds:
            raise Flaw("wq-no-section", "dungeon-cards.json", card.id)
        if kinds[card.id] != "corridor" and card.copies != 1:
            raise Flaw("wq-room-card", "dungeon-cards.json", card.id)
    for name in kinds:
        if name not in {card.id for card in box.dungeon_cards}:
            raise Flaw("wq-no-card", "sections.json", name)
    order = [kinds[card.id] == "objective" for card in box.dungeon_cards]
    if order != sorted(order):
        raise Flaw("wq-objective-last", "dungeon-cards.json", Say("wq-cards"))


def warriors(box: Printed) -> None:
    """WQ-SET-4, WQ-PIN-2: each warrior starts with a card of his own; a die can free him; a bow has dice."""
    owners = {card.id: card.owner for card in box.equipment}
    for row in box.warriors:
        if owners.get(row.equipment) != row.id:
            raise Flaw("wq-own-card", "warriors.json", row.id, card=row.equipment)
        if row.pinning and not 2 <= row.pinning <= 6:
            raise Flaw("wq-pinned", "warriors.json", row.id)
        if ("bow" in row.dice) != (row.bow_strength > 0):
            raise Flaw("wq-bow", "warriors.json", row.id)
        if "damage" not in row.dice:
            raise Flaw("wq-weapon", "warriors.json", row.id)


def monsters(box: Printed) -> None:
    """WQ-MIS-2: a missile weapon needs somebody who can shoot."""
    for row in box.monsters:
        if row.bs and not 2 <= row.bs <= 6:
            raise Flaw("wq-no-die", "monsters.json", row.id, number=row.bs)
        if row.missile_strength and not row.bs:
            raise Flaw("wq-missile", "monsters.json", row.id)


def combat(box: Printed) -> None:
    """WQ-CMB-3: it is never easier to hit a better fighter, nor harder for one; equals hit on 4."""
    table = [row.to_hit for row in box.combat]
    for place, row in enumerate(box.combat):
        if len(row.to_hit) != len(table):
            raise Flaw("wq-numbers", "combat.json", row.id, count=len(row.to_hit), wanted=len(table))
        if list(row.to_hit) != sorted(row.to_hit):
            raise Flaw("wq-defender", "combat.json", row.id)
        if place and any(now > before for now, before in zip(row.to_hit, table[place - 1], strict=True)):
            raise Flaw("wq-attacker", "combat.json", row.id)
        if row.to_hit[place] != 4:
            raise Flaw("wq-equals", "combat.json", row.id, number=row.to_hit[place])


def monster_groups(box: Printed) -> None:
    """Groups on cards and in the table of guardians are of known monsters, and each kind once."""
    for table, rows in (("events", box.events), ("guardians", box.guardians)):
        for row in rows:
            try:
                groups(row.groups, box)
            except Flaw as flaw:
                raise flaw.at(f"{table}.json", row.id) from None
            if len({group.monster for group in row.groups}) != len(row.groups):
                raise Flaw("wq-two-groups", f"{table}.json", row.id)
            if table == "guardians" and not row.groups:
                raise Flaw("wq-nobody-comes", f"{table}.json", row.id)


def events(box: Printed) -> None:
    """WQ-EVT-2, WQ-EVT-3: an M card brings monsters and is worth a treasure, an E card neither; 12 and 7."""
    for row in box.events:
        if row.monsters != bool(row.groups) or row.monsters != (row.treasure == 1) or row.treasure > 1:
            raise Flaw("wq-m-cards", "events.json", row.id)
        if row.monsters and row.draw_another not in ("never", "before_fight"):
            raise Flaw("wq-m-another", "events.json", row.id)
        if row.draw_another == "on_1_3" and row.numbers.get("another_up_to") != 3:
            raise Flaw("wq-another", "events.json", row.id)
    if (found := sum(row.monsters for row in box.events)) != 12:
        raise Flaw("wq-with-monsters", "events.json", Say("wq-cards"), count=found)


def treasures(box: Printed) -> None:
    """WQ-EQP-5, WQ-EQP-9, WQ-TRE-12: use, moment, charges, slot and value of a card fit together."""
    for row in box.treasures:
        facts = (
            ((row.use == "charges") == (row.charges is not None), Say("wq-charges")),
            (row.value_condition != "per_charge" or row.charges is not None, Say("wq-no-charge")),
            (
                row.value_condition != "unused" or row.use == "once",
                Say("wq-unused"),
            ),
            ((row.use == "immediate") == (row.when == "on_receipt"), Say("wq-on-receipt")),
            ((row.use == "immediate") == (row.category == "gold"), Say("wq-gold-taken")),
            ((row.value == "0") == (row.category == "gold"), Say("wq-gold-sold")),
            ((row.use == "none") == (row.when == "never"), Say("wq-no-moment")),
            ((row.category == "weapon") == (row.slot == "weapon"), Say("wq-weapons")),
            (row.category != "shield" or row.slot == "shield", Say("wq-shield")),
            (row.needs_bow == (row.category == "ammunition"), Say("wq-ammunition")),
        )
        check_facts("treasures.json", row.id, facts)


def users(box: Printed) -> None:
    """WQ-EQP-10: a card is for all, or for those it names."""
    for table, rows in (("equipment", box.equipment), ("treasures", box.treasures)):
        for row in rows:
            if not row.users or len(set(row.users)) != len(row.users) or ("all" in row.users and len(row.users) > 1):
                raise Flaw("wq-users", f"{table}.json", row.id)


def spells(box: Printed) -> None:
    """Components: five spells of each kind, attack first, then defence, then healing."""
    found = [row.kind for row in box.spells]
    if found != ["attack"] * 5 + ["defence"] * 5 + ["healing"] * 5:
        raise Flaw("wq-spells", "spells.json", Say("wq-cards"))


def item_names(box: Printed) -> None:
    """Equipment, treasures and what events bring along share one list of names; adventures: `adventure_checks.py`."""
    known = {row.id for row in box.equipment}
    brought = [("treasures", row.id, row.id) for row in box.treasures]
    brought += [("events", row.id, row.item) for row in box.events if row.item]
    for table, entry, name in brought:
        if name in known:
            raise Flaw("wq-same-item", f"{table}.json", entry, name=name)
        known.add(name)


def settings(box: Printed) -> None:
    """WQ-VAR-7: any adventure can be chosen."""
    check_settings(box.settings)
    if box.settings[0].values != ("random", "first-game", *(row.id for row in box.adventures)):
        raise Flaw("wq-adventure-setting", "settings.json", "adventure")


CHECKS = (
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
