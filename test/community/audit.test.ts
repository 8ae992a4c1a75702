import assert from "node:assert/strict";
import { test } from "tap";
import type { Schemas } from "../../generated/contract.ts";
import { startCommunity } from "../support/fixtures.ts";
import { idsOf, listAll, valuesOf } from "../support/pages.ts";

type Entry = Schemas["AuditEntry"];

test("the audit log", async (t) => {
  const service = await startCommunity(t);
  const { callAs, call, sql, person, as, token } = service;
  const { root, alliance, group, event, job, entry, ours } = service;
  const path = { alliance: ours.slug };
  const listEntries = async (query: object = {}): Promise<Entry[]> =>
    (await call("listAuditEntries", { path, as: as(root), query: { limit: 100, ...query } })).body.items;
  const newestEntry = async (): Promise<Entry> => (await listEntries())[0] ?? assert.fail("no entry");

  await t.test("entries have the actor, token, action, time, and the old and new values (criterion 48)", async () => {
    const berlin = await group(ours, { city: "Berlin" });
    const created = await newestEntry();
    assert.deepEqual(
      { ...created, id: "", changes: created.changes.filter(({ field }) => field === "city" || field === "name") },
      {
        id: "",
        action: "createGroup",
        actor: { id: root.id, name: "Ada Berger" },
        token_id: null,
        subject: { type: "group", id: berlin.id, name: "Cloud Native Berlin" },
        changes: [
          { field: "name", before: null, after: "Cloud Native Berlin" },
          { field: "city", before: null, after: "Berlin" },
        ],
        created_at: "2026-11-20T12:00:00Z",
      },
    );
    const { id, headers } = await token(root, { scopes: ["admin:groups"] });
    const groupPath = { ...path, group_id: berlin.id };
    const body = { city: null, tags: ["ebpf"], name: "Cloud Native Berlin" };
    await call("updateGroup", { path: groupPath, body, headers: { ...headers } });
    const changed = await newestEntry();
    assert.equal(changed.token_id, id);
    assert.deepEqual(changed.changes, [
      { field: "city", before: "Berlin", after: null },
      { field: "tags", before: [], after: ["ebpf"] },
    ]);
  });

  await t.test("each change by an administrator adds one entry; an empty or rejected change adds none", async () => {
    const ada = await person();
    const berlin = await group(ours);
    const meetup = await event(berlin);
    const open = await job(ours);
    const empty = await group(ours, { name: "Empty" });
    const draft = await event(berlin, { status: "draft" });
    const kite = await entry(ours);
    const operations = [
      ["updateAlliance", path, { description: "Ours" }],
      ["updateEvent", { event_id: meetup.id }, { summary: "Soon" }],
      ["updateJob", { job_id: open.id }, { summary: "Boring." }],
      ["updateLandscapeEntry", { entry_id: kite.id }, { summary: "Wind." }],
      ["grantAllianceAdmin", { ...path, user_id: ada.id }, undefined],
      ["revokeAllianceAdmin", { ...path, user_id: ada.id }, undefined],
      ["grantGroupAdmin", { ...path, group_id: berlin.id, user_id: ada.id }, undefined],
      ["revokeGroupAdmin", { ...path, group_id: berlin.id, user_id: ada.id }, undefined],
      ["deleteLandscapeEntry", { entry_id: kite.id }, undefined],
      ["deleteEvent", { event_id: draft.id }, undefined],
      ["deleteGroup", { ...path, group_id: empty.id }, undefined],
      ["deleteJob", { job_id: open.id }, undefined],
    ] as const;
    const before = await listEntries();
    assert.deepEqual(valuesOf(before.slice(0, 4), "action"), [
      "createLandscapeEntry",
      "createEvent",
      "createGroup",
      "createJob",
    ]);
    for (const [id, itemPath, body] of operations) {
      assert.equal((await callAs(root, id, itemPath, body)).status, 200, id);
      assert.equal((await newestEntry()).action, id);
      if (id.startsWith("delete")) continue;
      assert.equal((await callAs(root, id, itemPath, body)).status, 200, id);
    }
    assert.equal((await listEntries()).length, before.length + operations.length);
    assert.equal((await callAs(ada, "updateEvent", { event_id: meetup.id }, {})).status, 403);
    assert.equal((await listEntries()).length, before.length + operations.length);
    assert.deepEqual((await newestEntry()).subject, { type: "job", id: open.id, name: "Site reliability engineer" });
    const [role] = await listEntries({ subject_id: ada.id });
    assert.equal(role?.subject.type, "user");
  });

  await t.test("pages by cursor, and filters by subject; returns 400 for another list's cursor", async () => {
    const all = await listEntries();
    const ids = (await listAll(service, "listAuditEntries", { path, as: as(root) }, 3)).map(({ id }) => id);
    assert.deepEqual(ids, idsOf(all));
    const subject = all.at(-1)?.subject.id ?? "";
    const expected = all.filter((candidate) => candidate.subject.id === subject);
    assert.deepEqual(await listEntries({ subject_id: subject }), expected);
    const page = await call("listAuditEntries", { path, as: as(root), query: { limit: 3 } });
    const otherAlliance = await alliance({ name: "Other" });
    const request = { path: { alliance: otherAlliance.slug }, as: as(root), query: { cursor: page.body.next_cursor } };
    assert.equal((await call("listAuditEntries", request)).status, 400);
  });

  await t.test("an alliance's log has no entries of another alliance (criterion 36)", async () => {
    const otherAlliance = await alliance({ name: "Apart" });
    const { body } = await callAs(root, "listAuditEntries", { alliance: otherAlliance.slug });
    const names = body.items.map(({ subject }: Entry) => subject.name);
    assert.deepEqual(names, ["Apart"]);
  });

  await t.test("an entry outlives its subject and its actor", async () => {
    const ada = await person();
    await callAs(root, "grantAllianceAdmin", { ...path, user_id: ada.id });
    const { id: subject_id } = await job(ours, { title: "Short-lived" }, ada);
    assert.equal((await callAs(ada, "deleteJob", { job_id: subject_id })).status, 200);
    const actors = (await listEntries({ subject_id })).map(({ actor }) => actor?.id);
    assert.deepEqual(actors, [ada.id, ada.id]);
    await sql`delete from users where id = ${ada.id}`;
    assert.deepEqual(
      (await listEntries({ subject_id })).map(({ action, actor, subject }) => ({ action, actor, name: subject.name })),
      [
        { action: "deleteJob", actor: { id: ada.id, name: "Deleted user" }, name: "Short-lived" },
        { action: "createJob", actor: { id: ada.id, name: "Deleted user" }, name: "Short-lived" },
      ],
    );
  });
});
