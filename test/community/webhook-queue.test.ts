import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/postgres-js";
import { test } from "tap";
import { listWaitingWebhooks } from "../../src/community/webhooks/deliveries/queue/queries.ts";
import { until } from "../support/embedded.ts";
import { readsOfStatements, type Statement } from "../support/plans.ts";
import { startReceiver, startSender, startWithWebhooks } from "../support/webhooks.ts";

type Started = Awaited<ReturnType<typeof startWithWebhooks>>;

/** Queues one message per key for the webhook, in the order of the keys. */
const queueMessages = async ({ service, time }: Started, webhookId: string, keys: string[]): Promise<void> => {
  const queuedAt = time.now.toISOString();
  await service.sql`
    insert into webhook_deliveries
      (id, webhook_id, event_type, subject_id, order_key, sequence, body, status, next_attempt_at, created_at)
    select gen_random_uuid(), ${webhookId}, 'landscape.published', gen_random_uuid(), key, nextval('webhook_sequence'),
      json_build_object('type', 'landscape.published', 'data', json_build_object('key', key, 'number', number)),
      'pending', ${queuedAt}, ${queuedAt}
    from unnest(string_to_array(${keys.join()}, ',')) with ordinality as listed (key, number) order by number`;
};

const createKeys = (count: number, key: (index: number) => string) => Array.from({ length: count }, (_, i) => key(i));

test("serves the least recently served receiver first, and failing receivers last", async (t) => {
  const started = await startWithWebhooks(t);
  const { service, subscribe, time } = started;
  const served = { failing: "2020-01-01", recently: "2026-01-02", before: "2026-01-01", never: null };
  const names = new Map<string, string>();
  for (const [name, servedAt] of Object.entries(served)) {
    const { id } = await subscribe(`http://127.0.0.1:9/${name}`);
    names.set(id, name);
    await queueMessages(started, id, ["key"]);
    await service.sql`update webhooks set served_at = ${servedAt},
      failing_since = ${name === "failing" ? "2026-01-01" : null} where id = ${id}`;
  }
  const waiting = await listWaitingWebhooks(service.db, { exceptIds: [], limit: 10, now: time.now });
  const order = waiting.map(({ id }) => names.get(id));
  assert.deepEqual(order, ["never", "before", "recently", "failing"]);
});

test("the query for due webhooks reads no webhook without pending deliveries", async (t) => {
  const started = await startWithWebhooks(t);
  const { service, subscribe, time } = started;
  const { sql } = service;
  const receivers = await Promise.all(["a", "b"].map((name) => subscribe(`http://127.0.0.1:9/${name}`)));
  const keys = createKeys(100, (index) => `key-${index}`);
  for (const { id } of receivers) await queueMessages(started, id, keys);
  // Adds 500 webhooks whose messages have all been delivered.
  await sql`
    with copies as (
      insert into webhooks (id, alliance_id, url, event_types, secret, created_at, updated_at)
      select gen_random_uuid(), alliance_id, url, event_types, secret, created_at, updated_at
      from webhooks, generate_series(1, 500) where id = ${receivers[0]?.id ?? ""}
      returning id)
    insert into webhook_deliveries
      (id, webhook_id, event_type, subject_id, order_key, sequence, body, status, delivered_at, created_at)
    select gen_random_uuid(), copies.id, event_type, subject_id, order_key, sequence, body, 'delivered', now(), now()
    from copies, webhook_deliveries where webhook_id = ${receivers[0]?.id ?? ""} and order_key in ('key-1', 'key-2')`;
  await sql`vacuum analyze webhooks, webhook_deliveries`;
  const statements: Statement[] = [];
  const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
  const waiting = await listWaitingWebhooks(db, { exceptIds: [], limit: 10, now: time.now });
  assert.deepEqual(new Set(waiting.map(({ id }) => id)), new Set(receivers.map(({ id }) => id)));
  const session = await sql.reserve();
  t.teardown(() => session.release());
  for (const mode of ["force_custom_plan", "force_generic_plan"]) {
    const reads = await readsOfStatements(session, statements, mode);
    for (const table of ["webhooks", "webhook_deliveries"]) {
      const rows = reads.filter((read) => read.table === table).reduce((sum, read) => sum + read.rows, 0);
      assert.equal(rows, receivers.length, `${mode}: ${table}`);
    }
  }
});

test("sends at most eight concurrent requests to a host, across webhooks", async (t) => {
  const started = await startWithWebhooks(t);
  const { service, subscribe, clock } = started;
  const receiver = await startReceiver(t, clock);
  let inProgress = 0;
  let peak = 0;
  let responseCount = 0;
  receiver.state.always = (response) => {
    inProgress += 1;
    peak = Math.max(peak, inProgress);
    setTimeout(() => {
      inProgress -= 1;
      responseCount += 1;
      response.writeHead(204).end();
    }, 50);
  };
  for (const name of ["one", "two", "three"]) {
    const { id } = await subscribe(receiver.url.replace("hook", name));
    await queueMessages(
      started,
      id,
      createKeys(10, (index) => `key ${index}`),
    );
  }
  startSender(t, service, { clock });
  await until("all have arrived", async () => responseCount === 30);
  assert.ok(peak > 1 && peak <= 8, `${peak} requests at once`);
});
