import { forgeCursor } from "../support/cursors.ts";
import type { Material } from "./material.ts";

/* What is measured. */

export type Request = { path: string; method?: "GET" | "POST" | "DELETE"; token?: string; ifNoneMatch?: "*" | "tag" };

export type Measured = {
  name: string;
  what: string;
  /** A few requests again and again, as a popular page gets them. */
  warm: Request[];
  /** Many, and none of them twice; missing where the warm ones have no cache to help them. */
  cold?: Request[];
  status: number;
  connections: number;
  /** Whether floor B's response is the same but for its cursor. A plain search ranks in its own way. */
  comparable: boolean;
  /** Whether each run ends with its last response, because requests left in progress would disturb the next run. */
  drained: boolean;
};

type Given = Pick<Measured, "name" | "what" | "warm"> & Partial<Measured>;

const measured = (given: Given): Measured => {
  const path = { status: 200, connections: 64, comparable: true, drained: false, ...given };
  if (path.warm.length === 0 || path.cold?.length === 0)
    throw new Error(`nothing to ask for: ${path.name}; raise SCALE`);
  return path;
};

/** Of more than about 35 searches at once the service refuses some. */
const searchConnections = Number(process.env["SEARCH_CONNECTIONS"] || 16);

const warmSize = 8;
const coldSize = 60_000;

const get = (path: string): Request => ({ path: `/api/v1${path}` });

/** Spreads a list out, so that neighbors in it are not asked for one after the other. */
const shuffled = <Item>(items: readonly Item[]): Item[] => {
  const step = 7919;
  const length = items.length % step === 0 ? items.length - 1 : items.length;
  return items.slice(0, length).map((_, index) => items[(index * step) % length] as Item);
};

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("the seeded data has too little to measure: raise SCALE");
  return item;
};

const make = (count: number, one: (index: number) => Request): Request[] =>
  Array.from({ length: count }, (_, index) => one(index));

/** A time that no other index has: a from of the near future, so that the list is one of upcoming events. */
const moment = (index: number): string => new Date(Date.now() + 3_600_000 + 1_000 * index).toISOString();

export const pathsOf = (material: Material): Measured[] => [
  ...reads(material),
  ...notModified(material),
  ...withToken(material),
  ...searches(material),
];

const eventPath = ({ alliance, group, slug }: Material["events"][number]) =>
  get(`/events/${alliance}/${group}/${slug}`);

const reads = ({ alliances, bareAlliances, events, jobs, kinds, categories }: Material): Measured[] => {
  const ofEvents = (index: number) => `/alliances/${pick(alliances, index)}/events`;
  const filters = (index: number) =>
    `kind=${pick(kinds, index)}&category=${encodeURIComponent(pick(categories, Math.floor(index / kinds.length)))}`;
  const deep = deepPages(events);
  return [
    measured({
      name: "alliance",
      what: "an alliance; cold: without groups",
      warm: alliances.slice(0, warmSize).map((slug) => get(`/alliances/${slug}`)),
      cold: bareAlliances.map((slug) => get(`/alliances/${slug}`)),
    }),
    measured({
      name: "events",
      what: "20 upcoming events",
      warm: make(warmSize, (index) => get(ofEvents(index))),
      cold: make(coldSize, (index) => get(`${ofEvents(index)}?from=${moment(index)}`)),
    }),
    measured({
      name: "events-filtered",
      what: "20 upcoming events, two filters",
      warm: make(warmSize, (index) => get(`${ofEvents(index)}?${filters(index)}`)),
      cold: make(coldSize, (index) => get(`${ofEvents(index)}?${filters(index)}&from=${moment(index)}`)),
    }),
    measured({ name: "events-deep", ...deep }),
    measured({
      name: "event",
      what: "an event",
      warm: shuffled(events).slice(0, warmSize).map(eventPath),
      cold: shuffled(events).map(eventPath),
    }),
    measured({
      name: "jobs",
      what: "20 jobs; cold: after any job",
      warm: [get("/jobs"), get("/jobs?limit=19"), get("/jobs?limit=21")],
      cold: [20, 19, 21, 18].flatMap((limit) =>
        shuffled(jobs).map(({ id, created_at }) => {
          const cursor = forgeCursor([milliseconds(created_at), id], { sort: "newest", status: ["published"] });
          return get(`/jobs?limit=${limit}&cursor=${cursor}`);
        }),
      ),
    }),
  ];
};

/** Cursors hold times as `toISOString` writes them. */
const milliseconds = (time: string): string => new Date(time).toISOString();

const pageSize = 20;

const from = "2020-01-01T00:00:00Z";

/** All events of an alliance from the first on: the first page, page 500 or the last full one, and the page after any event. */
export const pagesOf = (events: Material["events"]) => {
  const after = ({ alliance, starts_at, id }: Material["events"][number]) => {
    const filters = { alliance: [alliance], from, radius_km: 25, sort: "soonest", status: ["published", "canceled"] };
    const cursor = forgeCursor([milliseconds(starts_at), id], filters);
    return get(`/alliances/${alliance}/events?from=${from}&cursor=${cursor}`);
  };
  const { alliance } = pick(events, 0);
  const list = events.filter((event) => event.alliance === alliance);
  const page = Math.min(500, Math.floor(list.length / pageSize));
  const last = pick(list, (page - 1) * pageSize - 1);
  return { page, first: get(`/alliances/${alliance}/events?from=${from}`), deep: after(last), after };
};

const deepPages = (events: Material["events"]): Pick<Measured, "what" | "warm" | "cold"> => {
  const { page, deep, after } = pagesOf(events);
  return { what: `page ${page} of events; cold: any page`, warm: [deep], cold: shuffled(events).map(after) };
};

const searches = ({ alliances, words }: Material): Measured[] => {
  const search = (word: string, index: number) => {
    // Another limit and other capitals make another address of the same cost.
    const capitals = Math.floor(index / 16) % 64;
    const q = [...word].map((letter, at) => ((capitals >> at) & 1 ? letter.toUpperCase() : letter)).join("");
    return get(`/search?q=${q}&limit=${20 + (index % 16)}`);
  };
  const some = words.rare.slice(-16);
  const searchFor = (name: string, what: string, list: string[]) =>
    measured({
      name: `search-${name}`,
      what: `search, ${what}`,
      warm: list.slice(0, warmSize).map((word) => search(word, 0)),
      cold: make(Math.min(4_000, 16 * 64 * list.length), (index) =>
        search(pick(list, Math.floor(index / (16 * 64)) + index), index),
      ),
      connections: searchConnections,
      drained: true,
      comparable: false,
    });
  return [
    searchFor("rare", "a rare word", some),
    searchFor("common", "a common word", words.common),
    searchFor("misspelled", "a misspelling", [...words.common, ...some].map(misspelled)),
    measured({
      name: "filters",
      what: "filters; cold: of some alliances",
      warm: [get("/meta/filters")],
      cold: make(2 ** alliances.length - 1, (index) => {
        const chosen = alliances.filter((_, at) => ((index + 1) >> at) & 1);
        return get(`/meta/filters?${chosen.map((slug) => `alliance=${slug}`).join("&")}`);
      }),
      connections: searchConnections,
      // The floor shows a value where the service has the name of a group or a country.
      comparable: false,
      drained: true,
    }),
  ];
};

/** Without a letter in the middle. */
const misspelled = (word: string): string => {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
};

const notModified = ({ alliances, events }: Material): Measured[] => {
  const lists = make(warmSize, (index) => get(`/alliances/${pick(alliances, index)}/events`));
  const details = shuffled(events).slice(0, warmSize).map(eventPath);
  const knowing = (requests: Request[], ifNoneMatch: "*" | "tag") => requests.map((one) => ({ ...one, ifNoneMatch }));
  const status = 304;
  return [
    measured({ name: "304-events", what: "20 events, their ETag", warm: knowing(lists, "tag"), status }),
    measured({ name: "304-events-any", what: "20 events, *", warm: knowing(lists, "*"), status }),
    measured({ name: "304-event", what: "an event, its ETag", warm: knowing(details, "tag"), status }),
    measured({ name: "304-event-any", what: "an event, *", warm: knowing(details, "*"), status }),
  ];
};

const withToken = ({ tokens, openEvents }: Material): Measured[] => {
  const rsvp = (method: "POST" | "DELETE") =>
    tokens.map((token, index): Request => {
      const { alliance, id } = pick(openEvents, index);
      return { path: `/api/v1/events/${alliance}/${id}/attend`, method, token };
    });
  return [
    measured({ name: "me", what: "/me", warm: tokens.map((token) => ({ path: "/api/v1/me", token })) }),
    measured({
      name: "me-groups",
      what: "/me/groups",
      warm: tokens.map((token) => ({ path: "/api/v1/me/groups", token })),
    }),
    measured({
      name: "rsvp",
      what: "RSVP, and its cancellation",
      warm: [...rsvp("POST"), ...rsvp("DELETE")],
      drained: true,
    }),
  ];
};
