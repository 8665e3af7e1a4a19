"""What can go wrong, as exceptions. Each has a code from a closed list."""

from __future__ import annotations

from typing import Any, Dict, Literal, Mapping, NamedTuple, Optional, Tuple, Union, cast

from ._codes import STATUSES, ServiceCode

ErrorCode = Union[ServiceCode, Literal["UNAVAILABLE", "NETWORK", "TIMEOUT"]]
"""Codes of the service, and three of the way to it: `UNAVAILABLE` from a proxy, `NETWORK` without an answer, `TIMEOUT`
without one in time."""


class Problem(NamedTuple):
    """One thing that is wrong with a question."""

    code: str
    """`MISSING`, `OUT_OF_RANGE`, `CONFLICT`…"""
    path: str
    """The field, as the API calls it: `targets.0.dice`."""
    given: Any
    allowed: str
    """What would have been taken, in the language of the call."""
    message: str
    """The whole in one sentence."""


class RangefinderError(Exception):
    """Any error of the service or of the way to it."""

    def __init__(
        self,
        code: ErrorCode,
        message: str,
        *,
        status: Optional[int] = None,
        problems: Tuple[Problem, ...] = (),
        retry_after: Optional[float] = None,
        id: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        """HTTP status; None when no answer came."""
        self.problems = problems
        """What is wrong with the question, field by field; of `BadInputError`."""
        self.retry_after = retry_after
        """Seconds after which to ask again, where the service says so."""
        self.id = id
        """Under which the service logged its own fault; of `ServerError`."""


class BadInputError(RangefinderError):
    """The question makes no sense: `problems` says what, field by field."""


class BadRequestError(RangefinderError):
    """The request itself is wrong: malformed, too large, too costly."""


class NotFoundError(RangefinderError):
    """There is nothing by that id, or no such question."""


class RateLimitedError(RangefinderError):
    """Asked too often: `retry_after` says when to come again."""


class UnavailableError(RangefinderError):
    """The service, or its catalog, cannot answer now: `retry_after` says when it may."""


class ServerError(RangefinderError):
    """The service made a mistake; `id` finds it in its log."""


class NetworkError(RangefinderError):
    """No answer: the service cannot be reached (`NETWORK`), or the time was up (`TIMEOUT`)."""


_CLASSES: Dict[str, type] = {
    "BAD_INPUT": BadInputError,
    "NOT_FOUND": NotFoundError,
    "RATE_LIMITED": RateLimitedError,
    "INTERNAL": ServerError,
    "CATALOG_UNAVAILABLE": UnavailableError,
    "OVERLOADED": UnavailableError,
    "UNAVAILABLE": UnavailableError,
    "NETWORK": NetworkError,
    "TIMEOUT": NetworkError,
}

# A proxy on the way may have sent no body of ours.
_BY_STATUS: Dict[int, ErrorCode] = {
    404: "NOT_FOUND",
    405: "METHOD_NOT_ALLOWED",
    408: "REQUEST_TIMEOUT",
    413: "TOO_LARGE",
    415: "UNSUPPORTED_MEDIA_TYPE",
    429: "RATE_LIMITED",
    431: "HEADERS_TOO_LARGE",
    502: "UNAVAILABLE",
    503: "UNAVAILABLE",
    504: "UNAVAILABLE",
}


def error_of(code: ErrorCode, message: str, **details: Any) -> RangefinderError:
    """The exception of a code."""
    return cast(RangefinderError, _CLASSES.get(code, BadRequestError)(code, message, **details))


def error_from(status: int, body: Any, retry_after: Optional[float] = None) -> RangefinderError:
    """The exception for a status and a problem+json body."""
    said: Mapping[str, Any] = body if isinstance(body, Mapping) else {}
    code = said.get("code")
    if code not in STATUSES:
        code = _BY_STATUS.get(status, "INTERNAL" if status >= 500 else "BAD_REQUEST")
    detail = said.get("detail")
    return error_of(
        code,
        detail if isinstance(detail, str) else f"The service answered with status {status}.",
        status=status,
        problems=tuple(_problem(one) for one in said.get("problems") or ()),
        retry_after=retry_after,
        id=said.get("id"),
    )


def _problem(one: Mapping[str, Any]) -> Problem:
    return Problem(one["code"], one["path"], one.get("given"), one["allowed"], one["message"])
