import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "tap";
import { maxEvents } from "../../src/community/events/series/rules.ts";
import { maxWebhooks } from "../../src/community/webhooks/rules.ts";
import { languages } from "../../src/foundation/languages/languages.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { daysToUndo, hoursToConfirm } from "../../src/identity/auth/email-changes/change.ts";
import { handoverLifetime } from "../../src/identity/auth/handover.ts";
import { linkMinutes } from "../../src/identity/auth/mail-links.ts";
import { providerDeadline } from "../../src/identity/auth/oauth/provider.ts";
import { flowLifetimeSeconds } from "../../src/identity/auth/oauth/providers.ts";
import { commonPasswords } from "../../src/identity/auth/passwords/policy.ts";
import { maxPasskeys } from "../../src/identity/auth/second-factor/change.ts";
import { passkeyTimeout } from "../../src/identity/auth/second-factor/webauthn.ts";
import { maxActiveTokens } from "../../src/identity/auth/tokens/rules.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { defaultCapacity } from "../../src/server/http/connections.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { bodyLimit } from "../../src/server/http/error-handler.ts";
import { operationOf, operations } from "../support/contract.ts";

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
const inWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/,? and |, /g, " ")
    .split(" ")
    .sort();

const schemaOf = (name: string): Record<string, unknown> =>
  Object(contractDocument().components["parameters"])[name].schema;

/** A number of the source: a constant, or a property. */
const numberIn = (file: string, name: string): number => {
  const [, factors = ""] = new RegExp(`\\b${name}(?: =|:) ([\\d_* ]+)`).exec(read(`src/${file}`)) ?? [];
  return factors
    .replaceAll("_", "")
    .split("*")
    .reduce((product, factor) => product * Number.parseFloat(factor), 1);
};

const minute = 60_000;

const { retention } = loadConfig({});

const secondsIn = (file: string, name: string): number => numberIn(file, name) / 1_000;

const countOf = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

const defaultOf = (option: string): string =>
  new RegExp(`${option}: \\{ type: "string", default: "(\\d+)"`).exec(read("test/support/run.ts"))?.[1] ?? "";

const figures: Record<string, [said: RegExp, there: string | number][]> = {
  "README.md": [
    [/pages in (.+?);/, listOf.format(languages.map((language) => nameOf.of(language) ?? ""))],
    [/has samples in (.+?) that run/, listOf.format(sampleLanguages)],
    [/An RSVP in (\w+) lines of curl/, inWords[countOf(read("README.md"), /^\$ .*\bcurl -/gm)] ?? ""],
    [/at `\/mcp` (\d+) tools/, countOf(read("generated/openapi.yaml"), /x-mcp-tool: common/g)],
  ],
  "CONTRIBUTING.md": [
    [/gives a file more than (\d+) seconds/, defaultOf("timeout")],
    [/and (\w+) processes, each of which/, inWords[Number(defaultOf("jobs"))] ?? ""],
  ],
  Makefile: [
    [/with (\w+) generators/, inWords[read("test/sdk/generators.ts").match(/^ {4}name: /gm)?.length ?? 0] ?? ""],
  ],
  "openapi/info.md": [
    [/(\d+) by default and \d+ at most/, Number(schemaOf("LimitParameter")["default"])],
    [/\d+ by default and (\d+) at most/, Number(schemaOf("LimitParameter")["maximum"])],
    [/The user has (\d+) active tokens/, maxActiveTokens],
    [/The user has (\d+) passkeys/, maxPasskeys],
    [/The alliance has (\d+) webhooks/, maxWebhooks],
    [/A series has at most (\d+) events/, maxEvents],
    [/The body is larger than (\d+) KiB/, bodyLimit / 1_024],
  ],
  "docs/security.md": [
    [/Unused sessions end after (\d+) days/, numberIn("program/service/options.ts", "idleDays")],
    [/lasts (\d+) days, is `Secure`/, numberIn("program/service/options.ts", "idleDays")],
    [/`m=(\d+),t=2,p=1`/, numberIn("identity/auth/passwords/hashing.ts", "memoryCost")],
    [/at most (\d+) code points/, Number(contractDocument().components.schemas["Password"]?.maxLength)],
    [/and ([\d,]+) bytes; longer/, numberIn("identity/auth/passwords/policy.ts", "maxBytes")],
    [/fewer than (\d+) visible/, numberIn("identity/auth/passwords/policy.ts", "minVisible")],
    [/the ([\d,]+) most common passwords/, (await commonPasswords()).size],
    [/and at most (\d+) wait;/, numberIn("identity/auth/passwords/hashing.ts", "maxQueued")],
    [/at most (\d+) attempts under way/, numberIn("identity/auth/passwords/hashing.ts", "maxOfAccount")],
    [/most (\d+) in the queue/, numberIn("identity/auth/passwords/hashing.ts", "maxOfRequester")],
    [/and (\d+) KiB at most/, numberIn("identity/auth/saved-forms/keep.ts", "mostBytes") / 1_024],
    [/and provider, lasts (\d+) minutes/, flowLifetimeSeconds / 60],
    [/provider take at most (\d+) seconds/, providerDeadline / 1_000],
    [/Links that sign in last (\d+) minutes/, linkMinutes.sign_in],
    [/reset links (\d+)/, linkMinutes.reset],
    [/confirm an address (\d+) hours/, linkMinutes.verify / 60],
    [/confirm an address (\d+) hours/, hoursToConfirm],
    [/undo a change of it (\d+) days/, daysToUndo],
    [/undoes the change for (\d+) days/, daysToUndo],
    [/behaves the same, lasts (\d+) minutes/, numberIn("community/events/rsvp-requests/rules.ts", "linkMinutes")],
    [/holds a seat for (\d+) minutes/, numberIn("community/events/rsvp-requests/rules.ts", "holdMinutes")],
    [/At most (\d+) are live/, maxActiveTokens],
    [/A user has at most (\d+) sessions/, numberIn("identity/auth/start-session.ts", "maxSessions")],
    [/not verified within (\d+) days/, numberIn("identity/auth/queries.ts", "verificationDays")],
    [/must arrive within (\d+) seconds/, secondsIn("server/http/transport.ts", "headers")],
    [/the request within (\d+);/, secondsIn("server/http/transport.ts", "request")],
    [/handles, within (\d+)\./, secondsIn("server/http/transport.ts", "handler")],
    [/nothing moves for (\d+) seconds/, secondsIn("server/http/transport.ts", "stalled")],
    [/idle connections end after (\d+)/, secondsIn("server/http/transport.ts", "idle")],
    [/has at most (\d+) requests under way/, numberIn("server/http/connections.ts", "maxPipelined")],
    [/waits more than ([\d.]+) seconds/, defaultCapacity.maxQueueDelayMs / 1_000],
    [/up to (\w+) seconds, in a queue/, inWords[defaultCapacity.admissionTimeoutMs / 1_000] ?? ""],
    [/is deleted after (\w+) days/, inWords[numberIn("identity/auth/grants/queries.ts", "unknownDays")] ?? ""],
    [/at most (\d+) KiB of headers/, numberIn("foundation/outbound/request.ts", "maxHeaderBytes") / 1_024],
    [/gets more than (\d+) requests/, numberIn("community/webhooks/deliveries/sender.ts", "maxRequestsToHost")],
    [/in this browser, (\d+) minutes/, handoverLifetime("pending_sign_in") / minute],
    [/purpose and user, lasts (\d+) minutes/, passkeyTimeout / minute],
    [/\(RFC 6238\) count for their (\d+) seconds/, numberIn("identity/auth/second-factor/totp.ts", "period")],
    [/within the last (\d+) minutes/, numberIn("identity/auth/second-factor/step-up.ts", "lifetime") / minute],
    [/(\w+) years by default/, inWords[retention.bans_days / 365] ?? ""],
  ],
  "docs/scale.md": [[/reads a table of more than ([\d,]+) rows whole/, numberIn("../test/bench/plans.ts", "bigRows")]],
};

test("documents", async (t) => {
  for (const [name, all] of Object.entries(figures))
    for (const [said, there] of all)
      await t.test(`${name} states the right number: ${said.source}`, async () => {
        const [, told = ""] = said.exec(read(name).replaceAll(/\s+/g, " ")) ?? [];
        assert.deepEqual(wordsOf(told.replaceAll(/(\d),(\d)/g, "$1$2")), wordsOf(String(there)));
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
    await t.test(`names in ${readme} are exported`, async () => {
      const source = files.map((file) => read(`clients/${file}`)).join("\n");
      const names = Array.from(read(readme).matchAll(/`([A-Z][a-z]\w+)`/g), ([, found = ""]) => found);
      assert.ok(names.length > 5);
      const missing = names.filter(
        (found) => !new Set<string>(foreign).has(found) && !new RegExp(`\\b${found}\\b`).test(source),
      );
      assert.deepEqual(missing, []);
    });

  await t.test("README can be read in five minutes", async () => {
    assert.ok(read("README.md").split("\n").length <= 150);
  });

  await t.test("README names the version of Node in package.json", async () => {
    const { node }: { node: string } = JSON.parse(read("package.json")).engines;
    const [oldest = "", next = "", latest = ""] = Array.from(node.matchAll(/\d+\.\d+/g), ([version]) => version);
    assert.equal(node, `^${oldest}.0 || ^${next}.0 || >=${latest}.0`);
    const [before, after] = [Number.parseInt(next, 10) - 1, Number.parseInt(next, 10) + 1];
    const told = `Node ${oldest} or newer (${next} or newer of ${next.split(".")[0]}; not ${before} or ${after})`;
    assert.ok(read("README.md").includes(told), told);
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

  await t.test("docs/security.md numbers its criteria without a gap, and a test covers each", async () => {
    const numbers = Array.from(read("docs/security.md").matchAll(/^(\d+)\. /gm), ([, number]) => Number(number));
    const upwards = numbers.map((_, index) => index + 1);
    assert.deepEqual(numbers, upwards);
    const folder = join(packageRoot, "test");
    const titles = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n");
    const held = new Set(
      Array.from(titles.matchAll(/criteri(?:on|a) ([\d, and]+)/g), ([, text = ""]) => text.match(/\d+/g) ?? []).flat(),
    );
    const unheld = numbers.filter((number) => !held.has(String(number)));
    assert.deepEqual(unheld, []);
  });
});

test("the handlers of operations lie in the folders of their tags", async () => {
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("/handlers.ts"),
  ))
    for (const id of Object.keys(await import(`../../src/${file}`)))
      assert.equal(file.split("/")[1], operations.find(({ operationId }) => operationId === id)?.tags[0], id);
});
