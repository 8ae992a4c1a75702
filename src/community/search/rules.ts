import type { Found, Hit, HitPosition } from "./queries.ts";

/** Where a page begins. */
export type Place = {
  /** The time of the first page: by it, all pages find upcoming events and order them. */
  time: Date;
  /** How many hits the pages before have shown; it stays 10 after that. */
  shown: number;
  /** The last hit that stood where its rank puts it. */
  position: HitPosition | undefined;
  /** The hits that stood before their turn. */
  early: readonly string[];
};

/** Among this many hits, each type that has any has one. */
const firstHits = 10;

/** How many hits a page has to know of: one more shows whether there is a next page. */
export const hitsToRead = ({ shown, early }: Place, limit: number): number =>
  Math.max(limit, firstHits - shown) + early.length + 1;

/**
 * The hits of a page and where the next one begins. They stand by rank, but the best hit of a type that would have none among the
 * first ten stands at the end of these.
 */
export const arrange = ({ hits, best }: Found, place: Place, limit: number): { page: Hit[]; next: Place | null } => {
  const isEarly = ({ id }: Hit) => place.early.includes(id);
  const ordered = hits.filter((hit) => !isEarly(hit));
  const open = firstHits - place.shown;
  const leads = firstOfTypes(best).filter((hit) => isAfter(hit, place.position) && !isEarly(hit));
  const { kept, promoted } = promote(ordered, leads, open);
  const others = ordered.slice(kept).filter((hit) => !promoted.some(({ id }) => id === hit.id));
  const arranged = [...ordered.slice(0, kept), ...promoted, ...others];
  const page = arranged.slice(0, limit);
  if (arranged.length <= limit) return { page, next: null };
  const position = page.findLast((hit) => !promoted.includes(hit)) ?? place.position;
  const early = [...place.early, ...page.filter((hit) => promoted.includes(hit)).map(({ id }) => id)];
  return { page, next: { time: place.time, shown: Math.min(place.shown + page.length, firstHits), position, early } };
};

/** How many hits stay before those that are put forward to the end of the open places. */
const promote = (ordered: readonly Hit[], leads: readonly Hit[], open: number): { kept: number; promoted: Hit[] } => {
  for (let kept = Math.max(open, 0); kept > 0; kept--) {
    const before = ordered.slice(0, kept);
    const promoted = leads.filter((lead) => !before.some(({ id }) => id === lead.id));
    if (promoted.length <= open - kept) return { kept, promoted };
  }
  return { kept: 0, promoted: leads.slice(0, Math.max(open, 0)) };
};

const firstOfTypes = (best: readonly Hit[]): Hit[] =>
  best.filter(({ type }, index) => best.findIndex((other) => other.type === type) === index);

/** As the statement compares positions. */
const isAfter = (hit: HitPosition, position: HitPosition | undefined): boolean => {
  if (!position) return true;
  if (hit.tier !== position.tier) return hit.tier > position.tier;
  if (hit.rank !== position.rank) return hit.rank < position.rank;
  if (hit.kind !== position.kind) return hit.kind > position.kind;
  if (hit.distance !== position.distance) return hit.distance > position.distance;
  return hit.id > position.id;
};
