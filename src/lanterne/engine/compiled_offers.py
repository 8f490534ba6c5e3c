"""The table of a decision as one function, for programs that ask for the options of a decision all the time.

Going through a table line by line takes as long as asking its predicates. So a table that is asked for often is written
out once, as anybody would write it by hand: an `if` for each predicate that closes lines, which neighbours share, and a
loop for the candidates of each line.
"""

from collections.abc import Callable, Sequence
from inspect import CO_VARARGS
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lanterne.engine.choice import Offer, Predicate, Things


def written_out(offers: "Sequence[Offer]", about: int, at_first: bool, once: "Things") -> Callable[..., Any]:
    """The table as a function `(state, seat, *about)` of so many arguments: of all that is open, in the order of the
    table; or with `at_first` of whether anything is, which looks no further than to the first. `once` is the one
    candidate of a step without arguments."""
    known: dict[str, Any] = {}
    given = ", ".join(("state", "seat", *(f"about{number}" for number in range(about))))

    def named(thing: Any) -> str:
        name = f"thing{len(known)}"
        known[name] = thing
        return name

    def gate(closed: "Predicate", lines: list[str]) -> list[str]:
        return [f"if {named(closed)}({given}) is None:", *(f"    {line}" for line in lines)]

    def with_args(refuses: "Predicate") -> str:
        """One by one if it names them all, which is much quicker than a star."""
        code = getattr(refuses, "__code__", None)
        if code is None or code.co_flags & CO_VARARGS:
            return "*(given + args)"
        return ", ".join((given, *(f"args[{place}]" for place in range(code.co_argcount - 2 - about))))

    def line(offer: "Offer") -> list[str]:
        head = named((offer.step.name,))
        if offer.things is once and not offer.each:
            return ["return True" if at_first else f"found.append({head})"]
        refused = [f"    if {named(refuses)}({with_args(refuses)}) is not None: continue" for refuses in offer.each]
        end = "    return True" if at_first else f"    found.append({head} + args)"
        return [f"for args in {named(offer.things)}({given}):", *refused, end]

    def behind(offers: "Sequence[Offer]", depth: int) -> list[str]:
        lines: list[str] = []
        for closed, neighbours in groupby(offers, lambda o: o.closed[depth] if depth < len(o.closed) else None):
            if closed is not None:
                lines += gate(closed, behind(tuple(neighbours), depth + 1))
            else:
                lines += [part for offer in neighbours for part in line(offer)]
        return lines

    body = behind([offer for offer in offers if offer.never is None], 0)
    begin = [f"def table({given}):", "found = []", f"given = ({given})"]
    text = "\n    ".join([*begin, *body, f"return {'False' if at_first else 'found'}"])
    exec(text, known)
    made: Callable[..., Any] = known["table"]
    return made
