import type { Hit, HitPosition, SearchHits } from "./queries.ts";

export type Place = {
  /** The time of the first page, which all pages use. */
  time: Date;
  /** Hits on previous pages, at most 10. */
  shown: number;
  /** The last hit shown in the order of rank. */
  position: HitPosition | undefined;
  /** Ids of the hits shown ahead of their rank. */
  early: readonly string[];
};

/** Each type with hits has one among the first ten. */
const firstHits = 10;

/** Includes one more hit, which shows whether there is a next page. */
export const hitsToRead = ({ shown, early }: Place, limit: number): number =>
  Math.max(limit, firstHits - shown) + early.length + 1;

/** By rank, except that the best hit of a type without one among the first ten moves to the end of these. */
export const arrange = (
  { hits, best }: SearchHits,
  place: Place,
  limit: number,
): { page: Hit[]; next: Place | null } => {
  const isEarly = ({ id }: Hit) => place.early.includes(id);
  const ordered = hits.filter((hit) => !isEarly(hit));
  const open = firstHits - place.shown;
  const leads = firstOfTypes(best).filter((hit) => isAfter(hit, place.position) && !isEarly(hit));
  const { unmoved, promoted } = promote(ordered, leads, open);
  const others = ordered.slice(unmoved).filter((hit) => !promoted.some(({ id }) => id === hit.id));
  const arranged = [...ordered.slice(0, unmoved), ...promoted, ...others];
  const page = arranged.slice(0, limit);
  if (arranged.length <= limit) return { page, next: null };
  const position = page.findLast((hit) => !promoted.includes(hit)) ?? place.position;
  const early = [...place.early, ...page.filter((hit) => promoted.includes(hit)).map(({ id }) => id)];
  return { page, next: { time: place.time, shown: Math.min(place.shown + page.length, firstHits), position, early } };
};

/** Moves the leads to the end of the open places. @returns the number of hits that stay before them */
const promote = (
  ordered: readonly Hit[],
  leads: readonly Hit[],
  open: number,
): { unmoved: number; promoted: Hit[] } => {
  for (let unmoved = Math.max(open, 0); unmoved > 0; unmoved--) {
    const before = ordered.slice(0, unmoved);
    const promoted = leads.filter((lead) => !before.some(({ id }) => id === lead.id));
    if (promoted.length <= open - unmoved) return { unmoved, promoted };
  }
  return { unmoved: 0, promoted: leads.slice(0, Math.max(open, 0)) };
};

const firstOfTypes = (best: readonly Hit[]): Hit[] =>
  best.filter(({ type }, index) => best.findIndex((other) => other.type === type) === index);

const isAfter = (hit: HitPosition, position: HitPosition | undefined): boolean => {
  if (!position) return true;
  if (hit.tier !== position.tier) return hit.tier > position.tier;
  if (hit.rank !== position.rank) return hit.rank < position.rank;
  if (hit.kind !== position.kind) return hit.kind > position.kind;
  if (hit.distance !== position.distance) return hit.distance > position.distance;
  return hit.id > position.id;
};
