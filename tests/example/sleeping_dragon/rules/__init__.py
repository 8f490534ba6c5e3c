"""The rules, in the order of play."""

from sleeping_dragon.rules import ending, market, night, setup

IN_ORDER = (setup, night, market, ending)
