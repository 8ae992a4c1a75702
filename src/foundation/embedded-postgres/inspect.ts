import { realpath } from "node:fs/promises";
import { urlOf } from "./address.ts";
import { clusterFolder, isInstalled, readPassword } from "./cluster.ts";
import { findReady } from "./postmaster.ts";
import { servicePassword, serviceRole } from "./service-role.ts";

export type NotRunning = { state: "absent" | "stopped" };

/** Finds the running server's URL without starting it or keeping it running. */
export const inspectEmbedded = async (given: string): Promise<NotRunning | { url: string }> => {
  const dataDir = await realpath(given).catch(() => undefined);
  if (dataDir === undefined || !(await isInstalled(clusterFolder(dataDir)))) return { state: "absent" };
  const postmaster = await findReady(clusterFolder(dataDir));
  if (!postmaster) return { state: "stopped" };
  const password = servicePassword({ password: await readPassword(dataDir) });
  return { url: urlOf(postmaster, { user: serviceRole, password }) };
};
