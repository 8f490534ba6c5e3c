"""Simulations, scenarios, conformance checks, the rule ledger and benchmarks."""
