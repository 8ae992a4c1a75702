/** Generates what the TypeScript client in clients/typescript/ knows of the contract: types, methods and error classes. */
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { isObject, type Json } from "./json.ts";

const folder = "clients/typescript/src/generated";

const notice = `// Made from openapi/ by "make generate"; never edited.\n`;

type Parameter = { $ref?: string; name: string; in: string };
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: Parameter[];
  responses: Record<string, unknown>;
  "x-streamed-response"?: "always" | "endless";
};
export type ClientDocument = {
  info: { version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json; parameters: Record<string, Parameter> };
};

/** Operations outside of the API are for browsers. */
const apiOf = ({ paths }: ClientDocument) =>
  Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith("/api/v1/")));

const operationsOf = (document: ClientDocument) =>
  Object.entries(apiOf(document)).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map(
        (one) => document.components.parameters[one.$ref?.split("/").at(-1) ?? ""] ?? one,
      );
      return { method: method.toUpperCase(), path, operation, parameters };
    }),
  );

type Described = ReturnType<typeof operationsOf>[number];

const hasParameter = ({ parameters }: Described, name: string): boolean => parameters.some((one) => one.name === name);

/** The values of one call are in one object. */
const requireDistinct = ({ operation, parameters }: Described): void => {
  const names = ["body", ...parameters.filter((one) => one.in !== "header").map(({ name }) => name)];
  if (new Set(names).size < names.length) throw new Error(`${operation.operationId} has two values of one name`);
};

const isObjectNode = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Successes only: errors are classes, and headers are read by name. */
const withoutErrors = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutErrors);
  if (!isObjectNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name === "headers" || name === "x-codeSamples") return [];
      // Whole objects as examples would be most of the file.
      if (name === "example" && isObjectNode(inner)) return [];
      if (name !== "responses" || !isObject(inner)) return [[name, withoutErrors(inner)]];
      const successes = Object.entries(inner).filter(([status]) => status.startsWith("2"));
      return [[name, withoutErrors(Object.fromEntries(successes))]];
    }),
  );
};

/** The document without the components that nothing in it refers to. */
const usedParts = ({ components, ...rest }: Json, more: string[]): Json => {
  const used = new Set<string>();
  const follow = (text: string): void => {
    for (const [, section = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const key = `${section}/${name}`;
      if (used.has(key)) continue;
      used.add(key);
      follow(JSON.stringify(Object(Object(components)[section])[name]));
    }
  };
  follow(JSON.stringify([rest, more]));
  const sections = Object.entries(Object(components)).map(([section, all]) => [
    section,
    Object.fromEntries(Object.entries(Object(all)).filter(([name]) => used.has(`${section}/${name}`))),
  ]);
  return { ...rest, components: Object.fromEntries(sections) };
};

/** What later versions add to a list stays assignable, and the known values are still suggested. */
const openList = (values: unknown[]): ts.TypeNode =>
  ts.factory.createUnionTypeNode([
    ...values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(String(value)))),
    ts.factory.createParenthesizedType(
      ts.factory.createIntersectionTypeNode([
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
        ts.factory.createTypeLiteralNode([]),
      ]),
    ),
  ]);

const isUnread = (node: ts.Node): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  ["paths", "webhooks", "$defs"].includes(node.name.text);

const schemaTypes = async (document: ClientDocument): Promise<string> => {
  const { schemas, parameters } = document.components;
  const described = withoutErrors({ paths: apiOf(document), components: { schemas, parameters } });
  const whole = { openapi: "3.1.0", info: { title: "", version: "" }, ...Object(described) };
  // Error bodies are read by the client itself, and the codes are named by its classes.
  const used = usedParts(whole, ["#/components/schemas/ErrorCode"]);
  const nodes = await openapiTypescript(JSON.stringify(used), {
    alphabetize: false,
    // What has a default may be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => {
      const { "x-extensible-enum": values, format } = Object(schema);
      if (format === "binary") return ts.factory.createTypeReferenceNode("Blob");
      return Array.isArray(values) ? openList(values) : undefined;
    },
  });
  return astToString(nodes.filter((node) => !isUnread(node)));
};

const comment = (text: string, indentation: string): string => {
  const lines = text.trim().replaceAll("*/", "*\u200B/").split("\n");
  return [`${indentation}/**`, ...lines.map((line) => `${indentation} * ${line}`.trimEnd()), `${indentation} */`].join(
    "\n",
  );
};

const kindOf = (described: Described): "keyed" | "paged" | "endless" | undefined => {
  if (described.operation["x-streamed-response"] === "endless") return "endless";
  if (hasParameter(described, "Idempotency-Key")) return "keyed";
  return hasParameter(described, "cursor") ? "paged" : undefined;
};

const methodTypes = { endless: "FeedMethod", paged: "ListMethod", keyed: "Method" };

/** The shape of a client: what an editor shows at each method. */
const clientTypes = (operations: Described[]): string =>
  `import type { FeedMethod, ListMethod, Method } from "../methods.ts";
import type { operations } from "./schema.ts";

/** A method for each operation of the API. */
export interface Client {
${operations
  .map((described) => {
    const { operationId: id, summary, description = "" } = described.operation;
    const type = methodTypes[kindOf(described) ?? "keyed"];
    return `${comment(`${summary}.\n\n${description}`, "  ")}\n  ${id}: ${type}<operations["${id}"]>;`;
  })
  .join("\n")}
}
`;

/** What a client does for each of them. */
const operationTable = (operations: Described[]): string =>
  `/** Method and path; whether it accepts an \`Idempotency-Key\` (\`keyed\`), is a list of pages (\`paged\`), or has no end (\`endless\`). */
export const operations = {
${operations
  .map((described) => {
    const { method, path, operation } = described;
    const kind = kindOf(described);
    return `  ${operation.operationId}: ${JSON.stringify([method, path, ...(kind ? [kind] : [])])},`;
  })
  .join("\n")}
} as const satisfies Record<string, readonly [method: string, path: string, kind?: "keyed" | "paged" | "endless"]>;
`;

const classOf = (code: string): string => {
  const name = code.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return name.endsWith("Error") ? name : `${name}Error`;
};

/** What a code means, by the table of the document's introduction. */
const meaningOf = ({ info }: ClientDocument, code: string): string => {
  const [, meaning] = new RegExp(`^\\| [0-9, ]+ \\| \`${code}\` \\| (.+) \\|$`, "m").exec(info.description) ?? [];
  if (meaning === undefined) throw new Error(`openapi/info.md does not explain the error code ${code}`);
  return meaning;
};

const errorClasses = (document: ClientDocument): string => {
  const { "x-extensible-enum": codes } = Object(document.components.schemas["ErrorCode"]);
  const all: string[] = codes.map(String);
  return `import { ApiError } from "../errors.ts";

${all
  .map((code) => `/** ${meaningOf(document, code)}. */\nexport class ${classOf(code)} extends ApiError<"${code}"> {}`)
  .join("\n")}

/** The class of each code, as \`X-Error-Code\` has it. */
export const errorClasses = {
${all.map((code) => `  ${code}: ${classOf(code)},`).join("\n")}
} as const;
`;
};

const releaseOf = ({ info: { version } }: ClientDocument): string =>
  `/** The version of the API that this client was made for, and its own. */\nexport const version = ${JSON.stringify(version)};\n`;

/** The client has the version of the API. */
const setVersion = async ({ info: { version } }: ClientDocument): Promise<void> => {
  const path = "clients/typescript/package.json";
  const manifest: object = JSON.parse(await readFile(path, "utf8"));
  writeFileSync(path, `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
};

export const writeClient = async (document: ClientDocument): Promise<void> => {
  const operations = operationsOf(document);
  for (const described of operations) requireDistinct(described);
  const files = {
    schema: await schemaTypes(document),
    client: clientTypes(operations),
    operations: operationTable(operations),
    errors: errorClasses(document),
    version: releaseOf(document),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}.ts`, notice + text);
  await setVersion(document);
};
