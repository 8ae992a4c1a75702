import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "tap";
import { isRunning, postmasterPid, runningPid, until } from "../support/embedded.ts";
import { environmentOf, newDataDir, npm, pack, type Running, root, start } from "./program.ts";

const run = promisify(execFile);

type Component = { name: string; version: string; hashes: unknown[]; licenses: unknown[] };

const expectedFiles = [
  /^(?:LICENSE|README\.md|package\.json)$/,
  /^dist\/(?:src|generated)\/[\w./-]+\.js$/,
  /^dist\/src\/program\/cli\/redoc\.standalone\.js\.LICENSE\.txt$/,
  /^drizzle\/(?:(?:\d+|upgrade)_[\w.]+\.sql|meta\/_journal\.json)$/,
  /^dist\/generated\/openapi\.json$/,
  /^generated\/openapi\.yaml$/,
  /^src\/(?:site|identity|community|web)\/[\w./-]+\.eta$/,
  /^src\/web\/pages\/assets\/[\w.-]+$/,
  /^src\/foundation\/db\/dictionary\.yaml$/,
  /^src\/foundation\/pictures\/fonts\.conf$/,
  /^src\/foundation\/languages\/[a-z]{2}\/\w+\.json$/,
  /^src\/program\/seed\/\w+\/[\w.-]+\.yaml$/,
  /^src\/program\/seed\/demo\/pictures\/[\w-]+\.webp$/,
];

const stopWithDatabase = async ({ child }: Running, folder: string): Promise<void> => {
  const dataDir = join(folder, ".data");
  const postmaster = await runningPid(dataDir);
  child.kill("SIGTERM");
  await until("the database is gone", async () => !(await isRunning(postmaster)) && !(await postmasterPid(dataDir)));
};

test("the package, installed outside a checkout", async (t) => {
  const folder = await newDataDir(t);
  const packed = await pack(folder);
  const files: string[] = packed.files.map(({ path }: { path: string }) => path);

  await t.test("contains only files that the service reads at run time", async () => {
    const unwanted = files.filter((path) => !expectedFiles.some((pattern) => pattern.test(path)));
    assert.deepEqual(unwanted, []);
    for (const pattern of expectedFiles.slice(0, -1)) assert.ok(files.some((path) => pattern.test(path)));
  });

  await t.test("is smaller than 5 MB", async () => {
    assert.ok(packed.size < 5_000_000, `${packed.size}`);
  });

  await t.test("has a bill of materials that names every dependency", async () => {
    await run("make", ["sbom"], { cwd: root, env: environmentOf({}) });
    const { components }: { components: Component[] } = JSON.parse(await readFile(join(root, "sbom.cdx.json"), "utf8"));
    const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    for (const [name, version] of Object.entries(dependencies)) {
      const entry = components.find((component) => component.name === name && component.version === version);
      assert.ok(entry && entry.hashes.length > 0 && entry.licenses.length > 0, name);
    }
    assert.ok(!components.some(({ name }) => name === "@biomejs/biome"));
  });

  // With engine-strict, npm rejects a package that requires another version of Node.
  await npm(folder, "install", "--global", "--engine-strict", `--prefix=${folder}`, join(folder, packed.filename));
  const alliance = join(folder, "bin/alliance");
  const runShell = async (command: string) =>
    (await run("sh", ["-c", command], { cwd: folder, env: environmentOf({}) })).stdout;

  await t.test("runs commands that need no database", async () => {
    assert.equal(await runShell(`${alliance} --version`), `${packed.version}\n`);
    assert.match(await runShell(`${alliance} openapi | head -1`), /^openapi: 3\.1/);
  });

  await t.test("serves until SIGTERM, with its data in the working directory", async (t) => {
    const service = await start(t, { file: alliance, args: ["serve"], cwd: folder }, {});
    assert.equal((await fetch(`${service.url}/api/v1/health`)).status, 200);
    const reference = await (await fetch(`${service.url}/docs`)).text();
    const [, path] = /src="(\/assets\/redoc\.standalone\.[0-9a-f]{8}\.js)"/.exec(reference) ?? [];
    const script = await (await fetch(`${service.url}${path}`)).text();
    assert.ok(script.length > 1_000_000);
    assert.doesNotMatch(script, /cdn\.redoc/);
    assert.equal((await fetch(`${service.url}/assets/style.css`)).status, 200);
    await stopWithDatabase(service, folder);
    assert.equal(await service.ended, 0);
  });

  await t.test("stops when SIGTERM reaches only the npx that started it", async (t) => {
    const npx = { file: "npx", args: ["--call", "alliance serve"], cwd: folder };
    const path = `${join(folder, "bin")}:${process.env["PATH"]}`;
    await stopWithDatabase(await start(t, npx, { PATH: path }), folder);
  });

  await t.test("names the required version of Node when an older version runs it", async () => {
    await npm(folder, "install", "--no-save", `--prefix=${folder}/old`, "node@18");
    const node = join(folder, "old/node_modules/.bin/node");
    for (const args of [["--help"], ["serve"], []]) {
      // NODE_OPTIONS of tap name modules that are too new for Node 18.
      const failure = await run("env", ["-u", "NODE_OPTIONS", node, alliance, ...args]).catch((error: unknown) =>
        Object(error),
      );
      assert.equal(failure.code, 1);
      assert.match(failure.stderr, /^alliance: needs Node 20\.19 or newer; this is 18\.[\d.]+\n$/);
      assert.equal(failure.stdout, "");
    }
  });
});
