"""The rules, in the order of play."""

from lanterne.engine import modules

IN_ORDER = modules(__name__, "setup", "night", "market", "ending")
