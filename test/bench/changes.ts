import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { startService } from "./processes.ts";
import type { Sql } from "./sql.ts";

const writesPerSecond = 100;
const seconds = 10;

/** Calls back with the data of each event of a stream, until it is closed. */
const listen = async (port: number, query: string, onData: (data: string) => void): Promise<() => void> => {
  const request = get(`http://127.0.0.1:${port}/api/v1/changes${query}`, { agent: false }).on("error", () => {});
  const [response]: IncomingMessage[] = await once(request, "response");
  let rest = "";
  response
    ?.setEncoding("utf8")
    .on("error", () => {})
    .on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: ")) onData(line.slice(6));
    });
  return () => request.destroy();
};

/** How long a mirror takes to read all changes there ever were, and how soon it hears of new ones. */
export const measureChanges = async (url: string, sql: Sql): Promise<void> => {
  const server = await startService(url);
  try {
    const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from resource_changes`;
    const count = row?.count ?? 0;
    let heard = 0;
    const began = performance.now();
    const since = new Date(Date.now() - 80 * 86_400_000).toISOString();
    const stop = await listen(server.port, `?since=${since}`, () => heard++);
    while (heard < count) await delay(5);
    stop();
    console.log(`changes: ${count} are told in ${((performance.now() - began) / 1_000).toFixed(1)} s`);

    const lags: number[] = [];
    const leave = await listen(server.port, "?type=event", (data) => {
      const written = Number(JSON.parse(data).event?.summary);
      if (written) lags.push(Date.now() - written);
    });
    const events = await sql<{ id: string }[]>`
      select id from resource_changes where type = 'event' and not removed order by random() limit ${writesPerSecond * seconds}`;
    for (const { id } of events) {
      await sql`update events set summary = ${String(Date.now())} where id = ${id}`;
      await delay(1_000 / writesPerSecond);
    }
    while (lags.length < events.length) await delay(5);
    leave();
    const sorted = lags.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)];
    console.log(`  each of ${events.length} more within ${at(1)} ms, half of them within ${at(0.5)} ms`);
  } finally {
    await server.stop();
  }
};
