import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { operations } from "../support/contract.ts";

const read = (name: string): string => readFileSync(join(packageRoot, name), "utf8");

const pages = readdirSync(join(packageRoot, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);
const documents = [
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "clients/typescript/README.md",
  "clients/python/README.md",
  ...pages,
];

const proseOf = (name: string): string =>
  read(name)
    .replace(/^```[\s\S]*?^```$/gm, "")
    .replace(/`[^`\n]*`/g, "");

/** Returns the fragments of headings, as GitHub and GitLab generate them. */
const anchorsOf = (name: string): string[] =>
  Array.from(
    read(name)
      .replace(/^```[\s\S]*?^```$/gm, "")
      .matchAll(/^#+ (.+)$/gm),
    ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
  );

test("documents", async (t) => {
  for (const [readme, files, thirdParty] of [
    [
      "clients/typescript/README.md",
      ["index", "generated/errors", "generated/client", "errors", "methods"].map((file) => `typescript/src/${file}.ts`),
      ["TypeError", "Blob", "File"],
    ],
    [
      "clients/python/README.md",
      ["__init__", "_generated/errors"].map((file) => `python/src/community_alliance/${file}.py`),
      ["TypedDict", "None"],
    ],
  ] as const)
    await t.test(`names in ${readme} are exported`, async () => {
      const source = files.map((file) => read(`clients/${file}`)).join("\n");
      const names = Array.from(read(readme).matchAll(/`([A-Z][a-z]\w+)`/g), ([, name = ""]) => name);
      assert.ok(names.length > 5);
      const missing = names.filter(
        (name) => !new Set<string>(thirdParty).has(name) && !new RegExp(`\\b${name}\\b`).test(source),
      );
      assert.deepEqual(missing, []);
    });

  for (const name of documents)
    await t.test(`${name}: its links lead to existing files and headings`, async () => {
      const links = Array.from(proseOf(name).matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link);
      for (const link of links.filter((link) => !/^(?:https?|mailto):/.test(link))) {
        const [path = "", anchor] = link.split("#");
        const file = path === "" ? name : join(dirname(name), path);
        assert.ok(existsSync(join(packageRoot, file)), link);
        if (anchor !== undefined) assert.ok(anchorsOf(file).includes(anchor), link);
      }
    });

  await t.test("the Makefile runs existing files", async () => {
    const files = read("Makefile").match(/\b(?:test|openapi|drizzle|scripts)\/[\w/.-]+\.ts\b/g) ?? [];
    assert.ok(files.length > 5);
    const missing = files.filter((file) => !existsSync(join(packageRoot, file)));
    assert.deepEqual(missing, []);
  });

  await t.test("README links to each page of docs/", async () => {
    const readme = read("README.md");
    const missing = pages.filter((page) => !readme.includes(`(${page})`));
    assert.deepEqual(missing, []);
  });

  for (const name of pages)
    await t.test(`${name} names files that exist`, async () => {
      const files = Array.from(read(name).matchAll(/`((?:[\w-]+\/)+[\w.-]+\.ts)`/g), ([, file = ""]) => file);
      const missing = files.filter(
        (file) => !["", "src"].some((folder) => existsSync(join(packageRoot, folder, file))),
      );
      assert.deepEqual(missing, []);
    });

  await t.test("docs/architecture.md names each folder of src/", async () => {
    const foldersOf = (folder: string): string[] =>
      readdirSync(join(packageRoot, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      );
    const architecture = read("docs/architecture.md");
    for (const layer of foldersOf("src")) {
      const [row = ""] = new RegExp(`^\\| \`${layer}/\` .*$`, "m").exec(architecture) ?? [];
      const missing = foldersOf(`src/${layer}`).filter((module) => !row.includes(`\`${module}\``));
      assert.deepEqual(missing, []);
    }
  });

  await t.test("docs/dependencies.md has a reason for exactly the packages in package.json", async () => {
    const tables = read("docs/dependencies.md").split(/^## /m).slice(1);
    const { dependencies, devDependencies } = JSON.parse(read("package.json"));
    assert.equal(tables.length, 2);
    for (const [index, packages] of [dependencies, devDependencies].entries()) {
      const rows = (tables[index] ?? "").matchAll(/^- ([^:]+): \S/gm);
      const documented = Array.from(rows, ([, names = ""]) => names.split(/,\s+/)).flat();
      assert.deepEqual(documented.toSorted(), Object.keys(packages).toSorted());
    }
  });

  await t.test("docs/security.md numbers its criteria without a gap, and a test covers each", async () => {
    const numbers = Array.from(read("docs/security.md").matchAll(/^(\d+)\. /gm), ([, number]) => Number(number));
    const upwards = numbers.map((_, index) => index + 1);
    assert.deepEqual(numbers, upwards);
    const folder = join(packageRoot, "test");
    const titles = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n");
    const tested = new Set(
      Array.from(titles.matchAll(/criteri(?:on|a) ([\d, and]+)/g), ([, text = ""]) => text.match(/\d+/g) ?? []).flat(),
    );
    const untested = numbers.filter((number) => !tested.has(String(number)));
    assert.deepEqual(untested, []);
  });
});

test("the handlers of operations are in the folders named after their tags", async () => {
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("/handlers.ts"),
  ))
    for (const id of Object.keys(await import(`../../src/${file}`)))
      assert.equal(file.split("/")[1], operations.find(({ operationId }) => operationId === id)?.tags[0], id);
});
