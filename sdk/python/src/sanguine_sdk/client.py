"""The client: calls with retries, pages and events."""

from __future__ import annotations

import json
import random
import time
import uuid
from collections.abc import Callable, Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from .events import Event, read_events
from .operations import Operations
from .refusal import Refusal, read_refusal
from .unset import without_unset

SILENCE_SECONDS = 60
"""The site sends something every 15 seconds, so a connection without anything for so long is dead."""


class Sanguine(Operations):
    """
    A client of a site, for the player of a token if there is one. Each operation is a method: `sanguine.quick_hunt()`.
    A call without a response is repeated. A change is repeated under one idempotency key, so it acts once; one that has no
    key is not, since the lost call may have acted.
    """

    def __init__(
        self,
        site: str,
        token: str | Callable[[], str] | None = None,
        *,
        api_key: str | None = None,
        language: str = "en",
        retries: int = 4,
        max_wait_seconds: float = 60,
        timeout_seconds: float = 30,
    ) -> None:
        """
        :param token: a personal access token, or the access token of an app; a function is called for each attempt
        :param api_key: the key of a program that calls with a session or without a token; tokens need none
        :param language: of sentences and names, `en` or `de`
        :param retries: how often a call is repeated that got a 429, or that got no response or a 5xx and may be repeated
        :param max_wait_seconds: the longest wait between two attempts; a call that must wait longer is refused
        :param timeout_seconds: until an attempt without a response ends
        """
        self._site = site.rstrip("/")
        self._token = token
        self._api_key = api_key
        self._language = language
        self._retries = retries
        self._max_wait_seconds = max_wait_seconds
        self._timeout_seconds = timeout_seconds

    def call(
        self,
        method: str,
        path: str,
        query: dict[str, Any],
        body: dict[str, Any] | None,
        *,
        is_keyed: bool = False,
        key: str | None = None,
    ) -> Any:
        """Sends a call and returns the body of the response. Raises Refusal, or the error of the last attempt."""
        headers = {"Accept": "application/json, application/problem+json"}
        data = None
        if is_keyed:
            headers["Idempotency-Key"] = key or str(uuid.uuid4())
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(without_unset(body)).encode()
        text = urlencode({name: _text(value) for name, value in without_unset(query).items() if value is not None})
        address = f"/api{path}?{text}" if text else f"/api{path}"
        retries_lost = self._retries if is_keyed or method == "GET" else 0
        attempt = 0
        while True:
            try:
                with self._open(address, method, headers, data, self._timeout_seconds) as response:
                    return json.load(response)
            except HTTPError as error:
                with error:
                    refusal = read_refusal(error.code, error.read())
                seconds = _seconds_before(attempt, error.headers.get("Retry-After"))
                retries = self._retries if error.code == 429 else retries_lost if error.code >= 500 else 0
                if attempt >= retries or seconds > self._max_wait_seconds:
                    raise refusal from None
            except (OSError, HTTPException, ValueError):
                if attempt >= retries_lost:
                    raise
                seconds = _seconds_before(attempt)
            time.sleep(seconds)
            attempt += 1

    def items(self, operation: Callable[..., Any], **arguments: Any) -> Iterator[Any]:
        """All items of a list, page after page: `sanguine.items(sanguine.list_journal_entries, kind="COMBAT")`."""
        while True:
            page = operation(**arguments)
            yield from page["items"]
            if page["nextCursor"] is None:
                return
            arguments["after"] = page["nextCursor"]

    def events(self, after: str | None = None) -> Iterator[Event]:
        """
        The events of the player while they happen, from the id of an event, or from now on. Connects again after a break
        and continues after the last event, so each entry comes once. Raises Refusal once the caller may not read on.
        """
        return self._follow("/api/v1/events", after)

    def staff_events(self, after: str | None = None) -> Iterator[Event]:
        """
        The events for the staff, for accounts of the staff: each that the role may read, once and in order. Connects again
        as `events` does.
        """
        return self._follow("/api/v1/staff/events", after)

    def _follow(self, path: str, after: str | None) -> Iterator[Event]:
        attempt = 0
        while True:
            wait_for = None
            try:
                headers = {"Accept": "text/event-stream", **({"Last-Event-ID": after} if after else {})}
                with self._open(path, "GET", headers, None, SILENCE_SECONDS) as response:
                    for event in read_events(response):
                        attempt = 0
                        if event.type == "end":
                            raise Refusal({"code": event.data["code"], "detail": event.data["message"]})
                        after = event.id or after
                        yield event
            except HTTPError as error:
                with error:
                    refusal = read_refusal(error.code, error.read())
                if error.code != 429 and error.code < 500:
                    raise refusal from None
                wait_for = error.headers.get("Retry-After")
            except (OSError, HTTPException):
                pass
            time.sleep(_seconds_before(attempt, wait_for))
            attempt += 1

    def _open(self, address: str, method: str, headers: dict[str, str], data: bytes | None, timeout: float) -> Any:
        token = self._token() if callable(self._token) else self._token
        request = Request(self._site + address, data=data, method=method)
        request.add_header("Accept-Language", self._language)
        request.add_header("User-Agent", "sanguine-sdk-python/1.0.0")
        if self._api_key is not None:
            request.add_header("X-Api-Key", self._api_key)
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        for name, value in headers.items():
            request.add_header(name, value)
        return urlopen(request, timeout=timeout)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seconds_before(attempt: int, named: str | None = None) -> float:
    """The seconds to wait after an attempt: those that the site names, or twice as long each time, a little varied."""
    if named is not None and named.isdigit():
        return int(named)
    return 0.5 * 2 ** min(attempt, 6) * random.uniform(0.5, 1)
