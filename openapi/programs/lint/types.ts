// The parts of Redocly's plugin interface and of OpenAPI 3.1 that the rules use; the CLI is one bundle without type declarations.

export interface Place {
  source: { absoluteRef: string; body: string };
  pointer: string;
  /** Underlines the key instead of the value. */
  reportOnKey?: boolean;
}

export interface Location extends Place {
  child(segments: (string | number)[]): Location;
  key(): Place;
}

export interface Resolved<T> {
  node?: T;
  location?: Location;
}

export interface Context {
  /** The node's key in its parent. */
  key: string | number;
  location: Location;
  type: { name: string };
  resolve<T extends object>(node: T | Reference, from?: string): Resolved<T>;
  report(problem: { message: string; location?: Place }): void;
}

export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  example?: unknown;
  examples?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  maxProperties?: number;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName?: string; mapping?: Record<string, string> };
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: unknown;
}

export interface Response {
  content?: Record<string, MediaType>;
}

export interface Parameter extends MediaType {
  name: string;
  in: string;
}

export interface Operation {
  operationId?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Response | Reference;
  responses?: Record<string, Response | Reference>;
  deprecated?: boolean;
  "x-unknown-query-parameters"?: string;
  "x-deprecated-at"?: string;
  "x-sunset"?: string;
}

/** The nodes a rule visits. Each node is visited once, and references are followed. */
export interface Visitor {
  Root?: { leave(root: object, ctx: Context): void };
  Paths?: ((paths: Record<string, object>, ctx: Context) => void) | Visitor;
  /** The requests that the service sends. */
  WebhooksMap?: Visitor;
  SecurityScheme?(scheme: Record<string, unknown>, ctx: Context): void;
  Operation?(operation: Operation, ctx: Context): void;
  Responses?(responses: Record<string, Response | Reference>, ctx: Context): void;
  Parameter?(parameter: Parameter, ctx: Context): void;
  MediaType?(media: MediaType, ctx: Context): void;
  Schema?(schema: Schema, ctx: Context): void;
  RequestBody?(body: Response, ctx: Context): void;
  Response?(response: Response, ctx: Context): void;
  ref?(node: Reference, ctx: Context, resolved: Resolved<object>): void;
}

export type Rule<Options = unknown> = (options: Options) => Visitor;
