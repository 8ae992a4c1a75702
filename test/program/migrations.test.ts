import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { createDatabase, startService } from "../support/service.ts";

test("a backup that goes to standard output is kept from others wherever a document shows it", async () => {
  const lines = ["README.md", "docs/operations.md", "docs/scale.md"].flatMap((file) =>
    readFileSync(join(packageRoot, file), "utf8").split("\n"),
  );
  // What another program of ours reads is no file.
  const written = lines.filter((line) => /\bbackup - .*>/.test(line));
  assert.ok(written.length >= 5);
  const explained = lines.filter((line) => /`-` is standard output/.test(line));
  assert.ok(explained.length >= 1);
  for (const line of [...written, ...explained]) assert.match(line, /umask 077 && .*> /);
});

test("criterion 71: migrations", async (t) => {
  const url = await createDatabase(t, "none");
  const { sql, close } = connect(url, { poolSize: 1 });
  t.teardown(close);
  const history = () => sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`;

  await t.test("at once in several processes run each migration once", async () => {
    await sql.unsafe("drop schema public cascade; drop schema drizzle cascade; create schema public");
    const told: string[] = [];
    await Promise.all(Array.from({ length: 4 }, () => applyMigrations(url, { report: (line) => told.push(line) })));
    const once = await history();
    const ran = new RegExp(`^${once.length} migrations ran in \\d+\\.\\d s$`);
    assert.equal(told.filter((line) => ran.test(line)).length, 1, told.join("\n"));
    assert.equal(new Set(once.map(({ hash }) => hash)).size, once.length);
    told.length = 0;
    await applyMigrations(url, { report: (line) => told.push(line) });
    assert.deepEqual(told, []);
    assert.deepEqual([...(await history())], [...once]);
  });

  await t.test("mend country codes and time zones that were accepted once", async (t) => {
    const { sql } = await startService(t, { data: "demo" });
    await sql`update groups set country_code = 'XX' where slug = 'wolkenwerk-berlin'`;
    await sql`update events set timezone = 'europe/BERLIN', venue_country_code = 'UK' where slug = 'bier-und-bereitschaft'`;
    const file = readFileSync(join(packageRoot, "drizzle/0011_country_and_zone_names.sql"), "utf8");
    await sql.begin(async (tx) => {
      for (const statement of file.split("--> statement-breakpoint")) await tx.unsafe(statement);
    });
    const [group] = await sql`select country_code from groups where slug = 'wolkenwerk-berlin'`;
    const [event] = await sql`select timezone, venue_country_code from events where slug = 'bier-und-bereitschaft'`;
    assert.deepEqual([group?.["country_code"], event?.["venue_country_code"]], [null, null]);
    assert.equal(event?.["timezone"], "Europe/Berlin");
    const [kept] = await sql`select count(*)::int as count from groups where country_code is not null`;
    assert.ok(kept?.["count"] > 5);
  });
});
