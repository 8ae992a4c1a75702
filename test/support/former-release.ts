import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import type { Test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { compileFolders } from "./compile.ts";
import { temporaryFolder } from "./folders.ts";

/** The previous release, beside which the current release must be able to serve during an upgrade. */
export const formerVersion = "0.1.0";

const revision = "474050ad332c4c49e6b1ed50e54b1841aa2b1fe1";

const git = (...args: string[]): Buffer =>
  execFileSync("git", args, { cwd: packageRoot, stdio: "pipe", maxBuffer: 500_000_000 });

/** The former release comes from the history of the checkout, which a shallow clone or a package lacks. */
export const withoutFormerRelease = (): string | false => {
  try {
    git("cat-file", "-e", `${revision}^{commit}`);
    return false;
  } catch {
    return `the history lacks ${formerVersion} (${revision.slice(0, 12)}); fetch it`;
  }
};

export const readFormerRelease = (path: string): string => git("show", `${revision}:${path}`).toString();

const dependenciesOf = (folder: string): Map<string, string> =>
  new Map(Object.entries(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).dependencies));

/**
 * Builds the former release in a temporary folder. It uses the packages of this checkout; packages that this checkout no longer needs
 * come from the registry. @returns the path of its program
 */
export const buildFormerRelease = async (t: Test): Promise<string> => {
  const parent = await temporaryFolder(t);
  const folder = join(parent, formerVersion);
  await mkdir(folder);
  execFileSync("tar", ["-x", "-C", folder], { input: git("archive", revision) });
  // Node looks there for packages that the folder itself lacks.
  await symlink(join(packageRoot, "node_modules"), join(parent, "node_modules"));
  const currentDependencies = dependenciesOf(packageRoot);
  for (const [name, versionNumber] of dependenciesOf(folder)) {
    if (currentDependencies.has(name)) continue;
    const packageFolder = join(folder, "node_modules", name);
    await mkdir(packageFolder, { recursive: true });
    const pack = ["pack", "--silent", "--pack-destination", parent, `${name}@${versionNumber}`];
    const file = execFileSync("npm", pack, { cwd: parent, encoding: "utf8" }).trim();
    execFileSync("tar", ["-x", "-z", "-f", join(parent, file), "-C", packageFolder, "--strip-components=1"]);
  }
  compileFolders({ from: folder, to: join(folder, "dist") }, ["src", "generated"]);
  return join(folder, "dist/src/cli/alliance.js");
};
