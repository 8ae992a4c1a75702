import { spawn } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export const sdkFolder = import.meta.dirname;
export const generated = join(sdkFolder, ".generated");

export type ProgramResult = { code: number; output: string };

/** Environment variables that disable colors and telemetry. */
const quiet = {
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  DO_NOT_TRACK: "1",
  REDOCLY_TELEMETRY: "off",
  PYTHONDONTWRITEBYTECODE: "1",
};

/** Runs a program in test/sdk/ until it exits, for at most three minutes. */
export const run = (file: string, args: string[], environment: Record<string, string> = {}): Promise<ProgramResult> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...quiet, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", ...environment };
    const child = spawn(file, args, { cwd: sdkFolder, env, stdio: ["ignore", "pipe", "pipe"], timeout: 180_000 });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(chunks).toString()) });
    });
  });

/** Runs a program of test/sdk/node_modules. */
export const runPackage = ([program = "", ...args]: string[], environment?: Record<string, string>) =>
  run(process.execPath, [join(sdkFolder, "node_modules", program), ...args], environment);

/** Runs a TypeScript program with the loader of the current process. */
export const runTypescript = (path: string, environment?: Record<string, string>) =>
  run(process.execPath, [...process.execArgv, path], environment);

export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Shortens a program's error output to its first lines. */
export const excerpt = (text: string, count = 6): string => {
  const lines = linesOf(text);
  const rest = lines.length > count ? [`and ${lines.length - count} more lines`] : [];
  return [...lines.slice(0, count), ...rest].join("\n  ");
};
