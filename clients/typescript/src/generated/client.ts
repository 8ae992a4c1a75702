// Made from openapi/ by "make generate"; never edited.
import type { ListMethod, Method } from "../methods.ts";
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
   * Lists every value that occurs in public data, with its count, grouped by list and by the name of the query parameter. Filtering by a listed value finds at least one item; among events, past ones need a `from` or `to`. A parameter has at most 1,000 options: the most frequent ones.
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
   * Requires the `alliance_admin` role for all alliances. The creator also becomes an administrator of the new alliance, and stays one without the role for all alliances. A `slug` that is taken returns 409.
   *
   * Operation ID: `createAlliance`. Scope: `admin:alliances`.
   */
  createAlliance: Method<operations["createAlliance"]>;
  /**
   * Get an alliance.
   *
   * Returns everything about the alliance itself, for everyone. Its groups, events, jobs and landscape entries have lists of their own.
   *
   * Operation ID: `getAlliance`. No authentication needed.
   */
  getAlliance: Method<operations["getAlliance"]>;
  /**
   * Update an alliance.
   *
   * Applies a JSON Merge Patch (RFC 7396): `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `alliance_admin` role for the alliance.
   *
   * Send the `ETag` of `GET /api/v1/alliances/{alliance}` in `If-Match` to change the alliance only if it is still as you read it; any response with the alliance has the tag: its creation, its read, its last change. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.
   *
   * Operation ID: `updateAlliance`. Scope: `admin:alliances`.
   */
  updateAlliance: Method<operations["updateAlliance"]>;
  /**
   * List the administrators of an alliance.
   *
   * Lists the administrators of this alliance and those of all alliances, whose `alliance` is `null`; longest-serving first. Disabled accounts are left out. Available to the alliance's administrators.
   *
   * Operation ID: `listAllianceAdmins`. Scope: `admin:alliances`.
   */
  listAllianceAdmins: ListMethod<operations["listAllianceAdmins"]>;
  /**
   * Make a user an administrator of an alliance.
   *
   * Available to the alliance's administrators. Idempotent: granting the role again changes nothing. A disabled account returns 409, an unknown user 404. Only the operator can grant the role for all alliances, on the command line.
   *
   * Operation ID: `grantAllianceAdmin`. Scope: `admin:alliances`.
   */
  grantAllianceAdmin: Method<operations["grantAllianceAdmin"]>;
  /**
   * Remove an administrator from an alliance.
   *
   * Available to the alliance's administrators, including the user being removed. Idempotent: removing a user without the role changes nothing. Returns 409 if the alliance would be left without an administrator, or if the user administers it only through the role for all alliances: only the operator can revoke that role, on the command line. An unknown user returns 404.
   *
   * Send the `ETag` of `PUT /api/v1/alliances/{alliance}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted.
   *
   * Operation ID: `revokeAllianceAdmin`. Scope: `admin:alliances`.
   */
  revokeAllianceAdmin: Method<operations["revokeAllianceAdmin"]>;
  /**
   * List the audit entries of an alliance.
   *
   * Lists what administrators changed in the alliance, newest first. Available to the alliance's administrators. Each entry is written in the same transaction as its change; a request that changes nothing leaves none. `subject_id` limits the list to one resource. Roles for all alliances belong to no alliance and are not listed. Entries are kept for five years, unless the operator sets another number.
   *
   * Operation ID: `listAuditEntries`. Scope: `admin:alliances`.
   */
  listAuditEntries: ListMethod<operations["listAuditEntries"]>;
  /**
   * List the webhooks of an alliance.
   *
   * Newest first, disabled ones included. Never includes the secrets. Available to the administrators of the alliance; those of a group may not see the alliance's webhooks.
   *
   * Operation ID: `listWebhooks`. Scope: `admin:webhooks`.
   */
  listWebhooks: ListMethod<operations["listWebhooks"]>;
  /**
   * Create a webhook.
   *
   * From now on the service sends a message to `url` for everything of these types that happens in the alliance. An alliance may have 20 webhooks; one more returns 409. Requires the `alliance_admin` role for the alliance. A token also needs the scope to read what is sent: `admin:events` for `event.*` and `rsvp.*`, `admin:groups` for `member.*`, `admin:jobs` for `job.*` and `application.submitted`, `admin:landscape` for `landscape.published`.
   *
   * The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, rotate the secret.
   *
   * Operation ID: `createWebhook`. Scope: `admin:webhooks`.
   */
  createWebhook: Method<operations["createWebhook"]>;
  /**
   * Get a webhook.
   *
   * Shows where messages are sent, which, and whether the receiver accepts them. Never includes the secret.
   *
   * Operation ID: `getWebhook`. Scope: `admin:webhooks`.
   */
  getWebhook: Method<operations["getWebhook"]>;
  /**
   * Update a webhook.
   *
   * Applies a JSON Merge Patch (RFC 7396): omitted fields are unchanged, `null` clears the description, `event_types` is replaced. `enabled: true` enables a webhook again that was disabled, whoever did it; what waited is then sent. So it is, at once, if an enabled webhook gets another `url`: what failed at the previous address does not count. To change what is sent or where, or to enable the webhook, a token also needs the scopes to read what is sent, as for the creation.
   *
   * Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to change the webhook only if it is still as you read it; the outcome of a delivery may make it stale.
   *
   * Operation ID: `updateWebhook`. Scope: `admin:webhooks`.
   */
  updateWebhook: Method<operations["updateWebhook"]>;
  /**
   * Delete a webhook.
   *
   * Nothing more is sent to it, and its deliveries are deleted with it. A request that is under way may still arrive. Deleting it again returns 404. To pause a webhook, set `enabled` to false instead. Send the `ETag` of `GET /api/v1/alliances/{alliance}/webhooks/{webhook_id}` in `If-Match` to delete only what you have read.
   *
   * Operation ID: `deleteWebhook`. Scope: `admin:webhooks`.
   */
  deleteWebhook: Method<operations["deleteWebhook"]>;
  /**
   * Rotate the secret of a webhook.
   *
   * Makes a new secret. For an overlap, `webhook-signature` has a signature by the new and one by the previous secret, so that the receiver can change over without losing a message; rotating again during the overlap keeps only the last two. If the secret has leaked, set `overlap_hours` to 0. The secret appears in this response only.
   *
   * Operation ID: `rotateWebhookSecret`. Scope: `admin:webhooks`.
   */
  rotateWebhookSecret: Method<operations["rotateWebhookSecret"]>;
  /**
   * Send a test message.
   *
   * Sends a message of the type `webhook.test`, which no webhook has to list, and which is tried again like every other. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. Read the outcome from the delivery. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.
   *
   * Operation ID: `testWebhook`. Scope: `admin:webhooks`.
   */
  testWebhook: Method<operations["testWebhook"]>;
  /**
   * List the deliveries of a webhook.
   *
   * Lists what was sent to the webhook within the last 30 days and what waits to be sent, newest first, with the receiver's last response. The messages themselves are not shown.
   *
   * Operation ID: `listWebhookDeliveries`. Scope: `admin:webhooks`.
   */
  listWebhookDeliveries: ListMethod<operations["listWebhookDeliveries"]>;
  /**
   * Get a delivery.
   *
   * Shows whether a message has arrived, and what the receiver responded last. A delivery is kept for 30 days.
   *
   * Operation ID: `getWebhookDelivery`. Scope: `admin:webhooks`.
   */
  getWebhookDelivery: Method<operations["getWebhookDelivery"]>;
  /**
   * Send a message again.
   *
   * Sends the same message with the same `webhook-id` and the same body again, whether it has arrived or not; a receiver that has it already recognizes it by the ID. It is due at once, and waits only for earlier ones about the same subject. If the receiver has failed, this ends the pause: it is tried at once, with the message that was tried least. A disabled webhook returns 409. More than 60 test messages and repeated deliveries of an alliance per hour return 429.
   *
   * Operation ID: `redeliverWebhookMessage`. Scope: `admin:webhooks`.
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
   * Requires the `alliance_admin` role for the alliance. A `slug` that another group of the alliance has returns 409; a reserved one returns 400. The group starts without members and without a `group_admin`: the administrators of the alliance administer it.
   *
   * Operation ID: `createGroup`. Scope: `admin:groups`.
   */
  createGroup: Method<operations["createGroup"]>;
  /**
   * Get a group by ID.
   *
   * For clients that keep IDs; the response is the same as by slug. Active groups are public. Administrators can also read the inactive groups that they administer; with a token, this requires the `admin:groups` scope. To everyone else an inactive group is 404, and so is the ID of a group of another alliance.
   *
   * Operation ID: `getGroupById`. No authentication needed.
   */
  getGroupById: Method<operations["getGroupById"]>;
  /**
   * Update a group.
   *
   * Applies a JSON Merge Patch (RFC 7396): `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. An inactive group keeps its members and is hidden until it is active again.
   *
   * Send the `ETag` of `GET /api/v1/alliances/{alliance}/groups/{group_id}` in `If-Match` to change the group only if it is still as you read it; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP or a new member does not make it stale.
   *
   * Operation ID: `updateGroup`. Scope: `admin:groups`.
   */
  updateGroup: Method<operations["updateGroup"]>;
  /**
   * List the members of a group.
   *
   * Lists everyone who has joined, newest members first. Available to the administrators of the group and of its alliance, also while the group is inactive.
   *
   * Operation ID: `listGroupMembers`. Scope: `admin:groups`.
   */
  listGroupMembers: ListMethod<operations["listGroupMembers"]>;
  /**
   * List the administrators of a group.
   *
   * Lists the users with the `group_admin` role, longest-serving first. The administrators of the alliance administer the group too. Disabled accounts are left out. Available to the administrators of the group and of its alliance.
   *
   * Operation ID: `listGroupAdmins`. Scope: `admin:groups`.
   */
  listGroupAdmins: ListMethod<operations["listGroupAdmins"]>;
  /**
   * Make a user an administrator of a group.
   *
   * Available to the administrators of the group and of its alliance. Idempotent: granting the role again changes nothing. The user need not be a member of the group. A disabled account returns 409, an unknown user 404.
   *
   * Operation ID: `grantGroupAdmin`. Scope: `admin:groups`.
   */
  grantGroupAdmin: Method<operations["grantGroupAdmin"]>;
  /**
   * Remove an administrator from a group.
   *
   * Available to the administrators of the group, including the user being removed, and of its alliance. Idempotent: removing a user without the role changes nothing. A group may be left without a `group_admin`; the administrators of its alliance administer it too. An unknown user returns 404.
   *
   * Send the `ETag` of `PUT /api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}` in `If-Match` to remove the role only if it is still the one that was granted.
   *
   * Operation ID: `revokeGroupAdmin`. Scope: `admin:groups`.
   */
  revokeGroupAdmin: Method<operations["revokeGroupAdmin"]>;
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
   * Operation ID: `getGroup`. No authentication needed.
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
   * Makes the caller a member. Idempotent: joining again returns the same membership. An inactive group cannot be joined: its administrators get 409, everyone else 404.
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
   * Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Without a `status` the event is a draft. A `slug` that another event of the group has returns 409.
   *
   * Operation ID: `createEvent`. Scope: `admin:events`.
   */
  createEvent: Method<operations["createEvent"]>;
  /**
   * Get an event by ID.
   *
   * Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.
   *
   * Operation ID: `getEventById`. No authentication needed.
   */
  getEventById: Method<operations["getEventById"]>;
  /**
   * Update an event.
   *
   * Applies a JSON Merge Patch (RFC 7396): `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Requires the `group_admin` role for the group or the `alliance_admin` role for its alliance. Raising `capacity` immediately promotes people from the head of the waitlist; a `capacity` below `attendee_count` returns 409. `status` goes from draft to published to canceled, and back to published as long as the event has not started. Any other transition returns 409, and so does publishing a draft that has ended. An event that has not ended cannot be moved into the past (400).
   * Send the `ETag` of `GET /api/v1/events/{event_id}` in `If-Match` to change only the event that you have read; the responses to its creation and its last change have the tag too. `If-Match` compares only the revision in the tag, which administrators' changes raise; an RSVP does not make it stale.
   *
   * Operation ID: `updateEvent`. Scope: `admin:events`.
   */
  updateEvent: Method<operations["updateEvent"]>;
  /**
   * List the attendees of an event.
   *
   * Lists the people who attend, then the waitlist, each in the order in which they joined. Available to the administrators of the event's group and alliance. Years after the event, five unless the operator sets another number, the list ends; the event's counts stay.
   *
   * Operation ID: `listAttendees`. Scope: `admin:events`.
   */
  listAttendees: ListMethod<operations["listAttendees"]>;
  /**
   * Get an event.
   *
   * Published and canceled events of active groups are public. Administrators can also read their drafts, and `meeting_url`; with a token, this requires the `admin:events` scope. Attendees find `meeting_url` in their attendance.
   *
   * Operation ID: `getEvent`. No authentication needed.
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
   * Idempotent: a caller who already has a place, or is on the waitlist, keeps it. For a full event with a waitlist the status is `waitlisted`. A full event without a waitlist, a draft, a canceled event and an ended event return 409. The caller need not be a member of the group.
   *
   * Operation ID: `attendEvent`. Scope: `events:attend`.
   */
  attendEvent: Method<operations["attendEvent"]>;
  /**
   * Cancel the caller's RSVP.
   *
   * Idempotent. The place immediately goes to the head of the waitlist. Returns 409 once the event has ended: attendance can no longer change. Send the `ETag` of `GET /api/v1/events/{alliance}/{event_id}/attendance` in `If-Match` to cancel only the RSVP that you have read; the response to the RSVP has the tag too.
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
   * Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for the group in it that the body names. A group administrator cannot post for the whole alliance. A `slug` that is taken returns 409.
   *
   * Operation ID: `createJob`. Scope: `admin:jobs`.
   */
  createJob: Method<operations["createJob"]>;
  /**
   * Get a job.
   *
   * Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. Administrators of several alliances may have drafts with the same slug; the ID tells them apart.
   *
   * Operation ID: `getJob`. No authentication needed.
   */
  getJob: Method<operations["getJob"]>;
  /**
   * Get a job by ID.
   *
   * Published, unexpired jobs are public, unless their group is inactive. A job's administrators can also read it in any other state; with a token, this requires the `admin:jobs` scope. The ID of a job never changes; the slug of a draft may.
   *
   * Operation ID: `getJobById`. No authentication needed.
   */
  getJobById: Method<operations["getJobById"]>;
  /**
   * Update a job.
   *
   * Applies a JSON Merge Patch (RFC 7396): `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the job's alliance, and to the user who created the job as an administrator of its group. `status` goes from draft to published, and between published and closed. Any other transition returns 409, and so does publishing a job that has expired. If another alliance has published a job under the `slug` of a draft, publishing appends a number to it.
   * Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to change only the job that you have read; the responses to its creation and its last change have the tag too.
   *
   * Operation ID: `updateJob`. Scope: `admin:jobs`.
   */
  updateJob: Method<operations["updateJob"]>;
  /**
   * Delete a job.
   *
   * Deletes the job with its applications, which cannot be undone. Available to those who may update the job. Send the `ETag` of `GET /api/v1/jobs/id/{job_id}` in `If-Match` to delete only the job that you have read.
   *
   * Operation ID: `deleteJob`. Scope: `admin:jobs`.
   */
  deleteJob: Method<operations["deleteJob"]>;
  /**
   * List the applications for a job.
   *
   * Use `GET /api/v1/jobs/{job_id}/applications`, the collection to which people apply, instead; it returns the same.
   *
   * Operation ID: `listJobApplicationsById`. Scope: `admin:jobs`.
   */
  listJobApplicationsById: ListMethod<operations["listJobApplicationsById"]>;
  /**
   * Get an application for a job.
   *
   * Shows who applied, with the email address. Available to those who may update the job. Send the `ETag` in `If-Match` to change only the application that you have read.
   *
   * Operation ID: `getJobApplication`. Scope: `admin:jobs`.
   */
  getJobApplication: Method<operations["getJobApplication"]>;
  /**
   * Update an application for a job.
   *
   * Applies a JSON Merge Patch (RFC 7396). Available to those who may update the job. The applicant is told of a new status by email, unless the applicant has turned off such emails.
   * Send the `ETag` of `GET /api/v1/jobs/id/{job_id}/applications/{application_id}` in `If-Match` to change only the application that you have read.
   *
   * Operation ID: `updateJobApplication`. Scope: `admin:jobs`.
   */
  updateJobApplication: Method<operations["updateJobApplication"]>;
  /**
   * List the applications for a job.
   *
   * Lists who applied, with their email addresses, oldest first. Available to those who may update the job.
   *
   * Operation ID: `listJobApplications`. Scope: `admin:jobs`.
   */
  listJobApplications: ListMethod<operations["listJobApplications"]>;
  /**
   * Apply for a job.
   *
   * Each user can apply once for each job (another application returns 409). Only published, unexpired jobs accept applications; any other job returns 404, or 409 to its administrators. The job's administrators see the caller's name and email address.
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
   * Requires the `alliance_admin` role for the alliance that the body names, or the `group_admin` role for a group in it. A `slug` that is taken returns 409.
   *
   * Operation ID: `createLandscapeEntry`. Scope: `admin:landscape`.
   */
  createLandscapeEntry: Method<operations["createLandscapeEntry"]>;
  /**
   * Get a landscape entry.
   *
   * Published entries are public. Administrators can also read the unpublished entries that they may update; with a token, this requires the `admin:landscape` scope.
   *
   * Operation ID: `getLandscapeEntry`. No authentication needed.
   */
  getLandscapeEntry: Method<operations["getLandscapeEntry"]>;
  /**
   * Update a landscape entry.
   *
   * Applies a JSON Merge Patch (RFC 7396): `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. Available to the administrators of the entry's alliance, and to the user who created the entry as an administrator of a group in it, as long as that user administers a group there. Send the `ETag` of `GET /api/v1/landscape/{entry_id}` in `If-Match` to change only the entry that you have read; the responses to its creation and its last change have the tag too.
   *
   * Operation ID: `updateLandscapeEntry`. Scope: `admin:landscape`.
   */
  updateLandscapeEntry: Method<operations["updateLandscapeEntry"]>;
  /**
   * Search events, groups, jobs and landscape entries.
   *
   * Looks for the words in names, descriptions, tags, places and other texts of everything public, the names of groups also with their events and jobs, and returns one list of the best matches of all types. Drafts, expired jobs and what else is hidden are not found, not even by administrators; events that have ended only with `include_past`, `from` or `to`. Pages lead through all matches, of a very common word through the nearest 2,000 of each type at least: bounds of the time, `alliance` and `types` lead to the others.
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
   * Applies a JSON Merge Patch (RFC 7396): `null` clears a nullable field, omitted fields are unchanged, objects are merged and arrays are replaced. The email address cannot be changed. Send the `ETag` of `GET /api/v1/me` in `If-Match` to change only what you have read; a role or a sign-in method that was added meanwhile makes it stale too.
   *
   * Operation ID: `updateMe`. Scope: `profile:write`. Users with an unverified address may call it.
   */
  updateMe: Method<operations["updateMe"]>;
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
   * Creates a token for the caller, who may have at most 50 active tokens (one more returns 409). More than 20 creations per hour return 429. A token created with another token cannot have more scopes or a later expiry than that token (403), and is revoked with it. A password reset revokes all tokens. The secret appears in this response only, so a repeated `Idempotency-Key` returns 409 instead of the first response: if the response was lost, revoke the token and create another.
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
}
