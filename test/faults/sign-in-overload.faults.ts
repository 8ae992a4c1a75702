import assert from "node:assert/strict";
import { type Test, test } from "tap";
import { Unavailable } from "../../src/foundation/errors.ts";
import { createPasswordHasher } from "../../src/identity/auth/passwords/hashing.ts";
import { type Person, password } from "../support/people.ts";
import { type Options, startService } from "../support/service.ts";
import { listenOn } from "../support/sockets.ts";

const json = { "content-type": "application/json", accept: "application/json" };

const start = async (t: Test, options: Options = {}) => {
  const service = await startService(t, {
    data: "none",
    trustProxy: true,
    // Hashing must be slow enough to fill the queue.
    passwords: createPasswordHasher(),
    ...options,
  });
  const port = await listenOn(service.app);
  const logIn = async ({ email }: Person, address: string, { secret = password, cookie = "" } = {}) => {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/auth/login`, {
      method: "POST",
      redirect: "manual",
      headers: { ...json, "x-forwarded-for": address, ...(cookie && { cookie }) },
      body: JSON.stringify({ email, password: secret }),
    });
    await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      milliseconds: performance.now() - startedAt,
      device: /device=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0],
    };
  };
  const failurePoints = async (email: string) => {
    const [row] = await service.sql<{ points: number }[]>`
      select coalesce(sum(points), 0)::int as points from rate_limits where key like ${`%${email}%`}`;
    return row?.points;
  };
  return { ...service, logIn, failurePoints };
};

const addresses = (count: number, network: string) =>
  Array.from({ length: count }, (_, index) => `${network}.${index}`);

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test("an attempt that fails for a reason other than its password does not count as a failure (criterion 57)", async (t) => {
  const realPasswords = createPasswordHasher();
  const state = { isFull: true };
  const passwords: typeof realPasswords = {
    ...realPasswords,
    verify: async (...args) => {
      if (state.isFull) throw new Unavailable("too many people are signing in right now; try again shortly");
      return realPasswords.verify(...args);
    },
  };
  const { logIn, failurePoints, person } = await start(t, { passwords, limits: { factor: 1 } });
  const owner = await person();
  for (let round = 0; round < 20; round++) assert.equal((await logIn(owner, "192.0.2.1")).status, 503);
  assert.equal(await failurePoints(owner.email), 0);
  state.isFull = false;
  assert.equal((await logIn(owner, "192.0.2.1")).status, 303);

  await t.test("an attempt that is rejected by the limit of its IP address does not count either", async () => {
    for (let index = 0; index < 30; index++)
      await logIn({ id: "", email: `nobody-${index}@example.org` }, "192.0.2.2", { secret: "wrong" });
    const victim = await person();
    for (let round = 0; round < 5; round++)
      assert.equal((await logIn(victim, "192.0.2.2", { secret: "wrong" })).status, 429);
    assert.equal(await failurePoints(victim.email), 0);
  });
});

test("64 sign-ins to one account at once (criterion 57)", async (t) => {
  const { logIn, failurePoints, person } = await start(t);
  const [owner, other] = [await person(), await person()];
  await logIn(other, "203.0.113.1");

  await t.test("succeed or get 503 with Retry-After, and none counts as a failure", async () => {
    const responses = await Promise.all(addresses(64, "192.0.2").map((address) => logIn(owner, address)));
    const withStatus = (status: number) => responses.filter((response) => response.status === status);
    assert.ok(withStatus(303).length >= 4);
    assert.equal(withStatus(303).length + withStatus(503).length, 64);
    assert.ok(withStatus(503).every(({ retryAfter }) => Number(retryAfter) > 0));
    assert.equal(await failurePoints(owner.email), 0);
    assert.equal((await logIn(owner, "192.0.2.1")).status, 303);
  });

  type Crowd = () => Promise<{ status: number }>[];

  /** Signs in to another account just after each of nine crowds. At most 8 sign-ins of a crowd (median) may finish earlier. */
  const requireShortWait = async (t: Test, crowd: Crowd) => {
    const [finishedBefore, times]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round++) {
      let signedIn = 0;
      const rush = crowd().map(async (response) => {
        if ((await response).status === 303) signedIn++;
      });
      const { status, milliseconds } = await logIn(other, "203.0.113.1");
      finishedBefore.push(signedIn);
      times.push(milliseconds);
      assert.equal(status, 303);
      await Promise.all(rush);
    }
    t.comment(`it took ${Math.round(median(times))} ms, behind ${median(finishedBefore)} of the crowd`);
    assert.ok(median(finishedBefore) <= 8, `behind ${finishedBefore}`);
  };

  const floods: Record<string, Crowd> = {
    "64 to one account, from 64 addresses": () => addresses(64, "192.0.2").map((address) => logIn(owner, address)),
    "64 to one account, from one address": () => addresses(64, "192.0.2").map(() => logIn(owner, "192.0.2.1")),
  };
  for (const [label, flood] of Object.entries(floods))
    await t.test(`${label}: another account waits for at most a few of these`, (t) => requireShortWait(t, flood));

  await t.test("thirty sign-ins from one IP address delay another address by at most a few sign-ins", async (t) => {
    const crowd = await Promise.all(addresses(30, "0").map(() => person()));
    await requireShortWait(t, () => crowd.map((user) => logIn(user, "192.0.2.9")));
  });

  await t.test("known browsers of one account may use no more of the queue than any IP address", async () => {
    const mallory = await person();
    const devices: string[] = [];
    for (let index = 0; index < 17; index++) {
      const { device } = await logIn(mallory, "192.0.2.66");
      devices.push(device ?? assert.fail("no device cookie"));
    }
    let isOver = false;
    const statuses = new Set<number>();
    const flood = devices.flatMap((cookie) =>
      [1, 2, 3, 4].map(async () => {
        while (!isOver) statuses.add((await logIn(mallory, "192.0.2.66", { cookie })).status);
      }),
    );
    while (!statuses.has(503)) await new Promise(setImmediate);
    const others = addresses(10, "203.0.113");
    const during = [];
    for (const address of others) during.push((await logIn(other, address)).status);
    isOver = true;
    await Promise.all(flood);
    assert.deepEqual(during, Array(10).fill(303));
  });
});
