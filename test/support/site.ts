import assert from "node:assert/strict";
import { type Operation, type RouteId, routeTable } from "../../src/server/http/contract.ts";
import { operations } from "./contract.ts";
import { createFixtures } from "./fixtures.ts";
import type { Visitor } from "./people.ts";
import { multipartForm } from "./pictures.ts";
import type { Request, Service } from "./service.ts";

/** Headers that a browser sends. */
export const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

export type Fields = Record<string, string | readonly string[]> | [string, string][];

/** A form as a browser sends it. */
export const form = (fields: Fields = {}, headers: Record<string, string> = {}): Request => ({
  headers: { ...html, "content-type": "application/x-www-form-urlencoded", ...headers },
  body: new URLSearchParams(
    (Array.isArray(fields) ? fields : Object.entries(fields)).flatMap(([name, value]) =>
      [value].flat().map((item): [string, string] => [name, item]),
    ),
  ).toString(),
});

export const locationOf = ({ headers }: { headers: Record<string, unknown> }): string => String(headers["location"]);

/** The notice in the URL that a response redirects to. */
export const noticeOf = (response: { headers: Record<string, unknown> }) =>
  new URL(locationOf(response), "https://alliance.test").searchParams.get("notice");

type Path = Record<string, string>;

/** Functions that send a visitor's requests to pages. */
export const siteClient = (visitor: Pick<Visitor, "call">) => {
  /** Opens a page that must exist. */
  const read = async (id: RouteId, path: Path = {}, query: Request["query"] = {}): Promise<string> => {
    const { status, body } = await visitor.call(id, { path, query, headers: html });
    assert.equal(status, 200, `${id}: ${String(body).slice(0, 300)}`);
    return String(body);
  };
  const send = (id: RouteId, path: Path = {}, fields: Fields = {}) => visitor.call(id, { ...form(fields), path });
  /** Sends a form that must succeed. @returns the redirect target */
  const sendOk = async (...request: Parameters<typeof send>): Promise<string> => {
    const { status, headers, body } = await send(...request);
    assert.equal(status, 303, String(body).slice(0, 300));
    return locationOf({ headers });
  };
  return { read, send, sendOk };
};

export const hiddenFieldIn = (page: unknown, name: string): string => {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(String(page))?.[1];
  if (value === undefined) throw new Error(`the page has no field ${name}`);
  return value.replaceAll("&quot;", '"');
};

/** The URLs from which a page loads assets. */
export const assetUrlsIn = (page: string): string[] =>
  [
    ...page.matchAll(
      /<(?:link(?! rel="(?:canonical|alternate)")|script|img|source|iframe)\b[^>]*?\s(?:href|src|srcset)="([^"]*)"/g,
    ),
  ].map(([, url = ""]) => url);

/** Pages that need a link from an email, a door link, a provider or an app. Tests of these features open them. */
const excluded: readonly RouteId[] = [
  "showSignIn",
  "showSignUp",
  "showSavedForm",
  "verifyEmail",
  "showConfirmEmail",
  "showUndoEmailChange",
  "showSecondFactor",
  "startOAuth",
  "finishOAuth",
  "startAuthorization",
  "finishAuthorization",
  "showConsent",
  "showContactConfirmation",
  "showRsvpConfirmation",
  "showRsvpCancellation",
  "showGuestPlace",
  "showJoinConfirmation",
  "showChangePassword",
  "showPageDocs",
  "showTotp",
  "showUnsubscribe",
  "showDoor",
  "showTicketAtDoor",
];

const quoteCsv = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

type EveryPage = { id: RouteId; url: string; isPublic: boolean };

/** Returns all pages except `excluded`, filled with this name and text, and an administrator who may open all of them. */
export const createEveryPage = async (service: Service, { name, text }: { name: string; text: string }) => {
  const { call, as, person, session, sql } = service;
  const fixtures = await createFixtures(service);
  const { root } = fixtures;
  const [member, banned] = [await person(), await person()];
  await sql`update users set name = ${name}, bio = ${text}, city = ${name}`;
  const alliance = await fixtures.alliance({ name, description: text });
  const group = await fixtures.group(alliance, { name, description: text, city: "Berlin", tags: ["cloud"] });
  const event = await fixtures.event(group, {
    name,
    summary: name,
    description: text,
    venue: { name, city: "Berlin" },
    max_guests: 2,
    questions: [{ label: name, kind: "text" }],
  });
  const { starts_at, ends_at } = (await call("getEventById", { path: { event_id: event.id } })).body;
  await call("replaceAgenda", {
    path: { event_id: event.id },
    as: as(root),
    body: {
      items: [{ title: name, starts_at, ends_at, room: name, abstract: text, speaker_ids: ["ada"] }],
      speakers: [{ id: "ada", name, headline: name, bio: text, user_id: root.id }],
    },
  });
  const job = await fixtures.job(alliance, { title: name, company_name: name, summary: name, description: text });
  const entry = await fixtures.entry(alliance, { name, summary: name, description: text });
  const inGroup = { alliance: alliance.slug, group_id: group.id };
  const callAsMember = (id: RouteId, path: Record<string, string>, body: object) =>
    call(id, { path, body, as: as(member) });
  await call("joinGroup", { path: inGroup, as: as(member) });
  await callAsMember("attendEvent", { alliance: alliance.slug, event_id: event.id }, { guests: 1 });
  await callAsMember("applyToJob", { job_id: job.id }, { note: text });
  await callAsMember("createReport", {}, { subject_type: "event", subject_id: event.id, reason: "spam", text });
  const visitor = await session(root);
  await visitor.call("attendEvent", { path: { alliance: alliance.slug, event_id: event.id }, body: {} });
  await visitor.call("joinGroup", { path: inGroup });
  await visitor.call("removeGroupMember", {
    path: { ...inGroup, user_id: banned.id },
    query: { ban: "true", reason: name },
  });
  await visitor.call("createToken", { body: { name } });
  await visitor.call(
    "createClientByForm",
    form({ name, kind: "public", redirect_uris: "https://planner.example.org/" }),
  );
  const hook = { url: "https://hooks.example.org/", description: name, event_types: ["event.published"] };
  const webhook = await visitor.call("createWebhook", { path: { alliance: alliance.slug }, body: hook });
  const invited = await visitor.call("inviteToGroup", { path: inGroup, body: { max_uses: 1 } });
  const door = await visitor.call("createDoorLink", { path: { event_id: event.id }, body: { label: name } });
  const doorLink = new URL(door.body.url).pathname;
  const guest = await visitor.call("addGuestAttendee", { path: { event_id: event.id }, body: { name, guests: 1 } });
  const file = Buffer.from(`name,starts_at,description\n${[name, starts_at, text].map(quoteCsv).join()}\n`);
  const draft = await visitor.call("createImportDraftByForm", {
    path: { alliance: alliance.slug, group_slug: group.slug },
    ...multipartForm(file, { name: "file", file: "events.csv" }),
  });
  await call("requestPasswordReset", { body: { email: member.email } });
  const [client] = await sql<{ id: string }[]>`select id from oauth_clients`;
  const values: Record<string, string> = {
    alliance: alliance.slug,
    group_slug: group.slug,
    event_slug: event.slug,
    slug: job.slug,
    entry_id: entry.id,
    subject_type: "event",
    subject_id: event.id,
    webhook_id: webhook.body.id,
    client_id: String(client?.id),
    guest_attendee_id: guest.body.id,
    secret: String(invited.body.items[0].url).replace(/.*\//, ""),
  };
  const queries: Partial<Record<RouteId, string>> = {
    showImport: new URL(locationOf(draft), "https://alliance.test").search,
    showSearch: `?${new URLSearchParams({ q: name })}`,
    showResetPassword: `?token=${await service.linkToken(member.email)}`,
    showNewEvent: `?form_key=${member.id}`,
  };
  const fillPath = (path: string): string =>
    path
      .replace("/door/{secret}", doorLink)
      .replaceAll(/\{(\w+)\}/g, (_, parameter: string) => values[parameter] ?? member.id);
  const pages = operations.flatMap(({ operationId: id, path, method }): EveryPage[] => {
    const { produces, allowsAnonymous }: Operation = routeTable[id];
    if (method !== "GET" || !produces.includes("text/html") || excluded.includes(id)) return [];
    return [{ id, url: fillPath(path) + (queries[id] ?? ""), isPublic: allowsAnonymous }];
  });
  return { pages, fillPath, visitor };
};
