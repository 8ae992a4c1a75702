import assert from "node:assert/strict";
import type { Test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import type { Person } from "./people.ts";
import { type Options, type Service, startService } from "./service.ts";

type Resource = { id: string; slug: string };
type Group = Resource & { alliance: string };
type Event = Group & { group: Resource };

const hoursAfter = (count: number, from: Date): string => new Date(from.getTime() + count * 3_600_000).toISOString();

/** The path of an event's page. */
export const pagePath = ({ alliance, group, slug }: Event) => ({ alliance, group_slug: group.slug, event_slug: slug });

/** Functions that create alliances and their contents through the API, as an administrator of all alliances, and functions that send requests of members. */
export const createFixtures = async (service: Service) => {
  const { person, appoint, callAs } = service;
  const root = await person();
  await appoint(root, { alliance: null });

  const create =
    (by: Person) =>
    async <Created extends Resource = Resource>(
      id: RouteId,
      request: { path?: Record<string, string>; body: object },
    ): Promise<Created> => {
      const { status, body } = await callAs(by, id, request.path, request.body);
      assert.equal(status, 201, JSON.stringify(body));
      return body;
    };

  const alliance = (fields: object = {}, by = root) =>
    create(by)("createAlliance", { body: { name: "Cloud Native Alliance", description: "…", ...fields } });

  const group = (parent: Resource, fields: object = {}, by = root) =>
    create(by)<Group>("createGroup", {
      path: { alliance: parent.slug },
      body: { name: "Cloud Native Berlin", description: "…", ...fields },
    });

  const eventText = {
    name: "Winter meetup",
    description: "…",
    kind: "hybrid",
    status: "published",
    starts_at: hoursAfter(24, service.now),
    ends_at: hoursAfter(27, service.now),
    timezone: "Europe/Berlin",
    meeting_url: "https://meet.example.org/winter",
  };
  const event = (parent: Resource, fields: object = {}, by = root) =>
    create(by)<Event>("createEvent", { path: { group_id: parent.id }, body: { ...eventText, ...fields } });

  const jobText = {
    title: "Site reliability engineer",
    company_name: "Nordlicht GmbH",
    summary: "Keep 400 clusters boring.",
    description: "…",
    employment_type: "full_time",
    status: "published",
  };
  const job = (parent: Resource, fields: object = {}, by = root) =>
    create(by)("createJob", { body: { ...jobText, alliance: parent.slug, ...fields } });

  const entryText = { name: "Kite Labs", kind: "startup", summary: "Schedules batch work.", published: true };
  const entry = (parent: Resource, fields: object = {}, by = root) =>
    create(by)("createLandscapeEntry", { body: { ...entryText, alliance: parent.slug, ...fields } });

  const pathOf = ({ alliance, id }: Event) => ({ alliance, event_id: id });
  const inGroup = ({ alliance, id }: Group) => ({ alliance, group_id: id });

  const attend = (user: Person, target: Event, body: object = {}) => callAs(user, "attendEvent", pathOf(target), body);
  const cancel = (user: Person, target: Event) => callAs(user, "cancelAttendance", pathOf(target));
  const readRsvp = async (user: Person, target: Event) => (await callAs(user, "getAttendance", pathOf(target))).body;
  const decide = (user: Person, { id }: Resource, status: string, by = root) =>
    callAs(by, "updateAttendee", { event_id: id, user_id: user.id }, { status });
  const checkIn = (user: Person, { id }: Resource, by = root) =>
    callAs(by, "checkInAttendee", { event_id: id, user_id: user.id });
  const changeEvent = ({ id }: Resource, body: object, by = root) => callAs(by, "updateEvent", { event_id: id }, body);
  const join = (user: Person, target: Group) => callAs(user, "joinGroup", inGroup(target));
  const leave = (user: Person, target: Group) => callAs(user, "leaveGroup", inGroup(target));
  const changeGroup = (target: Group, body: object, by = root) => callAs(by, "updateGroup", inGroup(target), body);
  const ban = (user: Person, target: Group, by = root) =>
    service.call("removeGroupMember", {
      path: { ...inGroup(target), user_id: user.id },
      query: { ban: true },
      as: service.as(by),
    });

  return {
    ...{ attend, cancel, readRsvp, decide, checkIn, changeEvent, join, leave, changeGroup, ban },
    root,
    alliance,
    group,
    event,
    job,
    entry,
    eventText,
    jobText,
    entryText,
    inHours: (n: number) => hoursAfter(n, service.now),
  };
};

/** Starts a service with an alliance and a group. With `shortNames`, their slugs are `ours` and `here`. */
export const startCommunity = async (
  t: Test,
  { shortNames = false, ...options }: Options & { shortNames?: boolean } = {},
) => {
  const service = await startService(t, { data: "none", ...options });
  const fixtures = await createFixtures(service);
  const ours = await fixtures.alliance(shortNames ? { name: "Ours" } : {});
  return { ...service, ...fixtures, ours, berlin: await fixtures.group(ours, shortNames ? { name: "Here" } : {}) };
};
