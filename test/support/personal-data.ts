import type { Schemas } from "../../generated/contract.ts";

/*
 * Every table with a user's id or email address. The test of the account's export and deletion compares it with the database: a new
 * table needs a line here, a section of the export (`src/community/me/export/queries.ts`), and a foreign key that deletes its rows with the
 * user, or a reason why not.
 */

type Section = Exclude<keyof Schemas["AccountExport"], "exported_at">;

/** Ids and secrets that rows of other tables refer to. */
export type Fixture = Record<"user" | "alliance" | "group" | "event" | "job" | "token" | "client" | "grant", string>;

type Personal = {
  /** The columns with the user's id or email address. */
  columns: readonly string[];
  /** The section of the export with the rows, or the reason why the export does not contain them. */
  exported: Section | { not: string };
  /** Why rows still contain the user's id after the account is deleted. By default they are deleted with the account. */
  stays?: string;
  /** Why rows outlive the account. The user's id is removed from them. */
  staysWithoutId?: string;
  /** Values of a test row that do not follow from the types of columns. Omitted if the test creates rows in another way. */
  row?: (fixture: Fixture) => Record<string, string | null>;
};

/** Columns with public email addresses of alliances and groups, which belong to no user. They stay until an administrator changes them. */
export const sharedAddresses: readonly string[] = [
  "alliances.contact_email",
  "groups.contact_email",
  "events.organizer_email",
];

const userRow = ({ user }: Fixture) => ({ user_id: user });
const userRowWith = (values: Record<string, string>) => (fixture: Fixture) => ({ ...userRow(fixture), ...values });

export const personalData: Record<string, Personal> = {
  users: { columns: ["email"], exported: "account" },
  passwords: { columns: ["user_id"], exported: "passwords" },
  identities: { columns: ["user_id"], exported: "identities", row: userRowWith({ provider: "github" }) },
  sessions: { columns: ["user_id"], exported: "sessions", row: userRow },
  pending_emails: {
    columns: ["user_id", "email"],
    exported: "pending_emails",
    row: userRowWith({ email: "n@example.org" }),
  },
  former_emails: {
    columns: ["user_id", "email"],
    exported: "former_emails",
    row: userRowWith({ email: "f@example.org" }),
  },
  passkeys: { columns: ["user_id"], exported: "passkeys", row: userRow },
  totp_secrets: { columns: ["user_id"], exported: "authenticator_apps", row: userRow },
  recovery_codes: { columns: ["user_id"], exported: "recovery_codes", row: userRow },
  saved_forms: {
    columns: ["user_id"],
    exported: { not: "unsaved form input, which is deleted within an hour" },
    row: userRow,
  },
  mail_tokens: { columns: ["user_id"], exported: "email_links", row: userRowWith({ purpose: "reset" }) },
  oauth_flows: { columns: ["user_id"], exported: "provider_sign_ins", row: userRowWith({ provider: "github" }) },
  security_events: { columns: ["user_id"], exported: "security_events", row: userRowWith({ event: "login" }) },
  idempotency_keys: { columns: ["user_id"], exported: "idempotency_keys", row: userRow },
  rate_limits: {
    columns: ["key"],
    exported: "limits",
    stays: "for a day at most: otherwise deleting the account would reset its rate limits",
    row: ({ user }) => ({ key: `token_creations_per_user:${user}` }),
  },
  api_tokens: { columns: ["user_id"], exported: "api_tokens", row: (ids) => ({ ...userRow(ids), id: ids.token }) },
  oauth_clients: {
    columns: ["owner_id"],
    exported: "apps",
    row: ({ user, client }) => ({ id: client, owner_id: user, source: "developer", auth_method: "none" }),
  },
  oauth_grants: {
    columns: ["user_id"],
    exported: "authorized_apps",
    row: (ids) => ({ ...userRow(ids), id: ids.grant, client_id: ids.client }),
  },
  oauth_access_tokens: {
    columns: ["grant_id"],
    exported: "access_tokens",
    row: ({ grant }) => ({ grant_id: grant, audience: "api" }),
  },
  oauth_artifacts: {
    columns: ["grant_id"],
    exported: "app_credentials",
    row: ({ grant }) => ({ grant_id: grant, kind: "RefreshToken" }),
  },
  calendar_addresses: { columns: ["user_id"], exported: "calendar_addresses", row: userRow },
  memberships: { columns: ["user_id"], exported: "memberships" },
  group_requests: { columns: ["user_id"], exported: "group_requests" },
  join_requests: { columns: ["user_id"], exported: "join_requests" },
  alliance_members: { columns: ["user_id"], exported: { not: "counts the memberships, which are exported" } },
  event_notifications: {
    columns: ["user_id"],
    exported: {
      not: "records for 30 days which new-event emails were sent; the memberships are exported",
    },
    row: ({ user, event }) => ({ user_id: user, event_id: event }),
  },
  notification_times: {
    columns: ["user_id"],
    exported: { not: "holds only the time of the last email of each kind" },
    row: userRowWith({ kind: "new_events" }),
  },
  attendances: { columns: ["user_id"], exported: "attendances" },
  series_attendances: {
    columns: ["user_id"],
    exported: "series_attendances",
    row: userRowWith({ series_id: "01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60", answers: "[]" }),
  },
  guest_attendees: {
    columns: ["email"],
    exported: "guest_places",
    stays: "the organizers entered the name, which holds a seat; the email address is removed",
    row: ({ user: name, event: event_id }) => ({
      ...{ event_id, name },
      email: "zdenka@example.org",
      registered_by: "organizer",
    }),
  },
  rsvp_requests: {
    columns: ["email"],
    exported: { not: "deleted within two hours; another person may have entered the email address" },
    stays: "for two hours at most: the request belongs to no account until its link is used",
    row: ({ user: name, event: event_id }) => ({
      event_id,
      email: "r@example.org",
      name,
      places: "0",
      held_until: null,
    }),
  },
  email_requests: {
    columns: ["email"],
    exported: { not: "deleted within two hours; another person may have entered the email address" },
    stays: "for two hours at most: the request belongs to no account until its link is used",
    row: ({ user }) => ({ email: "requested@example.org", name: null, group_id: null, next: user }),
  },
  job_applications: { columns: ["user_id"], exported: "applications" },
  roles: { columns: ["user_id"], exported: "roles" },
  event_roles: {
    columns: ["user_id"],
    exported: "event_roles",
    row: (ids) => ({ ...userRow(ids), event_id: ids.event, role: "event_host" }),
  },
  events: { columns: ["hosts"], exported: { not: "names the hosts, whose roles are exported" } },
  groups: { columns: ["organizers"], exported: { not: "names the administrators, whose roles are exported" } },
  jobs: { columns: ["posted_by"], exported: "jobs_posted", stays: "jobs belong to their alliance" },
  landscape_entries: {
    columns: ["created_by"],
    exported: "landscape_entries",
    stays: "landscape entries belong to their alliance",
  },
  hidden_changes: {
    columns: ["author_id"],
    exported: {
      not: "records changes of the user's hidden jobs and landscape entries, which are exported",
    },
    stays: "for 90 days, because the jobs and landscape entries remain",
    row: ({ user, alliance }) => ({ author_id: user, alliance_id: alliance, type: "job" }),
  },
  audit_entries: {
    columns: ["actor_id", "subject_id"],
    exported: "audit_entries",
    stays: "the audit log must identify who changed what; the name is removed",
  },
  uploads: {
    columns: ["user_id"],
    exported: "uploads",
    staysWithoutId: "pictures in use remain; unused ones are deleted within hours",
    row: userRowWith({ name: "0".repeat(32) }),
  },
  bans: {
    columns: ["user_id", "banned_by"],
    exported: "bans",
    staysWithoutId: "bans by the user remain in force",
  },
  reports: {
    columns: ["user_id", "reporter_id", "resolved_by"],
    exported: "reports",
    staysWithoutId: "administrators need reports, both open and resolved",
    row: ({ user, alliance, event }) => ({
      reporter_id: user,
      alliance_id: alliance,
      subject_type: "event",
      subject_id: event,
      reason: "spam",
      status: "open",
    }),
  },
  speakers: {
    columns: ["user_id"],
    exported: "speakers",
    staysWithoutId: "the agenda of the event still names the speaker",
    row: ({ user, event }) => ({ event_id: event, user_id: user, id: "ada", position: "0" }),
  },
  event_messages: {
    columns: ["sent_by"],
    exported: "event_messages",
    staysWithoutId: "other administrators need the record of sent messages",
    row: ({ user, event }) => ({ event_id: event, sent_by: user, audience: "attending" }),
  },
  invitations: {
    columns: ["invited_by", "email"],
    exported: "invitations",
    staysWithoutId: "the invitation remains valid, and other administrators can withdraw it",
    row: ({ user, alliance }) => ({
      alliance_id: alliance,
      invited_by: user,
      email: null,
      max_uses: "1",
      use_count: "0",
      status: "pending",
    }),
  },
  door_links: {
    columns: ["created_by"],
    exported: { not: "the exported audit entries record that the user created the link" },
    staysWithoutId: "helpers at the door use the link, and other organizers can delete it",
    row: ({ user, event }) => ({ event_id: event, created_by: user }),
  },
  invitation_acceptances: { columns: ["user_id"], exported: "invitations" },
  group_messages: {
    columns: ["sent_by"],
    exported: "group_messages",
    staysWithoutId: "other administrators need the record of sent messages",
    row: ({ user, group }) => ({ group_id: group, sent_by: user }),
  },
  imports: {
    columns: ["created_by"],
    exported: "imports",
    staysWithoutId: "other administrators can view and undo the import",
    row: ({ user, group }) => ({ group_id: group, created_by: user, format: "calendar", status: "completed" }),
  },
  outbox: {
    columns: ["payload"],
    exported: "queued_emails",
    stays: "the email that confirms the deletion, and messages to webhooks, until they are sent",
  },
  webhook_deliveries: {
    columns: ["body"],
    exported: { not: "repeats memberships, RSVPs and applications, which are exported" },
    stays: "for 30 days, so that messages can be redelivered",
  },
};
