"""One question over HTTP: a deadline, tags, retries, and errors as exceptions."""

from __future__ import annotations

import gzip
import http.client
import json
import random
import socket
import time
import urllib.error
import urllib.request
from collections import OrderedDict
from threading import Lock
from typing import Any, Dict, List, Mapping, NamedTuple, Optional

from ._address import Sent
from ._errors import RangefinderError, error_from, error_of
from ._retry import delay_before, retry_after
from ._version import VERSION

_CHUNK = 65_536
# One of them since Python 3.10.
_TIMEOUTS = (TimeoutError, socket.timeout)


class Kept(NamedTuple):
    """An answer that is kept, with its tag."""

    etag: str
    text: bytes


class Cache:
    """The answers that were asked for last; threads may share it."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._lock = Lock()

    def get(self, key: str) -> Optional[Kept]:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def set(self, key: str, kept: Kept) -> None:
        with self._lock:
            self._kept[key] = kept
            self._kept.move_to_end(key)
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)


class Deadline:
    """A point in time by which all has to be done."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds that are left; raises once there are none."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise self.passed()
        return left

    def passed(self) -> RangefinderError:
        return error_of("TIMEOUT", f"No answer within {self.seconds:g} s.")


class Reply(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    text: bytes


class Transport:
    """How questions travel."""

    def __init__(self, *, retries: int, headers: Mapping[str, str], cache_size: int) -> None:
        self._retries = retries
        self._headers = {"User-Agent": f"rangefinder-python/{VERSION}", **headers}
        self._cache = Cache(cache_size)

    def send(self, sent: Sent, lang: Optional[str], timeout: float) -> Any:
        """Sends a request, again where that helps. Gives the JSON of the answer."""
        deadline = Deadline(timeout)
        attempt = 0
        while True:
            try:
                return self._attempt(sent, lang, deadline)
            except RangefinderError as error:
                delay = delay_before(error, attempt, self._retries, random.random())
                # What comes after the deadline is not waited for.
                if delay is None or delay >= deadline.left():
                    raise
                time.sleep(delay)
            attempt += 1

    def _attempt(self, sent: Sent, lang: Optional[str], deadline: Deadline) -> Any:
        key = f"{lang} {sent.url}"
        kept = self._cache.get(key) if sent.body is None else None
        reply = exchange(sent, self._headers_of(sent, lang, kept), deadline)
        if reply.status == 304 and kept is not None:
            return json.loads(kept.text)
        if reply.status >= 300:
            raise error_from(reply.status, _parsed(reply.text), retry_after(reply.headers.get("Retry-After")))
        answer = _parsed(reply.text)
        if answer is _NO_JSON:
            message = "What came is no JSON; is this the address of the service?"
            raise error_of("UNAVAILABLE", message, status=reply.status)
        etag = reply.headers.get("ETag")
        if sent.body is None and etag is not None:
            self._cache.set(key, Kept(etag, reply.text))
        return answer

    def _headers_of(self, sent: Sent, lang: Optional[str], kept: Optional[Kept]) -> Dict[str, str]:
        headers = {"Accept": "application/json", "Accept-Encoding": "gzip", **self._headers}
        if lang is not None:
            headers["Accept-Language"] = lang
        if sent.body is not None:
            headers["Content-Type"] = "application/json"
        if kept is not None:
            headers["If-None-Match"] = kept.etag
        return headers


def exchange(sent: Sent, headers: Mapping[str, str], deadline: Deadline) -> Reply:
    """One request and its reply, whatever the status."""
    request = urllib.request.Request(sent.url, data=sent.body, headers=dict(headers))
    try:
        try:
            response = urllib.request.urlopen(request, timeout=deadline.left())
        except urllib.error.HTTPError as refused:
            response = refused
        with response:
            text = _read(response, deadline)
    except _TIMEOUTS as error:
        raise deadline.passed() from error
    except (OSError, http.client.HTTPException) as error:
        if isinstance(getattr(error, "reason", None), _TIMEOUTS):
            raise deadline.passed() from error
        raise error_of("NETWORK", f"The service cannot be reached: {_reason(error)}.") from error
    packed = response.headers.get("Content-Encoding") == "gzip"
    return Reply(response.status, response.headers, gzip.decompress(text) if packed else text)


def _read(response: Any, deadline: Deadline) -> bytes:
    """The whole body. A wait for one piece of it may take as long as all of it: time is looked at between pieces."""
    pieces: List[bytes] = []
    while True:
        deadline.left()
        piece = response.read1(_CHUNK)
        if not piece:
            return b"".join(pieces)
        pieces.append(piece)


def _reason(error: Exception) -> str:
    return str(getattr(error, "reason", error)) or type(error).__name__


_NO_JSON = object()


def _parsed(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return _NO_JSON
