"""The server: tables for people in browsers, and for programs."""

from importlib import import_module


def run(host: str, port: int, database: str, address: str, open_browser: bool) -> None:
    """Serve until it is stopped: the database at that URL, people told to come to that address."""
    import_module("lanterne.server.serving").run(host, port, database, address, open_browser)
