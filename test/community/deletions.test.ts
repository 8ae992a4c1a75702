import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";

test("deleting drafts and empty groups", async (t) => {
  const service = await startCommunity(t, { poolSize: 8 });
  const { callAs, call, sql, person, as, appoint } = service;
  const { root, group, event, job, eventText, jobText, join, ours } = service;
  const admin = as(root);

  const groupPath = (id: string) => ({ alliance: ours.slug, group_id: id });
  const newestEntry = async () => {
    const { body } = await call("listAuditEntries", { path: { alliance: ours.slug }, as: admin, query: { limit: 1 } });
    return body.items[0];
  };

  await t.test("deletes a draft, frees its slug, and records the deletion", async () => {
    const berlin = await group(ours);
    const draft = await event(berlin, { status: "draft", slug: "typo" });
    const { status, body } = await callAs(root, "deleteEvent", { event_id: draft.id });
    assert.equal(status, 200);
    assert.deepEqual(body, { id: draft.id, deleted: true });
    assert.equal((await callAs(root, "getEventById", { event_id: draft.id })).status, 404);
    assert.equal((await callAs(root, "deleteEvent", { event_id: draft.id })).status, 404);
    const { action, subject, changes } = await newestEntry();
    assert.deepEqual([action, subject], ["deleteEvent", { type: "event", id: draft.id, name: "Winter meetup" }]);
    const slugChange = changes.find(({ field }: { field: string }) => field === "slug");
    assert.deepEqual(slugChange, { field: "slug", before: "typo", after: null });
    assert.equal((await event(berlin, { slug: "typo" })).slug, "typo");
  });

  await t.test("returns 409 for an event that has been published, even if it is canceled", async () => {
    const published = await event(await group(ours));
    const path = { event_id: published.id };
    for (const state of ["published", "canceled"]) {
      await callAs(root, "updateEvent", path, { status: state });
      const { status, body, headers } = await callAs(root, "deleteEvent", path);
      assert.deepEqual([status, headers["x-error-code"]], [409, "event_not_draft"]);
      assert.match(body.error, new RegExp(`the event is ${state}; cancel it instead`));
    }
  });

  await t.test("deletes an empty group with its administrators' roles, and updates the alliance's count", async () => {
    const readGroupCount = async () => (await call("getAlliance", { path: { alliance: ours.slug } })).body.group_count;
    const before = await readGroupCount();
    const [empty, inactive] = [await group(ours, { slug: "empty" }), await group(ours, { active: false })];
    const organizer = await person();
    await appoint(organizer, { group: empty.id });
    assert.equal(await readGroupCount(), before + 1);
    for (const { id } of [empty, inactive])
      assert.equal((await callAs(root, "deleteGroup", groupPath(id))).status, 200);
    assert.equal(await readGroupCount(), before);
    const { body } = await callAs(organizer, "getMe");
    assert.deepEqual(body.roles, []);
    assert.equal((await newestEntry()).action, "deleteGroup");
    const removed = await call("listRemovals", { query: { since: "2026-01-01T00:00:00Z", type: ["group"] } });
    assert.ok(removed.body.items.some(({ id }: { id: string }) => id === empty.id));
    assert.equal((await group(ours, { slug: "empty" })).slug, "empty");
  });

  await t.test("returns 409 with the counts of members, events and jobs for a group that is not empty", async () => {
    const nonEmpty = await group(ours);
    await event(nonEmpty, { status: "draft" });
    await job(ours, { group_id: nonEmpty.id, status: "draft" });
    for (const member of [await person(), await person()]) await join(member, nonEmpty);
    const { status, body, headers } = await callAs(root, "deleteGroup", groupPath(nonEmpty.id));
    assert.deepEqual([status, headers["x-error-code"]], [409, "group_not_empty"]);
    assert.match(body.error, /the group has 2 members, 1 event, 1 job; make it inactive instead/);
  });

  await t.test("either the deletion of a group or concurrent additions to it are rejected, without a 500", async () => {
    const member = await person();
    const candidate = await person();
    for (let round = 0; round < 6; round++) {
      const { id } = await group(ours);
      const [removal, ...others] = await Promise.all([
        callAs(root, "deleteGroup", groupPath(id)),
        callAs(member, "joinGroup", groupPath(id)),
        callAs(root, "createEvent", { group_id: id }, { ...eventText, status: "draft" }),
        callAs(root, "createJob", {}, { ...jobText, alliance: ours.slug, group_id: id }),
        callAs(root, "grantGroupAdmin", { ...groupPath(id), user_id: candidate.id }),
      ]);
      const isGone = removal.status === 200;
      assert.ok(isGone || removal.status === 409, `${removal.status}`);
      for (const { status } of others) assert.ok([200, 201, 400, 404].includes(status), `${status}`);
      assert.equal((await sql`select from groups where id = ${id}`).length, isGone ? 0 : 1);
    }
  });
});
