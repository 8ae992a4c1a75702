import assert from "node:assert/strict";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { test } from "tap";
import { listen, tokenOf } from "./clients/listening.ts";

test("scratch", async (t) => {
  const service = await listen(t);
  for (const mode of ["legacy", { pin: "2026-07-28" }] as const) {
    const client = new Client({ name: "t", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.baseUrl}/mcp`)));
    const { tools } = await client.listTools();
    console.log(tools.length, client.getServerVersion(), client.getServerCapabilities());
    const r = await client.callTool({ name: "search", arguments: { q: "kubernetes", limit: 1 } });
    console.log(JSON.stringify(r).slice(0, 600));
    console.log(JSON.stringify(await client.listResources()).slice(0, 300));
    console.log(await client.callTool({ name: "createEvent", arguments: {} }).catch((e) => e));
    await client.close();
  }
});
