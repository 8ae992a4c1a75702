// Generated from openapi/ by "make generate". Do not edit.
import type { FeedMethod, ListMethod, Method } from "../methods.ts";
import type { operations } from "./schema.ts";

/** A method for each operation of the API. */
export interface Client {
  /**
   * Check the health of the service.
   *
   * Queries the database, and returns 503 if it is unreachable. Also works while other requests are rejected because of overload.
   *
   * Operation ID: `getHealth`. No authentication needed.
   */
  getHealth: Method<operations["getHealth"]>;
  /**
   * List the available filter options.
   *
   * Lists every value that occurs in public data, with its count, grouped by list and by query parameter, most frequent first. Filtering by a listed value finds at least one item; past events also need `from` or `to`.
   *
   * Operation ID: `getFilters`. No authentication needed.
   */
  getFilters: Method<operations["getFilters"]>;
  /**
   * List alliances.
   *
   * Lists all alliances, or those that match `q`; public. Each item has its current counts; `GET /api/v1/alliances/{alliance}` also has the description and the links.
   *
   * Operation ID: `listAlliances`. No authentication needed.
   */
  listAlliances: ListMethod<operations["listAlliances"]>;
  /**
   * Create an alliance.
   *
   * Creates an alliance. Requires the `alliance_admin` role for all alliances. The caller also becomes an administrator of the new alliance, and remains one after losing the role for all alliances. A `slug` that is taken returns 409.
   *
   * Operation ID: `createAlliance`. Scope: `admin:alliances`. Permission: `alliance.create` (administrators of all alliances).
   */
  createAlliance: Method<operations["createAlliance"]>;
  /**
   * Get an alliance.
   *
   * Returns the alliance; public. Its groups, events, jobs and landscape entries have lists of their own.
   *
   * Operation ID: `getAlliance`. No authentication needed. Permission: `alliance.read` (everyone).
   */
  getAlliance: Method<operations["getAlliance"]>;
  /**
   * Update an alliance.
   *
   * Changes the alliance by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `alliance_admin` role for the alliance.
   *
   * To avoid overwriting other changes, send the `ETag` of `GET /api/v1/alliances/{alliance}`, or of the response to the alliance's creation or last change, in `If-Match`. Only the revision in the tag is compared, which administrators' changes raise; an RSVP or a new member does not make it stale.
   *
   * Operation ID: `updateAlliance`. Scope: `admin:alliances`. Permission: `alliance.update` (administrators of the alliance).
   */
  updateAlliance: Method<operations["updateAlliance"]>;
  /**
   * List the administrators of an alliance.
   *
   * Lists the administrators of this alliance and of all alliances, longest-serving first. For the latter, `alliance` is `null`. Disabled accounts are left out. For the alliance's administrators.
   *
   * Operation ID: `listAllianceAdmins`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).
   */
  listAllianceAdmins: ListMethod<operations["listAllianceAdmins"]>;
  /**
   * Make a user an administrator of an alliance.
   *
   * Grants a user the role for the alliance. For the alliance's administrators. Idempotent: granting the role again changes nothing. A disabled account returns 409, an unknown user 404. Only the operator can grant the role for all alliances, on the command line. May return 403 `step_up_required`.
   *
   * Operation ID: `grantAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).
   */
  grantAllianceAdmin: Method<operations["grantAllianceAdmin"]>;
  /**
   * Remove an administrator from an alliance.
   *
   * Revokes a user's `alliance_admin` role for the alliance. For the alliance's administrators, including the user being removed. Idempotent: removing a user without the role changes nothing. Returns 409 if the alliance would be left without an administrator, or if the user administers it only through the role for all alliances, which only the operator can revoke, on the command line. An unknown user returns 404.
   *
   * Send the `ETag` of `PUT /api/v1/alliances/{alliance}/admins/{user_id}` in `If-Match` to remove the role only if it has not been granted again since. May return 403 `step_up_required`.
   *
   * Operation ID: `revokeAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).
   */
  revokeAllianceAdmin: Method<operations["revokeAllianceAdmin"]>;
  /**
   * List the members of an alliance.
   *
   * Lists the members of the alliance's active groups, each person once, newest accounts first. These are the people counted by `member_count`. For the alliance's administrators.
   *
   * Operation ID: `listAllianceMembers`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  listAllianceMembers: ListMethod<operations["listAllianceMembers"]>;
  /**
   * List the invitations to an alliance.
   *
   * Lists invitations with their recipients and acceptances, latest first. Secrets of links are left out. An invitation is listed until 30 days after its `expires_at`. For the alliance's administrators.
   *
   * Operation ID: `listAllianceInvitations`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).
   */
  listAllianceInvitations: ListMethod<operations["listAllianceInvitations"]>;
  /**
   * Invite to an alliance.
   *
   * Invites one email address (`email`), up to 500 (`emails`), or anyone with a link (`max_uses`): exactly one of the three. Accepting shows the groups of the alliance to choose from or, with `role: alliance_admin`, makes the person an administrator of the alliance. Bans apply.
   *
   * Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner has turned off invitations. The response is the same whether or not the address has an account, and whether or not an email is sent. An address with an open invitation gets no second one.
   *
   * An address can have 10 invitations in 24 hours, and a user can send 1,000. Addresses beyond that get the outcome `limit_reached`; if no address can be invited, this returns 429.
   *
   * The URL of a link appears only in this response (`url`); repeating its `Idempotency-Key` returns 409. For the alliance's administrators. Inviting to a role may return 403 `step_up_required`.
   *
   * Operation ID: `inviteToAlliance`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).
   */
  inviteToAlliance: Method<operations["inviteToAlliance"]>;
  /**
   * Withdraw an invitation to an alliance.
   *
   * Withdraws an invitation: its link stops working, and a pending email is not sent. Earlier acceptances are unchanged. Idempotent: an invitation that has ended is unchanged. For the alliance's administrators. Withdrawing an invitation to a role may return 403 `step_up_required`.
   *
   * Operation ID: `withdrawAllianceInvitation`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).
   */
  withdrawAllianceInvitation: Method<operations["withdrawAllianceInvitation"]>;
  /**
   * Remove a person from all groups of an alliance, optionally with a ban.
   *
   * Ends a person's memberships in all groups of the alliance, inactive groups included. For the alliance's administrators.
   *
   * With `ban=true` the person can no longer join any group of the alliance, RSVP to its events or apply for its jobs, including those created later. RSVPs to events that have not ended are withdrawn, and each seat goes to the head of the waitlist.
   *
   * Otherwise works like `DELETE /api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}`. Returns 409 (`user_is_administrator`) for an administrator of the alliance, of one of its groups or of all alliances.
   *
   * Operation ID: `removeAllianceMember`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  removeAllianceMember: Method<operations["removeAllianceMember"]>;
  /**
   * List the bans of an alliance.
   *
   * Lists the people banned from the whole alliance, latest first, with the reason. For the alliance's administrators. Each group has its own list of bans.
   *
   * Operation ID: `listAllianceBans`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  listAllianceBans: ListMethod<operations["listAllianceBans"]>;
  /**
   * Lift a ban from an alliance.
   *
   * Lifts a person's ban from the alliance. For the alliance's administrators. The person may join its groups again, except groups with a ban of their own. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.
   *
   * Operation ID: `deleteAllianceBan`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  deleteAllianceBan: Method<operations["deleteAllianceBan"]>;
  /**
   * List the audit entries of an alliance.
   *
   * Lists administrators' changes in the alliance, newest first. For the alliance's administrators. An entry is written in the same transaction as its change; requests that change nothing are not listed. `subject_id` limits the list to one resource. Roles for all alliances belong to no alliance and are not listed. Entries are stored for five years, unless the operator sets another number.
   *
   * Operation ID: `listAuditEntries`. Scope: `admin:alliances`. Permission: `alliance.read_audit` (administrators of the alliance).
   */
  listAuditEntries: ListMethod<operations["listAuditEntries"]>;
  /**
   * Get the statistics of an alliance.
   *
   * Returns the sums of the statistics of all groups of the alliance, by day or by week. A person in two groups is counted twice. For the alliance's administrators.
   *
   * Operation ID: `getAllianceStatistics`. Scope: `admin:alliances`. Permission: `alliance.read_statistics` (administrators of the alliance).
   */
  getAllianceStatistics: Method<operations["getAllianceStatistics"]>;
  /**
   * List the webhooks of an alliance.
   *
   * Lists the alliance's webhooks, newest first, including disabled ones. Never includes the secrets. For the alliance's administrators, not for group administrators.
   *
   * Operation ID: `listWebhooks`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  listWebhooks: ListMethod<operations["listWebhooks"]>;
  /**
   * Create a webhook.
   *
   * Creates a webhook. From now on the service sends a message to `url` for each event of these types in the alliance. An alliance may have 20 webhooks; one more returns 409. Requires the `alliance_admin` role for the alliance. A token also needs the scope to read the data of the messages: `admin:events` for `event.*`, `rsvp.*` and `guest_attendee.*`, `admin:groups` for `member.*`, `admin:jobs` for `job.*` and `application.*`, `admin:landscape` for `landscape.*`, and all of them for `*`.
   *
   * With `group_id`, only messages about that group, its events and its jobs are sent. Landscape entries belong to no group. When the group is deleted, so is the webhook.
   *
   * The secret appears only in this response, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, rotate the secret.
   *
   * Operation ID: `createWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  createWebhook: Method<operations["createWebhook"]>;
  /**
   * Get a webhook.
   *
   * Returns the webhook's URL, event types and delivery state. Never includes the secret.
   *
   * Operation ID: `getWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  getWebhook: Method<operations["getWebhook"]>;
  /**
   * Update a webhook.
   *
   * Changes the webhook by a JSON Merge Patch (RFC 7396). Omitted fields are unchanged, `null` clears `description` and `group_id`, and `event_types` is replaced.
   *
   * `enabled: true` enables a disabled webhook again, and pending messages are sent. Pending messages are also sent at once when an enabled webhook gets another `url`; failures at the previous URL do not count. To change `url` or `event_types`, or to enable the webhook, a token also needs the scopes to read the data of the messages, as for the creation.
   *
   * Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to change the webhook only if it has not changed since you read it; the outcome of a delivery may also count as a change.
   *
   * Operation ID: `updateWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  updateWebhook: Method<operations["updateWebhook"]>;
  /**
   * Delete a webhook.
   *
   * Deletes the webhook and its deliveries. No more messages are sent, but a request in progress may still arrive. Deleting it again returns 404. To pause a webhook, set `enabled` to false instead. Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to delete the webhook only if it has not changed since you read it.
   *
   * Operation ID: `deleteWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  deleteWebhook: Method<operations["deleteWebhook"]>;
  /**
   * Rotate the secret of a webhook.
   *
   * Creates a new secret. During the overlap, `webhook-signature` has a signature with the new and one with the previous secret, so the receiver can switch without losing a message; rotating again during the overlap keeps only the last two secrets. If the secret has leaked, set `overlap_hours` to 0. The secret appears only in this response.
   *
   * Operation ID: `rotateWebhookSecret`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  rotateWebhookSecret: Method<operations["rotateWebhookSecret"]>;
  /**
   * Send a test message.
   *
   * Sends a message of the type `webhook.test`, which webhooks get without subscribing to it, and which is retried like any other. If the receiver is failing, this ends the pause: the receiver is tried at once, with the pending message that has been tried least. If it accepts the test message, all pending messages are sent at once. Read the outcome from the delivery. A disabled webhook returns 409. More than 60 test messages and redeliveries of an alliance per hour return 429.
   *
   * Operation ID: `testWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  testWebhook: Method<operations["testWebhook"]>;
  /**
   * List the deliveries of a webhook.
   *
   * Lists the messages sent to the webhook within the last 30 days and the pending ones, newest first, with the receiver's last response. A single delivery also has the message itself.
   *
   * Operation ID: `listWebhookDeliveries`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  listWebhookDeliveries: ListMethod<operations["listWebhookDeliveries"]>;
  /**
   * Get a delivery.
   *
   * Returns a delivery with its message, status and the receiver's last response. Deliveries are stored for 30 days.
   *
   * Operation ID: `getWebhookDelivery`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  getWebhookDelivery: Method<operations["getWebhookDelivery"]>;
  /**
   * Send failed messages again.
   *
   * Sends again all messages created since `since` that the receiver has not accepted. Those are failed messages, which get another three days, and pending messages, which no longer wait for their next attempt. Each has the same `webhook-id` and body as before. Messages are stored for 30 days, and there are none for the time in which a webhook was disabled.
   *
   * At most 10,000 messages are queued at once, the oldest first: repeat the request while `count` is 10000. If the receiver is failing, this ends the pause. A disabled webhook returns 409. More than 60 test messages, redeliveries and recoveries of an alliance per hour return 429.
   *
   * Operation ID: `recoverWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  recoverWebhook: Method<operations["recoverWebhook"]>;
  /**
   * Redeliver a message.
   *
   * Sends a message again with the same `webhook-id` and body, whether or not it was delivered. Receivers recognize a repeated message by its ID. It is sent at once, but after earlier pending messages about the same subject. If the receiver is failing, this ends the pause: the receiver is tried at once, with the pending message that has been tried least. A disabled webhook returns 409. More than 60 test messages and redeliveries of an alliance per hour return 429.
   *
   * Operation ID: `redeliverWebhookMessage`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  redeliverWebhookMessage: Method<operations["redeliverWebhookMessage"]>;
  /**
   * List the requests to start a group.
   *
   * Lists the requests to start a group in the alliance with the given status, oldest first. For the alliance's administrators. A decided request is deleted 90 days after the decision.
   *
   * Operation ID: `listGroupRequests`. Scope: `admin:groups`. Permission: `alliance.create_group` (administrators of the alliance).
   */
  listGroupRequests: ListMethod<operations["listGroupRequests"]>;
  /**
   * Ask to start a group.
   *
   * Asks the alliance's administrators to create a group, of which the caller then is the organizer. A person has one pending request in an alliance and can send five requests a day. The administrators are notified (`join_request_received`). The caller is notified of an approval by `role_granted` and of a decline by `join_request_status`.
   *
   * Operation ID: `createGroupRequest`. Scope: `groups:join`.
   */
  createGroupRequest: Method<operations["createGroupRequest"]>;
  /**
   * Decide about a request to start a group.
   *
   * Approves or declines a request to start a group. `approved` creates the group with the requested name and description, and makes the person its organizer and first member; a declined request can still be approved. A repeated decision changes nothing. Declining an approved request returns 409: delete the group instead. For the alliance's administrators. Approving may return 403 `step_up_required`.
   *
   * Operation ID: `updateGroupRequest`. Scope: `admin:groups`. Permission: `alliance.create_group` (administrators of the alliance).
   */
  updateGroupRequest: Method<operations["updateGroupRequest"]>;
  /**
   * List the groups of an alliance.
   *
   * Lists the active groups of the alliance; public. Filters are combined. `active=false` lists inactive groups instead: it returns 401 without credentials, and 403 to callers who administer nothing in the alliance or whose token lacks the `admin:groups` scope.
   *
   * Operation ID: `listGroups`. No authentication needed.
   */
  listGroups: ListMethod<operations["listGroups"]>;
  /**
   * Create a group.
   *
   * Creates a group in the alliance. Requires the `alliance_admin` role for the alliance. A `slug` that another group of the alliance has returns 409; a reserved one returns 400. The group starts without members and without a `group_admin`: the administrators of the alliance administer it.
   *
   * Operation ID: `createGroup`. Scope: `admin:groups`. Permission: `alliance.create_group` (administrators of the alliance).
   */
  createGroup: Method<operations["createGroup"]>;
  /**
   * Get a group by ID.
   *
   * Returns a group by its ID, with the same response as by slug. Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. For other callers an inactive group returns 404, and so does the ID of a group of another alliance.
   *
   * Operation ID: `getGroupById`. No authentication needed. Permission: `group.read` (everyone, if the group is active; administrators of the group or its alliance).
   */
  getGroupById: Method<operations["getGroupById"]>;
  /**
   * Update a group.
   *
   * Changes the group by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. An inactive group keeps its members and is hidden until it is active again.
   *
   * To avoid overwriting other changes, send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}`, or of the response to the group's creation or last change, in `If-Match`. Only the revision in the tag is compared, which administrators' changes raise; an RSVP or a new member does not make it stale.
   *
   * Operation ID: `updateGroup`. Scope: `admin:groups`. Permission: `group.update` (administrators of the group or its alliance).
   */
  updateGroup: Method<operations["updateGroup"]>;
  /**
   * Delete an empty group.
   *
   * Deletes a group that was created by mistake, and its administrators' roles, permanently. A group with members, events (including drafts) or jobs returns 409: make it inactive instead, with `{"active": false}`. Requires the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to delete the group only if it has not changed since you read it.
   *
   * Operation ID: `deleteGroup`. Scope: `admin:groups`. Permission: `group.delete` (administrators of the alliance).
   */
  deleteGroup: Method<operations["deleteGroup"]>;
  /**
   * List the members of a group.
   *
   * Lists the members of the group, newest first. For the administrators of the group and of its alliance, also while the group is inactive.
   *
   * Operation ID: `listGroupMembers`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  listGroupMembers: ListMethod<operations["listGroupMembers"]>;
  /**
   * List the messages to the members of a group.
   *
   * Lists the messages that administrators sent to the members, latest first. For the administrators of the group and of its alliance.
   *
   * Operation ID: `listGroupMessages`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).
   */
  listGroupMessages: ListMethod<operations["listGroupMessages"]>;
  /**
   * Send a message to the members of a group.
   *
   * Sends an email to each member of the group. The emails name the group and show no one else's address. The text is sent as plain text: Markdown and HTML have no effect. Members who have turned off such emails (`group_message`) or have no verified address get none; if no one would get the message, this returns 409 (`no_recipients`).
   *
   * A group can have 3 messages in 24 hours, and a user can send 10. For the administrators of the group and of its alliance.
   *
   * Operation ID: `sendGroupMessage`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).
   */
  sendGroupMessage: Method<operations["sendGroupMessage"]>;
  /**
   * List the requests to join a group.
   *
   * Lists the pending or the declined requests to join the group, oldest first. For the administrators of the group and of its alliance. A declined request is deleted 90 days after the decision.
   *
   * Operation ID: `listJoinRequests`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  listJoinRequests: ListMethod<operations["listJoinRequests"]>;
  /**
   * Decide about requests to join a group.
   *
   * Approves or declines the requests of up to 100 people. `member` makes those with a pending or declined request members. `declined` declines pending requests. Each person has a result; the others proceed if one fails. A decision fails for a person without a request or with a ban; declining a member fails too (remove the member instead). A repeated decision changes nothing.
   *
   * The people are notified by email, unless such emails are turned off. Of two decisions in quick succession only the last is sent. For the administrators of the group and of its alliance.
   *
   * Operation ID: `updateJoinRequests`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  updateJoinRequests: Method<operations["updateJoinRequests"]>;
  /**
   * Remove a member from a group, optionally with a ban.
   *
   * Ends a person's membership in the group. For the administrators of the group and of its alliance. The person is notified by email (`membership_ended`, unless turned off) without the reason or the administrator's name.
   *
   * With `ban=true` the person can no longer join the group, RSVP to its events or apply for its jobs; the person need not be a member. RSVPs to events that have not ended are withdrawn, and each seat goes to the head of the waitlist. Applications already sent remain, and reports by the person are marked (`reporter_banned`). A banned person gets 403 (`banned`) when joining, sending an RSVP or applying, but may still read, leave and cancel.
   *
   * The ban takes effect at once. If the request fails with 5xx after that, repeat it: it resumes where it stopped.
   *
   * A ban outlives the account. An account that verifies the same mailbox (ignoring case and anything after a `+`) within two years of the deletion, or the number of days the operator sets, is banned from then on. So is a second account that verifies the mailbox of a banned person. These bans are listed and lifted like any other, without a reason or an administrator, so that they do not reveal the earlier account.
   *
   * Idempotent: removing a person who is not a member succeeds, and an existing ban is unchanged. Returns 409 (`user_is_administrator`) for an administrator of the group, of its alliance or of all alliances, including the caller: revoke the role first. An unknown user returns 404.
   *
   * Operation ID: `removeGroupMember`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  removeGroupMember: Method<operations["removeGroupMember"]>;
  /**
   * List the bans of a group.
   *
   * Lists the people banned from this group, latest first, with the reason. For the administrators of the group and of its alliance. Bans from the whole alliance are in `GET /api/v1/alliances/{alliance}/bans`.
   *
   * Operation ID: `listGroupBans`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  listGroupBans: ListMethod<operations["listGroupBans"]>;
  /**
   * Lift a ban from a group.
   *
   * Lifts a person's ban from the group. For the administrators of the group and of its alliance. The person may join again, but membership and withdrawn RSVPs are not restored. A ban from the whole alliance remains. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.
   *
   * Operation ID: `deleteGroupBan`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  deleteGroupBan: Method<operations["deleteGroupBan"]>;
  /**
   * List the administrators of a group.
   *
   * Lists the users with the `group_admin` role, longest-serving first. The administrators of the alliance administer the group too. Disabled accounts are left out. For the administrators of the group and of its alliance.
   *
   * Operation ID: `listGroupAdmins`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).
   */
  listGroupAdmins: ListMethod<operations["listGroupAdmins"]>;
  /**
   * Make a user an administrator of a group.
   *
   * Grants a user the role for the group. For the administrators of the group and of its alliance. Idempotent: granting the role again changes nothing. The user need not be a member of the group. A disabled account returns 409, an unknown user 404. May return 403 `step_up_required`.
   *
   * Operation ID: `grantGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).
   */
  grantGroupAdmin: Method<operations["grantGroupAdmin"]>;
  /**
   * Remove an administrator from a group.
   *
   * Revokes a user's `group_admin` role for the group. For the administrators of the group, including the user being removed, and of its alliance. Idempotent: removing a user without the role changes nothing. A group may be left without a `group_admin`; the administrators of its alliance administer it too. An unknown user returns 404.
   *
   * Send the `ETag` of `PUT /api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}` in `If-Match` to remove the role only if it has not been granted again since. May return 403 `step_up_required`.
   *
   * Operation ID: `revokeGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).
   */
  revokeGroupAdmin: Method<operations["revokeGroupAdmin"]>;
  /**
   * Get the statistics of a group.
   *
   * Returns members, RSVPs, attendance and views of the pages of the group and its events, by day or by week. For the administrators of the group and of its alliance, also while the group is inactive.
   *
   * Operation ID: `getGroupStatistics`. Scope: `admin:groups`. Permission: `group.read_statistics` (administrators of the group or its alliance).
   */
  getGroupStatistics: Method<operations["getGroupStatistics"]>;
  /**
   * List the invitations to a group.
   *
   * Lists invitations with their recipients and acceptances, latest first. Secrets of links are left out. An invitation is listed until 30 days after its `expires_at`. For the administrators of the group and of its alliance.
   *
   * Operation ID: `listGroupInvitations`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).
   */
  listGroupInvitations: ListMethod<operations["listGroupInvitations"]>;
  /**
   * Invite to a group.
   *
   * Invites one email address (`email`), up to 500 (`emails`), or anyone with a link (`max_uses`): exactly one of the three. Accepting makes the person a member or, with `role: group_admin`, an administrator of the group. Bans apply.
   *
   * Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner has turned off invitations. The response is the same whether or not the address has an account, and whether or not an email is sent. An address with an open invitation gets no second one.
   *
   * An address can have 10 invitations in 24 hours, and a user can send 1,000. Addresses beyond that get the outcome `limit_reached`; if no address can be invited, this returns 429.
   *
   * The URL of a link appears only in this response (`url`); repeating its `Idempotency-Key` returns 409. For the administrators of the group and of its alliance. Inviting to a role may return 403 `step_up_required`.
   *
   * Operation ID: `inviteToGroup`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).
   */
  inviteToGroup: Method<operations["inviteToGroup"]>;
  /**
   * Withdraw an invitation to a group.
   *
   * Withdraws an invitation: its link stops working, and a pending email is not sent. Earlier acceptances are unchanged. Idempotent: an invitation that has ended is unchanged. For the administrators of the group and of its alliance. Withdrawing an invitation to a role may return 403 `step_up_required`.
   *
   * Operation ID: `withdrawGroupInvitation`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).
   */
  withdrawGroupInvitation: Method<operations["withdrawGroupInvitation"]>;
  /**
   * List the imports of a group.
   *
   * Lists the imports of the past 31 days, latest first, with their progress. For the administrators of the group and of its alliance.
   *
   * Operation ID: `listImports`. Scope: `admin:groups`. Permission: `group.import` (administrators of the group or its alliance).
   */
  listImports: ListMethod<operations["listImports"]>;
  /**
   * Import events or members.
   *
   * Imports the events of a calendar, or the events or members of a spreadsheet, as described above. Send the file as the body, or the `url` of a public calendar. Send `dry_run=true` first to see what each row would do.
   *
   * Otherwise the response has the same report and an import that runs in the background: read it for its progress. It notifies no one, sends one webhook message (`import.completed`) at the end, and can be undone. Sending the same file again updates or skips what was imported before.
   *
   * A file that cannot be read returns 400 with the reason, as does a `url` that does not respond within 8 seconds with a calendar of at most 10 MiB; redirects are not followed. A user can import 30 times in 24 hours, dry runs included. For the administrators of the group and of its alliance. A token needs `admin:events` too for a file with events. An inactive group cannot invite members (409).
   *
   * Operation ID: `createImport`. Scope: `admin:groups`. Permission: `group.import` (administrators of the group or its alliance).
   */
  createImport: Method<operations["createImport"]>;
  /**
   * Get an import.
   *
   * Returns the import with its progress. For the administrators of the group and of its alliance.
   *
   * Operation ID: `getImport`. Scope: `admin:groups`. Permission: `group.import` (administrators of the group or its alliance).
   */
  getImport: Method<operations["getImport"]>;
  /**
   * Undo an import.
   *
   * Deletes the events that the import created, restores those that it updated, and withdraws the invitations without an answer. Members who have accepted stay. An import that is still running stops. Idempotent.
   *
   * Returns 409 (`import_edited`) when one of its events was edited, published by hand, or updated by a later import since: undo that import first, or delete wrong events by hand. Events that were deleted since do not matter. For the administrators of the group and of its alliance; a token needs `admin:events` too if the import has written events.
   *
   * Operation ID: `undoImport`. Scope: `admin:groups`. Permission: `group.import` (administrators of the group or its alliance).
   */
  undoImport: Method<operations["undoImport"]>;
  /**
   * List the events of an alliance.
   *
   * Lists upcoming and current events of the alliance's active groups, soonest first by default. Canceled events are included; drafts are not. Events that are not `public` are listed only if `visibility` requests them.
   *
   * Operation ID: `listEvents`. No authentication needed.
   */
  listEvents: ListMethod<operations["listEvents"]>;
  /**
   * List the events of all alliances.
   *
   * Lists upcoming and current events of the active groups of all alliances, soonest first by default. Canceled events are included; drafts are not. Events that are not `public` are listed only if `visibility` requests them, and never with `updated_since` or in the order `recently_updated`.
   *
   * Operation ID: `listAllEvents`. No authentication needed.
   */
  listAllEvents: ListMethod<operations["listAllEvents"]>;
  /**
   * Get a group.
   *
   * Returns a group by its slug. Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. For other callers an inactive group returns 404.
   *
   * Operation ID: `getGroup`. No authentication needed. Permission: `group.read` (everyone, if the group is active; administrators of the group or its alliance).
   */
  getGroup: Method<operations["getGroup"]>;
  /**
   * Get the caller's membership in a group.
   *
   * Returns whether the caller is a member, or has asked to join. Available for groups that the caller may read, is a member of or has asked to join.
   *
   * Operation ID: `getMembership`. Scope: `groups:join`.
   */
  getMembership: Method<operations["getMembership"]>;
  /**
   * Join a group.
   *
   * Makes the caller a member. Idempotent: joining again returns the same membership. An inactive group returns 409 to its administrators and 404 to others. Banned users get 403 (`banned`).
   *
   * If the group's `join_policy` is `approval`, this sends a request to join, and the `status` of the response is `pending` until an administrator decides; the caller is notified by email. If the group has a `join_question`, a request without an answer returns 400 (`answer_required`). A repeated request with an answer replaces the answer. After a decline this returns 409 (`join_declined`) for 90 days. Administrators of the group and people who accept an invitation join at once.
   *
   * Operation ID: `joinGroup`. Scope: `groups:join`.
   */
  joinGroup: Method<operations["joinGroup"]>;
  /**
   * Leave a group.
   *
   * Ends the caller's membership. Idempotent: succeeds whether or not the caller is a member. Members can also leave an inactive group; for others it returns 404. RSVPs to the group's events are unchanged. Withdraws a pending request to join; a declined one remains `declined`.
   *
   * Send the `ETag` of `GET /api/v1/groups/{alliance}/{group_id}/join` in `If-Match` to leave only if the membership has not changed since you read it.
   *
   * Operation ID: `leaveGroup`. Scope: `groups:join`.
   */
  leaveGroup: Method<operations["leaveGroup"]>;
  /**
   * Create an event.
   *
   * Creates an event in the group; without a `status` it is a draft.
   * Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. A `slug` that another event of the group has returns 409.
   *
   * Operation ID: `createEvent`. Scope: `admin:events`. Permission: `group.create_event` (administrators of the group or its alliance).
   */
  createEvent: Method<operations["createEvent"]>;
  /**
   * Get an event by ID.
   *
   * Returns an event. Published and canceled events of active groups are public, or for members, as their `visibility` says: with a token, memberships and RSVPs count if it has the scope `profile:read` or `events:attend`. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.
   *
   * Operation ID: `getEventById`. No authentication needed. Permission: `event.read` (everyone, if the event is published and not members-only, and its group is active; members of the group and users with an RSVP, if the event is published and its group is active; administrators of the group or its alliance; the event's hosts; the event's check-in helpers).
   */
  getEventById: Method<operations["getEventById"]>;
  /**
   * Update, publish or cancel an event.
   *
   * Changes the event by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `event_host` role for the event, the `group_admin` role for the group or the `alliance_admin` role for its alliance.
   *
   * `status` can change from draft to published to canceled, and back to published as long as the event has not started. Any other transition returns 409, and so does publishing a draft that has ended. An event that has not ended cannot be moved into the past (400).
   *
   * An event that becomes `unlisted` or for `members` is removed for everyone who no longer sees it: it is in `GET /api/v1/removed`, and `removed` in the stream of changes. An `unlisted` event that becomes `public` or for `members` is announced to the group's members like a new one.
   *
   * Raising `capacity` immediately promotes people from the head of the waitlist. A `capacity` below `attendee_count`, or too small for a party on the waitlist, returns 409.
   *
   * With `following=true` the patch also applies to the events of the same `series_id` that start later, except canceled and past ones: to all of them or, if one cannot be changed, to none (409, which names it). If `starts_at` changes, their starts move by the same amount of local time, and `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` get the same distance from the start as in this event. Drafts remain drafts when the other events are canceled. Hosts cannot send `following=true` (403 `role_required`).
   *
   * To avoid overwriting other changes, send the `ETag` of `GET /api/v1/events/{event_id}`, or of the response to the event's creation or last change, in `If-Match`. Only the revision in the tag is compared, which administrators' changes raise; an RSVP does not make it stale. `If-Match` applies to this event only.
   *
   * Operation ID: `updateEvent`. Scope: `admin:events`. Permission: `event.update` (administrators of the group or its alliance; the event's hosts).
   */
  updateEvent: Method<operations["updateEvent"]>;
  /**
   * Delete a draft of an event.
   *
   * Deletes a draft permanently. Any other event returns 409, because people may have replied to it: cancel it instead, with `{"status": "canceled"}`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to delete the draft only if it has not changed since you read it.
   *
   * Operation ID: `deleteEvent`. Scope: `admin:events`. Permission: `event.delete` (administrators of the group or its alliance).
   */
  deleteEvent: Method<operations["deleteEvent"]>;
  /**
   * Copy an event to other times.
   *
   * Copies an event to other times: the listed ones, or those of a `rule` such as "the second Tuesday of each month". The copies have everything except the RSVPs, the agenda, the team and the status, and slugs of their own. `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` keep their distance from the start in local time: an event that ends at 21:00 still does after a change to daylight saving time.
   *
   * The original and its copies form a series with one `series_id`, of at most 200 events; more return 409. The copies are drafts, or published at once with `"status": "published"`, which must not have ended (400). To publish drafts together, send `{"status": "published"}` to the first one with `following=true`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance.
   *
   * Operation ID: `copyEvent`. Scope: `admin:events`. Permission: `event.copy` (administrators of the group or its alliance).
   */
  copyEvent: Method<operations["copyEvent"]>;
  /**
   * RSVP to an event and all that follow.
   *
   * Sends or updates the caller's RSVPs to this event and those that follow in its series. These start later, are published or canceled, and have not ended: at most 52 in all, soonest first. Each RSVP is sent as by `attendEvent`. Where that would fail, the item has `error`, and the others proceed: an event that is full, canceled or not open for RSVPs, or with a required question that stays unanswered. Idempotent. An event without a series is a series of one. Banned users get 403 (`banned`).
   *
   * `answers` answers the questions of this event. At another event, an answer goes to the question with the same ID, otherwise to the one with the same label and kind. `guests` come to each event.
   *
   * One email confirms all RSVPs. Events that are published in the series later get the caller's RSVP too, with an email whose link cancels it: only while they have room, never on the waitlist, and not after `cancelSeriesAttendance`. Canceling the RSVP to one event concerns this event only, which does not get it again.
   *
   * Operation ID: `attendSeries`. Scope: `events:attend`.
   */
  attendSeries: Method<operations["attendSeries"]>;
  /**
   * Cancel the caller's RSVPs to a series.
   *
   * Cancels the caller's RSVPs to this event and to those of its series that start later and have not ended, as `cancelAttendance` does. Events that are published in the series later no longer get the caller's RSVP. Idempotent. One email confirms all cancellations.
   *
   * Operation ID: `cancelSeriesAttendance`. Scope: `events:attend`.
   */
  cancelSeriesAttendance: Method<operations["cancelSeriesAttendance"]>;
  /**
   * List the attendees of an event.
   *
   * Lists everyone with an RSVP who attends, waits for a seat or waits for approval, in the order in which they joined, the waitlist last. Available to the event's hosts, to its `check_in` role, and to the administrators of its group and alliance. The `check_in` role gets only people who attend, with empty `answers`, `email: null` and `email_undeliverable: false`. The list is deleted five years after the event, unless the operator sets another number; the event's counts remain.
   *
   * Operation ID: `listAttendees`. Scope: `admin:events`. Permission: `event.read_attendees` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers).
   */
  listAttendees: ListMethod<operations["listAttendees"]>;
  /**
   * Add a person to an event.
   *
   * Gives a person a seat, and one for each guest, without that person's request. For the administrators of the event's group and alliance. The person must be a member of the group or have an RSVP to one of its events; others return 409 (`not_a_member`): invite them, or add them as guest attendees. The person is notified by email, unless such emails are turned off, and can cancel.
   *
   * An added person does not queue behind the waitlist, and the times for RSVPs do not apply. Without enough seats this returns 409 (`event_full`), unless `over_capacity` is `true`. While an event is over its capacity, nobody is promoted from the waitlist.
   *
   * A person whose RSVP is `waitlisted`, `pending` or `declined` gets a seat, and keeps the answers and, unless `guests` is sent, the guests. A person who already attends returns 409 (`already_attending`), as does a banned person (`user_banned`). Questions of the event remain unanswered.
   *
   * `check_in` checks the person in, as `PUT /api/v1/events/{event_id}/attendees/{user_id}/check-in` does, with the same errors; such a person can be added until 24 hours after the event has ended. Otherwise an event that has ended returns 409, as does a draft or a canceled event.
   *
   * Operation ID: `addAttendee`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance; the event's hosts).
   */
  addAttendee: Method<operations["addAttendee"]>;
  /**
   * Decide about several RSVPs.
   *
   * Approves or declines up to 100 RSVPs, each as `PATCH /api/v1/events/{event_id}/attendees/{user_id}` does. A decision that is not possible, such as for a person without an RSVP, is an item with `error`; the others proceed. For the administrators of the event's group and alliance.
   *
   * Operation ID: `updateAttendees`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance; the event's hosts).
   */
  updateAttendees: Method<operations["updateAttendees"]>;
  /**
   * Decide about a person's RSVP.
   *
   * Approves, declines or changes an RSVP by a JSON Merge Patch (RFC 7396). For the event's hosts and the administrators of its group and alliance.
   *
   * `attending` gives a `pending` or `declined` person a seat, and one for each guest. If there are too few seats, or others are waiting, the person joins the end of the waitlist; without a waitlist this returns 409. `declined` frees the seats, which go to the head of the waitlist at once. A person who already attends or waits is unchanged. After a decline, a person who gets a seat again is not checked in.
   *
   * The times for RSVPs do not apply, but an event that has ended returns 409. So does `attending` for a canceled event, and for a banned person (`user_banned`).
   *
   * The person is notified by email, unless such emails are turned off. Of two decisions in quick succession only the last is sent. No emails about decisions are sent while the event is canceled; if it is published again, they are sent then.
   *
   * Send the `ETag` of the last response to `PATCH /api/v1/events/{event_id}/attendees/{user_id}` in `If-Match` to change your decision only if the RSVP has not changed since.
   *
   * Operation ID: `updateAttendee`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance; the event's hosts).
   */
  updateAttendee: Method<operations["updateAttendee"]>;
  /**
   * Check in an attendee.
   *
   * Records that a person who attends the event has arrived. Has no body; guests are not counted individually. Idempotent: another check-in keeps the time of the first, so two organizers can check in the same person.
   *
   * Only people with the status `attending` can be checked in; for others this returns 409 (`not_attending`), and an administrator can give them a seat first. Check-in is possible from 12 hours before the event starts until 24 hours after it ends; earlier it returns 409 (`check_in_not_open`), later 409 (`check_in_closed`), and for a canceled event 409 (`event_not_open`). Canceling or declining the RSVP removes the check-in. For the event's hosts, its `check_in` role, and the administrators of its group and alliance. For the `check_in` role, responses leave out answers.
   *
   * Operation ID: `checkInAttendee`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers; users of the event's door links, on the pages for the door).
   */
  checkInAttendee: Method<operations["checkInAttendee"]>;
  /**
   * Undo a check-in.
   *
   * Removes the check-in of a person who was checked in by mistake. Idempotent. Possible as long as people can be checked in; later it returns 409. For the event's hosts, its `check_in` role, and the administrators of its group and alliance. For the `check_in` role, responses leave out answers.
   *
   * Operation ID: `undoCheckIn`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers; users of the event's door links, on the pages for the door).
   */
  undoCheckIn: Method<operations["undoCheckIn"]>;
  /**
   * List the guest attendees of an event.
   *
   * Lists the people without an account whom organizers have added to an event, in the order in which they were added. They count as attendees, in the event's `attendee_count`, its check-in and its statistics. For the event's hosts, its `check_in` role, and the administrators of its group and alliance. For the `check_in` role, `email` is `null`.
   *
   * Operation ID: `listGuestAttendees`. Scope: `admin:events`. Permission: `event.read_attendees` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers).
   */
  listGuestAttendees: ListMethod<operations["listGuestAttendees"]>;
  /**
   * Add a person without an account to an event.
   *
   * Gives a person a seat, and one for each guest, by name. `POST /api/v1/events/{event_id}/attendees` adds members, with the same rules for `over_capacity` and `check_in`: nobody is promoted from the waitlist while the event is over its capacity. For the event's hosts and the administrators of its group and alliance. The `check_in` role can add people with `"check_in": true`, within the capacity.
   *
   * With an `email`, the person gets one email with a link to claim the place, and no other emails about the event. Until then the place belongs to no account, even if the address has one; the response and the email are the same either way. The link works until the event ends, for the owner of that mailbox only. It creates an account if there is none, and moves the seats to an RSVP of the account. If the account attends already, that RSVP remains, checked in if the guest attendee was, and the seats of the guest attendee become free. No email is sent to addresses that refuse invitations or belong to banned people. A second guest attendee with the same address returns 409 (`already_attending`).
   *
   * Operation ID: `addGuestAttendee`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers; users of the event's door links, on the pages for the door).
   */
  addGuestAttendee: Method<operations["addGuestAttendee"]>;
  /**
   * Change a guest attendee.
   *
   * Changes a guest attendee by a JSON Merge Patch (RFC 7396). `check_in` records or removes the check-in, at the same times as for other attendees. Fewer `guests` free seats, which go to the waitlist; more need free seats or `over_capacity`. A new `email` gets a new link; the link sent to the earlier address stops working. For the event's hosts and the administrators of its group and alliance. The `check_in` role can change `check_in` only.
   *
   * Send the `ETag` of the last response in `If-Match` to change the guest attendee only if it has not changed since.
   *
   * Operation ID: `updateGuestAttendee`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers; users of the event's door links, on the pages for the door).
   */
  updateGuestAttendee: Method<operations["updateGuestAttendee"]>;
  /**
   * Remove a guest attendee.
   *
   * Removes a guest attendee and ends the link to claim the place. The seats go to the head of the waitlist at once. For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `deleteGuestAttendee`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance; the event's hosts).
   */
  deleteGuestAttendee: Method<operations["deleteGuestAttendee"]>;
  /**
   * Count the checked-in attendees of an event.
   *
   * Counts the people who attend, and how many of them are checked in; the list of attendees names them. For the event's hosts, its `check_in` role, and the administrators of its group and alliance.
   *
   * Operation ID: `getCheckInSummary`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers; users of the event's door links, on the pages for the door).
   */
  getCheckInSummary: Method<operations["getCheckInSummary"]>;
  /**
   * Check in an attendee by code.
   *
   * Checks in the attendee with this check-in code, under the conditions of `PUT /api/v1/events/{event_id}/attendees/{user_id}/check-in`. Idempotent: scanning a code twice keeps the time of the first check-in. A code that belongs to no RSVP to this event returns 400 (`unknown_check_in_code`); a user has 60 such attempts in ten minutes. For the event's hosts, its `check_in` role, and the administrators of its group and alliance. For the `check_in` role, responses leave out answers.
   *
   * Operation ID: `checkInByCode`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance; the event's hosts; the event's check-in helpers; users of the event's door links, on the pages for the door).
   */
  checkInByCode: Method<operations["checkInByCode"]>;
  /**
   * Get the agenda of an event.
   *
   * Returns the agenda's items, by their start, and their speakers. An event without an agenda has empty lists.
   *
   * `user_id` of a speaker is present only if that user agreed to it, or for the event's administrators.
   *
   * Operation ID: `getAgenda`. No authentication needed. Permission: `event.read` (everyone, if the event is published and not members-only, and its group is active; members of the group and users with an RSVP, if the event is published and its group is active; administrators of the group or its alliance; the event's hosts; the event's check-in helpers).
   */
  getAgenda: Method<operations["getAgenda"]>;
  /**
   * Replace the agenda of an event.
   *
   * Replaces all items and speakers. Items and speakers that are sent with their `id` keep it; those without get one.
   *
   * Items lie within the time of the event. When the event moves to another start, its items move along by the same local time; if one of them then lies outside the event, that change returns 409 (`agenda_outside_event`). Copies of the event have no agenda.
   *
   * A user who is newly named as a speaker is asked by email whether the profile may be linked. Requires the `event_host` role for the event, the `group_admin` role for its group or the `alliance_admin` role for its alliance.
   *
   * Operation ID: `replaceAgenda`. Scope: `admin:events`. Permission: `event.update` (administrators of the group or its alliance; the event's hosts).
   */
  replaceAgenda: Method<operations["replaceAgenda"]>;
  /**
   * List the team of an event.
   *
   * Lists the users with a role of this event, longest-serving first. The administrators of the group and of its alliance administer the event too. Disabled accounts are left out. For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `listEventTeam`. Scope: `admin:events`. Permission: `event.manage_team` (administrators of the group or its alliance; the event's hosts).
   */
  listEventTeam: ListMethod<operations["listEventTeam"]>;
  /**
   * Give a user a role of an event.
   *
   * Gives a user a role of this event only, or changes it. The user need not be a member of the group, and is notified by email. Copies of the event have no team.
   *
   * The administrators of the event's group and alliance grant both roles; a host grants `check_in` only, and cannot change the role of another host (403 `role_required`). Appointing a host or changing a host's role may return 403 `step_up_required`.
   *
   * Idempotent: granting the same role again changes nothing. A banned user (`user_banned`) or a disabled account returns 409, an unknown user 404. A new role counts toward the 1,000 invitations that a user can send in 24 hours.
   *
   * Operation ID: `grantEventRole`. Scope: `admin:events`. Permission: `event.manage_team` (administrators of the group or its alliance; the event's hosts).
   */
  grantEventRole: Method<operations["grantEventRole"]>;
  /**
   * End a user's role of an event.
   *
   * Ends the role at once. The administrators of the event's group and alliance end any role; a host ends `check_in` roles and their own (403 `role_required` for another host's). Ending another host's role may return 403 `step_up_required`. Idempotent: removing a user without a role changes nothing. An unknown user returns 404.
   *
   * Operation ID: `revokeEventRole`. Scope: `admin:events`. Permission: `event.manage_team` (administrators of the group or its alliance; the event's hosts).
   */
  revokeEventRole: Method<operations["revokeEventRole"]>;
  /**
   * List the door links of an event.
   *
   * Lists the links with which people without an account check attendees in, oldest first. Their URLs are left out. For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `listDoorLinks`. Scope: `admin:events`. Permission: `event.manage_team` (administrators of the group or its alliance; the event's hosts).
   */
  listDoorLinks: ListMethod<operations["listDoorLinks"]>;
  /**
   * Create a door link.
   *
   * Creates a link with which anyone checks people in at this event, without an account. Its page finds attendees by name, by check-in code or by the QR code of their ticket, and shows names and numbers of guests, nothing else. Opening the link shows a button and changes nothing; the button gives the browser the permission.
   *
   * The link works until six hours after the end of the event, also when the end is moved, or until it is deleted. Then its page returns 404. The audit log names the link with each check-in. An event can have ten links, including expired ones; one more returns 409 (`door_link_limit_reached`). From six hours after the end on, this returns 409 (`event_ended`). Copies of the event have no links.
   *
   * The URL appears only in this response, so repeating its `Idempotency-Key` returns 409: if the response was lost, delete the link. For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `createDoorLink`. Scope: `admin:events`. Permission: `event.manage_team` (administrators of the group or its alliance; the event's hosts).
   */
  createDoorLink: Method<operations["createDoorLink"]>;
  /**
   * Delete a door link.
   *
   * Deletes the link. Browsers that have opened it can no longer check anyone in; earlier check-ins stay. Deleting it again returns 404. Available to the event's hosts and to the administrators of its group and alliance.
   *
   * Operation ID: `deleteDoorLink`. Scope: `admin:events`. Permission: `event.manage_team` (administrators of the group or its alliance; the event's hosts).
   */
  deleteDoorLink: Method<operations["deleteDoorLink"]>;
  /**
   * Get the statistics of an event.
   *
   * Returns RSVPs, attendance and views of the event's page, by day or by week. For the administrators of the event's group and alliance.
   *
   * Operation ID: `getEventStatistics`. Scope: `admin:events`. Permission: `event.read_statistics` (administrators of the group or its alliance).
   */
  getEventStatistics: Method<operations["getEventStatistics"]>;
  /**
   * List the messages to the attendees of an event.
   *
   * Lists the messages that administrators sent to people with an RSVP, latest first. For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `listEventMessages`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance; the event's hosts).
   */
  listEventMessages: ListMethod<operations["listEventMessages"]>;
  /**
   * Send a message to the attendees of an event.
   *
   * Sends an email to each person whose RSVP has the status named by `to`. The emails name the event and its group and show no one else's address. The text is sent as plain text: Markdown and HTML have no effect. People who have turned off such emails (`event_message`) or have no verified address get none; if no one would get the message, this returns 409 (`no_recipients`).
   *
   * An event can have 3 messages in 24 hours, and a user can send 10. Messages can be sent until 30 days after the event has ended; later this returns 409 (`event_ended`). For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `sendEventMessage`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance; the event's hosts).
   */
  sendEventMessage: Method<operations["sendEventMessage"]>;
  /**
   * Announce an event's links to its attendees.
   *
   * Sends an email with the event's `links` to everyone who attended, in the language of each. People who have turned off messages to attendees (`event_message`) or have no verified address get none; if no one would get the email, this returns 409 (`no_recipients`).
   *
   * An event's links can be announced once, after the event has ended. Before that, or if the event is a draft or was canceled, this returns 409 (`event_not_ended`); without links, 409 (`no_links`); a second time, 409 (`links_already_announced`). It counts as one of the 10 messages that a user can send in 24 hours. For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `announceLinks`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance; the event's hosts).
   */
  announceLinks: Method<operations["announceLinks"]>;
  /**
   * List the invitations to an event.
   *
   * Lists invitations with their recipients and acceptances, latest first. Secrets of links are left out. An invitation is listed until 30 days after its `expires_at`. For the event's hosts and the administrators of its group and alliance.
   *
   * Operation ID: `listEventInvitations`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance; the event's hosts).
   */
  listEventInvitations: ListMethod<operations["listEventInvitations"]>;
  /**
   * Invite to an event.
   *
   * Invites one email address (`email`), up to 500 (`emails`), or anyone with a link (`max_uses`): exactly one of the three. Accepting sends an RSVP: capacity, waitlist, approval, questions and the times for RSVPs apply as usual. The event must be published and not have ended (409 otherwise). With `role`, accepting grants that role of the event instead, whatever its status. Bans apply.
   *
   * Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner has turned off invitations. The response is the same whether or not the address has an account, and whether or not an email is sent. An address with an open invitation gets no second one.
   *
   * An address can have 10 invitations in 24 hours, and a user can send 1,000. Addresses beyond that get the outcome `limit_reached`; if no address can be invited, this returns 429.
   *
   * The URL of a link appears only in this response (`url`); repeating its `Idempotency-Key` returns 409. For the event's hosts and the administrators of its group and alliance; `role: event_host` for the administrators only (403 `role_required`). That role may return 403 `step_up_required`.
   *
   * Operation ID: `inviteToEvent`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance; the event's hosts).
   */
  inviteToEvent: Method<operations["inviteToEvent"]>;
  /**
   * Withdraw an invitation to an event.
   *
   * Withdraws an invitation: its link stops working, and a pending email is not sent. Earlier acceptances are unchanged. Idempotent: an invitation that has ended is unchanged. For the event's hosts and the administrators of its group and alliance; an invitation with `role: event_host` for the administrators only (403 `role_required`). That role may return 403 `step_up_required`.
   *
   * Operation ID: `withdrawEventInvitation`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance; the event's hosts).
   */
  withdrawEventInvitation: Method<operations["withdrawEventInvitation"]>;
  /**
   * Get an event.
   *
   * Returns an event. Published and canceled events of active groups are public, or for members, as their `visibility` says: with a token, memberships and RSVPs count if it has the scope `profile:read` or `events:attend`. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.
   *
   * Operation ID: `getEvent`. No authentication needed. Permission: `event.read` (everyone, if the event is published and not members-only, and its group is active; members of the group and users with an RSVP, if the event is published and its group is active; administrators of the group or its alliance; the event's hosts; the event's check-in helpers).
   */
  getEvent: Method<operations["getEvent"]>;
  /**
   * Get the caller's RSVP to an event.
   *
   * Returns the caller's RSVP and, for attendees, the URL to join online. Available for events that the caller may read or has an RSVP to.
   *
   * Operation ID: `getAttendance`. Scope: `events:attend`.
   */
  getAttendance: Method<operations["getAttendance"]>;
  /**
   * RSVP to an event.
   *
   * Sends or updates the caller's RSVP. The caller need not be a member of the group. Idempotent: a caller who already has a seat, or is on the waitlist, keeps it.
   *
   * The `status` of the response is `attending`, or `waitlisted` if the event is full and has a waitlist, or `pending` if it has `approval_required`. A pending RSVP takes no seat and has no position on the waitlist until an administrator decides.
   *
   * Returns 409 for a full event without a waitlist, a draft, a canceled event, an event that has ended, before `rsvp_opens_at`, from `rsvp_closes_at` on, if the caller's RSVP was `declined`, and if people register elsewhere (`registration_elsewhere`) or not at all (`no_registration`). An event for members returns 404 to everyone else. Banned users get 403 (`banned`).
   *
   * The body is optional. `answers` answers the event's questions: a first RSVP without an answer to a `required` question returns 400, which names the question. Answers to removed questions remain, with their label, until new answers are sent. `guests` is the number of additional seats. `share_email` shows the caller's email address to the event's organizers, with this RSVP only.
   *
   * A repeated RSVP with a body changes the answers or the guests that it contains. Fewer guests are always possible. More guests need free seats and an empty waitlist; otherwise, while the caller is on the waitlist, and outside the times for RSVPs, this returns 409. The waitlist is served strictly in order: the first party waits until there are seats for all of its guests.
   *
   * Operation ID: `attendEvent`. Scope: `events:attend`.
   */
  attendEvent: Method<operations["attendEvent"]>;
  /**
   * Cancel the caller's RSVP.
   *
   * Cancels the caller's RSVP. Idempotent. The seats of the caller and the guests go to the head of the waitlist at once, and the answers are deleted. Possible even after `rsvp_closes_at`, but returns 409 once the event has ended. A declined RSVP remains `declined`, without guests and answers. Send the `ETag` of `GET /api/v1/events/{alliance}/{event_id}/attendance`, or of the response to the RSVP, in `If-Match` to cancel the RSVP only if it has not changed since you read it.
   *
   * Operation ID: `cancelAttendance`. Scope: `events:attend`.
   */
  cancelAttendance: Method<operations["cancelAttendance"]>;
  /**
   * List jobs.
   *
   * Lists published, unexpired jobs of all alliances, newest first by default. Jobs of inactive groups are left out.
   *
   * Operation ID: `listJobs`. No authentication needed.
   */
  listJobs: ListMethod<operations["listJobs"]>;
  /**
   * Create a job.
   *
   * Creates a job posting. Requires the `alliance_admin` role for the alliance named in the body, or the `group_admin` role for the group named in it. A group administrator cannot post for the whole alliance. A `slug` that is taken returns 409.
   *
   * Operation ID: `createJob`. Scope: `admin:jobs`. Permission: `job.create` (administrators of the alliance; the job's author, if an administrator of its group).
   */
  createJob: Method<operations["createJob"]>;
  /**
   * Get a job.
   *
   * Returns a job by its slug. Published, unexpired jobs are public, unless their group is inactive. A job's administrators can read it in any state; with a token, this requires the `admin:jobs` scope. Drafts of different alliances may share a slug; use the ID to tell them apart.
   *
   * Operation ID: `getJob`. No authentication needed. Permission: `job.read` (everyone, if the job is published and has not expired, and its group is active; administrators of the alliance; the job's author, if an administrator of its group).
   */
  getJob: Method<operations["getJob"]>;
  /**
   * Get a job by ID.
   *
   * Returns a job by its ID. Published, unexpired jobs are public, unless their group is inactive. A job's administrators can read it in any state; with a token, this requires the `admin:jobs` scope. The ID of a job never changes; the slug of a draft may.
   *
   * Operation ID: `getJobById`. No authentication needed. Permission: `job.read` (everyone, if the job is published and has not expired, and its group is active; administrators of the alliance; the job's author, if an administrator of its group).
   */
  getJobById: Method<operations["getJobById"]>;
  /**
   * Update a job.
   *
   * Changes the job by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. For the administrators of the job's alliance, and the group administrator who created the job.
   *
   * `status` can change from draft to published, and between published and closed. Any other transition returns 409, and so does publishing an expired job. If another alliance has already published a job with the draft's `slug`, publishing appends a number to it.
   *
   * To avoid overwriting other changes, send the `ETag` of `GET /api/v1/jobs/id/{job_id}`, or of the response to the job's creation or last change, in `If-Match`.
   *
   * Operation ID: `updateJob`. Scope: `admin:jobs`. Permission: `job.update` (administrators of the alliance; the job's author, if an administrator of its group).
   */
  updateJob: Method<operations["updateJob"]>;
  /**
   * Delete a job.
   *
   * Deletes the job and its applications permanently. For users who may update the job. Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to delete the job only if it has not changed since you read it.
   *
   * Operation ID: `deleteJob`. Scope: `admin:jobs`. Permission: `job.delete` (administrators of the alliance; the job's author, if an administrator of its group).
   */
  deleteJob: Method<operations["deleteJob"]>;
  /**
   * List the applications for a job.
   *
   * Returns the same as `GET /api/v1/jobs/{job_id}/applications`. Use that URL instead: it is also where applications are sent.
   *
   * Operation ID: `listJobApplicationsById`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the job's author, if an administrator of its group).
   */
  listJobApplicationsById: ListMethod<operations["listJobApplicationsById"]>;
  /**
   * Get an application for a job.
   *
   * Returns an application with the applicant's email address. For users who may update the job. Send the `ETag` in `If-Match` to change the application only if it has not changed since you read it.
   *
   * Operation ID: `getJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the job's author, if an administrator of its group).
   */
  getJobApplication: Method<operations["getJobApplication"]>;
  /**
   * Update an application for a job.
   *
   * Sets the status of an application by a JSON Merge Patch (RFC 7396). For users who may update the job. The applicant is notified of a new status by email, unless the applicant has turned off such emails.
   *
   * Send the `ETag` of `GET /api/v1/jobs/id/{job_id}/applications/{application_id}` in `If-Match` to change the application only if it has not changed since you read it.
   *
   * Operation ID: `updateJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the job's author, if an administrator of its group).
   */
  updateJobApplication: Method<operations["updateJobApplication"]>;
  /**
   * List the applications for a job.
   *
   * Lists the applicants with their email addresses, oldest first. For users who may update the job.
   *
   * Operation ID: `listJobApplications`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the job's author, if an administrator of its group).
   */
  listJobApplications: ListMethod<operations["listJobApplications"]>;
  /**
   * Apply for a job.
   *
   * Sends the caller's application for the job. Each user can apply once per job; a second application returns 409. Only published, unexpired jobs accept applications; other jobs return 404, or 409 to their administrators. Users banned from the alliance or the job's group get 403 (`banned`). The job's administrators see the caller's name and email address.
   *
   * Operation ID: `applyToJob`. Scope: `jobs:apply`.
   */
  applyToJob: Method<operations["applyToJob"]>;
  /**
   * List landscape entries.
   *
   * Lists the published startups, projects and partners of all alliances, by name by default.
   *
   * Operation ID: `listLandscapeEntries`. No authentication needed.
   */
  listLandscapeEntries: ListMethod<operations["listLandscapeEntries"]>;
  /**
   * Create a landscape entry.
   *
   * Creates an entry of the landscape. Requires the `alliance_admin` role for the alliance named in the body, or the `group_admin` role for a group in it. A `slug` that is taken returns 409.
   *
   * Operation ID: `createLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.create` (administrators of the alliance; the entry's author, if an administrator of a group in the alliance).
   */
  createLandscapeEntry: Method<operations["createLandscapeEntry"]>;
  /**
   * Get a landscape entry.
   *
   * Returns a landscape entry. Published entries are public. Administrators can also read the unpublished entries that they may update; with a token, this requires the `admin:landscape` scope.
   *
   * Operation ID: `getLandscapeEntry`. No authentication needed. Permission: `landscape_entry.read` (everyone, if the entry is published; administrators of the alliance; the entry's author, if an administrator of a group in the alliance).
   */
  getLandscapeEntry: Method<operations["getLandscapeEntry"]>;
  /**
   * Update a landscape entry.
   *
   * Changes the entry by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. For the administrators of the entry's alliance, and the group administrator who created the entry, as long as that user administers a group of the alliance.
   *
   * To avoid overwriting other changes, send the `ETag` of `GET /api/v1/landscape/{entry_id}`, or of the response to the entry's creation or last change, in `If-Match`.
   *
   * Operation ID: `updateLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.update` (administrators of the alliance; the entry's author, if an administrator of a group in the alliance).
   */
  updateLandscapeEntry: Method<operations["updateLandscapeEntry"]>;
  /**
   * Delete a landscape entry.
   *
   * Deletes the entry permanently. To hide it temporarily, set `published` to false. For users who may update the entry. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to delete the entry only if it has not changed since you read it.
   *
   * Operation ID: `deleteLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.delete` (administrators of the alliance; the entry's author, if an administrator of a group in the alliance).
   */
  deleteLandscapeEntry: Method<operations["deleteLandscapeEntry"]>;
  /**
   * Search events, groups, jobs and landscape entries.
   *
   * Returns one list of the best matches of all types. Searches names, descriptions, tags, places and other texts of everything public; a group's name also matches its events and jobs. An event is also found by its agenda, after others: then all words must be in the titles and abstracts of its items and the names, headlines and bios of its speakers. Drafts, events that are not `public`, expired jobs and other hidden resources are not found, not even by administrators. Events that have ended are found only with `include_past`, `from` or `to`.
   *
   * Paging reaches all matches, except for very common words: then it reaches at least the best 2,000 of each type, and `from`, `to`, `alliance` and `types` narrow the search to reach the others.
   *
   * Operation ID: `search`. No authentication needed.
   */
  search: ListMethod<operations["search"]>;
  /**
   * List resources that are no longer public.
   *
   * Lists alliances, groups, events, jobs and landscape entries that were public and no longer are, for whatever reason. A resource that is public again is not listed. When a group becomes inactive, its events and jobs are listed too.
   *
   * Removals are listed for 90 days. A mirror that was not updated for longer must read all lists again.
   *
   * Operation ID: `listRemovals`. No authentication needed.
   */
  listRemovals: ListMethod<operations["listRemovals"]>;
  /**
   * Stream changes.
   *
   * Streams every change within a second as server-sent events, until the connection ends. The stream covers the resources that `updated_since` and
   * `/api/v1/removed` list. A comment is sent every 15 seconds.
   *
   * - `changed`: a `Change` with the resource in its current state, as in its list.
   * - `removed`: a `Removal`, for a resource that is no longer public or no longer visible to the caller.
   * - `reset`: `{}`. Changes may be missing, because they are older than 90 days or the caller's permissions have changed: read all lists again. The
   *   stream continues from now.
   *
   * The `id` of an event is a time; all earlier changes have been sent. Send it as `Last-Event-ID`, as `EventSource` does by itself, or as `since` to
   * resume there, on any server. After resuming, some events may be repeated, and of several changes to a resource only the last is sent.
   *
   * With a credential, administrators also get changes to hidden resources that they administer: drafts, `unlisted` and `members` events,
   * closed jobs, inactive groups and unpublished landscape entries. Members and attendees find such events in the lists. As in the lists, a token needs the scope of each. A resource that becomes hidden is `changed` for them and `removed` for
   * everyone else. When the caller gains or loses a role, the stream ends within seconds, and resumes with `reset`.
   *
   * A stream ends when its server stops or its client reads too slowly: connect again. It also ends within seconds when its token or session ends, or
   * the user is disabled. Each caller may have at most 10 streams per server; streams without a credential count for the client's network.
   *
   * Operation ID: `followChanges`. No authentication needed.
   */
  followChanges: FeedMethod<operations["followChanges"]>;
  /**
   * List reports.
   *
   * Lists the reports that the caller is responsible for. An `alliance_admin` gets all reports in the alliance; a `group_admin` gets those about events, jobs and members of the group, but not about the group itself. Reports about the caller are left out. Callers without any role get 403. Resolved and dismissed reports are deleted after a year, unless the operator sets another number of days.
   *
   * Operation ID: `listReports`. Scope: `admin:reports`. Permission: `report.list` (administrators of the alliance or group of the reported content, but not the reported user or the administrators of a reported group).
   */
  listReports: ListMethod<operations["listReports"]>;
  /**
   * Report a resource or a person to administrators.
   *
   * Reports a group, an event, a job, a landscape entry or a person to the administrators of an alliance. Only resources and people visible to the caller can be reported; others return 404. While the caller has an open report about the same subject, another one changes nothing and returns the open one. A user can send 20 reports an hour.
   *
   * Administrators see the reporter; the reported person does not. Administrators are notified of new reports by email, of the first at once and of those that follow within an hour in one email, unless turned off (`report_received`). The reporter is notified by email when the report is resolved or dismissed, without the note (`report_resolved`), and cannot read the report.
   *
   * Operation ID: `createReport`. Scope: `reports:create`.
   */
  createReport: Method<operations["createReport"]>;
  /**
   * Get a report.
   *
   * Returns a report with its subject, reporter and status. For users whose `GET /api/v1/reports` lists it; others, including the reporter and the reported person, get 404.
   *
   * Operation ID: `getReport`. Scope: `admin:reports`. Permission: `report.read` (administrators of the alliance or group of the reported content, but not the reported user or the administrators of a reported group).
   */
  getReport: Method<operations["getReport"]>;
  /**
   * Resolve, dismiss or reopen a report.
   *
   * Sets the status or the note of a report by a JSON Merge Patch (RFC 7396). Any status can follow any other; `resolved_by` and `resolved_at` refer to the last status other than `open`. The reporter is notified of a decision by email, without the note. For users whose `GET /api/v1/reports` lists it.
   *
   * Send the `ETag` of `GET /api/v1/reports/{report_id}` in `If-Match` to change the report only if it has not changed since you read it.
   *
   * Operation ID: `updateReport`. Scope: `admin:reports`. Permission: `report.update` (administrators of the alliance or group of the reported content, but not the reported user or the administrators of a reported group).
   */
  updateReport: Method<operations["updateReport"]>;
  /**
   * Get the caller's profile.
   *
   * Returns the profile with the caller's sign-in methods and roles, which determine what the caller may do.
   *
   * Operation ID: `getMe`. Scope: `profile:read`. Users with an unverified address may call it.
   */
  getMe: Method<operations["getMe"]>;
  /**
   * Update the caller's profile.
   *
   * Changes the caller's profile by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. `POST /api/v1/me/email` changes the email address. Send the `ETag` of `GET /api/v1/me` in `If-Match` to change the profile only if it has not changed since you read it; a new role or sign-in method also counts as a change.
   *
   * Operation ID: `updateMe`. Scope: `profile:write`. Users with an unverified address may call it.
   */
  updateMe: Method<operations["updateMe"]>;
  /**
   * Delete the caller's account.
   *
   * Deletes the account and all its data permanently: profile, sessions, tokens, apps, memberships, RSVPs, applications and roles. Seats at events that have not ended go to the waitlist. Jobs and landscape entries remain with their alliance, and audit entries keep the user's ID. The email address can be registered again at once, and a verified address gets an email about the deletion.
   *
   * Requires the password. A session that began within the last five minutes may omit it, which is how an account without a password is deleted; otherwise the request returns 403 (`reauthentication_required`). A token always needs the password. A wrong password counts as a failed sign-in.
   *
   * If the caller is the only administrator of an alliance, a group or all alliances, the request returns 409 (`last_administrator`) and names them: appoint another administrator first.
   *
   * For a banned user, a keyed digest of the mailbox remains stored, so that the ban outlives the account (see `DELETE /api/v1/alliances/{alliance}/members/{user_id}`). Send the `ETag` of `GET /api/v1/me` in `If-Match` to delete the account only if it has not changed since you read it.
   *
   * Operation ID: `deleteMe`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  deleteMe: Method<operations["deleteMe"]>;
  /**
   * Request a change of the caller's email address.
   *
   * Sends a confirmation link to the new address, which works once, within 24 hours; a newer request invalidates it. The user opens the link, signed in to this account, and confirms the change: the new address is verified, all other sessions end, and links sent to the old address are invalidated. Until then the old address remains in use.
   *
   * After the confirmation, the old address, if it was verified, gets a link that undoes the change within 7 days. During that time the old address is reserved. The response is the same whether or not the new address has an account; its owner is notified by email instead.
   *
   * Addresses that differ only in case are the same, but the case can be changed; the current address returns 409. A wrong password returns 403 and counts as a failed sign-in. So does a missing one (`reauthentication_required`), unless the account has no password and its session began within the last five minutes.
   *
   * More than 5 requests per hour return 429. A mailbox gets at most 3 such emails per hour requested from one client IP address, and 10 in all; further ones are silently dropped.
   *
   * Operation ID: `changeEmail`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  changeEmail: Method<operations["changeEmail"]>;
  /**
   * Cancel a pending change of the caller's email address.
   *
   * Invalidates the link that was sent to the new address. Canceling again, or without a pending change, returns 200 with the same body. A confirmed change can be undone only with the link sent to the old address.
   *
   * Operation ID: `cancelEmailChange`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  cancelEmailChange: Method<operations["cancelEmailChange"]>;
  /**
   * List the security events of the caller's account.
   *
   * Lists sign-ins, failed attempts and changes of sign-in methods, latest first, with their origin. The latest 100 events that anyone who knows the address can cause (`login_failed`, `login_blocked`, `reset_requested`, `sign_in_link_requested`) and the latest 400 others are stored, for at most a year or the time that the operator sets.
   *
   * Operation ID: `listSecurityEvents`. Scope: `profile:read`. Users with an unverified address may call it.
   */
  listSecurityEvents: ListMethod<operations["listSecurityEvents"]>;
  /**
   * Export everything that is stored about the caller.
   *
   * Returns one JSON document with all data about the caller. It is streamed from the database, so an interrupted transfer is incomplete. Secrets, such as hashes of passwords and tokens, are left out, but their existence and creation times are included. At most 10 exports per hour.
   *
   * Operation ID: `exportMe`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  exportMe: Method<operations["exportMe"]>;
  /**
   * List the caller's API tokens.
   *
   * Lists the tokens, newest first, including those that were revoked or expired within the last year. Never includes the secrets.
   *
   * Operation ID: `listTokens`. Scope: `tokens:manage`. Users with an unverified address may call it.
   */
  listTokens: ListMethod<operations["listTokens"]>;
  /**
   * Create an API token.
   *
   * Creates a token for the caller, who may have at most 50 active tokens (one more returns 409). More than 20 creations per hour return 429. A token created with another token cannot have more scopes or a later expiry than that token (403), and is revoked with it. A password reset revokes all tokens.
   *
   * The secret appears only in this response, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, revoke the token and create another. May return 403 `step_up_required`.
   *
   * Operation ID: `createToken`. Scope: `tokens:manage`.
   */
  createToken: Method<operations["createToken"]>;
  /**
   * Get one of the caller's API tokens.
   *
   * Returns a token of the caller, including revoked and expired ones, as in the list. Never includes the secret. Another user's token returns 404.
   *
   * Operation ID: `getToken`. Scope: `tokens:manage`. Users with an unverified address may call it.
   */
  getToken: Method<operations["getToken"]>;
  /**
   * Revoke an API token.
   *
   * Revokes the token, all tokens created with it, and so on: they return 401 from the next request on. Revoking it again returns 200 with the same body. A token may revoke itself. Another user's token returns 404. Send the `ETag` of `GET /api/v1/me/tokens/{token_id}`, read with the same credential, in `If-Match` to revoke the token only if it has not changed since you read it; a use of the token, which sets `last_used_at`, also counts as a change.
   *
   * Operation ID: `revokeToken`. Scope: `tokens:manage`. Users with an unverified address may call it.
   */
  revokeToken: Method<operations["revokeToken"]>;
  /**
   * Get the status of the caller's private calendar.
   *
   * Returns when the calendar's URL was created and last used, but never the URL itself. Without a private calendar, this returns 404.
   *
   * Operation ID: `getCalendarAddress`. Scope: `profile:read`.
   */
  getCalendarAddress: Method<operations["getCalendarAddress"]>;
  /**
   * Create the URL of the caller's private calendar.
   *
   * Creates a secret URL for a calendar of the caller's events, for programs that cannot send a token. It appears only in this response.
   *
   * A caller has one URL: another request creates a new one and ends the old one, but a repeated `Idempotency-Key` returns 409, because the URL is not stored. The URL ends with a password reset; if created with a token, it also ends when the token is revoked or expires. While the account is disabled, it returns 404. Signing out does not end it. More than 20 new calendar URLs and API tokens per hour return 429.
   *
   * Operation ID: `createCalendarAddress`. Scope: `profile:write`, `events:attend`.
   */
  createCalendarAddress: Method<operations["createCalendarAddress"]>;
  /**
   * Disable the URL of the caller's private calendar.
   *
   * Disables the URL: it returns 404 from the next request on. Deleting it again, or without a private calendar, returns 200 with the same body.
   *
   * Operation ID: `deleteCalendarAddress`. Scope: `profile:write`.
   */
  deleteCalendarAddress: Method<operations["deleteCalendarAddress"]>;
  /**
   * List the caller's uploads.
   *
   * Lists the caller's pictures, newest first.
   *
   * Operation ID: `listMyUploads`. Scope: `uploads:create`.
   */
  listMyUploads: ListMethod<operations["listMyUploads"]>;
  /**
   * List the caller's groups.
   *
   * Lists the groups that the caller is a member of, most recently joined first, including inactive groups.
   *
   * Operation ID: `listMyGroups`. Scope: `groups:join`.
   */
  listMyGroups: ListMethod<operations["listMyGroups"]>;
  /**
   * List the caller's events.
   *
   * Lists the events for which the caller has an RSVP, soonest first, including canceled events. `meeting_url` is set for events that the caller attends, if they have one.
   *
   * Operation ID: `listMyEvents`. Scope: `events:attend`.
   */
  listMyEvents: ListMethod<operations["listMyEvents"]>;
  /**
   * List the caller's applications.
   *
   * Lists the applications that the caller has sent, newest first, including those for closed or expired jobs.
   *
   * Operation ID: `listMyApplications`. Scope: `jobs:apply`.
   */
  listMyApplications: ListMethod<operations["listMyApplications"]>;
  /**
   * Get one of the caller's applications.
   *
   * Returns an application of the caller. Its ID is in the response to the application and in the list of the caller's applications. Another user's application returns 404.
   *
   * Operation ID: `getMyApplication`. Scope: `jobs:apply`.
   */
  getMyApplication: Method<operations["getMyApplication"]>;
  /**
   * Withdraw one of the caller's applications.
   *
   * Deletes the application and its text; the job's administrators no longer see it. The caller may apply again as long as the job accepts applications. A rejected application returns 409. Send the `ETag` of `GET /api/v1/me/applications/{application_id}` in `If-Match` to withdraw the application only if it has not changed since you read it.
   *
   * Operation ID: `withdrawApplication`. Scope: `jobs:apply`.
   */
  withdrawApplication: Method<operations["withdrawApplication"]>;
  /**
   * Upload a picture.
   *
   * Stores a picture for the caller. Accepts PNG, JPEG, WebP and AVIF of at most 8 MiB and 64 million pixels, as the body or as the field `file` of a form (`multipart/form-data`); other or damaged files return 400. Uploading the same file again returns the existing upload. A user's files may take at most 100 MiB (409), unless the operator sets another limit. More than 100 uploads a day return 429. While many pictures are being processed, the response is 503 with `Retry-After`.
   *
   * Operation ID: `createUpload`. Scope: `uploads:create`.
   */
  createUpload: Method<operations["createUpload"]>;
  /**
   * Get one of the caller's uploads.
   *
   * Returns an upload of the caller. Another user's upload returns 404, although its files are public.
   *
   * Operation ID: `getUpload`. Scope: `uploads:create`.
   */
  getUpload: Method<operations["getUpload"]>;
  /**
   * Delete an upload.
   *
   * Removes the upload and its files, even while `in_use` is true. Resources that use it show no picture until they are updated. Browsers and other servers may still show cached copies. Another user's upload returns 404. Send the `ETag` of `GET /api/v1/uploads/{upload_id}` in `If-Match` to delete the upload only if its use has not changed since you read it.
   *
   * Operation ID: `deleteUpload`. Scope: `uploads:create`.
   */
  deleteUpload: Method<operations["deleteUpload"]>;
}
