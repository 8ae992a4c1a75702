import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { test } from "tap";
import { createLimits } from "../../src/server/limits/limits.ts";
import { startDelivery } from "../../src/web/mail/delivery.ts";
import { createMailer } from "../../src/web/mail/mailer.ts";
import { verificationMail } from "../../src/web/mail/messages.ts";
import { testNow } from "../support/cluster.ts";
import { until } from "../support/embedded.ts";
import { createFixtures } from "../support/fixtures.ts";
import { silentLog } from "../support/log.ts";
import { startService } from "../support/service.ts";
import { startReceiver, startSender } from "../support/webhooks.ts";

/** Long, because messages about one event are sent sequentially, on a machine that also runs other tests. */
const drainTimeoutMs = 180_000;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const usersPerRound = 200;

test("sends a message for each of hundreds of RSVPs, without slowing them down", async (t) => {
  const service = await startService(t, { data: "none", allowsPrivateAddresses: true, poolSize: 10 });
  const { root, alliance, group, event } = await createFixtures(service);
  const people = await service.people(usersPerRound);
  const receiver = await startReceiver(t);
  const withWebhook = await alliance({ name: "With" });
  const body = { url: receiver.url, event_types: ["rsvp.created"] };
  const { body: webhook } = await service.callAs(root, "createWebhook", { alliance: withWebhook.slug }, body);
  receiver.state.secret = webhook.secret;
  const without = await alliance({ name: "Without" });

  /**
   * Sends an RSVP of each user to one event per alliance, eight at a time. A user's RSVPs alternate between the alliances, so
   * that load on the machine affects all of them alike. @returns the latencies of each alliance, in milliseconds
   */
  const attend = async (...alliances: (typeof without)[]): Promise<number[][]> => {
    const events: { path: Record<string, string>; latencies: number[] }[] = [];
    for (const alliance of alliances) {
      const { id } = await event(await group(alliance));
      events.push({ path: { alliance: alliance.slug, event_id: id }, latencies: [] });
    }
    const remaining = [...people];
    const visit = async () => {
      for (let user = remaining.pop(); user; user = remaining.pop()) {
        for (const { path, latencies } of remaining.length % 2 === 0 ? events : events.toReversed()) {
          const startedAt = performance.now();
          assert.equal((await service.callAs(user, "attendEvent", path)).status, 200);
          latencies.push(performance.now() - startedAt);
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, visit));
    return events.map(({ latencies }) => latencies);
  };

  // The first run warms up.
  await attend(without);
  const rounds = [await attend(without, withWebhook), await attend(without, withWebhook)];
  const [withoutMs, withMs] = [0, 1].map((index) => median(rounds.flatMap((round) => round[index] ?? [])));
  const queuedAt = performance.now();
  startSender(t, service);
  await receiver.waitForMessages(2 * usersPerRound, drainTimeoutMs);
  const arrivalMs = performance.now() - queuedAt;
  const startedAt = performance.now();
  await attend(withWebhook);
  const endedAt = performance.now();
  await receiver.waitForMessages(3 * usersPerRound, drainTimeoutMs);
  const lagMs = performance.now() - endedAt;
  t.comment(
    `median of an RSVP: ${withoutMs?.toFixed(2)} ms without, ${withMs?.toFixed(2)} ms with a webhook; ` +
      `${2 * usersPerRound} that wait arrive in ${(arrivalMs / 1000).toFixed(1)} s; of ${usersPerRound} (${((endedAt - startedAt) / 1000).toFixed(1)} s) ` +
      `the last arrives ${(lagMs / 1000).toFixed(1)} s after it was sent`,
  );
  assert.ok(Number(withMs) < 1.5 * Number(withoutMs) + 1, `${withMs} ms instead of ${withoutMs} ms`);
  assert.equal(new Set(receiver.messages.map(({ id }) => id)).size, 3 * usersPerRound);
});

test("receivers that hang delay neither emails nor other receivers", async (t) => {
  const service = await startService(t, { data: "none", allowsPrivateAddresses: true });
  const { root, alliance, entry } = await createFixtures(service);
  const hanging = createServer(() => {}).listen(0, "127.0.0.1");
  await once(hanging, "listening");
  t.teardown(() => hanging.close());
  const address = hanging.address();
  assert.ok(address && typeof address === "object");
  const receiver = await startReceiver(t);
  const subscribe = async (slug: string, url: string) => {
    const body = { url, event_types: ["landscape.published"] };
    return (await service.callAs(root, "createWebhook", { alliance: slug }, body)).body;
  };
  const alliances = [];
  for (let count = 0; count < 10; count++) alliances.push(await alliance());
  for (const { slug } of alliances)
    for (let count = 0; count < 6; count++) await subscribe(slug, `http://127.0.0.1:${address.port}/${slug}/${count}`);
  receiver.state.secret = (await subscribe(alliances[9]?.slug ?? "", receiver.url)).secret;
  startSender(t, service);
  const mails: number[] = [];
  const delivery = startDelivery({
    url: service.url,
    transport: {
      send: async () => {
        mails.push(performance.now());
        return {};
      },
      close: () => {},
    },
    log: silentLog,
    limits: createLimits(service.db, { factor: 1000 }),
    clock: () => testNow,
  });
  t.teardown(delivery.stop);
  for (const owner of alliances) for (let count = 0; count < 10; count++) await entry(owner);
  const startedAt = performance.now();
  const mail = verificationMail({
    recipient: "ada@example.org",
    baseUrl: "https://alliance.test",
    token: "A".repeat(22),
  });
  await createMailer().enqueue(service.db, mail, testNow);
  await receiver.waitForMessages(10);
  const arrivalMs = performance.now() - startedAt;
  await until("the email is sent", async () => mails.length > 0);
  const mailMs = (mails[0] ?? Number.NaN) - startedAt;
  t.comment(`60 hanging receivers: an email takes ${Math.round(mailMs)} ms, ten messages ${Math.round(arrivalMs)} ms`);
  assert.ok(mailMs < 2_000 && arrivalMs < 5_000);
});
