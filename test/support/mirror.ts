import assert from "node:assert/strict";
import fc from "fast-check";
import type { RouteId } from "../../src/server/http/contract.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { runCount } from "./arbitraries.ts";
import { operations } from "./contract.ts";
import { listAll } from "./pages.ts";
import type { Person } from "./people.ts";
import type { Request, Service, ServiceResponse } from "./service.ts";

/* A client's copy of all resources that are public or visible with a credential, and random changes of resources. */

type Resource = { id: string; [field: string]: unknown };

/** The lists that the introduction of the document names for the first crawl, with their queries. */
const firstCrawl = (() => {
  const introduction = String(Object(contractDocument().info).description);
  const [, section = ""] = introduction.split("# Mirroring\n");
  const lists = Array.from(section.matchAll(/^- `GET ([^?`]+)\?([^`]+)`/gm), ([, path = "", query = ""]) => {
    const operation =
      operations.find((operation) => operation.method === "GET" && operation.path === path) ?? assert.fail(path);
    return { id: operation.operationId, path, query: Object.fromEntries(new URLSearchParams(query)) };
  });
  assert.ok(lists.length > 0, "the introduction names no lists");
  return lists;
})();

type Lists = [id: RouteId, request: Request][];

/** The requests that list the resources of these alliances. */
export const listsOf = (alliances: string[], lists = firstCrawl): Lists =>
  lists.flatMap(
    ({ id, path, query }): Lists =>
      path.includes("{alliance}")
        ? alliances.map((alliance) => [id, { path: { alliance }, query }])
        : [[id, { query }]],
  );

/** Queries for resources that are hidden from the public, by the operation that lists them. */
const hiddenQueries: Record<string, object[]> = {
  listGroups: [{ active: false }],
  listAllEvents: [{ status: ["draft"] }, { visibility: ["unlisted", "members"], include: ["viewer"] }],
  listJobs: [{ status: ["draft", "closed"] }],
  listLandscapeEntries: [{ published: false }],
};

const hiddenLists = firstCrawl.flatMap((list) =>
  (hiddenQueries[list.id] ?? []).map((query) => ({ ...list, query: { ...list.query, ...query } })),
);

/** The change feed leaves out events that the caller sees only as a member or an attendee. */
const isMirrored = ({ viewer }: Resource): boolean => viewer === undefined || Object(viewer).can_edit;

const withoutViewer = ({ viewer: _, ...item }: Resource): Resource => item;

export type Copy = Map<string, Resource>;

type Headers = Record<string, string>;

/** Results of a full crawl, with hidden resources if there is a credential. */
export const crawl = async (service: Service, headers?: Headers): Promise<Copy> => {
  const copy: Copy = new Map();
  const alliances = (await listAll(service, "listAlliances", {})).map(({ slug }) => String(slug));
  const hidden: Lists = [];
  for (const [id, request] of headers ? listsOf(alliances, hiddenLists) : []) {
    const { status } = await service.call(id, { ...request, ...(headers && { headers }) });
    if (status !== 403) hidden.push([id, request]);
  }
  for (const [id, request] of [...listsOf(alliances), ...hidden])
    for (const item of await listAll(service, id, { ...request, ...(headers && { headers }) }))
      if (isMirrored(item)) copy.set(item.id, withoutViewer(item));
  return copy;
};

export const sortedEntries = (copy: Copy): [string, Resource][] => [...copy].sort(([a], [b]) => (a < b ? -1 : 1));

type Row = Record<string, string>;

type Send = (id: RouteId, request: Request) => Promise<ServiceResponse>;

/** Randomly chosen resources, and functions that send requests as an administrator or a member. */
type Scene = {
  pick: number;
  text: string;
  now: Date;
  byRoot: Send;
  byMember: Send;
  memberId: string;
  updateProfile(role: "root" | "member", body: object): Promise<ServiceResponse>;
  alliance: string;
  group: Row;
  inGroup: { alliance: string; group_id: string };
  event: { path: { event_id: string } };
  atEvent: { path: { alliance: string; event_id: string } };
  job(): Promise<Row>;
  entry(): Promise<Row>;
};

const jobPath = ({ id = "" }: Row) => ({ job_id: id });
const entryPath = ({ id = "" }: Row) => ({ entry_id: id });
const newJob = ({ alliance, text }: Scene) => ({
  alliance,
  title: text,
  company_name: text,
  summary: text,
  description: text,
  employment_type: "contract",
});

const changeActions = {
  renameAlliance: ({ byRoot, alliance, text }) =>
    byRoot("updateAlliance", { path: { alliance }, body: { name: text } }),
  renameGroup: ({ byRoot, inGroup, text }) => byRoot("updateGroup", { path: inGroup, body: { name: text } }),
  switchGroup: ({ byRoot, inGroup, group }) =>
    byRoot("updateGroup", { path: inGroup, body: { active: !group["active"] } }),
  renameEvent: ({ byRoot, event, text }) => byRoot("updateEvent", { ...event, body: { name: text } }),
  publishEvent: ({ byRoot, event }) => byRoot("updateEvent", { ...event, body: { status: "published" } }),
  hideEvent: ({ byRoot, event, pick }) =>
    byRoot("updateEvent", { ...event, body: { visibility: ["public", "unlisted", "members"][pick % 3] } }),
  cancelEvent: ({ byRoot, event }) => byRoot("updateEvent", { ...event, body: { status: "canceled" } }),
  createEvent: ({ byRoot, inGroup, text, pick, now }) => {
    const [starts_at, ends_at] = [24, 25].map((hours) => new Date(now.getTime() + hours * 3_600_000).toISOString());
    const status = pick % 2 ? "published" : "draft";
    const body = { name: text, description: text, kind: "virtual", status, starts_at, ends_at, timezone: "UTC" };
    return byRoot("createEvent", { path: { group_id: inGroup.group_id }, body });
  },
  deleteEvent: ({ byRoot, event }) => byRoot("deleteEvent", event),
  attend: ({ byMember, atEvent }) => byMember("attendEvent", atEvent),
  cancelAttendance: ({ byMember, atEvent }) => byMember("cancelAttendance", atEvent),
  join: ({ byMember, inGroup, text }) => byMember("joinGroup", { path: inGroup, body: { answer: text } }),
  leave: ({ byMember, inGroup }) => byMember("leaveGroup", { path: inGroup }),
  createJob: (scene) => {
    const group_id = scene.pick % 2 ? scene.inGroup.group_id : null;
    const status = scene.pick % 3 ? "published" : "draft";
    return scene.byRoot("createJob", { body: { ...newJob(scene), group_id, status } });
  },
  draftJob: (scene) =>
    scene.byMember("createJob", { body: { ...newJob(scene), group_id: scene.inGroup.group_id, status: "draft" } }),
  renameJob: async ({ byRoot, job, text }) =>
    byRoot("updateJob", { path: jobPath(await job()), body: { title: text } }),
  closeJob: async (scene) => {
    const job = await scene.job();
    const status = job["status"] === "published" ? "closed" : "published";
    return scene.byRoot("updateJob", { path: jobPath(job), body: { status } });
  },
  deleteJob: async ({ byRoot, job }) => byRoot("deleteJob", { path: jobPath(await job()) }),
  draftEntry: ({ byMember, alliance, text }) =>
    byMember("createLandscapeEntry", {
      body: { alliance, name: text, kind: "startup", summary: text, published: false },
    }),
  renameEntry: async ({ byRoot, entry, text }) =>
    byRoot("updateLandscapeEntry", { path: entryPath(await entry()), body: { name: text } }),
  switchEntry: async (scene) => {
    const entry = await scene.entry();
    return scene.byRoot("updateLandscapeEntry", { path: entryPath(entry), body: { published: !entry["published"] } });
  },
  deleteEntry: async ({ byRoot, entry }) => byRoot("deleteLandscapeEntry", { path: entryPath(await entry()) }),
  deleteGroup: async ({ byRoot, alliance, text, pick }) => {
    const body = { name: text, description: text, active: pick % 2 === 0 };
    const { body: group } = await byRoot("createGroup", { path: { alliance }, body });
    return byRoot("deleteGroup", { path: { alliance, group_id: group.id } });
  },
  renamePerson: ({ updateProfile, pick, text }) => updateProfile(pick % 2 ? "root" : "member", { name: text }),
  showOrganizer: ({ updateProfile, pick }) => updateProfile("member", { show_as_organizer: pick % 4 > 0 }),
  grant: ({ byRoot, inGroup, memberId }) => byRoot("grantGroupAdmin", { path: { ...inGroup, user_id: memberId } }),
  revoke: ({ byRoot, inGroup, memberId }) => byRoot("revokeGroupAdmin", { path: { ...inGroup, user_id: memberId } }),
} satisfies Record<string, (scene: Scene) => Promise<ServiceResponse>>;

type ChangeName = keyof typeof changeActions;

const changes = Object.keys(changeActions).filter((name): name is ChangeName => name in changeActions);

export type Change = { change: ChangeName; pick: number; text: string };

const randomChange: fc.Arbitrary<Change> = fc.record({
  change: fc.constantFrom(...changes),
  pick: fc.nat({ max: 9_999 }),
  text: fc.stringMatching(/^[A-Z][a-z]{2,12}$/),
});

/** Applies changes as an administrator of all alliances, or as a member. Rejected changes have no effect. */
export const createChanger = async (service: Service) => {
  const { call, sql, person, appoint, as, session, now } = service;
  const root = await person();
  await appoint(root, { alliance: null });
  const members = [await person(), await person(), await person()];
  const pickRow = async (table: string, pick: number): Promise<Row> => {
    const rows = await sql`select * from ${sql(table)} order by id`;
    return rows[pick % rows.length] ?? assert.fail(table);
  };
  const slugOf = async (allianceId: string | undefined): Promise<string> => {
    const [row] = await sql<{ slug: string }[]>`select slug from alliances where id = ${allianceId ?? ""}`;
    return row?.slug ?? assert.fail();
  };
  const sendAs =
    (user: Person): Send =>
    (id, request) =>
      call(id, { ...request, as: as(user) });

  const apply = async ({ change, pick, text }: Change): Promise<number> => {
    const member = members[pick % members.length] ?? assert.fail();
    const group = await pickRow("groups", pick);
    const { id: event_id = "", alliance_id } = await pickRow("events", pick);
    const alliance = await slugOf(group["alliance_id"]);
    const { status, body } = await changeActions[change]({
      ...{ pick, text, now, alliance, group },
      byRoot: sendAs(root),
      byMember: sendAs(member),
      memberId: member.id,
      updateProfile: async (role, body) => (await session(role === "root" ? root : member)).call("updateMe", { body }),
      inGroup: { alliance, group_id: group["id"] ?? "" },
      event: { path: { event_id } },
      atEvent: { path: { alliance: await slugOf(alliance_id), event_id } },
      job: () => pickRow("jobs", pick),
      entry: () => pickRow("landscape_entries", pick),
    });
    assert.ok(status < 500 && status !== 400 && status !== 401, `${change} ${status} ${JSON.stringify(body)}`);
    return status;
  };
  return { apply, root, members };
};

/** Calls `follow` with random changes, then with each kind of change that is not `used` yet, because most of them are rejected. */
export const checkAllChanges = async (
  follow: (changes: Change[], isAway: boolean) => Promise<void>,
  used: Set<string>,
) => {
  const input = fc.array(randomChange, { minLength: 1, maxLength: 12 });
  // Shrinking would apply some of the changes again, to data that all of them have already changed.
  await fc.assert(fc.asyncProperty(input, fc.boolean(), follow), {
    numRuns: runCount(40),
    endOnFailure: true,
    includeErrorInReport: true,
  });
  for (const change of changes)
    for (let pick = 0; !used.has(change) && pick < 200; pick++) await follow([{ change, pick, text: "Late" }], false);
  assert.deepEqual([...used].sort(), [...changes].sort());
};
