import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { createDatabase } from "../support/service.ts";

test("documents show a backup to standard output with a restrictive umask", async () => {
  const lines = ["README.md", "docs/operations.md", "docs/scale.md"].flatMap((file) =>
    readFileSync(join(packageRoot, file), "utf8").split("\n"),
  );
  // Only lines that redirect the backup to a file, not to a pipe.
  const written = lines.filter((line) => /\bbackup - .*>/.test(line));
  assert.ok(written.length >= 5);
  const explained = lines.filter((line) => /`-` is standard output/.test(line));
  assert.ok(explained.length >= 1);
  for (const line of [...written, ...explained]) assert.match(line, /umask 077 && .*> /);
});

test("migrations (criterion 71)", async (t) => {
  const url = await createDatabase(t, "none");
  const { sql, close } = connect(url, { poolSize: 1 });
  t.teardown(close);
  const readHistory = () => sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`;

  await t.test("run once when several processes start concurrently", async () => {
    await sql.unsafe("drop schema public cascade; drop schema drizzle cascade; create schema public");
    const output: string[] = [];
    await Promise.all(Array.from({ length: 4 }, () => applyMigrations(url, { report: (line) => output.push(line) })));
    const applied = await readHistory();
    const ran = new RegExp(`^${applied.length} migrations? ran in \\d+\\.\\d s$`);
    assert.equal(output.filter((line) => ran.test(line)).length, 1, output.join("\n"));
    assert.equal(new Set(applied.map(({ created_at: time }) => time)).size, applied.length);
    output.length = 0;
    await applyMigrations(url, { report: (line) => output.push(line) });
    assert.deepEqual(output, []);
    assert.deepEqual([...(await readHistory())], [...applied]);
  });
});
