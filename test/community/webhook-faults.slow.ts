import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { until } from "../support/embedded.ts";
import { startCommunity } from "../support/fixtures.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { valuesOf } from "../support/pages.ts";
import type { startService } from "../support/service.ts";
import { startReceiver, startSender } from "../support/webhooks.ts";

/** Creates an event, a webhook for its RSVPs, and a function that sends the RSVPs of a new user. */
const setUp = async (t: Parameters<typeof startService>[0], url: string) => {
  const service = await startCommunity(t, { allowsPrivateAddresses: true });
  const { person, as } = service;
  const { root, group, event, ours } = service;
  const meetup = await event(await group(ours));
  const subscription = { path: { alliance: ours.slug }, as: as(root) };
  const body = { url, event_types: ["rsvp.created", "rsvp.canceled"] };
  const { body: webhook } = await service.call("createWebhook", { ...subscription, body });
  const path = { alliance: ours.slug, event_id: meetup.id };
  const attend = async (rounds: number) => {
    const user = await person();
    for (let round = 0; round < rounds; round++) {
      assert.equal((await service.callAs(user, round % 2 ? "cancelAttendance" : "attendEvent", path)).status, 200);
    }
    return user.id;
  };
  return { service, secret: String(webhook.secret), attend };
};

test("delivers every message, in order and with the same ID, when processes are killed and connections cut (criterion 78)", async (t) => {
  const arrivals: { id: string; user: string; status: string }[] = [];
  let requests = 0;
  const url = await serveOnLoopback(t, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      requests += 1;
      const { data } = JSON.parse(Buffer.concat(chunks).toString());
      const requestNumber = requests;
      setTimeout(() => {
        // The receiver crashes at times, so the sender cannot know whether it has stored the message.
        if (requestNumber % 9 === 4) {
          request.socket.destroy();
          return;
        }
        arrivals.push({ id: String(request.headers["webhook-id"]), user: data.user.id, status: data.status });
        response.writeHead(requestNumber % 11 === 5 ? 503 : 204).end();
      }, requestNumber % 5);
    });
  });
  const { service, attend } = await setUp(t, `${url}/hook`);
  const program = fileURLToPath(new URL("../support/webhook-worker.js", import.meta.url));
  const running: ChildProcess[] = [];
  const exits: string[] = [];
  const start = () => {
    const child = fork(program);
    child.on("exit", (code, signal) => exits.push(String(signal ?? code)));
    child.send({ url: service.url, now: service.now.toISOString() });
    running.push(child);
  };
  t.teardown(() => {
    for (const child of running) child.kill("SIGKILL");
  });
  start();
  start();
  const rounds = 6;
  const people = Promise.all(Array.from({ length: 30 }, () => attend(rounds)));
  for (let fault = 0; fault < 4; fault++) {
    await delay(300);
    if (fault % 2) {
      await service.sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name in ('alliance webhooks', 'alliance outbox') and datname = current_database()`;
    } else {
      running.shift()?.kill("SIGKILL");
      start();
    }
  }
  const ids = await people;
  await until("all is delivered", async () => {
    await delay(100);
    const [row] =
      await service.sql`select (select count(*) from outbox where topic = 'webhook_message')::integer as queued,
      (select count(*) from webhook_deliveries where status <> 'delivered')::integer as waiting`;
    return row?.["queued"] === 0 && row["waiting"] === 0;
  });
  assert.deepEqual(exits, ["SIGKILL", "SIGKILL"], "a worker exited by itself");
  for (const user of ids) {
    const seenIds = new Set<string>();
    // Receivers ignore messages whose IDs they have already seen.
    const ownArrivals = arrivals.filter(
      (arrival) => arrival.user === user && !seenIds.has(arrival.id) && seenIds.add(arrival.id),
    );
    assert.deepEqual(valuesOf(ownArrivals, "status"), ["attending", "none", "attending", "none", "attending", "none"]);
  }
  t.comment(`${ids.length * rounds} messages, ${requests} requests`);
});

test("a process that stops in the middle of a request leaves the message to the next process", async (t) => {
  const receiver = await startReceiver(t);
  const { service, secret, attend } = await setUp(t, receiver.url);
  receiver.state.secret = secret;
  // The first request hangs until the service stops.
  receiver.state.plan = [() => {}];
  const first = startSender(t, service);
  await attend(1);
  await until("the request is in progress", async () => receiver.state.requests === 1);
  const startedAt = performance.now();
  await first.stop();
  assert.ok(performance.now() - startedAt < 6_000);
  startSender(t, service);
  await receiver.waitForMessages(1);
  const [row] = await service.sql`select attempts, status from webhook_deliveries`;
  assert.equal(row?.["attempts"] <= 1, true, "an interrupted request does not count as an attempt");
});
