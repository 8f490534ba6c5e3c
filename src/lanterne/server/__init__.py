"""The server: tables for people in browsers, and for programs."""

from importlib import import_module


def run(host: str, port: int, database: str, address: str, open_browser: bool) -> None:
    """Serve until it is stopped.

    An empty database is Lanterne's own, in its home; an empty address is the host and port.
    """
    import_module("lanterne.server.serving").run(host, port, database, address, open_browser)
