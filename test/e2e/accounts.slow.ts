import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { test } from "tap";
import { connectAs } from "../faults/service.ts";
import { until } from "../support/embedded.ts";
import { createEmptyDatabase } from "../support/migrations.ts";
import { password } from "../support/people.ts";
import { startSmtp } from "../support/smtp.ts";
import {
  cookieOf,
  logIn,
  newDataDir,
  postJson,
  runAlliance,
  runFailing,
  runInvalid,
  runSuccessfully,
  signal,
  start,
  stop,
} from "./program.ts";

/** Waits until the folder has at least `count` emails. @returns the text of the newest email */
const waitForMail = async (folder: string, count: number): Promise<string> => {
  for (;;) {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
    const name = files.at(-1);
    if (files.length >= count && name !== undefined) return readFile(join(folder, name), "utf8");
    await new Promise<void>((resolve) => setTimeout(resolve, 50));
  }
};

test("an account of the running service", async (t) => {
  const dataDir = await newDataDir(t);
  const settings = { ALLIANCE_DATA_DIR: dataDir };
  const outbox = join(dataDir, "outbox");
  const email = "ada@example.org";
  const first = await start(t, "serve", settings);

  const linkInMail = async (count: number): Promise<string> => {
    const mail = await waitForMail(outbox, count);
    return /^http:\/\/127\.0\.0\.1:\d+\/auth\/\S+$/m.exec(mail)?.[0] ?? assert.fail(mail);
  };

  await t.test("the registration writes an email with a link that verifies the address", async () => {
    assert.equal((await postJson(`${first.url}/auth/register`, { email, name: "Ada", password })).status, 303);
    const verification = await linkInMail(1);
    assert.ok(verification.startsWith(`${first.url}/auth/verify-email?token=`));
    assert.equal((await fetch(verification, { redirect: "manual" })).status, 303);
    // The log is buffered.
    await until("the mail is logged", async () => /"file":".*\.eml"/.test(first.output()));
  });

  await t.test("the session survives kill -9, and the log contains no secret", async (t) => {
    const cookie = cookieOf(await logIn(first, { email, password }));
    const me = async (url: string) => Object(await (await fetch(`${url}/api/v1/me`, { headers: { cookie } })).json());
    assert.equal((await me(first.url)).email_verified, true);
    signal(first.child, "SIGKILL");
    await first.ended;
    assert.doesNotMatch(first.output(), /token=|seven herons|session_id/);
    const second = await start(t, "serve", settings);
    assert.equal((await me(second.url)).email, email);

    await t.test("commands create accounts while the service runs", async () => {
      const grace = ["--email", "grace@example.org", "--name", "Grace", "--password-stdin", "--verified"];
      const created = await runSuccessfully(["user", "create", ...grace], settings, `${password}\n`);
      assert.match(created.stdout, /^Created grace@example\.org \([0-9a-f-]{36}\)\.\n$/);
      const session = cookieOf(await logIn(second, { email: "grace@example.org", password }));
      const me = Object(await (await fetch(`${second.url}/api/v1/me`, { headers: { cookie: session } })).json());
      assert.deepEqual([me.email_verified, me.providers], [true, ["password"]]);

      const error = await runFailing(["user", "create", "--email", "GRACE@example.org", "--name", "G"], settings);
      assert.equal(error, "alliance: GRACE@example.org already has an account\n");

      const before = (await readdir(outbox)).length;
      const linus = ["--email", "linus@example.org", "--name", "Linus"];
      const unverified = await runAlliance(["user", "create", ...linus], settings);
      assert.match(unverified.stdout, /The service sends a verification email when it runs/);
      assert.match(await waitForMail(outbox, before + 1), /^To: linus@example\.org$/m);
    });
    await t.test("commands list accounts and show one", async () => {
      const list = async (...args: string[]) => {
        const { stdout, stderr } = await runSuccessfully(["user", "list", ...args], settings);
        return { lines: stdout.trimEnd().split("\n"), stdout, stderr };
      };
      const emailsIn = ({ lines }: { lines: string[] }) => lines.map((line) => line.split("\t")[0]);
      assert.deepEqual(emailsIn(await list()), ["linus@example.org", "grace@example.org", email]);
      assert.deepEqual(emailsIn(await list("GRACE@")), ["grace@example.org"]);
      assert.deepEqual(emailsIn(await list("--unverified")), ["linus@example.org"]);
      assert.equal((await list("--disabled")).stdout, "");
      const first = await list("--limit", "1");
      assert.deepEqual(
        [first.lines.length, first.stderr],
        [1, "There are more than 1 accounts: give part of an address or a name, or raise --limit.\n"],
      );
      const today = new Date().toISOString().slice(0, 10);
      await runSuccessfully(["role", "grant", "grace@example.org", "alliance_admin"], settings);
      const [grace = ""] = (await list("grace")).lines;
      const columns = new RegExp(`\tverified\t1 role\t0 bans\tlast sign-in ${today}\tcreated ${today}\t[0-9a-f-]{36}$`);
      assert.match(grace, columns);
      const [json] = JSON.parse((await list("linus", "--json")).stdout);
      assert.deepEqual(
        [json.email, json.verified_at, json.last_sign_in_at, json.role_count],
        ["linus@example.org", null, null, 0],
      );

      const printed = await runAlliance(["user", "show", json.id], settings);
      assert.match(printed.stdout, /^Email +linus@example\.org \(not verified\)$/m);
      const text = (await runAlliance(["user", "show", "Grace@example.org"], settings)).stdout;
      for (const line of [
        /^Signs in by +password$/m,
        /^Roles +alliance_admin of all alliances$/m,
        /^Bans +none$/m,
        /^Last sign-in +\d{4}-/m,
      ])
        assert.match(text, line);
      const details = JSON.parse((await runAlliance(["user", "show", "grace@example.org", "--json"], settings)).stdout);
      assert.deepEqual(details.roles, [{ role: "alliance_admin", alliance: null, group: null }]);
      const absent = await runFailing(["user", "show", "nobody@example.org"], settings);
      assert.equal(absent, "alliance: nobody@example.org has no account\n");
    });

    await t.test("sends a test email at once, and prints the server's reply", async (t) => {
      const written = await runAlliance(["mail", "test", email], settings);
      const file = /written to (\S+\.eml)\n$/.exec(written.stdout)?.[1] ?? assert.fail(written.stdout);
      assert.match(await readFile(file, "utf8"), /^To: ada@example\.org$/m);
      const smtp = await startSmtp(t);
      const smtpSettings = {
        ...settings,
        ALLIANCE_EMAIL__SMTP__HOST: "127.0.0.1",
        ALLIANCE_EMAIL__SMTP__PORT: String(smtp.port),
        ALLIANCE_EMAIL__FROM: "Alliance <post@alliance.example>",
      };
      const result = await runSuccessfully(["mail", "test", email], smtpSettings);
      assert.match(
        result.stdout,
        /^Sent to ada@example\.org from Alliance <post@alliance\.example>\. 127\.0\.0\.1 replied: 250 /,
      );
      const envelopes = smtp.received.map(({ envelope }) => envelope);
      assert.deepEqual(envelopes, [{ from: "post@alliance.example", to: [email] }]);
      smtp.state.rejectWith = "not today";
      const refusal = await runFailing(["mail", "test", email], smtpSettings);
      assert.match(refusal, /^alliance: 127\.0\.0\.1 did not accept the email: .*451 not today\n$/);
    });

    await t.test("a disabled account is signed out at once, and works again when enabled", async () => {
      const status = async () => (await fetch(`${second.url}/api/v1/me`, { headers: { cookie } })).status;
      assert.equal(await status(), 200);
      const disabled = await runAlliance(["user", "disable", email.toUpperCase()], settings);
      assert.equal(disabled.stdout, "Disabled ADA@EXAMPLE.ORG.\n");
      // Criterion 70: an audit line on standard error.
      const { audit, user } = JSON.parse(disabled.stderr);
      assert.equal(audit, "account_disabled");
      assert.match(user, /^[0-9a-f-]{36}$/);
      assert.equal(await status(), 401);
      assert.equal((await logIn(second, { email, password })).status, 401);
      await runSuccessfully(["user", "enable", email], settings);
      assert.equal(await status(), 401);
      assert.equal((await logIn(second, { email, password })).status, 303);
      const error = await runFailing(["user", "disable", "nobody@example.org"], settings);
      assert.equal(error, "alliance: nobody@example.org has no account\n");
    });
    await t.test("the operator removes the second factor of a user who has lost it", async () => {
      const signIn = () => logIn(second, { email, password });
      const session = cookieOf(await signIn());
      const page = `${second.url}/settings/security/totp`;
      const started = await postJson(page, {}, { cookie: session });
      const pending = /^new_totp=[^;]+/.exec(started.headers.get("set-cookie") ?? "")?.[0] ?? assert.fail("no secret");
      const headers = { cookie: `${session}; ${pending}` };
      const html = await (await fetch(page, { headers })).text();
      const secret = /<textarea[^>]*>([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(" ", "") ?? assert.fail(html);
      const body = new URLSearchParams({ code: new TOTP({ secret }).generate() });
      const response = await fetch(`${page}/confirm`, { method: "POST", redirect: "manual", headers, body });
      assert.equal(response.headers.get("location"), "/settings/security?notice=totp_enabled");
      assert.match((await signIn()).headers.get("location") ?? "", /^\/auth\/second-factor/);

      const reset = ["user", "reset-second-factor", "--email", email];
      const { stdout, stderr } = await runSuccessfully(reset, settings);
      assert.equal(stdout, "Removed the second factor of ada@example.org, and ended the sessions.\n");
      assert.equal(JSON.parse(stderr).audit, "second_factor_reset");
      assert.equal((await fetch(`${second.url}/api/v1/me`, { headers })).status, 401);
      assert.equal((await signIn()).headers.get("location"), "/dashboard");
      assert.equal(await runFailing(reset, settings), "alliance: ada@example.org has no second factor\n");
    });
    await t.test("warns when granting a role that is suspended until the user has a second factor", async () => {
      const requiringSecondFactor = { ...settings, ALLIANCE_SECURITY__SECOND_FACTOR_FOR_ADMINS: "true" };
      const { stderr } = await runSuccessfully(["role", "grant", email, "alliance_admin"], requiringSecondFactor);
      assert.match(stderr, /ada@example\.org has no second factor: the role grants no permissions until/);
    });
    await stop(second);
  });

  await t.test("invalid usage exits 2, failures exit 1, each with one line", async () => {
    for (const args of [
      ["--email", "x@y.org"],
      ["--name", "X"],
      ["--email", "no address", "--name", "X"],
      ["--email", "x@y.org", "--name", " X"],
      ["--email", "x@y.org", "--name", "X", "--admin"],
    ])
      await runInvalid(["user", "create", ...args], settings);
    const weakPassword = ["user", "create", "--email", "x@y.org", "--name", "X", "--password-stdin"];
    const output = await runFailing(weakPassword, settings, "password1\n");
    assert.equal(output, "alliance: the password is too common; choose another\n");
  });
});

test("commands report undeliverable mailboxes", async (t) => {
  const { url } = await createEmptyDatabase(t);
  const settings = { ALLIANCE_DB__URL: url };
  const run = async (...args: string[]) => (await runSuccessfully(args, settings)).stdout;
  await run("migrate");
  await run("user", "create", "--email", "ada@example.org", "--name", "Ada", "--verified");
  assert.match(await run("user", "list"), /^ada@example\.org\tAda\tverified\t/);
  const { sql } = connectAs(t, url);
  await sql`update users set mail_rejected_at = array[now(), now(), now()]`;
  assert.match(await run("user", "list"), /^ada@example\.org\tAda\tverified, undeliverable\t/);
  const details = await run("user", "show", "ada@example.org");
  assert.match(details, /^Email +ada@example\.org \(verified \S+, undeliverable\)$/m);
  assert.equal(JSON.parse(await run("user", "show", "ada@example.org", "--json")).email_undeliverable, true);
});
