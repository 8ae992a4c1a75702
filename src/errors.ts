/**
 * Errors that a caller may see. `message` is sent as `{"error": message}`: a sentence that says what to fix.
 * `cause` is logged and never sent.
 */
export class ServiceError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, options: { cause?: unknown; headers?: Record<string, string> } = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.status = status;
    this.headers = options.headers ?? {};
  }
}

export class BadRequest extends ServiceError {
  constructor(message: string, cause?: unknown) {
    super(400, message, { cause });
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
  constructor(message: string, headers: Record<string, string> = {}) {
    super(403, message, { headers });
  }
}

export class NotFound extends ServiceError {
  constructor(message: string) {
    super(404, message);
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

export class NotAvailableYet extends ServiceError {
  constructor(operationId: string) {
    super(501, `${operationId} is not available yet`);
  }
}

export class Unavailable extends ServiceError {
  constructor(message: string, cause?: unknown) {
    super(503, message, { cause, headers: { "retry-after": "5" } });
  }
}
