"""What the methods that are made by machine stand on: what a call may set, and ways to ask."""

from __future__ import annotations

from typing import Any, Callable, Iterator, Literal, Mapping, NamedTuple, Optional, Sequence

Language = Literal["en", "ru"]


class Call(NamedTuple):
    """What one call may set."""

    lang: Optional[Language] = None
    """Language of the texts; that of the client without it."""
    fields: Optional[Sequence[str]] = None
    """Only these fields of the answer, with dots below: `["target", "chance.fraction"]`."""
    timeout: Optional[float] = None
    """Seconds for the whole call, waiting and retries included; that of the client without it."""


Ask = Callable[[str, Mapping[str, Any], Call], Any]
Walk = Callable[[str, Mapping[str, Any], Call], Iterator[Any]]
