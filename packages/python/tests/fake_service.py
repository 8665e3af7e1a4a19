"""A service for tests: answers come from a list, requests are kept."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Dict, Iterator, List, NamedTuple, Optional


class Reply(NamedTuple):
    body: Any = None
    status: int = 200
    headers: Dict[str, str] = {}
    pause: float = 0
    """Seconds before each character of the body."""


class Seen(NamedTuple):
    method: str
    path: str
    headers: Dict[str, str]
    body: Optional[Any]


class FakeService(NamedTuple):
    url: str
    seen: List[Seen]


def problem(status: int, code: str, **more: Any) -> Reply:
    headers = more.pop("headers", {})
    return Reply({"type": "about:blank", "status": status, "code": code, "detail": f"It is {code}.", **more}, status, headers)


@contextmanager
def serve(*replies: Reply) -> Iterator[FakeService]:
    """The last reply is given again and again."""
    seen: List[Seen] = []

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            length = int(self.headers.get("Content-Length") or 0)
            body = json.loads(self.rfile.read(length)) if length else None
            seen.append(Seen(self.command, self.path, dict(self.headers), body))
            reply = replies[min(len(seen), len(replies)) - 1]
            text = reply.body if isinstance(reply.body, bytes) else json.dumps(reply.body).encode()
            self.send_response(reply.status)
            for name, value in {"Content-Length": str(len(text)), **reply.headers}.items():
                self.send_header(name, value)
            self.end_headers()
            try:
                self._write(text, reply.pause)
            except OSError:
                pass  # The client has disconnected.

        def _write(self, text: bytes, pause: float) -> None:
            if pause == 0:
                self.wfile.write(text)
                return
            for place in range(len(text)):
                time.sleep(pause)
                self.wfile.write(text[place : place + 1])
                self.wfile.flush()

        do_GET = do_POST = answer

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield FakeService(f"http://127.0.0.1:{server.server_address[1]}", seen)
    finally:
        server.shutdown()
        server.server_close()
