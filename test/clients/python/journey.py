"""What somebody does who organizes an event, with one of both clients: python journey.py sync|async."""

import asyncio
import os
import sys
from pathlib import Path

from community_alliance import (
    ApiError,
    AsyncClient,
    Client,
    InvalidTokenError,
    NotFoundError,
    PreconditionFailedError,
    SlugTakenError,
    ValidationFailedError,
    etag_of,
    response_of,
    types,
)
from flavors import Either, all_of, done, each, first, refusal, walk

ALLIANCE = "open-cloud"
flavor = sys.argv[1]
slug = f"python-{flavor}"
base_url = os.environ["BASE_URL"]
picture = Path(os.environ["PICTURE"]).read_bytes()
asked: list[str | None] = []


def token(refused: str | None) -> str:
    """As of an app that signs in: the first one has expired."""
    asked.append(refused)
    return "expired" if refused is None and len(asked) == 1 else os.environ["TOKEN"]


async def later(refused: str | None) -> str:
    return token(refused)


async def journey(anonymous: Either, alliance: Either) -> None:
    made: dict[str, str] = {}

    async def signs_in() -> None:
        me = await done(alliance.get_me())
        assert me["email"] == "demo@example.org"
        assert asked == [None, "expired"]
        await refusal(InvalidTokenError, lambda: Client(base_url, token="alli_x").get_me())

    async def lists() -> None:
        slugs = [one["slug"] async for one in each(anonymous.list_alliances())]
        assert ALLIANCE in slugs

    async def filters() -> None:
        events = await all_of(anonymous.list_events(alliance=ALLIANCE, kind=["in_person"], tag=["on-call"]))
        assert events
        assert all(event["kind"] == "in_person" and "on-call" in event["tags"] for event in events)

    async def pages() -> None:
        groups = anonymous.list_groups(alliance=ALLIANCE, limit=2)
        sizes = [len(page["items"]) async for page in each(groups.pages())]
        assert len(sizes) > 2 and set(sizes[:-1]) == {2}
        assert len({group["id"] async for group in each(groups)}) == sum(sizes)
        page = await done(groups.page())
        assert await done(groups.page(if_none_match=page)) is page
        following = await done(groups.page(cursor=page["next_cursor"]))
        assert following["items"] == (await first(groups, 4))[2:]

    async def tells_results_apart() -> None:
        results = await all_of(anonymous.search(q="bereitschaft", types=["event", "group"]))
        assert "Bier und Bereitschaft" in [result["event"]["name"] for result in results if result["type"] == "event"]

    async def creates() -> None:
        group = await done(alliance.create_group(alliance=ALLIANCE, body={"slug": slug, "name": "Snakes", "description": "x"}))
        made["group"] = group["id"]
        meeting: types.EventCreate = {
            "name": "Coils",
            "description": "Bring a question.",
            "kind": "in_person",
            "status": "published",
            "starts_at": "2099-06-16T16:00:00Z",
            "ends_at": "2099-06-16T18:00:00Z",
            "timezone": "Europe/Berlin",
        }
        event = await done(alliance.create_event(group_id=group["id"], body=meeting, idempotency_key=slug))
        again = await done(alliance.create_event(group_id=group["id"], body=meeting, idempotency_key=slug))
        assert event["id"] == again["id"]
        assert response_of(again).headers["idempotent-replayed"] == "true"
        made.update(event=event["id"], at=event["created_at"])

    async def changes() -> None:
        read = await done(alliance.get_event_by_id(event_id=made["event"]))
        assert await done(alliance.get_event_by_id(event_id=made["event"], if_none_match=read)) is read
        changed = await done(alliance.update_event(event_id=made["event"], body={"capacity": 2, "summary": None}, if_match=read))
        assert changed["capacity"] == 2 and etag_of(changed) != etag_of(read)
        await refusal(PreconditionFailedError, lambda: alliance.update_event(event_id=made["event"], body={"capacity": 3}, if_match=read))

    async def attends() -> None:
        attendance = await done(alliance.attend_event(alliance=ALLIANCE, event_id=made["event"]))
        assert attendance["status"] == "attending"
        attendees = await all_of(alliance.list_attendees(event_id=made["event"]))
        assert [attendee["status"] for attendee in attendees] == ["attending"]

    async def is_refused() -> None:
        group: types.GroupCreate = {"slug": slug, "name": "x", "description": "x"}
        conflict = await refusal(SlugTakenError, lambda: alliance.create_group(alliance=ALLIANCE, body=group))
        assert (conflict.status, conflict.code) == (409, "slug_taken") and slug in conflict.message and conflict.request_id
        missing = await refusal(NotFoundError, lambda: alliance.get_group(alliance=ALLIANCE, group_slug="none"))
        assert str(missing) == f'alliance "{ALLIANCE}" has no group "none"' and isinstance(missing, ApiError)

    async def uploads() -> None:
        upload = await done(alliance.create_upload(body=picture))
        changed = await done(alliance.update_event(event_id=made["event"], body={"banner_url": upload["url"]}))
        assert changed["banner_url"] == upload["url"]
        await refusal(ValidationFailedError, lambda: alliance.create_upload(body=b"no picture"))

    async def follows() -> None:
        since = made["at"]
        async for told in each(alliance.follow_changes(since=since, type=["event"])):
            since = told["id"]
            if told["event"] == "changed" and told["data"]["type"] == "event" and told["data"]["event"]["id"] == made["event"]:
                break
        await done(alliance.update_event(event_id=made["event"], body={"status": "canceled"}))
        async for told in each(alliance.follow_changes(since=since)):
            if told["event"] == "changed" and told["data"]["type"] == "event" and told["data"]["event"]["status"] == "canceled":
                break

    await walk(
        {
            "signs in, also when the first token has expired": signs_in,
            "lists alliances": lists,
            "filters events": filters,
            "goes from page to page": pages,
            "tells results of a search apart": tells_results_apart,
            "creates a group, and an event once": creates,
            "changes what nobody else has changed": changes,
            "takes a place": attends,
            "reads why something was refused": is_refused,
            "uploads a picture": uploads,
            "hears of what changes, and goes on from there": follows,
        }
    )


async def asynchronous() -> None:
    async with AsyncClient(base_url) as anonymous, AsyncClient(base_url, token=later) as alliance:
        await journey(anonymous, alliance)


async def synchronous() -> None:
    with Client(base_url) as anonymous, Client(base_url, token=token) as alliance:
        await journey(anonymous, alliance)


asyncio.run(synchronous() if flavor == "sync" else asynchronous())
