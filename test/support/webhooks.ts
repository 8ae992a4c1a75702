import assert from "node:assert/strict";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import type { Test } from "tap";
import { type SenderOptions, startWebhooks } from "../../src/community/webhooks/deliveries/sender.ts";
import { createOutbound, type OutboundOptions } from "../../src/foundation/outbound/request.ts";
import { createKeyring } from "../../src/identity/auth/keyring.ts";
import { testNow } from "./cluster.ts";
import { validateMessage } from "./contract.ts";
import { until } from "./embedded.ts";
import { createFixtures } from "./fixtures.ts";
import { silentLog } from "./log.ts";
import { serveOnLoopback } from "./loopback.ts";
import { type Service, startService } from "./service.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read of a validated message
type Message = { id: string; type: string; data: any; headers: IncomingMessage["headers"]; body: string };

type Reply = (response: ServerResponse, message: Message) => void;

const accept: Reply = (response) => {
  response.writeHead(204).end();
};

/** Verifies with the library that receivers use, at a given time instead of the process's clock. */
const verifyAt = (now: Date, secret: string, { body, headers }: Pick<Message, "body" | "headers">): unknown => {
  const { now: real } = Date;
  Date.now = () => now.getTime();
  try {
    return new Webhook(secret).verify(
      body,
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    );
  } finally {
    Date.now = real;
  }
};

/**
 * A receiver that verifies messages and records those that it accepts. `state.plan` contains the next replies. After them, all
 * messages are accepted, unless `state.always` contains a reply.
 */
export const startReceiver = async (t: Test, clock: () => Date = () => testNow) => {
  const messages: Message[] = [];
  const rejected: unknown[] = [];
  const state = { secret: "", plan: [] as Reply[], always: undefined as Reply | undefined, requests: 0 };
  const url = await serveOnLoopback(t, (request, response) => {
    const read = async () => {
      state.requests += 1;
      const body = await text(request);
      const { headers } = request;
      const { type, data } = JSON.parse(body);
      const message = { id: String(headers["webhook-id"]), type, data, headers, body };
      const reply = state.plan.shift() ?? state.always;
      if (reply) return reply(response, message);
      validateMessage(headers, verifyAt(clock(), state.secret, message));
      messages.push(message);
      accept(response, message);
    };
    read().catch((error: unknown) => {
      rejected.push(error);
      response.writeHead(400).end();
    });
  });
  t.teardown(() => assert.deepEqual(rejected, []));
  const waitForMessages = (count: number, timeoutMs?: number) => {
    const condition = async () => {
      assert.deepEqual(rejected, []);
      return messages.length >= count;
    };
    return until(`${count} messages have arrived`, condition, timeoutMs);
  };
  return { url: `${url}/hook`, messages, state, rejected, waitForMessages };
};

type Overrides = Partial<Pick<SenderOptions, "clock" | "log" | "traceWork" | "count">> & { outbound?: OutboundOptions };

/** Delivers messages as a process of the service does, until the test ends or `stop` is called. */
export const startSender = (
  t: Test,
  { db, url }: Pick<Service, "db" | "url">,
  { outbound = { allowsPrivate: true }, clock = () => testNow, log = silentLog, traceWork, count }: Overrides = {},
) => {
  const keys = createKeyring({ db, clock }, "webhook");
  const sender = startWebhooks({ url, outbound: createOutbound(outbound), keys, log, clock, traceWork, count });
  t.teardown(sender.stop);
  return sender;
};

/** Starts a service with an alliance whose administrator subscribes webhooks, and a clock that the test advances. */
export const startWithWebhooks = async (t: Test) => {
  const time = { now: testNow };
  const clock = () => time.now;
  const service = await startService(t, { data: "none", allowsPrivateAddresses: true, clock });
  const { person, as, appoint } = service;
  const fixtures = await createFixtures(service);
  const ours = await fixtures.alliance({ name: "Ours" });
  const admin = await person();
  await appoint(admin, { alliance: ours.id });
  const path = { alliance: ours.slug };

  const subscribe = async (url: string, event_types = ["landscape.published"]) => {
    const body = { url, event_types };
    const response = await service.call("createWebhook", { path, body, as: as(admin) });
    assert.equal(response.status, 201, JSON.stringify(response.body));
    const at = { ...path, webhook_id: String(response.body.id) };
    const read = async () => (await service.call("getWebhook", { path: at, as: as(admin) })).body;
    const deliveries = async () =>
      (await service.call("listWebhookDeliveries", { path: at, as: as(admin) })).body.items;
    const sendTest = async () => (await service.call("testWebhook", { path: at, as: as(admin) })).body;
    const patch = (body: object) => service.call("updateWebhook", { path: at, body, as: as(admin) });
    return { id: at.webhook_id, at, secret: String(response.body.secret), read, deliveries, sendTest, patch };
  };

  /** Advances the clock, and wakes the sender. */
  const advanceClock = async (milliseconds: number) => {
    time.now = new Date(time.now.getTime() + milliseconds);
    await service.sql`select pg_notify('webhook_deliveries', '')`;
  };
  const entry = () => fixtures.entry(ours);
  return { ...fixtures, service, person, as, appoint, admin, ours, time, clock, subscribe, advanceClock, entry };
};

/** Adds a webhook, its receiver and a sender to `startWithWebhooks`. */
export const startWithReceiver = async (t: Test) => {
  const started = await startWithWebhooks(t);
  const { service, clock, subscribe } = started;
  const receiver = await startReceiver(t, clock);
  startSender(t, service, { clock });
  const webhook = await subscribe(receiver.url);
  receiver.state.secret = webhook.secret;
  return { ...started, receiver, webhook };
};
