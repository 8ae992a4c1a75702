import assert from "node:assert/strict";
import { test } from "tap";
import { createMetrics } from "../../src/program/metrics/metrics.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { startDelivery } from "../../src/web/mail/delivery.ts";
import { createMailer } from "../../src/web/mail/mailer.ts";
import { verificationMail } from "../../src/web/mail/messages.ts";
import type { Transport } from "../../src/web/mail/transport.ts";
import { until } from "../support/embedded.ts";
import { silentLog } from "../support/log.ts";
import { countsByLabels } from "../support/measurements.ts";
import { type ReceivedSpan, startTracing } from "../support/otlp.ts";
import { startService } from "../support/service.ts";
import { startReceiver, startSender, startWithWebhooks } from "../support/webhooks.ts";

/** Numbers of span kinds and statuses in OTLP. */
const [client, consumer] = [3, 5];
const errorStatus = 2;

const requireRoot = ({ kind, parentSpanId }: ReceivedSpan): void => {
  assert.equal(kind, consumer);
  assert.ok(!parentSpanId);
};

test("counts and traces each attempt to deliver to a webhook, and propagates the trace to the receiver", async (t) => {
  const { tracing, flushSpans } = await startTracing(t);
  const { service, subscribe, advanceClock, clock, entry } = await startWithWebhooks(t);
  const receiver = await startReceiver(t, clock);
  const { traceOutbound, traceWork } = tracing;
  const { count, measure } = createMetrics();
  const sending = startSender(t, service, {
    clock,
    outbound: { allowsPrivate: true, traceOutbound },
    traceWork,
    count,
  });
  const webhook = await subscribe(`${receiver.url}/secretsecret?token=secretsecret`);
  receiver.state.secret = webhook.secret;
  const parents: string[] = [];
  receiver.state.plan = [
    (response, { headers }) => {
      parents.push(String(headers["traceparent"]));
      response.writeHead(503).end("no");
    },
  ];
  const created = await entry();
  await until("the failure is stored", async () => (await webhook.deliveries())[0]?.attempts === 1);
  await advanceClock(60_000);
  await receiver.waitForMessages(1);
  await until("the success is stored", async () => (await webhook.deliveries())[0].status === "delivered");
  await sending.stop();
  assert.deepEqual(countsByLabels(await measure(), "alliance_webhook_deliveries_total"), { failed: 1, delivered: 1 });
  const spans = await flushSpans();

  const deliveries = spans.filter(({ name }) => name === "webhook delivery");
  const [message] = receiver.messages;
  assert.deepEqual(
    deliveries.map(({ attributes }) => attributes),
    [1, 2].map((attempt) => ({
      "alliance.delivery.id": message?.id,
      "alliance.webhook.id": webhook.id,
      "alliance.attempt": attempt,
      ...(attempt === 1 && { "error.type": "503" }),
    })),
  );
  const failures = deliveries.map(({ status }) => status.code === errorStatus);
  assert.deepEqual(failures, [true, false]);
  parents.push(String(message?.headers["traceparent"]));
  for (const name of ["tracestate", "baggage"]) assert.ok(!(name in (message?.headers ?? {})), name);
  const turns = spans.filter(({ name }) => name === "webhook turn");
  for (const [index, delivery] of deliveries.entries()) {
    requireRoot(delivery);
    const [link] = delivery.links ?? [];
    const turn = turns.find(({ spanId }) => spanId === link?.spanId) ?? assert.fail("no turn is linked");
    requireRoot(turn);
    assert.notEqual(turn.traceId, delivery.traceId);
    // On a busy machine, both deliveries can be in one turn.
    assert.ok(Number(turn.attributes["alliance.deliveries"]) >= 1);
    const sent = spans.find(({ parentSpanId }) => parentSpanId === delivery.spanId) ?? assert.fail("nothing was sent");
    assert.equal(sent.kind, client);
    assert.equal(sent.attributes["server.address"], "127.0.0.1");
    assert.equal(sent.attributes["http.response.status_code"], index === 0 ? 503 : 204);
    assert.equal(parents[index], `00-${delivery.traceId}-${sent.spanId}-01`);
  }
  const [fanOutSpan] = spans.filter(({ name }) => name === "outbox webhook_message");
  assert.ok(fanOutSpan);
  requireRoot(fanOutSpan);
  assert.equal(fanOutSpan.attributes["alliance.outcome"], "done");
  const exported = JSON.stringify(spans);
  for (const text of ["secretsecret", created.slug]) assert.ok(!exported.includes(text), text);
});

test("counts and traces each attempt to send an email, without its address", async (t) => {
  const { tracing, flushSpans } = await startTracing(t);
  const { db, sql, url, now } = await startService(t, { data: "none" });
  let attempts = 0;
  const transport: Transport = {
    send: async ({ recipient }) => {
      attempts += 1;
      if (attempts === 1) throw new Error(`451 <${recipient}> try later`);
      if (attempts === 3) throw Object.assign(new Error("550 no"), { command: "RCPT TO", responseCode: 550 });
      return {};
    },
    close: () => {},
  };
  const enqueueMail = (recipient: string) => {
    const mail = verificationMail({ recipient, baseUrl: "https://alliance.test", token: "A".repeat(22) });
    return db.transaction((tx) => createMailer().enqueue(tx, mail, now));
  };
  await enqueueMail("ada@example.org");
  const [queued] = await sql`select id from outbox`;
  const { traceWork } = tracing;
  const { count, measure } = createMetrics();
  const limits = createLimits(db);
  const delivery = startDelivery({ url, transport, log: silentLog, limits, clock: () => now, traceWork, count });
  t.teardown(delivery.stop);
  await until("the failure is stored", async () => (await sql`select from outbox where attempts = 1`).length === 1);
  await sql.begin(async (tx) => {
    await tx`update outbox set next_attempt_at = created_at`;
    await tx`select pg_notify('outbox', '')`;
  });
  const isEmpty = async () => (await sql`select from outbox`).length === 0;
  await until("the email is sent", isEmpty);
  await enqueueMail("nobody@example.org");
  await until("the second email is given up", isEmpty);
  assert.deepEqual(countsByLabels(await measure(), "alliance_mails_total"), { failed: 1, sent: 1, refused: 1 });
  const spans = (await flushSpans()).filter(({ name }) => name === "outbox mail");
  for (const span of spans) requireRoot(span);
  assert.deepEqual(
    spans.slice(0, 2).map(({ attributes }) => attributes),
    [
      { "alliance.entry.id": queued?.["id"], "alliance.attempt": 1, "error.type": "Error" },
      { "alliance.entry.id": queued?.["id"], "alliance.attempt": 2, "alliance.outcome": "done" },
    ],
  );
  assert.equal(spans[0]?.status.code, errorStatus);
  assert.notEqual(spans[0]?.traceId, spans[1]?.traceId);
  assert.doesNotMatch(JSON.stringify(spans), /ada@|nobody@|AAAA|451 </);
});
