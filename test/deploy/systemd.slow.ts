import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Test, test } from "tap";
import { freePort, npm, outputOf, pack, root } from "../e2e/program.ts";
import { until } from "../support/embedded.ts";

const run = promisify(execFile);
const unitFile = join(root, "deploy/systemd/alliance.service");
const documentFile = join(root, "docs/operations.md");

const missingProgram = ["systemd-analyze", "script", "unshare"].find((name) => spawnSync("which", [name]).status !== 0);
const skip = process.getuid?.() !== 0 ? "only root boots systemd" : missingProgram ? `no ${missingProgram}` : false;

test("the systemd unit is well-formed, and has an exposure level below 3", { skip }, async () => {
  const { stdout } = await run("systemd-analyze", ["security", "--offline=true", "--no-pager", unitFile]);
  const exposure = Number(/Overall exposure level for alliance\.service: ([\d.]+)/.exec(stdout)?.[1]);
  assert.ok(exposure < 3, `${exposure}`);
});

/** Boots the machine's systemd in new namespaces, with an overlay over the machine's files. */
const bootSystemd = async (t: Test, prepare: (layer: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-systemd-"));
  const layer = join(folder, "layer");
  await mkdir(layer);
  await mkdir(join(folder, "view"));
  // The machine's root may itself be an overlay, and overlays cannot be nested.
  await run("mount", ["-t", "tmpfs", "tmpfs", layer]);
  t.teardown(async () => {
    await run("umount", ["--lazy", layer]);
    await rm(folder, { recursive: true, force: true });
  });
  await chmod(folder, 0o755);
  await mkdir(join(layer, "work"));
  await mkdir(join(layer, "root"));
  await prepare(join(layer, "root"));
  const script = join(root, "test/deploy/systemd.sh");
  const boot = `exec unshare --pid --mount --uts --ipc --fork --kill-child=KILL bash ${script} ${folder} alliance.service`;
  const child = spawn("script", ["-qefc", boot, "/dev/null"], { stdio: ["ignore", "pipe", "inherit"] });
  t.teardown(() => endProcess(child));
  const inside = async (...command: string[]): Promise<string> => {
    const systemd = await findSystemd(folder);
    return (await run("nsenter", ["--target", systemd, "--mount", "--pid", "--wdns=/", ...command])).stdout;
  };
  return { inside, output: outputOf(child), layer: join(layer, "root") };
};

const endProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await exit;
};

const findSystemd = async (folder: string): Promise<string> => {
  for (const pid of await readdir("/proc")) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "");
    const command = await read("cmdline");
    if (command.startsWith("/lib/systemd/systemd\0--system") && (await read("mountinfo")).includes(folder)) return pid;
  }
  throw new Error("systemd does not run");
};

test("the service under systemd", { skip }, async (t) => {
  const address = `127.0.0.1:${await freePort()}`;
  const { inside, output, layer } = await bootSystemd(t, async (layer) => {
    const folder = dirname(dirname(layer));
    const { filename } = await pack(folder);
    await npm(folder, "install", "--global", `--prefix=${layer}/usr/local`, join(folder, filename));
    await mkdir(join(layer, "etc/systemd/system/alliance.service.d"), { recursive: true });
    await cp(unitFile, join(layer, "etc/systemd/system/alliance.service"));
    const log = "/var/log/alliance.log";
    await writeFile(
      join(layer, "etc/systemd/system/alliance.service.d/log.conf"),
      `[Service]\nStandardOutput=append:${log}\nStandardError=append:${log}\n`,
    );
    const install = /^# (mkdir -p \/etc\/alliance .+)$/m.exec(await readFile(unitFile, "utf8"))?.[1] ?? assert.fail();
    await run("bash", ["-euc", install.replaceAll("/etc/", `${layer}/etc/`)]);
    const settings = join(layer, "etc/alliance/alliance.env");
    await writeFile(settings, `ALLIANCE_SERVER__ADDR=${address}\n`);
    assert.equal((await stat(settings)).mode & 0o777, 0o600);
  });
  const log = () => inside("cat", "/var/log/alliance.log");
  const waitUntilServing = () =>
    until("it responds", async () => (await fetch(`http://${address}/livez`).catch(() => undefined))?.ok === true);
  const mainPid = async () => (await inside("systemctl", "show", "--property=MainPID", "--value", "alliance")).trim();

  await t.test("serves with its embedded database", async () => {
    await waitUntilServing().catch(async (error: unknown) => {
      throw new Error(`${output()}\n${await log()}`, { cause: error });
    });
  });

  await t.test("runs as a separate user without privileges", async () => {
    const status = await inside("cat", `/proc/${await mainPid()}/status`);
    assert.match(status, /^CapEff:\t0+$/m);
    assert.match(status, /^NoNewPrivs:\t1$/m);
    assert.match(status, /^Seccomp:\t2$/m);
    assert.ok(Number(/^Uid:\t(\d+)/m.exec(status)?.[1]) > 1000);
  });

  const withoutBus = spawnSync("which", ["dbus-daemon"]).status !== 0 && "no dbus-daemon";
  await t.test("is backed up by root with the command of docs/operations.md", { skip: withoutBus }, async () => {
    const [, command = ""] =
      /^(allianced\(\)[\s\S]+?)\nallianced user/m.exec(await readFile(documentFile, "utf8")) ?? [];
    await inside("systemctl", "start", "dbus");
    await inside("bash", "-euc", `cd /root && ${command}`);
    const { mode, size } = await stat(join(layer, "root/alliance.backup"));
    assert.equal(mode & 0o777, 0o600);
    assert.ok(size > 1_000);
  });

  await t.test("is restarted after a kill, and serves again", async () => {
    const before = await mainPid();
    await inside("kill", "-9", before);
    await until("another process runs", async () => !["0", before].includes(await mainPid()));
    await waitUntilServing();
  });

  await t.test("stops together with its database when systemd stops it", async () => {
    await inside("systemctl", "stop", "alliance");
    assert.equal((await inside("systemctl", "show", "--property=Result", "--value", "alliance")).trim(), "success");
    assert.match(await log(), /SIGTERM: stopping/);
    const files = await readdir(join(layer, "var/lib/private/alliance/postgres"));
    assert.ok(files.includes("PG_VERSION") && !files.includes("postmaster.pid"));
  });
});
