"""Runs the journey of an organizer with the blocking or the asyncio client: python journey.py sync|async."""

import asyncio
import os
import sys
from datetime import datetime, timedelta
from pathlib import Path

from community_alliance import (
    ApiError,
    AsyncClient,
    Client,
    File,
    InvalidTokenError,
    NotFoundError,
    PreconditionFailedError,
    SlugTakenError,
    ValidationFailedError,
    etag_of,
    response_of,
    types,
)
from flavors import AnyClient, assert_raises, iterate, list_all, resolve, run_steps, take

ALLIANCE = "open-cloud"
flavor = sys.argv[1]
slug = f"python-{flavor}"
base_url = os.environ["BASE_URL"]
picture = Path(os.environ["PICTURE"]).read_bytes()
member_token = os.environ["MEMBER_TOKEN"]
now = datetime.fromisoformat(os.environ["NOW"])
rejected_tokens: list[str | None] = []


def token(rejected: str | None) -> str:
    """Returns an expired token first, as the `token` function of an app might."""
    rejected_tokens.append(rejected)
    return "expired" if len(rejected_tokens) == 1 else os.environ["TOKEN"]


async def async_token(rejected: str | None) -> str:
    return token(rejected)


far_away = datetime.fromisoformat("2099-06-16T16:00:00+00:00")


def event_input(name: str, starts_at: datetime, *, hours: int = 2) -> types.EventCreate:
    return {
        "name": name,
        "description": "Bring a question.",
        "kind": "in_person",
        "status": "published",
        "starts_at": starts_at.isoformat(),
        "ends_at": (starts_at + timedelta(hours=hours)).isoformat(),
        "timezone": "Europe/Berlin",
    }


calendar = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:1@example.org
SUMMARY:Pull request breakfast
DTSTART:20250301T090000Z
DTEND:20250301T110000Z
END:VEVENT
END:VCALENDAR
"""

members = "Name,Email\nAda Berger,ada@example.org\nBob,nobody\n"


async def journey(anonymous: AnyClient, alliance: AnyClient, member: AnyClient) -> None:
    created: dict[str, str] = {}

    async def reads_profile() -> None:
        me = await resolve(alliance.get_me())
        assert me["email"] == "demo@example.org"
        assert rejected_tokens == [None, "expired"]
        await assert_raises(InvalidTokenError, lambda: Client(base_url, token="alli_x").get_me())

    async def lists() -> None:
        slugs = [item["slug"] async for item in iterate(anonymous.list_alliances())]
        assert ALLIANCE in slugs

    async def filters() -> None:
        events = await list_all(anonymous.list_events(alliance=ALLIANCE, kind=["in_person"], tag=["on-call"]))
        assert events
        assert all(event["kind"] == "in_person" and "on-call" in event["tags"] for event in events)

    async def pages() -> None:
        groups = anonymous.list_groups(alliance=ALLIANCE, limit=2)
        sizes = [len(page["items"]) async for page in iterate(groups.pages())]
        assert len(sizes) > 2 and set(sizes[:-1]) == {2}
        assert len({group["id"] async for group in iterate(groups)}) == sum(sizes)
        page = await resolve(groups.page())
        assert await resolve(groups.page(if_none_match=page)) is page
        following = await resolve(groups.page(cursor=page["next_cursor"]))
        assert following["items"] == (await take(groups, 4))[2:]

    async def searches() -> None:
        results = await list_all(anonymous.search(q="bereitschaft", types=["event", "group"]))
        assert "Bier und Bereitschaft" in [result["event"]["name"] for result in results if result["type"] == "event"]

    async def creates() -> None:
        group = await resolve(alliance.create_group(alliance=ALLIANCE, body={"slug": slug, "name": "Snakes", "description": "x"}))
        created["group"] = group["id"]
        body = event_input("Coils", far_away)
        event = await resolve(alliance.create_event(group_id=group["id"], body=body, idempotency_key=slug))
        again = await resolve(alliance.create_event(group_id=group["id"], body=body, idempotency_key=slug))
        assert event["id"] == again["id"]
        assert response_of(again).headers["idempotent-replayed"] == "true"
        created.update(event=event["id"], created_at=event["created_at"])

    async def updates() -> None:
        read = await resolve(alliance.get_event_by_id(event_id=created["event"]))
        assert await resolve(alliance.get_event_by_id(event_id=created["event"], if_none_match=read)) is read
        changed = await resolve(alliance.update_event(event_id=created["event"], body={"capacity": 2, "summary": None}, if_match=read))
        assert changed["capacity"] == 2 and etag_of(changed) != etag_of(read)
        await assert_raises(PreconditionFailedError, lambda: alliance.update_event(event_id=created["event"], body={"capacity": 3}, if_match=read))

    async def attends() -> None:
        attendance = await resolve(alliance.attend_event(alliance=ALLIANCE, event_id=created["event"]))
        assert attendance["status"] == "attending"
        attendees = await list_all(alliance.list_attendees(event_id=created["event"]))
        assert [attendee["status"] for attendee in attendees] == ["attending"]

    async def reads_errors() -> None:
        group: types.GroupCreate = {"slug": slug, "name": "x", "description": "x"}
        conflict = await assert_raises(SlugTakenError, lambda: alliance.create_group(alliance=ALLIANCE, body=group))
        assert (conflict.status, conflict.code) == (409, "slug_taken") and slug in conflict.message and conflict.request_id
        missing = await assert_raises(NotFoundError, lambda: alliance.get_group(alliance=ALLIANCE, group_slug="none"))
        assert str(missing) == f'alliance "{ALLIANCE}" has no group "none"' and isinstance(missing, ApiError)

    async def uploads() -> None:
        upload = await resolve(alliance.create_upload(body=picture))
        changed = await resolve(alliance.update_event(event_id=created["event"], body={"banner_url": upload["url"]}))
        assert changed["banner_url"] == upload["url"]
        await assert_raises(ValidationFailedError, lambda: alliance.create_upload(body=b"no picture"))

    async def follows() -> None:
        since = created["created_at"]
        async for change in iterate(alliance.follow_changes(since=since, type=["event"])):
            since = change["id"]
            if change["event"] == "changed" and change["data"]["type"] == "event" and change["data"]["event"]["id"] == created["event"]:
                break
        await resolve(alliance.update_event(event_id=created["event"], body={"status": "canceled"}))
        async for change in iterate(alliance.follow_changes(since=since)):
            if change["event"] == "changed" and change["data"]["type"] == "event" and change["data"]["event"]["status"] == "canceled":
                break

    async def attends_series() -> None:
        event = await resolve(alliance.create_event(group_id=created["group"], body=event_input("Weekly review", far_away)))
        await resolve(alliance.copy_event(event_id=event["id"], body={"status": "published", "rule": {"frequency": "weekly", "count": 6}}))
        rsvps = await resolve(member.attend_series(event_id=event["id"], body={}))
        assert [rsvp["status"] for rsvp in rsvps["items"]] == ["attending"] * 7
        canceled = await resolve(member.cancel_series_attendance(event_id=event["id"]))
        assert [rsvp["status"] for rsvp in canceled["items"]] == ["none"] * 7

    async def plans_conference() -> None:
        day = await resolve(alliance.create_event(group_id=created["group"], body=event_input("Conference", far_away, hours=8)))
        created["conference"] = day["id"]
        item: types.AgendaItemInput = {"title": "Postmortems", "starts_at": day["starts_at"], "ends_at": day["ends_at"], "room": "Hall", "speaker_ids": ["ada"]}
        agenda: types.AgendaInput = {"speakers": [{"id": "ada", "name": "Ada Lovelace"}], "items": [item]}
        await resolve(alliance.replace_agenda(event_id=day["id"], body=agenda))
        shown = await resolve(anonymous.get_agenda(event_id=day["id"]))
        assert [(item["room"], item["speaker_ids"]) for item in shown["items"]] == [("Hall", ["ada"])]

    async def hides_event() -> None:
        event = await resolve(alliance.update_event(event_id=created["conference"], body={"visibility": "unlisted"}))
        listed = [item["id"] async for item in iterate(anonymous.list_events(alliance=ALLIANCE, q="Conference"))]
        assert event["id"] not in listed
        by_link = await resolve(anonymous.get_event(alliance=ALLIANCE, group_slug=slug, event_slug=event["slug"]))
        assert by_link["id"] == event["id"]

    async def checks_in() -> None:
        event = await resolve(alliance.create_event(group_id=created["group"], body=event_input("Tonight", now + timedelta(hours=1))))
        link = await resolve(alliance.create_door_link(event_id=event["id"], body={"label": "Main entrance"}))
        assert "/door/" in link["url"]
        ticket = await resolve(member.attend_event(alliance=ALLIANCE, event_id=event["id"]))
        attendee = await resolve(alliance.check_in_by_code(event_id=event["id"], body={"code": ticket["check_in_code"] or ""}))
        assert attendee["checked_in_at"]
        guest = await resolve(alliance.add_guest_attendee(event_id=event["id"], body={"name": "Noor Said", "check_in": True}))
        assert guest["checked_in_at"]
        assert (await resolve(alliance.get_check_in_summary(event_id=event["id"])))["checked_in_count"] == 2
        await resolve(alliance.delete_door_link(event_id=event["id"], door_link_id=link["id"]))

    async def imports_group() -> None:
        request = await resolve(member.create_group_request(alliance=ALLIANCE, body={"name": f"Lizards {flavor}", "description": "x"}))
        decided = await resolve(alliance.update_group_request(alliance=ALLIANCE, group_request_id=request["id"], body={"status": "approved"}))
        group = decided["group"]
        assert group
        events_file, members_file = File(calendar.encode(), "text/calendar"), File(members.encode(), "text/csv")
        for file, outcomes in ((events_file, ["create"]), (members_file, ["create", "refuse"])):
            planned = await resolve(member.create_import(alliance=ALLIANCE, group_id=group["id"], body=file, dry_run=True))
            assert (planned["run"], [row["outcome"] for row in planned["rows"]]) == (None, outcomes)
            started = await resolve(member.create_import(alliance=ALLIANCE, group_id=group["id"], body=file))
            run = started["run"]
            while run and run["status"] == "running":
                await asyncio.sleep(0.1)
                run = await resolve(member.get_import(alliance=ALLIANCE, group_id=group["id"], import_id=run["id"]))
            assert run and run["status"] == "completed" and run["counts"]["create"] == 1
        events = anonymous.list_events(alliance=ALLIANCE, group=[group["slug"]], from_="2025-01-01T00:00:00Z")
        past = [event["name"] async for event in iterate(events)]
        assert past == ["Pull request breakfast"]

    await run_steps(
        {
            "reads its profile after the first token has expired": reads_profile,
            "lists alliances": lists,
            "filters events": filters,
            "reads pages": pages,
            "searches events and groups": searches,
            "creates a group, and an event only once": creates,
            "updates an event if it is unchanged": updates,
            "RSVPs": attends,
            "reads error messages": reads_errors,
            "uploads a picture": uploads,
            "follows changes, and resumes after the last one": follows,
            "RSVPs to seven dates at once": attends_series,
            "plans a conference day": plans_conference,
            "hides an event from lists": hides_event,
            "checks attendees in": checks_in,
            "requests a group, and imports its events and members from files": imports_group,
        }
    )


async def run_async() -> None:
    async with AsyncClient(base_url) as anonymous, AsyncClient(base_url, token=async_token) as alliance, AsyncClient(base_url, token=member_token) as member:
        await journey(anonymous, alliance, member)


async def run_sync() -> None:
    with Client(base_url) as anonymous, Client(base_url, token=token) as alliance, Client(base_url, token=member_token) as member:
        await journey(anonymous, alliance, member)


asyncio.run(run_sync() if flavor == "sync" else run_async())
