import { type Change, startComparison } from "./changes.ts";
import type { Document } from "./document.ts";
import { compareOperations, type Endpoint } from "./operations.ts";
import { compareSchemes } from "./security.ts";
import { compareWebhooks } from "./webhooks.ts";

/**
 * Lists the changes between two bundles that affect clients; Redocly's rules have checked both. Compares what is sent. Names of schemas and
 * operations matter only to SDKs; descriptions and examples do not matter.
 */
export function changesBetween(released: Document, present: Document): Change[] {
  const comparison = startComparison(released, present);
  const before = endpointsOf(released);
  const after = endpointsOf(present);
  for (const [key, was] of before) {
    const is = after.get(key);
    if (is) compareOperations(comparison, was, is);
    else comparison.report(true, "changed", was.operation.operationId, `was removed (${was.method} ${was.path})`);
  }
  for (const [key, { method, path, operation }] of after)
    if (!before.has(key)) comparison.report(false, "added", operation.operationId, `is new (${method} ${path})`);
  compareWebhooks(comparison);
  compareSchemes(comparison);
  return comparison.changes();
}

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** Endpoints by method and path, without the names of path parameters, which URLs do not contain. */
const endpointsOf = ({ paths }: Document): Map<string, Endpoint> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => methods.has(method))
        .map(([name, operation]) => {
          const method = name.toUpperCase();
          return [`${method} ${path.replace(/\{[^}]*\}/g, "{}")}`, { method, path, operation }] as const;
        }),
    ),
  );
