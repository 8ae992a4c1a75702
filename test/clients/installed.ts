import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { temporaryFolder } from "../support/folders.ts";

const run = promisify(execFile);

const npm = (cwd: string, ...args: string[]) => run("npm", args, { cwd, timeout: 120_000 });

/** Creates a folder outside of the project with the TypeScript client installed from its package. @returns both paths */
export const installClient = async (t: Test): Promise<{ folder: string; tarball: string }> => {
  const folder = await temporaryFolder(t);
  const { stdout } = await npm(
    join(packageRoot, "clients/typescript"),
    ...["pack", "--json", "--silent", `--pack-destination=${folder}`],
  );
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf("[")));
  const unexpected = files.filter(({ path }: { path: string }) => !/^(?:dist\/.*\.(?:js|d\.ts)|[^/]+)$/.test(path));
  assert.deepEqual(unexpected, []);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  await npm(folder, "install", "--offline", "--no-audit", "--no-fund", `./${filename}`);
  await symlink(join(packageRoot, "node_modules/@types"), join(folder, "node_modules/@types"));
  return { folder, tarball: join(folder, filename) };
};

/** Returns the code blocks of a language in a Markdown file. */
export const codeIn = async (file: string, language: string): Promise<string[]> => {
  const markdown = await readFile(join(packageRoot, file), "utf8");
  return Array.from(
    markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm")),
    ([, code = ""]) => code,
  );
};

export const compilePrograms = async (folder: string, programs: Record<string, string>): Promise<void> => {
  for (const [name, text] of Object.entries(programs)) await writeFile(join(folder, `${name}.ts`), text);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: "ES2022",
    lib: ["ES2022"],
    module: "NodeNext",
    types: ["node"],
    skipLibCheck: false,
  };
  const files = Object.keys(programs).map((name) => `${name}.ts`);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  await run(process.execPath, [join(packageRoot, "node_modules/typescript/bin/tsc"), "--project", folder]).catch(
    ({ stdout }) => assert.fail(stdout),
  );
};

/** Finds a Python that has httpx and can build wheels. */
export const findPython = async (): Promise<string> => {
  for (const python of [process.env["PYTHON"] ?? "python3", "/usr/bin/python3"]) {
    const version = await run(python, ["-c", "import httpx, setuptools, wheel"]).catch(() => undefined);
    if (version) return python;
  }
  throw new Error(
    "no Python with httpx was found; install Debian's python3-httpx and python3-wheel, or name one in PYTHON",
  );
};

/** Requires the output of the program in each README: the next events, and an error message. */
export const requireNextEvents = (output: string): void => {
  const lines = output.trim().split("\n");
  assert.equal(lines.pop(), 'alliance "open-cloud" has no group "no-such-group"');
  assert.ok(lines.length > 2);
  for (const line of lines) assert.match(line, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ ./);
};
