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
    """A list. `async for` iterates over all items, and requests each page when it is needed."""

    _core: Core
    _call: Call
    _options: CallOptions

    async def page(self, *, cursor: str | None = None, if_none_match: Page | None = None) -> Page:
        """Returns the first page, or the page at a cursor. Returns `if_none_match`, an earlier page, if it has not changed."""
        parameters = {**self._call.parameters, "cursor": cursor}
        return await self._core.call(replace(self._call, parameters=parameters, if_none_match=if_none_match), self._options)

    async def pages(self) -> AsyncGenerator[Page, None]:
        """Iterates over all pages."""
        cursor: str | None = None
        seen_cursors: set[str] = set()
        while True:
            page = await self.page(cursor=cursor)
            cursor = next_cursor(page, seen_cursors)
            yield page
            if cursor is None:
                return
            seen_cursors.add(cursor)

    async def __aiter__(self) -> AsyncGenerator[Item, None]:
        async for page in self.pages():
            for item in page["items"]:
                yield item


@dataclass(frozen=True, slots=True)
class Pages(Generic[Item, Page]):
    """A list. `for` iterates over all items, and requests each page when it is needed."""

    _core: Core
    _call: Call
    _options: CallOptions

    def page(self, *, cursor: str | None = None, if_none_match: Page | None = None) -> Page:
        """Returns the first page, or the page at a cursor. Returns `if_none_match`, an earlier page, if it has not changed."""
        return run(self._async_pages().page(cursor=cursor, if_none_match=if_none_match))

    def pages(self) -> Generator[Page, None, None]:
        """Iterates over all pages."""
        return iterate(self._async_pages().pages())

    def __iter__(self) -> Generator[Item, None, None]:
        return iterate(self._async_pages().__aiter__())

    def _async_pages(self) -> AsyncPages[Item, Page]:
        return AsyncPages(self._core, self._call, self._options)


def next_cursor(page: Mapping[str, Any], seen_cursors: set[str]) -> str | None:
    """Returns the cursor of the next page. Rejects repeated cursors: with a faulty server, reading all pages would never end."""
    info = response_of(page)
    items, cursor = cast("object", page.get("items")), cast("object", page.get("next_cursor", 0))
    if not isinstance(items, list) or not isinstance(cursor, str | None):
        raise UnexpectedResponseError("the response is not a page of a list", status=info.status, headers=info.headers)
    if cursor in seen_cursors:
        raise UnexpectedResponseError("the page's next_cursor is that of an earlier page", status=info.status, headers=info.headers)
    return cursor
