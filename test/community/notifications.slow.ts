import assert from "node:assert/strict";
import fastify from "fastify";
import { type Test, test } from "tap";
import { findInviter } from "../../src/community/invitations/policy.ts";
import { notificationHandlers } from "../../src/community/notifications/deliver.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { startDelivery } from "../../src/web/mail/delivery.ts";
import { openTransport } from "../../src/web/mail/transport.ts";
import { until } from "../support/embedded.ts";
import { startCommunity } from "../support/fixtures.ts";
import { sender } from "../support/mail-delivery.ts";
import { startUnreliableSmtp } from "../support/outbox-faults.ts";
import type { Service } from "../support/service.ts";

type Smtp = Awaited<ReturnType<typeof startUnreliableSmtp>>;

/** A tenth of the 10,000 users who must be notified within ten minutes. The time per user is constant. */
const recipientCount = 1_000;

const insertRecipients = ({ sql }: Service) =>
  sql.begin(async (tx) => {
    // Disables a trigger that searches the bans of each user, and scans all users while the table has no statistics.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into users (id, email, name, email_verified_at, created_at, updated_at)
      select gen_random_uuid(), 'reader-' || n || '@example.org', 'Ada', now(), now(), now()
      from generate_series(1, ${recipientCount}::integer) n`;
  });

/** Creates a canceled event with a thousand attendees who have not been notified yet. */
const createCanceledEvent = async (t: Test) => {
  const service = await startCommunity(t);
  const { sql, call, as, root } = service;
  const { id } = await service.event(service.berlin);
  // Suppresses the announcement of the event's publication.
  await sql`delete from outbox`;
  await insertRecipients(service);
  await sql`
    insert into attendances (event_id, user_id, status, responded_at)
    select ${id}, id, 'attending', now() from users where email like 'reader-%'`;
  await sql`update events set attendee_count = ${recipientCount} where id = ${id}`;
  const start = performance.now();
  const request = { path: { event_id: id }, as: as(root), body: { status: "canceled" } };
  assert.equal((await call("updateEvent", request)).status, 200);
  return { ...service, canceledInMs: performance.now() - start };
};

/** Starts delivery to the SMTP server, with a clock that advances from the service's time. */
const deliver = (t: Test, { db, url, now }: Pick<Service, "db" | "url" | "now">, { port }: { port: number }) => {
  const clock = () => new Date(now.getTime() + performance.now());
  const delivery = startDelivery({
    url,
    transport: openTransport({
      from: "no-reply@alliance.test",
      outbox: "/nowhere",
      smtp: { host: "127.0.0.1", port },
    }),
    log: fastify().log,
    limits: createLimits(db, { factor: 1 }),
    clock,
    handlersWith: notificationHandlers({ db, sender, findInviter, clock }),
  });
  t.teardown(delivery.stop);
  return delivery;
};

/** Requests a password reset. @returns the seconds until its email arrived */
const measureReset = async ({ call }: Service, { accepted }: Smtp, email: string): Promise<number> => {
  const startedAt = performance.now();
  await call("requestPasswordReset", { body: { email } });
  await until("the reset arrived", async () => accepted.some(({ recipient }) => recipient === email));
  const reset = accepted.find(({ recipient }) => recipient === email) ?? assert.fail();
  return (reset.at - startedAt) / 1000;
};

/** Delivers a thousand emails with two workers in succession, and an urgent email in between. */
const deliverThousand = async (t: Test, service: Service, causedInMs: number): Promise<void> => {
  const { sql, person } = service;
  const ada = await person({ email: "ada@example.org" });
  assert.equal((await sql`select from outbox`).length, 1, "the request leaves one entry");
  const smtp = await startUnreliableSmtp(t);
  const { accepted } = smtp;
  const start = performance.now();
  const first = deliver(t, service, smtp);
  await until("a hundred were notified", async () => accepted.length >= 100, 600_000);
  // Another worker delivers the rest.
  await first.stop();
  deliver(t, service, smtp);
  await until("half were notified", async () => accepted.length >= recipientCount / 2, 600_000);
  const resetSeconds = await measureReset(service, smtp, ada.email);
  const before = accepted.length;
  await until("all were notified", async () => accepted.length >= recipientCount + 1, 600_000);
  const seconds = (performance.now() - start) / 1000;
  await until("the outbox is empty", async () => (await sql`select from outbox`).length === 0);
  t.comment(JSON.stringify({ causedInMs: Math.round(causedInMs), seconds, resetSeconds, before }));
  assert.equal(accepted.length, recipientCount + 1);
  assert.equal(new Set(accepted.map(({ recipient }) => recipient)).size, recipientCount + 1, "one email each");
  assert.ok(before < recipientCount, "the reset was sent before other emails");
  // Delivery takes a quarter of this limit on an idle machine.
  assert.ok(seconds < 120, `${seconds} s`);
  assert.ok(resetSeconds < 5, `${resetSeconds} s`);
};

test("notifies a thousand attendees of a canceled event within two minutes, without delaying a reset", async (t) => {
  const { canceledInMs, ...service } = await createCanceledEvent(t);
  await deliverThousand(t, service, canceledInMs);
});

test("notifies a thousand members of a new event within two minutes, without delaying a reset", async (t) => {
  const service = await startCommunity(t);
  const { sql, berlin } = service;
  await insertRecipients(service);
  await sql`
    insert into memberships (group_id, user_id, joined_at)
    select ${berlin.id}, id, now() from users where email like 'reader-%'`;
  const start = performance.now();
  await service.event(berlin);
  await deliverThousand(t, service, performance.now() - start);
});

test("a worker that is killed during fan-out skips no recipient and repeats none", async (t) => {
  const { sql, db, now } = await createCanceledEvent(t);
  const send = async () => undefined;
  const { announcement: announce } = notificationHandlers({ db, sender, findInviter, clock: () => now, batchSize: 64 })(
    send,
  );
  assert.ok(announce);
  type Entry = { id: string; payload: unknown };
  const listQueuedEntries = () => sql<Entry[]>`select id, payload from outbox where topic = 'announcement'`;
  for (let attempt = 0; ; attempt++) {
    const [entry] = await listQueuedEntries();
    if (!entry) break;
    const job = { ...entry, attempts: 0, createdAt: now };
    const run = db.transaction(async (tx) => {
      const outcome = await announce(job, new AbortController().signal, tx);
      if (attempt % 3 === 1) throw new Error("killed");
      return outcome;
    });
    const outcome = await run.catch(() => "killed" as const);
    if (outcome === "killed") continue;
    if (outcome && "continuesWith" in outcome)
      await sql`update outbox set payload = ${JSON.stringify(outcome.continuesWith)}::text::jsonb where id = ${entry.id}`;
    else await sql`delete from outbox where id = ${entry.id}`;
  }
  const rows = await sql<{ user: string }[]>`
    select payload ->> 'userId' as user from outbox where topic = 'notification'`;
  assert.equal(rows.length, recipientCount);
  assert.equal(new Set(rows.map(({ user }) => user)).size, recipientCount);
});
