"""The command line."""

from importlib.metadata import version

from cyclopts import App

app = App(
    name="lanterne",
    help="A digital table for dungeon board games.",
    version=version("lanterne"),
)


def main() -> None:
    app()
