"""What matters now on a plane."""

from lanterne.scene import Node, Say
from lanterne.scene.near import around


def figure(name: str, x: float, shape: str = "hero", *, active: bool = False, dim: bool = False) -> Node:
    return Node(name, shape, Say(name), (x, 0), (32, 32), active=active, dim=dim)


def test_figures_that_act_come_first_then_those_nearby() -> None:
    elf, dwarf = figure("elf", 400), figure("dwarf", 0, active=True)
    orc, goblin = figure("orc", 40, "monster"), figure("goblin", 240, "monster")
    assert around((elf, orc, dwarf, goblin), 200) == ("dwarf", "orc")
    assert around((elf, orc, dwarf, goblin), 240) == ("dwarf", "orc", "goblin")


def test_if_nobody_acts_the_heroes_matter() -> None:
    assert around((figure("elf", 400), figure("orc", 40, "monster")), 100) == ("elf",)
    assert around((figure("chest", 0, "thing"),), 100) == ()


def test_what_not_everybody_knows_of_does_not_count() -> None:
    assert around((figure("dwarf", 0, active=True), figure("orc", 40, "monster", dim=True)), 100) == ("dwarf",)
