import assert from "node:assert/strict";
import type postgres from "postgres";
import { postJson } from "../e2e/program.ts";
import { createPeople, type Person } from "../support/people.ts";

export type User = Person & { headers: { authorization: string } };

export type Community = Awaited<ReturnType<typeof createCommunity>>;

const memberScopes = ["profile:read", "profile:write", "groups:join", "events:attend"];
const adminScopes = ["admin:alliances", "admin:groups", "admin:events"];

/** Inserts users by SQL, and creates the rest through the API, so that counters and the audit log are complete. */
export const createCommunity = async (sql: postgres.Sql, url: string, alliance = "faults") => {
  const call = () => assert.fail("requests go to a separate process");
  const { person, token, appoint } = createPeople({ call, sql, now: new Date() });
  const user = async (name: string, scopes: string[]): Promise<User> => {
    const created = await person({ email: `${name}@${alliance}.example.org` });
    return { ...created, headers: (await token(created, { scopes })).headers };
  };
  const admin = await user("admin", adminScopes);
  await appoint(admin, { alliance: null });
  const members: User[] = [];
  for (const name of ["ada", "bo", "cem", "dag", "eva"]) members.push(await user(name, memberScopes));
  const prober = await user("prober", memberScopes);
  const create = async (path: string, body: object): Promise<{ id: string; slug: string }> => {
    const response = await postJson(`${url}/api/v1${path}`, body, admin.headers);
    const created = Object(await response.json());
    assert.equal(response.status, 201, JSON.stringify(created));
    return created;
  };
  await create("/alliances", { name: `Alliance of ${alliance}`, slug: alliance, description: "…" });
  const { id: group, slug: groupSlug } = await create(`/alliances/${alliance}/groups`, {
    name: "Resilience",
    description: "…",
  });
  const createEvent = (name: string, capacity: number) =>
    create(`/groups/${group}/events`, {
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
  const capacity = 2;
  const { id: event } = await createEvent("Fire drill", capacity);
  return { admin, members, prober, alliance, group, groupSlug, event, capacity, createEvent };
};
