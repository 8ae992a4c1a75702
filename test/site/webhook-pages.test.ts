import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { requireStatus } from "../support/responses.ts";
import { hiddenFieldIn, html, siteClient } from "../support/site.ts";

test("administrators run webhooks, read the audit log and found alliances in a browser", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { call, sql, person, session, appoint, as, root, group, ours } = service;
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const visitor = await session(chair);
  const path = { alliance: ours.slug };

  const { read, send, sendOk } = siteClient(visitor);
  const listWebhooks = async () => (await call("listWebhooks", { path, as: as(chair) })).body.items;
  const basicFields = { url: "https://hooks.example.org/messages", event_types: ["event.published", "rsvp.created"] };

  await t.test("a new webhook shows its secret once, and repeating the form creates one", async () => {
    const page = await read("showWebhooks", path);
    const fields = { ...basicFields, description: "Chat", form_key: hiddenFieldIn(page, "form_key") };
    const created = await send("createWebhookByForm", path, fields);
    assert.equal(created.status, 200);
    assert.match(String(created.body), /whsec_[0-9A-Za-z+/]{43}=/);
    assert.equal((await send("createWebhookByForm", path, fields)).status, 409);
    const [webhook, ...more] = await listWebhooks();
    assert.deepEqual(
      [webhook.url, webhook.description, webhook.event_types, more.length],
      [basicFields.url, "Chat", basicFields.event_types, 0],
    );
    const list = await read("showWebhooks", path);
    assert.match(list, /hooks\.example\.org\/messages[\s\S]*Chat[\s\S]*event\.published, rsvp\.created/);
    assert.doesNotMatch(list, /whsec_/);
  });

  const firstWebhookPath = async () => ({ ...path, webhook_id: (await listWebhooks())[0].id });

  await t.test("a webhook is edited, disabled and enabled; a stale form returns 409", async () => {
    const hook = await firstWebhookPath();
    const page = await read("showWebhook", hook);
    assert.match(page, /value="rsvp\.created" checked/);
    const version = hiddenFieldIn(page, "version");
    const edited = { ...basicFields, event_types: ["job.closed"], enabled: ["no"], version };
    assert.equal(
      await sendOk("submitWebhook", hook, edited),
      `/alliances/ours/webhooks/${hook.webhook_id}?notice=saved`,
    );
    const [{ enabled, description, event_types }] = await listWebhooks();
    assert.deepEqual([enabled, description, event_types], [false, "Chat", ["job.closed"]]);
    const stale = requireStatus(await send("submitWebhook", hook, { ...edited, description: "Late" }), 409);
    assert.match(stale, /Someone else has changed this in the meantime[\s\S]*value="Late"/);
    assert.equal((await send("testWebhookByForm", hook)).status, 409);
    const freshVersion = hiddenFieldIn(await read("showWebhook", hook), "version");
    await sendOk("submitWebhook", hook, { ...basicFields, enabled: ["no", "yes"], version: freshVersion });
    const latest = hiddenFieldIn(await read("showWebhook", hook), "version");
    const all = { url: basicFields.url, event_types: ["*"], enabled: ["no", "yes"], version: latest };
    await sendOk("submitWebhook", hook, all);
    assert.deepEqual((await listWebhooks())[0].event_types, ["*"]);
    assert.match(await read("showWebhook", hook), /value="\*" checked>/);
    const empty = requireStatus(
      await send("submitWebhook", hook, { url: basicFields.url, enabled: ["no", "yes"] }),
      400,
    );
    assert.doesNotMatch(empty, /value="event\.published" checked/);
  });

  await t.test("a webhook can be limited to a group, which its page and the list name", async () => {
    const hook = await firstWebhookPath();
    const berlin = await group(ours, { name: "Berlin <b>" });
    const submit = async (group_id: string) => {
      const version = hiddenFieldIn(await read("showWebhook", hook), "version");
      return send("submitWebhook", hook, {
        url: basicFields.url,
        event_types: ["*"],
        enabled: ["no", "yes"],
        group_id,
        version,
      });
    };
    assert.equal((await submit(berlin.id)).status, 303);
    assert.equal((await listWebhooks())[0].group_id, berlin.id);
    assert.match(await read("showWebhook", hook), new RegExp(`value="${berlin.id}" selected>Berlin &lt;b&gt;`));
    assert.match(await read("showWebhooks", path), /<bdi>Berlin &lt;b&gt;<\/bdi>/);
    assert.match(requireStatus(await submit(ours.id), 400), /id="group_id-problem"/);
    assert.equal((await submit("alliance")).status, 303);
    assert.equal((await listWebhooks())[0].group_id, null);
  });

  await t.test("a webhook is tested, a message is sent again, and a new secret is shown once", async () => {
    const hook = await firstWebhookPath();
    assert.match(await sendOk("testWebhookByForm", hook), /notice=tested$/);
    await sql`update webhook_deliveries set status = 'failed', next_attempt_at = null, attempts = 3, failure = '<i>refused'`;
    const page = await read("showWebhook", hook, { notice: "tested" });
    assert.match(
      page,
      /webhook\.test[\s\S]*Failed[\s\S]*3 attempts · &lt;i&gt;refused[\s\S]*&quot;type&quot;: &quot;webhook\.test&quot;/,
    );
    assert.match(await sendOk("recoverWebhookByForm", hook), /notice=recovered$/);
    assert.match(
      await read("showWebhook", hook, { notice: "recovered" }),
      /The failed messages have been queued again/,
    );
    assert.match(await sendOk("recoverWebhookByForm", hook), /notice=nothing_failed$/);
    const [, delivery_id = ""] = /deliveries\/([0-9a-f-]{36})\/redeliver/.exec(page) ?? [];
    assert.match(await sendOk("redeliverWebhookMessageByForm", { ...hook, delivery_id }), /notice=sent_again$/);
    const setEnabled = (enabled: boolean) => call("updateWebhook", { path: hook, body: { enabled }, as: as(chair) });
    assert.equal((await setEnabled(false)).status, 200);
    assert.equal((await send("redeliverWebhookMessageByForm", { ...hook, delivery_id })).status, 409);
    assert.equal((await setEnabled(true)).status, 200);
    const rotated = await send("rotateWebhookSecretByForm", hook);
    assert.equal(rotated.status, 200);
    assert.match(String(rotated.body), /whsec_/);
  });

  await t.test("the audit log is paginated, and can be limited to one resource", async () => {
    const berlin = await group(ours, { name: "Berlin" });
    const groupPath = { ...path, group_id: berlin.id };
    for (let number = 0; number < 20; number++)
      await call("updateGroup", { path: groupPath, body: { category: `<b>${number}` }, as: as(chair) });
    const first = await read("showAuditLog", path);
    assert.equal(first.match(/changed the group/g)?.length, 20);
    assert.match(first, /<dt>Category<\/dt><dd[^>]*>&lt;b&gt;18 → &lt;b&gt;19/);
    const [, cursor = ""] = /rel="next" href="[^"]*cursor=([^"&]+)/.exec(first) ?? [];
    assert.match(await read("showAuditLog", path, { cursor }), /created the webhook for[\s\S]*hooks\.example\.org/);
    assert.match(first, new RegExp(`audit\\?subject_id=${berlin.id}`));
    assert.doesNotMatch(await read("showAuditLog", path, { subject_id: berlin.id }), /created the webhook/);
  });

  await t.test("a global administrator creates an alliance, whose slug differs from the path of the form", async () => {
    const founder = siteClient(await session(root));
    assert.match(await founder.read("showDashboard"), /href="\/alliances\/new"/);
    const form_key = hiddenFieldIn(await founder.read("showNewAlliance"), "form_key");
    const fields = { name: "New", description: "All that is new.", form_key };
    for (let times = 0; times < 2; times++)
      assert.equal(await founder.sendOk("createAllianceByForm", {}, fields), "/alliances/new-2/edit?notice=created");
    const errorPage = requireStatus(await founder.send("createAllianceByForm", {}, { ...fields, name: "" }), 400);
    assert.match(errorPage, /id="name-problem"/);
  });

  await t.test("a webhook is deleted", async () => {
    const hook = await firstWebhookPath();
    assert.equal(await sendOk("deleteWebhookByForm", hook), "/alliances/ours/webhooks?notice=deleted");
    assert.deepEqual(await listWebhooks(), []);
    assert.equal((await visitor.call("showWebhook", { path: hook, headers: html })).status, 404);
  });
});
