import assert from "node:assert/strict";
import { and, eq, inArray } from "drizzle-orm";
import { test } from "tap";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { type Params, statement } from "../../src/foundation/db/statement.ts";
import { jobs } from "../../src/foundation/db/tables.ts";
import { startService } from "../support/service.ts";

type ListOptions = { status?: string[]; title?: string; limit: number };

test("builds a statement once for each combination of parameters, whose values are never part of the SQL", async (t) => {
  const { db } = await startService(t);
  let buildCount = 0;
  const select = (db: Queryable, { status, title, limit }: Params<ListOptions>) => {
    buildCount++;
    const filters = and(status && inArray(jobs.status, status), title && eq(jobs.title, title));
    return db.select({ id: jobs.id }).from(jobs).where(filters).limit(limit);
  };
  const list = statement(select);
  const limits = [1, 2, 3];
  const pages = await Promise.all(limits.map((limit) => list(db, { status: ["published"], limit })));
  assert.deepEqual([pages.map(({ length }) => length), buildCount], [limits, 1]);
  await list(db, { status: ["published", "draft"], limit: 1 });
  await list(db, { limit: 1 });
  assert.equal(buildCount, 3);
  assert.deepEqual(await list(db, { title: "x' or true --", limit: 100 }), []);
});
