import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { migrationsFolder, readJournal } from "../../src/program/cli/migration-files.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { createDatabase, startService } from "../support/service.ts";

test("documents show a backup to standard output with a restrictive umask", async () => {
  const lines = ["README.md", "docs/operations.md", "docs/scale.md"].flatMap((file) =>
    readFileSync(join(packageRoot, file), "utf8").split("\n"),
  );
  // Output to a pipe is not a file.
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
  const history = () => sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`;

  await t.test("run once when several processes start concurrently", async () => {
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

  await t.test("rebuild in batches the documents that an earlier release has written", async (t) => {
    const { sql } = await startService(t, { data: "demo" });
    const files = await readJournal(migrationsFolder());
    const sourceOf = (name: string) => {
      const { tag } = files.find(({ tag }) => tag.endsWith(`_${name}`)) ?? assert.fail(name);
      return readFileSync(join(migrationsFolder(), `${tag}.sql`), "utf8").split("--> statement-breakpoint");
    };
    const earlier = readFileSync(join(migrationsFolder(), "0012_search_and_location_functions.sql"), "utf8");
    const [oldText = "", oldQuery = ""] = ["alliance_text", "alliance_query"].map(
      (name) => earlier.split("--> statement-breakpoint").find((one) => one.includes(`FUNCTION public.${name}(`)) ?? "",
    );
    await sql.unsafe(oldText.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"));
    await sql`update groups set name = 'مُؤتمَر البَرمَجَة' where slug = 'cairo-cloud'`;
    await sql`
      insert into landscape_entries (id, alliance_id, slug, name, kind, summary, published, created_at, updated_at)
      select gen_random_uuid(), id, 'entry-' || number, 'Король Андрей ' || number, 'startup', 'Text', true, now(), now()
      from alliances, generate_series(1, 700) number where slug = 'open-cloud'`;
    const asked = async () => {
      // The query of the earlier release, with and without marks.
      const counts = await sql<{ groups: number; marked: number; entries: number }[]>`select
        (select count(*)::int from groups where document @@ alliance_query('[[["مؤتمر:*"]]]')) as groups,
        (select count(*)::int from groups where document @@ alliance_query('[[["مُؤتمَر:*"]]]')) as marked,
        (select count(*)::int from landscape_entries where document @@ alliance_query('[[["андрей:*"]]]')) as entries`;
      return counts[0];
    };
    await sql.unsafe(oldQuery.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"));
    const before = await asked();
    assert.deepEqual(before, { groups: 0, marked: 1, entries: 700 });
    const [functions, list, documents] = [
      sourceOf("plain_text"),
      sourceOf("documents_in_old_form"),
      sourceOf("documents_in_plain_text"),
    ];
    for (const statement of functions)
      await sql.unsafe(statement.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"));
    for (const statement of list) await sql.unsafe(statement);
    assert.deepEqual(await asked(), before);
    await sql`update landscape_entries set published = false where slug = 'entry-7'`;
    const stamps = () => sql`
      select (select array_agg(changes order by id) from resource_changes changes)::text as changes,
        (select array_agg(changes order by id) from hidden_changes changes)::text as hidden_changes,
        (select array_agg((id, revision, updated_at) order by id) from groups)::text as groups,
        (select array_agg((id, updated_at) order by id) from landscape_entries)::text as entries`;
    const stamped = await stamps();
    const changed: number[][] = [];
    for (const statement of documents) {
      const counts: number[] = [];
      for (;;) {
        const { count } = await sql.unsafe(statement);
        counts.push(count);
        if (count === 0) break;
        assert.equal((await asked())?.entries, 700);
      }
      changed.push(counts);
    }
    assert.deepEqual(changed[4], [500, 200, 0]);
    assert.ok(isDeepStrictEqual(await stamps(), stamped), "the rebuilding counts as a change");
    assert.equal((await sql`select id from documents_in_old_form`).length, 0);
    assert.deepEqual(await asked(), { groups: 1, marked: 1, entries: 700 });
    const [words] = await sql`select count(*)::int as count from search_words where word <> alliance_plain(word)`;
    assert.equal(words?.["count"], 0);
  });
});
