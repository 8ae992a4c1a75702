import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SearchArea } from "../earth.ts";
import type { Order } from "./keyset.ts";
import { type Params, paramIn } from "./statement.ts";

/*
 * Distances on the Earth. `alliance_location` maps a point to the unit sphere, where an index finds the nearest points, even at the
 * poles and the date line.
 */

export type { SearchArea as Circle };

type Columns = { latitude: SQLWrapper; longitude: SQLWrapper };

const locationOf = ({ latitude, longitude }: Columns): SQL => sql`alliance_location(${latitude}, ${longitude})`;

const centerOf = ({ latitude, longitude }: Params<SearchArea>): SQL =>
  sql`alliance_location(${latitude}::float8, ${longitude}::float8)`;

const chordTo = (columns: Columns, circle: Params<SearchArea>): SQL<number> =>
  sql<number>`(${locationOf(columns)} <-> ${centerOf(circle)})`;

/** Placeholders of the search circle, which is the value `near` of a list's statement. */
const near: Params<SearchArea> = {
  latitude: paramIn("near", "latitude"),
  longitude: paramIn("near", "longitude"),
  chord: paramIn("near", "chord"),
};

export type WithDistance = { distance?: number | null };

export const distanceOf = (columns: Columns, circle: Params<SearchArea> | undefined): SQL<number | null> =>
  circle ? chordTo(columns, circle) : sql<null>`null`;

export const byDistance = <Row extends WithDistance>(columns: Columns): Order<Row> => ({
  key: chordTo(columns, near),
  type: "float8",
  direction: "ascending",
  keyOf: ({ distance }) => distance ?? 0,
});

/** Excludes rows without a location explicitly, so that PostgreSQL can use the partial indexes. */
export const isWithin = (columns: Columns, circle: Params<SearchArea> | undefined): SQL | undefined =>
  circle &&
  sql`${columns.latitude} is not null and ${locationOf(columns)} <@ cube_enlarge(${centerOf(circle)}, ${circle.chord}::float8, 3)
    and ${chordTo(columns, circle)} <= ${circle.chord}::float8`;
