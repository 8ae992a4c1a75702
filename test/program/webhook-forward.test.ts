import assert from "node:assert/strict";
import { test } from "tap";
import { forwardMessages } from "../../src/program/cli/webhooks.ts";
import { until } from "../support/embedded.ts";
import { startReceiver, startSender, startWithWebhooks } from "../support/webhooks.ts";

test("an integrator without a public address forwards messages with an API token", async (t) => {
  const { service, admin, ours, entry, as } = await startWithWebhooks(t);
  const { token } = service;
  // The service's own messages fail, and forwarded messages are signed at the machine's time.
  startSender(t, service, { outbound: { resolve: () => Promise.reject(new Error("no such host")) } });
  const site = await service.app.listen({ host: "127.0.0.1", port: 0 });
  const receiver = await startReceiver(t, () => new Date());
  const path = { alliance: ours.slug };
  const webhooks = async () => (await service.call("listWebhooks", { path, as: as(admin) })).body.items;
  const start = async (scopes: string[], eventTypes = ["*"]) => {
    const { secret } = await token(admin, { scopes });
    const stop = new AbortController();
    const lines: string[] = [];
    const forwarding = { to: receiver.url, site, alliance: ours.slug, eventTypes, token: secret, signal: stop.signal };
    const print = (line: string) => {
      lines.push(line);
      receiver.state.secret = /whsec_\S+/.exec(line)?.[0] ?? receiver.state.secret;
    };
    return { stop, lines, done: forwardMessages({ ...forwarding, print }) };
  };

  await t.test("prints each message, forwards it signed, and deletes its webhook at the end", async () => {
    const scopes = ["admin:webhooks", "admin:events", "admin:groups", "admin:jobs", "admin:landscape"];
    const { stop, lines, done } = await start(scopes);
    await until("the webhook is created", async () => (await webhooks()).length === 1);
    const { id } = await entry();
    await receiver.waitForMessages(1);
    receiver.state.plan = [(response) => response.writeHead(500).end()];
    await entry();
    await entry();
    await receiver.waitForMessages(2);
    const [webhook] = await webhooks();
    await service.call("testWebhook", { path: { ...path, webhook_id: webhook.id }, as: as(admin) });
    await receiver.waitForMessages(3);
    const [first, second, third] = receiver.messages;
    assert.deepEqual([first?.type, first?.data.id], ["landscape.published", id]);
    assert.deepEqual([second?.type, third?.type], ["landscape.published", "webhook.test"]);
    assert.ok(first && lines.includes(first.body));
    await until("all are printed", async () => lines.some((line) => /^webhook\.test \S+: 204$/.test(line)));
    assert.ok(lines.some((line) => /^landscape\.published \S+: 500$/.test(line)));
    stop.abort();
    await done;
    assert.deepEqual(await webhooks(), []);
  });

  await t.test("names the scope that the token lacks", async () => {
    const { done } = await start(["admin:webhooks"], ["landscape.published"]);
    await assert.rejects(done, { name: "CommandError", message: /403.*admin:landscape/ });
  });
});
