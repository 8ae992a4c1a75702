import postgres from "postgres";

/** Opens a pool of the plain driver. Timestamps have the contract's format. */
export const openSql = (databaseUrl: string, max: number) => {
  const url = new URL(databaseUrl);
  const socketFolder = url.searchParams.get("host");
  url.searchParams.delete("host");
  return postgres(url.href, {
    max,
    ...(socketFolder !== null && { host: socketFolder }),
    onnotice: () => {},
    connection: { TimeZone: "UTC", application_name: "alliance bench" },
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

/** Runs a statement that each connection prepares once. */
export const run = (sql: Pick<Sql, "unsafe">, text: string, parameters: (string | number)[]) =>
  sql.unsafe(text, parameters, { prepare: true });
