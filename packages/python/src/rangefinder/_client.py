"""The client: a method for every calculator and every lookup, made by machine; here is how they ask."""

from __future__ import annotations

import json
from typing import Any, Dict, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Union

from ._address import Sent, request_of
from ._asking import Call, Language
from ._errors import RangefinderError, error_from, error_of
from ._questions import Questions
from ._transport import Transport
from .types import Question

TIMEOUT = 35.0
"""Seconds: longer than the service lets anything take. What comes to nothing there is said by the service, with a code."""
MAX_QUESTIONS = 1_000
"""The service takes as many questions in one request."""
MAX_CHARACTERS = 250_000
"""Below what the service reads of a body."""
MAX_VALUES = 19_000
"""Below the values that it takes in a body: each but the first follows a bracket or a comma."""
PAGE = 100
"""Pages as large as the service gives them."""

_ENDS = ("pageInfo.hasNextPage", "pageInfo.endCursor")


class BatchQuestion(NamedTuple):
    """A question of a batch. Its arguments have the names of the API: `{"targetMoved": "JUMPED"}`."""

    question: Question
    arguments: Mapping[str, Any] = {}
    fields: Optional[Sequence[str]] = None


class BatchResult(NamedTuple):
    """What came of one question of a batch: an answer, or an error."""

    answer: Any
    error: Optional[RangefinderError]

    @property
    def ok(self) -> bool:
        return self.error is None


class Client(Questions):
    """Asks a service.

    Calculators stand under their rule set, everything else on the client itself. Every method takes `lang`, `fields` and
    `timeout` besides its own arguments. Threads may share a client.

    Args:
        url: Address of the service: `https://example.org`.
        lang: Language of the texts, `en` or `ru`; English without it.
        timeout: Seconds for one call, waiting and retries included.
        retries: How often a question is asked again when the service is busy or away.
        headers: Sent with every request: `{"User-Agent": "my-bot/1.0 (me@example.org)"}`.
        cache_size: Answers that are kept with their tags: an unchanged one is not sent again. None with 0.

    Raises:
        ValueError: `url` is no address.

    >>> client = Client("https://example.org")
    >>> client.alpha_strike.target_number(skill=4, inches=8)["target"]  # doctest: +SKIP
    6
    """

    def __init__(
        self,
        url: str,
        *,
        lang: Optional[Language] = None,
        timeout: float = TIMEOUT,
        retries: int = 2,
        headers: Optional[Mapping[str, str]] = None,
        cache_size: int = 200,
    ) -> None:
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"url: given {url!r}; allowed: an address that begins with http:// or https://")
        self._base = url.rstrip("/")
        self._lang = lang
        self._timeout = timeout
        self._transport = Transport(retries=retries, headers=headers or {}, cache_size=cache_size)
        super().__init__(self.call, self._pages)

    def call(self, question: str, arguments: Mapping[str, Any] = {}, call: Call = Call()) -> Any:
        """Calls an operation by its address, for programs that have addresses as data.

        Args:
            question: Address behind `/v1/`: `alpha-strike/target-number`.
            arguments: By their names in REST.
        """
        return self._send(request_of(self._base, question, arguments, call.fields), call)

    def batch(
        self,
        questions: Sequence[Union[BatchQuestion, "tuple[Question, Mapping[str, Any]]"]],
        *,
        lang: Optional[Language] = None,
        timeout: Optional[float] = None,
    ) -> List[BatchResult]:
        """Asks many questions in one request: an answer or an error each, in their order.

        >>> client.batch([("alpha-strike/target-number", {"skill": 4, "inches": 8})])  # doctest: +SKIP
        """
        batch = [BatchQuestion(*one) for one in questions]
        bodies = [json.dumps(_body(question)) for question in batch]
        call = Call(lang=lang, timeout=timeout)
        items = [item for part in _parts(bodies) for item in self._send(self._batch_of(part), call)]
        return [_result_of(question, item) for question, item in zip(batch, items)]

    def _batch_of(self, bodies: Sequence[str]) -> Sent:
        return Sent(f"{self._base}/v1/batch", f"[{','.join(bodies)}]".encode())

    def _send(self, sent: Sent, call: Call) -> Any:
        timeout = self._timeout if call.timeout is None else call.timeout
        return self._transport.send(sent, call.lang or self._lang, timeout)

    def _pages(self, question: str, arguments: Mapping[str, Any], call: Call) -> Iterator[Any]:
        """The entries of a list, one after another; a page is asked for when the one before it is used up."""
        fields = ["nodes"] if call.fields is None else [f"nodes.{field}" for field in call.fields]
        page_call = call._replace(fields=[*fields, *_ENDS])
        given: Dict[str, Any] = {**arguments, "first": arguments.get("first") or PAGE}
        while True:
            page = self.call(question, given, page_call)
            yield from page["nodes"]
            if not page["pageInfo"]["hasNextPage"]:
                return
            given["after"] = page["pageInfo"]["endCursor"]


def _body(question: BatchQuestion) -> Dict[str, Any]:
    fields = {} if question.fields is None else {"fields": ",".join(question.fields)}
    return {"question": question.question, "arguments": question.arguments, **fields}


def _parts(bodies: Sequence[str]) -> Iterator[List[str]]:
    """Questions in requests that the service takes, in their order."""
    part: List[str] = []
    size = values = 0
    for body in bodies:
        held = 1 + sum(body.count(mark) for mark in "[{,")
        if part and (len(part) == MAX_QUESTIONS or size + len(body) + 1 > MAX_CHARACTERS or values + held > MAX_VALUES):
            yield part
            part, size, values = [], 0, 0
        part.append(body)
        size += len(body) + 1
        values += held
    if part:
        yield part


def _result_of(question: BatchQuestion, item: Mapping[str, Any]) -> BatchResult:
    """One item of the answer. An entry that there is none of is an error, as on its own."""
    if item["status"] != 200:
        return BatchResult(None, error_from(item["status"], item.get("error")))
    answer = item["answer"]
    if answer is None and question.question.endswith("{id}"):
        return BatchResult(None, error_of("NOT_FOUND", f"There is nothing by the id {question.arguments.get('id')}.", status=404))
    return BatchResult(answer, None)
