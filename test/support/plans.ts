import type postgres from "postgres";

type Plan = { [key: string]: unknown; "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
export type Read = { table: string; nodeType: string; rows: number };

export type Statement = { query: string; params: unknown[] };

const toNumber = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Rows that each scan or sort of a plan has read. */
const readsOf = (plan: Plan): Read[] => {
  const loops = toNumber(plan["Actual Loops"]);
  const rows =
    loops *
    (toNumber(plan["Actual Rows"]) +
      toNumber(plan["Rows Removed by Filter"]) +
      toNumber(plan["Rows Removed by Index Recheck"]));
  const sorted = plan["Node Type"].includes("Sort")
    ? (plan.Plans ?? []).reduce((sum, node) => sum + loops * toNumber(node["Actual Rows"]), 0)
    : 0;
  return [
    ...(plan["Relation Name"] ? [{ table: plan["Relation Name"], nodeType: plan["Node Type"], rows }] : []),
    ...(sorted ? [{ table: "", nodeType: plan["Node Type"], rows: sorted }] : []),
    ...(plan.Plans ?? []).flatMap(readsOf),
  ];
};

const literal = (value: unknown): string => (value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`);

/** Explains statements. @param mode the `plan_cache_mode`: whether to use custom or generic plans */
export const readsOfStatements = async (sql: postgres.Sql, statements: Statement[], mode: string) => {
  const reads: Read[] = [];
  await sql.unsafe(`set plan_cache_mode = ${mode}`);
  for (const { query, params } of statements) {
    await sql.unsafe(`prepare planned as ${query}`);
    const values = params.length ? `(${params.map(literal).join(", ")})` : "";
    const [row] = await sql.unsafe(`explain (analyze, timing off, format json) execute planned${values}`);
    const explained: { Plan: Plan }[] =
      typeof row?.["QUERY PLAN"] === "string" ? JSON.parse(row["QUERY PLAN"]) : row?.["QUERY PLAN"];
    reads.push(...explained.flatMap(({ Plan }) => readsOf(Plan)));
    await sql.unsafe("deallocate planned");
  }
  return reads;
};
