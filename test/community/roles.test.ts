import assert from "node:assert/strict";
import { test } from "tap";
import { grantRole, revokeRole } from "../../src/community/roles/change.ts";
import { lockRoles } from "../../src/identity/access/queries.ts";
import { startCommunity } from "../support/fixtures.ts";
import { recordLog } from "../support/log.ts";
import { listAll, userIdsOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireStatus } from "../support/responses.ts";
import { startService } from "../support/service.ts";
import { form } from "../support/site.ts";

test("administrators", async (t) => {
  const { lines, logger } = recordLog();
  const service = await startCommunity(t, { logger });
  const { callAs, call, sql, person, as, appoint, session, token, root, alliance, group, ours, berlin } = service;
  const admin = as(root);
  const adminPath = (user: Person) => ({ alliance: ours.slug, user_id: user.id });
  const groupAdminPath = (user: Person) => ({ ...adminPath(user), group_id: berlin.id });

  await t.test("returns 200 for a grant, even when repeated; the role takes effect and is in the profile", async () => {
    const ada = await person();
    const granted = await callAs(root, "grantAllianceAdmin", adminPath(ada));
    assert.deepEqual(granted.body, {
      user: { id: ada.id, name: "Ada Berger" },
      role: "alliance_admin",
      alliance: ours.slug,
      group_id: null,
      granted_at: "2026-11-20T12:00:00Z",
    });
    assert.deepEqual((await callAs(root, "grantAllianceAdmin", adminPath(ada))).body, granted.body);
    const created = await callAs(ada, "createGroup", { alliance: ours.slug }, { name: "New", description: "…" });
    assert.equal(created.status, 201);
    assert.deepEqual((await callAs(ada, "getMe")).body.roles, [
      { role: "alliance_admin", alliance: ours.slug, group_id: null, event_id: null },
    ]);

    const bea = await person();
    const { role, alliance: slug, group_id } = (await callAs(ada, "grantGroupAdmin", groupAdminPath(bea))).body;
    assert.deepEqual([role, slug, group_id], ["group_admin", ours.slug, berlin.id]);
    assert.equal((await callAs(bea, "grantGroupAdmin", groupAdminPath(await person()))).status, 200);
  });

  await t.test("returns 200 for a revocation, even when repeated", async () => {
    const ada = await person();
    for (const [grant, revoke, path] of [
      ["grantAllianceAdmin", "revokeAllianceAdmin", adminPath(ada)],
      ["grantGroupAdmin", "revokeGroupAdmin", groupAdminPath(ada)],
    ] as const) {
      const { headers } = await callAs(root, grant, path);
      const precondition = { "if-match": String(headers["etag"]) };
      const removed = await call(revoke, { path, as: admin, headers: precondition });
      assert.deepEqual(removed.body, { user: { id: ada.id, name: "Ada Berger" }, removed: true });
      assert.deepEqual((await callAs(root, revoke, path)).body, removed.body);
    }
    assert.deepEqual((await callAs(ada, "getMe")).body.roles, []);
  });

  await t.test("lists include global administrators, longest-serving first, page by page", async () => {
    const listed = await alliance({ name: "Listed" });
    const ada = await person();
    await callAs(root, "grantAllianceAdmin", { alliance: listed.slug, user_id: ada.id });
    const path = { alliance: listed.slug };
    const { body } = await callAs(ada, "listAllianceAdmins", path);
    assert.deepEqual(
      body.items.map((item: { user: { id: string }; alliance: string | null }) => [item.user.id, item.alliance]).sort(),
      [
        [root.id, null],
        [root.id, listed.slug],
        [ada.id, listed.slug],
      ].sort(),
    );
    assert.deepEqual(await listAll(service, "listAllianceAdmins", { path, as: as(ada) }, 2), body.items);
    const inside = await group(listed);
    const groupPath = { alliance: listed.slug, group_id: inside.id };
    await callAs(root, "grantGroupAdmin", { ...groupPath, user_id: ada.id });
    assert.deepEqual(userIdsOf((await callAs(root, "listGroupAdmins", groupPath)).body.items), [ada.id]);
  });

  await t.test("returns 409 for revoking a global role through one alliance", async () => {
    const chief = await person();
    await appoint(chief, { alliance: null });
    assert.match(
      requireStatus(await callAs(root, "revokeAllianceAdmin", adminPath(chief)), 409),
      /administers all alliances/,
    );
  });

  await t.test("when the last two administrators remove each other, one remains (criterion 41)", async (inner) => {
    const small = await startCommunity(inner);
    const { root: founder, ours: alliance } = small;
    const [ada, bea] = [await small.person(), await small.person()];
    for (const user of [ada, bea]) await small.appoint(user, { alliance: alliance.id });
    await small.sql`delete from roles where user_id = ${founder.id}`;
    const remove = (actor: Person, admin: Person) =>
      small.call("revokeAllianceAdmin", { path: { alliance: alliance.slug, user_id: admin.id }, as: small.as(actor) });
    const responses = await Promise.all([remove(ada, bea), remove(bea, ada)]);
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 403]);
    const [last] = await small.sql<{ user_id: string }[]>`select user_id from roles`;
    assert.ok(last);
    const survivor = { id: last.user_id, email: "" };
    assert.match(requireStatus(await remove(survivor, survivor), 409), /last administrator of alliance/);
  });

  await t.test(
    "one of two global administrators remains when both are revoked at once (criterion 41)",
    async (inner) => {
      const small = await startService(inner, { data: "none" });
      const [ada, bea] = [await small.person(), await small.person()];
      const change = (work: typeof revokeRole | typeof grantRole, { id }: Person) =>
        small.db.transaction(async (tx) => {
          await lockRoles(tx);
          const roleChange = { person: { id, name: "Ada Berger" }, scope: { allianceId: null }, alliance: undefined };
          return work({ db: tx, now: small.now, caller: null }, roleChange);
        });
      for (const user of [ada, bea]) await change(grantRole, user);
      const results = await Promise.allSettled([ada, bea].map((user) => change(revokeRole, user)));
      assert.deepEqual(results.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
      assert.equal((await small.sql`select * from roles`).length, 1);
      const entries = await small.sql<{ action: string; actor_id: null }[]>`select action, actor_id from audit_entries`;
      assert.deepEqual(entries.map(({ action }) => action).sort(), [
        "grantAllianceAdmin",
        "grantAllianceAdmin",
        "revokeAllianceAdmin",
      ]);
    },
  );

  await t.test("the log records granted and revoked roles, and rejected requests (criterion 48)", async () => {
    const [ada, bea] = [await person(), await person()];
    const api = await token(root, { scopes: ["admin:alliances"] });
    lines.length = 0;
    await call("grantAllianceAdmin", { path: adminPath(ada), headers: api.headers });
    await call("revokeAllianceAdmin", { path: adminPath(ada), headers: api.headers });
    const narrow = await token(bea, { scopes: ["admin:alliances"] });
    const refused = await call("updateAlliance", {
      path: { alliance: ours.slug },
      body: { name: "Mine" },
      headers: { ...narrow.headers },
    });
    assert.equal(refused.status, 403);
    const visitor = await session(bea);
    const toForm = { path: { alliance: ours.slug, group_slug: berlin.slug }, ...form({ name: "Mine" }) };
    assert.equal((await visitor.call("submitGroup", toForm)).status, 403);
    assert.equal((await visitor.call("listAllEvents", { query: { status: ["draft"] } })).status, 403);
    const events = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit);
    const { id: tokenId } = api;
    assert.deepEqual(
      events.map(({ audit, user, token, ip, subject, operation, time }) => {
        assert.ok(time > 0);
        return { audit, user, token, ip, ...(subject && { subject }), ...(operation && { operation }) };
      }),
      [
        { audit: "role_granted", user: root.id, token: tokenId, ip: "127.0.0.1", subject: ada.id },
        { audit: "role_revoked", user: root.id, token: tokenId, ip: "127.0.0.1", subject: ada.id },
        { audit: "refused", user: bea.id, token: narrow.id, ip: "127.0.0.1", operation: "updateAlliance" },
        { audit: "refused", user: bea.id, token: undefined, ip: "127.0.0.1", operation: "submitGroup" },
        { audit: "refused", user: bea.id, token: undefined, ip: "127.0.0.1", operation: "listAllEvents" },
      ],
    );
  });

  await t.test("returns 409 for a role of a disabled account, which lists omit; its roles can be revoked", async () => {
    const ada = await person();
    await callAs(root, "grantAllianceAdmin", adminPath(ada));
    await sql`update users set disabled_at = now() where id = ${ada.id}`;
    assert.equal((await callAs(root, "grantAllianceAdmin", adminPath(ada))).status, 409);
    const bea = await person();
    await sql`update users set disabled_at = now() where id = ${bea.id}`;
    assert.equal((await callAs(root, "grantGroupAdmin", groupAdminPath(bea))).status, 409);
    const { body } = await call("listAllianceAdmins", {
      path: { alliance: ours.slug },
      as: admin,
      query: { limit: 100 },
    });
    assert.ok(!body.items.some((item: { user: { id: string } }) => item.user.id === ada.id));
    assert.equal((await callAs(root, "revokeAllianceAdmin", adminPath(ada))).status, 200);
    assert.equal((await sql`select * from roles where user_id = ${ada.id}`).length, 0);
  });
});
