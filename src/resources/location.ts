import type { components } from "../../generated/contract.ts";
import { type Circle, circleAround, kilometresOf, type Located } from "../db/location.ts";
import { BadRequest } from "../errors.ts";

type Query = { near?: string; radius_km: number; sort: string };

/**
 * The circle that a list is limited to.
 * @throws BadRequest for a point that is not on the Earth, and for an order by distance from nowhere
 */
export const circleOf = ({ near, radius_km: kilometres, sort }: Query): Circle | undefined => {
  if (near === undefined) {
    if (sort === "nearest") throw new BadRequest('query must have "near" for this sort', { parameter: "near" });
    return undefined;
  }
  const [latitude = Number.NaN, longitude = Number.NaN] = near.split(",").map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new BadRequest("query/near must be a latitude from -90 to 90, a comma and a longitude from -180 to 180", {
      parameter: "near",
    });
  return circleAround({ latitude, longitude }, kilometres);
};

type Point = { latitude: number | null; longitude: number | null };

export const noPoint: Point = { latitude: null, longitude: null };

/** @throws BadRequest naming the coordinate that is missing */
export const requireWholePoint = ({ latitude, longitude }: Point, path: string): void => {
  if ((latitude === null) !== (longitude === null))
    throw new BadRequest(`${path} must have "${latitude === null ? "latitude" : "longitude"}"`);
};

export const toGeoPoint = ({ latitude, longitude }: Point): components["schemas"]["GeoPoint"] | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** In a list around a point; to ten metres. */
export const toDistance = ({ distance }: Located): { distance_km?: number } =>
  typeof distance === "number" ? { distance_km: Math.round(kilometresOf(distance) * 100) / 100 } : {};
