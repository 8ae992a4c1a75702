import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { ConfigError, loadConfig } from "../src/config.ts";

const refusal = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    assert.doesNotMatch(error.message, /\n/);
    return error.message;
  }
  return assert.fail("the configuration was taken");
};

test("settings", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-config-"));
  t.teardown(() => rm(folder, { recursive: true }));
  const file = async (text: string): Promise<Record<string, string>> => {
    const path = join(folder, `${Math.random()}.yaml`);
    await writeFile(path, text);
    return { ALLIANCE_CONFIG: path };
  };

  await t.test("defaults, without any", async () => {
    const config = loadConfig({ PATH: "/bin" });
    assert.equal(config.server.base_url, "http://127.0.0.1:3000");
    assert.equal(config.db.pool_size, 10);
    assert.equal(config.db.url, undefined);
    assert.equal(config.data_dir, ".data");
    assert.equal(config.server.oidc.linkedin.nonce, "if_present");
  });

  await t.test("the environment stands above the file, the file above the defaults", async () => {
    const environment = await file("server:\n  addr: 0.0.0.0:4000\n  trust_proxy: true\ndb:\n  pool_size: 3\n");
    const config = loadConfig({ ...environment, ALLIANCE_DB__POOL_SIZE: "7", ALLIANCE_LIMITS__FACTOR: "1000" });
    assert.equal(config.server.port, 4000);
    assert.equal(config.server.base_url, "http://0.0.0.0:4000");
    assert.equal(config.server.trust_proxy, true);
    assert.equal(config.db.pool_size, 7);
    assert.equal(config.limits.factor, 1000);
    assert.equal(config.log.level, "info");
  });

  await t.test("addresses: IPv6 in brackets; a base_url loses its last slash", async () => {
    const config = loadConfig({ ALLIANCE_SERVER__ADDR: "[::1]:3000", ALLIANCE_SERVER__BASE_URL: "https://a.example/" });
    assert.equal(config.server.host, "::1");
    assert.equal(config.server.base_url, "https://a.example");
  });

  await t.test("cookies are secure unless base_url is http on this very machine", async () => {
    const secure = (base_url: string) => loadConfig({ ALLIANCE_SERVER__BASE_URL: base_url }).server.cookie.secure;
    assert.equal(loadConfig({}).server.cookie.secure, false);
    assert.equal(secure("http://localhost:3000"), false);
    assert.equal(secure("http://[::1]:3000"), false);
    assert.equal(secure("https://localhost"), true);
    assert.equal(secure("http://alliance.example"), true);
  });

  await t.test("a provider's client_id without its secret is refused by name", async () => {
    assert.equal(
      refusal({ ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_ID: "x" }),
      "server.oidc.google.client_secret is missing, and client_id is set",
    );
  });

  await t.test("text stays text, numbers and truth values are read, lists are split", async () => {
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

  await t.test("a fault is one line that names the key as it was written", async () => {
    assert.equal(refusal({ ALLIANCE_SERVER__ADR: "x" }), "ALLIANCE_SERVER__ADR is not a setting");
    assert.equal(refusal({ ALLIANCE_DB__POOL_SIZE: "many" }), "ALLIANCE_DB__POOL_SIZE must be integer");
    assert.match(refusal({ ALLIANCE_LOG__LEVEL: "loud" }), /^ALLIANCE_LOG__LEVEL must be one of trace, debug/);
    assert.match(refusal({ ALLIANCE_SERVER__ADDR: "3000" }), /^ALLIANCE_SERVER__ADDR must be host:port/);
    assert.match(refusal({ ALLIANCE_SERVER__ADDR: "x:70000" }), /^ALLIANCE_SERVER__ADDR/);
    assert.match(refusal({ ALLIANCE_SERVER__ADDR: "x:0" }), /^ALLIANCE_SERVER__ADDR/);
    assert.equal(refusal(await file("server:\n  adr: x\n")), "server.adr is not a setting");
    assert.equal(refusal(await file("db:\n  pool_size: '3'\n")), "db.pool_size must be integer");
    assert.match(refusal(await file("- x\n")), /ALLIANCE_CONFIG/);
    assert.match(refusal(await file("a: [\n")), /ALLIANCE_CONFIG/);
    assert.match(refusal({ ALLIANCE_CONFIG: join(folder, "none.yaml") }), /ALLIANCE_CONFIG.*none\.yaml/);
  });

  await t.test("a fault does not show the value, which may be a secret", async () => {
    assert.doesNotMatch(refusal({ ALLIANCE_DB__URL: "mysql://user:secret@host/db" }), /secret/);
  });

  await t.test("README has a row for every setting", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    for (const key of [
      "server.addr",
      "server.base_url",
      "server.trust_proxy",
      "server.workers",
      "server.cookie.secure",
    ]) {
      assert.match(readme, new RegExp(`\\| \`${key}\` \\|`));
    }
    for (const key of [
      "db.url",
      "db.pool_size",
      "data_dir",
      "log.level",
      "log.format",
      "limits.factor",
      "session.absolute_days",
    ]) {
      assert.match(readme, new RegExp(`\\| \`${key}\` \\|`));
    }
  });
});
