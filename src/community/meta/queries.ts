import { inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { alliances } from "../../foundation/db/tables.ts";

export type Entity = "groups" | "events" | "jobs" | "landscape";

export type CountedOption = {
  value: string;
  count: number;
  name?: string | undefined;
  alliance?: string | undefined;
};

export type ParameterOptions = { entity: Entity; parameter: string; options: readonly CountedOption[] };

/*
 * Options are counted by unit: a group with its events and jobs, or an alliance with its landscape entries and its jobs without a group.
 * Counts are stored until the unit changes (triggers write `filter_changes`) or one of its jobs expires.
 * Reads add up the stored counts and recount stale units, so results are always exact, and no writer waits for another.
 */

/**
 * The public rows of each list, which public-in-sql.test.ts compares with the policies, and the column of each filter parameter.
 * OFFSET 0 keeps PostgreSQL from reading the rows of all units at once: the planner overestimates how many units are stale.
 */
const sources: Record<Entity, { from: string; parameters: Record<string, string> }> = {
  groups: {
    from: "counted join groups item on item.id = counted.unit and item.active",
    parameters: { category: "category", region: "region", city: "city", country_code: "country_code", tag: "tags" },
  },
  events: {
    from: `(select * from counted where active) counted, lateral (
      select kind, category, venue_city, venue_country_code, tags, status from events where group_id = counted.unit and status <> 'draft' and visibility = 'public' offset 0) item`,
    parameters: {
      group: "counted.group_slug",
      kind: "kind",
      category: "category",
      city: "venue_city",
      country_code: "venue_country_code",
      tag: "tags",
      status: "status",
    },
  },
  jobs: {
    from: "counted join published_jobs item using (unit) join clock on item.expires_at > clock.now",
    parameters: {
      alliance: "counted.slug",
      group: "counted.group_slug",
      remote: "remote",
      employment_type: "employment_type",
      location: "location",
      tag: "tags",
    },
  },
  landscape: {
    from: `(select * from counted where group_slug is null) counted, lateral (
      select kind, category, stage, tags from landscape_entries where alliance_id = counted.unit and published offset 0) item`,
    parameters: { alliance: "counted.slug", kind: "kind", category: "category", stage: "stage", tag: "tags" },
  },
};

type OptionQuery = { entities: readonly Entity[]; alliance: readonly string[] | undefined; now: Date };

export const listFilterOptions = async (
  db: Queryable,
  { entities, alliance, now }: OptionQuery,
): Promise<ParameterOptions[]> => {
  // Read first: a unit that changes afterwards is counted either before or after the change.
  const stale = await listStaleUnits(db, now);
  const where = alliance ? sql`where ${inArray(alliances.slug, [...alliance])}` : sql``;
  const isEntity = sql`entity in (${sql.join(
    entities.map((entity) => sql`${entity}`),
    sql`, `,
  )})`;
  const isRequested = alliance ? sql`${isEntity} and alliance_id in (select id from alliances ${where})` : isEntity;
  const parts = stale.length > 0 ? sql`with ${countedParts(now, stale, where)}` : sql``;
  const recounted = sql`
    union all
    select alliance_id, entity, parameter, value, -count from (${storedOptions}) kept where ${isRequested}
    union all
    select alliance_id, entity, parameter, value, count from (${countedOptions(entities)}) counted`;
  // Aggregated to JSON, because returning or sorting thousands of rows costs several times as much.
  const rows = await db.execute<Sums>(sql`
    ${parts}
    select entity, parameter, case when parameter = 'group' then alliance_id end as alliance_id,
      json_agg(value)::text as values, json_agg(count)::text as counts
    from (
      select alliance_id, entity, parameter, value, count from filter_totals where ${isRequested}
      ${stale.length > 0 ? recounted : sql``}
    ) addends
    group by 1, 2, 3`);
  const findName = entities.some((entity) => entity !== "groups") ? await loadNames(db, where) : undefined;
  return rows.map(({ entity, parameter, alliance_id: allianceId, values, counts }) => {
    const options = sumOptions(JSON.parse(values), JSON.parse(counts));
    if (parameter !== "group" && parameter !== "alliance") return { entity, parameter, options };
    return {
      entity,
      parameter,
      options: options.map(({ value, count }) => ({ value, count, ...findName?.(allianceId, value) })),
    };
  });
};

type Sums = { entity: Entity; parameter: string; alliance_id: string | null; values: string; counts: string };

/** Finds the name of a group in an alliance; of an alliance itself if `allianceId` is null. */
type FindName = (allianceId: string | null, slug: string) => Pick<CountedOption, "name" | "alliance"> | undefined;

/** Names are read here because they may have changed since the options were counted. */
const loadNames = async (db: Queryable, where: SQL): Promise<FindName> => {
  const rows = await db.execute<{ id: string; alliance: string; slug: string | null; name: string }>(sql`
    with chosen as (select id, slug, name from alliances ${where})
    select id, slug as alliance, null as slug, name from chosen
    union all select chosen.id, chosen.slug, groups.slug, groups.name from chosen join groups on groups.alliance_id = chosen.id`);
  const names = new Map(
    rows.map(({ id, alliance, slug, name }) =>
      slug === null ? [`null ${alliance}`, { name }] : [`${id} ${slug}`, { name, alliance }],
    ),
  );
  return (allianceId, slug) => names.get(`${allianceId} ${slug}`);
};

/** Adds up the counts of each value. @param counts one for each value; negative to subtract */
const sumOptions = (values: readonly string[], counts: readonly number[]): CountedOption[] => {
  const sums = new Map<string, number>();
  values.forEach((value, index) => {
    sums.set(value, (sums.get(value) ?? 0) + (counts[index] ?? 0));
  });
  return [...sums].map(([value, count]) => ({ value, count })).filter(({ count }) => count > 0);
};

const listStaleUnits = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db.execute<{ unit: string }>(sql`
    select unit from filter_changes
    union select unit from filter_units where valid_until <= ${now.toISOString()}
    union select unit from filter_units where valid_from > ${now.toISOString()}`);
  return rows.map(({ unit }) => unit);
};

const jobColumns = "expires_at, remote, employment_type, location, tags";

/** Common table expressions: `stale` units, `counted` (the existing ones, with the alliance's slug), and their `published_jobs`. */
const countedParts = (now: Date, stale: readonly string[], condition: SQL): SQL => sql`
  clock as materialized (select ${now.toISOString()}::timestamptz as now),
  chosen as materialized (select id as alliance_id, slug from alliances ${condition}),
  stale as materialized (select unnest(string_to_array(${stale.join(",")}, ',')::uuid[]) as unit),
  counted as materialized (
    select groups.id as unit, alliance_id, chosen.slug, groups.slug as group_slug, groups.active
    from stale join groups on groups.id = stale.unit join chosen using (alliance_id)
    union all
    select alliance_id, alliance_id, slug, null, true from stale join chosen on chosen.alliance_id = stale.unit
  ),
  published_jobs as materialized (
    select unit, ${sql.raw(jobColumns)}
    from (select * from counted where active and group_slug is not null) counted,
      lateral (select ${sql.raw(jobColumns)} from jobs where group_id = counted.unit and status = 'published' offset 0) job
    union all
    select unit, ${sql.raw(jobColumns)}
    from (select * from counted where group_slug is null) counted, lateral (
      select ${sql.raw(jobColumns)} from jobs
      where alliance_id = counted.unit and group_id is null and status = 'published' offset 0) job
  )`;

const storedOptions = sql`
  select alliance_id, kept.*
  from filter_units join stale using (unit),
    jsonb_to_recordset(options) kept (entity text, parameter text, value text, count integer)`;

const countedOptions = (entities: readonly Entity[]): SQL => {
  const branches = entities.map((entity) => {
    const { from, parameters } = sources[entity];
    return sql`
      select counted.unit, counted.alliance_id, ${entity}::text as entity, option.parameter, option.value, count(*)::integer as count
      from ${sql.raw(from)}, lateral (${valuesOf(parameters)}) option
      where option.value is not null
      group by counted.unit, counted.alliance_id, option.parameter, option.value`;
  });
  return sql.join(branches, sql` union all `);
};

const valuesOf = (parameters: Record<string, string>): SQL =>
  sql.raw(
    Object.entries(parameters)
      .map(([parameter, column]) => {
        const qualified = column.includes(".") ? column : `item.${column}`;
        const value = column === "tags" ? `unnest(${qualified})` : `${qualified}::text`;
        return `select '${parameter}' as parameter, ${value} as value`;
      })
      .join(" union all "),
  );

/** Key of the advisory lock: an arbitrary number, the same in every release. */
const lockKey = 7_261_994_032;

const batchSize = 200;

/** Recounts and stores stale units, in one process at a time. Also deletes the recorded changes. */
export const storeFilterOptions = async (db: Transaction, now: Date): Promise<void> => {
  const [lock] = await db.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${lockKey}) as locked`);
  if (!lock?.locked) return;
  const changed = await db.execute<{ unit: string }>(sql`delete from filter_changes returning unit`);
  const stale = [...new Set([...changed.map(({ unit }) => unit), ...(await listStaleUnits(db, now))])];
  for (let start = 0; start < stale.length; start += batchSize) {
    await storeUnits(db, stale.slice(start, start + batchSize), now);
  }
  if (stale.length > 0) await db.execute(sql`delete from filter_totals where count = 0`);
};

const storeUnits = async (db: Transaction, units: readonly string[], now: Date): Promise<void> => {
  await db.execute(sql`
    with ${countedParts(now, units, sql``)},
    fresh as materialized (${countedOptions(["groups", "events", "jobs", "landscape"])}),
    change as (
      select alliance_id, entity, parameter, value, sum(count)::integer as count
      from (
        select alliance_id, entity, parameter, value, count from fresh
        union all
        select alliance_id, entity, parameter, value, -count from (${storedOptions}) kept
      ) counts
      group by alliance_id, entity, parameter, value
      having sum(count) <> 0
    ),
    summed as (
      insert into filter_totals (alliance_id, entity, parameter, value, count) select * from change
      on conflict (alliance_id, entity, parameter, value) do update set count = filter_totals.count + excluded.count
    ),
    gone as (
      delete from filter_units where unit in (select unit from stale) and unit not in (select unit from counted)
    ),
    options as materialized (
      select unit, jsonb_agg(jsonb_build_object('entity', entity, 'parameter', parameter, 'value', value, 'count', count)) as options
      from fresh group by unit
    ),
    expiry as materialized (
      select unit, max(expires_at) filter (where expires_at <= clock.now) as last, min(expires_at) filter (where expires_at > clock.now) as next
      from published_jobs, clock group by unit
    )
    insert into filter_units (unit, alliance_id, options, valid_from, valid_until)
    select unit, alliance_id, coalesce(options, '[]'), coalesce(last, '-infinity'), coalesce(next, 'infinity')
    from counted left join options using (unit) left join expiry using (unit)
    on conflict (unit) do update set alliance_id = excluded.alliance_id, options = excluded.options,
      valid_from = excluded.valid_from, valid_until = excluded.valid_until`);
};

/** The number of options whose stored count is wrong. The transaction must read one snapshot. */
export const countMiscountedOptions = async (db: Queryable, now: Date): Promise<number> => {
  const stale = await listStaleUnits(db, now);
  const stored = await db.execute<{ unit: string }>(sql`select unit from filter_units`);
  const staleUnits = new Set(stale);
  const units = stored.map(({ unit }) => unit).filter((unit) => !staleUnits.has(unit));
  const [row] = await db.execute<{ wrong: number }>(sql`
    with ${countedParts(now, units, sql``)}
    select count(*)::integer as wrong from (
      select from (
        select alliance_id, entity, parameter, value, count from filter_totals
        union all
        select alliance_id, kept.entity, kept.parameter, kept.value, -kept.count
        from filter_units, jsonb_to_recordset(options) kept (entity text, parameter text, value text, count integer)
        where unit = any (string_to_array(${stale.join(",")}, ',')::uuid[])
        union all
        select alliance_id, entity, parameter, value, -count
        from (${countedOptions(["groups", "events", "jobs", "landscape"])}) counted
      ) counts
      group by alliance_id, entity, parameter, value having sum(count) <> 0
    ) differing`);
  return row?.wrong ?? 0;
};

/** Deletes all stored counts: reads recount the units until `storeFilterOptions` has stored them again. */
export const resetFilterOptions = async (db: Transaction): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  await db.execute(sql`delete from filter_units`);
  await db.execute(sql`delete from filter_totals`);
  await db.execute(sql`insert into filter_changes (unit) select id from groups union all select id from alliances`);
  await db.execute(sql`select alliance_notify('public_changes', 'everything')`);
};

export const requireDatabase = (db: Queryable): Promise<unknown> => db.execute(sql`select 1`);
