import type { Tx } from "../../foundation/db/client.ts";
import { BadRequest } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { type Audience, audienceOf } from "../auth/audience.ts";
import { admitApp } from "../auth/grants/issue.ts";
import type { Context, UserContext } from "../context.ts";
import { type ClientRow, findWorkingClient } from "./clients/queries.ts";
import { isRedirectUriOf, placeOf } from "./clients/rules.ts";
import { scopesOf } from "./server/adapter.ts";
import { lifetimes } from "./server/scope.ts";

export type AppRequest = {
  client: ClientRow;
  scopes: ReturnType<typeof scopesOf>;
  audiences: Audience[];
  /** Where the user returns to; `null` for a device. */
  redirectUri: string | null;
};

export const defaultScope = "profile:read";

/** @throws BadRequest when the client can no longer make this request, which the authorization server has checked */
export const readRequest = async (
  { db, baseUrl }: Pick<Context, "db" | "baseUrl">,
  params: Readonly<Record<string, unknown>>,
): Promise<AppRequest> => {
  const { client_id: id, scope, resource, redirect_uri: redirectUri } = params;
  const client = typeof id === "string" ? await findWorkingClient(db, id) : undefined;
  const scopes = scopesOf(scope);
  if (!client || scopes.length === 0) throw requestExpired();
  // The developer may have removed the address since.
  if (typeof redirectUri === "string" && !isRedirectUriOf(client.redirectUris, redirectUri)) throw requestExpired();
  const audiences = [resource]
    .flat()
    .flatMap((one) => (typeof one === "string" ? (audienceOf(one, baseUrl) ?? []) : []));
  return {
    client,
    scopes,
    audiences: audiences.length > 0 ? [...new Set(audiences)] : ["api"],
    redirectUri: typeof redirectUri === "string" ? redirectUri : null,
  };
};

export const placeOfRequest = (texts: Texts, { redirectUri }: AppRequest): string =>
  redirectUri === null ? texts.t("account.place.device") : placeOf(texts, redirectUri);

export const admitRequest = async (tx: Tx<UserContext>, params: Readonly<Record<string, unknown>>) => {
  const request = await readRequest(tx, params);
  const { client, scopes, audiences } = request;
  const expiresAt = new Date(tx.now.getTime() + lifetimes.grant * 1000);
  const place = placeOfRequest(tx.texts, request);
  const grantId = await admitApp(tx, { client, place, scopes, audiences, expiresAt });
  return { grantId, scopes, audiences };
};

export const requestExpired = () =>
  new BadRequest(
    "this request of an app has expired, or was made in another browser; go back to the app and start again",
    {
      code: "sign_in_expired",
      text: { key: "common.wrong.app_expired" },
    },
  );
