import type { AppOptions } from "../app.ts";
import type { Config } from "../config.ts";

/** Whether log lines are plain text for people instead of JSON. */
export const isPretty = ({ log }: Config): boolean =>
  (log.format ?? (process.stdout.isTTY ? "pretty" : "json")) === "pretty";

export const loggerOf = async (config: Config): Promise<NonNullable<AppOptions["logger"]>> => {
  const { level } = config.log;
  if (!isPretty(config)) return { level };
  const { default: pretty } = await import("pino-pretty");
  const stream = pretty({
    // Otherwise the last lines would be lost when the program exits.
    sync: true,
    singleLine: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: "pid,hostname,reqId,method,path,route,status,ms,ip",
    messageFormat: (line, messageKey) => prettyMessage(line, String(line[messageKey] ?? "")),
  });
  return { level, stream };
};

/** A request is one short line. Other lines that belong to a request end with its id and its IP address. */
export const prettyMessage = (line: Record<string, unknown>, message: string): string => {
  const { method, path, status, ms, reqId, ip } = line;
  if (message === "request") return `${method} ${path} ${status} ${ms} ms`;
  if (reqId === undefined) return message;
  return `${message} (request ${reqId}${ip === undefined ? "" : ` from ${ip}`})`;
};
