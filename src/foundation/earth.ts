/* The Earth as a sphere. The chord of the unit sphere between two points grows with the distance along the surface. */

/** Mean radius in kilometers (IUGG). */
const radius = 6371.0088;

type Point = { latitude: number; longitude: number };

export type Circle = Point & { chord: number };

export const circleAround = (center: Point, kilometres: number): Circle => ({
  ...center,
  chord: 2 * Math.sin(kilometres / (2 * radius)),
});

export const kilometresOf = (chord: number): number => 2 * radius * Math.asin(Math.min(1, chord / 2));
