import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Circle } from "../earth.ts";
import type { Order } from "./keyset.ts";
import { type Places, placeIn } from "./statement.ts";

/*
 * Distances between points on the Earth. `alliance_location` makes one a point of the unit sphere in space, where an index finds
 * the nearest, at the poles and the date line too.
 */

export type { Circle };

type Columns = { latitude: SQLWrapper; longitude: SQLWrapper };

const locationOf = ({ latitude, longitude }: Columns): SQL => sql`alliance_location(${latitude}, ${longitude})`;

const centerOf = ({ latitude, longitude }: Places<Circle>): SQL =>
  sql`alliance_location(${latitude}::float8, ${longitude}::float8)`;

/** The chord between a row's location and the center. */
const chordTo = (columns: Columns, circle: Places<Circle>): SQL<number> =>
  sql<number>`(${locationOf(columns)} <-> ${centerOf(circle)})`;

/** The circle of a list's page, which its statement is given as `near`. */
const near: Places<Circle> = {
  latitude: placeIn("near", "latitude"),
  longitude: placeIn("near", "longitude"),
  chord: placeIn("near", "chord"),
};

/** A row of a list; `distance` is the chord to the center of its circle, if it has one. */
export type Located = { distance?: number | null };

/** What a list selects as `distance`. */
export const distanceOf = (columns: Columns, circle: Places<Circle> | undefined): SQL<number | null> =>
  circle ? chordTo(columns, circle) : sql<null>`null`;

/** The order of a list whose page has a circle. */
export const byDistance = <Row extends Located>(columns: Columns): Order<Row> => ({
  key: chordTo(columns, near),
  type: "float8",
  direction: "ascending",
  keyOf: ({ distance }) => distance ?? 0,
});

/** Rows within the circle. The partial indexes of locations leave out rows without one. */
export const isWithin = (columns: Columns, circle: Places<Circle> | undefined): SQL | undefined =>
  circle &&
  sql`${columns.latitude} is not null and ${locationOf(columns)} <@ cube_enlarge(${centerOf(circle)}, ${circle.chord}::float8, 3)
    and ${chordTo(columns, circle)} <= ${circle.chord}::float8`;
