import assert from "node:assert/strict";
import type postgres from "postgres";
import { v7 as uuid } from "uuid";
import { digest } from "../../src/foundation/secrets.ts";
import { createPasswords } from "../../src/identity/auth/passwords/hashing.ts";
import { newToken, prefixLength } from "../../src/identity/auth/tokens/format.ts";
import { password } from "../support/people.ts";

export type User = { id: string; email: string; headers: { authorization: string } };

export type Community = Awaited<ReturnType<typeof createCommunity>>;

const memberScopes = ["profile:read", "profile:write", "groups:join", "events:attend"];
const adminScopes = ["admin:alliances", "admin:groups", "admin:events"];
const hash = createPasswords(1).hash(password);

const insertUser = async (sql: postgres.Sql, email: string, scopes: string[]): Promise<User> => {
  const id = uuid();
  const [name = ""] = email.split("@");
  const time = new Date().toISOString();
  const secret = newToken();
  await sql`insert into users (id, email, name, email_verified_at, created_at, updated_at)
    values (${id}, ${email}, ${name}, ${time}, ${time}, ${time})`;
  await sql`insert into passwords (user_id, hash, updated_at) values (${id}, ${await hash}, ${time})`;
  await sql`insert into api_tokens (id, user_id, name, prefix, secret_hash, scopes, created_at, updated_at)
    values (${uuid()}, ${id}, 'faults', ${secret.slice(0, prefixLength)}, ${digest(secret)}, ${sql.array(scopes)},
      ${time}, ${time})`;
  return { id, email, headers: { authorization: `Bearer ${secret}` } };
};

export const newEvent = (name: string, capacity: number) => ({
  name,
  description: "…",
  kind: "virtual",
  status: "published",
  starts_at: new Date(Date.now() + 86_400_000).toISOString(),
  ends_at: new Date(Date.now() + 90_000_000).toISOString(),
  timezone: "Europe/Berlin",
  capacity,
  waitlist_enabled: true,
});

/** Users come by SQL; what they share is made through the API, so that its counters and its audit log are complete. */
export const createCommunity = async (sql: postgres.Sql, url: string, alliance = "faults") => {
  const user = (name: string, scopes: string[]) => insertUser(sql, `${name}@${alliance}.example.org`, scopes);
  const admin = await user("admin", adminScopes);
  await sql`insert into roles (id, user_id, role, created_at)
    values (${uuid()}, ${admin.id}, 'alliance_admin', ${new Date().toISOString()})`;
  const members: User[] = [];
  for (const name of ["ada", "bo", "cem", "dag", "eva"]) members.push(await user(name, memberScopes));
  const prober = await user("prober", memberScopes);
  const create = async (path: string, body: object): Promise<string> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: "POST",
      headers: { ...admin.headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const created: unknown = await response.json();
    assert.equal(response.status, 201, JSON.stringify(created));
    return String(Object(created).id);
  };
  await create("/alliances", { name: `Alliance of ${alliance}`, slug: alliance, description: "…" });
  const group = await create(`/alliances/${alliance}/groups`, { name: "Resilience", description: "…" });
  const capacity = 2;
  const event = await create(`/groups/${group}/events`, newEvent("Fire drill", capacity));
  return { admin, members, prober, alliance, group, event, capacity };
};
