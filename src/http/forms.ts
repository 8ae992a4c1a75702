import type { FastifyRequest } from "fastify";

/**
 * Converts a form to what the contract describes: a single checked box arrives as a string instead of a list, and line
 * breaks arrive as CRLF (HTML, "constructing an entry list"). Other bodies stay as they are.
 * @param listFields fields that are arrays
 */
export const readForm = (
  { headers, body }: Pick<FastifyRequest, "headers" | "body">,
  listFields: readonly string[],
): unknown =>
  isForm(headers["content-type"]) && typeof body === "object" && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]: [string, unknown]) => {
          if (typeof value !== "string") return [name, value];
          const text = value.replaceAll("\r\n", "\n");
          return [name, listFields.includes(name) ? [text] : text];
        }),
      )
    : body;

export const isForm = (contentType: string | undefined): boolean =>
  contentType?.toLowerCase().startsWith("application/x-www-form-urlencoded") ?? false;
