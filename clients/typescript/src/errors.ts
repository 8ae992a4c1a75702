import type { components } from "./generated/schema.ts";

/** Everything that a client throws, but for mistakes in a call (`TypeError`) and the reason of your own `AbortSignal`. */
export class AllianceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No response arrived, or it broke off; `cause` is the error of `fetch`. A change may have been made all the same. */
export class ConnectionError extends AllianceError {}

/** No whole response arrived within `timeout`, or no access token. */
export class DeadlineError extends ConnectionError {}

/** A response that is not the service's: a proxy's page, or something without an end. */
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
 * The service refused a request. `message` is its sentence, which says what to fix. Each code has a class of its own; a
 * code that a later version of the service adds has this one.
 */
export class ApiError<Code extends string = ErrorCode> extends AllianceError {
  readonly status: number;
  readonly code: Code;
  /** Under which the service logged the request. */
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
