import assert from "node:assert/strict";
import type { Test } from "tap";
import { enums } from "../../generated/contract.ts";
import { createOutbound, type Outbound } from "../../src/foundation/outbound/request.ts";
import { freePort } from "../e2e/program.ts";
import { type Service, startService } from "../support/service.ts";

/** The calendar that examples import. */
const calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Examples//EN", "END:VCALENDAR", ""].join("\r\n");

const realOutbound = createOutbound({});

/** Returns the calendar for requests to calendar.example.org, which does not exist, and sends all other requests. */
const outbound: Outbound = async (request) =>
  request.url.startsWith("https://calendar.example.org/")
    ? { status: 200, headers: {}, body: calendar, isTruncated: false }
    : realOutbound(request);

/** Starts the service with the demo data on a free port, for tests that run client programs. */
export const listen = async (t: Test): Promise<Service> => {
  const port = await freePort();
  const service = await startService(t, { data: "demo", baseUrl: `http://127.0.0.1:${port}`, outbound });
  await service.app.listen({ host: "127.0.0.1", port });
  return service;
};

/** Creates a token with all scopes, for a new user or for the demo user with this email address. */
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
