import { applyMigrations } from "../../src/program/cli/migrations.ts";

/** Runs the migrations of a folder in its own process, which a test may kill. */
const [url = "", folder = ""] = process.argv.slice(2);

await applyMigrations(url, { folder });
