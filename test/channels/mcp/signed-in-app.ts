import assert from "node:assert/strict";
import * as sdkV2 from "@modelcontextprotocol/client";
import { UnauthorizedError as UnauthorizedErrorV1 } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Test } from "tap";
import { createApps } from "../../support/apps.ts";
import type { Visitor } from "../../support/people.ts";
import type { Service } from "../../support/service.ts";

const redirectUrl = "http://127.0.0.1:4711/callback";

const createStore = () => {
  let information: sdkV2.StoredOAuthClientInformation | undefined;
  let tokens: sdkV2.StoredOAuthTokens | undefined;
  let verifier = "";
  let redirect: URL | undefined;
  const authProvider = {
    redirectUrl,
    clientMetadata: { client_name: "Planner", redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" },
    clientInformation: () => information,
    saveClientInformation: (saved: sdkV2.StoredOAuthClientInformation) => {
      information = saved;
    },
    tokens: () => tokens,
    saveTokens: (saved: sdkV2.StoredOAuthTokens) => {
      tokens = saved;
    },
    redirectToAuthorization: (target: URL) => {
      redirect = target;
    },
    saveCodeVerifier: (saved: string) => {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
  return { authProvider, tokens: () => tokens, redirect: () => redirect ?? assert.fail("no redirect to the sign-in") };
};

type Store = ReturnType<typeof createStore>;

/** Clients of SDK version 1, which most agents use, and of version 2, the current one. A client needs the transport of its version. */
const createClientFor = {
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
    const client = new sdkV2.Client({ name: "planner", version: "1.0.0" });
    const transport = new sdkV2.StreamableHTTPClientTransport(url, { authProvider });
    return {
      client,
      connect: () => client.connect(transport),
      finish: (params: URLSearchParams) => transport.finishAuth(params),
    };
  },
};

type Agent = { browser: Visitor; sdk: keyof typeof createClientFor; query?: string };

/** Starts an agent that discovers the authorization server, registers itself, and sends its user to the sign-in in the browser. */
export const startApp = async (t: Test, service: Service, { browser, sdk, query = "" }: Agent) => {
  const store = createStore();
  const scopes: string[] = [];
  const url = new URL(`${service.baseUrl}/mcp${query}`);
  const createConnection = () => {
    const connection = createClientFor[sdk](url, store);
    t.teardown(() => connection.client.close());
    return connection;
  };
  let connection = createConnection();

  const signIn = async (error: unknown): Promise<void> => {
    if (!(error instanceof sdkV2.UnauthorizedError || error instanceof UnauthorizedErrorV1)) throw error;
    const authorizationUrl = store.redirect();
    scopes.push(String(authorizationUrl.searchParams.get("scope")));
    const callbackUrl = await createApps(service).authorize(browser, Object.fromEntries(authorizationUrl.searchParams));
    await connection.finish(callbackUrl.searchParams);
    connection = createConnection();
    await connection.connect();
  };

  const call = (name: string, args: Record<string, unknown>) => connection.client.callTool({ name, arguments: args });
  await connection.connect().catch(signIn);
  return {
    scopes,
    accessToken: () => store.tokens()?.access_token ?? assert.fail("the app has no token"),
    instructions: () => connection.client.getInstructions() ?? "",
    tools: async () => (await connection.client.listTools()).tools.map(({ name }) => name),
    use: (name: string, args: Record<string, unknown> = {}) =>
      call(name, args).catch(async (error: unknown) => {
        await signIn(error);
        return call(name, args);
      }),
  };
};
