import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { lstat, mkdir, readdir, readFile, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Test, test } from "tap";
import { openEmbedded } from "../../src/foundation/embedded-postgres/open.ts";
import {
  databaseErrorOf,
  isRoot,
  newEmbeddedDataDir,
  query,
  queryValue,
  runningPid,
  startDatabaseProgram,
  untilStopped,
} from "../support/embedded.ts";
import { temporaryFolder } from "../support/folders.ts";

const hasNamespaces = isRoot && spawnSync("unshare", ["--user", "--map-user=1", "true"]).status === 0;
const skipNamespaces = hasNamespaces ? false : "needs root, and a system that allows user namespaces";
const skipSystemUser = isRoot ? false : "needs root";

/** A value of PATH with only these commands. */
const pathWith = async (t: Test, ...names: string[]): Promise<string> => {
  const folder = await temporaryFolder(t);
  for (const name of names) {
    const command = spawnSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
    if (command.status === 0) await symlink(command.stdout.trim(), join(folder, name));
  }
  return folder;
};

const withoutUnshare = (t: Test) => pathWith(t, "id", "groupadd", "useradd");

const ownersIn = async (folder: string): Promise<Set<number>> => {
  const names = await readdir(folder, { recursive: true });
  const uids = names.map(async (name) => (await lstat(join(folder, name))).uid);
  return new Set(await Promise.all(uids));
};

const uidOfServer = async (dataDir: string): Promise<number> => (await stat(`/proc/${await runningPid(dataDir)}`)).uid;

test("root in a folder that only root may enter", { skip: skipNamespaces }, async (t) => {
  const dataDir = await newEmbeddedDataDir(t, 0o700);
  const users = await readFile("/etc/passwd", "utf8");
  // Without groupadd and useradd, the program cannot create a user.
  const path = await pathWith(t, "unshare", "id");

  const first = startDatabaseProgram(t, dataDir, "serve", path);
  await query((await first.waitUntilOpen()).url, "create table kept as select 42 as answer");
  assert.equal(await uidOfServer(dataDir), 0);
  await first.close();
  assert.deepEqual(await ownersIn(dataDir), new Set([0]));

  await t.test("a program without user namespaces shares the running server, and stops it", async () => {
    const owner = await openEmbedded({ dataDir, role: "serve" });
    const pid = await runningPid(dataDir);
    const other = startDatabaseProgram(t, dataDir, "command", await withoutUnshare(t));
    assert.equal((await other.waitUntilOpen()).url, owner.url);
    await owner.close();
    assert.equal(await runningPid(dataDir), pid);
    await other.close();
    await untilStopped(pid);
  });

  await t.test("a program without user namespaces cannot start the server, and says what to do", async () => {
    const message = await startDatabaseProgram(t, dataDir, "command", await withoutUnshare(t)).waitForError();
    assert.match(message, /belongs to root, .* user namespace.* allow them, .*"chown -R".* db\.url/);
  });

  assert.deepEqual(await ownersIn(dataDir), new Set([0]));
  assert.equal(await readFile("/etc/passwd", "utf8"), users);
});

test("root where user namespaces are refused", { skip: skipSystemUser }, async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const fallback = startDatabaseProgram(t, dataDir, "serve", await withoutUnshare(t));
  await query((await fallback.waitUntilOpen()).url, "create table kept as select 42 as answer");
  const postgres = await uidOfServer(dataDir);
  assert.notEqual(postgres, 0);
  await fallback.close();
  assert.deepEqual(await ownersIn(dataDir), new Set([postgres]));

  await t.test("the cluster still belongs to its user when user namespaces are allowed later", async () => {
    const database = await openEmbedded({ dataDir, role: "serve" });
    assert.equal(await queryValue(database.url, "select answer from kept"), 42);
    assert.equal(await uidOfServer(dataDir), postgres);
    await database.close();
    assert.deepEqual(await ownersIn(dataDir), new Set([postgres]));
  });

  await t.test("the error names a folder that the server's user may not enter", async () => {
    const closed = join(dirname(dataDir), "closed");
    await mkdir(closed, { mode: 0o700 });
    const message = await startDatabaseProgram(
      t,
      join(closed, "data"),
      "command",
      await withoutUnshare(t),
    ).waitForError();
    assert.ok(message.includes(`may not enter ${closed};`), message);
    assert.match(message, /chmod o\+x .* ALLIANCE_DATA_DIR .* db\.url/);
  });
});

test("the error names another user's private folder that contains the data", { skip: skipNamespaces }, async (t) => {
  const dataDir = await newEmbeddedDataDir(t, 0o700);
  spawnSync("chown", ["65534", dirname(dataDir)]);
  const message = await databaseErrorOf(openEmbedded({ dataDir, role: "command" }));
  assert.ok(message.includes(`root without privileges, who may not enter ${dirname(dataDir)};`), message);
});

test("two programs that start at once, with and without user namespaces", { skip: skipNamespaces }, async (t) => {
  const dataDir = await newEmbeddedDataDir(t);
  const [first, other] = [
    startDatabaseProgram(t, dataDir, "command"),
    startDatabaseProgram(t, dataDir, "command", await withoutUnshare(t)),
  ];
  const { url } = await first.waitUntilOpen();
  const outcome = await other.waitUntilOpen().catch(() => other.waitForError());
  // If root's cluster was installed first, the other program may check before its server runs.
  if (typeof outcome === "string") assert.match(outcome, /belongs to root/);
  else assert.equal(outcome.url, url);
  const pid = await runningPid(dataDir);
  await first.close();
  if (typeof outcome !== "string") await other.close();
  await untilStopped(pid);
  assert.equal((await ownersIn(join(dataDir, "postgres"))).size, 1);
});
