"""A folder of packs for each test."""

from pathlib import Path

import pytest

from lanterne.packs import pack


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packs are put; nothing that was read before is remembered."""
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    monkeypatch.setattr(pack, "_as_of", {})
    return tmp_path / "packs"
