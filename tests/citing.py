"""Which rules a test is about: `@rule("XOR-MOV-3")` on a test, `pytest.param(…, marks=rule(*ids))` on a case."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test is about these rules. The rule ledger counts it, and `lanterne ledger --mutate` expects it to fail when
    what carries out one of them is disabled."""
    return pytest.mark.rule(*ids)
