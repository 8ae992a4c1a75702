import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import {
  BadRequest,
  InsufficientScope,
  NotAcceptable,
  Unauthorized,
  UnverifiedAddress,
} from "../../foundation/errors.ts";
import { withoutUtf8 } from "./coding.ts";
import type { Authenticate, Operation, RouteId } from "./contract.ts";
import { internalCallerOf, isInternal } from "./in-process.ts";
import type { createLargeBodies } from "./large-bodies.ts";
import { leadsToLogin, loginPathOf } from "./login-path.ts";
import { parameterFilterOf } from "./paths.ts";
import { acceptsOnlyProblems } from "./problem.ts";
import { countUse, type RequestLimits } from "./rate-limits.ts";
import { requireSameOrigin } from "./same-origin.ts";
import { requireStorableText } from "./validation.ts";

/* The steps of an operation before its handler; `program/service/pipeline.ts` orders them. */

/** Checks the caller's permission for the resource in the path, and returns the resource; null if the handler checks it. */
type AuthorizationOf = (
  operation: Operation,
) => ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) | null;

/** A step passes, throws, or responds itself. Decisions that depend only on the operation are made once; `null` means no step. */
type Step = (request: FastifyRequest, reply: FastifyReply) => unknown;
export type StepOf = (operation: Operation & { id: RouteId }, services: Services & LargeBodies) => Step | null;
export type Services = {
  authenticate: Authenticate;
  authorizationOf: AuthorizationOf;
  baseUrl: string;
  requestLimits: RequestLimits;
  savedForms: SavedForms;
};
export type LargeBodies = { largeBodies: ReturnType<typeof createLargeBodies> };

export const describeCaching: StepOf = (operation) => {
  const { allowsAnonymous, etagStatuses, isSecretPath, ignoresCredentials, produces } = operation;
  if (ignoresCredentials) return null;
  // Shared caches must not serve a caller's response to others.
  const vary = produces[0] === "text/html" ? "Authorization, Cookie, Accept-Language" : "Authorization, Cookie";
  return (_request, reply) => {
    if (allowsAnonymous && etagStatuses.length)
      reply.header("cache-control", isSecretPath ? "private, no-cache" : "public, no-cache");
    reply.header("vary", vary);
  };
};

/** Neither Node nor find-my-way rejects a fragment (RFC 9112 §3.2) or a malformed percent-encoding in a query. */
export const requireReadableUrl: StepOf = () => (request) => {
  const url = request.raw.url ?? "";
  if (url.includes("#"))
    throw new BadRequest('the address must not have a fragment; write "#" as %23', { code: "malformed_request" });
  if (!url.includes("%")) return;
  try {
    decodeURIComponent(url);
  } catch (error) {
    throw new BadRequest("the address has a broken percent-encoding", { code: "malformed_request", cause: error });
  }
};

export const authenticateCaller: StepOf = (operation, { authenticate }) => {
  const { credentials, allowsAnonymous, etagStatuses } = operation;
  if (operation.ignoresCredentials) return null;
  const onlySessions = credentials.includes("session") && !credentials.includes("bearer");
  const onlyTokens = credentials.includes("bearer") && !credentials.includes("session");
  const isCacheable = allowsAnonymous && etagStatuses.length > 0;
  return async (request, reply) => {
    const internalCaller = internalCallerOf(request);
    const caller = internalCaller === undefined ? await authenticate(request) : internalCaller;
    // The caller counts as anonymous if the operation does not accept this kind of credential.
    request.caller = (caller?.token ? onlySessions : onlyTokens) ? null : caller;
    if (request.caller && isCacheable) reply.header("cache-control", "private, no-cache");
  };
};

export const describeScopes: StepOf = ({ scopes }) => {
  const accepted = scopes.join(", ");
  return ({ caller }, reply) => {
    if (!caller?.scopes) return;
    reply.header("x-oauth-scopes", [...caller.scopes].join(", "));
    reply.header("x-accepted-oauth-scopes", accepted);
  };
};

export const describeDeprecation: StepOf = ({ deprecation }) =>
  deprecation && ((_request, reply) => void reply.headers(deprecation));

export const limitCredential: StepOf = ({ rateLimit }, { requestLimits: { credential } }) =>
  rateLimit === "none"
    ? null
    : (request, reply) => {
        const { caller } = request;
        if (caller && !isInternal(request)) countUse(credential, caller.token?.id ?? caller.userId, request, reply);
      };

/** Another site can make a browser send requests with its session, or sign the user in as someone else. */
export const rejectCrossSite: StepOf = ({ method, rendersHtmlErrors, credentials }, { baseUrl }) =>
  method === "GET"
    ? null
    : (request) => {
        const isBySession = request.caller?.scopes === null && credentials.includes("session");
        if (rendersHtmlErrors || isBySession) requireSameOrigin(request, baseUrl);
      };

/** Pages redirect to the sign-in instead of responding with 401. A form that can be saved is read first: see `saveForm`. */
export const redirectToLogin: StepOf = (operation, { savedForms }) => {
  if (!operation.redirectsToLogin) return null;
  const loginPath = loginPathOf(operation);
  return async (request, reply) => {
    if (request.caller || !leadsToLogin(operation, request.headers.accept)) return;
    request.formOwner = await savedForms.ownerOf(request, reply);
    if (request.formOwner === null) await reply.redirect(loginPath(request), 303);
  };
};

export const requireCredential: StepOf = ({ allowsAnonymous }) =>
  allowsAnonymous
    ? null
    : ({ caller, formOwner }) => {
        if (!caller && formOwner === null) throw new Unauthorized();
      };

export const requireScope: StepOf = ({ scopes }) => {
  if (scopes.length === 0) return null;
  return ({ caller }) => {
    const missing = scopes.filter((scope) => caller?.scopes && !caller.scopes.has(scope));
    if (missing.length > 0) throw new InsufficientScope(missing, scopes);
  };
};

export const requireVerifiedAddress: StepOf = ({ allowsAnonymous, allowsUnverified }) =>
  allowsAnonymous || allowsUnverified
    ? null
    : ({ caller, formOwner }) => {
        if (!caller?.verified && formOwner === null) throw new UnverifiedAddress();
      };

export const limitParticipations: StepOf = ({ rateLimit }, { requestLimits: { participations } }) =>
  rateLimit !== "participations"
    ? null
    : (request, reply) => {
        if (request.caller) countUse(participations, request.caller.userId, request, reply);
      };

/** Runs before the body is read (docs/security.md, criterion 35). An invalid path is rejected later, with 400. */
export const requirePermission: StepOf = (operation, { authorizationOf }) => {
  const authorize = authorizationOf(operation);
  return (
    authorize &&
    (async (request, reply) => {
      if (request.caller && hasValidPath(request)) request.target = await authorize(request, reply);
    })
  );
};

/** Rejects requests whose `Accept` matches no media type of the operation (RFC 9110 §12.5.1). */
export const requireAcceptable: StepOf = ({ produces }) => {
  const available = [...produces];
  if (available.length === 0) return null;
  const offersJson = available.includes("application/json");
  return ({ headers: { accept } }) => {
    if (accept === undefined || accept === "*/*" || (offersJson && acceptsOnlyProblems(accept))) return;
    if (!new Negotiator({ headers: { accept: withoutUtf8(accept) } }).mediaType(available))
      throw new NotAcceptable(available);
  };
};

export const dropIgnoredQuery: StepOf = (operation) => {
  const isRead = parameterFilterOf(operation);
  return (
    isRead &&
    ((request) => {
      const parameters = Object.entries(Object(request.query));
      if (parameters.length > 0) request.query = Object.fromEntries(parameters.filter(([name]) => isRead(name)));
    })
  );
};

export const requireStorableInput: StepOf = () => (request) => {
  requireStorableText(request.params, "path");
  requireStorableText(request.query, "query");
  requireStorableText(request.body, "body");
};

export const hasValidPath = (request: FastifyRequest): boolean => {
  try {
    requireStorableText(request.params, "path");
  } catch {
    return false;
  }
  return request.getValidationFunction("params")?.(request.params) !== false;
};

export const saveForm: StepOf = (operation, { savedForms }) => {
  if (!operation.redirectsToLogin || operation.method === "GET") return null;
  const loginPath = loginPathOf(operation);
  return async (request, reply) => {
    const { formOwner } = request;
    if (formOwner === null) return;
    const isSaved = hasValidPath(request) && (await savedForms.save(request, reply, formOwner));
    await reply.redirect(loginPath(request, isSaved), 303);
  };
};

export type Checks = { onRequest: readonly StepOf[]; preValidation: readonly StepOf[] };

export const checksOf = (
  { onRequest, preValidation }: Checks,
  operation: Operation & { id: RouteId },
  services: Services & LargeBodies,
) => {
  const create = (steps: readonly StepOf[]) => inOrder(steps.flatMap((stepOf) => stepOf(operation, services) ?? []));
  return { onRequest: create(onRequest), preValidation: create(preValidation) };
};

/** Combines the steps in one hook: separate hooks would cost a promise each. */
const inOrder = (steps: readonly Step[]) => async (request: FastifyRequest, reply: FastifyReply) => {
  for (const step of steps) {
    const pending = step(request, reply);
    if (pending instanceof Promise) await pending;
    if (reply.sent) return reply;
  }
  return undefined;
};

declare module "fastify" {
  interface FastifyRequest {
    formOwner: string | null;
  }
}

export type SavedForms = {
  /** @returns the user who was last signed in to this browser; `null` if the form cannot be saved */
  ownerOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  save(request: FastifyRequest, reply: FastifyReply, owner: string): Promise<boolean>;
};
