/**
 * Floor B: bare Fastify routes with hand-written prepared statements and response schemas, without validation, limits, logs and
 * caches, for three paths. Argument: port; BENCH_DATABASE_URL names the database.
 */
import { createHash } from "node:crypto";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { openSql, type Row, run, type Sql } from "./sql.ts";

const sql = openSql(process.env["BENCH_DATABASE_URL"] ?? "", 10);
const app = Fastify();

/* Response schemas, from which Fastify compiles its serializers. */

const text = { type: "string" };
const integer = { type: "integer" };
const boolean = { type: "boolean" };
const nullable = <Schema extends object>(schema: Schema) => ({ ...schema, nullable: true });
const list = (items: object) => ({ type: "array", items });
const object = (properties: Record<string, object>) => ({ type: "object", properties });
const response = (schema: object): { schema: { response: Record<number, object> } } => ({
  schema: { response: { 200: schema } },
});

const point = object({ latitude: { type: "number" }, longitude: { type: "number" } });

const eventSummary = {
  id: text,
  alliance: text,
  group: object({ id: text, slug: text, name: text }),
  slug: text,
  name: text,
  summary: nullable(text),
  kind: text,
  status: text,
  category: nullable(text),
  starts_at: text,
  ends_at: text,
  timezone: text,
  capacity: nullable(integer),
  waitlist_enabled: boolean,
  venue: nullable(
    object({
      name: text,
      address: nullable(text),
      city: nullable(text),
      country_code: nullable(text),
      location: nullable(point),
    }),
  ),
  tags: list(text),
  banner_url: nullable(text),
  visibility: text,
  registration: text,
  registration_url: nullable(text),
  hosts: list(object({ id: text, name: text })),
  series_id: nullable(text),
  attendee_count: integer,
  remaining_capacity: nullable(integer),
  created_at: text,
  updated_at: text,
};

const question = object({ id: text, label: text, kind: text, required: boolean, options: list(text) });

const eventDetails = {
  html_url: text,
  description: text,
  accessibility_notes: nullable(text),
  agenda_item_count: integer,
  links: list(object({ label: text, url: text })),
  questions: list(question),
  approval_required: boolean,
  max_guests: integer,
  rsvp_opens_at: nullable(text),
  rsvp_closes_at: nullable(text),
};

const attendance = object({
  event_id: text,
  status: text,
  waitlist_position: nullable(integer),
  guests: integer,
  answers: list(object({ question_id: text, label: text, value: text })),
  share_email: boolean,
  responded_at: nullable(text),
  checked_in_at: nullable(text),
  check_in_code: nullable(text),
  meeting_url: nullable(text),
});

/* Events */

const columns = `e.id, a.slug as alliance, g.id as group_id, g.slug as group_slug, g.name as group_name, e.slug, e.name,
  e.summary, e.kind, e.status, e.category, e.starts_at, e.ends_at, e.timezone, e.capacity, e.waitlist_enabled, e.venue_name,
  e.venue_address, e.venue_city, e.venue_country_code, e.venue_latitude, e.venue_longitude, e.tags, e.banner_url,
  e.visibility, e.registration, e.registration_url, g.organizers as hosts, e.series_id, e.attendee_count, e.created_at, e.updated_at`;
const tables = "events e join groups g on g.id = e.group_id join alliances a on a.id = e.alliance_id";
const isPublic = "e.status <> 'draft' and g.active";
const isListed = `${isPublic} and e.visibility = 'public'`;

const listOf = (period: string): string =>
  `select ${columns} from ${tables} where ${isListed} and e.alliance_id = (select id from alliances where slug = $1) and ${period}
   order by e.starts_at, e.id limit $2::integer + 1`;
const upcomingEvents = listOf("e.ends_at > now() and e.starts_at > now() - interval '744 hours'");
const eventsFrom = listOf("e.starts_at >= $3");
const oneEvent = `select ${columns}, e.description, e.accessibility_notes, e.agenda_item_count, e.links, e.questions, e.approval_required, e.max_guests, e.rsvp_opens_at,
  e.rsvp_closes_at from ${tables} where a.slug = $1 and g.slug = $2 and e.slug = $3 and ${isPublic} and e.visibility <> 'members'`;

const locationOf = ({ venue_latitude: latitude, venue_longitude: longitude }: Row) =>
  latitude === null ? null : { latitude, longitude };

const venueOf = (row: Row) => ({
  name: row["venue_name"],
  address: row["venue_address"],
  city: row["venue_city"],
  country_code: row["venue_country_code"],
  location: locationOf(row),
});

const toEvent = (row: Row) => ({
  ...row,
  group: { id: row["group_id"], slug: row["group_slug"], name: row["group_name"] },
  venue: row["venue_name"] === null ? null : venueOf(row),
  remaining_capacity: row["capacity"] === null ? null : row["capacity"] - row["attendee_count"],
});

type Events = { Params: { alliance: string }; Querystring: { from?: string } };

const pageSize = 20;
const page = response(object({ items: list(object(eventSummary)), next_cursor: nullable(text) }));

app.get<Events>("/api/v1/alliances/:alliance/events", page, async ({ params: { alliance }, query: { from } }) => {
  const rows =
    from === undefined
      ? await run(sql, upcomingEvents, [alliance, pageSize])
      : await run(sql, eventsFrom, [alliance, pageSize, from]);
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  const cursor = Buffer.from(JSON.stringify([last?.["starts_at"], last?.["id"]])).toString("base64url");
  return { items: items.map(toEvent), next_cursor: rows.length > items.length ? cursor : null };
});

type Event = { Params: { alliance: string; group: string; event: string } };

const event = response(object({ ...eventSummary, ...eventDetails }));

app.get<Event>("/api/v1/events/:alliance/:group/:event", event, async ({ params, url }, reply) => {
  const [row] = await run(sql, oneEvent, [params.alliance, params.group, params.event]);
  return row ? { ...toEvent(row), html_url: `http://localhost${url.replace("/api/v1", "")}` } : reply.callNotFound();
});

/* RSVPs: lock the event, change the attendance, and update the counter. The measured events have no capacity limit. */

const bearer = `select t.user_id, t.scopes from api_tokens t join users u on u.id = t.user_id where t.secret_hash = $1
  and t.revoked_at is null and (t.expires_at is null or t.expires_at > now()) and u.disabled_at is null`;
const lockEvent = `select e.status, e.meeting_url, e.ends_at > now() as open from ${tables}
  where e.id = $1 and a.slug = $2 and ${isPublic} for no key update of e`;
const insertAttendance = `insert into attendances (event_id, user_id, status, responded_at) values ($1, $2, 'attending', now())
  on conflict do nothing returning status, responded_at, check_in_code`;
const deleteAttendance = "delete from attendances where event_id = $1 and user_id = $2 returning status";
const addAttendees = "update events set attendee_count = attendee_count + $2 where id = $1";

type Rsvp = { Params: { alliance: string; event: string } };

/** Returns a handler that changes an attendance, and adds `change` to the counter if a row was changed. */
const handle = (statement: string, change: 1 | -1) => async (request: FastifyRequest<Rsvp>, reply: FastifyReply) => {
  const secret = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const [token] = await run(sql, bearer, [createHash("sha256").update(secret).digest("base64url")]);
  if (!token?.["scopes"].includes("events:attend")) return reply.code(401).send();
  const { alliance, event: eventId } = request.params;
  const write = async (tx: Pick<Sql, "unsafe">) => {
    const [locked] = await run(tx, lockEvent, [eventId, alliance]);
    if (locked?.["status"] !== "published" || !locked["open"]) return undefined;
    const [row] = await run(tx, statement, [eventId, token["user_id"]]);
    if (row) await run(tx, addAttendees, [eventId, change]);
    return { locked, row: change > 0 ? row : undefined };
  };
  const written = await sql.begin(write);
  if (!written) return reply.code(409).send();
  const { row, locked } = written;
  return {
    event_id: eventId,
    status: row?.["status"] ?? "none",
    waitlist_position: null,
    guests: 0,
    answers: [],
    share_email: false,
    responded_at: row?.["responded_at"] ?? null,
    checked_in_at: null,
    check_in_code: row?.["check_in_code"] ?? null,
    meeting_url: row ? locked["meeting_url"] : null,
  };
};

app.post<Rsvp>("/api/v1/events/:alliance/:event/attend", response(attendance), handle(insertAttendance, 1));
app.delete<Rsvp>("/api/v1/events/:alliance/:event/attend", response(attendance), handle(deleteAttendance, -1));

await app.listen({ port: Number(process.argv[2]), host: "127.0.0.1" });
