import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { ConfigError, loadConfig } from "../../src/program/config/config.ts";
import { mailSettingsOf, readLogo } from "../../src/program/config/resources.ts";
import { configSchema } from "../../src/program/config/schema.ts";
import { temporaryFolder } from "../support/folders.ts";
import { readFormerRelease, withoutFormerRelease } from "../support/former-release.ts";

const errorOf = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    assert.doesNotMatch(error.message, /\n/);
    return error.message;
  }
  return assert.fail("the configuration was accepted");
};

test("settings", async (t) => {
  const folder = await temporaryFolder(t);
  const write = async (text: string): Promise<Record<string, string>> => {
    const path = join(folder, `${Math.random()}.yaml`);
    await writeFile(path, text);
    return { ALLIANCE_CONFIG: path };
  };

  await t.test("the schema of the settings is valid JSON Schema", async () => {
    const ajv = new Ajv2020({ strict: false });
    assert.ok(ajv.validateSchema(JSON.parse(JSON.stringify(configSchema))), ajv.errorsText());
  });

  await t.test("0 workers means one per core", async () => {
    const { workers } = loadConfig({ ALLIANCE_SERVER__WORKERS: "0" }).server;
    assert.equal(workers, Math.min(16, availableParallelism()));
  });

  await t.test("the environment overrides the file, the file overrides the defaults", async () => {
    const environment = await write("server:\n  addr: 0.0.0.0:4000\n  trust_proxy: true\ndb:\n  pool_size: 3\n");
    const config = loadConfig({ ...environment, ALLIANCE_DB__POOL_SIZE: "7", ALLIANCE_LIMITS__FACTOR: "1000" });
    assert.equal(config.server.port, 4000);
    assert.equal(config.server.base_url, "http://localhost:4000");
    assert.equal(config.server.trust_proxy, true);
    assert.equal(config.db.pool_size, 7);
    assert.equal(config.limits.factor, 1000);
    assert.equal(config.log.level, "info");
  });

  await t.test("accepts an IPv6 address in brackets, and removes the trailing slash of base_url", async () => {
    const config = loadConfig({ ALLIANCE_SERVER__ADDR: "[::1]:3000", ALLIANCE_SERVER__BASE_URL: "https://a.example/" });
    assert.equal(config.server.host, "::1");
    assert.equal(config.server.base_url, "https://a.example");
  });

  await t.test("cookies are secure unless base_url is http on a loopback address", async () => {
    for (const [url, secure] of Object.entries({
      "http://localhost:3000": false,
      "http://[::1]:3000": false,
      "https://localhost": true,
      "http://alliance.example": true,
    }))
      assert.equal(loadConfig({ ALLIANCE_SERVER__BASE_URL: url }).server.cookie.secure, secure, url);
  });

  await t.test("without base_url, an unspecified address becomes localhost, with a warning", async () => {
    for (const addr of ["0.0.0.0:4000", "[::]:4000", "[0:0:0:0:0:0:0:0]:4000"]) {
      const { server, warnings } = loadConfig({ ALLIANCE_SERVER__ADDR: addr });
      assert.deepEqual([server.base_url, server.cookie.secure], ["http://localhost:4000", false]);
      assert.equal(warnings.length, 1);
      assert.match(warnings.join(), /links .* work at http:\/\/localhost:4000 only; set server\.base_url/);
    }
    const published = { ALLIANCE_SERVER__ADDR: "0.0.0.0:4000", ALLIANCE_SERVER__BASE_URL: "https://alliance.example" };
    for (const settings of [{}, published]) assert.deepEqual(loadConfig(settings).warnings, []);
  });

  await t.test("warns when browsers would drop the Secure cookie because base_url is http", async () => {
    const http = { ALLIANCE_SERVER__BASE_URL: "http://alliance.example" };
    assert.match(loadConfig(http).warnings.join(), /nobody can sign in; use https, or set server\.cookie\.secure/);
    assert.deepEqual(loadConfig({ ...http, ALLIANCE_SERVER__COOKIE__SECURE: "false" }).warnings, []);
  });

  await t.test("Kubernetes' variables for a service named alliance are not settings", async () => {
    const kubernetes = {
      ALLIANCE_SERVICE_HOST: "10.96.0.7",
      ALLIANCE_SERVICE_PORT: "3000",
      ALLIANCE_SERVICE_PORT_HTTP: "3000",
      ALLIANCE_PORT: "tcp://10.96.0.7:3000",
      ALLIANCE_PORT_3000_TCP: "tcp://10.96.0.7:3000",
      ALLIANCE_PORT_3000_TCP_PROTO: "tcp",
      ALLIANCE_DB_SERVICE_HOST: "10.96.0.8",
      ALLIANCE_DB_PORT: "tcp://10.96.0.8:5432",
      ALLIANCE_DB_PORT_5432_TCP_ADDR: "10.96.0.8",
    };
    assert.deepEqual(loadConfig(kubernetes), loadConfig({}));
    assert.match(errorOf({ ...kubernetes, ALLIANCE_SERVER__BASEURL: "x" }), /^ALLIANCE_SERVER__BASEURL is not/);
    assert.match(errorOf({ ALLIANCE_PORT: "8080" }), /^ALLIANCE_PORT is not a setting/);
  });

  await t.test("reports a missing logo file", async () => {
    const logo = join(folder, "logo.svg");
    await assert.rejects(readLogo({ site: { logo } }), /^ConfigError: site\.logo: ENOENT/);
    await writeFile(logo, "<svg/>");
    assert.deepEqual(await readLogo({ site: { logo } }), { name: "logo.svg", content: Buffer.from("<svg/>") });
  });

  await t.test("emails have the name of the service, with any characters, as their sender", async () => {
    const from = (name: string) => mailSettingsOf(loadConfig({ ALLIANCE_SERVER__NAME: name })).from;
    assert.equal(from("Ours, here"), '"Ours, here" <no-reply@localhost>');
    assert.equal(from('"<eve@example.org>'), '"eve@example.org" <no-reply@localhost>');
  });

  const invalidSettings: Record<string, { texts: string[]; message: string }> = {
    ALLIANCE_SERVER__BASE_URL: {
      texts: ["https://x/y", "https://x//", "https://u@x", "https://x?y", "x", "ftp://x"],
      message: " must be a URL that begins with https:// or http://, without",
    },
    ALLIANCE_EMAIL__FROM: {
      texts: ["Alliance", "A <>", "A, Inc <a@b.example>", "A\n <a@b.example>", "a@b.example, c@d.example"],
      message: " must be an email address",
    },
    ALLIANCE_SITE__ACCENT: { texts: ["red"], message: " must be a color as #" },
    ALLIANCE_SITE__LOGO: { texts: ["logo.gif"], message: " must be the path of a .svg" },
    ALLIANCE_SITE__TERMS_URL: { texts: ["javascript:x"], message: " must be a URL" },
    ALLIANCE_SERVER__BASEURL: { texts: ["x"], message: " is not a setting; did you mean ALLIANCE_SERVER__BASE_URL?" },
    ALLIANCE_LOG_LEVEL: { texts: ["x"], message: " is not a setting; did you mean ALLIANCE_LOG__LEVEL?" },
    ALLIANCE_SERVER__ADR: { texts: ["x"], message: " is not a setting; did you mean ALLIANCE_SERVER__ADDR?" },
    ALLIANCE_COLOUR: { texts: ["x"], message: " is not a setting" },
    ALLIANCE_DB__POOL_SIZE: { texts: ["many"], message: " must be integer" },
    ALLIANCE_LOG__LEVEL: { texts: ["loud"], message: " must be one of trace, debug" },
    ALLIANCE_SERVER__ADDR: { texts: ["3000", "x:70000", "x:0"], message: " must be host:port" },
    ALLIANCE_CONFIG: { texts: [join(folder, "none.yaml"), folder], message: ": cannot read" },
  };
  for (const [name, { texts, message }] of Object.entries(invalidSettings))
    await t.test(`${name}${message}`, async () => {
      for (const text of texts) assert.ok(errorOf({ [name]: text }).startsWith(name + message), text);
    });

  await t.test("a provider without its secret is refused", async () => {
    const message = errorOf({ ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_ID: "x" });
    assert.match(message, /^server\.oidc\.google\.client_secret is missing although/);
  });

  for (const [text, message] of Object.entries({
    "server:\n  baseurl: https://x\n": "server.baseurl is not a setting; did you mean server.base_url?",
    "db:\n  pool_size: '3'\n": "db.pool_size must be integer",
    "- x\n": "ALLIANCE_CONFIG: ",
    "a: [\n": "ALLIANCE_CONFIG: ",
  }))
    await t.test(`in a file: ${message}`, async () => assert.ok(errorOf(await write(text)).startsWith(message)));

  await t.test("accepts senders with and without a name", async () => {
    for (const text of ["a@b.example", "Jörg & Co <a@b.example>", '"Alliance, Inc" <a@b.example>', "<a@localhost>"])
      assert.equal(loadConfig({ ALLIANCE_EMAIL__FROM: text }).email.from, text);
  });

  await t.test("retired settings of 0.1.0 are ignored, with one warning that names their replacements", async () => {
    const text =
      "server:\n  max_event_loop_delay: never\nlimits:\n  factor: 2\n  user_codes_per_user: 7\n  notices_in_all: 300\n";
    const config = loadConfig({ ...(await write(text)), ALLIANCE_LIMITS__USER_CODES_PER_USER: "9" });
    assert.equal(config.limits.factor, 2);
    assert.ok(!("user_codes_per_user" in config.limits));
    assert.deepEqual(config.warnings, [
      "settings of 0.1.0 that no longer exist are ignored: server.max_event_loop_delay (use server.max_requests_in_progress), limits.user_codes_per_user (use limits.factor), limits.notices_in_all (use limits.mails_in_all)",
    ]);
    assert.match(errorOf({ ALLIANCE_LIMITS__REPORTS_PER_USER: "7" }), /^ALLIANCE_LIMITS__REPORTS_PER_USER is not/);
  });

  await t.test("every setting of the former release is known", { skip: withoutFormerRelease() }, async () => {
    const settings = listLeaves(JSON.parse(JSON.stringify(configSchema))).map(({ key }) => key);
    const rows = readFormerRelease("docs/configuration.md").match(/^\| `[a-z_.0-9]+` \|/gm) ?? [];
    assert.ok(rows.length > 40);
    for (const row of rows) {
      const key = row.split("`")[1] ?? "";
      if (settings.includes(key)) continue;
      const { warnings } = loadConfig({ [`ALLIANCE_${key.toUpperCase().replaceAll(".", "__")}`]: "x" });
      const [, replacement = ""] = /\(use (.+)\)$/.exec(warnings.join("\n")) ?? [];
      assert.ok(settings.includes(replacement), `${key}: ${warnings}`);
    }
  });

  await t.test("parses numbers, booleans and lists, and leaves text unchanged", async () => {
    const config = loadConfig({
      ALLIANCE_SERVER__OAUTH2__GITHUB__CLIENT_ID: "123456",
      ALLIANCE_SERVER__OAUTH2__GITHUB__CLIENT_SECRET: "654321",
      ALLIANCE_SERVER__COOKIE__SECURE: "false",
      ALLIANCE_SERVER__OIDC__GOOGLE__SCOPES: "openid email,profile",
    });
    assert.equal(config.server.oauth2.github.client_id, "123456");
    assert.equal(config.server.cookie.secure, false);
    assert.deepEqual(config.server.oidc.google.scopes, ["openid", "email", "profile"]);
  });

  await t.test("an error message does not contain the value, which may be a secret", async () => {
    assert.doesNotMatch(errorOf({ ALLIANCE_DB__URL: "mysql://user:secret@host/db" }), /secret/);
  });

  const defaults = loadConfig({});
  const table = await readFile(join(packageRoot, "docs/configuration.md"), "utf8");
  const rows = (table.match(/^\| .*`.* \|$/gm) ?? []).map((row) => row.split(" | "));
  for (const { key, schema, optional } of listLeaves(JSON.parse(JSON.stringify(configSchema))))
    await t.test(`${key} has a documented default or is optional, and is set by a variable`, async () => {
      assert.notEqual("default" in schema, optional);
      assert.deepEqual(valueAt(defaults, key), schema.default ?? derivedDefaults[key]);
      const [text, value] = createSample(key, schema);
      const name = `ALLIANCE_${key.toUpperCase().replaceAll(".", "__")}`;
      const secret = key.endsWith(".client_id") ? { [name.replace(/ID$/, "SECRET")]: "x" } : {};
      const pooler = key === "db.listen_url" && { ALLIANCE_DB__URL: text };
      assert.deepEqual(valueAt(loadConfig({ ...secret, ...pooler, [name]: text }), key), value);
      const [, cell = ""] = rows.find(([name = ""]) => isRowOf(name, key)) ?? assert.fail(key);
      if (cell.startsWith("`") && "default" in schema) assert.equal(cell.split("`")[1], String(schema.default));
    });
});

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Leaf = { key: string; schema: Schema; optional: boolean };

const listLeaves = ({ properties = {}, required = [] }: Schema, prefix = ""): Leaf[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const key = prefix + name;
    return schema.properties ? listLeaves(schema, `${key}.`) : [{ key, schema, optional: !required.includes(name) }];
  });

const valueAt = (tree: object, key: string): unknown =>
  key.split(".").reduce((node: unknown, name) => Object(node)[name], tree);

const derivedDefaults: Record<string, unknown> = {
  "server.base_url": "http://localhost:3000",
  "server.cookie.secure": false,
};

const texts: Record<string, string> = {
  address: "[::1]:4000",
  base_url: "https://alliance.example",
  url: "https://provider.example/path",
  database_url: "postgres://user:password@host/database",
  bucket_url: "https://key:secret@host/bucket?region=eu-central-1",
  sender: "Alliance <no-reply@alliance.example>",
  contact: "mailto:security@alliance.example",
  logo: "/etc/alliance/logo.svg",
  color: "#0b7285",
};

/** Returns a value that is not the default, as the text of a variable and as the service parses it. */
const createSample = (key: string, schema: Schema): [string, unknown] => {
  if (schema.enum) {
    const other = schema.enum.findLast((value) => value !== schema.default);
    return [String(other), other];
  }
  if (Array.isArray(schema.type)) return ["10.0.0.0/8, 127.0.0.1", ["10.0.0.0/8", "127.0.0.1"]];
  switch (schema.type) {
    case "boolean":
      return [String(!schema.default), !schema.default];
    case "integer":
      return ["7", 7];
    case "number":
      return ["1.5", 1.5];
    case "array":
      return ["one two", ["one", "two"]];
    case "string": {
      const text = schema.format === undefined ? "text" : texts[schema.format];
      return [text ?? assert.fail(`${key}: no sample of the format ${schema.format}`), text];
    }
    default:
      return assert.fail(`${key}: no sample of the type ${schema.type}`);
  }
};

/** Whether a row names the key itself, its branch (`server.oidc.google.*`), or its last part after a sibling (`.port`). */
const isRowOf = (cell: string, key: string): boolean => {
  const [first = "", ...more] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const siblings = more.map((name) => (name.startsWith(".") ? first.replace(/\.\w+$/, name) : name));
  return [first, ...siblings].some(
    (name) => name === key || (name.endsWith(".*") && key.startsWith(name.slice(0, -1))),
  );
};
