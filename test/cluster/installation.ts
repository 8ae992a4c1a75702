import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { packageRoot } from "../../src/foundation/package.ts";
import { environmentOf } from "../e2e/program.ts";
import { createMachines, type Machine } from "./machines.ts";
import { createNode, type Node } from "./nodes.ts";
import { type Program, type Run, startProgram, stopAll, until } from "./programs.ts";

/* The installation that `deploy/patroni/` and `deploy/haproxy/` describe, started on one machine from these files. */

const ports = { front: 17_080, service: 17_081, etcd: 17_379, primary: 17_500, stats: 17_700 };
const serviceNames = ["service-1", "service-2"] as const;
const password = "alliance";

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

const statusOf = async (url: string): Promise<number> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  return response?.status ?? 0;
};

const databaseAt = (port: number) => `postgres://alliance:${password}@127.0.0.1:${port}/alliance`;

export const startInstallation = async (settings: Record<string, string> = {}) => {
  const url = `http://127.0.0.1:${ports.front}`;
  if ((await statusOf(`http://127.0.0.1:${ports.stats}/`)) !== 0)
    throw new Error(`a cluster is already running at ${url}`);
  const folder = mkdtempSync(join(tmpdir(), "alliance-cluster-"));
  chmodSync(folder, 0o777);
  cpSync(join(packageRoot, "deploy"), join(folder, "deploy"), { recursive: true });
  const machines = createMachines();
  const programs = new Set<Program>();
  const run: Run = (options) => {
    const program = startProgram({ ...options, folder });
    programs.add(program);
    void program.ended.then(() => programs.delete(program));
    return program;
  };
  const remove = (): void => {
    for (const program of programs) program.kill();
    machines.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  // Cleans up when this process exits without a call of `stop`.
  process.once("exit", remove);
  const stop = async (): Promise<void> => {
    await stopAll([...programs]);
    process.off("exit", remove);
    remove();
  };
  try {
    const etcd = createEtcd(machines.machineOf("etcd"), { run, folder });
    await etcd.start();
    const nodes = ["node-a", "node-b"].map((name) =>
      createNode(machines.machineOf(name), { run, folder, etcd: etcd.address, password }),
    );
    for (const node of nodes) node.start();
    run({
      name: "haproxy",
      command: ["haproxy", "-db", "-f", join(folder, "deploy/haproxy/haproxy.cfg")],
      env: environmentOf(addressesOf(nodes)),
    });
    const primary = async (): Promise<Node> => {
      for (;;) {
        for (const node of nodes) if ((await statusOf(`${node.patroniUrl}/primary`)) === 200) return node;
        await delay(100);
      }
    };
    const nodesWithRole = async (role: string): Promise<readonly Node[]> => {
      const statuses = await Promise.all(nodes.map(({ patroniUrl }) => statusOf(`${patroniUrl}/${role}`)));
      return nodes.filter((_, index) => statuses[index] === 200);
    };
    /** Whether there is one primary and one replica. A node reports both roles while it is being promoted. */
    const isReplicated = async (): Promise<boolean> => {
      const [primaries = [], replicas = []] = await Promise.all(["primary", "synchronous"].map(nodesWithRole));
      return primaries.length === 1 && replicas.length === 1 && primaries[0] !== replicas[0];
    };
    const running = () => [...programs];
    await until("two PostgreSQL nodes", isReplicated, { seconds: 90, programs: running() });
    await until("HAProxy's primary", () => isBackendUp(ports.stats, "primary"), { programs: running() });
    const services = serviceNames.map((name, index) =>
      createService(name, { run, folder, url, port: ports.service + index, settings }),
    );
    await Promise.all(services.map((service) => service.start()));
    const untilSettled = async (): Promise<void> => {
      await until("a primary and its replica", isReplicated, { seconds: 90 });
      await until("every service", () => isBackendUp(ports.stats, "services", services.length));
    };
    await untilSettled();
    return {
      /** HAProxy's address of the service. */
      url,
      databaseUrl: databaseAt(ports.primary),
      statsUrl: `http://127.0.0.1:${ports.stats}`,
      folder,
      nodes,
      services,
      primary,
      untilSettled,
      etcd,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Whether HAProxy reports that this many servers of a backend are up. */
const isBackendUp = async (port: number, backend: string, count = 1): Promise<boolean> => {
  const response = await fetch(`http://127.0.0.1:${port}/;csv`).catch(() => undefined);
  const lines = (await response?.text())?.split("\n") ?? [];
  return (
    lines.filter((line) => line.startsWith(`${backend},`) && /,UP,/.test(line) && !/,BACKEND,/.test(line)).length ===
    count
  );
};

type Context = { run: Run; folder: string };

const createEtcd = ({ name, address, enter }: Machine, { run, folder }: Context) => {
  const client = `http://${address}:${ports.etcd}`;
  const peer = `http://${address}:${ports.etcd + 1}`;
  let program: Program | undefined;
  return {
    address: `${address}:${ports.etcd}`,
    start: async (): Promise<void> => {
      const flags = {
        name,
        "data-dir": join(folder, "etcd"),
        "listen-client-urls": client,
        "advertise-client-urls": client,
        "listen-peer-urls": peer,
        "initial-advertise-peer-urls": peer,
        "initial-cluster": `${name}=${peer}`,
      };
      const command = ["etcd", ...Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`)];
      const started = run({ name, enter, command, env: environmentOf({}) });
      program = started;
      await until("etcd", async () => (await statusOf(`${client}/health`)) === 200, { programs: [started] });
    },
    stop: async (): Promise<void> => {
      program?.kill();
      await program?.ended;
    },
  };
};

const addressesOf = ([a, b]: readonly Node[]): Record<string, string> => {
  const local = (port: number) => `127.0.0.1:${port}`;
  return {
    FRONT: local(ports.front),
    PRIMARY: local(ports.primary),
    STATS: local(ports.stats),
    SERVICE_1: local(ports.service),
    SERVICE_2: local(ports.service + 1),
    NODE_A: a?.database ?? "",
    NODE_B: b?.database ?? "",
    PATRONI_A: a?.patroni ?? "",
    PATRONI_B: b?.patroni ?? "",
  };
};

type ServiceOptions = Context & { url: string; port: number; settings: Record<string, string> };

const createService = (name: string, { run, folder, url, port, settings }: ServiceOptions) => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o777);
  let program: Program | undefined;
  const env = environmentOf({
    ALLIANCE_DB__URL: databaseAt(ports.primary),
    ALLIANCE_SERVER__ADDR: `127.0.0.1:${port}`,
    ALLIANCE_SERVER__BASE_URL: url,
    ALLIANCE_SERVER__TRUST_PROXY: "1",
    ALLIANCE_DATA_DIR: dataDir,
    ALLIANCE_LOG__FORMAT: "json",
    ...settings,
  });
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    get program() {
      if (!program) throw new Error(`${name} was not started`);
      return program;
    },
    start: async () => {
      const command = [process.execPath, join(packageRoot, "dist/src/program/cli/alliance.js"), "serve"];
      const started = run({ name, command, env, user: "root" });
      program = started;
      const serves = async () => (await statusOf(`http://127.0.0.1:${port}/api/v1/health`)) === 200;
      await until(name, serves, { programs: [started] });
    },
  };
};
