import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { test } from "tap";
import { temporaryFolder } from "../support/folders.ts";
import { portOf } from "../support/loopback.ts";
import { picture } from "../support/pictures.ts";
import {
  cookieOf,
  createUser,
  environmentOf,
  logIn,
  newDataDir,
  program,
  type Running,
  runAlliance,
  runFailing,
  runSuccessfully,
  signal,
  start,
  stop,
} from "./program.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const account = { email: "ada@example.org", password: "seven herons cross the river" };

/** Uploads a picture. @returns its path */
const upload = async (service: Running): Promise<string> => {
  const response = await fetch(`${service.url}/api/v1/uploads`, {
    method: "POST",
    headers: { "content-type": "image/png", cookie: cookieOf(await logIn(service, account)), origin: service.url },
    body: new Uint8Array(await picture({ width: 300, height: 200 })),
  });
  const body: unknown = await response.json();
  assert.equal(response.status, 201, JSON.stringify(body));
  return new URL(Object(body).url).pathname;
};

const fetchBase64 = async (url: string): Promise<string> => {
  const response = await fetch(url);
  assert.equal(response.status, 200);
  return Buffer.from(await response.arrayBuffer()).toString("base64");
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const fetchAllianceSlugs = async (url: string): Promise<unknown> => {
  const body: unknown = await (await fetch(`${url}/api/v1/alliances`)).json();
  return Object(body).items.map((item: object) => Object(item).slug);
};

test("a backup of the embedded database while the service runs", async (t) => {
  const folder = await temporaryFolder(t);
  const file = join(folder, "alliance.backup");
  const settings = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  await runSuccessfully(["seed"], settings);
  await createUser(settings, account);
  const service = await start(t, "serve", settings);
  const alliances = await fetchAllianceSlugs(service.url);
  const picturePath = await upload(service);
  const { length: count } = await filesIn(join(settings.ALLIANCE_DATA_DIR, "uploads"));

  await t.test("is a file that only its owner can read, and never replaces a file", async () => {
    const created = await runSuccessfully(["backup", file], settings);
    assert.match(
      created.stderr,
      new RegExp(
        `^Backed up [\\d,]+ rows of \\d+ tables, and ${count} files of pictures\\. The backup holds password hashes`,
      ),
    );
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.equal(await runFailing(["backup", file], settings), `alliance: ${file} exists; choose another name\n`);
  });

  await t.test("fails in a folder without a database, and creates no file", async () => {
    const empty = join(folder, "empty");
    const refusal = await runFailing(["backup", join(folder, "of nothing")], { ALLIANCE_DATA_DIR: empty });
    assert.match(
      refusal,
      /^alliance: there is no database in \/.+\/empty, or you may not read it; name the service's folder/,
    );
    assert.deepEqual(await readdir(folder), ["alliance.backup"]);
  });

  await t.test("leaves no file with its name when it is killed, and no file at all after Ctrl-C", async () => {
    for (const name of ["SIGINT", "SIGKILL"] as const) {
      const options = { env: environmentOf(settings), stdio: "ignore", detached: true } as const;
      const child = spawn(process.execPath, [program, "backup", join(folder, name)], options);
      const exit = once(child, "close");
      while (!(await readdir(folder)).some((entry) => entry.includes(name)) && child.exitCode === null)
        await new Promise(setImmediate);
      signal(child, name);
      await exit;
    }
    const names = (await readdir(folder)).filter((name) => name !== "alliance.backup");
    const leftovers = names.filter((name) => !name.startsWith(".SIGKILL."));
    assert.deepEqual(leftovers, []);
  });

  await t.test("doctor finds the running service, and prints JSON", async () => {
    const { stdout } = await runSuccessfully(["doctor", "--json"], settings);
    const findings: { subject: string; level: string; message: string }[] = JSON.parse(stdout);
    const problems = findings.filter(({ level }) => level === "problem");
    assert.deepEqual(problems, []);
    assert.ok(findings.some(({ subject, message }) => subject === "database" && /^PostgreSQL \d/.test(message)));
    const unknown = await runAlliance(["doctor"], { ...settings, ALLIANCE_SERVER__PROT: "1" });
    assert.equal(unknown.code, 1);
    assert.match(unknown.stdout, /^problem {2}configuration: ALLIANCE_SERVER__PROT is not a setting/);
  });

  await t.test("doctor does not wait for a database that accepts connections but never responds", async (t) => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    t.teardown(() => silent.close());
    const url = `postgres://alliance:hush-hush@127.0.0.1:${portOf(silent)}/alliance`;
    const { code, stdout } = await runAlliance(["doctor"], { ALLIANCE_DB__URL: url });
    assert.equal(code, 1);
    assert.match(
      stdout,
      /^problem {2}database: it cannot be used: 127\.0\.0\.1:\d+ does not respond; correct db\.url/m,
    );
    assert.doesNotMatch(stdout, /hush-hush/);
  });

  await t.test("restores into a new data folder, where the old password signs in", async (t) => {
    const newSettings = { ALLIANCE_DATA_DIR: join(await newDataDir(t), "new") };
    const { stderr } = await runSuccessfully(["restore", file], newSettings);
    assert.match(stderr, /^Restored [\d,]+ rows of \d+ tables, as they were at \d{4}-/);
    const restoredService = await start(t, "serve", newSettings);
    assert.deepEqual(await fetchAllianceSlugs(restoredService.url), alliances);
    assert.equal((await logIn(restoredService, account)).status, 303);
    assert.match(stderr, new RegExp(`^${count} files of pictures are in the folder /.+/new/uploads\\.$`, "m"));
    assert.equal(await fetchBase64(restoredService.url + picturePath), await fetchBase64(service.url + picturePath));
    const refusal = await runFailing(["restore", file], newSettings);
    assert.match(refusal, /^alliance: the database is not empty: "\w+" has rows; restore into/);
    await stop(restoredService);
  });

  await t.test("can be restored after an interrupted restore, which leaves no pictures after Ctrl-C", async (t) => {
    const content = await readFile(file);
    const newSettings = { ALLIANCE_DATA_DIR: join(await newDataDir(t), "new") };
    for (const name of ["SIGINT", "SIGKILL"] as const) {
      const child = spawn(process.execPath, [program, "restore", "-"], {
        env: environmentOf(newSettings),
        stdio: ["pipe", "ignore", "ignore"],
        detached: true,
      });
      const exit = once(child, "close");
      child.stdin.on("error", () => {});
      child.stdin.write(content.subarray(0, content.length - 200));
      const uploads = join(newSettings.ALLIANCE_DATA_DIR, "uploads");
      while ((await filesIn(uploads)).length === 0 && child.exitCode === null) await new Promise(setImmediate);
      signal(child, name);
      const [code] = await exit;
      if (name !== "SIGINT") continue;
      assert.equal(code, 130);
      assert.deepEqual(await filesIn(uploads), []);
    }
    const { stderr } = await runSuccessfully(["restore", file], newSettings);
    assert.match(stderr, new RegExp(`^${count} files of pictures are in`, "m"));
  });

  await t.test("has no pictures with --no-pictures, and the restore says where they belong", async (t) => {
    const noPictures = join(folder, "without.backup");
    const created = await runAlliance(["backup", "--no-pictures", noPictures], settings);
    assert.match(created.stderr, /^Backed up [\d,]+ rows of \d+ tables, without pictures\. /);
    const newSettings = { ALLIANCE_DATA_DIR: join(await newDataDir(t), "new") };
    const { stderr } = await runSuccessfully(["restore", noPictures], newSettings);
    assert.match(
      stderr,
      /^The backup has no pictures: copy your separate backup of them into the folder \/.+\/uploads\.$/m,
    );
  });

  const skip = serverUrl ? false : "TEST_DATABASE_URL names no server";
  await t.test("can be piped into a restore on a PostgreSQL server", { skip }, async (t) => {
    const admin = postgres(serverUrl ?? "", { max: 1, onnotice: () => {} });
    const name = `alliance_moved_${process.pid}`;
    await admin.unsafe(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    t.teardown(async () => {
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    });
    const target = { ALLIANCE_DB__URL: Object.assign(new URL(serverUrl ?? ""), { pathname: `/${name}` }).href };
    const run = `"${process.execPath}" "${program}"`;
    const shell = spawn(
      "bash",
      ["-o", "pipefail", "-c", `${run} backup - | ALLIANCE_DB__URL="$TARGET" ${run} restore -`],
      {
        env: environmentOf({ ...settings, TARGET: target.ALLIANCE_DB__URL }),
        stdio: ["ignore", "inherit", "ignore"],
      },
    );
    assert.deepEqual((await once(shell, "close"))[0], 0);
    const restoredService = await start(t, "serve", target);
    assert.deepEqual(await fetchAllianceSlugs(restoredService.url), alliances);
    assert.equal((await logIn(restoredService, account)).status, 303);
    await stop(restoredService);
  });
});
