import builtins

import httpx


class AllianceError(Exception):
    """Everything that a client raises, but for mistakes in a call (TypeError, ValueError) and what ends a program."""


class ConnectionError(AllianceError, builtins.ConnectionError):
    """No whole response arrived; its cause is the error of httpx. A change may have been made all the same."""


class DeadlineError(ConnectionError, TimeoutError):
    """No whole response arrived within `timeout`."""


class UnexpectedResponseError(AllianceError):
    """A response that is not the service's: a proxy's page, or something without an end."""

    def __init__(self, message: str, *, status: int, headers: httpx.Headers) -> None:
        super().__init__(message)
        self.status = status
        self.headers = headers


class ApiError(AllianceError):
    """The service refused a request; the text says what to fix. Each code has a class of its own; a code that a later version of the
    service adds has this one."""

    def __init__(self, message: str, *, status: int, code: str, headers: httpx.Headers) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        #: Under which the service logged the request.
        self.request_id: str | None = headers.get("x-request-id")
        self.headers = headers
