import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { BadRequest, Forbidden, NotAcceptable, Unauthorized, UnsupportedMediaType } from "../errors.ts";
import type { Authenticate } from "./caller.ts";
import type { Operation, OperationId } from "./contract.ts";
import { requireSameOrigin } from "./cross-site.ts";
import { readForm } from "./forms.ts";
import { loginPathOf } from "./login-path.ts";
import { requireStorableText } from "./validation.ts";

/**
 * A step before the handler: it lets the request pass, throws an error, or responds itself. What depends only on the
 * operation is decided once, when the step is created; `null` means that the operation needs no such step.
 */
type Step = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type StepOf = (operation: Operation & { id: OperationId }, services: Services) => Step | null;
export type Services = { authenticate: Authenticate; baseUrl: string };

const describeCaching: StepOf =
  ({ allowsAnonymous, etagStatuses }) =>
  async (_request, reply) => {
    reply.header("cache-control", allowsAnonymous && etagStatuses.length ? "public, no-cache" : "no-store");
    // The response may depend on the caller, so shared caches must not serve it to others.
    reply.header("vary", "Authorization, Cookie");
  };

/** Node and find-my-way do not reject a broken percent-encoding in a query. */
const requireReadableUrl: StepOf = () => async (request) => {
  const url = request.raw.url ?? "";
  if (!url.includes("%")) return;
  try {
    decodeURIComponent(url);
  } catch (error) {
    throw new BadRequest("the address has a broken percent-encoding", { code: "malformed_request", cause: error });
  }
};

const authenticateCaller: StepOf = ({ credentials, allowsAnonymous, etagStatuses }, { authenticate }) => {
  const onlySessions = credentials.includes("session") && !credentials.includes("bearer");
  const cacheable = allowsAnonymous && etagStatuses.length > 0;
  return async (request, reply) => {
    const caller = await authenticate(request);
    // Where the contract accepts only sessions, a token does not identify the caller.
    request.caller = caller?.token && onlySessions ? null : caller;
    if (request.caller && cacheable) reply.header("cache-control", "private, no-cache");
  };
};

/** Another site can make a browser send requests with its session, or sign the user in as someone else. */
const rejectCrossSite: StepOf = ({ method, rendersHtmlErrors }, { baseUrl }) =>
  method === "GET"
    ? null
    : async (request) => {
        if (rendersHtmlErrors || request.caller?.scopes === null) requireSameOrigin(request, baseUrl);
      };

/** Pages that need a session redirect to the sign-in instead of responding with 401. */
const redirectToLogin: StepOf = (operation) => {
  if (!operation.redirectsToLogin) return null;
  const loginPath = loginPathOf(operation);
  return async (request, reply) => (request.caller ? undefined : reply.redirect(loginPath(request.url), 303));
};

const requireCredential: StepOf = ({ allowsAnonymous }) =>
  allowsAnonymous
    ? null
    : async ({ caller }) => {
        if (!caller) throw new Unauthorized();
      };

/** RFC 6750 §3.1. A session has all scopes. */
const requireScope: StepOf = ({ scopes }) => {
  if (scopes.length === 0) return null;
  const challenge = `Bearer realm="alliance", error="insufficient_scope", scope="${scopes.join(" ")}"`;
  return async ({ caller }) => {
    const missing = scopes.filter((scope) => caller?.scopes && !caller.scopes.has(scope));
    if (missing.length === 0) return;
    throw new Forbidden(`this needs a token with the scope ${missing.join(" and ")}`, {
      code: "insufficient_scope",
      headers: { "www-authenticate": challenge },
    });
  };
};

const requireVerifiedAddress: StepOf = ({ allowsAnonymous, allowsUnverified }) =>
  allowsAnonymous || allowsUnverified
    ? null
    : async ({ caller }) => {
        if (caller?.verified) return;
        throw new Forbidden("verify your email address first: follow the link in the email, or ask for another one", {
          code: "email_not_verified",
        });
      };

/** RFC 9110 §12.5.1. */
const requireAcceptable: StepOf = ({ produces }) => {
  const available = [...produces];
  if (available.length === 0) return null;
  return async ({ headers: { accept } }) => {
    if (accept === undefined || accept === "*/*") return;
    if (!new Negotiator({ headers: { accept } }).mediaType(available)) throw new NotAcceptable(available);
  };
};

/** Fastify does not validate a body whose media type the document does not declare, so such a body is rejected here. */
const requireDeclaredBody: StepOf =
  ({ consumes }) =>
  async ({ headers }) => {
    const type = headers["content-type"];
    if (!hasBody(headers) || (type !== undefined && consumes.length === 0)) return;
    if (type === undefined || !consumes.includes(essenceOf(type)))
      throw new UnsupportedMediaType(consumes.length ? consumes : ["application/json"]);
  };

const hasBody = (headers: FastifyRequest["headers"]): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** The media type without its parameters, in lower case. */
const essenceOf = (contentType: string): string => (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();

const requireStorableInput: StepOf = () => async (request) => {
  requireStorableText(request.params, "path");
  requireStorableText(request.query, "query");
  requireStorableText(request.body, "body");
};

const readFormFields: StepOf = ({ consumes, listFields }) =>
  consumes.includes("application/x-www-form-urlencoded")
    ? async (request) => {
        request.body = readForm(request, listFields);
      }
    : null;

/** An empty object passes: many clients send `{}` with every POST. */
const rejectUnexpectedBody: StepOf = ({ id, consumes }) =>
  consumes.length > 0
    ? null
    : async ({ body }) => {
        const isEmpty = body === undefined || body === null || (typeof body === "object" && !Object.keys(body).length);
        if (!isEmpty) throw new BadRequest(`${id} takes no body`);
      };

/** Before the body is read; its size (413) and syntax (400) are checked next. */
const onRequest = [
  describeCaching,
  requireReadableUrl, // 400
  authenticateCaller, // 401, 429
  rejectCrossSite, // 403
  redirectToLogin, // 303
  requireCredential, // 401
  requireScope, // 403
  requireVerifiedAddress, // 403
  requireAcceptable, // 406
  requireDeclaredBody, // 415
];

/** After the body is read; it is validated against the contract (400) next. */
const preValidation = [
  requireStorableInput, // 400
  readFormFields,
  rejectUnexpectedBody, // 400
];

/** All steps before the handler, in this order. */
export const checksOf = (id: OperationId, operation: Operation, services: Services) => {
  const create = (steps: StepOf[]): Step[] => steps.flatMap((stepOf) => stepOf({ id, ...operation }, services) ?? []);
  return { onRequest: create(onRequest), preValidation: create(preValidation) };
};
