/**
 * Floor B: a bare Fastify route for each path, with hand-written prepared statements and response schemas, and without
 * validation, limits, logs and headers. Argument: port; the database's URL is BENCH_DATABASE_URL.
 */
import { createHash } from "node:crypto";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { enums } from "../../generated/contract.ts";
import { listFilters } from "./floor-b-filters.ts";
import { routes, toEvent, toGroup, toJob } from "./floor-b-json.ts";
import { attend, cancel } from "./floor-b-rsvp.ts";
import { type HitType, searchHits } from "./floor-b-search.ts";
import * as text from "./floor-b-sql.ts";
import { openSql, type Row, run } from "./sql.ts";

const sql = openSql(process.env["BENCH_DATABASE_URL"] ?? "", 10);
const app = Fastify();

type Query = Record<string, string | undefined>;

/** A 304 for the reader that has the response already. */
app.addHook("onSend", async (request: FastifyRequest, reply: FastifyReply, payload) => {
  const known = request.headers["if-none-match"];
  if (known === undefined || typeof payload !== "string") return payload;
  const tag = `"${createHash("sha1").update(payload).digest("base64url")}"`;
  reply.header("etag", tag);
  if (known !== "*" && known !== tag) return payload;
  reply.code(304);
  return null;
});

/** The driver asks for times as it serializes them here; a cursor of the service starts with a digest of 12 characters. */
const positionOf = (cursor: string): [string, string] =>
  JSON.parse(Buffer.from(cursor.slice(12), "base64url").toString());

const cursorAt = (...position: unknown[]): string =>
  `000000000000${Buffer.from(JSON.stringify(position)).toString("base64url")}`;

const page = (rows: Row[], limit: string, view: (row: Row) => unknown, key: string) => {
  const items = rows.slice(0, Number(limit));
  const last = items.at(-1);
  return {
    items: items.map(view),
    next_cursor: rows.length > items.length ? cursorAt(last?.[key], last?.["id"]) : null,
  };
};

type Events = { Params: { alliance: string }; Querystring: Query };

const eventRows = (alliance: string, { from, kind, category, cursor, limit = "20" }: Query) => {
  const lists = text.eventLists;
  if (cursor !== undefined) return run(sql, lists.after, [alliance, limit, from ?? null, ...positionOf(cursor)]);
  if (kind !== undefined && category !== undefined)
    return from === undefined
      ? run(sql, lists.filtered, [alliance, limit, kind, category])
      : run(sql, lists.filteredFrom, [alliance, limit, kind, category, from]);
  return from === undefined
    ? run(sql, lists.upcoming, [alliance, limit])
    : run(sql, lists.from, [alliance, limit, from]);
};

app.get<Events>("/api/v1/alliances/:alliance/events", routes.events, async ({ params, query }) =>
  page(await eventRows(params.alliance, query), query["limit"] ?? "20", toEvent, "starts_at"),
);

type Event = { Params: { alliance: string; group: string; event: string } };

app.get<Event>("/api/v1/events/:alliance/:group/:event", routes.event, async ({ params }, reply) => {
  const [row] = await run(sql, text.event, [params.alliance, params.group, params.event]);
  const { alliance, group, event } = params;
  return row
    ? { ...toEvent(row), html_url: `http://localhost/events/${alliance}/${group}/${event}` }
    : reply.callNotFound();
});

app.get<{ Params: { alliance: string } }>("/api/v1/alliances/:alliance", routes.alliance, async ({ params }, reply) => {
  const [row] = await run(sql, text.alliance, [params.alliance]);
  return row ? { ...row, html_url: `http://localhost/alliances/${params.alliance}` } : reply.callNotFound();
});

app.get<{ Querystring: Query }>("/api/v1/jobs", routes.jobs, async ({ query: { cursor, limit = "20" } }) => {
  const rows =
    cursor === undefined
      ? await run(sql, text.jobLists.newest, [limit])
      : await run(sql, text.jobLists.after, [limit, ...positionOf(cursor)]);
  return page(rows, limit, toJob, "created_at");
});

/** What a hit shows: the service's summaries. */
const summaries: Record<HitType, { statement: string; view: (row: Row) => object }> = {
  event: { statement: `select ${text.eventColumns} from ${text.eventTables} where e.id = any($1)`, view: toEvent },
  job: { statement: `select ${text.jobColumns} from ${text.jobTables} where j.id = any($1)`, view: toJob },
  group: {
    statement: `select g.*, a.slug as alliance, (select count(*)::integer from events where group_id = g.id
      and status = 'published' and ends_at > now()) as upcoming_event_count
      from (select id, alliance_id, slug, name, category, region, city, country_code, latitude, longitude, tags, logo_url, banner_url, organizers, active,
        member_count, created_at, updated_at from groups where id = any($1)) g join alliances a on a.id = g.alliance_id`,
    view: toGroup,
  },
  landscape_entry: {
    statement: `select l.id, a.slug as alliance, l.slug, l.name, l.kind, l.summary, l.website_url, l.logo_url, l.category, l.stage,
      l.tags, l.published, l.created_at, l.updated_at
      from landscape_entries l join alliances a on a.id = l.alliance_id where l.id = any($1)`,
    view: (row) => row,
  },
};

const urlOf = (type: HitType, row: Row): string => {
  if (type === "event") return `/events/${row["alliance"]}/${row["group_slug"]}/${row["slug"]}`;
  if (type === "group") return `/groups/${row["alliance"]}/${row["slug"]}`;
  return type === "job" ? `/jobs/${row["slug"]}` : `/landscape/${row["id"]}`;
};

const types = ["event", "group", "job", "landscape_entry"] as const;

app.get<{ Querystring: Query }>("/api/v1/search", routes.search, async ({ query: { q = "", limit = "20" } }) => {
  const hits = await searchHits(sql, q, limit);
  const found = new Map<string, { url: string; summary: object }>();
  const load = async (type: HitType) => {
    const ids = hits.filter((hit) => hit["type"] === type).map(({ id }) => id);
    if (ids.length === 0) return;
    const { statement, view } = summaries[type];
    for (const row of await run(sql, statement, [ids]))
      found.set(row["id"], { url: `http://localhost/api/v1${urlOf(type, row)}`, summary: view(row) });
  };
  await Promise.all(types.map(load));
  const items = hits.map((hit) => {
    const shown = found.get(hit["id"]);
    return {
      ...hit,
      partial: false,
      url: shown?.url,
      html_url: shown?.url.replace("/api/v1", ""),
      [hit["type"]]: shown?.summary,
    };
  });
  return { items };
});

type Filters = { Querystring: { alliance?: string | string[] } };

app.get<Filters>("/api/v1/meta/filters", routes.filters, ({ query: { alliance = [] } }) =>
  listFilters(sql, [alliance].flat()),
);

/** What the database stores of the token in the header, as the service computes it. */
const digestOf = ({ headers }: FastifyRequest): string =>
  createHash("sha256")
    .update(headers.authorization?.slice("Bearer ".length) ?? "")
    .digest("base64url");

const notificationsBut = (muted: string[]): Record<string, boolean | string> => ({
  ...Object.fromEntries(enums.NotificationKind.map((kind) => [kind, !muted.includes(kind)])),
  new_events: muted.includes("new_events") ? "never" : "at_once",
});

app.get("/api/v1/me", routes.me, async (request, reply) => {
  const [row] = await run(sql, text.me, [digestOf(request)]);
  if (row?.["scopes"].includes("profile:read"))
    return { ...row, roles_resting: false, notifications: notificationsBut(row["muted_notifications"]) };
  return reply.code(401).send();
});

const toMyGroup = (row: Row) => ({ group: toGroup(row), joined_at: row["joined_at"] });

app.get<{ Querystring: Query }>("/api/v1/me/groups", routes.myGroups, async (request, reply) => {
  const [token] = await run(sql, text.bearer, [digestOf(request)]);
  if (!token?.["scopes"].includes("profile:read")) return reply.code(401).send();
  const { limit = "20" } = request.query;
  return page(await run(sql, text.myGroups, [token["user_id"], limit]), limit, toMyGroup, "joined_at");
});

type Rsvp = { Params: { alliance: string; event: string } };

const rsvp =
  (act: typeof attend) =>
  async (request: FastifyRequest<Rsvp>, reply: FastifyReply): Promise<unknown> => {
    const [token] = await run(sql, text.bearer, [digestOf(request)]);
    if (!token?.["scopes"].includes("events:attend")) return reply.code(401).send();
    const { alliance, event: eventId } = request.params;
    const response = await act(sql, { alliance, eventId, userId: token["user_id"] });
    return typeof response === "number" ? reply.code(response).send() : response;
  };

app.post<Rsvp>("/api/v1/events/:alliance/:event/attend", routes.rsvp, rsvp(attend));
app.delete<Rsvp>("/api/v1/events/:alliance/:event/attend", routes.rsvp, rsvp(cancel));

await app.listen({ port: Number(process.argv[2]), host: "127.0.0.1" });
