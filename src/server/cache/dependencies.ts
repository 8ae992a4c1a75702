import type { RouteId } from "../http/contract.ts";

/** `events` in general, `events@slug` of an alliance, `events#id` alone. */
export type Tag = string;

type Topic = "alliances" | "groups" | "events" | "attendance" | "jobs" | "landscape" | "users";

type Dependencies = {
  /** Any row of these topics matters, within the alliance of the path or the body if there is one. */
  any: readonly Topic[];
  /** Only the row in the body matters. */
  own?: readonly Topic[];
  /** Only the rows in the response's list matter. They do not affect which rows the list has. */
  listed?: readonly Topic[];
};

const context = ["alliances", "groups"] as const;
const counted = [...context, "events"] as const;
const event = { any: context, own: ["events", "attendance"] } as const;
const job = { any: [...context, "users"], own: ["jobs"] } as const;

const dependencies: { readonly [Id in RouteId]?: Dependencies } = {
  listAlliances: { any: counted },
  getAlliance: { any: counted },
  listGroups: { any: counted },
  getGroup: { any: counted },
  getGroupById: { any: counted },
  listAllEvents: { any: counted, listed: ["attendance"] },
  listEvents: { any: counted, listed: ["attendance"] },
  getEvent: event,
  getEventById: event,
  getAgenda: { any: [...counted, "users"] },
  getAllianceCalendar: { any: counted },
  getGroupCalendar: { any: counted },
  getEventCalendar: { any: counted },
  getEventsFeed: { any: counted },
  getJobsFeed: { any: [...context, "jobs"] },
  listJobs: { any: [...context, "jobs", "users"] },
  getJob: job,
  getJobById: job,
  listLandscapeEntries: { any: ["alliances", "landscape"] },
  getLandscapeEntry: { any: ["alliances"], own: ["landscape"] },
  getFilters: { any: [...counted, "jobs", "landscape"] },
  search: { any: [...counted, "jobs", "landscape", "users"], listed: ["attendance"] },
  showHome: { any: [...counted, "attendance"] },
  showAlliances: { any: counted },
  showAlliance: { any: [...counted, "attendance", "jobs"] },
  showGroups: { any: counted },
  showGroup: { any: [...counted, "attendance"] },
  showEmbeddedEvents: { any: [...counted, "attendance"] },
  showEvents: { any: [...counted, "attendance"] },
  showEvent: { any: [...counted, "attendance", "users"] },
  showJobs: { any: [...context, "jobs"] },
  showJob: { any: [...context, "jobs"] },
  showLandscape: { any: ["alliances", "landscape"] },
  showLandscapeEntry: { any: ["alliances", "landscape"] },
  showSearch: { any: [...counted, "attendance", "jobs", "landscape"] },
  getSitemap: { any: ["alliances"] },
  getAllianceSitemap: { any: [...counted, "jobs", "landscape"] },
};

const topics = new Map<string, ReadonlySet<string>>(
  Object.entries(dependencies).map(([id, { any, own = [], listed = [] }]) => [
    id,
    new Set([...any, ...own, ...listed]),
  ]),
);

export const topicsOf = (id: RouteId): ReadonlySet<string> | undefined => topics.get(id);

type ResponseData = { path: unknown; body: unknown };

export const tagsOf = (id: RouteId, { path, body }: ResponseData): Tag[] => {
  const { any, own = [], listed = [] } = dependencies[id] ?? { any: [] };
  const alliance = text(path, "alliance") ?? text(body, "alliance");
  const row = text(body, "id");
  const items: unknown = Object(body).items;
  const ids = listed.length > 0 && Array.isArray(items) ? items.map((item) => text(item, "id")) : [];
  return [
    ...any.map((topic) => (alliance === undefined || topic === "users" ? topic : `${topic}@${alliance}`)),
    ...own.map((topic) => (row === undefined ? topic : `${topic}#${row}`)),
    ...listed.flatMap((topic) => ids.map((id) => (id === undefined ? topic : `${topic}#${id}`))),
  ];
};

const text = (value: unknown, name: string): string | undefined => {
  const member: unknown = Object(value)[name];
  return typeof member === "string" ? member : undefined;
};
