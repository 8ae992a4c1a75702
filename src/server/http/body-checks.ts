import {
  BadRequest,
  UnsupportedCharset,
  UnsupportedContentEncoding,
  UnsupportedMediaType,
} from "../../foundation/errors.ts";
import type { StepOf } from "./checks.ts";
import type { RouteId } from "./contract.ts";
import { bodyLimit, tooLarge } from "./error-handler.ts";
import { hasBody, readForm } from "./forms.ts";

/** Fastify does not validate a body with an undeclared media type. */
export const requireDeclaredBody: StepOf = ({ id, consumes, rendersHtmlErrors }) => {
  // Some clients send `{}` with every request: `rejectUnexpectedBody` accepts it.
  const acceptedTypes = consumes.length > 0 ? consumes : ["application/json", "application/x-www-form-urlencoded"];
  return ({ headers }) => {
    const type = headers["content-type"];
    if (!hasBody(headers) || (type !== undefined && acceptedTypes.includes(essenceOf(type)))) return;
    throw consumes.length > 0 || rendersHtmlErrors ? new UnsupportedMediaType(acceptedTypes) : noBodyAccepted(id);
  };
};

const noBodyAccepted = (id: RouteId) => new BadRequest(`${id} accepts no body`);

/** Rejects compressed bodies: the decoded content could be far larger than the body. */
export const requireUnencodedBody: StepOf =
  () =>
  ({ headers }) => {
    const codings = headers["content-encoding"];
    if (codings === undefined || !hasBody(headers)) return;
    const isEncoded = codings.split(",").some((coding) => !["", "identity"].includes(coding.trim().toLowerCase()));
    if (isEncoded) throw new UnsupportedContentEncoding();
  };

export const requireUtf8: StepOf =
  () =>
  ({ headers }) => {
    const type = headers["content-type"];
    if (type === undefined || !hasBody(headers)) return;
    const charsets = type.matchAll(/;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/gi);
    for (const [, quoted, plain = ""] of charsets) {
      if (!/^(?:utf-?8|us-ascii)$/i.test(quoted ?? plain)) throw new UnsupportedCharset();
    }
  };

const isFile = (type: string): boolean => /^(?:image\/|text\/|multipart\/form-data)/i.test(type);

/** Where files are accepted, only files may be large. */
export const limitLargeBodies: StepOf = ({ maxBodyBytes, consumes }, { largeBodies }) =>
  maxBodyBytes === null
    ? null
    : ({ caller, formOwner, headers }, reply) => {
        const isSmall = consumes.some(isFile) && !isFile(headers["content-type"] ?? "");
        if (isSmall && Number(headers["content-length"] ?? 0) > bodyLimit) throw tooLarge(bodyLimit);
        const user = caller?.userId ?? formOwner;
        if (user !== null) largeBodies.enter(user, reply);
      };

const essenceOf = (contentType: string): string => (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();

export const readFormFields: StepOf = ({ consumes, listFields }) =>
  consumes.includes("application/x-www-form-urlencoded")
    ? (request) => {
        request.body = readForm(request, listFields);
      }
    : null;

export const dropEmptyMembers: StepOf = ({ ignoresEmptyMembers }) =>
  ignoresEmptyMembers
    ? (request) => {
        request.body = withoutEmptyMembers(request.body);
      }
    : null;

/** Many clients send `{}` with every POST. */
export const rejectUnexpectedBody: StepOf = ({ id, consumes }) =>
  consumes.length > 0
    ? null
    : ({ body }) => {
        const isEmpty = body === undefined || body === null || (typeof body === "object" && !Object.keys(body).length);
        if (!isEmpty) throw noBodyAccepted(id);
      };

export const fillInMissingBody: StepOf = ({ consumes, needsBody }) =>
  consumes.length === 0 || needsBody
    ? null
    : (request) => {
        if (request.body === undefined) request.body = {};
      };

/** Some OAuth clients send null or an empty string for absent members. */
export const withoutEmptyMembers = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== ""))
    : value;
