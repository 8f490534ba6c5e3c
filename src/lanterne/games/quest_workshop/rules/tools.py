"""The tool in hand (QW-TOL)."""

from collections.abc import Iterable

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.quest_workshop.state import CHARACTERS, ITEMS, NONE, TOOLS, Game, Item, State, Tool, tool_name

IN_HAND = Refusal("in-hand", "QW-TOL-1")
NOT_CREATED = Refusal("not-created", "QW-MON-2")
HAND_EMPTY = Refusal("hand-empty", "QW-TOL-1")
CANNOT_BE_TURNED = Refusal("cannot-be-turned", "QW-TOL-2")


def every_tool(s: State, seat: int) -> Iterable[tuple[int]]:
    """All tools; an item is taken by its own name."""
    return [(tool,) for tool, name in enumerate(TOOLS.names) if name != "item"]


def every_item(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(item,) for item in range(len(ITEMS.names))]


@law("QW-TOL-1", "QW-MON-2")
def not_to_be_taken(s: State, seat: int, tool: int) -> Refusal | None:
    """One tool at a time; a character must have been created."""
    if tool == s.tool:
        return IN_HAND
    name = str(TOOLS.name(tool))
    if name in CHARACTERS.names and CHARACTERS.number(name) >= len(s.quest.characters):
        return NOT_CREATED
    return None


@law("QW-TOL-1")
def item_in_hand(s: State, seat: int, item: int) -> Refusal | None:
    return IN_HAND if item == s.item else None


@step("QW-TOL-1")
def take(game: Game, tool: Tool) -> None:
    """Another tool is put back."""
    game.state.tool, game.state.item, game.state.turned = tool, NONE, False


@step("QW-TOL-1")
def take_item(game: Game, item: Item) -> None:
    """An item is taken to be hidden in a room."""
    game.state.tool, game.state.item, game.state.turned = TOOLS.number("item"), item, False


@law("QW-TOL-1")
def nothing_in_hand(s: State, seat: int) -> Refusal | None:
    return HAND_EMPTY if s.tool == NONE else None


@step("QW-TOL-1")
def put_back(game: Game) -> None:
    game.state.tool = game.state.item = NONE


@law("QW-TOL-2")
def not_turnable(s: State, seat: int) -> Refusal | None:
    return None if tool_name(s).startswith("furniture-") else CANNOT_BE_TURNED


@step("QW-TOL-2")
def turn(game: Game) -> None:
    """The width of the piece in hand runs down instead of across, and back."""
    game.state.turned = not game.state.turned


TAKING = (
    Offer(take, every_tool, each=(not_to_be_taken,)),
    Offer(take_item, every_item, each=(item_in_hand,)),
    Offer(turn, closed=(not_turnable,)),
    Offer(put_back, closed=(nothing_in_hand,)),
)
