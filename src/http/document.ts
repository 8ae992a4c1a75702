import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";

type Schema = { maxLength?: number; maxItems?: number; pattern?: string; description?: string };

export type Document = {
  openapi: string;
  info: { title: string; contact: { email?: string; url?: string } };
  tags: { name: string }[];
  "x-tagGroups": { name: string; tags: string[] }[];
  paths: Record<string, Record<string, { tags: string[] }>>;
  components: {
    schemas: Record<string, Schema & { properties?: Record<string, Schema> }>;
    securitySchemes: object;
    [section: string]: object;
  };
  [member: string]: unknown;
};

/** Beside `src/`, or beside `dist/src/` once built. */
const generated = new URL("../../generated/", import.meta.url);

let cached: Document | undefined;

/** The bundled contract. A build has it as JSON, which parses about a hundred times faster. */
export const contractDocument = (): Document => {
  const json = new URL("openapi.json", generated);
  cached ??= existsSync(json)
    ? JSON.parse(readFileSync(json, "utf8"))
    : parse(readFileSync(new URL("openapi.yaml", generated), "utf8"));
  if (!cached) throw new Error("generated/openapi.yaml is empty");
  return cached;
};
