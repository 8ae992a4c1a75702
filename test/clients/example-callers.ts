import { examplePath } from "../support/contract.ts";
import { community } from "../support/people.ts";
import type { Service } from "../support/service.ts";
import { tokenOf, userOf } from "./listening.ts";

/** Who sends the examples of the contract over the demo data, and in which order. */

/** The others are called by an administrator. */
const callers: Record<"applicant" | "newcomer", string[]> = {
  applicant: ["listMyGroups", "listMyEvents", "listMyApplications", "getMyApplication", "withdrawApplication"],
  newcomer: [
    ...["joinGroup", "leaveGroup", "attendEvent", "cancelAttendance", "applyToJob"],
    // They take the password, which the people of the demo data have not.
    ...["changeEmail", "deleteMe"],
  ],
};

/** The token, the upload, the webhook and the delivery of the examples; the demo data has none. */
const exampleToken = "01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60";
const exampleUpload = "01856aa0-c800-7d1e-9a4b-3c5f64656d6f";
const exampleWebhook = "01856aa0-c800-7a11-8c3e-2f5864656d6f";
const exampleDelivery = "01a1fd9e-b880-7d04-9b1f-6c3e5a7d8f90";

export const tokensOf = async (service: Service) => {
  const { token, appoint } = community(service);
  const annika = await userOf(service, "annika.vogt@example.org");
  await appoint(annika, { alliance: null });
  const { id } = await token(annika);
  await service.sql`update api_tokens set id = ${exampleToken} where id = ${id}`;
  await service.sql`
    insert into uploads (id, user_id, name, digest, widths, heights, bytes, unused_since, created_at)
    values (${exampleUpload}, ${annika.id}, ${"5f0c5a4e1d3b4c6f9a8e7d6c5b4a3f2e"}, 'any', '{128,512,1600}', '{72,288,900}',
      '{2048,20480,204800}', now(), now())`;
  await service.sql`
    insert into webhooks (id, alliance_id, url, event_types, secret, created_at, updated_at)
    select ${exampleWebhook}, id, 'https://hooks.example.org/alliance', '{event.published}', 'any', now(), now()
    from alliances where slug = 'open-cloud'`;
  await service.sql`
    insert into webhook_deliveries
      (id, webhook_id, event_type, subject_id, order_key, sequence, body, status, delivered_at, created_at)
    values (${exampleDelivery}, ${exampleWebhook}, 'event.published', ${exampleWebhook}, 'any', 1, '{}', 'delivered', now(), now())`;
  await service.sql`
    insert into security_events (id, user_id, event, subject, address, created_at)
    values (${exampleDelivery}, ${annika.id}, 'login', 'password', '127.0.0.1', now())`;
  await service.sql`insert into calendar_addresses (user_id, secret_hash, created_at) values (${annika.id}, 'any', now())`;
  return {
    administrator: await tokenOf(service, annika.email),
    applicant: await tokenOf(service, "tomasz.lange@example.com"),
    newcomer: await tokenOf(service),
  };
};

export const callerOf = (id: string) => {
  if (callers.applicant.includes(id)) return "applicant";
  return callers.newcomer.includes(id) ? "newcomer" : "administrator";
};

/** Something is read before it is changed, and granted before it is revoked. */
const methods = ["get", "post", "patch", "put", "delete"];

/** The demo data has none of these; changes make some. */
const made = ["listAuditEntries", "listEventMessages", "listGroupMessages"];

/** Afterwards others would find nothing. */
const last = ["deleteEvent", "deleteJob", "deleteGroup", "deleteMe"];

export const turnOf = (method: string, id: string): number => {
  if (last.includes(id)) return methods.length + 1 + last.indexOf(id);
  return made.includes(id) ? methods.length : methods.indexOf(method);
};

const atTheDoor = ["checkInAttendee", "undoCheckIn", "checkInByCode"];

/** The event has begun, by the clocks of both the service and the machine, and the person of the examples attends it. */
const arrive = async (
  { sql, now }: Service,
  { event_id: event = "", user_id: user = "" }: Record<string, string>,
): Promise<void> => {
  const time = now.toISOString();
  await sql`update events set starts_at = least(now(), ${time}), ends_at = greatest(now(), ${time}) + interval '3 hours'
    where id = ${event}`;
  await sql`
    insert into attendances (event_id, user_id, status, responded_at, check_in_code)
    values (${event}, ${user}, 'attending', now(), '7GK2Q4MX')
    on conflict (event_id, user_id) do update set status = 'attending', check_in_code = '7GK2Q4MX'`;
};

/** What the examples that the demo data refuses need: an event that is a draft, a group without anything in it. */
export const prepare = async (service: Service, id: string): Promise<void> => {
  const { sql } = service;
  if (id === "deleteEvent")
    await sql`update events set status = 'draft' where id = ${examplePath("deleteEvent")["event_id"] ?? ""}`;
  if (atTheDoor.includes(id)) await arrive(service, examplePath("checkInAttendee"));
  const withdrawal = ofInvitations.find((one) => one === id);
  if (withdrawal) await invite(service, withdrawal);
  if (id !== "deleteGroup") return;
  const group = examplePath("deleteGroup")["group_id"] ?? "";
  await sql`delete from jobs where group_id = ${group}`;
  await sql`delete from events where group_id = ${group}`;
  await sql`delete from memberships where group_id = ${group}`;
};

const ofInvitations = [
  "withdrawAllianceInvitation",
  "withdrawGroupInvitation",
  "withdrawEventInvitation",
  "listAllianceInvitations",
] as const;

/** The invitation of the example. */
const invite = async ({ sql }: Service, id: (typeof ofInvitations)[number]): Promise<void> => {
  const {
    alliance = "",
    group_id = null,
    event_id = null,
    invitation_id = "01a1fd9e-b880-7c31-8d1e-4f2a6b8c0e91",
  } = examplePath(id);
  await sql`delete from invitations where id = ${invitation_id}`;
  await sql`
    insert into invitations (id, alliance_id, group_id, event_id, max_uses, use_count, status, secret_hash, expires_at, created_at)
    select ${invitation_id}, coalesce(events.alliance_id, alliances.id), coalesce(events.group_id, ${group_id}::uuid), events.id, 5, 0,
      'pending', ${id}, now() + interval '30 days', now()
    from (select) one left join events on events.id = ${event_id}::uuid left join alliances on alliances.slug = ${alliance}`;
};
