import { forgeCursor } from "../support/cursors.ts";
import { type Material, pick, shuffled } from "./material.ts";
import type { Request } from "./requests.ts";

export type Path = {
  name: string;
  title: string;
  /** A few requests that are repeated, as a popular page gets them. */
  warm?: Request[];
  /** Requests that are each sent once, so that no cache helps. */
  cold?: Request[];
  /** Whether requests carry the ETags of earlier responses. */
  conditional?: boolean;
  connections?: number;
  /** Whether floor B serves the path. */
  hasFloorB?: boolean;
};

const warmSize = 8;
const coldSize = 60_000;
/** The service sheds load beyond about 35 searches at once. */
const searchConnections = 16;

const get = (path: string, token?: string): Request => ({ path: `/api/v1${path}`, ...(token && { token }) });

const makeRequests = (count: number, requestAt: (index: number) => Request): Request[] =>
  Array.from({ length: count }, (_, index) => requestAt(index));

/** Returns another time in the near future for each index, so that requests differ, but all list upcoming events. */
const upcomingTime = (index: number): string => new Date(Date.now() + 3_600_000 + 1_000 * index).toISOString();

export const pathsOf = (material: Material): Path[] => [
  ...publicPaths(material),
  ...searchPaths(material),
  ...ownPaths(material),
  ...writePaths(material),
];

type Event = Material["events"][number];

const eventPath = ({ alliance, group, slug }: Event): Request => get(`/events/${alliance}/${group}/${slug}`);

const publicPaths = ({ alliances, bareAlliances, events, jobs, kinds, categories }: Material): Path[] => {
  const list = (index: number) => `/alliances/${pick(alliances, index)}/events`;
  const filters = (index: number) =>
    `kind=${pick(kinds, index)}&category=${encodeURIComponent(pick(categories, Math.floor(index / kinds.length)))}`;
  const lists = makeRequests(warmSize, (index) => get(list(index)));
  const all = shuffled(events).map(eventPath);
  const details = all.slice(0, warmSize);
  const { page, deep, after } = pagesOf(events);
  return [
    {
      name: "alliance",
      title: "an alliance (cold: without groups)",
      warm: alliances.slice(0, warmSize).map((slug) => get(`/alliances/${slug}`)),
      cold: bareAlliances.map((slug) => get(`/alliances/${slug}`)),
    },
    {
      name: "events",
      title: "20 upcoming events",
      warm: lists,
      cold: makeRequests(coldSize, (index) => get(`${list(index)}?from=${upcomingTime(index)}`)),
      hasFloorB: true,
    },
    {
      name: "events-filtered",
      title: "20 upcoming events, two filters",
      warm: makeRequests(warmSize, (index) => get(`${list(index)}?${filters(index)}`)),
      cold: makeRequests(coldSize, (index) => get(`${list(index)}?${filters(index)}&from=${upcomingTime(index)}`)),
    },
    {
      name: "events-deep",
      title: `page ${page} of events (cold: any page)`,
      warm: [deep],
      cold: shuffled(events).map(after),
    },
    { name: "event", title: "an event", warm: details, cold: all, hasFloorB: true },
    {
      name: "jobs",
      title: "20 jobs (cold: after any job)",
      warm: [get("/jobs"), get("/jobs?limit=19"), get("/jobs?limit=21")],
      cold: [20, 19, 21, 18].flatMap((limit) =>
        shuffled(jobs).map(({ id, created_at }) => {
          const cursor = forgeCursor([withMilliseconds(created_at), id], { sort: "newest", status: ["published"] });
          return get(`/jobs?limit=${limit}&cursor=${cursor}`);
        }),
      ),
    },
    { name: "304-events", title: "20 upcoming events, not modified", warm: lists, conditional: true },
    { name: "304-event", title: "an event, not modified", warm: details, conditional: true },
  ];
};

/** Cursors hold times as `toISOString` writes them. */
const withMilliseconds = (time: string): string => new Date(time).toISOString();

const pageSize = 20;

/** Pages of all events of an alliance from the first on: page 1, page 500 or the last full one, and the page after any event. */
export const pagesOf = (events: Material["events"]) => {
  const from = "2020-01-01T00:00:00Z";
  const after = ({ alliance, starts_at, id }: Event) => {
    const filters = { alliance: [alliance], from, radius_km: 25, sort: "soonest", status: ["published", "canceled"] };
    const cursor = forgeCursor([withMilliseconds(starts_at), id], filters);
    return get(`/alliances/${alliance}/events?from=${from}&cursor=${cursor}`);
  };
  const { alliance } = pick(events, 0);
  const list = events.filter((event) => event.alliance === alliance);
  const page = Math.min(500, Math.floor(list.length / pageSize));
  const last = pick(list, (page - 1) * pageSize - 1);
  return { page, first: get(`/alliances/${alliance}/events?from=${from}`), deep: after(last), after };
};

const searchPaths = ({ alliances, words: { rare, common } }: Material): Path[] => {
  /** Returns a different URL for each index, at the same cost: capitals and the limit vary. */
  const search = (word: string, index: number) => {
    const capitals = Math.floor(index / 16) % 64;
    const q = [...word].map((letter, at) => ((capitals >> at) & 1 ? letter.toUpperCase() : letter)).join("");
    return get(`/search?q=${q}&limit=${20 + (index % 16)}`);
  };
  const searchFor = (name: string, label: string, words: string[]): Path => ({
    name: `search-${name}`,
    title: `search, ${label}`,
    warm: words.slice(0, warmSize).map((word) => search(word, 0)),
    cold: makeRequests(4_000, (index) => search(pick(words, Math.floor(index / 1_024) + index), index)),
    connections: searchConnections,
  });
  const filtersOf = (choice: number): Request => {
    const chosen = alliances.filter((_, at) => (choice >> at) & 1);
    return get(`/meta/filters?${chosen.map((slug) => `alliance=${slug}`).join("&")}`);
  };
  return [
    searchFor("rare", "a rare word", rare),
    searchFor("common", "a common word", common),
    searchFor("misspelled", "a misspelling", [...common, ...rare].map(withoutMiddle)),
    {
      name: "filters",
      title: "filter options (cold: of some alliances)",
      warm: [get("/meta/filters")],
      cold: makeRequests(2 ** Math.min(12, alliances.length) - 1, (index) => filtersOf(index + 1)),
      connections: searchConnections,
    },
  ];
};

const withoutMiddle = (word: string): string => {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
};

const ownPaths = ({ tokens }: Material): Path[] => [
  { name: "me", title: "/me by token", cold: tokens.map((token) => get("/me", token)) },
  {
    name: "me-groups",
    title: "/me/groups by token",
    warm: tokens.slice(0, 500).map((token) => get("/me/groups", token)),
  },
];

const crowdedEvents = 32;

const writePaths = ({ tokens, openEvents, attended, door }: Material): Path[] => {
  const rsvps = (method: "POST" | "DELETE", eventOf: (index: number) => Event): Request[] =>
    tokens.map((token, index) => {
      const { alliance, id } = eventOf(index);
      return { path: `/api/v1/events/${alliance}/${id}/attend`, method, token };
    });
  const crowded = openEvents.slice(0, crowdedEvents);
  const quiet = openEvents.slice(crowdedEvents);
  const checkIn = (code: string): Request => ({
    path: `/api/v1/events/${door.event}/check-ins`,
    method: "POST",
    token: door.token,
    body: { code },
  });
  return [
    {
      name: "rsvp",
      title: "RSVP, each to another event",
      cold: rsvps("POST", (index) => pick(quiet, index)),
      hasFloorB: true,
    },
    {
      name: "rsvp-cancel",
      title: "cancellation, each of another event",
      cold: rsvps("DELETE", (index) => pick(attended, index)),
      hasFloorB: true,
    },
    {
      name: "rsvp-crowd",
      title: `RSVP of a crowd to ${crowdedEvents} events`,
      cold: rsvps("POST", (index) => pick(crowded, index)),
      hasFloorB: true,
    },
    { name: "check-in", title: "check-in at the door, by code", cold: door.codes.map(checkIn) },
  ];
};
