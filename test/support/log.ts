import assert from "node:assert/strict";
import { Writable } from "node:stream";
import fastify, { type FastifyBaseLogger } from "fastify";
import type { Test } from "tap";

/** Whether a line is an error. Errors fail every test that does not expect them, because no request may cause an error line. */
export const isErrorLine = (line: string): boolean => /"level":[56]0/.test(line);

/**
 * Fails a test that logs errors. Call it first: teardowns run in reverse order, and an exception stops the remaining ones.
 * @returns a function that collects lines that are errors
 */
export const failOnErrors = (t: Pick<Test, "teardown">): ((line: string) => void) => {
  const errors: string[] = [];
  t.teardown(() => assert.deepEqual(errors, [], "errors were logged"));
  return (line) => {
    if (isErrorLine(line)) errors.push(line);
  };
};

/** Creates a log whose lines a test can read. */
export const collectLog = <Line extends object = Record<string, unknown>>(
  t: Pick<Test, "teardown">,
): { log: FastifyBaseLogger; lines: Line[] } => {
  const read = failOnErrors(t);
  const lines: Line[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      read(String(chunk));
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: fastify({ logger: { level: "info", stream } }).log, lines };
};

/** A logger for `startService`, and the lines that it has written, as text or parsed. */
export const recordLog = (level = "info") => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const records = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
  return { lines, records, logger: { level, stream } };
};

const fail = (line: string) => {
  // Thrown later, because the code that logs might catch it.
  setImmediate(() => {
    throw new Error(`an error was logged: ${line}`);
  });
};

/** A log without output. A logged error ends the process, or fails the test that runs in it. */
export const silentLog = fastify({ logger: { level: "error", stream: { write: fail } } }).log;
