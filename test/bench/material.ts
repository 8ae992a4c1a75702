import { enums } from "../../generated/contract.ts";
import { digest } from "../../src/foundation/secrets.ts";
import { newToken, prefixLength } from "../../src/identity/auth/tokens/format.ts";
import type { Sql } from "./sql.ts";

type Event = { id: string; alliance: string; group: string; slug: string; starts_at: string };
type Job = { id: string; created_at: string };

/** Identifiers that the measured requests use. */
export type Material = {
  alliances: string[];
  /** Alliances without groups, because the seed has too few for each request to use a different one. */
  bareAlliances: string[];
  /** Public events, each alliance's soonest first. */
  events: Event[];
  /** Public jobs, newest first. */
  jobs: Job[];
  kinds: string[];
  categories: string[];
  words: { rare: string[]; common: string[] };
  /** Tokens of users; the first 500 have joined groups. */
  tokens: string[];
  /** Events that every user may attend. */
  openEvents: Event[];
  /** The event to which each user has an RSVP, in the order of `tokens`. */
  attended: Event[];
  /** An event that is about to begin, its administrator's token, and the codes of its attendees. */
  door: { event: string; token: string; codes: string[] };
};

const bareAlliances = 20_000;
const peopleCount = 20_000;
const memberCount = 500;

/** Postpones queued work, whose execution would be measured together with later requests. Only its insertion is measured. */
const postponeQueuedWork = (sql: Sql) =>
  sql.unsafe(`
    create function bench_postpone() returns trigger language plpgsql as $$
      begin new.next_attempt_at := new.next_attempt_at + interval '1 day'; return new; end $$;
    create trigger bench_postpone before insert on outbox for each row execute function bench_postpone()`);

/** Adds people, RSVPs and alliances to a seeded database, and reads the identifiers for requests. */
export const prepareMaterial = async (sql: Sql): Promise<Material> => {
  await postponeQueuedWork(sql);
  await sql`
    insert into alliances (id, slug, name, description, website_url, created_at, updated_at)
    select gen_random_uuid(), 'bench-' || n, 'Bench ' || n, repeat('An alliance without groups. ', 6), 'https://example.org', now(), now()
    from generate_series(1, ${bareAlliances}) n`;
  const events = await sql<(Event & { kind: string; category: string | null; open: boolean })[]>`
    select e.id, a.slug as alliance, g.slug as group, e.slug, e.starts_at, e.kind, e.category,
      e.status = 'published' and e.starts_at > now() + interval '1 day' and e.capacity is null and e.questions = '[]'
        and not e.approval_required and coalesce(e.rsvp_opens_at, e.rsvp_closes_at) is null as open
    from events e join groups g on g.id = e.group_id join alliances a on a.id = e.alliance_id
    where e.status <> 'draft' and g.active order by a.slug, e.starts_at, e.id`;
  const jobs = await sql<Job[]>`
    select j.id, j.created_at from jobs j left join groups g on g.id = j.group_id
    where j.status = 'published' and j.expires_at > now() + interval '1 hour' and g.active is not false
    order by j.created_at desc, j.id desc`;
  const alliances = await sql<
    { slug: string }[]
  >`select slug from alliances where slug not like 'bench-%' order by slug`;
  const [door, ...openEvents] = shuffled(events.filter(({ open }) => open));
  if (!door || openEvents.length === 0) throw new Error("no event accepts RSVPs of all users; raise SCALE");
  const tokens = await insertPeople(sql);
  const attended = tokens.map((_, index) => pick(openEvents, index + 1));
  await insertAttendances(sql, attended);
  return {
    alliances: alliances.map(({ slug }) => slug),
    bareAlliances: Array.from({ length: bareAlliances }, (_, index) => `bench-${index + 1}`),
    events,
    jobs,
    kinds: [...new Set(events.map(({ kind }) => kind))],
    categories: [...new Set(events.flatMap(({ category }) => category ?? []))],
    words: await readWords(sql),
    tokens,
    openEvents,
    attended,
    door: { event: door.id, token: tokens[0] ?? "", codes: await openDoor(sql, door.id) },
  };
};

/** Adds people with tokens of all scopes, whose last use need not be recorded again. The first person administers all alliances. */
const insertPeople = async (sql: Sql): Promise<string[]> => {
  const tokens = Array.from({ length: peopleCount }, () => newToken());
  await sql`
    insert into users (id, email, email_verified_at, name, created_at, updated_at)
    select gen_random_uuid(), 'bench-' || n || '@example.org', now(), 'Bench Person ' || n, now(), now()
    from generate_series(1, ${peopleCount}) n`;
  await sql`
    insert into api_tokens (id, user_id, name, prefix, secret_hash, scopes, last_used_at, created_at, updated_at)
    select gen_random_uuid(), u.id, 'bench', t.prefix, t.hash, ${[...enums.TokenScope]}, now() + interval '1 day', now(), now()
    from unnest(${tokens.map((token) => token.slice(0, prefixLength))}::text[], ${tokens.map(digest)}::text[])
      with ordinality t (prefix, hash, n) join users u on u.email = 'bench-' || t.n || '@example.org'`;
  await sql`
    insert into roles (id, user_id, role, created_at)
    select gen_random_uuid(), id, 'alliance_admin', now() from users where email = 'bench-1@example.org'`;
  await sql`
    insert into memberships (group_id, user_id, joined_at)
    select g.id, u.id, now() from (select id, row_number() over (order by id) as n, count(*) over () as groups from groups) g
      join generate_series(1, ${memberCount}) m on (g.n + m * 5) % g.groups < 5
      join users u on u.email = 'bench-' || m || '@example.org'`;
  return tokens;
};

/** Inserts an RSVP of each person to the event at the same index. */
const insertAttendances = async (sql: Sql, events: readonly Event[]): Promise<void> => {
  await sql`
    with inserted as (
      insert into attendances (event_id, user_id, status, responded_at)
      select e.id, u.id, 'attending', now() from unnest(${events.map(({ id }) => id)}::uuid[]) with ordinality e (id, n)
        join users u on u.email = 'bench-' || e.n || '@example.org' returning event_id)
    update events set attendee_count = attendee_count + attendees
    from (select event_id, count(*)::integer as attendees from inserted group by event_id) counts where event_id = id`;
};

/** Adds an RSVP of each user to an event, which begins in an hour. @returns the check-in codes */
const openDoor = async (sql: Sql, event: string): Promise<string[]> => {
  await sql`
    update events set starts_at = now() + interval '1 hour', ends_at = now() + interval '3 hours',
      attendee_count = attendee_count + ${peopleCount} where id = ${event}`;
  const rows = await sql<{ code: string }[]>`
    insert into attendances (event_id, user_id, status, responded_at)
    select ${event}, id, 'attending', now() from users where email like 'bench-%' returning check_in_code as code`;
  return rows.map(({ code }) => code);
};

/** Reads words of titles and summaries, by how many rows have them. */
const readWords = async (sql: Sql): Promise<Material["words"]> => {
  const words = await sql<{ word: string; rows: number }[]>`
    select word, ndoc::integer as rows from ts_stat($$
      select to_tsvector('simple', concat_ws(' ', name, summary)) from events union all select to_tsvector('simple', name) from groups
      union all select to_tsvector('simple', concat_ws(' ', title, summary)) from jobs
      union all select to_tsvector('simple', concat_ws(' ', name, summary)) from landscape_entries$$)
    where word ~ '^[a-z]{7,14}$' order by ndoc, word`;
  const rare = words.filter(({ rows }) => rows >= 2 && rows <= 200).slice(-16);
  return { rare: rare.map(({ word }) => word), common: words.slice(-12).map(({ word }) => word) };
};

/** Returns the items in an order in which neighbors are far apart. */
export const shuffled = <Item>(items: readonly Item[]): Item[] => {
  const step = 7919;
  const length = items.length % step === 0 ? items.length - 1 : items.length;
  return items.slice(0, length).map((_, index) => pick(items, (index * step) % length));
};

export const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("the seeded data has too little to measure; raise SCALE");
  return item;
};
