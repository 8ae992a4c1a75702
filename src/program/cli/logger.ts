import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, pino } from "pino";
import type { Config } from "../config/config.ts";

/** Whether log lines are plain text for people instead of JSON. */
export const isPretty = ({ log }: Config): boolean =>
  (log.format ?? (process.stdout.isTTY ? "pretty" : "json")) === "pretty";

/**
 * Lines are written together, since a write for each one costs as much as a kept response. They are there within a tenth of
 * a second, and when the program exits; only a kill loses what is younger.
 */
const written = { sync: false, minLength: 8_192, periodicFlush: 100, contentMode: "buffer" as const };

/** Workers write to the same pipe, where 4,096 bytes at once stay together (`PIPE_BUF`, pipe(7)). */
const writtenByWorkers = { ...written, minLength: 3_072, maxWrite: 4_096 };

/** Of what it collects as text, the destination counts all bytes with each line. As bytes it takes lines too, which its type does not say. */
const asBytes = (options: typeof written): DestinationStream => {
  const stream = pino.destination(options);
  return { write: (line) => void Reflect.apply(stream.write, stream, [Buffer.from(line)]) };
};

export type Logger = FastifyBaseLogger;

export const loggerOf = async (config: Config): Promise<{ level: string; stream: DestinationStream }> => {
  const { level } = config.log;
  if (!isPretty(config)) return { level, stream: asBytes(config.server.workers > 1 ? writtenByWorkers : written) };
  const { default: pretty } = await import("pino-pretty");
  const stream = pretty({
    // Otherwise the last lines would be lost when the program exits.
    sync: true,
    singleLine: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: `${config.server.workers > 1 ? "" : "pid,"}hostname,reqId,method,path,route,status,ms,ip`,
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
