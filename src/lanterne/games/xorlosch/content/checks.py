"""The promises the printed components make, checked when they are loaded.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter

from lanterne.games.xorlosch.content.board_checks import NUMBERS, check_board
from lanterne.games.xorlosch.content.files import Printed
from lanterne.kit.printed import check_settings, check_tables, tables_of
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

PLAYERS = range(2, 7)

# The rules know these entries by name or by place, so each must be there, in this order.
ENTRIES = {
    "quests": ("green", "blue", "red"),
    "items": ("travel-boots", "experience-potion", "dragon-trap"),
    "dwarfs": ("warrior", "mechanicus"),
    "colors": ("red", "blue", "green", "yellow", "black", "white"),
    "obstacles": ("debris", "ladder", "crevasse"),
    "modes": ("full-game", "short-game"),
    "bots": ("steady", "broker", "avenger", "slayer"),
    "constants": (
        "movement_base",
        "start_experience",
        "dice_per_player",
        "level_min",
        "level_max",
        "new_dwarf_level",
        "respect_cost",
        "move_cost",
        "boots_bonus",
        "item_hold_limit_per_type",
        "quests_total",
        "power_potion",
        "power_trap",
        "negotiation_round_cap",
        "reaction_calls_per_turn",
        "group_changes_per_turn",
    ),
    "settings": (
        "board",
        "mode",
        "start_player",
        "items_5_6",
        "interrupt_mode",
        "negotiation_round_cap",
        "renouncing",
        "max_rounds",
    ),
}


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    for name, board in zip(("ruins", "dungeon"), box.boards, strict=True):
        check_board(f"{name}.json", name, board)
    tables = tables_of(box, "boards")
    check_tables(tables, ENTRIES)
    for check in CHECKS:
        check(box)
    return box


def card_counts(box: Printed) -> None:
    """XOR-SET-5, XOR-SET-7: 36 cards, 12 of each colour, half of them for each type of dwarf."""
    found: Counter[tuple[str, str]] = Counter((card.color, card.type) for card in box.cards)
    for quest in box.quests:
        for dwarf in box.dwarfs:
            cards = found[quest.id, dwarf.id]
            if cards * 2 != quest.cards:
                what = Say("xor-cards-of", {"color": quest.id, "type": dwarf.id})
                raise Flaw("flaw-row-count", "cards.json", what, count=cards, listed=quest.cards // 2)


def card_squares(box: Printed) -> None:
    """XOR-SET-6: a card goes to the square of its number, which both sides have; its id repeats it."""
    for card in box.cards:
        if card.number not in NUMBERS:
            raise Flaw("xor-no-number", "cards.json", card.id, number=card.number)
        if card.id != f"task-{card.color}-{card.number:02}":
            raise Flaw("xor-card-id", "cards.json", card.id, color=card.color, number=card.number)


def card_numbers(box: Printed) -> None:
    """XOR-SET-12: every number is on one card or on two, so that two cards can share a square."""
    found = Counter(card.number for card in box.cards)
    for number in NUMBERS:
        if not 1 <= found[number] <= 2:
            raise Flaw("xor-on-cards", "cards.json", Say("flaw-place-number", {"number": number}), count=found[number])


def card_themes(box: Printed) -> None:
    """XOR-SHT-2: a picture belongs to one colour, and is on as many cards as it says."""
    themes = {theme.id: theme for theme in box.themes}
    for card in box.cards:
        if card.theme not in themes:
            raise Flaw("xor-no-theme", "cards.json", card.id, name=card.theme)
        color = themes[card.theme].color
        if card.color != color:
            raise Flaw("xor-theme-color", "cards.json", card.id, name=card.theme, color=color, wanted=card.color)
    found = Counter(card.theme for card in box.cards)
    for theme in box.themes:
        if found[theme.id] != theme.count:
            raise Flaw("xor-theme-count", "themes.json", theme.id, count=found[theme.id], wanted=theme.count)


def dragons(box: Printed) -> None:
    """XOR-SHT-2: the dragon quests are the red ones, and every red picture but no other shows a dragon."""
    for quest in box.quests:
        if quest.dragon != (quest.id == "red"):
            raise Flaw("xor-dragon-quests", "quests.json", quest.id)
    for theme in box.themes:
        if theme.dragon != (theme.color == "red"):
            raise Flaw("xor-dragon-themes", "themes.json", theme.id)


def quest_sizes(box: Printed) -> None:
    """XOR-SET-6, XOR-MAJ-2: 2, 3 and 4 tasks; the pile makes whole quests; a majority is more than half."""
    for quest, size in zip(box.quests, (2, 3, 4), strict=True):
        if quest.size != size:
            raise Flaw("xor-tasks", "quests.json", quest.id, count=size, found=quest.size)
        if quest.size * quest.count != quest.cards:
            raise Flaw("xor-whole-quests", "quests.json", quest.id, count=quest.cards, quests=quest.count)
        if quest.majority != quest.size // 2 + 1:
            raise Flaw("xor-majority", "quests.json", quest.id, count=quest.majority, size=quest.size)


def mode_quests(box: Printed) -> None:
    """XOR-END-1, XOR-SHT-1: 13 quests in the full game, the three dragon quests in the short one."""
    counts = {quest.id: quest.count for quest in box.quests}
    for mode in box.modes:
        quests = sum(counts[color] for color in mode.colors)
        if mode.quests != quests:
            raise Flaw("xor-mode-quests", "modes.json", mode.id, count=quests, wanted=mode.quests)
    total = _constants(box)["quests_total"]
    if sum(counts.values()) != total:
        raise Flaw("xor-quests", "constants.json", "quests_total", count=sum(counts.values()), wanted=total)


def item_counts(box: Printed) -> None:
    """XOR-SET-8, XOR-SET-9: three items of each type, so nine; a number in play for 2 to 6 players."""
    for item in box.items:
        if item.count != 3:
            raise Flaw("xor-three-items", "items.json", item.id, count=item.count)
        if sorted(item.in_play) != list(PLAYERS):
            raise Flaw("xor-in-play", "items.json", item.id)
        for players, number in (*item.in_play.items(), *item.all_nine.items()):
            if players not in PLAYERS or not 1 <= number <= item.count:
                raise Flaw("xor-cannot-be", "items.json", item.id, count=number, players=players)
        for players in (5, 6):
            if item.all_nine.get(players, item.in_play[players]) != item.count:
                raise Flaw("xor-all-nine", "items.json", item.id, players=players)


def dice(box: Printed) -> None:
    """XOR-SET-2, XOR-SET-4: six dice of each colour, three warriors and three mechanici."""
    for dwarf in box.dwarfs:
        if dwarf.per_player * 2 != _constants(box)["dice_per_player"]:
            raise Flaw("xor-half-dice", "dwarfs.json", dwarf.id, count=dwarf.per_player)
        if dwarf.count != dwarf.per_player * len(box.colors):
            raise Flaw("xor-dice-alike", "dwarfs.json", dwarf.id, count=dwarf.count)


def obstacle_counts(box: Printed) -> None:
    """XOR-MOV-4: debris on both sides, ladders in the ruins, crevasses in the dungeon."""
    for obstacle in box.obstacles:
        found = {
            board.id: times
            for board in box.boards
            if (times := sum(passage.obstacle == obstacle.id for passage in board.passages))
        }
        if tuple(found) != obstacle.boards or sum(found.values()) != obstacle.count:
            facts = ", ".join(f"{times} ({board})" for board, times in found.items())
            reason = Say("xor-obstacles", {"found": facts}) if facts else Say("xor-no-obstacles")
            raise Flaw(reason, "obstacles.json", obstacle.id)


def group_levels(box: Printed) -> None:
    """XOR-OPN-3, XOR-OPN-4: an opening group and what it saves make the start experience; there are dice."""
    for group in box.groups:
        levels = sum(level for _, level in group.dwarfs) + group.saved
        if levels != _constants(box)["start_experience"]:
            raise Flaw("xor-group-levels", "groups.json", group.id, sum=levels)
        found: Counter[str] = Counter(dwarf_type for dwarf_type, _ in group.dwarfs)
        for dwarf in box.dwarfs:
            if found[dwarf.id] > dwarf.per_player:
                raise Flaw("xor-group-dice", "groups.json", group.id, number=dwarf.per_player, dwarf=dwarf.id)


def setting_defaults(box: Printed) -> None:
    """A default is one of the values."""
    check_settings(box.settings)
    for setting in box.settings:
        if setting.id == "mode" and setting.values != tuple(mode.id for mode in box.modes):
            raise Flaw("xor-modes", "settings.json", "mode")
        if setting.id == "negotiation_round_cap" and setting.default != _constants(box)[setting.id]:
            raise Flaw("xor-default-constant", "settings.json", setting.id)


def powers(box: Printed) -> None:
    """XOR-POT-2, XOR-TRP-2: a potion beats every sum of levels, a trap beats a potion."""
    value = _constants(box)
    strongest = max(dwarf.per_player for dwarf in box.dwarfs) * value["level_max"]
    if value["power_potion"] <= strongest:
        raise Flaw("xor-power-potion", "constants.json", "power_potion", power=strongest)
    if value["power_trap"] <= value["power_potion"]:
        raise Flaw("xor-power-trap", "constants.json", "power_trap")


CHECKS = (
    quest_sizes,
    mode_quests,
    card_squares,
    card_counts,
    card_numbers,
    card_themes,
    dragons,
    item_counts,
    dice,
    obstacle_counts,
    group_levels,
    setting_defaults,
    powers,
)


def _constants(box: Printed) -> dict[str, int]:
    return {constant.id: constant.value for constant in box.constants}
