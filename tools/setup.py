"""Make the environment `.local/run` or `.local/dev` as its requirement file says, and stamp it.

Called by tools/start.sh with the name and the stamp when the environment is missing or out of date. Needs
nothing but the standard library.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
LOCAL = ROOT / ".local"
REQUIREMENTS = ROOT / "requirements"


def main(name: str, stamp: str) -> None:
    LOCAL.mkdir(exist_ok=True)
    with (LOCAL / "lock").open("w") as lock:
        # The system lets go of the lock however this process ends, so it is never left behind.
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another start to finish setting up …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        if read_stamp(name) != stamp:  # another start may just have done it
            set_up(name, stamp)


def read_stamp(name: str) -> str:
    try:
        return (LOCAL / name / "stamp").read_text().strip()
    except OSError:
        return ""


def set_up(name: str, stamp: str) -> None:
    venv = LOCAL / name
    python = venv / "bin" / "python"
    say(f"setting up .local/{name}; this happens once, and again when requirements or the page change …")
    uv = find_uv()
    before = built()
    # An environment in use is changed as little as possible. One that was moved, left half made or lost its
    # Python is made again.
    if (venv / "root").is_file() and (venv / "root").read_text() == str(ROOT) and works(python):
        (venv / "stamp").unlink(missing_ok=True)
    else:
        shutil.rmtree(venv, ignore_errors=True)
        run(uv, "venv", "--python", sys.executable, venv)
    where = ("--python", python, "--build-constraints", REQUIREMENTS / "build.txt")
    # Compiled here, so that the first start need not do it, nor every start where Python may not write bytecode.
    run(uv, "pip", "sync", *where, "--require-hashes", "--compile-bytecode", REQUIREMENTS / f"{name}.txt")
    run(uv, "pip", "install", *where, "--no-deps", "--editable", ROOT)
    run(python, "-m", "compileall", "-q", "-j", "0", ROOT / "src", hint="")
    if built() != before:
        # The page is in src/, for all environments: a page that another environment was stamped with may be gone.
        for other in LOCAL.glob("*/stamp"):
            other.unlink()
    (venv / "root").write_text(str(ROOT))
    (venv / "stamp").write_text(stamp + "\n")
    say("ready.")


def built() -> list[str]:
    """What the page, the icons and the fonts in src/ were made of."""
    return [stamp.read_text() for stamp in sorted(ROOT.glob("src/lanterne/*/generated/stamp"))]


def find_uv() -> str:
    """The uv on the PATH, or else a pinned one of our own."""
    found = shutil.which("uv")
    if found and works(found):
        return found
    own = LOCAL / "uv"
    if not works(own / "bin" / "uv"):
        say("fetching uv, the installer …")
        shutil.rmtree(own, ignore_errors=True)
        run(sys.executable, "-m", "venv", own, hint="Installing uv yourself, or Python's venv module, helps.")
        pip = (own / "bin" / "python", "-m", "pip")
        run(*pip, "install", "-qq", "--require-hashes", "-r", REQUIREMENTS / "uv.txt")
    return str(own / "bin" / "uv")


def works(program: Path | str) -> bool:
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def run(*command: str | Path, hint: str = "Is there a network connection?") -> None:
    """Run quietly; show the output of the command only if it failed."""
    environment = {key: value for key, value in os.environ.items() if key not in {"VIRTUAL_ENV", "PYTHONPATH"}}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        fail(f"could not be set up: `{Path(command[0]).name} {command[1]} {command[2]}` failed. {hint}")


def say(sentence: str) -> None:
    print(f"Lanterne: {sentence}", file=sys.stderr, flush=True)


def fail(sentence: str) -> NoReturn:
    say(sentence)
    sys.exit(2)


if __name__ == "__main__":
    main(*sys.argv[1:])
