/**
 * Generates the files in generated/ from the hand-written document:
 * openapi.yaml (the bundle) and contract.ts (types, enums and the table of operations).
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse, stringify } from "yaml";
import type { Operation as Described } from "../../src/server/http/contract.ts";
import { addCodeSamples } from "./code-samples.ts";
import { addExamples } from "./examples.ts";
import { nameIn } from "./json.ts";
import { addNotes } from "./notes.ts";
import { dropUnused, mergeNull } from "./nullable.ts";
import { writePythonClient } from "./python-client.ts";
import { typesOf } from "./types.ts";
import { writeTypescriptClient } from "./typescript-client.ts";

type Schema = {
  $ref?: string;
  enum?: unknown[];
  "x-extensible-enum"?: unknown[];
  "x-enumDescriptions"?: Record<string, string>;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};
type MediaTypes = Record<string, { schema?: Schema }>;
type Parameter = { $ref?: string; name: string; in: string; schema?: { format?: string; default?: unknown } };
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  security: Record<string, string[]>[];
  "x-permission": Described["permission"];
  "x-unverified-users"?: "admitted";
  "x-rate-limit"?: "none" | "participations";
  "x-credentials"?: "ignored";
  "x-trailing-slash"?: "accepted";
  "x-unknown-query-parameters"?: "ignored" | "tracking-ignored";
  "x-empty-members"?: "ignored";
  "x-max-body-bytes"?: number;
  "x-streamed-response"?: "always" | "long" | "endless";
  "x-deprecated-at"?: string;
  "x-sunset"?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; headers?: Record<string, unknown>; content?: MediaTypes }>;
};
type Document = {
  info: { version: string; description: string };
  tags: { description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: {
      session: { "x-login-page": string; "x-landing-page": string; "x-saved-form-page": string };
      oauth2: { flows: { authorizationCode: { scopes: Record<string, string> } } };
    };
    parameters: Record<string, Parameter>;
    responses: Record<string, { headers?: Record<string, unknown>; content?: MediaTypes }>;
    schemas: Record<string, Schema>;
  };
};

const bundlePath = "generated/openapi.yaml";

const bundle = async (): Promise<Document> => {
  execFileSync(
    "npx",
    ["redocly", "bundle", "openapi/openapi.yaml", "--config=openapi/redocly.yaml", `--output=${bundlePath}`],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      stdio: ["ignore", "ignore", process.env["DEBUG"] ? "inherit" : "pipe"],
    },
  );
  const document: Document = parse(await readFile(bundlePath, "utf8"));
  for (const described of [document.info, ...document.tags]) described.description = described.description.trim();
  mergeNull(document, document.components.schemas);
  dropUnused(document, document.components.schemas);
  addExamples(document.components.schemas);
  addCodeSamples(document);
  addNotes(document.paths);
  addAccessTokens(document);
  writeFileSync(bundlePath, stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }));
  return document;
};

/** Descriptions of the scopes. */
const scopeDescriptionsOf = ({ components: { schemas } }: Document): Record<string, string> =>
  schemas["TokenScope"]?.["x-enumDescriptions"] ?? {};

/** Adds access tokens with the same scopes wherever API tokens are accepted. */
const addAccessTokens = (document: Document): void => {
  document.components.securitySchemes.oauth2.flows.authorizationCode.scopes = scopeDescriptionsOf(document);
  for (const { security } of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const at = security.findIndex((requirement) => requirement["bearer"]);
    const scopes = security[at]?.["bearer"];
    if (scopes) security.splice(at + 1, 0, { oauth2: scopes });
  }
};

const resolverOf =
  ({ schemas }: Document["components"]) =>
  (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? schemas[nameIn(schema.$ref)] : schema;

/** Fields of the body that are lists. In a form, a list of one item looks like text. */
const listFieldsOf = ({ components }: Document, { requestBody }: Operation): string[] => {
  const resolve = resolverOf(components);
  const body = resolve(Object.values(requestBody?.content ?? {})[0]?.schema);
  return Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
    resolve(schema)?.type === "array" ? [name] : [],
  );
};

/** Names of the query parameters of an operation that ignores others. */
const queryOf = ({ components }: Document, operation: Operation): string[] =>
  operation["x-unknown-query-parameters"] === undefined
    ? []
    : (operation.parameters ?? [])
        .map((parameter) => (parameter.$ref ? components.parameters[nameIn(parameter.$ref)] : parameter))
        .flatMap((parameter) => (parameter?.in === "query" ? [parameter.name] : []));

/** Whether the path has a secret parameter, which OpenAPI marks by the format `password`. */
const isSecretPath = ({ components }: Document, { parameters = [] }: Operation): boolean =>
  parameters
    .map((parameter) => (parameter.$ref ? components.parameters[nameIn(parameter.$ref)] : parameter))
    .some((parameter) => parameter?.in === "path" && parameter.schema?.format === "password");

/** Columns of a CSV file, which the contract describes as a list of objects: the names of their properties, in order. */
const columnsOf = ({ components }: Document, { responses }: Operation): string[] => {
  const resolve = resolverOf(components);
  const rows = resolve(responses["200"]?.content?.["text/csv"]?.schema);
  return Object.keys(resolve(rows?.items)?.properties ?? {});
};

/** RFC 9745 and RFC 8594. The document has dates, the headers a Unix time and an HTTP date. */
const deprecationOf = ({ "x-deprecated-at": since, "x-sunset": sunset }: Operation): Described["deprecation"] =>
  since === undefined || sunset === undefined
    ? null
    : { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() };

const isJsonRpcError = (content: MediaTypes = {}): boolean =>
  Object.values(content).some((media) => Object(media).schema?.$ref === "#/components/schemas/McpError");
const isOAuthError = (content: MediaTypes | undefined): boolean =>
  Object(content?.["application/json"]).schema?.$ref === "#/components/schemas/OAuthErrorBody";

/** The properties of an operation that the binding needs besides its schemas. */
const describe = (document: Document, method: string, path: string, operation: Operation): Described => {
  const { security } = operation;
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const shared = response.$ref && document.components.responses[nameIn(response.$ref)];
    return { status: Number(status), ...(shared || response) };
  });
  const success = responses.filter(({ status }) => status < 300);
  const allowsAnonymous = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  // Access tokens are sent like API tokens.
  const credentials = [...new Set(security.flatMap((one) => Object.keys(one)))].filter((name) => name !== "oauth2");
  return {
    method: method.toUpperCase(),
    path,
    allowsAnonymous,
    allowsUnverified: operation["x-unverified-users"] === "admitted",
    credentials,
    ignoresCredentials: operation["x-credentials"] === "ignored",
    acceptsTrailingSlash: operation["x-trailing-slash"] === "accepted",
    scopes: security.flatMap((one) => one["bearer"] ?? []),
    permission: operation["x-permission"],
    redirectsToLogin:
      !allowsAnonymous && credentials.includes("session") && responses.some(({ status }) => status === 303),
    consumes: Object.keys(operation.requestBody?.content ?? {}),
    needsBody: operation.requestBody?.required === true,
    ignoresEmptyMembers: operation["x-empty-members"] === "ignored",
    maxBodyBytes: operation["x-max-body-bytes"] ?? null,
    listFields: listFieldsOf(document, operation),
    query: queryOf(document, operation),
    unlistedQuery: operation["x-unknown-query-parameters"] ?? null,
    produces: [...new Set((success.length ? success : responses).flatMap(({ content }) => Object.keys(content ?? {})))],
    etagStatuses: success.filter(({ headers }) => headers && "ETag" in headers).map(({ status }) => status),
    rateLimit: operation["x-rate-limit"] ?? null,
    deprecation: deprecationOf(operation),
    isSecretPath: isSecretPath(document, operation),
    columns: columnsOf(document, operation),
    isStreamed: columnsOf(document, operation).length > 0 || operation["x-streamed-response"] === "always",
    isLong: operation["x-streamed-response"] === "long",
    isEndless: operation["x-streamed-response"] === "endless",
    rendersHtmlErrors: responses.some(({ status, content }) => status >= 400 && "text/html" in (content ?? {})),
    jsonRpcStatuses: responses.filter(({ content }) => isJsonRpcError(content)).map(({ status }) => status),
    hasOAuthErrors: responses.some(({ status, content }) => status >= 400 && isOAuthError(content)),
  };
};

/** One line per operation. */
const operationTable = (document: Document): string =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]) =>
          `  ${operation.operationId}: ${JSON.stringify(describe(document, method, path, operation))},\n`,
      ),
    )
    .join("");

/** The pages that the binding redirects browsers to. */
const sessionPages = ({ paths, components: { securitySchemes } }: Document) => {
  const pathOf = (id: string) =>
    Object.entries(paths).find(([, item]) => Object.values(item).some(({ operationId }) => operationId === id))?.[0];
  const { "x-login-page": login, "x-landing-page": landing, "x-saved-form-page": savedForm } = securitySchemes.session;
  return { login: pathOf(login), landing, savedForm: pathOf(savedForm) };
};

/** The values of each enum for use at run time, in tables and on pages. To clients, those of responses are open lists. */
const enumsOf = ({ components: { schemas } }: Document): string =>
  Object.entries(schemas)
    .flatMap(([name, { enum: closed, "x-extensible-enum": open }]) => {
      const values = closed ?? open;
      return values ? `  ${name}: ${JSON.stringify(values)},\n` : [];
    })
    .join("");

const document = await bundle();
writeFileSync(
  "generated/contract.ts",
  `// Generated from openapi/ by "make generate". Do not edit.
${await typesOf(document)}
export type Schemas = components["schemas"];

export const enums = {
${enumsOf(document)}} as const;

/** What each scope allows, in words; in the order of the contract. */
export const scopeDescriptions = ${JSON.stringify(scopeDescriptionsOf(document))} as const;

export const sessionPages = ${JSON.stringify(sessionPages(document))} as const;

export const operationTable = {
${operationTable(document)}} as const;
`,
);
await writeTypescriptClient(document);
writePythonClient(document);
