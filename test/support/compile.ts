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

/** A checkout, and where its compiled copy goes. */
type Tree = { from: string; to: string };

const compile = ({ from }: Tree, file: string): string =>
  ts.transpileModule(readFileSync(join(from, file), "utf8"), {
    fileName: file,
    // Stack traces name the file in TypeScript.
    compilerOptions: { ...options, sourceRoot: pathToFileURL(join(from, dirname(file), "/")).href },
  }).outputText;

/** Sources of its own, with packages of its own. */
const isApart = (file: string): boolean => file.startsWith(join("test", "sdk", "/"));

/** As in a build: JSON, since parsing the YAML takes each process half a second. */
const toJson = ({ from }: Tree, file: string): string => JSON.stringify(parse(readFileSync(join(from, file), "utf8")));

const update = (
  tree: Tree,
  { source, target }: { source: string; target: string },
  make: (tree: Tree, source: string) => string,
): void => {
  const file = join(tree.to, target);
  if (existsSync(file) && statSync(file).mtimeMs > statSync(join(tree.from, source)).mtimeMs) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, make(tree, source));
};

/** Compiles what has changed in these folders since the last time, without a look at its types. */
export const compileFolders = (tree: Tree, folders: readonly string[]): void => {
  for (const folder of folders) {
    for (const name of readdirSync(join(tree.from, folder), { recursive: true, encoding: "utf8" })) {
      const source = join(folder, name);
      const target = source.replace(/\.ts$/, ".js");
      if (/(?<!\.d)\.ts$/.test(source) && !isApart(source)) update(tree, { source, target }, compile);
    }
  }
  update(tree, { source: "generated/openapi.yaml", target: "generated/openapi.json" }, toJson);
};

/**
 * Run from TypeScript, each test file takes two seconds of CPU time more on Node 20: every module passes through a loader in
 * another thread.
 */
export const compileChanged = (): void =>
  compileFolders({ from: packageRoot, to: compiled }, [
    "src",
    "generated",
    "drizzle",
    "test",
    "clients/typescript/src",
  ]);
