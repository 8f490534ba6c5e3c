"""`lanterne rules`"""

from lanterne.cli._kinds import language
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.languages import Language


def rules(game: str, rule: str | None = None, /, *, lang: Language | None = None) -> None:
    """Print the rulebook of a game, or one of its rules.

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
        The id of a rule, such as XOR-MOV-1. By default, the whole book is printed.
    lang
        The language; by default that of your terminal if Lanterne speaks it, or English.
    """
    from lanterne import registry
    from lanterne.words.rulebook import rulebook
    from lanterne.words.rulebook import rules as rules_of

    with refusing(ValueError):
        registry.box(game)
    if rule is None:
        _show(rulebook(game, language(lang)))
        return
    known = rules_of(game, language(lang))
    if rule.upper() not in known:
        nearest = ", ".join(_nearest(rule.upper(), list(known)))
        raise CommandFailed(f"{game} has no rule {rule.upper()}; the closest are {nearest}")
    _show(known[rule.upper()])


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
