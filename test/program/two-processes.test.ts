import assert from "node:assert/strict";
import { type Test, test } from "tap";
import { startBackgroundWork } from "../../src/program/cli/background.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { createApps } from "../support/apps.ts";
import { until } from "../support/embedded.ts";
import { createFixtures } from "../support/fixtures.ts";
import { temporaryFolder } from "../support/folders.ts";
import { silentLog } from "../support/log.ts";
import { createPeople } from "../support/people.ts";
import { type Service, startService } from "../support/service.ts";
import { startSmtp } from "../support/smtp.ts";
import { startReceiver } from "../support/webhooks.ts";

/** Starts two processes over one database, behind a balancer that alternates between them. */
const startTwo = async (t: Test, options: Parameters<typeof startService>[1] = {}) => {
  const first = await startService(t, { data: "none", ...options });
  const second = await first.startAnother(options);
  let requestCount = 0;
  const next = () => (requestCount++ % 2 === 0 ? first : second);
  const balanced: Service = {
    ...first,
    call: (id, request) => next().call(id, request),
    raw: (request) => next().raw(request),
  };
  return { first, second, balanced };
};

test("two processes over one database behave as one", async (t) => {
  const { first, second, balanced } = await startTwo(t);
  const { person, session, as, appoint } = balanced;
  const { alliance, group, event, attend } = await createFixtures(balanced);

  await t.test("requests with the same Idempotency-Key are executed only once across both processes", async () => {
    const ours = await alliance();
    const admin = await person();
    await appoint(admin, { alliance: ours.id });
    const request = {
      path: { alliance: ours.slug },
      body: { name: "Once", description: "…" },
      headers: { "idempotency-key": "once" },
      as: as(admin),
    };
    const results = await Promise.all([first, second, first, second].map((app) => app.call("createGroup", request)));
    assert.ok(results.every(({ status }) => status === 201 || status === 409));
    const ids = results.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    assert.equal(new Set(ids).size, 1);
    assert.equal((await first.sql`select from groups where name = 'Once'`).length, 1);
    assert.equal((await second.call("createGroup", request)).body.id, ids[0]);
  });

  await t.test("only one attendee gets the last seat of an event", async () => {
    const meetup = await event(await group(await alliance()), { capacity: 1, waitlist_enabled: true });
    const people = await Promise.all(Array.from({ length: 6 }, () => person({ withPassword: false })));
    const statuses = await Promise.all(people.map(async (user) => (await attend(user, meetup)).body.status));
    assert.deepEqual(statuses.sort(), ["attending", ...Array(5).fill("waitlisted")]);
  });

  await t.test("an app registers, is granted access and gets tokens at different processes", async () => {
    const apps = createApps(balanced);
    const browser = await session(await person());
    const { clientId, code, verifier, access, refresh } = await apps.authorizeApp(browser);
    for (const process of [first, second])
      assert.equal((await process.call("getMe", { headers: { authorization: `Bearer ${access}` } })).status, 200);
    const responses = await Promise.all([apps.refresh(clientId, refresh), apps.refresh(clientId, refresh)]);
    assert.equal(responses.filter(({ status }) => status === 200).length >= 1, true);
    assert.equal((await apps.redeem(clientId, code, verifier)).status, 400);
  });
});

test("two processes and limits", async (t) => {
  await t.test("each process allows the whole quota of requests and of malformed tokens", async (t) => {
    const limits = { requests_per_address: 3, bad_tokens_per_address: 2, factor: 1 };
    const { first, second } = await startTwo(t, { limits, cacheBytes: 0, trustProxy: true });
    const statusesOf = async (process: Service, request: Parameters<Service["call"]>[1]) => {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count++) statuses.push((await process.call("listAlliances", request)).status);
      return statuses;
    };
    const from = (address: string) => ({ "x-forwarded-for": address });
    const malformed = { ...from("192.0.2.2"), authorization: "Bearer malformed" };
    for (const process of [first, second]) {
      assert.deepEqual(await statusesOf(process, { headers: from("192.0.2.1") }), [200, 200, 200, 429]);
      assert.deepEqual(await statusesOf(process, { headers: malformed }), [401, 401, 429, 429]);
    }
    assert.equal((await first.sql`select from rate_limits where key like '%192.0.2.%'`).length, 0);
  });
});

test("two processes run every background task once", async (t) => {
  const now = new Date();
  const service = await startService(t, { data: "none", clock: () => new Date(), allowsPrivateAddresses: true });
  const { person, as, appoint } = createPeople({ ...service, now });
  const { alliance, group, event, attend } = await createFixtures({ ...service, now });
  const smtp = await startSmtp(t);
  const receiver = await startReceiver(t, () => new Date());
  const ours = await alliance();
  const admin = await person();
  await appoint(admin, { alliance: ours.id });
  const path = { alliance: ours.slug };
  const body = { url: receiver.url, event_types: ["rsvp.created"] };
  const webhook = await service.call("createWebhook", { path, body, as: as(admin) });
  receiver.state.secret = webhook.body.secret;
  // Starts within a day, so that all attendees are reminded at once.
  const meetup = await event(await group(ours), {
    starts_at: new Date(now.getTime() + 23 * 3_600_000).toISOString(),
    ends_at: new Date(now.getTime() + 25 * 3_600_000).toISOString(),
  });
  const people = await Promise.all(Array.from({ length: 20 }, () => person({ withPassword: false })));
  for (const user of people) await attend(user, meetup);
  // Removes the confirmations, which are not under test.
  await service.sql`update attendances set responded_at = responded_at - interval '2 days', confirmation_pending = false`;
  await service.sql`delete from outbox where payload ->> 'about' = 'rsvp'`;

  const config = loadConfig({
    ALLIANCE_DB__URL: service.url,
    ALLIANCE_DATA_DIR: await temporaryFolder(t),
    ALLIANCE_SERVER__BASE_URL: "https://alliance.test",
    ALLIANCE_EMAIL__SMTP__HOST: "127.0.0.1",
    ALLIANCE_EMAIL__SMTP__PORT: String(smtp.port),
    ALLIANCE_OUTBOUND__ALLOW_PRIVATE_ADDRESSES: "true",
  });
  const { url, db } = service;
  const pools = { db, countersDb: db };
  for (let process = 0; process < 2; process++)
    t.teardown(
      startBackgroundWork({ config, url, pools, log: silentLog, metrics: undefined, tracing: undefined }).stop,
    );

  await receiver.waitForMessages(people.length);
  const reminded = () =>
    smtp.received.flatMap(({ mail, envelope }) => (mail.subject?.startsWith("Reminder") ? envelope.to : []));
  const waiting = () => service.sql`select from outbox where topic <> 'mail'`;
  const isDone = async () => reminded().length >= people.length && (await waiting()).length === 0;
  await until("all are reminded", isDone, 120_000);

  const ids = receiver.messages.map(({ id }) => id);
  assert.deepEqual([ids.length, new Set(ids).size], [people.length, people.length], "each message is delivered once");
  assert.deepEqual(reminded().sort(), people.map(({ email }) => email).sort(), "each user is reminded once");
});
