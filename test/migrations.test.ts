import assert from "node:assert/strict";
import { test } from "tap";
import { applyMigrations } from "../src/cli/migrations.ts";
import { connect } from "../src/db/client.ts";
import { createDatabase } from "./support/service.ts";

test("criterion 71: migrations", async (t) => {
  const url = await createDatabase(t, "none");
  const { sql, close } = connect(url, { poolSize: 1 });
  t.teardown(close);
  const history = () => sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`;

  await t.test("at once in several processes run each migration once", async () => {
    await sql.unsafe("drop schema public cascade; drop schema drizzle cascade; create schema public");
    await Promise.all(Array.from({ length: 4 }, () => applyMigrations(url)));
    const once = await history();
    assert.equal(new Set(once.map(({ hash }) => hash)).size, once.length);
    await applyMigrations(url);
    assert.deepEqual([...(await history())], [...once]);
  });

  await t.test("of a newer release are refused, and nothing is changed", async () => {
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 9999999999999)`;
    const before = await history();
    await assert.rejects(applyMigrations(url), /^CommandError: the database was migrated by a newer release than \d/);
    assert.deepEqual([...(await history())], [...before]);
  });
});
