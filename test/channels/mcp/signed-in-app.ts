import assert from "node:assert/strict";
import * as current from "@modelcontextprotocol/client";
import { UnauthorizedError as UnauthorizedErrorV1 } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Test } from "tap";
import { createApps } from "../../support/apps.ts";
import type { Visitor } from "../../support/people.ts";
import type { Service } from "../../support/service.ts";

const redirectUrl = "http://127.0.0.1:4711/callback";

const createStore = () => {
  let information: current.StoredOAuthClientInformation | undefined;
  let tokens: current.StoredOAuthTokens | undefined;
  let verifier = "";
  let address: URL | undefined;
  const authProvider = {
    redirectUrl,
    clientMetadata: { client_name: "Planner", redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" },
    clientInformation: () => information,
    saveClientInformation: (saved: current.StoredOAuthClientInformation) => {
      information = saved;
    },
    tokens: () => tokens,
    saveTokens: (saved: current.StoredOAuthTokens) => {
      tokens = saved;
    },
    redirectToAuthorization: (target: URL) => {
      address = target;
    },
    saveCodeVerifier: (saved: string) => {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
  return { authProvider, tokens: () => tokens, address: () => address ?? assert.fail("no redirect to the sign-in") };
};

type Store = ReturnType<typeof createStore>;

/** Clients of SDK version 1, which most agents use, and of version 2, the current one. A client needs the transport of its version. */
const kinds = {
  1: (url: URL, { authProvider }: Store) => {
    const client = new ClientV1({ name: "planner", version: "1.0.0" });
    const transport = new TransportV1(url, { authProvider });
    return {
      client,
      connect: () => client.connect(transport),
      finish: (params: URLSearchParams) => transport.finishAuth(params.get("code") ?? assert.fail()),
    };
  },
  2: (url: URL, { authProvider }: Store) => {
    const client = new current.Client({ name: "planner", version: "1.0.0" });
    const transport = new current.StreamableHTTPClientTransport(url, { authProvider });
    return {
      client,
      connect: () => client.connect(transport),
      finish: (params: URLSearchParams) => transport.finishAuth(params),
    };
  },
};

type Agent = { browser: Visitor; sdk: keyof typeof kinds; query?: string };

/** An agent without a registration: it discovers the authorization server, registers, and sends its user to the browser. */
export const appOf = async (t: Test, service: Service, { browser, sdk, query = "" }: Agent) => {
  const store = createStore();
  const scopes: string[] = [];
  const url = new URL(`${service.baseUrl}/mcp${query}`);
  const begin = () => {
    const started = kinds[sdk](url, store);
    t.teardown(() => started.client.close());
    return started;
  };
  let started = begin();

  const signIn = async (error: unknown): Promise<void> => {
    if (!(error instanceof current.UnauthorizedError || error instanceof UnauthorizedErrorV1)) throw error;
    const address = store.address();
    scopes.push(String(address.searchParams.get("scope")));
    const back = await createApps(service).authorize(browser, Object.fromEntries(address.searchParams));
    await started.finish(back.searchParams);
    started = begin();
    await started.connect();
  };

  const call = (name: string, args: Record<string, unknown>) => started.client.callTool({ name, arguments: args });
  await started.connect().catch(signIn);
  return {
    scopes,
    accessToken: () => store.tokens()?.access_token ?? assert.fail("the app has no token"),
    instructions: () => started.client.getInstructions() ?? "",
    tools: async () => (await started.client.listTools()).tools.map(({ name }) => name),
    use: (name: string, args: Record<string, unknown> = {}) =>
      call(name, args).catch(async (error: unknown) => {
        await signIn(error);
        return call(name, args);
      }),
  };
};
