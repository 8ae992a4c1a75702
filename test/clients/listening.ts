import assert from "node:assert/strict";
import type { Test } from "tap";
import { enums } from "../../generated/contract.ts";
import { freePort } from "../e2e/program.ts";
import { type Service, startService } from "../support/service.ts";

/** The service with the demo data on a port of its own, for programs that send requests from outside. */
export const listen = async (t: Test): Promise<Service> => {
  const port = await freePort();
  const service = await startService(t, { data: "demo", baseUrl: `http://127.0.0.1:${port}` });
  await service.app.listen({ host: "127.0.0.1", port });
  return service;
};

/** A token of all scopes: of a new user, or of the user of the demo data with this address. */
export const tokenOf = async (service: Service, email?: string): Promise<string> => {
  const { person, token } = service;
  const user = email === undefined ? await person() : await userOf(service, email);
  return (await token(user, { scopes: [...enums.TokenScope] })).secret;
};

const userOf = async ({ sql }: Service, email: string) => {
  const [user] = await sql<{ id: string; email: string }[]>`select id, email from users where email = ${email}`;
  assert.ok(user, `the demo data has no ${email}`);
  return user;
};
