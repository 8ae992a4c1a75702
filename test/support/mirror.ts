import assert from "node:assert/strict";
import fc from "fast-check";
import type { OperationId } from "../../src/server/http/contract.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { operations } from "./contract.ts";
import type { Person } from "./people.ts";
import type { Request, Service } from "./service.ts";

/* A copy of all that is public, or that a credential shows, and changes of it. */

export type Resource = { id: string; [field: string]: unknown };

/** The lists that the introduction of the document names for the first crawl, with their queries. */
const firstCrawl = (() => {
  const introduction = String(Object(contractDocument().info).description);
  const [, section = ""] = introduction.split("# Keeping a copy\n");
  return Array.from(section.matchAll(/^- `GET ([^?`]+)\?([^`]+)`/gm), ([, path = "", query = ""]) => {
    const operation = operations.find((one) => one.method === "GET" && one.path === path) ?? assert.fail(path);
    return { id: operation.operationId, path, query: Object.fromEntries(new URLSearchParams(query)) };
  });
})();

type Lists = [id: OperationId, request: Request][];

/** The same for these alliances. */
export const listsOf = (alliances: string[], lists = firstCrawl): Lists =>
  lists.flatMap(
    ({ id, path, query }): Lists =>
      path.includes("{alliance}")
        ? alliances.map((alliance) => [id, { path: { alliance }, query }])
        : [[id, { query }]],
  );

/** What these lists show to administrators only. */
const hiddenQueries: Record<string, object> = {
  listGroups: { active: false },
  listAllEvents: { status: ["draft"] },
  listJobs: { status: ["draft", "closed"] },
  listLandscapeEntries: { published: false },
};

const hiddenLists = firstCrawl.flatMap((list) =>
  hiddenQueries[list.id] ? [{ ...list, query: { ...list.query, ...hiddenQueries[list.id] } }] : [],
);

export const everything = async <Item>({ call }: Service, id: OperationId, request: Request): Promise<Item[]> => {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...request.query, cursor };
    const { status, body } = await call(id, { ...request, query });
    assert.equal(status, 200, JSON.stringify(body));
    items.push(...body.items);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return items;
};

export type Copy = Map<string, Resource>;

type Headers = Record<string, string>;

/** What a full crawl finds, and what only a credential shows, if there is one. */
export const crawl = async (service: Service, headers?: Headers): Promise<Copy> => {
  const copy: Copy = new Map();
  const alliances = (await everything<Resource>(service, "listAlliances", {})).map(({ slug }) => String(slug));
  const hidden: Lists = [];
  for (const [id, request] of headers ? listsOf(alliances, hiddenLists) : []) {
    const { status } = await service.call(id, { ...request, ...(headers && { headers }) });
    if (status !== 403) hidden.push([id, request]);
  }
  for (const [id, request] of [...listsOf(alliances), ...hidden])
    for (const item of await everything<Resource>(service, id, { ...request, ...(headers && { headers }) }))
      copy.set(item.id, item);
  return copy;
};

export const sorted = (copy: Copy): [string, Resource][] => [...copy].sort(([a], [b]) => (a < b ? -1 : 1));

export const changes = [
  "renameAlliance",
  "renameGroup",
  "switchGroup",
  "renameEvent",
  "publishEvent",
  "cancelEvent",
  "createEvent",
  "deleteEvent",
  "attend",
  "cancelAttendance",
  "join",
  "leave",
  "createJob",
  "draftJob",
  "renameJob",
  "closeJob",
  "deleteJob",
  "draftEntry",
  "renameEntry",
  "switchEntry",
  "deleteEntry",
  "deleteGroup",
  "renamePerson",
  "showOrganizer",
  "grant",
  "revoke",
] as const;

export type Change = { change: (typeof changes)[number]; pick: number; text: string };

export const someChange: fc.Arbitrary<Change> = fc.record({
  change: fc.constantFrom(...changes),
  pick: fc.nat({ max: 9_999 }),
  text: fc.stringMatching(/^[A-Z][a-z]{2,12}$/),
});

/** Carries out changes as an administrator of everything and members do; those that are refused change nothing. */
export const changer = async (service: Service) => {
  const { call, sql, person, appoint, as, session } = service;
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

  const apply = async ({ change, pick, text }: Change): Promise<number> => {
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
        case "deleteEvent":
          return byRoot("deleteEvent", { path: eventPath });
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
        case "draftJob":
          return by(member, "createJob", {
            body: {
              alliance,
              group_id: inGroup.group_id,
              title: text,
              company_name: text,
              summary: text,
              description: text,
              employment_type: "contract",
              status: "draft",
            },
          });
        case "renameJob":
          return byRoot("updateJob", {
            path: { job_id: (await one("jobs", pick))["id"] ?? "" },
            body: { title: text },
          });
        case "closeJob": {
          const job = await one("jobs", pick);
          const status = job["status"] === "published" ? "closed" : "published";
          return byRoot("updateJob", { path: { job_id: job["id"] ?? "" }, body: { status } });
        }
        case "deleteJob":
          return byRoot("deleteJob", { path: { job_id: (await one("jobs", pick))["id"] ?? "" } });
        case "draftEntry":
          return by(member, "createLandscapeEntry", {
            body: { alliance, name: text, kind: "startup", summary: text, published: false },
          });
        case "renameEntry":
          return byRoot("updateLandscapeEntry", {
            path: { entry_id: (await one("landscape_entries", pick))["id"] ?? "" },
            body: { name: text },
          });
        case "switchEntry": {
          const entry = await one("landscape_entries", pick);
          const body = { published: !entry["published"] };
          return byRoot("updateLandscapeEntry", { path: { entry_id: entry["id"] ?? "" }, body });
        }
        case "deleteEntry":
          return byRoot("deleteLandscapeEntry", {
            path: { entry_id: (await one("landscape_entries", pick))["id"] ?? "" },
          });
        case "deleteGroup": {
          const { body: group } = await byRoot("createGroup", {
            path: { alliance },
            body: { name: text, description: text, active: pick % 2 === 0 },
          });
          return byRoot("deleteGroup", { path: { alliance, group_id: group.id } });
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
  return { apply, root, members };
};
