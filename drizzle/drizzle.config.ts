import { defineConfig } from "drizzle-kit";

/** Run `npx drizzle-kit generate --config drizzle/drizzle.config.ts --name <what_changes>`, then review the SQL. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/foundation/db/tables.ts",
    "./src/foundation/db/agenda-tables.ts",
    "./src/foundation/db/identity-tables.ts",
    "./src/foundation/db/credential-tables.ts",
    "./src/foundation/db/second-factor-tables.ts",
    "./src/foundation/db/administration-tables.ts",
    "./src/foundation/db/participation-tables.ts",
    "./src/foundation/db/invitation-tables.ts",
    "./src/foundation/db/import-tables.ts",
    "./src/foundation/db/outbox-tables.ts",
    "./src/foundation/db/derived-tables.ts",
    "./src/foundation/db/webhook-tables.ts",
    "./src/foundation/db/statistics-tables.ts",
    "./src/foundation/db/upload-tables.ts",
  ],
  out: "./drizzle",
});
