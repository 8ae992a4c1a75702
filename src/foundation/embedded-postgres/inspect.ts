import { realpath } from "node:fs/promises";
import { urlOf } from "./address.ts";
import { findBinaries } from "./binaries.ts";
import { clusterFolder, isInstalled, readPassword } from "./cluster.ts";
import { defaultAdmitted } from "./install.ts";
import { findReady } from "./postmaster.ts";
import { run } from "./run.ts";
import { servicePassword, serviceRole } from "./service-role.ts";

/** A server that does not run, and the connections that it would admit. */
export type NotRunning = { state: "absent" | "stopped"; admitted: number };

/** The URL of the server that runs in a data folder, without starting it, keeping it from stopping, or changing anything. */
export const inspectEmbedded = async (given: string): Promise<NotRunning | { url: string }> => {
  const dataDir = await realpath(given).catch(() => undefined);
  if (dataDir === undefined || !(await isInstalled(clusterFolder(dataDir))))
    return { state: "absent", admitted: defaultAdmitted };
  const postmaster = await findReady(clusterFolder(dataDir));
  if (!postmaster) return { state: "stopped", admitted: await readAdmitted(clusterFolder(dataDir)) };
  const password = servicePassword({ password: await readPassword(dataDir) });
  return { url: urlOf(postmaster, { user: serviceRole, password }) };
};

/** What the files of a cluster set: `-C` has to come first for a program that root runs. */
const readAdmitted = async (folder: string): Promise<number> => {
  const { postgres } = await findBinaries();
  const read = async (name: string) => Number(await run(postgres, ["-C", name, "-D", folder]));
  return (await read("max_connections")) - (await read("superuser_reserved_connections"));
};
