import type { Sql } from "./sql.ts";

/** Users per unit of scale: two per event, as in a service with 10 million users and 5 million events. */
const usersPerScale = 1000;

/** Inserts more users, sessions, audit entries and deliveries than the seed. Half of the rows that expire are due. */
export const insertHistory = async (sql: Sql, scale: number): Promise<void> => {
  await sql`
    insert into users (id, email, email_verified_at, name, created_at, updated_at)
    select gen_random_uuid(), 'history-' || n || '@example.org', case when n % 20 > 0 then now() end, 'History ' || n, moment, moment
    from generate_series(1, ${usersPerScale * scale} - (select count(*) from users)) n,
      lateral (select now() - n % 1000 * interval '1 day' as moment) ages`;
  await sql`
    insert into sessions (id, secret_hash, user_id, address, created_at, last_used_at)
    select gen_random_uuid(), gen_random_uuid(), id, '192.0.2.1', now() - interval '20 days', now() - random() * interval '14 days'
    from users`;
  await sql`
    insert into security_events (id, user_id, event, address, user_agent, created_at)
    select gen_random_uuid(), id, 'login', '192.0.2.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      now() - random() * interval '730 days'
    from users, generate_series(1, 5)`;
  await sql`
    insert into audit_entries (id, alliance_id, action, actor_id, subject_type, subject_id, subject_name, changes, created_at)
    select gen_random_uuid(), alliance_id, 'updateEvent', null, 'event', id, name,
      '[{"field": "starts_at", "before": "2026-11-20T18:00:00Z", "after": "2026-11-27T18:00:00Z"}]', now() - random() * interval '3650 days'
    from events`;
  await sql`
    with made as (
      insert into webhooks (id, alliance_id, url, event_types, secret, created_at, updated_at)
      select gen_random_uuid(), id, 'https://receiver.example.org', '{event.published}', '', now(), now() from alliances returning id)
    insert into webhook_deliveries (id, webhook_id, event_type, subject_id, order_key, sequence, body, status, created_at)
    select gen_random_uuid(), id, 'event.published', id, 'event', n, repeat('{"a message": "of 600 bytes"}', 20), 'delivered',
      now() - random() * interval '60 days'
    from made, generate_series(1, 1000) n`;
  await sql`
    insert into idempotency_keys (user_id, operation, key, request_hash, answer, created_at)
    select id, 'attendEvent', 'key', repeat('0', 64), repeat('{"status": "attending"}', 20), now() - random() * interval '2 days' from users`;
};

/** Adds an alliance with copies of other events, 25 per group. Triggers are disabled, because they would write changes one by one. */
const insertAlliance = async (sql: Sql, slug: string, events: number): Promise<void> => {
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_name = 'events' and table_schema = 'public' and is_generated = 'NEVER'`;
  const columnValues: Record<string, string> = {
    id: "gen_random_uuid()",
    alliance_id: "g.alliance_id",
    group_id: "g.id",
    slug: "'copy-' || n",
    series_id: "null",
    banner_url: "null",
    venue_latitude: "e.venue_latitude * random()",
    venue_longitude: "e.venue_longitude * random()",
  };
  const names = columns.map(({ name }) => name);
  await sql.begin(async (tx) => {
    await tx.unsafe("set local session_replication_role = replica");
    await tx`
      with alliance as (
        insert into alliances (id, slug, name, description, created_at, updated_at)
        values (gen_random_uuid(), ${slug}, ${slug}, '', now(), now()) returning id)
      insert into groups (id, alliance_id, slug, name, description, created_at, updated_at)
      select gen_random_uuid(), id, 'group-' || n, 'Group ' || n, '', now(), now()
      from alliance, generate_series(0, (${events}::integer - 1) / 25) n`;
    await tx.unsafe(`
      insert into events (${names.map((name) => `"${name}"`).join(", ")})
      select ${names.map((name) => columnValues[name] ?? `e."${name}"`).join(", ")}
      from generate_series(1, ${events}) n
        join (select *, row_number() over (order by id) as nth from events where status = 'published') e
          on e.nth = n % (select count(*) from events where status = 'published') + 1
        join groups g on g.slug = 'group-' || (n - 1) / 25
        join alliances a on a.id = g.alliance_id and a.slug = '${slug}'`);
    await tx`
      insert into resource_changes (id, type, alliance_id, changed_at, removed)
      select e.id, 'event', a.id, now() - random() * interval '300 days', false
      from events e join alliances a on a.id = e.alliance_id where a.slug = ${slug}`;
  });
};

/** Adds an alliance without events, one with one event, and one with 100,000 events. */
export const insertSkew = async (sql: Sql): Promise<void> => {
  await insertAlliance(sql, "empty", 0);
  await insertAlliance(sql, "small", 1);
  await insertAlliance(sql, "large", 100_000);
};
