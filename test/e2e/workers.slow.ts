import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { type Test, test } from "tap";
import { isRunning, until, untilStopped } from "../support/embedded.ts";
import { isReplaced, newDataDir, type Running, runFailing, runSuccessfully, start, workersOf } from "./program.ts";

const settings = { ALLIANCE_SERVER__WORKERS: "2" };

type Line = { pid: number; msg: string; reqId?: string; status?: number };

const linesOf = ({ output }: Running): Line[] =>
  output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

let requests = 0;

/** Requests a path on a new connection, because connections alternate between the workers. */
const get = async ({ url }: Running, path: string): Promise<{ id: string; status: number }> => {
  const id = `workers-${++requests}`;
  const response = await fetch(url + path, { headers: { "x-request-id": id, connection: "close" } });
  await response.text();
  return { id, status: response.status };
};

const startSeeded = async (t: Test, options: { fault?: string } = {}): Promise<Running> => {
  const data = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  await runSuccessfully(["seed"], data);
  return start(t, "serve", { ...data, ...settings }, options);
};

test("two workers", async (t) => {
  const program = await startSeeded(t, { fault: "a worker" });

  await t.test("are announced once by the parent process", async () => {
    const announced = linesOf(program).filter(({ msg }) => msg.startsWith("Community Alliance Service: "));
    const pids = announced.map(({ pid }) => pid);
    assert.deepEqual(pids, [program.child.pid]);
    assert.equal((await workersOf(program)).length, 2);
  });

  await t.test("a killed worker is replaced while the other worker keeps running", async () => {
    const [killed = 0, other] = await workersOf(program);
    process.kill(killed, "SIGKILL");
    await until("it is replaced", async () => {
      // A connection that had just been passed to the killed worker is lost: node:cluster neither closes nor reassigns it.
      const response = await Promise.race([get(program, "/api/v1/health").catch(() => undefined), delay(2_000)]);
      if (response) assert.equal(response.status, 200);
      return isReplaced(program, killed);
    });
    const workers = await workersOf(program);
    assert.ok(other !== undefined && workers.includes(other));
    await until("the exit is logged", async () => linesOf(program).some(({ msg }) => /^a worker has ended/.test(msg)));
    await until("the new worker responds", async () => {
      const { id } = await get(program, "/api/v1/health");
      await delay(150);
      return linesOf(program).find(({ reqId }) => reqId === id)?.pid === workers.find((pid) => pid !== other);
    });
  });

  await t.test("SIGTERM stops all processes with exit code 0", async () => {
    const workers = await workersOf(program);
    assert.ok(program.child.pid);
    process.kill(program.child.pid, "SIGTERM");
    assert.equal(await program.ended, 0);
    for (const worker of workers) assert.equal(await isRunning(worker), false);
    for (const { msg } of linesOf(program)) assert.equal(typeof msg, "string");
  });
});

test("no worker survives kill -9 of the parent process", async (t) => {
  const program = await startSeeded(t);
  const workers = await workersOf(program);
  assert.equal(workers.length, 2);
  assert.ok(program.child.pid);
  process.kill(program.child.pid, "SIGKILL");
  for (const worker of workers) await untilStopped(worker);
});

test("the service does not start with more workers than connections, and reports the reason in one line", async (t) => {
  const data = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  const stderr = await runFailing(["serve"], { ...data, ALLIANCE_SERVER__WORKERS: "64" });
  assert.match(stderr, /^alliance: server\.workers: 64 with db\.pool_size 10 need \d+ connections, .*\n$/);
});
