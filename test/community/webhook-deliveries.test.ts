import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { test } from "tap";
import { deleteOldDeliveries, recordDisablingFailure } from "../../src/community/webhooks/deliveries/queries.ts";
import { disabledMail, webhookMailHandlers } from "../../src/community/webhooks/mail.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { type SendMail, startDelivery } from "../../src/web/mail/delivery.ts";
import type { Message as Mail } from "../../src/web/mail/messages.ts";
import type { Transport } from "../../src/web/mail/transport.ts";
import { testNow } from "../support/cluster.ts";
import { until } from "../support/embedded.ts";
import { silentLog } from "../support/log.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { startReceiver, startSender, startWithReceiver, startWithWebhooks } from "../support/webhooks.ts";

const dayMs = 86_400_000;

const respondWith = (code: number) => (response: ServerResponse) => {
  response.writeHead(code).end("no");
};

test("a receiver that fails", async (t) => {
  const { service, advanceClock, entry, admin, receiver, webhook } = await startWithReceiver(t);

  await t.test("gets the same message again, with the same ID and a new signature", async () => {
    const received: { id: string; body: string; signature: string }[] = [];
    receiver.state.plan = [500, 302, 503].map((code) => (response, { id, body, headers }) => {
      received.push({ id, body, signature: String(headers["webhook-signature"]) });
      respondWith(code)(response);
    });
    await entry();
    for (const requests of [1, 2, 3]) {
      await until(`${requests} attempts`, async () => receiver.state.requests === requests);
      await until("it is stored", async () => (await webhook.deliveries())[0].attempts === requests);
      assert.equal((await webhook.read()).failing_since !== null, true);
      await advanceClock(5_000 * 2 ** requests);
    }
    await receiver.waitForMessages(1);
    const [message] = receiver.messages;
    assert.deepEqual([...new Set(received.map(({ id }) => id))], [message?.id]);
    assert.deepEqual([...new Set(received.map(({ body }) => body))], [message?.body]);
    assert.equal(new Set(received.map(({ signature }) => signature)).size, 3);
    await until("the success is stored", async () => (await webhook.read()).failing_since === null);
    const [delivery] = await webhook.deliveries();
    const { attempts, response_status, failure } = delivery;
    assert.deepEqual(
      { status: delivery.status, attempts, response_status, failure },
      { status: "delivered", attempts: 4, response_status: 204, failure: null },
    );
  });

  await t.test("the delivery includes the receiver's response, without misleading characters", async () => {
    receiver.state.plan = [
      (response) => {
        response.writeHead(400).end(`\u0000\u001b[31m\u202e${"x".repeat(3000)}`);
      },
    ];
    const { id } = await webhook.sendTest();
    await until("it failed", async () => (await webhook.deliveries())[0].attempts === 1);
    const [delivery] = await webhook.deliveries();
    assert.equal(delivery.id, id);
    assert.equal(delivery.failure, "the receiver responded with 400");
    assert.equal(delivery.response_body, `\uFFFD\uFFFD[31m\uFFFD${"x".repeat(1017)}`);
    await advanceClock(10_000);
    await receiver.waitForMessages(2);
  });

  await t.test("a message can be sent again on request, even if it was delivered", async () => {
    await until("all has arrived", async () =>
      (await webhook.deliveries()).every((delivery: { status: string }) => delivery.status === "delivered"),
    );
    const [, first] = await webhook.deliveries();
    const before = receiver.messages.length;
    const path = { ...webhook.at, delivery_id: first.id };
    const { body } = await service.callAs(admin, "redeliverWebhookMessage", path);
    assert.equal(body.status, "pending");
    await receiver.waitForMessages(before + 1);
    const [repeat, original] = [receiver.messages.at(-1), receiver.messages[0]];
    assert.deepEqual({ id: repeat?.id, body: repeat?.body }, { id: original?.id, body: original?.body });
  });
});

test("recovery of a webhook", async (t) => {
  const { service, advanceClock, entry, admin, time, receiver, webhook } = await startWithReceiver(t);
  const recover = (since: Date) =>
    service.call("recoverWebhook", { path: webhook.at, body: { since: since.toISOString() }, as: service.as(admin) });
  const start = time.now;
  const listStates = async () =>
    (await webhook.deliveries()).map(({ status }: { status: string }) => status).reverse() as string[];

  await t.test("resends only messages that failed since the given time, with the same IDs", async () => {
    await entry();
    await receiver.waitForMessages(1);
    receiver.state.always = respondWith(500);
    await entry();
    await advanceClock(60_000);
    await entry();
    // While the receiver fails, only one message at a time is sent.
    await until("both are queued, and one has failed", async () => {
      const [last, before, first] = await webhook.deliveries();
      return first !== undefined && last.attempts + before.attempts > 0;
    });
    // Repeats the update, because an attempt in progress can make its message pending again.
    await until("both have failed", async () => {
      await service.sql`update webhook_deliveries set status = 'failed', next_attempt_at = null where status = 'pending'`;
      return (await listStates()).join() === "delivered,failed,failed";
    });
    assert.deepEqual((await recover(new Date(time.now.getTime() + 1))).body, { count: 0 });
    receiver.state.always = undefined;
    assert.deepEqual((await recover(new Date(start.getTime() + 60_000))).body, { count: 1 });
    await receiver.waitForMessages(2);
    assert.deepEqual((await recover(start)).body, { count: 1 });
    await receiver.waitForMessages(3);
    await until("all are delivered", async () => (await listStates()).every((state) => state === "delivered"));
    assert.equal(new Set(receiver.messages.map(({ id }) => id)).size, 3);
    assert.deepEqual((await recover(start)).body, { count: 0 });
  });

  await t.test("resends pending messages immediately, and only once for two concurrent calls", async () => {
    receiver.state.always = respondWith(500);
    await entry();
    const isWaiting = (delivery: { status: string; attempts: number }) =>
      delivery.status === "pending" && delivery.attempts === 1;
    await until("it waits", async () => (await webhook.deliveries()).some(isWaiting));
    receiver.state.always = undefined;
    const counts = await Promise.all([recover(start), recover(start)]);
    assert.deepEqual(counts.map(({ body }) => body.count).sort(), [0, 1]);
    await receiver.waitForMessages(4);
  });

  await t.test("returns 409 for a disabled webhook", async () => {
    await webhook.patch({ enabled: false });
    assert.equal((await recover(start)).headers["x-error-code"], "webhook_disabled");
  });
});

test("three days of failures", async (t) => {
  const { service, advanceClock, clock, time, entry, admin, appoint, person, ours, root, receiver, webhook } =
    await startWithReceiver(t);
  const second: Person = await person();
  await appoint(second, { alliance: ours.id });
  await appoint(await person(), { alliance: null });
  const disabledAdmin = await person();
  await appoint(disabledAdmin, { alliance: ours.id });
  await service.sql`update users set disabled_at = now() where id = ${disabledAdmin.id}`;
  const listNotifiedIds = async () =>
    (
      await service.sql<{ user: string }[]>`
      select payload ->> 'userId' as user from outbox where topic = 'webhook_disabled'`
    ).map(({ user }) => user);

  await t.test("disable the webhook after growing delays, and notify the administrators", async () => {
    receiver.state.always = respondWith(500);
    await entry();
    const startedAt = time.now.getTime();
    await until("it failed", async () => (await webhook.deliveries())[0]?.attempts === 1);
    const delays: number[] = [];
    for (let attempts = 1; (await webhook.read()).enabled; attempts++) {
      const [{ next_attempt_at }] = await webhook.deliveries();
      delays.push(Date.parse(next_attempt_at) - time.now.getTime());
      await advanceClock(Date.parse(next_attempt_at) - time.now.getTime());
      await until("it failed again", async () => (await webhook.deliveries())[0].attempts === attempts + 1);
    }
    assert.ok(delays.length > 35 && delays.length < 70, `${delays.length}`);
    assert.ok(delays.every((pause, index) => pause >= 0.79 * Math.min(5000 * 2 ** index, 7_200_000)));
    const durationMs = time.now.getTime() - startedAt;
    assert.ok(durationMs > 2.8 * dayMs && durationMs <= 3 * dayMs, `${durationMs / dayMs} days`);
    const { enabled, disabled_reason, disabled_at } = await webhook.read();
    assert.deepEqual([enabled, disabled_reason, Date.parse(disabled_at)], [false, "failing", time.now.getTime()]);
    assert.equal((await webhook.deliveries())[0].status, "failed");
    // Global administrators are notified only if there is no other administrator.
    assert.deepEqual((await listNotifiedIds()).sort(), [admin.id, second.id, root.id].sort());
  });

  await t.test("send an email that names the webhook and links to it", async () => {
    const emails: Mail[] = [];
    const transport: Transport = {
      send: async (mail) => {
        // Other emails report that the webhook was created.
        if (mail.subject.includes("disabled")) emails.push(mail);
        return {};
      },
      close: () => {},
    };
    const delivery = startDelivery({
      url: service.url,
      transport,
      log: silentLog,
      limits: createLimits(service.db, { factor: 1000 }),
      clock,
      handlersWith: webhookMailHandlers({ baseUrl: "https://alliance.test", secondFactorForAdmins: false }),
    });
    t.teardown(delivery.stop);
    await until("all are notified", async () => emails.length === 3);
    assert.deepEqual(valuesOf(emails, "recipient").sort(), valuesOf([admin, second, root], "email").sort());
    assert.ok(emails[0]?.text.replaceAll("\n", " ").includes("its receiver has accepted no messages for three days"));
    assert.ok(emails[0]?.text.includes(`https://alliance.test/alliances/ours/webhooks/${webhook.id}`));
  });

  await t.test("send no email to administrators who are suspended, disabled or no longer administrators", async () => {
    const { sql } = service;
    const listNotified = async (secondFactorForAdmins: boolean): Promise<string[]> => {
      const sent: string[] = [];
      const send: SendMail = async ({ recipient }) => void sent.push(recipient);
      const handlers = webhookMailHandlers({ baseUrl: "https://alliance.test", secondFactorForAdmins })(send);
      for (const { id: userId } of [admin, second, root]) {
        const job = { id: "1", payload: { webhookId: webhook.id, userId }, attempts: 0, createdAt: time.now };
        await handlers["webhook_disabled"]?.(job, AbortSignal.timeout(60_000), service.db);
      }
      return sent;
    };
    assert.deepEqual(await listNotified(true), []);
    await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${admin.id}, 'x', 0, now())`;
    assert.deepEqual(await listNotified(true), [admin.email]);
    assert.deepEqual(await listNotified(false), [admin.email, second.email, root.email]);
    await sql`delete from roles where user_id = ${second.id}`;
    await sql`update users set disabled_at = now() where id = ${root.id}`;
    assert.deepEqual(await listNotified(false), [admin.email]);
    await sql`update users set disabled_at = null where id = ${root.id}`;
  });

  await t.test("drop messages while the webhook is disabled, and allow redelivery once it is enabled", async () => {
    await entry();
    assert.equal((await webhook.deliveries()).length, 1);
    receiver.state.always = undefined;
    await webhook.patch({ enabled: true });
    const [delivery] = await webhook.deliveries();
    await service.callAs(admin, "redeliverWebhookMessage", { ...webhook.at, delivery_id: delivery.id });
    await receiver.waitForMessages(1);
    await entry();
    await receiver.waitForMessages(2);
  });

  await t.test("of one message end only its delivery while other messages arrive", async () => {
    let failingId = "";
    receiver.state.always = (response, { id }) => {
      failingId ||= id;
      response.writeHead(id === failingId ? 500 : 204).end();
    };
    await webhook.sendTest();
    await until("it failed", async () => (await webhook.deliveries())[0].attempts === 1);
    for (let day = 0; day < 8; day++) {
      const { id } = await webhook.sendTest();
      await until("the other arrives", async () => {
        await advanceClock(100);
        const delivery = (await webhook.deliveries()).find((delivery: { id: string }) => delivery.id === id);
        return delivery.status === "delivered";
      });
      await advanceClock(dayMs / 2);
    }
    const isGivenUp = async () => {
      await advanceClock(60_000);
      return (await webhook.deliveries()).some(
        (delivery: { id: string; status: string }) => delivery.id === failingId && delivery.status !== "pending",
      );
    };
    await until("it is given up", isGivenUp);
    assert.equal((await webhook.read()).enabled, true);
  });

  await t.test("a response of 410 disables the webhook immediately", async () => {
    receiver.state.always = respondWith(410);
    await webhook.sendTest();
    await until("it is disabled", async () => {
      await advanceClock(10_000);
      return !(await webhook.read()).enabled;
    });
    assert.equal((await webhook.read()).disabled_reason, "gone");
  });

  await t.test("deliveries are stored for 30 days", async () => {
    const before = (await webhook.deliveries()).length;
    assert.ok(before > 2);
    const purge = (now: Date, batch: number) => deleteOldDeliveries(service.db, { now, batch });
    assert.equal(await purge(new Date(testNow.getTime() + 30 * dayMs), 100), 0);
    const later = new Date(time.now.getTime() + 30 * dayMs + 1);
    assert.equal(await purge(later, 2), 2);
    assert.equal((await webhook.deliveries()).length, before - 2);
    assert.equal(await purge(later, 100), before - 2);
  });
});

test("a receiver that fails is tried again immediately", async (t) => {
  const { service, advanceClock, clock, time, admin, receiver, webhook } = await startWithReceiver(t);
  const isPaused = async () => {
    const [row] = await service.sql<{ paused: boolean }[]>`
      select paused_until > ${time.now.toISOString()}::timestamptz as paused from webhooks where id = ${webhook.id}`;
    return row?.paused === true;
  };
  const pauseReceiver = async () => {
    receiver.state.always = respondWith(500);
    await webhook.sendTest();
    await until("it is paused", isPaused);
    receiver.state.always = undefined;
  };

  await t.test("with a test message", async () => {
    await pauseReceiver();
    await webhook.sendTest();
    await until("it is healthy", async () => (await webhook.read()).failing_since === null);
    await advanceClock(60_000);
    await receiver.waitForMessages(2);
  });

  await t.test("with a message that is sent again", async () => {
    await pauseReceiver();
    const [{ id: delivery_id }] = await webhook.deliveries();
    const path = { ...webhook.at, delivery_id };
    await service.callAs(admin, "redeliverWebhookMessage", path);
    await receiver.waitForMessages(3);
  });

  await t.test("at its new URL, for which the three days restart", async () => {
    await pauseReceiver();
    const newReceiver = await startReceiver(t, clock);
    newReceiver.state.secret = webhook.secret;
    const { body } = await webhook.patch({ url: newReceiver.url });
    assert.equal(body.failing_since, null);
    await newReceiver.waitForMessages(1);
    await until("it is stored", async () => (await webhook.deliveries())[0].status === "delivered");
  });

  await t.test("at its new URL, even if the former URL responds later", async () => {
    const newReceiver = await startReceiver(t, clock);
    newReceiver.state.secret = webhook.secret;
    let respond = () => {};
    const formerReceiver = await startReceiver(t, clock);
    formerReceiver.state.always = (response) => {
      respond = () => respondWith(410)(response);
    };
    await webhook.patch({ url: formerReceiver.url });
    const { id } = await webhook.sendTest();
    await until("the request is in progress", async () => formerReceiver.state.requests === 1);
    await webhook.patch({ url: newReceiver.url });
    respond();
    await newReceiver.waitForMessages(1);
    assert.equal(newReceiver.messages[0]?.id, id);
    assert.equal((await webhook.read()).enabled, true);
  });
});

test("when a receiver works again", async (t) => {
  const { service, advanceClock, clock, entry, receiver, webhook } = await startWithReceiver(t);
  await t.test("waiting messages are sent immediately, without further delays", async () => {
    receiver.state.always = respondWith(500);
    for (let count = 1; count <= 3; count++) {
      await entry();
      await until("it waits", async () => (await webhook.deliveries()).length === count);
    }
    // Waits until each message has failed so often that its next delay is minutes.
    const haveFailed = async () =>
      (await webhook.deliveries()).every(({ attempts }: { attempts: number }) => attempts >= 5);
    while (!(await haveFailed())) {
      const before = receiver.state.requests;
      await until("one more was sent", async () => {
        await advanceClock(60_000);
        return receiver.state.requests > before;
      });
    }
    receiver.state.always = undefined;
    const before = receiver.messages.length;
    await webhook.sendTest();
    await receiver.waitForMessages(before + 4);
  });

  await t.test("a single failed message is sent after a test message", async () => {
    const before = receiver.messages.length;
    const count = (await webhook.deliveries()).length;
    receiver.state.plan = [respondWith(500)];
    await entry();
    await until("it failed", async () => {
      const [newest, ...others] = await webhook.deliveries();
      return others.length === count && newest.attempts === 1;
    });
    const inAnHour = new Date(clock().getTime() + 3_600_000).toISOString();
    await service.sql`update webhook_deliveries set next_attempt_at = ${inAnHour} where status = 'pending'`;
    await webhook.sendTest();
    await receiver.waitForMessages(before + 2);
  });
});

test("a single failure, long after the last, does not disable a webhook", async (t) => {
  const { service, advanceClock, time, receiver, webhook } = await startWithReceiver(t);
  receiver.state.plan = [respondWith(500)];
  await webhook.sendTest();
  await until("it failed", async () => (await webhook.deliveries())[0].attempts === 1);
  // Prevents a later delivery from resetting the failing state.
  await service.sql`update webhook_deliveries set status = 'failed', next_attempt_at = null`;
  await advanceClock(10 * dayMs);
  receiver.state.plan = [respondWith(500)];
  await webhook.sendTest();
  await until("it failed again", async () => (await webhook.deliveries())[0].attempts === 1);
  const { enabled, failing_since } = await webhook.read();
  assert.deepEqual([enabled, Date.parse(failing_since)], [true, time.now.getTime()]);
  await advanceClock(10_000);
  await receiver.waitForMessages(1);
});

test("rotates the secret without losing a message", async (t) => {
  const { service, advanceClock, time, entry, admin, receiver, webhook } = await startWithReceiver(t);
  const rotate = async (body: object) =>
    (await service.callAs(admin, "rotateWebhookSecret", webhook.at, body)).body.secret;
  const isAccepted = async (secret: string) => {
    const before = receiver.messages.length;
    receiver.state.secret = secret;
    receiver.state.always = undefined;
    await entry();
    await until("it is sent", async () => receiver.messages.length > before || receiver.rejected.length > 0);
    return receiver.rejected.splice(0).length === 0;
  };

  const next = await rotate({ overlap_hours: 2 });
  assert.equal(await isAccepted(webhook.secret), true);
  assert.equal(await isAccepted(next), true);
  assert.equal(String(receiver.messages.at(-1)?.headers["webhook-signature"]).split(" ").length, 2);
  time.now = new Date(time.now.getTime() + 2 * 3_600_000);
  assert.equal(await isAccepted(webhook.secret), false, "the overlap is over");
  const before = receiver.messages.length;
  receiver.state.secret = next;
  await until("it arrives after the pause", async () => {
    await advanceClock(1_000);
    return receiver.messages.length > before;
  });
  assert.equal(await isAccepted(next), true);
  const last = await rotate({ overlap_hours: 0 });
  assert.equal(await isAccepted(last), true);
  assert.equal(await isAccepted(next), false, "without an overlap the former secret expires immediately");
});

test("encrypts a secret with the database's key, also after the key was replaced", async (t) => {
  const { service, subscribe, clock, admin, as } = await startWithWebhooks(t);
  const receiver = await startReceiver(t, clock);
  const first = await subscribe(receiver.url);
  await service.sql`delete from server_keys where purpose = 'webhook'`;
  startSender(t, service, { clock });
  const second = await subscribe(receiver.url);
  receiver.state.secret = second.secret;
  await second.sendTest();
  await receiver.waitForMessages(1);
  const rotation = { path: first.at, body: { overlap_hours: 0 }, as: as(admin) };
  receiver.state.secret = (await service.call("rotateWebhookSecret", rotation)).body.secret;
  await first.sendTest();
  await receiver.waitForMessages(2);
});

test("messages about one subject arrive in order, while other subjects do not wait (criterion 78)", async (t) => {
  const { service, subscribe, clock, ours, group, event, person, root, advanceClock } = await startWithWebhooks(t);
  const receiver = await startReceiver(t, clock);
  const berlin = await group(ours);
  const webhook = await subscribe(receiver.url, ["event.updated", "rsvp.created", "rsvp.canceled"]);
  receiver.state.secret = webhook.secret;
  const meetup = await event(berlin);
  const eventPath = { alliance: ours.slug, event_id: meetup.id };
  const people = await Promise.all(Array.from({ length: 8 }, () => person()));
  // One of seven requests fails.
  let count = 0;
  const flaky = (response: ServerResponse, message: { body: string }) => {
    count += 1;
    if (count % 7 === 3) return respondWith(500)(response);
    arrivals.push({
      subject: JSON.parse(message.body).data.user?.id ?? "event",
      body: message.body,
    });
    response.writeHead(204).end();
  };
  const arrivals: { subject: string; body: string }[] = [];
  receiver.state.always = flaky;
  const sending = startSender(t, service, { clock });
  startSender(t, service, { clock });
  const changes = Array.from({ length: 12 }, (_, index) =>
    service.callAs(root, "updateEvent", { event_id: meetup.id }, { summary: `Change ${index}` }),
  );
  const visits = people.map(async (user) => {
    for (let round = 0; round < 6; round++)
      await service.callAs(user, round % 2 === 0 ? "attendEvent" : "cancelAttendance", eventPath);
  });
  await Promise.all([...changes, ...visits]);
  const expected = 12 + people.length * 6;
  await until("all have arrived", async () => {
    await advanceClock(10_000);
    await delay(20);
    return arrivals.length >= expected;
  });
  await sending.stop();
  assert.equal(arrivals.length, expected, "each message arrives once");
  for (const { id } of people) {
    const statuses = arrivals.filter(({ subject }) => subject === id).map(({ body }) => JSON.parse(body).data.status);
    assert.deepEqual(statuses, ["attending", "none", "attending", "none", "attending", "none"]);
  }
  const texts = arrivals.filter(({ subject }) => subject === "event").map(({ body }) => JSON.parse(body).data.summary);
  assert.equal(new Set(texts).size, 12);
  const { body: final } = await service.call("getEventById", { path: { event_id: meetup.id } });
  assert.equal(texts.at(-1), final.summary);
});

test("a disabled webhook is reported to administrators whose roles are not suspended", async (t) => {
  const { service, admin, root, subscribe } = await startWithWebhooks(t);
  const { sql } = service;
  const url = "https://receiver.example.org/";
  const { id: webhookId } = await subscribe(url);
  const notifiedIds = async (secondFactorForAdmins: boolean) => {
    await sql`update webhooks set disabled_at = null, disabled_reason = null`;
    await sql`delete from outbox where topic = 'webhook_disabled'`;
    await recordDisablingFailure(service.db, {
      ...{ id: webhookId, webhookId, url, response: undefined, failure: "no response", next: undefined, failures: 60 },
      ...{ failingSince: testNow, pausedUntil: undefined, now: testNow, reason: "failing", mail: disabledMail },
      secondFactorForAdmins,
    });
    const rows = await sql<{ user: string }[]>`
      select payload ->> 'userId' as user from outbox where topic = 'webhook_disabled'`;
    return valuesOf(rows, "user");
  };
  await sql`delete from roles where user_id = ${root.id} and alliance_id is not null`;
  assert.deepEqual(await notifiedIds(false), [admin.id]);
  await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${root.id}, 'x', 0, now())`;
  assert.deepEqual(await notifiedIds(true), [root.id]);
  await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${admin.id}, 'x', 0, now())`;
  assert.deepEqual(await notifiedIds(true), [admin.id]);
});
