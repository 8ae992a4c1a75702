import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import { foldAddress, isEmailAddress } from "../../src/foundation/email-address.ts";
import { password } from "../support/people.ts";
import { startService } from "../support/service.ts";

const repeatA = (length: number): string => "a".repeat(length);

const validAddresses = [
  "a@b",
  "ada@localhost",
  "ada@127.0.0.1",
  "Ada.Lovelace+tickets@Example.org",
  "o'brien!#$%&*/=?^_`{|}~-@example.org",
  "jörg@example.org",
  "JÖRG@example.org",
  "ada@münchen.example",
  "ada@xn--mnchen-3ya.example",
  "用户@例子.广告",
  "उपयोगकर्ता@उदाहरण.कॉम",
  "ΟΔΥΣΣΕΥΣ@example.org",
  "коля@пример.рф",
  `${repeatA(64)}@example.org`,
  `${"ö".repeat(32)}@example.org`,
  `a@${[63, 63, 63, 60].map(repeatA).join(".")}`,
];

const invalidAddresses = [
  ["", "ada", "@example.org", "ada@", "a b@example.org", "a@b@example.org", '"ada"@example.org', "ada\n@example.org"],
  [
    "Ada <ada@example.org>",
    "ada(x)@example.org",
    "a..b@example.org",
    ".a@example.org",
    "a.@example.org",
    "ö..ö@example.org",
  ],
  [
    "ada@example..org",
    "ada@.example.org",
    "ada@example.org.",
    "ada@-example.org",
    "ada@[127.0.0.1]",
    "ada@exa_mple.org",
  ],
  [`${repeatA(65)}@example.org`, `${"ö".repeat(33)}@example.org`, `a@${[63, 63, 63, 61].map(repeatA).join(".")}`],
  [`a@${repeatA(64)}.org`, `a@${"ö".repeat(60)}.org`],
  // Addresses that look like a valid address, or become one when they are normalized or lowercased.
  ["ａda@example.org", "ada@ｅxample.org", "ada@example。org", "ada@exa\u00admple.org", "a\u200bda@example.org"],
  ["a\ufe0fda@example.org", "İda@example.org", "mıke@example.org", "ada@İexample.org"],
  // Addresses that are not in normalization form KC.
  ["jo\u0308rg@example.org", "ﬁ@example.org"],
].flat();

test("email addresses", async (t) => {
  await t.test("dot-atoms of all scripts at domains that are valid under IDNA are addresses", async () => {
    for (const address of validAddresses) assert.ok(isEmailAddress(address), address);
  });

  await t.test("addresses with quotes, empty parts, excess octets or look-alike characters are invalid", async () => {
    for (const address of invalidAddresses) assert.ok(!isEmailAddress(address), JSON.stringify(address));
  });

  const { call, sql } = await startService(t);

  await t.test("addresses are folded as PostgreSQL's lower() folds them", async () => {
    const letters = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => isEmailAddress(`${letter}@b`));
    assert.ok(letters.length > 100_000, String(letters.length));
    // PostgreSQL doesn't fold letters that are newer than its Unicode tables.
    const rows = await sql`
      select letter, lower(letter) as folded from unnest(${letters}::text[]) as letter
      where lower(letter) <> letter or upper(letter) <> letter`;
    assert.ok(rows.length > 2000, String(rows.length));
    const different = rows.filter(({ letter, folded }) => foldAddress(String(letter)) !== folded);
    assert.deepEqual(different, []);
    const letterLists = fc.array(fc.constantFrom("Σ", "σ", "ς", "Ö", "a", "Ж", ".", "\u0307"), { maxLength: 6 });
    for (const text of fc.sample(
      letterLists.map((parts) => parts.join("")),
      200,
    )) {
      const [row] = await sql`select lower(${text}) as folded`;
      assert.equal(foldAddress(text), row?.["folded"], text);
    }
  });

  await t.test("an account is found by its address in any case, and by no address that looks like it", async () => {
    for (const [registered, entered] of [
      ["ΟΔΥΣΣΕΥΣ@example.org", "οδυσσευσ@EXAMPLE.org"],
      ["jörg@münchen.example", "JÖRG@MÜNCHEN.example"],
      ["ida@example.org", "IDA@example.org"],
    ] as const) {
      const body = { email: registered, name: "Ada", password };
      await call("registerUser", { body });
      const { headers } = await call("logIn", { body: { email: entered, password } });
      assert.match(String(headers["set-cookie"]), /session_id=/, entered);
    }
    const { status, body } = await call("logIn", { body: { email: "İda@example.org", password } });
    assert.deepEqual([status, body.error], [400, "body/email must be an email address, such as ada@example.org"]);
    assert.equal((await sql`select from users where lower(email) = lower('İda@example.org')`).length, 1);
  });
});
