/** The parts of the document that are compared, and how its references resolve. */

interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  "x-extensible-enum"?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  default?: unknown;
  deprecated?: boolean;
  [keyword: string]: unknown;
}

/** A parameter or a header. */
export interface Value {
  in?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  style?: string;
  explode?: boolean;
}

export interface Parameter extends Value {
  name: string;
  in: string;
}

export type Content = Record<string, { schema?: Schema }>;

export interface Body {
  required?: boolean;
  content?: Content;
}

export interface Response {
  headers?: Record<string, Value | Reference>;
  content?: Content;
}

/** One way to authenticate: all of its schemes, each with its scopes. Without schemes, it is anonymous. */
export type Requirement = Record<string, string[]>;

export interface Operation {
  operationId: string;
  tags?: string[];
  deprecated?: boolean;
  "x-sunset"?: string;
  "x-unverified-users"?: string;
  "x-unknown-query-parameters"?: string;
  "x-rate-limit"?: string;
  security?: Requirement[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses: Record<string, Response | Reference>;
}

export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  /** What the service sends, by name. */
  webhooks?: Record<string, { post?: Operation }>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Value>;
    requestBodies?: Record<string, Body>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, Record<string, unknown>>;
  };
}

const isReference = (node: object): node is Reference => "$ref" in node && typeof node.$ref === "string";

export const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** Returns the node or, for a reference, its target in that section of the components. */
export function resolved<T extends object>(node: T | Reference, section: Record<string, T> | undefined): T {
  if (!isReference(node)) return node;
  const target = section?.[lastOf(node.$ref)];
  if (!target) throw new Error(`there is no ${node.$ref}`);
  return resolved(target, section);
}
