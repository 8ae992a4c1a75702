import builtins

import httpx


class AllianceError(Exception):
    """Base class of all errors that a client raises, except TypeError and ValueError for invalid arguments."""


class ConnectionError(AllianceError, builtins.ConnectionError):
    """The connection failed before the response was complete; its cause is the error of httpx. The service may have applied the change
    nevertheless."""


class DeadlineError(ConnectionError, TimeoutError):
    """The complete response did not arrive within `timeout`."""


class UnexpectedResponseError(AllianceError):
    """The service does not send such responses: a proxy's page, a body that is too large, or a list that never ends."""

    def __init__(self, message: str, *, status: int, headers: httpx.Headers) -> None:
        super().__init__(message)
        self.status = status
        self.headers = headers


class ApiError(AllianceError):
    """The service rejected the request. `message` is the service's own message, which says what to fix. Each code has a subclass; codes
    that a later version of the service adds use this class."""

    def __init__(self, message: str, *, status: int, code: str, headers: httpx.Headers) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        #: ID of the request in the service's logs.
        self.request_id: str | None = headers.get("x-request-id")
        self.headers = headers
