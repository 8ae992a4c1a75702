// Made from openapi/ by "make generate"; never edited.
import type { FeedMethod, ListMethod, Method } from "../methods.ts";
import type { operations } from "./schema.ts";

/** A method for each operation of the API. */
export interface Client {
  /**
   * Check the health of the service.
   *
   * Queries the database, and returns 503 if it is unreachable. Works also while other requests are refused because there are too many.
   *
   * Operation ID: `getHealth`. No authentication needed.
   */
  getHealth: Method<operations["getHealth"]>;
  /**
   * List the available filter options.
   *
   * Lists every value that occurs in public data, with its count, grouped by list and by the name of the query parameter. Filtering by a listed value finds at least one item; among events, past ones need a `from` or `to`. All values are listed, the most frequent ones first.
   *
   * Operation ID: `getFilters`. No authentication needed.
   */
  getFilters: Method<operations["getFilters"]>;
  /**
   * List alliances.
   *
   * Lists all alliances, for everyone, or those that match `q`. Each item has the counts at this moment; the description and the links are in `GET /api/v1/alliances/{alliance}`.
   *
   * Operation ID: `listAlliances`. No authentication needed.
   */
  listAlliances: ListMethod<operations["listAlliances"]>;
  /**
   * Create an alliance.
   *
   * Creates an alliance, which the caller administers. Requires the `alliance_admin` role for all alliances. The creator also becomes an administrator of the new alliance, and stays one without the role for all alliances. A `slug` that is taken returns 409.
   *
   * Operation ID: `createAlliance`. Scope: `admin:alliances`. Permission: `alliance.create` (administrators of all alliances).
   */
  createAlliance: Method<operations["createAlliance"]>;
  /**
   * Get an alliance.
   *
   * Returns everything about the alliance itself, for everyone. Its groups, events, jobs and landscape entries have lists of their own.
   *
   * Operation ID: `getAlliance`. No authentication needed. Permission: `alliance.read` (everyone).
   */
  getAlliance: Method<operations["getAlliance"]>;
  /**
   * Update an alliance.
   *
   * Changes the alliance by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `alliance_admin` role for the alliance.
   *
   * Send the `ETag` of `GET /api/v1/alliances/{alliance}` in `If-Match` to change the alliance only if it is still as you read it; any response with the alliance has the tag: its creation, its read, its last change. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.
   *
   * Operation ID: `updateAlliance`. Scope: `admin:alliances`. Permission: `alliance.update` (administrators of the alliance).
   */
  updateAlliance: Method<operations["updateAlliance"]>;
  /**
   * List the administrators of an alliance.
   *
   * Lists the administrators of this alliance and those of all alliances, whose `alliance` is `null`; longest-serving first. Disabled accounts are left out. Available to the alliance's administrators.
   *
   * Operation ID: `listAllianceAdmins`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).
   */
  listAllianceAdmins: ListMethod<operations["listAllianceAdmins"]>;
  /**
   * Make a user an administrator of an alliance.
   *
   * Available to the alliance's administrators. Idempotent: granting the role again changes nothing. A disabled account returns 409, an unknown user 404. Only the operator can grant the role for all alliances, on the command line. A session may have to show the second factor first (403 `step_up_required`).
   *
   * Operation ID: `grantAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).
   */
  grantAllianceAdmin: Method<operations["grantAllianceAdmin"]>;
  /**
   * Remove an administrator from an alliance.
   *
   * Available to the alliance's administrators, including the user being removed. Idempotent: removing a user without the role changes nothing. Returns 409 if the alliance would be left without an administrator, or if the user administers it only through the role for all alliances: only the operator can revoke that role, on the command line. An unknown user returns 404.
   *
   * Send the `ETag` of `PUT /api/v1/alliances/{alliance}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted. A session may have to show the second factor first (403 `step_up_required`).
   *
   * Operation ID: `revokeAllianceAdmin`. Scope: `admin:alliances`. Permission: `alliance.manage_admins` (administrators of the alliance).
   */
  revokeAllianceAdmin: Method<operations["revokeAllianceAdmin"]>;
  /**
   * List the members of an alliance.
   *
   * Lists everyone who is a member of at least one active group of the alliance, each person once, those with the newest accounts first. They are those whom `member_count` counts. Available to the alliance's administrators.
   *
   * Operation ID: `listAllianceMembers`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  listAllianceMembers: ListMethod<operations["listAllianceMembers"]>;
  /**
   * List the invitations to an alliance.
   *
   * Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the alliance's administrators.
   *
   * Operation ID: `listAllianceInvitations`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).
   */
  listAllianceInvitations: ListMethod<operations["listAllianceInvitations"]>;
  /**
   * Invite to an alliance.
   *
   * Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Without `role`, whoever accepts is shown the groups of the alliance and chooses; with `role: alliance_admin`, the person becomes an administrator of the alliance. Bans apply.
   *
   * Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.
   *
   * The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the alliance's administrators. A session may have to show the second factor first to invite to a role (403 `step_up_required`).
   *
   * Operation ID: `inviteToAlliance`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).
   */
  inviteToAlliance: Method<operations["inviteToAlliance"]>;
  /**
   * Withdraw an invitation to an alliance.
   *
   * Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the alliance's administrators.
   *
   * Operation ID: `withdrawAllianceInvitation`. Scope: `admin:alliances`. Permission: `alliance.invite` (administrators of the alliance).
   */
  withdrawAllianceInvitation: Method<operations["withdrawAllianceInvitation"]>;
  /**
   * Remove a person from all groups of an alliance, and ban if asked.
   *
   * Ends the memberships of a person in all groups of the alliance, inactive ones included, for the administrators of the alliance. With `ban=true` the person cannot join any group of the alliance, RSVP to any of its events or apply for any of its jobs either, those that are made later included; RSVPs to events that have not ended are withdrawn, and each place goes to the head of the waitlist.
   *
   * Everything else is as for `DELETE /api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}`. 409 (`user_is_administrator`) is returned for an administrator of the alliance, of one of its groups or of all alliances.
   *
   * Operation ID: `removeAllianceMember`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  removeAllianceMember: Method<operations["removeAllianceMember"]>;
  /**
   * List the bans of an alliance.
   *
   * Lists who is banned from the whole alliance, the latest first, with the reason. Available to the alliance's administrators. Bans from single groups are in the lists of the groups.
   *
   * Operation ID: `listAllianceBans`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  listAllianceBans: ListMethod<operations["listAllianceBans"]>;
  /**
   * Lift a ban from an alliance.
   *
   * Available to the alliance's administrators. The person may join its groups again, except those that have banned the person themselves. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.
   *
   * Operation ID: `deleteAllianceBan`. Scope: `admin:alliances`. Permission: `alliance.manage_members` (administrators of the alliance).
   */
  deleteAllianceBan: Method<operations["deleteAllianceBan"]>;
  /**
   * List the audit entries of an alliance.
   *
   * Lists what administrators changed in the alliance, newest first. Available to the alliance's administrators. Each entry is written in the same transaction as its change; a request that changes nothing leaves none. `subject_id` limits the list to one resource. Roles for all alliances belong to no alliance and are not listed. Entries are kept for five years, unless the operator sets another number.
   *
   * Operation ID: `listAuditEntries`. Scope: `admin:alliances`. Permission: `alliance.read_audit` (administrators of the alliance).
   */
  listAuditEntries: ListMethod<operations["listAuditEntries"]>;
  /**
   * Get the numbers of an alliance.
   *
   * The numbers of all groups of the alliance together, by day or by week; whoever is a member of two groups counts twice. Available to the alliance's administrators.
   *
   * Operation ID: `getAllianceStatistics`. Scope: `admin:alliances`. Permission: `alliance.read_statistics` (administrators of the alliance).
   */
  getAllianceStatistics: Method<operations["getAllianceStatistics"]>;
  /**
   * List the webhooks of an alliance.
   *
   * Newest first, disabled ones included. Never includes the secrets. Available to the administrators of the alliance; those of a group may not see the alliance's webhooks.
   *
   * Operation ID: `listWebhooks`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  listWebhooks: ListMethod<operations["listWebhooks"]>;
  /**
   * Create a webhook.
   *
   * From now on the service sends a message to `url` for everything of these types that happens in the alliance. An alliance may have 20 webhooks; one more returns 409. Requires the `alliance_admin` role for the alliance. A token also needs the scope to read what is sent: `admin:events` for `event.*` and `rsvp.*`, `admin:groups` for `member.*`, `admin:jobs` for `job.*` and `application.*`, `admin:landscape` for `landscape.*`, and all of them for `*`.
   *
   * The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, rotate the secret.
   *
   * Operation ID: `createWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  createWebhook: Method<operations["createWebhook"]>;
  /**
   * Get a webhook.
   *
   * Shows where messages are sent, which, and whether the receiver accepts them. Never includes the secret.
   *
   * Operation ID: `getWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  getWebhook: Method<operations["getWebhook"]>;
  /**
   * Update a webhook.
   *
   * Changes the webhook by a JSON Merge Patch (RFC 7396). Omitted fields are unchanged, `null` clears the description, `event_types` is replaced. `enabled: true` enables a webhook again that was disabled, whoever did it; what waited is then sent. So it is, at once, if an enabled webhook gets another `url`: what failed at the previous address does not count. To change what is sent or where, or to enable the webhook, a token also needs the scopes to read what is sent, as for the creation.
   *
   * Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to change the webhook only if it is still as you read it; the outcome of a delivery may make it stale.
   *
   * Operation ID: `updateWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  updateWebhook: Method<operations["updateWebhook"]>;
  /**
   * Delete a webhook.
   *
   * Nothing more is sent to it, and its deliveries are deleted with it. A request that is under way may still arrive. Deleting it again returns 404. To pause a webhook, set `enabled` to false instead. Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to delete only what you have read.
   *
   * Operation ID: `deleteWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  deleteWebhook: Method<operations["deleteWebhook"]>;
  /**
   * Rotate the secret of a webhook.
   *
   * Makes a new secret. For an overlap, `webhook-signature` has a signature by the new and one by the previous secret, so that the receiver can change over without losing a message; rotating again during the overlap keeps only the last two. If the secret has leaked, set `overlap_hours` to 0. The secret appears in this response only.
   *
   * Operation ID: `rotateWebhookSecret`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  rotateWebhookSecret: Method<operations["rotateWebhookSecret"]>;
  /**
   * Send a test message.
   *
   * Sends a message of the type `webhook.test`, which no webhook has to list, and which is tried again like every other. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. If it accepts the test message, what waits is sent at once. Read the outcome from the delivery. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.
   *
   * Operation ID: `testWebhook`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  testWebhook: Method<operations["testWebhook"]>;
  /**
   * List the deliveries of a webhook.
   *
   * Lists what was sent to the webhook within the last 30 days and what waits to be sent, newest first, with the receiver's last response. A single delivery also has the message itself.
   *
   * Operation ID: `listWebhookDeliveries`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  listWebhookDeliveries: ListMethod<operations["listWebhookDeliveries"]>;
  /**
   * Get a delivery.
   *
   * Shows the message, whether it has arrived, and what the receiver responded last. A delivery is kept for 30 days.
   *
   * Operation ID: `getWebhookDelivery`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  getWebhookDelivery: Method<operations["getWebhookDelivery"]>;
  /**
   * Send a message again.
   *
   * Sends the same message with the same `webhook-id` and the same body again, whether it has arrived or not. A receiver that has it already recognizes it by the ID. It is due at once, and waits only for earlier ones about the same subject. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.
   *
   * Operation ID: `redeliverWebhookMessage`. Scope: `admin:webhooks`. Permission: `alliance.manage_webhooks` (administrators of the alliance).
   */
  redeliverWebhookMessage: Method<operations["redeliverWebhookMessage"]>;
  /**
   * List the groups of an alliance.
   *
   * Lists the active groups, for everyone. Different filters narrow the list together. `active=false` lists inactive groups instead: it returns 401 without credentials, and 403 to callers who administer nothing in the alliance or whose token lacks the `admin:groups` scope.
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
   * For clients that keep IDs; the response is the same as by slug. Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. To everyone else an inactive group is 404, and so is the ID of a group of another alliance.
   *
   * Operation ID: `getGroupById`. No authentication needed. Permission: `group.read` (everyone, while the group is active; administrators of the group or its alliance).
   */
  getGroupById: Method<operations["getGroupById"]>;
  /**
   * Update a group.
   *
   * Changes the group by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. An inactive group keeps its members and is hidden until it is active again.
   *
   * Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to change the group only if it is still as you read it; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.
   *
   * Operation ID: `updateGroup`. Scope: `admin:groups`. Permission: `group.update` (administrators of the group or its alliance).
   */
  updateGroup: Method<operations["updateGroup"]>;
  /**
   * Delete an empty group.
   *
   * Deletes a group that was created by mistake, with the roles of its administrators, which cannot be undone. A group that has members, events (drafts too) or jobs returns 409: make it inactive instead, with `{"active": false}`. Requires the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to delete only the group that you have read.
   *
   * Operation ID: `deleteGroup`. Scope: `admin:groups`. Permission: `group.delete` (administrators of the alliance).
   */
  deleteGroup: Method<operations["deleteGroup"]>;
  /**
   * List the members of a group.
   *
   * Lists everyone who has joined, newest members first. Available to the administrators of the group and of its alliance, also while the group is inactive.
   *
   * Operation ID: `listGroupMembers`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  listGroupMembers: ListMethod<operations["listGroupMembers"]>;
  /**
   * List the messages to the members of a group.
   *
   * Lists what administrators have sent to the members, the latest first. Available to the administrators of the group and of its alliance.
   *
   * Operation ID: `listGroupMessages`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).
   */
  listGroupMessages: ListMethod<operations["listGroupMessages"]>;
  /**
   * Send a message to the members of a group.
   *
   * Sends an email to each member of the group. The emails name the group, show nobody else's address, and have what was written as it is: Markdown and HTML mean nothing. Those who have turned off such emails (`group_message`), or have no verified address, get none. When nobody would get it, this returns 409 (`no_recipients`).
   *
   * A group can have 3 messages in 24 hours, and a user can send 10. Available to the administrators of the group and of its alliance.
   *
   * Operation ID: `sendGroupMessage`. Scope: `admin:groups`. Permission: `group.message` (administrators of the group or its alliance).
   */
  sendGroupMessage: Method<operations["sendGroupMessage"]>;
  /**
   * Remove a member from a group, and ban if asked.
   *
   * Ends the membership of a person, for the administrators of the group and of its alliance. With `ban=true` the person cannot join the group, RSVP to its events or apply for its jobs either, also without having been a member, and RSVPs to its events that have not ended are withdrawn: each place goes to the head of the waitlist. Applications that were sent stay, and reports by the person are marked (`reporter_banned`). The ban holds from the moment it is made. Should the request fail after that with 5xx, repeat it: it goes on where it ended.
   *
   * The person is told by email that the membership has ended, without the reason and without who ended it, unless such emails are turned off (`membership_ended`). Who is banned is told so (403, `banned`) when joining, sending an RSVP or applying, and nothing else. Reading, leaving and canceling stay possible.
   *
   * A ban outlives the account: for two years after its deletion, unless the operator sets another number of days, an account that proves to own the same mailbox, apart from case and what follows a `+`, is banned from that moment on. So is a further account that proves to own the mailbox of somebody who is banned. Such a ban is listed and lifted as any other, without a reason and without who made it: nothing tells whose account it was.
   *
   * Idempotent: a person who is not a member stays none, and a ban stays as it was made. Returns 409 (`user_is_administrator`) for an administrator of the group, of its alliance or of all alliances, and so for the caller: revoke the role first. An unknown user returns 404.
   *
   * Operation ID: `removeGroupMember`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  removeGroupMember: Method<operations["removeGroupMember"]>;
  /**
   * List the bans of a group.
   *
   * Lists who is banned from the group alone, the latest first, with the reason. Available to the administrators of the group and of its alliance. Bans from the whole alliance are in `GET /api/v1/alliances/{alliance}/bans`.
   *
   * Operation ID: `listGroupBans`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  listGroupBans: ListMethod<operations["listGroupBans"]>;
  /**
   * Lift a ban from a group.
   *
   * Available to the administrators of the group and of its alliance. The person may join again, but is not made a member; RSVPs that were withdrawn do not come back. A ban from the whole alliance stays. Idempotent: lifting a ban that does not exist changes nothing. An unknown user returns 404.
   *
   * Operation ID: `deleteGroupBan`. Scope: `admin:groups`. Permission: `group.manage_members` (administrators of the group or its alliance).
   */
  deleteGroupBan: Method<operations["deleteGroupBan"]>;
  /**
   * List the administrators of a group.
   *
   * Lists the users with the `group_admin` role, longest-serving first. The administrators of the alliance administer the group too. Disabled accounts are left out. Available to the administrators of the group and of its alliance.
   *
   * Operation ID: `listGroupAdmins`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).
   */
  listGroupAdmins: ListMethod<operations["listGroupAdmins"]>;
  /**
   * Make a user an administrator of a group.
   *
   * Available to the administrators of the group and of its alliance. Idempotent: granting the role again changes nothing. The user need not be a member of the group. A disabled account returns 409, an unknown user 404. A session may have to show the second factor first (403 `step_up_required`).
   *
   * Operation ID: `grantGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).
   */
  grantGroupAdmin: Method<operations["grantGroupAdmin"]>;
  /**
   * Remove an administrator from a group.
   *
   * Available to the administrators of the group, including the user being removed, and of its alliance. Idempotent: removing a user without the role changes nothing. A group may be left without a `group_admin`; the administrators of its alliance administer it too. An unknown user returns 404.
   *
   * Send the `ETag` of `PUT /api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted. A session may have to show the second factor first (403 `step_up_required`).
   *
   * Operation ID: `revokeGroupAdmin`. Scope: `admin:groups`. Permission: `group.manage_admins` (administrators of the group or its alliance).
   */
  revokeGroupAdmin: Method<operations["revokeGroupAdmin"]>;
  /**
   * Get the numbers of a group.
   *
   * Members, RSVPs, attendance and views of the group's pages and those of its events, by day or by week. Available to the administrators of the group and of its alliance, also while the group is inactive.
   *
   * Operation ID: `getGroupStatistics`. Scope: `admin:groups`. Permission: `group.read_statistics` (administrators of the group or its alliance).
   */
  getGroupStatistics: Method<operations["getGroupStatistics"]>;
  /**
   * List the invitations to a group.
   *
   * Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the administrators of the group and of its alliance.
   *
   * Operation ID: `listGroupInvitations`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).
   */
  listGroupInvitations: ListMethod<operations["listGroupInvitations"]>;
  /**
   * Invite to a group.
   *
   * Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Without `role`, whoever accepts becomes a member; with `role: group_admin`, an administrator of the group. Bans apply.
   *
   * Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.
   *
   * The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the administrators of the group and of its alliance. A session may have to show the second factor first to invite to a role (403 `step_up_required`).
   *
   * Operation ID: `inviteToGroup`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).
   */
  inviteToGroup: Method<operations["inviteToGroup"]>;
  /**
   * Withdraw an invitation to a group.
   *
   * Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the administrators of the group and of its alliance.
   *
   * Operation ID: `withdrawGroupInvitation`. Scope: `admin:groups`. Permission: `group.invite` (administrators of the group or its alliance).
   */
  withdrawGroupInvitation: Method<operations["withdrawGroupInvitation"]>;
  /**
   * List the events of an alliance.
   *
   * Lists the upcoming and current events of the alliance's active groups, soonest first, unless the parameters say otherwise. Canceled events are among them; drafts are not.
   *
   * Operation ID: `listEvents`. No authentication needed.
   */
  listEvents: ListMethod<operations["listEvents"]>;
  /**
   * List the events of all alliances.
   *
   * Lists the upcoming and current events of the active groups of all alliances, soonest first, unless the parameters say otherwise. Canceled events are among them; drafts are not.
   *
   * Operation ID: `listAllEvents`. No authentication needed.
   */
  listAllEvents: ListMethod<operations["listAllEvents"]>;
  /**
   * Get a group.
   *
   * Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. To everyone else an inactive group is 404.
   *
   * Operation ID: `getGroup`. No authentication needed. Permission: `group.read` (everyone, while the group is active; administrators of the group or its alliance).
   */
  getGroup: Method<operations["getGroup"]>;
  /**
   * Get the caller's membership in a group.
   *
   * Tells whether the caller is a member. Available for groups that the caller may read or is a member of.
   *
   * Operation ID: `getMembership`. Scope: `groups:join`.
   */
  getMembership: Method<operations["getMembership"]>;
  /**
   * Join a group.
   *
   * Makes the caller a member. Idempotent: joining again returns the same membership. An inactive group cannot be joined: its administrators get 409, everyone else 404. Who is banned gets 403 (`banned`).
   *
   * Operation ID: `joinGroup`. Scope: `groups:join`.
   */
  joinGroup: Method<operations["joinGroup"]>;
  /**
   * Leave a group.
   *
   * Ends the caller's membership. Idempotent: succeeds whether or not the caller is a member. A member can also leave an inactive group; to others, who cannot see it, it is 404. RSVPs to the group's events stay.
   *
   * Send the `ETag` of `GET /api/v1/groups/{alliance}/{group_id}/join` in `If-Match` to leave only if the membership is still the same.
   *
   * Operation ID: `leaveGroup`. Scope: `groups:join`.
   */
  leaveGroup: Method<operations["leaveGroup"]>;
  /**
   * Create an event.
   *
   * Creates an event of the group. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Without a `status` the event is a draft. A `slug` that another event of the group has returns 409.
   *
   * Operation ID: `createEvent`. Scope: `admin:events`. Permission: `group.create_event` (administrators of the group or its alliance).
   */
  createEvent: Method<operations["createEvent"]>;
  /**
   * Get an event by ID.
   *
   * Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.
   *
   * Operation ID: `getEventById`. No authentication needed. Permission: `event.read` (everyone, once the event is published, while its group is active; administrators of the group or its alliance).
   */
  getEventById: Method<operations["getEventById"]>;
  /**
   * Update, publish or cancel an event.
   *
   * Changes the event by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Raising `capacity` immediately promotes people from the head of the waitlist; a `capacity` below `attendee_count`, or too small for somebody on the waitlist with guests, returns 409. `status` goes from draft to published to canceled, and back to published as long as the event has not started. Any other transition returns 409, and so does publishing a draft that has ended. An event that has not ended cannot be moved into the past (400).
   * Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to change only the event that you have read; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP does not make it stale.
   *
   * With `following=true` the patch also reaches the events of the same `series_id` that start later, unless they are canceled or have ended: all of them, or, when one cannot change like this, none (409, which names it). If `starts_at` changes, theirs move by as much on the clock of the time zone; `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` are set as far from the start as here. Drafts stay drafts when the others are canceled. `If-Match` is about this event.
   *
   * Operation ID: `updateEvent`. Scope: `admin:events`. Permission: `event.update` (administrators of the group or its alliance).
   */
  updateEvent: Method<operations["updateEvent"]>;
  /**
   * Delete a draft of an event.
   *
   * Deletes a draft, which cannot be undone. Every other event returns 409, for people may have replied to it: cancel it instead, with `{"status": "canceled"}`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to delete only the draft that you have read.
   *
   * Operation ID: `deleteEvent`. Scope: `admin:events`. Permission: `event.delete` (administrators of the group or its alliance).
   */
  deleteEvent: Method<operations["deleteEvent"]>;
  /**
   * Copy an event to other times.
   *
   * Makes drafts of an event, for example one for each week. They have everything that the event has but its RSVPs and its status; each gets a slug of its own. `ends_at`, `rsvp_opens_at` and `rsvp_closes_at` are as far from the start as in the original, on the clock of the time zone: what ends at 21:00 still does when daylight saving has begun.
   *
   * The original and its copies are a series, with one `series_id`, of at most 200 events; more return 409. To publish the copies, send `{"status": "published"}` to the first one with `following=true`. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance.
   *
   * Operation ID: `copyEvent`. Scope: `admin:events`. Permission: `event.copy` (administrators of the group or its alliance).
   */
  copyEvent: Method<operations["copyEvent"]>;
  /**
   * List the attendees of an event.
   *
   * Lists the people who attend the event, or wait for a place or for approval, in the order in which they joined, the waitlist last. Available to the administrators of the event's group and alliance. Years after the event, five unless the operator sets another number, the list ends; the event's counts stay.
   *
   * Operation ID: `listAttendees`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance).
   */
  listAttendees: ListMethod<operations["listAttendees"]>;
  /**
   * Decide about a person's RSVP.
   *
   * Approves or declines an RSVP, or changes it, by a JSON Merge Patch (RFC 7396). `attending` gives a person who is `pending` or `declined` a place, for the guests too; if there are too few, or others wait, the person joins the end of the waitlist, and without a waitlist this returns 409. `declined` takes the place, which immediately goes to the head of the waitlist. A person who already attends, or waits, stays where they are. Times for RSVPs do not matter; once the event has ended, 409. Nobody who is banned is given a place: 409 (`user_banned`). The person is told by email, unless the person has turned off such emails, and of what holds when the email goes: of two decisions shortly after one another, only the last. While the event is canceled, `attending` returns 409, and nobody is told of a decision; if the event is published again, everybody who has not been told before is told. A person who is given a place again after a decline is not checked in. Available to the administrators of the event's group and alliance.
   * Send the `ETag` of the last response to `PATCH /api/v1/events/{event_id}/attendees/{user_id}` in `If-Match` to change your decision only if the RSVP is still the same.
   *
   * Operation ID: `updateAttendee`. Scope: `admin:events`. Permission: `event.manage_attendees` (administrators of the group or its alliance).
   */
  updateAttendee: Method<operations["updateAttendee"]>;
  /**
   * Check an attendee in.
   *
   * Notes that a person who attends the event has come. Idempotent: another call keeps the first time and returns the same, so that it does no harm when two organizers do it at once. There is no body; guests are not counted one by one.
   *
   * Only those who attend can be checked in: for a person who is waitlisted, pending or declined this returns 409 (`not_attending`), and an administrator can give the person a place first. It is possible from 12 hours before the event starts until 24 hours after it ends, and returns 409 before (`check_in_not_open`) and after (`check_in_closed`), and for a canceled event (`event_not_open`). A person who cancels the RSVP, or is declined, is no longer checked in. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `checkInAttendee`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).
   */
  checkInAttendee: Method<operations["checkInAttendee"]>;
  /**
   * Undo a check-in.
   *
   * For a person who was checked in by mistake. Idempotent; possible as long as people can be checked in, and 409 after that. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `undoCheckIn`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).
   */
  undoCheckIn: Method<operations["undoCheckIn"]>;
  /**
   * Count who has come to an event.
   *
   * Counts the people who attend, and those of them who are checked in; the list of the attendees names them. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `getCheckInSummary`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).
   */
  getCheckInSummary: Method<operations["getCheckInSummary"]>;
  /**
   * Check in whoever has a code.
   *
   * Checks in the attendee whose code this is, under the conditions of `PUT /api/v1/events/{event_id}/attendees/{user_id}/check-in`. Idempotent: a code that is scanned twice keeps the first time. A code that no RSVP to this event has returns 400 (`unknown_check_in_code`); a user has 60 such attempts in ten minutes. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `checkInByCode`. Scope: `admin:events`. Permission: `event.check_in` (administrators of the group or its alliance).
   */
  checkInByCode: Method<operations["checkInByCode"]>;
  /**
   * Get the numbers of an event.
   *
   * RSVPs, attendance and views of the event's page, by day or by week. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `getEventStatistics`. Scope: `admin:events`. Permission: `event.read_statistics` (administrators of the group or its alliance).
   */
  getEventStatistics: Method<operations["getEventStatistics"]>;
  /**
   * List the messages to the attendees of an event.
   *
   * Lists what administrators have sent to people with an RSVP, the latest first. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `listEventMessages`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance).
   */
  listEventMessages: ListMethod<operations["listEventMessages"]>;
  /**
   * Send a message to the attendees of an event.
   *
   * Sends an email to each person whose RSVP has the status that `to` says. The emails name the event and its group, show nobody else's address, and have what was written as it is: Markdown and HTML mean nothing. Those who have turned off such emails (`event_message`), or have no verified address, get none. When nobody would get it, this returns 409 (`no_recipients`).
   *
   * An event can have 3 messages in 24 hours, and a user can send 10. It is possible until 30 days after the event has ended, and returns 409 after that (`event_ended`). Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `sendEventMessage`. Scope: `admin:events`. Permission: `event.message` (administrators of the group or its alliance).
   */
  sendEventMessage: Method<operations["sendEventMessage"]>;
  /**
   * List the invitations to an event.
   *
   * Lists what was sent, the latest first: to whom, who came and when. Links are told of without their secret. An invitation is listed until 30 days after its `expires_at`. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `listEventInvitations`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).
   */
  listEventInvitations: ListMethod<operations["listEventInvitations"]>;
  /**
   * Invite to an event.
   *
   * Invites one address (`email`), up to 500 (`emails`), or whoever has a link (`max_uses`): exactly one of the three. Whoever accepts sends an RSVP: capacity, waitlist, approval, questions and the times of RSVPs apply as to everybody. The event has to be published, with an end in the future (409 otherwise). Bans apply.
   *
   * Each address gets an email with a link of its own, in the language of its account or else of the inviter, unless its owner wants no invitations. The response is the same whether an address has an account or not, and whether an email is sent. An address with an invitation that is still open gets no second one. An address can have 10 invitations in 24 hours, and a user can send 1,000; of several addresses, those beyond that get the outcome `limit_reached`, and when there is none left for any of them, this returns 429.
   *
   * The address of a link is only in this response (`url`); repeating its `Idempotency-Key` returns 409. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `inviteToEvent`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).
   */
  inviteToEvent: Method<operations["inviteToEvent"]>;
  /**
   * Withdraw an invitation to an event.
   *
   * Its link stops working, and an email that waits is not sent. Those who have accepted before stay. Idempotent: an invitation that has ended stays as it is. Available to the administrators of the event's group and alliance.
   *
   * Operation ID: `withdrawEventInvitation`. Scope: `admin:events`. Permission: `event.invite` (administrators of the group or its alliance).
   */
  withdrawEventInvitation: Method<operations["withdrawEventInvitation"]>;
  /**
   * Get an event.
   *
   * Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.
   *
   * Operation ID: `getEvent`. No authentication needed. Permission: `event.read` (everyone, once the event is published, while its group is active; administrators of the group or its alliance).
   */
  getEvent: Method<operations["getEvent"]>;
  /**
   * Get the caller's RSVP to an event.
   *
   * Tells whether the caller attends, and attendees where to join online. Available for events that the caller may read or has an RSVP to.
   *
   * Operation ID: `getAttendance`. Scope: `events:attend`.
   */
  getAttendance: Method<operations["getAttendance"]>;
  /**
   * RSVP to an event.
   *
   * Idempotent: a caller who already has a place, or is on the waitlist, keeps it. For a full event with a waitlist the status is `waitlisted`. A full event without a waitlist, a draft, a canceled event and an ended event return 409, and so does an RSVP before `rsvp_opens_at` or from `rsvp_closes_at` on. Who is banned from the group gets 403 (`banned`). The caller need not be a member of the group.
   * The body may be omitted. With `answers`, the questions of the event are answered: a first RSVP has to answer those that are `required`, or returns 400, which names the question. Answers to questions that the event no longer has are kept, with their label, until others are sent. With `guests`, the caller takes that many places more.
   * A repeated RSVP with a body changes the answers and the guests. Fewer guests are always possible; more of them need free places, and nobody on the waitlist, and return 409 otherwise, also to callers who are on the waitlist themselves and before or after the times for RSVPs. The waitlist is served strictly in its order: whoever is at its head waits until there are places for the guests too, and nobody overtakes.
   * If the event has `approval_required`, the RSVP is `pending`: it takes no place and has no position on the waitlist until an administrator decides. Who was `declined` gets 409 for another RSVP.
   *
   * Operation ID: `attendEvent`. Scope: `events:attend`.
   */
  attendEvent: Method<operations["attendEvent"]>;
  /**
   * Cancel the caller's RSVP.
   *
   * Idempotent. The places of the caller and the guests immediately go to the head of the waitlist, and the answers are deleted. It is possible also after `rsvp_closes_at`, and returns 409 once the event has ended: attendance can no longer change. An RSVP that an administrator has declined stays `declined`, without guests and answers. Send the `ETag` of `GET /api/v1/events/{alliance}/{event_id}/attendance` in `If-Match` to cancel only the RSVP that you have read; the response to the RSVP has the tag too.
   *
   * Operation ID: `cancelAttendance`. Scope: `events:attend`.
   */
  cancelAttendance: Method<operations["cancelAttendance"]>;
  /**
   * List jobs.
   *
   * Lists published, unexpired jobs of all alliances, newest first, unless the parameters say otherwise. Jobs of inactive groups are left out.
   *
   * Operation ID: `listJobs`. No authentication needed.
   */
  listJobs: ListMethod<operations["listJobs"]>;
  /**
   * Create a job.
   *
   * Creates a job posting. Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for the group in it that the body names. A group administrator cannot post for the whole alliance. A `slug` that is taken returns 409.
   *
   * Operation ID: `createJob`. Scope: `admin:jobs`. Permission: `job.create` (administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  createJob: Method<operations["createJob"]>;
  /**
   * Get a job.
   *
   * Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. Administrators of several alliances may have drafts with the same slug; the ID tells them apart.
   *
   * Operation ID: `getJob`. No authentication needed. Permission: `job.read` (everyone, while the job is published and has not expired; administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  getJob: Method<operations["getJob"]>;
  /**
   * Get a job by ID.
   *
   * Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. The ID of a job never changes; the slug of a draft may.
   *
   * Operation ID: `getJobById`. No authentication needed. Permission: `job.read` (everyone, while the job is published and has not expired; administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  getJobById: Method<operations["getJobById"]>;
  /**
   * Update a job.
   *
   * Changes the job by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the job's alliance, and to the user who created the job as an administrator of its group. `status` goes from draft to published, and between published and closed. Any other transition returns 409, and so does publishing a job that has expired. If another alliance has published a job under the `slug` of a draft, publishing appends a number to it.
   * Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to change only the job that you have read; the responses to its creation and its last change have the tag too.
   *
   * Operation ID: `updateJob`. Scope: `admin:jobs`. Permission: `job.update` (administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  updateJob: Method<operations["updateJob"]>;
  /**
   * Delete a job.
   *
   * Deletes the job with its applications, which cannot be undone. Available to those who may update the job. Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to delete only the job that you have read.
   *
   * Operation ID: `deleteJob`. Scope: `admin:jobs`. Permission: `job.delete` (administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  deleteJob: Method<operations["deleteJob"]>;
  /**
   * List the applications for a job.
   *
   * Returns the same as `GET /api/v1/jobs/{job_id}/applications`: use that, the collection to which people apply.
   *
   * Operation ID: `listJobApplicationsById`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  listJobApplicationsById: ListMethod<operations["listJobApplicationsById"]>;
  /**
   * Get an application for a job.
   *
   * Shows who applied, with the email address. Available to those who may update the job. Send the `ETag` in `If-Match` to change only the application that you have read.
   *
   * Operation ID: `getJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  getJobApplication: Method<operations["getJobApplication"]>;
  /**
   * Update an application for a job.
   *
   * Decides about an application by a JSON Merge Patch (RFC 7396). Available to those who may update the job. The applicant is told of a new status by email, unless the applicant has turned off such emails.
   * Send the `ETag` of `GET /api/v1/jobs/id/{job_id}/applications/{application_id}` in `If-Match` to change only the application that you have read.
   *
   * Operation ID: `updateJobApplication`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  updateJobApplication: Method<operations["updateJobApplication"]>;
  /**
   * List the applications for a job.
   *
   * Lists who applied, with their email addresses, oldest first. Available to those who may update the job.
   *
   * Operation ID: `listJobApplications`. Scope: `admin:jobs`. Permission: `job.manage_applications` (administrators of the alliance; the author of a group's job, while administrator of the group).
   */
  listJobApplications: ListMethod<operations["listJobApplications"]>;
  /**
   * Apply for a job.
   *
   * Each user can apply once for each job (another application returns 409). Only published, unexpired jobs accept applications; any other job returns 404, or 409 to its administrators. Whoever is banned from the alliance, or from the job's group, gets 403 (`banned`). The job's administrators see the caller's name and email address.
   *
   * Operation ID: `applyToJob`. Scope: `jobs:apply`.
   */
  applyToJob: Method<operations["applyToJob"]>;
  /**
   * List landscape entries.
   *
   * Lists the published startups, projects and partners of all alliances, by name, unless the parameters say otherwise.
   *
   * Operation ID: `listLandscapeEntries`. No authentication needed.
   */
  listLandscapeEntries: ListMethod<operations["listLandscapeEntries"]>;
  /**
   * Create a landscape entry.
   *
   * Creates an entry of the landscape. Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for a group in it. A `slug` that is taken returns 409.
   *
   * Operation ID: `createLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.create` (administrators of the alliance; the author, while administrator of a group in the alliance).
   */
  createLandscapeEntry: Method<operations["createLandscapeEntry"]>;
  /**
   * Get a landscape entry.
   *
   * Published entries are public. Administrators can also read the unpublished entries that they may update; with a token, this requires the `admin:landscape` scope.
   *
   * Operation ID: `getLandscapeEntry`. No authentication needed. Permission: `landscape_entry.read` (everyone, while the entry is published; administrators of the alliance; the author, while administrator of a group in the alliance).
   */
  getLandscapeEntry: Method<operations["getLandscapeEntry"]>;
  /**
   * Update a landscape entry.
   *
   * Changes the entry by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the entry's alliance, and to the user who created the entry as an administrator of a group in it, as long as that user administers a group there. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to change only the entry that you have read; the responses to its creation and its last change have the tag too.
   *
   * Operation ID: `updateLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.update` (administrators of the alliance; the author, while administrator of a group in the alliance).
   */
  updateLandscapeEntry: Method<operations["updateLandscapeEntry"]>;
  /**
   * Delete a landscape entry.
   *
   * Deletes the entry, which cannot be undone; to hide it for a while, set `published` to false. Available to those who may update the entry. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to delete only the entry that you have read.
   *
   * Operation ID: `deleteLandscapeEntry`. Scope: `admin:landscape`. Permission: `landscape_entry.delete` (administrators of the alliance; the author, while administrator of a group in the alliance).
   */
  deleteLandscapeEntry: Method<operations["deleteLandscapeEntry"]>;
  /**
   * Search events, groups, jobs and landscape entries.
   *
   * Returns one list of the best matches of all types. Looks for the words in names, descriptions, tags, places and other texts of everything public, the names of groups also with their events and jobs. Drafts, expired jobs and what else is hidden are not found, not even by administrators; events that have ended only with `include_past`, `from` or `to`. Pages lead through all matches, of a very common word through the nearest 2,000 of each type at least: bounds of the time, `alliance` and `types` lead to the others.
   *
   * Operation ID: `search`. No authentication needed.
   */
  search: ListMethod<operations["search"]>;
  /**
   * List what left public view.
   *
   * Lists alliances, groups, events, jobs and landscape entries that were public and are not any more, whatever the reason. One that is public again is not listed. A group that becomes inactive takes its events and jobs with it, each of which is listed.
   * Removals are kept for 90 days. A mirror that has not asked for longer reads all lists anew.
   *
   * Operation ID: `listRemovals`. No authentication needed.
   */
  listRemovals: ListMethod<operations["listRemovals"]>;
  /**
   * Follow what changes.
   *
   * Tells of every change within a second, for as long as the connection is open. Server-sent events have what `updated_since` and
   * `/api/v1/removed` list; a comment comes every 15 seconds.
   *
   * - `changed`: a `Change`, which is the resource as it is now, as its list shows it.
   * - `removed`: a `Removal`, of what left public view, or what the caller may see.
   * - `reset`: `{}`. What changed is not known for as long as that, or the caller may see other things than before: read all lists anew. The stream
   *   goes on from now.
   *
   * The `id` of an event is a time: all that changed before it has been told. Sent as `Last-Event-ID`, as `EventSource` does by itself, or
   * as `since`, it leads on from there, on any server. Some events come twice then, and of several changes of a resource the last is told.
   *
   * With a credential, administrators also hear of what the lists show only to them: drafts, closed jobs, inactive groups and unpublished landscape
   * entries that they administer; as there, a token needs the scope of each. What becomes hidden is `changed` for them, and `removed` for everybody
   * else. When the caller gains or loses a role, the stream ends within some seconds, and goes on with `reset`. Streams count as the
   * caller's then, instead of the network's.
   *
   * A stream ends when its server stops or its client reads too slowly: connect again. It also ends within some seconds when the token
   * or the session that it was opened with ends, or the user is disabled. A caller has at most 10 streams on a server.
   *
   * Operation ID: `followChanges`. No authentication needed.
   */
  followChanges: FeedMethod<operations["followChanges"]>;
  /**
   * List reports.
   *
   * Lists the reports that the caller has to deal with. These are for an `alliance_admin` all of the alliance, for a `group_admin` those of the events, jobs and members of the group, but not those of the group itself. Nobody sees a report about themself. Callers without any role get 403. Resolved and dismissed reports are deleted after a year, unless the operator sets another number of days.
   *
   * Operation ID: `listReports`. Scope: `admin:reports`. Permission: `report.list` (administrators of what it is about, except the reported group's and the reported user).
   */
  listReports: ListMethod<operations["listReports"]>;
  /**
   * Report something to its administrators.
   *
   * Tells the administrators of an alliance of a group, an event, a job, a landscape entry or a person. Only what the caller may see can be reported; anything else returns 404. While a report of the caller about the same subject is open, another one returns that first one and changes nothing. A user reports at most 20 times an hour.
   *
   * Administrators see who reported; the reported person does not. They are told by email of new reports, of the first at once and of those that follow within an hour in one, unless such emails are turned off (`report_received`). The reporter is told by email when the report is resolved or dismissed, without the note (`report_resolved`), and cannot read the report.
   *
   * Operation ID: `createReport`. Scope: `reports:create`.
   */
  createReport: Method<operations["createReport"]>;
  /**
   * Get a report.
   *
   * Shows what was reported, by whom, and what became of it. Available to those in whose `GET /api/v1/reports` it is; to everyone else, the reporter and the reported person included, it is 404.
   *
   * Operation ID: `getReport`. Scope: `admin:reports`. Permission: `report.read` (administrators of what it is about, except the reported group's and the reported user).
   */
  getReport: Method<operations["getReport"]>;
  /**
   * Resolve, dismiss or reopen a report.
   *
   * Decides about a report by a JSON Merge Patch (RFC 7396). Any status can follow any other; `resolved_by` and `resolved_at` tell of the last one that is not `open`. The reporter is told of it by email, without the note. Available to those in whose `GET /api/v1/reports` it is.
   *
   * Send the `ETag` of `GET /api/v1/reports/{report_id}` in `If-Match` to change only the report that you have read.
   *
   * Operation ID: `updateReport`. Scope: `admin:reports`. Permission: `report.update` (administrators of what it is about, except the reported group's and the reported user).
   */
  updateReport: Method<operations["updateReport"]>;
  /**
   * Get the caller's profile.
   *
   * Includes the caller's sign-in methods and roles, from which a client can tell what the caller may do.
   *
   * Operation ID: `getMe`. Scope: `profile:read`. Users with an unverified address may call it.
   */
  getMe: Method<operations["getMe"]>;
  /**
   * Update the caller's profile.
   *
   * Changes the caller's profile by a JSON Merge Patch (RFC 7396). `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. `POST /api/v1/me/email` changes the email address. Send the `ETag` of `GET /api/v1/me` in `If-Match` to change only what you have read; a role or a sign-in method that was added meanwhile makes it stale too.
   *
   * Operation ID: `updateMe`. Scope: `profile:write`. Users with an unverified address may call it.
   */
  updateMe: Method<operations["updateMe"]>;
  /**
   * Delete the caller's account.
   *
   * Deletes the account with everything that belongs to it, which cannot be undone. That is profile, sessions, tokens, apps, memberships, RSVPs, applications and roles. Places at events that have not ended go to those who wait. Jobs and landscape entries stay with their alliance, and audit entries keep the ID. Send the password; without it, the session must have begun within the last five minutes, otherwise the request returns 403 with `reauthentication_required`: so a token always needs the password, and an account without a password is deleted by a fresh sign-in. A wrong password counts as a failed sign-in. Whoever alone administers an alliance, a group or all alliances gets 409 with `last_administrator`, which names them: appoint somebody else first. The address is free to register again at once, and an email to it, if it is verified, tells of the deletion. Nothing is kept of who had the account but, of somebody who is banned, a keyed digest of the mailbox, so that the ban outlives the account (`DELETE /api/v1/alliances/{alliance}/members/{user_id}`). Send the `ETag` of `GET /api/v1/me` in `If-Match` to delete only what you have read.
   *
   * Operation ID: `deleteMe`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  deleteMe: Method<operations["deleteMe"]>;
  /**
   * Ask for a change of the caller's email address.
   *
   * Mails a link to the new address, which works once, within 24 hours; a newer request invalidates the older one. Whoever opens the link, signed in to this account, confirms the change: then the new address is verified, every other session ends, and links that were mailed to the old address are dead. Until then the old address stays and works. Confirming mails a link to the old address, if it was verified, which undoes the change within 7 days. For these days nobody else can have the old address. The response is the same whether or not the new address has an account, whose owner is notified by email instead. Addresses that differ only in case are the same, but the spelling can be changed; the present address itself returns 409. A wrong password returns 403 and counts as a failed sign-in, and so does a missing one, with the code `reauthentication_required`, unless the account has no password and its session began at most five minutes ago. More than 5 requests per hour return 429. At most 3 such emails per hour from one client address, and 10 in all, are sent to a mailbox; any more are silently dropped.
   *
   * Operation ID: `changeEmail`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  changeEmail: Method<operations["changeEmail"]>;
  /**
   * Cancel a pending change of the caller's email address.
   *
   * From now on the link that was mailed to the new address does nothing. Canceling again, or without a pending change, returns 200 with the same body. A change that is confirmed can be undone only by the link that was mailed to the old address.
   *
   * Operation ID: `cancelEmailChange`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  cancelEmailChange: Method<operations["cancelEmailChange"]>;
  /**
   * List what happened to the caller's account.
   *
   * Sign-ins, also failed ones, and changes of how one signs in, the latest first, with where they came from. Of an account the latest 100 are kept that anybody can cause who knows the address (`login_failed`, `login_blocked`, `reset_requested`, `sign_in_link_requested`), and the latest 400 others; none for longer than a year, or than the operator chooses.
   *
   * Operation ID: `listSecurityEvents`. Scope: `profile:read`. Users with an unverified address may call it.
   */
  listSecurityEvents: ListMethod<operations["listSecurityEvents"]>;
  /**
   * Export everything that is stored about the caller.
   *
   * One JSON document, read from the database while it is sent: a transfer that breaks off is not complete. Secrets are left out, such as hashes of passwords and tokens; that they exist, and since when, is there. At most 10 in an hour.
   *
   * Operation ID: `exportMe`. Scope: `account:manage`. Users with an unverified address may call it.
   */
  exportMe: Method<operations["exportMe"]>;
  /**
   * List the caller's API tokens.
   *
   * Newest first, including tokens that were revoked or expired within a year. Never includes the secrets.
   *
   * Operation ID: `listTokens`. Scope: `tokens:manage`. Users with an unverified address may call it.
   */
  listTokens: ListMethod<operations["listTokens"]>;
  /**
   * Create an API token.
   *
   * Creates a token for the caller, who may have at most 50 active tokens (one more returns 409). More than 20 creations per hour return 429. A token created with another token cannot have more scopes or a later expiry than that token (403), and is revoked with it. A password reset revokes all tokens. The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, revoke the token and create another. A session may have to show the second factor first (403 `step_up_required`).
   *
   * Operation ID: `createToken`. Scope: `tokens:manage`.
   */
  createToken: Method<operations["createToken"]>;
  /**
   * Get one of the caller's API tokens.
   *
   * A revoked or expired token is shown too, as in the list. Never includes the secret. Another user's token returns 404.
   *
   * Operation ID: `getToken`. Scope: `tokens:manage`. Users with an unverified address may call it.
   */
  getToken: Method<operations["getToken"]>;
  /**
   * Revoke an API token.
   *
   * The token, those created with it, those created with these, and so on stop working (401) from the next request on. Revoking it again returns 200 with the same body. A token may revoke itself. Another user's token returns 404. Send the `ETag` of `GET /api/v1/me/tokens/{token_id}`, read with the same credential, in `If-Match` to revoke only what you have read; a use of the token, which sets `last_used_at`, makes it stale.
   *
   * Operation ID: `revokeToken`. Scope: `tokens:manage`. Users with an unverified address may call it.
   */
  revokeToken: Method<operations["revokeToken"]>;
  /**
   * Tell whether the caller has a private calendar.
   *
   * Since when there is an address, and when it was last used; never the address itself. Without an address, this returns 404.
   *
   * Operation ID: `getCalendarAddress`. Scope: `profile:read`.
   */
  getCalendarAddress: Method<operations["getCalendarAddress"]>;
  /**
   * Make an address for the caller's private calendar.
   *
   * Makes a secret address for a calendar of the events that the caller attends, for programs that cannot send a token. It appears in this response only. A caller has one address: another request makes a new one and ends the old one, but a repeated `Idempotency-Key` returns 409, because the address is not stored. The address ends with a password reset; made with a token, it also ends when the token is revoked or expires. While the account is disabled, it returns 404. Signing out does not end it. More than 20 new addresses and API tokens per hour return 429.
   *
   * Operation ID: `createCalendarAddress`. Scope: `profile:write`, `events:attend`.
   */
  createCalendarAddress: Method<operations["createCalendarAddress"]>;
  /**
   * End the address of the caller's private calendar.
   *
   * From the next request on, the address returns 404. Deleting it again, or without an address, returns 200 with the same body.
   *
   * Operation ID: `deleteCalendarAddress`. Scope: `profile:write`.
   */
  deleteCalendarAddress: Method<operations["deleteCalendarAddress"]>;
  /**
   * List the caller's uploads.
   *
   * Lists the pictures that the caller has uploaded, newest first.
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
   * Lists the events that the caller attends or is waitlisted for, soonest first, including canceled events. `meeting_url` is set for those that the caller attends, if they have one.
   *
   * Operation ID: `listMyEvents`. Scope: `events:attend`.
   */
  listMyEvents: ListMethod<operations["listMyEvents"]>;
  /**
   * List the caller's applications.
   *
   * Lists the applications that the caller has sent, newest first, also those for jobs that are closed or expired by now.
   *
   * Operation ID: `listMyApplications`. Scope: `jobs:apply`.
   */
  listMyApplications: ListMethod<operations["listMyApplications"]>;
  /**
   * Get one of the caller's applications.
   *
   * The response to the application and the list of the caller's applications have its ID. Another user's application returns 404.
   *
   * Operation ID: `getMyApplication`. Scope: `jobs:apply`.
   */
  getMyApplication: Method<operations["getMyApplication"]>;
  /**
   * Withdraw one of the caller's applications.
   *
   * Deletes the application with what the caller wrote; those who read applications no longer see it. The caller may apply for the job again as long as it accepts applications. An application that was rejected returns 409. Send the `ETag` of `GET /api/v1/me/applications/{application_id}` in `If-Match` to withdraw only the application that you have read.
   *
   * Operation ID: `withdrawApplication`. Scope: `jobs:apply`.
   */
  withdrawApplication: Method<operations["withdrawApplication"]>;
  /**
   * Upload a picture.
   *
   * Keeps a picture of the caller. Accepts PNG, JPEG, WebP and AVIF of at most 8 MiB and 64 million pixels, as the body or as the field `file` of a form (`multipart/form-data`); what is none of these, or is damaged, returns 400. The same file of the same user returns the upload that exists. A user's files take at most 100 MiB (409), unless the operator chose another bound. More than 100 uploads a day return 429. While many pictures are being uploaded, the response is 503 with `Retry-After`.
   *
   * Operation ID: `createUpload`. Scope: `uploads:create`.
   */
  createUpload: Method<operations["createUpload"]>;
  /**
   * Get one of the caller's uploads.
   *
   * Another user's upload returns 404; its files are for everyone.
   *
   * Operation ID: `getUpload`. Scope: `uploads:create`.
   */
  getUpload: Method<operations["getUpload"]>;
  /**
   * Delete an upload.
   *
   * Removes the upload and its files, also while `in_use` is true. Where the address stands, no picture is shown until another one is put there. What browsers and other servers have kept, they may go on showing. Another user's upload returns 404. Send the `ETag` of `GET /api/v1/uploads/{upload_id}` in `If-Match` to delete the upload only if its use has not changed.
   *
   * Operation ID: `deleteUpload`. Scope: `uploads:create`.
   */
  deleteUpload: Method<operations["deleteUpload"]>;
}
