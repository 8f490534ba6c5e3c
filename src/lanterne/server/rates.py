"""Rate limits: token buckets that refill at a steady rate, one for each client."""

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic


@dataclass(frozen=True)
class Rate:
    """At most `burst` requests at once, and `each_second` in the long run."""

    burst: float
    each_second: float


class TokenBucket:
    """A bucket of tokens. Each request takes one; the bucket refills at its rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._tokens, self._at = rate.burst, clock()

    def wait(self) -> int:
        """Take a token and return 0. If there is none, return the seconds to wait for one, at least 1."""
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.each_second)
        self._at = now
        if self._tokens < 1:
            return max(1, math.ceil((1 - self._tokens) / self._rate.each_second))
        self._tokens -= 1
        return 0


class Buckets:
    """A token bucket for each client. Beyond `most` clients, the one not seen for longest is forgotten."""

    def __init__(self, rate: Rate, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, client: str) -> TokenBucket:
        """The bucket of this client."""
        bucket = self._buckets.setdefault(client, TokenBucket(self._rate, self._clock))
        self._buckets.move_to_end(client)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket

    def wait(self, client: str) -> int:
        """Take a token for this client and return 0. If there is none, return the seconds to wait, at least 1."""
        return self.of(client).wait()


def client_of(address: str) -> str:
    """The client behind an address: the address itself, or for IPv6 its /64 network, all of which one client may
    have."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped else str(IPv6Address(int(found) >> 64 << 64))
