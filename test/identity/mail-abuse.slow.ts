import assert from "node:assert/strict";
import { test } from "tap";
import { mailboxOf } from "../../src/server/limits/mailbox.ts";
import { password, type Visitor } from "../support/people.ts";
import { startService } from "../support/service.ts";

test("criterion 56: mail is no weapon", async (t) => {
  const { call, sql, person, session, signIn, mails } = await startService(t, {
    data: "none",
    limits: { factor: 1 },
    trustProxy: true,
  });
  const from = (n: number) => ({ "x-forwarded-for": `192.0.2.${n}`, accept: "application/json" });
  const register = (email: string, n: number) =>
    call("registerUser", { body: { email, name: "Ada", password }, headers: from(100 + n) });
  const change = (visitor: Visitor, n: number) =>
    visitor.call("changePassword", { body: { current_password: password, new_password: password }, headers: from(n) });

  await t.test("100 password changes in a loop are 10, then 429, and one email", async () => {
    const someone = await person();
    const visitor = await signIn(someone);
    const statuses: number[] = [];
    for (let round = 0; round < 100; round++) statuses.push((await change(visitor, 1)).status);
    assert.deepEqual(statuses, [...Array(10).fill(303), ...Array(90).fill(429)]);
    const [mail, ...others] = await mails(someone.email);
    assert.equal(others.length, 0);
    assert.match(mail?.text ?? "", /^Your password was changed\. \(10 times\)$/m);
  });

  await t.test("a mailbox that others register, under one name or many, gets ten emails an hour", async () => {
    const { email } = await person({ email: "owner@example.org" });
    for (let n = 0; n < 15; n++)
      for (const address of [email, `owner+${n}@example.org`])
        assert.equal((await register(address, n)).status, 303, "what is sent, or not, shows nowhere");
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from outbox where topic = 'mail' and payload ->> 'recipient' like 'owner%@example.org'`;
    assert.equal(row?.count, 10);
  });

  await t.test("50 at once are 10 at most", async () => {
    const someone = await person();
    const visitors = await Promise.all(Array.from({ length: 50 }, () => session(someone)));
    const responses = await Promise.all(visitors.map((visitor, n) => change(visitor, 2 + Math.floor(n / 5))));
    const changed = responses.filter(({ status }) => status === 303).length;
    assert.ok(changed >= 1 && changed <= 10, `${changed} changes`);
    assert.equal((await mails(someone.email)).length, 1);
  });

  await t.test("50 plus-addresses, from 50 networks at once, mail one mailbox 10 times of each kind", async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => register(`a+${n}@example.org`, n)));
    assert.ok(responses.every(({ status }) => status === 303 || status === 503));
    for (const [n, { status }] of responses.entries())
      if (status === 503) assert.equal((await register(`a+${n}@example.org`, n)).status, 303);
    for (let n = 0; n < 50; n++) {
      const body = { email: `A+${n}@EXAMPLE.org` };
      const asked = await call("requestPasswordReset", { body, headers: from(100 + n) });
      assert.equal(asked.status, 303, "the response does not tell");
    }
    const sent = await sql`select from outbox where payload ->> 'recipient' ilike 'a+%@example.org'`;
    assert.equal(sent.length, 20, "10 verifications and 10 resets");
    const [accounts] = await sql`select count(*)::int as count from users where email ilike 'a+%@example.org'`;
    assert.equal(accounts?.["count"], 50);
  });

  await t.test("a burst of 20 tokens, made and revoked at once, is one email that lists them", async () => {
    const someone = await person();
    const visitor = await session(someone);
    const body = { name: "A test", scopes: ["profile:read"] };
    const made = await Promise.all(Array.from({ length: 20 }, () => visitor.call("createToken", { body })));
    assert.deepEqual(new Set(made.map(({ status }) => status)), new Set([201]));
    const revoked = await Promise.all(
      made.map(({ body }) => visitor.call("revokeToken", { path: { token_id: body.id } })),
    );
    assert.ok(revoked.every(({ status }) => status < 300));
    const [mail, ...others] = await mails(someone.email);
    assert.equal(others.length, 0);
    assert.equal([...(mail?.text ?? "").matchAll(/^- An API token that begins with \w+ was created\.$/gm)].length, 20);
    assert.match(mail?.text ?? "", /^- There were further changes\. \(15 times\)$/m);
  });

  await t.test("an unverified address, perhaps a third party's, gets no notice of a new password", async () => {
    const someone = await person({ verified: false });
    const visitor = await signIn(someone);
    const body = { current_password: password, new_password: "nine otters sleep soundly" };
    assert.equal((await visitor.call("changePassword", { body })).status, 303);
    assert.equal((await mails(someone.email)).length, 0);
  });

  await t.test("the mailbox of an address", async () => {
    assert.equal(mailboxOf("Ada+News+2@Example.org"), "ada@example.org");
    assert.equal(mailboxOf("ada@example.org"), "ada@example.org");
    assert.equal(mailboxOf("+ada@example.org"), "+ada@example.org");
    assert.equal(mailboxOf("ada@ex+ample.org"), "ada@ex+ample.org");
  });
});
