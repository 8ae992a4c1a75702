import type postgres from "postgres";
import type { Community } from "./community.ts";
import type { Load, MemberState } from "./load.ts";

type Get = (path: string, headers?: Record<string, string>) => Promise<{ status: number; body: unknown }>;

const getFrom =
  (url: string): Get =>
  async (path, headers = {}) => {
    const response = await fetch(url + path, { headers, redirect: "manual" });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  };

export const verify = async (url: string, sql: postgres.Sql, community: Community, load: Load) => {
  const get = getFrom(url);
  const lost = [
    ...(await findLostGroups(get, sql, community, load)),
    ...(await Promise.all(load.members.map((member) => findLostChanges(get, community, member)))).flat(),
    ...(await findLostSessions(get, load)),
  ];
  const halfWritten = [
    ...(await findContradictions(sql)),
    ...(await findWaitlistErrors(get, community)),
    ...(await findExtraGroups(sql, community, load)),
  ];
  return { lost, halfWritten };
};

const findLostGroups = async (
  get: Get,
  sql: postgres.Sql,
  { alliance, admin }: Community,
  { groups }: Load,
): Promise<string[]> => {
  const rows = await sql<{ id: string; name: string }[]>`select id, name from groups`;
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const acknowledged = groups.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
  const lost = acknowledged.filter(({ id, name }) => names.get(id) !== name).map(({ name }) => `${name} is lost`);
  // The API reads the newest groups, which a fault could have affected.
  for (const { id, name } of acknowledged.slice(-20)) {
    const { status, body } = await get(`/api/v1/alliances/${alliance}/groups/${id}`, admin.headers);
    if (status !== 200 || Object(body).name !== name) lost.push(`${name}: ${status}`);
  }
  return lost;
};

const findLostChanges = async (
  get: Get,
  { alliance, group, event }: Community,
  { user: { email, headers }, joined, attends, bio }: MemberState,
): Promise<string[]> => {
  const joins = await get("/api/v1/me/groups?limit=100", headers);
  const isMember = Array.from<unknown>(Object(joins.body).items ?? []).some((item) => Object(item).group?.id === group);
  const attendance = await get(`/api/v1/events/${alliance}/${event}/attendance`, headers);
  const status = Object(attendance.body).status;
  const me = await get("/api/v1/me", headers);
  const checks = [
    ["member", joined.allowed, joins.status === 200 ? isMember : joins.status],
    ["attends", attends.allowed, attendance.status === 200 ? status !== "none" : attendance.status],
    ["bio", bio.allowed, me.status === 200 ? Object(me.body).bio : me.status],
  ] as const;
  return checks.flatMap(([label, allowed, value]) =>
    (allowed as readonly unknown[]).includes(value)
      ? []
      : [`${email}: ${label} is ${value}, acknowledged ${JSON.stringify(allowed)}`],
  );
};

const findLostSessions = async (get: Get, { sessions }: Load): Promise<string[]> => {
  const lost: string[] = [];
  for (const cookie of sessions.slice(-5)) {
    const { status } = await get("/api/v1/me", { cookie });
    if (status !== 200) lost.push(`a session: ${status}`);
  }
  return lost;
};

const findContradictions = async (sql: postgres.Sql): Promise<string[]> => {
  const contradictions = {
    "an event's attendee count": sql`
      select e.id from events e where e.attendee_count <>
        (select count(*) from attendances a where a.event_id = e.id and a.status = 'attending')`,
    "more attendees than seats": sql`select id from events where attendee_count > capacity`,
    "a waitlisted attendee despite a free seat": sql`
      select e.id from events e where e.attendee_count < e.capacity
        and exists (select from attendances a where a.event_id = e.id and a.status = 'waitlisted')`,
    "a group's member count": sql`
      select g.id from groups g where g.member_count <>
        (select count(*) from memberships m where m.group_id = g.id)`,
    "an alliance's group count": sql`
      select a.id from alliances a where a.group_count <>
        (select count(*) from groups g where g.alliance_id = a.id and g.active)`,
    "an alliance's member count": sql`
      select a.id from alliances a where a.member_count <>
        (select count(*) from alliance_members m where m.alliance_id = a.id)`,
    "a member's group count": sql`
      select user_id from (
        select g.alliance_id, m.user_id, count(*) as groups
          from memberships m join groups g on g.id = m.group_id and g.active group by 1, 2) counted
      full join alliance_members using (alliance_id, user_id)
      where group_count is distinct from groups`,
    "a group without exactly one audit entry": sql`
      select g.id from groups g where 1 <>
        (select count(*) from audit_entries a where a.subject_id = g.id and a.action = 'createGroup')`,
    "an audit entry without its group": sql`
      select a.id from audit_entries a where a.action = 'createGroup'
        and not exists (select from groups g where g.id = a.subject_id)`,
    "a key without its response": sql`select key as id from idempotency_keys where answer is null`,
  };
  const problems: string[] = [];
  for (const [label, query] of Object.entries(contradictions)) {
    const rows = await query;
    if (rows.length > 0) problems.push(`${label}: ${rows.length} rows`);
  }
  return problems;
};

const findWaitlistErrors = async (get: Get, { admin, event, capacity }: Community): Promise<string[]> => {
  const { status, body } = await get(`/api/v1/events/${event}/attendees?limit=100`, admin.headers);
  if (status !== 200) return [`attendees: ${status}`];
  const items = Array.from<unknown>(Object(body).items).map((item) => Object(item));
  const positions = items.map(({ waitlist_position }) => waitlist_position);
  const expected = items.map((_, index) => (index < capacity ? null : index - capacity + 1));
  return JSON.stringify(positions) === JSON.stringify(expected) ? [] : [`waitlist: ${JSON.stringify(positions)}`];
};

const findExtraGroups = async (sql: postgres.Sql, { alliance }: Community, { groups }: Load): Promise<string[]> => {
  const rows = await sql<{ name: string; count: number }[]>`
    select g.name, count(*)::integer as count from groups g join alliances a on a.id = g.alliance_id
      where a.slug = ${alliance} and g.name like 'Group %' group by g.name`;
  const names = new Set(groups.map(({ name }) => name));
  return rows.flatMap(({ name, count }) =>
    count > 1 ? [`${name}: ${count} times`] : names.has(name) ? [] : [`${name}: not requested`],
  );
};
