import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { environmentOf, root } from "./program.ts";

const run = promisify(execFile);

export const npm = async (cwd: string, ...args: string[]): Promise<string> => {
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  return (await run("npm", [...args, ...quiet], { cwd, env: environmentOf({}), maxBuffer: 2 ** 24 })).stdout;
};

type Packed = { filename: string; version: string; size: number; files: { path: string }[] };

/** Packs this package into a folder. The build was made before: npm's scripts would make it anew under the other tests. */
export const pack = async (folder: string): Promise<Packed> =>
  JSON.parse(await npm(root, "pack", "--json", "--ignore-scripts", `--pack-destination=${folder}`))[0];
