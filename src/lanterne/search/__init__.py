"""Thinking ahead, in any game that has a mind (`lanterne.manifest.Mind`). It is handed views and nothing else.

`Search.rank` weighs the answers to the choice that waits. It makes several full states that agree with the view
(*worlds*), the same for every answer and with the same luck. In each it gives the answer, lets the usual bot play on
for everybody up to the turn in which the position is judged, and takes the *value* of that position to the seat. An
answer has to do well in all the worlds together, so nothing is gained by guessing one of them. What looks good is
followed further into the seat's own turn: *lines* of several answers compete with single ones. Answers that fall behind
are given up, so that most play-outs go to those that matter. The usual bot's answer is replaced only by one that is
better beyond the noise.

`Search.chance` says how each seat stands. `levels` makes bots of it.

Read in this order: `value` (what a position is worth), `budget`, `worlds` (play-outs), `race` (which answers are
weighed how often), `searching`, `levels`.

The registry has all of it by the name of the game: `registry.rank(view, budget)`, `registry.chance(view)`.
"""

from lanterne.search.budget import Budget, Clock
from lanterne.search.levels import LEVELS, NoviceBot, SearchBot, effort_of, levels, with_playouts
from lanterne.search.race import Ranked
from lanterne.search.searching import Search
from lanterne.search.value import FILE, Value, read_value

__all__ = [
    "FILE",
    "LEVELS",
    "Budget",
    "Clock",
    "NoviceBot",
    "Ranked",
    "Search",
    "SearchBot",
    "Value",
    "effort_of",
    "levels",
    "read_value",
    "with_playouts",
]
