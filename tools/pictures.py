"""Make the pictures of the documentation anew: `.local/dev/bin/python tools/pictures.py`. Needs Chromium.

Each picture is a moment of a recorded game, drawn as `lanterne replay LOG --to N --svg FILE` draws it.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from lanterne.engine import Table, read_log
from lanterne.notebook import picture_of
from lanterne.shelf import box

ROOT = Path(__file__).resolve().parent.parent
RECORDED = ROOT / "tests" / "games" / "xorlosch" / "recorded"
MOMENTS = {
    "xorlosch-ruins": ("dragons-slain", 120, "en"),
    "xorlosch-dungeon": ("all-quests-done", 250, "fr"),
}
WIDTH, HEIGHT = 1600, 1000


def main() -> int:
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        print("Chromium is needed to make the pictures, and there is none on the PATH.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        for name, (log, entry, language) in MOMENTS.items():
            table = Table.replay(box("xorlosch"), read_log(RECORDED / f"{log}.log"), to=entry)
            drawn = Path(folder) / f"{name}.svg"
            drawn.write_text(picture_of(table.view(table.asked[0]), language), encoding="utf-8")
            page = Path(folder) / f"{name}.html"
            page.write_text(f'<body style="margin:0"><img src="{drawn.name}" width="{WIDTH * 3 // 4}"></body>')
            command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
            command += ["--disable-background-networking", f"--user-data-dir={folder}/profile", "--hide-scrollbars"]
            command += [f"--window-size={WIDTH * 3 // 4},{HEIGHT * 3 // 4}", f"--screenshot={folder}/{name}.png"]
            subprocess.run([*command, page.as_uri()], check=True, capture_output=True)
            shutil.copy(Path(folder) / f"{name}.png", ROOT / "docs" / "pictures" / f"{name}.png")
            print(f"docs/pictures/{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
