import assert from "node:assert/strict";
import { test } from "tap";
import { lintMigrations } from "../../drizzle/lint/migrations.ts";
import { readReleased, schemaOf } from "../../drizzle/lint/released.ts";

const released = {
  tags: new Set(["0000_first", "0001_last"]),
  tables: new Map([
    [
      "ships",
      new Map([
        ["id", "uuid"],
        ["name", "text"],
        ["code", "varchar(8)"],
      ]),
    ],
    ["docks", new Map([["id", "uuid"]])],
  ]),
  uniqueNames: new Set(["ships_pkey", "ships_code_unique"]),
  checks: new Map([
    ["ships_name_check", `"ships"."name" in ('Ada', 'Bea')`],
    ["ships_mast_check", `"ships"."code" = '' or ("ships"."name" = '' and "ships"."id" is not null)`],
    ["ships_code_check", `"ships"."code" <> '' and ("ships"."name" is null or "ships"."code" <> "ships"."name")`],
  ]),
};

const findRules = async (...texts: string[]): Promise<string[]> => {
  const sources = texts.map((text, index) => ({ tag: `000${index + 2}_next`, text }));
  const refusals = await lintMigrations(sources, released);
  return refusals.filter(({ tag }) => tag === sources.at(-1)?.tag).map(({ rule }) => rule);
};

const contract = "-- contract: 0001_last\n";
const outside = "-- run: outside of a transaction\n";
const breakpoint = "\n--> statement-breakpoint\n";
const ships = (change: string) => `alter table ships ${change};`;
const docks = (change: string) => `alter table docks ${change};`;
const concurrently = (index: string) => `${outside}create index concurrently ${index};`;
const join = (...statements: string[]) => statements.join(breakpoint);

const addA = "add column a int";
const trigger = "create trigger a after insert on ships for each row execute function f();";
const masts = "create table masts (a uuid, b uuid);";
const addKey = "alter table masts add foreign key (a) references ships (id);";

const examples: Record<string, [text: string, allowed: string][]> = {
  "index-blocks": [
    ["create index ships_name on ships (name);", concurrently("ships_name on ships (name)")],
    [ships("add column mast text unique"), ships("add column mast text")],
    [
      contract + ships("add constraint ships_code unique (code)"),
      contract + ships("add constraint ships_code unique using index ships_code"),
    ],
  ],
  "index-name": [
    [concurrently("on ships (name)"), concurrently("n on ships (name)")],
    [concurrently('"N" on ships (name)'), concurrently("n on ships (name)")],
  ],
  rewrite: [
    [ships("add column key uuid default gen_random_uuid()"), ships("add column key uuid")],
    [ships("add column at timestamptz default clock_timestamp()"), ships("add column at timestamptz default now()")],
    [ships("add column number bigserial"), ships("add column number bigint")],
    [ships("add column number int generated always as identity"), ships("add column number int")],
    [ships("add column upper text generated always as (name) stored"), ships("add column upper text")],
    [ships("alter column name type varchar(9)"), ships("alter column code type text")],
    [ships("alter column code type varchar(7)"), ships("alter column code type varchar(9)")],
  ],
  "not-null": [
    [ships("add column mast int not null"), ships("add column mast int not null default 1")],
    [ships("alter column name set not null"), ships("alter column name drop not null")],
  ],
  "not-valid": [
    [
      contract + ships("add constraint named check (name <> '')"),
      contract + ships("add constraint named check (name <> '') not valid"),
    ],
    [contract + ships("add constraint dock foreign key (id) references docks (id)"), ships("add column dock_id uuid")],
    [ships("add column dock_id uuid references docks (id)"), ships("add column dock_id uuid")],
    [ships("add column mast int check (mast > 0)"), ships("add column mast int")],
    [
      join(contract + ships("add constraint named check (name <> '') not valid"), ships("validate constraint named")),
      ships("validate constraint named"),
    ],
  ],
  "in-use": [
    [ships("drop column name"), contract + ships("drop column old_name")],
    ["drop table ships;", `${contract}drop table old_ships;`],
    [ships("rename column name to title"), ships("add column title text")],
    [ships("rename to boats"), "create table boats (id int);"],
  ],
  contract: [
    [ships("drop column old_name"), contract + ships("drop column old_name")],
    [
      ships("add constraint ships_name_check check (name in ('Ada', 'Cleo')) not valid"),
      ships("add constraint ships_name_check check (name in ('Ada', 'Bea', 'Cleo')) not valid"),
    ],
    [
      ships("add constraint ships_other_check check (name in ('Ada', 'Bea')) not valid"),
      ships("add constraint ships_name_check check (name in ('Ada', 'Bea')) not valid"),
    ],
    [
      ships("add constraint ships_code_check check (code <> '' and code <> 'x') not valid"),
      ships("add constraint ships_code_check check (code <> '') not valid"),
    ],
    [
      ships("add constraint ships_code_check check (name is null or code = 'x') not valid"),
      ships("add constraint ships_code_check check (name is null or code <> name or code = '') not valid"),
    ],
    [
      ships("add constraint ships_mast_check check (code = '' or id is null) not valid"),
      ships("add constraint ships_mast_check check (code = '' or name = '') not valid"),
    ],
    [ships("drop constraint ships_code_unique"), contract + ships("drop constraint ships_code_unique")],
    [
      `${outside}drop index concurrently if exists ships_code_unique;`,
      `${contract}${outside}drop index concurrently if exists ships_code_unique;`,
    ],
    ["-- contract: 0002_next\ndrop function old_name(text);", `${contract}drop function old_name(text);`],
    [
      `${outside}create unique index concurrently n on ships (name);`,
      `${contract}${outside}create unique index concurrently n on ships (name);`,
    ],
    [
      ships("add constraint named check (name <> '') not valid"),
      ships("add constraint masted check (mast <> '') not valid"),
    ],
  ],
  "several-locks": [
    [join(ships(addA), docks(addA)), join(ships(addA), ships("add column b int"))],
    [join(trigger, docks(addA)), trigger],
    [
      ships("add constraint dock foreign key (dock_id) references docks (id) not valid"),
      ships("add constraint next foreign key (next_id) references ships (id) not valid"),
    ],
    [
      "create table masts (ship_id uuid references ships (id), dock_id uuid references docks (id));",
      "create table masts (ship_id uuid references ships (id), dock_id uuid);",
    ],
    [join(masts, addKey, "alter table masts add foreign key (b) references docks (id);"), join(masts, addKey)],
  ],
  "long-under-lock": [
    [join(ships(addA), ships("validate constraint named")), join(ships("validate constraint named"), ships(addA))],
    [join(ships(addA), "select count(*) from docks;"), "select count(*) from docks;"],
  ],
  breakpoint: [["select 1; select 2;", join("select 1;", "select 2;")]],
};

test("a migration that would block or break the released version", async (t) => {
  for (const [rule, texts] of Object.entries(examples)) {
    await t.test(`${rule} rejects the migration, and accepts the alternative`, async () => {
      for (const [text, allowed] of texts) {
        assert.ok((await findRules(text)).includes(rule), text);
        assert.deepEqual(await findRules(allowed), [], allowed);
      }
    });
  }

  await t.test("names the line and the alternative", async () => {
    const text = `-- Why.\nalter table ships add column a int;${breakpoint}-- And why.\n\nalter table ships\n  rename to boats;`;
    const [refusal] = await lintMigrations([{ tag: "0002_next", text }], released);
    assert.equal(refusal?.line, 6);
    assert.match(refusal?.message ?? "", /add the new one beside it, write both, and drop the old one a release after/);
  });
});

test("tables that are newer than the release may be changed", async () => {
  const table = `create table masts (id uuid primary key, ship_id uuid references ships (id), name text not null);`;
  for (const text of [
    "create index masts_name on masts (name);",
    "alter table masts alter column name set not null, drop column id, add column key uuid default gen_random_uuid();",
    "insert into masts select id, id, name from ships;",
    "update masts set name = '';",
    "drop table masts;",
  ])
    assert.deepEqual(await findRules(table, text), [], text);
  const refusals = await findRules("create table masts (id int);", "create index m on masts (id);", "drop index m;");
  assert.deepEqual(refusals, []);
});

test("a column becomes NOT NULL in three migrations, none of which reads all rows under a lock", async () => {
  const add = contract + ships("add constraint named check (name is not null) not valid");
  const validate = ships("validate constraint named");
  const set = ships("alter column name set not null");
  for (const migrations of [[add], [add, validate], [add, validate, set]])
    assert.deepEqual(await findRules(...migrations), []);
  assert.deepEqual(await findRules(add, set), ["not-null"]);
});

test("a migration may override a rule with a reason", async () => {
  const rename = ships("rename to boats");
  assert.deepEqual(await findRules(`-- admits in-use: nobody has written to it yet\n${rename}`), []);
  assert.deepEqual(await findRules(`-- admits in-use:\n${rename}`), ["in-use"]);
  assert.deepEqual(await findRules("-- admits in-use: nobody has written to it yet\nselect 1;"), ["in-use"]);
  assert.deepEqual(await findRules(`-- admits index-blocks: nobody has written to it yet\n${rename}`), [
    "in-use",
    "index-blocks",
  ]);
});

test("reads the released version's tables and unique names from its schema", async () => {
  const { tables, uniqueNames } = schemaOf(readReleased().last);
  assert.equal(tables.get("users")?.get("email"), "text");
  assert.ok(tables.size > 20);
  for (const name of ["users_pkey", "users_email_unique", "roles_unique"]) assert.ok(uniqueNames.has(name), name);
});
