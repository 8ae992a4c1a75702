/** @import { Operation, Response, Rule } from "./types.ts" */

/**
 * A misspelled extension would be silently ignored. An extension with an empty list of values has a rule of its own.
 *
 * @type {Rule<{ operation: Record<string, string[]> }>}
 */
export const knownExtensions = ({ operation: known }) => ({
  Operation(operation, { location, report }) {
    for (const [name, value] of Object.entries(operation)) {
      if (!name.startsWith("x-") || known[name]?.length === 0 || known[name]?.includes(String(value))) continue;
      const message = known[name] ? `${name} must be ${known[name].join(" or ")}.` : `There is no extension ${name}.`;
      report({ message, location: location.child([name]) });
    }
  },
});

/**
 * The service creates the headers of RFC 9745 and RFC 8594 from the dates.
 *
 * @type {Rule}
 */
export const datedDeprecations = () => ({
  Operation(operation, { location, report }) {
    const { deprecated = false, "x-deprecated-at": since = "", "x-sunset": sunset = "" } = operation;
    const [from, until] = [String(since), String(sunset)];
    const isDate = /^\d{4}-\d\d-\d\d$/;
    const yearLater = from.replace(/^\d{4}/, (year) => String(Number(year) + 1));
    const isDated = isDate.test(from) && isDate.test(until) && yearLater <= until;
    if (deprecated !== isDated)
      report({
        message:
          "An operation is deprecated with x-deprecated-at and an x-sunset at least a year later, or has none of the three.",
        location: location.key(),
      });
  },
});

/**
 * Checks the pages to which browsers are redirected. The landing page is a path, because it is not an operation. The sign-in page needs no
 * credentials, and has the parameter `next`.
 *
 * @type {Rule}
 */
export const sessionPages = () => {
  /** @type {Map<string, { page: boolean, anonymous: boolean, parameters: Set<string> }>} */
  const found = new Map();
  /** @type {{ name: string, id: unknown, location: import("./types.ts").Location }[]} */
  const named = [];
  return {
    SecurityScheme(scheme, { location, report }) {
      const { "x-landing-page": landing } = scheme;
      if (landing !== undefined && !String(landing).startsWith("/"))
        report({ message: "x-landing-page must be the path of a page.", location: location.child(["x-landing-page"]) });
      for (const name of ["x-login-page", "x-saved-form-page"])
        if (name in scheme) named.push({ name, id: scheme[name], location: location.child([name]) });
    },
    Operation({ operationId, security = [], responses, parameters = [] }, { key, location, resolve }) {
      if (operationId === undefined) return;
      const from = location.source.absoluteRef;
      const success = /** @type {Response | undefined} */ (responses?.["200"]);
      found.set(operationId, {
        page: key === "get" && "text/html" in (success?.content ?? {}),
        anonymous: security.length === 0,
        parameters: new Set(parameters.map((parameter) => resolve(parameter, from).node?.name ?? "")),
      });
    },
    Root: {
      leave(_root, { report }) {
        for (const { name, id, location } of named) {
          const operation = found.get(String(id));
          if (!operation?.page)
            report({ message: `${name} must be the operationId of a GET that returns HTML.`, location });
          else if (name === "x-login-page" && !(operation.anonymous && operation.parameters.has("next")))
            report({ message: `${name} must require no credentials and have a parameter "next".`, location });
        }
      },
    },
  };
};
