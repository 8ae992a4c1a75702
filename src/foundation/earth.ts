/* Distances on the Earth, modeled as a sphere. Queries compare chords of the unit sphere, which grow with the distance. */

/** Mean radius in kilometers (IUGG). */
const radiusKm = 6371.0088;

type Point = { latitude: number; longitude: number };

export type SearchArea = Point & { chord: number };

export const searchAreaAround = (center: Point, kilometers: number): SearchArea => ({
  ...center,
  chord: 2 * Math.sin(kilometers / (2 * radiusKm)),
});

export const kilometersOf = (chord: number): number => 2 * radiusKm * Math.asin(Math.min(1, chord / 2));
