import { type SearchArea, searchAreaAround } from "../../foundation/earth.ts";
import { BadRequest, InvalidField } from "../../foundation/errors.ts";

type Query = { near?: string; radius_km: number; sort: string };

/** @throws BadRequest for coordinates out of range, and for the sort "nearest" without a point */
export const searchAreaOf = ({ near, radius_km: radiusKm, sort }: Query): SearchArea | undefined => {
  if (near === undefined) {
    if (sort === "nearest") throw new BadRequest('query must have "near" for this sort', { parameter: "near" });
    return undefined;
  }
  const [latitude = Number.NaN, longitude = Number.NaN] = near.split(",").map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new BadRequest("query/near must be a latitude from -90 to 90, a comma and a longitude from -180 to 180", {
      parameter: "near",
    });
  return searchAreaAround({ latitude, longitude }, radiusKm);
};

type Coordinates = { latitude: number | null; longitude: number | null };

export const requireBothCoordinates = ({ latitude, longitude }: Coordinates, path: string): void => {
  if ((latitude === null) !== (longitude === null))
    throw new InvalidField(path, `must have "${latitude === null ? "latitude" : "longitude"}"`);
};
