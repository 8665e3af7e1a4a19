"""A question as an HTTP request: a GET that caches can keep where it fits into an address, else a POST."""

from __future__ import annotations

import json
import re
from typing import Any, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Tuple
from urllib.parse import quote, urlencode

MAX_URL = 2_000
# The text `null` on its own would be read as null: it stands in quotes, and what already looks so in more of them.
_QUOTED_NULL = re.compile(r'^("*)null\1$')
_PLAIN_TEXT = re.compile(r"^[^\s,\[]([^,]*[^\s,])?$")

Pair = Tuple[str, str]


class Sent(NamedTuple):
    """What is sent."""

    url: str
    body: Optional[bytes] = None


def flatten(values: Mapping[str, Any]) -> List[Pair]:
    """The parameters of some values; what is None has none.

    What is nested has dots and, in lists, its place from 0; lists of plain values have commas.

    >>> flatten({"rep": 4, "targets": [{"dice": 2}], "cards": ["Ls", "Ms"]})
    [('rep', '4'), ('targets.0.dice', '2'), ('cards', 'Ls,Ms')]
    """
    return [pair for name, value in values.items() if value is not None for pair in _pairs(name, value)]


def _pairs(name: str, value: Any) -> Iterator[Pair]:
    if isinstance(value, Mapping):
        inner = flatten({f"{name}.{field}": held for field, held in value.items()})
        yield from inner or [(name, "{}")]
    elif isinstance(value, (list, tuple)):
        yield from _pairs_of_list(name, value)
    else:
        yield name, _text(value)


def _pairs_of_list(name: str, items: Sequence[Any]) -> Iterator[Pair]:
    if all(_is_plain(item) for item in items):
        yield name, ",".join(_text(item) for item in items)
    elif all(isinstance(item, (Mapping, list, tuple)) for item in items):
        for place, item in enumerate(items):
            yield from _pairs(f"{name}.{place}", item)
    else:
        yield name, json.dumps(items)


def _is_plain(item: Any) -> bool:
    """Whether a list with commas would be read as it was."""
    if isinstance(item, str):
        return bool(_PLAIN_TEXT.match(item)) and not _QUOTED_NULL.match(item)
    return isinstance(item, (bool, int, float))


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, str) and _QUOTED_NULL.match(value):
        return f'"{value}"'
    return str(value)


def _takes_body(question: str) -> bool:
    """Only calculators and ``forces/read`` take a POST."""
    return "/" in question and "{" not in question


def _query(pairs: Sequence[Pair]) -> str:
    return f"?{urlencode(pairs, safe=',')}" if pairs else ""


def request_of(
    base: str, question: str, arguments: Mapping[str, Any], fields: Optional[Sequence[str]] = None
) -> Sent:
    """The request of a question.

    >>> request_of("https://example.org", "alpha-strike/target-number", {"skill": 4}).url
    'https://example.org/v1/alpha-strike/target-number?skill=4'
    """
    own = dict(arguments)
    path = question.replace("{id}", quote(str(own.pop("id")))) if "{id}" in question else question
    address = f"{base}/v1/{path}"
    chosen = [("fields", ",".join(fields))] if fields is not None else []
    url = address + _query([*flatten(own), *chosen])
    if len(url) <= MAX_URL or not _takes_body(question):
        return Sent(url)
    given = {name: value for name, value in own.items() if value is not None}
    return Sent(address + _query(chosen), json.dumps(given).encode())
