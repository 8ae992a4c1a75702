import { addCaller } from "../../src/program/seed/demo/caller.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { bodyOf, examplePath, operationOf, operations } from "../support/contract.ts";
import type { Service } from "../support/service.ts";
import { tokenOf } from "./listening.ts";

/** They take the password, which the caller of the demo data has not. */
const withPassword = ["changeEmail", "deleteMe"];

/** The token that `alliance seed` prints, and the token of a user with a password. */
export const tokensOf = async (service: Service) => ({
  demo: (await addCaller(service, { put: async () => {} }, service.now)) ?? "",
  newcomer: await tokenOf(service),
});

export const callerOf = (id: string): "demo" | "newcomer" => (withPassword.includes(id) ? "newcomer" : "demo");

/** The operations from the top of the reference to its end: by group, by tag, and as they are in the document. */
const page = (() => {
  const tags = contractDocument()["x-tagGroups"].flatMap((group) => group.tags);
  return operations
    .toSorted((a, b) => tags.indexOf(a.tags[0]) - tags.indexOf(b.tags[0]))
    .map(({ operationId }): string => operationId);
})();

/** The demo data has none of these; changes make some. */
const filledByChanges = ["listAuditEntries", "listEventMessages", "listGroupMessages", "getAgenda"];

const roundOf = (method: string, id: string): number => {
  // It needs an event that has ended, which others could not attend.
  if (id === "announceLinks") return 2;
  return method === "delete" || filledByChanges.includes(id) ? 1 : 0;
};

/** Down the page; a second time for what deletes something, as others look for it, and for lists of what was done. */
export const turnOf = (method: string, id: string): number => page.indexOf(id) + page.length * roundOf(method, id);

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

/** The event is at the time of the agenda's example, whose items must lie within it. */
const meetAgenda = async ({ sql }: Service): Promise<void> => {
  const { event_id: event = "" } = examplePath("replaceAgenda");
  const { items } = bodyOf(operationOf("replaceAgenda")).example;
  const [item] = [items].flat().map(Object);
  await sql`update events set starts_at = ${item.starts_at}, ends_at = ${item.ends_at} where id = ${event}`;
};

/** Inserts a pending request to join the group. */
const requestToJoin = async ({ sql }: Service, { group_id: group = "" }: Record<string, string>): Promise<void> => {
  await sql`
    insert into join_requests (group_id, user_id, status, requested_at)
    select ${group}, id, 'pending', now() from users
    where id not in (select user_id from memberships where group_id = ${group}) limit 1
    on conflict do nothing`;
};

/** The event has ended, has a link, and had an attendee. */
const endWithLink = async ({ sql, now }: Service, { event_id: event = "" }: Record<string, string>): Promise<void> => {
  const time = now.toISOString();
  await sql`
    update events set links = '[{"label": "Slides", "url": "https://slides.example.org"}]', status = 'published',
      starts_at = least(now(), ${time}) - interval '3 hours', ends_at = least(now(), ${time}) - interval '1 hour'
    where id = ${event}`;
  await sql`
    insert into attendances (event_id, user_id, status, responded_at, check_in_code)
    select ${event}, id, 'attending', now(), '7GK2Q4MY' from users
    where email_verified_at is not null and muted_notifications = '{}' order by id limit 1
    on conflict (event_id, user_id) do update set status = 'attending', check_in_code = '7GK2Q4MY'`;
};

export const prepare = async (service: Service, id: string): Promise<void> => {
  if (atTheDoor.includes(id)) await arrive(service, examplePath("checkInAttendee"));
  if (id === "announceLinks") await endWithLink(service, examplePath(id));
  if (id === "replaceAgenda") await meetAgenda(service);
  if (id === "listJoinRequests") await requestToJoin(service, examplePath(id));
};
