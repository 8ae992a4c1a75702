import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Circle } from "../earth.ts";
import type { Order } from "./keyset.ts";
import { type Places, placeIn } from "./statement.ts";

/*
 * Distances on the Earth. `alliance_location` maps a point to the unit sphere, where an index finds the nearest points, even at the
 * poles and the date line.
 */

export type { Circle };

type Columns = { latitude: SQLWrapper; longitude: SQLWrapper };

const locationOf = ({ latitude, longitude }: Columns): SQL => sql`alliance_location(${latitude}, ${longitude})`;

const centerOf = ({ latitude, longitude }: Places<Circle>): SQL =>
  sql`alliance_location(${latitude}::float8, ${longitude}::float8)`;

const chordTo = (columns: Columns, circle: Places<Circle>): SQL<number> =>
  sql<number>`(${locationOf(columns)} <-> ${centerOf(circle)})`;

/** Placeholders of the search circle, which is the value `near` of a list's statement. */
const near: Places<Circle> = {
  latitude: placeIn("near", "latitude"),
  longitude: placeIn("near", "longitude"),
  chord: placeIn("near", "chord"),
};

export type WithDistance = { distance?: number | null };

export const distanceOf = (columns: Columns, circle: Places<Circle> | undefined): SQL<number | null> =>
  circle ? chordTo(columns, circle) : sql<null>`null`;

export const byDistance = <Row extends WithDistance>(columns: Columns): Order<Row> => ({
  key: chordTo(columns, near),
  type: "float8",
  direction: "ascending",
  keyOf: ({ distance }) => distance ?? 0,
});

/** Excludes rows without a location explicitly, so that PostgreSQL can use the partial indexes. */
export const isWithin = (columns: Columns, circle: Places<Circle> | undefined): SQL | undefined =>
  circle &&
  sql`${columns.latitude} is not null and ${locationOf(columns)} <@ cube_enlarge(${centerOf(circle)}, ${circle.chord}::float8, 3)
    and ${chordTo(columns, circle)} <= ${circle.chord}::float8`;
