import type { enums } from "../../../../generated/contract.ts";
import { type NonEmpty, readYaml, seedFolder } from "../files.ts";

type Texts = NonEmpty<string>;

export type City = {
  name: string;
  countryCode: string;
  region: string;
  timezone: string;
  latitude: number;
  longitude: number;
};
export type Topic = { name: string; category: string; tags: Texts; subjects: Texts };

type Words = {
  cities: NonEmpty<City>;
  alliances: Texts;
  topics: NonEmpty<Topic>;
  groups: Texts;
  events: NonEmpty<{ category: string; hours: number; name: string }>;
  audiences: Texts;
  sentences: Texts;
  givenNames: Texts;
  familyNames: Texts;
  professions: Texts;
  levels: Texts;
  companyNames: Texts;
  nameEnds: Record<(typeof enums.LandscapeKind)[number], Texts>;
  salaries: NonEmpty<{ currency: string; low: number; high: number }>;
};

export const words = readYaml<Words>(`${seedFolder}/synthetic/words.yaml`);
