/** @import { Context, Response, Rule, Schema } from "./types.ts" */

/** @param {string} status */
const isError = (status) => /^[45]/.test(status);

/** @type {Rule<{ file: string }>} */
export const errorsBySharedResponse = ({ file }) => ({
  Responses(responses, { location, report }) {
    for (const [status, response] of Object.entries(responses)) {
      if (!isError(status) || ("$ref" in response && response.$ref.split("#", 1)[0]?.endsWith(file))) continue;
      report({
        message: `The response ${status} must be a reference into ${file}.`,
        location: location.child([status]),
      });
    }
  },
});

/**
 * Errors of OAuth endpoints have a second field: RFC 6749 §5.2.
 *
 * @param {Schema | undefined} schema @param {Context["resolve"]} resolve @param {string} [from]
 */
function isOneFieldError(schema, resolve, from) {
  const { node, location } = schema ? resolve(schema, from) : {};
  const { error, error_description: _description, ...others } = node?.properties ?? {};
  return (
    node?.type === "object" &&
    Object.keys(others).length === 0 &&
    node.required?.includes("error") === true &&
    error !== undefined &&
    resolve(error, location?.source.absoluteRef).node?.type === "string"
  );
}

/** @type {Rule} */
export const errorIsOneField = () => ({
  Responses(responses, { location, report, resolve }) {
    for (const [status, response] of Object.entries(responses)) {
      if (!isError(status)) continue;
      const { node, location: place = location } = resolve(/** @type {Response} */ (response));
      for (const [type, media] of Object.entries(node?.content ?? {})) {
        if (!/\bjson$/.test(type) || isOneFieldError(media.schema, resolve, place.source.absoluteRef)) continue;
        report({
          message: 'An error must be an object with one field, "error", a required string.',
          location: location.child([status]),
        });
      }
    }
  },
});

/** @type {Rule} */
export const oneSuccessSchema = () => ({
  Responses(responses, { location, report, resolve }) {
    /** @type {Set<string>} */
    const schemas = new Set();
    for (const [status, response] of Object.entries(responses)) {
      if (!/^[23]/.test(status)) continue;
      const { node, location: place = location } = resolve(/** @type {Response} */ (response));
      for (const { schema } of Object.values(node?.content ?? {})) {
        const target = schema?.$ref && resolve(schema, place.source.absoluteRef).location;
        if (schema) schemas.add(target ? target.source.absoluteRef + target.pointer : JSON.stringify(schema));
      }
    }
    if (schemas.size > 1)
      report({
        message: `The success responses of an operation must share one body schema; there are ${schemas.size}.`,
        location: location.key(),
      });
  },
});

/** @type {Rule<{ scheme: string, scopes: string[] }>} */
export const securityScopes = ({ scheme, scopes }) => ({
  Operation({ security }, { location, report }) {
    if (!security) {
      report({ message: "An operation must declare its security, [] if it has none.", location: location.key() });
      return;
    }
    const optional = security.some((requirement) => Object.keys(requirement).length === 0);
    for (const [index, requirement] of security.entries()) {
      const named = requirement[scheme];
      if (!named) continue;
      const place = location.child(["security", index, scheme]);
      for (const scope of named) {
        if (!scopes.includes(scope)) report({ message: `There is no scope "${scope}".`, location: place });
      }
      if (named.length === 0 && !optional)
        report({ message: "An operation that requires a token must name a scope.", location: place });
      if (named.length > 0 && optional)
        report({ message: "An operation that requires no credentials must not name a scope.", location: place });
    }
  },
});

/** @type {Rule} */
export const permission = () => ({
  Operation(operation, { location, report }) {
    const { operationId = "", security } = operation;
    if (!security || operationId.startsWith("receive")) return; // messages to webhooks
    const value = String(operation["x-permission"]);
    const isOpen = security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
    const isOfAdministrators = security.some((one) => one["bearer"]?.some((scope) => scope.startsWith("admin:")));
    const problem = !/^(?:public|signed_in|[a-z_]+\.[a-z_]+)$/.test(value)
      ? "An operation must have x-permission: public, signed_in, or a noun.verb that a policy in src/ grants."
      : isOfAdministrators && !isOpen && !value.includes(".")
        ? "An operation with a scope of administrators must have a noun.verb as x-permission."
        : (value === "public" && !isOpen) || (isOpen && !/^public$|\.read$/.test(value))
          ? "x-permission must be public, or a noun.read, for operations without credentials, and only for them."
          : undefined;
    if (problem) report({ message: problem, location: location.key() });
  },
});

/**
 * Messengers and newsletters append parameters to URLs (`utm_source`). Pages ignore all unknown parameters. A CSV file has filters, so it
 * ignores only the common tracking parameters.
 *
 * @type {Rule}
 */
export const unlistedQuery = () => ({
  Operation(operation, { key, location, report, resolve }) {
    const types = Object.values(operation.responses ?? {}).flatMap((response) =>
      Object.keys(resolve(/** @type {Response} */ (response)).node?.content ?? {}),
    );
    const expected = types.includes("text/csv")
      ? "tracking-ignored"
      : types.includes("text/html")
        ? "ignored"
        : undefined;
    const actual = operation["x-unknown-query-parameters"];
    if (actual === expected || (expected === undefined && actual === "ignored" && key === "get")) return;
    report({
      message:
        expected === undefined
          ? "Only operations that a browser opens have x-unknown-query-parameters, and only CSV files have tracking-ignored."
          : `This operation must have x-unknown-query-parameters: ${expected}.`,
      location: location.key(),
    });
  },
});

/**
 * Lists and tooltips show the first sentence, so it must say what the operation does; requirements follow.
 *
 * @type {Rule<{ maxLength: number }>}
 */
export const shortFirstSentence = ({ maxLength }) => ({
  Operation({ description }, { location, report }) {
    if (description === undefined) return;
    const [first = ""] = description.trim().split(/(?<=\.)\s/);
    if (first.endsWith(".") && first.length <= maxLength && !first.startsWith("Requires ")) return;
    report({
      message: `A description must begin with a sentence of at most ${maxLength} characters that says what the operation does.`,
      location: location.child(["description"]),
    });
  },
});

/**
 * Routers and generators that build a tree of paths allow one name at each position.
 *
 * @type {Rule}
 */
export const samePathParameter = () => ({
  Paths(paths, { location, report }) {
    /** @type {Map<string, { name: string, path: string }>} */
    const first = new Map();
    for (const path of Object.keys(paths)) {
      let prefix = "";
      for (const segment of path.split("/").slice(1)) {
        const name = /^\{(.+)\}$/.exec(segment)?.[1];
        if (name) {
          const known = first.get(prefix);
          if (!known) first.set(prefix, { name, path });
          else if (known.name !== name) {
            report({
              message: `{${name}} is at the position where ${known.path} has {${known.name}}.`,
              location: location.child([path]).key(),
            });
          }
        }
        prefix += name ? "/{}" : `/${segment}`;
      }
    }
  },
});

/**
 * An MCP tool has one object of arguments for the path, the query and the body, in which `idempotency_key` is the header.
 *
 * @type {Rule<{ scheme: string }>}
 */
export const distinctArguments = ({ scheme }) => ({
  Operation({ security = [], parameters = [], requestBody }, { location, report, resolve }) {
    if (!security.some((requirement) => scheme in requirement)) return;
    const from = location.source.absoluteRef;
    const names = parameters.flatMap((parameter) => {
      const { node } = resolve(parameter, from);
      return node && ["path", "query"].includes(node.in) ? [node.name] : [];
    });
    const { node: body, location: place } = requestBody ? resolve(requestBody, from) : {};
    const { schema } = Object.values(body?.content ?? {})[0] ?? {};
    const fields = schema && resolve(schema, place?.source.absoluteRef ?? from).node?.properties;
    names.push(...Object.keys(fields ?? {}));
    for (const name of new Set(names)) {
      if (name === "idempotency_key" || names.indexOf(name) !== names.lastIndexOf(name))
        report({
          message: `${name} must be the name of one argument only, in the path, the query or the body.`,
          location: location.key(),
        });
    }
  },
});
