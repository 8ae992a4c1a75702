/** Generates the types, methods and error classes of the TypeScript client in clients/typescript/. */
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { type ClientDocument, type Described, errorsOf, kindOf, operationsOf, usedByApi } from "./client-operations.ts";

const folder = "clients/typescript/src/generated";

const notice = `// Generated from openapi/ by "make generate". Do not edit.\n`;

/** The type of an extensible enum: accepts values of later versions. Editors still suggest the known values. */
const openEnum = (values: unknown[]): ts.TypeNode =>
  ts.factory.createUnionTypeNode([
    ...values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(String(value)))),
    ts.factory.createParenthesizedType(
      ts.factory.createIntersectionTypeNode([
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
        ts.factory.createTypeLiteralNode([]),
      ]),
    ),
  ]);

const isUnused = (node: ts.Node): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  ["paths", "webhooks", "$defs"].includes(node.name.text);

const schemaTypes = async (document: ClientDocument): Promise<string> => {
  const nodes = await openapiTypescript(JSON.stringify(usedByApi(document)), {
    alphabetize: false,
    // Properties with a default are optional in requests.
    defaultNonNullable: false,
    transform: (schema) => {
      const { "x-extensible-enum": values, format } = Object(schema);
      if (format === "binary") return ts.factory.createTypeReferenceNode("Blob");
      return Array.isArray(values) ? openEnum(values) : undefined;
    },
  });
  return astToString(nodes.filter((node) => !isUnused(node)));
};

const comment = (text: string, indentation: string): string => {
  const lines = text.trim().replaceAll("*/", "*\u200B/").split("\n");
  return [`${indentation}/**`, ...lines.map((line) => `${indentation} * ${line}`.trimEnd()), `${indentation} */`].join(
    "\n",
  );
};

const methodTypes = { endless: "FeedMethod", paged: "ListMethod", keyed: "Method" };

/** The `Client` interface. Editors show the comments of its methods. */
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

/** The table from which a client creates its methods. */
const operationTable = (operations: Described[]): string =>
  `/** Method, path and kind of each operation: whether it accepts an \`Idempotency-Key\` (\`keyed\`), is a list of pages (\`paged\`), or has no end (\`endless\`). */
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

const errorClasses = (document: ClientDocument): string => {
  const errors = errorsOf(document);
  return `import { ApiError } from "../errors.ts";

${errors
  .map(({ code, name, meaning }) => `/** ${meaning}. */\nexport class ${name} extends ApiError<"${code}"> {}`)
  .join("\n")}

/** Error classes by the codes in \`X-Error-Code\`. */
export const errorClasses = {
${errors.map(({ code, name }) => `  ${code}: ${name},`).join("\n")}
} as const;
`;
};

const versionModule = ({ info: { version } }: ClientDocument): string =>
  `/** The version of this client, and of the API that it was generated from. */\nexport const version = ${JSON.stringify(version)};\n`;

/** Sets the version of the package to the version of the API. */
const setVersion = async ({ info: { version } }: ClientDocument): Promise<void> => {
  const path = "clients/typescript/package.json";
  const manifest: object = JSON.parse(await readFile(path, "utf8"));
  writeFileSync(path, `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
};

export const writeTypescriptClient = async (document: ClientDocument): Promise<void> => {
  const operations = operationsOf(document);
  const files = {
    schema: await schemaTypes(document),
    client: clientTypes(operations),
    operations: operationTable(operations),
    errors: errorClasses(document),
    version: versionModule(document),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}.ts`, notice + text);
  await setVersion(document);
};
