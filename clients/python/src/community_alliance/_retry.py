from __future__ import annotations

import random
import time
from email.utils import parsedate_to_datetime

from ._errors import AllianceError, ApiError, ConnectionError, UnexpectedResponseError

#: Seconds. A call fails at once if `Retry-After` is longer.
MAX_RETRY_AFTER = 60.0

#: Upper bound of the delay before the first retry, in seconds. It doubles with each further retry, up to `MAX_BACKOFF`.
BASE_DELAY = 0.5
MAX_BACKOFF = 8.0

#: Rate limits, overload, and proxies that could not reach the service.
RETRYABLE_STATUSES = (429, 502, 503, 504)


def retry_delay(retry: int, error: AllianceError) -> float | None:
    """Returns seconds, or `None` if a retry would not help."""
    if isinstance(error, ConnectionError):
        return backoff(retry)
    if not isinstance(error, ApiError | UnexpectedResponseError) or error.status not in RETRYABLE_STATUSES:
        return None
    seconds = parse_retry_after(error.headers.get("retry-after"))
    if seconds is None:
        return backoff(retry)
    # Jitter, because other clients may have received the same `Retry-After`.
    return seconds + random.random() * BASE_DELAY if seconds <= MAX_RETRY_AFTER else None


def backoff(retry: int) -> float:
    """Exponential backoff with full jitter, so that clients that failed together do not retry together."""
    return random.random() * min(MAX_BACKOFF, BASE_DELAY * 2 ** min(retry, 10))


def parse_retry_after(value: str | None) -> float | None:
    """Parses seconds or a date (RFC 9110 §10.2.3) into seconds."""
    if value is None:
        return None
    if value.strip().isdecimal():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None
