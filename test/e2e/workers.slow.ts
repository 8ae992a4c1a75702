import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Test, test } from "tap";
import { runs, stopped, until } from "../support/embedded.ts";
import {
  createUser,
  isReplaced,
  newDataDir,
  type Running,
  runFailing,
  signIn,
  start,
  succeed,
  workersOf,
} from "./program.ts";

const settings = { ALLIANCE_SERVER__WORKERS: "2" };

type Line = { pid: number; msg: string; reqId?: string; status?: number };

const linesOf = ({ output }: Running): Line[] =>
  output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

let requests = 0;

const get = (
  { url }: Running,
  path: string,
  { agent, ...headers }: { agent?: Agent } & Record<string, unknown> = {},
): Promise<{ id: string; status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const id = `workers-${++requests}`;
    const options = { headers: { "x-request-id": id, ...Object(headers) }, agent: agent ?? false };
    request(url + path, options, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => {
        body += text;
      });
      response.on("end", () => resolve({ id, status: response.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end();
  });

const connectionsOf = async (t: Test, program: Running): Promise<Map<number, Agent>> => {
  const agents = new Map<number, Agent>();
  while (agents.size < 2) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    t.teardown(() => agent.destroy());
    const { id } = await get(program, "/api/v1/alliances", { agent });
    let line: Line | undefined;
    await until("the log names the worker", async () => {
      line = linesOf(program).find(({ reqId }) => reqId === id);
      return line !== undefined;
    });
    if (line && !agents.has(line.pid)) agents.set(line.pid, agent);
  }
  return agents;
};

const startSeeded = async (t: Test, launching: { breaks?: string } = {}) => {
  const data = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  await succeed(["seed"], data);
  return { data, program: await start(t, "serve", { ...data, ...settings }, launching) };
};

test("two workers", async (t) => {
  const { data, program } = await startSeeded(t, { breaks: "a worker" });

  await t.test("are announced once, by the parent process", async () => {
    const announced = linesOf(program).filter(({ msg }) => msg.startsWith("Community Alliance Service: "));
    const pids = announced.map(({ pid }) => pid);
    assert.deepEqual(pids, [program.child.pid]);
    assert.equal((await workersOf(program)).length, 2);
  });

  await t.test("both respond, and show a change within a tenth of a second of its commit", async (t) => {
    const connections = await connectionsOf(t, program);
    assert.deepEqual([...connections.keys()].toSorted(), (await workersOf(program)).toSorted());
    const account = { email: "mira@example.org", password: "seven herons cross the river" };
    await createUser(data, account);
    await succeed(["role", "grant", account.email, "alliance_admin"], data);
    const administrator = await signIn(program, account);
    const path = "/api/v1/alliances/open-cloud";
    for (let round = 0; round < 10; round++) {
      // Cached by both workers before the change.
      for (const agent of connections.values()) assert.equal((await get(program, path, { agent })).status, 200);
      const description = `Round ${round}`;
      assert.equal((await administrator(program, "PATCH", path, { description })).status, 200);
      await delay(100);
      for (const agent of connections.values()) {
        const { body } = await get(program, path, { agent });
        assert.equal(JSON.parse(body).description, description);
      }
    }
  });

  await t.test("a killed worker is replaced while the other continues", async () => {
    const [killed = 0, other] = await workersOf(program);
    process.kill(killed, "SIGKILL");
    await until("it is replaced", async () => {
      // A connection that had just been passed to the killed worker is lost: node:cluster neither closes nor reassigns it.
      const response = await Promise.race([get(program, "/api/v1/health").catch(() => undefined), delay(2_000)]);
      if (response) assert.equal(response.status, 200);
      return isReplaced(program, killed);
    });
    const now = await workersOf(program);
    assert.ok(other !== undefined && now.includes(other));
    await until("the log says so", async () => linesOf(program).some(({ msg }) => /^a worker has ended/.test(msg)));
    await until("the new one responds", async () => {
      const { id } = await get(program, "/api/v1/health");
      await delay(150);
      return linesOf(program).find(({ reqId }) => reqId === id)?.pid === now.find((pid) => pid !== other);
    });
  });

  await t.test("SIGTERM ends all processes with 0", async () => {
    const workers = await workersOf(program);
    assert.ok(program.child.pid);
    process.kill(program.child.pid, "SIGTERM");
    assert.equal(await program.ended, 0);
    for (const worker of workers) assert.equal(await runs(worker), false);
    for (const { msg } of linesOf(program)) assert.equal(typeof msg, "string");
  });
});

test("no worker survives kill -9 of the parent process", async (t) => {
  const { program } = await startSeeded(t);
  const workers = await workersOf(program);
  assert.equal(workers.length, 2);
  assert.ok(program.child.pid);
  process.kill(program.child.pid, "SIGKILL");
  for (const worker of workers) await stopped(worker);
});

test("the service does not start with more workers than connections, and says so in one line", async (t) => {
  const data = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  const many = await runFailing(["serve"], { ...data, ALLIANCE_SERVER__WORKERS: "64" });
  assert.match(many, /^alliance: server\.workers: 64 with db\.pool_size 10 need \d+ connections, .*\n$/);
});
