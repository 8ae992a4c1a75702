import { isUtf8 } from "node:buffer";
import { parse } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import secureJson from "secure-json-parse";
import { BadRequest } from "../../foundation/errors.ts";

export const registerBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const add = (types: string[], parse: (body: Buffer, contentType: string) => unknown): void =>
    app.addContentTypeParser<Buffer>(types, { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) =>
      parse(body, request.headers["content-type"] ?? ""),
    );
  add(["application/json", "application/merge-patch+json"], parseJsonBody);
  add(["image/png", "image/jpeg", "image/webp", "image/avif", "text/calendar", "text/csv"], (body) => body);
  add(["application/x-www-form-urlencoded"], parseForm);
  add(["multipart/form-data"], parseMultipart);
};

const wrongEncoding = (expected: string, cause?: unknown) =>
  new BadRequest(`the form must be ${expected}`, { code: "malformed_request", cause });

/** Rejects malformed sequences, which form parsers keep or replace. @throws BadRequest */
const parseForm = (body: Buffer): unknown => {
  const text = body.toString("utf8");
  try {
    if (!isUtf8(body)) throw new Error("the bytes are not UTF-8");
    decodeURIComponent(text);
  } catch (error) {
    throw wrongEncoding("UTF-8, percent-encoded", error);
  }
  return parse(text, "&", "=", { maxKeys: 0 });
};

/** Files become buffers without their names; repeated fields become lists. @throws BadRequest */
const parseMultipart = async (body: Buffer, contentType: string): Promise<unknown> => {
  requireFewParts(body, contentType);
  try {
    const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
    const fields = [...new Set(form.keys())].map(async (name) => {
      const values = await Promise.all(
        form
          .getAll(name)
          .map(async (value) => (typeof value === "string" ? value : Buffer.from(await value.arrayBuffer()))),
      );
      return [name, values.length > 1 ? values : values[0]];
    });
    const parsed = Object.fromEntries(await Promise.all(fields));
    if (Object.values(parsed).flat().some(hasReplacement) && !body.includes(replacementCharacter))
      throw wrongEncoding("valid UTF-8");
    return parsed;
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    throw new BadRequest("the body must be a valid form", { code: "malformed_request", cause: error });
  }
};

/** The parser replaces invalid UTF-8 by this character. A client may also send the character itself. */
const replacementCharacter = "\ufffd";

const hasReplacement = (value: unknown): boolean => typeof value === "string" && value.includes(replacementCharacter);

/** 8 MiB of small parts would take the parser more than a second. */
const maxParts = 100;

const requireFewParts = (body: Buffer, contentType: string): void => {
  const [, quoted, plain = ""] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain}`;
  let parts = 0;
  for (let i = body.indexOf(delimiter); i >= 0; i = body.indexOf(delimiter, i + delimiter.length)) {
    parts += 1;
    if (parts > maxParts) throw new BadRequest(`a form must not have more than ${maxParts} parts`);
  }
};

/** RFC 8259 §8.1: UTF-8 only. An empty body is `undefined`: clients may send a Content-Type without a body. */
const parseJsonBody = (body: Buffer): unknown => {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw new BadRequest("the body must be UTF-8", { code: "malformed_request" });
  return parseJson(body.toString("utf8"), "the body");
};

/**
 * @param name of the text, for the message
 * @throws BadRequest for invalid JSON, deep nesting and properties that would change a prototype
 */
export const parseJson = (text: string, name: string): unknown => {
  // safeParse returns undefined for a syntax error and null for a forbidden property, but also for the text `null`.
  const parsed: unknown = secureJson.safeParse(text);
  if (parsed === undefined) throw new BadRequest(`${name} must be valid JSON`, { code: "malformed_request" });
  if (parsed === null && text.trim() !== "null")
    throw new BadRequest(`${name} must not have a property "__proto__" or "constructor.prototype"`);
  requireShallow(parsed, name);
  return parsed;
};

/** Limits the recursion of code that reads parsed JSON. */
const maxDepth = 64;

/** Checks level by level, because a recursive check could overflow the stack. */
const requireShallow = (value: unknown, name: string): void => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw new BadRequest(`${name} must not be nested deeper than ${maxDepth} levels`);
    level = level.flatMap((parent) => (typeof parent === "object" && parent !== null ? Object.values(parent) : []));
  }
};
