import type { Schemas } from "../../../../generated/contract.ts";
import { numberOf, readFields, toValues } from "../fields.ts";

const readTexts = readFields("GroupForm");

export const toGroupBody = ({ latitude, longitude, ...form }: Partial<Schemas["GroupForm"]>) => ({
  ...readTexts(form),
  ...(latitude !== undefined && longitude !== undefined && { location: toLocation(latitude, longitude) }),
});

const toLocation = (...degrees: [string, string]) => {
  const [latitude, longitude] = degrees.map(numberOf);
  return latitude === null && longitude === null ? null : { latitude, longitude };
};

export const toGroupValues = ({ location, ...group }: Schemas["Group"]) => ({
  ...toValues(group),
  latitude: String(location?.latitude ?? ""),
  longitude: String(location?.longitude ?? ""),
});
