"""The client against a service that answers what a test wants. Only what it does by itself: what is answered is for `tests/python`."""

from __future__ import annotations

import doctest
import gzip
import json
import time
import typing
import unittest

import rangefinder
from fake_service import Reply, problem, serve
from rangefinder import (
    BadInputError,
    BadRequestError,
    BatchQuestion,
    Client,
    NetworkError,
    NotFoundError,
    RateLimitedError,
    ServerError,
    UnavailableError,
    _address,
    _client,
    _questions,
    _retry,
    types,
)


class Requests(unittest.TestCase):
    def test_keywords_become_parameters_and_what_is_none_is_not_sent(self) -> None:
        with serve(Reply({})) as service:
            Client(service.url + "/", lang="ru").alpha_strike.target_number(
                skill=4, target_moved="JUMPED", woods=True, fields=["target", "chance.fraction"]
            )
        [seen] = service.seen
        self.assertEqual(
            seen.path, "/v1/alpha-strike/target-number?skill=4&targetMoved=JUMPED&woods=true&fields=target,chance.fraction"
        )
        self.assertEqual(seen.headers["Accept-Language"], "ru")
        self.assertRegex(seen.headers["User-Agent"], r"^rangefinder-python/\d")

    def test_a_filter_is_flat_and_an_id_is_part_of_the_path(self) -> None:
        with serve(Reply({})) as service:
            client = Client(service.url, headers={"User-Agent": "bot/1"})
            client.units(system="alpha-strike", order_by="COST", direction="DESC")
            client.unit("alpha-strike/a b?")
        self.assertEqual(service.seen[0].path, "/v1/units?system=alpha-strike&orderBy=COST&direction=DESC")
        self.assertEqual(service.seen[1].path, "/v1/units/alpha-strike/a%20b%3F")
        self.assertEqual(service.seen[1].headers["User-Agent"], "bot/1")

    def test_what_is_too_long_for_an_address_is_posted(self) -> None:
        targets = [{"dice": 2, "armor": "light"}] * 100
        with serve(Reply({})) as service:
            Client(service.url).call("5150/shoot", {"rep": 4, "targets": targets, "cover": None})
        [seen] = service.seen
        self.assertEqual((seen.method, seen.path), ("POST", "/v1/5150/shoot"))
        self.assertEqual(seen.body, {"rep": 4, "targets": targets})

    def test_no_operation_is_hidden_by_a_method_of_the_client(self) -> None:
        operations = {name for name in vars(_questions.Questions) if not name.startswith("_")}
        self.assertEqual(operations & set(vars(Client)), set())
        with serve(Reply({})) as service:
            Client(service.url).ask("skill 4, 8 inches")
        self.assertEqual(service.seen[0].path, "/v1/ask?text=skill+4,+8+inches")

    def test_an_address_is_checked(self) -> None:
        with self.assertRaisesRegex(ValueError, "url: given 'file:///etc'; allowed: .*http://"):
            Client("file:///etc")


class Answers(unittest.TestCase):
    def test_an_answer_that_is_kept_is_not_sent_again(self) -> None:
        with serve(Reply({"a": 1}, headers={"ETag": '"x"'}), Reply(b"", 304)) as service:
            client = Client(service.url)
            self.assertEqual([client.dice("2d6"), client.dice("2d6")], [{"a": 1}, {"a": 1}])
        self.assertEqual(service.seen[1].headers["If-None-Match"], '"x"')

    def test_one_language_does_not_answer_for_another(self) -> None:
        with serve(Reply({"a": 1}, headers={"ETag": '"x"'})) as service:
            client = Client(service.url)
            client.dice("2d6", lang="en")
            client.dice("2d6", lang="ru")
        self.assertNotIn("If-None-Match", service.seen[1].headers)

    def test_no_more_is_kept_than_was_wished(self) -> None:
        with serve(Reply({}, headers={"ETag": '"x"'})) as service:
            client = Client(service.url, cache_size=1)
            for expression in ("1d6", "2d6", "1d6"):
                client.dice(expression)
        self.assertNotIn("If-None-Match", service.seen[2].headers)

    def test_packed_answers_are_unpacked(self) -> None:
        packed = gzip.compress(json.dumps({"ü": 1}).encode())
        with serve(Reply(packed, headers={"Content-Encoding": "gzip"})) as service:
            self.assertEqual(Client(service.url).dice("2d6"), {"ü": 1})

    def test_pages_are_asked_for_one_after_another(self) -> None:
        first = {"nodes": [1, 2], "pageInfo": {"hasNextPage": True, "endCursor": "B"}}
        last = {"nodes": [3], "pageInfo": {"hasNextPage": False, "endCursor": None}}
        with serve(Reply(first), Reply(last)) as service:
            walk = Client(service.url).pages.units(system="5150", fields=["name"])
            self.assertEqual(next(walk), 1)
            self.assertEqual(len(service.seen), 1)
            self.assertEqual(list(walk), [2, 3])
        fields = "fields=nodes.name,pageInfo.hasNextPage,pageInfo.endCursor"
        paths = [seen.path for seen in service.seen]
        self.assertEqual(paths, [f"/v1/units?first=100&system=5150&{fields}", f"/v1/units?first=100&after=B&system=5150&{fields}"])

    def test_a_batch_has_an_answer_or_an_error_each(self) -> None:
        failed = {"code": "BAD_INPUT", "detail": "No.", "problems": []}
        items = [{"status": 200, "answer": 1}, {"status": 400, "error": failed}, {"status": 200, "answer": None}]
        with serve(Reply(items)) as service:
            one, two, three = Client(service.url).batch(
                [("dice", {"expression": "2d6"}), BatchQuestion("dice", fields=["mean"]), ("units/{id}", {"id": "no"})]
            )
        self.assertEqual((one.ok, one.answer, one.error), (True, 1, None))
        self.assertIsInstance(two.error, BadInputError)
        self.assertIsInstance(three.error, NotFoundError)
        self.assertEqual(service.seen[0].body[1], {"question": "dice", "arguments": {}, "fields": "mean"})

    def test_a_long_batch_is_cut(self) -> None:
        self.assertEqual([len(part) for part in _client._parts(["x"] * 2_500)], [1_000, 1_000, 500])
        self.assertEqual([len(part) for part in _client._parts(["x" * 100_000] * 3)], [2, 1])
        self.assertEqual(list(_client._parts([])), [])


class Errors(unittest.TestCase):
    def test_what_is_wrong_is_said_field_by_field(self) -> None:
        wrong = {"code": "OUT_OF_RANGE", "path": "skill", "given": 9, "allowed": "0 to 8", "message": "skill: no"}
        with serve(problem(400, "BAD_INPUT", problems=[wrong])) as service:
            with self.assertRaises(BadInputError) as raised:
                Client(service.url).dice("x")
        self.assertEqual(raised.exception.problems[0], ("OUT_OF_RANGE", "skill", 9, "0 to 8", "skill: no"))
        self.assertEqual((raised.exception.status, str(raised.exception)), (400, "It is BAD_INPUT."))

    def test_each_kind_has_its_class(self) -> None:
        kinds = [
            (problem(404, "NOT_FOUND"), NotFoundError, "NOT_FOUND"),
            (problem(400, "TOO_COMPLEX"), BadRequestError, "TOO_COMPLEX"),
            (problem(500, "INTERNAL", id="abc"), ServerError, "INTERNAL"),
            (problem(503, "OVERLOADED"), UnavailableError, "OVERLOADED"),
            (problem(400, "NEWER_THAN_THIS"), BadRequestError, "BAD_REQUEST"),
            (Reply(b"<html>", 502), UnavailableError, "UNAVAILABLE"),
            (Reply(b"<html>", 200), UnavailableError, "UNAVAILABLE"),
        ]
        for reply, kind, code in kinds:
            with self.subTest(code), serve(reply) as service, self.assertRaises(kind) as raised:
                Client(service.url, retries=0).dice("x")
            self.assertEqual(raised.exception.code, code)
        self.assertEqual(rangefinder.RangefinderError("INTERNAL", "", id="abc").id, "abc")

    def test_where_nobody_answers(self) -> None:
        with serve(Reply()) as service:
            pass
        with self.assertRaises(NetworkError) as raised:
            Client(service.url, retries=0).dice("2d6")
        self.assertEqual(raised.exception.code, "NETWORK")
        self.assertIsNotNone(raised.exception.__cause__)


class Retries(unittest.TestCase):
    def test_asks_again_when_the_service_says(self) -> None:
        busy = problem(429, "RATE_LIMITED", headers={"Retry-After": "0"})
        with serve(busy, busy, Reply({"a": 1})) as service:
            self.assertEqual(Client(service.url).dice("2d6"), {"a": 1})
        self.assertEqual(len(service.seen), 3)

    def test_not_for_ever_and_not_too_late(self) -> None:
        with serve(problem(429, "RATE_LIMITED", headers={"Retry-After": "20"})) as service:
            began = time.monotonic()
            with self.assertRaises(RateLimitedError) as raised:
                Client(service.url, timeout=5).dice("2d6")
        self.assertEqual((raised.exception.retry_after, len(service.seen)), (20, 1))
        self.assertLess(time.monotonic() - began, 4)

    def test_a_wrong_question_is_not_repeated(self) -> None:
        with serve(problem(400, "BAD_INPUT", problems=[])) as service, self.assertRaises(BadInputError):
            Client(service.url).dice("x")
        self.assertEqual(len(service.seen), 1)

    def test_waits_longer_each_time(self) -> None:
        error = UnavailableError("UNAVAILABLE", "", status=503)
        self.assertEqual([_retry.delay_before(error, attempt, 9, 1) for attempt in (0, 1, 6)], [0.25, 0.5, 8])
        self.assertEqual(_retry.delay_before(error, 0, 9, 0), 0.125)
        self.assertIsNone(_retry.delay_before(error, 2, 2, 0))
        late = RateLimitedError("RATE_LIMITED", "", status=429, retry_after=31)
        self.assertIsNone(_retry.delay_before(late, 0, 2, 0))

    def test_retry_after_may_be_a_date(self) -> None:
        self.assertEqual(_retry.retry_after("Mon, 24 May 2021 00:00:00 GMT"), 0)
        self.assertEqual([_retry.retry_after(header) for header in (None, "soon")], [None, None])

    def test_the_deadline_ends_an_answer_that_trickles(self) -> None:
        with serve(Reply("slow " * 20, pause=0.05)) as service:
            began = time.monotonic()
            with self.assertRaises(NetworkError) as raised:
                Client(service.url).dice("2d6", timeout=0.3)
        self.assertEqual((raised.exception.code, str(raised.exception)), ("TIMEOUT", "No answer within 0.3 s."))
        self.assertLess(time.monotonic() - began, 3)

    def test_the_deadline_ends_one_that_does_not_come(self) -> None:
        with serve(Reply("x", pause=2)) as service, self.assertRaises(NetworkError) as raised:
            Client(service.url, timeout=0.2).dice("2d6")
        self.assertEqual((raised.exception.code, len(service.seen)), ("TIMEOUT", 1))


class Types(unittest.TestCase):
    def test_every_name_in_them_is_known(self) -> None:
        classes = [one for module in (types, _questions) for one in vars(module).values() if isinstance(one, type)]
        ours = [one for one in classes if one.__module__.startswith("rangefinder.")]
        self.assertGreater(len(ours), 100)
        for one in ours:
            typing.get_type_hints(one)
            for name, member in vars(one).items():
                if callable(member) and not name.startswith("_"):
                    typing.get_type_hints(member)


def load_tests(_: unittest.TestLoader, tests: unittest.TestSuite, __: object) -> unittest.TestSuite:
    """The examples of docstrings are tests as well."""
    for module in (_address, _client, _retry, rangefinder):
        tests.addTests(doctest.DocTestSuite(module))
    return tests
