import { type Static, Type } from "typebox";
import { createReader, listOf, schemaOf, seedFolder, timezone } from "../files.ts";

const text = Type.String({ minLength: 1 });
const texts = listOf(text);

const city = Type.Object({
  name: text,
  countryCode: schemaOf("CountryCode"),
  region: text,
  timezone,
  latitude: Type.Number(),
  longitude: Type.Number(),
});

const topic = Type.Object({ name: text, category: text, tags: texts, subjects: texts });

const shape = Type.Object({
  cities: listOf(city),
  alliances: texts,
  topics: listOf(topic),
  groups: texts,
  events: listOf(Type.Object({ category: text, hours: Type.Number(), name: text })),
  audiences: texts,
  sentences: texts,
  givenNames: texts,
  familyNames: texts,
  professions: texts,
  levels: texts,
  companyNames: texts,
  nameEnds: Type.Object({
    startup: texts,
    open_source_project: texts,
    partner_community: texts,
    podcast: texts,
    investor: texts,
  }),
  salaries: listOf(Type.Object({ currency: text, low: Type.Integer(), high: Type.Integer() })),
});

export type City = Static<typeof city>;
export type Topic = Static<typeof topic>;

export const words = createReader(`${seedFolder}/synthetic`).read("words.yaml", shape);
