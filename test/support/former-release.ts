import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test } from "tap";
import { readReleased } from "../../drizzle/lint/released.ts";
import { packageRoot } from "../../src/package.ts";
import { compileFolders } from "./compile.ts";

const { revision, version } = readReleased();

const git = (...args: string[]): Buffer =>
  execFileSync("git", args, { cwd: packageRoot, stdio: "pipe", maxBuffer: 500_000_000 });

/** The former release comes from the history of the checkout, which a shallow clone or a package lacks. */
export const withoutFormerRelease = (): string | false => {
  try {
    git("cat-file", "-e", `${revision}^{commit}`);
    return false;
  } catch {
    return `the history lacks ${version} (${revision.slice(0, 12)}); fetch it`;
  }
};

/** Builds the former release in a folder of its own, with the packages of this checkout. @returns its program */
export const buildFormerRelease = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-former-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  execFileSync("tar", ["-x", "-C", folder], { input: git("archive", revision) });
  await symlink(join(packageRoot, "node_modules"), join(folder, "node_modules"));
  compileFolders({ from: folder, to: join(folder, "dist") }, ["src", "generated"]);
  return join(folder, "dist/src/cli/alliance.js");
};
