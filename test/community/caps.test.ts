import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { digest, newSecret } from "../../src/foundation/secrets.ts";
import { deleteUnverifiedUsers } from "../../src/identity/auth/queries.ts";
import { startCommunity } from "../support/fixtures.ts";
import { password } from "../support/people.ts";
import { startService } from "../support/service.ts";

test("a user has at most 100 sessions; a sign-in ends the least recently used session (criterion 58)", async (t) => {
  const { person, session, signIn, sql, now } = await startService(t, { data: "none" });
  const [owner, otherUser] = [await person(), await person()];
  const otherSession = await session(otherUser);
  const timestamp = (index: number) => new Date(now.getTime() - (index + 1) * 60_000).toISOString();
  const rows = Array.from({ length: 100 }, (_, index) => ({ id: uuid(), index }));
  for (const { id, index } of rows)
    await sql`insert into sessions (id, secret_hash, user_id, address, created_at, last_used_at)
      values (${id}, ${digest(newSecret())}, ${owner.id}, '127.0.0.1', ${timestamp(200)}, ${timestamp(index)})`;
  const visitors = await Promise.all([1, 2, 3].map(() => signIn(owner)));
  const remaining = await sql<{ id: string }[]>`select id from sessions where user_id = ${owner.id}`;
  assert.equal(remaining.length, 100);
  const deleted = rows.filter(({ id }) => !remaining.some((row) => row.id === id)).map(({ index }) => index);
  assert.deepEqual(deleted, [97, 98, 99]);
  for (const visitor of [...visitors, otherSession]) assert.equal((await visitor.call("getMe")).status, 200);
});

test("unverified accounts are deleted after 30 days (criterion 58)", async (t) => {
  const { call, db, sql, now, person, session, appoint, linkToken, event, berlin } = await startCommunity(t);
  const purge = (batch = 500) => deleteUnverifiedUsers(db, { now, batch });
  const setAge = async (days: number, ...people: { id: string }[]) => {
    const time = new Date(now.getTime() - days * 86_400_000).toISOString();
    for (const { id } of people) await sql`update users set created_at = ${time} where id = ${id}`;
  };
  const exists = async ({ id }: { id: string }) => (await sql`select from users where id = ${id}`).length === 1;
  const unverified = () => person({ verified: false });

  await t.test("retains younger, verified and disabled accounts, and accounts with a role or a provider", async () => {
    const [expired, young, disabled] = [await unverified(), await unverified(), await unverified()];
    const [admin, linked] = [await unverified(), await unverified()];
    const verified = await person();
    await session(expired);
    await sql`update users set disabled_at = now() where id = ${disabled.id}`;
    await appoint(admin, { alliance: null });
    await sql`insert into identities values ('https://a', '1', 'github', ${linked.id}, now())`;
    await setAge(31, expired, disabled, admin, linked, verified);
    await setAge(29, young);
    assert.equal(await purge(), 1);
    assert.equal(await exists(expired), false);
    for (const user of [young, disabled, admin, linked, verified]) assert.ok(await exists(user));
    const body = { email: expired.email, name: "The owner", password };
    assert.equal((await call("registerUser", { body })).status, 303);
    assert.ok(await linkToken(expired.email));
  });

  await t.test("retains accounts with memberships or RSVPs, because counts would still include them", async () => {
    const meetup = await event(berlin);
    const [member, guest] = [await unverified(), await unverified()];
    await sql`insert into memberships values (${berlin.id}, ${member.id}, now())`;
    await sql`insert into attendances (event_id, user_id, status, responded_at) values (${meetup.id}, ${guest.id}, 'attending', now())`;
    await setAge(31, member, guest);
    assert.equal(await purge(), 0);
    for (const user of [member, guest]) assert.ok(await exists(user));
  });

  await t.test("deletes accounts in batches", async () => {
    const many = await Promise.all(Array.from({ length: 7 }, unverified));
    await setAge(40, ...many);
    assert.deepEqual([await purge(3), await purge(3), await purge(3), await purge(3)], [3, 3, 1, 0]);
  });

  await t.test("retains an account that is verified concurrently", async () => {
    for (let round = 0; round < 10; round++) {
      const user = await unverified();
      await (await session(user)).call("resendVerification");
      const token = await linkToken(user.email);
      await setAge(31, user);
      const [{ status }] = await Promise.all([call("verifyEmail", { query: { token } }), purge()]);
      assert.equal(status, 303);
      assert.ok(await exists(user));
    }
    const locked = await unverified();
    await setAge(31, locked);
    await sql.begin(async (tx) => {
      await tx`update users set email_verified_at = now() where id = ${locked.id}`;
      assert.equal(await purge(), 0);
    });
    assert.ok(await exists(locked));
  });
});
