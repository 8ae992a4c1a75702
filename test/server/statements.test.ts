import assert from "node:assert/strict";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { test } from "tap";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { users } from "../../src/foundation/db/identity-tables.ts";
import { type Places, sqlStatement, statement } from "../../src/foundation/db/statement.ts";
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

  await t.test("also in a transaction", async () => {
    const outer = await list(db, { limit: 5 });
    assert.deepEqual(await db.transaction((tx) => list(tx, { limit: 5 })), outer);
  });
});

test("SQL that is written out is built once as well, and names what it reads", async (t) => {
  const { db, sql: driver } = await startService(t, { data: "none" });
  let built = 0;
  type Given = { words: string[]; since?: Date };
  const count = sqlStatement<Given, { many: number; since: string | null }>(
    (_db, { words, since }) => {
      built++;
      return sql`select cardinality(array[${sql.join(words, sql`, `)}]::text[]) as many, ${since ?? sql`null`}::timestamptz as since`;
    },
    ["many", "since"],
  );
  assert.deepEqual(await count(db, { words: ["a", "b'; --"] }), [{ many: 2, since: null }]);
  assert.deepEqual(await count(db, { words: ["c", "d"] }), [{ many: 2, since: null }]);
  assert.equal(built, 1);
  const [row] = await count(db, { words: ["a"], since: new Date("2026-11-20T12:00:00Z") });
  assert.equal(row?.since, "2026-11-20 12:00:00+00");

  const add = sqlStatement((db, { name, at }: Places<{ name: string; at: Date }>) =>
    db.insert(users).values({
      id: "0197a000-0000-7000-8000-000000000001",
      name,
      email: "one@example.org",
      createdAt: at,
      updatedAt: at,
    }),
  );
  assert.deepEqual(await add(db, { name: "One", at: new Date("2026-11-20T12:00:00Z") }), []);
  const [user] = await driver`select name, created_at::text as at from users where email = 'one@example.org'`;
  assert.deepEqual(user, { name: "One", at: "2026-11-20 12:00:00+00" });
});
