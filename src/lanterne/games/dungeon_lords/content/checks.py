"""The promises that the printed components make, checked when they are loaded: names, counts, boards, time, choices.

Tiles and cards: `tile_checks.py`. Prepared combats: `trainer_checks.py`. Every check raises a Flaw that names the file,
the entry and the reason.
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
    chapters,
    check_counts,
    check_facts,
    check_rules_named,
    check_settings,
    check_tables,
    tables_of,
)
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

_CHAPTERS = (
    "GEN 7, SUP 5, SET 16, EVL 4, PAL 10, TIM 4, NEW 8, ORD 7, ACT 6, FOO 1, REP 3, DIG 9, MIN 2, IMP 1, TRP 3, MON 6, "
    "ROM 6, PRD 8, REC 4, EVT 6, SEV 9, ADV 7, EOR 2, CBT 12, PLN 13, TRS 10, SPL 17, ATK 9, HEA 4, FAT 5, END 2, "
    "YR2 7, NPC 12, SCO 7, TTL 4, WIN 3, VAR 4"
)
RULES: dict[str, int] = chapters(_CHAPTERS)
"""How many rules each chapter of the rulebook has."""


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    tables = tables_of(box)
    check_tables(tables, ENTRIES, RULES)
    check_rules_named(tables)
    check_counts({row.id: row.count for row in box.components}, _counts(box), tables)
    for check in CHECKS:
        check(box)
    return box


def supplies(box: Printed) -> None:
    """DL-SUP-1, DL-SUP-2: troll tokens, one per Troll tile, can run out, and nothing else."""
    tiles = sum(sum(row.copies) for row in box.monsters if row.troll_token)
    for row in box.supplies:
        if row.limited != (row.id == "trolls"):
            raise Flaw("dl-run-out", "supplies.json", row.id)
        if row.limited and row.count != tiles:
            raise Flaw("dl-troll-tiles", "supplies.json", row.id, count=row.count, tiles=tiles)


def evilometer(box: Printed) -> None:
    """DL-EVL-1: counters start on the track, below the paladin space."""
    for row in box.evilometer:
        if not row.lowest <= row.start < row.paladin <= row.highest:
            raise Flaw("dl-spaces-order", "evilometer.json", row.id)


def start(box: Printed) -> None:
    """DL-SET-15, DL-VAR-1: hand and inaccessible orders are all orders, and there is something to choose."""
    row = box.start[0]
    spaces = {area.id: area.spaces for area in box.dungeon_areas}
    if row.hand + row.inaccessible != len(box.orders):
        raise Flaw("dl-all-orders", "start.json", row.id, hand=row.hand, inaccessible=row.inaccessible)
    if not row.inaccessible < row.drawn_to_choose <= len(box.orders):
        raise Flaw("dl-nothing-to-choose", "start.json", row.id)
    if spaces.get("order-spaces") != row.minions:
        raise Flaw("dl-minion-spaces", "start.json", row.id, count=row.minions)
    if spaces.get("inaccessible-orders") != row.inaccessible:
        raise Flaw("dl-inaccessible", "start.json", row.id)


def seasons(box: Printed) -> None:
    """DL-TIM-2, DL-NEW-3, DL-EOR-2: a season has all phases of building in order; one in which nobody comes lacks event
    and adventurers. Each announces the next; after the last the token stays."""
    building = [phase.id for phase in box.phases if phase.period == "building"]
    following: list[str | None] = [*(row.id for row in box.seasons[1:]), None]
    for place, (row, after) in enumerate(zip(box.seasons, following, strict=True)):
        wanted = [name for name in building if row.party_place or name not in ("event", "adventurers")]
        if list(row.phases) != wanted:
            raise Flaw("dl-phases", "seasons.json", row.id)
        if row.announces != after:
            reason = Say("dl-announces", {"season": after}) if after else Say("dl-announces-nothing")
            raise Flaw(reason, "seasons.json", row.id)
        if row.passes_token != (after is not None):
            raise Flaw("dl-token", "seasons.json", row.id)
        if row.party_place != place:
            raise Flaw("dl-joins", "seasons.json", row.id, wanted=place, place=row.party_place)


def combat_rounds(box: Printed) -> None:
    """DL-CBT-1: round r needs r magic; a year has a combat card for each round."""
    for number, row in enumerate(box.combat_rounds, 1):
        if row.magic != number:
            raise Flaw("dl-magic", "combat-rounds.json", row.id, found=row.magic, wanted=number)
    for year in box.years:
        if year.combat_cards != len(box.combat_rounds):
            raise Flaw("dl-round-cards", "years.json", year.id, count=year.combat_cards)


def titles(box: Printed) -> None:
    """DL-TTL-1: a title counts something, each thing once."""
    for row in box.titles:
        if not row.counts or len(set(row.counts)) != len(row.counts):
            raise Flaw("dl-title-counts", "titles.json", row.id)


def player_counts(box: Printed) -> None:
    """DL-NEW-5, DL-NPC-1, DL-NPC-4, DL-NPC-9, DL-TTL-2: what depends on the number of players fits together."""
    lords, minions = len(box.colours), box.start[0].minions
    for row in box.player_counts:
        placed = row.orders_shown + row.orders_chosen
        facts = (
            (row.id == f"players-{row.players}", Say("dl-players", {"number": row.players})),
            (row.players + row.dummies <= lords, Say("dl-lords", {"count": lords})),
            (row.dummy_counters <= row.dummies, Say("dl-dummy-counter")),
            (row.adventurers == row.players + row.dummy_counters, Say("dl-counter-adventurer")),
            (placed == (minions if row.dummies else 0), Say("dl-dummy-minions")),
            (row.orders_inaccessible == placed, Say("dl-dummy-orders")),
            (not row.dummy_evil_lost or row.dummy_counters > 0, Say("dl-no-counter")),
            (row.title_alone > row.title_shared, Say("dl-title-alone")),
        )
        check_facts("player-counts.json", row.id, facts)


def settings(box: Printed) -> None:
    """4.20: every prepared combat can be chosen, and none."""
    if box.settings[-1].values != (None, *(row.id for row in box.trainers)):
        raise Flaw("dl-trainer-setting", "settings.json", "trainer")
    check_settings(box.settings)


CHECKS = (
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
