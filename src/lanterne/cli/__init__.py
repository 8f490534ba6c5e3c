"""The command line. Every module here without a leading underscore is a command: its function of the same name, or its
`App` if it has subcommands.

A command is imported only when it is called or its help is printed, and it imports what it needs only when it runs, so
that no command pays for the others. It prints its result and returns its exit code (None for 0). It raises
`CommandFailed` with a sentence if it cannot do what is asked.
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

Without a command, `lanterne` opens the table in the browser, like `lanterne serve`. `lanterne COMMAND --help` explains
a command.
"""

app = App(
    name="lanterne",
    help=HELP,
    version=lambda: version("lanterne"),
    version_format="plaintext",  # a number needs no Markdown, which takes a while to import
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for module in iter_modules(__path__):
    if not module.name.startswith("_"):
        app.command(f"{__name__}.{module.name}:{module.name}", name=module.name)


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for success, 1 if the operation failed, 2 for bad usage.

    `words` default to the arguments of the process. Without arguments, run `serve`.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = (sys.argv[1:] if words is None else words) or ("serve",)
    try:
        if words[0] in app.help_flags:
            app.resolved_commands()  # the overview lists every command
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        if sys.stdout is not None:  # None if it was closed before Python started
            sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except UnusedCliTokensError as error:
        return _complain(f"unexpected argument {shlex.join(error.unused_tokens or ())}; try --help", 2)
    except CycloptsError as error:
        text = str(error)
        return _complain(text[:1].lower() + text[1:], 2)
    except CommandFailed as refused:
        return _complain(refused.sentence, refused.code)
    except KeyboardInterrupt:
        return _complain("stopped by Ctrl-C", 130)
    except BrokenPipeError:  # the reader has stopped reading, as in `lanterne games | head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _complain(sentence: str, code: int) -> int:
    print(f"lanterne: {' '.join(sentence.split())}", file=sys.stderr)
    return code
