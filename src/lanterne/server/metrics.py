"""The figures of the server in the format of Prometheus.

They are counted all the time (`measures`), and put into this format when somebody asks: `prometheus_client` is imported
then, not when the server starts.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from lanterne.server.measures import Histogram, Measures

if TYPE_CHECKING:
    from lanterne.server.services import Services

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def exposed(services: "Services") -> bytes:
    """All figures as text."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Figures(services))
    ProcessCollector(registry=registry)  # memory, CPU, open files; on Linux
    return bytes(generate_latest(registry))


class _Figures:
    """What Prometheus calls a collector."""

    def __init__(self, services: "Services") -> None:
        self._services = services

    def collect(self) -> Iterator[Any]:
        """All families of figures."""
        yield from _counted(self._services.measures)
        yield from _now(self._services)


def _counted(measures: Measures) -> Iterator[Any]:
    from prometheus_client.core import CounterMetricFamily

    answers = CounterMetricFamily("lanterne_answers", "Answers that were saved.", labels=["game"])
    for game, count in sorted(measures.answers.items()):
        answers.add_metric([game.partition("+")[0]], count)
    yield answers
    yield CounterMetricFamily("lanterne_answers_not_saved", "Answers that could not be saved.", measures.not_saved)
    yield CounterMetricFamily("lanterne_bots_failed", "Decisions of bots that failed.", measures.bots_failed)
    yield _histogram("lanterne_answer_seconds", "Seconds until an answer was on the disk.", measures.saved)
    yield _histogram("lanterne_batch_changes", "Changes that were written together.", measures.batches)
    yield _histogram("lanterne_batch_seconds", "Seconds to write a batch.", measures.written)
    yield _histogram("lanterne_bot_seconds", "Seconds that bots thought.", measures.thought)
    yield _histogram("lanterne_table_load_seconds", "Seconds to bring a table back.", measures.loaded)


def _now(services: "Services") -> Iterator[Any]:
    from prometheus_client.core import GaugeMetricFamily

    tables = list(services.tables)
    statuses = Counter(live.status for live in tables)
    in_memory = GaugeMetricFamily("lanterne_tables", "Tables in memory.", labels=["status"])
    for status, count in sorted(statuses.items()):
        in_memory.add_metric([status], count)
    yield in_memory
    connections = [connection for live in tables for connection in live.connections]
    people = {connection.person.id for connection in connections if connection.person is not None}
    yield _gauge("lanterne_connections", "Pages that are open at a table.", len(connections))
    yield _gauge("lanterne_people", "People who are at a table.", len(people))
    yield _gauge("lanterne_bots_thinking", "Decisions that bots are asked for.", services.bot_pool.thinking)


def _gauge(name: str, what: str, figure: float) -> Any:
    from prometheus_client.core import GaugeMetricFamily

    return GaugeMetricFamily(name, what, value=figure)


def _histogram(name: str, what: str, found: Histogram) -> Any:
    from prometheus_client.core import HistogramMetricFamily

    limits: Iterable[str] = (*map(str, found.limits), "+Inf")
    buckets = list(zip(limits, accumulate(found.counts), strict=True))
    return HistogramMetricFamily(name, what, buckets=buckets, sum_value=found.sum)
