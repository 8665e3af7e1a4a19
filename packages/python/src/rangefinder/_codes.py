"""Error codes of the service and their HTTP status."""

from __future__ import annotations

from typing import Dict, Literal

ServiceCode = Literal[
    "BAD_INPUT",
    "BAD_REQUEST",
    "GRAPHQL_PARSE_FAILED",
    "GRAPHQL_VALIDATION_FAILED",
    "PERSISTED_QUERY_NOT_FOUND",
    "TOO_COMPLEX",
    "NOT_FOUND",
    "METHOD_NOT_ALLOWED",
    "REQUEST_TIMEOUT",
    "TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "RATE_LIMITED",
    "HEADERS_TOO_LARGE",
    "INTERNAL",
    "CATALOG_UNAVAILABLE",
    "OVERLOADED",
]
"""Codes of the service."""

STATUSES: Dict[ServiceCode, int] = {
    "BAD_INPUT": 400,
    "BAD_REQUEST": 400,
    "GRAPHQL_PARSE_FAILED": 400,
    "GRAPHQL_VALIDATION_FAILED": 400,
    "PERSISTED_QUERY_NOT_FOUND": 404,
    "TOO_COMPLEX": 400,
    "NOT_FOUND": 404,
    "METHOD_NOT_ALLOWED": 405,
    "REQUEST_TIMEOUT": 408,
    "TOO_LARGE": 413,
    "UNSUPPORTED_MEDIA_TYPE": 415,
    "RATE_LIMITED": 429,
    "HEADERS_TOO_LARGE": 431,
    "INTERNAL": 500,
    "CATALOG_UNAVAILABLE": 503,
    "OVERLOADED": 503,
}
"""The HTTP status of each."""
