"""How a test says which rules it holds the game to."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test fails if one of these rules is broken."""
    return pytest.mark.rule(*ids)
