"""The command line. Every module here without an underscore is a command: its function of the same name, or its `App`
if it has commands of its own.

A command is imported only when it is called or explained, and imports what it needs only when it runs, so that none
pays for the others. It prints its result, and raises `Refused` with a sentence for what cannot be; an exit code other
than 0 is its return value.
"""

import os
import shlex
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pkgutil import iter_modules

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from lanterne.cli._refused import CommandFailed

HELP = """A digital table for dungeon board games.

For example:

```
lanterne
lanterne play xorlosch
lanterne games
lanterne rules xorlosch XOR-MOV-1
lanterne simulate xorlosch --games 100 --seed 7
```

`lanterne` alone opens the table in the browser, as `lanterne serve` does. `lanterne COMMAND --help` explains a command.
"""

app = App(
    name="lanterne",
    help=HELP,
    version=lambda: version("lanterne"),
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for module in iter_modules(__path__):
    if not module.name.startswith("_"):
        app.command(f"{__name__}.{module.name}:{module.name}", name=module.name)


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command (default: the words of the command line; without a word, `serve`). Returns the exit code: 0,
    1 if something went wrong in what was asked for, 2 if it cannot be asked for so."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = (sys.argv[1:] if words is None else words) or ("serve",)
    try:
        if words[0] in app.help_flags:
            app.resolved_commands()  # the overview has a line of every command
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        if sys.stdout is not None:  # it is None if it was closed before the start
            sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except UnusedCliTokensError as error:
        return _complain(f"nothing can be done with {shlex.join(error.unused_tokens or ())}; try --help", 2)
    except CycloptsError as error:
        text = str(error)
        return _complain(text[:1].lower() + text[1:], 2)
    except CommandFailed as refused:
        return _complain(refused.sentence, refused.code)
    except KeyboardInterrupt:
        return _complain("stopped by Ctrl-C", 130)
    except BrokenPipeError:  # whoever reads, as in `lanterne games | head -1`, has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _complain(sentence: str, code: int) -> int:
    print(f"lanterne: {' '.join(sentence.split())}", file=sys.stderr)
    return code
