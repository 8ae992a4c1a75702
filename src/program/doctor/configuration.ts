import { readFile } from "node:fs/promises";
import { type Config, isLocal } from "../config/config.ts";
import { openStorage } from "../config/resources.ts";
import { type Finding, reportOf } from "./finding.ts";

const report = reportOf("configuration");

export const checkConfiguration = (config: Config): Finding[] => {
  const warnings = [...config.warnings, ...publicMistakes(config)].map(report.warning);
  return warnings.length > 0 ? warnings : [report.ok(`valid; the service is at ${config.server.base_url}`)];
};

const publicMistakes = ({ server, security, outbound, log }: Config): string[] => {
  if (isLocal(server.base_url)) return [];
  const mistakes: string[] = [];
  if (server.base_url.startsWith("http:"))
    mistakes.push(`server.base_url is ${server.base_url}: passwords travel unencrypted; serve it over https`);
  else if (!server.trust_proxy || (typeof server.trust_proxy === "object" && server.trust_proxy.length === 0))
    mistakes.push(
      "server.base_url is https, which a proxy serves, but server.trust_proxy is not set: everybody is one address and shares one limit; set it to the number of your proxies",
    );
  if (outbound.allow_private_addresses)
    mistakes.push("outbound.allow_private_addresses is true: webhooks reach into your network; set it to false");
  if (server.contact === undefined)
    mistakes.push(
      security.contact === undefined
        ? "server.contact and security.contact are not set: nobody learns whom to write to, or where to report a vulnerability; set server.contact"
        : "server.contact is not set: the API's document names nobody to write to; set it",
    );
  if (log.level === "silent") mistakes.push("log.level is silent: nothing tells what fails; set it to info");
  return mistakes;
};

const machineReport = reportOf("machine");

const spareFiles = 256;

/** Returns undefined where the system does not report the limit. */
export const readMaxFiles = async (): Promise<number | undefined> => {
  // Linux: proc_pid_limits(5). Node raises the soft limit to the hard one when it starts.
  const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
};

export const checkMachine = (maxFiles: number | undefined, { max_connections }: Config["server"]): Finding => {
  if (maxFiles === undefined) return machineReport.ok("the system does not tell how many files may be open");
  const neededFiles = max_connections + spareFiles;
  if (maxFiles >= neededFiles) return machineReport.ok(`${maxFiles} files may be open`);
  return machineReport.warning(
    `${maxFiles} files may be open, but server.max_connections is ${max_connections}; raise the limit ("ulimit -n", or LimitNOFILE of systemd) to ${neededFiles}`,
  );
};

const storageReport = reportOf("storage");

export const checkStorage = async (config: Config): Promise<Finding> => {
  const storage = openStorage(config);
  const isFolder = config.storage.url === undefined;
  try {
    await storage.check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = isFolder ? "let the service write there" : "correct storage.url, or start it";
    return storageReport.problem(`pictures cannot be kept: ${reason}; ${remedy}`);
  }
  const advice =
    isFolder && config.db.url !== undefined ? "; several machines need storage.url, or this folder in common" : "";
  return storageReport.ok(`pictures are in ${storage.place}${advice}`);
};
