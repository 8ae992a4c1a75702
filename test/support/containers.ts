import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Test } from "tap";
import { root } from "../e2e/program.ts";
import { temporaryFolder } from "./folders.ts";

const run = promisify(execFile);

/** Settings of podman: a separate store, separate networks, and no use of the machine's systemd and cgroups. */
const settings = (folder: string) => ({
  "containers.conf": `
[containers]
cgroups = "disabled"
default_ulimits = ["nofile=1024:1024", "nproc=10000:10000"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "crun"
[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
`,
  "storage.conf": `
[storage]
driver = "vfs"
graphroot = "${folder}/store"
runroot = "${folder}/run"
`,
});

// A partly mounted cgroup version 2 confuses podman.
const namespaces = `
  mount --make-rprivate /
  mountpoint --quiet /sys/fs/cgroup/unified && umount /sys/fs/cgroup/unified
  mount -t tmpfs tmpfs /run
  ip link set lo up
  echo ready
  exec sleep infinity`;

/** Starts namespaces in which containers run as on a separate machine. Everything in them ends with the test. */
export const startEngine = async (t: Test, environment: Record<string, string>) => {
  const folder = await temporaryFolder(t);
  for (const [name, content] of Object.entries(settings(folder))) await writeFile(join(folder, name), content);
  const args = ["--mount", "--net", "--pid", "--mount-proc", "--fork", "--kill-child=KILL", "bash", "-c", namespaces];
  const child = spawn("unshare", args, { stdio: ["ignore", "pipe", "inherit"] });
  const exit = once(child, "exit");
  t.teardown(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  await once(child.stdout, "data");
  const pid = (await run("pgrep", ["--parent", String(child.pid)])).stdout.trim();
  const env = {
    ...process.env,
    CONTAINERS_CONF: join(folder, "containers.conf"),
    CONTAINERS_STORAGE_CONF: join(folder, "storage.conf"),
    ...environment,
  };
  const nsenter = async (namespaceOptions: readonly string[], command: readonly string[]): Promise<string> => {
    const options = [`--target=${pid}`, `--wdns=${root}`, ...namespaceOptions];
    const { stdout } = await run("nsenter", [...options, ...command], { env, maxBuffer: 2 ** 26 });
    return stdout.trim();
  };
  return {
    /** Runs a command where the containers, their networks and their published ports are. */
    runInside: (...command: string[]) => nsenter(["--mount", "--pid", "--net"], command),
    /** Runs a command over the same images with the machine's network, as builds need it. */
    runWithHostNetwork: (...command: string[]) => nsenter(["--mount", "--pid"], command),
  };
};

export type Engine = Awaited<ReturnType<typeof startEngine>>;
