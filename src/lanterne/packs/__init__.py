"""Packs: what people add to a game, or change in it, without touching its code.

A pack is a folder in `packs`, inside Lanterne's data folder:

| file | what it is |
|---|---|
| `pack.toml` | `game`, and `title` in `en` and `fr`; optionally `author`, and `summary` in `en` and `fr` |
| `content/<file>.json` | rows of that data file: a row whose id the game has replaces it, others are added |
| `content/<folder>/<file>.json` | a whole data file, such as a quest |
| `locale/<name>.en.ftl`, `locale/<name>.fr.ftl` | words for what is new |

A game with packs is a game of its own, called `heroquest+deep-halls`. Its full name is
`heroquest+deep-halls@0f1e2d3c4b5a6978`: the digest says what was in the pack. Logs use the full name, so a game is
finished with the packs it was begun with, whatever happens to them later.

**Why the game's code is read again.** A game reads its content files when its modules are imported, and its rules use
the result as module constants: `Ids` of cards, printed tables, lists of squares. That keeps rules readable
(`ARMOUR[item]` instead of `game.content.armour[item]`) and quick. A pack changes the content, so a game with packs
needs other constants and therefore other modules. `modules` imports the game's package a second time under another
name; while it does, `kit.printed.shipped` gets the data files with those of the packs laid over them (`overlay`). The
engine knows nothing of this: to it, a game with packs is just another `Box`.

Read in this order: `pack` (names, reading and keeping packs), `archives` (zip files), `overlay` (data files merged),
`packages` (which package a game is), `modules` (the import hook).
"""

from lanterne.packs.pack import (
    MOST_BYTES,
    NAME,
    Pack,
    PackError,
    all_of,
    base,
    flawed,
    folder,
    forget,
    found,
    in_full,
    in_order,
    keep,
    lay_down,
    made_of,
    packs_in,
    read,
    with_packs,
)

__all__ = [
    "MOST_BYTES",
    "NAME",
    "Pack",
    "PackError",
    "all_of",
    "base",
    "flawed",
    "folder",
    "forget",
    "found",
    "in_full",
    "in_order",
    "keep",
    "lay_down",
    "made_of",
    "packs_in",
    "read",
    "with_packs",
]
