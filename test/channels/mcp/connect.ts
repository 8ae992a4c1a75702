import assert from "node:assert/strict";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Test } from "tap";
import type { Service, ServiceResponse } from "../../support/service.ts";

type Connection = {
  token?: string;
  toolset?: string;
  isStructured?: boolean;
  /** Whether to use a version before 2026-07-28, which has sessions. */
  isLegacy?: boolean;
};

export const connect = async (t: Test, { baseUrl }: Service, connection: Connection = {}): Promise<Client> => {
  const { token, toolset, isStructured = false, isLegacy = false } = connection;
  const url = new URL(`${baseUrl}/mcp`);
  if (toolset !== undefined) url.searchParams.set("toolset", toolset);
  if (isStructured) url.searchParams.set("output_schema", "true");
  const mode = isLegacy ? "legacy" : { pin: "2026-07-28" };
  const client = new Client({ name: "agent", version: "1.0.0" }, { versionNegotiation: { mode } });
  const requestInit = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  t.teardown(() => client.close());
  return client;
};

export const textOf = (result: unknown): string => {
  const { content } = Object(result);
  return Array.isArray(content) ? content.map(({ text }) => String(text)).join("\n") : "";
};

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read of a validated result
export const jsonOf = (result: unknown): any => JSON.parse(textOf(result));

type Options = { token?: string; toolset?: string; signIn?: "required"; headers?: Record<string, string> };

export const callOf = (id: unknown, name: string, args: object = {}) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args },
});

/** Sends messages of version 2025-11-25 without a client, which would correct invalid ones. */
export const messagesTo = ({ call }: Pick<Service, "call">) => {
  const send = (body: unknown, { token, toolset, signIn, headers = {} }: Options = {}): Promise<ServiceResponse> =>
    call("sendMcpMessage", {
      query: { toolset, sign_in: signIn },
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      body,
    });
  const request = (method: string, params: object = {}, options: Options = {}) =>
    send({ jsonrpc: "2.0", id: 1, method, params }, options);
  const use = (name: string, args: object = {}, options: Options = {}) => send(callOf(1, name, args), options);
  /** Calls a tool, and returns its result. */
  const result = async (name: string, args: object = {}, options: Options = {}) =>
    jsonOf((await use(name, args, options)).body.result);
  /** Calls a tool whose result is an error, and returns its text. */
  const refusal = async (name: string, args: object = {}, options: Options = {}): Promise<string> => {
    const { status, body } = await use(name, args, options);
    assert.deepEqual([status, body.result?.isError], [200, true], JSON.stringify(body));
    return body.result.content[0].text;
  };
  return { send, request, use, result, refusal };
};

/** Metadata about its client in a message of version 2026-07-28 or later. */
export const metaOf = (version: string) => ({
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientInfo": { name: "a", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
});
