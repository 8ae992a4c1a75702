import { v7 as uuid } from "uuid";
import { enums } from "../../generated/contract.ts";
import { digest } from "../../src/foundation/secrets.ts";
import { newToken, prefixLength } from "../../src/identity/auth/tokens/format.ts";
import type { Sql } from "./sql.ts";

/** How many people send requests with a token. */
const people = 500;

/** How many groups each of them has joined. */
const joined = 5;

/** People with a password, a token of all scopes and groups. @returns the tokens */
export const insertPeople = async (sql: Sql): Promise<string[]> => {
  const time = new Date().toISOString();
  const times = { created_at: time, updated_at: time };
  const persons = Array.from({ length: people }, (_, index) => ({ id: uuid(), index, token: newToken() }));
  const users = persons.map(({ id, index }) => ({
    id,
    email: `bench-${index}@example.org`,
    email_verified_at: time,
    name: `Bench Person ${index}`,
    ...times,
  }));
  const passwords = persons.map(({ id }) => ({ user_id: id, hash: "$argon2id$none", updated_at: time }));
  const tokens = persons.map(({ id, token }) => ({
    id: uuid(),
    user_id: id,
    name: "bench",
    prefix: token.slice(0, prefixLength),
    secret_hash: digest(token),
    scopes: [...enums.TokenScope],
    ...times,
  }));
  await sql`insert into users ${sql(users)}`;
  await sql`insert into passwords ${sql(passwords)}`;
  await sql`insert into api_tokens ${sql(tokens)}`;
  await sql`insert into memberships (group_id, user_id, joined_at)
    select g.id, u.id, ${time} from (select id, row_number() over (order by id) as n, count(*) over () as groups from groups) g
    join unnest(${persons.map(({ id }) => id)}::uuid[]) with ordinality u (id, n)
      on (g.n + u.n * ${joined}::bigint) % g.groups < ${joined}::bigint`;
  return persons.map(({ token }) => token);
};

/**
 * Undoes the RSVPs, so that each run begins alike. The service writes a token's last use at most once a minute; here as
 * if it just had, so that no run has those writes by chance.
 */
export const resetPeople = async (sql: Sql): Promise<void> => {
  await sql`with deleted as (
      delete from attendances a using users u where u.id = a.user_id and u.email like 'bench-%' returning a.event_id, a.status
    )
    update events set attendee_count = attendee_count - undone.attendees from (
      select event_id, count(*)::integer as attendees from deleted where status = 'attending' group by event_id
    ) undone where events.id = undone.event_id`;
  await sql`update api_tokens set last_used_at = now() where name = 'bench'`;
};

/** Alliances without groups, because the seed has too few for each request to ask for another one. */
export const insertAlliances = async (sql: Sql, count: number): Promise<string[]> => {
  await sql`insert into alliances (id, slug, name, description, website_url, created_at, updated_at)
    select gen_random_uuid(), 'bench-' || n, 'Bench ' || n, repeat('An alliance without groups. ', 6), 'https://example.org', now(), now()
    from generate_series(1, ${count}) n`;
  return Array.from({ length: count }, (_, index) => `bench-${index + 1}`);
};
