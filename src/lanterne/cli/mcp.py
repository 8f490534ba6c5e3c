"""`lanterne mcp`"""

from importlib.util import find_spec

from lanterne.cli._refused import CommandFailed


def mcp() -> None:
    """Let a language model play: a server of the Model Context Protocol, over standard input and output.

    Give `lanterne mcp` to a program that speaks MCP as the command of a server. Its tools list the games, begin a table
    with bots or take a seat by an invitation link, observe, and answer. Needs the extra `mcp`: pip install
    'lanterne[mcp]'.
    """
    if find_spec("mcp") is None:
        raise CommandFailed("this needs the Model Context Protocol: pip install 'lanterne[mcp]'")
    from lanterne.mcp.server import made_server

    made_server().run("stdio")
