"""The tools that a language model is given."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from lanterne.api.game_box import list_games as all_games
from lanterne.api.game_box import load
from lanterne.errors import BadArgument, LanterneError
from lanterne.mcp.joined_table import JoinedTable
from lanterne.mcp.own_table import OwnTable

T = TypeVar("T")

INSTRUCTIONS = """Dungeon board games with their complete rules. Begin with list_games. new_table begins a game against
bots, join_table takes a seat at a table of people. observe shows what you see; options lists what you can answer, and
why other things are closed; answer answers. If draft is not empty, an answer is put together from picks: call options
with the picks so far until can_confirm is true, then answer with all picks. rule explains a rule by its id."""


def made_server() -> MCPServer[Any]:
    """A server with tables of its own. What is not possible is refused with a sentence."""
    server: MCPServer[Any] = MCPServer("lanterne", instructions=INSTRUCTIONS, version=version("lanterne"))
    tables: dict[str, OwnTable | JoinedTable] = {}

    def at(table: str) -> OwnTable | JoinedTable:
        if table not in tables:
            raise ToolError(f"there is no table {table!r}; there are {', '.join(tables) or 'none'}")
        return tables[table]

    def seated(made: OwnTable | JoinedTable) -> dict[str, Any]:
        name = str(len(tables) + 1)
        tables[name] = made
        try:
            return {"table": name, **made.observe()}
        except BadArgument as error:  # the others are not there yet
            return {"table": name, "waiting": str(error)}

    @server.tool()
    def list_games() -> list[dict[str, Any]]:
        """The games: their titles, numbers of players, bots, and settings with their values."""
        return [_game(name) for name in all_games()]

    @server.tool()
    def new_table(
        game: str, seats: list[str], settings: dict[str, Any] | None = None, seed: int | None = None, lang: str = "en"
    ) -> dict[str, Any]:
        """Begin a game. `seats` is a list with "me" for each seat of yours and the name of a bot for each other one,
        such as ["me", "steady", "steady"]. Returns the name of the table, and what you see."""
        return _told(lambda: seated(OwnTable(game, seats, settings or {}, seed, lang)))

    @server.tool()
    def join_table(link: str, name: str) -> dict[str, Any]:
        """Take the seat behind an invitation link of a Lanterne server, under this name. Answers at such a table are
        JSON, as in its options. Returns the name of the table, and what you see."""
        return _told(lambda: seated(JoinedTable(link, name)))

    @server.tool()
    def observe(table: str) -> dict[str, Any]:
        """What you see at a table: whether you are asked, the question, what happened since you last looked, the
        position, and at the end the outcome. Only what your seats may know."""
        return _told(at(table).observe)

    @server.tool()
    def options(table: str, picks: list[str] | None = None) -> dict[str, Any]:
        """What you can answer, and what is closed with the reason and the rule. For a combined answer, what can be
        picked after the picks so far, and whether they can be confirmed."""
        return _told(lambda: at(table).options(picks or []))

    @server.tool()
    def answer(table: str, answer: str = "", picks: list[str] | None = None) -> dict[str, Any]:
        """Answer with one of the options, or with all picks of a combined answer. The others play on until you are
        asked again; returns what you see then. An answer that is not open changes nothing, and says why."""
        return _told(lambda: at(table).answer(answer, picks or []))

    @server.tool()
    def rule(game: str, rule_id: str, lang: str = "en") -> str:
        """The text of a rule, by the id that refusals and questions name."""
        return _told(lambda: load(game).rule(rule_id, lang))

    return server


def _told(do: Callable[[], T]) -> T:
    """Run a tool. A refusal becomes an error of the tool, with its sentence."""
    try:
        return do()
    except LanterneError as error:
        raise ToolError(str(error)) from None


def _game(name: str) -> dict[str, Any]:
    game = load(name)
    settings = {each.name: {"values": list(each.values), "default": each.default} for each in game.settings.values()}
    return {
        "game": name,
        "title": game.title(),
        "players": list(game.players),
        "bots": list(game.bots),
        "settings": settings,
    }
