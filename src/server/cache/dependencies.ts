import type { RouteId } from "../http/contract.ts";

/** `events` for all events, `events@slug` for the events of an alliance, `events#id` for one event. */
export type Tag = string;

type Topic = "alliances" | "groups" | "events" | "attendance" | "jobs" | "landscape" | "users";

type Dependencies = {
  /** Any row of these topics matters, within the alliance of the path or the body if there is one. */
  any: readonly Topic[];
  /** Only the row in the body matters. */
  own?: readonly Topic[];
  /** Only the rows in the response's list matter. Changes to these topics do not affect which rows the list has. */
  listed?: readonly Topic[];
};

const groupTopics = ["alliances", "groups"] as const;
const eventTopics = [...groupTopics, "events"] as const;
const event = { any: groupTopics, own: ["events", "attendance"] } as const;
const job = { any: [...groupTopics, "users"], own: ["jobs"] } as const;

const dependencies: { readonly [Id in RouteId]?: Dependencies } = {
  listAlliances: { any: eventTopics },
  getAlliance: { any: eventTopics },
  listGroups: { any: eventTopics },
  getGroup: { any: eventTopics },
  getGroupById: { any: eventTopics },
  listAllEvents: { any: eventTopics, listed: ["attendance"] },
  listEvents: { any: eventTopics, listed: ["attendance"] },
  getEvent: event,
  getEventById: event,
  getAgenda: { any: [...eventTopics, "users"] },
  getAllianceCalendar: { any: eventTopics },
  getGroupCalendar: { any: eventTopics },
  getEventCalendar: { any: eventTopics },
  getEventsFeed: { any: eventTopics },
  getJobsFeed: { any: [...groupTopics, "jobs"] },
  listJobs: { any: [...groupTopics, "jobs", "users"] },
  getJob: job,
  getJobById: job,
  listLandscapeEntries: { any: ["alliances", "landscape"] },
  getLandscapeEntry: { any: ["alliances"], own: ["landscape"] },
  getFilters: { any: [...eventTopics, "jobs", "landscape"] },
  search: { any: [...eventTopics, "jobs", "landscape", "users"], listed: ["attendance"] },
  showHome: { any: [...eventTopics, "attendance"] },
  showAlliances: { any: eventTopics },
  showAlliance: { any: [...eventTopics, "attendance", "jobs"] },
  showGroups: { any: eventTopics },
  showGroup: { any: [...eventTopics, "attendance"] },
  showEmbeddedEvents: { any: [...eventTopics, "attendance"] },
  showEvents: { any: [...eventTopics, "attendance"] },
  showEvent: { any: [...eventTopics, "attendance", "users"] },
  showJobs: { any: [...groupTopics, "jobs"] },
  showJob: { any: [...groupTopics, "jobs"] },
  showLandscape: { any: ["alliances", "landscape"] },
  showLandscapeEntry: { any: ["alliances", "landscape"] },
  showSearch: { any: [...eventTopics, "attendance", "jobs", "landscape"] },
  getSitemap: { any: ["alliances"] },
  getAllianceSitemap: { any: [...eventTopics, "jobs", "landscape"] },
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
  const alliance = stringMember(path, "alliance") ?? stringMember(body, "alliance");
  const row = stringMember(body, "id");
  const items: unknown = Object(body).items;
  const ids = listed.length > 0 && Array.isArray(items) ? items.map((item) => stringMember(item, "id")) : [];
  return [
    ...any.map((topic) => (alliance === undefined || topic === "users" ? topic : `${topic}@${alliance}`)),
    ...own.map((topic) => (row === undefined ? topic : `${topic}#${row}`)),
    ...listed.flatMap((topic) => ids.map((id) => (id === undefined ? topic : `${topic}#${id}`))),
  ];
};

const stringMember = (value: unknown, name: string): string | undefined => {
  const member: unknown = Object(value)[name];
  return typeof member === "string" ? member : undefined;
};
