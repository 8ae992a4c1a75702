import { addCaller } from "../../src/program/seed/demo/caller.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { bodyOf, examplePath, operationOf, operations } from "../support/contract.ts";
import type { Service } from "../support/service.ts";
import { tokenOf } from "./listening.ts";

/** Operations that need a password. The demo caller has none. */
const passwordOperations = ["changeEmail", "deleteMe"];

/** The token that `alliance seed` prints, and the token of a user with a password. */
export const tokensOf = async (service: Service) => ({
  demo: (await addCaller(service, { put: async () => {} }, service.now)) ?? "",
  newcomer: await tokenOf(service),
});

export const callerOf = (id: string): "demo" | "newcomer" => (passwordOperations.includes(id) ? "newcomer" : "demo");

/** The operation IDs in the order of the API reference: by group of tags, by tag, and then as in the contract. */
const referenceOrder = (() => {
  const tags = contractDocument()["x-tagGroups"].flatMap((group) => group.tags);
  return operations
    .toSorted((a, b) => tags.indexOf(a.tags[0]) - tags.indexOf(b.tags[0]))
    .map(({ operationId }): string => operationId);
})();

/** Lists that are empty in the demo data, until the samples of other operations have run. */
const initiallyEmpty = ["listAuditEntries", "listEventMessages", "listGroupMessages", "getAgenda"];

const roundOf = (method: string, id: string): number => {
  // Needs an event that has ended. Other samples RSVP to the same event, so they must run before.
  if (id === "announceLinks") return 2;
  return method === "delete" || initiallyEmpty.includes(id) ? 1 : 0;
};

/** The position of an operation: as in the reference, but deletions and the lists that other samples fill come later. */
export const positionOf = (method: string, id: string): number =>
  referenceOrder.indexOf(id) + referenceOrder.length * roundOf(method, id);

const checkInOperations = ["checkInAttendee", "undoCheckIn", "checkInByCode"];

/** Starts the event, by the clocks of both the service and the database, and adds the attendee of the examples. */
const startEvent = async (
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

/** Moves the event to the time of the example agenda, whose items must be within the event. */
const moveEventToAgenda = async ({ sql }: Service): Promise<void> => {
  const { event_id: event = "" } = examplePath("replaceAgenda");
  const { items } = bodyOf(operationOf("replaceAgenda")).example;
  const [item] = [items].flat().map(Object);
  await sql`update events set starts_at = ${item.starts_at}, ends_at = ${item.ends_at} where id = ${event}`;
};

const requestToJoin = async ({ sql }: Service, { group_id: group = "" }: Record<string, string>): Promise<void> => {
  await sql`
    insert into join_requests (group_id, user_id, status, requested_at)
    select ${group}, id, 'pending', now() from users
    where id not in (select user_id from memberships where group_id = ${group}) limit 1
    on conflict do nothing`;
};

/** Ends the event, and adds a link and an attendee. */
const endEventWithLink = async (
  { sql, now }: Service,
  { event_id: event = "" }: Record<string, string>,
): Promise<void> => {
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

/** Changes the demo data so that the sample of the operation succeeds. */
export const prepare = async (service: Service, id: string): Promise<void> => {
  if (checkInOperations.includes(id)) await startEvent(service, examplePath("checkInAttendee"));
  if (id === "announceLinks") await endEventWithLink(service, examplePath(id));
  if (id === "replaceAgenda") await moveEventToAgenda(service);
  if (id === "listJoinRequests") await requestToJoin(service, examplePath(id));
};
