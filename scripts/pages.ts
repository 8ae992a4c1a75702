/** Writes generated/pages.ts: the routes of pages, from their definitions. "make generate" runs it. */
import { writeFileSync } from "node:fs";
import { pages } from "../src/site/routes.ts";

const lines = pages.map(({ id, operation }) => `  ${id}: ${JSON.stringify(operation)},\n`);
writeFileSync(
  "generated/pages.ts",
  `// Generated from the definitions of pages by "make generate". Do not edit.
export const pageTable = {
${lines.join("")}} as const;
`,
);
