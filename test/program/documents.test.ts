import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";

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
  ...pages,
];

/** A document without what stands in code. */
const proseOf = (name: string): string =>
  read(name)
    .replace(/^```[\s\S]*?^```$/gm, "")
    .replace(/`[^`\n]*`/g, "");

/** The fragments that lead to headings, as GitHub and GitLab make them. */
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
  await t.test("README is read in five minutes", async () => {
    assert.ok(read("README.md").split("\n").length <= 150);
  });

  await t.test("README says which Node package.json asks for", async () => {
    const { node }: { node: string } = JSON.parse(read("package.json")).engines;
    const [oldest = "", next = "", latest = ""] = Array.from(node.matchAll(/\d+\.\d+/g), ([version]) => version);
    assert.equal(node, `^${oldest}.0 || ^${next}.0 || >=${latest}.0`);
    const [before, after] = [Number.parseInt(next, 10) - 1, Number.parseInt(next, 10) + 1];
    const told = `Node ${oldest} or newer (${next} or newer of ${next.split(".")[0]}; not ${before} or ${after})`;
    assert.ok(read("README.md").includes(told), told);
  });

  for (const name of documents)
    await t.test(`${name}: its links lead to files and headings that are there`, async () => {
      const links = Array.from(proseOf(name).matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link);
      for (const link of links.filter((link) => !/^(?:https?|mailto):/.test(link))) {
        const [path = "", anchor] = link.split("#");
        const file = path === "" ? name : join(dirname(name), path);
        assert.ok(existsSync(join(packageRoot, file)), link);
        if (anchor !== undefined) assert.ok(anchorsOf(file).includes(anchor), link);
      }
    });

  await t.test("README leads to each page of docs/", async () => {
    const readme = read("README.md");
    assert.deepEqual(
      pages.filter((page) => !readme.includes(`(${page})`)),
      [],
    );
  });

  await t.test("docs/dependencies.md has a reason for each package, and for no other", async () => {
    const tables = read("docs/dependencies.md").split(/^## /m).slice(1);
    const { dependencies, devDependencies } = JSON.parse(read("package.json"));
    assert.equal(tables.length, 2);
    for (const [index, packages] of [dependencies, devDependencies].entries()) {
      const rows = (tables[index] ?? "").matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm);
      const named = Array.from(rows, ([, names = ""]) => names.split(", "))
        .slice(1)
        .flat();
      assert.deepEqual(named.toSorted(), Object.keys(packages).toSorted());
    }
  });

  await t.test("docs/security.md numbers its criteria without a gap, and a test holds each", async () => {
    const numbers = Array.from(read("docs/security.md").matchAll(/^(\d+)\. /gm), ([, number]) => Number(number));
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index + 1),
    );
    const folder = join(packageRoot, "test");
    const titles = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n");
    const held = new Set(
      Array.from(titles.matchAll(/criteri(?:on|a) ([\d, and]+)/g), ([, text = ""]) => text.match(/\d+/g) ?? []).flat(),
    );
    assert.deepEqual(
      numbers.filter((number) => !held.has(String(number))),
      [],
    );
  });
});
