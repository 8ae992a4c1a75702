import assert from "node:assert/strict";
import { test } from "tap";
import { listMigrations } from "../../src/program/cli/migration-files.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { checkMachine } from "../../src/program/doctor/configuration.ts";
import { checkDatabase } from "../../src/program/doctor/database.ts";
import { examine } from "../../src/program/doctor/doctor.ts";
import type { Finding } from "../../src/program/doctor/finding.ts";
import { readDatabase } from "../../src/program/doctor/queries.ts";
import { freePort } from "../e2e/program.ts";
import { query } from "../support/embedded.ts";
import { startOpenIdProvider } from "../support/openid-provider.ts";
import { createDatabase } from "../support/service.ts";
import { startSmtp } from "../support/smtp.ts";

const format = (findings: readonly Finding[]) =>
  findings.map(({ level, subject, message }) => `${level} ${subject}: ${message}`).join("\n");

type Settings = Record<string, string>;

const diagnose = async (settings: Settings, { clock = () => new Date() } = {}): Promise<string> => {
  const { ALLIANCE_DB__URL: url } = settings;
  const findings = await examine({
    config: loadConfig(settings),
    database: url ? { url } : { state: "absent" },
    migrations: (await listMigrations()).map(({ when }) => when),
    clock,
  });
  return format(findings);
};

test("doctor reports an embedded database that is stopped or absent", async () => {
  for (const [state, expected] of [
    ["stopped", /^warning database: the embedded one is not running, and was not/],
    ["absent", /^ok database: there is none yet/],
  ] as const) {
    const options = { config: loadConfig({}), migrations: [], clock: () => new Date() };
    const findings = await examine({ ...options, database: { state } });
    assert.match(format(findings.filter(({ subject }) => subject === "database")), expected);
  }
});

const mailLinesOf = (lines: string): string[] =>
  lines
    .split("\n")
    .filter((line) => /mail/.test(line))
    .map((line) => line.replace(/ \S+\/outbox\b/, " OUTBOX"));

test("doctor", async (t) => {
  const url = await createDatabase(t, "none");

  await t.test("reports only the unsafe settings of the tests' database server", async () => {
    const lines = await diagnose({ ALLIANCE_DB__URL: url });
    assert.match(lines, /^ok database: PostgreSQL 1\d\.\d.*, UTF8, C/m);
    assert.match(lines, /^ok clock: the clocks .* differ by 0\.0 seconds/m);
    assert.match(lines, /^ok mail: email\.smtp\.host is not set/m);
    assert.match(lines, /^ok providers: none is set$/m);
    const problems = lines.split("\n").filter((line) => !line.startsWith("ok "));
    assert.deepEqual(
      problems.map((line) => /^(\w+ database: \w+ is off): /.exec(line)?.[1]),
      [
        "problem database: fsync is off",
        "problem database: full_page_writes is off",
        "warning database: synchronous_commit is off",
      ],
    );
  });

  await t.test("configuration: reports settings that are wrong for a public service", async () => {
    const lines = await diagnose({ ALLIANCE_SERVER__BASE_URL: "https://alliance.example.org" });
    assert.match(lines, /^warning configuration: .*server\.trust_proxy is not set/m);
    assert.deepEqual(mailLinesOf(lines), [
      "warning mail: email.smtp.host is not set: emails are files in OUTBOX and do not leave this machine, so nobody can verify an address; set it",
    ]);
    assert.match(
      lines,
      /^warning configuration: server\.contact and security\.contact are not set: .*set server\.contact$/m,
    );
    const settings = {
      ALLIANCE_SERVER__BASE_URL: "https://alliance.example.org",
      ALLIANCE_SECURITY__CONTACT: "https://a.example",
    };
    assert.match(await diagnose(settings), /^warning configuration: server\.contact is not set: /m);
    assert.doesNotMatch(await diagnose({ ...settings, ALLIANCE_SERVER__CONTACT: "mailto:a@b.example" }), /contact/);
    const plain = await diagnose({ ALLIANCE_SERVER__BASE_URL: "http://alliance.example.org" });
    assert.match(plain, /^warning configuration: .*passwords travel unencrypted; serve it over https$/m);
  });

  await t.test("database: reports a wrong password and an unreachable server, without the password", async () => {
    const wrongUrl = Object.assign(new URL(url), { password: "of-somebody-else" }).href;
    const report = await diagnose({ ALLIANCE_DB__URL: wrongUrl });
    assert.match(report, /^problem database: it cannot be used: password authentication failed .*; correct db\.url/m);
    const absent = await diagnose({
      ALLIANCE_DB__URL: `postgres://alliance:hush-hush@127.0.0.1:${await freePort()}/alliance`,
    });
    assert.match(absent, /^problem database: it cannot be used: .*ECONNREFUSED/m);
    assert.doesNotMatch(report + absent, /of-somebody-else|hush-hush/);
  });

  await t.test("database: reports an invalid index, and settings that lose data", async (t) => {
    const bare = await createDatabase(t, "none");
    await query(bare, "update pg_index set indisvalid = false where indexrelid = 'users_pkey'::regclass");
    await query(bare, `alter database ${new URL(bare).pathname.slice(1)} set synchronous_commit = off`);
    const lines = await diagnose({ ALLIANCE_DB__URL: bare });
    assert.match(
      lines,
      /^warning database: the index users_pkey is not valid .* run "reindex index concurrently users_pkey"$/m,
    );
    assert.match(lines, /^warning database: synchronous_commit is off/m);
  });

  await t.test("counters: compares counts only after all migrations have run", async (t) => {
    const older = await createDatabase(t, "none");
    assert.match(await diagnose({ ALLIANCE_DB__URL: older }), /^ok counters: all counts match the rows$/m);
    await query(older, "delete from drizzle.__drizzle_migrations");
    assert.doesNotMatch(await diagnose({ ALLIANCE_DB__URL: older }), /counters/);
  });

  await t.test("database: reports problems that the tests' server does not have", async () => {
    const facts = await readDatabase(url);
    const needs = { connections: 40, isPooled: false };
    const check = (overrides: Partial<typeof facts>) => format(checkDatabase({ ...facts, ...overrides }, needs));
    assert.match(check({ version: 140_011, version_text: "14.11" }), /^problem .*PostgreSQL 14\.11 is too old/m);
    assert.match(check({ encoding: "SQL_ASCII" }), /^problem .*--encoding UTF8$/m);
    assert.match(check({ ctype: "C" }), /^warning .*--locale C\.UTF-8$/m);
    const sessions = { max_connections: 97, connections: 30, own_connections: 20, processes: 1 };
    assert.match(check(sessions), /^ok .*other programs have 10 of 97 connections.* room for 2, and 1 runs$/m);
    assert.match(check({ ...sessions, processes: 3 }), /^problem .* room for 2, and 3 run; raise max_connections/m);
    const crowd = { ...sessions, connections: 80, processes: 0 };
    assert.match(check(crowd), /^problem .*have 60 of 97 connections.* room for 0; raise/m);
    assert.match(check({ fsync: "off" }), /^problem .*a power failure destroys the data/m);
    assert.match(check({ oldest_transaction: 3_600 }), /^warning .*open for 60 minutes/m);
  });

  await t.test("clock: a difference of hours is a problem, of seconds a warning", async () => {
    const clockAhead = (milliseconds: number) => ({ clock: () => new Date(Date.now() + milliseconds) });
    const far = await diagnose({ ALLIANCE_DB__URL: url }, clockAhead(7_200_000));
    assert.match(far, /^problem clock: .* differ by 7(?:199|200)\.\d seconds: sessions and links/m);
    const near = await diagnose({ ALLIANCE_DB__URL: url }, clockAhead(-12_000));
    assert.match(near, /^warning clock: .* differ by 1[12]\.\d seconds; synchronize both/m);
  });

  await t.test("mail: reports a closed port, a password without TLS, and a wrong password", async (t) => {
    const viaSmtp = (port: number, more: Settings = {}) =>
      diagnose({ ALLIANCE_EMAIL__SMTP__HOST: "127.0.0.1", ALLIANCE_EMAIL__SMTP__PORT: String(port), ...more });
    const absent = await viaSmtp(await freePort());
    assert.match(absent, /^problem mail: 127\.0\.0\.1:\d+ cannot be reached \(.*\); correct email\.smtp\.host/m);
    const smtp = await startSmtp(t, { users: { alliance: "open sesame" } });
    const user = { ALLIANCE_EMAIL__SMTP__USERNAME: "alliance" };
    const report = await viaSmtp(smtp.port, { ...user, ALLIANCE_EMAIL__SMTP__PASSWORD: "hush-hush" });
    assert.match(report, /^problem mail: .* refuses email\.smtp\.username and its password/m);
    assert.doesNotMatch(report, /hush-hush/);
    const published = { ALLIANCE_SERVER__BASE_URL: "https://alliance.example.org" };
    const unset = await viaSmtp(smtp.port, { ...user, ...published, ALLIANCE_EMAIL__SMTP__PASSWORD: "open sesame" });
    assert.match(
      mailLinesOf(unset).join("\n"),
      /^warning mail: 127\.0\.0\.1:\d+ accepts connections, and the password is right; but email\.from is not set: emails come from no-reply@alliance\.example\.org, which the server may refuse; set it$/,
    );
    const accepted = await viaSmtp(smtp.port, { ...user, ALLIANCE_EMAIL__SMTP__PASSWORD: "open sesame" });
    assert.match(accepted, /^ok mail: 127\.0\.0\.1:\d+ accepts connections, and the password is right$/m);
    const secure = await viaSmtp(smtp.port, { ALLIANCE_EMAIL__SMTP__SECURE: "true" });
    assert.match(secure, /^problem mail: .* offers no TLS that can be trusted/m);
    assert.equal(smtp.received.length, 0);
  });

  await t.test("providers: reports the issuer, and the redirect URI to register", async (t) => {
    const redirect = "http://127.0.0.1:3000/auth/oauth/google/callback";
    const provider = await startOpenIdProvider(t, {
      clientId: "us",
      clientSecret: "hush-hush",
      redirectUris: [redirect],
    });
    const settings = {
      ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_ID: "us",
      ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_SECRET: "hush-hush",
      ALLIANCE_SERVER__OIDC__GOOGLE__ISSUER_URL: provider.issuer,
    };
    const valid = await diagnose(settings);
    assert.match(
      valid,
      /^ok providers: google: the issuer is http.*; the redirect URI to register there is http:\/\/localhost:3000\/auth\/oauth\/google\/callback$/m,
    );
    const otherRedirect = {
      ALLIANCE_SERVER__OIDC__GOOGLE__REDIRECT_URI: "https://old.example.org/auth/oauth/google/callback",
    };
    const wrongRedirect = await diagnose({ ...settings, ...otherRedirect });
    assert.match(wrongRedirect, /^problem providers: google: redirect_uri https:\/\/old\.example\.org.* is not under/m);
    provider.behavior.discovery = (metadata) => ({ ...metadata, issuer: "https://accounts.example.org" });
    const report = await diagnose(settings);
    assert.match(report, /^problem providers: google: the issuer is "https:\/\/accounts\.example\.org", not http/m);
    assert.doesNotMatch(valid + report, /hush-hush/);
    const github = {
      ALLIANCE_SERVER__OAUTH2__GITHUB__CLIENT_ID: "us",
      ALLIANCE_SERVER__OAUTH2__GITHUB__CLIENT_SECRET: "hush-hush",
      ALLIANCE_SERVER__OAUTH2__GITHUB__AUTH_URL: `http://127.0.0.1:${await freePort()}/authorize`,
    };
    assert.match(await diagnose(github), /^problem providers: github: .* cannot be reached/m);
  });

  await t.test("machine: warns when fewer files than connections may be open", async () => {
    const { server } = loadConfig({});
    assert.equal(checkMachine(server.max_connections + 256, server).level, "ok");
    const { level, message } = checkMachine(1_024, server);
    assert.equal(level, "warning");
    assert.match(message, /^1024 files may be open, but server\.max_connections is 5000; raise .* to 5256$/);
  });
});
