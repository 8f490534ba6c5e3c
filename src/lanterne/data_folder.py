"""Where Lanterne keeps what people play."""

import os
import sys
from pathlib import Path


def home() -> Path:
    """The folder for saved games: `LANTERNE_HOME` if it is set, else where the system keeps application data."""
    chosen = os.environ.get("LANTERNE_HOME")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", "~")).expanduser() / "Lanterne"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Lanterne").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "lanterne"
