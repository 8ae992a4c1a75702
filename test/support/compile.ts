import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { parse } from "yaml";
import { withoutValidation } from "../../scripts/contract-references.ts";
import { packageRoot } from "../../src/foundation/package.ts";

/** A compiled copy of the tree, at the same depth as `dist/`, so that relative paths work. */
const compiled = join(packageRoot, ".compiled");

/** The compiled form of a TypeScript file of this checkout. */
export const compiledOf = (file: string): string => join(compiled, file.replace(/\.ts$/, ".js"));

/** TypeScript 7, which is twenty times as fast as version 5. */
const compiler = join(packageRoot, "node_modules/typescript-7/bin/tsc");

/** Compiles file by file, without types or imports. Stack traces refer to the TypeScript files. */
const options = [
  ...["--noCheck", "--noResolve", "--ignoreConfig", "--types", ""],
  ...["--target", "es2023", "--module", "esnext", "--verbatimModuleSyntax", "--rewriteRelativeImportExtensions"],
  "--inlineSourceMap",
];

/** A checkout, and the folder of its compiled copy. */
type Tree = { from: string; to: string };

/** Whether a file belongs to `test/sdk`, which has its own packages and is not compiled. */
const isInSdk = (file: string): boolean => file.startsWith(join("test", "sdk", "/"));

const sourcesIn = (from: string, folder: string): string[] =>
  readdirSync(join(from, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.d)\.ts$/.test(file) && !isInSdk(file));

/** Compiles these folders if anything in them has changed since the last time. */
export const compileFolders = ({ from, to }: Tree, folders: readonly string[]): void => {
  const document = "generated/openapi.yaml";
  const sources = folders.flatMap((folder) => sourcesIn(from, folder));
  const stamp = join(to, "sources.txt");
  const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if ([...sources, document].every((file) => changedAt(join(from, file)) < changedAt(stamp))) return;
  const startedAt = new Date();
  execFileSync(process.execPath, [compiler, ...options, "--rootDir", from, "--outDir", to, ...sources], {
    cwd: from,
    stdio: "inherit",
  });
  mkdirSync(join(to, "generated"), { recursive: true });
  // JSON, as in a build, because parsing the YAML takes each process half a second.
  const contract: unknown = parse(readFileSync(join(from, document), "utf8"));
  writeFileSync(join(to, "generated/openapi.json"), JSON.stringify(contract));
  writeFileSync(stamp, sources.join("\n"));
  utimesSync(stamp, startedAt, startedAt);
};

/**
 * Compiles this checkout if it has changed. Running TypeScript without this would cost two more seconds of CPU time per test file on
 * Node 20, because every module passes through a loader in another thread.
 */
export const compileChanged = (): void =>
  compileFolders({ from: packageRoot, to: compiled }, [
    "src",
    "generated",
    "drizzle",
    "scripts",
    "test",
    "clients/typescript/src",
  ]);

/** Bundles fastify-openapi-glue without its validation, as a build does, because tests start the service hundreds of times. */
export const compileBinding = async (): Promise<void> => {
  await build({
    entryPoints: [join(packageRoot, "node_modules/fastify-openapi-glue/index.js")],
    outfile: join(compiled, "node_modules/fastify-openapi-glue/index.js"),
    bundle: true,
    external: ["fastify-plugin", "yaml"],
    format: "esm",
    platform: "node",
    plugins: [withoutValidation],
    logLevel: "warning",
  });
};
