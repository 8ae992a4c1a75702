from __future__ import annotations

import random
import time
from email.utils import parsedate_to_datetime

from ._errors import AllianceError, ApiError, ConnectionError, UnexpectedResponseError

#: Seconds. A service that asks for a longer pause is not asked again.
MAX_PAUSE = 60.0

#: Seconds, before the first retry at most; doubled for each further one.
FIRST_PAUSE = 0.5
MAX_OWN_PAUSE = 8.0

#: What another attempt may mend: full queues, and proxies that found no service.
TEMPORARY = (429, 502, 503, 504)


def pause_before(retry: int, error: AllianceError) -> float | None:
    """The seconds after which to try again; `None` if that would not help."""
    if isinstance(error, ConnectionError):
        return own_pause(retry)
    if not isinstance(error, ApiError | UnexpectedResponseError) or error.status not in TEMPORARY:
        return None
    asked = retry_after(error.headers.get("retry-after"))
    if asked is None:
        return own_pause(retry)
    # Some jitter on top: others were told the same.
    return asked + random.random() * FIRST_PAUSE if asked <= MAX_PAUSE else None


def own_pause(retry: int) -> float:
    """Full jitter, so that clients that failed together do not come back together."""
    return random.random() * min(MAX_OWN_PAUSE, FIRST_PAUSE * 2 ** min(retry, 10))


def retry_after(value: str | None) -> float | None:
    """Seconds; RFC 9110 §10.2.3 has seconds or a date."""
    if value is None:
        return None
    if value.strip().isdecimal():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None
