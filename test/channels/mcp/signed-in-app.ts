import assert from "node:assert/strict";
import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import type { Test } from "tap";
import type { Visitor } from "../../support/people.ts";
import type { Service } from "../../support/service.ts";

const redirectUrl = "http://127.0.0.1:4711/callback";

/** The browser of the user: signed in, it is asked for consent and returns to the app. */
const consent = async (browser: Visitor, address: URL): Promise<URLSearchParams> => {
  const start = await browser.call("startAuthorization", { query: Object.fromEntries(address.searchParams) });
  assert.equal(start.status, 303, JSON.stringify(start.body));
  const path = { authorization_id: String(start.headers["location"]).split("/").at(-1) ?? "" };
  const page = await browser.call("showConsent", { path });
  assert.equal(page.status, 200);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const decided = await browser.call("submitConsent", { path, body: "decision=allow", headers });
  assert.equal(decided.status, 303);
  const back = await browser.call("finishAuthorization", { path });
  return new URL(String(back.headers["location"])).searchParams;
};

/** An agent that the service does not know: it finds out everything by itself, and sends its user to the browser. */
export const appOf = async (t: Test, { baseUrl }: Service, browser: Visitor) => {
  let information: StoredOAuthClientInformation | undefined;
  let tokens: StoredOAuthTokens | undefined;
  let verifier = "";
  let address: URL | undefined;
  const scopes: (string | null)[] = [];
  const authProvider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: "Planner", redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" },
    clientInformation: () => information,
    saveClientInformation: (given) => {
      information = given;
    },
    tokens: () => tokens,
    saveTokens: (given) => {
      tokens = given;
    },
    redirectToAuthorization: (given) => {
      address = given;
    },
    saveCodeVerifier: (given) => {
      verifier = given;
    },
    codeVerifier: () => verifier,
  };
  const url = new URL(`${baseUrl}/mcp`);
  const connect = async () => {
    const client = new Client({ name: "planner", version: "1.0.0" });
    const transport = new StreamableHTTPClientTransport(url, { authProvider });
    await client.connect(transport);
    t.teardown(() => client.close());
    return { client, transport };
  };
  let connected = await connect();
  return {
    /** The scopes that it has asked for, each time. */
    scopes,
    accessToken: () => tokens?.access_token ?? assert.fail("the app has no token"),
    /** Calls a tool, and asks the user for what is missing. */
    use: async (name: string, args: Record<string, unknown> = {}) => {
      const call = () => connected.client.callTool({ name, arguments: args });
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof UnauthorizedError)) throw error;
      }
      assert.ok(address, "it leads to no page");
      scopes.push(address.searchParams.get("scope"));
      await connected.transport.finishAuth(await consent(browser, address));
      connected = await connect();
      return call();
    },
  };
};
