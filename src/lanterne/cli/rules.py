"""`lanterne rules`"""

import re

from lanterne.cli._kinds import Language, language
from lanterne.cli._refused import Refused, refusing

_ANCHOR = re.compile(r'<a id="([^"]*)"></a>')


def rules(game: str, rule: str | None = None, /, *, lang: Language | None = None) -> None:
    """The rulebook of a game, or one rule of it.

    For example:

    ```
    lanterne rules xorlosch
    lanterne rules xorlosch XOR-MOV-1
    lanterne rules xorlosch XOR-MOV-1 --lang fr
    ```

    Parameters
    ----------
    game
        The name of the game; `lanterne games` lists them.
    rule
        The id of a rule, such as XOR-MOV-1. Without one, the whole book is printed.
    lang
        The language; without this, the language of your terminal if there is a book in it, else English.
    """
    from importlib.resources import files

    from lanterne import shelf

    with refusing(ValueError):
        shelf.box(game)
    book = files(f"lanterne.games.{game}").joinpath("rulebook", f"{language(lang)}.md").read_text(encoding="utf-8")
    _show(_ANCHOR.sub("", book) if rule is None else _one(game, book, rule.upper()))


def _one(game: str, book: str, rule: str) -> str:
    """A rule with the examples and tables that belong to it: up to the next rule or heading."""
    parts = _ANCHOR.split(book)
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    if rule not in found:
        raise Refused(f"{game} has no rule {rule}; the nearest are {', '.join(_nearest(rule, list(found)))}")
    return re.split(r"^#", found[rule], maxsplit=1, flags=re.MULTILINE)[0].strip()


def _nearest(rule: str, known: list[str]) -> list[str]:
    from difflib import get_close_matches

    inside = [one for one in known if one.startswith(f"{rule.rstrip('-')}-")]
    return inside[:3] or get_close_matches(rule, known, n=3, cutoff=0)


def _show(text: str) -> None:
    import sys

    if not sys.stdout.isatty():
        print(text.rstrip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    console.print(Markdown(text), width=min(console.width, 100))
