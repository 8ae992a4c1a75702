import assert from "node:assert/strict";
import { test } from "tap";
import type { OperationId } from "../../src/server/http/contract.ts";
import { operations } from "../support/contract.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

test("Idempotency-Key", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, as } = service;
  const { root, alliance, group, event, job, eventText, jobText, entryText } = await things(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const open = await job(ours);
  const meetup = await event(berlin);
  const inBerlin = { alliance: ours.slug, group_id: berlin.id };
  const reportText = { subject_type: "job", reason: "misleading", text: "It is a school." };
  const creations: [OperationId, Record<string, string>, object, object][] = [
    ["createAlliance", {}, { name: "New", description: "…" }, { name: "Newer", description: "…" }],
    ["createGroup", { alliance: ours.slug }, { name: "New", description: "…" }, { name: "Newer", description: "…" }],
    ["createEvent", { group_id: berlin.id }, eventText, { ...eventText, name: "Newer" }],
    ["createJob", {}, { ...jobText, alliance: ours.slug }, { ...jobText, alliance: ours.slug, title: "Newer" }],
    [
      "createLandscapeEntry",
      {},
      { ...entryText, alliance: ours.slug },
      { ...entryText, alliance: ours.slug, name: "Newer" },
    ],
    [
      "createReport",
      {},
      { ...reportText, subject_id: open.id },
      { ...reportText, subject_id: open.id, reason: "spam" },
    ],
    ["applyToJob", { job_id: open.id }, { note: "Please" }, { note: "Please!" }],
    ["inviteToAlliance", { alliance: ours.slug }, { email: "noor@example.org" }, { email: "tomas@example.org" }],
    ["inviteToGroup", inBerlin, { email: "noor@example.org" }, { email: "tomas@example.org" }],
    ["inviteToEvent", { event_id: meetup.id }, { email: "noor@example.org" }, { email: "tomas@example.org" }],
  ];

  await t.test("every creating operation accepts it", async () => {
    const takers = operations.filter((operation) =>
      operation.parameters?.some(({ $ref }) => $ref?.endsWith("/IdempotencyKeyParameter")),
    );
    assert.deepEqual(
      takers.map(({ operationId }) => operationId).sort(),
      // The others make a secret, have no body or a picture, or send messages: their own tests repeat them.
      [
        ...creations.map(([id]) => id),
        ...["createToken", "createCalendarAddress", "createWebhook", "testWebhook", "createUpload", "copyEvent"],
        ...["sendEventMessage", "sendGroupMessage"],
      ].sort(),
    );
  });

  for (const [id, path, body, otherBody] of creations) {
    await t.test(
      `${id}: the first response again, 422 to another body, and each user has keys of their own`,
      async () => {
        const key = `${id}-once`;
        const send = (sent: object, who = root) =>
          call(id, { path, body: sent, as: as(who), headers: { "idempotency-key": key } });
        const first = await send(body);
        assert.equal(first.status, 201);
        const second = await send(body);
        assert.deepEqual([second.status, second.body], [201, first.body]);
        for (const name of ["location", "etag"]) assert.equal(second.headers[name], first.headers[name]);
        assert.equal((await send(otherBody)).status, 422);
        const other = await person();
        if (id !== "applyToJob")
          await call("grantAllianceAdmin", { path: { alliance: ours.slug, user_id: other.id }, as: as(root) });
        assert.equal((await send(otherBody, other)).status, id === "createAlliance" ? 403 : 201);
      },
    );

    await t.test(`criterion 41: ${id}: identical concurrent requests create one resource`, async () => {
      const who = id === "applyToJob" ? await person() : root;
      const headers = { "idempotency-key": `${id}-at-once` };
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => call(id, { path, body, as: as(who), headers })),
      );
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(responses.map((response) => response.body.id)).size, 1);
    });
  }

  await t.test("409 to a link that was made before: its secret is not stored", async () => {
    for (const [id, path] of [
      ["inviteToAlliance", { alliance: ours.slug }],
      ["inviteToGroup", inBerlin],
    ] as const) {
      const headers = { "idempotency-key": `${id}-link` };
      const send = () => call(id, { path, body: { max_uses: 3 }, as: as(root), headers });
      assert.equal((await send()).status, 201);
      const again = await send();
      assert.equal(again.status, 409);
      assert.equal(again.headers["x-error-code"], "idempotency_key_reused");
    }
  });

  await t.test("422 to a message to a group with the key of another", async () => {
    await call("joinGroup", { path: inBerlin, as: as(await person()) });
    const headers = { "idempotency-key": "message" };
    const send = (text: string) =>
      call("sendGroupMessage", { path: inBerlin, body: { subject: "News", text }, as: as(root), headers });
    assert.equal((await send("We have a room.")).status, 202);
    assert.equal((await send("We have none.")).status, 422);
  });

  await t.test("criterion 36: 422 to the same key under another path", async () => {
    const lisbon = await group(ours, { name: "Lisbon" });
    const send = (at: string) =>
      call("createEvent", {
        path: { group_id: at },
        body: eventText,
        as: as(root),
        headers: { "idempotency-key": "elsewhere" },
      });
    assert.equal((await send(berlin.id)).status, 201);
    assert.equal((await send(lisbon.id)).status, 422);
  });

  await t.test("refusals are not stored, and responses no longer than 24 hours", async () => {
    const headers = { "idempotency-key": "again" };
    const send = (more: object, by = service) =>
      by.call("createGroup", {
        path: { alliance: ours.slug },
        as: as(root),
        headers,
        body: { name: "Again", description: "…", ...more },
      });
    assert.equal((await send({ slug: berlin.slug })).status, 409);
    const first = await send({});
    assert.equal(first.status, 201);
    const dayLater = await service.again({ clock: () => new Date(service.now.getTime() + 86_400_000) });
    const second = await send({}, dayLater);
    assert.equal(second.status, 201);
    assert.notEqual(second.body.id, first.body.id);
  });

  await t.test("400 to an invalid key; no stored response to a user who lost the role", async () => {
    const ada = await person();
    const path = { alliance: ours.slug, user_id: ada.id };
    await call("grantAllianceAdmin", { path, as: as(root) });
    const send = (key: string) =>
      call("createGroup", {
        path: { alliance: ours.slug },
        as: as(ada),
        headers: { "idempotency-key": key },
        body: { name: "Mine", description: "…" },
      });
    assert.equal((await send("x".repeat(256))).status, 400);
    assert.equal((await send("mine")).status, 201);
    await call("revokeAllianceAdmin", { path, as: as(root) });
    assert.equal((await send("mine")).status, 403);
    assert.equal((await sql`select * from idempotency_keys where user_id = ${ada.id}`).length, 1);
  });
});
