import { createHash } from "node:crypto";

/**
 * Returns a valid cursor with any content. This is possible because the digest in a cursor needs no secret.
 * @param position JSON, or any text
 * @param scope the parameters that identify the list
 */
export const forgeCursor = (position: unknown, scope: object): string => {
  const payload = Buffer.from(typeof position === "string" ? position : JSON.stringify(position)).toString("base64url");
  const list = JSON.stringify(Object.entries(scope).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash("sha256").update(`${list}\n${payload}`).digest("base64url").slice(0, 12) + payload;
};
