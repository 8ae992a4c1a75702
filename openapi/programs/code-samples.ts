/** Generates the code samples of the document from its examples: each operation of the API in curl, TypeScript, JavaScript and Python. */

type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: { default?: unknown };
  example?: unknown;
};
export type CodeSample = { lang: string; label: string; source: string };
export type SampledOperation = {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  "x-streamed-response"?: "always" | "long" | "endless";
  "x-codeSamples"?: CodeSample[];
};
export type SampledDocument = {
  paths: Record<string, Record<string, SampledOperation>>;
  components: { schemas: object; parameters?: Record<string, Parameter> };
};

/** Replaced by the service's own URL when it publishes the document. */
const server = "https://alliance.example.org";

/** Adds samples to the operations of the API, and a sample for curl to other operations that return a file. Endless streams have samples only for curl and TypeScript. */
export const addCodeSamples = (document: SampledDocument): void => {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      const isApi = path.startsWith("/api/v1/");
      if (!isApi && !(method === "get" && returnsFile(operation))) continue;
      const call = callOf(document, { method, path, operation });
      operation["x-codeSamples"] =
        isApi && !call.isEndless
          ? [curl(call), typeScript(call), javaScript(call), python(call)]
          : [curl(call), ...(isApi ? [typeScript(call)] : [])];
    }
};

/** Whether programs, which have no session, can get a file from the operation. */
const returnsFile = ({ security, responses }: SampledOperation): boolean => {
  const types = Object.keys(responses["200"]?.content ?? {});
  const isForBrowsers = security.length > 0 && security.every((one) => "session" in one);
  return !isForBrowsers && types.length > 0 && !types.includes("text/html");
};

type Field = readonly [name: string, value: string];

/** The request of a sample. */
type Call = {
  operationId: string;
  method: string;
  url: string;
  query: Field[];
  hasCredential: boolean;
  hasIdempotencyKey: boolean;
  /** Example values of the path and the query parameters. */
  values: Record<string, unknown>;
  /** Undefined without a body. */
  body: unknown;
  /** Whether the response never ends, so that it is printed as it arrives. */
  isEndless: boolean;
  /** Sent instead of a JSON body. */
  file: { name: string; type: string } | undefined;
};

type Described = { method: string; path: string; operation: SampledOperation };

const callOf = (document: SampledDocument, { method, path, operation }: Described): Call => {
  const { operationId, security, requestBody } = operation;
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const exampleOf = (described: { example?: unknown } | undefined, name: string): unknown =>
    described?.example ?? fail(`${operationId} needs an example of ${name}`);
  const segment = (name: string): string => {
    const parameter = parameters.find((parameter) => parameter.in === "path" && parameter.name === name);
    return encodeURIComponent(String(exampleOf(parameter, name)));
  };
  const fieldsOf = (parameter: Parameter): Field[] => {
    const { name = "" } = parameter;
    return [exampleOf(parameter, name)].flat().map((value): Field => [name, String(value)]);
  };
  const input = parameters.filter((parameter) => parameter.in === "path" || isSent(parameter));
  return {
    operationId,
    values: Object.fromEntries(input.map((one) => [one.name, exampleOf(one, one.name ?? "")])),
    method: method.toUpperCase(),
    url: `${server}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name))}`,
    query: parameters.filter(isSent).flatMap(fieldsOf),
    hasCredential: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    isEndless: operation["x-streamed-response"] === "endless",
    hasIdempotencyKey: parameters.some(({ name }) => name === "Idempotency-Key"),
    ...bodyOf(requestBody?.content, exampleOf),
  };
};

const picture = { name: "picture.png", type: "image/png" };

const bodyOf = (
  content: Record<string, { example?: unknown }> | undefined,
  exampleOf: (described: { example?: unknown } | undefined, name: string) => unknown,
): Pick<Call, "body" | "file"> => {
  if (content?.[picture.type]) return { body: undefined, file: picture };
  return { body: content && exampleOf(content["application/json"], "its JSON body"), file: undefined };
};

const resolve = ({ components }: SampledDocument, parameter: Parameter): Parameter =>
  parameter.$ref === undefined
    ? parameter
    : (components.parameters?.[parameter.$ref.split("/").at(-1) ?? ""] ?? fail(`${parameter.$ref} is missing`));

const fail = (message: string): never => {
  throw new Error(message);
};

/** Whether a sample sends the parameter. Of optional ones, only the search text and a limit other than the default: other filters would hide most of a list. */
const isSent = ({ in: place, name = "", required, example, schema }: Parameter): boolean =>
  place === "query" && (required === true || (["q", "limit"].includes(name) && example !== schema?.default));

/** How a language writes values. */
type Syntax = {
  name(text: string): string;
  /** Its constants for JSON's true, false and null. */
  constants: Record<string, string>;
  indentation: string;
  /** Between the braces and the content. */
  padding: string;
  trailingComma: string;
};

/** A JSON string is also valid in JavaScript and Python. */
const quoted = (text: string): string => JSON.stringify(text);

const json: Syntax = { name: quoted, constants: {}, indentation: "  ", padding: "", trailingComma: "" };
const js: Syntax = {
  ...json,
  name: (text) => (/^[a-z_]\w*$/i.test(text) ? text : quoted(text)),
  padding: " ",
  trailingComma: ",",
};
const py: Syntax = {
  ...json,
  constants: { true: "True", false: "False", null: "None" },
  indentation: "    ",
  trailingComma: ",",
};

const width = 72;

const indent = (text: string, by: string): string => `${by}${text.replaceAll("\n", `\n${by}`)}`;

/** Joins items between brackets: on one line if they fit, unless `onLines` is set. */
const list = (
  [open, close]: readonly [string, string],
  items: readonly string[],
  { indentation, trailingComma }: Syntax,
  { padding = "", onLines = false } = {},
): string => {
  if (items.length === 0) return `${open}${close}`;
  const line = `${open}${padding}${items.join(", ")}${padding}${close}`;
  if (!onLines && !line.includes("\n") && line.length <= width) return line;
  return `${open}\n${items.map((item) => indent(item, indentation)).join(",\n")}${trailingComma}\n${close}`;
};

/** An object whose values are code. */
const record = (fields: readonly Field[], syntax: Syntax, { onLines = false } = {}): string => {
  const items = fields.map(([name, code]) => `${syntax.name(name)}: ${code}`);
  return list(["{", "}"], items, syntax, { padding: syntax.padding, onLines });
};

const literal = (value: unknown, syntax: Syntax): string => {
  const write = (inner: unknown): string => literal(inner, syntax);
  if (Array.isArray(value)) return list(["[", "]"], value.map(write), syntax);
  if (typeof value === "object" && value !== null)
    return record(
      Object.entries(value).map(([name, inner]): Field => [name, write(inner)]),
      syntax,
    );
  const text = JSON.stringify(value);
  return syntax.constants[text] ?? text;
};

/** The headers of a call. `code` has the expressions for the credential and the key. */
const headersOf = (call: Call, code: { credential: string; key: string }): Field[] => {
  const headers: Field[] = [];
  if (call.hasCredential) headers.push(["Authorization", code.credential]);
  if (call.hasIdempotencyKey) headers.push(["Idempotency-Key", code.key]);
  return headers;
};

const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const shellWord = (text: string): string => (/^[\w%.:/-]+$/.test(text) ? text : shellQuoted(text));

const curl = (call: Call): CodeSample => {
  const { method, url, query, body, file, isEndless } = call;
  const impliedMethod = body === undefined && !file ? "GET" : "POST";
  const headers = headersOf(call, { credential: "Bearer $TOKEN", key: "$(openssl rand -hex 16)" });
  if (file) headers.push(["Content-Type", file.type]);
  const command = ["curl", "--fail-with-body"];
  if (isEndless) command.push("--no-buffer");
  if (query.length > 0) command.push("--get");
  if (method !== impliedMethod) command.push("--request", method);
  const start = [...command, shellWord(url)].join(" ");
  const lines = start.length <= width ? [start] : [command.join(" "), shellWord(url)];
  lines.push(...headers.map(([name, value]) => `--header "${name}: ${value}"`));
  // Always quoted, because readers replace the values.
  lines.push(...query.map(([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`));
  if (body !== undefined) lines.push(`--json ${shellQuoted(literal(body, json))}`);
  if (file) lines.push(`--data-binary @${file.name}`);
  return { lang: "Shell", label: "curl", source: lines.join(" \\\n").replaceAll("\n", "\n  ") };
};

/** With our own client: clients/typescript. */
const typeScript = ({ operationId, values, body, file, hasCredential, isEndless }: Call): CodeSample => {
  const settings: Field[] = [["baseUrl", quoted(server)]];
  if (hasCredential) settings.push(["token", "process.env.TOKEN"]);
  const input = literal({ ...values, ...(body !== undefined && { body }) }, js);
  const called = `${operationId}(${file ? "{ body }" : input === "{}" ? "" : input})`;
  const lines = [
    ...(file ? ['import { readFile } from "node:fs/promises";'] : []),
    'import { createClient } from "@community-alliance/client";',
    "",
    `const alliance = createClient(${record(settings, js)});`,
    ...(file ? [`const body = new Blob([${readBy(file)}], { type: ${quoted(file.type)} });`] : []),
    ...(isEndless
      ? [`for await (const event of alliance.${called}) console.log(event);`]
      : [`const result = await alliance.${called};`, "console.log(result);"]),
  ];
  return { lang: "TypeScript", label: "TypeScript", source: lines.join("\n") };
};

const readBy = ({ name }: { name: string }): string => `await readFile(${quoted(name)})`;

const javaScript = (call: Call): CodeSample => {
  const { method, url, query, body, file } = call;
  const headers = headersOf(call, {
    credential: `\`Bearer \${process.env.TOKEN}\``,
    key: "crypto.randomUUID()",
  });
  if (body !== undefined) headers.push(["Content-Type", quoted("application/json")]);
  if (file) headers.push(["Content-Type", quoted(file.type)]);
  const options: Field[] = [];
  if (method !== "GET") options.push(["method", quoted(method)]);
  if (headers.length > 0) options.push(["headers", record(headers, js)]);
  if (body !== undefined) options.push(["body", `JSON.stringify(${literal(body, js)})`]);
  if (file) options.push(["body", readBy(file)]);
  const lines = [
    ...(file ? ['import { readFile } from "node:fs/promises";', ""] : []),
    query.length > 0 ? `const url = \`${url}?\${query}\`;` : `const url = ${quoted(url)};`,
    `const response = await fetch(url${options.length > 0 ? `, ${record(options, js, { onLines: true })}` : ""});`,
    "const body = await response.json();",
    "if (!response.ok) throw new Error(body.error);",
    "console.log(body);",
  ];
  if (query.length > 0) lines.unshift(`const query = new URLSearchParams(${queryOf(query, js)});`);
  return { lang: "JavaScript", label: "JavaScript", source: lines.join("\n") };
};

/** Writes the query as an object, or as pairs if a name is repeated. */
const queryOf = (query: readonly Field[], syntax: Syntax): string => {
  const isRepeated = new Set(query.map(([name]) => name)).size < query.length;
  return literal(isRepeated ? query : Object.fromEntries(query), syntax);
};

const python = (call: Call): CodeSample => {
  const { method, url, query, body, file, hasCredential, hasIdempotencyKey } = call;
  const headers = headersOf(call, {
    credential: "f\"Bearer {os.environ['TOKEN']}\"",
    key: "str(uuid.uuid4())",
  });
  if (file) headers.push(["Content-Type", quoted(file.type)]);
  // `httpx.delete` sends no body.
  const isPlain = method !== "DELETE" || body === undefined;
  const options = isPlain ? [quoted(url)] : [quoted(method), quoted(url)];
  if (query.length > 0) options.push(`params=${queryOf(query, py)}`);
  if (headers.length > 0) options.push(`headers=${record(headers, py)}`);
  if (body !== undefined) options.push(`json=${literal(body, py)}`);
  if (file) options.push(`content=Path(${quoted(file.name)}).read_bytes()`);
  const standard = [
    ...(hasCredential ? ["import os"] : []),
    ...(hasIdempotencyKey ? ["import uuid"] : []),
    ...(file ? ["from pathlib import Path"] : []),
  ];
  const lines = [
    ...(standard.length > 0 ? [...standard, ""] : []),
    "import httpx",
    "",
    `response = ${list([`httpx.${isPlain ? method.toLowerCase() : "request"}(`, ")"], options, py)}`,
    "body = response.json()",
    "if response.is_error:",
    '    raise RuntimeError(body["error"])',
    "print(body)",
  ];
  return { lang: "Python", label: "Python", source: lines.join("\n") };
};
