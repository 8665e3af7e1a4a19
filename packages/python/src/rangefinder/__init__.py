"""Asks Rangefinder for exact figures, exact odds and the reason for each.

>>> from rangefinder import Client
>>> client = Client("https://rangefinder.example")
>>> client.alpha_strike.target_number(skill=4, inches=8)["target"]  # doctest: +SKIP
6
"""

from ._asking import Call, Language
from ._client import BatchQuestion, BatchResult, Client
from ._errors import (
    BadInputError,
    BadRequestError,
    ErrorCode,
    NetworkError,
    NotFoundError,
    Problem,
    RangefinderError,
    RateLimitedError,
    ServerError,
    UnavailableError,
)
from ._version import VERSION as __version__

__all__ = [
    "BadInputError",
    "BadRequestError",
    "BatchQuestion",
    "BatchResult",
    "Call",
    "Client",
    "ErrorCode",
    "Language",
    "NetworkError",
    "NotFoundError",
    "Problem",
    "RangefinderError",
    "RateLimitedError",
    "ServerError",
    "UnavailableError",
    "__version__",
]
