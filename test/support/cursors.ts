import { createHash } from "node:crypto";

/**
 * A cursor as the service makes it, but with any content: the digest in it is not a secret.
 * @param position JSON, or any text
 * @param scope the parameters that identify the list
 */
export const forgeCursor = (position: unknown, scope: object): string => {
  const payload = Buffer.from(typeof position === "string" ? position : JSON.stringify(position)).toString("base64url");
  const list = JSON.stringify(Object.entries(scope).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash("sha256").update(`${list}\n${payload}`).digest("base64url").slice(0, 12) + payload;
};
