"""When to ask again, and how long to wait: exponential backoff with jitter, unless the service says when."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime
from typing import Optional

from ._errors import RangefinderError

FIRST_DELAY = 0.25
MAX_BACKOFF = 8.0
# A longer wait than this is not waited for: the error is raised at once.
MAX_WAIT = 30.0


def retry_after(header: Optional[str]) -> Optional[float]:
    """Seconds that a Retry-After header names, as seconds or as a date; None when it names none.

    >>> retry_after("3")
    3.0
    """
    if header is None:
        return None
    if header.strip().isdigit():
        return float(header)
    try:
        moment: float = parsedate_to_datetime(header).timestamp()
    except (TypeError, ValueError):
        return None
    return max(0.0, moment - time.time())


def _passes(error: RangefinderError) -> bool:
    """Whether the same question may be answered later. What took too long once would take as long again."""
    return error.status in (429, 503) or error.code == "NETWORK"


def delay_before(error: RangefinderError, attempt: int, retries: int, random: float) -> Optional[float]:
    """Seconds to wait before the next attempt; None when there shall be none. `attempt` counts from 0."""
    if attempt >= retries or not _passes(error):
        return None
    if error.retry_after is not None:
        return error.retry_after if error.retry_after <= MAX_WAIT else None
    most: float = min(MAX_BACKOFF, FIRST_DELAY * 2.0**attempt)
    return most / 2 + most / 2 * random
