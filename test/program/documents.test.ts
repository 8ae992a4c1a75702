import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "tap";
import { maxEvents } from "../../src/community/events/series/rules.ts";
import { maxWebhooks } from "../../src/community/webhooks/rules.ts";
import { languages } from "../../src/foundation/languages/languages.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { maxPasskeys } from "../../src/identity/auth/second-factor/change.ts";
import { maxActiveTokens } from "../../src/identity/auth/tokens/rules.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { bodyLimit } from "../../src/server/http/error-handler.ts";
import { operationOf } from "../support/contract.ts";

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

const samples: { label: string }[] = Object(operationOf("listAlliances"))["x-codeSamples"];
const sampleLanguages = samples.map(({ label }) => label);

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

const listOf = new Intl.ListFormat("en", { style: "long", type: "conjunction" });
const nameOf = new Intl.DisplayNames("en", { type: "language" });
const inWords = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** The words of a sentence in their order, without commas. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/,? and |, /g, " ")
    .split(" ")
    .sort();

const schemaOf = (name: string): Record<string, unknown> =>
  Object(contractDocument().components["parameters"])[name].schema;

const defaultOf = (option: string): string =>
  new RegExp(`${option}: \\{ type: "string", default: "(\\d+)"`).exec(read("test/support/run.ts"))?.[1] ?? "";

/** Figures and lists of documents: what is said, and what there is. */
const figures: [document: string, said: RegExp, there: string | number][] = [
  ["README.md", /pages in (.+?);/, listOf.format(languages.map((language) => nameOf.of(language) ?? ""))],
  ["README.md", /has samples in (.+?) that run/, listOf.format(sampleLanguages)],
  ["CONTRIBUTING.md", /gives a file more than (\d+) seconds/, defaultOf("timeout")],
  ["CONTRIBUTING.md", /and (\w+) processes, each of which/, inWords[Number(defaultOf("jobs"))] ?? ""],
  [
    "Makefile",
    /with (\w+) generators/,
    inWords[read("test/sdk/generators.ts").match(/^ {4}name: /gm)?.length ?? 0] ?? "",
  ],
  ["openapi/info.md", /(\d+) by default and \d+ at most/, Number(schemaOf("LimitParameter")["default"])],
  ["openapi/info.md", /\d+ by default and (\d+) at most/, Number(schemaOf("LimitParameter")["maximum"])],
  ["openapi/info.md", /The user has (\d+) active tokens/, maxActiveTokens],
  ["openapi/info.md", /The user has (\d+) passkeys/, maxPasskeys],
  ["openapi/info.md", /The alliance has (\d+) webhooks/, maxWebhooks],
  ["openapi/info.md", /A series has at most (\d+) events/, maxEvents],
  ["openapi/info.md", /The body is larger than (\d+) KiB/, bodyLimit / 1_024],
];

test("documents", async (t) => {
  for (const [name, said, there] of figures)
    await t.test(`${name} says as many as there are: ${said.source}`, async () => {
      const [, told = ""] = said.exec(read(name).replaceAll("\n", " ")) ?? [];
      assert.deepEqual(wordsOf(told), wordsOf(String(there)));
    });

  for (const [readme, files, foreign] of [
    [
      "clients/typescript/README.md",
      ["index", "generated/errors", "generated/client", "errors", "methods"].map((file) => `typescript/src/${file}.ts`),
      ["TypeError", "Blob"],
    ],
    [
      "clients/python/README.md",
      ["__init__", "_generated/errors"].map((file) => `python/src/community_alliance/${file}.py`),
      ["TypedDict", "None"],
    ],
  ] as const)
    await t.test(`what ${readme} names is exported`, async () => {
      const source = files.map((file) => read(`clients/${file}`)).join("\n");
      const names = Array.from(read(readme).matchAll(/`([A-Z][a-z]\w+)`/g), ([, found = ""]) => found);
      assert.ok(names.length > 5);
      assert.deepEqual(
        names.filter((found) => !new Set<string>(foreign).has(found) && !new RegExp(`\\b${found}\\b`).test(source)),
        [],
      );
    });

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
