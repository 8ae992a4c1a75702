import type { FastifyRequest } from "fastify";

/**
 * The body of a request, read as the contract means it when it is a form: one ticked box looks like a text, and each line
 * break is two characters (HTML, "constructing an entry list").
 * @param listFields fields that are lists
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

const isForm = (contentType: string | undefined): boolean =>
  contentType?.toLowerCase().startsWith("application/x-www-form-urlencoded") ?? false;
