# Made from openapi/ by "make generate"; never edited.
"""What the service sends and accepts."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

HealthStatus: TypeAlias = 'Literal["ok"] | str'
"""Always `ok`, or a value that a later version adds; failures return 503."""


class Health(TypedDict):
    """What works, and which version of the service runs."""
    status: HealthStatus
    """Whether the service as a whole works."""
    database: HealthStatus
    """Whether the database has just executed a query."""
    version: str
    """The version of the service, in the form of Semantic Versioning."""


ErrorCode: TypeAlias = 'Literal["malformed_request", "validation_failed", "invalid_cursor", "cross_site_request", "method_not_allowed", "not_acceptable", "unsupported_media_type", "content_too_large", "uri_too_long", "headers_too_large", "request_timeout", "expectation_failed", "unauthorized", "invalid_token", "invalid_credentials", "insufficient_scope", "email_not_verified", "reauthentication_required", "role_required", "banned", "invitation_of_another", "second_factor_required", "step_up_required", "forbidden", "too_many_requests", "link_expired", "sign_in_expired", "oauth_error", "password_refused", "not_found", "slug_taken", "invalid_transition", "capacity_too_small", "event_full", "rsvp_not_open_yet", "rsvp_closed", "rsvp_declined", "not_attending", "check_in_not_open", "check_in_closed", "unknown_check_in_code", "no_recipients", "answer_required", "invalid_answer", "event_not_open", "event_ended", "group_inactive", "job_not_open", "already_applied", "application_rejected", "event_not_draft", "series_full", "group_not_empty", "token_limit_reached", "storage_full", "passkey_limit_reached", "passkey_taken", "second_factor_missing", "webhook_limit_reached", "webhook_disabled", "client_limit_reached", "secret_missing", "account_disabled", "user_banned", "user_is_administrator", "last_administrator", "global_administrator", "provider_taken", "last_sign_in_method", "email_unchanged", "email_taken", "password_missing", "password_changed", "precondition_failed", "idempotency_key_reused", "overloaded", "unavailable", "timeout", "internal_error"] | str'
"""What went wrong, for programs; a later version may add codes. The section on errors explains each."""


FilterEntity: TypeAlias = 'Literal["groups", "events", "jobs", "landscape"]'
"""A list of this API that has filters."""


Slug: TypeAlias = 'str'
"""Short name used in URLs. It never changes."""


Count: TypeAlias = 'int'
"""A number of items, kept up to date by the service."""


class FilterOption(TypedDict):
    """A value of a query parameter, and the number of public items that have it."""
    value: str
    """Send it as the value of the query parameter, exactly as written."""
    label: str
    """What to show people, in English; the name of a group or an alliance."""
    alliance: NotRequired[Slug]
    """Slug of the group's alliance, only for `group`: groups of two alliances may have the same slug. Send it as `alliance` beside `group`."""
    count: Count
    """Number of public items that have the value; with `alliance`, of those alliances only."""


FilterOptions: TypeAlias = 'list[FilterOption]'
"""All of them, most frequent first, then alphabetical; none if no public item has a value."""


class GroupFilters(TypedDict):
    """Filter options of `GET /api/v1/alliances/{alliance}/groups`."""
    category: FilterOptions
    """What groups are about, in their own words."""
    region: FilterOptions
    """Parts of the world, in the groups' own words."""
    city: FilterOptions
    """Cities of groups."""
    country_code: FilterOptions
    """Countries of groups (ISO 3166-1 alpha-2)."""
    tag: FilterOptions
    """Topics of groups."""


class EventFilters(TypedDict):
    """Filter options of `GET /api/v1/alliances/{alliance}/events`, including past events."""
    group: FilterOptions
    """Slugs of the groups that hold the events."""
    kind: FilterOptions
    """Where events take place."""
    category: FilterOptions
    """The kind of meeting, in the groups' own words."""
    city: FilterOptions
    """Cities of venues."""
    country_code: FilterOptions
    """Countries of venues (ISO 3166-1 alpha-2)."""
    tag: FilterOptions
    """Topics of events."""
    status: FilterOptions
    """Published and canceled events; drafts are not counted."""


class JobFilters(TypedDict):
    """Filter options of `GET /api/v1/jobs`."""
    alliance: FilterOptions
    """Slugs of the alliances that jobs belong to."""
    group: FilterOptions
    """Slugs of the groups that jobs belong to. Jobs without a group are not counted here."""
    remote: FilterOptions
    """Whether a job can be done from anywhere, `true` or `false`."""
    employment_type: FilterOptions
    """Kinds of employment."""
    location: FilterOptions
    """Places of work, as the jobs spell them."""
    tag: FilterOptions
    """Topics of jobs."""


class LandscapeFilters(TypedDict):
    """Filter options of `GET /api/v1/landscape`."""
    alliance: FilterOptions
    """Slugs of the alliances that entries belong to."""
    kind: FilterOptions
    """What entries are."""
    category: FilterOptions
    """What entries are about, in their own words."""
    stage: FilterOptions
    """How far startups have come. Other entries have no stage."""
    tag: FilterOptions
    """Topics of entries."""


class Filters(TypedDict):
    """Filter options of the lists that `entity` names; the other lists are absent."""
    groups: NotRequired[GroupFilters]
    """Options of active groups."""
    events: NotRequired[EventFilters]
    """Options of published and canceled events of active groups, including past ones."""
    jobs: NotRequired[JobFilters]
    """Options of published jobs that have not expired."""
    landscape: NotRequired[LandscapeFilters]
    """Options of published landscape entries."""


AllianceSort: TypeAlias = 'Literal["name", "newest", "most_members", "recently_updated"]'
"""The order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `recently_updated`: last changed first, in the sense of `updated_since`."""


Cursor: TypeAlias = 'str'
"""Where a page of a list starts. An opaque value, valid with the filters and the order it was issued for."""


Timestamp: TypeAlias = 'str'
"""RFC 3339 timestamp, in UTC between the years 1 and 9999. Responses use UTC."""


Id: TypeAlias = 'str'
"""A UUID of version 7. The service generates it and never changes it."""


Name: TypeAlias = 'str'
"""One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space."""


Url: TypeAlias = 'str'
"""HTTP or HTTPS URL without a user name or password, in the characters of RFC 3986: others are percent-encoded, and a host beyond ASCII is in Punycode. Returned as it was sent."""


class AllianceSummary(TypedDict):
    """An alliance as shown in lists."""
    id: Id
    """ID of the alliance."""
    slug: Slug
    """Identifies the alliance in paths and filters."""
    name: Name
    """What the alliance is called."""
    logo_url: str | None
    """An image to show next to the name; `null` if there is none."""
    banner_url: str | None
    """A wide image to show above the alliance; `null` if there is none."""
    group_count: Count
    """Number of active groups."""
    member_count: Count
    """Number of people who are members of at least one of the alliance's active groups."""
    upcoming_event_count: Count
    """Number of published events of active groups that have not ended."""
    created_at: Timestamp
    """When the alliance was created."""
    updated_at: Timestamp
    """When an administrator last changed the alliance itself. Its groups and their members do not count."""


class AlliancePage(TypedDict):
    """Alliances, in the order of `sort`, and where the next page starts."""
    items: list[AllianceSummary]
    """At most `limit` alliances; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


Description: TypeAlias = 'str'
"""Plain text or Markdown, without bidirectional overrides and control characters other than tabs and line breaks; clients must not treat it as HTML."""


Email: TypeAlias = 'str'
"""Email address without a display name, quotes or comments: at most 64 octets before the `@` and 254 in all. Letters of all scripts are accepted (RFC 6531), in Unicode normalization form KC. Addresses that differ only in case are the same."""


class LabeledLinkCreate(TypedDict):
    """A link and the text that it is shown with."""
    label: Name
    """Text of the link."""
    url: Url
    """Where the link leads."""


ShortText: TypeAlias = 'str'
"""One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space."""


class AllianceCreate(TypedDict):
    """A new alliance. Only the name and the description are required."""
    slug: NotRequired[Slug]
    """Unique among all alliances, and unchangeable. If omitted, it is derived from the name."""
    name: Name
    """What the alliance is called."""
    description: Description
    """What the groups of the alliance have in common, as plain text or Markdown."""
    logo_url: NotRequired[str | None]
    """An image to show next to the name."""
    banner_url: NotRequired[str | None]
    """A wide image to show above the alliance."""
    website_url: NotRequired[str | None]
    """The alliance's own website."""
    contact_email: NotRequired[str | None]
    """The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More places to find the alliance and its rules. The order is kept."""
    accent_color: NotRequired[str | None]
    """Color of links and buttons on the pages of the alliance, its groups and events. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark."""
    tagline: NotRequired[str | None]
    """What the alliance is about, in a few words, shown below its name."""
    sender_name: NotRequired[str | None]
    """Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays."""
    imprint_url: NotRequired[str | None]
    """Who is responsible, linked at the foot of the alliance's pages in place of the service's link."""
    privacy_url: NotRequired[str | None]
    """What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link."""
    terms_url: NotRequired[str | None]
    """The terms of use, linked at the foot of the alliance's pages in place of the service's link."""


class LabeledLink(TypedDict):
    """A link and the text that it is shown with."""
    label: Name
    """Text of the link."""
    url: Url
    """Where the link leads."""


class Alliance(AllianceSummary):
    """An umbrella community of groups."""
    html_url: str
    """Absolute URL of the page that shows the alliance to people."""
    description: Description
    """What the groups of the alliance have in common, as plain text or Markdown; not HTML."""
    website_url: str | None
    """The alliance's own website; `null` if there is none."""
    links: list[LabeledLink]
    """More places to find the alliance and its rules, in the order given."""
    contact_email: str | None
    """The public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the alliance's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. An unconfirmed address has no effect and is shown only to administrators of the alliance; others get `null`. `null` if there is none."""
    contact_email_confirmed: bool
    """Whether the mailbox of `contact_email` has confirmed it; `false` without an address."""
    accent_color: str | None
    """Color of links and buttons on the pages of the alliance, its groups and events; `null` for the color of the service. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark."""
    tagline: str | None
    """What the alliance is about, in a few words, shown below its name; `null` if there is none."""
    sender_name: str | None
    """Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays; `null` for the name of the service. What tells of several alliances comes from the service."""
    imprint_url: str | None
    """Who is responsible, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none."""
    privacy_url: str | None
    """What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none."""
    terms_url: str | None
    """The terms of use, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none."""


class AllianceUpdate(TypedDict):
    """Omitted fields are unchanged, `null` clears a field that can be empty."""
    name: NotRequired[Name]
    """What the alliance is called."""
    description: NotRequired[Description]
    """What the groups of the alliance have in common, as plain text or Markdown."""
    logo_url: NotRequired[str | None]
    """An image to show next to the name."""
    banner_url: NotRequired[str | None]
    """A wide image to show above the alliance."""
    website_url: NotRequired[str | None]
    """The alliance's own website."""
    contact_email: NotRequired[str | None]
    """The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More places to find the alliance and its rules. Replaces all of them."""
    accent_color: NotRequired[str | None]
    """Color of links and buttons on the pages of the alliance, its groups and events. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark."""
    tagline: NotRequired[str | None]
    """What the alliance is about, in a few words, shown below its name."""
    sender_name: NotRequired[str | None]
    """Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays."""
    imprint_url: NotRequired[str | None]
    """Who is responsible, linked at the foot of the alliance's pages in place of the service's link."""
    privacy_url: NotRequired[str | None]
    """What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link."""
    terms_url: NotRequired[str | None]
    """The terms of use, linked at the foot of the alliance's pages in place of the service's link."""


class Person(TypedDict):
    """A user as seen by other users."""
    id: Id
    """ID of the user."""
    name: Name
    """The name that the user chose."""


Role: TypeAlias = 'Literal["alliance_admin", "group_admin"] | str'
"""An `alliance_admin` administers one alliance or all of them, `group_admin` one group. A later version may add a value."""


class Administrator(TypedDict):
    """A user and the role that makes the user an administrator."""
    user: Person
    """Who has the role."""
    role: Role
    """What the user is allowed to administer."""
    alliance: str | None
    """Slug of the alliance, also of the one that the group belongs to; `null` means all alliances."""
    group_id: str | None
    """ID of the group; `null` for an `alliance_admin`."""
    granted_at: Timestamp
    """When the user got the role. Granting it again does not change it."""


class AdministratorPage(TypedDict):
    """Administrators, longest-serving first, and where the next page starts."""
    items: list[Administrator]
    """At most `limit` administrators; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class RemovedAdministrator(TypedDict):
    """A user who does not have the role, whether it was removed now or before."""
    user: Person
    """Who does not have the role."""
    removed: Literal[True]
    """Always `true`."""


class AllianceMember(TypedDict):
    """A member of an alliance's groups."""
    user: Person
    """Who is a member. Lists of members are in the order of these IDs."""
    email_undeliverable: bool
    """Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages."""
    group_count: Count
    """Of how many active groups of the alliance the person is a member."""
    joined_at: Timestamp
    """When the person joined the first of these groups."""


class AllianceMemberPage(TypedDict):
    """Members of the alliance's groups, those with the newest accounts first, and where the next page starts."""
    items: list[AllianceMember]
    """At most `limit` members; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


InvitationStatus: TypeAlias = 'Literal["pending", "accepted", "declined", "withdrawn", "expired"] | str'
"""What became of it: `pending` while it can be accepted; `accepted` when everybody has who may; `declined` by the invited person; `withdrawn` by an administrator; `expired` at its `expires_at`. A later version may add a value."""


class InvitationAcceptance(TypedDict):
    """Somebody who has accepted."""
    user: Person
    """Who has accepted."""
    accepted_at: Timestamp
    """When."""


class Invitation(TypedDict):
    """An invitation by email, or by a link."""
    id: Id
    """ID of the invitation."""
    email: str | None
    """The address that was invited; `null` for a link."""
    role: Role | None
    """The role that whoever accepts gets; `null` for none."""
    status: InvitationStatus
    """Whether it can be accepted."""
    max_uses: int
    """How many people may accept; 1 for an address."""
    use_count: int
    """How many people have accepted."""
    accepted: list[InvitationAcceptance]
    """Who has accepted, the latest first, 100 at most. Accounts that no longer exist are left out."""
    invited_by: Person | None
    """Who has invited; `null` if the account no longer exists."""
    created_at: Timestamp
    """When it was made. Lists of invitations are in this order, the latest first."""
    expires_at: Timestamp
    """Until when it can be accepted."""


class InvitationPage(TypedDict):
    """Invitations, the latest first, and where the next page starts."""
    items: list[Invitation]
    """At most `limit` invitations; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


EmailAddressInput: TypeAlias = 'str'
"""An address as somebody typed it. Spaces around it are ignored."""


AllianceInvitationRole: TypeAlias = 'Literal["alliance_admin"]'
"""The role over the alliance that whoever accepts gets."""


class AllianceInvitationCreate(TypedDict):
    """Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long."""
    email: NotRequired[Email]
    """Whom to invite by email."""
    emails: NotRequired[list[EmailAddressInput]]
    """Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once."""
    max_uses: NotRequired[int]
    """How many people may accept by the link."""
    role: NotRequired[AllianceInvitationRole]
    """What whoever accepts becomes; nothing if omitted."""
    expires_at: NotRequired[Timestamp]
    """Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks."""


InvitationOutcome: TypeAlias = 'Literal["invited", "already_invited", "invalid_address", "limit_reached"] | str'
"""What became of an address: `invited`; `already_invited` while an earlier invitation is open; `invalid_address`; `limit_reached` where too many were invited lately. A later version may add a value."""


class InvitationResult(TypedDict):
    """What became of an address, or the link."""
    email: str | None
    """The address as it was sent; `null` for a link."""
    outcome: InvitationOutcome
    """What became of it."""
    invitation: Invitation | None
    """The invitation that is open now; `null` if there is none."""
    url: str | None
    """The address to accept at, only here and only for a link; `null` for an email, whose own address is known to its reader alone."""


class InvitationResults(TypedDict):
    """What became of each address, or the link."""
    items: list[InvitationResult]
    """One for each different address, in the order of the request; for a link, one."""


BanReason: TypeAlias = 'str'
"""One line without control characters and bidirectional overrides."""


class RemovedMember(TypedDict):
    """A person who is not a member, whether the membership ended now or before."""
    user: Person
    """Who is not a member."""
    removed: Literal[True]
    """Always `true`."""
    banned: bool
    """Whether the person is banned, by this request or an earlier one; for a group, also from its whole alliance."""


class Ban(TypedDict):
    """A person who can neither join nor RSVP nor apply for jobs."""
    user: Person
    """Who is banned."""
    reason: str | None
    """Why, for administrators only; `null` if not given, and for a ban that follows from one of a former account."""
    banned_by: Person | None
    """The administrator who banned the person; `null` if the account is gone, and for a ban that follows from one of a former account."""
    banned_at: Timestamp
    """When the person was banned, or proved to own the mailbox of somebody who had been. Lists of bans are in this order, the latest first."""


class BanPage(TypedDict):
    """Bans, the latest first, and where the next page starts."""
    items: list[Ban]
    """At most `limit` bans; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class RemovedBan(TypedDict):
    """A person without this ban, whether it was lifted now or before."""
    user: Person
    """Who does not have the ban."""
    removed: Literal[True]
    """Always `true`."""


AuditAction: TypeAlias = 'Literal["createAlliance", "updateAlliance", "createGroup", "updateGroup", "deleteGroup", "createEvent", "updateEvent", "updateAttendee", "checkInAttendee", "undoCheckIn", "sendEventMessage", "sendGroupMessage", "deleteEvent", "copyEvent", "createJob", "updateJob", "deleteJob", "updateJobApplication", "createLandscapeEntry", "updateLandscapeEntry", "deleteLandscapeEntry", "grantAllianceAdmin", "revokeAllianceAdmin", "grantGroupAdmin", "revokeGroupAdmin", "createWebhook", "updateWebhook", "deleteWebhook", "rotateWebhookSecret", "removeGroupMember", "removeAllianceMember", "deleteGroupBan", "deleteAllianceBan", "updateReport", "inviteToGroup", "inviteToAlliance", "inviteToEvent", "withdrawGroupInvitation", "withdrawAllianceInvitation", "withdrawEventInvitation"] | str'
"""The `operationId` of the change, or a value that a later version adds. The operator's actions on the command line have the same names."""


AuditSubjectType: TypeAlias = 'Literal["alliance", "group", "event", "job", "job_application", "landscape_entry", "webhook", "user", "report"] | str'
"""The type of a resource that administrators change, or a value that a later version adds. A `user` was granted or lost a role, was removed or banned, or had a ban lifted."""


class AuditSubject(TypedDict):
    """The resource that was changed. It may no longer exist."""
    type: AuditSubjectType
    """What kind of resource it is."""
    id: Id
    """ID of the resource."""
    name: Name
    """What the resource was called when it was changed, before a change of its name. For a job and an application, the job's title; for a webhook, the host of its address; for a report, what it is about."""


AuditValue: TypeAlias = 'str | float | bool | list[object] | dict[str, object] | None'
"""The value of any field, in the type that the field has."""


class AuditChange(TypedDict):
    """The value of a field before and after the change, as in the resource's JSON."""
    field: str
    """Name of the field in the resource's JSON. A change inside an object is a change of the field that holds the object."""
    before: AuditValue
    """The value before the change, in the field's own type; `null` if the field was empty or the resource was created."""
    after: AuditValue
    """The value after the change, in the field's own type; `null` if the field is now empty or the resource was deleted."""


class AuditEntry(TypedDict):
    """Who changed what, and when."""
    id: Id
    """ID of the audit entry."""
    action: AuditAction
    """What was done."""
    actor: Person | None
    """Who did it; `null` for the operator. An account that no longer exists is called "Deleted user"."""
    token_id: str | None
    """ID of the API token that the actor used; `null` for a browser session and for the operator."""
    subject: AuditSubject
    """What was changed; the user if a role was granted or revoked."""
    changes: list[AuditChange]
    """The fields that changed, without those that the service sets itself, such as counts and `updated_at`."""
    created_at: Timestamp
    """When the change was made. Lists of entries are in this order, the latest first."""


class AuditEntryPage(TypedDict):
    """Audit entries of the alliance, the latest first, and where the next page starts."""
    items: list[AuditEntry]
    """At most `limit` entries; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


Day: TypeAlias = 'str'
"""A day of the calendar, in UTC."""


StatisticsInterval: TypeAlias = 'Literal["day", "week"]'
"""The length of a period."""


class CommunityPeriod(TypedDict):
    """The numbers of a day, a week or the whole range."""
    starts_on: Day
    """The first day of the period, in UTC."""
    members_joined: Count
    """How many people joined."""
    members_left: Count
    """How many left, were removed, or deleted their account."""
    members: Count
    """How many members there were when the period ended."""
    rsvps: Count
    """How many RSVPs were sent, to any event, on these days."""
    rsvps_canceled: Count
    """How many RSVPs were canceled on these days."""
    attended: Count
    """How many people were checked in at the events that began on these days, guests not counted."""
    no_shows: Count
    """How many people had a place at these events and were not checked in. Events that are not over, and those at which nobody was checked in, do not count."""
    views: Count
    """How often the pages were opened in a browser."""


class PlaceStatistics(TypedDict):
    """How full events are."""
    places: int | None
    """How many places there are; `null` for an event without a limit."""
    taken: Count
    """How many of them are taken, by people who attend and their guests."""
    fill: float | None
    """The share of the places that is taken; `null` without a limit, and without places."""


Source: TypeAlias = 'str'
"""Where people came from: what the links that led to a page call themselves (`utm_source`), or the host of the page with the link. Small letters, digits, dots, hyphens and underscores."""


class SourceStatistics(TypedDict):
    """What came from one source."""
    source: str | None
    """The source. `null` where none is known: the address was typed, say, or an app or a mail led to it. `other` is what is left of the sources of a day beyond the first fifty."""
    views: Count
    """How often this led to a page."""
    rsvps: Count
    """How many RSVPs were sent from there, canceled ones included."""


SourceList: TypeAlias = 'list[SourceStatistics]'
"""Where views and RSVPs came from, the source of the most views first."""


CommunityStatistics = TypedDict(
    "CommunityStatistics",
    {
        "from": 'Day',
        "to": 'Day',
        "total": 'CommunityPeriod',
        "periods": 'list[CommunityPeriod]',
        "places": 'PlaceStatistics',
        "sources": 'SourceList',
    },
)
"""The numbers of a group, or of all groups of an alliance. Those who are gone still count where they counted before; nothing tells who they were."""


WebhookUrl: TypeAlias = 'str'
"""HTTPS URL without a user name or password, on a public address of the Internet: private, loopback and link-local addresses are refused, also those to which a name leads when the message is sent."""


AnyWebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "member.joined", "member.left", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "*"] | str'
"""One of `WebhookEventType`, or a type that a later version adds."""


WebhookDisabledReason: TypeAlias = 'Literal["administrator", "failing", "gone"] | str'
"""Why a webhook is disabled. `administrator`: an administrator disabled it. `failing`: for three days the receiver accepted nothing. `gone`: the receiver responded with 410. A later version may add values."""


class Webhook(TypedDict):
    """Where the service tells a program of what happens in an alliance. Without the secret."""
    id: Id
    """ID of the webhook."""
    alliance: Slug
    """Slug of the alliance."""
    url: WebhookUrl
    """Where messages are sent."""
    description: str | None
    """What the webhook is for; `null` if not given."""
    event_types: list[AnyWebhookEventType]
    """What messages are sent of; `*`: of everything."""
    enabled: bool
    """Whether messages are sent. What happens while the webhook is disabled is not sent later."""
    disabled_at: str | None
    """Since when the webhook is disabled; `null` if it is enabled."""
    disabled_reason: WebhookDisabledReason | None
    """Why the webhook is disabled; `null` if it is enabled."""
    failing_since: str | None
    """Since when the receiver accepts nothing; `null` if it accepted the last message, or the address is new. Three days later the webhook is disabled, unless nothing was sent for more than a day."""
    previous_secret_until: str | None
    """Until when messages are also signed by the previous secret; `null` if they are not."""
    created_at: Timestamp
    """When the webhook was created."""
    updated_at: Timestamp
    """When an administrator last changed the webhook or its secret, or when the service disabled it."""


class WebhookPage(TypedDict):
    """The alliance's webhooks, newest first, and where the next page starts."""
    items: list[Webhook]
    """At most `limit` webhooks; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


WebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "member.joined", "member.left", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "*"]'
"""What a webhook is told of. `event.*`: events of active groups that are not drafts. `rsvp.*`: RSVPs, also those to the waitlist and those that wait for approval; their answers are in the list of the attendees only. `member.*`: members of groups. `job.*`: jobs that are not drafts, and of active groups. `application.*`: applications for jobs. `landscape.*`: landscape entries. `*`: all of these, and those that a later version adds."""


WebhookEventTypes: TypeAlias = 'list[WebhookEventType]'
"""What messages are sent of. At least one type; `*` stands for all, also those that a later version adds."""


class WebhookCreate(TypedDict):
    """Where to send messages, and of what."""
    url: WebhookUrl
    """Where to send messages."""
    description: NotRequired[str | None]
    """What the webhook is for."""
    event_types: WebhookEventTypes
    """What to send messages of."""


WebhookSecret: TypeAlias = 'str'
"""The key of the signatures, as Standard Webhooks has it: `whsec_`, followed by 32 random bytes in base64. Keep it as safe as a password."""


class NewWebhook(Webhook):
    """A webhook with its secret, which is shown only once, here."""
    secret: WebhookSecret
    """The key with which the receiver verifies messages. It cannot be shown again."""


class DeletedWebhook(TypedDict):
    """What is left of a deleted webhook."""
    id: Id
    """ID that the webhook had."""
    deleted: Literal[True]
    """The webhook and its deliveries no longer exist."""


class WebhookUpdate(TypedDict):
    """Omitted fields are unchanged, `null` clears the description."""
    url: NotRequired[WebhookUrl]
    """Where to send messages, those that wait included."""
    description: NotRequired[str | None]
    """What the webhook is for."""
    event_types: NotRequired[WebhookEventTypes]
    """What to send messages of. Replaces all of them."""
    enabled: NotRequired[bool]
    """Whether to send messages."""


class WebhookSecretRotation(TypedDict):
    """How long the previous secret stays in use."""
    overlap_hours: NotRequired[int]
    """Hours for which messages are signed by both secrets."""


AnySentWebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "member.joined", "member.left", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "webhook.test"] | str'
"""One of `SentWebhookEventType`, or a type that a later version adds."""


AnyWebhookDeliveryStatus: TypeAlias = 'Literal["pending", "delivered", "failed"] | str'
"""One of `WebhookDeliveryStatus`, or a status that a later version adds."""


class WebhookDelivery(TypedDict):
    """A message to a webhook, and what the receiver responded last."""
    id: Id
    """ID of the message, which each attempt sends as `webhook-id`."""
    webhook_id: Id
    """ID of the webhook."""
    event_type: AnySentWebhookEventType
    """What the message is of."""
    subject_id: Id
    """ID of the event, job, application or landscape entry; of the event for an RSVP, of the group for a member."""
    status: AnyWebhookDeliveryStatus
    """Whether the message has arrived."""
    attempts: int
    """How often the message was sent."""
    last_attempt_at: str | None
    """When the message was last sent; `null` if it was not yet."""
    next_attempt_at: str | None
    """When the message is sent next, at the earliest; `null` unless it is pending. It waits longer while an earlier message about the same subject is pending, and while the webhook is disabled."""
    response_status: int | None
    """The status of the last response; `null` if there was none."""
    response_body: str | None
    """The first 1,024 characters of the last response, control characters replaced; `null` if there was none. Treat it as text that somebody else chose."""
    failure: str | None
    """Why the last attempt failed; `null` if it did not."""
    delivered_at: str | None
    """When the receiver first accepted the message; `null` if it has not."""
    created_at: Timestamp
    """When it happened."""


WebhookDeliveryStatus: TypeAlias = 'Literal["pending", "delivered", "failed"]'
"""Whether a message has arrived. `pending`: still to be sent. `delivered`: accepted with a status from 200 to 299. `failed`: given up."""


SentWebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "member.joined", "member.left", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "webhook.test"]'
"""What a message is of, one of `WebhookEventType`, or `webhook.test`."""


class WebhookDeliveryPage(TypedDict):
    """Deliveries, newest first, and where the next page starts."""
    items: list[WebhookDelivery]
    """At most `limit` deliveries; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class WebhookDeliveryDetails(WebhookDelivery):
    """A message to a webhook, what it says, and what the receiver responded last."""
    payload: str | None
    """What is sent, each time the same; `null` for a token without the scope to read it, as for the creation of a webhook. Its signature is of each attempt, and is not kept."""


CountryCode: TypeAlias = 'Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]'
"""ISO 3166-1 alpha-2 country code, in upper case."""


GroupSort: TypeAlias = 'Literal["name", "newest", "most_members", "nearest", "recently_updated"]'
"""The order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `nearest`: nearest to `near` first; without `near`, 400. `recently_updated`: last changed first, in the sense of `updated_since`."""


Include: TypeAlias = 'Literal["viewer"]'
"""What else the response shows."""


class GeoPoint(TypedDict):
    """WGS 84 coordinates, in degrees."""
    latitude: float
    """Degrees north of the equator; negative south of it."""
    longitude: float
    """Degrees east of Greenwich; negative west of it."""


Tag: TypeAlias = 'str'
"""One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space. Compared exactly as written."""


Tags: TypeAlias = 'list[Tag]'
"""Different tags, kept in the order given."""


Organizers: TypeAlias = 'list[Person]'
"""People whom others may turn to."""


DistanceKm: TypeAlias = 'float'
"""Kilometres from `near`, along the surface of the Earth."""


MembershipStatus: TypeAlias = 'Literal["member", "none"] | str'
"""Either `member`, `none` for someone who has not joined or has left, or a value that a later version adds."""


AttendanceStatus: TypeAlias = 'Literal["attending", "waitlisted", "pending", "declined", "none"] | str'
"""What has become of an RSVP. `attending`: has a place. `waitlisted`: gets one when enough become free. `pending`: waits for the decision of an administrator. `declined`: an administrator has declined. `none`: there is no RSVP. A later version may add a status."""


class Viewer(TypedDict):
    """What the resource is to the caller. Fields that its type does not have are `null`."""
    membership: MembershipStatus | None
    """Whether the caller is a member of the group, or of the group that holds the event; `null` for a job."""
    attendance: AttendanceStatus | None
    """The caller's RSVP to the event; `null` for a group and a job."""
    waitlist_position: int | None
    """1 is the next to get a place; `null` unless waitlisted."""
    applied: bool | None
    """Whether the caller has applied for the job; `null` for a group and an event."""
    can_edit: bool
    """Whether the caller may change the resource with this credential."""


class GroupSummary(TypedDict):
    """A group as shown in lists."""
    id: Id
    """ID of the group."""
    alliance: Slug
    """Slug of the alliance that the group belongs to."""
    slug: Slug
    """Unique within the alliance."""
    name: Name
    """What the group is called."""
    category: str | None
    """What the group is about, in its own words; `null` if not given."""
    region: str | None
    """The part of the world, in the group's own words; `null` if not given."""
    city: str | None
    """The city where the group meets; `null` if not given."""
    country_code: str | None
    """The country where the group meets; `null` if not given."""
    location: GeoPoint | None
    """Where to show the group on a map; `null` if not given."""
    tags: Tags
    """Topics of the group."""
    logo_url: str | None
    """An image to show next to the name; `null` if there is none."""
    banner_url: str | None
    """A wide image to show above the group; `null` if there is none."""
    organizers: Organizers
    """The group's administrators who agreed to be shown here, with `show_as_organizer` in their profile; the longest-serving first."""
    active: bool
    """An inactive group is hidden from public reads and cannot be joined."""
    member_count: Count
    """Number of people who have joined the group."""
    upcoming_event_count: Count
    """Number of published events that have not ended."""
    distance_km: NotRequired[DistanceKm]
    """Kilometres from `near` to the group; only in a list with `near`."""
    viewer: NotRequired[Viewer]
    """What it is to the caller; only with `include=viewer`."""
    created_at: Timestamp
    """When the group was created."""
    updated_at: Timestamp
    """When an administrator last changed the group. People who join or leave do not count."""


class GroupPage(TypedDict):
    """Groups, in the order of `sort`, and where the next page starts."""
    items: list[GroupSummary]
    """At most `limit` groups; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class GeoPointCreate(TypedDict):
    """WGS 84 coordinates, in degrees."""
    latitude: float
    """Degrees north of the equator; negative south of it."""
    longitude: float
    """Degrees east of Greenwich; negative west of it."""


class GroupCreate(TypedDict):
    """A new group. Only the name and the description are required."""
    slug: NotRequired[Slug]
    """Unique within the alliance, and unchangeable. If omitted, it is derived from the name. `events`, `join` and `attendees` are reserved."""
    name: Name
    """What the group is called."""
    description: Description
    """Who the group is for and what it does, as plain text or Markdown."""
    category: NotRequired[str | None]
    """What the group is about, in its own words. Lists can be filtered by it."""
    region: NotRequired[str | None]
    """The part of the world, in the group's own words. Lists can be filtered by it."""
    city: NotRequired[str | None]
    """The city where the group meets."""
    country_code: NotRequired[CountryCode | None]
    """The country where the group meets. Lists can be filtered by it."""
    location: NotRequired[GeoPointCreate | None]
    """Where to show the group on a map."""
    tags: NotRequired[Tags]
    """Topics of the group."""
    logo_url: NotRequired[str | None]
    """An image to show next to the name."""
    banner_url: NotRequired[str | None]
    """A wide image to show above the group."""
    website_url: NotRequired[str | None]
    """The group's own website."""
    contact_email: NotRequired[str | None]
    """The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More places to find the group. The order is kept."""
    active: NotRequired[bool]
    """An inactive group is hidden from public reads and cannot be joined."""


class Group(GroupSummary):
    """A group of an alliance."""
    html_url: str
    """Absolute URL of the page that shows the group to people."""
    description: Description
    """Who the group is for and what it does, as plain text or Markdown; not HTML."""
    website_url: str | None
    """The group's own website; `null` if there is none."""
    links: list[LabeledLink]
    """More places to find the group, in the order given."""
    contact_email: str | None
    """The public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the group's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. Without a confirmed address, a group uses its alliance's. An unconfirmed address has no effect and is shown only to administrators of the group; others get `null`. `null` if there is none."""
    contact_email_confirmed: bool
    """Whether the mailbox of `contact_email` has confirmed it; `false` without an address."""


class DeletedResource(TypedDict):
    """What is left of a deleted resource."""
    id: Id
    """ID that the resource had."""
    deleted: Literal[True]
    """The resource no longer exists."""


class GeoPointUpdate(TypedDict):
    """WGS 84 coordinates, in degrees. An omitted coordinate is unchanged; a location must have both."""
    latitude: NotRequired[float]
    """Degrees north of the equator; negative south of it."""
    longitude: NotRequired[float]
    """Degrees east of Greenwich; negative west of it."""


class GroupUpdate(TypedDict):
    """Omitted fields are unchanged, `null` clears a field that can be empty."""
    name: NotRequired[Name]
    """What the group is called."""
    description: NotRequired[Description]
    """Who the group is for and what it does, as plain text or Markdown."""
    category: NotRequired[str | None]
    """What the group is about, in its own words. Lists can be filtered by it."""
    region: NotRequired[str | None]
    """The part of the world, in the group's own words. Lists can be filtered by it."""
    city: NotRequired[str | None]
    """The city where the group meets."""
    country_code: NotRequired[CountryCode | None]
    """The country where the group meets. Lists can be filtered by it."""
    location: NotRequired[GeoPointUpdate | None]
    """Where to show the group on a map; `null` removes it."""
    tags: NotRequired[Tags]
    """Topics of the group. Replaces all of them."""
    logo_url: NotRequired[str | None]
    """An image to show next to the name."""
    banner_url: NotRequired[str | None]
    """A wide image to show above the group."""
    website_url: NotRequired[str | None]
    """The group's own website."""
    contact_email: NotRequired[str | None]
    """The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More places to find the group. Replaces all of them."""
    active: NotRequired[bool]
    """`false` hides the group from public reads and closes it to new members; those it has stay, and `true` brings it back."""


class Member(TypedDict):
    """A member of a group."""
    user: Person
    """Who joined."""
    email_undeliverable: bool
    """Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages."""
    joined_at: Timestamp
    """When the person joined. Lists of members are in this order, the latest first."""


class MemberPage(TypedDict):
    """Members of the group, those who joined last first, and where the next page starts."""
    items: list[Member]
    """At most `limit` members; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


MessageText: TypeAlias = 'str'
"""Plain text of several lines, without control characters or bidirectional overrides. Addresses in it are shown as they are."""


class GroupMessage(TypedDict):
    """A message that administrators sent to the members of a group."""
    id: Id
    """ID of the message."""
    subject: ShortText
    """What it is about."""
    text: MessageText
    """What it says."""
    recipient_count: int
    """To how many members it was sent: those who want such emails at a verified address. Members who leave before the email is sent do not get it."""
    sent_by: Person | None
    """Who sent it; `null` if the account is gone."""
    created_at: Timestamp
    """When it was sent."""


class GroupMessagePage(TypedDict):
    """Messages, the latest first, and where the next page starts."""
    items: list[GroupMessage]
    """At most `limit` messages; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class GroupMessageCreate(TypedDict):
    """A message to the members of a group."""
    subject: ShortText
    """The subject of the emails, after the name of the group."""
    text: MessageText
    """What the message says."""


GroupInvitationRole: TypeAlias = 'Literal["group_admin"]'
"""The role over the group that whoever accepts gets."""


class GroupInvitationCreate(TypedDict):
    """Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long."""
    email: NotRequired[Email]
    """Whom to invite by email."""
    emails: NotRequired[list[EmailAddressInput]]
    """Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once."""
    max_uses: NotRequired[int]
    """How many people may accept by the link."""
    role: NotRequired[GroupInvitationRole]
    """What whoever accepts becomes; a member if omitted."""
    expires_at: NotRequired[Timestamp]
    """Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks."""


EventKind: TypeAlias = 'Literal["in_person", "virtual", "hybrid"]'
"""Where the event takes place."""


EventStatus: TypeAlias = 'Literal["draft", "published", "canceled"]'
"""Only administrators can see drafts."""


EventSort: TypeAlias = 'Literal["soonest", "latest", "newest", "nearest", "recently_updated"]'
"""The order of the list. `soonest`: earliest start first. `latest`: latest start first. `newest`: most recently created first. `nearest`: nearest to `near` first; without `near`, 400. `recently_updated`: last changed first, in the sense of `updated_since`."""


class GroupReference(TypedDict):
    """What identifies a group, and its name to show."""
    id: Id
    """ID of the group."""
    slug: Slug
    """Unique within the alliance."""
    name: Name
    """What the group is called."""


Summary: TypeAlias = 'str'
"""A sentence or two, shown in lists, without control characters or bidirectional overrides."""


AnyEventKind: TypeAlias = 'Literal["in_person", "virtual", "hybrid"] | str'
"""One of `EventKind`, or a kind that a later version adds."""


AnyEventStatus: TypeAlias = 'Literal["draft", "published", "canceled"] | str'
"""One of `EventStatus`, or a status that a later version adds. Only administrators can see drafts."""


TimeZone: TypeAlias = 'str'
"""Name of a time zone in the IANA database, spelled as there; other spellings are refused (400)."""


class Venue(TypedDict):
    """The place where people meet."""
    name: Name
    """Name of the place."""
    address: str | None
    """Street and number, and the floor if needed; `null` if there is nothing to add to the name."""
    city: str | None
    """The city; `null` if not given."""
    country_code: str | None
    """The country; `null` if not given."""
    location: GeoPoint | None
    """Where to show the venue on a map; `null` if not given. With one, the event is found by `near`."""


class EventSummary(TypedDict):
    """An event as shown in lists."""
    id: Id
    """ID of the event."""
    alliance: Slug
    """Slug of the alliance that the group belongs to."""
    group: GroupReference
    """The group that holds the event."""
    slug: Slug
    """Unique within the group."""
    name: Name
    """What the event is called."""
    summary: str | None
    """What to expect, in a sentence or two; `null` if not given."""
    kind: AnyEventKind
    """Whether people meet in a place or on the web or both."""
    status: AnyEventStatus
    """Only a published event accepts RSVPs."""
    category: str | None
    """The kind of meeting, in the group's own words; `null` if not given."""
    starts_at: Timestamp
    """When the event starts."""
    ends_at: Timestamp
    """When the event ends."""
    timezone: TimeZone
    """Show the times of the event in this time zone. It is the venue's, or that of the hosts."""
    capacity: int | None
    """How many people may attend, guests included; `null` means no limit."""
    waitlist_enabled: bool
    """Whether people can join a waitlist when the event is full."""
    venue: Venue | None
    """Where people meet; `null` if they do not, or if that is not known yet."""
    tags: Tags
    """Topics of the event."""
    banner_url: str | None
    """A wide image to show above the event; `null` if there is none."""
    hosts: Organizers
    """The `organizers` of the group that holds the event."""
    series_id: str | None
    """The series of events that the event belongs to, by copies; `null` if it has none."""
    attendee_count: Count
    """Number of places that are taken, by people who attend and their guests; the waitlist takes none."""
    remaining_capacity: int | None
    """The capacity minus the seats that are taken or held, at least 0; `null` without a `capacity`."""
    distance_km: NotRequired[DistanceKm]
    """Kilometres from `near` to the venue; only in a list with `near`."""
    viewer: NotRequired[Viewer]
    """What it is to the caller; only with `include=viewer`."""
    created_at: Timestamp
    """When the event was created."""
    updated_at: Timestamp
    """When an administrator last changed the event. RSVPs do not count."""


class EventPage(TypedDict):
    """Events, in the order of `sort`, and where the next page starts."""
    items: list[EventSummary]
    """At most `limit` events; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class Membership(TypedDict):
    """Whether the caller is a member of a group, and since when."""
    group_id: Id
    """ID of the group."""
    status: MembershipStatus
    """Whether the caller is a member."""
    joined_at: str | None
    """When the caller joined; joining again as a member does not change it. `null` unless a member."""


NewEventStatus: TypeAlias = 'Literal["draft", "published"]'
"""A draft is visible to administrators only, and accepts no RSVPs."""


class VenueCreate(TypedDict):
    """The place where people meet."""
    name: Name
    """Name of the place."""
    address: NotRequired[str | None]
    """Street and number, and the floor if needed."""
    city: NotRequired[str | None]
    """The city."""
    country_code: NotRequired[CountryCode | None]
    """The country."""
    location: NotRequired[GeoPointCreate | None]
    """Where to show the venue on a map. With one, the event is found by `near`."""


QuestionText: TypeAlias = 'str'
"""One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space."""


QuestionKind: TypeAlias = 'Literal["text", "choice"]'
"""How a question is answered. `text`: in the person's own words. `choice`: by one of the `options`."""


class RegistrationQuestionCreate(TypedDict):
    """A question to ask people with their RSVP."""
    id: NotRequired[Id]
    """Of a question that the event has, to keep it: its answers then belong to the edited question. Without an ID it is a new question."""
    label: QuestionText
    """The question, different from the event's others."""
    kind: QuestionKind
    """How it is answered."""
    required: NotRequired[bool]
    """Whether an RSVP has to answer it."""
    options: NotRequired[list[QuestionText]]
    """What a `choice` is made from, each different; at least one. A `text` has none."""


RegistrationQuestions: TypeAlias = 'list[RegistrationQuestionCreate]'
"""Questions, in the order in which they are asked."""


Guests: TypeAlias = 'int'
"""How many others a person brings; each takes a place."""


class EventCreate(TypedDict):
    """A new event: `ends_at` must be after `starts_at`, by at most 31 days. An event that has ended cannot be published (400). `rsvp_opens_at` must be before `rsvp_closes_at`, which must not be after `ends_at`."""
    slug: NotRequired[Slug]
    """Unique within the group, and unchangeable. If omitted, it is derived from the name. `attend` and `attendance` are reserved."""
    name: Name
    """What the event is called."""
    summary: NotRequired[str | None]
    """What to expect, in a sentence or two. Lists show it."""
    description: Description
    """Everything there is to know about the event, as plain text or Markdown."""
    kind: EventKind
    """Whether people meet in a place or on the web or both."""
    status: NotRequired[NewEventStatus]
    """Publish it at once or keep it as a draft."""
    category: NotRequired[str | None]
    """The kind of meeting, in the group's own words. Lists can be filtered by it."""
    starts_at: Timestamp
    """When the event starts."""
    ends_at: Timestamp
    """When the event ends."""
    timezone: TimeZone
    """The time zone to show the event's times in."""
    capacity: NotRequired[int | None]
    """How many people may attend, guests included; `null` or nothing means no limit."""
    waitlist_enabled: NotRequired[bool]
    """Whether people can join a waitlist when the event is full."""
    venue: NotRequired[VenueCreate | None]
    """Where people meet."""
    tags: NotRequired[Tags]
    """Topics of the event."""
    banner_url: NotRequired[str | None]
    """A wide image to show above the event."""
    meeting_url: NotRequired[str | None]
    """Where to join online. Shown to administrators and to those who attend."""
    questions: NotRequired[RegistrationQuestions]
    """What to ask people with their RSVP."""
    approval_required: NotRequired[bool]
    """Whether an RSVP waits for the decision of an administrator."""
    max_guests: NotRequired[Guests]
    """How many others a person may bring; each takes a place."""
    rsvp_opens_at: NotRequired[str | None]
    """When people can begin to RSVP; `null` or nothing means as soon as the event is published."""
    rsvp_closes_at: NotRequired[str | None]
    """When people can no longer RSVP; `null` or nothing means when the event ends."""


AnyQuestionKind: TypeAlias = 'Literal["text", "choice"] | str'
"""One of `QuestionKind`, or a kind that a later version adds."""


class RegistrationQuestion(TypedDict):
    """What people are asked with their RSVP."""
    id: Id
    """ID of the question. It stays when the question is edited."""
    label: QuestionText
    """The question."""
    kind: AnyQuestionKind
    """How it is answered."""
    required: bool
    """Whether an RSVP has to answer it."""
    options: list[QuestionText]
    """What a `choice` is made from; empty for other kinds."""


class GroupEvent(EventSummary):
    """An event of a group."""
    html_url: str
    """Absolute URL of the page that shows the event to people."""
    description: Description
    """Everything there is to know about the event, as plain text or Markdown; not HTML."""
    questions: list[RegistrationQuestion]
    """What people are asked with their RSVP, in this order."""
    approval_required: bool
    """Whether an RSVP waits, as `pending`, for the decision of an administrator."""
    max_guests: Guests
    """How many others a person may bring."""
    rsvp_opens_at: str | None
    """Before this time nobody can RSVP; `null` if there is no such time."""
    rsvp_closes_at: str | None
    """From this time on nobody can RSVP; `null` means until the event ends."""
    meeting_url: NotRequired[str | None]
    """Where to join online. Present only for the event's administrators; attendees find it in their attendance."""


class VenueUpdate(TypedDict):
    """Omitted fields are unchanged, `null` clears a field. A venue must have a name."""
    name: NotRequired[Name]
    """Name of the place."""
    address: NotRequired[str | None]
    """Street and number, and the floor if needed."""
    city: NotRequired[str | None]
    """The city."""
    country_code: NotRequired[CountryCode | None]
    """The country."""
    location: NotRequired[GeoPointUpdate | None]
    """Where to show the venue on a map. With one, the event is found by `near`."""


class EventUpdate(TypedDict):
    """Omitted fields are unchanged. The rules for `starts_at` and `ends_at` are those of the creation; publishing an event that has ended is a conflict (409)."""
    name: NotRequired[Name]
    """What the event is called."""
    summary: NotRequired[str | None]
    """What to expect, in a sentence or two. Lists show it."""
    description: NotRequired[Description]
    """Everything there is to know about the event, as plain text or Markdown."""
    kind: NotRequired[EventKind]
    """Whether people meet in a place or on the web or both."""
    status: NotRequired[EventStatus]
    """The description of `PATCH` says which changes are possible."""
    category: NotRequired[str | None]
    """The kind of meeting, in the group's own words."""
    starts_at: NotRequired[Timestamp]
    """When the event starts."""
    ends_at: NotRequired[Timestamp]
    """When the event ends."""
    timezone: NotRequired[TimeZone]
    """The time zone to show the event's times in."""
    capacity: NotRequired[int | None]
    """How many people may attend, guests included; `null` means no limit. Not fewer than attend already, and not fewer than one on the waitlist comes with."""
    waitlist_enabled: NotRequired[bool]
    """Whether people can join a waitlist when the event is full."""
    venue: NotRequired[VenueUpdate | None]
    """Where people meet; `null` removes it."""
    tags: NotRequired[Tags]
    """Topics of the event. Replaces all of them."""
    banner_url: NotRequired[str | None]
    """A wide image to show above the event."""
    meeting_url: NotRequired[str | None]
    """Where to join online. Shown to administrators and to those who attend."""
    questions: NotRequired[RegistrationQuestions]
    """What to ask people with their RSVP. Replaces all questions; send the `id` of those that stay."""
    approval_required: NotRequired[bool]
    """Whether an RSVP waits for the decision of an administrator. Those that wait when it is turned off go on waiting."""
    max_guests: NotRequired[Guests]
    """How many others a person may bring; each takes a place. Those who already bring more still do"""
    rsvp_opens_at: NotRequired[str | None]
    """When people can begin to RSVP; `null` means as soon as the event is published."""
    rsvp_closes_at: NotRequired[str | None]
    """When people can no longer RSVP; `null` means when the event ends."""


CopyStart: TypeAlias = 'str'
"""A time as RFC 3339 has it, `2027-03-31T16:00:00Z`, or the local time in the time zone of the event, `2027-03-31T18:00`. A local time that the clocks leave out, or show twice, is refused (400): send it with its offset."""


class EventCopies(TypedDict):
    """When the copies of an event start."""
    starts_at: list[CopyStart]
    """The start of each copy. No two may be at the same time."""


class EventSeries(TypedDict):
    """The copies that were made, and the series to which they and the original belong."""
    series_id: Id
    """ID of the series."""
    items: list[EventSummary]
    """The drafts, the earliest first."""


AttendeeStatusChoice: TypeAlias = 'Literal["attending", "waitlisted", "pending", "declined"]'
"""What has become of an RSVP."""


AttendeeStatus: TypeAlias = 'Literal["attending", "waitlisted", "pending", "declined"] | str'
"""One of `attending`, `waitlisted`, `pending`, `declined`, or a status that a later version adds."""


AnswerText: TypeAlias = 'str'
"""What a person has answered, without bidirectional overrides and control characters other than tabs and line breaks. Spaces alone are no answer."""


class RsvpAnswer(TypedDict):
    """What a person has answered."""
    question_id: Id
    """ID of the question. The event may no longer have it."""
    label: QuestionText
    """The question as it was when it was answered."""
    value: AnswerText
    """The answer."""


RsvpAnswers: TypeAlias = 'list[RsvpAnswer]'
"""The answers to the event's questions, in their order."""


class Attendee(TypedDict):
    """A person with an RSVP to an event."""
    user: Person
    """Who sent the RSVP."""
    email_undeliverable: bool
    """Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages."""
    status: AttendeeStatus
    """What has become of the RSVP."""
    waitlist_position: int | None
    """1 is the next to get a place; `null` unless waitlisted."""
    guests: Guests
    """How many others the person brings."""
    answers: RsvpAnswers
    """What the person has answered, also to questions that the event no longer has."""
    responded_at: Timestamp
    """When the RSVP was sent."""
    checked_in_at: str | None
    """When the person was first checked in at the door; `null` before that."""


class AttendeePage(TypedDict):
    """Those with an RSVP, the waitlist last, each in the order in which they joined, and where the next page starts."""
    items: list[Attendee]
    """At most `limit` people; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


AttendeeDecision: TypeAlias = 'Literal["attending", "declined"]'
"""What an administrator decides. `attending`: the person gets a place, or is put on the waitlist. `declined`: the person gets none."""


class AttendeeUpdate(TypedDict):
    """Omitted fields are unchanged. What the person has sent cannot be changed."""
    status: NotRequired[AttendeeDecision]
    """What is decided."""


class CheckInSummary(TypedDict):
    """How many have come, without guests."""
    attending_count: int
    """How many people attend the event, and so can be checked in."""
    checked_in_count: int
    """How many of them are checked in."""


CheckInCodeInput: TypeAlias = 'str'
"""A check-in code as people type it. Case, spaces and hyphens do not matter; I and L count as 1, and O as 0."""


class CheckInCreate(TypedDict):
    """Who stands at the door."""
    code: CheckInCodeInput
    """The code that the person shows."""


class EventPeriod(TypedDict):
    """The numbers of an event on a day, in a week or in the whole range."""
    starts_on: Day
    """The first day of the period, in UTC."""
    rsvps: Count
    """How many RSVPs were sent on these days."""
    rsvps_canceled: Count
    """How many RSVPs were canceled on these days."""
    views: Count
    """How often the page was opened in a browser."""


EventStatistics = TypedDict(
    "EventStatistics",
    {
        "from": 'Day',
        "to": 'Day',
        "total": 'EventPeriod',
        "periods": 'list[EventPeriod]',
        "attended": 'Count',
        "no_shows": 'int | None',
        "places": 'PlaceStatistics',
        "sources": 'SourceList',
    },
)
"""The numbers of an event. Those who are gone still count where they counted before; nothing tells who they were."""


AnyMessageAudience: TypeAlias = 'Literal["attending", "waitlisted", "pending", "everyone"] | str'
"""One of `MessageAudience`, or an audience that a later version adds."""


class EventMessage(TypedDict):
    """A message that administrators sent to people with an RSVP."""
    id: Id
    """ID of the message."""
    subject: ShortText
    """What it is about."""
    text: MessageText
    """What it says."""
    to: AnyMessageAudience
    """Who was to get it."""
    recipient_count: int
    """To how many people it was sent: those who want such emails at a verified address. Who cancels before the email is sent does not get it."""
    sent_by: Person | None
    """Who sent it; `null` if the account is gone."""
    created_at: Timestamp
    """When it was sent."""


class EventMessagePage(TypedDict):
    """Messages, the latest first, and where the next page starts."""
    items: list[EventMessage]
    """At most `limit` messages; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


MessageAudience: TypeAlias = 'Literal["attending", "waitlisted", "pending", "everyone"]'
"""Who gets a message: those whose RSVP has this status; `everyone` is all of these, but nobody who was declined."""


class EventMessageCreate(TypedDict):
    """A message to people with an RSVP."""
    subject: ShortText
    """The subject of the emails, after the name of the event."""
    text: MessageText
    """What the message says."""
    to: MessageAudience
    """Who gets it."""


class EventInvitationCreate(TypedDict):
    """Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long."""
    email: NotRequired[Email]
    """Whom to invite by email."""
    emails: NotRequired[list[EmailAddressInput]]
    """Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once."""
    max_uses: NotRequired[int]
    """How many people may accept by the link."""
    expires_at: NotRequired[Timestamp]
    """Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks."""


class Attendance(TypedDict):
    """The caller's RSVP to an event."""
    event_id: Id
    """ID of the event."""
    status: AttendanceStatus
    """Whether the caller attends."""
    waitlist_position: int | None
    """1 is the next to get a place; `null` unless waitlisted."""
    guests: Guests
    """How many others the caller brings."""
    answers: RsvpAnswers
    """What the caller has answered, also to questions that the event no longer has."""
    responded_at: str | None
    """When the caller sent the RSVP; `null` without one. A place from the waitlist does not change it."""
    checked_in_at: str | None
    """When the caller was checked in at the door; `null` before that."""
    check_in_code: str | None
    """What the caller shows at the door; `null` for those who do not attend. Another RSVP has another code. It is also in the private calendar, in the calendar entry of emails about the event, and on the event's page as a QR code."""
    meeting_url: str | None
    """Where to join online; `null` for those who do not attend, and if there is no such address."""


class RsvpAnswerCreate(TypedDict):
    """The answer to a question of the event."""
    question_id: Id
    """ID of the question."""
    value: AnswerText
    """The answer; of a `choice`, one of its `options`."""


class RsvpCreate(TypedDict):
    """What comes with an RSVP. What is omitted is unchanged in an earlier RSVP."""
    answers: NotRequired[list[RsvpAnswerCreate]]
    """The answers to the event's questions; they replace all that were sent before. Those that are `required` have to be among them."""
    guests: NotRequired[Guests]
    """How many others the person brings: at most the event's `max_guests`. None if omitted."""
    source: NotRequired[Source]
    """Where the person came from, for the event's statistics, which do not say who it was. Of a first RSVP only."""


EmploymentType: TypeAlias = 'Literal["full_time", "part_time", "contract", "internship", "volunteer"]'
"""What kind of employment the job is."""


JobStatus: TypeAlias = 'Literal["draft", "published", "closed"]'
"""Only administrators can see drafts and closed jobs."""


JobSort: TypeAlias = 'Literal["newest", "expiring_soonest", "recently_updated"]'
"""The order of the list. `newest`: most recently created first. `expiring_soonest`: soonest to expire first. `recently_updated`: last changed first, in the sense of `updated_since`."""


AnyEmploymentType: TypeAlias = 'Literal["full_time", "part_time", "contract", "internship", "volunteer"] | str'
"""One of `EmploymentType`, or a type that a later version adds."""


SalaryAmount: TypeAlias = 'int'
"""In whole units of the currency, before tax."""


Currency: TypeAlias = 'str'
"""ISO 4217 currency code, in upper case. One that does not exist is refused (400)."""


AnySalaryPeriod: TypeAlias = 'Literal["hour", "month", "year"] | str'
"""One of `SalaryPeriod`, or a period that a later version adds."""


class Salary(TypedDict):
    """What the company pays, from `minimum` to `maximum`."""
    minimum: SalaryAmount
    """The least that the company pays."""
    maximum: SalaryAmount
    """The most that the company pays; not below `minimum`."""
    currency: Currency
    """Currency of both amounts."""
    period: AnySalaryPeriod
    """The period that the amounts are paid for."""


AnyJobStatus: TypeAlias = 'Literal["draft", "published", "closed"] | str'
"""One of `JobStatus`, or a status that a later version adds. Only administrators can see drafts and closed jobs."""


class JobSummary(TypedDict):
    """A job as shown in lists."""
    id: Id
    """ID of the job."""
    alliance: Slug
    """Slug of the alliance that lists the job."""
    group: GroupReference | None
    """The group that posts the job; `null`: the alliance itself posts it."""
    slug: Slug
    """Unique among the alliance's jobs and all that were published. The first publication of a draft may append a number."""
    title: Name
    """What the position is called."""
    company_name: Name
    """The employer."""
    summary: Summary
    """What the work is about, in a sentence or two."""
    location: str | None
    """Where the office is; `null` if not given."""
    country_code: str | None
    """The country of the office or, of a remote job, the one to work from; `null` if not given."""
    remote: bool
    """Whether the job can be done from anywhere."""
    employment_type: AnyEmploymentType
    """What kind of employment the job is."""
    salary: Salary | None
    """What the company pays; `null` if not given."""
    tags: Tags
    """Skills and topics."""
    status: AnyJobStatus
    """Only a published job accepts applications, until it expires. Expiry does not change the status."""
    expires_at: Timestamp
    """From then on only administrators can see the job, and it accepts no applications."""
    posted_by: Person
    """The administrator who created the job."""
    viewer: NotRequired[Viewer]
    """What it is to the caller; only with `include=viewer`."""
    created_at: Timestamp
    """When the job was created."""
    updated_at: Timestamp
    """When an administrator last changed the job. Applications do not count."""


class JobPage(TypedDict):
    """Jobs, in the order of `sort`, and where the next page starts."""
    items: list[JobSummary]
    """At most `limit` jobs; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


SalaryPeriod: TypeAlias = 'Literal["hour", "month", "year"]'
"""The period that the amounts are paid for."""


class SalaryCreate(TypedDict):
    """A salary range: `minimum` must not be above `maximum`."""
    minimum: SalaryAmount
    """The least that the company pays."""
    maximum: SalaryAmount
    """The most that the company pays; not below `minimum`."""
    currency: Currency
    """Currency of both amounts."""
    period: SalaryPeriod
    """The period that the amounts are paid for."""


NewJobStatus: TypeAlias = 'Literal["draft", "published"]'
"""A draft is visible to administrators only, and accepts no applications."""


class JobCreate(TypedDict):
    """A job of the alliance that `alliance` names, or of the group in it that `group_id` names."""
    alliance: Slug
    """Slug of the alliance that lists the job."""
    group_id: NotRequired[str | None]
    """ID of the group that posts the job, which must be one of the alliance; `null` or nothing for the alliance itself."""
    slug: NotRequired[Slug]
    """Unique among the alliance's jobs and all that were published, and unchangeable; see `PATCH` for drafts. If omitted, it is derived from the title. `id` is reserved."""
    title: Name
    """What the position is called."""
    company_name: Name
    """The employer."""
    summary: Summary
    """What the work is about, in a sentence or two. Lists show it."""
    description: Description
    """Everything there is to know about the job, as plain text or Markdown."""
    apply_url: NotRequired[str | None]
    """Where the company itself accepts applications."""
    location: NotRequired[str | None]
    """Where the office is. Lists can be filtered by it."""
    country_code: NotRequired[CountryCode | None]
    """The country of the office or, of a remote job, the one to work from."""
    remote: NotRequired[bool]
    """Whether the job can be done from anywhere."""
    employment_type: EmploymentType
    """What kind of employment the job is."""
    salary: NotRequired[SalaryCreate | None]
    """What the company pays."""
    tags: NotRequired[Tags]
    """Skills and topics."""
    status: NotRequired[NewJobStatus]
    """Publish it at once or keep it as a draft."""
    expires_at: NotRequired[Timestamp]
    """Until when the job is shown and accepts applications. Must be in the future; if omitted, 30 days after the creation."""


class Job(JobSummary):
    """A job that an alliance or one of its groups posts for a company."""
    html_url: str
    """Absolute URL of the page that shows the job to people."""
    description: Description
    """Everything there is to know about the job, as plain text or Markdown; not HTML."""
    apply_url: str | None
    """Where the company itself accepts applications; `null` if not given."""


class DeletedJob(TypedDict):
    """What is left of a deleted job."""
    id: Id
    """ID that the job had."""
    deleted: Literal[True]
    """The job and its applications no longer exist."""


class SalaryUpdate(TypedDict):
    """Omitted fields are unchanged. A salary must have all four fields, and A salary range: `minimum` must not be above `maximum`."""
    minimum: NotRequired[SalaryAmount]
    """The least that the company pays."""
    maximum: NotRequired[SalaryAmount]
    """The most that the company pays; not below `minimum`."""
    currency: NotRequired[Currency]
    """Currency of both amounts."""
    period: NotRequired[SalaryPeriod]
    """The period that the amounts are paid for."""


class JobUpdate(TypedDict):
    """Omitted fields are unchanged. The alliance, the group and the slug of a job cannot be changed."""
    title: NotRequired[Name]
    """What the position is called."""
    company_name: NotRequired[Name]
    """The employer."""
    summary: NotRequired[Summary]
    """What the work is about, in a sentence or two. Lists show it."""
    description: NotRequired[Description]
    """Everything there is to know about the job, as plain text or Markdown."""
    apply_url: NotRequired[str | None]
    """Where the company itself accepts applications; `null` removes it."""
    location: NotRequired[str | None]
    """Where the office is; `null` removes it."""
    country_code: NotRequired[CountryCode | None]
    """The country of the office or, of a remote job, the one to work from; `null` removes it."""
    remote: NotRequired[bool]
    """Whether the job can be done from anywhere."""
    employment_type: NotRequired[EmploymentType]
    """What kind of employment the job is."""
    salary: NotRequired[SalaryUpdate | None]
    """What the company pays; `null` removes it."""
    tags: NotRequired[Tags]
    """Skills and topics. Replaces all of them."""
    status: NotRequired[JobStatus]
    """The description of `PATCH` says which changes are possible."""
    expires_at: NotRequired[Timestamp]
    """Until when the job is shown and accepts applications. A new time must be in the future; to end a job, close it."""


class JobReference(TypedDict):
    """What names a job where it is not the subject."""
    id: Id
    """ID of the job."""
    slug: Slug
    """Names the job in `GET /api/v1/jobs/{slug}`."""
    title: Name
    """What the position is called."""


class Applicant(TypedDict):
    """A user as seen by those who read the application."""
    id: Id
    """ID of the user."""
    name: Name
    """The name that the user chose."""
    email: Email
    """Where to reach the applicant."""


JobApplicationStatus: TypeAlias = 'Literal["submitted", "in_review", "accepted", "rejected"] | str'
"""What those who read the application have decided, or a status that a later version adds."""


class JobApplication(TypedDict):
    """An application for a job, as seen by the applicant and the job's administrators."""
    id: Id
    """ID of the application."""
    job_id: Id
    """ID of the job."""
    job: JobReference
    """The job that the application is for."""
    applicant: NotRequired[Applicant]
    """Who applied. Present only for the job's administrators."""
    note: str | None
    """What the applicant wrote to those who read the application; `null` if nothing."""
    resume_url: str | None
    """Where to read the applicant's resume; `null` if not given."""
    status: JobApplicationStatus
    """What has become of the application."""
    created_at: Timestamp
    """When the applicant sent the application."""
    updated_at: Timestamp
    """When the application last changed; the same as `created_at` if it never did."""


class JobApplicationPage(TypedDict):
    """Applications for a job, oldest first, or those of the caller, newest first, and where the next page starts."""
    items: list[JobApplication]
    """At most `limit` applications; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


ReviewStatus: TypeAlias = 'Literal["submitted", "in_review", "accepted", "rejected"]'
"""What those who read an application decide: it waits, is being read, is accepted or is rejected."""


class JobApplicationUpdate(TypedDict):
    """Omitted fields are unchanged. What the applicant wrote cannot be changed."""
    status: NotRequired[ReviewStatus]
    """What has become of the application. Any status may follow any other."""


class JobApplicationCreate(TypedDict):
    """Both fields are optional. Those who read the application also see the caller's name and email address."""
    note: NotRequired[str | None]
    """A few words to those who read the application."""
    resume_url: NotRequired[str | None]
    """Where to read the caller's resume."""


LandscapeKind: TypeAlias = 'Literal["startup", "open_source_project", "partner_community", "podcast", "investor"]'
"""What the entry describes. Only a `startup` may have a funding stage."""


LandscapeStage: TypeAlias = 'Literal["pre_seed", "seed", "series_a", "series_b", "series_c_plus", "growth", "public"]'
"""Funding stage of a startup."""


LandscapeSort: TypeAlias = 'Literal["name", "newest", "recently_updated"]'
"""The order of the list. `name`: alphabetical. `newest`: most recently created first. `recently_updated`: last changed first, in the sense of `updated_since`."""


AnyLandscapeKind: TypeAlias = 'Literal["startup", "open_source_project", "partner_community", "podcast", "investor"] | str'
"""One of `LandscapeKind`, or a kind that a later version adds."""


AnyLandscapeStage: TypeAlias = 'Literal["pre_seed", "seed", "series_a", "series_b", "series_c_plus", "growth", "public"] | str'
"""One of `LandscapeStage`, or a stage that a later version adds."""


class LandscapeEntrySummary(TypedDict):
    """A landscape entry as shown in lists."""
    id: Id
    """ID of the entry."""
    alliance: Slug
    """Slug of the alliance that lists the entry."""
    slug: Slug
    """Unique within the alliance's landscape."""
    name: Name
    """What the startup or project or partner is called."""
    kind: AnyLandscapeKind
    """What the entry describes."""
    summary: Summary
    """What it does, in a sentence or two."""
    website_url: str | None
    """Where to learn more; `null` if not given."""
    logo_url: str | None
    """An image to show beside the name; `null` if there is none."""
    category: str | None
    """The field of work, in the alliance's own words; `null` if not given."""
    stage: AnyLandscapeStage | None
    """How far the funding of a startup is; `null` if not given, and for all other kinds."""
    tags: Tags
    """Topics of the entry."""
    published: bool
    """An unpublished entry is hidden from public reads."""
    created_at: Timestamp
    """When the entry was created."""
    updated_at: Timestamp
    """When an administrator last changed the entry."""


class LandscapeEntryPage(TypedDict):
    """Landscape entries, in the order of `sort`, and where the next page starts."""
    items: list[LandscapeEntrySummary]
    """At most `limit` entries; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class LandscapeEntryCreate(TypedDict):
    """An entry in the landscape of the alliance that `alliance` names. Only the kind `startup` may have a `stage` (400)."""
    alliance: Slug
    """Slug of the alliance that lists the entry."""
    slug: NotRequired[Slug]
    """Unique within the alliance's landscape, and unchangeable. If omitted, it is derived from the name."""
    name: Name
    """What the startup or project or partner is called."""
    kind: LandscapeKind
    """What the entry describes."""
    summary: Summary
    """What it does, in a sentence or two. Lists show it."""
    description: NotRequired[str | None]
    """Everything there is to know about it, as plain text or Markdown."""
    website_url: NotRequired[str | None]
    """Where to learn more."""
    repository_url: NotRequired[str | None]
    """Where its source code is."""
    logo_url: NotRequired[str | None]
    """An image to show beside the name."""
    category: NotRequired[str | None]
    """The field of work, in the alliance's own words. Lists can be filtered by it."""
    stage: NotRequired[LandscapeStage | None]
    """How far the funding of a startup is. Must be `null` or absent for all other kinds."""
    tags: NotRequired[Tags]
    """Topics of the entry."""
    published: NotRequired[bool]
    """Publish it at once or hide it from public reads for now."""


class LandscapeEntry(LandscapeEntrySummary):
    """A startup, project or partner in the landscape of an alliance."""
    html_url: str
    """Absolute URL of the page that shows the entry to people."""
    description: str | None
    """Everything there is to know about it, as plain text or Markdown, not HTML; `null` if not given."""
    repository_url: str | None
    """Where its source code is; `null` if not given."""


class LandscapeEntryUpdate(TypedDict):
    """Omitted fields are unchanged. Only the kind `startup` may have a `stage`; set it to `null` when changing the kind. The alliance and the slug of an entry cannot be changed."""
    name: NotRequired[Name]
    """What the startup or project or partner is called."""
    kind: NotRequired[LandscapeKind]
    """What the entry describes."""
    summary: NotRequired[Summary]
    """What it does, in a sentence or two. Lists show it."""
    description: NotRequired[str | None]
    """Everything there is to know about it, as plain text or Markdown; `null` removes it."""
    website_url: NotRequired[str | None]
    """Where to learn more; `null` removes it."""
    repository_url: NotRequired[str | None]
    """Where its source code is; `null` removes it."""
    logo_url: NotRequired[str | None]
    """An image to show beside the name; `null` removes it."""
    category: NotRequired[str | None]
    """The field of work, in the alliance's own words; `null` removes it."""
    stage: NotRequired[LandscapeStage | None]
    """How far the funding of a startup is; `null` removes it."""
    tags: NotRequired[Tags]
    """Topics of the entry. Replaces all of them."""
    published: NotRequired[bool]
    """An unpublished entry is hidden from public reads."""


SearchType: TypeAlias = 'Literal["event", "group", "job", "landscape_entry"]'
"""What to look for. A result of the type has it in the property of that name."""


SearchRank: TypeAlias = 'float'
"""How well the result matches. Higher is better; comparable only within one response."""


SearchPartial: TypeAlias = 'bool'
"""Whether the result has only some of the words or phrases, at least half of them. Such results are returned only if no result has all."""


SearchSnippet: TypeAlias = 'str'
"""HTML: matches are marked with `<mark>`, and the rest is escaped."""


class EventSearchResult(TypedDict):
    """An event whose name, summary, description, category, tags, venue or group name match."""
    type: Literal["event"]
    """The result is an event."""
    rank: SearchRank
    """How well the event matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the event has only some of the words or phrases, at least half of them. Such results are returned only if no result has all."""
    title: Name
    """What the event is called."""
    snippet: SearchSnippet
    """Excerpt of the event's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """Where this API returns the whole event."""
    html_url: Url
    """Where people read about the event."""
    event: EventSummary
    """The event itself."""


class GroupSearchResult(TypedDict):
    """A group whose name, description, category, city, region or tags match."""
    type: Literal["group"]
    """The result is a group."""
    rank: SearchRank
    """How well the group matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the group has only some of the words or phrases, at least half of them. Such results are returned only if no result has all."""
    title: Name
    """What the group is called."""
    snippet: SearchSnippet
    """Excerpt of the group's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """Where this API returns the whole group."""
    html_url: Url
    """Where people read about the group."""
    group: GroupSummary
    """The group itself."""


class JobSearchResult(TypedDict):
    """A job whose title, company, summary, description, location, tags or group name match."""
    type: Literal["job"]
    """The result is a job."""
    rank: SearchRank
    """How well the job matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the job has only some of the words or phrases, at least half of them. Such results are returned only if no result has all."""
    title: Name
    """What the position is called."""
    snippet: SearchSnippet
    """Excerpt of the job's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """Where this API returns the whole job."""
    html_url: Url
    """Where people read about the job."""
    job: JobSummary
    """The job itself."""


class LandscapeEntrySearchResult(TypedDict):
    """A landscape entry whose name, summary, description, category or tags match."""
    type: Literal["landscape_entry"]
    """The result is a landscape entry."""
    rank: SearchRank
    """How well the entry matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the entry has only some of the words or phrases, at least half of them. Such results are returned only if no result has all."""
    title: Name
    """What the startup or project or partner is called."""
    snippet: SearchSnippet
    """Excerpt of the entry's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """Where this API returns the whole entry."""
    html_url: Url
    """Where people read about the entry."""
    landscape_entry: LandscapeEntrySummary
    """The entry itself."""


SearchResult: TypeAlias = 'EventSearchResult | GroupSearchResult | JobSearchResult | LandscapeEntrySearchResult'
"""A search result. `type` tells which of these it is. Types that a later version adds are returned only if `types` asks for them."""


class SearchResults(TypedDict):
    """The best matches of all types that were asked for, best first, and where the next page starts."""
    items: list[SearchResult]
    """At most `limit` results; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


ResourceType: TypeAlias = 'Literal["alliance", "group", "event", "job", "landscape_entry"]'
"""What kind of resource."""


AnyResourceType: TypeAlias = 'Literal["alliance", "group", "event", "job", "landscape_entry"] | str'
"""One of `ResourceType`, or a type that a later version adds."""


class Removal(TypedDict):
    """A resource that left public view, because it was deleted, hidden or closed, or because it expired."""
    type: AnyResourceType
    """What kind of resource it is."""
    id: Id
    """ID of the resource."""
    removed_at: Timestamp
    """When it left public view."""


class RemovalPage(TypedDict):
    """Removals, the earliest first, and where the next page starts."""
    items: list[Removal]
    """At most `limit` removals; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class AllianceChange(TypedDict):
    """An alliance that is new or has changed."""
    type: Literal["alliance"]
    """What has changed is an alliance."""
    alliance: AllianceSummary
    """The alliance as it is now."""


class GroupChange(TypedDict):
    """A group that is new or has changed."""
    type: Literal["group"]
    """What has changed is a group."""
    group: GroupSummary
    """The group as it is now."""


class EventChange(TypedDict):
    """An event that is new or has changed."""
    type: Literal["event"]
    """What has changed is an event."""
    event: EventSummary
    """The event as it is now."""


class JobChange(TypedDict):
    """A job that is new or has changed."""
    type: Literal["job"]
    """What has changed is a job."""
    job: JobSummary
    """The job as it is now."""


class LandscapeEntryChange(TypedDict):
    """A landscape entry that is new or has changed."""
    type: Literal["landscape_entry"]
    """What has changed is a landscape entry."""
    landscape_entry: LandscapeEntrySummary
    """The landscape entry as it is now."""


Change: TypeAlias = 'AllianceChange | GroupChange | EventChange | JobChange | LandscapeEntryChange'
"""A resource that is new or has changed. `type` tells which of these it is. Clients ignore types that a later version adds."""


ChangeStream: TypeAlias = 'str'
"""Server-sent events in UTF-8. The data of `changed` is a `Change`, that of `removed` a `Removal`."""


ReportStatus: TypeAlias = 'Literal["open", "resolved", "dismissed"]'
"""What became of a report. `open`: nobody has decided yet. `resolved`: something was done. `dismissed`: nothing had to be done."""


ReportSubjectType: TypeAlias = 'Literal["group", "event", "job", "landscape_entry", "user"]'
"""What a report can be about."""


ReportSort: TypeAlias = 'Literal["newest", "oldest"]'
"""Sort order: `newest` first, or `oldest` first."""


AnyReportSubjectType: TypeAlias = 'Literal["group", "event", "job", "landscape_entry", "user"] | str'
"""One of `ReportSubjectType`, or a type that a later version adds."""


class ReportSubject(TypedDict):
    """What was reported. It may no longer exist."""
    type: AnyReportSubjectType
    """What kind of thing it is."""
    id: Id
    """ID of the thing."""
    name: Name
    """What it was called when it was reported; for a job, its title."""


AnyReportReason: TypeAlias = 'Literal["spam", "harassment", "illegal", "misleading", "other"] | str'
"""One of `ReportReason`, or a reason that a later version adds."""


ReportText: TypeAlias = 'str'
"""Text of several lines, without control characters or bidirectional overrides."""


AnyReportStatus: TypeAlias = 'Literal["open", "resolved", "dismissed"] | str'
"""One of `ReportStatus`, or a status that a later version adds."""


class Report(TypedDict):
    """What somebody has reported to administrators."""
    id: Id
    """ID of the report."""
    alliance: Slug
    """Slug of the alliance whose administrators decide."""
    group: GroupReference | None
    """The group whose event, job or member was reported, or which was reported itself; `null` otherwise."""
    subject: ReportSubject
    """What was reported."""
    reason: AnyReportReason
    """Why it was reported."""
    text: ReportText
    """The reporter's own words."""
    status: AnyReportStatus
    """What became of the report."""
    note: str | None
    """A note among administrators; `null` without one."""
    reporter: Person | None
    """Who reported it; `null` if the account is gone."""
    reporter_banned: bool
    """Whether the reporter is banned now: from the alliance, or from the group of `group`. Such a report is as good as any other; but people who were banned also report those who banned them."""
    resolved_by: Person | None
    """Who resolved or dismissed it; `null` while it is open, and if the account is gone."""
    resolved_at: str | None
    """When it was resolved or dismissed; `null` while it is open."""
    created_at: Timestamp
    """When it was reported."""
    updated_at: Timestamp
    """When the report was last changed."""


class ReportPage(TypedDict):
    """Reports, and where the next page starts."""
    items: list[Report]
    """At most `limit` reports; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


ReportReason: TypeAlias = 'Literal["spam", "harassment", "illegal", "misleading", "other"]'
"""Why something is reported. `spam`: advertising or worthless. `harassment`: attacks or threatens people. `illegal`: breaks a law. `misleading`: is not what it says. `other`: the text tells."""


class ReportCreate(TypedDict):
    """A new report. `alliance` and `group_id` are for a person only; everything else belongs to an alliance itself."""
    subject_type: ReportSubjectType
    """What kind of thing is reported."""
    subject_id: Id
    """ID of the thing."""
    reason: ReportReason
    """Why it is reported."""
    text: ReportText
    """What the administrators should know."""
    alliance: NotRequired[Slug]
    """For a person, and required then, the alliance whose administrators are told."""
    group_id: NotRequired[Id]
    """For a person, the group of the alliance in which it happened; its administrators are told too."""


class SubmittedReport(TypedDict):
    """A report as its reporter sees it."""
    id: Id
    """ID of the report."""
    subject_type: AnyReportSubjectType
    """What kind of thing was reported."""
    subject_id: Id
    """ID of the thing."""
    reason: AnyReportReason
    """Why it was reported."""
    text: ReportText
    """The reporter's own words."""
    created_at: Timestamp
    """When it was first reported."""


class ReportUpdate(TypedDict):
    """Omitted fields are unchanged."""
    status: NotRequired[ReportStatus]
    """What becomes of the report."""
    note: NotRequired[str | None]
    """A note among administrators; `null` removes it."""


class PendingEmail(TypedDict):
    """An address that its owner has not confirmed yet. Until then the account keeps its present one."""
    email: Email
    """The new address. It is shown whether or not it has an account of its own."""
    expires_at: Timestamp
    """Until when the change can be confirmed, 24 hours after it was asked for."""


AnyLanguage: TypeAlias = 'Literal["en", "de", "es", "ja", "fr", "pt", "uk"] | str'
"""A language of the service's pages and emails, as an ISO 639-1 code. Languages may be added."""


SignInMethod: TypeAlias = 'Literal["github", "google", "linkedin", "password", "passkey"] | str'
"""A sign-in provider, `password`, `passkey`, or a method that a later version adds."""


class RoleGrant(TypedDict):
    """A role and what it applies to."""
    role: Role
    """What the user is allowed to administer."""
    alliance: str | None
    """Slug of the alliance, also of the one that the group belongs to; `null` means all alliances."""
    group_id: str | None
    """ID of the group; `null` for an `alliance_admin`."""


AnyNewEventsChoice: TypeAlias = 'Literal["immediately", "weekly", "never"] | str'
"""One of `NewEventsChoice`, or a choice that a later version adds."""


class NotificationSettings(TypedDict):
    """The kinds of emails that the caller gets; all of them unless the caller turns some off. Emails about the security of the account cannot be turned off. An address that is not verified gets none of these."""
    waitlist_promotion: bool
    """The caller moved up from the waitlist."""
    event_canceled: bool
    """An event with the caller's RSVP was canceled."""
    event_changed: bool
    """Such an event has a new time or place, or takes place after all."""
    event_reminder: bool
    """A reminder a day before an event that the caller attends."""
    rsvp_decision: bool
    """The decision on an RSVP that needed approval."""
    application_received: bool
    """Applications for the caller's jobs."""
    application_status: bool
    """An application of the caller has a new status."""
    role_granted: bool
    """The caller was given a role."""
    membership_ended: bool
    """An administrator ended a membership of the caller."""
    report_received: bool
    """New reports in what the caller administers."""
    report_resolved: bool
    """A report by the caller was resolved or dismissed."""
    event_message: bool
    """Messages by organizers of events with the caller's RSVP."""
    new_events: AnyNewEventsChoice
    """New events of the caller's groups."""
    rsvp_confirmation: bool
    """Confirmations of RSVPs, with a calendar entry and the check-in code."""
    application_confirmation: bool
    """An application of the caller has arrived."""
    rsvp_received: bool
    """RSVPs to approve, in groups that the caller administers."""
    invitation: bool
    """Invitations to groups, alliances, events and roles."""
    group_message: bool
    """Messages by organizers to the members of the caller's groups."""


class User(TypedDict):
    """The caller's profile. While `email_verified` is false, operations that require credentials return 403, but for a few: the caller may read and update this profile, change the address, read what happened to the account, read and revoke the caller's API tokens, request another verification email and sign out."""
    id: Id
    """ID of the caller."""
    email: Email
    """The address of the account, with which the caller signs in and at which the service writes. `POST /api/v1/me/email` changes it."""
    email_verified: bool
    """Whether `email` is verified by the link in an email or by a sign-in provider."""
    email_undeliverable: bool
    """Whether the mail server of `email` has finally rejected three emails within 30 days. Until the caller signs in again, confirms the address by a link in an email, or changes it, no emails are sent that can be turned off (`notifications`). Administrators see this in their lists of attendees and members."""
    pending_email: PendingEmail | None
    """The address to which the caller has asked to change, until it is confirmed; `null` if there is none."""
    name: Name
    """The name that other users see."""
    bio: str | None
    """A short biography, as plain text or Markdown; `null` if nothing. Not HTML."""
    title: str | None
    """Occupation or job title; `null` if not given."""
    company: str | None
    """Company or other organization; `null` if not given."""
    city: str | None
    """City where the caller lives; `null` if not given."""
    country_code: str | None
    """Country where the caller lives; `null` if not given."""
    timezone: str | None
    """Time zone in which the caller lives; `null` if not given. Times in responses are in UTC all the same."""
    language: AnyLanguage | None
    """In which language the caller gets pages and emails. `null` if none was chosen: then pages are in the language that the browser asks for, and emails in English. Whoever registers in a browser begins with the language of the form. JSON is in English all the same."""
    photo_url: str | None
    """A portrait; `null` if there is none."""
    website_url: str | None
    """The caller's website; `null` if there is none."""
    links: list[LabeledLink]
    """More pages by or about the caller, in the caller's order."""
    interests: Tags
    """Topics that interest the caller, in the caller's order."""
    show_as_organizer: bool
    """Whether groups that the caller administers, and their events, name the caller as organizer and host."""
    show_as_attendee: bool
    """Whether pages of events show everybody the caller's name and photo among the attendees, until the event ends."""
    providers: list[SignInMethod]
    """The sign-in methods that are set up, `password` and `passkey` included. There is always at least one."""
    second_factor: bool
    """Whether the account has a second factor, a passkey or an authenticator app, which is asked for after the password."""
    roles: list[RoleGrant]
    """What the caller currently administers, in the order in which the roles were granted."""
    roles_suspended: bool
    """Whether the roles give no rights at present, because this service requires a second factor of administrators and the caller has none. Add one at `/settings/security`."""
    notifications: NotificationSettings
    """Which emails the caller gets beside those about the account."""
    created_at: Timestamp
    """When the account was created."""
    updated_at: Timestamp
    """When the profile was last changed or the email address verified. Roles and sign-in methods do not count."""


Password: TypeAlias = 'str'
"""Compared after Unicode NFKC normalization, otherwise exactly as written. NUL and unpaired surrogates are refused (400)."""


class AccountDeletion(TypedDict):
    """Shows that the caller is there. Without the password the session must have begun within the last five minutes."""
    password: NotRequired[Password]
    """The caller's password. A wrong one counts as a failed sign-in."""


class DeletedAccount(TypedDict):
    """What is left of a deleted account."""
    id: Id
    """ID that the user had."""
    deleted: Literal[True]
    """The account no longer exists."""


Language: TypeAlias = 'Literal["en", "de", "es", "ja", "fr", "pt", "uk"]'
"""A language of the service's pages and emails, as an ISO 639-1 code."""


NewEventsChoice: TypeAlias = 'Literal["immediately", "weekly", "never"]'
"""When to tell a member of new events. `immediately`: the first when it is published, and those that follow within an hour in one email. `weekly`: on Monday at 07:00 in the caller's `timezone` (UTC without one) those of the caller's groups that are new or about to begin and, with a `city` in the profile, those near it. `never`: not at all."""


class NotificationChoices(TypedDict):
    """Omitted kinds are unchanged."""
    waitlist_promotion: NotRequired[bool]
    """The caller moved up from the waitlist."""
    event_canceled: NotRequired[bool]
    """An event with the caller's RSVP was canceled."""
    event_changed: NotRequired[bool]
    """Such an event has a new time or place, or takes place after all."""
    event_reminder: NotRequired[bool]
    """A reminder a day before an event that the caller attends."""
    rsvp_decision: NotRequired[bool]
    """The decision on an RSVP that needed approval."""
    application_received: NotRequired[bool]
    """Applications for the caller's jobs."""
    application_status: NotRequired[bool]
    """An application of the caller has a new status."""
    role_granted: NotRequired[bool]
    """The caller was given a role."""
    membership_ended: NotRequired[bool]
    """An administrator ended a membership of the caller."""
    report_received: NotRequired[bool]
    """New reports in what the caller administers."""
    report_resolved: NotRequired[bool]
    """A report by the caller was resolved or dismissed."""
    event_message: NotRequired[bool]
    """Messages by organizers of events with the caller's RSVP."""
    new_events: NotRequired[NewEventsChoice]
    """New events of the caller's groups."""
    rsvp_confirmation: NotRequired[bool]
    """Confirmations of RSVPs, with a calendar entry and the check-in code."""
    application_confirmation: NotRequired[bool]
    """An application of the caller has arrived."""
    rsvp_received: NotRequired[bool]
    """RSVPs to approve, in groups that the caller administers."""
    invitation: NotRequired[bool]
    """Invitations to groups, alliances, events and roles."""
    group_message: NotRequired[bool]
    """Messages by organizers to the members of the caller's groups."""


class UserUpdate(TypedDict):
    """Omitted fields are unchanged, `null` clears a field. A user must have a name."""
    name: NotRequired[Name]
    """The name that other users see."""
    bio: NotRequired[str | None]
    """A short biography, as plain text or Markdown."""
    title: NotRequired[str | None]
    """Occupation or job title."""
    company: NotRequired[str | None]
    """Company or other organization."""
    city: NotRequired[str | None]
    """City where the caller lives."""
    country_code: NotRequired[CountryCode | None]
    """Country where the caller lives."""
    timezone: NotRequired[str | None]
    """Time zone in which the caller lives."""
    language: NotRequired[Language | None]
    """In which language the caller gets pages and emails."""
    photo_url: NotRequired[str | None]
    """A portrait. The service keeps the URL, not the image."""
    website_url: NotRequired[str | None]
    """The caller's website."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More pages by or about the caller. Replaces all of them."""
    interests: NotRequired[Tags]
    """Topics that interest the caller. Replaces all of them."""
    show_as_organizer: NotRequired[bool]
    """Whether groups that the caller administers, and their events, name the caller as organizer and host."""
    show_as_attendee: NotRequired[bool]
    """Whether pages of events show everybody the caller's name and photo among the attendees, until the event ends."""
    notifications: NotRequired[NotificationChoices]
    """Which emails the caller wants. Omitted kinds are unchanged."""


class EmailChange(TypedDict):
    """What it takes to change the address of an account."""
    email: Email
    """The new address. The link goes there."""
    password: NotRequired[Password]
    """The password of the account; a wrong one counts as a failed sign-in. Only an account without one can leave it out, in a session that began at most five minutes ago."""


class CanceledEmailChange(TypedDict):
    """What is left of a change of the address."""
    canceled: Literal[True]
    """No change is pending."""


SecurityEventKind: TypeAlias = 'Literal["registered", "email_verified", "login", "new_device", "login_failed", "login_blocked", "logout", "session_ended", "other_sessions_ended", "password_changed", "reset_requested", "sign_in_link_requested", "password_reset", "account_recovered", "email_change_requested", "email_change_canceled", "email_changed", "email_change_undone", "provider_linked", "provider_unlinked", "token_created", "token_revoked", "all_tokens_revoked", "calendar_created", "calendar_deleted", "app_admitted", "app_removed", "client_created", "client_changed", "client_deleted", "passkey_added", "passkey_removed", "passkey_counter_regressed", "totp_enabled", "totp_disabled", "recovery_codes_renewed", "recovery_code_used", "second_factor_confirmed", "second_factor_failed", "second_factor_blocked", "second_factor_reset", "account_disabled", "account_enabled"] | str'
"""What happened to an account, or a kind of event that a later version adds."""


class SecurityEvent(TypedDict):
    """Something that happened to the caller's account."""
    id: Id
    """ID of the event."""
    kind: SecurityEventKind
    """What happened."""
    subject: str | None
    """What it happened to or by: of a sign-in and of a change of providers the sign-in method, of tokens, apps and ended sessions their ID; `null` if there is nothing to name."""
    ip_address: str | None
    """The IP address that the request came from; `null` for what the operator did."""
    user_agent: str | None
    """What the program called itself, which anybody can choose; `null` if it did not say, and for what the operator did."""
    created_at: Timestamp
    """When it happened. Lists of events are in this order, the latest first."""


class SecurityEventPage(TypedDict):
    """What happened to the caller's account, the latest first, and where the next page starts."""
    items: list[SecurityEvent]
    """At most `limit` events; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


ExportedText: TypeAlias = 'str'
"""One value of a list."""


class ExportedAccount(TypedDict):
    """The row of the account itself."""
    id: Id
    """ID of the user."""
    email: str
    """Where emails go, and the name to sign in with."""
    email_verified_at: str | None
    """When the address was verified; `null` until then."""
    owner_proven_at: str | None
    """When whoever set up the account proved to own the address; `null` until then."""
    name: str
    """The name that other users see."""
    bio: str | None
    """A short biography."""
    title: str | None
    """Occupation or job title."""
    company: str | None
    """Company or other organization."""
    city: str | None
    """City where the user lives."""
    country_code: str | None
    """Country where the user lives."""
    timezone: str | None
    """Time zone in which the user lives."""
    language: str | None
    """Language of pages and emails."""
    photo_url: str | None
    """A portrait."""
    website_url: str | None
    """The user's website."""
    links: list[LabeledLink]
    """More pages by or about the user."""
    interests: list[ExportedText]
    """Topics that interest the user."""
    show_as_organizer: bool
    """Whether groups name the user among their organizers."""
    show_as_attendee: bool
    """Whether pages of events show everybody that the user attends."""
    muted_notifications: list[ExportedText]
    """The kinds of emails that the user does not want."""
    digest_since: str | None
    """Since when the user is told of new events once a week; `null` otherwise."""
    digest_week: str | None
    """The Monday of the last week for which an email about the week's events was queued; `null` before the first."""
    mail_rejected_at: list[Timestamp]
    """When the mail server of the address lately rejected an email for good."""
    disabled_at: str | None
    """When the operator disabled the account; `null` otherwise."""
    created_at: Timestamp
    """When the account was created."""
    updated_at: Timestamp
    """When the profile was last changed."""


class ExportedPassword(TypedDict):
    """That the account has a password. The password itself is not stored, only what it can be compared with."""
    updated_at: Timestamp
    """When the password was set."""


class ExportedIdentity(TypedDict):
    """An account at a sign-in provider."""
    provider: str
    """The provider."""
    issuer: str
    """The provider, as it names itself."""
    subject: str
    """The ID of the user there."""
    created_at: Timestamp
    """When it was linked."""


class ExportedSession(TypedDict):
    """A browser that is signed in."""
    id: Id
    """ID of the session."""
    address: str
    """The IP address at the sign-in."""
    user_agent: str | None
    """What the browser said of itself."""
    created_at: Timestamp
    """When the user signed in."""
    second_factor_at: str | None
    """When the user last showed a second factor in it; `null` if never."""
    last_used_at: Timestamp
    """When the session was last used, to the minute."""


class ExportedPendingEmail(TypedDict):
    """A change of the address that waits."""
    email: Email
    """The address to be."""
    expires_at: Timestamp
    """Until when it can be confirmed."""
    created_at: Timestamp
    """When it was asked for."""


class ExportedFormerEmail(TypedDict):
    """An address that the account had."""
    email: Email
    """The address."""
    expires_at: Timestamp
    """Until when its link works."""
    created_at: Timestamp
    """When it was given up."""


class ExportedPasskey(TypedDict):
    """A passkey, without its public key."""
    id: Id
    """ID of the passkey."""
    credential_id: str
    """The authenticator’s name for it."""
    transports: list[str]
    """How a browser may reach the authenticator."""
    name: str
    """What the user calls it."""
    last_used_at: str | None
    """When it was last used; `null` if never."""
    created_at: Timestamp
    """When it was added."""


class ExportedAuthenticatorApp(TypedDict):
    """An authenticator app. Its secret is left out."""
    last_used_at: str | None
    """When a code was last used; `null` if never."""
    created_at: Timestamp
    """When it was set up."""


class ExportedRecoveryCode(TypedDict):
    """A recovery code that is left. The code itself is known to nobody."""
    created_at: Timestamp
    """When it was made."""


class ExportedEmailLink(TypedDict):
    """A link in an email that still works, or was used."""
    purpose: str
    """What it is for: `verify`, `reset`, `sign_in`, or `second_factor` for a sign-in by email that waits for that."""
    next: str | None
    """The page to show afterwards."""
    expires_at: Timestamp
    """When it expires."""
    used_at: str | None
    """When it was used; `null` until then."""


class ExportedProviderSignIn(TypedDict):
    """A link to a provider that was begun and not completed."""
    provider: str
    """The provider."""
    next: str | None
    """The page to show afterwards."""
    expires_at: Timestamp
    """When it expires."""


class ExportedSecurityEvent(TypedDict):
    """What happened to the account."""
    event: str
    """What happened."""
    subject: str | None
    """What it happened to, or by what."""
    address: str | None
    """The IP address it came from; `null` for the operator."""
    user_agent: str | None
    """What the browser said of itself."""
    created_at: Timestamp
    """When it happened."""


class ExportedApiToken(TypedDict):
    """An API token, without its secret."""
    id: Id
    """ID of the token."""
    name: str
    """What the user calls it."""
    prefix: str
    """The first characters of its secret."""
    scopes: list[ExportedText]
    """What it may do."""
    last_used_at: str | None
    """When it was last used, to the minute."""
    expires_at: str | None
    """When it expires."""
    revoked_at: str | None
    """When it was revoked."""
    parent_id: str | None
    """The token that created it."""
    grant_id: str | None
    """What the app that created it had been admitted to."""
    created_at: Timestamp
    """When it was created."""
    updated_at: Timestamp
    """When it last changed."""


class ExportedGrant(TypedDict):
    """What an app was admitted to, by one consent."""
    id: Id
    """ID of the consent."""
    client_id: str
    """The app."""
    client_name: str
    """What the app calls itself."""
    scopes: list[ExportedText]
    """What it may do."""
    audiences: list[ExportedText]
    """What its tokens are for."""
    last_used_at: str | None
    """When it was last used, to the minute."""
    expires_at: Timestamp
    """When it ends."""
    created_at: Timestamp
    """When the user consented."""


class ExportedAccessToken(TypedDict):
    """An access token of an app, without its secret."""
    grant_id: Id
    """The consent that it was issued for."""
    scopes: list[ExportedText]
    """What it may do."""
    audience: str
    """What it is for."""
    expires_at: Timestamp
    """When it expires."""
    created_at: Timestamp
    """When it was issued."""


class ExportedAppCredential(TypedDict):
    """A code or a refresh token of an app, without its secret."""
    grant_id: Id
    """The consent that it was issued for."""
    kind: str
    """What it is."""
    consumed_at: str | None
    """When it was used."""
    expires_at: Timestamp
    """When it expires."""


class ExportedApp(TypedDict):
    """An app that the user has registered."""
    id: str
    """The `client_id`."""
    name: str
    """What it is called."""
    uri: str | None
    """The app's own page."""
    redirect_uris: list[ExportedText]
    """Where it leads to."""
    grant_types: list[ExportedText]
    """How it gets tokens."""
    auth_method: str
    """How it shows who it is."""
    created_at: Timestamp
    """When it was registered."""
    updated_at: Timestamp
    """When it last changed."""


class ExportedCalendarAddress(TypedDict):
    """The address of the private calendar, without its secret."""
    token_id: str | None
    """The API token that made it."""
    grant_id: str | None
    """The consent of the app that made it."""
    last_used_at: str | None
    """When it was last read, to the minute."""
    created_at: Timestamp
    """When it was made."""


class ExportedMembership(TypedDict):
    """A group that the user has joined."""
    alliance: str
    """Slug of the alliance."""
    group_id: Id
    """ID of the group."""
    group_name: str
    """Name of the group."""
    joined_at: Timestamp
    """When the user joined."""


class ExportedAttendance(TypedDict):
    """An RSVP, also to an event that is over."""
    event_id: Id
    """ID of the event."""
    event_name: str
    """Name of the event."""
    starts_at: Timestamp
    """When the event starts."""
    status: str
    """`attending`, `waitlisted`, `pending` or `declined`."""
    responded_at: Timestamp
    """When the RSVP was sent."""
    guests: int
    """How many others the user brings."""
    answers: list[RsvpAnswer]
    """What the user answered to the questions of the event."""
    decision_pending: bool
    """Whether the user is still to be told of a decision about the RSVP."""
    arrival: int
    """Grows with each RSVP to the service: the order of the waitlist."""
    notified_revision: int
    """Up to which change of the event the user was told."""
    confirmation_pending: bool
    """Whether the RSVP is still to be confirmed by email."""
    calendar_sequence: int
    """Rises with each RSVP and each correction of one; orders the calendar entries in emails."""
    promotion_pending: bool
    """Whether the user is still to be told of a place that became free."""
    check_in_code: str | None
    """What the user shows at the door."""
    checked_in_at: str | None
    """When the user was checked in at the event."""


class ExportedApplication(TypedDict):
    """An application for a job."""
    id: Id
    """ID of the application."""
    job_id: Id
    """ID of the job."""
    job_title: str
    """Title of the job."""
    company_name: str
    """Who offers the job."""
    note: str | None
    """What the user wrote."""
    resume_url: str | None
    """Where the résumé is."""
    status: str
    """What became of it."""
    notified_status: str
    """The status that the user was last told."""
    created_at: Timestamp
    """When it was sent."""
    updated_at: Timestamp
    """When it last changed."""


class ExportedRole(TypedDict):
    """What the user administers."""
    id: Id
    """ID of the role."""
    role: str
    """`alliance_admin` or `group_admin`."""
    alliance: str | None
    """Slug of the alliance; `null` for all alliances."""
    group_id: str | None
    """ID of the group; `null` for a whole alliance."""
    group_name: str | None
    """Name of the group."""
    created_at: Timestamp
    """When the role was granted."""


class ExportedJob(TypedDict):
    """A job that the user posted. It belongs to the alliance and stays with it."""
    id: Id
    """ID of the job."""
    slug: str
    """The job in addresses."""
    title: str
    """Its title."""
    status: str
    """Whether it is shown."""
    created_at: Timestamp
    """When it was created."""


class ExportedLandscapeEntry(TypedDict):
    """A landscape entry that the user created. It belongs to the alliance and stays with it."""
    id: Id
    """ID of the entry."""
    slug: str
    """The entry within its alliance."""
    name: str
    """Its name."""
    created_at: Timestamp
    """When it was created."""


class ExportedAuditEntry(TypedDict):
    """What the user changed as an administrator, or what was granted to or revoked from the user."""
    id: Id
    """ID of the entry."""
    action: str
    """What was done."""
    actor_id: str | None
    """Who did it; `null` for the operator. Of others only the ID."""
    token_id: str | None
    """The API token that was used."""
    subject_type: str
    """What kind of thing was changed."""
    subject_id: Id
    """ID of what was changed."""
    subject_name: str
    """Name of what was changed."""
    created_at: Timestamp
    """When it was done."""


class ExportedUpload(TypedDict):
    """A picture. `GET /api/v1/me/uploads` has the addresses of its files."""
    id: Id
    """ID of the upload."""
    name: str
    """What its files are called."""
    widths: list[int]
    """Pixels."""
    heights: list[int]
    """Pixels."""
    bytes: list[int]
    """Of the files."""
    unused_since: str | None
    """Since when nothing shows it; `null` while something does."""
    created_at: Timestamp
    """When it was uploaded."""


class ExportedBan(TypedDict):
    """A ban. Whoever is banned is told neither why nor by whom."""
    alliance: Slug
    """The alliance."""
    group_id: str | None
    """The group; `null` for the whole alliance."""
    decided: bool
    """Whether the user decided it, about somebody else."""
    reason: str | None
    """Why, in the words of the user who decided it."""
    created_at: Timestamp
    """Since when."""


class ExportedReport(TypedDict):
    """A report that the user sent, or resolved."""
    id: Id
    """ID of the report."""
    subject_type: str
    """What was reported."""
    subject_id: Id
    """ID of what was reported."""
    reason: str | None
    """Of a report that the user sent: why."""
    text: str | None
    """Of a report that the user sent: what the user wrote."""
    note: str | None
    """Of a report that the user resolved: what the user noted."""
    created_at: Timestamp
    """When it was sent."""


class ExportedEventMessage(TypedDict):
    """A message that the user sent to people with an RSVP to an event."""
    id: Id
    """ID of the message."""
    event_id: Id
    """ID of the event."""
    subject: str
    """What it is about."""
    text: str
    """What it says."""
    audience: str
    """Whose RSVPs it is about: `attending`, `waitlisted`, `pending` or `everyone`."""
    recipient_count: int
    """To how many people it was sent."""
    created_at: Timestamp
    """When it was sent."""


class ExportedInvitation(TypedDict):
    """An invitation that the user sent, was sent or accepted."""
    id: Id
    """ID of the invitation."""
    alliance: Slug
    """Slug of the alliance."""
    group_id: str | None
    """ID of the group, also of the one that the event belongs to; `null` for an invitation to an alliance."""
    event_id: str | None
    """ID of the event; `null` for an invitation to something else."""
    role: str | None
    """The role that it gives."""
    sent: bool
    """Whether the user sent it."""
    to_me: bool
    """Whether it was sent to the user's address."""
    accepted_at: str | None
    """When the user accepted it; `null` otherwise."""
    created_at: Timestamp
    """When it was made."""


class ExportedGroupMessage(TypedDict):
    """A message that the user sent to the members of a group."""
    id: Id
    """ID of the message."""
    group_id: Id
    """ID of the group."""
    subject: str
    """What it is about."""
    text: str
    """What it says."""
    recipient_count: int
    """To how many people it was sent."""
    created_at: Timestamp
    """When it was sent."""


class ExportedIdempotencyKey(TypedDict):
    """An `Idempotency-Key` that the user sent within a day. The kept response is of what stands elsewhere in this document."""
    operation: str
    """The operation that it was sent to."""
    key: str
    """The key."""
    created_at: Timestamp
    """When it was first used."""


class ExportedEmail(TypedDict):
    """An email to the user that was not sent yet. Its text may hold a link, which only the mailbox gets."""
    topic: str
    """What it comes from."""
    subject: str | None
    """Its subject, if it is written already."""
    attempts: int
    """How often it could not be delivered."""
    created_at: Timestamp
    """When it was caused."""


class ExportedLimit(TypedDict):
    """A limit that the user has used something of."""
    limit: str
    """Its name."""
    uses: int
    """How often."""
    until: str | None
    """When it is forgotten."""


class AccountExport(TypedDict):
    """Everything that is stored about the caller, by section. What is secret is left out: that it exists, and since when, stands here."""
    exported_at: Timestamp
    """When the document was made."""
    account: list[ExportedAccount]
    """The account itself: one row."""
    passwords: list[ExportedPassword]
    """The password, if there is one."""
    identities: list[ExportedIdentity]
    """Linked sign-in providers."""
    sessions: list[ExportedSession]
    """Browsers that are signed in."""
    pending_emails: list[ExportedPendingEmail]
    """A change of the address that waits for its confirmation, if there is one."""
    former_emails: list[ExportedFormerEmail]
    """Addresses by which a change can be undone."""
    passkeys: list[ExportedPasskey]
    """Passkeys."""
    authenticator_apps: list[ExportedAuthenticatorApp]
    """The authenticator app, if there is one."""
    recovery_codes: list[ExportedRecoveryCode]
    """Recovery codes that are left."""
    email_links: list[ExportedEmailLink]
    """Links in emails."""
    provider_sign_ins: list[ExportedProviderSignIn]
    """Links to providers under way."""
    security_events: list[ExportedSecurityEvent]
    """What happened to the account."""
    api_tokens: list[ExportedApiToken]
    """API tokens."""
    authorized_apps: list[ExportedGrant]
    """Apps that the user has admitted."""
    access_tokens: list[ExportedAccessToken]
    """Access tokens of these apps."""
    app_credentials: list[ExportedAppCredential]
    """Codes and refresh tokens of these apps."""
    apps: list[ExportedApp]
    """Apps that the user has registered."""
    calendar_addresses: list[ExportedCalendarAddress]
    """The private calendar, if there is one."""
    memberships: list[ExportedMembership]
    """Groups that the user has joined."""
    attendances: list[ExportedAttendance]
    """RSVPs, with those to past events."""
    applications: list[ExportedApplication]
    """Applications for jobs."""
    roles: list[ExportedRole]
    """Roles of the user."""
    jobs_posted: list[ExportedJob]
    """Jobs that the user posted."""
    landscape_entries: list[ExportedLandscapeEntry]
    """Landscape entries that the user created."""
    audit_entries: list[ExportedAuditEntry]
    """Entries of audit logs by or about the user."""
    uploads: list[ExportedUpload]
    """Pictures that the user uploaded."""
    bans: list[ExportedBan]
    """Bans of the user, and bans that the user decided."""
    reports: list[ExportedReport]
    """Reports by the user, and reports that the user resolved."""
    event_messages: list[ExportedEventMessage]
    """Messages that the user sent to people with an RSVP to an event."""
    invitations: list[ExportedInvitation]
    """Invitations that the user sent, without whom to; those to the user's address; and those that the user accepted."""
    group_messages: list[ExportedGroupMessage]
    """Messages that the user sent to members of groups."""
    idempotency_keys: list[ExportedIdempotencyKey]
    """Keys of requests that may be repeated."""
    queued_emails: list[ExportedEmail]
    """Emails that were not sent yet."""
    limits: list[ExportedLimit]
    """Limits that were used."""


TokenPrefix: TypeAlias = 'str'
"""The first 12 characters of a token's secret. They identify it in lists and emails, and grant no access."""


AnyTokenScope: TypeAlias = 'Literal["profile:read", "profile:write", "account:manage", "tokens:manage", "groups:join", "events:attend", "jobs:apply", "reports:create", "uploads:create", "admin:alliances", "admin:groups", "admin:events", "admin:jobs", "admin:landscape", "admin:webhooks", "admin:reports"] | str'
"""One of `TokenScope`, or a scope that a later version adds."""


class ApiToken(TypedDict):
    """An API token without its secret. It is active until it is revoked or expires."""
    id: Id
    """ID of the token, which is no secret."""
    name: Name
    """What the token is for. It need not be unique."""
    token_prefix: TokenPrefix
    """How the token begins, to tell the caller's tokens apart."""
    scopes: list[AnyTokenScope]
    """What the token may do. Set at its creation."""
    last_used_at: str | None
    """When the token was last used, to the minute; `null` if never."""
    expires_at: str | None
    """When the token expires; `null` if it never does."""
    revoked_at: str | None
    """When the token was revoked; `null` if it was not."""
    current: bool
    """Whether this request was made with this token."""
    created_at: Timestamp
    """When the token was created."""
    updated_at: Timestamp
    """When the token was created or revoked. Its use does not count."""


class TokenPage(TypedDict):
    """The caller's API tokens, newest first, and where the next page starts."""
    items: list[ApiToken]
    """At most `limit` tokens; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


TokenScope: TypeAlias = 'Literal["profile:read", "profile:write", "account:manage", "tokens:manage", "groups:join", "events:attend", "jobs:apply", "reports:create", "uploads:create", "admin:alliances", "admin:groups", "admin:events", "admin:jobs", "admin:landscape", "admin:webhooks", "admin:reports"]'
"""What a token may do. Never more than its user's roles allow at the time of the request. Each operation names the scope it needs."""


TokenScopes: TypeAlias = 'list[TokenScope]'
"""What a new token may do. At least one scope."""


class TokenCreate(TypedDict):
    """What the token is for, what it may do and until when."""
    name: Name
    """What the token is for. It need not be unique."""
    scopes: NotRequired[TokenScopes]
    """What the token may do. If omitted, all scopes; or, when created with a token, all scopes of that token."""
    expires_at: NotRequired[str | None]
    """Must be in the future and at most 366 days from now; `null` means never. If omitted, 90 days from now, or the expiry of the creating token if that is sooner."""


TokenSecret: TypeAlias = 'str'
"""Send it as `Authorization: Bearer <token>`, never in a URL. `alli_`, followed by 40 random base-62 characters (0-9 A-Z a-z) and 6 more that hold the CRC-32 of everything before them."""


class NewApiToken(ApiToken):
    """An API token with its secret, which is shown only once, here, and is not stored."""
    token: TokenSecret
    """The secret. Keep it where no one else can read it; it cannot be shown again."""


class CalendarAddress(TypedDict):
    """The address of the caller's private calendar, without its secret."""
    last_used_at: str | None
    """When the calendar was last read, to the minute; `null` if never."""
    created_at: Timestamp
    """When the address was made."""


CalendarUrl: TypeAlias = 'str'
"""The secret address of a private calendar. Its last segment has 256 random bits."""


class NewCalendarAddress(CalendarAddress):
    """The address of a private calendar, which is shown only once, here, and is not stored."""
    url: CalendarUrl
    """Give it to a calendar program. Whoever knows it can read the calendar; it cannot be shown again."""


class DeletedCalendarAddress(TypedDict):
    """What is left of the address of a private calendar."""
    deleted: Literal[True]
    """The address no longer works."""


PictureType: TypeAlias = 'Literal["image/webp"] | str'
"""The media type of the files of a picture; a later version may add types."""


class PictureSize(TypedDict):
    """A file of a picture that fits into a square."""
    width: int
    """Width in pixels, of which a small picture has no more than before."""
    height: int
    """Height in pixels."""
    url: Url
    """Where the file is, for everyone."""
    bytes: int
    """Size of the file."""


class Upload(TypedDict):
    """A picture that a user has uploaded. It never changes."""
    id: Id
    """ID of the upload."""
    url: Url
    """Where the largest file is, for everyone: the value for a `logo_url`, `banner_url` or `photo_url`."""
    content_type: PictureType
    """The type of the files."""
    width: int
    """Width of the largest file in pixels."""
    height: int
    """Height of the largest file in pixels."""
    sizes: list[PictureSize]
    """The files, smallest first: they fit into squares of 128, 512 and 1600 pixels. None is larger than what was uploaded."""
    in_use: bool
    """Whether a profile, an alliance, a group, an event or a landscape entry has the address of one of the files."""
    created_at: Timestamp
    """When it was uploaded."""


class UploadPage(TypedDict):
    """The caller's uploads, newest first, and where the next page starts."""
    items: list[Upload]
    """At most `limit` uploads; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class MyGroup(TypedDict):
    """A group that the caller is a member of."""
    group: GroupSummary
    """The group. It may have become inactive."""
    joined_at: Timestamp
    """When the caller joined it."""


class MyGroupPage(TypedDict):
    """The caller's groups, most recently joined first, and where the next page starts."""
    items: list[MyGroup]
    """At most `limit` groups; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class MyEvent(TypedDict):
    """An event that the caller attends, or for which the caller is waitlisted or pending, and the caller's RSVP."""
    event: EventSummary
    """The event. It may have been canceled."""
    status: AttendeeStatus
    """Whether the caller has a place."""
    waitlist_position: int | None
    """1 is the next to get a place; `null` unless waitlisted."""
    guests: Guests
    """How many others the caller brings."""
    responded_at: Timestamp
    """When the caller sent the RSVP. A place from the waitlist does not change it."""
    checked_in_at: str | None
    """When the caller was checked in at the door; `null` before that."""
    meeting_url: str | None
    """Where to join online; `null` for those who do not attend, and if there is no such address."""


class MyEventPage(TypedDict):
    """The caller's events, soonest first, and where the next page starts."""
    items: list[MyEvent]
    """At most `limit` events; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class PictureUpload(TypedDict):
    """A form with one picture."""
    file: str
    """The picture, of at most 8 MiB. Neither its name nor its type says anything."""


PictureFile: TypeAlias = 'str'
"""A picture of at most 8 MiB and 64 million pixels. What it is, is found in its bytes; `Content-Type` only has to be one of the four. Vector graphics are refused."""


class DeletedUpload(TypedDict):
    """What is left of a deleted upload."""
    id: Id
    """ID that the upload had."""
    deleted: Literal[True]
    """The upload and its files no longer exist."""

__all__ = ["HealthStatus", "Health", "ErrorCode", "FilterEntity", "Slug", "Count", "FilterOption", "FilterOptions", "GroupFilters", "EventFilters", "JobFilters", "LandscapeFilters", "Filters", "AllianceSort", "Cursor", "Timestamp", "Id", "Name", "Url", "AllianceSummary", "AlliancePage", "Description", "Email", "LabeledLinkCreate", "ShortText", "AllianceCreate", "LabeledLink", "Alliance", "AllianceUpdate", "Person", "Role", "Administrator", "AdministratorPage", "RemovedAdministrator", "AllianceMember", "AllianceMemberPage", "InvitationStatus", "InvitationAcceptance", "Invitation", "InvitationPage", "EmailAddressInput", "AllianceInvitationRole", "AllianceInvitationCreate", "InvitationOutcome", "InvitationResult", "InvitationResults", "BanReason", "RemovedMember", "Ban", "BanPage", "RemovedBan", "AuditAction", "AuditSubjectType", "AuditSubject", "AuditValue", "AuditChange", "AuditEntry", "AuditEntryPage", "Day", "StatisticsInterval", "CommunityPeriod", "PlaceStatistics", "Source", "SourceStatistics", "SourceList", "CommunityStatistics", "WebhookUrl", "AnyWebhookEventType", "WebhookDisabledReason", "Webhook", "WebhookPage", "WebhookEventType", "WebhookEventTypes", "WebhookCreate", "WebhookSecret", "NewWebhook", "DeletedWebhook", "WebhookUpdate", "WebhookSecretRotation", "AnySentWebhookEventType", "AnyWebhookDeliveryStatus", "WebhookDelivery", "WebhookDeliveryStatus", "SentWebhookEventType", "WebhookDeliveryPage", "WebhookDeliveryDetails", "CountryCode", "GroupSort", "Include", "GeoPoint", "Tag", "Tags", "Organizers", "DistanceKm", "MembershipStatus", "AttendanceStatus", "Viewer", "GroupSummary", "GroupPage", "GeoPointCreate", "GroupCreate", "Group", "DeletedResource", "GeoPointUpdate", "GroupUpdate", "Member", "MemberPage", "MessageText", "GroupMessage", "GroupMessagePage", "GroupMessageCreate", "GroupInvitationRole", "GroupInvitationCreate", "EventKind", "EventStatus", "EventSort", "GroupReference", "Summary", "AnyEventKind", "AnyEventStatus", "TimeZone", "Venue", "EventSummary", "EventPage", "Membership", "NewEventStatus", "VenueCreate", "QuestionText", "QuestionKind", "RegistrationQuestionCreate", "RegistrationQuestions", "Guests", "EventCreate", "AnyQuestionKind", "RegistrationQuestion", "GroupEvent", "VenueUpdate", "EventUpdate", "CopyStart", "EventCopies", "EventSeries", "AttendeeStatusChoice", "AttendeeStatus", "AnswerText", "RsvpAnswer", "RsvpAnswers", "Attendee", "AttendeePage", "AttendeeDecision", "AttendeeUpdate", "CheckInSummary", "CheckInCodeInput", "CheckInCreate", "EventPeriod", "EventStatistics", "AnyMessageAudience", "EventMessage", "EventMessagePage", "MessageAudience", "EventMessageCreate", "EventInvitationCreate", "Attendance", "RsvpAnswerCreate", "RsvpCreate", "EmploymentType", "JobStatus", "JobSort", "AnyEmploymentType", "SalaryAmount", "Currency", "AnySalaryPeriod", "Salary", "AnyJobStatus", "JobSummary", "JobPage", "SalaryPeriod", "SalaryCreate", "NewJobStatus", "JobCreate", "Job", "DeletedJob", "SalaryUpdate", "JobUpdate", "JobReference", "Applicant", "JobApplicationStatus", "JobApplication", "JobApplicationPage", "ReviewStatus", "JobApplicationUpdate", "JobApplicationCreate", "LandscapeKind", "LandscapeStage", "LandscapeSort", "AnyLandscapeKind", "AnyLandscapeStage", "LandscapeEntrySummary", "LandscapeEntryPage", "LandscapeEntryCreate", "LandscapeEntry", "LandscapeEntryUpdate", "SearchType", "SearchRank", "SearchPartial", "SearchSnippet", "EventSearchResult", "GroupSearchResult", "JobSearchResult", "LandscapeEntrySearchResult", "SearchResult", "SearchResults", "ResourceType", "AnyResourceType", "Removal", "RemovalPage", "AllianceChange", "GroupChange", "EventChange", "JobChange", "LandscapeEntryChange", "Change", "ChangeStream", "ReportStatus", "ReportSubjectType", "ReportSort", "AnyReportSubjectType", "ReportSubject", "AnyReportReason", "ReportText", "AnyReportStatus", "Report", "ReportPage", "ReportReason", "ReportCreate", "SubmittedReport", "ReportUpdate", "PendingEmail", "AnyLanguage", "SignInMethod", "RoleGrant", "AnyNewEventsChoice", "NotificationSettings", "User", "Password", "AccountDeletion", "DeletedAccount", "Language", "NewEventsChoice", "NotificationChoices", "UserUpdate", "EmailChange", "CanceledEmailChange", "SecurityEventKind", "SecurityEvent", "SecurityEventPage", "ExportedText", "ExportedAccount", "ExportedPassword", "ExportedIdentity", "ExportedSession", "ExportedPendingEmail", "ExportedFormerEmail", "ExportedPasskey", "ExportedAuthenticatorApp", "ExportedRecoveryCode", "ExportedEmailLink", "ExportedProviderSignIn", "ExportedSecurityEvent", "ExportedApiToken", "ExportedGrant", "ExportedAccessToken", "ExportedAppCredential", "ExportedApp", "ExportedCalendarAddress", "ExportedMembership", "ExportedAttendance", "ExportedApplication", "ExportedRole", "ExportedJob", "ExportedLandscapeEntry", "ExportedAuditEntry", "ExportedUpload", "ExportedBan", "ExportedReport", "ExportedEventMessage", "ExportedInvitation", "ExportedGroupMessage", "ExportedIdempotencyKey", "ExportedEmail", "ExportedLimit", "AccountExport", "TokenPrefix", "AnyTokenScope", "ApiToken", "TokenPage", "TokenScope", "TokenScopes", "TokenCreate", "TokenSecret", "NewApiToken", "CalendarAddress", "CalendarUrl", "NewCalendarAddress", "DeletedCalendarAddress", "PictureType", "PictureSize", "Upload", "UploadPage", "MyGroup", "MyGroupPage", "MyEvent", "MyEventPage", "PictureUpload", "PictureFile", "DeletedUpload"]
