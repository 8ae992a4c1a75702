"""Client for the Community Alliance Service. See README.md."""

from ._errors import AllianceError, ApiError, ConnectionError, DeadlineError, UnexpectedResponseError
from ._feed import ChangedEvent, ChangeEvent, RemovedEvent, ResetEvent
from ._generated.client import AsyncClient, Client
from ._generated.errors import *  # noqa: F403 (a class for each error code)
from ._generated.version import version as __version__
from ._pages import AsyncPages, Pages
from ._request import CallOptions, File
from ._results import ResponseInfo, etag_of, response_of

__all__ = [
    "AllianceError",
    "ApiError",
    "AsyncClient",
    "AsyncPages",
    "CallOptions",
    "ChangeEvent",
    "ChangedEvent",
    "Client",
    "ConnectionError",
    "DeadlineError",
    "File",
    "Pages",
    "RemovedEvent",
    "ResetEvent",
    "ResponseInfo",
    "UnexpectedResponseError",
    "__version__",
    "etag_of",
    "response_of",
]
