import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { operations } from "../support/contract.ts";
import { community } from "../support/people.ts";
import { actors, expected, permissions } from "../support/permissions.ts";
import type { Request, ServiceResponse } from "../support/service.ts";

/*
 * Criterion 35: every operation of the API × caller × credential. One row per operation, or more where its target
 * matters; the test fails when an operation has no row.
 */

const isOfPrograms = ({ path }: { path: string }): boolean => /^\/(?:api\/v1|export)\//.test(path);

test("criterion 35: who may do what", async (t) => {
  const { service, root, people, table, cookieOf, tokenOf, candidate, ours, inAlliance, patch } = await permissions(t);
  const { call, sql } = service;
  const { person, session, token, as, appoint } = community(service);

  await t.test("the table has every operation of the API", async () => {
    const api = operations.filter(isOfPrograms).map(({ operationId }) => operationId);
    assert.deepEqual(Object.keys(table).sort(), api.sort());
  });

  for (const { operationId: id, security = [], path: address } of operations.filter(isOfPrograms)) {
    const scopes = security.flatMap((one) => one["bearer"] ?? []);
    // Public reads need no scope; hidden resources need the scope of their administrators.
    const noun = /^\/api\/v1\/(?:alliances\/\{alliance\}\/)?(\w+)/.exec(address)?.[1];
    const ofNoun = enums.TokenScope.find((one) => one === `admin:${noun}`) ?? "admin:events";
    for (const row of table[id] ?? []) {
      const needed = [...(scopes.length > 0 ? scopes : [ofNoun]), ...(row.alsoNeeds ?? [])];
      await t.test(row.of === undefined ? id : `${id}: ${row.of}`, async () => {
        for (const actor of actors) {
          const who = people[actor];
          const ask = async (more: Request = {}): Promise<ServiceResponse> => {
            const request = who ? await row.request?.(who) : await row.request?.(candidate);
            return call(id, { ...request, headers: { ...request?.headers, ...more.headers } });
          };
          const check = (response: ServiceResponse, scoped: boolean, credential: string) =>
            assert.equal(
              response.status,
              expected(row, actor, scopes.length > 0, scoped),
              `${actor}, ${credential}: ${JSON.stringify(response.body)?.slice(0, 200)}`,
            );
          if (!who) {
            check(await ask(), false, "no credential");
            continue;
          }
          check(await ask({ headers: { cookie: await cookieOf(who) } }), true, "cookie");
          const wide = await tokenOf(who, needed);
          check(await ask({ headers: wide.headers }), true, "token with the scope");
          for (const missing of needed) {
            const others = needed.filter((scope) => scope !== missing);
            const narrow = await tokenOf(who, others.length > 0 ? others : [otherThan(missing)]);
            check(await ask({ headers: narrow.headers }), false, `token without ${missing}`);
          }
        }
      });
    }
  }

  await t.test(
    "criterion 37: a revoked role is gone at the next request, by session and token, on every worker",
    async () => {
      const chair = await person();
      await appoint(chair, { alliance: ours.id });
      const { headers } = await token(chair, { scopes: ["admin:alliances"] });
      const visitor = await session(chair);
      const another = await service.again();
      const request = patch({ description: "Ours" }, inAlliance)();
      const byToken = () => another.call("updateAlliance", { ...request, headers: { ...request.headers, ...headers } });
      assert.equal((await byToken()).status, 200);
      assert.equal((await visitor.call("updateAlliance", request)).status, 200);
      const path = { ...inAlliance, user_id: chair.id };
      assert.equal((await call("revokeAllianceAdmin", { path, as: as(root) })).status, 200);
      assert.equal((await byToken()).status, 403);
      assert.equal((await visitor.call("updateAlliance", request)).status, 403);
      await sql`update users set disabled_at = now() where id = ${chair.id}`;
      assert.equal((await byToken()).status, 401);
    },
  );
});

const otherThan = (scope: string): string => (scope === "profile:read" ? "profile:write" : "profile:read");
