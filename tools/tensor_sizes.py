"""Find out how long the lists of a game's state become, and write them to its `sizes.py`.

    .local/dev/bin/python -m tools.tensor_sizes xorlosch --games 40

Half of the games are played by steady bots, half at random. The sizes have a quarter to spare. A field that would take
more than 4,000 numbers is left out: its size is 0.
"""

import argparse
import random
from pathlib import Path
from typing import Any

from lanterne import registry
from lanterne.engine import SearchDice
from lanterne.envs.micro import MicroGame
from lanterne.envs.tensor import Layout, needed
from lanterne.packs.packages import package

HEAD = '"""How long lists of the state become; written by tools/tensor_sizes.py."""\n\n'

MOST_NUMBERS = 4000


def played(game: str, games: int) -> dict[str, int]:
    """The longest of each list, over games with all numbers of players."""
    box = registry.box(game)
    longest = dict.fromkeys(needed(box.state, None), 0)
    chance = random.Random(game)

    def look(state: Any) -> None:
        for name, length in needed(box.state, state).items():
            longest[name] = max(longest.get(name, 0), length)

    for number in range(games):
        players = box.seats_with({})[number // 2 % len(box.seats_with({}))]
        started = box.new(players, SearchDice(f"{game} {number}"), {}, simulation=True)
        if number % 2:
            micro = MicroGame(box, started)
            while not micro.over:
                micro.choose(chance.randrange(len(micro.entries)))
                look(micro.game.state)
        else:
            bots = [registry.bot(game, "steady")(f"{number} {seat}") for seat in range(players)]
            while not started.over:
                seat = started.asked[0]
                started.play(seat, bots[seat].choose(box.view(started.state, seat)))
                look(started.state)
    return longest


def main() -> None:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[name for name in registry.OWN_GAMES if name != "quest-workshop"])
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args()
    sizes = {name: length + (length + 3) // 4 + 1 for name, length in played(asked.game, asked.games).items()}
    for field in Layout(registry.box(asked.game).state, sizes).fields:
        if field.size > MOST_NUMBERS:
            inside = (f"{field.name}.", f"{field.name}[")
            sizes = {name: size for name, size in sizes.items() if not name.startswith(inside)} | {field.name: 0}
    lines = "".join(f'    "{name}": {size},\n' for name, size in sizes.items())
    path = Path("src", *package(asked.game).split("."), "sizes.py")
    path.write_text(f"{HEAD}SIZES = {{\n{lines}}}\n", "utf-8")


if __name__ == "__main__":
    main()
