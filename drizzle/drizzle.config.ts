import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config drizzle/drizzle.config.ts --name <what_changes>`, then read the SQL it wrote. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/db/tables.ts",
    "./src/db/identity-tables.ts",
    "./src/db/administration-tables.ts",
    "./src/db/participation-tables.ts",
  ],
  out: "./drizzle",
});
