import assert from "node:assert/strict";
import * as current from "@modelcontextprotocol/client";
import { UnauthorizedError as FormerUnauthorized } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as FormerClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FormerTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Test } from "tap";
import { createApps } from "../../support/apps.ts";
import type { Visitor } from "../../support/people.ts";
import type { Service } from "../../support/service.ts";

const redirectUrl = "http://127.0.0.1:4711/callback";

const keeper = () => {
  let information: current.StoredOAuthClientInformation | undefined;
  let tokens: current.StoredOAuthTokens | undefined;
  let verifier = "";
  let address: URL | undefined;
  const authProvider = {
    redirectUrl,
    clientMetadata: { client_name: "Planner", redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" },
    clientInformation: () => information,
    saveClientInformation: (given: current.StoredOAuthClientInformation) => {
      information = given;
    },
    tokens: () => tokens,
    saveTokens: (given: current.StoredOAuthTokens) => {
      tokens = given;
    },
    redirectToAuthorization: (given: URL) => {
      address = given;
    },
    saveCodeVerifier: (given: string) => {
      verifier = given;
    },
    codeVerifier: () => verifier,
  };
  return { authProvider, tokens: () => tokens, address: () => address ?? assert.fail("it leads to no page") };
};

type Keeper = ReturnType<typeof keeper>;

/** A client and its transport, which come together: of the SDK as it is, and as most agents still have it. */
const kinds = {
  1: (url: URL, { authProvider }: Keeper) => {
    const client = new FormerClient({ name: "planner", version: "1.0.0" });
    const transport = new FormerTransport(url, { authProvider });
    return {
      client,
      connect: () => client.connect(transport),
      finish: (params: URLSearchParams) => transport.finishAuth(params.get("code") ?? assert.fail()),
    };
  },
  2: (url: URL, { authProvider }: Keeper) => {
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

/** An agent that the service does not know: it finds out everything by itself, and sends its user to the browser. */
export const appOf = async (t: Test, service: Service, { browser, sdk, query = "" }: Agent) => {
  const kept = keeper();
  const scopes: string[] = [];
  const url = new URL(`${service.baseUrl}/mcp${query}`);
  const begin = () => {
    const started = kinds[sdk](url, kept);
    t.teardown(() => started.client.close());
    return started;
  };
  let started = begin();

  const signIn = async (error: unknown): Promise<void> => {
    if (!(error instanceof current.UnauthorizedError || error instanceof FormerUnauthorized)) throw error;
    const address = kept.address();
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
    accessToken: () => kept.tokens()?.access_token ?? assert.fail("the app has no token"),
    instructions: () => started.client.getInstructions() ?? "",
    tools: async () => (await started.client.listTools()).tools.map(({ name }) => name),
    use: (name: string, args: Record<string, unknown> = {}) =>
      call(name, args).catch(async (error: unknown) => {
        await signIn(error);
        return call(name, args);
      }),
  };
};
