import assert from "node:assert/strict";
import { test } from "tap";
import { examplePath, operations, parametersOf } from "../support/contract.ts";
import { startService } from "../support/service.ts";

/** Covers the examples of filters, which are not in the code samples that samples.clients.ts runs. */
test("the example of each filter finds something in the demo data", async (t) => {
  const { call } = await startService(t);
  // These parameters require a credential, or do not filter.
  const otherParameters = new Set(["active", "published", "limit", "cursor", "sort", "include", "radius_km"]);
  const isOpen = (security: readonly object[]) => security.some((requirement) => Object.keys(requirement).length === 0);
  const lists = operations.filter(
    ({ operationId, security }) => (operationId.startsWith("list") || operationId === "search") && isOpen(security),
  );
  for (const operation of lists) {
    const filters = parametersOf(operation).filter(
      (parameter) => parameter.in === "query" && !otherParameters.has(parameter.name),
    );
    for (const { name, example } of filters) {
      await t.test(`${operation.operationId}: ${name}`, async () => {
        const path = examplePath(operation.operationId);
        const required = { search: { q: "bereitschaft" }, listRemovals: { since: "2026-09-01T00:00:00Z" } };
        const query = {
          ...Object(required)[operation.operationId],
          [name]: Array.isArray(example) ? example.map(String) : String(example),
        };
        const { status, body } = await call(operation.operationId, { path, query });
        assert.equal(status, 200);
        assert.ok(body.items.length > 0, JSON.stringify(query));
      });
    }
  }
});
