"""`lanterne ledger`: whether every rule is in the rulebooks, the code and the tests."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lanterne.cli._kinds import Flag, MaybeNumber
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.packs.packages import package

if TYPE_CHECKING:
    from rich.console import Console

    from lanterne.lab.ledger import Gap, Ledger
    from lanterne.lab.mutation import Fate, Verdict

NO_TESTS = (
    "The installed package has no tests, so only rulebooks and code were compared. "
    "Run this in the project folder to see which rules are tested."
)


def ledger(game: str | None = None, /, *, json: Flag = False, mutate: Flag = False, sample: MaybeNumber = None) -> int:
    """Check that every rule is in both rulebooks, is implemented, and is tested.

    Each game lists its rules in `rulebook/ids.txt`. With `--mutate`, each step, window and law that cites a rule is
    disabled in turn, and a test that cites the rule must fail; those that no test notices are listed, unless
    `rulebook/survivors.txt` explains why. The exit code is 1 if anything is missing.

    For example:

    ```
    lanterne ledger
    lanterne ledger xorlosch --json
    lanterne ledger xorlosch --mutate --sample 15
    ```

    Parameters
    ----------
    game
        The game to check; by default all games.
    json
        Print one JSON object.
    mutate
        Also disable steps, windows and laws one by one and see whether tests fail. Takes a minute or two for a game.
    sample
        With --mutate: the number of mutants to try; always the same ones.
    """
    from json import dumps

    from rich.console import Console

    from lanterne import registry
    from lanterne.lab.ledger import project, read, strays

    root = project()
    if mutate and root is None:
        raise CommandFailed("--mutate needs the tests, which the installed package does not have")
    if sample is not None and (sample < 1 or not mutate):
        raise CommandFailed("--sample needs --mutate and must be at least 1")
    with refusing(ValueError):
        ledgers = [read(name, root) for name in ([game] if game else registry.GAMES)]
    console = Console(highlight=False)
    lost = strays(root) if root is not None and game is None else []
    verdicts = {one.game: _meet_mutants(one.game, root, sample) for one in ledgers if mutate and root is not None}
    if json:
        told = [_as_data(one, verdicts.get(one.game)) for one in ledgers]
        print(dumps({"games": told, "strays": [gap._asdict() for gap in lost]}, indent=2))
    else:
        for one in ledgers:
            _tell(one, verdicts.get(one.game), console)
        _tell_gaps(lost, console)
        if root is None:
            console.print(NO_TESTS)
    whole = not lost and not any(one.gaps() for one in ledgers) and all(verdict.good for verdict in verdicts.values())
    return 0 if whole else 1


def _meet_mutants(game: str, root: Path, sample: int | None) -> "Verdict":
    from rich.console import Console
    from rich.progress import track

    from lanterne import registry
    from lanterne.lab.mutants import mutants
    from lanterne.lab.mutation import judge, run, survivors_of

    names = [mutant.name for mutant in mutants(registry.box(game))]
    fates = track(
        run(package(game), root, sample),
        game,
        total=min(sample or len(names), len(names)),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with refusing(RuntimeError, ValueError, code=1):
        return judge(fates, survivors_of(game), names)


# --- sentences ------------------------------------------------------------------------------------------------------


def _tell(one: "Ledger", verdict: "Verdict | None", console: "Console") -> None:
    gaps = one.gaps()
    others = len(one.entries) - len(one.rules)
    tested = "" if one.tests is None else f", {len({c.where for c in one.tests})} tests and scenarios"
    cited = len({citation.where for citation in one.code})
    console.print(
        f"[bold]{one.game}[/bold]: {len(one.rules)} rules, {others} other ids; {cited} steps, windows and laws"
        f"{tested}; {_number(len(gaps), 'gap')}",
        soft_wrap=True,
    )
    _tell_gaps(gaps, console)
    if verdict is not None:
        _tell_verdict(verdict, console)


def _tell_gaps(gaps: "list[Gap]", console: "Console") -> None:
    width = max((len(gap.id) for gap in gaps), default=0)
    for gap in gaps:
        console.print(f"  {gap.id:{width}}  {gap.sentence}", soft_wrap=True)


def _tell_verdict(verdict: "Verdict", console: "Console") -> None:
    noticed = sum(fate.fate in ("killed", "timeout") for fate in verdict.fates)
    console.print(
        f"  {_number(len(verdict.fates), 'mutant')}, {noticed} noticed by a test; "
        f"{_number(len(verdict.survivors), 'unexplained survivor')}"
    )
    for test in verdict.failed:
        console.print(f"  {test} fails without any mutant and was skipped", soft_wrap=True)
    for fate in verdict.survivors:
        console.print(f"  {fate.name}  {_why(fate)} ({', '.join(fate.rules)})", soft_wrap=True)
    for name in verdict.outdated:
        console.print(f"  {name}  is in survivors.txt, but is noticed now or no longer exists", soft_wrap=True)


def _why(fate: "Fate") -> str:
    if fate.fate == "untested":
        return "no test cites any of its rules"
    return f"is not noticed by {_number(fate.tests, 'test')} of its rules"


def _number(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


# --- data -----------------------------------------------------------------------------------------------------------


def _as_data(one: "Ledger", verdict: "Verdict | None") -> dict[str, Any]:
    told: dict[str, Any] = {
        "game": one.game,
        "rules": len(one.rules),
        "tests_read": one.tests is not None,
        "gaps": [gap._asdict() for gap in one.gaps()],
        "ids": {
            entry.id: {
                "mark": entry.mark,
                "reason": entry.reason,
                "code": [citation.where for citation in one.code if citation.id == entry.id],
                "tests": sorted({citation.where for citation in one.tests or () if citation.id == entry.id}),
            }
            for entry in one.entries
        },
    }
    if verdict is not None:
        told["mutation"] = {
            "fates": [fate._asdict() for fate in verdict.fates],
            "failed_tests": verdict.failed,
            "survivors": [fate.name for fate in verdict.survivors],
            "outdated": verdict.outdated,
        }
    return told
