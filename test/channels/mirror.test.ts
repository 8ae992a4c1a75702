import assert from "node:assert/strict";
import { test } from "tap";
import { queueReminders } from "../../src/community/notifications/kinds/event-facts.ts";
import { deleteOldRemovals } from "../../src/community/removals/queries.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { startCommunity } from "../support/fixtures.ts";
import {
  type Change,
  type Copy,
  checkAllChanges,
  crawl,
  createChanger,
  listsOf,
  sortedEntries,
} from "../support/mirror.ts";
import { listAll } from "../support/pages.ts";
import { type Request, type Service, startService } from "../support/service.ts";

/** Applies removals first, then changes, as the contract's introduction describes. Later states replace earlier ones. */
const updateCopy = async (service: Service, copy: Copy, since: string): Promise<void> => {
  const removals = await listAll(service, "listRemovals", { query: { since } });
  for (const { id } of removals) copy.delete(id);
  const alliances = await listAll(service, "listAlliances", {});
  for (const [id, request] of listsOf(alliances.map(({ slug }) => String(slug)))) {
    const query = { updated_since: since, sort: "recently_updated" };
    for (const item of await listAll(service, id, { ...request, query })) copy.set(item.id, item);
  }
};

const readDatabaseTime = async ({ sql }: Service): Promise<string> => {
  const [row] = await sql<{ now: string }[]>`select clock_timestamp() as now`;
  return row ? new Date(row.now).toISOString() : assert.fail();
};

test("a mirror needs no full crawl", async (t) => {
  const service = await startService(t);
  const { apply } = await createChanger(service);
  const copy = await crawl(service);
  const applied = new Set<string>();

  await t.test("the first crawl finds all public resources, including past events", async () => {
    const rows = await service.sql<{ id: string }[]>`
      select id from alliances union all select id from groups where active
      union all select events.id from events join groups on groups.id = group_id where active and status <> 'draft' and visibility = 'public'
      union all select jobs.id from jobs left join groups on groups.id = group_id
        where status = 'published' and expires_at > ${service.now.toISOString()} and (group_id is null or active)
      union all select id from landscape_entries where published`;
    assert.deepEqual([...copy.keys()].sort(), rows.map(({ id }) => id).sort());
  });

  await t.test("applying lists of changes and removals makes the copy equal to a full crawl", async () => {
    const follow = async (changes: Change[]) => {
      const since = await readDatabaseTime(service);
      for (const change of changes) if ((await apply(change)) < 300) applied.add(change.change);
      await updateCopy(service, copy, since);
      assert.deepEqual(sortedEntries(copy), sortedEntries(await crawl(service)), JSON.stringify(changes));
    };
    await checkAllChanges(follow, applied);
  });
});

test("removals", async (t) => {
  const service = await startCommunity(t);
  const { call, sql, as, ours: alliance, berlin: group } = service;
  const hoursFromNow = (hours: number) => new Date(service.now.getTime() + hours * 3_600_000);
  const list = async (query: Request["query"] = {}) => {
    const { status, body } = await call("listRemovals", { query: { since: "2026-09-01T00:00:00Z", ...query } });
    assert.equal(status, 200, JSON.stringify(body));
    return body.items as { type: string; id: string; removed_at: string }[];
  };
  const ids = async (query?: Request["query"]) => (await list(query)).map(({ id }) => id);
  const change = async (id: RouteId, request: Request) => {
    const { status } = await call(id, { ...request, as: as(service.root) });
    assert.equal(status, 200);
  };

  await t.test("list a job from its expiry, unless the expiry is postponed", async () => {
    const job = await service.job(alliance, { expires_at: hoursFromNow(1) });
    assert.deepEqual(await ids(), []);
    const expiresAt = hoursFromNow(-1).toISOString();
    await sql`update jobs set expires_at = ${expiresAt} where id = ${job.id}`;
    assert.deepEqual(await list(), [{ type: "job", id: job.id, removed_at: expiresAt.replace(".000Z", "Z") }]);
    await change("updateJob", { path: { job_id: job.id }, body: { expires_at: hoursFromNow(1) } });
    assert.deepEqual(await ids(), []);
  });

  await t.test("omit drafts and resources that were never public", async () => {
    const draft = await service.job(alliance, { status: "draft", title: "Draft" });
    await change("deleteJob", { path: { job_id: draft.id } });
    const entry = await service.entry(alliance, { published: false });
    await change("updateLandscapeEntry", { path: { entry_id: entry.id }, body: { summary: "Still hidden." } });
    assert.deepEqual(await ids(), []);
  });

  await t.test("list events and jobs of a group that becomes inactive, until it is active again", async () => {
    const event = await service.event(group);
    const job = await service.job(alliance, { group_id: group.id, title: "For the group" });
    await service.changeGroup(group, { active: false });
    assert.deepEqual((await ids()).sort(), [group.id, event.id, job.id].sort());
    assert.deepEqual(await ids({ type: ["job"] }), [job.id]);
    assert.deepEqual((await ids({ type: ["event", "group"] })).sort(), [group.id, event.id].sort());
    await service.changeGroup(group, { active: true });
    assert.deepEqual(await ids(), []);
  });

  await t.test("are paginated, earliest first, and neither older than since nor than 90 days", async () => {
    const jobs = [];
    for (const days of [100, 80, 10, 1]) {
      const { id } = await service.job(alliance, { title: `Of ${days} days` });
      await sql`update jobs set expires_at = ${hoursFromNow(-24 * days).toISOString()} where id = ${id}`;
      jobs.push(id);
    }
    const pages = await listAll(service, "listRemovals", { query: { since: "2020-01-01T00:00:00Z" } }, 1);
    assert.equal(pages.map(({ id }) => id).join(), jobs.slice(1).join());
    assert.deepEqual(await ids({ since: hoursFromNow(-24 * 5).toISOString() }), jobs.slice(3));
  });

  await t.test("are deleted after 90 days", async () => {
    const entry = await service.entry(alliance);
    await change("updateLandscapeEntry", { path: { entry_id: entry.id }, body: { published: false } });
    const countRows = async () => (await sql`select from resource_changes where id = ${entry.id}`).length;
    await deleteOldRemovals(service.db, { now: new Date(), batch: 500 });
    assert.equal(await countRows(), 1);
    await deleteOldRemovals(service.db, { now: new Date(Date.now() + 91 * 86_400_000), batch: 500 });
    assert.equal(await countRows(), 0);
  });
});

test("renaming a group during RSVPs, changes and reminders causes no deadlock", async (t) => {
  const service = await startCommunity(t, { poolSize: 8 });
  const { call, now, sql, as, person, appoint, ours, berlin: group } = service;
  const organizer = await person();
  await appoint(organizer, { group: group.id });
  const createEvening = async (count: number) => ({
    event: await service.event(group, { name: `Evening ${count}` }),
    guest: await person(),
  });
  const evenings = [await createEvening(0), await createEvening(1), await createEvening(2), await createEvening(3)];
  const job = await service.job(ours, { group_id: group.id });
  const startRound = (count: number) => [
    service.changeGroup(group, { name: `Name ${count}` }),
    call("updateJob", { path: { job_id: job.id }, body: { summary: `Summary ${count}` }, as: as(service.root) }),
    ...evenings.map(({ event }, index) => service.changeEvent(event, { summary: `Summary ${count} ${index}` })),
    ...evenings.map(({ event, guest }) => (count % 2 ? service.cancel(guest, event) : service.attend(guest, event))),
    sql`update users set show_as_organizer = ${count % 2 === 0} where id = ${organizer.id}`.then(() => ({
      status: 200,
    })),
    queueReminders(service.db, { leadMs: 48 * 3_600_000, now }).then(() => ({ status: 200 })),
  ];
  for (let count = 0; count < 25; count++) {
    const statuses = (await Promise.all(startRound(count))).map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([200]));
  }
});

test("lists the current organizers after concurrent changes of roles and settings", async (t) => {
  const { call, sql, person, appoint, ours, berlin } = await startCommunity(t, { poolSize: 8 });
  const [ada, ben] = [await person(), await person()];
  await appoint(ada, { group: berlin.id });
  for (let count = 0; count < 20; count++) {
    const isListed = count % 2 === 0;
    await Promise.all([
      sql`update users set show_as_organizer = ${isListed} where id = ${ada.id}`,
      isListed ? appoint(ben, { group: berlin.id }) : sql`delete from roles where user_id = ${ben.id}`,
    ]);
    const { body } = await call("getGroup", { path: { alliance: ours.slug, group_slug: berlin.slug } });
    const organizers = body.organizers.map(({ id }: { id: string }) => id);
    assert.deepEqual(organizers, isListed ? [ada.id] : []);
  }
});

test("a reminder does not change its event", async (t) => {
  const { call, sql, db, now, event, berlin } = await startCommunity(t);
  await event(berlin);
  await sql`update resource_changes set changed_at = '2026-01-01T00:00:00Z'`;
  assert.equal(await queueReminders(db, { leadMs: 48 * 3_600_000, now }), 1);
  const { body } = await call("listAllEvents", { query: { updated_since: "2026-01-02T00:00:00Z" } });
  assert.deepEqual(body.items, []);
});
