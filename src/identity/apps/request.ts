import { BadRequest } from "../../foundation/errors.ts";
import { type Audience, audienceOf } from "../auth/audience.ts";
import type { Context } from "../context.ts";
import { type ClientRow, findWorkingClient } from "./clients/queries.ts";
import { isRedirectUriOf } from "./clients/rules.ts";
import { scopesOf } from "./server/adapter.ts";

/** What an app, or a device, asks the user for. */
export type AppRequest = {
  client: ClientRow;
  scopes: ReturnType<typeof scopesOf>;
  audiences: Audience[];
  /** Where the user returns to; `null` for a device. */
  redirectUri: string | null;
};

/** What to ask for when the app names no scope: little. */
export const defaultScope = "profile:read";

/**
 * @param params as the app has sent them, checked by the authorization server
 * @throws BadRequest for what the client can no longer ask for
 */
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

export const requestExpired = () =>
  new BadRequest(
    "this request of an app has expired, or was made in another browser; go back to the app and start again",
    {
      code: "sign_in_expired",
      text: { key: "common.wrong.app_expired" },
    },
  );
