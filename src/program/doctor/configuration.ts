import { readFile } from "node:fs/promises";
import { type Config, isLocal } from "../config/config.ts";
import { openStorage } from "../config/resources.ts";
import { createReporter, type Finding } from "./finding.ts";

const report = createReporter("configuration");

export const checkConfiguration = (config: Config): Finding[] => {
  const warnings = [...config.warnings, ...listMistakes(config)].map(report.warning);
  return warnings.length > 0 ? warnings : [report.ok(`valid; the service is at ${config.server.base_url}`)];
};

const listMistakes = ({ server, security, outbound, log }: Config): string[] => {
  if (isLocal(server.base_url)) return [];
  const mistakes: string[] = [];
  if (server.base_url.startsWith("http:"))
    mistakes.push(`server.base_url is ${server.base_url}: passwords travel unencrypted; serve it over https`);
  else if (!server.trust_proxy || (typeof server.trust_proxy === "object" && server.trust_proxy.length === 0))
    mistakes.push(
      "server.base_url is https, which a proxy serves, but server.trust_proxy is not set: all clients appear as one address and share its limits; set it to the number of your proxies",
    );
  if (outbound.allow_private_addresses)
    mistakes.push("outbound.allow_private_addresses is true: webhooks can reach your private network; set it to false");
  if (server.contact === undefined)
    mistakes.push(
      security.contact === undefined
        ? "server.contact and security.contact are not set: users find no contact, and no address for vulnerability reports; set server.contact"
        : "server.contact is not set: the API's document has no contact; set it",
    );
  if (log.level === "silent") mistakes.push("log.level is silent: failures are not logged; set it to info");
  return mistakes;
};

const machineReport = createReporter("machine");

const spareFiles = 256;

/** Returns undefined where the system does not report the limit. */
export const readMaxFiles = async (): Promise<number | undefined> => {
  // Linux: proc_pid_limits(5). Node raises the soft limit to the hard one when it starts.
  const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
};

export const checkMachine = (maxFiles: number | undefined, { max_connections }: Config["server"]): Finding => {
  if (maxFiles === undefined) return machineReport.ok("the system does not report how many files may be open");
  const neededFiles = max_connections + spareFiles;
  if (maxFiles >= neededFiles) return machineReport.ok(`${maxFiles} files may be open`);
  return machineReport.warning(
    `${maxFiles} files may be open, but server.max_connections is ${max_connections}; raise the limit ("ulimit -n", or LimitNOFILE of systemd) to ${neededFiles}`,
  );
};

const storageReport = createReporter("storage");

export const checkStorage = async (config: Config): Promise<Finding> => {
  const storage = openStorage(config);
  const isFolder = config.storage.url === undefined;
  try {
    await storage.check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = isFolder ? "allow the service to write there" : "correct storage.url, or start it";
    return storageReport.problem(`pictures cannot be stored: ${reason}; ${remedy}`);
  }
  const advice =
    isFolder && config.db.url !== undefined ? "; several machines need storage.url, or must share this folder" : "";
  return storageReport.ok(`pictures are in ${storage.label}${advice}`);
};
