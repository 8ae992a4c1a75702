/** Reads the parts of the contract that the clients in clients/ need. */
import { usedComponents } from "../../src/server/http/document.ts";
import { isObject, type Json } from "./json.ts";

type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: object;
};
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: Parameter[];
  responses: Record<string, unknown>;
  "x-streamed-response"?: "always" | "long" | "endless";
};
export type ClientDocument = {
  info: { version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json; parameters: Record<string, Parameter> };
};

/** The operations of the API. All others, such as pages, are for browsers. */
const apiOf = ({ paths }: ClientDocument) =>
  Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith("/api/v1/")));

const described = (document: ClientDocument) =>
  Object.entries(apiOf(document)).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map(
        (parameter) => document.components.parameters[parameter.$ref?.split("/").at(-1) ?? ""] ?? parameter,
      );
      return { method: method.toUpperCase(), path, operation, parameters };
    }),
  );

export type Described = ReturnType<typeof described>[number];

export const hasParameter = ({ parameters }: Described, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name);

/** Throws if two arguments have the same name, because a call passes all arguments in one object. */
const requireDistinct = ({ operation, parameters }: Described): void => {
  const names = ["body", ...parameters.filter((parameter) => parameter.in !== "header").map(({ name }) => name)];
  if (new Set(names).size < names.length)
    throw new Error(`${operation.operationId} has two arguments of the same name`);
};

export const operationsOf = (document: ClientDocument): Described[] => {
  const operations = described(document);
  for (const operation of operations) requireDistinct(operation);
  return operations;
};

export const kindOf = (described: Described): "keyed" | "paged" | "endless" | undefined => {
  if (described.operation["x-streamed-response"] === "endless") return "endless";
  if (hasParameter(described, "Idempotency-Key")) return "keyed";
  return hasParameter(described, "cursor") ? "paged" : undefined;
};

const classOf = (code: string): string => {
  const name = code.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return name.endsWith("Error") ? name : `${name}Error`;
};

/** Returns the meaning of a code from the table in openapi/info.md. */
const meaningOf = ({ info }: ClientDocument, code: string): string => {
  const [, meaning] = new RegExp(`^\\| [0-9, ]+ \\| \`${code}\` \\| (.+) \\|$`, "m").exec(info.description) ?? [];
  if (meaning === undefined) throw new Error(`openapi/info.md does not explain the error code ${code}`);
  return meaning;
};

/** Lists the error codes with their meanings and the names of their classes. */
export const errorsOf = (document: ClientDocument): { code: string; name: string; meaning: string }[] => {
  const { "x-extensible-enum": codes }: { "x-extensible-enum"?: string[] } = Object(
    document.components.schemas["ErrorCode"],
  );
  return (codes ?? []).map((code) => ({ code, name: classOf(code), meaning: meaningOf(document, code) }));
};

const isObjectNode = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Removes error responses, which become error classes, and response headers, which are read by name. */
const withoutErrors = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutErrors);
  if (!isObjectNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name === "headers" || name === "x-codeSamples") return [];
      // Examples of whole objects would make up most of the file.
      if (name === "example" && isObjectNode(inner)) return [];
      if (name !== "responses" || !isObject(inner)) return [[name, withoutErrors(inner)]];
      const successes = Object.entries(inner).filter(([status]) => status.startsWith("2"));
      return [[name, withoutErrors(Object.fromEntries(successes))]];
    }),
  );
};

/** Returns the operations of the API with their successful responses, and the schemas that they use. */
export const usedByApi = (document: ClientDocument): Json => {
  const { schemas, parameters } = document.components;
  const described = withoutErrors({ paths: apiOf(document), components: { schemas, parameters } });
  const { paths, components } = Object(described);
  // No successful response refers to ErrorCode, but the error classes need it.
  const used = usedComponents(components, [paths, "#/components/schemas/ErrorCode"]);
  return { openapi: "3.1.0", info: { title: "", version: "" }, paths, components: used };
};
