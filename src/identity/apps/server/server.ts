import { type Response as InjectedResponse, inject } from "light-my-request";
import type { Interaction, Provider } from "oidc-provider";
import type { Queryable } from "../../../foundation/db/client.ts";
import { InternalError, OAuthError } from "../../../foundation/errors.ts";
import type { Outbound } from "../../../foundation/outbound/request.ts";
import type { Exchange } from "../../../server/http/contract.ts";
import { canonicalResource } from "../../auth/audience.ts";
import { cookieNames, createProvider } from "./provider.ts";
import { type RequestScope, runInScope } from "./scope.ts";

type ForwardedRequest = {
  method: "GET" | "POST";
  url: string;
  body?: Readonly<Record<string, unknown>>;
  readsDocuments?: boolean;
};

export type Outcome = {
  location: string | undefined;
  body: unknown;
  /** The error to throw after the commit: a rollback would restore the grants that the request ended. */
  refusal: OAuthError | undefined;
  /** Grants that were ended because a code or token was reused or revoked. */
  endedGrantIds: readonly string[];
};

export type AuthorizationServer = {
  forward(context: ScopeContext, request: ForwardedRequest): Promise<Outcome>;
  withProvider<Result>(context: ScopeContext, work: (provider: Provider) => Promise<Result>): Promise<Result>;
  findInteraction(context: ScopeContext, id: string): Promise<Interaction | undefined>;
};

type ScopeContext = {
  db: Queryable;
  now: Date;
  caller: { userId: string } | null;
  browser: { sessionId: string | null };
};

const scopeOf = ({ db, now, caller, browser: { sessionId } }: ScopeContext, readsDocuments = false): RequestScope => ({
  db,
  now,
  readsDocuments,
  session: caller && sessionId !== null ? { id: sessionId, userId: caller.userId } : null,
  endedGrantIds: [],
});

type Options = { baseUrl: string; outbound: Outbound; secure: boolean };

export const createAuthorizationServer = ({
  baseUrl,
  outbound,
  secure,
}: Options): ((exchange: Exchange) => AuthorizationServer) => {
  const { host, protocol } = new URL(baseUrl);
  let providerPromise: Promise<Provider> | undefined;
  const getProvider = (): Promise<Provider> => {
    providerPromise ??= createProvider({ baseUrl, outbound });
    return providerPromise;
  };

  const canonicalResources = (resources: unknown): string[] =>
    [resources].flat().flatMap((uri) => (typeof uri === "string" ? canonicalResource(uri, baseUrl) : []));

  const withCanonicalResources = (url: string): string => {
    const parsedUrl = new URL(url, baseUrl);
    const resources = parsedUrl.searchParams.getAll("resource");
    if (resources.length > 0) parsedUrl.searchParams.delete("resource");
    for (const resource of canonicalResources(resources)) parsedUrl.searchParams.append("resource", resource);
    return parsedUrl.href;
  };

  /** oidc-provider builds its URLs from these headers, never from the client's `Host`. */
  const originHeaders = { host, "x-forwarded-proto": protocol.slice(0, -1) };

  return ({ request, reply }) => {
    const headersOf = ({ session }: RequestScope): Record<string, string> => {
      const { authorization } = request.headers;
      const resumeId = request.cookies[cookieNames.resume];
      const cookies = [
        ...(session ? [`${cookieNames.session}=${session.id}`] : []),
        ...(resumeId !== undefined && /^[\w-]{1,64}$/.test(resumeId) ? [`${cookieNames.resume}=${resumeId}`] : []),
      ];
      return {
        ...originHeaders,
        accept: "application/json",
        cookie: cookies.join("; "),
        ...(authorization !== undefined && { authorization }),
      };
    };

    const setCookies = (cookies: InjectedResponse["cookies"]): void => {
      for (const { name, value, path, expires } of cookies) {
        if (name === cookieNames.session || typeof path !== "string") continue;
        const attributes = { path, httpOnly: true, sameSite: "lax", secure } as const;
        if (value === "") reply.clearCookie(name, attributes);
        else reply.setCookie(name, value, { ...attributes, ...(expires instanceof Date && { expires }) });
      }
    };

    return {
      forward: async (context, { method, url, body, readsDocuments }) => {
        const scope = scopeOf(context, readsDocuments);
        const callback = (await getProvider()).callback();
        const headers = headersOf(scope);
        const form = body && formOf({ ...body, resource: canonicalResources(body["resource"]) });
        const response = await runInScope(scope, () =>
          inject((req, res) => void callback(req, res), {
            method,
            url: withCanonicalResources(url),
            headers: form === undefined ? headers : { ...headers, "content-type": formType },
            ...(form !== undefined && { payload: form }),
            // Starts the request now. Otherwise it starts when the promise is awaited, outside of the scope.
          }).end(),
        );
        // Throws the cause, such as an outage of the database, to which the service responds with its own 503.
        if (scope.failure !== undefined) throw scope.failure;
        setCookies(response.cookies);
        return readOutcome(response, scope.endedGrantIds);
      },
      withProvider: async (context, work) => runInScope(scopeOf(context), async () => work(await getProvider())),
      findInteraction: async (context, id) => {
        // The browser sends the interaction cookie to the consent page, and the resume cookie to the redirect back to the app.
        const { interaction, resume } = cookieNames;
        if (![interaction, resume].some((name) => request.cookies[name] === id)) return undefined;
        const { Interaction } = await getProvider();
        return runInScope(scopeOf(context), () => Interaction.find(id));
      },
    };
  };
};

const formType = "application/x-www-form-urlencoded";

const formOf = (body: Readonly<Record<string, unknown>>): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    for (const item of [value].flat()) if (item !== undefined) form.append(name, String(item));
  return form.toString();
};

const readOutcome = ({ statusCode: status, headers, payload }: InjectedResponse, ended: readonly string[]): Outcome => {
  const { location } = headers;
  const isJson = headers["content-type"]?.toString().startsWith("application/json");
  const body: unknown = isJson ? JSON.parse(payload) : undefined;
  return { location, body, refusal: status < 400 ? undefined : refusalOf(status, body), endedGrantIds: ended };
};

const refusalOf = (status: number, body: unknown): OAuthError => {
  const { error, error_description: description } = Object(body);
  if (typeof error !== "string") throw new InternalError(new Error(`the authorization server responded ${status}`));
  return new OAuthError(status, error, typeof description === "string" ? description : error);
};
