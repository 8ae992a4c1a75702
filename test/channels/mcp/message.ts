import assert from "node:assert/strict";
import type { Service, ServiceResponse } from "../../support/service.ts";

type Options = { token?: string; toolset?: string; signIn?: "required"; headers?: Record<string, string> };

/** Sends messages of the protocol as 2025-11-25 has them, without a client that would mend what is wrong. */
export const messagesTo = ({ call }: Pick<Service, "call">) => {
  const send = (body: unknown, { token, toolset, signIn, headers = {} }: Options = {}): Promise<ServiceResponse> =>
    call("sendMcpMessage", {
      query: { toolset, sign_in: signIn },
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body,
    });
  const request = (method: string, params: object = {}, options: Options = {}) =>
    send({ jsonrpc: "2.0", id: 1, method, params }, options);
  const use = (name: string, args: object = {}, options: Options = {}) =>
    request("tools/call", { name, arguments: args }, options);
  /** Calls a tool whose result is an error, and returns its text. */
  const refusal = async (name: string, args: object = {}, options: Options = {}): Promise<string> => {
    const { status, body } = await use(name, args, options);
    assert.deepEqual([status, body.result?.isError], [200, true], JSON.stringify(body));
    return body.result.content[0].text;
  };
  return { send, request, use, refusal };
};

/** What a message of version 2026-07-28 or later says about its client. */
export const metaOf = (version: string) => ({
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientInfo": { name: "a", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
});
