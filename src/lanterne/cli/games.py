"""`lanterne games`"""

from typing import TYPE_CHECKING, Any

from lanterne.cli._kinds import Flag
from lanterne.engine.box import choice_in_words, players_in_words, value_in_words

if TYPE_CHECKING:
    from lanterne.engine import Box, Setting


def games(*, json: Flag = False) -> None:
    """List the games with their settings and bots.

    For example:

    ```
    lanterne games
    lanterne games --json
    ```

    Parameters
    ----------
    json
        Print a JSON list with an object for each game.
    """
    from json import dumps

    from lanterne import registry
    from lanterne.api.bots import bot_names

    boxes = [(registry.box(name), list(bot_names(name))) for name in registry.GAMES]
    if json:
        print(dumps([_data(box, bots) for box, bots in boxes]))
    else:
        print("\n\n".join(_text(box, bots) for box, bots in boxes))


def _data(box: "Box[Any]", bots: list[str]) -> dict[str, Any]:
    return {
        "name": box.name,
        "players": {"least": box.seats[0], "most": box.seats[-1]},
        "rules": box.version,
        "makes": box.workshop is not None,
        "bots": bots,
        "endings": box.endings,
        "stop": box.stop,
        "settings": [setting._asdict() | {"simulation": _in_simulations(setting)} for setting in box.settings],
    }


def _text(box: "Box[Any]", bots: list[str]) -> str:
    lines = [
        f"{box.name}: {players_in_words(box.seats)}, rules version {box.version}",
        *(["  a workshop: you can save what you make there as a file"] if box.workshop is not None else []),
        f"  bots: {', '.join(bots)}",
        f"  ends by: {', '.join(box.endings)}",
        *(["  settings, the default first:"] if box.settings else []),
    ]
    width = max((len(setting.name) for setting in box.settings), default=0)
    for setting in box.settings:
        values = [setting.default, *(value for value in setting.values if value != setting.default)]
        choices = ", ".join(choice_in_words(setting, value) for value in values)
        note = f"; {value_in_words(setting.simulation)} in simulations" if setting.simulation is not None else ""
        lines.append(f"    {setting.name:{width}}  {choices}{note} ({setting.rule})")
        lines += [f"    {'':{width}}  {line}" for line in _seats(setting)]
    return "\n".join(lines)


def _seats(setting: "Setting") -> list[str]:
    """The numbers of players each value is for, if they differ."""
    by_numbers: dict[tuple[int, ...], list[str]] = {}
    for value, numbers in zip(setting.values, setting.seats, strict=False):
        by_numbers.setdefault(numbers, []).append(choice_in_words(setting, value))
    return [f"for {players_in_words(numbers)}: {', '.join(words)}" for numbers, words in by_numbers.items()]


def _in_simulations(setting: "Setting") -> str | int | None:
    return setting.default if setting.simulation is None else setting.simulation
