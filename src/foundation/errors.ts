import type { Schemas } from "../../generated/contract.ts";
import type { MessageKey, MessageValues } from "./languages/texts.ts";

/** Codes are never renamed: clients depend on them. */
export type ErrorCode = Schemas["ErrorCode"];

export const truncate = (text: string): string => text.slice(0, 60).toWellFormed();

export const quote = (value: unknown): string => JSON.stringify(truncate(String(value)));

type PageText = { key: MessageKey; values?: MessageValues };

/** The next step for the caller: the error page links to the path or submits a form to it. */
export type Retry = { method: "get" | "post"; path: string; label?: MessageKey };

type Details = {
  code?: ErrorCode;
  text?: PageText | undefined;
  /** Logged, never sent. */
  cause?: unknown;
  headers?: Readonly<Record<string, string>>;
  field?: string | undefined;
  /** The invalid part of the body, such as `salary/minimum`. */
  path?: string | undefined;
  parameter?: string | undefined;
  retry?: Retry | undefined;
};

/** An error that callers see: `message` is sent as `{"error": message}`, `code` in a header. */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly field: string | undefined;
  readonly path: string | undefined;
  readonly parameter: string | undefined;
  readonly text: PageText | undefined;
  readonly retry: Retry | undefined;

  constructor(status: number, message: string, details: Details & { code: ErrorCode }) {
    const { code, cause, headers = {}, field, path, parameter, text, retry } = details;
    super(message, { cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.headers = { "x-error-code": code, ...headers };
    this.field = field;
    this.path = path;
    this.parameter = parameter;
    this.text = text;
    this.retry = retry;
  }
}

/** An error that the operator can fix; the message is one line. */
export class OperatorError extends Error {
  override readonly name: string = this.constructor.name;
}

const errorWith = (status: number, code: ErrorCode) =>
  class extends ServiceError {
    constructor(message: string, details: Details = {}) {
      super(status, message, { code, ...details });
    }
  };

/** Returns a list with the `ServiceError` that the check throws, or an empty list. */
export const errorsOf = (check: () => unknown): ServiceError[] => {
  try {
    check();
    return [];
  } catch (error) {
    return [serviceErrorOf(error)];
  }
};

/** Returns a `ServiceError` unchanged, and rethrows any other error. */
export const serviceErrorOf = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  throw error;
};

export class BadRequest extends errorWith(400, "validation_failed") {}

export class InvalidField extends BadRequest {
  constructor(path: string, rule: string, details: Details = {}) {
    super(`body/${path} ${rule}`, { field: path.split("/", 1)[0], path, ...details });
  }
}

/** RFC 6750 §3: the challenge has an error code only when the request had a token. */
export class Unauthorized extends ServiceError {
  constructor(message = 'send an API token as "Authorization: Bearer <token>" or sign in', details: Details = {}) {
    const challenge = `Bearer realm="alliance"${details.code === "invalid_token" ? ', error="invalid_token"' : ""}`;
    super(401, message, { code: "unauthorized", headers: { "www-authenticate": challenge }, ...details });
  }
}

export class OAuthError extends ServiceError {
  readonly oauthCode: string;

  constructor(status: number, oauthCode: string, message: string, details: Details = {}) {
    const challenge = status === 401 ? { "www-authenticate": 'Basic realm="alliance"' } : {};
    super(status, message, { code: "oauth_error", headers: challenge, ...details });
    this.oauthCode = oauthCode;
  }
}

export class Forbidden extends errorWith(403, "forbidden") {}

/** The token lacks a scope (RFC 6750 §3.1). */
export class InsufficientScope extends Forbidden {
  /** @param requested the scopes that a client must request to get the missing ones and keep its own */
  constructor(missing: readonly string[], needed: readonly string[] = missing, requested: readonly string[] = needed) {
    super(`this needs a token with the scope ${missing.join(" and ")}`, {
      code: "insufficient_scope",
      headers: {
        "www-authenticate": `Bearer realm="alliance", error="insufficient_scope", scope="${requested.join(" ")}"`,
        "x-accepted-oauth-scopes": needed.join(", "),
      },
    });
  }
}

export class UnverifiedAddress extends Forbidden {
  constructor() {
    super("verify your email address first: follow the link in the email, or ask for another one", {
      code: "email_not_verified",
    });
  }
}

export class RoleRequired extends errorWith(403, "role_required") {}

/** Reveals neither the administrator nor the reason of the ban. */
export class Banned extends Forbidden {
  constructor(message = "you cannot join this group or RSVP to its events") {
    super(message, { code: "banned" });
  }
}

/** Roles are suspended until the user has a second factor. */
export class SecondFactorRequired extends Forbidden {
  constructor() {
    super(
      "your roles are suspended until you add a second factor at /settings/security: administrators must have one",
      { code: "second_factor_required" },
    );
  }
}

export class StepUpRequired extends Forbidden {
  constructor() {
    super("confirm with your second factor at /auth/second-factor first, then send this again", {
      code: "step_up_required",
    });
  }
}

export class NotFound extends errorWith(404, "not_found") {}

export const requireFound = <Value>(value: Value | undefined, message: string): Value => {
  if (value === undefined) throw new NotFound(message);
  return value;
};

export class Conflict extends ServiceError {
  constructor(message: string, details: Details & { code: ErrorCode }) {
    super(409, message, details);
  }
}

export class UserBanned extends Conflict {
  constructor({ name }: { name: string }) {
    super(`${name} is banned; lift the ban first`, { code: "user_banned" });
  }
}

export class PreconditionFailed extends ServiceError {
  constructor(hasTags = true) {
    const message = hasTags
      ? "the resource has changed; read it again"
      : "If-Match must be * or ETags in double quotes, as they were received";
    super(412, message, { code: "precondition_failed" });
  }
}

export class ContentTooLarge extends errorWith(413, "content_too_large") {}

export class UnprocessableContent extends errorWith(422, "idempotency_key_reused") {}

/** `quota` requests per `window` seconds; `retryAfter` is in seconds. */
type Quota = { name: string; quota: number; window: number; retryAfter: number };

export class TooManyRequests extends ServiceError {
  readonly limit: string;
  readonly retryAfter: number;

  constructor({ name, quota, window, retryAfter }: Quota) {
    super(429, `too many requests; try again in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}`, {
      code: "too_many_requests",
      headers: {
        "retry-after": String(retryAfter),
        "ratelimit-policy": `"${name}";q=${quota};w=${window}`,
        ratelimit: `"${name}";r=0;t=${retryAfter}`,
      },
    });
    this.limit = name;
    this.retryAfter = retryAfter;
  }
}

export class MethodNotAllowed extends ServiceError {
  constructor(method: string, allowed: readonly string[]) {
    const allow = allowed.join(", ");
    super(405, `${method} is not possible here; use ${allow}`, { code: "method_not_allowed", headers: { allow } });
  }
}

export class NotAcceptable extends ServiceError {
  constructor(available: readonly string[]) {
    super(406, `this is available as ${available.join(" or ")} only`, { code: "not_acceptable" });
  }
}

export class UnsupportedMediaType extends ServiceError {
  constructor(consumes: readonly string[]) {
    super(415, `send the body as ${consumes.join(" or ")}`, {
      code: "unsupported_media_type",
      headers: consumes.includes("application/merge-patch+json") ? { "accept-patch": consumes.join(", ") } : {},
    });
  }
}

/** RFC 9110 §15.5.16: `Accept-Encoding` shows that the content coding was the problem. */
export class UnsupportedContentEncoding extends ServiceError {
  constructor() {
    super(415, "send the body without a Content-Encoding", {
      code: "unsupported_media_type",
      headers: { "accept-encoding": "identity" },
    });
  }
}

export class UnsupportedCharset extends ServiceError {
  constructor() {
    super(415, "send the body in UTF-8", { code: "unsupported_media_type" });
  }
}

export class Unavailable extends ServiceError {
  constructor(message: string, details: Details = {}) {
    super(503, message, { code: "unavailable", headers: { "retry-after": "5" }, ...details });
  }
}

type RpcDetails = { code: number; message: string; data?: object };

/** An error of JSON-RPC 2.0 (§5.1), which some operations use over HTTP. */
export class RpcError extends ServiceError {
  readonly rpc: { readonly id: string | number | null; readonly error: object };

  constructor(status: 400 | 404, { id, error }: { id: string | number | null; error: RpcDetails }) {
    super(status, error.message, { code: status === 404 ? "not_found" : "validation_failed" });
    this.rpc = { id, error };
  }
}

export class InternalError extends ServiceError {
  constructor(cause: unknown) {
    super(500, "internal error; report the request id", { code: "internal_error", cause });
  }
}
