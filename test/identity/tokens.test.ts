import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { digest } from "../../src/foundation/secrets.ts";
import { isToken, newToken } from "../../src/identity/auth/tokens/format.ts";
import { requireStatus, statusesAtOnce } from "../support/responses.ts";
import { startService } from "../support/service.ts";
import { countStatements } from "../support/statements.ts";

const day = 86_400_000;

test("the format of a token (criterion 31)", async (t) => {
  await t.test("is alli_, 40 random characters, and the CRC-32 of both in base 62", async () => {
    const tokens = Array.from({ length: 2_000 }, newToken);
    assert.equal(new Set(tokens).size, 2_000);
    const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const counts = new Map<string, number>();
    for (const token of tokens) {
      assert.match(token, /^alli_[0-9A-Za-z]{46}$/);
      const value = [...token.slice(45)].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0);
      assert.equal(value, crc32(token.slice(0, 45)));
      for (const character of token.slice(5, 45)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    // 80,000 characters, 1,290 of each: five standard deviations are 180.
    assert.equal(counts.size, 62);
    for (const [character, count] of counts) assert.ok(Math.abs(count - 1290) < 180, `${character} ${count} times`);
  });

  await t.test("a changed, missing or extra character is detected without the database", async () => {
    const token = newToken();
    assert.ok(isToken(token));
    for (let index = 0; index < token.length; index++) {
      const other = token[index] === "x" ? "y" : "x";
      assert.equal(isToken(token.slice(0, index) + other + token.slice(index + 1)), false, `at ${index}`);
    }
    for (const invalid of ["", token.slice(1), token.slice(0, -1), `${token}0`, token.toUpperCase(), ` ${token}`])
      assert.equal(isToken(invalid), false);
  });
});

test("API tokens", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw, sql, now, person, session, token, lastMail } = service;
  const getMe = (headers: Record<string, string>) => call("getMe", { headers });

  await t.test("the secret is shown once and stored as a digest (criterion 31)", async () => {
    const user = await person();
    const visitor = await session(user);
    const created = await visitor.call("createToken", { body: { name: "Calendar sync" } });
    assert.equal(created.status, 201);
    const { token: secret, ...shown } = created.body;
    assert.deepEqual(shown.scopes, [...enums.TokenScope]);
    assert.equal(shown.expires_at, new Date(now.getTime() + 90 * day).toISOString().replace(".000", ""));
    assert.equal(shown.token_prefix, secret.slice(0, 12));
    assert.equal(created.headers["location"], `https://alliance.test/api/v1/me/tokens/${shown.id}`);
    const [row] = await sql`select * from api_tokens where id = ${shown.id}`;
    assert.equal(row?.["secret_hash"], digest(secret));
    assert.doesNotMatch(JSON.stringify(row), new RegExp(secret.slice(12)));
    const list = await visitor.call("listTokens");
    assert.doesNotMatch(JSON.stringify(list.body), new RegExp(secret.slice(12)));
    assert.equal((await getMe({ authorization: `Bearer ${secret}` })).body.id, user.id);
    assert.match(await lastMail(user.email), /An API token .* was created/);
  });

  await t.test("a token with a wrong checksum causes no query; ?access_token= returns 400 (criterion 31)", async () => {
    const { secret } = await token(await person());
    const invalid = secret.slice(0, -1) + (secret.endsWith("0") ? "1" : "0");
    const before = await sql`select count(*)::int as n from rate_limits`;
    assert.equal((await getMe({ authorization: `Bearer ${invalid}` })).status, 401);
    assert.deepEqual(await sql`select count(*)::int as n from rate_limits`, before);
    assert.equal((await raw({ url: `/api/v1/alliances?access_token=${secret}` })).status, 400);
    assert.equal((await raw({ url: `/api/v1/me?access_token=${secret}` })).status, 401);
  });

  await t.test("responds to an invalid credential with a challenge (RFC 6750) (criterion 32)", async () => {
    const user = await person();
    const expired = await token(user, { expiresAt: now });
    const revoked = await token(user);
    await sql`update api_tokens set revoked_at = now() where id = ${revoked.id}`;
    assert.equal((await getMe({})).headers["www-authenticate"], 'Bearer realm="alliance"');
    const bodies = new Set<string>();
    for (const authorization of [
      `Bearer ${expired.secret}`,
      `Bearer ${revoked.secret}`,
      `Bearer ${newToken()}`,
      "Bearer nonsense",
      "Bearer",
      "Bearer  ",
      `Bearer ${revoked.secret} ${revoked.secret}`,
      "Basic YTpi",
      `Token ${revoked.secret}`,
      "",
    ]) {
      const response = await getMe({ authorization });
      assert.equal(response.status, 401, authorization);
      assert.equal(response.headers["www-authenticate"], 'Bearer realm="alliance", error="invalid_token"');
      bodies.add(JSON.stringify(response.body));
      assert.equal((await call("listAlliances", { headers: { authorization } })).status, 401, "a public read");
    }
    assert.equal(bodies.size, 1);
    const { secret } = await token(user);
    for (const scheme of ["bearer", "BEARER", "Bearer"])
      assert.equal((await getMe({ authorization: `${scheme} ${secret}` })).status, 200);
    const visitor = await session(user);
    assert.equal((await visitor.call("getMe", { headers: { authorization: "Basic YTpi" } })).status, 401);
    const browser = await session(await person());
    const validated = await browser.call("getMe", { headers: { authorization: `Bearer ${secret}` } });
    assert.equal(validated.body.id, user.id, "the token decides, not the cookie");
    const narrow = await token(user, { scopes: ["jobs:apply"] });
    const { status, headers } = await getMe(narrow.headers);
    const challenge = 'Bearer realm="alliance", error="insufficient_scope", scope="profile:read"';
    assert.deepEqual(
      { status, wwwAuthenticate: headers["www-authenticate"] },
      { status: 403, wwwAuthenticate: challenge },
    );
  });

  await t.test("tokens are the caller's, at most 50, and invalid for a disabled user (criterion 34)", async () => {
    const user = await person();
    const visitor = await session(user);
    const other = await person();
    const body = { name: "x", scopes: ["profile:read"] };
    assert.equal((await visitor.call("createToken", { body: { ...body, user_id: other.id } })).status, 400);
    const statuses = await statusesAtOnce(60, () => visitor.call("createToken", { body }));
    assert.deepEqual(statuses, [...Array(50).fill(201), ...Array(10).fill(409)]);
    const rows = await sql<{ id: string }[]>`select id from api_tokens where user_id = ${user.id}`;
    assert.equal(rows.length, 50);
    await visitor.call("revokeToken", { path: { token_id: rows[0]?.id ?? "" } });
    assert.equal((await visitor.call("createToken", { body })).status, 201);
    assert.equal((await visitor.call("createTokenByForm", { body })).status, 409);
    const { headers } = await token(other);
    assert.equal((await getMe(headers)).status, 200);
    await sql`update users set disabled_at = now() where id = ${other.id}`;
    assert.equal((await getMe(headers)).status, 401);
  });

  await t.test("a token cannot create one with more scopes or a longer lifetime", async () => {
    const end = new Date(now.getTime() + 10 * day);
    const parent = await token(await person(), { scopes: ["tokens:manage", "profile:read"], expiresAt: end });
    const create = (body: object) => call("createToken", { body: { name: "x", ...body }, headers: parent.headers });
    const withDefaults = await create({});
    assert.deepEqual(withDefaults.body.scopes, ["profile:read", "tokens:manage"]);
    assert.equal(Date.parse(withDefaults.body.expires_at), end.getTime());
    assert.equal((await create({ scopes: ["profile:write"] })).status, 403);
    assert.equal((await create({ scopes: ["profile:read"], expires_at: null })).status, 403);
    assert.equal((await create({ expires_at: new Date(end.getTime() + 1000).toISOString() })).status, 403);
    assert.equal((await create({ expires_at: new Date(now.getTime() + day).toISOString() })).status, 201);
    const list = await call("listTokens", { headers: parent.headers });
    const current = list.body.items.filter((item: { current: boolean }) => item.current);
    assert.deepEqual([current.length, current[0].id], [1, parent.id]);
  });

  await t.test("the expiry is in the future, at most 366 days ahead, or never", async () => {
    const visitor = await session(await person());
    const create = (expires_at: unknown) => visitor.call("createToken", { body: { name: "x", expires_at } });
    const timeAt = (offsetMs: number) => new Date(now.getTime() + offsetMs).toISOString();
    assert.equal((await create(null)).body.expires_at, null);
    assert.equal((await create(timeAt(366 * day))).status, 201);
    for (const invalid of [timeAt(0), timeAt(-1), timeAt(366 * day + 1), "tomorrow", 1, "2026-11-20 19:31:10+00"]) {
      assert.match(requireStatus(await create(invalid), 400, String(invalid)), /^body\/expires_at/);
    }
  });

  await t.test("a repeated Idempotency-Key returns 409, or 422 with another body; errors store no key", async () => {
    const visitor = await session(await person());
    const headers = { "idempotency-key": "once" };
    const create = (name: string) => visitor.call("createToken", { body: { name }, headers });
    for (const [name, status] of [
      ["", 400],
      ["x", 201],
      ["x", 409],
      ["y", 422],
    ] as const)
      assert.equal((await create(name)).status, status);
    headers["idempotency-key"] = "at-once";
    assert.deepEqual(await statusesAtOnce(10, () => create("z")), [201, ...Array(9).fill(409)]);
  });

  await t.test("another user's token returns 404; revoking twice returns 200; a token may revoke itself", async () => {
    const user = await person();
    const ownToken = await token(user, { scopes: ["tokens:manage"] });
    const foreignToken = await token(await person());
    const revoke = (id: string) => call("revokeToken", { path: { token_id: id }, headers: ownToken.headers });
    assert.equal((await revoke(foreignToken.id)).status, 404);
    assert.equal((await getMe(foreignToken.headers)).status, 200);
    const another = await token(user);
    const first = await revoke(another.id);
    assert.deepEqual((await revoke(another.id)).body, first.body);
    assert.equal((await getMe(another.headers)).status, 401);
    assert.equal((await revoke(ownToken.id)).body.current, true);
    assert.equal((await revoke(ownToken.id)).status, 401);
    assert.match(await lastMail(user.email), /was revoked/);
  });

  await t.test("the time of the last use is updated at most once a minute", async () => {
    let time = now;
    const clockedService = await service.startAnother({ clock: () => time });
    const { id, headers } = await token(await person());
    const lastUse = async () => {
      const [row] = await sql<{ at: string }[]>`select last_used_at as at from api_tokens where id = ${id}`;
      return new Date(row?.at ?? "").getTime() - now.getTime();
    };
    for (const [offset, written] of [
      [0, 0],
      [59_999, 0],
      [60_000, 60_000],
      [61_000, 60_000],
    ] as const) {
      time = new Date(now.getTime() + offset);
      await clockedService.call("getMe", { headers });
      assert.equal(await lastUse(), written);
    }
  });

  await t.test("the list is paged, newest first; another user's cursor returns 400", async () => {
    const user = await person();
    const visitor = await session(user);
    const ids = [];
    for (let index = 0; index < 5; index++) ids.push((await token(user)).id);
    const first = await visitor.call("listTokens", { query: { limit: 2 } });
    const second = await visitor.call("listTokens", { query: { limit: 2, cursor: first.body.next_cursor } });
    const listedIds = [...first.body.items, ...second.body.items].map(({ id }) => id);
    assert.deepEqual(listedIds, ids.toReversed().slice(0, 4));
    assert.match(String(first.headers["link"]), /rel="next"/);
    const other = await session(await person());
    assert.equal((await other.call("listTokens", { query: { cursor: first.body.next_cursor } })).status, 400);
  });
});

test("the caller's profile", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, session, token } = service;

  await t.test("is read in the statement that finds the token of the request", async () => {
    const user = await person();
    const { headers } = await token(user);
    const send = () => call("getMe", { headers });
    const first = await send();
    const statements = countStatements(service);
    const repeat = await send();
    assert.deepEqual([repeat.status, repeat.body, statements()], [200, first.body, 1]);
    await sql`update users set name = 'Renamed' where id = ${user.id}`;
    assert.equal((await send()).body.name, "Renamed");
  });

  await t.test("a merge patch changes the named fields, clears fields with null, and respects If-Match", async () => {
    const visitor = await session(await person());
    const patch = (body: object, headers = {}) => visitor.call("updateMe", { body, headers });
    const website_url = "https://example.org/ada";
    const updated = await patch({ bio: "Keeps clusters boring.", timezone: "Europe/Berlin", website_url });
    assert.deepEqual({ status: updated.status, website_url: updated.body.website_url }, { status: 200, website_url });
    assert.equal((await visitor.call("getMe")).headers["etag"], updated.headers["etag"]);
    const weak = await patch({ bio: "x" }, { "if-match": `W/${updated.headers["etag"]}` });
    assert.equal(weak.status, 200);
    const cleared = await patch({ bio: null }, { "if-match": `"other", ${weak.headers["etag"]}` });
    assert.deepEqual(
      { bio: cleared.body.bio, timezone: cleared.body.timezone },
      { bio: null, timezone: "Europe/Berlin" },
    );
    assert.equal((await patch({})).headers["etag"], cleared.headers["etag"]);
    assert.equal((await patch({ timezone: "Europe/Berlin" })).body.updated_at, cleared.body.updated_at);
    const headers = { "content-type": "application/merge-patch+json" };
    const merge = await visitor.call("updateMe", { body: JSON.stringify({ title: "Engineer" }), headers });
    assert.equal(merge.body.title, "Engineer");
  });
});
