import { isUtf8 } from "node:buffer";
import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";
import secureJson from "secure-json-parse";
import { BadRequest } from "../errors.ts";

/** Reads bodies of the media types that the contract uses, and of no other. */
export const registerBodyParsers = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  const types = ["application/json", "application/merge-patch+json"];
  app.addContentTypeParser<Buffer>(types, { parseAs: "buffer" }, async (_request: FastifyRequest, body: Buffer) =>
    parseJson(body),
  );
  await app.register(formbody);
};

/** RFC 8259 §8.1: UTF-8 only. No body is `undefined`, so that a client may send its usual Content-Type with nothing. */
const parseJson = (body: Buffer): unknown => {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw new BadRequest("the body must be UTF-8", { code: "malformed_request" });
  const text = body.toString("utf8");
  // undefined is a syntax error, null a forbidden property: unless the text says null itself.
  const parsed: unknown = secureJson.safeParse(text);
  if (parsed === undefined) throw new BadRequest("the body must be valid JSON", { code: "malformed_request" });
  if (parsed === null && text.trim() !== "null")
    throw new BadRequest('the body must not have a property "__proto__" or "constructor.prototype"');
  return parsed;
};
