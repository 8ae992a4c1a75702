import type { Schemas } from "../../../../generated/contract.ts";
import type { ClientRow } from "./queries.ts";

const epoch = (time: Date): number => Math.floor(time.getTime() / 1000);

/** @param secret of a client that can keep one, only in the response to its registration */
export const toRegisteredClient = (row: ClientRow, secret: string | null): Schemas["RegisteredClient"] => ({
  client_id: row.id,
  client_id_issued_at: epoch(row.createdAt),
  ...(secret !== null && { client_secret: secret, client_secret_expires_at: 0 }),
  client_name: row.name,
  ...(row.uri !== null && { client_uri: row.uri }),
  redirect_uris: row.redirectUris,
  grant_types: row.grantTypes,
  response_types: row.grantTypes.includes("authorization_code") ? ["code"] : [],
  token_endpoint_auth_method: row.authMethod,
});
