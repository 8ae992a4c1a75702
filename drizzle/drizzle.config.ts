import { defineConfig } from "drizzle-kit";

/** Run `npx drizzle-kit generate --config drizzle/drizzle.config.ts --name <what_changes>`, then review the SQL. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/db/tables.ts",
    "./src/db/identity-tables.ts",
    "./src/db/credential-tables.ts",
    "./src/db/second-factor-tables.ts",
    "./src/db/administration-tables.ts",
    "./src/db/moderation-tables.ts",
    "./src/db/participation-tables.ts",
    "./src/db/outbox-tables.ts",
    "./src/db/derived-tables.ts",
    "./src/db/webhook-tables.ts",
    "./src/db/position-tables.ts",
    "./src/db/upload-tables.ts",
  ],
  out: "./drizzle",
});
