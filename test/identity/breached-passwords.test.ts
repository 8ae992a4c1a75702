import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Test, test } from "tap";
import { openBreachedPasswords } from "../../src/identity/auth/passwords/breached.ts";
import { breachedPasswords } from "../../src/program/cli/breached-passwords.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { openPasswordFilter } from "../../src/program/config/resources.ts";
import { temporaryFolder } from "../support/folders.ts";
import { password } from "../support/people.ts";
import { requireError, requireStatus } from "../support/responses.ts";
import { startService } from "../support/service.ts";
import { form } from "../support/site.ts";

/** Creates a filter from a list of passwords. @returns the path of the filter */
const filterOf = async (t: Test, lines: string): Promise<string> => {
  const path = await temporaryFolder(t);
  await writeFile(join(path, "list"), lines);
  await breachedPasswords(join(path, "list"), join(path, "filter"));
  assert.deepEqual((await readdir(path)).sort(), ["filter", "list"]);
  return join(path, "filter");
};

const openFilter = async (t: Test, lines: string) => {
  const filter = await openBreachedPasswords(await filterOf(t, lines));
  t.teardown(() => filter.close());
  return filter;
};

const passwords = ["correct horse battery", "hunter2 hunter2", "pässwörter überall"];

test("the filter of breached passwords", async (t) => {
  await t.test("contains each password of a list, with any line endings and without a final one", async (t) => {
    const filter = await openFilter(t, `${passwords[0]}\r\n${passwords[1]}\n\n${passwords[2]}`);
    assert.equal(filter.count, 3);
    for (const password of passwords) assert.equal(await filter.has(password), true, password);
    assert.equal(await filter.has("Correct horse battery"), false);
  });

  await t.test("reads SHA-1 as Have I Been Pwned lists them, with and without counts", async (t) => {
    const [first = "", second = ""] = passwords.map((entry) => createHash("sha1").update(entry).digest("hex"));
    const filter = await openFilter(t, `${first.toUpperCase()}:37\n${second}\n`);
    assert.equal(await filter.has(passwords[0] ?? ""), true);
    assert.equal(await filter.has(passwords[1] ?? ""), true);
    assert.equal(await filter.has(passwords[2] ?? ""), false);
  });

  await t.test("matches about one in a thousand other passwords, and never misses one", async (t) => {
    const passwords = Array.from({ length: 20_000 }, (_, index) => `password ${index}`);
    const filter = await openFilter(t, passwords.join("\n"));
    for (const password of passwords.slice(0, 2_000)) assert.equal(await filter.has(password), true, password);
    let falsePositives = 0;
    for (let index = 0; index < 20_000; index++) if (await filter.has(`another ${index}`)) falsePositives++;
    assert.ok(falsePositives < 40, `${falsePositives} of 20,000`);
  });

  await t.test("rejects an empty list; an invalid filter fails the start with the name of the setting", async (t) => {
    const path = await temporaryFolder(t);
    await writeFile(join(path, "empty"), "");
    await assert.rejects(breachedPasswords(join(path, "empty"), join(path, "filter")), /empty is empty$/);
    const other = join(path, "other");
    await writeFile(other, "x".repeat(640));
    const part = await filterOf(t, passwords.join("\n"));
    await truncate(part, 100);
    for (const file of [other, part, join(path, "none")]) {
      const config = loadConfig({ ALLIANCE_SECURITY__BREACHED_PASSWORDS: file });
      await assert.rejects(openPasswordFilter(config), /^ConfigError: security\.breached_passwords: /);
    }
  });
});

test("rejects a breached password wherever a password is set (criterion 3)", async (t) => {
  const filter = await openFilter(t, passwords.join("\n"));
  const { call, sql, person, session } = await startService(t, { data: "none", breachedPasswords: filter });
  const breached = "hunter2 hunter2";
  const headers = { accept: "application/json" };

  await t.test("at registration, as JSON and together with the other errors of the form", async () => {
    const body = { email: "ada@example.org", name: "Ada", password: breached };
    const error = requireError(await call("registerUser", { body, headers }), 400, "password_refused");
    assert.match(error, /^body\/password is in a list of passwords that were stolen elsewhere; choose another$/);
    const page = requireStatus(await call("registerUser", form({ ...body, email: "nobody" })), 400);
    assert.match(page, /id="email-problem"/);
    assert.match(page, /id="password-problem"[\s\S]*list of stolen passwords/);
    assert.equal((await sql`select from users where email = 'ada@example.org'`).length, 0);
  });

  await t.test("at a change of the password", async () => {
    const ada = await person();
    const browser = await session(ada);
    const body = { current_password: password, new_password: breached };
    requireError(await browser.call("changePassword", { body, headers }), 400, "password_refused");
    const response = await browser.call("changePassword", { body: { ...body, new_password: "four unheard-of words" } });
    assert.equal(response.status, 303);
  });
});
