"""`lanterne scenario`"""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from lanterne.cli._kinds import Flag
from lanterne.cli._refused import CommandFailed


def scenario(*files: Annotated[Path, Parameter(negative=())], json: Flag = False) -> int:
    """Run scenarios: small text files that set up a position, play, and check the result.

    Prints one line for each file: ok, or the first difference between what the file expects and what the rules do. The
    exit code is 0 if everything is as expected, 1 if something differs, 2 if a file is not a valid scenario.
    docs/scenarios.md explains how to write one.

    For example:

    ```
    lanterne scenario scenarios/xorlosch/e04-majority.toml
    lanterne scenario scenarios
    lanterne scenario --json scenarios
    ```

    Parameters
    ----------
    files
        Scenario files or folders. In a folder, all *.toml files at any depth are run.
    json
        Print a JSON list with file, title, result (ok, differs, unreadable) and findings.
    """
    from json import dumps

    found = every_file(files)
    if not found:
        raise CommandFailed("name scenario files or folders")
    results = [result(file) for file in found]
    count = {word: sum(one["result"] == word for one in results) for word in ("ok", "differs", "unreadable")}
    if json:
        print(dumps(results, ensure_ascii=False, indent=2))
    else:
        for one in results:
            print(f"{'ok' if one['result'] == 'ok' else 'FAILED'}  {one['sentence']}")
        print(f"{len(results)} scenarios: " + ", ".join(f"{number} {word}" for word, number in count.items()))
    return 2 if count["unreadable"] else 1 if count["differs"] else 0


def every_file(files: tuple[Path, ...]) -> list[Path]:
    """The files, and all *.toml files inside the folders, in order."""
    return [file for given in files for file in (sorted(given.rglob("*.toml")) if given.is_dir() else [given])]


def result(file: Path) -> dict[str, Any]:
    """Run one file; return the result as data."""
    from lanterne.lab.scenario import BadScenario, read, run

    try:
        found = read(file)
    except BadScenario as error:
        return {"file": str(file), "title": "", "result": "unreadable", "sentence": str(error)}
    difference = run(found)
    if difference is None:
        return {"file": str(file), "title": found.title, "result": "ok", "sentence": f"{file}: {found.title}"}
    return {**difference._asdict(), "result": "differs", "sentence": difference.sentence}
