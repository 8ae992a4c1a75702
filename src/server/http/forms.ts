import type { FastifyRequest } from "fastify";

/**
 * Converts a single checked box, which HTML sends as a string, to a list, and line breaks, which HTML sends as CRLF, to line feeds.
 * @param listFields names of the fields that are lists
 */
export const readForm = (
  { headers, body }: Pick<FastifyRequest, "headers" | "body">,
  listFields: readonly string[],
): unknown =>
  isForm(headers["content-type"]) && typeof body === "object" && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]: [string, unknown]) => {
          const text = Array.isArray(value) ? value.map(withLineFeeds) : withLineFeeds(value);
          return [name, typeof text === "string" && listFields.includes(name) ? [text] : text];
        }),
      )
    : body;

const withLineFeeds = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll("\r\n", "\n") : value);

export const isForm = (contentType: string | undefined): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType ?? "");

export const hasBody = (headers: FastifyRequest["headers"]): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
