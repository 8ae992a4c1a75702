import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";

export type Schema = {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly [keyword: string]: unknown;
};

export type OperationObject = {
  operationId: string;
  tags: string[];
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

export type Document = {
  openapi: string;
  info: {
    title: string;
    summary: string;
    description: string;
    contact?: { name: string; email?: string; url?: string };
  };
  tags: { name: string; "x-displayName": string; description: string }[];
  "x-tagGroups": { name: string; tags: string[] }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object; [section: string]: object };
  [member: string]: unknown;
};

/** `generated/` is next to `src/`, and in builds next to `dist/src/`. */
const generated = new URL("../../../generated/", import.meta.url);

let cached: Document | undefined;

/** Builds have JSON, which parses a hundred times faster. */
export const contractDocument = (): Document => {
  const json = new URL("openapi.json", generated);
  cached ??= existsSync(json)
    ? JSON.parse(readFileSync(json, "utf8"))
    : parse(readFileSync(new URL("openapi.yaml", generated), "utf8"));
  if (!cached) throw new Error("generated/openapi.yaml is empty");
  return cached;
};

/** Resolves a reference, and a nullable union to its first schema. */
export const resolveSchema = (schema: Schema): Schema => {
  const { $ref, anyOf: [first] = [] } = schema;
  if (first) return resolveSchema(first);
  if ($ref === undefined) return schema;
  return contractDocument().components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {};
};

/** The components that `root` references, transitively. All security schemes are included, because they are named, not referenced. */
export const usedComponents = (components: Document["components"], root: object): Document["components"] => {
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, section = "", name = ""] of JSON.stringify(part ?? null).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const key = `${section}/${name}`;
      if (used.has(key)) continue;
      used.add(key);
      follow(Object(Object(components)[section])[name]);
    }
  };
  follow(root);
  const { schemas, securitySchemes, ...others } = components;
  const pick = (section: string, all: object) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${section}/${name}`)));
  return {
    ...Object.fromEntries(Object.entries(others).map(([section, all]) => [section, pick(section, Object(all))])),
    schemas: pick("schemas", schemas),
    securitySchemes,
  };
};
