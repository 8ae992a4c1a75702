import assert from "node:assert/strict";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { operations } from "../support/contract.ts";
import { createFixtures } from "../support/fixtures.ts";
import { requireError } from "../support/responses.ts";
import { type Request, startService } from "../support/service.ts";

test("Idempotency-Key", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, as } = service;
  const { root, alliance, group, event, job, eventText, jobText, entryText } = await createFixtures(service);
  const home = await alliance();
  const berlin = await group(home);
  const openJob = await job(home);
  const meetup = await event(berlin);
  const inBerlin = { alliance: home.slug, group_id: berlin.id };
  const reportText = { subject_type: "job", reason: "misleading", text: "It is a school." };
  const inHome = { alliance: home.slug };
  const fields = { name: "New", description: "…" };
  const [noor, tomas] = [{ email: "noor@example.org" }, { email: "tomas@example.org" }];
  const creations: { id: RouteId; path?: Record<string, string>; body: object; change: object }[] = [
    { id: "createAlliance", body: fields, change: { name: "Newer" } },
    { id: "createGroup", path: inBerlin, body: fields, change: { name: "Newer" } },
    { id: "createEvent", path: inBerlin, body: eventText, change: { name: "Newer" } },
    { id: "createJob", body: { ...jobText, ...inHome }, change: { title: "Newer" } },
    { id: "createLandscapeEntry", body: { ...entryText, ...inHome }, change: { name: "Newer" } },
    { id: "createReport", body: { ...reportText, subject_id: openJob.id }, change: { reason: "spam" } },
    { id: "applyToJob", path: { job_id: openJob.id }, body: { note: "Please" }, change: { note: "Please!" } },
    { id: "inviteToAlliance", path: inBerlin, body: noor, change: tomas },
    { id: "inviteToGroup", path: inBerlin, body: noor, change: tomas },
    { id: "inviteToEvent", path: { event_id: meetup.id }, body: noor, change: tomas },
  ];
  /** Sends a request with an idempotency key, by default as the administrator of all alliances. */
  const send = (key: string, id: RouteId, request: Request, user = root) =>
    call(id, { as: as(user), headers: { "idempotency-key": key }, ...request });

  await t.test("every creating operation accepts an idempotency key", async () => {
    const keyedOperations = operations.filter((operation) =>
      operation.parameters?.some(({ $ref }) => $ref?.endsWith("/IdempotencyKeyParameter")),
    );
    assert.deepEqual(
      keyedOperations.map(({ operationId }) => operationId).sort(),
      // Operations that create secrets, have no JSON body, send messages, add people, or request groups have tests of their own.
      [
        ...creations.map(({ id }) => id),
        ...["createToken", "createCalendarAddress", "createWebhook", "testWebhook", "createUpload", "copyEvent"],
        ...[
          "sendEventMessage",
          "announceLinks",
          "sendGroupMessage",
          "addAttendee",
          "addGuestAttendee",
          "createDoorLink",
          "createGroupRequest",
          "createImport",
        ],
      ].sort(),
    );
  });

  for (const { id, path = {}, body, change } of creations) {
    await t.test(`${id}: a key repeats the response, gets 422 with another body, and belongs to one user`, async () => {
      const sendOnce = (requestBody: object, user = root) => send(`${id}-once`, id, { path, body: requestBody }, user);
      const first = await sendOnce(body);
      assert.equal(first.status, 201);
      const second = await sendOnce(body);
      assert.deepEqual([second.status, second.body], [201, first.body]);
      for (const name of ["location", "etag"]) assert.equal(second.headers[name], first.headers[name]);
      const otherBody = { ...body, ...change };
      assert.equal((await sendOnce(otherBody)).status, 422);
      const other = await person();
      if (id !== "applyToJob")
        await call("grantAllianceAdmin", { path: { ...inHome, user_id: other.id }, as: as(root) });
      assert.equal((await sendOnce(otherBody, other)).status, id === "createAlliance" ? 403 : 201);
    });

    await t.test(`${id}: identical concurrent requests create one resource (criterion 41)`, async () => {
      const user = id === "applyToJob" ? await person() : root;
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => send(`${id}-at-once`, id, { path, body }, user)),
      );
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(responses.map((response) => response.body.id)).size, 1);
    });
  }

  await t.test("409 to a repeated creation of a link, because its secret is not stored", async () => {
    for (const id of ["inviteToAlliance", "inviteToGroup"] as const) {
      const createLink = () => send(`${id}-link`, id, { path: inBerlin, body: { max_uses: 3 } });
      assert.equal((await createLink()).status, 201);
      requireError(await createLink(), 409, "idempotency_key_reused");
    }
  });

  await t.test("ignores the order of keys in JSON, but not the order of a list", async () => {
    const [a, b] = ["https://example.org/a", "https://example.org/b"].map((url) => ({ label: "a", url }));
    const body = { name: "Once", description: "…", links: [a, b] };
    const first = await send("once", "createAlliance", { body });
    const links = [a, b].map((link) => ({ url: link?.url, label: link?.label }));
    const reordered = { links, description: body.description, name: body.name };
    const second = await send("once", "createAlliance", { body: reordered });
    assert.deepEqual([second.status, second.headers["idempotent-replayed"]], [201, "true"]);
    assert.deepEqual(second.body, first.body);
    const reversedLinks = { ...body, links: [b, a] };
    assert.equal((await send("once", "createAlliance", { body: reversedLinks })).status, 422);
  });

  await t.test("422 to a message to a group that has the key of another message", async () => {
    await call("joinGroup", { path: inBerlin, as: as(await person()) });
    const sendMessage = async (text: string) =>
      (await send("message", "sendGroupMessage", { path: inBerlin, body: { subject: "News", text } })).status;
    assert.deepEqual([await sendMessage("We have a room."), await sendMessage("We have none.")], [202, 422]);
  });

  await t.test("422 to a key that was used under another path (criterion 36)", async () => {
    const lisbon = await group(home, { name: "Lisbon" });
    const createIn = async ({ id }: { id: string }) =>
      (await send("elsewhere", "createEvent", { path: { group_id: id }, body: eventText })).status;
    assert.deepEqual([await createIn(berlin), await createIn(lisbon)], [201, 422]);
  });

  await t.test("stores responses for 24 hours, but no rejections", async () => {
    const headers = { "idempotency-key": "again" };
    const create = (more: object, instance = service) =>
      instance.call("createGroup", { path: inHome, as: as(root), headers, body: { ...fields, ...more } });
    assert.equal((await create({ slug: berlin.slug })).status, 409);
    const first = await create({});
    assert.equal(first.status, 201);
    const dayLater = await service.startAnother({ clock: () => new Date(service.now.getTime() + 86_400_000) });
    const second = await create({}, dayLater);
    assert.equal(second.status, 201);
    assert.notEqual(second.body.id, first.body.id);
  });

  await t.test("400 to an invalid key, and no stored response to a user who lost the role", async () => {
    const ada = await person();
    const path = { ...inHome, user_id: ada.id };
    await call("grantAllianceAdmin", { path, as: as(root) });
    const statusFor = async (key: string) =>
      (await send(key, "createGroup", { path: inHome, body: fields }, ada)).status;
    assert.deepEqual([await statusFor("x".repeat(256)), await statusFor("mine")], [400, 201]);
    await call("revokeAllianceAdmin", { path, as: as(root) });
    assert.equal(await statusFor("mine"), 403);
    assert.equal((await sql`select * from idempotency_keys where user_id = ${ada.id}`).length, 1);
  });
});
