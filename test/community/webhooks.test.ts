import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import { requireError, requireStatus } from "../support/responses.ts";

test("administering webhooks", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { callAs, call, sql, person, as, appoint, mails, root, ours } = service;
  const admin = await person();
  await appoint(admin, { alliance: ours.id });
  const path = { alliance: ours.slug };
  const content = { url: "https://hooks.example.org/messages?key=s3cret", event_types: ["event.published"] };
  const create = (body: object = content, headers: Record<string, string> = {}) =>
    call("createWebhook", { path, body, headers, as: as(admin) });
  const pathOf = (id: string) => ({ ...path, webhook_id: id });

  await t.test("returns the secret only with 201; the database stores it encrypted", async () => {
    const { status, headers, body } = await create({ ...content, description: "Posts to the chat" });
    assert.equal(status, 201);
    const { secret, ...webhook } = body;
    assert.match(secret, /^whsec_[0-9A-Za-z+/]{43}=$/);
    assert.equal(headers["location"], `https://alliance.test/api/v1/alliances/ours/webhooks/${webhook.id}`);
    const read = await callAs(admin, "getWebhook", pathOf(webhook.id));
    assert.deepEqual(read.body, webhook);
    assert.equal(read.headers["etag"], headers["etag"]);
    const stored = JSON.stringify(await sql`select * from webhooks`);
    assert.ok(!stored.includes(secret) && !stored.includes(secret.slice(6)));
    assert.deepEqual((await callAs(admin, "listWebhooks", path)).body.items, [webhook]);
  });

  await t.test(
    "emails the user who creates a webhook, changes its URL or rotates its secret (criterion 30)",
    async () => {
      const { body: webhook } = await create();
      const patch = (body: object) => callAs(admin, "updateWebhook", pathOf(webhook.id), body);
      await patch({ description: "Posts to the chat" });
      const before = JSON.stringify(await mails(admin.email));
      assert.match(before, /A webhook of ours that sends to hooks\.example\.org was created/);
      await patch({ url: "https://elsewhere.example.org/?key=s3cret" });
      await callAs(admin, "rotateWebhookSecret", pathOf(webhook.id), { overlap_hours: 0 });
      const texts = JSON.stringify(await mails(admin.email));
      assert.match(texts, /A webhook of ours now sends to a new URL at elsewhere\.example\.org/);
      assert.match(texts, /The secret of a webhook of ours was rotated/);
      assert.doesNotMatch(texts, /s3cret|whsec_/);
      await callAs(admin, "deleteWebhook", pathOf(webhook.id));
    },
  );

  await t.test("returns 409 for a repeated Idempotency-Key, 422 with another body, and never the secret", async () => {
    const key = { "idempotency-key": "once" };
    assert.equal((await create(content, key)).status, 201);
    requireError(await create(content, key), 409, "idempotency_key_reused");
    assert.equal((await create({ ...content, description: "Another" }, key)).status, 422);
  });

  await t.test("returns 400 for URLs to which nothing may be sent (criterion 77)", async () => {
    const urls = [
      "http://hooks.example.org/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://[::ffff:10.0.0.1]/",
      "https://169.254.169.254/latest/meta-data",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://user:password@hooks.example.org/",
      "ftp://hooks.example.org/",
      "javascript:alert(1)",
      "//hooks.example.org/",
    ];
    for (const url of urls) {
      assert.match(requireStatus(await create({ ...content, url }), 400, url), /^body\/url/, url);
    }
    const { body } = await create();
    assert.equal((await callAs(admin, "updateWebhook", pathOf(body.id), { url: "https://10.0.0.1/" })).status, 400);
  });

  await t.test("returns 409 for the 21st webhook, also for concurrent requests", async () => {
    await sql`delete from webhooks`;
    const responses = await Promise.all(Array.from({ length: 25 }, () => create()));
    assert.equal(responses.map(({ status }) => status).filter((status) => status === 201).length, 20);
    const rejections = responses.filter(({ status }) => status === 409);
    assert.deepEqual([...new Set(rejections.map(({ headers }) => headers["x-error-code"]))], ["webhook_limit_reached"]);
    const first = await call("listWebhooks", { path, query: { limit: 12 }, as: as(admin) });
    const cursor = first.body.next_cursor;
    const second = await call("listWebhooks", { path, query: { limit: 12, cursor }, as: as(admin) });
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    assert.equal(new Set(ids).size, 20);
    await sql`delete from webhooks`;
  });

  await t.test("a patch changes only the given fields, supports If-Match, and is in the audit log", async () => {
    const { body: webhook, headers } = await create();
    const patch = (body: object, headers: Record<string, string> = {}) =>
      call("updateWebhook", { path: pathOf(webhook.id), body, headers, as: as(admin) });
    const response = await patch({ event_types: ["job.closed"] }, { "if-match": String(headers["etag"]) });
    assert.equal(response.status, 200);
    assert.deepEqual(response.body.event_types, ["job.closed"]);
    const same = await patch({ event_types: ["job.closed"], enabled: true });
    assert.equal(same.headers["etag"], response.headers["etag"]);
    const off = await patch({ enabled: false });
    assert.deepEqual([off.body.enabled, off.body.disabled_reason], [false, "administrator"]);
    const on = await patch({ enabled: true });
    assert.deepEqual([on.body.enabled, on.body.disabled_at, on.body.disabled_reason], [true, null, null]);
    assert.equal((await patch({ url: "https://hooks.example.org/messages?key=an0ther" })).status, 200);
    const rotated = await callAs(admin, "rotateWebhookSecret", pathOf(webhook.id), {});
    assert.notEqual(rotated.body.secret, webhook.secret);
    assert.equal(rotated.body.previous_secret_until, "2026-11-21T12:00:00Z");
    assert.deepEqual((await callAs(admin, "deleteWebhook", pathOf(webhook.id))).body, {
      id: webhook.id,
      deleted: true,
    });
    assert.equal((await callAs(admin, "deleteWebhook", pathOf(webhook.id))).status, 404);
    const audit = await call("listAuditEntries", { path, query: { subject_id: webhook.id }, as: as(admin) });
    const entries: { action: string; subject: { name: string }; changes: object[] }[] = audit.body.items;
    assert.deepEqual(valuesOf(entries, "action"), [
      "deleteWebhook",
      "rotateWebhookSecret",
      "updateWebhook",
      "updateWebhook",
      "updateWebhook",
      "updateWebhook",
      "createWebhook",
    ]);
    const origin = "https://hooks.example.org";
    assert.deepEqual(
      entries[2]?.changes,
      [{ field: "url", before: origin, after: `${origin} (path changed)` }],
      "the entry says that the path changed, but does not contain the path",
    );
    assert.ok(!JSON.stringify(audit.body).includes("key="));
    assert.deepEqual([...new Set(entries.map(({ subject }) => subject.name))], ["hooks.example.org"]);
    assert.ok(!JSON.stringify(audit.body).includes("whsec_"));
  });

  await t.test("a webhook can belong to a group of the alliance, and is deleted with the group", async () => {
    const [ownGroup, foreignGroup] = [await service.group(ours), await service.group(await service.alliance())];
    assert.match(
      requireStatus(await create({ ...content, group_id: foreignGroup.id }), 400),
      /body\/group_id must be a group of alliance/,
    );
    const { status, body: webhook } = await create({ ...content, group_id: ownGroup.id });
    assert.deepEqual([status, webhook.group_id], [201, ownGroup.id]);
    const patch = (body: object) => callAs(admin, "updateWebhook", pathOf(webhook.id), body);
    requireError(await patch({ group_id: foreignGroup.id }), 400, "validation_failed");
    assert.equal((await patch({ group_id: null })).body.group_id, null);
    assert.equal((await patch({ group_id: ownGroup.id })).body.group_id, ownGroup.id);
    assert.equal((await callAs(root, "deleteGroup", { ...path, group_id: ownGroup.id })).status, 200);
    assert.equal((await callAs(admin, "getWebhook", pathOf(webhook.id))).status, 404);
  });

  await t.test("returns 422 for an Idempotency-Key that has tested another webhook", async () => {
    const headers = { "idempotency-key": "trial" };
    for (const expected of [201, 422]) {
      const { body: webhook } = await create();
      assert.equal((await call("testWebhook", { path: pathOf(webhook.id), headers, as: as(admin) })).status, expected);
    }
  });

  await t.test("returns 404 for another webhook's delivery (criterion 36)", async () => {
    const { body: webhook } = await create();
    const { body: delivery } = await callAs(admin, "testWebhook", pathOf(webhook.id));
    const { body: otherWebhook } = await create();
    const otherPath = { ...pathOf(otherWebhook.id), delivery_id: delivery.id };
    assert.equal((await callAs(root, "getWebhookDelivery", otherPath)).status, 404);
    assert.equal((await callAs(root, "redeliverWebhookMessage", otherPath)).status, 404);
  });

  await t.test("a token can administer only webhooks whose messages it may read (criterion 33)", async () => {
    const narrow = as(admin, ["admin:webhooks"]);
    const wide = as(admin, ["admin:webhooks", "admin:jobs"]);
    const body = { ...content, event_types: ["application.submitted"] };
    const reason = requireError(await call("createWebhook", { path, body, as: narrow }), 403, "insufficient_scope");
    assert.match(reason, /admin:jobs/);
    const { body: webhook } = await call("createWebhook", { path, body, as: wide });
    const redirect = { path: pathOf(webhook.id), body: { url: "https://elsewhere.example.org/" } };
    assert.equal((await call("updateWebhook", { ...redirect, as: narrow })).status, 403);
    const widen = { path: pathOf(webhook.id), body: { event_types: ["member.joined"] } };
    assert.equal((await call("updateWebhook", { ...widen, as: wide })).status, 403);
    assert.equal((await call("updateWebhook", { ...redirect, as: wide })).status, 200);
    const request = { path, body: { ...content, event_types: ["*"] } };
    const scopes = ["admin:webhooks", "admin:jobs", "admin:events", "admin:groups"];
    assert.equal((await call("createWebhook", { ...request, as: as(admin, scopes) })).status, 403);
    const withAll = as(admin, [...scopes, "admin:landscape"]);
    assert.equal((await call("createWebhook", { ...request, as: withAll })).status, 201);
    const enable = (enabled: boolean) => ({ path: pathOf(webhook.id), body: { enabled }, as: narrow });
    assert.equal((await call("updateWebhook", enable(false))).status, 200, "any token may disable it");
    assert.equal((await call("updateWebhook", enable(true))).status, 403);
  });

  await t.test("a delivery includes its message for tokens that may read the message's subject", async () => {
    const { body: webhook } = await create();
    const { body: trial } = await callAs(admin, "testWebhook", pathOf(webhook.id));
    const delivery = { ...pathOf(webhook.id), delivery_id: trial.id };
    const read = async (scopes?: string[]) =>
      (await call("getWebhookDelivery", { path: delivery, as: as(admin, scopes) })).body;
    const { payload, ...rest } = await read();
    assert.deepEqual(rest, trial);
    const { type, data } = JSON.parse(payload);
    assert.deepEqual([type, data], ["webhook.test", { alliance: "ours", webhook_id: webhook.id }]);
    assert.equal((await read(["admin:webhooks"])).payload, payload);
    await sql`update webhook_deliveries set event_type = 'application.submitted' where id = ${trial.id}`;
    assert.equal((await read(["admin:webhooks"])).payload, null);
    assert.equal((await read(["admin:webhooks", "admin:jobs"])).payload, payload);
    assert.equal((await read()).payload, payload);
  });

  await t.test("a test message is created once per Idempotency-Key, and never for a disabled webhook", async () => {
    const { body: webhook } = await create();
    const send = (key: string) =>
      call("testWebhook", { path: pathOf(webhook.id), headers: { "idempotency-key": key }, as: as(admin) });
    const [first, repeat] = [await send("a"), await send("a")];
    assert.deepEqual(repeat.body, first.body);
    assert.equal(repeat.headers["idempotent-replayed"], "true");
    const delivery_id = first.body.id;
    const listDeliveries = async (query: object) =>
      (await call("listWebhookDeliveries", { path: pathOf(webhook.id), query: { ...query }, as: as(admin) })).body
        .items;
    assert.deepEqual(await listDeliveries({ status: "pending" }), [first.body]);
    assert.deepEqual(await listDeliveries({ status: ["delivered", "failed"] }), []);
    assert.deepEqual(await listDeliveries({ event_type: "webhook.test" }), [first.body]);
    assert.deepEqual(await listDeliveries({ event_type: "job.closed" }), []);
    await callAs(admin, "updateWebhook", pathOf(webhook.id), { enabled: false });
    assert.equal((await send("b")).headers["x-error-code"], "webhook_disabled");
    const path = { ...pathOf(webhook.id), delivery_id };
    assert.equal((await callAs(admin, "redeliverWebhookMessage", path)).status, 409);
  });

  await t.test("returns 429 beyond the hourly limit of test messages and repeated deliveries", async () => {
    await sql`delete from rate_limits`;
    const strict = await service.startAnother({ limits: { webhook_trials_per_alliance: 2, factor: 1 } });
    const { body: webhook } = await create();
    const request = { path: pathOf(webhook.id), as: as(admin) };
    const { body: delivery } = await strict.call("testWebhook", request);
    const path = { ...pathOf(webhook.id), delivery_id: delivery.id };
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await strict.callAs(admin, "redeliverWebhookMessage", path)).status);
    assert.deepEqual(statuses.at(-1), 429);
    assert.equal((await strict.call("testWebhook", request)).status, 429);
    const since = service.now.toISOString();
    assert.equal((await strict.callAs(admin, "recoverWebhook", pathOf(webhook.id), { since })).status, 429);
  });
});
