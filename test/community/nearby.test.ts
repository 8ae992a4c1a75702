import assert from "node:assert/strict";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { createFixtures } from "../support/fixtures.ts";
import { listAll, valuesOf } from "../support/pages.ts";
import { requireStatus } from "../support/responses.ts";
import { type Service, startService } from "../support/service.ts";

type Point = { latitude: number; longitude: number };

/** Calculates distances by the haversine formula. The service uses another formula, so this is an independent check. */
const kilometersBetween = (a: Point, b: Point): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2;
  const across = haversine(radians(b.longitude - a.longitude));
  const half =
    haversine(radians(b.latitude - a.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(half));
};

const format = ({ latitude, longitude }: Point): string => `${latitude},${longitude}`;

const points: Record<string, Point> = {
  alexanderplatz: { latitude: 52.5219, longitude: 13.4132 },
  kreuzberg: { latitude: 52.4986, longitude: 13.4034 },
  potsdam: { latitude: 52.3906, longitude: 13.0645 },
  leipzig: { latitude: 51.3397, longitude: 12.3731 },
  hamburg: { latitude: 53.5511, longitude: 9.9937 },
  // Two neighbors across the date line, and two across the North Pole.
  taveuni: { latitude: -16.8, longitude: 179.95 },
  rabi: { latitude: -16.5, longitude: -179.95 },
  pole: { latitude: 89.9, longitude: 10 },
  beyond: { latitude: 89.9, longitude: -170 },
};

const point = (name: string): Point => points[name] ?? assert.fail(name);

type ListItem = { name: string; distance_km?: number };

const createFinder = (service: Service, id: RouteId, path: Record<string, string>) => async (query: object) => {
  const { status, body } = await service.call(id, { path, query: { ...query } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.items as ListItem[];
};

test("lists around a point", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call } = service;
  const fixtures = await createFixtures(service);
  const alliance = await fixtures.alliance();
  const host = await fixtures.group(alliance, { name: "Host" });
  for (const [name, location] of Object.entries(points)) {
    await fixtures.group(alliance, { name, location });
    await fixtures.event(host, { name, venue: { name, location } });
  }
  await fixtures.group(alliance, { name: "nowhere" });
  await fixtures.event(host, { name: "nowhere", venue: { name: "To be announced" } });
  const path = { alliance: alliance.slug };
  const lists = {
    listAllEvents: createFinder(service, "listAllEvents", {}),
    listEvents: createFinder(service, "listEvents", path),
  };
  const finders = { ...lists, listGroups: createFinder(service, "listGroups", path) };
  const center = point("alexanderplatz");

  for (const [id, find] of Object.entries(finders)) {
    await t.test(`${id}: nearest first, with distances, on pages of any size`, async () => {
      const query = { near: format(center), radius_km: 500, sort: "nearest" };
      const items = await find(query);
      for (const list of [items, await listAll(service, id as RouteId, { path, query }, 2)])
        assert.deepEqual(valuesOf(list, "name"), ["alexanderplatz", "kreuzberg", "potsdam", "leipzig", "hamburg"]);
      for (const { name, distance_km = -1 } of items)
        assert.ok(Math.abs(distance_km - kilometersBetween(center, point(name))) < 0.01, `${name}: ${distance_km}`);
    });

    await t.test(`${id}: the radius is 25 km by default, and radius_km changes it`, async () => {
      const listNames = async (query: object) =>
        (await find({ near: format(center), ...query })).map(({ name }) => name).sort();
      assert.deepEqual(await listNames({}), ["alexanderplatz", "kreuzberg"]);
      assert.deepEqual(await listNames({ radius_km: 0 }), ["alexanderplatz"]);
      const toPotsdam = kilometersBetween(center, point("potsdam"));
      assert.equal((await listNames({ radius_km: toPotsdam - 0.001 })).length, 2);
      assert.equal((await listNames({ radius_km: toPotsdam + 0.001 })).length, 3);
    });

    await t.test(`${id}: finds neighbors across the date line and the poles`, async () => {
      const listNames = async (name: string) =>
        (await find({ near: format(point(name)), radius_km: 50, sort: "nearest" })).map((item) => item.name);
      assert.deepEqual(await listNames("rabi"), ["rabi", "taveuni"]);
      assert.deepEqual(await listNames("pole"), ["pole", "beyond"]);
    });

    await t.test(`${id}: returns 400 and describes the error in near or radius_km`, async () => {
      const radii = ["0x10", "1e1", "+5", " 5"].map((radius_km) => ({ near: "1,1", radius_km }));
      for (const [query, error] of [
        [{ near: "91,0" }, /^query\/near must be a latitude from -90 to 90, a comma and a long/],
        [{ near: "0,180.5" }, /^query\/near must be/],
        [{ near: "Berlin" }, /^query\/near must be latitude,longitude, such as/],
        [{ near: "1,1", radius_km: 501 }, /^query\/radius_km must be <= 500/],
        ...radii.map((query) => [query, /^query\/radius_km must be number/] as const),
        [{ sort: "nearest" }, /^query must have "near" for this sort$/],
      ] as const) {
        assert.match(requireStatus(await call(id as RouteId, { path, query: { ...query } }), 400), error);
      }
    });
  }

  await t.test("items have no distance without the parameter near", async () => {
    for (const find of Object.values(finders)) assert.ok((await find({})).every((item) => !("distance_km" in item)));
  });
});
