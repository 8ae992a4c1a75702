import { type SQL, sql } from "drizzle-orm";
import { allianceIds } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";

export type Entity = "groups" | "events" | "jobs" | "landscape";
export type OptionRow = { entity: Entity; parameter: string; value: string; count: number };

/** The column behind each filter parameter; `tags` is an array. */
const sources: Record<Entity, { from: string; isPublic: string; parameters: Record<string, string> }> = {
  groups: {
    from: "groups item",
    isPublic: "item.active",
    parameters: { category: "category", region: "region", country_code: "country_code", tag: "tags" },
  },
  events: {
    from: "events item join groups owner on owner.id = item.group_id",
    isPublic: "item.status <> 'draft' and owner.active",
    parameters: { group: "owner.slug", kind: "kind", category: "category", tag: "tags", status: "status" },
  },
  jobs: {
    from: "jobs item join alliances on alliances.id = item.alliance_id left join groups owner on owner.id = item.group_id",
    isPublic: "item.status = 'published'",
    parameters: {
      alliance: "alliances.slug",
      group: "owner.slug",
      remote: "remote",
      employment_type: "employment_type",
      location: "location",
      tag: "tags",
    },
  },
  landscape: {
    from: "landscape_entries item join alliances on alliances.id = item.alliance_id",
    isPublic: "item.published",
    parameters: { alliance: "alliances.slug", kind: "kind", category: "category", stage: "stage", tag: "tags" },
  },
};

/** A parameter has at most this many options: the most frequent ones. */
const mostOptions = 1_000;

/** The options of each parameter with their counts, most frequent first. Scans each list's public rows once. */
export const listFilterOptions = async (
  db: Queryable,
  { entities, alliance, now }: { entities: readonly Entity[]; alliance: readonly string[] | undefined; now: Date },
): Promise<OptionRow[]> => {
  const branches = entities.map((entity) => {
    const { from, isPublic, parameters } = sources[entity];
    const unexpired = entity === "jobs" ? sql` and item.expires_at > ${now.toISOString()}` : sql``;
    const ofAlliance = alliance ? sql` and item.alliance_id in ${allianceIds(db, alliance)}` : sql``;
    return sql`
      select ${entity}::text as entity, option.parameter, option.value, count(*)::integer as count
      from ${sql.raw(from)}, lateral (${valuesOf(parameters)}) option
      where ${sql.raw(isPublic)}${unexpired}${ofAlliance} and option.value is not null
      group by option.parameter, option.value`;
  });
  const rows = await db.execute<OptionRow>(sql`
    select entity, parameter, value, count from (
      select *, row_number() over (partition by entity, parameter order by count desc, value collate "C") as rank
      from (${sql.join(branches, sql` union all `)}) options
    ) ranked
    where rank <= ${mostOptions}
    order by entity, parameter, rank`);
  return [...rows];
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
