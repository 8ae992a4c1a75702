import { invalidCursor, isTimestamp, isUuid } from "../../foundation/db/keyset.ts";
import type { HitPosition } from "./queries.ts";
import type { Place } from "./rules.ts";
import { hitTypes } from "./sources/queries.ts";

export const toValues = ({ time, shown, position, early }: Place): unknown[] => [
  time.toISOString(),
  shown,
  position ? [position.tier, position.rank, position.kind, position.distance, position.id] : null,
  early,
];

/** Cursors are not secret: the values may be anything. @throws BadRequest for what `toValues` does not make */
export const toPlace = ([time, shown, position, early, ...more]: unknown[]): Place => {
  const isPlace =
    typeof time === "string" && isTimestamp(time) && isCount(shown) && Array.isArray(early) && early.every(isUuid);
  if (!isPlace || early.length > hitTypes.length || more.length > 0) throw invalidCursor();
  return { time: new Date(time), shown, position: position === null ? undefined : toPosition(position), early };
};

const toPosition = (values: unknown): HitPosition => {
  const [tier, rank, kind, distance, id, ...more]: unknown[] = Array.isArray(values) ? values : [];
  if (!isCount(tier) || !isNumber(rank) || !isCount(kind) || !isNumber(distance) || !isUuid(id) || more.length > 0)
    throw invalidCursor();
  return { tier, rank, kind, distance, id };
};

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const isCount = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 0 && value <= 10;
