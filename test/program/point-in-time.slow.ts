import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Test, test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { freePort } from "../e2e/program.ts";
import { newestBinFolder, newServerFolder, unprivilegedCommand } from "../support/debian.ts";
import { query, queryValue, until } from "../support/embedded.ts";

const run = promisify(execFile);

const programs = newestBinFolder();
const isMissing = programs === undefined || process.getuid?.() !== 0;

const documented = readFileSync(join(packageRoot, "docs/operations.md"), "utf8");

/** Returns the commands of the code block that begins with the comment `title`. */
const readCommands = (title: string): string =>
  new RegExp(`\`\`\`sh\\n(# ${title}\\n[^]+?)\`\`\``).exec(documented)?.[1] ?? assert.fail(`no commands "${title}"`);

/** Requires that a file may be archived again with the same content, as after a crash, but never with other content. */
const requireSafeArchive = async (archive: string, copy: (segment: string) => Promise<unknown>): Promise<void> => {
  const archived = join(archive, "000000010000000000000001");
  await until("the first file is archived", async () => existsSync(archived));
  const before = await readFile(archived);
  await copy(archived);
  const other = join(dirname(archive), "another");
  await writeFile(other, "of another server", { mode: 0o644 });
  await assert.rejects(copy(other));
  assert.deepEqual(await readFile(archived), before);
};

const skipReason = isMissing ? "needs the system's PostgreSQL, and root to start it as its user" : false;

type Environment = Record<string, string>;
type Shell = (script: string, more?: Environment) => Promise<unknown>;

const openShell = async (t: Test, variables: (folder: string, port: string) => Environment) => {
  const folder = await newServerFolder(t);
  const port = String(await freePort());
  const env = {
    PATH: `${programs}:${process.env["PATH"]}`,
    PGPORT: port,
    ARCHIVE: join(folder, "archive"),
    BASE: join(folder, "base"),
    ...variables(folder, port),
  };
  const asPostgres: Shell = (script, more = {}) =>
    run(...unprivilegedCommand("bash", ["-euc", script]), { cwd: folder, env: { ...env, ...more } });
  return { env, port, asPostgres };
};

const requireRestore = async (
  { env, port, asPostgres }: Awaited<ReturnType<typeof openShell>> & { env: { PGDATA?: string } },
  server: string,
): Promise<void> => {
  const runCommands: Shell = (title, more) => asPostgres(`${server}\n${readCommands(title)}`, more);
  const url = `postgres://postgres@127.0.0.1:${port}/alliance`;
  await applyMigrations(url);

  await runCommands("archive");
  await runCommands("base");
  await query(url, "insert into search_words (word) values ('kept')");
  const moment = String(await queryValue(url, "select clock_timestamp()::text as moment"));
  await query(url, "select pg_sleep(0.01)");
  await query(url, "delete from search_words");
  assert.equal(await queryValue(url, "select count(*)::int from search_words"), 0);

  await requireSafeArchive(env.ARCHIVE, async (segment) => {
    const command = String(await queryValue(url, "select current_setting('archive_command') as command"));
    return asPostgres(command.replaceAll("%p", segment).replaceAll("%f", "000000010000000000000001"));
  });

  await runCommands("restore", { MOMENT: moment });
  assert.equal(await queryValue(url, "select pg_is_in_recovery()"), false);
  assert.equal(await queryValue(url, "select word from search_words"), "kept");
  await query(url, "insert into search_words (word) values ('and new')");
  // These settings must not remain, because later base backups of this server would contain them.
  const settings = await readFile(join(env.PGDATA ?? "", "postgresql.auto.conf"), "utf8");
  assert.doesNotMatch(settings, /recovery_target|restore_command/);
};

test("the commands in docs/operations.md restore the moment before a deletion", {
  skip: skipReason,
}, async (t) => {
  const shell = await openShell(t, (folder) => ({ PGHOST: folder, PGDATA: join(folder, "data") }));
  const { port, asPostgres } = shell;
  t.teardown(() => asPostgres('pg_ctl -D "$PGDATA" -m immediate stop').catch(() => {}));
  await asPostgres(`initdb --auth=trust --encoding=UTF8 --locale=C.UTF-8 -D "$PGDATA"
    echo "port = ${port}
    unix_socket_directories = '$PGHOST'
    listen_addresses = '127.0.0.1'" >> "$PGDATA/postgresql.conf"
    mkdir "$ARCHIVE"
    pg_ctl -D "$PGDATA" -w -l "$PGDATA/server.log" start && createdb alliance`);
  await requireRestore(shell, readCommands("server"));
});

test("the commands also restore a cluster of Debian's pg_createcluster, with settings in /etc", {
  skip: skipReason || (!existsSync("/usr/bin/pg_createcluster") && "no pg_createcluster"),
}, async (t) => {
  const version = basename(dirname(String(programs)));
  const cluster = `alliance${process.pid}`;
  const folder = `/var/lib/postgresql/${version}/${cluster}`;
  const shell = await openShell(t, () => ({
    PGHOST: "127.0.0.1",
    PGDATA: folder,
    VERSION: version,
    CLUSTER: cluster,
  }));
  const { port, asPostgres } = shell;
  t.teardown(async () => {
    await run("pg_dropcluster", ["--stop", version, cluster]).catch(() => {});
    await rm(`${folder}.before`, { recursive: true, force: true });
  });
  const settings = ["--start-conf=manual", `--port=${port}`, "--encoding=UTF8", "--locale=C.UTF-8"];
  await run("pg_createcluster", [...settings, version, cluster, "--", "--auth=trust"]);
  await asPostgres(`mkdir "$ARCHIVE"; pg_ctlcluster ${version} ${cluster} start && createdb alliance`);
  await requireRestore(shell, readCommands("server on Debian"));
});
