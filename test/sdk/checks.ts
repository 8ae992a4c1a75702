import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Exception, type TypescriptGenerator, untypedExceptions } from "./generators.ts";
import { excerpt, linesOf, runPackage, runTypescript, sdkFolder } from "./programs.ts";

const isExcepted = (text: string, exceptions: Exception[] = []) => exceptions.some(({ pattern }) => pattern.test(text));

/** Returns the lines of a generator's output that are neither progress nor an exception. */
export const warningsIn = (
  output: string,
  { progress, warnings }: { progress: RegExp[]; warnings?: Exception[] },
): string[] =>
  linesOf(output).filter((line) => !progress.some((pattern) => pattern.test(line)) && !isExcepted(line, warnings));

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  typeRoots: [join(sdkFolder, "node_modules/@types")],
  types: ["node"],
  allowImportingTsExtensions: true,
};

/** Removes the comment by which some generators exclude their code from type checks. */
const removeNoCheck = async (paths: string[]): Promise<void> => {
  for (const path of paths) {
    const text = await readFile(path, "utf8");
    if (text.includes("@ts-nocheck")) await writeFile(path, text.replaceAll(/^\/\/ @ts-nocheck$/gm, ""));
  }
};

export const compileTypescript = async (folder: string, paths: string[]): Promise<void> => {
  await removeNoCheck(paths);
  const project = join(folder, "tsconfig.json");
  await writeFile(project, JSON.stringify({ compilerOptions, files: paths }));
  const { code, output } = await runPackage(["typescript/bin/tsc", "--project", project]);
  if (code !== 0) throw new Error(`tsc: ${excerpt(output)}`);
};

/** Loads a client, because a client with correct types can still throw, for instance when it builds validators. */
export const loadTypescript = async (path: string): Promise<void> => {
  const { code, output } = await runTypescript(path);
  const problem = linesOf(output).find((line) => /Error\b/.test(line));
  if (code !== 0) throw new Error(`does not load: ${problem ?? excerpt(output)}`);
};

const untypedField = /^["']?(\w+)["']?\??: .*\b(?:any|unknown)\b/;

/** Returns the properties of schemas to which the generator gave no type. */
export const untypedFields = async (
  { models, startText = "", endText }: TypescriptGenerator,
  folder: string,
  paths: string[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    if (!models.test(path)) continue;
    const text = await readFile(join(folder, path), "utf8");
    const end = endText === undefined ? text.length : text.indexOf(endText);
    if (end < 0) throw new Error(`${path}: there is no ${endText}`);
    const lines = linesOf(text.slice(Math.max(0, text.indexOf(startText)), end));
    found.push(...lines.filter((line) => untypedField.test(line) && !isExcepted(line, untypedExceptions)));
  }
  return found;
};
