# Generated from openapi/ by "make generate". Do not edit.
"""Types of request and response bodies."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

HealthStatus: TypeAlias = 'Literal["ok"] | str'
"""Always `ok`, or a value that a later version adds; failures return 503."""


class Health(TypedDict):
    """Health and version of the service."""
    status: HealthStatus
    """Whether the service as a whole works."""
    database: HealthStatus
    """Whether the database has just executed a query."""
    version: str
    """Version of the service (Semantic Versioning)."""


ErrorCode: TypeAlias = 'Literal["malformed_request", "validation_failed", "invalid_cursor", "cross_site_request", "method_not_allowed", "not_acceptable", "unsupported_media_type", "content_too_large", "uri_too_long", "headers_too_large", "request_timeout", "expectation_failed", "unauthorized", "invalid_token", "invalid_credentials", "insufficient_scope", "email_not_verified", "reauthentication_required", "role_required", "banned", "invitation_of_another", "second_factor_required", "step_up_required", "forbidden", "too_many_requests", "link_expired", "sign_in_expired", "oauth_error", "password_refused", "not_found", "slug_taken", "invalid_transition", "capacity_too_small", "event_full", "rsvp_not_open_yet", "rsvp_closed", "rsvp_declined", "join_declined", "group_requests_closed", "group_request_pending", "not_attending", "already_attending", "not_a_member", "check_in_not_open", "check_in_closed", "unknown_check_in_code", "no_recipients", "no_links", "links_already_announced", "event_not_ended", "answer_required", "invalid_answer", "event_not_open", "registration_elsewhere", "no_registration", "event_has_rsvps", "event_ended", "group_inactive", "job_not_open", "already_applied", "application_rejected", "event_not_draft", "series_full", "door_link_limit_reached", "agenda_outside_event", "import_edited", "group_not_empty", "token_limit_reached", "storage_full", "passkey_limit_reached", "passkey_taken", "second_factor_missing", "webhook_limit_reached", "webhook_disabled", "client_limit_reached", "secret_missing", "account_disabled", "user_banned", "user_is_administrator", "last_administrator", "global_administrator", "provider_taken", "last_sign_in_method", "email_unchanged", "email_taken", "password_missing", "password_changed", "precondition_failed", "idempotency_key_reused", "overloaded", "unavailable", "timeout", "internal_error"] | str'
"""Machine-readable error code; a later version may add codes. The introduction explains each of them."""


FilterEntity: TypeAlias = 'Literal["groups", "events", "jobs", "landscape"]'
"""A list of this API that can be filtered."""


Slug: TypeAlias = 'str'
"""Short name used in URLs. It never changes."""


Count: TypeAlias = 'int'
"""Number of items, updated by the service."""


class FilterOption(TypedDict):
    """A value of a query parameter, with the number of matching public items."""
    value: str
    """Send it as the value of the query parameter, exactly as written."""
    label: str
    """Label to show to people, in English; for a group or an alliance, its name."""
    alliance: NotRequired[Slug]
    """Slug of the group's alliance, only for `group`: groups of two alliances may have the same slug. Send it as `alliance` together with `group`."""
    count: Count
    """Number of public items with this value; with `alliance`, in those alliances only."""


FilterOptions: TypeAlias = 'list[FilterOption]'
"""All options, most frequent first, then alphabetical; empty if there are none."""


class GroupFilters(TypedDict):
    """Filter options of `GET /api/v1/alliances/{alliance}/groups`."""
    category: FilterOptions
    """Categories of groups, in their own words."""
    region: FilterOptions
    """Regions of groups, in their own words."""
    city: FilterOptions
    """Cities of groups."""
    country_code: FilterOptions
    """Countries of groups (ISO 3166-1 alpha-2)."""
    tag: FilterOptions
    """Topics of groups."""


class EventFilters(TypedDict):
    """Filter options of `GET /api/v1/alliances/{alliance}/events`, including past events."""
    group: FilterOptions
    """Slugs of the events' groups."""
    kind: FilterOptions
    """Kinds of events."""
    category: FilterOptions
    """Categories of events, in the groups' own words."""
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
    """Slugs of the jobs' alliances."""
    group: FilterOptions
    """Slugs of the jobs' groups. Jobs without a group are not counted."""
    remote: FilterOptions
    """Whether a job is remote, `true` or `false`."""
    employment_type: FilterOptions
    """Types of employment."""
    location: FilterOptions
    """Locations of jobs, as written by their authors."""
    tag: FilterOptions
    """Topics of jobs."""


class LandscapeFilters(TypedDict):
    """Filter options of `GET /api/v1/landscape`."""
    alliance: FilterOptions
    """Slugs of the entries' alliances."""
    kind: FilterOptions
    """Kinds of entries."""
    category: FilterOptions
    """Categories of entries, in their own words."""
    stage: FilterOptions
    """Funding stages of startups. Other entries have no stage."""
    tag: FilterOptions
    """Topics of entries."""


class Filters(TypedDict):
    """Filter options of the lists named by `entity`; other lists are absent."""
    groups: NotRequired[GroupFilters]
    """Options of active groups."""
    events: NotRequired[EventFilters]
    """Options of published and canceled events of active groups, including past ones."""
    jobs: NotRequired[JobFilters]
    """Options of published jobs that have not expired."""
    landscape: NotRequired[LandscapeFilters]
    """Options of published landscape entries."""


AllianceSort: TypeAlias = 'Literal["name", "newest", "most_members", "recently_updated"]'
"""Order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `recently_updated`: last changed first, as defined by `updated_since`."""


Cursor: TypeAlias = 'str'
"""Position in a list: an opaque value, valid only with the filters and order it was issued for."""


Timestamp: TypeAlias = 'str'
"""RFC 3339 timestamp, in UTC between the years 1 and 9999. Responses use UTC."""


Id: TypeAlias = 'str'
"""UUID version 7, generated by the service. It never changes."""


Name: TypeAlias = 'str'
"""One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space."""


Url: TypeAlias = 'str'
"""HTTP or HTTPS URL without a user name or password, in the characters of RFC 3986: other characters are percent-encoded, and a non-ASCII host is in Punycode. Returned exactly as sent."""


class AllianceSummary(TypedDict):
    """An alliance as shown in lists."""
    id: Id
    """ID of the alliance."""
    slug: Slug
    """Slug of the alliance, used in paths and filters."""
    name: Name
    """Name of the alliance."""
    logo_url: str | None
    """URL of an image to show next to the name; `null` if there is none."""
    banner_url: str | None
    """URL of a wide image to show above the alliance; `null` if there is none."""
    group_count: Count
    """Number of active groups."""
    member_count: Count
    """Number of people in the alliance's active groups, each counted once."""
    upcoming_event_count: Count
    """Number of public events of active groups that have not ended."""
    created_at: Timestamp
    """When the alliance was created."""
    updated_at: Timestamp
    """When an administrator last changed the alliance itself. Changes to its groups and their members do not count."""


class AlliancePage(TypedDict):
    """A page of alliances, in the order of `sort`."""
    items: list[AllianceSummary]
    """At most `limit` alliances; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


Description: TypeAlias = 'str'
"""Plain text or Markdown, without bidirectional overrides and control characters other than tabs and line breaks; clients must not treat it as HTML."""


Email: TypeAlias = 'str'
"""Email address without a display name, quotes or comments: at most 64 octets before the `@` and 254 in all. Letters of all scripts are accepted (RFC 6531), in Unicode normalization form KC. Addresses that differ only in case are the same."""


class LabeledLinkCreate(TypedDict):
    """A link with its text."""
    label: Name
    """Text of the link."""
    url: Url
    """URL of the link."""


ShortText: TypeAlias = 'str'
"""One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space."""


class AllianceCreate(TypedDict):
    """A new alliance. Only the name and the description are required."""
    slug: NotRequired[Slug]
    """Slug, unique among all alliances. It cannot be changed. If omitted, it is derived from the name."""
    name: Name
    """Name of the alliance."""
    description: Description
    """Description of the alliance, as plain text or Markdown."""
    logo_url: NotRequired[str | None]
    """URL of an image to show next to the name."""
    banner_url: NotRequired[str | None]
    """URL of a wide image to show above the alliance."""
    website_url: NotRequired[str | None]
    """URL of the alliance's own website."""
    contact_email: NotRequired[str | None]
    """Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More links about the alliance and its rules, in this order."""
    accent_color: NotRequired[str | None]
    """Color of links and buttons on the pages of the alliance, its groups and events. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode."""
    tagline: NotRequired[str | None]
    """Tagline shown below the alliance's name."""
    sender_name: NotRequired[str | None]
    """Sender name of emails about the alliance, its groups, events and jobs. The sender address is always the service's."""
    imprint_url: NotRequired[str | None]
    """URL of the imprint, linked in the footer of the alliance's pages instead of the service's."""
    privacy_url: NotRequired[str | None]
    """URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's."""
    terms_url: NotRequired[str | None]
    """URL of the terms of use, linked in the footer of the alliance's pages instead of the service's."""
    accepts_group_requests: NotRequired[bool]
    """Whether people may ask to start a group."""


class LabeledLink(TypedDict):
    """A link with its text."""
    label: Name
    """Text of the link."""
    url: Url
    """URL of the link."""


class Alliance(AllianceSummary):
    """An umbrella community of groups."""
    html_url: str
    """Absolute URL of the alliance's web page."""
    description: Description
    """Description of the alliance, as plain text or Markdown; not HTML."""
    website_url: str | None
    """URL of the alliance's own website; `null` if there is none."""
    links: list[LabeledLink]
    """More links about the alliance and its rules, in the order given."""
    contact_email: str | None
    """Public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the alliance's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. An unconfirmed address has no effect and is shown only to administrators of the alliance; others get `null`. `null` if there is none."""
    contact_email_confirmed: bool
    """Whether `contact_email` has been confirmed from its mailbox; `false` without an address."""
    accent_color: str | None
    """Color of links and buttons on the pages of the alliance, its groups and events; `null` for the color of the service. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode."""
    tagline: str | None
    """Tagline shown below the alliance's name; `null` if there is none."""
    sender_name: str | None
    """Sender name of emails about the alliance, its groups, events and jobs; `null` for the name of the service. The sender address is always the service's. Emails about several alliances use the name of the service."""
    imprint_url: str | None
    """URL of the imprint, linked in the footer of the alliance's pages instead of the service's; `null` if there is none."""
    privacy_url: str | None
    """URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's; `null` if there is none."""
    terms_url: str | None
    """URL of the terms of use, linked in the footer of the alliance's pages instead of the service's; `null` if there is none."""
    accepts_group_requests: bool
    """Whether people may ask to start a group with `createGroupRequest`."""


class AllianceUpdate(TypedDict):
    """Changes to an alliance. Omitted fields are unchanged, `null` clears a nullable field."""
    name: NotRequired[Name]
    """Name of the alliance."""
    description: NotRequired[Description]
    """Description of the alliance, as plain text or Markdown."""
    logo_url: NotRequired[str | None]
    """URL of an image to show next to the name."""
    banner_url: NotRequired[str | None]
    """URL of a wide image to show above the alliance."""
    website_url: NotRequired[str | None]
    """URL of the alliance's own website."""
    contact_email: NotRequired[str | None]
    """Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More links about the alliance and its rules. Replaces the whole list."""
    accent_color: NotRequired[str | None]
    """Color of links and buttons on the pages of the alliance, its groups and events. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode."""
    tagline: NotRequired[str | None]
    """Tagline shown below the alliance's name."""
    sender_name: NotRequired[str | None]
    """Sender name of emails about the alliance, its groups, events and jobs. The sender address is always the service's."""
    imprint_url: NotRequired[str | None]
    """URL of the imprint, linked in the footer of the alliance's pages instead of the service's."""
    privacy_url: NotRequired[str | None]
    """URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's."""
    terms_url: NotRequired[str | None]
    """URL of the terms of use, linked in the footer of the alliance's pages instead of the service's."""
    accepts_group_requests: NotRequired[bool]
    """Whether people may ask to start a group."""


class Person(TypedDict):
    """A user as seen by other users."""
    id: Id
    """ID of the user."""
    name: Name
    """Name of the user."""


AdministratorRole: TypeAlias = 'Literal["alliance_admin", "group_admin"] | str'
"""Role of an administrator. `alliance_admin` administers one alliance or all of them, `group_admin` one group. A later version may add a value."""


class Administrator(TypedDict):
    """A user with an administrator's role."""
    user: Person
    """The user."""
    role: AdministratorRole
    """Role of the user."""
    alliance: str | None
    """Slug of the alliance, or of the group's alliance; `null` means all alliances."""
    group_id: str | None
    """ID of the group; `null` for an `alliance_admin`."""
    granted_at: Timestamp
    """When the role was granted. Granting it again does not change this time."""


class AdministratorPage(TypedDict):
    """A page of administrators, longest-serving first."""
    items: list[Administrator]
    """At most `limit` administrators; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class RemovedAdministrator(TypedDict):
    """A user without the role; it was removed now or earlier."""
    user: Person
    """The user."""
    removed: Literal[True]
    """Always `true`."""


class AllianceMember(TypedDict):
    """A member of an alliance's groups."""
    user: Person
    """The member. Lists of members are sorted by the user ID."""
    email_undeliverable: bool
    """Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address."""
    group_count: Count
    """Number of active groups of the alliance that the person is a member of."""
    joined_at: Timestamp
    """When the person joined the first of these groups."""


class AllianceMemberPage(TypedDict):
    """A page of members of the alliance's groups, newest accounts first."""
    items: list[AllianceMember]
    """At most `limit` members; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


Role: TypeAlias = 'Literal["alliance_admin", "group_admin", "event_host", "check_in"] | str'
"""Role of a user. `alliance_admin` administers one alliance or all of them, `group_admin` one group, `event_host` one event; `check_in` checks people in at one event. A later version may add a value."""


InvitationStatus: TypeAlias = 'Literal["pending", "accepted", "declined", "withdrawn", "expired"] | str'
"""Status of an invitation. `pending`: can be accepted. `accepted`: accepted as often as allowed. `declined`: declined by the invited person. `withdrawn`: withdrawn by an administrator. `expired`: past its `expires_at`. A later version may add a value."""


class InvitationAcceptance(TypedDict):
    """An acceptance of an invitation."""
    user: Person
    """The person who accepted."""
    accepted_at: Timestamp
    """When the person accepted."""


class Invitation(TypedDict):
    """An invitation by email, or by a link."""
    id: Id
    """ID of the invitation."""
    email: str | None
    """The invited email address; `null` for a link."""
    role: Role | None
    """Role that accepting grants; `null` for none."""
    status: InvitationStatus
    """Status of the invitation."""
    max_uses: int
    """Number of people who may accept; 1 for an email address."""
    use_count: int
    """Number of people who have accepted."""
    accepted: list[InvitationAcceptance]
    """People who have accepted, latest first, at most 100. Deleted accounts are left out."""
    invited_by: Person | None
    """The administrator who sent the invitation; `null` if the account was deleted."""
    created_at: Timestamp
    """When the invitation was created. Lists of invitations are sorted by it, latest first."""
    expires_at: Timestamp
    """When the invitation expires."""


class InvitationPage(TypedDict):
    """A page of invitations, latest first."""
    items: list[Invitation]
    """At most `limit` invitations; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


EmailAddressInput: TypeAlias = 'str'
"""An email address as typed. Spaces around it are ignored."""


AllianceInvitationRole: TypeAlias = 'Literal["alliance_admin"]'
"""Role for the alliance that accepting grants."""


class AllianceInvitationCreate(TypedDict):
    """A new invitation. Requires exactly one of `email`, `emails` and `max_uses`."""
    email: NotRequired[Email]
    """Email address to invite."""
    emails: NotRequired[list[EmailAddressInput]]
    """Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once."""
    max_uses: NotRequired[int]
    """Number of people who may accept with the link."""
    role: NotRequired[AllianceInvitationRole]
    """Role that accepting grants. If omitted, accepting grants none."""
    expires_at: NotRequired[Timestamp]
    """When the invitation expires, at most 90 days from now. Defaults to two weeks from now."""


InvitationOutcome: TypeAlias = 'Literal["invited", "already_invited", "invalid_address", "limit_reached"] | str'
"""Outcome for an address: `invited`; `already_invited` if an earlier invitation is open; `invalid_address`; `limit_reached` if too many invitations were sent recently. A later version may add a value."""


class InvitationResult(TypedDict):
    """Outcome for one address, or the link."""
    email: str | None
    """The address as it was sent; `null` for a link."""
    outcome: InvitationOutcome
    """Outcome for the address."""
    invitation: Invitation | None
    """The open invitation; `null` if there is none."""
    url: str | None
    """URL to accept at, only here and only for a link; `null` for an email, which contains a URL of its own."""


class InvitationResults(TypedDict):
    """Outcomes for all addresses, or the link."""
    items: list[InvitationResult]
    """One item for each distinct address, in the order of the request; for a link, one item."""


BanReason: TypeAlias = 'str'
"""Reason for a ban: one line without control characters or bidirectional overrides."""


class RemovedMember(TypedDict):
    """A person who is not a member; the membership ended now or earlier."""
    user: Person
    """The person."""
    removed: Literal[True]
    """Always `true`."""
    banned: bool
    """Whether the person is banned, by this request or an earlier one. For a group, also true if the person is banned from its whole alliance."""


class Ban(TypedDict):
    """A person who cannot join, RSVP or apply for jobs."""
    user: Person
    """The banned person."""
    reason: str | None
    """Reason for the ban, visible to administrators only; `null` if none was given, or if the ban was carried over from another account."""
    banned_by: Person | None
    """The administrator who banned the person; `null` if that account was deleted, or if the ban was carried over from another account."""
    banned_at: Timestamp
    """When the person was banned, or verified the mailbox of a banned person. Lists of bans are sorted by it, latest first."""


class BanPage(TypedDict):
    """A page of bans, latest first."""
    items: list[Ban]
    """At most `limit` bans; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class RemovedBan(TypedDict):
    """A person without this ban; it was lifted now or earlier."""
    user: Person
    """The person."""
    removed: Literal[True]
    """Always `true`."""


AuditAction: TypeAlias = 'Literal["createAlliance", "updateAlliance", "createGroup", "updateGroup", "deleteGroup", "createEvent", "updateEvent", "addAttendee", "addGuestAttendee", "updateGuestAttendee", "deleteGuestAttendee", "updateAttendee", "checkInAttendee", "undoCheckIn", "sendEventMessage", "announceLinks", "sendGroupMessage", "deleteEvent", "copyEvent", "createJob", "updateJob", "deleteJob", "updateJobApplication", "createLandscapeEntry", "updateLandscapeEntry", "deleteLandscapeEntry", "grantAllianceAdmin", "revokeAllianceAdmin", "grantGroupAdmin", "revokeGroupAdmin", "createWebhook", "updateWebhook", "deleteWebhook", "rotateWebhookSecret", "updateJoinRequests", "updateGroupRequest", "removeGroupMember", "removeAllianceMember", "deleteGroupBan", "deleteAllianceBan", "updateReport", "inviteToGroup", "inviteToAlliance", "inviteToEvent", "withdrawGroupInvitation", "withdrawAllianceInvitation", "withdrawEventInvitation", "replaceAgenda", "grantEventRole", "revokeEventRole", "createDoorLink", "deleteDoorLink", "createImport", "undoImport"] | str'
"""The `operationId` of the change, or a value that a later version adds. The operator's actions on the command line have the same names."""


AuditSubjectType: TypeAlias = 'Literal["alliance", "group", "event", "job", "job_application", "landscape_entry", "webhook", "user", "report"] | str'
"""Type of a resource that administrators change, or a value that a later version adds. For `user`, a role was granted or revoked, the user was removed or banned, a ban was lifted, or a request to join or to start a group was decided."""


class AuditSubject(TypedDict):
    """The changed resource. It may have been deleted."""
    type: AuditSubjectType
    """Type of the resource."""
    id: Id
    """ID of the resource."""
    name: Name
    """Name of the resource before the change. For a job and an application, the job's title; for a webhook, the host of its URL; for a report, its subject."""


AuditValue: TypeAlias = 'str | float | bool | list[object] | dict[str, object] | None'
"""Value of any field, in the type of that field."""


class AuditChange(TypedDict):
    """The value of a field before and after the change, as in the resource's JSON."""
    field: str
    """Name of the field in the resource's JSON. A change inside an object is recorded as a change of that object."""
    before: AuditValue
    """The value before the change, in the field's own type; `null` if the field was empty or the resource was created."""
    after: AuditValue
    """The value after the change, in the field's own type; `null` if the field is now empty or the resource was deleted."""


class AuditEntry(TypedDict):
    """A change made by an administrator."""
    id: Id
    """ID of the audit entry."""
    action: AuditAction
    """The operation that made the change."""
    actor: Person | None
    """The user who made the change; `null` for the operator, and for the holder of a door link, which `changes` names as `door_link`. A deleted account is shown as "Deleted user"."""
    token_id: str | None
    """ID of the API token that the actor used; `null` for a browser session and for the operator."""
    subject: AuditSubject
    """The changed resource; for a role, the user."""
    changes: list[AuditChange]
    """The changed fields, without those that the service sets itself, such as counts and `updated_at`."""
    created_at: Timestamp
    """When the change was made. Lists of entries are sorted by it, latest first."""


class AuditEntryPage(TypedDict):
    """A page of audit entries of the alliance, latest first."""
    items: list[AuditEntry]
    """At most `limit` entries; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


Day: TypeAlias = 'str'
"""A calendar day, in UTC."""


StatisticsInterval: TypeAlias = 'Literal["day", "week"]'
"""Length of a period."""


class CommunityPeriod(TypedDict):
    """Statistics for a day, a week or the whole range."""
    starts_on: Day
    """First day of the period, in UTC."""
    members_joined: Count
    """Number of people who joined."""
    members_left: Count
    """Number of people who left, were removed, or deleted their account."""
    members: Count
    """Number of members at the end of the period."""
    rsvps: Count
    """Number of RSVPs sent on these days, to any event."""
    rsvps_canceled: Count
    """Number of RSVPs canceled on these days."""
    attended: Count
    """Number of people checked in at events that began on these days, without guests."""
    no_shows: Count
    """Number of people with a seat at these events who were not checked in. Events that have not ended, and events without any check-in, do not count."""
    views: Count
    """Number of times the pages were opened in a browser."""


class PlaceStatistics(TypedDict):
    """Use of the seats."""
    places: int | None
    """Number of seats; `null` for an event without a limit."""
    taken: Count
    """Number of taken seats, guests included."""
    fill: float | None
    """Share of the seats that is taken; `null` if there is no limit or there are no seats."""


Source: TypeAlias = 'str'
"""Source of visitors: the `utm_source` of the link they followed, or else the host of the page with the link. Lower-case letters, digits, dots, hyphens and underscores."""


class SourceStatistics(TypedDict):
    """Views and RSVPs from one source."""
    source: str | None
    """Name of the source; `null` if unknown, for example when the URL was typed or opened from an app or an email. `other` sums up the sources of a day beyond the first fifty."""
    views: Count
    """Number of page views from this source."""
    rsvps: Count
    """Number of RSVPs from this source, canceled ones included."""


SourceList: TypeAlias = 'list[SourceStatistics]'
"""Sources of views and RSVPs, the source with the most views first."""


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
"""Statistics of a group, or of all groups of an alliance. Deleted accounts still count in past periods, without being identified."""


WebhookUrl: TypeAlias = 'str'
"""HTTPS URL without a user name or password, on a public address of the Internet. Private, loopback and link-local addresses are rejected, also when the host name resolves to one at the time of sending."""


AnyWebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "guest_attendee.added", "guest_attendee.updated", "guest_attendee.removed", "member.joined", "member.left", "join_request.created", "join_request.declined", "join_request.withdrawn", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "import.completed", "*"] | str'
"""One of `WebhookEventType`, or a type that a later version adds."""


WebhookDisabledReason: TypeAlias = 'Literal["administrator", "failing", "gone"] | str'
"""Why a webhook is disabled. `administrator`: disabled by an administrator. `failing`: the receiver accepted nothing for three days. `gone`: the receiver responded with 410. A later version may add values."""


class Webhook(TypedDict):
    """A subscription to activity in an alliance, without its secret."""
    id: Id
    """ID of the webhook."""
    alliance: Slug
    """Slug of the alliance."""
    group_id: str | None
    """ID of the only group whose messages are sent; `null` if those of the whole alliance are."""
    url: WebhookUrl
    """URL that messages are sent to."""
    description: str | None
    """Purpose of the webhook; `null` if not given."""
    event_types: list[AnyWebhookEventType]
    """Event types of the webhook; `*` means all."""
    enabled: bool
    """Whether messages are sent. Activity while the webhook is disabled is not sent later."""
    disabled_at: str | None
    """When the webhook was disabled; `null` if it is enabled."""
    disabled_reason: WebhookDisabledReason | None
    """Why the webhook is disabled; `null` if it is enabled."""
    failing_since: str | None
    """When the receiver began to fail; `null` if it accepted the last message, or the URL is new. Three days later the webhook is disabled, unless nothing was sent for more than a day."""
    previous_secret_until: str | None
    """Time until which messages are also signed with the previous secret; `null` if they are not."""
    created_at: Timestamp
    """When the webhook was created."""
    updated_at: Timestamp
    """When an administrator last changed the webhook or its secret, or when the service disabled it."""


class WebhookPage(TypedDict):
    """A page of the alliance's webhooks, newest first."""
    items: list[Webhook]
    """At most `limit` webhooks; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


WebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "guest_attendee.added", "guest_attendee.updated", "guest_attendee.removed", "member.joined", "member.left", "join_request.created", "join_request.declined", "join_request.withdrawn", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "import.completed", "*"]'
"""Event types a webhook can subscribe to. `event.*`: published or canceled events of active groups. `rsvp.*`: RSVPs, including waitlisted and pending ones, without the answers, which are only in the list of attendees. `guest_attendee.*`: people without an account, without their addresses. `member.*`: members of groups. `job.*`: published or closed jobs, except those of inactive groups. `application.*`: applications for jobs. `landscape.*`: landscape entries. `import.completed`: imports into groups. `*`: all of these, and types that a later version adds."""


WebhookEventTypes: TypeAlias = 'list[WebhookEventType]'
"""Event types. At least one; `*` means all, including types that a later version adds."""


class WebhookCreate(TypedDict):
    """A new webhook."""
    url: WebhookUrl
    """URL to send messages to."""
    description: NotRequired[str | None]
    """Purpose of the webhook."""
    event_types: WebhookEventTypes
    """Event types to subscribe to."""
    group_id: NotRequired[str | None]
    """ID of a group of the alliance, to get only its messages. `null` or omitted for the messages of the whole alliance."""


WebhookSecret: TypeAlias = 'str'
"""Signing key, as defined by Standard Webhooks: `whsec_`, followed by 32 random bytes in base64. Store it like a password."""


class NewWebhook(Webhook):
    """A webhook with its secret, which is shown only here."""
    secret: WebhookSecret
    """Key with which the receiver verifies messages. It cannot be shown again."""


class DeletedWebhook(TypedDict):
    """Confirmation that a webhook and its deliveries were deleted."""
    id: Id
    """ID of the deleted webhook."""
    deleted: Literal[True]
    """Always `true`."""


class WebhookUpdate(TypedDict):
    """Changes to a webhook. Omitted fields are unchanged, `null` clears the description."""
    url: NotRequired[WebhookUrl]
    """URL to send messages to, including pending ones."""
    description: NotRequired[str | None]
    """Purpose of the webhook."""
    event_types: NotRequired[WebhookEventTypes]
    """Event types to subscribe to. Replaces the whole list."""
    enabled: NotRequired[bool]
    """Whether to send messages."""
    group_id: NotRequired[str | None]
    """ID of a group of the alliance, to get only its messages from now on. `null` for the messages of the whole alliance."""


class WebhookSecretRotation(TypedDict):
    """Options for the rotation of a secret."""
    overlap_hours: NotRequired[int]
    """Hours during which messages are signed with both secrets."""


AnySentWebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "guest_attendee.added", "guest_attendee.updated", "guest_attendee.removed", "member.joined", "member.left", "join_request.created", "join_request.declined", "join_request.withdrawn", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "import.completed", "webhook.test"] | str'
"""One of `SentWebhookEventType`, or a type that a later version adds."""


AnyWebhookDeliveryStatus: TypeAlias = 'Literal["pending", "delivered", "failed"] | str'
"""One of `WebhookDeliveryStatus`, or a status that a later version adds."""


class WebhookDelivery(TypedDict):
    """A message to a webhook, with the receiver's last response."""
    id: Id
    """ID of the message, sent as `webhook-id` with each attempt."""
    webhook_id: Id
    """ID of the webhook."""
    event_type: AnySentWebhookEventType
    """Event type of the message."""
    subject_id: Id
    """ID of the event, job, application or landscape entry; for an RSVP, of the event; for a membership, of the group."""
    status: AnyWebhookDeliveryStatus
    """Status of the delivery."""
    attempts: int
    """Number of attempts."""
    last_attempt_at: str | None
    """When the message was last sent; `null` if it has not been sent yet."""
    next_attempt_at: str | None
    """Earliest time of the next attempt; `null` unless pending. The message waits longer while an earlier message about the same subject is pending, and while the webhook is disabled."""
    response_status: int | None
    """Status code of the last response; `null` if there was none."""
    response_body: str | None
    """The first 1,024 characters of the last response, with control characters replaced; `null` if there was none. Treat it as untrusted text."""
    failure: str | None
    """Why the last attempt failed; `null` if it did not."""
    delivered_at: str | None
    """When the receiver first accepted the message; `null` if it has not."""
    created_at: Timestamp
    """When the message was created."""


WebhookDeliveryStatus: TypeAlias = 'Literal["pending", "delivered", "failed"]'
"""Status of a delivery. `pending`: still to be sent. `delivered`: accepted with a status from 200 to 299. `failed`: given up."""


SentWebhookEventType: TypeAlias = 'Literal["event.published", "event.updated", "event.canceled", "rsvp.created", "rsvp.promoted", "rsvp.updated", "rsvp.approved", "rsvp.declined", "rsvp.canceled", "rsvp.checked_in", "guest_attendee.added", "guest_attendee.updated", "guest_attendee.removed", "member.joined", "member.left", "join_request.created", "join_request.declined", "join_request.withdrawn", "job.published", "job.closed", "application.submitted", "application.withdrawn", "landscape.published", "landscape.removed", "import.completed", "webhook.test"]'
"""Event type of a message: one of `WebhookEventType`, or `webhook.test`."""


class WebhookDeliveryPage(TypedDict):
    """A page of deliveries, newest first."""
    items: list[WebhookDelivery]
    """At most `limit` deliveries; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class WebhookDeliveryDetails(WebhookDelivery):
    """A message to a webhook with its body and the receiver's last response."""
    payload: str | None
    """Body of the message, the same for each attempt; `null` for a token without the scope to read it (see the creation of a webhook). Signatures differ for each attempt and are not stored."""


class WebhookRecovery(TypedDict):
    """Which messages to send again."""
    since: Timestamp
    """Earliest creation time of the messages."""


class RecoveredDeliveries(TypedDict):
    """The result of a recovery."""
    count: int
    """Number of messages that are sent again."""


GroupRequestStatus: TypeAlias = 'Literal["pending", "approved", "declined"]'
"""Status of a request to start a group. `pending`: waits for a decision. `approved`: the group was created. `declined`: there is no group."""


AnyGroupRequestStatus: TypeAlias = 'Literal["pending", "approved", "declined"] | str'
"""One of `GroupRequestStatus`, or a status that a later version adds."""


GroupRequestReason: TypeAlias = 'str'
"""Reason for the person who asked: one line without control characters or bidirectional overrides."""


class GroupReference(TypedDict):
    """Short reference to a group."""
    id: Id
    """ID of the group."""
    slug: Slug
    """Slug, unique within the alliance."""
    name: Name
    """Name of the group."""


class GroupRequest(TypedDict):
    """A request to start a group."""
    id: Id
    """ID of the request."""
    user: Person
    """The person who asks."""
    name: Name
    """Name of the new group."""
    description: Description
    """Description of the group and its audience, as plain text or Markdown."""
    status: AnyGroupRequestStatus
    """Status of the request."""
    reason: str | None
    """Why the request was declined; `null` without a reason."""
    group: GroupReference | None
    """The group; `null` unless the request was approved, and after the group was deleted."""
    requested_at: Timestamp
    """When the person asked. Lists of requests are sorted by it, oldest first."""
    decided_at: str | None
    """When the request was decided; `null` while it is pending."""


class GroupRequestPage(TypedDict):
    """A page of requests to start a group, oldest first."""
    items: list[GroupRequest]
    """At most `limit` requests; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class GroupRequestCreate(TypedDict):
    """A request to start a group."""
    name: Name
    """Name of the new group."""
    description: Description
    """Description of the group and its audience, as plain text or Markdown. It becomes the group's."""


GroupRequestDecision: TypeAlias = 'Literal["approved", "declined"]'
"""A decision about a request to start a group. `approved`: the group is created. `declined`: it is not."""


class GroupRequestUpdate(TypedDict):
    """A decision about a request to start a group."""
    status: GroupRequestDecision
    """The decision."""
    reason: NotRequired[GroupRequestReason]
    """Reason for the person who asked, which the email quotes. Ignored for an approval."""


CountryCode: TypeAlias = 'Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]'
"""ISO 3166-1 alpha-2 country code, in upper case."""


GroupSort: TypeAlias = 'Literal["name", "newest", "most_members", "nearest", "recently_updated"]'
"""Order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `nearest`: nearest to `near` first; requires `near` (400). `recently_updated`: last changed first, as defined by `updated_since`."""


Include: TypeAlias = 'Literal["viewer"]'
"""Additional data to return."""


class GeoPoint(TypedDict):
    """WGS 84 coordinates, in degrees."""
    latitude: float
    """Degrees north of the equator; negative south of it."""
    longitude: float
    """Degrees east of Greenwich; negative west of it."""


Tag: TypeAlias = 'str'
"""One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space. Compared exactly as written."""


Tags: TypeAlias = 'list[Tag]'
"""Distinct tags, in the order given."""


Organizers: TypeAlias = 'list[Person]'
"""Contact persons."""


AnyJoinPolicy: TypeAlias = 'Literal["open", "approval"] | str'
"""One of `JoinPolicy`, or a policy that a later version adds."""


DistanceKm: TypeAlias = 'float'
"""Distance from `near` in kilometers, along the surface of the Earth."""


MembershipStatus: TypeAlias = 'Literal["member", "none", "pending", "declined"] | str'
"""Status of a membership: `member`, `none` for someone who has not joined or has left, `pending` while a request to join waits for approval, `declined` if it was declined, or a value that a later version adds."""


AttendanceStatus: TypeAlias = 'Literal["attending", "waitlisted", "pending", "declined", "none"] | str'
"""Status of an RSVP. `attending`: has a seat. `waitlisted`: gets a seat when enough become free. `pending`: needs approval by an administrator. `declined`: declined by an administrator. `none`: no RSVP. A later version may add a status."""


class Viewer(TypedDict):
    """Relation of a resource to the caller. Fields that do not apply to its type are `null`."""
    membership: MembershipStatus | None
    """Whether the caller is a member of the group, or of the event's group; `null` for a job."""
    attendance: AttendanceStatus | None
    """The caller's RSVP to the event; `null` for a group and a job."""
    waitlist_position: int | None
    """Position on the waitlist; 1 gets the next seat. `null` unless waitlisted."""
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
    """Slug, unique within the alliance."""
    name: Name
    """Name of the group."""
    category: str | None
    """Category, in the group's own words; `null` if not given."""
    region: str | None
    """Region, in the group's own words; `null` if not given."""
    city: str | None
    """City where the group meets; `null` if not given."""
    country_code: str | None
    """Country where the group meets; `null` if not given."""
    location: GeoPoint | None
    """Coordinates of the group; `null` if not given."""
    tags: Tags
    """Topics of the group."""
    logo_url: str | None
    """URL of an image to show next to the name; `null` if there is none."""
    banner_url: str | None
    """URL of a wide image to show above the group; `null` if there is none."""
    organizers: Organizers
    """Administrators of the group who agreed to be shown here, with `show_as_organizer` in their profile; longest-serving first."""
    active: bool
    """Whether the group is active. An inactive group is hidden from public reads and cannot be joined."""
    join_policy: AnyJoinPolicy
    """Whether joining needs approval."""
    member_count: Count
    """Number of members."""
    upcoming_event_count: Count
    """Number of public events that have not ended."""
    distance_km: NotRequired[DistanceKm]
    """Distance from `near` to the group in kilometers; only in a list with `near`."""
    viewer: NotRequired[Viewer]
    """The group's relation to the caller; only with `include=viewer`."""
    created_at: Timestamp
    """When the group was created."""
    updated_at: Timestamp
    """When an administrator last changed the group. Joining and leaving do not count."""


class GroupPage(TypedDict):
    """A page of groups, in the order of `sort`."""
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


JoinPolicy: TypeAlias = 'Literal["open", "approval"]'
"""Who may join a group. `open`: everyone. `approval`: an administrator approves each request to join."""


QuestionText: TypeAlias = 'str'
"""One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space."""


class GroupCreate(TypedDict):
    """A new group. Only the name and the description are required."""
    slug: NotRequired[Slug]
    """Slug, unique within the alliance. It cannot be changed. If omitted, it is derived from the name. `events`, `join` and `attendees` are reserved."""
    name: Name
    """Name of the group."""
    description: Description
    """Description of the group and its audience, as plain text or Markdown."""
    category: NotRequired[str | None]
    """Category, in the group's own words. Lists can be filtered by it."""
    region: NotRequired[str | None]
    """Region, in the group's own words. Lists can be filtered by it."""
    city: NotRequired[str | None]
    """City where the group meets."""
    country_code: NotRequired[CountryCode | None]
    """Country where the group meets. Lists can be filtered by it."""
    location: NotRequired[GeoPointCreate | None]
    """Coordinates of the group."""
    tags: NotRequired[Tags]
    """Topics of the group."""
    logo_url: NotRequired[str | None]
    """URL of an image to show next to the name."""
    banner_url: NotRequired[str | None]
    """URL of a wide image to show above the group."""
    website_url: NotRequired[str | None]
    """URL of the group's own website."""
    contact_email: NotRequired[str | None]
    """Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More links about the group, in this order."""
    active: NotRequired[bool]
    """Whether the group is active. An inactive group is hidden from public reads and cannot be joined."""
    join_policy: NotRequired[JoinPolicy]
    """Whether joining needs approval."""
    join_question: NotRequired[str | None]
    """Question that a request to join must answer if `join_policy` is `approval`."""


class Group(GroupSummary):
    """A group of an alliance."""
    html_url: str
    """Absolute URL of the group's web page."""
    description: Description
    """Description of the group and its audience, as plain text or Markdown; not HTML."""
    website_url: str | None
    """URL of the group's own website; `null` if there is none."""
    links: list[LabeledLink]
    """More links about the group, in the order given."""
    contact_email: str | None
    """Public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the group's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. Without a confirmed address, a group uses its alliance's. An unconfirmed address has no effect and is shown only to administrators of the group; others get `null`. `null` if there is none."""
    contact_email_confirmed: bool
    """Whether `contact_email` has been confirmed from its mailbox; `false` without an address."""
    join_question: str | None
    """Question that a request to join must answer if `join_policy` is `approval`; `null` if there is none."""


class DeletedResource(TypedDict):
    """Confirmation that a resource was deleted."""
    id: Id
    """ID of the deleted resource."""
    deleted: Literal[True]
    """Always `true`."""


class GeoPointUpdate(TypedDict):
    """WGS 84 coordinates, in degrees. An omitted coordinate is unchanged; a location must have both."""
    latitude: NotRequired[float]
    """Degrees north of the equator; negative south of it."""
    longitude: NotRequired[float]
    """Degrees east of Greenwich; negative west of it."""


class GroupUpdate(TypedDict):
    """Changes to a group. Omitted fields are unchanged, `null` clears a nullable field."""
    name: NotRequired[Name]
    """Name of the group."""
    description: NotRequired[Description]
    """Description of the group and its audience, as plain text or Markdown."""
    category: NotRequired[str | None]
    """Category, in the group's own words. Lists can be filtered by it."""
    region: NotRequired[str | None]
    """Region, in the group's own words. Lists can be filtered by it."""
    city: NotRequired[str | None]
    """City where the group meets."""
    country_code: NotRequired[CountryCode | None]
    """Country where the group meets. Lists can be filtered by it."""
    location: NotRequired[GeoPointUpdate | None]
    """Coordinates of the group; `null` removes them."""
    tags: NotRequired[Tags]
    """Topics of the group. Replaces the whole list."""
    logo_url: NotRequired[str | None]
    """URL of an image to show next to the name."""
    banner_url: NotRequired[str | None]
    """URL of a wide image to show above the group."""
    website_url: NotRequired[str | None]
    """URL of the group's own website."""
    contact_email: NotRequired[str | None]
    """Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More links about the group. Replaces the whole list."""
    active: NotRequired[bool]
    """Whether the group is active. `false` hides it from public reads and closes it to new members; existing members remain. `true` shows it again."""
    join_policy: NotRequired[JoinPolicy]
    """Whether joining needs approval. `approval` does not affect existing members. `open` does not approve pending requests: administrators still decide them, and people who join again are members at once."""
    join_question: NotRequired[str | None]
    """Question that a request to join must answer if `join_policy` is `approval`. Pending requests keep the question that they answered."""


class Member(TypedDict):
    """A member of a group."""
    user: Person
    """The member."""
    email_undeliverable: bool
    """Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address."""
    joined_at: Timestamp
    """When the person joined. Lists of members are sorted by it, latest first."""


class MemberPage(TypedDict):
    """A page of members of the group, newest first."""
    items: list[Member]
    """At most `limit` members; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


MessageText: TypeAlias = 'str'
"""Plain text of several lines, without control characters or bidirectional overrides. URLs in it are shown as they are."""


class GroupMessage(TypedDict):
    """A message that administrators sent to the members of a group."""
    id: Id
    """ID of the message."""
    subject: ShortText
    """Subject of the message."""
    text: MessageText
    """Text of the message."""
    recipient_count: int
    """Number of recipients: members with a verified address who have not turned off such emails. A member who leaves before the email is sent does not get it."""
    sent_by: Person | None
    """The administrator who sent the message; `null` if the account was deleted."""
    created_at: Timestamp
    """When the message was sent."""


class GroupMessagePage(TypedDict):
    """A page of messages, latest first."""
    items: list[GroupMessage]
    """At most `limit` messages; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class GroupMessageCreate(TypedDict):
    """A message to the members of a group."""
    subject: ShortText
    """Subject of the emails, after the name of the group."""
    text: MessageText
    """Text of the message."""


JoinRequestStatus: TypeAlias = 'Literal["pending", "declined"]'
"""Status of a request to join. `pending`: waits for approval. `declined`: an administrator has declined it. An approved request is a membership."""


AnyJoinRequestStatus: TypeAlias = 'Literal["pending", "declined"] | str'
"""One of `JoinRequestStatus`, or a status that a later version adds."""


AnswerText: TypeAlias = 'str'
"""Answer of a person, without bidirectional overrides and control characters other than tabs and line breaks. It must not consist of spaces only."""


class JoinRequest(TypedDict):
    """A request to join a group."""
    user: Person
    """The person who asks to join."""
    status: AnyJoinRequestStatus
    """Status of the request."""
    question: str | None
    """The group's `join_question` at the time of the answer; `null` if there was none."""
    answer: str | None
    """The person's answer; `null` if there was no question."""
    requested_at: Timestamp
    """When the person asked to join. Lists of requests are sorted by it, oldest first."""
    decided_at: str | None
    """When the request was declined; `null` while it is pending."""


class JoinRequestPage(TypedDict):
    """A page of requests to join the group, oldest first."""
    items: list[JoinRequest]
    """At most `limit` requests; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


JoinDecision: TypeAlias = 'Literal["member", "declined"]'
"""Decision about requests to join. `member` approves them, also declined ones."""


class JoinRequestsUpdate(TypedDict):
    """A decision about requests to join."""
    user_ids: list[Id]
    """IDs of the people whose requests are decided."""
    status: JoinDecision
    """The decision about all of them."""


class JoinDecisionResult(TypedDict):
    """Outcome of a decision for one person."""
    user_id: Id
    """ID of the person."""
    status: MembershipStatus
    """Status of the person's membership afterwards."""
    error: str | None
    """Why the decision had no effect, in a sentence; `null` if it succeeded."""
    code: ErrorCode | None
    """Code of the error: `not_found` without a request, `user_banned`, `group_inactive`, or `invalid_transition` for declining a member; `null` if the decision succeeded."""


class JoinDecisionResults(TypedDict):
    """Outcomes of a decision."""
    items: list[JoinDecisionResult]
    """One item for each person, in the order of the request."""


GroupInvitationRole: TypeAlias = 'Literal["group_admin"]'
"""Role for the group that accepting grants."""


class GroupInvitationCreate(TypedDict):
    """A new invitation. Requires exactly one of `email`, `emails` and `max_uses`."""
    email: NotRequired[Email]
    """Email address to invite."""
    emails: NotRequired[list[EmailAddressInput]]
    """Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once."""
    max_uses: NotRequired[int]
    """Number of people who may accept with the link."""
    role: NotRequired[GroupInvitationRole]
    """Role that accepting grants. If omitted, accepting makes the person a member."""
    expires_at: NotRequired[Timestamp]
    """When the invitation expires, at most 90 days from now. Defaults to two weeks from now."""


ImportFormat: TypeAlias = 'Literal["calendar", "csv"] | str'
"""Format of the file: `calendar` is iCalendar, `csv` a spreadsheet. A later version may add formats."""


ImportStatus: TypeAlias = 'Literal["running", "completed", "undone"] | str'
"""`running`: rows are being imported. `completed`: all rows are done. `undone`: the import was undone. A later version may add values."""


class ImportCounts(TypedDict):
    """Number of rows by outcome."""
    create: Count
    """Number of new events and invitations."""
    update: Count
    """Number of updated events."""
    skip: Count
    """Number of rows without anything to do."""
    refuse: Count
    """Number of rows that cannot be imported."""


ImportRowKind: TypeAlias = 'Literal["event", "member"] | str'
"""Whether the row is an event or a member. A later version may add values."""


ImportOutcome: TypeAlias = 'Literal["create", "update", "skip", "refuse"] | str'
"""`create`: a new event or invitation. `update`: changes an event that was imported before. `skip`: nothing to do. `refuse`: the row cannot be imported. A later version may add values."""


ImportReason: TypeAlias = 'Literal["unchanged", "edited", "canceled", "private", "declined", "duplicate", "already_invited", "beyond_limit", "unreadable", "too_long", "invalid", "no_email", "unknown_time_zone", "unsupported_recurrence", "limit_reached", "not_allowed"] | str'
"""Why a row is skipped or refused, as the description of imports explains. A later version may add reasons."""


class ImportRow(TypedDict):
    """A row of the file and its outcome."""
    line: int
    """Line of the file at which the row begins, from 1. The events of a recurring event share a line."""
    kind: ImportRowKind
    """Whether the row is an event or a member."""
    outcome: ImportOutcome
    """What is done with the row."""
    title: str | None
    """Name of the event, or name or address of the member, cut after 200 characters; `null` if the row has none. Members have none once the import has been created: their addresses are in the invitations only."""
    reason: ImportReason | None
    """Why the row is skipped or refused; `null` otherwise."""
    field: str | None
    """The field that is wrong, for the reason `invalid`; `null` otherwise."""


class Import(TypedDict):
    """An import into a group."""
    id: Id
    """ID of the import."""
    alliance: Slug
    """Slug of the alliance."""
    group: GroupReference
    """The group."""
    format: ImportFormat
    """Format of the file."""
    status: ImportStatus
    """Whether it is running."""
    row_count: Count
    """Number of rows."""
    done_count: Count
    """Number of rows that are done."""
    counts: ImportCounts
    """Outcomes: actual ones for rows that are done, planned ones for the others."""
    problems: list[ImportRow]
    """The first 100 rows that were skipped or refused, in the order of the file."""
    created_by: Person | None
    """The user who imported; `null` for a deleted account."""
    created_at: Timestamp
    """When the import began."""
    completed_at: str | None
    """When the last row was done; `null` before."""
    undone_at: str | None
    """When the import was undone; `null` if it was not."""


class ImportPage(TypedDict):
    """A page of imports, latest first."""
    items: list[Import]
    """At most `limit` imports; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


TimeZone: TypeAlias = 'str'
"""Name of a time zone in the IANA database, with its exact spelling; other spellings are rejected (400)."""


class ImportSource(TypedDict):
    """The address of a public calendar."""
    url: WebhookUrl
    """HTTPS URL of an iCalendar file, without a user name or password, on a public address of the Internet. It is read once, now. Redirects are not followed."""


ImportFile: TypeAlias = 'str'
"""A file of at most 10 MiB in UTF-8, or in UTF-16 with a byte order mark."""


class ImportReport(TypedDict):
    """What an import does with each row of a file."""
    run: Import | None
    """The import; `null` for a dry run."""
    rows: list[ImportRow]
    """The rows, in the order of the file."""
    counts: ImportCounts
    """Number of rows by planned outcome."""


EventKind: TypeAlias = 'Literal["in_person", "virtual", "hybrid"]'
"""Where the event takes place: in person, online or both."""


EventStatus: TypeAlias = 'Literal["draft", "published", "canceled"]'
"""Status of an event. Drafts are visible to administrators only."""


EventSort: TypeAlias = 'Literal["soonest", "latest", "newest", "nearest", "recently_updated"]'
"""Order of the list. `soonest`: earliest start first. `latest`: latest start first. `newest`: most recently created first. `nearest`: nearest to `near` first; requires `near` (400). `recently_updated`: last changed first, as defined by `updated_since`."""


EventVisibility: TypeAlias = 'Literal["public", "unlisted", "members"]'
"""Who sees the event. `public`: everyone. `unlisted`: everyone who has its link. `members`: members of the group. People with an RSVP see it, too."""


Summary: TypeAlias = 'str'
"""A sentence or two, shown in lists, without control characters or bidirectional overrides."""


AnyEventKind: TypeAlias = 'Literal["in_person", "virtual", "hybrid"] | str'
"""One of `EventKind`, or a kind that a later version adds."""


AnyEventStatus: TypeAlias = 'Literal["draft", "published", "canceled"] | str'
"""One of `EventStatus`, or a status that a later version adds. Drafts are visible to administrators only."""


class Venue(TypedDict):
    """Venue of an event."""
    name: Name
    """Name of the venue."""
    address: str | None
    """Street and number, and the floor if needed; `null` if not given."""
    city: str | None
    """City; `null` if not given."""
    country_code: str | None
    """Country; `null` if not given."""
    location: GeoPoint | None
    """Coordinates of the venue; `null` if not given. With coordinates, `near` finds the event."""


AnyEventVisibility: TypeAlias = 'Literal["public", "unlisted", "members"] | str'
"""One of `EventVisibility`, or a value that a later version adds. An `unlisted` event can be read, and takes RSVPs, by its link. It is in no list, search, feed, calendar, count, filter option, sitemap or stream of changes, except for its administrators and people with an RSVP. The link is not a secret: search engines are only asked not to index the page. An event for `members` is like a public one to members of the group. To everyone else without an RSVP or an invitation it does not exist (404)."""


AnyEventRegistration: TypeAlias = 'Literal["built_in", "external", "none"] | str'
"""One of `EventRegistration`, or a value that a later version adds. RSVPs to an event with `external` registration return 409 (`registration_elsewhere`), and to one with `none` 409 (`no_registration`)."""


class EventSummary(TypedDict):
    """An event as shown in lists."""
    id: Id
    """ID of the event."""
    alliance: Slug
    """Slug of the alliance that the group belongs to."""
    group: GroupReference
    """The group that holds the event."""
    slug: Slug
    """Slug, unique within the group."""
    name: Name
    """Name of the event."""
    summary: str | None
    """Summary in a sentence or two; `null` if not given."""
    kind: AnyEventKind
    """Whether the event takes place in person, online or both."""
    status: AnyEventStatus
    """Status of the event. Only a published event accepts RSVPs."""
    category: str | None
    """Category, in the group's own words; `null` if not given."""
    starts_at: Timestamp
    """When the event starts."""
    ends_at: Timestamp
    """When the event ends."""
    timezone: TimeZone
    """Time zone of the venue or the hosts. Show the event's times in it."""
    capacity: int | None
    """Number of seats, guests included; `null` means no limit."""
    waitlist_enabled: bool
    """Whether people can join a waitlist when the event is full."""
    venue: Venue | None
    """Venue of the event; `null` if there is none, or if it is not known yet."""
    tags: Tags
    """Topics of the event."""
    banner_url: str | None
    """URL of a wide image to show above the event; `null` if there is none."""
    visibility: AnyEventVisibility
    """Who may see the event."""
    registration: AnyEventRegistration
    """Where people register."""
    registration_url: str | None
    """URL where people register; `null` unless `registration` is `external`."""
    hosts: Organizers
    """The event's hosts who agreed to be shown (`show_as_organizer`), longest-serving first; without any, the `organizers` of its group."""
    series_id: str | None
    """ID of the series that the event belongs to; `null` if it belongs to none. Copying an event creates a series."""
    attendee_count: Count
    """Number of seats taken by attendees and their guests, without the waitlist."""
    remaining_capacity: int | None
    """Capacity minus the seats that are taken or held, at least 0; `null` without a `capacity`."""
    distance_km: NotRequired[DistanceKm]
    """Distance from `near` to the venue in kilometers; only in a list with `near`."""
    viewer: NotRequired[Viewer]
    """The event's relation to the caller; only with `include=viewer`."""
    created_at: Timestamp
    """When the event was created."""
    updated_at: Timestamp
    """When an administrator last changed the event. RSVPs do not count."""


class EventPage(TypedDict):
    """A page of events, in the order of `sort`."""
    items: list[EventSummary]
    """At most `limit` events; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class Membership(TypedDict):
    """The caller's membership in a group."""
    group_id: Id
    """ID of the group."""
    status: MembershipStatus
    """Whether the caller is a member, or has asked to join."""
    joined_at: str | None
    """When the caller joined; joining again as a member does not change it. `null` unless a member."""


class JoinRequestCreate(TypedDict):
    """Details of a request to join a group with approval."""
    answer: NotRequired[AnswerText]
    """Answer to the group's `join_question`. Ignored if the group has none."""


NewEventStatus: TypeAlias = 'Literal["draft", "published"]'
"""Status of a new event. A draft is visible to administrators only and accepts no RSVPs."""


class VenueCreate(TypedDict):
    """Venue of an event."""
    name: Name
    """Name of the venue."""
    address: NotRequired[str | None]
    """Street and number, and the floor if needed."""
    city: NotRequired[str | None]
    """City of the venue."""
    country_code: NotRequired[CountryCode | None]
    """Country of the venue."""
    location: NotRequired[GeoPointCreate | None]
    """Coordinates of the venue. With coordinates, `near` finds the event."""


EventRegistration: TypeAlias = 'Literal["built_in", "external", "none"]'
"""Where people register. `built_in`: by RSVPs here. `external`: at `registration_url`. `none`: nowhere."""


QuestionKind: TypeAlias = 'Literal["text", "choice"]'
"""Kind of answer. `text`: free text. `choice`: one of the `options`."""


class RegistrationQuestionCreate(TypedDict):
    """A question for people to answer with their RSVP."""
    id: NotRequired[Id]
    """ID of an existing question, to edit it and keep its answers. Without an ID a new question is created."""
    label: QuestionText
    """Text of the question, unique in the event."""
    kind: QuestionKind
    """Kind of answer."""
    required: NotRequired[bool]
    """Whether an RSVP has to answer it."""
    options: NotRequired[list[QuestionText]]
    """Options of a `choice`, distinct and at least one. Omit for `text`."""


RegistrationQuestions: TypeAlias = 'list[RegistrationQuestionCreate]'
"""Questions, in the order in which they are asked."""


Guests: TypeAlias = 'int'
"""Number of guests; each takes a seat."""


class EventCreate(TypedDict):
    """A new event. `ends_at` must be after `starts_at`, by at most 31 days. An event that has ended cannot be published (400). `rsvp_opens_at` must be before `rsvp_closes_at`, which must not be after `ends_at`."""
    slug: NotRequired[Slug]
    """Slug, unique within the group and permanent. By default, it is derived from the name. `attend` and `attendance` are reserved."""
    name: Name
    """Name of the event."""
    summary: NotRequired[str | None]
    """Summary, shown in lists."""
    description: Description
    """Full description, as plain text or Markdown."""
    kind: EventKind
    """Whether the event takes place in person, online or both."""
    status: NotRequired[NewEventStatus]
    """Whether to publish it at once."""
    category: NotRequired[str | None]
    """Category, in the group's own words."""
    starts_at: Timestamp
    """When the event starts."""
    ends_at: Timestamp
    """When the event ends."""
    timezone: TimeZone
    """Time zone of the event's times."""
    capacity: NotRequired[int | None]
    """Number of seats, guests included; `null` means no limit."""
    waitlist_enabled: NotRequired[bool]
    """Whether a full event has a waitlist."""
    venue: NotRequired[VenueCreate | None]
    """Venue of the event."""
    accessibility_notes: NotRequired[str | None]
    """Accessibility, such as step-free access."""
    tags: NotRequired[Tags]
    """Topics."""
    links: NotRequired[list[LabeledLinkCreate]]
    """Links for attendees, such as slides."""
    banner_url: NotRequired[str | None]
    """URL of a wide image to show above the event."""
    meeting_url: NotRequired[str | None]
    """URL to join online. Visible to administrators and attendees."""
    visibility: NotRequired[EventVisibility]
    """Who may see the event."""
    registration: NotRequired[EventRegistration]
    """Where people register."""
    registration_url: NotRequired[str | None]
    """Required for `external` registration only (400 otherwise)."""
    questions: NotRequired[RegistrationQuestions]
    """Questions for people to answer with their RSVP."""
    approval_required: NotRequired[bool]
    """Whether RSVPs need the approval of an administrator."""
    max_guests: NotRequired[Guests]
    """Maximum number of guests per person; each takes a seat."""
    rsvp_opens_at: NotRequired[str | None]
    """When RSVPs open; `null` means at publication."""
    rsvp_closes_at: NotRequired[str | None]
    """When RSVPs close; `null` means at the end."""


AnyQuestionKind: TypeAlias = 'Literal["text", "choice"] | str'
"""One of `QuestionKind`, or a kind that a later version adds."""


class RegistrationQuestion(TypedDict):
    """A question that people answer with their RSVP."""
    id: Id
    """ID of the question. Editing the question does not change it."""
    label: QuestionText
    """Text of the question."""
    kind: AnyQuestionKind
    """Kind of answer."""
    required: bool
    """Whether an RSVP has to answer it."""
    options: list[QuestionText]
    """Options of a `choice`; empty for other kinds."""


class GroupEvent(EventSummary):
    """An event of a group."""
    html_url: str
    """Absolute URL of the event's web page."""
    description: Description
    """Full description of the event, as plain text or Markdown; not HTML."""
    accessibility_notes: str | None
    """What people with disabilities can expect at the event, as plain text; `null` if not given."""
    agenda_item_count: int
    """Number of items of the agenda."""
    links: list[LabeledLink]
    """Links for attendees, such as slides, recordings or house rules, in the order given."""
    questions: list[RegistrationQuestion]
    """Questions that people answer with their RSVP, in order."""
    approval_required: bool
    """Whether an RSVP is `pending` until an administrator approves it."""
    max_guests: Guests
    """Maximum number of guests per person."""
    rsvp_opens_at: str | None
    """When RSVPs open; `null` if they are open from the start."""
    rsvp_closes_at: str | None
    """When RSVPs close; `null` means when the event ends."""
    meeting_url: NotRequired[str | None]
    """URL to join online. Present only for the event's hosts and administrators; attendees find it in their attendance."""


class VenueUpdate(TypedDict):
    """Changes to a venue. Omitted fields are unchanged, `null` clears a field. A venue must have a name."""
    name: NotRequired[Name]
    """Name of the venue."""
    address: NotRequired[str | None]
    """Street and number, and the floor if needed."""
    city: NotRequired[str | None]
    """City of the venue."""
    country_code: NotRequired[CountryCode | None]
    """Country of the venue."""
    location: NotRequired[GeoPointUpdate | None]
    """Coordinates of the venue. With coordinates, `near` finds the event."""


class EventUpdate(TypedDict):
    """Changes to an event. Omitted fields are unchanged. `starts_at` and `ends_at` follow the rules of the creation; publishing an event that has ended is a conflict (409)."""
    name: NotRequired[Name]
    """Name of the event."""
    summary: NotRequired[str | None]
    """Summary in a sentence or two, shown in lists."""
    description: NotRequired[Description]
    """Full description of the event, as plain text or Markdown."""
    kind: NotRequired[EventKind]
    """Whether the event takes place in person, online or both."""
    status: NotRequired[EventStatus]
    """New status. See `PATCH` for the allowed transitions."""
    category: NotRequired[str | None]
    """Category, in the group's own words."""
    starts_at: NotRequired[Timestamp]
    """When the event starts."""
    ends_at: NotRequired[Timestamp]
    """When the event ends."""
    timezone: NotRequired[TimeZone]
    """Time zone in which the event's times are shown."""
    capacity: NotRequired[int | None]
    """Number of seats, guests included; `null` means no limit. It must not be below the number of attendees or the size of a party on the waitlist."""
    waitlist_enabled: NotRequired[bool]
    """Whether people can join a waitlist when the event is full."""
    venue: NotRequired[VenueUpdate | None]
    """Venue of the event; `null` removes it."""
    accessibility_notes: NotRequired[str | None]
    """Accessibility of the event, such as step-free access."""
    tags: NotRequired[Tags]
    """Topics of the event. Replaces the whole list."""
    links: NotRequired[list[LabeledLinkCreate]]
    """Links for attendees. Replaces the whole list."""
    banner_url: NotRequired[str | None]
    """URL of a wide image to show above the event."""
    meeting_url: NotRequired[str | None]
    """URL to join online. Visible to administrators and attendees."""
    visibility: NotRequired[EventVisibility]
    """Who may see the event. People with an RSVP keep access."""
    registration: NotRequired[EventRegistration]
    """Where people register. It cannot be changed while there are RSVPs (409, `event_has_rsvps`)."""
    registration_url: NotRequired[str | None]
    """URL where people register. Required if `registration` is `external`, otherwise not allowed (400). Another `registration` removes it."""
    questions: NotRequired[RegistrationQuestions]
    """Questions for people to answer with their RSVP. Replaces all questions; send the `id` of each question to keep."""
    approval_required: NotRequired[bool]
    """Whether RSVPs need the approval of an administrator. Turning it off does not approve pending RSVPs."""
    max_guests: NotRequired[Guests]
    """Maximum number of guests per person; each takes a seat. Lowering it does not affect existing RSVPs."""
    rsvp_opens_at: NotRequired[str | None]
    """When RSVPs open; `null` means as soon as the event is published."""
    rsvp_closes_at: NotRequired[str | None]
    """When RSVPs close; `null` means when the event ends."""


CopyStart: TypeAlias = 'str'
"""An RFC 3339 time, `2027-03-31T16:00:00Z`, or a local time in the event's time zone, `2027-03-31T18:00`. A local time that a clock change skips or repeats is rejected (400): send it with its offset."""


CopyFrequency: TypeAlias = 'Literal["weekly", "monthly"]'
"""Whether events repeat by weeks or by months."""


CopyInterval: TypeAlias = 'int'
"""Number of weeks or months."""


Weekday: TypeAlias = 'Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]'
"""Day of the week."""


WeekdayOfMonth: TypeAlias = 'Literal[1, 2, 3, 4, -1]'
"""Position of a weekday in its month; `-1` is the last one."""


CopyCount: TypeAlias = 'int'
"""Number of copies."""


class CopyRule(TypedDict):
    """Starts that repeat the event's start, at its time of day in its time zone. Past ones, and those at which the series has an event, are left out. Exactly one of `until` and `count` is required (400)."""
    frequency: CopyFrequency
    """Unit of `interval`."""
    interval: NotRequired[CopyInterval]
    """Number of weeks or months from one start to the next, counted from the week, beginning on Monday, or the month of the event."""
    weekday: NotRequired[Weekday]
    """Day of the week. If omitted, `weekly` repeats the event's day of the week, and `monthly` its day of the month or, in shorter months, the last day."""
    nth: NotRequired[WeekdayOfMonth]
    """Which `weekday` of the month, `-1` being the last one. Required with `weekday` if `monthly`, otherwise not allowed (400)."""
    until: NotRequired[str]
    """Last day, in the event's time zone. It must allow at least one new event and at most 52 (400)."""
    count: NotRequired[CopyCount]
    """Number of new events."""


class EventCopies(TypedDict):
    """Start times of the copies of an event. Exactly one of `starts_at` and `rule` is required (400)."""
    starts_at: NotRequired[list[CopyStart]]
    """Start time of each copy. Each must be different."""
    rule: NotRequired[CopyRule]
    """Repeats the event's start."""
    status: NotRequired[NewEventStatus]
    """Status of all copies. Published copies are announced together."""


class EventSeries(TypedDict):
    """The created copies, and the series that they and the original belong to."""
    series_id: Id
    """ID of the series."""
    items: list[EventSummary]
    """The copies, earliest first."""


class RsvpAnswerCreate(TypedDict):
    """An answer to a question of the event."""
    question_id: Id
    """ID of the question."""
    value: AnswerText
    """The answer; of a `choice`, one of its `options`."""


class RsvpCreate(TypedDict):
    """Optional details of an RSVP. For an existing RSVP, omitted fields are unchanged."""
    answers: NotRequired[list[RsvpAnswerCreate]]
    """Answers to the event's questions. Replaces all earlier answers; must include those that are `required`."""
    guests: NotRequired[Guests]
    """Number of guests, at most the event's `max_guests`. Defaults to none."""
    share_email: NotRequired[bool]
    """Whether the event's organizers see the caller's email address with this RSVP. Defaults to `false`."""
    source: NotRequired[Source]
    """Source of the visit, for the event's statistics, which do not identify people. Only for a first RSVP."""


class SeriesRsvpError(TypedDict):
    """The error that `attendEvent` would have returned."""
    error: str
    """Description of the error."""
    code: ErrorCode
    """Error code."""


class SeriesRsvp(TypedDict):
    """An RSVP of the caller to an event of a series."""
    event_id: Id
    """ID of the event."""
    starts_at: Timestamp
    """When the event starts."""
    status: AttendanceStatus
    """Status of the RSVP; `none` without one."""
    error: NotRequired[SeriesRsvpError]
    """Why the RSVP was not sent or changed; omitted if it was."""


class SeriesRsvps(TypedDict):
    """RSVPs of the caller to events of a series."""
    items: list[SeriesRsvp]
    """One for each event, soonest first."""


AttendeeStatusChoice: TypeAlias = 'Literal["attending", "waitlisted", "pending", "declined"]'
"""Status of an RSVP."""


AttendeeStatus: TypeAlias = 'Literal["attending", "waitlisted", "pending", "declined"] | str'
"""One of `attending`, `waitlisted`, `pending`, `declined`, or a status that a later version adds."""


class RsvpAnswer(TypedDict):
    """A person's answer to a question."""
    question_id: Id
    """ID of the question. It may have been removed from the event."""
    label: QuestionText
    """Text of the question at the time of the answer."""
    value: AnswerText
    """The answer."""


RsvpAnswers: TypeAlias = 'list[RsvpAnswer]'
"""Answers to the event's questions, in the order of the questions."""


RegistrationOrigin: TypeAlias = 'Literal["self", "invitation", "organizer", "door"] | str'
"""`self`: the person sent the RSVP. `invitation`: the person accepted an invitation. `organizer`: an organizer added the person. `door`: the person was added and checked in at once. Or a value that a later version adds."""


class Attendee(TypedDict):
    """A person with an RSVP to an event."""
    user: Person
    """The person."""
    email: str | None
    """The person's email address; `null` unless the person chose to share it in the RSVP (`share_email`)."""
    email_undeliverable: bool
    """Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address."""
    status: AttendeeStatus
    """Status of the RSVP."""
    waitlist_position: int | None
    """Position on the waitlist; 1 gets the next seat. `null` unless waitlisted."""
    guests: Guests
    """How many others the person brings."""
    answers: RsvpAnswers
    """The person's answers, including those to removed questions."""
    registered_by: RegistrationOrigin
    """How the RSVP came about."""
    responded_at: Timestamp
    """When the RSVP was sent."""
    checked_in_at: str | None
    """When the person was first checked in; `null` if not checked in."""


class AttendeePage(TypedDict):
    """A page of people with an RSVP, in the order in which they joined, the waitlist last."""
    items: list[Attendee]
    """At most `limit` people; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class AttendeeCreate(TypedDict):
    """A person whom an organizer adds to an event."""
    user_id: Id
    """ID of the person: a member of the event's group, or someone with an RSVP to one of its events."""
    guests: NotRequired[Guests]
    """Number of guests, at most the event's `max_guests`. Defaults to none, or to those of the person's RSVP."""
    check_in: NotRequired[bool]
    """Whether to check the person in, too, as possible during the check-in. Defaults to `false`."""
    over_capacity: NotRequired[bool]
    """Whether to add the person even if the event has too few seats left. Defaults to `false`."""


AttendeeDecision: TypeAlias = 'Literal["attending", "declined"]'
"""Decision by an administrator. `attending`: the person gets a seat or joins the waitlist. `declined`: the person gets no seat."""


class AttendeeDecisions(TypedDict):
    """One decision about several RSVPs."""
    user_ids: list[Id]
    """IDs of the people. They are handled in this order, which matters when seats run out."""
    status: AttendeeDecision
    """Decision about all of these RSVPs."""


class AttendeeDecisionResult(TypedDict):
    """The result of a decision about one RSVP."""
    user_id: Id
    """ID of the person."""
    status: AttendanceStatus
    """Status of the RSVP after the decision; `none` if the person has no RSVP. Unchanged if there is an `error`."""
    error: str | None
    """Why the decision was not possible, in a sentence; `null` if it succeeded."""
    code: ErrorCode | None
    """Code of the error: `not_found` without an RSVP, or what `PATCH /api/v1/events/{event_id}/attendees/{user_id}` would have returned; `null` if the decision succeeded."""


class AttendeeDecisionResults(TypedDict):
    """The results, in the order of `user_ids`."""
    items: list[AttendeeDecisionResult]
    """One result for each person."""


class AttendeeUpdate(TypedDict):
    """Changes to an RSVP. Omitted fields are unchanged. The person's own data cannot be changed."""
    status: NotRequired[AttendeeDecision]
    """Decision about the RSVP."""


class GuestAttendee(TypedDict):
    """A person without an account whom an organizer has added to an event."""
    id: Id
    """ID of the guest attendee."""
    name: Name
    """Name of the person."""
    email: str | None
    """Email address to which the link to claim the place was sent; `null` without one, to callers with the role `check_in`, 30 days after the event, and once the owner of the address has deleted their account."""
    guests: Guests
    """How many others the person brings."""
    registered_by: RegistrationOrigin
    """How the person was added: `organizer` or `door`."""
    checked_in_at: str | None
    """When the person was first checked in; `null` if not checked in."""
    created_at: Timestamp
    """When the person was added."""
    updated_at: Timestamp
    """Time of the last change."""


class GuestAttendeePage(TypedDict):
    """A page of guest attendees, in the order in which they were added."""
    items: list[GuestAttendee]
    """At most `limit` guest attendees; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class GuestAttendeeCreate(TypedDict):
    """A person without an account."""
    name: Name
    """Name of the person."""
    email: NotRequired[Email]
    """Address that gets a link to claim the place."""
    guests: NotRequired[Guests]
    """Number of guests, at most the event's `max_guests`. Defaults to none."""
    check_in: NotRequired[bool]
    """Whether to check the person in, too, as possible during the check-in. Defaults to `false`."""
    over_capacity: NotRequired[bool]
    """Whether to add the person even if the event has too few seats left. Defaults to `false`."""


class GuestAttendeeUpdate(TypedDict):
    """Changes to a guest attendee. Omitted fields are unchanged."""
    name: NotRequired[Name]
    """Name of the person."""
    email: NotRequired[str | None]
    """Address that gets a link to claim the place; `null` removes it."""
    guests: NotRequired[Guests]
    """Number of guests, at most the event's `max_guests`."""
    check_in: NotRequired[bool]
    """Whether the person is checked in."""
    over_capacity: NotRequired[bool]
    """Whether to allow more guests than the event has seats left. Defaults to `false`."""


class CheckInSummary(TypedDict):
    """Check-in counts, without guests."""
    attending_count: int
    """Number of people who attend the event and can be checked in."""
    checked_in_count: int
    """Number of people who are checked in."""


CheckInCodeInput: TypeAlias = 'str'
"""Check-in code as typed. Case, spaces and hyphens are ignored; I and L count as 1, and O as 0."""


class CheckInCreate(TypedDict):
    """A check-in by code."""
    code: CheckInCodeInput
    """The attendee's check-in code."""


AgendaKey: TypeAlias = 'str'
"""ID of an agenda item or a speaker, unique among the items or the speakers of the agenda."""


AnyAgendaItemKind: TypeAlias = 'Literal["talk", "workshop", "panel", "break", "other"] | str'
"""One of `AgendaItemKind`, or a kind that a later version adds."""


class AgendaItem(TypedDict):
    """An item of an agenda, such as a talk."""
    id: AgendaKey
    """ID of the item."""
    title: Name
    """Title of the item."""
    kind: AnyAgendaItemKind
    """Kind of the item."""
    starts_at: Timestamp
    """When the item starts."""
    ends_at: Timestamp
    """When the item ends."""
    room: str | None
    """Room or stage; `null` if not given."""
    language: str | None
    """Language of the item; `null` if not given."""
    abstract: str | None
    """What the item is about, as plain text or Markdown; `null` if not given."""
    speaker_ids: list[AgendaKey]
    """IDs of the item's speakers, in order."""
    recording_url: str | None
    """URL of the recording; `null` if there is none."""
    slides_url: str | None
    """URL of the slides; `null` if there are none."""


class Speaker(TypedDict):
    """A speaker of an event."""
    id: AgendaKey
    """ID of the speaker."""
    name: Name
    """Name of the speaker."""
    headline: str | None
    """Position, employer or project; `null` if not given."""
    bio: str | None
    """About the speaker, as plain text or Markdown; `null` if not given."""
    photo_url: str | None
    """URL of a photo; `null` if there is none."""
    links: list[LabeledLink]
    """Links about the speaker, in the order given."""
    user_id: NotRequired[Id]
    """ID of the speaker's account. Present only with that user's consent, and for the event's administrators."""


class Agenda(TypedDict):
    """The agenda of an event: items and their speakers."""
    items: list[AgendaItem]
    """Items, by their start, then their end."""
    speakers: list[Speaker]
    """Speakers, in the order given."""


AgendaItemKind: TypeAlias = 'Literal["talk", "workshop", "panel", "break", "other"]'
"""Kind of an agenda item."""


class AgendaItemInput(TypedDict):
    """An item of an agenda, such as a talk."""
    id: NotRequired[AgendaKey]
    """ID of the item. Without it, the service generates one."""
    title: Name
    """Title of the item."""
    kind: NotRequired[AgendaItemKind]
    """Kind of the item."""
    starts_at: Timestamp
    """When the item starts."""
    ends_at: Timestamp
    """When the item ends."""
    room: NotRequired[str | None]
    """Room or stage."""
    language: NotRequired[str | None]
    """Language of the item."""
    abstract: NotRequired[str | None]
    """What the item is about, as plain text or Markdown."""
    speaker_ids: NotRequired[list[AgendaKey]]
    """IDs of the item's speakers, in order."""
    recording_url: NotRequired[str | None]
    """URL of the recording."""
    slides_url: NotRequired[str | None]
    """URL of the slides."""


class SpeakerInput(TypedDict):
    """A speaker of an event."""
    id: NotRequired[AgendaKey]
    """ID of the speaker. Without it, the service generates one."""
    name: Name
    """Name of the speaker."""
    headline: NotRequired[str | None]
    """Position, employer or project."""
    bio: NotRequired[str | None]
    """About the speaker, as plain text or Markdown."""
    photo_url: NotRequired[str | None]
    """URL of a photo."""
    links: NotRequired[list[LabeledLinkCreate]]
    """Links about the speaker, in order."""
    user_id: NotRequired[str | None]
    """ID of the speaker's account. The service asks this user by email whether the profile may be linked."""


class AgendaInput(TypedDict):
    """The new agenda of an event."""
    items: list[AgendaItemInput]
    """All items of the agenda, in any order."""
    speakers: NotRequired[list[SpeakerInput]]
    """All speakers, in the order in which the page shows them."""


AnyEventRole: TypeAlias = 'Literal["event_host", "check_in"] | str'
"""One of `EventRole`, or a role that a later version adds."""


class EventTeamMember(TypedDict):
    """A user with a role of an event."""
    user: Person
    """The user."""
    role: AnyEventRole
    """The user's role."""
    granted_at: Timestamp
    """When the role was granted. Granting it again does not change this time."""


class EventTeamPage(TypedDict):
    """A page of an event's team, longest-serving first."""
    items: list[EventTeamMember]
    """At most `limit` users; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


EventRole: TypeAlias = 'Literal["event_host", "check_in"]'
"""Role of one event. `event_host` edits the event and its agenda, sees attendees and their answers, decides about RSVPs, invites and writes to people, and checks them in. `check_in` sees the names and party sizes of attendees and checks them in. Neither sees the group's members, bans and invitations, or statistics. A host cannot delete or copy the event, or change the rest of its series."""


class EventRoleGrant(TypedDict):
    """A role of an event."""
    role: EventRole
    """The role."""


class DoorLink(TypedDict):
    """A link with which anyone checks people in at an event. Its URL is shown only when it is created."""
    id: Id
    """ID of the door link."""
    label: Name
    """Name of the link, which the audit log shows."""
    created_by: Person | None
    """The user who created the link; `null` if the account was deleted."""
    created_at: Timestamp
    """When the link was created."""
    expires_at: Timestamp
    """When the link stops working: six hours after the end of the event. It follows the event when that is moved."""


class DoorLinkPage(TypedDict):
    """A page of the event's door links, oldest first."""
    items: list[DoorLink]
    """At most `limit` door links; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class DoorLinkCreate(TypedDict):
    """A new door link."""
    label: Name
    """Name of the link, which the audit log shows."""


class NewDoorLink(DoorLink):
    """A door link with its URL, which is shown only here."""
    url: str
    """URL to give to the people at the door. It cannot be shown again."""


class DeletedDoorLink(TypedDict):
    """Confirmation that a door link was deleted."""
    id: Id
    """ID of the deleted link."""
    deleted: Literal[True]
    """Always `true`."""


class EventPeriod(TypedDict):
    """Statistics of an event for a day, a week or the whole range."""
    starts_on: Day
    """First day of the period, in UTC."""
    rsvps: Count
    """Number of RSVPs sent on these days."""
    rsvps_canceled: Count
    """Number of RSVPs canceled on these days."""
    views: Count
    """Number of times the page was opened in a browser."""


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
"""Statistics of an event. Deleted accounts still count in past periods, without being identified."""


AnyMessageAudience: TypeAlias = 'Literal["attending", "waitlisted", "pending", "everyone"] | str'
"""One of `MessageAudience`, or an audience that a later version adds."""


class EventMessage(TypedDict):
    """A message that administrators sent to people with an RSVP."""
    id: Id
    """ID of the message."""
    subject: ShortText
    """Subject of the message."""
    text: MessageText
    """Text of the message."""
    to: AnyMessageAudience
    """Recipients of the message."""
    recipient_count: int
    """Number of recipients: people with a verified address who have not turned off such emails. A person who cancels before the email is sent does not get it."""
    sent_by: Person | None
    """The administrator who sent the message; `null` if the account was deleted."""
    created_at: Timestamp
    """When the message was sent."""


class EventMessagePage(TypedDict):
    """A page of messages, latest first."""
    items: list[EventMessage]
    """At most `limit` messages; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


MessageAudience: TypeAlias = 'Literal["attending", "waitlisted", "pending", "everyone"]'
"""Recipients of a message, by the status of their RSVP; `everyone` means all of these statuses, which do not include `declined`."""


class EventMessageCreate(TypedDict):
    """A message to people with an RSVP."""
    subject: ShortText
    """Subject of the emails, after the name of the event."""
    text: MessageText
    """Text of the message."""
    to: MessageAudience
    """Recipients of the message."""


class LinksAnnouncement(TypedDict):
    """An email to the attendees of an event about its links."""
    event_id: Id
    """ID of the event."""
    recipient_count: int
    """Number of recipients: attendees with a verified address who have not turned off such emails."""
    created_at: Timestamp
    """When the email was queued."""


EventInvitationRole: TypeAlias = 'Literal["event_host", "check_in"]'
"""Role of the event that accepting grants."""


class EventInvitationCreate(TypedDict):
    """A new invitation. Requires exactly one of `email`, `emails` and `max_uses`."""
    email: NotRequired[Email]
    """Email address to invite."""
    emails: NotRequired[list[EmailAddressInput]]
    """Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once."""
    max_uses: NotRequired[int]
    """Number of people who may accept with the link."""
    role: NotRequired[EventInvitationRole]
    """Role that accepting grants. If omitted, accepting sends an RSVP."""
    expires_at: NotRequired[Timestamp]
    """When the invitation expires, at most 90 days from now. Defaults to two weeks from now."""


class Attendance(TypedDict):
    """The caller's RSVP to an event."""
    event_id: Id
    """ID of the event."""
    status: AttendanceStatus
    """Status of the RSVP."""
    waitlist_position: int | None
    """Position on the waitlist; 1 gets the next seat. `null` unless waitlisted."""
    guests: Guests
    """Number of guests."""
    answers: RsvpAnswers
    """The caller's answers, including those to removed questions."""
    share_email: bool
    """Whether the event's organizers see the caller's email address with this RSVP."""
    responded_at: str | None
    """When the caller sent the RSVP; `null` if there is none. A promotion from the waitlist does not change it."""
    checked_in_at: str | None
    """When the caller was checked in; `null` if not checked in."""
    check_in_code: str | None
    """Code to show at the check-in; `null` unless the caller attends. A new RSVP gets a new code. The code is also in the private calendar, in the calendar entry of emails about the event, and on the event's page as a QR code."""
    meeting_url: str | None
    """URL to join online; `null` unless the caller attends and the event has one."""


EmploymentType: TypeAlias = 'Literal["full_time", "part_time", "contract", "internship", "volunteer"]'
"""Type of employment."""


JobStatus: TypeAlias = 'Literal["draft", "published", "closed"]'
"""Status of a job. Drafts and closed jobs are visible to administrators only."""


JobSort: TypeAlias = 'Literal["newest", "expiring_soonest", "recently_updated"]'
"""Order of the list. `newest`: most recently created first. `expiring_soonest`: soonest to expire first. `recently_updated`: last changed first, as defined by `updated_since`."""


AnyEmploymentType: TypeAlias = 'Literal["full_time", "part_time", "contract", "internship", "volunteer"] | str'
"""One of `EmploymentType`, or a type that a later version adds."""


SalaryAmount: TypeAlias = 'int'
"""Amount in whole units of the currency, before tax."""


Currency: TypeAlias = 'str'
"""ISO 4217 currency code in upper case. Unknown codes are rejected (400)."""


AnySalaryPeriod: TypeAlias = 'Literal["hour", "month", "year"] | str'
"""One of `SalaryPeriod`, or a period that a later version adds."""


class Salary(TypedDict):
    """Salary range, from `minimum` to `maximum`."""
    minimum: SalaryAmount
    """Minimum salary."""
    maximum: SalaryAmount
    """Maximum salary; not below `minimum`."""
    currency: Currency
    """Currency of both amounts."""
    period: AnySalaryPeriod
    """Period that the amounts are paid for."""


AnyJobStatus: TypeAlias = 'Literal["draft", "published", "closed"] | str'
"""One of `JobStatus`, or a status that a later version adds. Drafts and closed jobs are visible to administrators only."""


class JobSummary(TypedDict):
    """A job as shown in lists."""
    id: Id
    """ID of the job."""
    alliance: Slug
    """Slug of the alliance that lists the job."""
    group: GroupReference | None
    """The group that posts the job; `null` if the alliance itself posts it."""
    slug: Slug
    """Slug, unique among the alliance's jobs and all jobs ever published. The first publication of a draft may append a number."""
    title: Name
    """Title of the position."""
    company_name: Name
    """Name of the employer."""
    summary: Summary
    """Summary of the work in a sentence or two."""
    location: str | None
    """Location of the office; `null` if not given."""
    country_code: str | None
    """Country of the office or, for a remote job, the country to work from; `null` if not given."""
    remote: bool
    """Whether the job is remote."""
    employment_type: AnyEmploymentType
    """Type of employment."""
    salary: Salary | None
    """Salary range; `null` if not given."""
    tags: Tags
    """Skills and topics."""
    status: AnyJobStatus
    """Status of the job. Only a published job accepts applications, until it expires. Expiry does not change the status."""
    expires_at: Timestamp
    """When the job expires. From then on it is visible to administrators only and accepts no applications."""
    posted_by: Person
    """The administrator who created the job."""
    viewer: NotRequired[Viewer]
    """The job's relation to the caller; only with `include=viewer`."""
    created_at: Timestamp
    """When the job was created."""
    updated_at: Timestamp
    """When an administrator last changed the job. Applications do not count."""


class JobPage(TypedDict):
    """A page of jobs, in the order of `sort`."""
    items: list[JobSummary]
    """At most `limit` jobs; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


SalaryPeriod: TypeAlias = 'Literal["hour", "month", "year"]'
"""Period that the amounts are paid for."""


class SalaryCreate(TypedDict):
    """Salary range. `minimum` must not be above `maximum`."""
    minimum: SalaryAmount
    """Minimum salary."""
    maximum: SalaryAmount
    """Maximum salary; not below `minimum`."""
    currency: Currency
    """Currency of both amounts."""
    period: SalaryPeriod
    """Period that the amounts are paid for."""


NewJobStatus: TypeAlias = 'Literal["draft", "published"]'
"""Status of a new job. A draft is visible to administrators only and accepts no applications."""


class JobCreate(TypedDict):
    """A job of the alliance named by `alliance`, or of its group named by `group_id`."""
    alliance: Slug
    """Slug of the alliance that lists the job."""
    group_id: NotRequired[str | None]
    """ID of the group that posts the job; it must belong to the alliance. `null` or omitted if the alliance itself posts it."""
    slug: NotRequired[Slug]
    """Slug, unique among the alliance's jobs and all jobs ever published. It cannot be changed, except by the first publication (see `PATCH`). If omitted, it is derived from the title. `id` is reserved."""
    title: Name
    """Title of the position."""
    company_name: Name
    """Name of the employer."""
    summary: Summary
    """Summary of the work in a sentence or two, shown in lists."""
    description: Description
    """Full job description, as plain text or Markdown."""
    apply_url: NotRequired[str | None]
    """URL of the company's own application page."""
    location: NotRequired[str | None]
    """Location of the office. Lists can be filtered by it."""
    country_code: NotRequired[CountryCode | None]
    """Country of the office or, for a remote job, the country to work from."""
    remote: NotRequired[bool]
    """Whether the job is remote."""
    employment_type: EmploymentType
    """Type of employment."""
    salary: NotRequired[SalaryCreate | None]
    """Salary range."""
    tags: NotRequired[Tags]
    """Skills and topics."""
    status: NotRequired[NewJobStatus]
    """Whether to publish the job at once or save it as a draft."""
    expires_at: NotRequired[Timestamp]
    """When the job expires: from then on it is hidden and accepts no applications. Must be in the future. Defaults to 30 days after the creation."""


class Job(JobSummary):
    """A job that an alliance or one of its groups posts for a company."""
    html_url: str
    """Absolute URL of the job's web page."""
    description: Description
    """Full job description, as plain text or Markdown; not HTML."""
    apply_url: str | None
    """URL of the company's own application page; `null` if not given."""


class DeletedJob(TypedDict):
    """Confirmation that a job was deleted."""
    id: Id
    """ID of the deleted job."""
    deleted: Literal[True]
    """Always `true`."""


class SalaryUpdate(TypedDict):
    """Changes to a salary. Omitted fields are unchanged. The result must have all four fields, and `minimum` must not be above `maximum`."""
    minimum: NotRequired[SalaryAmount]
    """Minimum salary."""
    maximum: NotRequired[SalaryAmount]
    """Maximum salary; not below `minimum`."""
    currency: NotRequired[Currency]
    """Currency of both amounts."""
    period: NotRequired[SalaryPeriod]
    """Period that the amounts are paid for."""


class JobUpdate(TypedDict):
    """Changes to a job. Omitted fields are unchanged. Alliance, group and slug cannot be changed."""
    title: NotRequired[Name]
    """Title of the position."""
    company_name: NotRequired[Name]
    """Name of the employer."""
    summary: NotRequired[Summary]
    """Summary of the work in a sentence or two, shown in lists."""
    description: NotRequired[Description]
    """Full job description, as plain text or Markdown."""
    apply_url: NotRequired[str | None]
    """URL of the company's own application page; `null` removes it."""
    location: NotRequired[str | None]
    """Location of the office; `null` removes it."""
    country_code: NotRequired[CountryCode | None]
    """Country of the office or, for a remote job, the country to work from; `null` removes it."""
    remote: NotRequired[bool]
    """Whether the job is remote."""
    employment_type: NotRequired[EmploymentType]
    """Type of employment."""
    salary: NotRequired[SalaryUpdate | None]
    """Salary range; `null` removes it."""
    tags: NotRequired[Tags]
    """Skills and topics. Replaces the whole list."""
    status: NotRequired[JobStatus]
    """New status. See `PATCH` for the allowed transitions."""
    expires_at: NotRequired[Timestamp]
    """When the job expires: from then on it is hidden and accepts no applications. Must be in the future; to end a job now, close it."""


class JobReference(TypedDict):
    """Short reference to a job."""
    id: Id
    """ID of the job."""
    slug: Slug
    """Slug of the job, for `GET /api/v1/jobs/{slug}`."""
    title: Name
    """Title of the position."""


class Applicant(TypedDict):
    """An applicant, as shown to the job's administrators."""
    id: Id
    """ID of the user."""
    name: Name
    """Name of the user."""
    email: Email
    """Email address of the applicant."""


JobApplicationStatus: TypeAlias = 'Literal["submitted", "in_review", "accepted", "rejected"] | str'
"""Status of an application, set by the job's administrators, or a status that a later version adds."""


class JobApplication(TypedDict):
    """An application for a job, as seen by the applicant and the job's administrators."""
    id: Id
    """ID of the application."""
    job_id: Id
    """ID of the job."""
    job: JobReference
    """The job that the application is for."""
    applicant: NotRequired[Applicant]
    """The applicant. Present only for the job's administrators."""
    note: str | None
    """Message from the applicant to the job's administrators; `null` if none."""
    resume_url: str | None
    """URL of the applicant's résumé; `null` if not given."""
    status: JobApplicationStatus
    """Status of the application."""
    created_at: Timestamp
    """When the applicant sent the application."""
    updated_at: Timestamp
    """When the application last changed; equals `created_at` if it never did."""


class JobApplicationPage(TypedDict):
    """A page of applications: for a job, oldest first; the caller's own, newest first."""
    items: list[JobApplication]
    """At most `limit` applications; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


ReviewStatus: TypeAlias = 'Literal["submitted", "in_review", "accepted", "rejected"]'
"""Status of an application, set by the job's administrators."""


class JobApplicationUpdate(TypedDict):
    """Changes to an application. Omitted fields are unchanged. The applicant's own text cannot be changed."""
    status: NotRequired[ReviewStatus]
    """New status. Any status may follow any other."""


class JobApplicationCreate(TypedDict):
    """A new application. Both fields are optional. The job's administrators also see the caller's name and email address."""
    note: NotRequired[str | None]
    """Message to the job's administrators."""
    resume_url: NotRequired[str | None]
    """URL of the caller's résumé."""


LandscapeKind: TypeAlias = 'Literal["startup", "open_source_project", "partner_community", "podcast", "investor"]'
"""Kind of entry. Only a `startup` may have a funding stage."""


LandscapeStage: TypeAlias = 'Literal["pre_seed", "seed", "series_a", "series_b", "series_c_plus", "growth", "public"]'
"""Funding stage of a startup."""


LandscapeSort: TypeAlias = 'Literal["name", "newest", "recently_updated"]'
"""Order of the list. `name`: alphabetical. `newest`: most recently created first. `recently_updated`: last changed first, as defined by `updated_since`."""


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
    """Slug, unique within the alliance's landscape."""
    name: Name
    """Name of the startup, project or partner."""
    kind: AnyLandscapeKind
    """Kind of entry."""
    summary: Summary
    """Summary in a sentence or two."""
    website_url: str | None
    """URL of the website; `null` if not given."""
    logo_url: str | None
    """URL of an image to show next to the name; `null` if there is none."""
    category: str | None
    """Category, in the alliance's own words; `null` if not given."""
    stage: AnyLandscapeStage | None
    """Funding stage of a startup; `null` if not given, and for all other kinds."""
    tags: Tags
    """Topics of the entry."""
    published: bool
    """Whether the entry is published. An unpublished entry is hidden from public reads."""
    created_at: Timestamp
    """When the entry was created."""
    updated_at: Timestamp
    """When an administrator last changed the entry."""


class LandscapeEntryPage(TypedDict):
    """A page of landscape entries, in the order of `sort`."""
    items: list[LandscapeEntrySummary]
    """At most `limit` entries; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class LandscapeEntryCreate(TypedDict):
    """An entry in the landscape of the alliance named by `alliance`. Only the kind `startup` may have a `stage` (400)."""
    alliance: Slug
    """Slug of the alliance that lists the entry."""
    slug: NotRequired[Slug]
    """Slug, unique within the alliance's landscape. It cannot be changed. If omitted, it is derived from the name."""
    name: Name
    """Name of the startup, project or partner."""
    kind: LandscapeKind
    """Kind of entry."""
    summary: Summary
    """Summary in a sentence or two, shown in lists."""
    description: NotRequired[str | None]
    """Full description, as plain text or Markdown."""
    website_url: NotRequired[str | None]
    """URL of the website."""
    repository_url: NotRequired[str | None]
    """URL of the source code."""
    logo_url: NotRequired[str | None]
    """URL of an image to show next to the name."""
    category: NotRequired[str | None]
    """Category, in the alliance's own words. Lists can be filtered by it."""
    stage: NotRequired[LandscapeStage | None]
    """Funding stage of a startup. Must be `null` or absent for all other kinds."""
    tags: NotRequired[Tags]
    """Topics of the entry."""
    published: NotRequired[bool]
    """Whether to publish the entry at once or hide it from public reads."""


class LandscapeEntry(LandscapeEntrySummary):
    """A startup, project or partner in the landscape of an alliance."""
    html_url: str
    """Absolute URL of the entry's web page."""
    description: str | None
    """Full description, as plain text or Markdown, not HTML; `null` if not given."""
    repository_url: str | None
    """URL of the source code; `null` if not given."""


class LandscapeEntryUpdate(TypedDict):
    """Changes to an entry. Omitted fields are unchanged. Only the kind `startup` may have a `stage`; set it to `null` when changing the kind. Alliance and slug cannot be changed."""
    name: NotRequired[Name]
    """Name of the startup, project or partner."""
    kind: NotRequired[LandscapeKind]
    """Kind of entry."""
    summary: NotRequired[Summary]
    """Summary in a sentence or two, shown in lists."""
    description: NotRequired[str | None]
    """Full description, as plain text or Markdown; `null` removes it."""
    website_url: NotRequired[str | None]
    """URL of the website; `null` removes it."""
    repository_url: NotRequired[str | None]
    """URL of the source code; `null` removes it."""
    logo_url: NotRequired[str | None]
    """URL of an image to show next to the name; `null` removes it."""
    category: NotRequired[str | None]
    """Category, in the alliance's own words; `null` removes it."""
    stage: NotRequired[LandscapeStage | None]
    """Funding stage of a startup; `null` removes it."""
    tags: NotRequired[Tags]
    """Topics of the entry. Replaces the whole list."""
    published: NotRequired[bool]
    """Whether the entry is published. An unpublished entry is hidden from public reads."""


SearchType: TypeAlias = 'Literal["event", "group", "job", "landscape_entry"]'
"""Type of result. The result itself is in the property of that name."""


SearchRank: TypeAlias = 'float'
"""How well the result matches. Higher is better; comparable only within one response."""


SearchPartial: TypeAlias = 'bool'
"""Whether the result has only some of the words or phrases, at least half of them. Such results are returned only if none has all."""


SearchSnippet: TypeAlias = 'str'
"""HTML: matches are marked with `<mark>`, and the rest is escaped."""


class EventSearchResult(TypedDict):
    """An event whose name, summary, description, category, tags, venue or group name match."""
    type: Literal["event"]
    """Always `event`."""
    rank: SearchRank
    """How well the event matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the event has only some of the words or phrases, at least half of them. Such results are returned only if none has all."""
    title: Name
    """Name of the event."""
    snippet: SearchSnippet
    """Excerpt of the event's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """API URL of the event."""
    html_url: Url
    """URL of the event's web page."""
    event: EventSummary
    """The event itself."""


class GroupSearchResult(TypedDict):
    """A group whose name, description, category, city, region or tags match."""
    type: Literal["group"]
    """Always `group`."""
    rank: SearchRank
    """How well the group matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the group has only some of the words or phrases, at least half of them. Such results are returned only if none has all."""
    title: Name
    """Name of the group."""
    snippet: SearchSnippet
    """Excerpt of the group's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """API URL of the group."""
    html_url: Url
    """URL of the group's web page."""
    group: GroupSummary
    """The group itself."""


class JobSearchResult(TypedDict):
    """A job whose title, company, summary, description, location, tags or group name match."""
    type: Literal["job"]
    """Always `job`."""
    rank: SearchRank
    """How well the job matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the job has only some of the words or phrases, at least half of them. Such results are returned only if none has all."""
    title: Name
    """Title of the position."""
    snippet: SearchSnippet
    """Excerpt of the job's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """API URL of the job."""
    html_url: Url
    """URL of the job's web page."""
    job: JobSummary
    """The job itself."""


class LandscapeEntrySearchResult(TypedDict):
    """A landscape entry whose name, summary, description, category or tags match."""
    type: Literal["landscape_entry"]
    """Always `landscape_entry`."""
    rank: SearchRank
    """How well the entry matches. Higher is better; comparable only within one response."""
    partial: SearchPartial
    """Whether the entry has only some of the words or phrases, at least half of them. Such results are returned only if none has all."""
    title: Name
    """Name of the startup, project or partner."""
    snippet: SearchSnippet
    """Excerpt of the entry's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped."""
    url: Url
    """API URL of the entry."""
    html_url: Url
    """URL of the entry's web page."""
    landscape_entry: LandscapeEntrySummary
    """The entry itself."""


SearchResult: TypeAlias = 'EventSearchResult | GroupSearchResult | JobSearchResult | LandscapeEntrySearchResult'
"""A search result of the type named by `type`. Types that a later version adds are returned only if `types` requests them."""


class SearchResults(TypedDict):
    """A page of the best matches of all requested types, best first."""
    items: list[SearchResult]
    """At most `limit` results; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


ResourceType: TypeAlias = 'Literal["alliance", "group", "event", "job", "landscape_entry"]'
"""Type of resource."""


AnyResourceType: TypeAlias = 'Literal["alliance", "group", "event", "job", "landscape_entry"] | str'
"""One of `ResourceType`, or a type that a later version adds."""


class Removal(TypedDict):
    """A resource that is no longer public because it was deleted, hidden or closed, or because it expired."""
    type: AnyResourceType
    """Type of the resource."""
    id: Id
    """ID of the resource."""
    removed_at: Timestamp
    """When the resource stopped being public."""


class RemovalPage(TypedDict):
    """A page of removals, earliest first."""
    items: list[Removal]
    """At most `limit` removals; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class AllianceChange(TypedDict):
    """A new or changed alliance."""
    type: Literal["alliance"]
    """Always `alliance`."""
    alliance: AllianceSummary
    """The alliance in its current state."""


class GroupChange(TypedDict):
    """A new or changed group."""
    type: Literal["group"]
    """Always `group`."""
    group: GroupSummary
    """The group in its current state."""


class EventChange(TypedDict):
    """A new or changed event."""
    type: Literal["event"]
    """Always `event`."""
    event: EventSummary
    """The event in its current state."""


class JobChange(TypedDict):
    """A new or changed job."""
    type: Literal["job"]
    """Always `job`."""
    job: JobSummary
    """The job in its current state."""


class LandscapeEntryChange(TypedDict):
    """A new or changed landscape entry."""
    type: Literal["landscape_entry"]
    """Always `landscape_entry`."""
    landscape_entry: LandscapeEntrySummary
    """The landscape entry in its current state."""


Change: TypeAlias = 'AllianceChange | GroupChange | EventChange | JobChange | LandscapeEntryChange'
"""A new or changed resource of the type named by `type`. Clients must ignore types that a later version adds."""


ChangeStream: TypeAlias = 'str'
"""Server-sent events in UTF-8. The data of `changed` is a `Change`, the data of `removed` is a `Removal`."""


ReportStatus: TypeAlias = 'Literal["open", "resolved", "dismissed"]'
"""Status of a report. `open`: no decision yet. `resolved`: action was taken. `dismissed`: no action was needed."""


ReportSubjectType: TypeAlias = 'Literal["group", "event", "job", "landscape_entry", "user"]'
"""Type of a report's subject."""


ReportSort: TypeAlias = 'Literal["newest", "oldest"]'
"""Sort order: `newest` first, or `oldest` first."""


AnyReportSubjectType: TypeAlias = 'Literal["group", "event", "job", "landscape_entry", "user"] | str'
"""One of `ReportSubjectType`, or a type that a later version adds."""


class ReportSubject(TypedDict):
    """Subject of a report. It may have been deleted."""
    type: AnyReportSubjectType
    """Type of the subject."""
    id: Id
    """ID of the subject."""
    name: Name
    """Name of the subject when it was reported; for a job, its title."""


AnyReportReason: TypeAlias = 'Literal["spam", "harassment", "illegal", "misleading", "other"] | str'
"""One of `ReportReason`, or a reason that a later version adds."""


ReportText: TypeAlias = 'str'
"""Text of several lines, without control characters or bidirectional overrides."""


AnyReportStatus: TypeAlias = 'Literal["open", "resolved", "dismissed"] | str'
"""One of `ReportStatus`, or a status that a later version adds."""


class Report(TypedDict):
    """A report to administrators."""
    id: Id
    """ID of the report."""
    alliance: Slug
    """Slug of the responsible alliance."""
    group: GroupReference | None
    """The group of the reported event, job or member, or the reported group itself; `null` otherwise."""
    subject: ReportSubject
    """Subject of the report."""
    reason: AnyReportReason
    """Reason for the report."""
    text: ReportText
    """Text by the reporter."""
    status: AnyReportStatus
    """Status of the report."""
    note: str | None
    """Note by the administrators; `null` if there is none."""
    reporter: Person | None
    """The reporter; `null` if the account was deleted."""
    reporter_banned: bool
    """Whether the reporter is banned at present from the alliance or from the group in `group`. The report may still be justified, but banned people sometimes report the administrators who banned them."""
    resolved_by: Person | None
    """The administrator who resolved or dismissed the report; `null` while it is open, and if the account was deleted."""
    resolved_at: str | None
    """When the report was resolved or dismissed; `null` while it is open."""
    created_at: Timestamp
    """When the report was sent."""
    updated_at: Timestamp
    """When the report was last changed."""


class ReportPage(TypedDict):
    """A page of reports."""
    items: list[Report]
    """At most `limit` reports; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


ReportReason: TypeAlias = 'Literal["spam", "harassment", "illegal", "misleading", "other"]'
"""Reason for a report. `spam`: spam or advertising. `harassment`: attacks or threats. `illegal`: illegal content. `misleading`: misleading or inaccurate. `other`: explained in the text."""


class ReportCreate(TypedDict):
    """A new report. `alliance` and `group_id` are for a person only; other subjects already belong to an alliance."""
    subject_type: ReportSubjectType
    """Type of the subject."""
    subject_id: Id
    """ID of the subject."""
    reason: ReportReason
    """Reason for the report."""
    text: ReportText
    """Explanation for the administrators."""
    alliance: NotRequired[Slug]
    """Alliance whose administrators are notified. Required for a person, not allowed otherwise."""
    group_id: NotRequired[Id]
    """For a person, the group of the alliance where it happened; its administrators are notified too."""


class SubmittedReport(TypedDict):
    """A report as shown to its reporter."""
    id: Id
    """ID of the report."""
    subject_type: AnyReportSubjectType
    """Type of the subject."""
    subject_id: Id
    """ID of the subject."""
    reason: AnyReportReason
    """Reason for the report."""
    text: ReportText
    """Text by the reporter."""
    created_at: Timestamp
    """When the report was first sent."""


class ReportUpdate(TypedDict):
    """Changes to a report. Omitted fields are unchanged."""
    status: NotRequired[ReportStatus]
    """New status."""
    note: NotRequired[str | None]
    """Note among administrators; `null` removes it."""


class PendingEmail(TypedDict):
    """A pending change of the email address. The account keeps its current address until it is confirmed."""
    email: Email
    """The new address. It is shown whether or not it has an account of its own."""
    expires_at: Timestamp
    """When the confirmation link expires, 24 hours after the request."""


AnyLanguage: TypeAlias = 'Literal["en", "de", "es", "ja", "fr", "pt", "uk"] | str'
"""A language of the service's pages and emails, as an ISO 639-1 code. A later version may add languages."""


SignInMethod: TypeAlias = 'Literal["github", "google", "linkedin", "password", "passkey"] | str'
"""A sign-in provider, `password`, `passkey`, or a method that a later version adds."""


class RoleGrant(TypedDict):
    """A role and its scope."""
    role: Role
    """Role of the user."""
    alliance: str | None
    """Slug of the alliance, or of the group's or event's alliance; `null` means all alliances."""
    group_id: str | None
    """ID of the group, or of the event's group; `null` for an `alliance_admin`."""
    event_id: str | None
    """ID of the event; `null` unless the role is one of an event."""


AnyNewEventsChoice: TypeAlias = 'Literal["immediately", "weekly", "never"] | str'
"""One of `NewEventsChoice`, or a choice that a later version adds."""


class NotificationSettings(TypedDict):
    """Kinds of emails that the caller gets; all of them unless turned off. Emails about the security of the account cannot be turned off. An unverified address gets none of these."""
    waitlist_promotion: bool
    """The caller moved up from the waitlist."""
    event_canceled: bool
    """An event with the caller's RSVP was canceled."""
    event_changed: bool
    """An event with the caller's RSVP was rescheduled or moved, or takes place after all."""
    event_reminder: bool
    """A reminder a day before an event that the caller attends."""
    rsvp_decision: bool
    """The decision on an RSVP that needed approval."""
    application_received: bool
    """Applications for the caller's jobs."""
    application_status: bool
    """An application of the caller has a new status."""
    role_granted: bool
    """A role was granted to the caller."""
    membership_ended: bool
    """An administrator ended a membership of the caller."""
    report_received: bool
    """New reports about resources that the caller administers."""
    report_resolved: bool
    """A report by the caller was resolved or dismissed."""
    event_message: bool
    """Messages from organizers of events with the caller's RSVP."""
    new_events: AnyNewEventsChoice
    """New events of the caller's groups."""
    rsvp_confirmation: bool
    """Confirmations of RSVPs, with a calendar entry and the check-in code."""
    application_confirmation: bool
    """Confirmations of the caller's applications."""
    rsvp_received: bool
    """RSVPs that need approval, in groups that the caller administers."""
    invitation: bool
    """Invitations to groups, alliances, events and roles."""
    group_message: bool
    """Messages from organizers to the members of the caller's groups."""
    join_request_received: bool
    """Requests to join or start groups, for their administrators."""
    join_request_status: bool
    """An administrator decided about the caller's request to join a group, or declined one to start a group."""


class User(TypedDict):
    """The caller's profile. While `email_verified` is false, most operations that require a credential return 403. The caller may still read and update this profile, change the address, read the account's security events, list and revoke API tokens, request another verification email and sign out."""
    id: Id
    """ID of the caller."""
    email: Email
    """Email address of the account, used to sign in and for emails. `POST /api/v1/me/email` changes it."""
    email_verified: bool
    """Whether `email` has been verified, by the link in an email or by a sign-in provider."""
    email_undeliverable: bool
    """Whether the mail server of `email` has permanently rejected three emails within 30 days. Optional emails (`notifications`) are then paused until the caller signs in again, confirms the address by a link in an email, or changes it. Administrators see this in their lists of attendees and members."""
    pending_email: PendingEmail | None
    """New email address that has not been confirmed yet; `null` if no change is pending."""
    name: Name
    """Name that other users see."""
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
    """Time zone in which the caller lives; `null` if not given. Times in responses are always in UTC."""
    language: AnyLanguage | None
    """Language of the caller's pages and emails. Defaults to the language of the registration page. If `null`, pages use the browser's language, and emails are in English. JSON is always in English."""
    photo_url: str | None
    """A portrait; `null` if there is none."""
    website_url: str | None
    """The caller's website; `null` if there is none."""
    links: list[LabeledLink]
    """More web pages by or about the caller, in the caller's order."""
    interests: Tags
    """Topics that interest the caller, in the caller's order."""
    show_as_organizer: bool
    """Whether groups that the caller administers, their events, and events that the caller hosts show the caller as organizer and host."""
    show_as_attendee: bool
    """Whether pages of the events that the caller attends show the caller's name and photo to everyone, until the event ends."""
    providers: list[SignInMethod]
    """Sign-in methods that are set up, including `password` and `passkey`. There is always at least one."""
    second_factor: bool
    """Whether the account has a second factor: a passkey, or an authenticator app whose code is required after the password."""
    roles: list[RoleGrant]
    """The caller's roles, in the order in which they were granted."""
    roles_suspended: bool
    """Whether the caller's roles are suspended, because this service requires a second factor of administrators and the caller has none. Add one at `/settings/security`."""
    notifications: NotificationSettings
    """Emails that the caller gets in addition to those about the account."""
    created_at: Timestamp
    """When the account was created."""
    updated_at: Timestamp
    """When the profile was last changed or the email address verified. Roles and sign-in methods do not count."""


Password: TypeAlias = 'str'
"""Password. Compared after Unicode NFKC normalization, otherwise exactly as written. NUL and unpaired surrogates are rejected (400)."""


class AccountDeletion(TypedDict):
    """Confirmation of the account deletion. May omit the password if the session began within the last five minutes."""
    password: NotRequired[Password]
    """The caller's password. A wrong one counts as a failed sign-in."""


class DeletedAccount(TypedDict):
    """Confirmation that the account was deleted."""
    id: Id
    """ID of the deleted user."""
    deleted: Literal[True]
    """Always `true`."""


Language: TypeAlias = 'Literal["en", "de", "es", "ja", "fr", "pt", "uk"]'
"""A language of the service's pages and emails, as an ISO 639-1 code."""


NewEventsChoice: TypeAlias = 'Literal["immediately", "weekly", "never"]'
"""When to email a member about new events. `immediately`: the first event when it is published, and those that follow within an hour in one email. `weekly`: on Monday at 07:00 in the caller's `timezone` (UTC without one), events of the caller's groups that are new or begin soon and, if the profile has a `city`, events near it. `never`: no emails."""


class NotificationChoices(TypedDict):
    """Changes to the notification settings. Omitted kinds are unchanged."""
    waitlist_promotion: NotRequired[bool]
    """Moving up from the waitlist."""
    event_canceled: NotRequired[bool]
    """Canceled events with the caller's RSVP."""
    event_changed: NotRequired[bool]
    """Changes of time or place of events with the caller's RSVP."""
    event_reminder: NotRequired[bool]
    """A reminder the day before an event."""
    rsvp_decision: NotRequired[bool]
    """Decisions on RSVPs that needed approval."""
    application_received: NotRequired[bool]
    """Applications for the caller's jobs."""
    application_status: NotRequired[bool]
    """New statuses of the caller's applications."""
    role_granted: NotRequired[bool]
    """A role was granted to the caller."""
    membership_ended: NotRequired[bool]
    """Ended memberships."""
    report_received: NotRequired[bool]
    """Reports about resources that the caller administers."""
    report_resolved: NotRequired[bool]
    """Decisions on the caller's reports."""
    event_message: NotRequired[bool]
    """Messages from organizers of events."""
    new_events: NotRequired[NewEventsChoice]
    """New events of the caller's groups."""
    rsvp_confirmation: NotRequired[bool]
    """Confirmations of RSVPs."""
    application_confirmation: NotRequired[bool]
    """Confirmations of the caller's applications."""
    rsvp_received: NotRequired[bool]
    """RSVPs that need the caller's approval."""
    invitation: NotRequired[bool]
    """Invitations to groups, alliances, events and roles."""
    group_message: NotRequired[bool]
    """Messages from organizers of groups."""
    join_request_received: NotRequired[bool]
    """Requests to join or to start a group that need the caller's approval."""
    join_request_status: NotRequired[bool]
    """Decisions on the caller's requests to join or to start a group."""


class UserUpdate(TypedDict):
    """Changes to the profile. Omitted fields are unchanged, `null` clears a field. A user must have a name."""
    name: NotRequired[Name]
    """Name that other users see."""
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
    """Language of the caller's pages and emails."""
    photo_url: NotRequired[str | None]
    """URL of a portrait. The service stores the URL, not the image."""
    website_url: NotRequired[str | None]
    """The caller's website."""
    links: NotRequired[list[LabeledLinkCreate]]
    """More web pages by or about the caller. Replaces the whole list."""
    interests: NotRequired[Tags]
    """Topics that interest the caller. Replaces the whole list."""
    show_as_organizer: NotRequired[bool]
    """Whether groups that the caller administers, their events, and events that the caller hosts show the caller as organizer and host."""
    show_as_attendee: NotRequired[bool]
    """Whether pages of the events that the caller attends show the caller's name and photo to everyone, until the event ends."""
    notifications: NotRequired[NotificationChoices]
    """Emails that the caller wants. Omitted kinds are unchanged."""


class EmailChange(TypedDict):
    """A request to change the email address."""
    email: Email
    """The new address. The confirmation link is sent there."""
    password: NotRequired[Password]
    """Password of the account; a wrong one counts as a failed sign-in. May be omitted only if the account has none and the session began within the last five minutes."""


class CanceledEmailChange(TypedDict):
    """Confirmation that no change of the address is pending."""
    canceled: Literal[True]
    """Always `true`."""


SecurityEventKind: TypeAlias = 'Literal["registered", "email_verified", "login", "new_device", "login_failed", "login_blocked", "logout", "session_ended", "other_sessions_ended", "password_changed", "reset_requested", "sign_in_link_requested", "password_reset", "account_recovered", "email_change_requested", "email_change_canceled", "email_changed", "email_change_undone", "provider_linked", "provider_unlinked", "token_created", "token_revoked", "all_tokens_revoked", "calendar_created", "calendar_deleted", "app_admitted", "app_removed", "client_created", "client_changed", "client_deleted", "passkey_added", "passkey_removed", "passkey_counter_regressed", "totp_enabled", "totp_disabled", "recovery_codes_renewed", "recovery_code_used", "second_factor_confirmed", "second_factor_failed", "second_factor_blocked", "second_factor_reset", "account_disabled", "account_enabled"] | str'
"""Kind of security event, or a kind that a later version adds."""


class SecurityEvent(TypedDict):
    """A security event of the caller's account."""
    id: Id
    """ID of the event."""
    kind: SecurityEventKind
    """Kind of event."""
    subject: str | None
    """Object or means of the event: the sign-in method for sign-ins and changes of providers, the ID for tokens, apps and ended sessions; `null` if there is none."""
    ip_address: str | None
    """IP address of the request; `null` for actions of the operator."""
    user_agent: str | None
    """The `User-Agent` of the request, which a client can choose freely; `null` if there was none, and for actions of the operator."""
    created_at: Timestamp
    """When the event happened. Lists of events are sorted by it, latest first."""


class SecurityEventPage(TypedDict):
    """A page of security events, latest first."""
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
    """Email address, used to sign in and for emails."""
    email_verified_at: str | None
    """When the address was verified; `null` until then."""
    owner_proven_at: str | None
    """When the creator of the account proved ownership of the address; `null` until then."""
    name: str
    """Name that other users see."""
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
    """More web pages by or about the user."""
    interests: list[ExportedText]
    """Topics that interest the user."""
    show_as_organizer: bool
    """Whether groups name the user among their organizers."""
    show_as_attendee: bool
    """Whether pages of the events that the user attends show the user's name and photo."""
    muted_notifications: list[ExportedText]
    """Kinds of emails that the user has turned off."""
    digest_since: str | None
    """When the user chose weekly emails about new events; `null` otherwise."""
    digest_week: str | None
    """Monday of the last week for which an email about the week's events was queued; `null` before the first."""
    mail_rejected_at: list[Timestamp]
    """When the mail server last rejected an email to the address permanently."""
    disabled_at: str | None
    """When the operator disabled the account; `null` otherwise."""
    created_at: Timestamp
    """When the account was created."""
    updated_at: Timestamp
    """When the profile was last changed."""


class ExportedPassword(TypedDict):
    """The existence of a password. Only a hash of the password is stored, which is left out."""
    updated_at: Timestamp
    """When the password was set."""


class ExportedIdentity(TypedDict):
    """An account at a sign-in provider."""
    provider: str
    """The provider."""
    issuer: str
    """Identifier of the provider (issuer)."""
    subject: str
    """ID of the user at the provider."""
    created_at: Timestamp
    """When the provider was linked."""


class ExportedSession(TypedDict):
    """A browser that is signed in."""
    id: Id
    """ID of the session."""
    address: str
    """The IP address at the sign-in."""
    user_agent: str | None
    """The `User-Agent` of the browser."""
    created_at: Timestamp
    """When the user signed in."""
    second_factor_at: str | None
    """When the user last confirmed a second factor in the session; `null` if never."""
    last_used_at: Timestamp
    """When the session was last used, to the minute."""


class ExportedPendingEmail(TypedDict):
    """A pending change of the email address."""
    email: Email
    """The new address."""
    expires_at: Timestamp
    """When the confirmation link expires."""
    created_at: Timestamp
    """When the change was requested."""


class ExportedFormerEmail(TypedDict):
    """A previous email address of the account."""
    email: Email
    """The address."""
    expires_at: Timestamp
    """When the link to undo the change expires."""
    created_at: Timestamp
    """When the address was replaced."""


class ExportedPasskey(TypedDict):
    """A passkey, without its public key."""
    id: Id
    """ID of the passkey."""
    credential_id: str
    """ID that the authenticator gave the passkey."""
    transports: list[str]
    """Connections that the authenticator supports."""
    name: str
    """Name of the token."""
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
    """An unused recovery code. Only a hash of the code is stored."""
    created_at: Timestamp
    """When the URL was created."""


class ExportedEmailLink(TypedDict):
    """A link in an email that is still valid or was used."""
    purpose: str
    """Purpose of the link: `verify`, `reset`, `sign_in`, or `second_factor` for a sign-in by email that still needs the second factor."""
    next: str | None
    """Path to redirect to afterwards."""
    expires_at: Timestamp
    """When the link expires."""
    used_at: str | None
    """When the link was used; `null` until then."""


class ExportedProviderSignIn(TypedDict):
    """A provider link that was started and not completed."""
    provider: str
    """The provider."""
    next: str | None
    """Path to redirect to afterwards."""
    expires_at: Timestamp
    """When the link expires."""


class ExportedSecurityEvent(TypedDict):
    """Security events of the account."""
    event: str
    """Kind of event."""
    subject: str | None
    """Object or means of the event."""
    address: str | None
    """IP address of the request; `null` for the operator."""
    user_agent: str | None
    """The `User-Agent` of the browser."""
    created_at: Timestamp
    """When the event happened."""


class ExportedApiToken(TypedDict):
    """An API token, without its secret."""
    id: Id
    """ID of the token."""
    name: str
    """Name of the token."""
    prefix: str
    """The first characters of the token's secret."""
    scopes: list[ExportedText]
    """Scopes of the token."""
    last_used_at: str | None
    """When the token was last used, to the minute."""
    expires_at: str | None
    """When the link expires."""
    revoked_at: str | None
    """When it was revoked."""
    parent_id: str | None
    """ID of the token that created it."""
    grant_id: str | None
    """ID of the consent of the app that created it."""
    created_at: Timestamp
    """When it was created."""
    updated_at: Timestamp
    """When the token last changed."""


class ExportedGrant(TypedDict):
    """A consent of the user to an app."""
    id: Id
    """ID of the consent."""
    client_id: str
    """ID of the app."""
    client_name: str
    """Name of the app."""
    scopes: list[ExportedText]
    """Scopes of the token."""
    audiences: list[ExportedText]
    """Audiences of the app's tokens."""
    last_used_at: str | None
    """When the token was last used, to the minute."""
    expires_at: Timestamp
    """When the consent ends."""
    created_at: Timestamp
    """When the user consented."""


class ExportedAccessToken(TypedDict):
    """An access token of an app, without its secret."""
    grant_id: Id
    """ID of the consent under which the token was issued."""
    scopes: list[ExportedText]
    """Scopes of the token."""
    audience: str
    """Audience of the token."""
    expires_at: Timestamp
    """When the link expires."""
    created_at: Timestamp
    """When the token was issued."""


class ExportedAppCredential(TypedDict):
    """A code or a refresh token of an app, without its secret."""
    grant_id: Id
    """ID of the consent under which the token was issued."""
    kind: str
    """Kind of credential."""
    consumed_at: str | None
    """When the credential was used."""
    expires_at: Timestamp
    """When the link expires."""


class ExportedApp(TypedDict):
    """An app that the user has registered."""
    id: str
    """The `client_id`."""
    name: str
    """Name of the app."""
    uri: str | None
    """URL of the app's own page."""
    redirect_uris: list[ExportedText]
    """Redirect URIs of the app."""
    grant_types: list[ExportedText]
    """Grant types of the app."""
    auth_method: str
    """Authentication method of the app."""
    created_at: Timestamp
    """When the app was registered."""
    updated_at: Timestamp
    """When the token last changed."""


class ExportedCalendarAddress(TypedDict):
    """The private calendar's URL, without its secret."""
    token_id: str | None
    """ID of the API token that created it."""
    grant_id: str | None
    """ID of the consent of the app that created it."""
    last_used_at: str | None
    """When the calendar was last read, to the minute."""
    created_at: Timestamp
    """When the URL was created."""


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


class ExportedJoinRequest(TypedDict):
    """A request to join a group."""
    alliance: Slug
    """Slug of the alliance."""
    group_id: Id
    """ID of the group."""
    group_name: Name
    """Name of the group."""
    status: AnyJoinRequestStatus
    """Status of the request."""
    question: str | None
    """The group's question; `null` if there was none."""
    answer: str | None
    """The answer; `null` if there was no question."""
    requested_at: Timestamp
    """When the user asked to join."""
    decided_at: str | None
    """When the request was declined; `null` while it is pending."""


class ExportedGroupRequest(TypedDict):
    """A request to start a group."""
    id: Id
    """ID of the request."""
    alliance: Slug
    """Slug of the alliance."""
    name: Name
    """Name of the new group."""
    description: Description
    """Description of the group."""
    status: AnyGroupRequestStatus
    """Status of the request."""
    reason: str | None
    """Why the request was declined; `null` without a reason."""
    group_id: str | None
    """ID of the group; `null` if there is none."""
    requested_at: Timestamp
    """When the user asked."""
    decided_at: str | None
    """When the request was decided; `null` while it is pending."""


class ExportedAttendance(TypedDict):
    """An RSVP to an upcoming or past event."""
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
    """Number of guests."""
    answers: list[RsvpAnswer]
    """Answers to the questions of the event."""
    decision_pending: bool
    """Whether an email about a decision on the RSVP is still to be sent."""
    arrival: int
    """Number that grows with each RSVP to the service; orders the waitlist."""
    notified_revision: int
    """Revision of the event about which the user was last notified."""
    confirmation_pending: bool
    """Whether the email that confirms the RSVP is still to be sent."""
    calendar_sequence: int
    """Number that increases with each RSVP and each correction; orders the calendar entries in emails."""
    promotion_pending: bool
    """Whether an email about a promotion from the waitlist is still to be sent."""
    check_in_code: str | None
    """Check-in code of the RSVP."""
    checked_in_at: str | None
    """When the user was checked in at the event."""
    share_email: bool
    """Whether the event's organizers see the user's email address with the RSVP."""
    registered_by: str
    """How the RSVP came about: `self`, `invitation`, `organizer` or `door`."""


class ExportedSeriesAttendance(TypedDict):
    """The choice to attend all events of a series."""
    series_id: Id
    """ID of the series."""
    arrival: int
    """Number that grows with each choice; the first gets a seat first."""
    guests: int
    """Number of guests."""
    answers: list[RsvpAnswer]
    """Answers to the questions of the events."""
    omitted_event_ids: list[Id]
    """IDs of events that get no RSVP because the user canceled it or they precede the chosen ones."""
    created_at: Timestamp
    """When the user chose it."""


class ExportedApplication(TypedDict):
    """An application for a job."""
    id: Id
    """ID of the application."""
    job_id: Id
    """ID of the job."""
    job_title: str
    """Title of the job."""
    company_name: str
    """Name of the company."""
    note: str | None
    """Message from the user."""
    resume_url: str | None
    """URL of the résumé."""
    status: str
    """Status of the application."""
    notified_status: str
    """The status that the user was last notified of."""
    created_at: Timestamp
    """When the application was sent."""
    updated_at: Timestamp
    """When the token last changed."""


class ExportedRole(TypedDict):
    """A role of the user."""
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


class ExportedEventRole(TypedDict):
    """A role of an event."""
    event_id: Id
    """ID of the event."""
    event_name: str
    """Name of the event."""
    role: str
    """`event_host` or `check_in`."""
    granted_at: Timestamp
    """When the role was granted."""


class ExportedJob(TypedDict):
    """A job that the user posted. It belongs to the alliance."""
    id: Id
    """ID of the job."""
    slug: str
    """Slug of the job."""
    title: str
    """Title of the job."""
    status: str
    """Status of the job."""
    created_at: Timestamp
    """When it was created."""


class ExportedLandscapeEntry(TypedDict):
    """A landscape entry that the user created. It belongs to the alliance."""
    id: Id
    """ID of the entry."""
    slug: str
    """Slug of the entry, unique within its alliance."""
    name: str
    """Name of the entry."""
    created_at: Timestamp
    """When it was created."""


class ExportedAuditEntry(TypedDict):
    """A change that the user made as an administrator, or a role granted to or revoked from the user."""
    id: Id
    """ID of the entry."""
    action: str
    """The operation that made the change."""
    actor_id: str | None
    """ID of the user who made the change; `null` for the operator. Names of other users are left out."""
    token_id: str | None
    """ID of the API token that was used."""
    subject_type: str
    """Type of the changed resource."""
    subject_id: Id
    """ID of the changed resource."""
    subject_name: str
    """Name of the changed resource."""
    created_at: Timestamp
    """When the change was made."""


class ExportedUpload(TypedDict):
    """A picture. `GET /api/v1/me/uploads` has the URLs of its files."""
    id: Id
    """ID of the upload."""
    name: str
    """Base name of its files."""
    widths: list[int]
    """Widths of the files in pixels."""
    heights: list[int]
    """Widths of the files in pixels."""
    bytes: list[int]
    """Size of the files in bytes."""
    unused_since: str | None
    """When the picture was last used by a resource; `null` while it is in use."""
    created_at: Timestamp
    """When it was uploaded."""


class ExportedBan(TypedDict):
    """A ban. Bans of the user are exported without the reason and without the administrator."""
    alliance: Slug
    """The alliance."""
    group_id: str | None
    """The group; `null` for the whole alliance."""
    decided: bool
    """Whether the user imposed the ban on another user."""
    reason: str | None
    """Reason for the ban, if the user imposed it."""
    created_at: Timestamp
    """When the ban was imposed."""


class ExportedReport(TypedDict):
    """A report that the user sent, or resolved."""
    id: Id
    """ID of the report."""
    subject_type: str
    """Type of the reported resource."""
    subject_id: Id
    """ID of the reported resource."""
    reason: str | None
    """Reason, if the user sent the report."""
    text: str | None
    """Text by the user, if the user sent the report."""
    note: str | None
    """Note by the user, if the user resolved the report."""
    created_at: Timestamp
    """When the application was sent."""


class ExportedEventMessage(TypedDict):
    """A message that the user sent to the attendees of an event."""
    id: Id
    """ID of the message."""
    event_id: Id
    """ID of the event."""
    subject: str
    """Subject of the message."""
    text: str
    """Text of the message."""
    audience: str
    """Recipients, by the status of their RSVP: `attending`, `waitlisted`, `pending` or `everyone`."""
    recipient_count: int
    """Number of recipients."""
    created_at: Timestamp
    """When the application was sent."""


class ExportedSpeaker(TypedDict):
    """The user as a speaker of an event."""
    event_id: Id
    """ID of the event."""
    id: str
    """ID of the speaker in the agenda."""
    name: str
    """Name of the speaker."""
    headline: str | None
    """Position, employer or project."""
    bio: str | None
    """About the speaker."""
    photo_url: str | None
    """URL of a photo."""
    links: list[LabeledLink]
    """Links about the speaker."""
    consented_at: str | None
    """When the user agreed that the agenda links the account; `null` without consent."""


class ExportedInvitation(TypedDict):
    """An invitation that the user sent, was sent or accepted."""
    id: Id
    """ID of the invitation."""
    alliance: Slug
    """Slug of the alliance."""
    group_id: str | None
    """ID of the group, or of the event's group; `null` for an invitation to an alliance."""
    event_id: str | None
    """ID of the event; `null` if the invitation is not to an event."""
    role: str | None
    """Role that the invitation grants."""
    sent: bool
    """Whether the user sent it."""
    to_me: bool
    """Whether it was sent to the user's address."""
    accepted_at: str | None
    """When the user accepted it; `null` otherwise."""
    created_at: Timestamp
    """When the URL was created."""


class ExportedGuestPlace(TypedDict):
    """A place at an event that nobody has claimed."""
    event_id: Id
    """ID of the event."""
    event_name: str
    """Name of the event."""
    name: str
    """Name that the organizer entered."""
    email: str | None
    """Address that the organizer entered."""
    guests: int
    """Number of guests."""
    checked_in_at: str | None
    """When the person was checked in."""
    created_at: Timestamp
    """When the place was added."""


class ExportedGroupMessage(TypedDict):
    """A message that the user sent to the members of a group."""
    id: Id
    """ID of the message."""
    group_id: Id
    """ID of the group."""
    subject: str
    """Subject of the message."""
    text: str
    """Text of the message."""
    recipient_count: int
    """Number of recipients."""
    created_at: Timestamp
    """When the application was sent."""


class ExportedImport(TypedDict):
    """An import into a group that the user started."""
    id: Id
    """ID of the import."""
    group_id: Id
    """ID of the group."""
    format: str
    """Format of the file."""
    status: str
    """`draft` (read on the page, not started), `running`, `completed` or `undone`."""
    created_at: Timestamp
    """When it began."""
    completed_at: str | None
    """When it was completed."""
    undone_at: str | None
    """When it was undone."""


class ExportedIdempotencyKey(TypedDict):
    """An `Idempotency-Key` that the user sent within a day. The stored response repeats data found elsewhere in this document."""
    operation: str
    """ID of the operation."""
    key: str
    """The key."""
    created_at: Timestamp
    """When it was first used."""


class ExportedEmail(TypedDict):
    """An email to the user that has not been sent yet. Its text is left out, because it may contain a link meant only for the mailbox."""
    topic: str
    """Topic of the email."""
    subject: str | None
    """Subject of the email, if it has already been written."""
    attempts: int
    """Number of failed delivery attempts."""
    created_at: Timestamp
    """When the email was queued."""


class ExportedLimit(TypedDict):
    """A rate limit that the user has used."""
    limit: str
    """Name of the entry."""
    uses: int
    """Number of uses."""
    until: str | None
    """When the counter is reset."""


class AccountExport(TypedDict):
    """Everything that is stored about the caller, by section. Secrets are left out, but their existence and creation times are included."""
    exported_at: Timestamp
    """When the document was created."""
    account: list[ExportedAccount]
    """The account itself: one row."""
    passwords: list[ExportedPassword]
    """The password, if there is one."""
    identities: list[ExportedIdentity]
    """Linked sign-in providers."""
    sessions: list[ExportedSession]
    """Browsers that are signed in."""
    pending_emails: list[ExportedPendingEmail]
    """The pending change of the email address, if there is one."""
    former_emails: list[ExportedFormerEmail]
    """Previous addresses from which a change can still be undone."""
    passkeys: list[ExportedPasskey]
    """Passkeys."""
    authenticator_apps: list[ExportedAuthenticatorApp]
    """The authenticator app, if there is one."""
    recovery_codes: list[ExportedRecoveryCode]
    """Unused recovery codes."""
    email_links: list[ExportedEmailLink]
    """Links in emails."""
    provider_sign_ins: list[ExportedProviderSignIn]
    """Provider links in progress."""
    security_events: list[ExportedSecurityEvent]
    """Security events of the account."""
    api_tokens: list[ExportedApiToken]
    """API tokens."""
    authorized_apps: list[ExportedGrant]
    """Apps that the user has authorized."""
    access_tokens: list[ExportedAccessToken]
    """Access tokens of these apps."""
    app_credentials: list[ExportedAppCredential]
    """Codes and refresh tokens of these apps."""
    apps: list[ExportedApp]
    """Apps that the user has registered."""
    calendar_addresses: list[ExportedCalendarAddress]
    """The private calendar's URL, if there is one."""
    memberships: list[ExportedMembership]
    """Groups that the user has joined."""
    join_requests: list[ExportedJoinRequest]
    """Requests to join groups that are pending or were declined."""
    group_requests: list[ExportedGroupRequest]
    """Requests to start groups."""
    attendances: list[ExportedAttendance]
    """RSVPs, including those to past events."""
    series_attendances: list[ExportedSeriesAttendance]
    """Series of events whose new events get the user's RSVP."""
    applications: list[ExportedApplication]
    """Applications for jobs."""
    roles: list[ExportedRole]
    """Roles of the user."""
    event_roles: list[ExportedEventRole]
    """Roles of events."""
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
    """Messages that the user sent to the attendees of events."""
    speakers: list[ExportedSpeaker]
    """Agendas that name the user as a speaker."""
    invitations: list[ExportedInvitation]
    """Invitations that the user sent, without their recipients; invitations to the user's address; and invitations that the user accepted."""
    guest_places: list[ExportedGuestPlace]
    """Places at events that organizers have added for the user's verified address, and that nobody has claimed."""
    group_messages: list[ExportedGroupMessage]
    """Messages that the user sent to members of groups."""
    imports: list[ExportedImport]
    """Imports into groups that the user started."""
    idempotency_keys: list[ExportedIdempotencyKey]
    """Idempotency keys that are still stored."""
    queued_emails: list[ExportedEmail]
    """Emails that have not been sent yet."""
    limits: list[ExportedLimit]
    """Rate limits that the user has used."""


TokenPrefix: TypeAlias = 'str'
"""The first 12 characters of a token's secret. They identify it in lists and emails, and grant no access."""


AnyTokenScope: TypeAlias = 'Literal["profile:read", "profile:write", "account:manage", "tokens:manage", "groups:join", "events:attend", "jobs:apply", "reports:create", "uploads:create", "admin:alliances", "admin:groups", "admin:events", "admin:jobs", "admin:landscape", "admin:webhooks", "admin:reports"] | str'
"""One of `TokenScope`, or a scope that a later version adds."""


class ApiToken(TypedDict):
    """An API token without its secret. It is active until it is revoked or expires."""
    id: Id
    """ID of the token. It is not secret."""
    name: Name
    """Name of the token. It need not be unique."""
    token_prefix: TokenPrefix
    """The first characters of the secret, to tell the caller's tokens apart."""
    scopes: list[AnyTokenScope]
    """Scopes of the token, set at its creation."""
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
"""Scope of a token. It never grants more than the user's roles allow at the time of the request. Each operation names the scope it needs."""


TokenScopes: TypeAlias = 'list[TokenScope]'
"""Scopes of a new token; at least one."""


class TokenCreate(TypedDict):
    """A new token."""
    name: Name
    """Name of the token. It need not be unique."""
    scopes: NotRequired[TokenScopes]
    """Scopes of the token. Defaults to all scopes or, when created with a token, to all scopes of that token."""
    expires_at: NotRequired[str | None]
    """When the token expires: in the future and at most 366 days from now; `null` means never. Defaults to 90 days from now, or the expiry of the creating token if that is sooner."""


TokenSecret: TypeAlias = 'str'
"""Secret of a token. Send it as `Authorization: Bearer <token>`, never in a URL. It consists of `alli_`, 40 random base-62 characters (0-9 A-Z a-z) and 6 more with the CRC-32 of everything before them."""


class NewApiToken(ApiToken):
    """An API token with its secret, which is returned only here and is not stored."""
    token: TokenSecret
    """The secret. Store it safely; it cannot be shown again."""


class CalendarAddress(TypedDict):
    """Status of the caller's private calendar, without the secret URL."""
    last_used_at: str | None
    """When the calendar was last read, to the minute; `null` if never."""
    created_at: Timestamp
    """When the URL was created."""


CalendarUrl: TypeAlias = 'str'
"""Secret URL of a private calendar. Its last segment has 256 random bits."""


class NewCalendarAddress(CalendarAddress):
    """Secret URL of a private calendar, which is shown only here and is not stored."""
    url: CalendarUrl
    """URL for a calendar program. Anyone who knows it can read the calendar; it cannot be shown again."""


class DeletedCalendarAddress(TypedDict):
    """Confirmation that the private calendar was disabled."""
    deleted: Literal[True]
    """Always `true`."""


PictureType: TypeAlias = 'Literal["image/webp"] | str'
"""Media type of the files of a picture; a later version may add types."""


class PictureSize(TypedDict):
    """A file of a picture that fits into a square of a certain size."""
    width: int
    """Width in pixels. Small pictures are not enlarged."""
    height: int
    """Height in pixels."""
    url: Url
    """Public URL of the file."""
    bytes: int
    """Size of the file in bytes."""


class Upload(TypedDict):
    """A picture uploaded by a user. It never changes."""
    id: Id
    """ID of the upload."""
    url: Url
    """Public URL of the largest file, for use as `logo_url`, `banner_url` or `photo_url`."""
    content_type: PictureType
    """Media type of the files."""
    width: int
    """Width of the largest file in pixels."""
    height: int
    """Height of the largest file in pixels."""
    sizes: list[PictureSize]
    """The files, smallest first, which fit into squares of 128, 512 and 1600 pixels. None is larger than the uploaded picture."""
    in_use: bool
    """Whether a profile, alliance, group, event or landscape entry uses one of the files."""
    created_at: Timestamp
    """When the picture was uploaded."""


class UploadPage(TypedDict):
    """The caller's uploads, newest first, and where the next page starts."""
    items: list[Upload]
    """At most `limit` uploads; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class MyGroup(TypedDict):
    """A group that the caller is a member of."""
    group: GroupSummary
    """The group. It may be inactive."""
    joined_at: Timestamp
    """When the caller joined it."""


class MyGroupPage(TypedDict):
    """The caller's groups, most recently joined first, and where the next page starts."""
    items: list[MyGroup]
    """At most `limit` groups; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class MyEvent(TypedDict):
    """An event for which the caller has an RSVP, and the RSVP."""
    event: EventSummary
    """The event. It may be canceled."""
    status: AttendeeStatus
    """Status of the RSVP."""
    waitlist_position: int | None
    """Position on the waitlist; 1 gets the next seat. `null` unless waitlisted."""
    guests: Guests
    """Number of guests."""
    responded_at: Timestamp
    """When the caller sent the RSVP. A promotion from the waitlist does not change it."""
    checked_in_at: str | None
    """When the caller was checked in; `null` if not checked in."""
    meeting_url: str | None
    """URL to join online; `null` unless the caller attends and the event has one."""


class MyEventPage(TypedDict):
    """The caller's events, soonest first, and where the next page starts."""
    items: list[MyEvent]
    """At most `limit` events; fewer only on the last page."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; `null` on the last page."""


class PictureUpload(TypedDict):
    """A form with one picture."""
    file: str
    """The picture, of at most 8 MiB. The name and type of the file are ignored."""


PictureFile: TypeAlias = 'str'
"""A picture of at most 8 MiB and 64 million pixels. Its format is detected from the content; `Content-Type` only has to be one of the four. Vector graphics are rejected."""


class DeletedUpload(TypedDict):
    """Confirmation that an upload and its files were deleted."""
    id: Id
    """ID of the deleted upload."""
    deleted: Literal[True]
    """Always `true`."""

__all__ = ["HealthStatus", "Health", "ErrorCode", "FilterEntity", "Slug", "Count", "FilterOption", "FilterOptions", "GroupFilters", "EventFilters", "JobFilters", "LandscapeFilters", "Filters", "AllianceSort", "Cursor", "Timestamp", "Id", "Name", "Url", "AllianceSummary", "AlliancePage", "Description", "Email", "LabeledLinkCreate", "ShortText", "AllianceCreate", "LabeledLink", "Alliance", "AllianceUpdate", "Person", "AdministratorRole", "Administrator", "AdministratorPage", "RemovedAdministrator", "AllianceMember", "AllianceMemberPage", "Role", "InvitationStatus", "InvitationAcceptance", "Invitation", "InvitationPage", "EmailAddressInput", "AllianceInvitationRole", "AllianceInvitationCreate", "InvitationOutcome", "InvitationResult", "InvitationResults", "BanReason", "RemovedMember", "Ban", "BanPage", "RemovedBan", "AuditAction", "AuditSubjectType", "AuditSubject", "AuditValue", "AuditChange", "AuditEntry", "AuditEntryPage", "Day", "StatisticsInterval", "CommunityPeriod", "PlaceStatistics", "Source", "SourceStatistics", "SourceList", "CommunityStatistics", "WebhookUrl", "AnyWebhookEventType", "WebhookDisabledReason", "Webhook", "WebhookPage", "WebhookEventType", "WebhookEventTypes", "WebhookCreate", "WebhookSecret", "NewWebhook", "DeletedWebhook", "WebhookUpdate", "WebhookSecretRotation", "AnySentWebhookEventType", "AnyWebhookDeliveryStatus", "WebhookDelivery", "WebhookDeliveryStatus", "SentWebhookEventType", "WebhookDeliveryPage", "WebhookDeliveryDetails", "WebhookRecovery", "RecoveredDeliveries", "GroupRequestStatus", "AnyGroupRequestStatus", "GroupRequestReason", "GroupReference", "GroupRequest", "GroupRequestPage", "GroupRequestCreate", "GroupRequestDecision", "GroupRequestUpdate", "CountryCode", "GroupSort", "Include", "GeoPoint", "Tag", "Tags", "Organizers", "AnyJoinPolicy", "DistanceKm", "MembershipStatus", "AttendanceStatus", "Viewer", "GroupSummary", "GroupPage", "GeoPointCreate", "JoinPolicy", "QuestionText", "GroupCreate", "Group", "DeletedResource", "GeoPointUpdate", "GroupUpdate", "Member", "MemberPage", "MessageText", "GroupMessage", "GroupMessagePage", "GroupMessageCreate", "JoinRequestStatus", "AnyJoinRequestStatus", "AnswerText", "JoinRequest", "JoinRequestPage", "JoinDecision", "JoinRequestsUpdate", "JoinDecisionResult", "JoinDecisionResults", "GroupInvitationRole", "GroupInvitationCreate", "ImportFormat", "ImportStatus", "ImportCounts", "ImportRowKind", "ImportOutcome", "ImportReason", "ImportRow", "Import", "ImportPage", "TimeZone", "ImportSource", "ImportFile", "ImportReport", "EventKind", "EventStatus", "EventSort", "EventVisibility", "Summary", "AnyEventKind", "AnyEventStatus", "Venue", "AnyEventVisibility", "AnyEventRegistration", "EventSummary", "EventPage", "Membership", "JoinRequestCreate", "NewEventStatus", "VenueCreate", "EventRegistration", "QuestionKind", "RegistrationQuestionCreate", "RegistrationQuestions", "Guests", "EventCreate", "AnyQuestionKind", "RegistrationQuestion", "GroupEvent", "VenueUpdate", "EventUpdate", "CopyStart", "CopyFrequency", "CopyInterval", "Weekday", "WeekdayOfMonth", "CopyCount", "CopyRule", "EventCopies", "EventSeries", "RsvpAnswerCreate", "RsvpCreate", "SeriesRsvpError", "SeriesRsvp", "SeriesRsvps", "AttendeeStatusChoice", "AttendeeStatus", "RsvpAnswer", "RsvpAnswers", "RegistrationOrigin", "Attendee", "AttendeePage", "AttendeeCreate", "AttendeeDecision", "AttendeeDecisions", "AttendeeDecisionResult", "AttendeeDecisionResults", "AttendeeUpdate", "GuestAttendee", "GuestAttendeePage", "GuestAttendeeCreate", "GuestAttendeeUpdate", "CheckInSummary", "CheckInCodeInput", "CheckInCreate", "AgendaKey", "AnyAgendaItemKind", "AgendaItem", "Speaker", "Agenda", "AgendaItemKind", "AgendaItemInput", "SpeakerInput", "AgendaInput", "AnyEventRole", "EventTeamMember", "EventTeamPage", "EventRole", "EventRoleGrant", "DoorLink", "DoorLinkPage", "DoorLinkCreate", "NewDoorLink", "DeletedDoorLink", "EventPeriod", "EventStatistics", "AnyMessageAudience", "EventMessage", "EventMessagePage", "MessageAudience", "EventMessageCreate", "LinksAnnouncement", "EventInvitationRole", "EventInvitationCreate", "Attendance", "EmploymentType", "JobStatus", "JobSort", "AnyEmploymentType", "SalaryAmount", "Currency", "AnySalaryPeriod", "Salary", "AnyJobStatus", "JobSummary", "JobPage", "SalaryPeriod", "SalaryCreate", "NewJobStatus", "JobCreate", "Job", "DeletedJob", "SalaryUpdate", "JobUpdate", "JobReference", "Applicant", "JobApplicationStatus", "JobApplication", "JobApplicationPage", "ReviewStatus", "JobApplicationUpdate", "JobApplicationCreate", "LandscapeKind", "LandscapeStage", "LandscapeSort", "AnyLandscapeKind", "AnyLandscapeStage", "LandscapeEntrySummary", "LandscapeEntryPage", "LandscapeEntryCreate", "LandscapeEntry", "LandscapeEntryUpdate", "SearchType", "SearchRank", "SearchPartial", "SearchSnippet", "EventSearchResult", "GroupSearchResult", "JobSearchResult", "LandscapeEntrySearchResult", "SearchResult", "SearchResults", "ResourceType", "AnyResourceType", "Removal", "RemovalPage", "AllianceChange", "GroupChange", "EventChange", "JobChange", "LandscapeEntryChange", "Change", "ChangeStream", "ReportStatus", "ReportSubjectType", "ReportSort", "AnyReportSubjectType", "ReportSubject", "AnyReportReason", "ReportText", "AnyReportStatus", "Report", "ReportPage", "ReportReason", "ReportCreate", "SubmittedReport", "ReportUpdate", "PendingEmail", "AnyLanguage", "SignInMethod", "RoleGrant", "AnyNewEventsChoice", "NotificationSettings", "User", "Password", "AccountDeletion", "DeletedAccount", "Language", "NewEventsChoice", "NotificationChoices", "UserUpdate", "EmailChange", "CanceledEmailChange", "SecurityEventKind", "SecurityEvent", "SecurityEventPage", "ExportedText", "ExportedAccount", "ExportedPassword", "ExportedIdentity", "ExportedSession", "ExportedPendingEmail", "ExportedFormerEmail", "ExportedPasskey", "ExportedAuthenticatorApp", "ExportedRecoveryCode", "ExportedEmailLink", "ExportedProviderSignIn", "ExportedSecurityEvent", "ExportedApiToken", "ExportedGrant", "ExportedAccessToken", "ExportedAppCredential", "ExportedApp", "ExportedCalendarAddress", "ExportedMembership", "ExportedJoinRequest", "ExportedGroupRequest", "ExportedAttendance", "ExportedSeriesAttendance", "ExportedApplication", "ExportedRole", "ExportedEventRole", "ExportedJob", "ExportedLandscapeEntry", "ExportedAuditEntry", "ExportedUpload", "ExportedBan", "ExportedReport", "ExportedEventMessage", "ExportedSpeaker", "ExportedInvitation", "ExportedGuestPlace", "ExportedGroupMessage", "ExportedImport", "ExportedIdempotencyKey", "ExportedEmail", "ExportedLimit", "AccountExport", "TokenPrefix", "AnyTokenScope", "ApiToken", "TokenPage", "TokenScope", "TokenScopes", "TokenCreate", "TokenSecret", "NewApiToken", "CalendarAddress", "CalendarUrl", "NewCalendarAddress", "DeletedCalendarAddress", "PictureType", "PictureSize", "Upload", "UploadPage", "MyGroup", "MyGroupPage", "MyEvent", "MyEventPage", "PictureUpload", "PictureFile", "DeletedUpload"]
