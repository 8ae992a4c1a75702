import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { test } from "tap";
import { until } from "../support/embedded.ts";
import { serveRaw } from "../support/loopback.ts";
import { startReceiver, startSender, startWithWebhooks } from "../support/webhooks.ts";

test("a hostile receiver costs little, delays no others, and learns no internals (criterion 78)", async (t) => {
  const { service, subscribe, entry, advanceClock, clock } = await startWithWebhooks(t);
  const receiver = await startReceiver(t, clock);
  const webhook = await subscribe(receiver.url);
  receiver.state.secret = webhook.secret;
  const { url: inside } = await serveRaw(t, () => assert.fail("a redirect was followed"));
  const drip = (socket: Socket) => {
    const timer = setInterval(() => socket.write("x"), 50);
    socket.on("close", () => clearInterval(timer));
  };
  const flood = (socket: Socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write("x".repeat(65_536)));
    };
    socket.on("drain", more);
    more();
  };
  const hostile: Record<string, [(socket: Socket) => void, RegExp]> = {
    "never responds": [() => {}, /no complete response within 10 seconds/],
    "drips headers": [
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\nX-Drip: ");
        drip(socket);
      },
      /no complete response within 10 seconds/,
    ],
    "has headers without end": [
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\nX-Flood: ");
        flood(socket);
      },
      /headers of the response are larger/,
    ],
    "resets the connection": [(socket) => socket.resetAndDestroy(), /closed the connection/],
    "is not HTTP": [(socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"), /not HTTP/],
    redirects: [
      (socket) => socket.end(`HTTP/1.1 307 Temporary\r\nLocation: ${inside}\r\nContent-Length: 0\r\n\r\n`),
      /responded with 307; redirects are not followed/,
    ],
  };
  const hostileWebhooks = await Promise.all(
    Object.entries(hostile).map(async ([name, [behave, failure]]) => {
      const webhook = await subscribe((await serveRaw(t, behave)).url);
      return { name, failure, webhook };
    }),
  );
  const endless = await subscribe(
    (
      await serveRaw(t, (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        flood(socket);
      })
    ).url,
  );
  startSender(t, service, { clock });
  const startedAt = performance.now();
  for (let count = 0; count < 10; count++) await entry();
  await receiver.waitForMessages(10);
  const elapsedMs = performance.now() - startedAt;
  // The limit is lower than the 10 seconds after which hanging requests fail.
  assert.ok(elapsedMs < 9_500, `the good receiver waited for ${Math.round(elapsedMs)} ms`);

  for (const { name, failure, webhook } of hostileWebhooks) {
    await t.test(`a receiver that ${name}`, async () => {
      await until("it failed", async () =>
        (await webhook.deliveries()).some((delivery: { attempts: number }) => delivery.attempts === 1),
      );
      const deliveries = await webhook.deliveries();
      assert.match(deliveries.find((delivery: { attempts: number }) => delivery.attempts > 0).failure, failure);
    });
  }

  await t.test("a response without an end accepts the message, and 1,024 characters are stored", async () => {
    await until("it is stored", async () =>
      (await endless.deliveries()).every((delivery: { status: string }) => delivery.status === "delivered"),
    );
    assert.equal((await endless.deliveries())[0].response_body.length, 1024);
  });

  await t.test("a dead receiver costs one request per delay, whatever the number of messages", async () => {
    const dead = hostileWebhooks[3]?.webhook ?? assert.fail();
    const countAttempts = async () =>
      (await dead.deliveries()).reduce((sum: number, delivery: { attempts: number }) => sum + delivery.attempts, 0);
    const before = await countAttempts();
    await advanceClock(3_600_000);
    await until("it is tried", async () => (await countAttempts()) > before);
    assert.equal(await countAttempts(), before + 1);
  });
});

test("no message reaches an internal address, even if a name resolves differently later (criterion 77)", async (t) => {
  const { service, subscribe, clock, entry } = await startWithWebhooks(t);
  const port = new URL((await serveRaw(t, () => assert.fail("the inside was reached"))).url).port;
  const webhook = await subscribe(`https://hooks.example.org:${port}/`);
  let lookups = 0;
  const rebinding = async () => {
    lookups += 1;
    return [{ address: "127.0.0.1", family: 4 }];
  };
  startSender(t, service, { clock, outbound: { resolve: rebinding } });
  await entry();
  await until("it failed", async () => (await webhook.deliveries())[0]?.attempts === 1);
  assert.equal((await webhook.deliveries())[0].failure, "hooks.example.org is not an address on the Internet");
  assert.equal(lookups, 1);
});
