import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "tap";
import { root } from "../e2e/program.ts";
import { type Engine, startEngine } from "../support/containers.ts";
import { until } from "../support/embedded.ts";
import {
  baseImageOptions,
  buildImage,
  copyInto,
  copyLibraries,
  makeBaseImages,
  withoutImages,
} from "../support/images.ts";

/*
 * Runs deploy/compose.yaml by podman-compose: the containers have a network with their own names, and the ports that the file
 * publishes. No registry is used: Debian's PostgreSQL 15 replaces docker.io/library/postgres:18, with an equivalent entrypoint
 * (postgres.sh). Debian's podman-compose, and podman without systemd, ignore parts of the file, which the test does instead:
 * `condition: service_healthy` (at the second start nothing waits, and the service is restarted until the database accepts
 * connections), the health check's intervals, and `stop_grace_period`. The file's `name` and limits by cgroups are not tested.
 */

const postgres = "/usr/lib/postgresql/15";
const programs = ["podman", "podman-compose", "crun", "catatonit"];
const skip =
  withoutImages(...programs) ||
  (!existsSync("/usr/lib/podman/aardvark-dns") && "no aardvark-dns") ||
  (!existsSync(postgres) && "no postgresql-15");

/** Builds the replacement of docker.io/library/postgres:18. */
const fillPostgresImage = async (folder: string): Promise<void> => {
  const commands = ["bash", "sh", "id", "mkdir", "chown", "setpriv", "sleep"].map((name) => `/usr/bin/${name}`);
  const servers = ["postgres", "initdb", "pg_ctl", "pg_isready", "createdb"].map((name) => `${postgres}/bin/${name}`);
  for (const program of [...commands, ...servers]) {
    await copyInto(folder, program);
    await copyLibraries(program, folder);
  }
  for (const data of [`${postgres}/lib`, "/usr/share/postgresql/15", "/usr/share/zoneinfo", "/usr/lib/locale/C.utf8"])
    await cp(data, join(folder, data), { recursive: true, dereference: true });
  for (const name of ["etc", "tmp", "run", "proc", "sys", "dev", "var"])
    await mkdir(join(folder, name), { recursive: true });
  await symlink("usr/bin", join(folder, "bin"));
  await symlink("../run", join(folder, "var/run"));
  await writeFile(
    join(folder, "etc/passwd"),
    "root:x:0:0::/root:/bin/sh\npostgres:x:999:999::/var/lib/postgresql:/bin/sh\n",
  );
  await writeFile(join(folder, "etc/group"), "root:x:0:\npostgres:x:999:\n");
  await cp(join(root, "test/deploy/postgres.sh"), join(folder, "entrypoint"));
};

const postgresSettings = [
  `--env=PATH=${postgres}/bin:/usr/bin:/bin`,
  "--volume=/var/lib/postgresql",
  "--stop-signal=SIGINT",
  '--entrypoint=["/entrypoint"]',
];

const compose = ["podman-compose", "--file", "deploy/compose.yaml"];

type HttpResponse = { status: number; body: string };

/** Returns a function that sends requests from the machine on which the containers run. */
const createRequest =
  ({ runInside }: Engine) =>
  async (path: string, body?: object): Promise<HttpResponse> => {
    const script = `
      const [url, body] = process.argv.slice(1);
      const options = body && { method: "POST", body, headers: { "content-type": "application/json" } };
      const response = await fetch(url, { redirect: "manual", ...options });
      console.log(JSON.stringify({ status: response.status, body: await response.text() }));`;
    const args = ["--input-type=module", `--eval=${script}`, "--", `http://127.0.0.1:3000${path}`];
    return JSON.parse(await runInside(process.execPath, ...args, ...(body ? [JSON.stringify(body)] : [])));
  };

test("deploy/compose.yaml starts the service and its database", { skip }, async (t) => {
  const engine = await startEngine(t, {
    POSTGRES_PASSWORD: "four-swans-on-the-lake",
    BASE_URL: "http://localhost:3000",
  });
  const { runInside, runWithHostNetwork } = engine;
  const request = createRequest(engine);
  const podman = (...args: string[]) => runInside("podman", ...args);
  const containerOf = (service: string) =>
    podman("ps", "--all", "--quiet", `--filter=label=com.docker.compose.service=${service}`);
  const logOf = async (service: string) =>
    runInside("bash", "-c", `podman logs --tail 30 ${await containerOf(service)} 2>&1`);
  const isHealthy = async (service: string) =>
    podman("healthcheck", "run", await containerOf(service)).then(
      () => true,
      () => false,
    );
  const isReady = () =>
    request("/readyz").then(
      ({ status }) => status === 200,
      () => false,
    );
  const waitUntilReady = () =>
    until("the service is ready", isReady, 60_000).catch(async (error: unknown) => {
      throw new Error(`${await logOf("postgres")}\n${await logOf("alliance")}`, { cause: error });
    });

  const buildah = (...args: string[]) => runWithHostNetwork("buildah", ...args);
  await makeBaseImages(buildah);
  await buildImage(buildah, "docker.io/library/postgres:18", fillPostgresImage, postgresSettings);
  const { arguments: images, options } = baseImageOptions;
  await runWithHostNetwork(...compose, `--podman-build-args=${options.join(" ")}`, "build", ...images);

  await t.test("the database is healthy only when the service can reach it", async () => {
    await runInside(...compose, "up", "-d", "postgres");
    await until("the database is healthy", () => isHealthy("postgres"), 60_000).catch(async (error: unknown) => {
      throw new Error(await logOf("postgres"), { cause: error });
    });
    await podman("exec", await containerOf("postgres"), "pg_isready", "--host=postgres");
  });

  await t.test("the service listens on its published port", async () => {
    await runInside(...compose, "up", "-d");
    await waitUntilReady();
    assert.equal(await isHealthy("alliance"), true);
    const { status, body } = await request("/api/v1/alliances");
    assert.equal(status, 200, body);
  });

  await t.test("the service has no privileges, and can write only to its volume", async () => {
    const script = `
      const { readFileSync, writeFileSync } = require("node:fs");
      const write = (file) => { try { writeFileSync(file, ""); return "written"; } catch ({ code }) { return code; } };
      console.log(readFileSync("/proc/self/status", "utf8"));
      for (const folder of ["/app", "/data"]) console.log(folder, write(folder + "/probe"));`;
    const status = await podman("exec", await containerOf("alliance"), "/nodejs/bin/node", "--eval", script);
    assert.match(status, /^Uid:\t65532\t65532\t/m);
    assert.match(status, /^CapBnd:\t0+$/m);
    assert.match(status, /^NoNewPrivs:\t1$/m);
    assert.match(status, /^\/app EROFS$/m);
    assert.match(status, /^\/data written$/m);
  });

  const account = { email: "ada@example.org", name: "Ada", password: "seven herons cross the river" };
  const signIn = () => request("/auth/login", { email: account.email, password: account.password });

  await t.test("a registration on a new volume sends an email with a link to BASE_URL", async () => {
    const { status, body } = await request("/auth/register", account);
    assert.ok(status < 400, body);
    const source = "{{range .Mounts}}{{.Source}}{{end}}";
    const outbox = join(await podman("inspect", `--format=${source}`, await containerOf("alliance")), "outbox");
    const emails = () => readdir(outbox).catch(() => []);
    await until("the email is sent", async () => (await emails()).length > 0);
    const [email = ""] = await emails();
    assert.equal((await stat(join(outbox, email))).uid, 65532);
    assert.match(await readFile(join(outbox, email), "utf8"), /http:\/\/localhost:3000\/auth\//);
    assert.equal((await signIn()).status, 303);
  });

  await t.test("a command from docs/operations.md runs beside the service", async () => {
    const command = "run --rm -T alliance user create --email grace@example.org --name Grace".split(" ");
    assert.match(await runInside(...compose, ...command), /^Created grace@example\.org /m);
  });

  await t.test("the service and the database exit when they are stopped", async () => {
    await runInside(...compose, "stop", "--timeout", "20");
    for (const service of ["alliance", "postgres"]) {
      const code = await podman("inspect", "--format={{.State.ExitCode}}", await containerOf(service));
      // 143 after SIGTERM: the database's name disappears before the service exits, and the resolver, without a DNS server,
      // retries for longer than the timeout.
      assert.ok(
        ["0", ...(service === "alliance" ? ["143"] : [])].includes(code),
        `${service}: ${code} ${await logOf(service)}`,
      );
    }
  });

  await t.test("the service still has its data after down and up", async () => {
    await runInside(...compose, "down", "--timeout", "20");
    assert.equal(await podman("ps", "--all", "--quiet"), "");
    await runInside(...compose, "up", "-d");
    await waitUntilReady();
    assert.equal((await signIn()).status, 303);
    await runInside(...compose, "down", "--timeout", "20");
  });
});
