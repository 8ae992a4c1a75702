import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, pino } from "pino";
import { version } from "../../foundation/package.ts";
import { type Config, loadConfig } from "../config/config.ts";

export const isPretty = ({ log }: Config): boolean =>
  (log.format ?? (process.stdout.isTTY ? "pretty" : "json")) === "pretty";

/** Buffers up to 100 ms or until exit: a write per line costs as much as a cached response. Only `kill -9` loses lines. */
const buffering = { sync: false, minLength: 8_192, periodicFlush: 100, contentMode: "buffer" as const };

/** Writes of up to 4,096 bytes to the shared pipe are atomic (`PIPE_BUF`, pipe(7)). */
const workerBuffering = { ...buffering, minLength: 3_072, maxWrite: 4_096 };

/** Passes lines as bytes, so that pino need not count the bytes. The type of `write` declares only strings. */
const asBytes = (options: typeof buffering): DestinationStream => {
  const stream = pino.destination(options);
  return { write: (line) => void Reflect.apply(stream.write, stream, [Buffer.from(line)]) };
};

export type Logger = FastifyBaseLogger;

export const createLoggerOptions = async (config: Config): Promise<{ level: string; stream: DestinationStream }> => {
  const { level } = config.log;
  if (!isPretty(config)) return { level, stream: asBytes(config.server.workers > 1 ? workerBuffering : buffering) };
  const { default: pretty } = await import("pino-pretty");
  const stream = pretty({
    // Otherwise, the last lines would be lost when the program exits.
    sync: true,
    singleLine: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: `${config.server.workers > 1 ? "" : "pid,"}hostname,reqId,method,path,route,status,ms,ip`,
    messageFormat: (line, messageKey) => prettyMessage(line, String(line[messageKey] ?? "")),
  });
  return { level, stream };
};

/** Summarizes a request in its own line; other lines about the request end with its id and IP address. */
export const prettyMessage = (line: Record<string, unknown>, message: string): string => {
  const { method, path, status, ms, reqId, ip } = line;
  if (message === "request") return `${method} ${path} ${status} ${ms} ms`;
  if (reqId === undefined) return message;
  return `${message} (request ${reqId}${ip === undefined ? "" : ` from ${ip}`})`;
};

/** Logs before the service is loaded, which takes seconds on a busy machine. */
export const logStart = async (): Promise<void> => {
  const config = loadConfig();
  const stream = isPretty(config) ? (await createLoggerOptions(config)).stream : pino.destination({ sync: true });
  pino({ level: config.log.level }, stream).info(`starting version ${version}`);
};
