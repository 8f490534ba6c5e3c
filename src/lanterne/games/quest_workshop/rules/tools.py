"""The tool in hand; items, gold and flags are taken by their own names (QW-TOL)."""

from collections.abc import Callable, Iterable

from lanterne.engine import Amount, Call, Choice, Offer, Refusal, ask, decision, law, pick, step
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.quest_workshop.entries import every, open_family, place_of, rows
from lanterne.games.quest_workshop.rules.pages import on
from lanterne.games.quest_workshop.state import (
    CHARACTERS,
    DOOR_TOOLS,
    IN_BOX,
    ITEMS,
    NONE,
    ROOM_TOOLS,
    TOOLS,
    TRAP_TOOLS,
    Entry,
    Game,
    Item,
    State,
    Tool,
    page_name,
    tool_name,
)

MOST_GOLD = 1000

IN_HAND = Refusal("in-hand", "QW-TOL-1")
SAY_HOW_MUCH = Refusal("say-how-much", "QW-TOL-3")


GROUND = (
    *("eraser", *DOOR_TOOLS, "one-way", "blocked", "stairs", "start", "exit", *ROOM_TOOLS),
    *("move", "spot", "seen", "rubble"),
)
FURNITURE = tuple(name for name in TOOLS.names if name.startswith("furniture-"))
TRAPS = (*TRAP_TOOLS, *(name for name in TOOLS.names if name.startswith("device-")))
FIGURES = tuple(name for name in TOOLS.names if name.startswith("monster-"))


def tools_on(s: State) -> tuple[str, ...]:
    """The tools of the page; items and flags are taken by name instead."""
    people = CHARACTERS[: len(s.quest.characters)]
    match page_name(s):
        case "map":
            return (
                *GROUND[: GROUND.index("move")],
                *FURNITURE,
                *TRAPS,
                *FIGURES,
                *people,
                "waits",
                "escape",
                "nothing",
                "gold",
            )
        case "people":
            return (*people, "escape", "object", "ally")
        case "profile":
            own = {"character": (*people, "escape"), "object": ("object", "move"), "ally": ("ally", "move")}
            return own[open_family(s)]
        case "notes" if s.quest.collapse is not None:
            return ("rubble",)
        case "when":
            return ("spot",) if open_family(s) == "action" else ("seen",)
        case "then":
            return (*FIGURES, *people, "eraser")
    return ()


def _tools_among(*names: str) -> Callable[[State, int], Iterable[tuple[int]]]:
    """Those of these tools that are on the page."""
    kept = frozenset(names)

    def found(s: State, seat: int) -> Iterable[tuple[int]]:
        return [(TOOLS.number(name),) for name in tools_on(s) if name in kept]

    return found


@law("QW-TOL-1")
def in_hand_already(s: State, seat: int, tool: int) -> Refusal | None:
    return IN_HAND if tool == s.tool else None


def _take(s: State, tool: str, item: int = NONE, flag: int = NONE) -> None:
    s.tool, s.item, s.flag, s.turned = TOOLS.number(tool), item, flag, False


@step("QW-TOL-1")
def take(game: Game, tool: Tool) -> None:
    """Take a tool in hand; another one is put back."""
    _take(game.state, str(TOOLS.name(tool)))


@step("QW-TOL-1")
def take_furniture(game: Game, tool: Tool) -> None:
    """A piece of furniture is taken in hand."""
    _take(game.state, str(TOOLS.name(tool)))


@step("QW-TOL-1")
def take_trap(game: Game, tool: Tool) -> None:
    """A trap is taken in hand, for a square or for a piece of furniture."""
    _take(game.state, str(TOOLS.name(tool)))


@step("QW-TOL-1")
def take_figure(game: Game, tool: Tool) -> None:
    """A monster, a character, or something that has to do with them, is taken in hand."""
    _take(game.state, str(TOOLS.name(tool)))


@step("QW-TOL-1")
def take_treasure(game: Game, tool: Tool) -> None:
    """A special treasure is taken in hand: gold, or nothing at all."""
    _take(game.state, str(TOOLS.name(tool)))


def something_in_hand(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if s.tool != NONE else []


@step("QW-TOL-1")
def put_back(game: Game) -> None:
    game.state.tool = game.state.item = game.state.flag = NONE


def furniture_in_hand(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if tool_name(s).startswith("furniture-") else []


@step("QW-TOL-2")
def turn(game: Game) -> None:
    """Turn the piece in hand by a quarter, or back."""
    game.state.turned = not game.state.turned


# --- gold and flags ---------------------------------------------------------------------------------------------------


@step("QW-TOL-3")
def look_for_gold(game: Game) -> None:
    """Choose a sum of gold."""
    game.then(counting())


@pick("QW-TOL-3")
def coins(gold: int) -> None:
    """This much gold."""


@law("QW-TOL-3")
def sums(s: State, seat: int) -> range:
    return range(1, MOST_GOLD + 1)


@step("QW-TOL-3")
def take_gold(game: Game, *picked: Call) -> None:
    """Take this much gold in hand, to be hidden in rooms."""
    _take(game.state, "gold")
    for _, gold in picked:
        game.state.gold = gold


SUM = Amount(take_gold, coins, sums, SAY_HOW_MUCH)


@decision("QW-TOL-3")
def counting(game: Game) -> Choice:
    """How much gold?"""
    return ask(0, (), draft=SUM, default=take_gold(coins(game.state.gold)))


@law("QW-TOL-1")
def flag_in_hand(s: State, seat: int, entry: int) -> Refusal | None:
    return IN_HAND if tool_name(s) == "flag" and s.flag == place_of(entry) else None


@step("QW-TOL-3")
def take_flag(game: Game, entry: Entry) -> None:
    """Take a flag in hand, to bar doors and treasure with."""
    _take(game.state, "flag", flag=place_of(entry))


# --- items ------------------------------------------------------------------------------------------------------------

GEAR = tuple(ITEMS.number(row.id) for row in BOX.equipment)
POTIONS = tuple(ITEMS.number(name) for name in dict.fromkeys(row.id for row in BOX.potions) if name in IN_BOX)
FOUND_ONCE = tuple(ITEMS.number(name) for name in dict.fromkeys(row.id for row in BOX.artifacts))


@step("QW-TOL-3")
def look_for_item(game: Game) -> None:
    """Choose something that is not on the palette: an item, a sum of gold, a flag."""
    game.then(choosing())


def every_gear(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(item,) for item in GEAR if item not in POTIONS]


def every_potion(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(item,) for item in POTIONS]


def every_artifact(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(item,) for item in FOUND_ONCE]


def every_flag(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, "flag")


def every_own(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(len(IN_BOX) + place_of(entry),) for (entry,) in every(s, "item")]


@step("QW-TOL-3")
def take_gear(game: Game, item: Item) -> None:
    """Take a weapon, armour or a tool in hand: to be hidden, given, required, or used as a key."""
    _take(game.state, "item", item)


@step("QW-TOL-3")
def take_potion(game: Game, item: Item) -> None:
    """A potion is taken in hand."""
    _take(game.state, "item", item)


@step("QW-TOL-3")
def take_artifact(game: Game, item: Item) -> None:
    """Take an artifact in hand: heroes find it once."""
    _take(game.state, "item", item)


@step("QW-TOL-3")
def take_own(game: Game, item: Item) -> None:
    """An item that only this quest has is taken in hand."""
    _take(game.state, "item", item)


@step("QW-TOL-3")
def take_none(game: Game) -> None:
    """Keep what is in hand."""


CHOOSING = (
    Offer(take_own, every_own),
    Offer(take_gear, every_gear),
    Offer(take_potion, every_potion),
    Offer(take_artifact, every_artifact),
    Offer(look_for_gold),
    Offer(take_flag, every_flag, each=(flag_in_hand,)),
    Offer(take_none),
)


@decision("QW-TOL-3")
def choosing(game: Game) -> Choice:
    """What do you take in hand?"""
    return ask(0, CHOOSING, default=take_none())


def flag_name(s: State) -> str:
    """The flag in hand."""
    return str(rows(s, "flag")[s.flag])


TAKING = (
    Offer(take, _tools_among(*GROUND), each=(in_hand_already,)),
    Offer(take_furniture, _tools_among(*FURNITURE), each=(in_hand_already,)),
    Offer(take_trap, _tools_among(*TRAPS), each=(in_hand_already,)),
    Offer(
        take_figure, _tools_among(*FIGURES, *CHARACTERS, "waits", "escape", "object", "ally"), each=(in_hand_already,)
    ),
    Offer(take_treasure, _tools_among("nothing", "gold"), each=(in_hand_already,)),
    Offer(turn, furniture_in_hand),
    Offer(look_for_item, on("map", "when", "then")),
    Offer(put_back, something_in_hand),
)
