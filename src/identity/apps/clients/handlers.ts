import { v7 as uuid } from "uuid";
import { operationTable } from "../../../../generated/contract.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import { created } from "../../../server/http/responses.ts";
import { networkOf } from "../../../server/limits/network.ts";
import type { Handler } from "../../context.ts";
import { insertClient } from "./queries.ts";
import { registrationOf } from "./rules.ts";
import { toRegisteredClient } from "./views.ts";

export const registerClient: Handler<"registerClient"> = async ({ db, now, baseUrl, limits, address }, { body }) => {
  const registration = registrationOf(body);
  const perAddress = ["client_registrations_per_address", networkOf(address)] as const;
  await limits.consume(perAddress, ["client_registrations_in_all", "service"]);
  const secret = registration.authMethod === "none" ? null : newSecret();
  const row = {
    id: uuid(),
    source: "registration",
    ownerId: null,
    name: body.client_name,
    uri: body.client_uri ?? null,
    ...registration,
    secretHash: secret === null ? null : digest(secret),
    freshUntil: null,
    createdAt: now,
    updatedAt: now,
  } as const;
  await insertClient(db, row);
  return created(baseUrl + operationTable.registerClient.path, toRegisteredClient(row, secret));
};
