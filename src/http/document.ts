import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";

export type Document = {
  openapi: string;
  components: { schemas: Record<string, { maxLength?: number; maxItems?: number }> };
  [member: string]: unknown;
};

/** Beside `src/`, or beside what was built of it. */
const generated = new URL("../../generated/", import.meta.url);

let known: Document | undefined;

/** The bundled contract. A build has it as JSON, which is read in a hundredth of the time. */
export const contractDocument = (): Document => {
  const json = new URL("openapi.json", generated);
  known ??= existsSync(json)
    ? JSON.parse(readFileSync(json, "utf8"))
    : parse(readFileSync(new URL("openapi.yaml", generated), "utf8"));
  if (!known) throw new Error("generated/openapi.yaml is empty");
  return known;
};
