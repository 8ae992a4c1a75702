import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Test } from "tap";
import type { Service } from "../../support/service.ts";

type Connection = {
  token?: string;
  toolset?: string;
  isStructured?: boolean;
  /** The protocol with its sessions, before 2026-07-28. */
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
