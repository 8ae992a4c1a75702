import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { parse } from "yaml";
import { packageRoot } from "../../src/package.ts";

/** A copy of the tree in JavaScript, at the depth of `dist/`: what finds its files from there finds them from here. */
const compiled = join(packageRoot, ".compiled");

/** The compiled form of a file of `src/`, `generated/`, `drizzle/`, `test/` or the client. */
export const compiledOf = (file: string): string => join(compiled, file.replace(/\.ts$/, ".js"));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  inlineSourceMap: true,
};

const compile = (file: string): string =>
  ts.transpileModule(readFileSync(join(packageRoot, file), "utf8"), {
    fileName: file,
    // Stack traces name the file in TypeScript.
    compilerOptions: { ...options, sourceRoot: pathToFileURL(join(packageRoot, dirname(file), "/")).href },
  }).outputText;

/** Sources of its own, with packages of its own. */
const isApart = (file: string): boolean => file.startsWith(join("test", "sdk", "/"));

/** As in a build: JSON, since parsing the YAML takes each process half a second. */
const toJson = (file: string): string => JSON.stringify(parse(readFileSync(join(packageRoot, file), "utf8")));

const update = (source: string, target: string, make: (source: string) => string): void => {
  if (existsSync(target) && statSync(target).mtimeMs > statSync(join(packageRoot, source)).mtimeMs) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, make(source));
};

/**
 * Compiles what has changed since the last run, without a look at its types. Run from TypeScript, each test file takes
 * two seconds of CPU time more on Node 20: every module passes through a loader in another thread.
 */
export const compileChanged = (): void => {
  for (const folder of ["src", "generated", "drizzle", "test", "clients/typescript/src"]) {
    for (const name of readdirSync(join(packageRoot, folder), { recursive: true, encoding: "utf8" })) {
      const file = join(folder, name);
      if (/(?<!\.d)\.ts$/.test(file) && !isApart(file)) update(file, compiledOf(file), compile);
    }
  }
  update("generated/openapi.yaml", join(compiled, "generated/openapi.json"), toJson);
};
