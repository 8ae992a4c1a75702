import { applyMigrations } from "../../src/program/cli/migrations.ts";

/** Migrates a database with the migrations of a folder: a process of its own, which a test may kill. */
const [url = "", folder = ""] = process.argv.slice(2);

await applyMigrations(url, { folder });
