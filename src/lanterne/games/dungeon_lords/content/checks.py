"""The promises that the printed components make, checked when they are loaded: names, counts, boards, time, choices.

Tiles and cards: `tile_checks.py`. Prepared combats: `trainer_checks.py`. Every check raises ValueError with a sentence
that names the file, the entry and the reason.
"""

from collections.abc import Iterator

from lanterne.games.dungeon_lords.content.board_checks import check_areas, check_dungeon, check_zones
from lanterne.games.dungeon_lords.content.files import Printed
from lanterne.games.dungeon_lords.content.promised import ENTRIES
from lanterne.games.dungeon_lords.content.tile_checks import (
    check_adventurers,
    check_combat_cards,
    check_monsters,
    check_rooms,
    check_traps,
)
from lanterne.games.dungeon_lords.content.trainer_checks import check_trainers
from lanterne.kit.printed import (
    PrintedEntry,
    chapters,
    check_counts,
    check_ids,
    check_origins,
    check_rules,
    check_rules_named,
    check_settings_refer,
)

_CHAPTERS = (
    "GEN 7, SUP 5, SET 16, EVL 4, PAL 10, TIM 4, NEW 8, ORD 7, ACT 6, FOO 1, REP 3, DIG 9, MIN 2, IMP 1, TRP 3, MON 6, "
    "ROM 6, PRD 8, REC 4, EVT 6, SEV 9, ADV 7, EOR 2, CBT 12, PLN 13, TRS 10, SPL 17, ATK 9, HEA 4, FAT 5, END 2, "
    "YR2 7, NPC 12, SCO 7, TTL 4, WIN 3, VAR 4"
)
RULES: dict[str, int] = chapters(_CHAPTERS)
"""How many rules each chapter of the rulebook has."""


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
    """Every rule that an entry names is in the rulebook, and an entry that can name rules does."""
    check_rules_named(_tables(box))
    check_rules(_tables(box), RULES)


def components(box: Printed) -> None:
    """Components: the box holds as much of everything as its list says."""
    check_counts({row.id: row.count for row in box.components}, _counts(box), _tables(box))


def supplies(box: Printed) -> None:
    """DL-SUP-1, DL-SUP-2: troll tokens, one per Troll tile, can run out, and nothing else."""
    tiles = sum(sum(row.copies) for row in box.monsters if row.troll_token)
    for row in box.supplies:
        if row.limited != (row.id == "trolls"):
            raise ValueError(f"supplies.json, entry {row.id}: troll tokens, and nothing else, can run out.")
        if row.limited and row.count != tiles:
            raise ValueError(f"supplies.json, entry {row.id}: there are {row.count} for {tiles} Troll tiles.")


def evilometer(box: Printed) -> None:
    """DL-EVL-1: counters start on the track, below the paladin space."""
    for row in box.evilometer:
        if not row.lowest <= row.start < row.paladin <= row.highest:
            raise ValueError(f"evilometer.json, entry {row.id}: its spaces are not in order.")


def start(box: Printed) -> None:
    """DL-SET-15, DL-VAR-1: hand and inaccessible orders are all orders, and there is something to choose."""
    row = box.start[0]
    spaces = {area.id: area.spaces for area in box.dungeon_areas}
    if row.hand + row.inaccessible != len(box.orders):
        raise ValueError(f"start.json, entry {row.id}: {row.hand} and {row.inaccessible} are not all orders.")
    if not row.inaccessible < row.drawn_to_choose <= len(box.orders):
        raise ValueError(f"start.json, entry {row.id}: there is nothing to choose.")
    if spaces.get("order-spaces") != row.minions:
        raise ValueError(f"start.json, entry {row.id}: each of {row.minions} minions needs a space for an order.")
    if spaces.get("inaccessible-orders") != row.inaccessible:
        raise ValueError(f"start.json, entry {row.id}: inaccessible orders and their spaces differ.")


def seasons(box: Printed) -> None:
    """DL-TIM-2, DL-NEW-3, DL-EOR-2: a season has all phases of building in order; one in which nobody comes lacks event
    and adventurers. Each announces the next; after the last the token stays."""
    building = [phase.id for phase in box.phases if phase.period == "building"]
    following: list[str | None] = [*(row.id for row in box.seasons[1:]), None]
    for place, (row, after) in enumerate(zip(box.seasons, following, strict=True)):
        wanted = [name for name in building if row.party_place or name not in ("event", "adventurers")]
        if list(row.phases) != wanted:
            raise ValueError(f"seasons.json, entry {row.id}: its phases are not those of the season.")
        if row.announces != after:
            raise ValueError(f"seasons.json, entry {row.id}: it must announce {after or 'nothing'}.")
        if row.passes_token != (after is not None):
            raise ValueError(f"seasons.json, entry {row.id}: the token passes after every season but the last.")
        if row.party_place != place:
            raise ValueError(
                f"seasons.json, entry {row.id}: its adventurer joins place {place}, not {row.party_place}."
            )


def combat_rounds(box: Printed) -> None:
    """DL-CBT-1: round r needs r magic; a year has a combat card for each round."""
    for number, row in enumerate(box.combat_rounds, 1):
        if row.magic != number:
            raise ValueError(f"combat-rounds.json, entry {row.id}: it needs {row.magic} magic, not {number}.")
    for year in box.years:
        if year.combat_cards != len(box.combat_rounds):
            raise ValueError(f"years.json, entry {year.id}: it has {year.combat_cards} cards for its combat rounds.")


def titles(box: Printed) -> None:
    """DL-TTL-1: a title counts something, each thing once."""
    for row in box.titles:
        if not row.counts or len(set(row.counts)) != len(row.counts):
            raise ValueError(f"titles.json, entry {row.id}: it counts something, each thing once.")


def player_counts(box: Printed) -> None:
    """DL-NEW-5, DL-NPC-1, DL-NPC-4, DL-NPC-9, DL-TTL-2: what depends on the number of players fits together."""
    lords, minions = len(box.colours), box.start[0].minions
    for row in box.player_counts:
        placed = row.orders_shown + row.orders_chosen
        facts = (
            (row.id == f"players-{row.players}", f"it is for {row.players} players"),
            (row.players + row.dummies <= lords, f"there are only {lords} lords"),
            (row.dummy_counters <= row.dummies, "a dummy has one counter at most"),
            (row.adventurers == row.players + row.dummy_counters, "each counter gets one adventurer a season"),
            (placed == (minions if row.dummies else 0), "a dummy places all its minions"),
            (row.orders_inaccessible == placed, "the orders a dummy has placed become inaccessible"),
            (not row.dummy_evil_lost or row.dummy_counters > 0, "there is no counter that could move"),
            (row.title_alone > row.title_shared, "a title held alone is worth more"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"player-counts.json, entry {row.id}: {reason}.")


def settings(box: Printed) -> None:
    """4.20: a default is one of the values; every prepared combat can be chosen, and none."""
    for setting in box.settings:
        if len(set(setting.values)) != len(setting.values):
            raise ValueError(f"settings.json, entry {setting.id}: a value stands there twice.")
        for default in (setting.default, setting.default_simulation):
            if default not in setting.values:
                raise ValueError(f"settings.json, entry {setting.id}: the default {default} is not among its values.")
    check_settings_refer(box.settings)
    if box.settings[-1].values != (None, *(row.id for row in box.trainers)):
        raise ValueError("settings.json, entry trainer: it must offer none, then every prepared combat.")
    for setting in box.settings:
        if setting.seats and len(setting.seats) != len(setting.values):
            raise ValueError(f"settings.json, entry {setting.id}: numbers of players stand there for other values.")


CHECKS = (
    ids,
    origins,
    rules,
    components,
    supplies,
    evilometer,
    combat_rounds,
    check_dungeon,
    check_areas,
    start,
    seasons,
    check_zones,
    check_monsters,
    check_rooms,
    check_traps,
    check_combat_cards,
    check_adventurers,
    titles,
    player_counts,
    check_trainers,
    settings,
)


def _counts(box: Printed) -> Iterator[tuple[str, str, int]]:
    """What the list of components counts: the table, the component and how many there are."""
    lords = len(box.colours)
    yield "dungeon_board", "dungeon-boards", lords * len(box.dungeon_board)
    yield "evilometer", "evil-counters", lords * len(box.evilometer)
    yield "orders", "order-cards", lords * len(box.orders)
    yield "start", "minions", lords * box.start[0].minions
    yield "monsters", "monster-tiles", sum(sum(row.copies) for row in box.monsters)
    yield "rooms", "room-tiles", len(box.rooms)
    yield "adventurers", "adventurer-tiles", len(box.adventurers)
    yield "paladins", "paladin-tiles", len(box.paladins)
    yield "traps", "trap-cards", sum(row.copies for row in box.traps)
    yield "combat_cards", "combat-cards", len(box.combat_cards)
    yield "special_events", "special-event-cards", len(box.special_events)
    for name in ("event-tokens", "blank-event-token"):
        yield "event_tokens", name, sum(row.component == name for row in box.event_tokens)
    for supply in box.supplies:
        yield "supplies", supply.component, supply.count


def _tables(box: Printed) -> list[tuple[str, tuple[PrintedEntry, ...]]]:
    """The tables with their names."""
    return list(box._asdict().items())
