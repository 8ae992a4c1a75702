import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import type { OperationId } from "../src/http/contract.ts";
import { community, type Person } from "./support/people.ts";
import { type Request, type Service, startService } from "./support/service.ts";

type Resource = { id: string; [field: string]: unknown };

/** Every list that a mirror reads, by the type of its items. */
const listsOf = (alliances: string[]): [type: string, id: OperationId, request: Request][] => [
  ["alliance", "listAlliances", {}],
  ...alliances.map((alliance): [string, OperationId, Request] => ["group", "listGroups", { path: { alliance } }]),
  ["event", "listAllEvents", {}],
  ["job", "listJobs", {}],
  ["landscape_entry", "listLandscapeEntries", {}],
];

const everything = async <Item>({ call }: Service, id: OperationId, request: Request): Promise<Item[]> => {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...request.query, limit: 100, cursor };
    const { status, body } = await call(id, { ...request, query });
    assert.equal(status, 200, JSON.stringify(body));
    items.push(...body.items);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return items;
};

type Copy = Map<string, Resource>;

/** As the introduction of the document says: what is gone first, then what has changed, later states over earlier ones. */
const update = async (service: Service, copy: Copy, since: string): Promise<void> => {
  const gone = await everything<{ id: string }>(service, "listRemovals", { query: { since } });
  for (const { id } of gone) copy.delete(id);
  const alliances = async () => {
    const rows = await everything<Resource>(service, "listAlliances", {});
    return rows.map(({ slug }) => String(slug));
  };
  for (const [, id, request] of listsOf(await alliances())) {
    const query = { updated_since: since, sort: "recently_updated" };
    for (const item of await everything<Resource>(service, id, { ...request, query })) copy.set(item.id, item);
  }
};

/** What a full crawl finds. */
const crawl = async (service: Service): Promise<Copy> => {
  const copy: Copy = new Map();
  const alliances = await everything<Resource>(service, "listAlliances", {});
  for (const [, id, request] of listsOf(alliances.map(({ slug }) => String(slug)))) {
    const query = id === "listAllEvents" ? { from: "2000-01-01T00:00:00Z" } : {};
    for (const item of await everything<Resource>(service, id, { ...request, query })) copy.set(item.id, item);
  }
  return copy;
};

const sorted = (copy: Copy): [string, Resource][] => [...copy].sort(([a], [b]) => (a < b ? -1 : 1));

/** The clock of PostgreSQL, which notes the changes. */
const clockOf = async ({ sql }: Service): Promise<string> => {
  const [row] = await sql<{ now: string }[]>`select clock_timestamp() as now`;
  return row ? new Date(row.now).toISOString() : assert.fail();
};

const changes = [
  "renameAlliance",
  "renameGroup",
  "switchGroup",
  "renameEvent",
  "publishEvent",
  "cancelEvent",
  "createEvent",
  "attend",
  "cancelAttendance",
  "join",
  "leave",
  "createJob",
  "closeJob",
  "deleteJob",
  "switchEntry",
  "renamePerson",
  "showOrganizer",
  "grant",
  "revoke",
] as const;

type Change = { change: (typeof changes)[number]; pick: number; text: string };

const someChange: fc.Arbitrary<Change> = fc.record({
  change: fc.constantFrom(...changes),
  pick: fc.nat({ max: 9_999 }),
  text: fc.stringMatching(/^[A-Z][a-z]{2,12}$/),
});

/** Carries out changes as administrators and members do; those that are refused change nothing. */
const changer = async (service: Service) => {
  const { call, sql } = service;
  const { person, appoint, as, session } = community(service);
  const root = await person();
  await appoint(root, { alliance: null });
  const members = [await person(), await person(), await person()];
  const one = async (table: string, pick: number): Promise<Record<string, string>> => {
    const rows = await sql`select * from ${sql(table)} order by id`;
    return rows[pick % rows.length] ?? assert.fail(table);
  };
  const byRoot = (id: OperationId, request: Request) => call(id, { ...request, as: as(root) });
  const slugOf = async (allianceId: string | undefined): Promise<string> => {
    const [row] = await sql<{ slug: string }[]>`select slug from alliances where id = ${allianceId ?? ""}`;
    return row?.slug ?? assert.fail();
  };

  return async ({ change, pick, text }: Change): Promise<number> => {
    const member = members[pick % members.length] ?? assert.fail();
    const by = (who: Person, id: OperationId, request: Request) => call(id, { ...request, as: as(who) });
    const group = await one("groups", pick);
    const event = await one("events", pick);
    const alliance = await slugOf(group["alliance_id"]);
    const inGroup = { alliance, group_id: group["id"] ?? "" };
    const atEvent = { alliance: await slugOf(event["alliance_id"]), event_id: event["id"] ?? "" };
    const eventPath = { event_id: event["id"] ?? "" };
    const updateProfile = async (who: Person, body: object) => (await session(who)).call("updateMe", { body });
    const send = async () => {
      switch (change) {
        case "renameAlliance":
          return byRoot("updateAlliance", { path: { alliance }, body: { name: text } });
        case "renameGroup":
          return byRoot("updateGroup", { path: inGroup, body: { name: text } });
        case "switchGroup":
          return byRoot("updateGroup", { path: inGroup, body: { active: !group["active"] } });
        case "renameEvent":
          return byRoot("updateEvent", { path: eventPath, body: { name: text } });
        case "publishEvent":
          return byRoot("updateEvent", { path: eventPath, body: { status: "published" } });
        case "cancelEvent":
          return byRoot("updateEvent", { path: eventPath, body: { status: "canceled" } });
        case "createEvent":
          return byRoot("createEvent", {
            path: { group_id: inGroup.group_id },
            body: {
              name: text,
              description: text,
              kind: "virtual",
              status: pick % 2 ? "published" : "draft",
              starts_at: new Date(service.now.getTime() + 86_400_000).toISOString(),
              ends_at: new Date(service.now.getTime() + 90_000_000).toISOString(),
              timezone: "UTC",
            },
          });
        case "attend":
          return by(member, "attendEvent", { path: atEvent });
        case "cancelAttendance":
          return by(member, "cancelAttendance", { path: atEvent });
        case "join":
          return by(member, "joinGroup", { path: inGroup });
        case "leave":
          return by(member, "leaveGroup", { path: inGroup });
        case "createJob":
          return byRoot("createJob", {
            body: {
              alliance,
              group_id: pick % 2 ? inGroup.group_id : null,
              title: text,
              company_name: text,
              summary: text,
              description: text,
              employment_type: "contract",
              status: pick % 3 ? "published" : "draft",
            },
          });
        case "closeJob": {
          const job = await one("jobs", pick);
          const status = job["status"] === "published" ? "closed" : "published";
          return byRoot("updateJob", { path: { job_id: job["id"] ?? "" }, body: { status } });
        }
        case "deleteJob":
          return byRoot("deleteJob", { path: { job_id: (await one("jobs", pick))["id"] ?? "" } });
        case "switchEntry": {
          const entry = await one("landscape_entries", pick);
          const body = { published: !entry["published"] };
          return byRoot("updateLandscapeEntry", { path: { entry_id: entry["id"] ?? "" }, body });
        }
        case "renamePerson":
          return updateProfile(pick % 2 ? root : member, { name: text });
        case "showOrganizer":
          return updateProfile(member, { show_as_organizer: pick % 4 > 0 });
        case "grant":
          return byRoot("grantGroupAdmin", { path: { ...inGroup, user_id: member.id } });
        case "revoke":
          return byRoot("revokeGroupAdmin", { path: { ...inGroup, user_id: member.id } });
      }
    };
    const { status, body } = await send();
    assert.ok(status < 500 && status !== 400 && status !== 401, `${change} ${status} ${JSON.stringify(body)}`);
    return status;
  };
};

test("a mirror needs no full crawl", { timeout: 240_000 }, async (t) => {
  const service = await startService(t);
  const apply = await changer(service);
  const copy = await crawl(service);
  const seen = new Set<string>();

  await t.test("after random changes, what has changed and what is gone make it equal to a full crawl", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someChange, { minLength: 1, maxLength: 12 }), async (given) => {
        const since = await clockOf(service);
        for (const one of given) if ((await apply(one)) < 300) seen.add(one.change);
        await update(service, copy, since);
        assert.deepEqual(sorted(copy), sorted(await crawl(service)), JSON.stringify(given));
      }),
      // Shrinking would apply parts of the changes to what all of them have made.
      { numRuns: 40, endOnFailure: true },
    );
    assert.deepEqual([...seen].sort(), [...changes].sort());
  });

  await t.test("without a change since, it hears of nothing", async () => {
    const since = new Date(Date.parse(await clockOf(service)) + 1_000).toISOString();
    const heard = new Map(copy);
    await update(service, heard, since);
    assert.deepEqual(sorted(heard), sorted(copy));
    const { body } = await service.call("listAllEvents", { query: { updated_since: since } });
    assert.deepEqual(body.items, []);
  });
});
