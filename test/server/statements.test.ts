import assert from "node:assert/strict";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { test } from "tap";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { type Places, statement } from "../../src/foundation/db/statement.ts";
import { groups, jobs } from "../../src/foundation/db/tables.ts";
import { startService } from "../support/service.ts";

type Chosen = { status?: string[]; after?: Date; title?: string; limit: number };

test("a select is built once for each choice of values, and reads what Drizzle reads", async (t) => {
  const { db } = await startService(t);
  let built = 0;
  const select = (db: Queryable, { status, after, title, limit }: Places<Chosen>) => {
    built++;
    return db
      .select({ id: jobs.id, createdAt: jobs.createdAt, tags: jobs.tags, group: { id: groups.id, name: groups.name } })
      .from(jobs)
      .leftJoin(groups, eq(groups.id, jobs.groupId))
      .where(
        and(status && inArray(jobs.status, status), after && gt(jobs.createdAt, after), title && eq(jobs.title, title)),
      )
      .orderBy(asc(jobs.id))
      .limit(limit);
  };
  const list = statement(select);

  await t.test("with times, lists, and null for what a left join does not find", async () => {
    const rows = await list(db, { status: ["published", "closed"], after: new Date(0), limit: 100 });
    const expected = await db
      .select({ id: jobs.id, createdAt: jobs.createdAt, tags: jobs.tags, group: { id: groups.id, name: groups.name } })
      .from(jobs)
      .leftJoin(groups, eq(groups.id, jobs.groupId))
      .where(inArray(jobs.status, ["published", "closed"]))
      .orderBy(asc(jobs.id))
      .limit(100);
    assert.deepEqual(rows, expected);
    assert.ok(rows.some(({ group }) => group === null) && rows.some(({ group }) => group !== null));
  });

  await t.test("again with other values, not again for them", async () => {
    built = 0;
    const limits = [1, 2, 3];
    const pages = await Promise.all(limits.map((limit) => list(db, { status: ["published"], limit })));
    assert.deepEqual([pages.map(({ length }) => length), built], [limits, 1]);
    await list(db, { status: ["published", "draft"], limit: 1 });
    await list(db, { limit: 1 });
    assert.equal(built, 3);
  });

  await t.test("values are never part of the text", async () => {
    assert.deepEqual(await list(db, { title: "x' or true --", limit: 100 }), []);
  });
});
