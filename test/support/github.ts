import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createBrowser, interactionPage, type Outage, readForm, sendOutage, serveProvider } from "./loopback.ts";

type GithubAccount = {
  id: number;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

type Code = { login: string; redirectUri: string; challenge: string };

/** The part of GitHub that signing in uses: its variant of OAuth 2.0 and two API endpoints. */
export const startGithub = async (
  t: { teardown(close: () => unknown): void },
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
) => {
  const accounts = new Map<string, GithubAccount>();
  const behavior: Outage & { on?: "token" | "user" | "emails" } = {};
  const requests: string[] = [];
  const codes = new Map<string, Code>();
  const tokens = new Map<string, string>();

  const tryOutage = (endpoint: "token" | "user" | "emails", response: ServerResponse): boolean =>
    (behavior.on ?? "token") === endpoint && sendOutage(behavior, response);

  const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
  };

  const authorize = async (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => {
    if (request.method === "GET")
      return void response.setHeader("content-type", "text/html").end(interactionPage("login"));
    const form = await readForm(request);
    const redirectUri = query.get("redirect_uri") ?? "";
    const redirectUrl = new URL(redirectUri);
    redirectUrl.searchParams.set("state", query.get("state") ?? "");
    if (form.get("choice") === "cancel") {
      redirectUrl.searchParams.set("error", "access_denied");
      redirectUrl.searchParams.set("error_description", '<script>alert("denied")</script>');
    } else {
      const code = randomBytes(10).toString("hex");
      codes.set(code, { login: form.get("login") ?? "", redirectUri, challenge: query.get("code_challenge") ?? "" });
      redirectUrl.searchParams.set("code", code);
    }
    response.writeHead(302, { location: redirectUrl.href }).end();
  };

  const exchangeCode = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (tryOutage("token", response)) return;
    const form = await readForm(request);
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    // Like GitHub, returns these errors with status 200.
    if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret)
      return sendJson(response, 200, { error: "incorrect_client_credentials" });
    if (!code || code.redirectUri !== form.get("redirect_uri") || code.challenge !== challenge)
      return sendJson(response, 200, { error: "bad_verification_code" });
    const token = `gho_${randomBytes(18).toString("hex")}`;
    tokens.set(token, code.login);
    sendJson(response, 200, { access_token: token, scope: "read:user,user:email", token_type: "bearer" });
  };

  const findAccount = ({ headers }: IncomingMessage): (GithubAccount & { login: string }) | undefined => {
    const login = tokens.get(headers.authorization?.replace("Bearer ", "") ?? "");
    const match = login === undefined ? undefined : accounts.get(login);
    return match && login !== undefined ? { ...match, login } : undefined;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://github");
    requests.push(`${request.method} ${pathname}`);
    if (pathname === "/login/oauth/authorize") return authorize(request, response, searchParams);
    if (pathname === "/login/oauth/access_token") return exchangeCode(request, response);
    if (!request.headers["user-agent"]) return sendJson(response, 403, { message: "User-Agent header required" });
    const user = findAccount(request);
    if (!user) return sendJson(response, 401, { message: "Bad credentials" });
    const { id, login, name, emails } = user;
    if (pathname === "/user" && !tryOutage("user", response))
      return sendJson(response, 200, { id, login, name, email: null });
    if (pathname === "/user/emails" && !tryOutage("emails", response)) return sendJson(response, 200, emails);
  };

  const url = await serveProvider(t, respond);
  return {
    url,
    authUrl: `${url}/login/oauth/authorize`,
    tokenUrl: `${url}/login/oauth/access_token`,
    userinfoUrl: `${url}/user`,
    emailsUrl: `${url}/user/emails`,
    accounts,
    behavior,
    requests,
    signIn: (authorizationUrl: string, login: string, choice: "continue" | "cancel" = "continue"): Promise<string> =>
      createBrowser(url).signIn(authorizationUrl, { login, choice }),
  };
};
