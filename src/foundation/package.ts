import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** package.json is next to src/, or two levels above dist/src/. */
const findRoot = (folder: string): string => {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("the service's package.json is missing");
  return findRoot(parent);
};

export const packageRoot = findRoot(import.meta.dirname);

const manifest: { version: string } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));

export const version = manifest.version;
