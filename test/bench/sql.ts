import postgres from "postgres";

/** A pool of the plain driver. Times are read as the contract writes them, and statements are prepared. */
export const openSql = (given: string, max: number) => {
  const url = new URL(given);
  const socketFolder = url.searchParams.get("host");
  url.searchParams.delete("host");
  return postgres(url.href, {
    max,
    ...(socketFolder !== null && { host: socketFolder }),
    prepare: true,
    onnotice: () => {},
    connection: { TimeZone: "UTC", application_name: "alliance bench", "pg_trgm.word_similarity_threshold": "0.45" },
    types: { time: { to: 1184, from: [1184], serialize: String, parse: toTimestamp } },
  });
};

export type Sql = ReturnType<typeof openSql>;

/** `2026-11-20 18:00:00.5+00` becomes `2026-11-20T18:00:00.500Z`. */
const toTimestamp = (text: string): string => {
  const time = text.length === 22 ? text.slice(11, 19) : `${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0")}`;
  return `${text.slice(0, 10)}T${time}Z`;
};

export type Row = postgres.Row;
type Parameter = string | number | boolean | null | string[];

/** Runs a statement that each connection prepares once. */
export const run = (sql: Pick<Sql, "unsafe">, text: string, parameters: Parameter[]) =>
  sql.unsafe(text, parameters, { prepare: true });
