"""`lanterne scenario`: run scenarios and print the first difference of each."""

import json as json_format
import sys
from pathlib import Path

from lanterne.lab.scenario import BadScenario, Difference, read, run


def scenario(*files: Path, json: bool = False) -> None:
    """Run scenarios: small text files that set a scene, play, and look.

    Prints one line for each file: `ok`, or the first difference between what the file expects and what the rules do.
    The exit code is 0 if all is as expected, 1 if something differs, 2 if a file cannot be read as a scenario.
    How to write one is told in docs/scenarios.md.

    Examples:

        lanterne scenario scenarios/xorlosch/e04-majority.toml

        lanterne scenario scenarios

        lanterne scenario --json scenarios > result.json

    Parameters
    ----------
    files
        Scenario files, or folders: all *.toml files below a folder are run.
    json
        Print one JSON list instead, with file, title, result (ok, differs, unreadable) and what was found.
    """
    results = [result(file) for file in every_file(files)]
    count = {word: sum(found["result"] == word for found in results) for word in ("ok", "differs", "unreadable")}
    if json:
        print(json_format.dumps(results, ensure_ascii=False, indent=2))
    else:
        for found in results:
            print(f"{'ok' if found['result'] == 'ok' else 'FAILED'}  {found['sentence']}")
        print(f"{len(results)} scenarios: " + ", ".join(f"{number} {word}" for word, number in count.items()))
    sys.exit(2 if count["unreadable"] or not results else 1 if count["differs"] else 0)


def every_file(files: tuple[Path, ...]) -> list[Path]:
    """The files, and those below the folders, in order."""
    return [file for given in files for file in (sorted(given.rglob("*.toml")) if given.is_dir() else [given])]


def result(file: Path) -> dict[str, str | int]:
    """What came of one file."""
    try:
        found = read(file)
    except BadScenario as error:
        return {"file": str(file), "title": "", "result": "unreadable", "sentence": str(error)}
    difference: Difference | None = run(found)
    if difference is None:
        return {"file": str(file), "title": found.title, "result": "ok", "sentence": f"{file}: {found.title}"}
    return {
        "file": str(file),
        "title": found.title,
        "result": "differs",
        "sentence": difference.sentence,
        "block": difference.block,
        "note": difference.note,
        "path": difference.path,
        "expected": difference.expected,
        "found": difference.found,
    }
