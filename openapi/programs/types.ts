import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { nameIn } from "./json.ts";

/* Generates the types of handlers' requests, after validation has filled in defaults, and of successful responses. */

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

export const typesOf = async (document: object): Promise<string> => {
  const types = await openapiTypescript(JSON.stringify(asHandled(document)), {
    alphabetize: false,
    transform: ({ format }) => (format === "binary" ? bytes : undefined),
  });
  return astToString(types.filter((node) => !isUnread(node)));
};

/** Whether the node is one of openapi-typescript's default types that the code does not use. */
const isUnread = (node: ts.Node): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  ["paths", "webhooks", "$defs"].includes(node.name.text);

const bytes = ts.factory.createTypeReferenceNode("Uint8Array");

const successes = ["200", "201", "202", "303"];

/** Omits headers and errors, which the binding handles, and examples, which are for readers of the document. */
const asHandled = (document: object): object => {
  const { components, paths } = JSON.parse(JSON.stringify(document));
  const hasDefault = (schema: unknown): boolean =>
    isNode(schema) && ("default" in schema || (typeof schema["$ref"] === "string" && hasDefault(at(schema["$ref"]))));
  const at = (reference: string): unknown => components.schemas[nameIn(reference)];

  const copy = (value: unknown, key = ""): unknown => {
    if (Array.isArray(value)) return value.map((one) => copy(one));
    if (!isNode(value)) return value;
    const isMap = key === "properties" || key === "schemas" || key === "parameters";
    const node: Node = Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
        if (isMap) return [[name, copy(inner)]];
        if (name === "example" || name === "headers") return [];
        // Lists of values are open only to clients; the service knows all values.
        if (name === "x-extensible-enum") return [["enum", inner]];
        if (name === "responses" && isNode(inner))
          return [
            [name, copy(Object.fromEntries(Object.entries(inner).filter(([status]) => successes.includes(status))))],
          ];
        return [[name, copy(inner, name)]];
      }),
    );
    return isMap ? node : withDefaults(asNodeNames(node));
  };
  /** Node provides the names of headers in lower case. */
  const asNodeNames = (node: Node): Node =>
    node["in"] === "header" ? { ...node, name: String(node["name"]).toLowerCase() } : node;
  const withDefaults = (node: Node): Node => {
    if (node["in"] === "query" && hasDefault(node["schema"])) return { ...node, required: true };
    const { properties, required } = node;
    if (!isNode(properties)) return node;
    const filled = Object.keys(properties).filter((name) => hasDefault(properties[name]));
    return filled.length
      ? { ...node, required: [...new Set([...(Array.isArray(required) ? required : []), ...filled])] }
      : node;
  };
  const { schemas, parameters } = components;
  return {
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: copy(paths),
    components: copy({ schemas, parameters }) as object,
  };
};
