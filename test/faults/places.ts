import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../../src/foundation/embedded-postgres/open.ts";
import { freePort } from "../e2e/program.ts";
import type { Place } from "./scenario.ts";
import { connectAs, connectToEmbedded, type Teardown } from "./service.ts";

const newFolder = async (t: Teardown): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-faults-"));
  // Where root may make no user namespaces, the server's system user has to enter it.
  await chmod(folder, 0o755);
  t.teardown(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
};

export const embeddedPlace = async (t: Teardown, folder?: string): Promise<Place & { dataDir: string }> => {
  const dataDir = join(folder ?? (await newFolder(t)), "data");
  t.teardown(() => signalServer(dataDir, "SIGKILL"));
  return {
    dataDir,
    settings: { ALLIANCE_DATA_DIR: dataDir },
    admin: () => connectToEmbedded(t, dataDir),
  };
};

/** A server that the service knows by its address only, on TCP; it can be stopped, started and frozen. */
export const givenPlace = async (
  t: Teardown,
): Promise<
  Place & { stop(): Promise<void>; start(): Promise<void>; freeze(): Promise<void>; thaw(): Promise<void> }
> => {
  const dataDir = join(await newFolder(t), "data");
  const port = await freePort();
  const settings = { listen_addresses: "127.0.0.1", port };
  const open = () => openEmbedded({ dataDir, role: "command", settings });
  let server = await open();
  t.teardown(() => server.close());
  const overTcp = (url: string) => url.replace(/\?.*$/, "");
  const { url, adminUrl } = server;
  return {
    settings: { ALLIANCE_DB__URL: overTcp(url), ALLIANCE_DATA_DIR: join(dataDir, "unused") },
    admin: async () => connectAs(t, overTcp(adminUrl)),
    stop: () => server.close(),
    start: async () => {
      server = await open();
    },
    freeze: () => signalServer(dataDir, "SIGSTOP"),
    thaw: () => signalServer(dataDir, "SIGCONT"),
  };
};

const signalServer = async (dataDir: string, signal: NodeJS.Signals): Promise<void> => {
  for (const pid of await serverPids(dataDir)) sendTo(pid, signal);
};

const sendTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
};

/** The server's main process, which starts the others, first. */
export const serverPids = async (dataDir: string): Promise<number[]> => {
  const text = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "");
  const main = Number.parseInt(text, 10);
  if (!(main > 0)) return [];
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      return { pid, parent: Number(/\) \S (\d+)/.exec(stat)?.[1]) };
    }),
  );
  return [main, ...parents.filter(({ parent }) => parent === main).map(({ pid }) => pid)];
};

/** Why this machine cannot mount a small disk; undefined if it can. */
export const mountRefusal = async (): Promise<string | undefined> => {
  try {
    const folder = await mkdtemp(join(tmpdir(), "alliance-mount-"));
    mount(folder, 1);
    unmount(folder);
    await rm(folder, { recursive: true });
    return undefined;
  } catch (error) {
    return `this machine mounts no tmpfs: ${String(Object(error).stderr ?? error).trim()}`;
  }
};

const mount = (folder: string, megabytes: number) =>
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none", folder], { stdio: "pipe" });

const unmount = (folder: string) => execFileSync("umount", ["-l", folder], { stdio: "pipe" });

export const smallDisk = async (t: Teardown, megabytes: number): Promise<string> => {
  const folder = await newFolder(t);
  mount(folder, megabytes);
  t.teardown(() => unmount(folder));
  return folder;
};

export const listenOn = async (server: Server, port: number): Promise<void> => {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
};
