import type { Hit, HitPosition, SearchHits } from "./queries.ts";

export type PagingState = {
  /** The time of the first page, which all pages use. */
  time: Date;
  /** Number of hits on previous pages, counted up to `firstHits`. */
  shown: number;
  /** The last hit shown in the order of rank. */
  position: HitPosition | undefined;
  /** Ids of the hits on previous pages that were shown ahead of their rank. */
  early: readonly string[];
};

/** Number of first hits among which each type with hits has at least one. */
const firstHits = 10;

/** Includes one more hit, which shows whether there is a next page. */
export const countHitsToRead = ({ shown, early }: PagingState, limit: number): number =>
  Math.max(limit, firstHits - shown) + early.length + 1;

/** Sorts hits by rank, but moves the best hit of a type without one among the first ten to the end of these ten. */
export const arrange = (
  { hits, best }: SearchHits,
  state: PagingState,
  limit: number,
): { page: Hit[]; next: PagingState | null } => {
  const isEarly = ({ id }: Hit) => state.early.includes(id);
  const ordered = hits.filter((hit) => !isEarly(hit));
  const remaining = firstHits - state.shown;
  const leads = firstOfTypes(best).filter((hit) => isAfter(hit, state.position) && !isEarly(hit));
  const { unmoved, promoted } = promote(ordered, leads, remaining);
  const others = ordered.slice(unmoved).filter((hit) => !promoted.some(({ id }) => id === hit.id));
  const arranged = [...ordered.slice(0, unmoved), ...promoted, ...others];
  const page = arranged.slice(0, limit);
  if (arranged.length <= limit) return { page, next: null };
  const position = page.findLast((hit) => !promoted.includes(hit)) ?? state.position;
  const early = [...state.early, ...page.filter((hit) => promoted.includes(hit)).map(({ id }) => id)];
  return { page, next: { time: state.time, shown: Math.min(state.shown + page.length, firstHits), position, early } };
};

/** Moves leads to the end of the remaining first hits. @returns the leads, and the number of hits before them */
const promote = (
  ordered: readonly Hit[],
  leads: readonly Hit[],
  remaining: number,
): { unmoved: number; promoted: Hit[] } => {
  for (let unmoved = Math.max(remaining, 0); unmoved > 0; unmoved--) {
    const before = ordered.slice(0, unmoved);
    const promoted = leads.filter((lead) => !before.some(({ id }) => id === lead.id));
    if (promoted.length <= remaining - unmoved) return { unmoved, promoted };
  }
  return { unmoved: 0, promoted: leads.slice(0, Math.max(remaining, 0)) };
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
