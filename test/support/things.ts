import assert from "node:assert/strict";
import type { OperationId } from "../../src/server/http/contract.ts";
import type { Person } from "./people.ts";
import type { Service } from "./service.ts";

type Thing = { id: string; slug: string };

const hours = (count: number, from: Date): string => new Date(from.getTime() + count * 3_600_000).toISOString();

/** Alliances and their contents, created through the API by an administrator of all alliances. */
export const things = async (service: Service) => {
  const { person, appoint, as } = service;
  const root = await person();
  await appoint(root, { alliance: null });

  const create =
    (by: Person) =>
    async (id: OperationId, request: { path?: Record<string, string>; body: object }): Promise<Thing> => {
      const { status, body } = await service.call(id, { ...request, as: as(by) });
      assert.equal(status, 201, JSON.stringify(body));
      return body;
    };

  const alliance = (more: object = {}, by = root) =>
    create(by)("createAlliance", { body: { name: "Cloud Native Alliance", description: "…", ...more } });

  const group = (of: Thing, more: object = {}, by = root) =>
    create(by)("createGroup", {
      path: { alliance: of.slug },
      body: { name: "Cloud Native Berlin", description: "…", ...more },
    });

  const eventText = {
    name: "Winter meetup",
    description: "…",
    kind: "hybrid",
    status: "published",
    starts_at: hours(24, service.now),
    ends_at: hours(27, service.now),
    timezone: "Europe/Berlin",
    meeting_url: "https://meet.example.org/winter",
  };
  const event = (of: Thing, more: object = {}, by = root) =>
    create(by)("createEvent", { path: { group_id: of.id }, body: { ...eventText, ...more } });

  const jobText = {
    title: "Site reliability engineer",
    company_name: "Nordlicht GmbH",
    summary: "Keep 400 clusters boring.",
    description: "…",
    employment_type: "full_time",
    status: "published",
  };
  const job = (of: Thing, more: object = {}, by = root) =>
    create(by)("createJob", { body: { ...jobText, alliance: of.slug, ...more } });

  const entryText = { name: "Kite Labs", kind: "startup", summary: "Schedules batch work.", published: true };
  const entry = (of: Thing, more: object = {}, by = root) =>
    create(by)("createLandscapeEntry", { body: { ...entryText, alliance: of.slug, ...more } });

  return {
    root,
    alliance,
    group,
    event,
    job,
    entry,
    eventText,
    jobText,
    entryText,
    hours: (n: number) => hours(n, service.now),
  };
};
