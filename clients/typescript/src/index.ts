import type { components } from "./generated/schema.ts";

export type { Token } from "./call.ts";
export { type ClientOptions, createClient } from "./client.ts";
export {
  AllianceError,
  ApiError,
  ConnectionError,
  DeadlineError,
  type ErrorCode,
  UnexpectedResponseError,
} from "./errors.ts";
export type { ChangeEvent } from "./feed.ts";
export type { Client } from "./generated/client.ts";
export * from "./generated/errors.ts";
export { version } from "./generated/version.ts";
export type { CallOptions, FeedMethod, InputOf, ListMethod, Method, OptionsOf, ResultOf } from "./methods.ts";
export { etagOf, type ResponseInfo, responseOf } from "./results.ts";

/** Types of request and response bodies by name, such as `Schemas["Alliance"]`. */
export type Schemas = components["schemas"];
