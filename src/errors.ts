/**
 * Errors that a caller may see. `message` is sent as `{"error": message}`: a sentence that says what to fix.
 * `cause` is logged and never sent.
 */
export class ServiceError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The field of the body that is at fault, where it is one: a form shows the message beside it. */
  readonly field: string | undefined;

  constructor(status: number, message: string, { cause, headers = {}, field }: ErrorDetails = {}) {
    super(message, { cause });
    this.name = new.target.name;
    this.status = status;
    this.headers = headers;
    this.field = field;
  }
}

type ErrorDetails = { cause?: unknown; headers?: Record<string, string>; field?: string | undefined };

export class BadRequest extends ServiceError {
  constructor(message: string, cause?: unknown, field?: string) {
    super(400, message, { cause, field });
  }
}

/** RFC 6750 §3: a request without a credential is told the scheme only, one with a bad token also that it is bad. */
export class Unauthorized extends ServiceError {
  constructor(message = 'send an API token as "Authorization: Bearer <token>" or sign in', reason?: "invalid_token") {
    const challenge = `Bearer realm="alliance"${reason ? `, error="${reason}"` : ""}`;
    super(401, message, { headers: { "www-authenticate": challenge } });
  }
}

export class Forbidden extends ServiceError {
  constructor(message: string, details: Pick<ErrorDetails, "headers" | "field"> = {}) {
    super(403, message, details);
  }
}

export class NotFound extends ServiceError {
  constructor(message: string) {
    super(404, message);
  }
}

/** @throws NotFound with the message, when there is no such thing */
export const requireFound = <Thing>(thing: Thing | undefined, message: string): Thing => {
  if (thing === undefined) throw new NotFound(message);
  return thing;
};

export class Conflict extends ServiceError {
  constructor(message: string) {
    super(409, message);
  }
}

export class PreconditionFailed extends ServiceError {
  constructor() {
    super(412, "the resource has changed; read it again");
  }
}

export class UnprocessableContent extends ServiceError {
  constructor(message: string) {
    super(422, message);
  }
}

/** A quota is used up: `quota` requests within `window` seconds, renewed in `retryAfter` seconds. */
export class TooManyRequests extends ServiceError {
  constructor({
    name,
    quota,
    window,
    retryAfter,
  }: { name: string; quota: number; window: number; retryAfter: number }) {
    super(429, `too many requests; try again in ${retryAfter} seconds`, {
      headers: {
        "retry-after": String(retryAfter),
        "ratelimit-policy": `"${name}";q=${quota};w=${window}`,
        ratelimit: `"${name}";r=0;t=${retryAfter}`,
      },
    });
  }
}

export class MethodNotAllowed extends ServiceError {
  constructor(method: string, allowed: readonly string[]) {
    const allow = allowed.join(", ");
    super(405, `${method} is not possible here; use ${allow}`, { headers: { allow } });
  }
}

export class NotAcceptable extends ServiceError {
  constructor(available: readonly string[]) {
    super(406, `this is available as ${available.join(" or ")} only`);
  }
}

export class UnsupportedMediaType extends ServiceError {
  constructor(taken: readonly string[]) {
    super(415, `send the body as ${taken.join(" or ")}`, {
      headers: taken.includes("application/merge-patch+json") ? { "accept-patch": taken.join(", ") } : {},
    });
  }
}

export class Unavailable extends ServiceError {
  constructor(message: string, cause?: unknown) {
    super(503, message, { cause, headers: { "retry-after": "5" } });
  }
}
