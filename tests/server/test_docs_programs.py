"""The example in docs/programs.md plays a game to its end against a real server."""

import re
from pathlib import Path

import pytest

from tests.browser.server import Server

PAGE = Path(__file__).parent.parent.parent / "docs" / "programs.md"


def test_the_program_in_the_documentation_plays_to_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    server = Server(tmp_path / "home")
    try:
        server.start()
        exec(compile(code[1], str(PAGE), "exec"), {"SERVER": server.address})
    finally:
        server.clear()
    assert capsys.readouterr().out.strip().endswith(".")
