"""What the options of the test run leave out, and that it is said."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def collect(*words: str) -> str:
    """What pytest would run of the browser tests and of this file."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *words]
    files = ["tests/browser/test_pages.py", "tests/test_options.py"]
    return subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_browser_tests_are_left_out_on_request_and_the_summary_says_so() -> None:
    without = collect("--no-browser")
    assert "tests/browser" not in without
    assert "tests/test_options.py::" in without
    assert "browser tests: off (--no-browser)" in without


def test_browser_tests_are_in_by_default_and_marked() -> None:
    marked = collect("-m", "browser")
    assert "tests/browser/test_pages.py::" in marked
    assert "tests/test_options.py::" not in marked
    assert "browser tests: off" not in marked
