import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../../src/foundation/embedded-postgres/open.ts";
import { freePort, newDataDir } from "../e2e/program.ts";
import { childrenOf, postmasterPid } from "../support/embedded.ts";
import type { DatabaseSetup } from "./scenario.ts";
import { connectAs, connectToEmbedded, type Teardown } from "./service.ts";

export const embeddedSetup = async (t: Teardown, folder?: string): Promise<DatabaseSetup & { dataDir: string }> => {
  const dataDir = join(folder ?? (await newDataDir(t)), "data");
  t.teardown(() => signalServer(dataDir, "SIGKILL"));
  return {
    dataDir,
    settings: { ALLIANCE_DATA_DIR: dataDir },
    admin: () => connectToEmbedded(t, dataDir),
  };
};

/** A server that the service reaches over TCP, and that a test can stop, start and freeze. */
export const externalSetup = async (t: Teardown) => {
  const dataDir = join(await newDataDir(t), "data");
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
  for (const pid of await serverPids(dataDir)) signalIfRunning(pid, signal);
};

const signalIfRunning = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already exited.
  }
};

/** The ids of the server's processes, with the main process first. */
export const serverPids = async (dataDir: string): Promise<number[]> => {
  const postmaster = await postmasterPid(dataDir);
  return postmaster === undefined ? [] : [postmaster, ...(await childrenOf(postmaster))];
};

/** The reason why this machine cannot mount a small disk; undefined if it can. */
export const mountProblem = async (): Promise<string | undefined> => {
  try {
    const folder = await mkdtemp(join(tmpdir(), "alliance-mount-"));
    mount(folder, 1);
    unmount(folder);
    await rm(folder, { recursive: true });
    return undefined;
  } catch (error) {
    return `this machine cannot mount a tmpfs: ${String(Object(error).stderr ?? error).trim()}`;
  }
};

const mount = (folder: string, megabytes: number) =>
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none", folder], { stdio: "pipe" });

const unmount = (folder: string) => execFileSync("umount", ["-l", folder], { stdio: "pipe" });

export const smallDisk = async (t: Teardown, megabytes: number): Promise<string> => {
  const folder = await newDataDir(t);
  mount(folder, megabytes);
  t.teardown(() => unmount(folder));
  return folder;
};

export const listenOn = async (server: Server, port: number): Promise<void> => {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
};
