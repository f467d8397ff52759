"""What the API refuses."""

from __future__ import annotations

import json
from typing import Any


class Refusal(Exception):
    """A call that the API refused. Programs decide by `code`, one of `types.RefusalCode`; the text is a sentence for people."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.code: str = problem["code"]
        #: the HTTP status; 0 for a stream of events that the API ended
        self.status: int = problem.get("status", 0)
        #: the numbers and names of the sentence
        self.values: dict[str, Any] = problem.get("values", {})
        #: the field of the input that is not valid
        self.field: str | None = problem.get("field")
        #: seconds after which the call may succeed
        self.retry_after_seconds: int | None = problem.get("retryAfterSeconds")
        #: names the call, for questions to the staff
        self.request_id: str | None = problem.get("requestId")


def read_refusal(status: int, body: bytes) -> Refusal:
    """Reads the refusal of a response. One that is no problem, such as a proxy's, has the code HTTP_<status>."""
    try:
        problem = json.loads(body)
        if isinstance(problem["code"], str) and isinstance(problem["detail"], str):
            return Refusal(problem)
    except (ValueError, KeyError, TypeError):
        pass
    detail = f"The site responded with the status {status}."
    return Refusal({"code": f"HTTP_{status}", "status": status, "detail": detail})
