"""The six adventures of the fire chasm (WQ-OBJ-15)."""

from lanterne.games.warhammer_quest.rules.plot import Plot

PLOTS: tuple[Plot, ...] = (Plot({}),) * 6
"""In the order of the die."""
