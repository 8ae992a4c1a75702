import type { Schemas } from "../../../generated/contract.ts";
import { kilometersOf } from "../../foundation/earth.ts";

type Coordinates = { latitude: number | null; longitude: number | null };

export const noLocation: Coordinates = { latitude: null, longitude: null };

export const toGeoPoint = ({ latitude, longitude }: Coordinates): Schemas["GeoPoint"] | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The distance, rounded to ten meters. `chord` is the straight-line distance in radii of the Earth. */
export const toDistance = (chord: number | null | undefined): { distance_km?: number } =>
  typeof chord === "number" ? { distance_km: Math.round(kilometersOf(chord) * 100) / 100 } : {};
