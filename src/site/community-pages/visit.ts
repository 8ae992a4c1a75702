import { findAllianceLook, listAllianceKeys } from "../../community/alliances/queries.ts";
import { toLook } from "../../community/alliances/views.ts";
import { type EventRow, eventOrders } from "../../community/events/queries.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { Context, UserContext } from "../../identity/context.ts";
import { findUser } from "../../identity/users/queries.ts";
import { toSignedInUser } from "../../identity/users/signed-in-user.ts";
import type { Caller } from "../../server/http/contract.ts";
import { eventPath, groupPath } from "../../web/page-paths.ts";
import type { Choice, Listing, Visitor } from "../../web/pages/page.ts";
import { oneOf, withDefault } from "../kit/schema.ts";

type VisitorContext = Pick<Context, "db" | "now"> & { caller: Pick<Caller, "userId"> | null };

export const visitorOf = async ({ db, now, caller }: VisitorContext): Promise<Visitor> => {
  const row = caller ? await findUser(db, { id: caller.userId, now }) : undefined;
  return row ? { user: toSignedInUser(row) } : { user: null };
};

/** The branding of an alliance. */
export const lookOf = async ({ db, baseUrl }: Pick<Context, "db" | "baseUrl">, alliance: string) => {
  const row = await findAllianceLook(db, alliance);
  return row && toLook(row, baseUrl);
};

type Page<Item> = { body: { items: Item[]; next_cursor: string | null } };

/** A page of a list, with the path of the next page under the same filters. */
export const toListing = <Item>(
  { url, baseUrl }: Pick<Context, "url" | "baseUrl">,
  { body: { items, next_cursor: cursor } }: Page<Item>,
): Listing<Item> => {
  const next = new URL(baseUrl + url);
  const isFirst = !next.searchParams.has("cursor");
  if (cursor === null) return { items, next: null, isFirst };
  next.searchParams.set("cursor", cursor);
  next.searchParams.delete("notice");
  return { items, next: next.pathname + next.search, isFirst };
};

/** Items of a list that a page shows beside others. */
export const few = 6;

const pageSize = 20;

export const pageOf = (cursor: string | undefined, words?: string | undefined, near?: string | undefined) => ({
  limit: pageSize,
  ...(cursor !== undefined && { cursor }),
  ...(words !== undefined && { q: words }),
  ...(near !== undefined && { near }),
});

export type When = "upcoming" | "past";

/** A filter: the events that have not ended, the soonest first, or those that have, the latest first. */
export const when = withDefault(oneOf(["upcoming", "past"]), "upcoming");

export const eventsOf = (when: When) =>
  when === "past" ? ({ order: eventOrders.latest, ended: true } as const) : { order: eventOrders.soonest };

const mostChoices = 100;

export const allianceChoices = async ({ db }: Pick<Context, "db">): Promise<Choice[]> => {
  const rows = await listAllianceKeys(db, mostChoices);
  return rows.map(({ slug, name }) => ({ value: slug, label: name }));
};

/** The values of a filter; undefined if it is empty or `all`. */
export const filterOf = <Value extends string>(value: Value | undefined): Exclude<Value, "all">[] | undefined =>
  isChosen(value) ? [value] : undefined;

const isChosen = <Value extends string>(value: Value | undefined): value is Exclude<Value, "all"> =>
  value !== undefined && value !== "" && value !== "all";

export const wordsOf = (q: string | undefined): string | undefined => q?.trim() || undefined;

/** The part that all pages for administrators of an event share. */
export const managedPage = async (context: UserContext, event: EventRow) => ({
  ...(await visitorOf(context)),
  event: {
    name: event.name,
    slug: event.slug,
    path: eventPath(event),
    group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
    status: event.status,
  },
  timezone: event.timezone,
});

export type ManagedPage = Awaited<ReturnType<typeof managedPage>>;

export const eventFeed = ({ t }: Texts, alliance: string) => ({
  title: t("common.place.events"),
  path: `/feeds/${alliance}/events.atom`,
});

export const jobFeed = ({ t }: Texts) => ({ title: t("common.place.jobs"), path: "/feeds/jobs.atom" });
