import { type Row, run, type Sql } from "./sql.ts";

/* Floor B's filters: a count of each value of each column. */

type Source = { from: string; isPublic: string; parameters: Record<string, string> };

const allianceOf = "join alliances a on a.id = i.alliance_id";

const sources: Record<string, Source> = {
  groups: {
    from: `groups i ${allianceOf}`,
    isPublic: "i.active",
    parameters: {
      category: "i.category",
      region: "i.region",
      city: "i.city",
      country_code: "i.country_code",
      tag: "unnest(i.tags)",
    },
  },
  events: {
    from: `events i join groups g on g.id = i.group_id ${allianceOf}`,
    isPublic: "i.status <> 'draft' and g.active",
    parameters: {
      group: "g.slug",
      kind: "i.kind",
      category: "i.category",
      city: "i.venue_city",
      country_code: "i.venue_country_code",
      tag: "unnest(i.tags)",
      status: "i.status",
    },
  },
  jobs: {
    from: `jobs i ${allianceOf} left join groups g on g.id = i.group_id`,
    isPublic: "i.status = 'published' and i.expires_at > now() and g.active is not false",
    parameters: {
      alliance: "a.slug",
      group: "g.slug",
      remote: "i.remote::text",
      employment_type: "i.employment_type",
      location: "i.location",
      tag: "unnest(i.tags)",
    },
  },
  landscape: {
    from: `landscape_entries i ${allianceOf}`,
    isPublic: "i.published",
    parameters: {
      alliance: "a.slug",
      kind: "i.kind",
      category: "i.category",
      stage: "i.stage",
      tag: "unnest(i.tags)",
    },
  },
};

const statement = (ofAlliances: boolean): string =>
  Object.entries(sources)
    .flatMap(([entity, { from, isPublic, parameters }]) =>
      Object.entries(parameters).map(
        ([parameter, value]) => `(
      select '${entity}' as entity, '${parameter}' as parameter, value, count(*)::integer as count from (
        select ${value} as value from ${from} where ${isPublic}${ofAlliances ? " and a.slug = any($1)" : ""}
      ) options where value is not null group by value order by count(*) desc, value collate "C" limit 1000)`,
      ),
    )
    .join(" union all ");

const everything = statement(false);
const some = statement(true);

/* A label is the value: naming groups would take another join. */
type Options = { value: string; label: string; count: number }[];

export const listFilters = async (sql: Sql, alliances: string[]): Promise<Record<string, Record<string, Options>>> => {
  const rows = alliances.length > 0 ? await run(sql, some, [alliances]) : await run(sql, everything, []);
  const empty = Object.entries(sources).map(([entity, { parameters }]) => {
    const lists = Object.keys(parameters).map((parameter): [string, Options] => [parameter, []]);
    return [entity, Object.fromEntries(lists)] as const;
  });
  const filters: Record<string, Record<string, Options>> = Object.fromEntries(empty);
  for (const { entity, parameter, value, count } of rows satisfies Row[])
    filters[entity]?.[parameter]?.push({ value, label: value, count });
  return filters;
};
