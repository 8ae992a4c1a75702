# Made from openapi/ by "make generate"; never edited.
from __future__ import annotations

from typing import TYPE_CHECKING

from .._clients import AsyncioClient, SyncClient
from .._pages import AsyncPages, Pages
from .._request import Call, new_key

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
    from typing import Unpack

    from .. import types
    from .._feed import ChangeEvent
    from .._request import CallOptions


class Client(SyncClient):
    """A client of the service: a method for each operation of its API."""

    def get_health(self, *, if_none_match: types.Health | None = None, **options: Unpack[CallOptions]) -> types.Health:
        """Check the health of the service.

        Queries the database, and returns 503 if it is unreachable. Works also while other requests are refused because there are too many.

        Operation ID: `getHealth`. No authentication needed."""
        return self._call(Call("GET", "/api/v1/health", {}, if_none_match=if_none_match), options)

    def get_filters(self, *, alliance: Sequence[str] | None = None, entity: Sequence[types.FilterEntity] | None = None, if_none_match: types.Filters | None = None, **options: Unpack[CallOptions]) -> types.Filters:
        """List the available filter options.

        Lists every value that occurs in public data, with its count, grouped by list and by the name of the query parameter. Filtering by a listed value finds at least one item; among events, past ones need a `from` or `to`. All values are listed, the most frequent ones first.

        Operation ID: `getFilters`. No authentication needed.

        Args:
            alliance: Return only results from the alliances with these slugs.
            entity: Return only the options of these lists. Without it, those of all four."""
        return self._call(Call("GET", "/api/v1/meta/filters", {"alliance": alliance, "entity": entity}, if_none_match=if_none_match), options)

    def list_alliances(self, *, q: str | None = None, sort: types.AllianceSort | None = None, limit: int | None = None, updated_since: types.Timestamp | None = None, **options: Unpack[CallOptions]) -> Pages[types.AllianceSummary, types.AlliancePage]:
        """List alliances.

        Lists all alliances, for everyone, or those that match `q`. Each item has the counts at this moment; the description and the links are in `GET /api/v1/alliances/{alliance}`.

        Operation ID: `listAlliances`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`."""
        return Pages(self._core, Call("GET", "/api/v1/alliances", {"q": q, "sort": sort, "limit": limit, "updated_since": updated_since}), options)

    def create_alliance(self, *, body: types.AllianceCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Alliance:
        """Create an alliance.

        Creates an alliance, which the caller administers. Requires the `alliance_admin` role for all alliances. The creator also becomes an administrator of the new alliance, and stays one without the role for all alliances. A `slug` that is taken returns 409.

        Operation ID: `createAlliance`. Scope: `admin:alliances`. Permission: `alliance.create` (administrators of all alliances)."""
        return self._call(Call("POST", "/api/v1/alliances", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_alliance(self, *, alliance: str, if_none_match: types.Alliance | None = None, **options: Unpack[CallOptions]) -> types.Alliance:
        """Get an alliance.

        Returns everything about the alliance itself, for everyone. Its groups, events, jobs and landscape entries have lists of their own.

        Operation ID: `getAlliance`. No authentication needed. Permission: `alliance.read` (everyone).

        Args:
            alliance: Slug of the alliance."""
        return self._call(Call("GET", "/api/v1/alliances/{alliance}", {"alliance": alliance}, if_none_match=if_none_match), options)

    def update_alliance(self, *, alliance: str, body: types.AllianceUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Alliance:
        """Update an alliance.

        Changes the alliance by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `alliance_admin` role for the alliance.

        Send the `ETag` of `GET /api/v1/alliances/{alliance}` in `If-Match` to change the alliance only if it is still as you read it; any response with the alliance has the tag: its creation, its read, its last change. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.

        Operation ID: `updateAlliance`. Scope: `admin:alliances`. Permission: `alliance.update` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return self._call(Call("PATCH", "/api/v1/alliances/{alliance}", {"alliance": alliance}, body=body, if_match=if_match), options)

    def list_alliance_admins(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Administrator, types.AdministratorPage]:
        """List the administrators of an alliance.

        Lists the administrators of this alliance and those of all alliances, whose `alliance` is `null`; longest-serving first. Disabled accounts are left out. Available to the alliance's administrators.

        Operation ID: `listAllianceAdmins`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/admins", {"alliance": alliance, "limit": limit}), options)

    def grant_alliance_admin(self, *, alliance: str, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Administrator:
        """Make a user an administrator of an alliance.

        Available to the alliance's administrators. Idempotent: granting the role again changes nothing. A disabled account returns 409, an unknown user 404. Only the operator can grant the role for all alliances, on the command line. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `grantAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return self._call(Call("PUT", "/api/v1/alliances/{alliance}/admins/{user_id}", {"alliance": alliance, "user_id": user_id}), options)

    def revoke_alliance_admin(self, *, alliance: str, user_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.RemovedAdministrator:
        """Remove an administrator from an alliance.

        Available to the alliance's administrators, including the user being removed. Idempotent: removing a user without the role changes nothing. Returns 409 if the alliance would be left without an administrator, or if the user administers it only through the role for all alliances: only the operator can revoke that role, on the command line. An unknown user returns 404.

        Send the `ETag` of `PUT /api/v1/alliances/{alliance}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `revokeAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/admins/{user_id}", {"alliance": alliance, "user_id": user_id}, if_match=if_match), options)

    def list_alliance_members(self, *, alliance: str, q: str | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.AllianceMember, types.AllianceMemberPage]:
        """List the members of an alliance.

        Lists everyone who is a member of at least one active group of the alliance, each person once, those with the newest accounts first. They are those whom `member_count` counts. Available to the alliance's administrators.

        Operation ID: `listAllianceMembers`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            q: Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/members", {"alliance": alliance, "q": q, "limit": limit}), options)

    def list_alliance_invitations(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Invitation, types.InvitationPage]:
        """List the invitations to an alliance.

        Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the alliance's administrators.

        Operation ID: `listAllianceInvitations`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/invitations", {"alliance": alliance, "limit": limit}), options)

    def invite_to_alliance(self, *, alliance: str, body: types.AllianceInvitationCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.InvitationResults:
        """Invite to an alliance.

        Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Without `role`, whoever accepts is shown the groups of the alliance and chooses; with `role: alliance_admin`, the person becomes an administrator of the alliance. Bans apply.

        Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.

        The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the alliance's administrators. A session may have to show the second factor first to invite to a role (403 `step_up_required`).

        Operation ID: `inviteToAlliance`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/invitations", {"alliance": alliance}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def withdraw_alliance_invitation(self, *, alliance: str, invitation_id: types.Id, **options: Unpack[CallOptions]) -> types.Invitation:
        """Withdraw an invitation to an alliance.

        Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the alliance's administrators.

        Operation ID: `withdrawAllianceInvitation`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            invitation_id: ID of the invitation, as in the list of the alliance's invitations."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/invitations/{invitation_id}", {"alliance": alliance, "invitation_id": invitation_id}), options)

    def remove_alliance_member(self, *, alliance: str, user_id: types.Id, ban: bool | None = None, reason: types.BanReason | None = None, **options: Unpack[CallOptions]) -> types.RemovedMember:
        """Remove a person from all groups of an alliance, and ban if asked.

        Ends the memberships of a person in all groups of the alliance, inactive ones included, for the administrators of the alliance. With `ban=true` the person cannot join any group of the alliance, RSVP to any of its events or apply for any of its jobs either, those that are made later included; RSVPs to events that have not ended are withdrawn, and each place goes to the head of the waitlist.

        Everything else is as for `DELETE /api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}`. 409 (`user_is_administrator`) is returned for an administrator of the alliance, of one of its groups or of all alliances.

        Operation ID: `removeAllianceMember`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the person, as in the list of members or of bans.
            ban: Whether to keep the person out from now on.
            reason: Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/members/{user_id}", {"alliance": alliance, "user_id": user_id, "ban": ban, "reason": reason}), options)

    def list_alliance_bans(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Ban, types.BanPage]:
        """List the bans of an alliance.

        Lists who is banned from the whole alliance, the latest first, with the reason. Available to the alliance's administrators. Bans from single groups are in the lists of the groups.

        Operation ID: `listAllianceBans`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/bans", {"alliance": alliance, "limit": limit}), options)

    def delete_alliance_ban(self, *, alliance: str, user_id: types.Id, **options: Unpack[CallOptions]) -> types.RemovedBan:
        """Lift a ban from an alliance.

        Available to the alliance's administrators. The person may join its groups again, except those that have banned the person themselves. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.

        Operation ID: `deleteAllianceBan`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the person, as in the list of members or of bans."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/bans/{user_id}", {"alliance": alliance, "user_id": user_id}), options)

    def list_audit_entries(self, *, alliance: str, subject_id: types.Id | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.AuditEntry, types.AuditEntryPage]:
        """List the audit entries of an alliance.

        Lists what administrators changed in the alliance, newest first. Available to the alliance's administrators. Each entry is written in the same transaction as its change; a request that changes nothing leaves none. `subject_id` limits the list to one resource. Roles for all alliances belong to no alliance and are not listed. Entries are kept for five years, unless the operator sets another number.

        Operation ID: `listAuditEntries`. Scope: `admin:alliances`. Permission: `alliance.read_audit` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            subject_id: Return only changes to the resource with this ID; for roles, the ID of the user.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/audit", {"alliance": alliance, "subject_id": subject_id, "limit": limit}), options)

    def get_alliance_statistics(self, *, alliance: str, from_: types.Day | None = None, to: types.Day | None = None, interval: types.StatisticsInterval | None = None, if_none_match: types.CommunityStatistics | None = None, **options: Unpack[CallOptions]) -> types.CommunityStatistics:
        """Get the numbers of an alliance.

        The numbers of all groups of the alliance together, by day or by week; whoever is a member of two groups counts twice. Available to the alliance's administrators.

        Operation ID: `getAllianceStatistics`. Scope: `admin:alliances`. Permission: `alliance.read_statistics` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            from_: The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
            to: The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
            interval: How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range."""
        return self._call(Call("GET", "/api/v1/alliances/{alliance}/statistics", {"alliance": alliance, "from": from_, "to": to, "interval": interval}, if_none_match=if_none_match), options)

    def list_webhooks(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Webhook, types.WebhookPage]:
        """List the webhooks of an alliance.

        Newest first, disabled ones included. Never includes the secrets. Available to the administrators of the alliance; those of a group may not see the alliance's webhooks.

        Operation ID: `listWebhooks`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/webhooks", {"alliance": alliance, "limit": limit}), options)

    def create_webhook(self, *, alliance: str, body: types.WebhookCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.NewWebhook:
        """Create a webhook.

        From now on the service sends a message to `url` for everything of these types that happens in the alliance. An alliance may have 20 webhooks; one more returns 409. Requires the `alliance_admin` role for the alliance. A token also needs the scope to read what is sent: `admin:events` for `event.*` and `rsvp.*`, `admin:groups` for `member.*`, `admin:jobs` for `job.*` and `application.*`, `admin:landscape` for `landscape.*`, and all of them for `*`.

        The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, rotate the secret.

        Operation ID: `createWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/webhooks", {"alliance": alliance}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_webhook(self, *, alliance: str, webhook_id: types.Id, if_none_match: types.Webhook | None = None, **options: Unpack[CallOptions]) -> types.Webhook:
        """Get a webhook.

        Shows where messages are sent, which, and whether the receiver accepts them. Never includes the secret.

        Operation ID: `getWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return self._call(Call("GET", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}", {"alliance": alliance, "webhook_id": webhook_id}, if_none_match=if_none_match), options)

    def update_webhook(self, *, alliance: str, webhook_id: types.Id, body: types.WebhookUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Webhook:
        """Update a webhook.

        Changes the webhook by a JSON Merge Patch (RFC 7396). Omitted fields are unchanged, `null` clears the description, `event_types` is replaced. `enabled: true` enables a webhook again that was disabled, whoever did it; what waited is then sent. So it is, at once, if an enabled webhook gets another `url`: what failed at the previous address does not count. To change what is sent or where, or to enable the webhook, a token also needs the scopes to read what is sent, as for the creation.

        Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to change the webhook only if it is still as you read it; the outcome of a delivery may make it stale.

        Operation ID: `updateWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return self._call(Call("PATCH", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}", {"alliance": alliance, "webhook_id": webhook_id}, body=body, if_match=if_match), options)

    def delete_webhook(self, *, alliance: str, webhook_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedWebhook:
        """Delete a webhook.

        Nothing more is sent to it, and its deliveries are deleted with it. A request that is under way may still arrive. Deleting it again returns 404. To pause a webhook, set `enabled` to false instead. Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to delete only what you have read.

        Operation ID: `deleteWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}", {"alliance": alliance, "webhook_id": webhook_id}, if_match=if_match), options)

    def rotate_webhook_secret(self, *, alliance: str, webhook_id: types.Id, body: types.WebhookSecretRotation, **options: Unpack[CallOptions]) -> types.NewWebhook:
        """Rotate the secret of a webhook.

        Makes a new secret. For an overlap, `webhook-signature` has a signature by the new and one by the previous secret, so that the receiver can change over without losing a message; rotating again during the overlap keeps only the last two. If the secret has leaked, set `overlap_hours` to 0. The secret appears in this response only.

        Operation ID: `rotateWebhookSecret`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/rotate-secret", {"alliance": alliance, "webhook_id": webhook_id}, body=body), options)

    def test_webhook(self, *, alliance: str, webhook_id: types.Id, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.WebhookDelivery:
        """Send a test message.

        Sends a message of the type `webhook.test`, which no webhook has to list, and which is tried again like every other. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. If it accepts the test message, what waits is sent at once. Read the outcome from the delivery. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.

        Operation ID: `testWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/test", {"alliance": alliance, "webhook_id": webhook_id}, idempotency_key=idempotency_key or new_key()), options)

    def list_webhook_deliveries(self, *, alliance: str, webhook_id: types.Id, status: Sequence[types.WebhookDeliveryStatus] | None = None, event_type: Sequence[types.SentWebhookEventType] | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.WebhookDelivery, types.WebhookDeliveryPage]:
        """List the deliveries of a webhook.

        Lists what was sent to the webhook within the last 30 days and what waits to be sent, newest first, with the receiver's last response. A single delivery also has the message itself.

        Operation ID: `listWebhookDeliveries`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks.
            status: Return only deliveries with any of these statuses.
            event_type: Return only deliveries of events of any of these types.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries", {"alliance": alliance, "webhook_id": webhook_id, "status": status, "event_type": event_type, "limit": limit}), options)

    def get_webhook_delivery(self, *, alliance: str, webhook_id: types.Id, delivery_id: types.Id, if_none_match: types.WebhookDeliveryDetails | None = None, **options: Unpack[CallOptions]) -> types.WebhookDeliveryDetails:
        """Get a delivery.

        Shows the message, whether it has arrived, and what the receiver responded last. A delivery is kept for 30 days.

        Operation ID: `getWebhookDelivery`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks.
            delivery_id: ID of the delivery, which the receiver gets as `webhook-id`."""
        return self._call(Call("GET", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}", {"alliance": alliance, "webhook_id": webhook_id, "delivery_id": delivery_id}, if_none_match=if_none_match), options)

    def redeliver_webhook_message(self, *, alliance: str, webhook_id: types.Id, delivery_id: types.Id, **options: Unpack[CallOptions]) -> types.WebhookDelivery:
        """Send a message again.

        Sends the same message with the same `webhook-id` and the same body again, whether it has arrived or not. A receiver that has it already recognizes it by the ID. It is due at once, and waits only for earlier ones about the same subject. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.

        Operation ID: `redeliverWebhookMessage`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks.
            delivery_id: ID of the delivery, which the receiver gets as `webhook-id`."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver", {"alliance": alliance, "webhook_id": webhook_id, "delivery_id": delivery_id}), options)

    def list_groups(self, *, alliance: str, q: str | None = None, category: Sequence[str] | None = None, region: Sequence[str] | None = None, country_code: Sequence[types.CountryCode] | None = None, tag: Sequence[str] | None = None, active: bool | None = None, sort: types.GroupSort | None = None, limit: int | None = None, city: Sequence[str] | None = None, near: str | None = None, radius_km: float | None = None, updated_since: types.Timestamp | None = None, include: Sequence[types.Include] | None = None, **options: Unpack[CallOptions]) -> Pages[types.GroupSummary, types.GroupPage]:
        """List the groups of an alliance.

        Lists the active groups, for everyone. Different filters narrow the list together. `active=false` lists inactive groups instead: it returns 401 without credentials, and 403 to callers who administer nothing in the alliance or whose token lacks the `admin:groups` scope.

        Operation ID: `listGroups`. No authentication needed.

        Args:
            alliance: Slug of the alliance.
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            region: Return only groups in these regions, spelled as in `GET /api/v1/meta/filters`.
            country_code: Return only results in these countries.
            tag: Return only results with at least one of these tags.
            active: The value `false` returns the inactive groups that the caller administers; only administrators may use it, and a token needs the scope `admin:groups`.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            city: Return only results in these cities, compared without case and accents.
            near: Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
            radius_km: Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups", {"alliance": alliance, "q": q, "category": category, "region": region, "country_code": country_code, "tag": tag, "active": active, "sort": sort, "limit": limit, "city": city, "near": near, "radius_km": radius_km, "updated_since": updated_since, "include": include}), options)

    def create_group(self, *, alliance: str, body: types.GroupCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Create a group.

        Creates a group in the alliance. Requires the `alliance_admin` role for the alliance. A `slug` that another group of the alliance has returns 409; a reserved one returns 400. The group starts without members and without a `group_admin`: the administrators of the alliance administer it.

        Operation ID: `createGroup`. Scope: `admin:groups`. Permission: `alliance.create_group` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/groups", {"alliance": alliance}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_group_by_id(self, *, alliance: str, group_id: types.Id, include: Sequence[types.Include] | None = None, if_none_match: types.Group | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Get a group by ID.

        For clients that keep IDs; the response is the same as by slug. Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. To everyone else an inactive group is 404, and so is the ID of a group of another alliance.

        Operation ID: `getGroupById`. No authentication needed. Permission: `group.read` (everyone, while the group is active; administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return self._call(Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}", {"alliance": alliance, "group_id": group_id, "include": include}, if_none_match=if_none_match), options)

    def update_group(self, *, alliance: str, group_id: types.Id, body: types.GroupUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Update a group.

        Changes the group by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. An inactive group keeps its members and is hidden until it is active again.

        Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to change the group only if it is still as you read it; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.

        Operation ID: `updateGroup`. Scope: `admin:groups`. Permission: `group.update` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return self._call(Call("PATCH", "/api/v1/alliances/{alliance}/groups/{group_id}", {"alliance": alliance, "group_id": group_id}, body=body, if_match=if_match), options)

    def delete_group(self, *, alliance: str, group_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Delete an empty group.

        Deletes a group that was created by mistake, with the roles of its administrators, which cannot be undone. A group that has members, events (drafts too) or jobs returns 409: make it inactive instead, with `{"active": false}`. Requires the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to delete only the group that you have read.

        Operation ID: `deleteGroup`. Scope: `admin:groups`. Permission: `group.delete` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of a group without members, events and jobs."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}", {"alliance": alliance, "group_id": group_id}, if_match=if_match), options)

    def list_group_members(self, *, alliance: str, group_id: types.Id, limit: int | None = None, q: str | None = None, **options: Unpack[CallOptions]) -> Pages[types.Member, types.MemberPage]:
        """List the members of a group.

        Lists everyone who has joined, newest members first. Available to the administrators of the group and of its alliance, also while the group is inactive.

        Operation ID: `listGroupMembers`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page.
            q: Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/members", {"alliance": alliance, "group_id": group_id, "limit": limit, "q": q}), options)

    def list_group_messages(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.GroupMessage, types.GroupMessagePage]:
        """List the messages to the members of a group.

        Lists what administrators have sent to the members, the latest first. Available to the administrators of the group and of its alliance.

        Operation ID: `listGroupMessages`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/messages", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    def send_group_message(self, *, alliance: str, group_id: types.Id, body: types.GroupMessageCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.GroupMessage:
        """Send a message to the members of a group.

        Sends an email to each member of the group. The emails name the group, show nobody else's address, and have what was written as it is: Markdown and HTML mean nothing. Those who have turned off such emails (`group_message`), or have no verified address, get none. When nobody would get it, this returns 409 (`no_recipients`).

        A group can have 3 messages in 24 hours, and a user can send 10. Available to the administrators of the group and of its alliance.

        Operation ID: `sendGroupMessage`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/groups/{group_id}/messages", {"alliance": alliance, "group_id": group_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def remove_group_member(self, *, alliance: str, group_id: types.Id, user_id: types.Id, ban: bool | None = None, reason: types.BanReason | None = None, **options: Unpack[CallOptions]) -> types.RemovedMember:
        """Remove a member from a group, and ban if asked.

        Ends the membership of a person, for the administrators of the group and of its alliance. With `ban=true` the person cannot join the group, RSVP to its events or apply for its jobs either, also without having been a member, and RSVPs to its events that have not ended are withdrawn: each place goes to the head of the waitlist. Applications that were sent stay, and reports by the person are marked (`reporter_banned`). The ban holds from the moment it is made. Should the request fail after that with 5xx, repeat it: it goes on where it ended.

        The person is told by email that the membership has ended, without the reason and without who ended it, unless such emails are turned off (`membership_ended`). Who is banned is told so (403, `banned`) when joining, sending an RSVP or applying, and nothing else. Reading, leaving and canceling stay possible.

        A ban outlives the account: for two years after its deletion, unless the operator sets another number of days, an account that proves to own the same mailbox, apart from case and what follows a `+`, is banned from that moment on. So is a further account that proves to own the mailbox of somebody who is banned. Such a ban is listed and lifted as any other, without a reason and without who made it: nothing tells whose account it was.

        Idempotent: a person who is not a member stays none, and a ban stays as it was made. Returns 409 (`user_is_administrator`) for an administrator of the group, of its alliance or of all alliances, and so for the caller: revoke the role first. An unknown user returns 404.

        Operation ID: `removeGroupMember`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the person, as in the list of members or of bans.
            ban: Whether to keep the person out from now on.
            reason: Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id, "ban": ban, "reason": reason}), options)

    def list_group_bans(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Ban, types.BanPage]:
        """List the bans of a group.

        Lists who is banned from the group alone, the latest first, with the reason. Available to the administrators of the group and of its alliance. Bans from the whole alliance are in `GET /api/v1/alliances/{alliance}/bans`.

        Operation ID: `listGroupBans`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/bans", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    def delete_group_ban(self, *, alliance: str, group_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.RemovedBan:
        """Lift a ban from a group.

        Available to the administrators of the group and of its alliance. The person may join again, but is not made a member; RSVPs that were withdrawn do not come back. A ban from the whole alliance stays. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.

        Operation ID: `deleteGroupBan`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the person, as in the list of members or of bans."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/bans/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id}), options)

    def list_group_admins(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Administrator, types.AdministratorPage]:
        """List the administrators of a group.

        Lists the users with the `group_admin` role, longest-serving first. The administrators of the alliance administer the group too. Disabled accounts are left out. Available to the administrators of the group and of its alliance.

        Operation ID: `listGroupAdmins`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/admins", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    def grant_group_admin(self, *, alliance: str, group_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Administrator:
        """Make a user an administrator of a group.

        Available to the administrators of the group and of its alliance. Idempotent: granting the role again changes nothing. The user need not be a member of the group. A disabled account returns 409, an unknown user 404. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `grantGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return self._call(Call("PUT", "/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id}), options)

    def revoke_group_admin(self, *, alliance: str, group_id: types.Id, user_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.RemovedAdministrator:
        """Remove an administrator from a group.

        Available to the administrators of the group, including the user being removed, and of its alliance. Idempotent: removing a user without the role changes nothing. A group may be left without a `group_admin`; the administrators of its alliance administer it too. An unknown user returns 404.

        Send the `ETag` of `PUT /api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `revokeGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id}, if_match=if_match), options)

    def get_group_statistics(self, *, alliance: str, group_id: types.Id, from_: types.Day | None = None, to: types.Day | None = None, interval: types.StatisticsInterval | None = None, if_none_match: types.CommunityStatistics | None = None, **options: Unpack[CallOptions]) -> types.CommunityStatistics:
        """Get the numbers of a group.

        Members, RSVPs, attendance and views of the group's pages and those of its events, by day or by week. Available to the administrators of the group and of its alliance, also while the group is inactive.

        Operation ID: `getGroupStatistics`. Scope: `admin:groups`. Permission: `group.read_statistics` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            from_: The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
            to: The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
            interval: How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range."""
        return self._call(Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/statistics", {"alliance": alliance, "group_id": group_id, "from": from_, "to": to, "interval": interval}, if_none_match=if_none_match), options)

    def list_group_invitations(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Invitation, types.InvitationPage]:
        """List the invitations to a group.

        Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the administrators of the group and of its alliance.

        Operation ID: `listGroupInvitations`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/invitations", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    def invite_to_group(self, *, alliance: str, group_id: types.Id, body: types.GroupInvitationCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.InvitationResults:
        """Invite to a group.

        Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Without `role`, whoever accepts becomes a member; with `role: group_admin`, an administrator of the group. Bans apply.

        Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.

        The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the administrators of the group and of its alliance. A session may have to show the second factor first to invite to a role (403 `step_up_required`).

        Operation ID: `inviteToGroup`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return self._call(Call("POST", "/api/v1/alliances/{alliance}/groups/{group_id}/invitations", {"alliance": alliance, "group_id": group_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def withdraw_group_invitation(self, *, alliance: str, group_id: types.Id, invitation_id: types.Id, **options: Unpack[CallOptions]) -> types.Invitation:
        """Withdraw an invitation to a group.

        Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the administrators of the group and of its alliance.

        Operation ID: `withdrawGroupInvitation`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            invitation_id: ID of the invitation, as in the list of invitations."""
        return self._call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/invitations/{invitation_id}", {"alliance": alliance, "group_id": group_id, "invitation_id": invitation_id}), options)

    def list_events(self, *, alliance: str, q: str | None = None, group: Sequence[str] | None = None, kind: Sequence[types.EventKind] | None = None, category: Sequence[str] | None = None, tag: Sequence[str] | None = None, status: Sequence[types.EventStatus] | None = None, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, sort: types.EventSort | None = None, limit: int | None = None, city: Sequence[str] | None = None, country_code: Sequence[types.CountryCode] | None = None, near: str | None = None, radius_km: float | None = None, updated_since: types.Timestamp | None = None, series_id: types.Id | None = None, include: Sequence[types.Include] | None = None, **options: Unpack[CallOptions]) -> Pages[types.EventSummary, types.EventPage]:
        """List the events of an alliance.

        Lists the upcoming and current events of the alliance's active groups, soonest first, unless the parameters say otherwise. Canceled events are among them; drafts are not.

        Operation ID: `listEvents`. No authentication needed.

        Args:
            alliance: Slug of the alliance.
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            group: Return only results from the groups with these slugs.
            kind: Return only events of these kinds.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            tag: Return only results with at least one of these tags.
            status: Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`.
            from_: Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended.
            to: Return only events that start before this time.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            city: Return only results in these cities, compared without case and accents.
            country_code: Return only results in these countries.
            near: Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
            radius_km: Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            series_id: Only events of this series.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return Pages(self._core, Call("GET", "/api/v1/alliances/{alliance}/events", {"alliance": alliance, "q": q, "group": group, "kind": kind, "category": category, "tag": tag, "status": status, "from": from_, "to": to, "sort": sort, "limit": limit, "city": city, "country_code": country_code, "near": near, "radius_km": radius_km, "updated_since": updated_since, "series_id": series_id, "include": include}), options)

    def list_all_events(self, *, q: str | None = None, alliance: Sequence[str] | None = None, group: Sequence[str] | None = None, kind: Sequence[types.EventKind] | None = None, category: Sequence[str] | None = None, tag: Sequence[str] | None = None, city: Sequence[str] | None = None, country_code: Sequence[types.CountryCode] | None = None, near: str | None = None, radius_km: float | None = None, updated_since: types.Timestamp | None = None, status: Sequence[types.EventStatus] | None = None, series_id: types.Id | None = None, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, sort: types.EventSort | None = None, include: Sequence[types.Include] | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.EventSummary, types.EventPage]:
        """List the events of all alliances.

        Lists the upcoming and current events of the active groups of all alliances, soonest first, unless the parameters say otherwise. Canceled events are among them; drafts are not.

        Operation ID: `listAllEvents`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            alliance: Return only results from the alliances with these slugs.
            group: Return only results from the groups with these slugs.
            kind: Return only events of these kinds.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            tag: Return only results with at least one of these tags.
            city: Return only results in these cities, compared without case and accents.
            country_code: Return only results in these countries.
            near: Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
            radius_km: Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            status: Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`.
            series_id: Only events of this series.
            from_: Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended.
            to: Return only events that start before this time.
            sort: Sort order. Ties are broken by ID.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/events", {"q": q, "alliance": alliance, "group": group, "kind": kind, "category": category, "tag": tag, "city": city, "country_code": country_code, "near": near, "radius_km": radius_km, "updated_since": updated_since, "status": status, "series_id": series_id, "from": from_, "to": to, "sort": sort, "include": include, "limit": limit}), options)

    def get_group(self, *, alliance: str, group_slug: str, include: Sequence[types.Include] | None = None, if_none_match: types.Group | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Get a group.

        Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. To everyone else an inactive group is 404.

        Operation ID: `getGroup`. No authentication needed. Permission: `group.read` (everyone, while the group is active; administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_slug: Slug of the group, unique in its alliance.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return self._call(Call("GET", "/api/v1/groups/{alliance}/{group_slug}", {"alliance": alliance, "group_slug": group_slug, "include": include}, if_none_match=if_none_match), options)

    def get_membership(self, *, alliance: str, group_id: types.Id, if_none_match: types.Membership | None = None, **options: Unpack[CallOptions]) -> types.Membership:
        """Get the caller's membership in a group.

        Tells whether the caller is a member. Available for groups that the caller may read or is a member of.

        Operation ID: `getMembership`. Scope: `groups:join`.

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return self._call(Call("GET", "/api/v1/groups/{alliance}/{group_id}/join", {"alliance": alliance, "group_id": group_id}, if_none_match=if_none_match), options)

    def join_group(self, *, alliance: str, group_id: types.Id, **options: Unpack[CallOptions]) -> types.Membership:
        """Join a group.

        Makes the caller a member. Idempotent: joining again returns the same membership. An inactive group cannot be joined: its administrators get 409, everyone else 404. Who is banned gets 403 (`banned`).

        Operation ID: `joinGroup`. Scope: `groups:join`.

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return self._call(Call("POST", "/api/v1/groups/{alliance}/{group_id}/join", {"alliance": alliance, "group_id": group_id}), options)

    def leave_group(self, *, alliance: str, group_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Membership:
        """Leave a group.

        Ends the caller's membership. Idempotent: succeeds whether or not the caller is a member. A member can also leave an inactive group; to others, who cannot see it, it is 404. RSVPs to the group's events stay.

        Send the `ETag` of `GET /api/v1/groups/{alliance}/{group_id}/join` in `If-Match` to leave only if the membership is still the same.

        Operation ID: `leaveGroup`. Scope: `groups:join`.

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return self._call(Call("DELETE", "/api/v1/groups/{alliance}/{group_id}/join", {"alliance": alliance, "group_id": group_id}, if_match=if_match), options)

    def create_event(self, *, group_id: types.Id, body: types.EventCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Create an event.

        Creates an event of the group. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Without a `status` the event is a draft. A `slug` that another event of the group has returns 409.

        Operation ID: `createEvent`. Scope: `admin:events`. Permission: `group.create_event` (administrators of the group or its alliance).

        Args:
            group_id: ID of the group, as in each response with the group."""
        return self._call(Call("POST", "/api/v1/groups/{group_id}/events", {"group_id": group_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_event_by_id(self, *, event_id: types.Id, include: Sequence[types.Include] | None = None, if_none_match: types.GroupEvent | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Get an event by ID.

        Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.

        Operation ID: `getEventById`. No authentication needed. Permission: `event.read` (everyone, once the event is published, while its group is active; administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return self._call(Call("GET", "/api/v1/events/{event_id}", {"event_id": event_id, "include": include}, if_none_match=if_none_match), options)

    def update_event(self, *, event_id: types.Id, body: types.EventUpdate, following: bool | None = None, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Update, publish or cancel an event.

        Changes the event by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Raising `capacity` immediately promotes people from the head of the waitlist; a `capacity` below `attendee_count`, or too small for somebody on the waitlist with guests, returns 409. `status` goes from draft to published to canceled, and back to published as long as the event has not started. Any other transition returns 409, and so does publishing a draft that has ended. An event that has not ended cannot be moved into the past (400).
        Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to change only the event that you have read; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP does not make it stale.

        With `following=true` the patch also reaches the events of the same `series_id` that start later, unless they are canceled or have ended: all of them, or, when one cannot change like this, none (409, which names it). If `starts_at` changes, theirs move by as much on the clock of the time zone; `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` are set as far from the start as here. Drafts stay drafts when the others are canceled. `If-Match` is about this event.

        Operation ID: `updateEvent`. Scope: `admin:events`. Permission: `event.update` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            following: Whether the patch also reaches the events of the series that start later."""
        return self._call(Call("PATCH", "/api/v1/events/{event_id}", {"event_id": event_id, "following": following}, body=body, if_match=if_match), options)

    def delete_event(self, *, event_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Delete a draft of an event.

        Deletes a draft, which cannot be undone. Every other event returns 409, for people may have replied to it: cancel it instead, with `{"status": "canceled"}`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to delete only the draft that you have read.

        Operation ID: `deleteEvent`. Scope: `admin:events`. Permission: `event.delete` (administrators of the group or its alliance).

        Args:
            event_id: ID of an event that is a draft."""
        return self._call(Call("DELETE", "/api/v1/events/{event_id}", {"event_id": event_id}, if_match=if_match), options)

    def copy_event(self, *, event_id: types.Id, body: types.EventCopies, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.EventSeries:
        """Copy an event to other times.

        Makes drafts of an event, for example one for each week. They have everything that the event has but its RSVPs and its status; each gets a slug of its own. `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` are as far from the start as in the original, on the clock of the time zone: what ends at 21:00 still does when daylight saving has begun.

        The original and its copies are a series, with one `series_id`, of at most 200 events; more return 409. To publish the copies, send `{"status": "published"}` to the first one with `following=true`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance.

        Operation ID: `copyEvent`. Scope: `admin:events`. Permission: `event.copy` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("POST", "/api/v1/events/{event_id}/copies", {"event_id": event_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def list_attendees(self, *, event_id: types.Id, limit: int | None = None, status: Sequence[types.AttendeeStatusChoice] | None = None, q: str | None = None, **options: Unpack[CallOptions]) -> Pages[types.Attendee, types.AttendeePage]:
        """List the attendees of an event.

        Lists the people who attend the event, or wait for a place or for approval, in the order in which they joined, the waitlist last. Available to the administrators of the event's group and alliance. Years after the event, five unless the operator sets another number, the list ends; the event's counts stay.

        Operation ID: `listAttendees`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            limit: Maximum number of items per page.
            status: Return only people whose RSVP has one of these statuses; everybody without it.
            q: Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count."""
        return Pages(self._core, Call("GET", "/api/v1/events/{event_id}/attendees", {"event_id": event_id, "limit": limit, "status": status, "q": q}), options)

    def update_attendee(self, *, event_id: types.Id, user_id: types.Id, body: types.AttendeeUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Attendee:
        """Decide about a person's RSVP.

        Approves or declines an RSVP, or changes it, by a JSON Merge Patch (RFC 7396). `attending` gives a person who is `pending` or `declined` a place, for the guests too; if there are too few, or others wait, the person joins the end of the waitlist, and without a waitlist this returns 409. `declined` takes the place, which immediately goes to the head of the waitlist. A person who already attends, or waits, stays where they are. Times for RSVPs do not matter; once the event has ended, 409. Nobody who is banned is given a place: 409 (`user_banned`). The person is told by email, unless the person has turned off such emails, and of what holds when the email goes: of two decisions shortly after one another, only the last. While the event is canceled, `attending` returns 409, and nobody is told of a decision; if the event is published again, everybody who has not been told before is told. A person who is given a place again after a decline is not checked in. Available to the administrators of the event's group and alliance.
        Send the `ETag` of the last response to `PATCH /api/v1/events/{event_id}/attendees/{user_id}` in `If-Match` to change your decision only if the RSVP is still the same.

        Operation ID: `updateAttendee`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return self._call(Call("PATCH", "/api/v1/events/{event_id}/attendees/{user_id}", {"event_id": event_id, "user_id": user_id}, body=body, if_match=if_match), options)

    def check_in_attendee(self, *, event_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Attendee:
        """Check an attendee in.

        Notes that a person who attends the event has come. Idempotent: another call keeps the first time and returns the same, so that it does no harm when two organizers do it at once. There is no body; guests are not counted one by one.

        Only those who attend can be checked in: for a person who is waitlisted, pending or declined this returns 409 (`not_attending`), and an administrator can give the person a place first. It is possible from 12 hours before the event starts until 24 hours after it ends, and returns 409 before (`check_in_not_open`) and after (`check_in_closed`), and for a canceled event (`event_not_open`). A person who cancels the RSVP, or is declined, is no longer checked in. Available to the administrators of the event's group and alliance.

        Operation ID: `checkInAttendee`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return self._call(Call("PUT", "/api/v1/events/{event_id}/attendees/{user_id}/check-in", {"event_id": event_id, "user_id": user_id}), options)

    def undo_check_in(self, *, event_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Attendee:
        """Undo a check-in.

        For a person who was checked in by mistake. Idempotent; possible as long as people can be checked in, and 409 after that. Available to the administrators of the event's group and alliance.

        Operation ID: `undoCheckIn`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return self._call(Call("DELETE", "/api/v1/events/{event_id}/attendees/{user_id}/check-in", {"event_id": event_id, "user_id": user_id}), options)

    def get_check_in_summary(self, *, event_id: types.Id, if_none_match: types.CheckInSummary | None = None, **options: Unpack[CallOptions]) -> types.CheckInSummary:
        """Count who has come to an event.

        Counts the people who attend, and those of them who are checked in; the list of the attendees names them. Available to the administrators of the event's group and alliance.

        Operation ID: `getCheckInSummary`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("GET", "/api/v1/events/{event_id}/check-ins", {"event_id": event_id}, if_none_match=if_none_match), options)

    def check_in_by_code(self, *, event_id: types.Id, body: types.CheckInCreate, **options: Unpack[CallOptions]) -> types.Attendee:
        """Check in whoever has a code.

        Checks in the attendee whose code this is, under the conditions of `PUT /api/v1/events/{event_id}/attendees/{user_id}/check-in`. Idempotent: a code that is scanned twice keeps the first time. A code that no RSVP to this event has returns 400 (`unknown_check_in_code`); a user has 60 such attempts in ten minutes. Available to the administrators of the event's group and alliance.

        Operation ID: `checkInByCode`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("POST", "/api/v1/events/{event_id}/check-ins", {"event_id": event_id}, body=body), options)

    def get_event_statistics(self, *, event_id: types.Id, from_: types.Day | None = None, to: types.Day | None = None, interval: types.StatisticsInterval | None = None, if_none_match: types.EventStatistics | None = None, **options: Unpack[CallOptions]) -> types.EventStatistics:
        """Get the numbers of an event.

        RSVPs, attendance and views of the event's page, by day or by week. Available to the administrators of the event's group and alliance.

        Operation ID: `getEventStatistics`. Scope: `admin:events`. Permission: `event.read_statistics` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            from_: The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
            to: The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
            interval: How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range."""
        return self._call(Call("GET", "/api/v1/events/{event_id}/statistics", {"event_id": event_id, "from": from_, "to": to, "interval": interval}, if_none_match=if_none_match), options)

    def list_event_messages(self, *, event_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.EventMessage, types.EventMessagePage]:
        """List the messages to the attendees of an event.

        Lists what administrators have sent to people with an RSVP, the latest first. Available to the administrators of the event's group and alliance.

        Operation ID: `listEventMessages`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/events/{event_id}/messages", {"event_id": event_id, "limit": limit}), options)

    def send_event_message(self, *, event_id: types.Id, body: types.EventMessageCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.EventMessage:
        """Send a message to the attendees of an event.

        Sends an email to each person whose RSVP has the status that `to` says. The emails name the event and its group, show nobody else's address, and have what was written as it is: Markdown and HTML mean nothing. Those who have turned off such emails (`event_message`), or have no verified address, get none. When nobody would get it, this returns 409 (`no_recipients`).

        An event can have 3 messages in 24 hours, and a user can send 10. It is possible until 30 days after the event has ended, and returns 409 after that (`event_ended`). Available to the administrators of the event's group and alliance.

        Operation ID: `sendEventMessage`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("POST", "/api/v1/events/{event_id}/messages", {"event_id": event_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def list_event_invitations(self, *, event_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Invitation, types.InvitationPage]:
        """List the invitations to an event.

        Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the administrators of the event's group and alliance.

        Operation ID: `listEventInvitations`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/events/{event_id}/invitations", {"event_id": event_id, "limit": limit}), options)

    def invite_to_event(self, *, event_id: types.Id, body: types.EventInvitationCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.InvitationResults:
        """Invite to an event.

        Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Whoever accepts sends an RSVP: capacity, waitlist, approval, questions and the times of RSVPs apply as to everybody. The event has to be published, with an end in the future (409 otherwise). Bans apply.

        Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.

        The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the administrators of the event's group and alliance.

        Operation ID: `inviteToEvent`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("POST", "/api/v1/events/{event_id}/invitations", {"event_id": event_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def withdraw_event_invitation(self, *, event_id: types.Id, invitation_id: types.Id, **options: Unpack[CallOptions]) -> types.Invitation:
        """Withdraw an invitation to an event.

        Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the administrators of the event's group and alliance.

        Operation ID: `withdrawEventInvitation`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            invitation_id: ID of the invitation, as in the list of the event's invitations."""
        return self._call(Call("DELETE", "/api/v1/events/{event_id}/invitations/{invitation_id}", {"event_id": event_id, "invitation_id": invitation_id}), options)

    def get_event(self, *, alliance: str, group_slug: str, event_slug: str, include: Sequence[types.Include] | None = None, if_none_match: types.GroupEvent | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Get an event.

        Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.

        Operation ID: `getEvent`. No authentication needed. Permission: `event.read` (everyone, once the event is published, while its group is active; administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_slug: Slug of the group, unique in its alliance.
            event_slug: Slug of the event, unique in its group.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return self._call(Call("GET", "/api/v1/events/{alliance}/{group_slug}/{event_slug}", {"alliance": alliance, "group_slug": group_slug, "event_slug": event_slug, "include": include}, if_none_match=if_none_match), options)

    def get_attendance(self, *, alliance: str, event_id: types.Id, if_none_match: types.Attendance | None = None, **options: Unpack[CallOptions]) -> types.Attendance:
        """Get the caller's RSVP to an event.

        Tells whether the caller attends, and attendees where to join online. Available for events that the caller may read or has an RSVP to.

        Operation ID: `getAttendance`. Scope: `events:attend`.

        Args:
            alliance: Slug of the alliance.
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("GET", "/api/v1/events/{alliance}/{event_id}/attendance", {"alliance": alliance, "event_id": event_id}, if_none_match=if_none_match), options)

    def attend_event(self, *, alliance: str, event_id: types.Id, body: types.RsvpCreate | None = None, **options: Unpack[CallOptions]) -> types.Attendance:
        """RSVP to an event.

        Idempotent: a caller who already has a place, or is on the waitlist, keeps it. For a full event with a waitlist the status is `waitlisted`. A full event without a waitlist, a draft, a canceled event and an ended event return 409, and so does an RSVP before `rsvp_opens_at` or from `rsvp_closes_at` on. Who is banned from the group gets 403 (`banned`). The caller need not be a member of the group.
        The body may be omitted. With `answers`, the questions of the event are answered: a first RSVP has to answer those that are `required`, or returns 400, which names the question. Answers to questions that the event no longer has are kept, with their label, until others are sent. With `guests`, the caller takes that many places more.
        A repeated RSVP with a body changes the answers and the guests. Fewer guests are always possible; more of them need free places, and nobody on the waitlist, and return 409 otherwise, also to callers who are on the waitlist themselves and before or after the times for RSVPs. The waitlist is served strictly in its order: whoever is at its head waits until there are places for the guests too, and nobody overtakes.
        If the event has `approval_required`, the RSVP is `pending`: it takes no place and has no position on the waitlist until an administrator decides. Who was `declined` gets 409 for another RSVP.

        Operation ID: `attendEvent`. Scope: `events:attend`.

        Args:
            alliance: Slug of the alliance.
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("POST", "/api/v1/events/{alliance}/{event_id}/attend", {"alliance": alliance, "event_id": event_id}, body=body), options)

    def cancel_attendance(self, *, alliance: str, event_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Attendance:
        """Cancel the caller's RSVP.

        Idempotent. The places of the caller and the guests immediately go to the head of the waitlist, and the answers are deleted. It is possible also after `rsvp_closes_at`, and returns 409 once the event has ended: attendance can no longer change. An RSVP that an administrator has declined stays `declined`, without guests and answers. Send the `ETag` of `GET /api/v1/events/{alliance}/{event_id}/attendance` in `If-Match` to cancel only the RSVP that you have read; the response to the RSVP has the tag too.

        Operation ID: `cancelAttendance`. Scope: `events:attend`.

        Args:
            alliance: Slug of the alliance.
            event_id: ID of the event, as in each response with the event."""
        return self._call(Call("DELETE", "/api/v1/events/{alliance}/{event_id}/attend", {"alliance": alliance, "event_id": event_id}, if_match=if_match), options)

    def list_jobs(self, *, q: str | None = None, alliance: Sequence[str] | None = None, group: Sequence[str] | None = None, remote: bool | None = None, employment_type: Sequence[types.EmploymentType] | None = None, location: Sequence[str] | None = None, tag: Sequence[str] | None = None, status: Sequence[types.JobStatus] | None = None, sort: types.JobSort | None = None, limit: int | None = None, updated_since: types.Timestamp | None = None, include: Sequence[types.Include] | None = None, **options: Unpack[CallOptions]) -> Pages[types.JobSummary, types.JobPage]:
        """List jobs.

        Lists published, unexpired jobs of all alliances, newest first, unless the parameters say otherwise. Jobs of inactive groups are left out.

        Operation ID: `listJobs`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            alliance: Return only results from the alliances with these slugs.
            group: Return only results from the groups with these slugs.
            remote: Return only jobs that can (or cannot) be done from anywhere.
            employment_type: Return only jobs of these employment types.
            location: Return only jobs whose location contains one of these texts; case and accents are ignored. `GET /api/v1/meta/filters` lists the locations.
            tag: Return only results with at least one of these tags.
            status: Return only jobs with these statuses. Defaults to `published`. `draft` and `closed` return the jobs that the caller administers; only administrators may use them, and a token needs the scope `admin:jobs`.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return Pages(self._core, Call("GET", "/api/v1/jobs", {"q": q, "alliance": alliance, "group": group, "remote": remote, "employment_type": employment_type, "location": location, "tag": tag, "status": status, "sort": sort, "limit": limit, "updated_since": updated_since, "include": include}), options)

    def create_job(self, *, body: types.JobCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Create a job.

        Creates a job posting. Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for the group in it that the body names. A group administrator cannot post for the whole alliance. A `slug` that is taken returns 409.

        Operation ID: `createJob`. Scope: `admin:jobs`. Permission: `job.create` (administrators of the alliance; the author of a group's job, while administrator of the group)."""
        return self._call(Call("POST", "/api/v1/jobs", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_job(self, *, slug: str, include: Sequence[types.Include] | None = None, if_none_match: types.Job | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Get a job.

        Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. Administrators of several alliances may have drafts with the same slug; the ID tells them apart.

        Operation ID: `getJob`. No authentication needed. Permission: `job.read` (everyone, while the job is published and has not expired; administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            slug: Slug of the job, unique among published jobs.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return self._call(Call("GET", "/api/v1/jobs/{slug}", {"slug": slug, "include": include}, if_none_match=if_none_match), options)

    def get_job_by_id(self, *, job_id: types.Id, include: Sequence[types.Include] | None = None, if_none_match: types.Job | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Get a job by ID.

        Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. The ID of a job never changes; the slug of a draft may.

        Operation ID: `getJobById`. No authentication needed. Permission: `job.read` (everyone, while the job is published and has not expired; administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return self._call(Call("GET", "/api/v1/jobs/id/{job_id}", {"job_id": job_id, "include": include}, if_none_match=if_none_match), options)

    def update_job(self, *, job_id: types.Id, body: types.JobUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Update a job.

        Changes the job by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the job's alliance, and to the user who created the job as an administrator of its group. `status` goes from draft to published, and between published and closed. Any other transition returns 409, and so does publishing a job that has expired. If another alliance has published a job under the `slug` of a draft, publishing appends a number to it.
        Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to change only the job that you have read; the responses to its creation and its last change have the tag too.

        Operation ID: `updateJob`. Scope: `admin:jobs`. Permission: `job.update` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job."""
        return self._call(Call("PATCH", "/api/v1/jobs/id/{job_id}", {"job_id": job_id}, body=body, if_match=if_match), options)

    def delete_job(self, *, job_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedJob:
        """Delete a job.

        Deletes the job with its applications, which cannot be undone. Available to those who may update the job. Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to delete only the job that you have read.

        Operation ID: `deleteJob`. Scope: `admin:jobs`. Permission: `job.delete` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job."""
        return self._call(Call("DELETE", "/api/v1/jobs/id/{job_id}", {"job_id": job_id}, if_match=if_match), options)

    def list_job_applications_by_id(self, *, job_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.JobApplication, types.JobApplicationPage]:
        """List the applications for a job.

        Returns the same as `GET /api/v1/jobs/{job_id}/applications`: use that, the collection to which people apply.

        Operation ID: `listJobApplicationsById`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/jobs/id/{job_id}/applications", {"job_id": job_id, "limit": limit}), options)

    def get_job_application(self, *, job_id: types.Id, application_id: types.Id, if_none_match: types.JobApplication | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Get an application for a job.

        Shows who applied, with the email address. Available to those who may update the job. Send the `ETag` in `If-Match` to change only the application that you have read.

        Operation ID: `getJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            application_id: ID of the application."""
        return self._call(Call("GET", "/api/v1/jobs/id/{job_id}/applications/{application_id}", {"job_id": job_id, "application_id": application_id}, if_none_match=if_none_match), options)

    def update_job_application(self, *, job_id: types.Id, application_id: types.Id, body: types.JobApplicationUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Update an application for a job.

        Decides about an application by a JSON Merge Patch (RFC 7396). Available to those who may update the job. The applicant is told of a new status by email, unless the applicant has turned off such emails.
        Send the `ETag` of `GET /api/v1/jobs/id/{job_id}/applications/{application_id}` in `If-Match` to change only the application that you have read.

        Operation ID: `updateJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            application_id: ID of the application."""
        return self._call(Call("PATCH", "/api/v1/jobs/id/{job_id}/applications/{application_id}", {"job_id": job_id, "application_id": application_id}, body=body, if_match=if_match), options)

    def list_job_applications(self, *, job_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.JobApplication, types.JobApplicationPage]:
        """List the applications for a job.

        Lists who applied, with their email addresses, oldest first. Available to those who may update the job.

        Operation ID: `listJobApplications`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/jobs/{job_id}/applications", {"job_id": job_id, "limit": limit}), options)

    def apply_to_job(self, *, job_id: types.Id, body: types.JobApplicationCreate | None = None, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Apply for a job.

        Each user can apply once for each job (another application returns 409). Only published, unexpired jobs accept applications; any other job returns 404, or 409 to its administrators. Whoever is banned from the alliance, or from the job's group, gets 403 (`banned`). The job's administrators see the caller's name and email address.

        Operation ID: `applyToJob`. Scope: `jobs:apply`.

        Args:
            job_id: ID of the job, as in each response with the job."""
        return self._call(Call("POST", "/api/v1/jobs/{job_id}/applications", {"job_id": job_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def list_landscape_entries(self, *, q: str | None = None, alliance: Sequence[str] | None = None, kind: Sequence[types.LandscapeKind] | None = None, category: Sequence[str] | None = None, stage: Sequence[types.LandscapeStage] | None = None, tag: Sequence[str] | None = None, published: bool | None = None, sort: types.LandscapeSort | None = None, limit: int | None = None, updated_since: types.Timestamp | None = None, **options: Unpack[CallOptions]) -> Pages[types.LandscapeEntrySummary, types.LandscapeEntryPage]:
        """List landscape entries.

        Lists the published startups, projects and partners of all alliances, by name, unless the parameters say otherwise.

        Operation ID: `listLandscapeEntries`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            alliance: Return only results from the alliances with these slugs.
            kind: Return only entries of these kinds.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            stage: Return only startups at these stages.
            tag: Return only results with at least one of these tags.
            published: The value `false` returns the unpublished entries that the caller administers; only administrators may use it, and a token needs the scope `admin:landscape`.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`."""
        return Pages(self._core, Call("GET", "/api/v1/landscape", {"q": q, "alliance": alliance, "kind": kind, "category": category, "stage": stage, "tag": tag, "published": published, "sort": sort, "limit": limit, "updated_since": updated_since}), options)

    def create_landscape_entry(self, *, body: types.LandscapeEntryCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.LandscapeEntry:
        """Create a landscape entry.

        Creates an entry of the landscape. Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for a group in it. A `slug` that is taken returns 409.

        Operation ID: `createLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.create` (administrators of the alliance; the author, while administrator of a group in the alliance)."""
        return self._call(Call("POST", "/api/v1/landscape", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_landscape_entry(self, *, entry_id: types.Id, if_none_match: types.LandscapeEntry | None = None, **options: Unpack[CallOptions]) -> types.LandscapeEntry:
        """Get a landscape entry.

        Published entries are public. Administrators can also read the unpublished entries that they may update; with a token, this requires the `admin:landscape` scope.

        Operation ID: `getLandscapeEntry`. No authentication needed. Permission: `landscape_entry.read` (everyone, while the entry is published; administrators of the alliance; the author, while administrator of a group in the alliance).

        Args:
            entry_id: ID of the landscape entry."""
        return self._call(Call("GET", "/api/v1/landscape/{entry_id}", {"entry_id": entry_id}, if_none_match=if_none_match), options)

    def update_landscape_entry(self, *, entry_id: types.Id, body: types.LandscapeEntryUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.LandscapeEntry:
        """Update a landscape entry.

        Changes the entry by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the entry's alliance, and to the user who created the entry as an administrator of a group in it, as long as that user administers a group there. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to change only the entry that you have read; the responses to its creation and its last change have the tag too.

        Operation ID: `updateLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.update` (administrators of the alliance; the author, while administrator of a group in the alliance).

        Args:
            entry_id: ID of the landscape entry."""
        return self._call(Call("PATCH", "/api/v1/landscape/{entry_id}", {"entry_id": entry_id}, body=body, if_match=if_match), options)

    def delete_landscape_entry(self, *, entry_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Delete a landscape entry.

        Deletes the entry, which cannot be undone; to hide it for a while, set `published` to false. Available to those who may update the entry. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to delete only the entry that you have read.

        Operation ID: `deleteLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.delete` (administrators of the alliance; the author, while administrator of a group in the alliance).

        Args:
            entry_id: ID of the landscape entry."""
        return self._call(Call("DELETE", "/api/v1/landscape/{entry_id}", {"entry_id": entry_id}, if_match=if_match), options)

    def search(self, *, q: str, types: Sequence[types.SearchType] | None = None, alliance: Sequence[str] | None = None, limit: int | None = None, include_past: bool | None = None, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, **options: Unpack[CallOptions]) -> Pages[types.SearchResult, types.SearchResults]:
        """Search events, groups, jobs and landscape entries.

        Returns one list of the best matches of all types. Looks for the words in names, descriptions, tags, places and other texts of everything public, the names of groups also with their events and jobs. Drafts, expired jobs and what else is hidden are not found, not even by administrators; events that have ended only with `include_past`, `from` or `to`. Pages lead through all matches, of a very common word through the nearest 2,000 of each type at least: bounds of the time, `alliance` and `types` lead to the others.

        Operation ID: `search`. No authentication needed.

        Args:
            q: Search text. All its words must match, by stem or beginning, a single letter only as a whole word; small misspellings are tolerated. If nothing has all words, results with at least half of them are returned, marked as `partial`. `"two words"` match as they are written and one after the other, `-word` and `-"two words"` must not match, and of words with `OR` (in capitals) between them one is enough: `python meetup OR workshop` is Python and one of the others. Case, accents and other optional marks are ignored. Words such as "the", "für" and "de" need not match, unless there are no others; abbreviations and other spellings of a term match too (`k8s`, `open telemetry`, `C++`). Japanese, Chinese, Korean and Thai words are found inside of a sentence. Anything else, such as a single quotation mark, `-` or `OR`, is ignored; without a word to look for, nothing is found. Of more than eight different words the first eight count.
            types: Return only results of these types. By default these are all types that exist now: results of a type that a later version adds are returned only if this parameter asks for them.
            alliance: Return only results from the alliances with these slugs.
            limit: Maximum number of items per page.
            include_past: Also return events that have ended, after those to come.
            from_: Of events, return only those that start at this time or later, past or not. Without `include_past`, `from` and `to`, these are the events that have not ended. Results of other types do not depend on it.
            to: Of events, return only those that start before this time, past or not. Results of other types do not depend on it."""
        return Pages(self._core, Call("GET", "/api/v1/search", {"q": q, "types": types, "alliance": alliance, "limit": limit, "include_past": include_past, "from": from_, "to": to}), options)

    def list_removals(self, *, since: types.Timestamp, type: Sequence[types.ResourceType] | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Removal, types.RemovalPage]:
        """List what left public view.

        Lists alliances, groups, events, jobs and landscape entries that were public and are not any more, whatever the reason. One that is public again is not listed. A group that becomes inactive takes its events and jobs with it, each of which is listed.
        Removals are kept for 90 days. A mirror that has not asked for longer reads all lists anew.

        Operation ID: `listRemovals`. No authentication needed.

        Args:
            since: Return only what left public view at this time or later.
            type: Return only resources of these types.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/removed", {"since": since, "type": type, "limit": limit}), options)

    def follow_changes(self, *, since: types.Timestamp | None = None, type: Sequence[types.ResourceType] | None = None, **options: Unpack[CallOptions]) -> Generator[ChangeEvent, None, None]:
        """Follow what changes.

        Tells of every change within a second, for as long as the connection is open. Server-sent events have what `updated_since` and
        `/api/v1/removed` list; a comment comes every 15 seconds.

        - `changed`: a `Change`, which is the resource as it is now, as its list shows it.
        - `removed`: a `Removal`, of what left public view, or what the caller may see.
        - `reset`: `{}`. What changed is not known for as long as that, or the caller may see other things than before: read all lists anew. The stream
          goes on from now.

        The `id` of an event is a time: all that changed before it has been told. Sent as `Last-Event-ID`, as `EventSource` does by itself, or
        as `since`, it leads on from there, on any server. Some events come twice then, and of several changes of a resource the last is told.

        With a credential, administrators also hear of what the lists show only to them: drafts, closed jobs, inactive groups and unpublished landscape
        entries that they administer; as there, a token needs the scope of each. What becomes hidden is `changed` for them, and `removed` for everybody
        else. When the caller gains or loses a role, the stream ends within some seconds, and goes on with `reset`. Streams count as the
        caller's then, instead of the network's.

        A stream ends when its server stops or its client reads too slowly: connect again. It also ends within some seconds when the token
        or the session that it was opened with ends, or the user is disabled. A caller has at most 10 streams on a server.

        Operation ID: `followChanges`. No authentication needed.

        Args:
            since: Begin with what changed at this time or later, at most 90 days ago, or with the `id` of an event; without it, with what changes from now on.
            type: Return only resources of these types."""
        return self._follow(Call("GET", "/api/v1/changes", {"since": since, "type": type}), options)

    def list_reports(self, *, alliance: Sequence[str] | None = None, status: Sequence[types.ReportStatus] | None = None, subject_type: Sequence[types.ReportSubjectType] | None = None, sort: types.ReportSort | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Report, types.ReportPage]:
        """List reports.

        Lists the reports that the caller has to deal with. These are for an `alliance_admin` all of the alliance, for a `group_admin` those of the events, jobs and members of the group, but not those of the group itself. Nobody sees a report about themself. Callers without any role get 403. Resolved and dismissed reports are deleted after a year, unless the operator sets another number of days.

        Operation ID: `listReports`. Scope: `admin:reports`. Permission: `report.list` (administrators of what it is about, except the reported group's and the reported user).

        Args:
            alliance: Return only results from the alliances with these slugs.
            status: Return only reports with these statuses.
            subject_type: Return only reports about these.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/reports", {"alliance": alliance, "status": status, "subject_type": subject_type, "sort": sort, "limit": limit}), options)

    def create_report(self, *, body: types.ReportCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.SubmittedReport:
        """Report something to its administrators.

        Tells the administrators of an alliance of a group, an event, a job, a landscape entry or a person. Only what the caller may see can be reported; anything else returns 404. While a report of the caller about the same subject is open, another one returns that first one and changes nothing. A user reports at most 20 times an hour.

        Administrators see who reported; the reported person does not. They are told by email of new reports, of the first at once and of those that follow within an hour in one, unless such emails are turned off (`report_received`). The reporter is told by email when the report is resolved or dismissed, without the note (`report_resolved`), and cannot read the report.

        Operation ID: `createReport`. Scope: `reports:create`."""
        return self._call(Call("POST", "/api/v1/reports", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_report(self, *, report_id: types.Id, if_none_match: types.Report | None = None, **options: Unpack[CallOptions]) -> types.Report:
        """Get a report.

        Shows what was reported, by whom, and what became of it. Available to those in whose `GET /api/v1/reports` it is; to everyone else, the reporter and the reported person included, it is 404.

        Operation ID: `getReport`. Scope: `admin:reports`. Permission: `report.read` (administrators of what it is about, except the reported group's and the reported user).

        Args:
            report_id: ID of the report, as in the list of reports."""
        return self._call(Call("GET", "/api/v1/reports/{report_id}", {"report_id": report_id}, if_none_match=if_none_match), options)

    def update_report(self, *, report_id: types.Id, body: types.ReportUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Report:
        """Resolve, dismiss or reopen a report.

        Decides about a report by a JSON Merge Patch (RFC 7396). Any status can follow any other; `resolved_by` and `resolved_at` tell of the last one that is not `open`. The reporter is told of it by email, without the note. Available to those in whose `GET /api/v1/reports` it is.

        Send the `ETag` of `GET /api/v1/reports/{report_id}` in `If-Match` to change only the report that you have read.

        Operation ID: `updateReport`. Scope: `admin:reports`. Permission: `report.update` (administrators of what it is about, except the reported group's and the reported user).

        Args:
            report_id: ID of the report, as in the list of reports."""
        return self._call(Call("PATCH", "/api/v1/reports/{report_id}", {"report_id": report_id}, body=body, if_match=if_match), options)

    def get_me(self, *, if_none_match: types.User | None = None, **options: Unpack[CallOptions]) -> types.User:
        """Get the caller's profile.

        Includes the caller's sign-in methods and roles, from which a client can tell what the caller may do.

        Operation ID: `getMe`. Scope: `profile:read`. Users with an unverified address may call it."""
        return self._call(Call("GET", "/api/v1/me", {}, if_none_match=if_none_match), options)

    def update_me(self, *, body: types.UserUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.User:
        """Update the caller's profile.

        Changes the caller's profile by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. `POST /api/v1/me/email` changes the email address. Send the `ETag` of `GET /api/v1/me` in `If-Match` to change only what you have read; a role or a sign-in method that was added meanwhile makes it stale too.

        Operation ID: `updateMe`. Scope: `profile:write`. Users with an unverified address may call it."""
        return self._call(Call("PATCH", "/api/v1/me", {}, body=body, if_match=if_match), options)

    def delete_me(self, *, body: types.AccountDeletion | None = None, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedAccount:
        """Delete the caller's account.

        Deletes the account with everything that belongs to it, which cannot be undone. That is profile, sessions, tokens, apps, memberships, RSVPs, applications and roles. Places at events that have not ended go to those who wait. Jobs and landscape entries stay with their alliance, and audit entries keep the ID. Send the password; without it, the session must have begun within the last five minutes, otherwise the request returns 403 with `reauthentication_required`: so a token always needs the password, and an account without a password is deleted by a fresh sign-in. A wrong password counts as a failed sign-in. Whoever alone administers an alliance, a group or all alliances gets 409 with `last_administrator`, which names them: appoint somebody else first. The address is free to register again at once, and an email to it, if it is verified, tells of the deletion. Nothing is kept of who had the account but, of somebody who is banned, a keyed digest of the mailbox, so that the ban outlives the account (`DELETE /api/v1/alliances/{alliance}/members/{user_id}`). Send the `ETag` of `GET /api/v1/me` in `If-Match` to delete only what you have read.

        Operation ID: `deleteMe`. Scope: `account:manage`. Users with an unverified address may call it."""
        return self._call(Call("DELETE", "/api/v1/me", {}, body=body, if_match=if_match), options)

    def change_email(self, *, body: types.EmailChange, **options: Unpack[CallOptions]) -> types.PendingEmail:
        """Ask for a change of the caller's email address.

        Mails a link to the new address, which works once, within 24 hours; a newer request invalidates the older one. Whoever opens the link, signed in to this account, confirms the change: then the new address is verified, every other session ends, and links that were mailed to the old address are dead. Until then the old address stays and works. Confirming mails a link to the old address, if it was verified, which undoes the change within 7 days. For these days nobody else can have the old address. The response is the same whether or not the new address has an account, whose owner is notified by email instead. Addresses that differ only in case are the same, but the spelling can be changed; the present address itself returns 409. A wrong password returns 403 and counts as a failed sign-in, and so does a missing one, with the code `reauthentication_required`, unless the account has no password and its session began at most five minutes ago. More than 5 requests per hour return 429. At most 3 such emails per hour from one client address, and 10 in all, are sent to a mailbox; any more are silently dropped.

        Operation ID: `changeEmail`. Scope: `account:manage`. Users with an unverified address may call it."""
        return self._call(Call("POST", "/api/v1/me/email", {}, body=body), options)

    def cancel_email_change(self, **options: Unpack[CallOptions]) -> types.CanceledEmailChange:
        """Cancel a pending change of the caller's email address.

        From now on the link that was mailed to the new address does nothing. Canceling again, or without a pending change, returns 200 with the same body. A change that is confirmed can be undone only by the link that was mailed to the old address.

        Operation ID: `cancelEmailChange`. Scope: `account:manage`. Users with an unverified address may call it."""
        return self._call(Call("DELETE", "/api/v1/me/email", {}), options)

    def list_security_events(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.SecurityEvent, types.SecurityEventPage]:
        """List what happened to the caller's account.

        Sign-ins, also failed ones, and changes of how one signs in, the latest first, with where they came from. Of an account the latest 100 are kept that anybody can cause who knows the address (`login_failed`, `login_blocked`, `reset_requested`, `sign_in_link_requested`), and the latest 400 others; none for longer than a year, or than the operator chooses.

        Operation ID: `listSecurityEvents`. Scope: `profile:read`. Users with an unverified address may call it.

        Args:
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/me/security-events", {"limit": limit}), options)

    def export_me(self, **options: Unpack[CallOptions]) -> types.AccountExport:
        """Export everything that is stored about the caller.

        One JSON document, read from the database while it is sent: a transfer that breaks off is not complete. Secrets are left out, such as hashes of passwords and tokens; that they exist, and since when, is there. At most 10 in an hour.

        Operation ID: `exportMe`. Scope: `account:manage`. Users with an unverified address may call it."""
        return self._call(Call("GET", "/api/v1/me/export", {}), options)

    def list_tokens(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.ApiToken, types.TokenPage]:
        """List the caller's API tokens.

        Newest first, including tokens that were revoked or expired within a year. Never includes the secrets.

        Operation ID: `listTokens`. Scope: `tokens:manage`. Users with an unverified address may call it.

        Args:
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/me/tokens", {"limit": limit}), options)

    def create_token(self, *, body: types.TokenCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.NewApiToken:
        """Create an API token.

        Creates a token for the caller, who may have at most 50 active tokens (one more returns 409). More than 20 creations per hour return 429. A token created with another token cannot have more scopes or a later expiry than that token (403), and is revoked with it. A password reset revokes all tokens. The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, revoke the token and create another. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `createToken`. Scope: `tokens:manage`."""
        return self._call(Call("POST", "/api/v1/me/tokens", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_token(self, *, token_id: types.Id, if_none_match: types.ApiToken | None = None, **options: Unpack[CallOptions]) -> types.ApiToken:
        """Get one of the caller's API tokens.

        A revoked or expired token is shown too, as in the list. Never includes the secret. Another user's token returns 404.

        Operation ID: `getToken`. Scope: `tokens:manage`. Users with an unverified address may call it.

        Args:
            token_id: ID of the API token, from `GET /api/v1/me/tokens`."""
        return self._call(Call("GET", "/api/v1/me/tokens/{token_id}", {"token_id": token_id}, if_none_match=if_none_match), options)

    def revoke_token(self, *, token_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.ApiToken:
        """Revoke an API token.

        The token, those created with it, those created with these, and so on stop working (401) from the next request on. Revoking it again returns 200 with the same body. A token may revoke itself. Another user's token returns 404. Send the `ETag` of `GET /api/v1/me/tokens/{token_id}`, read with the same credential, in `If-Match` to revoke only what you have read; a use of the token, which sets `last_used_at`, makes it stale.

        Operation ID: `revokeToken`. Scope: `tokens:manage`. Users with an unverified address may call it.

        Args:
            token_id: ID of the API token, from `GET /api/v1/me/tokens`."""
        return self._call(Call("DELETE", "/api/v1/me/tokens/{token_id}", {"token_id": token_id}, if_match=if_match), options)

    def get_calendar_address(self, *, if_none_match: types.CalendarAddress | None = None, **options: Unpack[CallOptions]) -> types.CalendarAddress:
        """Tell whether the caller has a private calendar.

        Since when there is an address, and when it was last used; never the address itself. Without an address, this returns 404.

        Operation ID: `getCalendarAddress`. Scope: `profile:read`."""
        return self._call(Call("GET", "/api/v1/me/calendar", {}, if_none_match=if_none_match), options)

    def create_calendar_address(self, *, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.NewCalendarAddress:
        """Make an address for the caller's private calendar.

        Makes a secret address for a calendar of the events that the caller attends, for programs that cannot send a token. It appears in this response only. A caller has one address: another request makes a new one and ends the old one, but a repeated `Idempotency-Key` returns 409, because the address is not stored. The address ends with a password reset; made with a token, it also ends when the token is revoked or expires. While the account is disabled, it returns 404. Signing out does not end it. More than 20 new addresses and API tokens per hour return 429.

        Operation ID: `createCalendarAddress`. Scope: `profile:write`, `events:attend`."""
        return self._call(Call("POST", "/api/v1/me/calendar", {}, idempotency_key=idempotency_key or new_key()), options)

    def delete_calendar_address(self, **options: Unpack[CallOptions]) -> types.DeletedCalendarAddress:
        """End the address of the caller's private calendar.

        From the next request on, the address returns 404. Deleting it again, or without an address, returns 200 with the same body.

        Operation ID: `deleteCalendarAddress`. Scope: `profile:write`."""
        return self._call(Call("DELETE", "/api/v1/me/calendar", {}), options)

    def list_my_uploads(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.Upload, types.UploadPage]:
        """List the caller's uploads.

        Lists the pictures that the caller has uploaded, newest first.

        Operation ID: `listMyUploads`. Scope: `uploads:create`.

        Args:
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/me/uploads", {"limit": limit}), options)

    def list_my_groups(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.MyGroup, types.MyGroupPage]:
        """List the caller's groups.

        Lists the groups that the caller is a member of, most recently joined first, including inactive groups.

        Operation ID: `listMyGroups`. Scope: `groups:join`.

        Args:
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/me/groups", {"limit": limit}), options)

    def list_my_events(self, *, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.MyEvent, types.MyEventPage]:
        """List the caller's events.

        Lists the events that the caller attends or is waitlisted for, soonest first, including canceled events. `meeting_url` is set for those that the caller attends, if they have one.

        Operation ID: `listMyEvents`. Scope: `events:attend`.

        Args:
            from_: Return only events that start at this time or later. Without `from` and `to`, the list contains the events that have not ended.
            to: Return only events that start before this time.
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/me/events", {"from": from_, "to": to, "limit": limit}), options)

    def list_my_applications(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Pages[types.JobApplication, types.JobApplicationPage]:
        """List the caller's applications.

        Lists the applications that the caller has sent, newest first, also those for jobs that are closed or expired by now.

        Operation ID: `listMyApplications`. Scope: `jobs:apply`.

        Args:
            limit: Maximum number of items per page."""
        return Pages(self._core, Call("GET", "/api/v1/me/applications", {"limit": limit}), options)

    def get_my_application(self, *, application_id: types.Id, if_none_match: types.JobApplication | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Get one of the caller's applications.

        The response to the application and the list of the caller's applications have its ID. Another user's application returns 404.

        Operation ID: `getMyApplication`. Scope: `jobs:apply`.

        Args:
            application_id: ID of the application, from `GET /api/v1/me/applications`."""
        return self._call(Call("GET", "/api/v1/me/applications/{application_id}", {"application_id": application_id}, if_none_match=if_none_match), options)

    def withdraw_application(self, *, application_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Withdraw one of the caller's applications.

        Deletes the application with what the caller wrote; those who read applications no longer see it. The caller may apply for the job again as long as it accepts applications. An application that was rejected returns 409. Send the `ETag` of `GET /api/v1/me/applications/{application_id}` in `If-Match` to withdraw only the application that you have read.

        Operation ID: `withdrawApplication`. Scope: `jobs:apply`.

        Args:
            application_id: ID of the application, from `GET /api/v1/me/applications`."""
        return self._call(Call("DELETE", "/api/v1/me/applications/{application_id}", {"application_id": application_id}, if_match=if_match), options)

    def create_upload(self, *, body: bytes, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Upload:
        """Upload a picture.

        Keeps a picture of the caller. Accepts PNG, JPEG, WebP and AVIF of at most 8 MiB and 64 million pixels, as the body or as the field `file` of a form (`multipart/form-data`); what is none of these, or is damaged, returns 400. The same file of the same user returns the upload that exists. A user's files take at most 100 MiB (409), unless the operator chose another bound. More than 100 uploads a day return 429. While many pictures are being uploaded, the response is 503 with `Retry-After`.

        Operation ID: `createUpload`. Scope: `uploads:create`."""
        return self._call(Call("POST", "/api/v1/uploads", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def get_upload(self, *, upload_id: types.Id, if_none_match: types.Upload | None = None, **options: Unpack[CallOptions]) -> types.Upload:
        """Get one of the caller's uploads.

        Another user's upload returns 404; its files are for everyone.

        Operation ID: `getUpload`. Scope: `uploads:create`.

        Args:
            upload_id: ID of the upload, from the response to it or `GET /api/v1/me/uploads`."""
        return self._call(Call("GET", "/api/v1/uploads/{upload_id}", {"upload_id": upload_id}, if_none_match=if_none_match), options)

    def delete_upload(self, *, upload_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedUpload:
        """Delete an upload.

        Removes the upload and its files, also while `in_use` is true. Where the address stands, no picture is shown until another one is put there. What browsers and other servers have kept, they may go on showing. Another user's upload returns 404. Send the `ETag` of `GET /api/v1/uploads/{upload_id}` in `If-Match` to delete the upload only if its use has not changed.

        Operation ID: `deleteUpload`. Scope: `uploads:create`.

        Args:
            upload_id: ID of the upload, from the response to it or `GET /api/v1/me/uploads`."""
        return self._call(Call("DELETE", "/api/v1/uploads/{upload_id}", {"upload_id": upload_id}, if_match=if_match), options)


class AsyncClient(AsyncioClient):
    """The same for asyncio: what returns a result is awaited."""

    async def get_health(self, *, if_none_match: types.Health | None = None, **options: Unpack[CallOptions]) -> types.Health:
        """Check the health of the service.

        Queries the database, and returns 503 if it is unreachable. Works also while other requests are refused because there are too many.

        Operation ID: `getHealth`. No authentication needed."""
        return await self._core.call(Call("GET", "/api/v1/health", {}, if_none_match=if_none_match), options)

    async def get_filters(self, *, alliance: Sequence[str] | None = None, entity: Sequence[types.FilterEntity] | None = None, if_none_match: types.Filters | None = None, **options: Unpack[CallOptions]) -> types.Filters:
        """List the available filter options.

        Lists every value that occurs in public data, with its count, grouped by list and by the name of the query parameter. Filtering by a listed value finds at least one item; among events, past ones need a `from` or `to`. All values are listed, the most frequent ones first.

        Operation ID: `getFilters`. No authentication needed.

        Args:
            alliance: Return only results from the alliances with these slugs.
            entity: Return only the options of these lists. Without it, those of all four."""
        return await self._core.call(Call("GET", "/api/v1/meta/filters", {"alliance": alliance, "entity": entity}, if_none_match=if_none_match), options)

    def list_alliances(self, *, q: str | None = None, sort: types.AllianceSort | None = None, limit: int | None = None, updated_since: types.Timestamp | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.AllianceSummary, types.AlliancePage]:
        """List alliances.

        Lists all alliances, for everyone, or those that match `q`. Each item has the counts at this moment; the description and the links are in `GET /api/v1/alliances/{alliance}`.

        Operation ID: `listAlliances`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances", {"q": q, "sort": sort, "limit": limit, "updated_since": updated_since}), options)

    async def create_alliance(self, *, body: types.AllianceCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Alliance:
        """Create an alliance.

        Creates an alliance, which the caller administers. Requires the `alliance_admin` role for all alliances. The creator also becomes an administrator of the new alliance, and stays one without the role for all alliances. A `slug` that is taken returns 409.

        Operation ID: `createAlliance`. Scope: `admin:alliances`. Permission: `alliance.create` (administrators of all alliances)."""
        return await self._core.call(Call("POST", "/api/v1/alliances", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_alliance(self, *, alliance: str, if_none_match: types.Alliance | None = None, **options: Unpack[CallOptions]) -> types.Alliance:
        """Get an alliance.

        Returns everything about the alliance itself, for everyone. Its groups, events, jobs and landscape entries have lists of their own.

        Operation ID: `getAlliance`. No authentication needed. Permission: `alliance.read` (everyone).

        Args:
            alliance: Slug of the alliance."""
        return await self._core.call(Call("GET", "/api/v1/alliances/{alliance}", {"alliance": alliance}, if_none_match=if_none_match), options)

    async def update_alliance(self, *, alliance: str, body: types.AllianceUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Alliance:
        """Update an alliance.

        Changes the alliance by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `alliance_admin` role for the alliance.

        Send the `ETag` of `GET /api/v1/alliances/{alliance}` in `If-Match` to change the alliance only if it is still as you read it; any response with the alliance has the tag: its creation, its read, its last change. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.

        Operation ID: `updateAlliance`. Scope: `admin:alliances`. Permission: `alliance.update` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return await self._core.call(Call("PATCH", "/api/v1/alliances/{alliance}", {"alliance": alliance}, body=body, if_match=if_match), options)

    def list_alliance_admins(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Administrator, types.AdministratorPage]:
        """List the administrators of an alliance.

        Lists the administrators of this alliance and those of all alliances, whose `alliance` is `null`; longest-serving first. Disabled accounts are left out. Available to the alliance's administrators.

        Operation ID: `listAllianceAdmins`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/admins", {"alliance": alliance, "limit": limit}), options)

    async def grant_alliance_admin(self, *, alliance: str, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Administrator:
        """Make a user an administrator of an alliance.

        Available to the alliance's administrators. Idempotent: granting the role again changes nothing. A disabled account returns 409, an unknown user 404. Only the operator can grant the role for all alliances, on the command line. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `grantAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return await self._core.call(Call("PUT", "/api/v1/alliances/{alliance}/admins/{user_id}", {"alliance": alliance, "user_id": user_id}), options)

    async def revoke_alliance_admin(self, *, alliance: str, user_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.RemovedAdministrator:
        """Remove an administrator from an alliance.

        Available to the alliance's administrators, including the user being removed. Idempotent: removing a user without the role changes nothing. Returns 409 if the alliance would be left without an administrator, or if the user administers it only through the role for all alliances: only the operator can revoke that role, on the command line. An unknown user returns 404.

        Send the `ETag` of `PUT /api/v1/alliances/{alliance}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `revokeAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/admins/{user_id}", {"alliance": alliance, "user_id": user_id}, if_match=if_match), options)

    def list_alliance_members(self, *, alliance: str, q: str | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.AllianceMember, types.AllianceMemberPage]:
        """List the members of an alliance.

        Lists everyone who is a member of at least one active group of the alliance, each person once, those with the newest accounts first. They are those whom `member_count` counts. Available to the alliance's administrators.

        Operation ID: `listAllianceMembers`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            q: Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/members", {"alliance": alliance, "q": q, "limit": limit}), options)

    def list_alliance_invitations(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Invitation, types.InvitationPage]:
        """List the invitations to an alliance.

        Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the alliance's administrators.

        Operation ID: `listAllianceInvitations`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/invitations", {"alliance": alliance, "limit": limit}), options)

    async def invite_to_alliance(self, *, alliance: str, body: types.AllianceInvitationCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.InvitationResults:
        """Invite to an alliance.

        Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Without `role`, whoever accepts is shown the groups of the alliance and chooses; with `role: alliance_admin`, the person becomes an administrator of the alliance. Bans apply.

        Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.

        The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the alliance's administrators. A session may have to show the second factor first to invite to a role (403 `step_up_required`).

        Operation ID: `inviteToAlliance`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/invitations", {"alliance": alliance}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def withdraw_alliance_invitation(self, *, alliance: str, invitation_id: types.Id, **options: Unpack[CallOptions]) -> types.Invitation:
        """Withdraw an invitation to an alliance.

        Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the alliance's administrators.

        Operation ID: `withdrawAllianceInvitation`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            invitation_id: ID of the invitation, as in the list of the alliance's invitations."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/invitations/{invitation_id}", {"alliance": alliance, "invitation_id": invitation_id}), options)

    async def remove_alliance_member(self, *, alliance: str, user_id: types.Id, ban: bool | None = None, reason: types.BanReason | None = None, **options: Unpack[CallOptions]) -> types.RemovedMember:
        """Remove a person from all groups of an alliance, and ban if asked.

        Ends the memberships of a person in all groups of the alliance, inactive ones included, for the administrators of the alliance. With `ban=true` the person cannot join any group of the alliance, RSVP to any of its events or apply for any of its jobs either, those that are made later included; RSVPs to events that have not ended are withdrawn, and each place goes to the head of the waitlist.

        Everything else is as for `DELETE /api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}`. 409 (`user_is_administrator`) is returned for an administrator of the alliance, of one of its groups or of all alliances.

        Operation ID: `removeAllianceMember`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the person, as in the list of members or of bans.
            ban: Whether to keep the person out from now on.
            reason: Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/members/{user_id}", {"alliance": alliance, "user_id": user_id, "ban": ban, "reason": reason}), options)

    def list_alliance_bans(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Ban, types.BanPage]:
        """List the bans of an alliance.

        Lists who is banned from the whole alliance, the latest first, with the reason. Available to the alliance's administrators. Bans from single groups are in the lists of the groups.

        Operation ID: `listAllianceBans`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/bans", {"alliance": alliance, "limit": limit}), options)

    async def delete_alliance_ban(self, *, alliance: str, user_id: types.Id, **options: Unpack[CallOptions]) -> types.RemovedBan:
        """Lift a ban from an alliance.

        Available to the alliance's administrators. The person may join its groups again, except those that have banned the person themselves. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.

        Operation ID: `deleteAllianceBan`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            user_id: ID of the person, as in the list of members or of bans."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/bans/{user_id}", {"alliance": alliance, "user_id": user_id}), options)

    def list_audit_entries(self, *, alliance: str, subject_id: types.Id | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.AuditEntry, types.AuditEntryPage]:
        """List the audit entries of an alliance.

        Lists what administrators changed in the alliance, newest first. Available to the alliance's administrators. Each entry is written in the same transaction as its change; a request that changes nothing leaves none. `subject_id` limits the list to one resource. Roles for all alliances belong to no alliance and are not listed. Entries are kept for five years, unless the operator sets another number.

        Operation ID: `listAuditEntries`. Scope: `admin:alliances`. Permission: `alliance.read_audit` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            subject_id: Return only changes to the resource with this ID; for roles, the ID of the user.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/audit", {"alliance": alliance, "subject_id": subject_id, "limit": limit}), options)

    async def get_alliance_statistics(self, *, alliance: str, from_: types.Day | None = None, to: types.Day | None = None, interval: types.StatisticsInterval | None = None, if_none_match: types.CommunityStatistics | None = None, **options: Unpack[CallOptions]) -> types.CommunityStatistics:
        """Get the numbers of an alliance.

        The numbers of all groups of the alliance together, by day or by week; whoever is a member of two groups counts twice. Available to the alliance's administrators.

        Operation ID: `getAllianceStatistics`. Scope: `admin:alliances`. Permission: `alliance.read_statistics` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            from_: The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
            to: The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
            interval: How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range."""
        return await self._core.call(Call("GET", "/api/v1/alliances/{alliance}/statistics", {"alliance": alliance, "from": from_, "to": to, "interval": interval}, if_none_match=if_none_match), options)

    def list_webhooks(self, *, alliance: str, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Webhook, types.WebhookPage]:
        """List the webhooks of an alliance.

        Newest first, disabled ones included. Never includes the secrets. Available to the administrators of the alliance; those of a group may not see the alliance's webhooks.

        Operation ID: `listWebhooks`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/webhooks", {"alliance": alliance, "limit": limit}), options)

    async def create_webhook(self, *, alliance: str, body: types.WebhookCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.NewWebhook:
        """Create a webhook.

        From now on the service sends a message to `url` for everything of these types that happens in the alliance. An alliance may have 20 webhooks; one more returns 409. Requires the `alliance_admin` role for the alliance. A token also needs the scope to read what is sent: `admin:events` for `event.*` and `rsvp.*`, `admin:groups` for `member.*`, `admin:jobs` for `job.*` and `application.*`, `admin:landscape` for `landscape.*`, and all of them for `*`.

        The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, rotate the secret.

        Operation ID: `createWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/webhooks", {"alliance": alliance}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_webhook(self, *, alliance: str, webhook_id: types.Id, if_none_match: types.Webhook | None = None, **options: Unpack[CallOptions]) -> types.Webhook:
        """Get a webhook.

        Shows where messages are sent, which, and whether the receiver accepts them. Never includes the secret.

        Operation ID: `getWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return await self._core.call(Call("GET", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}", {"alliance": alliance, "webhook_id": webhook_id}, if_none_match=if_none_match), options)

    async def update_webhook(self, *, alliance: str, webhook_id: types.Id, body: types.WebhookUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Webhook:
        """Update a webhook.

        Changes the webhook by a JSON Merge Patch (RFC 7396). Omitted fields are unchanged, `null` clears the description, `event_types` is replaced. `enabled: true` enables a webhook again that was disabled, whoever did it; what waited is then sent. So it is, at once, if an enabled webhook gets another `url`: what failed at the previous address does not count. To change what is sent or where, or to enable the webhook, a token also needs the scopes to read what is sent, as for the creation.

        Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to change the webhook only if it is still as you read it; the outcome of a delivery may make it stale.

        Operation ID: `updateWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return await self._core.call(Call("PATCH", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}", {"alliance": alliance, "webhook_id": webhook_id}, body=body, if_match=if_match), options)

    async def delete_webhook(self, *, alliance: str, webhook_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedWebhook:
        """Delete a webhook.

        Nothing more is sent to it, and its deliveries are deleted with it. A request that is under way may still arrive. Deleting it again returns 404. To pause a webhook, set `enabled` to false instead. Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to delete only what you have read.

        Operation ID: `deleteWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}", {"alliance": alliance, "webhook_id": webhook_id}, if_match=if_match), options)

    async def rotate_webhook_secret(self, *, alliance: str, webhook_id: types.Id, body: types.WebhookSecretRotation, **options: Unpack[CallOptions]) -> types.NewWebhook:
        """Rotate the secret of a webhook.

        Makes a new secret. For an overlap, `webhook-signature` has a signature by the new and one by the previous secret, so that the receiver can change over without losing a message; rotating again during the overlap keeps only the last two. If the secret has leaked, set `overlap_hours` to 0. The secret appears in this response only.

        Operation ID: `rotateWebhookSecret`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/rotate-secret", {"alliance": alliance, "webhook_id": webhook_id}, body=body), options)

    async def test_webhook(self, *, alliance: str, webhook_id: types.Id, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.WebhookDelivery:
        """Send a test message.

        Sends a message of the type `webhook.test`, which no webhook has to list, and which is tried again like every other. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. If it accepts the test message, what waits is sent at once. Read the outcome from the delivery. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.

        Operation ID: `testWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/test", {"alliance": alliance, "webhook_id": webhook_id}, idempotency_key=idempotency_key or new_key()), options)

    def list_webhook_deliveries(self, *, alliance: str, webhook_id: types.Id, status: Sequence[types.WebhookDeliveryStatus] | None = None, event_type: Sequence[types.SentWebhookEventType] | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.WebhookDelivery, types.WebhookDeliveryPage]:
        """List the deliveries of a webhook.

        Lists what was sent to the webhook within the last 30 days and what waits to be sent, newest first, with the receiver's last response. A single delivery also has the message itself.

        Operation ID: `listWebhookDeliveries`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks.
            status: Return only deliveries with any of these statuses.
            event_type: Return only deliveries of events of any of these types.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries", {"alliance": alliance, "webhook_id": webhook_id, "status": status, "event_type": event_type, "limit": limit}), options)

    async def get_webhook_delivery(self, *, alliance: str, webhook_id: types.Id, delivery_id: types.Id, if_none_match: types.WebhookDeliveryDetails | None = None, **options: Unpack[CallOptions]) -> types.WebhookDeliveryDetails:
        """Get a delivery.

        Shows the message, whether it has arrived, and what the receiver responded last. A delivery is kept for 30 days.

        Operation ID: `getWebhookDelivery`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks.
            delivery_id: ID of the delivery, which the receiver gets as `webhook-id`."""
        return await self._core.call(Call("GET", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}", {"alliance": alliance, "webhook_id": webhook_id, "delivery_id": delivery_id}, if_none_match=if_none_match), options)

    async def redeliver_webhook_message(self, *, alliance: str, webhook_id: types.Id, delivery_id: types.Id, **options: Unpack[CallOptions]) -> types.WebhookDelivery:
        """Send a message again.

        Sends the same message with the same `webhook-id` and the same body again, whether it has arrived or not. A receiver that has it already recognizes it by the ID. It is due at once, and waits only for earlier ones about the same subject. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.

        Operation ID: `redeliverWebhookMessage`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            webhook_id: ID of the webhook, from the list of the alliance's webhooks.
            delivery_id: ID of the delivery, which the receiver gets as `webhook-id`."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver", {"alliance": alliance, "webhook_id": webhook_id, "delivery_id": delivery_id}), options)

    def list_groups(self, *, alliance: str, q: str | None = None, category: Sequence[str] | None = None, region: Sequence[str] | None = None, country_code: Sequence[types.CountryCode] | None = None, tag: Sequence[str] | None = None, active: bool | None = None, sort: types.GroupSort | None = None, limit: int | None = None, city: Sequence[str] | None = None, near: str | None = None, radius_km: float | None = None, updated_since: types.Timestamp | None = None, include: Sequence[types.Include] | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.GroupSummary, types.GroupPage]:
        """List the groups of an alliance.

        Lists the active groups, for everyone. Different filters narrow the list together. `active=false` lists inactive groups instead: it returns 401 without credentials, and 403 to callers who administer nothing in the alliance or whose token lacks the `admin:groups` scope.

        Operation ID: `listGroups`. No authentication needed.

        Args:
            alliance: Slug of the alliance.
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            region: Return only groups in these regions, spelled as in `GET /api/v1/meta/filters`.
            country_code: Return only results in these countries.
            tag: Return only results with at least one of these tags.
            active: The value `false` returns the inactive groups that the caller administers; only administrators may use it, and a token needs the scope `admin:groups`.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            city: Return only results in these cities, compared without case and accents.
            near: Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
            radius_km: Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups", {"alliance": alliance, "q": q, "category": category, "region": region, "country_code": country_code, "tag": tag, "active": active, "sort": sort, "limit": limit, "city": city, "near": near, "radius_km": radius_km, "updated_since": updated_since, "include": include}), options)

    async def create_group(self, *, alliance: str, body: types.GroupCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Create a group.

        Creates a group in the alliance. Requires the `alliance_admin` role for the alliance. A `slug` that another group of the alliance has returns 409; a reserved one returns 400. The group starts without members and without a `group_admin`: the administrators of the alliance administer it.

        Operation ID: `createGroup`. Scope: `admin:groups`. Permission: `alliance.create_group` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/groups", {"alliance": alliance}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_group_by_id(self, *, alliance: str, group_id: types.Id, include: Sequence[types.Include] | None = None, if_none_match: types.Group | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Get a group by ID.

        For clients that keep IDs; the response is the same as by slug. Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. To everyone else an inactive group is 404, and so is the ID of a group of another alliance.

        Operation ID: `getGroupById`. No authentication needed. Permission: `group.read` (everyone, while the group is active; administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return await self._core.call(Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}", {"alliance": alliance, "group_id": group_id, "include": include}, if_none_match=if_none_match), options)

    async def update_group(self, *, alliance: str, group_id: types.Id, body: types.GroupUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Update a group.

        Changes the group by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. An inactive group keeps its members and is hidden until it is active again.

        Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to change the group only if it is still as you read it; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.

        Operation ID: `updateGroup`. Scope: `admin:groups`. Permission: `group.update` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return await self._core.call(Call("PATCH", "/api/v1/alliances/{alliance}/groups/{group_id}", {"alliance": alliance, "group_id": group_id}, body=body, if_match=if_match), options)

    async def delete_group(self, *, alliance: str, group_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Delete an empty group.

        Deletes a group that was created by mistake, with the roles of its administrators, which cannot be undone. A group that has members, events (drafts too) or jobs returns 409: make it inactive instead, with `{"active": false}`. Requires the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to delete only the group that you have read.

        Operation ID: `deleteGroup`. Scope: `admin:groups`. Permission: `group.delete` (administrators of the alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of a group without members, events and jobs."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}", {"alliance": alliance, "group_id": group_id}, if_match=if_match), options)

    def list_group_members(self, *, alliance: str, group_id: types.Id, limit: int | None = None, q: str | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Member, types.MemberPage]:
        """List the members of a group.

        Lists everyone who has joined, newest members first. Available to the administrators of the group and of its alliance, also while the group is inactive.

        Operation ID: `listGroupMembers`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page.
            q: Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/members", {"alliance": alliance, "group_id": group_id, "limit": limit, "q": q}), options)

    def list_group_messages(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.GroupMessage, types.GroupMessagePage]:
        """List the messages to the members of a group.

        Lists what administrators have sent to the members, the latest first. Available to the administrators of the group and of its alliance.

        Operation ID: `listGroupMessages`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/messages", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    async def send_group_message(self, *, alliance: str, group_id: types.Id, body: types.GroupMessageCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.GroupMessage:
        """Send a message to the members of a group.

        Sends an email to each member of the group. The emails name the group, show nobody else's address, and have what was written as it is: Markdown and HTML mean nothing. Those who have turned off such emails (`group_message`), or have no verified address, get none. When nobody would get it, this returns 409 (`no_recipients`).

        A group can have 3 messages in 24 hours, and a user can send 10. Available to the administrators of the group and of its alliance.

        Operation ID: `sendGroupMessage`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/groups/{group_id}/messages", {"alliance": alliance, "group_id": group_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def remove_group_member(self, *, alliance: str, group_id: types.Id, user_id: types.Id, ban: bool | None = None, reason: types.BanReason | None = None, **options: Unpack[CallOptions]) -> types.RemovedMember:
        """Remove a member from a group, and ban if asked.

        Ends the membership of a person, for the administrators of the group and of its alliance. With `ban=true` the person cannot join the group, RSVP to its events or apply for its jobs either, also without having been a member, and RSVPs to its events that have not ended are withdrawn: each place goes to the head of the waitlist. Applications that were sent stay, and reports by the person are marked (`reporter_banned`). The ban holds from the moment it is made. Should the request fail after that with 5xx, repeat it: it goes on where it ended.

        The person is told by email that the membership has ended, without the reason and without who ended it, unless such emails are turned off (`membership_ended`). Who is banned is told so (403, `banned`) when joining, sending an RSVP or applying, and nothing else. Reading, leaving and canceling stay possible.

        A ban outlives the account: for two years after its deletion, unless the operator sets another number of days, an account that proves to own the same mailbox, apart from case and what follows a `+`, is banned from that moment on. So is a further account that proves to own the mailbox of somebody who is banned. Such a ban is listed and lifted as any other, without a reason and without who made it: nothing tells whose account it was.

        Idempotent: a person who is not a member stays none, and a ban stays as it was made. Returns 409 (`user_is_administrator`) for an administrator of the group, of its alliance or of all alliances, and so for the caller: revoke the role first. An unknown user returns 404.

        Operation ID: `removeGroupMember`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the person, as in the list of members or of bans.
            ban: Whether to keep the person out from now on.
            reason: Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id, "ban": ban, "reason": reason}), options)

    def list_group_bans(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Ban, types.BanPage]:
        """List the bans of a group.

        Lists who is banned from the group alone, the latest first, with the reason. Available to the administrators of the group and of its alliance. Bans from the whole alliance are in `GET /api/v1/alliances/{alliance}/bans`.

        Operation ID: `listGroupBans`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/bans", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    async def delete_group_ban(self, *, alliance: str, group_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.RemovedBan:
        """Lift a ban from a group.

        Available to the administrators of the group and of its alliance. The person may join again, but is not made a member; RSVPs that were withdrawn do not come back. A ban from the whole alliance stays. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.

        Operation ID: `deleteGroupBan`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the person, as in the list of members or of bans."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/bans/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id}), options)

    def list_group_admins(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Administrator, types.AdministratorPage]:
        """List the administrators of a group.

        Lists the users with the `group_admin` role, longest-serving first. The administrators of the alliance administer the group too. Disabled accounts are left out. Available to the administrators of the group and of its alliance.

        Operation ID: `listGroupAdmins`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/admins", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    async def grant_group_admin(self, *, alliance: str, group_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Administrator:
        """Make a user an administrator of a group.

        Available to the administrators of the group and of its alliance. Idempotent: granting the role again changes nothing. The user need not be a member of the group. A disabled account returns 409, an unknown user 404. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `grantGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return await self._core.call(Call("PUT", "/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id}), options)

    async def revoke_group_admin(self, *, alliance: str, group_id: types.Id, user_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.RemovedAdministrator:
        """Remove an administrator from a group.

        Available to the administrators of the group, including the user being removed, and of its alliance. Idempotent: removing a user without the role changes nothing. A group may be left without a `group_admin`; the administrators of its alliance administer it too. An unknown user returns 404.

        Send the `ETag` of `PUT /api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `revokeGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}", {"alliance": alliance, "group_id": group_id, "user_id": user_id}, if_match=if_match), options)

    async def get_group_statistics(self, *, alliance: str, group_id: types.Id, from_: types.Day | None = None, to: types.Day | None = None, interval: types.StatisticsInterval | None = None, if_none_match: types.CommunityStatistics | None = None, **options: Unpack[CallOptions]) -> types.CommunityStatistics:
        """Get the numbers of a group.

        Members, RSVPs, attendance and views of the group's pages and those of its events, by day or by week. Available to the administrators of the group and of its alliance, also while the group is inactive.

        Operation ID: `getGroupStatistics`. Scope: `admin:groups`. Permission: `group.read_statistics` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            from_: The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
            to: The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
            interval: How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range."""
        return await self._core.call(Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/statistics", {"alliance": alliance, "group_id": group_id, "from": from_, "to": to, "interval": interval}, if_none_match=if_none_match), options)

    def list_group_invitations(self, *, alliance: str, group_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Invitation, types.InvitationPage]:
        """List the invitations to a group.

        Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the administrators of the group and of its alliance.

        Operation ID: `listGroupInvitations`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/groups/{group_id}/invitations", {"alliance": alliance, "group_id": group_id, "limit": limit}), options)

    async def invite_to_group(self, *, alliance: str, group_id: types.Id, body: types.GroupInvitationCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.InvitationResults:
        """Invite to a group.

        Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Without `role`, whoever accepts becomes a member; with `role: group_admin`, an administrator of the group. Bans apply.

        Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.

        The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the administrators of the group and of its alliance. A session may have to show the second factor first to invite to a role (403 `step_up_required`).

        Operation ID: `inviteToGroup`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return await self._core.call(Call("POST", "/api/v1/alliances/{alliance}/groups/{group_id}/invitations", {"alliance": alliance, "group_id": group_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def withdraw_group_invitation(self, *, alliance: str, group_id: types.Id, invitation_id: types.Id, **options: Unpack[CallOptions]) -> types.Invitation:
        """Withdraw an invitation to a group.

        Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the administrators of the group and of its alliance.

        Operation ID: `withdrawGroupInvitation`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group.
            invitation_id: ID of the invitation, as in the list of invitations."""
        return await self._core.call(Call("DELETE", "/api/v1/alliances/{alliance}/groups/{group_id}/invitations/{invitation_id}", {"alliance": alliance, "group_id": group_id, "invitation_id": invitation_id}), options)

    def list_events(self, *, alliance: str, q: str | None = None, group: Sequence[str] | None = None, kind: Sequence[types.EventKind] | None = None, category: Sequence[str] | None = None, tag: Sequence[str] | None = None, status: Sequence[types.EventStatus] | None = None, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, sort: types.EventSort | None = None, limit: int | None = None, city: Sequence[str] | None = None, country_code: Sequence[types.CountryCode] | None = None, near: str | None = None, radius_km: float | None = None, updated_since: types.Timestamp | None = None, series_id: types.Id | None = None, include: Sequence[types.Include] | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.EventSummary, types.EventPage]:
        """List the events of an alliance.

        Lists the upcoming and current events of the alliance's active groups, soonest first, unless the parameters say otherwise. Canceled events are among them; drafts are not.

        Operation ID: `listEvents`. No authentication needed.

        Args:
            alliance: Slug of the alliance.
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            group: Return only results from the groups with these slugs.
            kind: Return only events of these kinds.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            tag: Return only results with at least one of these tags.
            status: Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`.
            from_: Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended.
            to: Return only events that start before this time.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            city: Return only results in these cities, compared without case and accents.
            country_code: Return only results in these countries.
            near: Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
            radius_km: Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            series_id: Only events of this series.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return AsyncPages(self._core, Call("GET", "/api/v1/alliances/{alliance}/events", {"alliance": alliance, "q": q, "group": group, "kind": kind, "category": category, "tag": tag, "status": status, "from": from_, "to": to, "sort": sort, "limit": limit, "city": city, "country_code": country_code, "near": near, "radius_km": radius_km, "updated_since": updated_since, "series_id": series_id, "include": include}), options)

    def list_all_events(self, *, q: str | None = None, alliance: Sequence[str] | None = None, group: Sequence[str] | None = None, kind: Sequence[types.EventKind] | None = None, category: Sequence[str] | None = None, tag: Sequence[str] | None = None, city: Sequence[str] | None = None, country_code: Sequence[types.CountryCode] | None = None, near: str | None = None, radius_km: float | None = None, updated_since: types.Timestamp | None = None, status: Sequence[types.EventStatus] | None = None, series_id: types.Id | None = None, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, sort: types.EventSort | None = None, include: Sequence[types.Include] | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.EventSummary, types.EventPage]:
        """List the events of all alliances.

        Lists the upcoming and current events of the active groups of all alliances, soonest first, unless the parameters say otherwise. Canceled events are among them; drafts are not.

        Operation ID: `listAllEvents`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            alliance: Return only results from the alliances with these slugs.
            group: Return only results from the groups with these slugs.
            kind: Return only events of these kinds.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            tag: Return only results with at least one of these tags.
            city: Return only results in these cities, compared without case and accents.
            country_code: Return only results in these countries.
            near: Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
            radius_km: Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            status: Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`.
            series_id: Only events of this series.
            from_: Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended.
            to: Return only events that start before this time.
            sort: Sort order. Ties are broken by ID.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/events", {"q": q, "alliance": alliance, "group": group, "kind": kind, "category": category, "tag": tag, "city": city, "country_code": country_code, "near": near, "radius_km": radius_km, "updated_since": updated_since, "status": status, "series_id": series_id, "from": from_, "to": to, "sort": sort, "include": include, "limit": limit}), options)

    async def get_group(self, *, alliance: str, group_slug: str, include: Sequence[types.Include] | None = None, if_none_match: types.Group | None = None, **options: Unpack[CallOptions]) -> types.Group:
        """Get a group.

        Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. To everyone else an inactive group is 404.

        Operation ID: `getGroup`. No authentication needed. Permission: `group.read` (everyone, while the group is active; administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_slug: Slug of the group, unique in its alliance.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return await self._core.call(Call("GET", "/api/v1/groups/{alliance}/{group_slug}", {"alliance": alliance, "group_slug": group_slug, "include": include}, if_none_match=if_none_match), options)

    async def get_membership(self, *, alliance: str, group_id: types.Id, if_none_match: types.Membership | None = None, **options: Unpack[CallOptions]) -> types.Membership:
        """Get the caller's membership in a group.

        Tells whether the caller is a member. Available for groups that the caller may read or is a member of.

        Operation ID: `getMembership`. Scope: `groups:join`.

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return await self._core.call(Call("GET", "/api/v1/groups/{alliance}/{group_id}/join", {"alliance": alliance, "group_id": group_id}, if_none_match=if_none_match), options)

    async def join_group(self, *, alliance: str, group_id: types.Id, **options: Unpack[CallOptions]) -> types.Membership:
        """Join a group.

        Makes the caller a member. Idempotent: joining again returns the same membership. An inactive group cannot be joined: its administrators get 409, everyone else 404. Who is banned gets 403 (`banned`).

        Operation ID: `joinGroup`. Scope: `groups:join`.

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return await self._core.call(Call("POST", "/api/v1/groups/{alliance}/{group_id}/join", {"alliance": alliance, "group_id": group_id}), options)

    async def leave_group(self, *, alliance: str, group_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Membership:
        """Leave a group.

        Ends the caller's membership. Idempotent: succeeds whether or not the caller is a member. A member can also leave an inactive group; to others, who cannot see it, it is 404. RSVPs to the group's events stay.

        Send the `ETag` of `GET /api/v1/groups/{alliance}/{group_id}/join` in `If-Match` to leave only if the membership is still the same.

        Operation ID: `leaveGroup`. Scope: `groups:join`.

        Args:
            alliance: Slug of the alliance.
            group_id: ID of the group, as in each response with the group."""
        return await self._core.call(Call("DELETE", "/api/v1/groups/{alliance}/{group_id}/join", {"alliance": alliance, "group_id": group_id}, if_match=if_match), options)

    async def create_event(self, *, group_id: types.Id, body: types.EventCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Create an event.

        Creates an event of the group. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Without a `status` the event is a draft. A `slug` that another event of the group has returns 409.

        Operation ID: `createEvent`. Scope: `admin:events`. Permission: `group.create_event` (administrators of the group or its alliance).

        Args:
            group_id: ID of the group, as in each response with the group."""
        return await self._core.call(Call("POST", "/api/v1/groups/{group_id}/events", {"group_id": group_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_event_by_id(self, *, event_id: types.Id, include: Sequence[types.Include] | None = None, if_none_match: types.GroupEvent | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Get an event by ID.

        Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.

        Operation ID: `getEventById`. No authentication needed. Permission: `event.read` (everyone, once the event is published, while its group is active; administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return await self._core.call(Call("GET", "/api/v1/events/{event_id}", {"event_id": event_id, "include": include}, if_none_match=if_none_match), options)

    async def update_event(self, *, event_id: types.Id, body: types.EventUpdate, following: bool | None = None, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Update, publish or cancel an event.

        Changes the event by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Raising `capacity` immediately promotes people from the head of the waitlist; a `capacity` below `attendee_count`, or too small for somebody on the waitlist with guests, returns 409. `status` goes from draft to published to canceled, and back to published as long as the event has not started. Any other transition returns 409, and so does publishing a draft that has ended. An event that has not ended cannot be moved into the past (400).
        Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to change only the event that you have read; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP does not make it stale.

        With `following=true` the patch also reaches the events of the same `series_id` that start later, unless they are canceled or have ended: all of them, or, when one cannot change like this, none (409, which names it). If `starts_at` changes, theirs move by as much on the clock of the time zone; `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` are set as far from the start as here. Drafts stay drafts when the others are canceled. `If-Match` is about this event.

        Operation ID: `updateEvent`. Scope: `admin:events`. Permission: `event.update` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            following: Whether the patch also reaches the events of the series that start later."""
        return await self._core.call(Call("PATCH", "/api/v1/events/{event_id}", {"event_id": event_id, "following": following}, body=body, if_match=if_match), options)

    async def delete_event(self, *, event_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Delete a draft of an event.

        Deletes a draft, which cannot be undone. Every other event returns 409, for people may have replied to it: cancel it instead, with `{"status": "canceled"}`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to delete only the draft that you have read.

        Operation ID: `deleteEvent`. Scope: `admin:events`. Permission: `event.delete` (administrators of the group or its alliance).

        Args:
            event_id: ID of an event that is a draft."""
        return await self._core.call(Call("DELETE", "/api/v1/events/{event_id}", {"event_id": event_id}, if_match=if_match), options)

    async def copy_event(self, *, event_id: types.Id, body: types.EventCopies, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.EventSeries:
        """Copy an event to other times.

        Makes drafts of an event, for example one for each week. They have everything that the event has but its RSVPs and its status; each gets a slug of its own. `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` are as far from the start as in the original, on the clock of the time zone: what ends at 21:00 still does when daylight saving has begun.

        The original and its copies are a series, with one `series_id`, of at most 200 events; more return 409. To publish the copies, send `{"status": "published"}` to the first one with `following=true`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance.

        Operation ID: `copyEvent`. Scope: `admin:events`. Permission: `event.copy` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("POST", "/api/v1/events/{event_id}/copies", {"event_id": event_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def list_attendees(self, *, event_id: types.Id, limit: int | None = None, status: Sequence[types.AttendeeStatusChoice] | None = None, q: str | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Attendee, types.AttendeePage]:
        """List the attendees of an event.

        Lists the people who attend the event, or wait for a place or for approval, in the order in which they joined, the waitlist last. Available to the administrators of the event's group and alliance. Years after the event, five unless the operator sets another number, the list ends; the event's counts stay.

        Operation ID: `listAttendees`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            limit: Maximum number of items per page.
            status: Return only people whose RSVP has one of these statuses; everybody without it.
            q: Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count."""
        return AsyncPages(self._core, Call("GET", "/api/v1/events/{event_id}/attendees", {"event_id": event_id, "limit": limit, "status": status, "q": q}), options)

    async def update_attendee(self, *, event_id: types.Id, user_id: types.Id, body: types.AttendeeUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Attendee:
        """Decide about a person's RSVP.

        Approves or declines an RSVP, or changes it, by a JSON Merge Patch (RFC 7396). `attending` gives a person who is `pending` or `declined` a place, for the guests too; if there are too few, or others wait, the person joins the end of the waitlist, and without a waitlist this returns 409. `declined` takes the place, which immediately goes to the head of the waitlist. A person who already attends, or waits, stays where they are. Times for RSVPs do not matter; once the event has ended, 409. Nobody who is banned is given a place: 409 (`user_banned`). The person is told by email, unless the person has turned off such emails, and of what holds when the email goes: of two decisions shortly after one another, only the last. While the event is canceled, `attending` returns 409, and nobody is told of a decision; if the event is published again, everybody who has not been told before is told. A person who is given a place again after a decline is not checked in. Available to the administrators of the event's group and alliance.
        Send the `ETag` of the last response to `PATCH /api/v1/events/{event_id}/attendees/{user_id}` in `If-Match` to change your decision only if the RSVP is still the same.

        Operation ID: `updateAttendee`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return await self._core.call(Call("PATCH", "/api/v1/events/{event_id}/attendees/{user_id}", {"event_id": event_id, "user_id": user_id}, body=body, if_match=if_match), options)

    async def check_in_attendee(self, *, event_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Attendee:
        """Check an attendee in.

        Notes that a person who attends the event has come. Idempotent: another call keeps the first time and returns the same, so that it does no harm when two organizers do it at once. There is no body; guests are not counted one by one.

        Only those who attend can be checked in: for a person who is waitlisted, pending or declined this returns 409 (`not_attending`), and an administrator can give the person a place first. It is possible from 12 hours before the event starts until 24 hours after it ends, and returns 409 before (`check_in_not_open`) and after (`check_in_closed`), and for a canceled event (`event_not_open`). A person who cancels the RSVP, or is declined, is no longer checked in. Available to the administrators of the event's group and alliance.

        Operation ID: `checkInAttendee`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return await self._core.call(Call("PUT", "/api/v1/events/{event_id}/attendees/{user_id}/check-in", {"event_id": event_id, "user_id": user_id}), options)

    async def undo_check_in(self, *, event_id: types.Id, user_id: types.Id, **options: Unpack[CallOptions]) -> types.Attendee:
        """Undo a check-in.

        For a person who was checked in by mistake. Idempotent; possible as long as people can be checked in, and 409 after that. Available to the administrators of the event's group and alliance.

        Operation ID: `undoCheckIn`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            user_id: ID of the user, as in `GET /api/v1/me` or a list of people."""
        return await self._core.call(Call("DELETE", "/api/v1/events/{event_id}/attendees/{user_id}/check-in", {"event_id": event_id, "user_id": user_id}), options)

    async def get_check_in_summary(self, *, event_id: types.Id, if_none_match: types.CheckInSummary | None = None, **options: Unpack[CallOptions]) -> types.CheckInSummary:
        """Count who has come to an event.

        Counts the people who attend, and those of them who are checked in; the list of the attendees names them. Available to the administrators of the event's group and alliance.

        Operation ID: `getCheckInSummary`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("GET", "/api/v1/events/{event_id}/check-ins", {"event_id": event_id}, if_none_match=if_none_match), options)

    async def check_in_by_code(self, *, event_id: types.Id, body: types.CheckInCreate, **options: Unpack[CallOptions]) -> types.Attendee:
        """Check in whoever has a code.

        Checks in the attendee whose code this is, under the conditions of `PUT /api/v1/events/{event_id}/attendees/{user_id}/check-in`. Idempotent: a code that is scanned twice keeps the first time. A code that no RSVP to this event has returns 400 (`unknown_check_in_code`); a user has 60 such attempts in ten minutes. Available to the administrators of the event's group and alliance.

        Operation ID: `checkInByCode`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("POST", "/api/v1/events/{event_id}/check-ins", {"event_id": event_id}, body=body), options)

    async def get_event_statistics(self, *, event_id: types.Id, from_: types.Day | None = None, to: types.Day | None = None, interval: types.StatisticsInterval | None = None, if_none_match: types.EventStatistics | None = None, **options: Unpack[CallOptions]) -> types.EventStatistics:
        """Get the numbers of an event.

        RSVPs, attendance and views of the event's page, by day or by week. Available to the administrators of the event's group and alliance.

        Operation ID: `getEventStatistics`. Scope: `admin:events`. Permission: `event.read_statistics` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            from_: The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
            to: The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
            interval: How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range."""
        return await self._core.call(Call("GET", "/api/v1/events/{event_id}/statistics", {"event_id": event_id, "from": from_, "to": to, "interval": interval}, if_none_match=if_none_match), options)

    def list_event_messages(self, *, event_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.EventMessage, types.EventMessagePage]:
        """List the messages to the attendees of an event.

        Lists what administrators have sent to people with an RSVP, the latest first. Available to the administrators of the event's group and alliance.

        Operation ID: `listEventMessages`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/events/{event_id}/messages", {"event_id": event_id, "limit": limit}), options)

    async def send_event_message(self, *, event_id: types.Id, body: types.EventMessageCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.EventMessage:
        """Send a message to the attendees of an event.

        Sends an email to each person whose RSVP has the status that `to` says. The emails name the event and its group, show nobody else's address, and have what was written as it is: Markdown and HTML mean nothing. Those who have turned off such emails (`event_message`), or have no verified address, get none. When nobody would get it, this returns 409 (`no_recipients`).

        An event can have 3 messages in 24 hours, and a user can send 10. It is possible until 30 days after the event has ended, and returns 409 after that (`event_ended`). Available to the administrators of the event's group and alliance.

        Operation ID: `sendEventMessage`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("POST", "/api/v1/events/{event_id}/messages", {"event_id": event_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def list_event_invitations(self, *, event_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Invitation, types.InvitationPage]:
        """List the invitations to an event.

        Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the administrators of the event's group and alliance.

        Operation ID: `listEventInvitations`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/events/{event_id}/invitations", {"event_id": event_id, "limit": limit}), options)

    async def invite_to_event(self, *, event_id: types.Id, body: types.EventInvitationCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.InvitationResults:
        """Invite to an event.

        Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Whoever accepts sends an RSVP: capacity, waitlist, approval, questions and the times of RSVPs apply as to everybody. The event has to be published, with an end in the future (409 otherwise). Bans apply.

        Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.

        The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the administrators of the event's group and alliance.

        Operation ID: `inviteToEvent`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("POST", "/api/v1/events/{event_id}/invitations", {"event_id": event_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def withdraw_event_invitation(self, *, event_id: types.Id, invitation_id: types.Id, **options: Unpack[CallOptions]) -> types.Invitation:
        """Withdraw an invitation to an event.

        Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the administrators of the event's group and alliance.

        Operation ID: `withdrawEventInvitation`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).

        Args:
            event_id: ID of the event, as in each response with the event.
            invitation_id: ID of the invitation, as in the list of the event's invitations."""
        return await self._core.call(Call("DELETE", "/api/v1/events/{event_id}/invitations/{invitation_id}", {"event_id": event_id, "invitation_id": invitation_id}), options)

    async def get_event(self, *, alliance: str, group_slug: str, event_slug: str, include: Sequence[types.Include] | None = None, if_none_match: types.GroupEvent | None = None, **options: Unpack[CallOptions]) -> types.GroupEvent:
        """Get an event.

        Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.

        Operation ID: `getEvent`. No authentication needed. Permission: `event.read` (everyone, once the event is published, while its group is active; administrators of the group or its alliance).

        Args:
            alliance: Slug of the alliance.
            group_slug: Slug of the group, unique in its alliance.
            event_slug: Slug of the event, unique in its group.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return await self._core.call(Call("GET", "/api/v1/events/{alliance}/{group_slug}/{event_slug}", {"alliance": alliance, "group_slug": group_slug, "event_slug": event_slug, "include": include}, if_none_match=if_none_match), options)

    async def get_attendance(self, *, alliance: str, event_id: types.Id, if_none_match: types.Attendance | None = None, **options: Unpack[CallOptions]) -> types.Attendance:
        """Get the caller's RSVP to an event.

        Tells whether the caller attends, and attendees where to join online. Available for events that the caller may read or has an RSVP to.

        Operation ID: `getAttendance`. Scope: `events:attend`.

        Args:
            alliance: Slug of the alliance.
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("GET", "/api/v1/events/{alliance}/{event_id}/attendance", {"alliance": alliance, "event_id": event_id}, if_none_match=if_none_match), options)

    async def attend_event(self, *, alliance: str, event_id: types.Id, body: types.RsvpCreate | None = None, **options: Unpack[CallOptions]) -> types.Attendance:
        """RSVP to an event.

        Idempotent: a caller who already has a place, or is on the waitlist, keeps it. For a full event with a waitlist the status is `waitlisted`. A full event without a waitlist, a draft, a canceled event and an ended event return 409, and so does an RSVP before `rsvp_opens_at` or from `rsvp_closes_at` on. Who is banned from the group gets 403 (`banned`). The caller need not be a member of the group.
        The body may be omitted. With `answers`, the questions of the event are answered: a first RSVP has to answer those that are `required`, or returns 400, which names the question. Answers to questions that the event no longer has are kept, with their label, until others are sent. With `guests`, the caller takes that many places more.
        A repeated RSVP with a body changes the answers and the guests. Fewer guests are always possible; more of them need free places, and nobody on the waitlist, and return 409 otherwise, also to callers who are on the waitlist themselves and before or after the times for RSVPs. The waitlist is served strictly in its order: whoever is at its head waits until there are places for the guests too, and nobody overtakes.
        If the event has `approval_required`, the RSVP is `pending`: it takes no place and has no position on the waitlist until an administrator decides. Who was `declined` gets 409 for another RSVP.

        Operation ID: `attendEvent`. Scope: `events:attend`.

        Args:
            alliance: Slug of the alliance.
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("POST", "/api/v1/events/{alliance}/{event_id}/attend", {"alliance": alliance, "event_id": event_id}, body=body), options)

    async def cancel_attendance(self, *, alliance: str, event_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Attendance:
        """Cancel the caller's RSVP.

        Idempotent. The places of the caller and the guests immediately go to the head of the waitlist, and the answers are deleted. It is possible also after `rsvp_closes_at`, and returns 409 once the event has ended: attendance can no longer change. An RSVP that an administrator has declined stays `declined`, without guests and answers. Send the `ETag` of `GET /api/v1/events/{alliance}/{event_id}/attendance` in `If-Match` to cancel only the RSVP that you have read; the response to the RSVP has the tag too.

        Operation ID: `cancelAttendance`. Scope: `events:attend`.

        Args:
            alliance: Slug of the alliance.
            event_id: ID of the event, as in each response with the event."""
        return await self._core.call(Call("DELETE", "/api/v1/events/{alliance}/{event_id}/attend", {"alliance": alliance, "event_id": event_id}, if_match=if_match), options)

    def list_jobs(self, *, q: str | None = None, alliance: Sequence[str] | None = None, group: Sequence[str] | None = None, remote: bool | None = None, employment_type: Sequence[types.EmploymentType] | None = None, location: Sequence[str] | None = None, tag: Sequence[str] | None = None, status: Sequence[types.JobStatus] | None = None, sort: types.JobSort | None = None, limit: int | None = None, updated_since: types.Timestamp | None = None, include: Sequence[types.Include] | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.JobSummary, types.JobPage]:
        """List jobs.

        Lists published, unexpired jobs of all alliances, newest first, unless the parameters say otherwise. Jobs of inactive groups are left out.

        Operation ID: `listJobs`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            alliance: Return only results from the alliances with these slugs.
            group: Return only results from the groups with these slugs.
            remote: Return only jobs that can (or cannot) be done from anywhere.
            employment_type: Return only jobs of these employment types.
            location: Return only jobs whose location contains one of these texts; case and accents are ignored. `GET /api/v1/meta/filters` lists the locations.
            tag: Return only results with at least one of these tags.
            status: Return only jobs with these statuses. Defaults to `published`. `draft` and `closed` return the jobs that the caller administers; only administrators may use them, and a token needs the scope `admin:jobs`.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return AsyncPages(self._core, Call("GET", "/api/v1/jobs", {"q": q, "alliance": alliance, "group": group, "remote": remote, "employment_type": employment_type, "location": location, "tag": tag, "status": status, "sort": sort, "limit": limit, "updated_since": updated_since, "include": include}), options)

    async def create_job(self, *, body: types.JobCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Create a job.

        Creates a job posting. Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for the group in it that the body names. A group administrator cannot post for the whole alliance. A `slug` that is taken returns 409.

        Operation ID: `createJob`. Scope: `admin:jobs`. Permission: `job.create` (administrators of the alliance; the author of a group's job, while administrator of the group)."""
        return await self._core.call(Call("POST", "/api/v1/jobs", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_job(self, *, slug: str, include: Sequence[types.Include] | None = None, if_none_match: types.Job | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Get a job.

        Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. Administrators of several alliances may have drafts with the same slug; the ID tells them apart.

        Operation ID: `getJob`. No authentication needed. Permission: `job.read` (everyone, while the job is published and has not expired; administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            slug: Slug of the job, unique among published jobs.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return await self._core.call(Call("GET", "/api/v1/jobs/{slug}", {"slug": slug, "include": include}, if_none_match=if_none_match), options)

    async def get_job_by_id(self, *, job_id: types.Id, include: Sequence[types.Include] | None = None, if_none_match: types.Job | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Get a job by ID.

        Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. The ID of a job never changes; the slug of a draft may.

        Operation ID: `getJobById`. No authentication needed. Permission: `job.read` (everyone, while the job is published and has not expired; administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            include: Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`."""
        return await self._core.call(Call("GET", "/api/v1/jobs/id/{job_id}", {"job_id": job_id, "include": include}, if_none_match=if_none_match), options)

    async def update_job(self, *, job_id: types.Id, body: types.JobUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Job:
        """Update a job.

        Changes the job by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the job's alliance, and to the user who created the job as an administrator of its group. `status` goes from draft to published, and between published and closed. Any other transition returns 409, and so does publishing a job that has expired. If another alliance has published a job under the `slug` of a draft, publishing appends a number to it.
        Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to change only the job that you have read; the responses to its creation and its last change have the tag too.

        Operation ID: `updateJob`. Scope: `admin:jobs`. Permission: `job.update` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job."""
        return await self._core.call(Call("PATCH", "/api/v1/jobs/id/{job_id}", {"job_id": job_id}, body=body, if_match=if_match), options)

    async def delete_job(self, *, job_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedJob:
        """Delete a job.

        Deletes the job with its applications, which cannot be undone. Available to those who may update the job. Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to delete only the job that you have read.

        Operation ID: `deleteJob`. Scope: `admin:jobs`. Permission: `job.delete` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job."""
        return await self._core.call(Call("DELETE", "/api/v1/jobs/id/{job_id}", {"job_id": job_id}, if_match=if_match), options)

    def list_job_applications_by_id(self, *, job_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.JobApplication, types.JobApplicationPage]:
        """List the applications for a job.

        Returns the same as `GET /api/v1/jobs/{job_id}/applications`: use that, the collection to which people apply.

        Operation ID: `listJobApplicationsById`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/jobs/id/{job_id}/applications", {"job_id": job_id, "limit": limit}), options)

    async def get_job_application(self, *, job_id: types.Id, application_id: types.Id, if_none_match: types.JobApplication | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Get an application for a job.

        Shows who applied, with the email address. Available to those who may update the job. Send the `ETag` in `If-Match` to change only the application that you have read.

        Operation ID: `getJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            application_id: ID of the application."""
        return await self._core.call(Call("GET", "/api/v1/jobs/id/{job_id}/applications/{application_id}", {"job_id": job_id, "application_id": application_id}, if_none_match=if_none_match), options)

    async def update_job_application(self, *, job_id: types.Id, application_id: types.Id, body: types.JobApplicationUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Update an application for a job.

        Decides about an application by a JSON Merge Patch (RFC 7396). Available to those who may update the job. The applicant is told of a new status by email, unless the applicant has turned off such emails.
        Send the `ETag` of `GET /api/v1/jobs/id/{job_id}/applications/{application_id}` in `If-Match` to change only the application that you have read.

        Operation ID: `updateJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            application_id: ID of the application."""
        return await self._core.call(Call("PATCH", "/api/v1/jobs/id/{job_id}/applications/{application_id}", {"job_id": job_id, "application_id": application_id}, body=body, if_match=if_match), options)

    def list_job_applications(self, *, job_id: types.Id, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.JobApplication, types.JobApplicationPage]:
        """List the applications for a job.

        Lists who applied, with their email addresses, oldest first. Available to those who may update the job.

        Operation ID: `listJobApplications`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).

        Args:
            job_id: ID of the job, as in each response with the job.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/jobs/{job_id}/applications", {"job_id": job_id, "limit": limit}), options)

    async def apply_to_job(self, *, job_id: types.Id, body: types.JobApplicationCreate | None = None, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Apply for a job.

        Each user can apply once for each job (another application returns 409). Only published, unexpired jobs accept applications; any other job returns 404, or 409 to its administrators. Whoever is banned from the alliance, or from the job's group, gets 403 (`banned`). The job's administrators see the caller's name and email address.

        Operation ID: `applyToJob`. Scope: `jobs:apply`.

        Args:
            job_id: ID of the job, as in each response with the job."""
        return await self._core.call(Call("POST", "/api/v1/jobs/{job_id}/applications", {"job_id": job_id}, body=body, idempotency_key=idempotency_key or new_key()), options)

    def list_landscape_entries(self, *, q: str | None = None, alliance: Sequence[str] | None = None, kind: Sequence[types.LandscapeKind] | None = None, category: Sequence[str] | None = None, stage: Sequence[types.LandscapeStage] | None = None, tag: Sequence[str] | None = None, published: bool | None = None, sort: types.LandscapeSort | None = None, limit: int | None = None, updated_since: types.Timestamp | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.LandscapeEntrySummary, types.LandscapeEntryPage]:
        """List landscape entries.

        Lists the published startups, projects and partners of all alliances, by name, unless the parameters say otherwise.

        Operation ID: `listLandscapeEntries`. No authentication needed.

        Args:
            q: Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
            alliance: Return only results from the alliances with these slugs.
            kind: Return only entries of these kinds.
            category: Return only results in these categories, spelled as in `GET /api/v1/meta/filters`.
            stage: Return only startups at these stages.
            tag: Return only results with at least one of these tags.
            published: The value `false` returns the unpublished entries that the caller administers; only administrators may use it, and a token needs the scope `admin:landscape`.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page.
            updated_since: Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`."""
        return AsyncPages(self._core, Call("GET", "/api/v1/landscape", {"q": q, "alliance": alliance, "kind": kind, "category": category, "stage": stage, "tag": tag, "published": published, "sort": sort, "limit": limit, "updated_since": updated_since}), options)

    async def create_landscape_entry(self, *, body: types.LandscapeEntryCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.LandscapeEntry:
        """Create a landscape entry.

        Creates an entry of the landscape. Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for a group in it. A `slug` that is taken returns 409.

        Operation ID: `createLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.create` (administrators of the alliance; the author, while administrator of a group in the alliance)."""
        return await self._core.call(Call("POST", "/api/v1/landscape", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_landscape_entry(self, *, entry_id: types.Id, if_none_match: types.LandscapeEntry | None = None, **options: Unpack[CallOptions]) -> types.LandscapeEntry:
        """Get a landscape entry.

        Published entries are public. Administrators can also read the unpublished entries that they may update; with a token, this requires the `admin:landscape` scope.

        Operation ID: `getLandscapeEntry`. No authentication needed. Permission: `landscape_entry.read` (everyone, while the entry is published; administrators of the alliance; the author, while administrator of a group in the alliance).

        Args:
            entry_id: ID of the landscape entry."""
        return await self._core.call(Call("GET", "/api/v1/landscape/{entry_id}", {"entry_id": entry_id}, if_none_match=if_none_match), options)

    async def update_landscape_entry(self, *, entry_id: types.Id, body: types.LandscapeEntryUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.LandscapeEntry:
        """Update a landscape entry.

        Changes the entry by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the entry's alliance, and to the user who created the entry as an administrator of a group in it, as long as that user administers a group there. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to change only the entry that you have read; the responses to its creation and its last change have the tag too.

        Operation ID: `updateLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.update` (administrators of the alliance; the author, while administrator of a group in the alliance).

        Args:
            entry_id: ID of the landscape entry."""
        return await self._core.call(Call("PATCH", "/api/v1/landscape/{entry_id}", {"entry_id": entry_id}, body=body, if_match=if_match), options)

    async def delete_landscape_entry(self, *, entry_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Delete a landscape entry.

        Deletes the entry, which cannot be undone; to hide it for a while, set `published` to false. Available to those who may update the entry. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to delete only the entry that you have read.

        Operation ID: `deleteLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.delete` (administrators of the alliance; the author, while administrator of a group in the alliance).

        Args:
            entry_id: ID of the landscape entry."""
        return await self._core.call(Call("DELETE", "/api/v1/landscape/{entry_id}", {"entry_id": entry_id}, if_match=if_match), options)

    def search(self, *, q: str, types: Sequence[types.SearchType] | None = None, alliance: Sequence[str] | None = None, limit: int | None = None, include_past: bool | None = None, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.SearchResult, types.SearchResults]:
        """Search events, groups, jobs and landscape entries.

        Returns one list of the best matches of all types. Looks for the words in names, descriptions, tags, places and other texts of everything public, the names of groups also with their events and jobs. Drafts, expired jobs and what else is hidden are not found, not even by administrators; events that have ended only with `include_past`, `from` or `to`. Pages lead through all matches, of a very common word through the nearest 2,000 of each type at least: bounds of the time, `alliance` and `types` lead to the others.

        Operation ID: `search`. No authentication needed.

        Args:
            q: Search text. All its words must match, by stem or beginning, a single letter only as a whole word; small misspellings are tolerated. If nothing has all words, results with at least half of them are returned, marked as `partial`. `"two words"` match as they are written and one after the other, `-word` and `-"two words"` must not match, and of words with `OR` (in capitals) between them one is enough: `python meetup OR workshop` is Python and one of the others. Case, accents and other optional marks are ignored. Words such as "the", "für" and "de" need not match, unless there are no others; abbreviations and other spellings of a term match too (`k8s`, `open telemetry`, `C++`). Japanese, Chinese, Korean and Thai words are found inside of a sentence. Anything else, such as a single quotation mark, `-` or `OR`, is ignored; without a word to look for, nothing is found. Of more than eight different words the first eight count.
            types: Return only results of these types. By default these are all types that exist now: results of a type that a later version adds are returned only if this parameter asks for them.
            alliance: Return only results from the alliances with these slugs.
            limit: Maximum number of items per page.
            include_past: Also return events that have ended, after those to come.
            from_: Of events, return only those that start at this time or later, past or not. Without `include_past`, `from` and `to`, these are the events that have not ended. Results of other types do not depend on it.
            to: Of events, return only those that start before this time, past or not. Results of other types do not depend on it."""
        return AsyncPages(self._core, Call("GET", "/api/v1/search", {"q": q, "types": types, "alliance": alliance, "limit": limit, "include_past": include_past, "from": from_, "to": to}), options)

    def list_removals(self, *, since: types.Timestamp, type: Sequence[types.ResourceType] | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Removal, types.RemovalPage]:
        """List what left public view.

        Lists alliances, groups, events, jobs and landscape entries that were public and are not any more, whatever the reason. One that is public again is not listed. A group that becomes inactive takes its events and jobs with it, each of which is listed.
        Removals are kept for 90 days. A mirror that has not asked for longer reads all lists anew.

        Operation ID: `listRemovals`. No authentication needed.

        Args:
            since: Return only what left public view at this time or later.
            type: Return only resources of these types.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/removed", {"since": since, "type": type, "limit": limit}), options)

    def follow_changes(self, *, since: types.Timestamp | None = None, type: Sequence[types.ResourceType] | None = None, **options: Unpack[CallOptions]) -> AsyncGenerator[ChangeEvent, None]:
        """Follow what changes.

        Tells of every change within a second, for as long as the connection is open. Server-sent events have what `updated_since` and
        `/api/v1/removed` list; a comment comes every 15 seconds.

        - `changed`: a `Change`, which is the resource as it is now, as its list shows it.
        - `removed`: a `Removal`, of what left public view, or what the caller may see.
        - `reset`: `{}`. What changed is not known for as long as that, or the caller may see other things than before: read all lists anew. The stream
          goes on from now.

        The `id` of an event is a time: all that changed before it has been told. Sent as `Last-Event-ID`, as `EventSource` does by itself, or
        as `since`, it leads on from there, on any server. Some events come twice then, and of several changes of a resource the last is told.

        With a credential, administrators also hear of what the lists show only to them: drafts, closed jobs, inactive groups and unpublished landscape
        entries that they administer; as there, a token needs the scope of each. What becomes hidden is `changed` for them, and `removed` for everybody
        else. When the caller gains or loses a role, the stream ends within some seconds, and goes on with `reset`. Streams count as the
        caller's then, instead of the network's.

        A stream ends when its server stops or its client reads too slowly: connect again. It also ends within some seconds when the token
        or the session that it was opened with ends, or the user is disabled. A caller has at most 10 streams on a server.

        Operation ID: `followChanges`. No authentication needed.

        Args:
            since: Begin with what changed at this time or later, at most 90 days ago, or with the `id` of an event; without it, with what changes from now on.
            type: Return only resources of these types."""
        return self._follow(Call("GET", "/api/v1/changes", {"since": since, "type": type}), options)

    def list_reports(self, *, alliance: Sequence[str] | None = None, status: Sequence[types.ReportStatus] | None = None, subject_type: Sequence[types.ReportSubjectType] | None = None, sort: types.ReportSort | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Report, types.ReportPage]:
        """List reports.

        Lists the reports that the caller has to deal with. These are for an `alliance_admin` all of the alliance, for a `group_admin` those of the events, jobs and members of the group, but not those of the group itself. Nobody sees a report about themself. Callers without any role get 403. Resolved and dismissed reports are deleted after a year, unless the operator sets another number of days.

        Operation ID: `listReports`. Scope: `admin:reports`. Permission: `report.list` (administrators of what it is about, except the reported group's and the reported user).

        Args:
            alliance: Return only results from the alliances with these slugs.
            status: Return only reports with these statuses.
            subject_type: Return only reports about these.
            sort: Sort order. Ties are broken by ID.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/reports", {"alliance": alliance, "status": status, "subject_type": subject_type, "sort": sort, "limit": limit}), options)

    async def create_report(self, *, body: types.ReportCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.SubmittedReport:
        """Report something to its administrators.

        Tells the administrators of an alliance of a group, an event, a job, a landscape entry or a person. Only what the caller may see can be reported; anything else returns 404. While a report of the caller about the same subject is open, another one returns that first one and changes nothing. A user reports at most 20 times an hour.

        Administrators see who reported; the reported person does not. They are told by email of new reports, of the first at once and of those that follow within an hour in one, unless such emails are turned off (`report_received`). The reporter is told by email when the report is resolved or dismissed, without the note (`report_resolved`), and cannot read the report.

        Operation ID: `createReport`. Scope: `reports:create`."""
        return await self._core.call(Call("POST", "/api/v1/reports", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_report(self, *, report_id: types.Id, if_none_match: types.Report | None = None, **options: Unpack[CallOptions]) -> types.Report:
        """Get a report.

        Shows what was reported, by whom, and what became of it. Available to those in whose `GET /api/v1/reports` it is; to everyone else, the reporter and the reported person included, it is 404.

        Operation ID: `getReport`. Scope: `admin:reports`. Permission: `report.read` (administrators of what it is about, except the reported group's and the reported user).

        Args:
            report_id: ID of the report, as in the list of reports."""
        return await self._core.call(Call("GET", "/api/v1/reports/{report_id}", {"report_id": report_id}, if_none_match=if_none_match), options)

    async def update_report(self, *, report_id: types.Id, body: types.ReportUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.Report:
        """Resolve, dismiss or reopen a report.

        Decides about a report by a JSON Merge Patch (RFC 7396). Any status can follow any other; `resolved_by` and `resolved_at` tell of the last one that is not `open`. The reporter is told of it by email, without the note. Available to those in whose `GET /api/v1/reports` it is.

        Send the `ETag` of `GET /api/v1/reports/{report_id}` in `If-Match` to change only the report that you have read.

        Operation ID: `updateReport`. Scope: `admin:reports`. Permission: `report.update` (administrators of what it is about, except the reported group's and the reported user).

        Args:
            report_id: ID of the report, as in the list of reports."""
        return await self._core.call(Call("PATCH", "/api/v1/reports/{report_id}", {"report_id": report_id}, body=body, if_match=if_match), options)

    async def get_me(self, *, if_none_match: types.User | None = None, **options: Unpack[CallOptions]) -> types.User:
        """Get the caller's profile.

        Includes the caller's sign-in methods and roles, from which a client can tell what the caller may do.

        Operation ID: `getMe`. Scope: `profile:read`. Users with an unverified address may call it."""
        return await self._core.call(Call("GET", "/api/v1/me", {}, if_none_match=if_none_match), options)

    async def update_me(self, *, body: types.UserUpdate, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.User:
        """Update the caller's profile.

        Changes the caller's profile by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. `POST /api/v1/me/email` changes the email address. Send the `ETag` of `GET /api/v1/me` in `If-Match` to change only what you have read; a role or a sign-in method that was added meanwhile makes it stale too.

        Operation ID: `updateMe`. Scope: `profile:write`. Users with an unverified address may call it."""
        return await self._core.call(Call("PATCH", "/api/v1/me", {}, body=body, if_match=if_match), options)

    async def delete_me(self, *, body: types.AccountDeletion | None = None, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedAccount:
        """Delete the caller's account.

        Deletes the account with everything that belongs to it, which cannot be undone. That is profile, sessions, tokens, apps, memberships, RSVPs, applications and roles. Places at events that have not ended go to those who wait. Jobs and landscape entries stay with their alliance, and audit entries keep the ID. Send the password; without it, the session must have begun within the last five minutes, otherwise the request returns 403 with `reauthentication_required`: so a token always needs the password, and an account without a password is deleted by a fresh sign-in. A wrong password counts as a failed sign-in. Whoever alone administers an alliance, a group or all alliances gets 409 with `last_administrator`, which names them: appoint somebody else first. The address is free to register again at once, and an email to it, if it is verified, tells of the deletion. Nothing is kept of who had the account but, of somebody who is banned, a keyed digest of the mailbox, so that the ban outlives the account (`DELETE /api/v1/alliances/{alliance}/members/{user_id}`). Send the `ETag` of `GET /api/v1/me` in `If-Match` to delete only what you have read.

        Operation ID: `deleteMe`. Scope: `account:manage`. Users with an unverified address may call it."""
        return await self._core.call(Call("DELETE", "/api/v1/me", {}, body=body, if_match=if_match), options)

    async def change_email(self, *, body: types.EmailChange, **options: Unpack[CallOptions]) -> types.PendingEmail:
        """Ask for a change of the caller's email address.

        Mails a link to the new address, which works once, within 24 hours; a newer request invalidates the older one. Whoever opens the link, signed in to this account, confirms the change: then the new address is verified, every other session ends, and links that were mailed to the old address are dead. Until then the old address stays and works. Confirming mails a link to the old address, if it was verified, which undoes the change within 7 days. For these days nobody else can have the old address. The response is the same whether or not the new address has an account, whose owner is notified by email instead. Addresses that differ only in case are the same, but the spelling can be changed; the present address itself returns 409. A wrong password returns 403 and counts as a failed sign-in, and so does a missing one, with the code `reauthentication_required`, unless the account has no password and its session began at most five minutes ago. More than 5 requests per hour return 429. At most 3 such emails per hour from one client address, and 10 in all, are sent to a mailbox; any more are silently dropped.

        Operation ID: `changeEmail`. Scope: `account:manage`. Users with an unverified address may call it."""
        return await self._core.call(Call("POST", "/api/v1/me/email", {}, body=body), options)

    async def cancel_email_change(self, **options: Unpack[CallOptions]) -> types.CanceledEmailChange:
        """Cancel a pending change of the caller's email address.

        From now on the link that was mailed to the new address does nothing. Canceling again, or without a pending change, returns 200 with the same body. A change that is confirmed can be undone only by the link that was mailed to the old address.

        Operation ID: `cancelEmailChange`. Scope: `account:manage`. Users with an unverified address may call it."""
        return await self._core.call(Call("DELETE", "/api/v1/me/email", {}), options)

    def list_security_events(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.SecurityEvent, types.SecurityEventPage]:
        """List what happened to the caller's account.

        Sign-ins, also failed ones, and changes of how one signs in, the latest first, with where they came from. Of an account the latest 100 are kept that anybody can cause who knows the address (`login_failed`, `login_blocked`, `reset_requested`, `sign_in_link_requested`), and the latest 400 others; none for longer than a year, or than the operator chooses.

        Operation ID: `listSecurityEvents`. Scope: `profile:read`. Users with an unverified address may call it.

        Args:
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/me/security-events", {"limit": limit}), options)

    async def export_me(self, **options: Unpack[CallOptions]) -> types.AccountExport:
        """Export everything that is stored about the caller.

        One JSON document, read from the database while it is sent: a transfer that breaks off is not complete. Secrets are left out, such as hashes of passwords and tokens; that they exist, and since when, is there. At most 10 in an hour.

        Operation ID: `exportMe`. Scope: `account:manage`. Users with an unverified address may call it."""
        return await self._core.call(Call("GET", "/api/v1/me/export", {}), options)

    def list_tokens(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.ApiToken, types.TokenPage]:
        """List the caller's API tokens.

        Newest first, including tokens that were revoked or expired within a year. Never includes the secrets.

        Operation ID: `listTokens`. Scope: `tokens:manage`. Users with an unverified address may call it.

        Args:
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/me/tokens", {"limit": limit}), options)

    async def create_token(self, *, body: types.TokenCreate, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.NewApiToken:
        """Create an API token.

        Creates a token for the caller, who may have at most 50 active tokens (one more returns 409). More than 20 creations per hour return 429. A token created with another token cannot have more scopes or a later expiry than that token (403), and is revoked with it. A password reset revokes all tokens. The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, revoke the token and create another. A session may have to show the second factor first (403 `step_up_required`).

        Operation ID: `createToken`. Scope: `tokens:manage`."""
        return await self._core.call(Call("POST", "/api/v1/me/tokens", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_token(self, *, token_id: types.Id, if_none_match: types.ApiToken | None = None, **options: Unpack[CallOptions]) -> types.ApiToken:
        """Get one of the caller's API tokens.

        A revoked or expired token is shown too, as in the list. Never includes the secret. Another user's token returns 404.

        Operation ID: `getToken`. Scope: `tokens:manage`. Users with an unverified address may call it.

        Args:
            token_id: ID of the API token, from `GET /api/v1/me/tokens`."""
        return await self._core.call(Call("GET", "/api/v1/me/tokens/{token_id}", {"token_id": token_id}, if_none_match=if_none_match), options)

    async def revoke_token(self, *, token_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.ApiToken:
        """Revoke an API token.

        The token, those created with it, those created with these, and so on stop working (401) from the next request on. Revoking it again returns 200 with the same body. A token may revoke itself. Another user's token returns 404. Send the `ETag` of `GET /api/v1/me/tokens/{token_id}`, read with the same credential, in `If-Match` to revoke only what you have read; a use of the token, which sets `last_used_at`, makes it stale.

        Operation ID: `revokeToken`. Scope: `tokens:manage`. Users with an unverified address may call it.

        Args:
            token_id: ID of the API token, from `GET /api/v1/me/tokens`."""
        return await self._core.call(Call("DELETE", "/api/v1/me/tokens/{token_id}", {"token_id": token_id}, if_match=if_match), options)

    async def get_calendar_address(self, *, if_none_match: types.CalendarAddress | None = None, **options: Unpack[CallOptions]) -> types.CalendarAddress:
        """Tell whether the caller has a private calendar.

        Since when there is an address, and when it was last used; never the address itself. Without an address, this returns 404.

        Operation ID: `getCalendarAddress`. Scope: `profile:read`."""
        return await self._core.call(Call("GET", "/api/v1/me/calendar", {}, if_none_match=if_none_match), options)

    async def create_calendar_address(self, *, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.NewCalendarAddress:
        """Make an address for the caller's private calendar.

        Makes a secret address for a calendar of the events that the caller attends, for programs that cannot send a token. It appears in this response only. A caller has one address: another request makes a new one and ends the old one, but a repeated `Idempotency-Key` returns 409, because the address is not stored. The address ends with a password reset; made with a token, it also ends when the token is revoked or expires. While the account is disabled, it returns 404. Signing out does not end it. More than 20 new addresses and API tokens per hour return 429.

        Operation ID: `createCalendarAddress`. Scope: `profile:write`, `events:attend`."""
        return await self._core.call(Call("POST", "/api/v1/me/calendar", {}, idempotency_key=idempotency_key or new_key()), options)

    async def delete_calendar_address(self, **options: Unpack[CallOptions]) -> types.DeletedCalendarAddress:
        """End the address of the caller's private calendar.

        From the next request on, the address returns 404. Deleting it again, or without an address, returns 200 with the same body.

        Operation ID: `deleteCalendarAddress`. Scope: `profile:write`."""
        return await self._core.call(Call("DELETE", "/api/v1/me/calendar", {}), options)

    def list_my_uploads(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.Upload, types.UploadPage]:
        """List the caller's uploads.

        Lists the pictures that the caller has uploaded, newest first.

        Operation ID: `listMyUploads`. Scope: `uploads:create`.

        Args:
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/me/uploads", {"limit": limit}), options)

    def list_my_groups(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.MyGroup, types.MyGroupPage]:
        """List the caller's groups.

        Lists the groups that the caller is a member of, most recently joined first, including inactive groups.

        Operation ID: `listMyGroups`. Scope: `groups:join`.

        Args:
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/me/groups", {"limit": limit}), options)

    def list_my_events(self, *, from_: types.Timestamp | None = None, to: types.Timestamp | None = None, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.MyEvent, types.MyEventPage]:
        """List the caller's events.

        Lists the events that the caller attends or is waitlisted for, soonest first, including canceled events. `meeting_url` is set for those that the caller attends, if they have one.

        Operation ID: `listMyEvents`. Scope: `events:attend`.

        Args:
            from_: Return only events that start at this time or later. Without `from` and `to`, the list contains the events that have not ended.
            to: Return only events that start before this time.
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/me/events", {"from": from_, "to": to, "limit": limit}), options)

    def list_my_applications(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> AsyncPages[types.JobApplication, types.JobApplicationPage]:
        """List the caller's applications.

        Lists the applications that the caller has sent, newest first, also those for jobs that are closed or expired by now.

        Operation ID: `listMyApplications`. Scope: `jobs:apply`.

        Args:
            limit: Maximum number of items per page."""
        return AsyncPages(self._core, Call("GET", "/api/v1/me/applications", {"limit": limit}), options)

    async def get_my_application(self, *, application_id: types.Id, if_none_match: types.JobApplication | None = None, **options: Unpack[CallOptions]) -> types.JobApplication:
        """Get one of the caller's applications.

        The response to the application and the list of the caller's applications have its ID. Another user's application returns 404.

        Operation ID: `getMyApplication`. Scope: `jobs:apply`.

        Args:
            application_id: ID of the application, from `GET /api/v1/me/applications`."""
        return await self._core.call(Call("GET", "/api/v1/me/applications/{application_id}", {"application_id": application_id}, if_none_match=if_none_match), options)

    async def withdraw_application(self, *, application_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedResource:
        """Withdraw one of the caller's applications.

        Deletes the application with what the caller wrote; those who read applications no longer see it. The caller may apply for the job again as long as it accepts applications. An application that was rejected returns 409. Send the `ETag` of `GET /api/v1/me/applications/{application_id}` in `If-Match` to withdraw only the application that you have read.

        Operation ID: `withdrawApplication`. Scope: `jobs:apply`.

        Args:
            application_id: ID of the application, from `GET /api/v1/me/applications`."""
        return await self._core.call(Call("DELETE", "/api/v1/me/applications/{application_id}", {"application_id": application_id}, if_match=if_match), options)

    async def create_upload(self, *, body: bytes, idempotency_key: str | None = None, **options: Unpack[CallOptions]) -> types.Upload:
        """Upload a picture.

        Keeps a picture of the caller. Accepts PNG, JPEG, WebP and AVIF of at most 8 MiB and 64 million pixels, as the body or as the field `file` of a form (`multipart/form-data`); what is none of these, or is damaged, returns 400. The same file of the same user returns the upload that exists. A user's files take at most 100 MiB (409), unless the operator chose another bound. More than 100 uploads a day return 429. While many pictures are being uploaded, the response is 503 with `Retry-After`.

        Operation ID: `createUpload`. Scope: `uploads:create`."""
        return await self._core.call(Call("POST", "/api/v1/uploads", {}, body=body, idempotency_key=idempotency_key or new_key()), options)

    async def get_upload(self, *, upload_id: types.Id, if_none_match: types.Upload | None = None, **options: Unpack[CallOptions]) -> types.Upload:
        """Get one of the caller's uploads.

        Another user's upload returns 404; its files are for everyone.

        Operation ID: `getUpload`. Scope: `uploads:create`.

        Args:
            upload_id: ID of the upload, from the response to it or `GET /api/v1/me/uploads`."""
        return await self._core.call(Call("GET", "/api/v1/uploads/{upload_id}", {"upload_id": upload_id}, if_none_match=if_none_match), options)

    async def delete_upload(self, *, upload_id: types.Id, if_match: Mapping[str, object] | str | None = None, **options: Unpack[CallOptions]) -> types.DeletedUpload:
        """Delete an upload.

        Removes the upload and its files, also while `in_use` is true. Where the address stands, no picture is shown until another one is put there. What browsers and other servers have kept, they may go on showing. Another user's upload returns 404. Send the `ETag` of `GET /api/v1/uploads/{upload_id}` in `If-Match` to delete the upload only if its use has not changed.

        Operation ID: `deleteUpload`. Scope: `uploads:create`.

        Args:
            upload_id: ID of the upload, from the response to it or `GET /api/v1/me/uploads`."""
        return await self._core.call(Call("DELETE", "/api/v1/uploads/{upload_id}", {"upload_id": upload_id}, if_match=if_match), options)
