import assert from "node:assert/strict";
import type { Client } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import { test } from "tap";
import { apiTools } from "../../src/channels/mcp/tools.ts";
import { callerOf, positionOf, prepare, tokensOf } from "../clients/example-callers.ts";
import { listen } from "../clients/listening.ts";
import { bodyOf, examplePath, operationOf, parametersOf } from "../support/contract.ts";
import { connect, textOf } from "./mcp/connect.ts";

const argumentsOf = ({ id }: { id: Parameters<typeof operationOf>[0] }): Record<string, unknown> => {
  const operation = operationOf(id);
  const required = parametersOf(operation).filter(
    (parameter) => parameter.in === "query" && "required" in parameter && parameter.required === true,
  );
  const query = Object.fromEntries(required.map(({ name, example }) => [name, example]));
  return { ...examplePath(id), ...query, ...(operation.requestBody && bodyOf(operation).example) };
};

const sorted = [...apiTools.values()].sort(
  (a, b) => positionOf(a.operation.method.toLowerCase(), a.id) - positionOf(b.operation.method.toLowerCase(), b.id),
);

for (const isLegacy of [false, true])
  test(`each tool works over the demo data, ${isLegacy ? "in a session" : "without a session"}`, async (t) => {
    const service = await listen(t);
    const tokens = await tokensOf(service);
    const clients: Record<string, Client> = {};
    const toolCounts: Record<string, number> = {};
    for (const [name, token] of Object.entries(tokens)) {
      const client = await connect(t, service, { token, isLegacy, toolset: "member,admin", isStructured: true });
      clients[name] = client;
      // The list has the schemas with which the client validates results.
      toolCounts[name] = (await client.listTools()).tools.length;
    }
    const memberTools = sorted.filter(({ operation }) => !operation.scopes.some((scope) => scope.startsWith("admin:")));
    assert.deepEqual(toolCounts, { demo: sorted.length, newcomer: memberTools.length });
    for (const tool of sorted)
      await t.test(tool.id, async () => {
        await prepare(service, tool.id);
        const client = clients[callerOf(tool.id)] ?? assert.fail();
        const result = await client.callTool({ name: tool.id, arguments: argumentsOf(tool) });
        assert.ok(!result.isError, textOf(result));
        assert.deepEqual(result.content, [], "the result is only in structuredContent");
        const schema: object = tool.outputSchema;
        const validate = new Ajv2020().compile(schema);
        assert.ok(validate(result.structuredContent), JSON.stringify(validate.errors));
      });
  });
