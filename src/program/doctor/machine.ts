import { readFile } from "node:fs/promises";
import type { Config } from "../config/config.ts";
import { type Finding, reportOf } from "./finding.ts";

const report = reportOf("machine");

const spareFiles = 256;

/** Undefined where the system does not tell. */
export const readMaxFiles = async (): Promise<number | undefined> => {
  // Linux: proc_pid_limits(5). Node raises the soft limit to the hard one when it starts.
  const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
};

export const checkMachine = (maxFiles: number | undefined, { max_connections }: Config["server"]): Finding => {
  if (maxFiles === undefined) return report.ok("the system does not tell how many files may be open");
  const neededFiles = max_connections + spareFiles;
  if (maxFiles >= neededFiles) return report.ok(`${maxFiles} files may be open`);
  return report.warning(
    `${maxFiles} files may be open, but server.max_connections is ${max_connections}; raise the limit ("ulimit -n", or LimitNOFILE of systemd) to ${neededFiles}`,
  );
};
