"""The journey with the Python client of Redocly's generate-client."""

import os
from typing import Callable, Optional, Set

from client import ApiError, Client, EventKind, EventSearchResult, EventStatus, JoinRequestCreate, RsvpCreate, SearchType, TokenCreate, TokenScope

# Demo data that the journey uses.
ALLIANCE = "open-cloud"
GROUP_SLUG = "wolkenwerk-berlin"
TAG = "on-call"

base_url = os.environ["SDK_BASE_URL"]
anonymous = Client(base_url)
client = Client(base_url, auth={"bearer": os.environ["SDK_TOKEN"]})


def lists_alliances() -> None:
    assert any(item.slug == ALLIANCE for item in anonymous.list_alliances().items)


def lists_events_by_kind_and_tag() -> None:
    events = anonymous.list_events(ALLIANCE, kind=[EventKind.IN_PERSON], tag=[TAG]).items
    assert events
    assert all(event.kind == "in_person" and TAG in event.tags for event in events)


def walks_three_pages() -> None:
    ids: Set[str] = set()
    cursor: Optional[str] = None
    for page in (1, 2, 3):
        groups = anonymous.list_groups(ALLIANCE, limit=2, cursor=cursor)
        ids.update(group.id for group in groups.items)
        cursor = groups.next_cursor
        assert page == 3 or cursor is not None, f"page {page} is the last one"
    assert len(ids) > 4


def distinguishes_search_results_by_type() -> None:
    results = anonymous.search(q="bereitschaft", types=[SearchType.EVENT, SearchType.GROUP]).items
    events = [result.event.name for result in results if isinstance(result, EventSearchResult)]
    assert "Bier und Bereitschaft" in events


def reads_a_404() -> None:
    try:
        anonymous.get_group(ALLIANCE, "no-such-group")
    except ApiError as error:
        assert error.status == 404
        assert "no-such-group" in error.body["error"]
    else:
        raise AssertionError("an unknown group was found")


def reads_the_caller() -> None:
    me = client.get_me()
    assert "@" in me.email
    assert me.email_verified is True


def creates_reads_and_revokes_a_token() -> None:
    created = client.create_token(TokenCreate(name="redocly", scopes=[TokenScope.PROFILE_READ]))
    assert created.token.startswith(created.token_prefix)
    read = client.get_token(created.id)
    assert read.scopes == ["profile:read"]
    assert read.revoked_at is None
    assert client.revoke_token(created.id).revoked_at is not None


def joins_a_group_and_leaves_it() -> None:
    group = client.get_group(ALLIANCE, GROUP_SLUG)
    joined = client.join_group(ALLIANCE, group.id, JoinRequestCreate())
    assert joined.status == "member"
    assert joined.joined_at is not None
    assert client.leave_group(ALLIANCE, group.id).status == "none"


def attends_an_event_and_cancels() -> None:
    page = client.list_events(ALLIANCE, group=[GROUP_SLUG], status=[EventStatus.PUBLISHED], tag=[TAG])
    event = page.items[0]
    attendance = client.attend_event(ALLIANCE, event.id, RsvpCreate())
    assert attendance.status == "attending"
    assert attendance.event_id == event.id
    assert client.cancel_attendance(ALLIANCE, event.id).status == "none"


steps: list[tuple[str, Callable[[], None]]] = [
    ("list alliances", lists_alliances),
    ("list events by kind and tag", lists_events_by_kind_and_tag),
    ("walk three pages", walks_three_pages),
    ("distinguish search results by type", distinguishes_search_results_by_type),
    ("read a typed 404", reads_a_404),
    ("read the caller", reads_the_caller),
    ("create, read and revoke a token", creates_reads_and_revokes_a_token),
    ("join a group and leave it", joins_a_group_and_leaves_it),
    ("attend an event and cancel", attends_an_event_and_cancels),
]

for name, run in steps:
    run()
    print(name)
