import type { components } from "./generated/schema.ts";

/**
 * Base class of all errors that a client throws, except `TypeError` for invalid arguments and the reason of your own
 * `AbortSignal`.
 */
export class AllianceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/**
 * The connection failed before the response was complete; `cause` is the error of `fetch`. The service may have applied
 * the change nevertheless.
 */
export class ConnectionError extends AllianceError {}

/** The complete response, or the access token, did not arrive within `timeout`. */
export class DeadlineError extends ConnectionError {}

/** The service does not send such responses: a proxy's page, a body that is too large, or a list that never ends. */
export class UnexpectedResponseError extends AllianceError {
  readonly status: number;
  readonly headers: Headers;

  constructor(message: string, { status, headers }: { status: number; headers: Headers }) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export type ErrorCode = components["schemas"]["ErrorCode"];

/**
 * The service rejected the request. `message` is the service's own message, which says what to fix. Each code has a
 * subclass; codes that a later version of the service adds use this class.
 */
export class ApiError<Code extends string = ErrorCode> extends AllianceError {
  readonly status: number;
  readonly code: Code;
  /** ID of the request in the service's logs. */
  readonly requestId: string | null;
  readonly headers: Headers;

  constructor(message: string, { status, code, headers }: { status: number; code: Code; headers: Headers }) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = headers.get("x-request-id");
    this.headers = headers;
  }
}
