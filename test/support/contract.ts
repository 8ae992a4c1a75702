import assert from "node:assert/strict";
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "csv-parse/sync";
import { isEmailAddress } from "../../src/foundation/email-address.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { type RouteId, routeTable } from "../../src/server/http/contract.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { pages } from "../../src/site/routes.ts";
import { describePage } from "./described-pages.ts";

/** Validates responses against the contract: Ajv over the bundled document, independent of the server's own validation. */

export type Schema = { [keyword: string]: unknown };
type Header = { $ref?: string; required?: boolean; schema: Schema };
export type Response = {
  $ref?: string;
  headers?: Record<string, Header>;
  content?: Record<string, { schema?: Schema }>;
};
export type Operation = {
  operationId: RouteId;
  description?: string;
  tags: [string];
  security: Record<string, string[]>[];
  parameters?: { $ref?: string; name: string; in: string; required?: boolean; schema: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, Response>;
};
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: Record<"headers" | "responses" | "parameters" | "schemas", Record<string, never>>;
};

type Received = { status: number; headers: Record<string, unknown>; payload: string };

// The unmodified document. Validation below is independent of the server's.
const document: Document = Object(contractDocument());

export const resolveReference = <Target extends object>(target: Target & { $ref?: string }): Target => {
  if (target.$ref === undefined) return target;
  const path = target.$ref.replace(/^#\//, "").split("/");
  // The document is JSON: the location of a reference determines the type of its target.
  return path.reduce<unknown>((node, name) => Object(node)[name], document) as Target;
};

export const contractOperations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
);

/** The operations of the document, and the routes of pages, described in the same format. */
export const operations = [...contractOperations, ...pages.map((page) => describePage(page, document))];

const operationsById = new Map(operations.map((operation) => [operation.operationId, operation]));

export const operationOf = (id: RouteId) => {
  const operation = operationsById.get(id);
  assert.ok(operation, `the document has no operation ${id}`);
  return operation;
};

export const parametersOf = (operation: Operation) => (operation.parameters ?? []).map(resolveReference);

/** The fields of an operation's body with their schemas, and an example of it. */
export const bodyOf = ({
  requestBody,
}: Operation): { fields: [name: string, schema: unknown][]; example: Record<string, unknown> } => {
  const content = Object.values(requestBody?.content ?? {})[0];
  const schema = content && resolveReference<Schema>(content.schema);
  return { fields: Object.entries(Object(schema?.["properties"])), example: { ...Object(content?.example) } };
};

/** The path parameters of an operation, with the document's own examples. */
export const examplePath = (id: RouteId): Record<string, string> =>
  Object.fromEntries(
    parametersOf(operationOf(id))
      .filter((parameter) => parameter.in === "path")
      .map((parameter) => [parameter.name, String(parameter.example)]),
  );

// The lint validates the schemas. Validating them again would take 0.1 seconds per test file.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addFormat("idn-email", isEmailAddress);
ajv.addSchema({ $id: "document", components: { schemas: closeObjects(document.components.schemas) } });

/**
 * Makes schemas stricter than the contract, which allows later versions to add fields and values: responses must not contain
 * fields or values that the current contract does not declare.
 */
function closeObjects(value: unknown, isPart = false): unknown {
  if (Array.isArray(value)) return value.map((item) => closeObjects(item));
  if (typeof value !== "object" || value === null) return value;
  const copy: Schema = Object.fromEntries(
    Object.entries(value).map(([name, nested]) => {
      if (name === "x-extensible-enum") return ["enum", nested];
      return [name, name === "allOf" && Array.isArray(nested) ? nested.map(openPart) : closeObjects(nested)];
    }),
  );
  if ("allOf" in copy) copy["unevaluatedProperties"] = false;
  else if ("properties" in copy && !("additionalProperties" in copy) && !isPart) copy["additionalProperties"] = false;
  return copy;
}

/** Leaves a part of `allOf` open, because it declares only some of the properties. */
function openPart(part: Schema & { $ref?: string }): unknown {
  return closeObjects(part.$ref ? resolveReference(part) : part, true);
}

/** Validators by schema and by its JSON, because many schemas are equal. */
const validators = new Map<Schema | string, ValidateFunction>();
const validatorOf = (schema: Schema): ValidateFunction => {
  const cached = validators.get(schema);
  if (cached) return cached;
  const json = JSON.stringify(schema);
  const absolute = JSON.parse(json.replaceAll('"$ref":"#/', '"$ref":"document#/'));
  const compiled = validators.get(json) ?? ajv.compile(Object(closeObjects(absolute)));
  validators.set(schema, compiled).set(json, compiled);
  return compiled;
};

const requireValid = (schema: Schema, value: unknown, label: string): void => {
  const validate = validatorOf(schema);
  if (validate(value)) return;
  assert.fail(`${label}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value)?.slice(0, 500)}`);
};

/** All errors may use this format. */
const problemDetails = resolveReference<Response>({ $ref: "#/components/responses/ProblemDetails" });

/** Validates a response's status, headers, content type and body. @throws AssertionError that names the difference */
export const validateResponse = (id: RouteId, { status, headers, payload }: Received, method: string): unknown => {
  const declared = operationOf(id).responses[status];
  assert.ok(declared, `${id} returned ${status}, which the contract does not declare: ${payload.slice(0, 300)}`);
  const response = resolveReference(declared);
  for (const [name, reference] of Object.entries(response.headers ?? {})) {
    const header = resolveReference(reference);
    const value = headers[name.toLowerCase()];
    if (value === undefined) assert.ok(!header.required, `${id} ${status} has no ${name}`);
    else {
      // Each value of a repeated header, such as Set-Cookie, has to be valid.
      for (const item of [value].flat())
        requireValid(header.schema, isNumeric(header.schema) ? Number(item) : item, `${id} ${status} ${name}`);
    }
  }
  // An injected HEAD request returns a body, which Node does not send.
  if (method === "HEAD") return undefined;
  if (!response.content) {
    assert.equal(payload, "", `${id} ${status} has a body that is not declared`);
    return undefined;
  }
  const type = String(headers["content-type"] ?? "").split(";", 1)[0] ?? "";
  const content = response.content[type] ?? (status >= 400 ? problemDetails.content?.[type] : undefined);
  assert.ok(content, `${id} ${status} is ${type || "of no type"}, which the contract does not declare`);
  const body = parseBody(type, payload, content.schema);
  // The contract has no schema for YAML.
  if (content.schema) requireValid(content.schema, body, `${id} ${status}`);
  return body;
};

const parseBody = (type: string, payload: string, schema: Schema | undefined): unknown => {
  if (/^application\/(?:\w+\+)?json$/.test(type)) return JSON.parse(payload);
  return type === "text/csv" && schema ? parseRows(payload, resolveReference(schema)) : payload;
};

/** Reads the rows of a CSV file by an independent parser. An empty field is null if the contract allows null. */
const parseRows = (payload: string, { items }: Schema): object[] => {
  const { properties, additionalProperties: further } = resolveReference<Schema>(Object(items));
  const columns: Record<string, Schema> = Object(properties);
  const read = (text: string, column: string): unknown => {
    const types = [resolveReference(columns[column] ?? Object(further))["type"]].flat();
    if (text === "" && types.includes("null")) return null;
    if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
    return types.includes("integer") ? Number(text) : text;
  };
  const header = parse(payload, { bom: true, toLine: 1 })[0] ?? [];
  const columnNames = Object.keys(columns);
  assert.deepEqual(
    typeof further === "object" ? header.slice(0, columnNames.length) : header,
    columnNames,
    "the first row names the columns",
  );
  return parse<Record<string, string>>(payload, { bom: true, columns: true, recordDelimiter: "\r\n" }).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, text]) => [name, read(text, name)])),
  );
};

export const messageTypes = Object.keys(document.webhooks);

/** Validates the headers and the body of a message to a webhook. @throws AssertionError that names the difference */
export const validateMessage = (headers: Record<string, unknown>, body: unknown): void => {
  const type = String(Object(body).type);
  const declared = document.webhooks[type];
  assert.ok(declared, `the contract declares no message ${type}`);
  for (const { name, schema } of parametersOf(declared.post)) {
    const value = headers[name.toLowerCase()];
    requireValid(schema, value, `${type} ${name}`);
  }
  const content = declared.post.requestBody?.content["application/json"];
  assert.ok(content, `${type} has no body`);
  requireValid(content.schema, body, type);
};

const isNumeric = (schema: Schema): boolean => resolveReference(schema)["type"] === "integer";

/** A file with one line for each pair of operation and status that a test saw. */
export const seenFile = join(packageRoot, ".tap/contract-seen.txt");

const recorded = new Set<string>();
export const recordStatus = (id: RouteId, status: number): void => void recorded.add(`${id} ${status}`);
process.once("exit", () => {
  if (recorded.size === 0) return;
  mkdirSync(dirname(seenFile), { recursive: true });
  appendFileSync(seenFile, `${[...recorded].join("\n")}\n`);
});

/** Whether a policy checks the operation's permission before the body is read. */
export const needsRole = (id: RouteId): boolean => {
  const { permission, allowsAnonymous } = routeTable[id];
  return permission.includes(".") && !allowsAnonymous;
};
