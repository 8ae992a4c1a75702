"""What somebody does who organizes an event, with one of both clients: python journey.py sync|async."""

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
from flavors import Either, all_of, done, each, first, refusal, walk

ALLIANCE = "open-cloud"
flavor = sys.argv[1]
slug = f"python-{flavor}"
base_url = os.environ["BASE_URL"]
picture = Path(os.environ["PICTURE"]).read_bytes()
member_token = os.environ["MEMBER_TOKEN"]
now = datetime.fromisoformat(os.environ["NOW"])
asked: list[str | None] = []


def token(refused: str | None) -> str:
    """As of an app that signs in: the first one has expired."""
    asked.append(refused)
    return "expired" if refused is None and len(asked) == 1 else os.environ["TOKEN"]


async def later(refused: str | None) -> str:
    return token(refused)


far_away = datetime.fromisoformat("2099-06-16T16:00:00+00:00")


def meeting(name: str, starts_at: datetime, *, hours: int = 2) -> types.EventCreate:
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


async def journey(anonymous: Either, alliance: Either, member: Either) -> None:
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
        coils = meeting("Coils", far_away)
        event = await done(alliance.create_event(group_id=group["id"], body=coils, idempotency_key=slug))
        again = await done(alliance.create_event(group_id=group["id"], body=coils, idempotency_key=slug))
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

    async def attends_series() -> None:
        event = await done(alliance.create_event(group_id=made["group"], body=meeting("Weekly review", far_away)))
        await done(alliance.copy_event(event_id=event["id"], body={"status": "published", "rule": {"frequency": "weekly", "count": 6}}))
        rsvps = await done(member.attend_series(event_id=event["id"], body={}))
        assert [rsvp["status"] for rsvp in rsvps["items"]] == ["attending"] * 7
        canceled = await done(member.cancel_series_attendance(event_id=event["id"]))
        assert [rsvp["status"] for rsvp in canceled["items"]] == ["none"] * 7

    async def plans_conference() -> None:
        day = await done(alliance.create_event(group_id=made["group"], body=meeting("Conference", far_away, hours=8)))
        made["conference"] = day["id"]
        item: types.AgendaItemInput = {"title": "Postmortems", "starts_at": day["starts_at"], "ends_at": day["ends_at"], "room": "Hall", "speaker_ids": ["ada"]}
        agenda: types.AgendaInput = {"speakers": [{"id": "ada", "name": "Ada Lovelace"}], "items": [item]}
        await done(alliance.replace_agenda(event_id=day["id"], body=agenda))
        shown = await done(anonymous.get_agenda(event_id=day["id"]))
        assert [(item["room"], item["speaker_ids"]) for item in shown["items"]] == [("Hall", ["ada"])]

    async def hides_event() -> None:
        event = await done(alliance.update_event(event_id=made["conference"], body={"visibility": "unlisted"}))
        listed = [one["id"] async for one in each(anonymous.list_events(alliance=ALLIANCE, q="Conference"))]
        assert event["id"] not in listed
        by_link = await done(anonymous.get_event(alliance=ALLIANCE, group_slug=slug, event_slug=event["slug"]))
        assert by_link["id"] == event["id"]

    async def works_at_door() -> None:
        event = await done(alliance.create_event(group_id=made["group"], body=meeting("Tonight", now + timedelta(hours=1))))
        link = await done(alliance.create_door_link(event_id=event["id"], body={"label": "Main entrance"}))
        assert "/door/" in link["url"]
        ticket = await done(member.attend_event(alliance=ALLIANCE, event_id=event["id"]))
        attendee = await done(alliance.check_in_by_code(event_id=event["id"], body={"code": ticket["check_in_code"] or ""}))
        assert attendee["checked_in_at"]
        guest = await done(alliance.add_guest_attendee(event_id=event["id"], body={"name": "Noor Said", "check_in": True}))
        assert guest["checked_in_at"]
        assert (await done(alliance.get_check_in_summary(event_id=event["id"])))["checked_in_count"] == 2
        await done(alliance.delete_door_link(event_id=event["id"], door_link_id=link["id"]))

    async def moves_group_in() -> None:
        request = await done(member.create_group_request(alliance=ALLIANCE, body={"name": f"Lizards {flavor}", "description": "x"}))
        decided = await done(alliance.update_group_request(alliance=ALLIANCE, group_request_id=request["id"], body={"status": "approved"}))
        group = decided["group"]
        assert group
        events_file, members_file = File(calendar.encode(), "text/calendar"), File(members.encode(), "text/csv")
        for file, outcomes in ((events_file, ["create"]), (members_file, ["create", "refuse"])):
            planned = await done(member.create_import(alliance=ALLIANCE, group_id=group["id"], body=file, dry_run=True))
            assert (planned["run"], [row["outcome"] for row in planned["rows"]]) == (None, outcomes)
            started = await done(member.create_import(alliance=ALLIANCE, group_id=group["id"], body=file))
            run = started["run"]
            while run and run["status"] == "running":
                await asyncio.sleep(0.1)
                run = await done(member.get_import(alliance=ALLIANCE, group_id=group["id"], import_id=run["id"]))
            assert run and run["status"] == "completed" and run["counts"]["create"] == 1
        events = anonymous.list_events(alliance=ALLIANCE, group=[group["slug"]], from_="2025-01-01T00:00:00Z")
        past = [event["name"] async for event in each(events)]
        assert past == ["Pull request breakfast"]

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
            "RSVPs to seven dates at once": attends_series,
            "plans a conference day": plans_conference,
            "hides an event from lists": hides_event,
            "checks people in": works_at_door,
            "starts a group by request, and moves it in from two files": moves_group_in,
        }
    )


async def asynchronous() -> None:
    async with AsyncClient(base_url) as anonymous, AsyncClient(base_url, token=later) as alliance, AsyncClient(base_url, token=member_token) as member:
        await journey(anonymous, alliance, member)


async def synchronous() -> None:
    with Client(base_url) as anonymous, Client(base_url, token=token) as alliance, Client(base_url, token=member_token) as member:
        await journey(anonymous, alliance, member)


asyncio.run(synchronous() if flavor == "sync" else asynchronous())
