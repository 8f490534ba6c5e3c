"""A decision's table compiled to one function, because simulations ask for options all the time.

Walking a table line by line costs as much as its predicates. A table that is used often is therefore written out once
as the code one would write by hand: an `if` for each predicate that closes lines (shared by neighbouring lines), and a
loop over the candidates of each line. `choice._open_ones` does the same without compiling.
"""

from collections.abc import Callable, Sequence
from inspect import CO_VARARGS
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lanterne.engine.choice import Offer, Predicate, Things


def compiled(offers: "Sequence[Offer]", about: int, any_open: bool, once: "Things") -> Callable[..., Any]:
    """The table as a function `(state, seat, *about)`, where `about` has this many arguments. It returns all open
    candidates in the order of the table or, with `any_open`, whether there is one. `once` is the `things` of a step
    without arguments."""
    known: dict[str, Any] = {}
    given = ", ".join(("state", "seat", *(f"about{number}" for number in range(about))))

    def named(thing: Any) -> str:
        name = f"thing{len(known)}"
        known[name] = thing
        return name

    def gate(closed: "Predicate", lines: list[str]) -> list[str]:
        return [f"if {named(closed)}({given}) is None:", *(f"    {line}" for line in lines)]

    def with_args(refuses: "Predicate") -> str:
        """Passed one by one if the function names them all, which is quicker than unpacking."""
        code = getattr(refuses, "__code__", None)
        if code is None or code.co_flags & CO_VARARGS:
            return "*(given + args)"
        return ", ".join((given, *(f"args[{place}]" for place in range(code.co_argcount - 2 - about))))

    def line(offer: "Offer") -> list[str]:
        head = named((offer.step.name,))
        if offer.things is once and not offer.each:
            return ["return True" if any_open else f"found.append({head})"]
        refused = [f"    if {named(refuses)}({with_args(refuses)}) is not None: continue" for refuses in offer.each]
        end = "    return True" if any_open else f"    found.append({head} + args)"
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
    text = "\n    ".join([*begin, *body, f"return {'False' if any_open else 'found'}"])
    exec(text, known)
    made: Callable[..., Any] = known["table"]
    return made
