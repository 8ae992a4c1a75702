from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from ._blocking import iterate, run
from ._errors import UnexpectedResponseError
from ._results import response_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator, Mapping

    from ._core import Core
    from ._request import Call, CallOptions

Item = TypeVar("Item")
Page = TypeVar("Page", bound="Mapping[str, Any]")


@dataclass(frozen=True, slots=True)
class AsyncPages(Generic[Item, Page]):
    """A list: `async for` goes through all items, read page by page as they are needed."""

    _core: Core
    _call: Call
    _options: CallOptions

    async def page(self, *, cursor: str | None = None, if_none_match: Page | None = None) -> Page:
        """The first page, or the one of a cursor; an earlier one again, and not transferred, while it is still what the service has."""
        values = {**self._call.values, "cursor": cursor}
        return await self._core.call(replace(self._call, values=values, if_none_match=if_none_match), self._options)

    async def pages(self) -> AsyncGenerator[Page, None]:
        """All pages."""
        cursor: str | None = None
        seen: set[str] = set()
        while True:
            page = await self.page(cursor=cursor)
            cursor = next_cursor(page, seen)
            yield page
            if cursor is None:
                return
            seen.add(cursor)

    async def __aiter__(self) -> AsyncGenerator[Item, None]:
        async for page in self.pages():
            for item in page["items"]:
                yield item


@dataclass(frozen=True, slots=True)
class Pages(Generic[Item, Page]):
    """A list: `for` goes through all items, read page by page as they are needed."""

    _core: Core
    _call: Call
    _options: CallOptions

    def page(self, *, cursor: str | None = None, if_none_match: Page | None = None) -> Page:
        """The first page, or the one of a cursor; an earlier one again, and not transferred, while it is still what the service has."""
        return run(self._waiting().page(cursor=cursor, if_none_match=if_none_match))

    def pages(self) -> Generator[Page, None, None]:
        """All pages."""
        return iterate(self._waiting().pages())

    def __iter__(self) -> Generator[Item, None, None]:
        return iterate(self._waiting().__aiter__())

    def _waiting(self) -> AsyncPages[Item, Page]:
        return AsyncPages(self._core, self._call, self._options)


def next_cursor(page: Mapping[str, Any], seen: set[str]) -> str | None:
    """Without this, the pages of somebody else might have no end."""
    info = response_of(page)
    items, cursor = cast("object", page.get("items")), cast("object", page.get("next_cursor", 0))
    if not isinstance(items, list) or not isinstance(cursor, str | None):
        raise UnexpectedResponseError("a response that is not a page of a list", status=info.status, headers=info.headers)
    if cursor in seen:
        raise UnexpectedResponseError("a page that leads back to an earlier one", status=info.status, headers=info.headers)
    return cursor
