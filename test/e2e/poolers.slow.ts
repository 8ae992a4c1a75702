import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type Test, test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import {
  newServerFolder,
  type Server,
  serviceUrl,
  startPrimary,
  unprivilegedCommand,
  withoutDebian,
} from "../support/debian.ts";
import { until } from "../support/embedded.ts";
import { password } from "../support/people.ts";
import { startReceiver } from "../support/webhooks.ts";
import {
  callerOf,
  createUser,
  freePort,
  newDataDir,
  outputOf,
  runAlliance,
  runFailing,
  runSuccessfully,
  signIn,
  start,
} from "./program.ts";

const run = promisify(execFile);
const pgbouncer = "/usr/sbin/pgbouncer";

/** Starts PgBouncer with the configuration of deploy/, edited for this database, port and pool mode. */
const startPooler = async (t: Test, database: Server, mode = "transaction") => {
  const folder = await newServerFolder(t);
  const port = await freePort();
  const users = join(folder, "userlist.txt");
  const file = join(folder, "pgbouncer.ini");
  const input = await readFile(join(packageRoot, "deploy/pgbouncer/pgbouncer.ini"), "utf8");
  const edited = Object.entries({
    "host=127.0.0.1 port=5432": `host=127.0.0.1 port=${database.port}`,
    "listen_port = 6432": `listen_port = ${port}`,
    "/etc/pgbouncer/userlist.txt": users,
    "pool_mode = transaction": `pool_mode = ${mode}`,
  }).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replace(from, to);
  }, input);
  await writeFile(file, edited, { mode: 0o644 });
  await writeFile(users, await readFile(join(packageRoot, "deploy/pgbouncer/userlist.txt")), { mode: 0o644 });
  let child: ChildProcess | undefined;
  const start = async () => {
    const started = spawn(...unprivilegedCommand(pgbouncer, [file]), { cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
    child = started;
    const output = outputOf(started);
    await until("the pooler runs", async () => {
      assert.equal(started.exitCode, null, output());
      return output().includes("process up");
    });
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  };
  t.teardown(stop);
  await start();
  const address = `127.0.0.1:${port}`;
  return {
    url: `postgres://alliance:secret@${address}/alliance`,
    console: `postgres://pgbouncer_admin:another%20secret@${address}/pgbouncer`,
    start,
    stop,
  };
};

const anonymous = callerOf();

test("migrate and serve fail behind a pooler that lends a session for each statement", {
  skip: withoutDebian(pgbouncer),
}, async (t) => {
  const primary = await startPrimary(t);
  const pooler = await startPooler(t, primary, "statement");
  const settings = {
    ALLIANCE_DATA_DIR: await newDataDir(t),
    ALLIANCE_DB__URL: pooler.url,
    ALLIANCE_DB__LISTEN_URL: serviceUrl(primary),
  };
  const remedy =
    "lends a session for each statement, so that transactions fail; set pool_mode to transaction or session";
  for (const command of ["migrate", "serve", "serve"]) {
    const stderr = await runFailing([command], settings);
    assert.ok(stderr.includes(`db.url: the pooler ${remedy}`), stderr);
  }
});

test("behind PgBouncer in transaction mode", { skip: withoutDebian(pgbouncer) }, async (t) => {
  const primary = await startPrimary(t);
  const pooler = await startPooler(t, primary);
  const { sql, close } = connect(primary.url, { poolSize: 1, fetchesArrayTypes: false });
  t.teardown(close);
  const dataDir = await newDataDir(t);
  const settings = {
    ALLIANCE_DATA_DIR: dataDir,
    ALLIANCE_DB__URL: pooler.url,
    ALLIANCE_DB__LISTEN_URL: serviceUrl(primary),
    ALLIANCE_OUTBOUND__ALLOW_PRIVATE_ADDRESSES: "true",
    ALLIANCE_LIMITS__FACTOR: "1000",
  };

  const examine = async (overrides: Record<string, string> = {}): Promise<string> => {
    const { stdout } = await runAlliance(["doctor"], { ...settings, ...overrides });
    assert.doesNotMatch(stdout, /secret/);
    return stdout;
  };

  await t.test("doctor opens no session of the pooler, which would lack the settings of the service", async () => {
    assert.doesNotMatch(await examine(), / pooler: /);
    const [row] = await sql.unsafe<{ lent: number }[]>(
      "select count(*)::int as lent from pg_stat_activity where usename = 'alliance'",
    );
    assert.equal(row?.lent, 0);
  });

  await t.test("migrate fails while a session of the pooler lacks the settings of the service", async () => {
    const oldSession = connect(pooler.url, { poolSize: 1, fetchesArrayTypes: false, pooled: true });
    await oldSession.sql.unsafe("select");
    await oldSession.close();
    const refusal = await runFailing(["migrate"], settings);
    assert.match(refusal, /db\.url: a session of the pooler lacks the settings .+RECONNECT/);
    await run("psql", [pooler.console, "--command=RECONNECT"]);
  });

  await t.test("doctor reports that the pooler is not running", async () => {
    await pooler.stop();
    assert.match(await examine(), /^problem {2}pooler: it cannot be used: .*; correct db\.url, or start it$/m);
    await pooler.start();
  });

  await t.test("doctor examines the database directly, and then the pooler", async () => {
    const report = await examine();
    assert.match(report, /^ok {7}pooler: it leads to the database of db\.listen_url$/m);
    assert.match(
      report,
      /^ok {7}database: the pooler and other programs have \d+ of 197 connections, .* 13 beside the/m,
    );
    assert.match(
      await examine({ ALLIANCE_DB__LISTEN_URL: pooler.url }),
      /^problem {2}database: it cannot be used: unsupported startup .*; a pooler is there: set db\.listen_url to the database itself$/m,
    );
    assert.match(
      await examine({ ALLIANCE_DB__URL: serviceUrl(primary).replace(/alliance$/, "postgres") }),
      /^problem {2}pooler: db\.url and db\.listen_url lead to different databases; set both to the primary's$/m,
    );
  });

  const account = { email: "ada@example.org", password };
  await createUser(settings, account);
  await runSuccessfully(["role", "grant", account.email, "alliance_admin"], settings);
  const startProcess = () => start(t, "serve", settings, { fault: "the pooler and the database" });
  const [first, second] = [await startProcess(), await startProcess()];
  const ada = await signIn(first, account);
  const receiver = await startReceiver(t, () => new Date());
  const page = "/api/v1/alliances/open-cloud";

  await t.test("a session that one process created works in the other process", async () => {
    const created = await ada(second, "POST", "/api/v1/alliances", { name: "Open Cloud", description: "…" });
    assert.equal(created.status, 201, created.text);
    const group = await ada(first, "POST", `${page}/groups`, { name: "Kubernetes Berlin", description: "…" });
    assert.equal(group.status, 201, group.text);
  });

  await t.test("a search finds a misspelled name", async () => {
    const response = await anonymous(second, "GET", "/api/v1/search?q=kuberntes");
    const titles = response.body.items.map(({ title }: { title: string }) => title);
    assert.deepEqual(titles, ["Kubernetes Berlin"], response.text);
  });

  await t.test("an export can read with a cursor of the database", async () => {
    const { status, text } = await ada(first, "GET", "/export/alliances/open-cloud/audit.csv");
    assert.equal(status, 200, text);
    assert.match(text, /createGroup/);
  });

  await t.test("a webhook message and an email are delivered", async () => {
    const body = { url: receiver.url, event_types: ["landscape.published"] };
    const webhook = await ada(first, "POST", `${page}/webhooks`, body);
    assert.equal(webhook.status, 201, webhook.text);
    receiver.state.secret = webhook.body.secret;
    const entry = { alliance: "open-cloud", name: "Pulsar", kind: "podcast", summary: "…", published: true };
    const created = await ada(second, "POST", "/api/v1/landscape", { ...entry, website_url: "https://example.org" });
    assert.equal(created.status, 201, created.text);
    await receiver.waitForMessages(1, 20_000);
    const email = "grace@example.org";
    await anonymous(second, "POST", "/auth/register", { email, name: "Grace", password });
    await until("the email is written", async () => {
      const mails = await readdir(join(dataDir, "outbox")).catch(() => []);
      const texts = await Promise.all(mails.map((name) => readFile(join(dataDir, "outbox", name), "utf8")));
      return texts.some((text) => text.includes(email));
    });
  });

  await t.test("both processes drop cached responses after a change", async () => {
    for (let round = 0; round < 5; round++) {
      for (const url of [first, second, first, second]) assert.equal((await anonymous(url, "GET", page)).status, 200);
      const description = `Round ${round}`;
      assert.equal((await ada(first, "PATCH", page, { description })).status, 200);
      assert.equal((await anonymous(first, "GET", page)).body.description, description);
      await until(
        "the second process shows the change",
        async () => (await anonymous(second, "GET", page)).body.description === description,
      );
    }
  });

  const sendRequests = async (count: number, prefix: string) => {
    const acknowledged: string[] = [];
    let failures = 0;
    let next = 0;
    const sendNext = async () => {
      for (let index = next++; index < count; index = next++) {
        const url = index % 2 ? first : second;
        const name = `${prefix} ${index}`;
        const send = [
          () => ada(url, "POST", `${page}/groups`, { name, description: "…" }),
          () => anonymous(url, "GET", `/api/v1/search?q=berlin${index}`),
          () => anonymous(url, "GET", `/api/v1/alliances/open-cloud/groups?limit=${1 + (index % 50)}`),
        ][index % 3];
        const response = await send?.();
        if (response?.status === 201) acknowledged.push(response.body.id);
        else if (response?.status !== 200) failures += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, sendNext));
    return { acknowledged, failures };
  };

  const countGroups = async (ids: readonly string[]): Promise<number> => {
    const [row] = await sql.unsafe<{ count: number }[]>(
      "select count(*)::int as count from groups where id::text = any (string_to_array($1, ','))",
      [ids.join()],
    );
    return row?.count ?? 0;
  };

  await t.test("under load no request fails, and the pooler opens no more sessions than configured", async () => {
    const { acknowledged, failures } = await sendRequests(240, "Load");
    assert.equal(failures, 0);
    assert.equal(acknowledged.length, 80);
    const [row] = await sql.unsafe<{ pooled: number }[]>(
      "select count(*)::int as pooled from pg_stat_activity where application_name = 'alliance'",
    );
    t.comment(`${row?.pooled} sessions of the pooler`);
    assert.ok(row && row.pooled > 0 && row.pooled <= 50);
  });

  await t.test(
    "the service recovers from a restart of the pooler under load, and loses no acknowledged write",
    async () => {
      const loading = sendRequests(600, "Restart");
      await delay(500);
      await pooler.stop();
      await delay(300);
      await pooler.start();
      const { acknowledged, failures } = await loading;
      t.comment(`${acknowledged.length} writes acknowledged, ${failures} requests failed while the pooler was down`);
      assert.equal(await countGroups(acknowledged), acknowledged.length);
      const startedAt = performance.now();
      await until(
        "the service recovers",
        async () => (await sendRequests(30, `After ${performance.now()}`)).failures === 0,
        10_000,
      );
      t.comment(`the service recovered after ${Math.round(performance.now() - startedAt)} ms`);
      for (const { output } of [first, second])
        assert.doesNotMatch(output(), /"level":50(?!.*(?:CONNECTION|ECONN|EPIPE|08))/);
    },
  );
});
